"""Stops: where a person wants to be asked, so that the other chances to act are passed for them.

A book whose players may act at almost any time brings its `Stops`; a `Passing` remembers what a person at the table
has chosen among them. Only a question that can be passed is ever answered for a person; any other is always put.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from ...kernel.state.game import Game
from ...kernel.words.questions import Option, Question
from .typed import whole

PASS = "pass"
WIDTH = 80
USUAL, ALL, NONE = "usual", "all", "none"


@dataclass(frozen=True)
class Stop:
    """A sort of moment. `usual`: people are asked there until they say otherwise."""

    name: str
    words: str
    usual: bool = False


def all_worth(game: Game, question: Question) -> bool:
    return True


@dataclass(frozen=True)
class Stops:
    """What a book knows of its stops.

    `place` gives the stop that a question belongs to, or nothing for a question that is always put; `worth`, whether
    its options are worth a question at all, and `unworthy` says why they are not.
    """

    stops: tuple[Stop, ...]
    place: Callable[[Game, Question], str | None]
    worth: Callable[[Game, Question], bool] = all_worth
    unworthy: str = "nothing worth asking"

    def named(self, typed: str) -> Stop | None:
        """A stop by its number or its name."""
        number = whole(typed)
        if number is not None:
            return self.stops[number - 1] if 1 <= number <= len(self.stops) else None
        return next((stop for stop in self.stops if stop.name == typed), None)


@dataclass
class Passing:
    """The stops of each seat in one sitting, and what was passed since the person was last told."""

    on: dict[int, set[str]] = field(default_factory=dict)
    _resting: dict[int, int] = field(default_factory=dict)
    _passed: dict[int, list[str]] = field(default_factory=dict)

    def of(self, stops: Stops, seat: int) -> set[str]:
        return self.on.setdefault(seat, {stop.name for stop in stops.stops if stop.usual})

    def passes(self, stops: Stops | None, game: Game, question: Question) -> bool:
        """Whether this question is passed for the person; then it is noted."""
        if stops is None or PASS not in question.options:
            return False
        place = stops.place(game, question)
        if place is None or self._asks(stops, game, question, place):
            return False
        why = "" if stops.worth(game, question) else f" ({stops.unworthy})"
        self._passed.setdefault(question.seat, []).append(place + why)
        return True

    def _asks(self, stops: Stops, game: Game, question: Question, place: str) -> bool:
        if self._resting.get(question.seat) == game.facts.get("turn"):
            return False
        return place in self.of(stops, question.seat) and stops.worth(game, question)

    def pass_the_rest(self, game: Game, seat: int) -> None:
        """Be asked at no stop until this turn is over."""
        self._resting[seat] = game.facts["turn"]

    def wake(self) -> None:
        """Be asked again, as before `pass_the_rest`."""
        self._resting.clear()

    def change(self, stops: Stops, seat: int, typed: str) -> bool:
        """Change the stops as typed: one of them by number or name, or all, none or the usual; False if it is none."""
        found, on = stops.named(typed), self.of(stops, seat)
        if found is not None:
            on.symmetric_difference_update({found.name})
        elif typed in (USUAL, ALL, NONE):
            self.on[seat] = {s.name for s in stops.stops if typed == ALL or (typed == USUAL and s.usual)}
        return found is not None or typed in (USUAL, ALL, NONE)

    def told(self, seat: int | None) -> str:
        """One line for all that was passed since the last time; nothing if nothing was."""
        passed = self._passed.pop(seat, []) if seat is not None else []
        return shortened("passed: " + ", ".join(counted(passed))) if passed else ""


def counted(words: Iterable[str]) -> list[str]:
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return [f"{word} ×{count}" if count > 1 else word for word, count in counts.items()]


def shortened(line: str) -> str:
    return line if len(line) <= WIDTH else line[: WIDTH - 1] + "…"


Folded = Callable[[Game, Question], Mapping[Option, str]]
"""Options that are shown on request only, each with what such options are called together."""


def nothing_folded(game: Game, question: Question) -> Mapping[Option, str]:
    return {}
