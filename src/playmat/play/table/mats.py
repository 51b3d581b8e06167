"""What the table knows of single books: the drawing, a card's numbers beside a choice, and acts in words.

A game without a `table` is drawn zone by zone, and the table guesses acts from the options themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...games import piece
from ...kernel.state.game import Game
from ...kernel.words.questions import Option, Question
from .stops import Folded, Stops, nothing_folded

if TYPE_CHECKING:
    from .layout import Parts


@dataclass(frozen=True)
class Examples:
    """What help shows: a choice in words, an act to ask about, zones to look into."""

    choice: str = "the words"
    act: str = "play NAME"
    look: str = "look drop, look their drop"


def no_detail(game: Game, card: int) -> str:
    return ""


def always(game: Game, question: Question) -> bool:
    return True


def own_prompt(game: Game, question: Question) -> str:
    return question.prompt


@dataclass(frozen=True)
class Mat:
    """`detail` gives the numbers of a card that a person sees; `guesses`, acts that typed words may mean.

    `stops` says where people may be asked; `folded`, which options are shown on request only; `prompt`, the words of
    a question where the book's own are too short for a person; `redraws`, whether a question is worth the table anew.
    """

    parts: Parts | None = None
    detail: Callable[[Game, int], str] = no_detail
    guesses: Callable[[Game, int, list[str]], Iterator[Option]] | None = None
    examples: Examples = Examples()
    stops: Stops | None = None
    folded: Folded = nothing_folded
    prompt: Callable[[Game, Question], str] = own_prompt
    redraws: Callable[[Game, Question], bool] = always


PLAIN = Mat()


def mat_of(book: str) -> Mat:
    """The mat of a book, or a plain one."""
    return piece(book, "table", PLAIN)
