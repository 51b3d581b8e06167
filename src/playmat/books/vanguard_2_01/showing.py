"""What is seen of a card beside its print: how it lies, who dominates it, and the damage that it has yet to take."""

from __future__ import annotations

from typing import Any

from ...kernel import Game
from .._vanguard.sides import seen_name
from .dominating import is_dominated
from .dominating import shows as shows_unit
from .legion import is_mate
from .locking import is_deleted, is_locked_card
from .zones import G_ZONE

ADDS = frozenset({"cannot", "dominated by", "lies", "part", "to take"})


def shows(g: Game, seat: int | None, card: int) -> dict[str, Any]:
    found = {**shows_unit(g, seat, card), **seen_name(g, card)}
    lies = [word for word, is_so in LYING.items() if is_so(g, card)]
    if lies:
        found["lies"] = lies
    if is_mate(g, card) or is_turned(g, card):
        found["part"] = "mate" if is_mate(g, card) else "turned"
    damage = sum(left for unit, serial, left in g.facts["vanguard damage"] if (unit, serial) == (card, g.serial[card]))
    if damage:
        found["to take"] = damage
    return found


def is_turned(g: Game, card: int) -> bool:
    """4.11.3: a card of the G zone that lies face up."""
    return g.is_in(card, G_ZONE) and not g.face_down[card]


LYING = {"locked": is_locked_card, "deleted": is_deleted, "dominated": is_dominated}
"""10.22.1, 10.26.1, 10.35.1.1: what a card may be on its circle, whatever is printed on it."""
