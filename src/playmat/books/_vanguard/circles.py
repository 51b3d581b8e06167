"""The circles of the field: their names, rows and columns, which one lies behind which, and the units on them.

Circles are zones of their own. The last card of a zone is its top, or on a circle the newest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from ...kernel import Game, seen_place, taken_over

VANGUARD = "vanguard circle"
GUARDIAN = "guardian circle"

FIELD = "field"
REAR_GUARD = "rear-guard circle"
FRONT_ROW = "front row"
BACK_ROW = "back row"
FIGHTING = "vanguard and rear-guard circles"
"""Words for several circles, which every book has among its groups of zones."""


class Circle(NamedTuple):
    """A circle by its name, with its row and its column as its master sees them."""

    name: str
    row: str
    column: str


CLASSIC = (
    Circle("front left", "front", "left"),
    Circle(VANGUARD, "front", "center"),
    Circle("front right", "front", "right"),
    Circle("back left", "back", "left"),
    Circle("back center", "back", "center"),
    Circle("back right", "back", "right"),
)
"""The six circles that units fight on, each row from left to right."""
FACING = {"left": "right", "center": "center", "right": "left"}
"""The opponent's column that each column faces."""


class Field:
    """What can be told of circles by their names alone; a circle that is gained in play is one of them from the start.

    `pairs` are the columns of two rear-guard circles, as (front, back).
    """

    def __init__(self, circles: Sequence[Circle], facing: Mapping[str, str]) -> None:
        self.front = tuple([each.name for each in circles if each.row == "front"])
        self.back = tuple([each.name for each in circles if each.row == "back"])
        self.rear_guards = tuple([name for name in (*self.front, *self.back) if name != VANGUARD])
        self.fighting = (VANGUARD, *self.rear_guards)
        self.circles = (*self.fighting, GUARDIAN)
        self.column = {each.name: each.column for each in circles}
        self.facing = facing
        lies_back = {each.column: each.name for each in circles if each.row == "back"}
        self.behind = {name: lies_back[self.column[name]] for name in self.front if self.column[name] in lies_back}
        self.pairs = {self.column[f]: (f, b) for f, b in self.behind.items() if f != VANGUARD}

    def groups(self) -> dict[str, tuple[str, ...]]:
        """The circles that the words for several of them mean."""
        return {
            FIELD: self.circles,
            REAR_GUARD: self.rear_guards,
            FRONT_ROW: self.front,
            BACK_ROW: self.back,
            FIGHTING: self.fighting,
        }

    def columns(self) -> dict[str, Callable[[Game, int], bool]]:
        """For the words for columns, whether a unit is in that one as its master sees it."""
        words = (("left", "left"), ("middle", "center"), ("right", "right"))
        return {f"{word} column": self.in_column(column) for word, column in words}

    def in_column(self, column: str) -> Callable[[Game, int], bool]:
        return lambda g, card: self.column_of(g, card) == column

    def same_column(self, g: Game, one: int, other: int) -> bool:
        """In one column, also across the table, where left faces right; a card on no circle is in none."""
        (mine, my_seat), (its, its_seat) = self.seen_column(g, one), self.seen_column(g, other)
        if mine is None:
            return False
        return mine == its if my_seat == its_seat else self.facing[mine] == its

    def column_of(self, g: Game, card: int) -> str | None:
        """The column of a unit as its master sees it, who may have taken it over from across the table."""
        column, _ = self.seen_column(g, card)
        return column

    def seen_column(self, g: Game, card: int) -> tuple[str | None, int]:
        """That column, and its master's seat; of a unit whose leaving is looked back on, those that it had."""
        zone, master = seen_place(g, card)
        column = self.column.get(g.match.zone_names[zone])
        if column is not None and master != g.match.zone_seat[zone]:
            return self.facing[column], master
        return column, master


def circle(g: Game, card: int) -> str:
    """The name of the zone a card is in."""
    return g.match.zone_names[g.zone_of[card]]


def vanguard(g: Game, seat: int) -> int | None:
    """A player's vanguard: the newest unit on the vanguard circle."""
    cards = g.in_zone(seat, VANGUARD)
    return cards[-1] if cards else None


def units(g: Game, seat: int, where: str = FIELD) -> list[int]:
    """A player's units on the circles that a word means; no card elsewhere is one."""
    found = list(chain.from_iterable(g.match.lots[seat, where](g.zones)))
    return by_master(g, seat, where, found) if g.match.lends else found


def by_master(g: Game, seat: int, where: str, found: list[int]) -> list[int]:
    """The units that the player is the master of: those on the player's circles but for those that another has taken
    over, and those taken over from another's circles."""
    taken = taken_over(g)
    strange = [card for card in taken if taken[card] == seat and g.is_in(card, where)]
    return [card for card in found if taken.get(card, seat) == seat] + strange


def rear_guards(g: Game, seat: int) -> list[int]:
    return units(g, seat, REAR_GUARD)


def in_one_column(g: Game, one: int, other: int) -> bool:
    """Whether the book says so."""
    return bool(g.match.book.words.relations["same column"](g, one, other))
