"""6.4.2.2: which original dress is linked to which unit, as a mark on the dress."""

from __future__ import annotations

from ...kernel import Game, Mark, as_it_is
from .._vanguard.waiting import of_both
from .zones import DRESS, ZONES

LINKED = "linked to"
MARK = Mark(LINKED, seen=as_it_is)
LYING = of_both(ZONES, (DRESS,))


def any_dress(g: Game) -> bool:
    """Whether there is an original dress at all."""
    return any(LYING(g.zones))


def all_dresses(g: Game) -> list[int]:
    return [card for lying in LYING(g.zones) for card in lying]


def dresses_of(g: Game, unit: int) -> list[int]:
    return [card for card in all_dresses(g) if g.marks.get((card, LINKED)) == unit]


def unit_of(g: Game, dress: int) -> int | None:
    """The unit that an original dress is linked to."""
    unit: int | None = g.marks.get((dress, LINKED))
    return unit
