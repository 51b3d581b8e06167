"""Bots: whoever answers a seat's questions.

A bot is handed a `Seat`, never the game: it can ask what the seat may know, and can imagine games that
could be the true one. The same seed and the same games give the same choices.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from ..kernel.state.game import Game
from ..kernel.words.errors import NotAsked, PlaymatError, did_you_mean
from ..kernel.words.questions import Option, Question
from ..kernel.words.reading import short
from .evaluations import Evaluation, evaluation_of
from .seat import Seat

MOST_OPTIONS = 40
"""A bot that tries every option tries no more than this many, some of each kind."""

MOST_FOLLOW_UPS = 80
"""Answers given by habit before a look ahead is cut off."""

MOST_ACTS = 80
"""Acts of one turn after which a bot that looks ahead ends the phase, whatever it hopes for."""

QUIET_WORDS = ("pass", "done", "end", "no", "nobody", "decline", "forfeit")


class Bot(Protocol):
    """Anything that can answer a seat's question."""

    def choose(self, seat: Seat) -> Option: ...


def asked(seat: Seat) -> Question:
    if seat.question is None:
        raise NotAsked(f"seat {seat.number} is not asked anything now")
    return seat.question


class RandomBot:
    """Takes any option, each as likely as the others."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = Random(seed)

    def choose(self, seat: Seat) -> Option:
        return self._chance.choice(asked(seat).options)


class GreedyBot:
    """Tries each option in an imagined game up to the next quiet moment, and takes the best.

    Of equals it takes the one that does least, so it never acts for nothing.
    """

    def __init__(self, seed: int = 0) -> None:
        self._chance = Random(seed)
        self._turn: object = None
        self._acts = 0

    def choose(self, seat: Seat) -> Option:
        question = asked(seat)
        imagined = seat.imagined(self._chance.getrandbits(32))
        if self._tired(question, imagined) and (quiet := [o for o in question.options if o in QUIET_WORDS]):
            return quiet[0]
        hopes = evaluation_of(seat.book)
        options = sorted(few(tuple(hopes.sifted(imagined, question)), self._chance), key=restless)
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda option: look_ahead(imagined, seat.number, option, hopes))

    def _tired(self, question: Question, game: Game) -> bool:
        """Whether this turn has had so many acts that it looks like running in circles."""
        turn = game.facts.get("turn")
        if turn != self._turn:
            self._turn, self._acts = turn, 0
        self._acts += question.kind == "act"
        return self._acts > MOST_ACTS


def restless(option: Option) -> bool:
    """Sorts the options that do nothing first, so that `max` prefers them among equals."""
    return option not in QUIET_WORDS


def few(options: tuple[Option, ...], chance: Random, most: int = MOST_OPTIONS) -> list[Option]:
    """At most so many of the options, in their order, with every kind of act among them."""
    if len(options) <= most:
        return list(options)
    kinds: dict[object, list[int]] = {}
    for at, option in enumerate(options):
        kinds.setdefault(kind_of(option), []).append(at)
    kept = {chance.choice(places) for places in kinds.values()}
    rest = [at for at in range(len(options)) if at not in kept]
    kept.update(chance.sample(rest, max(0, min(len(rest), most - len(kept)))))
    return [options[at] for at in sorted(kept)]


def kind_of(option: Option) -> object:
    """What two options share when they are the same act with other cards."""
    match option:
        case (word, *_):
            return word
        case int():
            return "card"
    return option


def look_ahead(game: Game, seat: int, option: Option, hopes: Evaluation) -> float:
    """How good the game is for the seat after the option, at the next quiet moment.

    To do nothing at a quiet moment is worth what the game is worth now.
    """
    assert game.question is not None
    if option in QUIET_WORDS and hopes.is_quiet(game, game.question):
        return hopes.worth(game, seat)
    fork = game.fork()
    fork.decide(option)
    for _ in range(MOST_FOLLOW_UPS):
        question = fork.question
        if question is None or hopes.is_quiet(fork, question):
            break
        fork.decide(hopes.habit(fork, question, seat))
    return hopes.worth(fork, seat)


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name; raises PlaymatError with a hint when there is none."""
    if name not in BOTS:
        raise PlaymatError(f"no bot named {short(name)}{did_you_mean(name, BOTS)}; there is {', '.join(BOTS)}")
    return BOTS[name](seed)
