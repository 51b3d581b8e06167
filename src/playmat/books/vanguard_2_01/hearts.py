"""10.27: cards on the vanguard circle that are hearts of the vanguard and no units.

A heart lies in a zone of its own that is a part of the vanguard circle: it stays the object it was, and nothing is
placed or leaves as it becomes a heart or ceases to be one. The mark `heart of` is the vanguard that it is associated
with; the mark `named after` on that vanguard is the heart that lends it its name and power.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import (
    Compiled,
    Frame,
    Game,
    Mark,
    Option,
    add_effect,
    ask,
    end_effects,
    enter,
    keep_last,
    mark,
    move,
    once,
    procedure,
    remember,
    row,
)
from ...kernel import nodes as n
from .._vanguard.circles import VANGUARD, vanguard
from .._vanguard.names import OTHER_NAMES, names
from .._vanguard.turning import seat_of
from .zones import HEARTS

G_UNIT = "g unit"
HEART_OF = "heart of"
NAMED_AFTER = "named after"
HEART_POWER = "heart power"
WHILE_A_HEART = "another heart lends its name"
"""The moment at which what a heart lends would end; rules end it sooner, by its source."""

MARKS = (Mark(HEART_OF), Mark(NAMED_AFTER, values=True))
CHANGES = {HEART_POWER: n.Add("power", n.Number(0))}


def g_units(match: Compiled) -> frozenset[int]:
    """The definitions that are G units."""
    return frozenset(number for number, printed in enumerate(match.printed) if printed["type"] == G_UNIT)


def is_g_unit(g: Game, card: int) -> bool:
    return g.definition[card] in once(g.match, G_UNIT, g_units, g.match)


def hearts(g: Game, seat: int, of: int | None = None) -> list[int]:
    """A player's heart cards, or those that are associated with this vanguard."""
    return [c for c in g.in_zone(seat, HEARTS) if of is None or g.marks.get((c, HEART_OF)) == of]


# --- becoming a heart -------------------------------------------------------------------------------


def become_hearts(g: Game, v: Frame) -> None:
    """10.27.1, 10.27.2: face up and standing; what they were as vanguards is known to those who look back."""
    for card in v.old:
        keep_last(g, card)
    move(g, v.old, HEARTS, seat=v.seat, verb="become a heart", rested=False)


def associate(g: Game, v: Frame) -> None:
    """10.27.5, 10.28.2.2: all of them, and those that were hearts before, are hearts of the new vanguard."""
    for card in hearts(g, v.seat):
        mark(g, card, HEART_OF, v.card)


def lenders(g: Game, v: Frame) -> list[Option]:
    """10.27.5.1: hearts that are no G units."""
    return [card for card in hearts(g, v.seat) if not is_g_unit(g, card)]


def some_heart(g: Game, v: Frame) -> bool:
    return v.heart is not None


def lend(g: Game, v: Frame) -> None:
    """10.27.5.1: its name, and the power that is printed on it."""
    unit = vanguard(g, v.seat)
    assert unit is not None
    mark(g, v.heart, HEART_OF, unit)
    mark(g, unit, NAMED_AFTER, v.heart)
    power = g.match.printed[g.definition[v.heart]]["power"]
    until = (WHILE_A_HEART, g.facts["turn"])
    add_effect(g, v.seat, v.heart, remember(g, (unit,)), g.match.changes[HEART_POWER], power, until)


def any_named(g: Game) -> bool:
    """Whether a unit has another name from a heart."""
    return any(lender(g, unit) is not None for seat in (0, 1) for unit in g.in_zone(seat, VANGUARD))


def heart_names(g: Game, others: dict[int, tuple[str, ...]]) -> None:
    """10.27.5.1, 12.7.2: a vanguard with a heart has that one's names beside its own."""
    for seat in (0, 1):
        for unit in g.in_zone(seat, VANGUARD):
            heart = lender(g, unit)
            if heart is not None:
                known = g.value(unit, OTHER_NAMES.name)
                others[unit] = (*known, *[name for name in names(g, heart) if name not in known])


# --- ceasing to be one ------------------------------------------------------------------------------


def lender(g: Game, unit: int) -> int | None:
    """The heart that the unit has its other name from."""
    heart: int | None = g.marks.get((unit, NAMED_AFTER))
    return heart


def withdraw(g: Game, unit: int) -> None:
    """What a heart lent to this unit is lost."""
    heart = lender(g, unit)
    mark(g, unit, NAMED_AFTER, None)
    end_effects(g, lambda effect: effect.change == HEART_POWER and effect.source == heart)


def heart_left(g: Game, card: int, seat: int) -> None:
    """10.27.5.2: a heart left the vanguard circle, or is a unit again; what it lent is lost, and another may lend."""
    unit = vanguard(g, seat)
    mark(g, card, HEART_OF, None)
    if unit is None or lender(g, unit) != card:
        return
    withdraw(g, unit)
    if hearts(g, seat):
        enter(g, "10.27.5.2", seat=seat)


ANOTHER_HEART = procedure(
    "10.27.5.2",
    slots="seat heart",
    rows=[
        row("10.27.5.2", ask("pick one", seat_of, lenders, "which heart gives its name and power"), into="heart"),
        row("10.27.5.2", lend, when=some_heart),
    ],
)

PROCEDURES: Sequence[object] = (ANOTHER_HEART,)
