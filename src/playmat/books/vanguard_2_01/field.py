"""4.6: what the circles of a player are now: gained or not yet, and locked or not."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel import Frame, Game, Option
from .._vanguard.circles import GUARDIAN
from .._vanguard.placing import said_circles
from .zones import ACCELS, COLUMNS, FIELD, LOCKS, REAR_GUARDS

ACCEL = ("accel 0", "accel 1")
"""The facts of how many circles each player has gained."""
PRINTED = tuple([name for name in REAR_GUARDS if name not in ACCELS])


def some_gained(g: Game) -> bool:
    """Whether a player has gained a circle: before that no card comes to one (10.6.3.2)."""
    return bool(g.facts[ACCEL[0]] or g.facts[ACCEL[1]])


def is_locked(g: Game, seat: int, circle: str) -> bool:
    """4.6.7, 10.22.6: as long as a locked card is there."""
    return bool(g.in_zone(seat, LOCKS[circle]))


def rear_guard_circles(g: Game, seat: int) -> list[str]:
    """4.6.6: the circles of that type now: what was gained is one (10.6.3.2), and a lock circle is none."""
    zones, number = g.zones, g.match.zone_number
    there = (*PRINTED, *ACCELS[: g.facts[ACCEL[seat]]])
    return [circle for circle in there if not zones[number[seat, LOCKS[circle]]]]


def columns_now(g: Game, seat: int) -> Mapping[str, tuple[str, str]]:
    """6.6.1.2.3: the columns of two rear-guard circles."""
    return {
        column: (front, back) for column, (front, back) in COLUMNS.items()
        if not (is_locked(g, seat, front) or is_locked(g, seat, back))
    }  # fmt: skip


def may_enter(g: Game, card: int, zone: str) -> bool:
    """A card comes to no circle that its owner has not got, and to none that is locked."""
    return zone not in REAR_GUARDS or zone in rear_guard_circles(g, g.owner[card])


def circles_to_call(g: Game, v: Frame) -> list[Option]:
    """10.7.1.1.1.1, 10.7.1.1.1.1.1: the text may say which; cards called together have different ones."""
    if v.to == GUARDIAN:
        return [GUARDIAN]
    taken = v.circles or ()
    return said_circles(g, v, [c for c in rear_guard_circles(g, v.seat) if c not in taken], FIELD)
