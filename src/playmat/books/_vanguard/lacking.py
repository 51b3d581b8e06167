"""Players without a vanguard: they ride a card of their soul, or lose."""

from __future__ import annotations

from ...kernel import Frame, Game, Option
from .circles import VANGUARD


def no_vanguard(g: Game, seat: int) -> bool:
    return not g.in_zone(seat, VANGUARD)


def no_vanguard_to_be(g: Game, seat: int) -> bool:
    """No vanguard, and no card in the soul to ride."""
    return no_vanguard(g, seat) and not g.in_zone(seat, "soul")


def without_vanguard(g: Game) -> list[int]:
    """Who has none and a card to ride, the turn player first."""
    first = g.facts["turn seat"]
    return [seat for seat in (first, 1 - first) if no_vanguard(g, seat) and g.in_zone(seat, "soul")]


def someone_lacks(g: Game, v: Frame) -> bool:
    return bool(v.lacking)


def who_lacks(g: Game, v: Frame) -> int:
    return int(v.lacking[0])


def to_be_ridden(g: Game, v: Frame) -> list[Option]:
    return list(g.in_zone(v.lacking[0], "soul"))


def the_new(g: Game, v: Frame) -> tuple[int, ...]:
    return (v.successor,)


def next_lacking(g: Game, v: Frame) -> None:
    v.lacking = v.lacking[1:]
