"""7.13.1.2, 7.13.1.3: abilities that stand by several times, or not at all, by what sets them off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...kernel import Game, permission

Happens = Callable[[Game, int, str, Sequence[Any]], bool]


def is_placed(g: Game, card: int, event: str, roles: Sequence[Any]) -> bool:
    """The card itself has come to a circle."""
    if event != "move":
        return False
    moved, _, after = roles
    return bool(moved == card and g.match.masks["field"] >> after & 1)


def attacks(g: Game, card: int, event: str, roles: Sequence[Any]) -> bool:
    if event != "attack":
        return False
    attacker, *_ = roles
    return bool(attacker == card)


SITUATIONS: dict[str, Happens] = {"when placed": is_placed, "when attacks": attacks}
"""What texts call the events that set abilities off."""
OFTEN = {situation: f"stand by several times {situation}" for situation in SITUATIONS}
NEVER = {situation: f"stand by {situation}" for situation in SITUATIONS}
TIMES = {"twice": 2, "three times": 3}


def waits(g: Game, card: int, event: str, roles: Sequence[Any]) -> int:
    """7.13.1.2: as many times as the effect says, each to be played.

    7.13.1.3: or not at all; what else sets abilities of the card off does so as usual.
    """
    for situation, happens in SITUATIONS.items():
        if happens(g, card, event, roles):
            return 0 if g.cannot(card, NEVER[situation]) else max(1, permission(g, card, OFTEN[situation]))
    return 1
