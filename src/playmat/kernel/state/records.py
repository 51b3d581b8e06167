"""Records of a game: small named tuples that lie in its columns, and the scopes in which texts are asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ..words.plain import Plain, Record

if TYPE_CHECKING:
    from ..words.book import Deck
    from ..words.questions import Option

Slots: TypeAlias = tuple[tuple[str, Plain], ...]
"""What a running ability had chosen and found, by slot."""
Happened: TypeAlias = tuple[Plain, ...]
"""The event that set an ability off: its kind, then the remembered cards of each role."""


class Until(NamedTuple):
    """When something ends: at which moment, and at the latest which time that moment comes."""

    moment: str
    number: int


class Effect(NamedTuple):
    """A lasting effect on cards or on a player.

    `cards` are the remembered cards, a seat number for an effect on a player, or None for a group that it follows,
    with the slots its maker had filled. `change` names a compiled change.
    """

    stamp: int
    seat: int
    source: int
    serial: int
    cards: Plain
    change: str
    amount: Plain
    until: Until
    slots: Slots | None = None


class Waiting(NamedTuple):
    """An ability that has been set off and waits to be played."""

    seat: int
    ability: str
    source: int
    serial: int
    event: Happened | None
    slots: Slots

    @property
    def instance(self) -> tuple[str, int, int]:
        """Which ability of which object it is."""
        return (self.ability, self.source, self.serial)


class Timed(NamedTuple):
    """An ability that an effect set up for later; it goes off once, unless each time was said."""

    seat: int
    ability: str
    source: int
    serial: int
    slots: Slots
    each_time: bool


class Last(NamedTuple):
    """What a card was in the zone it left; `values` as far as they differed from print."""

    serial: int
    zone: int
    rested: int
    values: Record | None


class Lock(NamedTuple):
    """An ability of an object that cannot be used."""

    ability: str
    card: int
    serial: int
    until: Until


class Replacing(NamedTuple):
    """A replacement that a resolved effect set up."""

    name: str
    source: int
    serial: int
    seat: int
    until: Until


class RuleEffect(NamedTuple):
    """An effect on a rule of the book that outlasts its ability; `number` tells it from others."""

    name: str
    source: int
    serial: int
    seat: int
    until: Until
    slots: Slots
    number: int


class Departure(NamedTuple):
    """An answer that was acted on: from what situation, if that was looked at, and the seats that chose before
    it since the answer before.

    `bare` is the situation but for lasting effects, of which there were so many, where that was looked at.
    """

    situation: int
    act: Option
    chose: int
    bare: int = 0
    effects: int = 0


class Barred(NamedTuple):
    """An answer that a loop has used up in a situation, and the book's word for why."""

    situation: int
    act: Option
    word: str


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


# --- scopes: whose ability asks -------------------------------------------------------------------


@dataclass(slots=True)
class Scope:
    """Whose ability is meant where nothing is running."""

    source: int
    serial: int
    seat: int
    event: Happened | None = None

    @property
    def was(self) -> int:
        return self.serial


NOBODY = Scope(-1, -1, -1)
"""The scope of what no ability asks."""
