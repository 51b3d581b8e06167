"""12.3: trigger effects that are nullified, and how long a damage process lasts."""

from __future__ import annotations

from ...kernel import Frame, Game, expire
from .._vanguard import checking
from .._vanguard.rulings import NO_TRIGGERS

DAMAGE_OVER = "the damage process is over"
"""The moment at which a damage process ends."""


def trigger_works(g: Game, v: Frame) -> bool:
    """12.3.1, 12.3.2: where trigger effects are nullified nothing of an icon happens."""
    return checking.working_trigger(g, v) and not g.cannot(-1 - v.seat, NO_TRIGGERS)


def this_damage(g: Game, seat: int) -> tuple[str, int]:
    return (DAMAGE_OVER, g.facts["turn"])


def damage_is_over(g: Game, v: Frame) -> None:
    expire(g, DAMAGE_OVER, g.facts["turn"])
