"""What a bot that looks ahead hopes for: how good a game is for a seat, and quick answers on the way there.

Each game may bring an `Evaluation` of its own; without one the generic evaluation counts cards. It is only ever
asked about imagined games, so it may read them as it likes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..games import piece
from ..kernel.state.game import Game
from ..kernel.words.questions import DONE, YES, Option, Question

WIN = 1000.0
PASS = "pass"
END = "end"


def every_option(game: Game, question: Question) -> Sequence[Option]:
    return question.options


@dataclass(frozen=True, slots=True)
class Evaluation:
    """`worth` of a game for a seat; `habit`, a quick answer to a question (given the seat that looks ahead);
    `is_quiet`, whether a look ahead may stop at a question; `sifted`, the options that are worth a look."""

    worth: Callable[[Game, int], float]
    habit: Callable[[Game, Question, int], Option]
    is_quiet: Callable[[Game, Question], bool]
    sifted: Callable[[Game, Question], Sequence[Option]] = every_option


def evaluation_of(book: str) -> Evaluation:
    """The evaluation of a book, or the generic one."""
    return piece(book, "evaluation", GENERIC)


def won_or_lost(game: Game, seat: int) -> float:
    """The worth of the result; nothing while the game goes on, and for a draw."""
    if game.result is None or game.result.winner is None:
        return 0.0
    return WIN if game.result.winner == seat else -WIN


def more_cards(game: Game, seat: int) -> float:
    """A generic worth: cards outside the largest zone, which is where a game keeps its unused cards."""
    counts = [0] * game.book.seats
    for other in range(game.book.seats):
        sizes = sorted(len(game.in_zone(other, zone.name)) for zone in game.book.places.zones if not zone.shared)
        counts[other] = sum(sizes[:-1])
    mine = counts[seat]
    return won_or_lost(game, seat) + 2 * mine - sum(counts)


def first_thought(game: Game, question: Question, seat: int) -> Option:
    """A generic habit: pass, pick no more than needed, say yes, and else take the first option."""
    options = question.options
    for word in (PASS, DONE, END, YES):
        if word in options:
            return word
    return options[0]


def picked_so_far(game: Game, question: Question) -> tuple[int, ...]:
    """The cards that were picked before, of a question that is put again for each card."""
    return getattr(game.frames[-1], question.about) or ()


def acts_are_quiet(game: Game, question: Question) -> bool:
    return question.kind == "act"


GENERIC = Evaluation(more_cards, first_thought, acts_are_quiet)
