"""Records of a game: small named tuples that lie in its columns, and the scopes in which texts are asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ..words.book import Deck


@dataclass(slots=True)
class Scope:
    """Whose ability is meant where nothing is running."""

    source: int
    serial: int
    seat: int
    event: tuple[Any, ...] | None = None

    @property
    def was(self) -> int:
        return self.serial


class TimedScope:
    """The scope of what an ability left behind: it remembers what its maker had chosen."""

    def __init__(self, source: int, serial: int, seat: int, slots: tuple[tuple[str, Any], ...]) -> None:
        self.source, self.serial, self.was, self.seat, self.event = source, serial, serial, seat, None
        for name, value in slots:
            setattr(self, name, value)


class Start(NamedTuple):
    """What a game began with."""

    decks: tuple[Deck, ...]
    seed: int
    options: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winning seat, or None for a draw, with the rule that ended it."""

    winner: int | None
    rule: str
    reason: str
