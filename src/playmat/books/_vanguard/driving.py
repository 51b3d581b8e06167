"""Drive: how many cards an attacking unit checks."""

from __future__ import annotations

from ...kernel import Frame, Game
from .circles import units

BASE_DRIVE = 1
DRIVE_ABILITIES = {"twin drive": 1, "triple drive": 2}
"""What each drive ability adds."""


def drive_ability(g: Game, unit: int) -> int:
    """Of several the one that adds most; which of two equal ones makes no difference."""
    return max([DRIVE_ABILITIES[word] for word in g.value(unit, "keywords") if word in DRIVE_ABILITIES], default=0)


def drive_numbers(g: Game, drives: dict[int, int]) -> None:
    """Drive abilities raise the drive of the units that have them."""
    for seat in (0, 1):
        for unit in units(g, seat):
            more = drive_ability(g, unit)
            if more:
                drives[unit] = g.value(unit, "drive") + more


def count_check(g: Game, v: Frame) -> None:
    v.checks = (v.checks or 0) + 1
