"""Why an act of the turn player is not allowed: which legality it is that the act meets."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from ...kernel import Game, loops
from .circles import VANGUARD
from .turning import why_not_call, why_not_ride, why_not_use


def why_not_act(g: Game, seat: int, act: Any, circles: Container[object], columns: Container[object]) -> str | None:
    """The word for what stands against a ride, a call, the use of an ability or an exchange; None for other acts.

    `circles` are those that cards are called to, `columns` those in which units change places.
    """
    barred = loops.barred_by(g, act)
    if barred is not None:
        return barred
    match act:
        case ("ride", int(card)) if 0 <= card < len(g.definition):
            return why_not_ride_here(g, seat, card)
        case ("call", int(card), circle) if 0 <= card < len(g.definition):
            return why_not_call_there(g, seat, card, circle, circles)
        case ("use", int(card), str(name)) if 0 <= card < len(g.definition):
            return why_not_use(g, seat, card, name) if g.facts["phase"] == "main phase" else "no such ability"
        case ("exchange", column):
            return "no such column" if column not in columns else None
    return None


def why_not_ride_here(g: Game, seat: int, card: int) -> str | None:
    if g.facts["phase"] != "ride phase":
        return "no ride"
    return why_not_ride(g, seat, card) if card in g.in_zone(seat, "hand") else "no ride"


def why_not_call_there(g: Game, seat: int, card: int, circle: Any, circles: Container[object]) -> str | None:
    if g.facts["phase"] == "ride phase":
        return "only the vanguard circle"
    if circle == VANGUARD or g.facts["phase"] != "main phase":
        return "only rear-guard circles"
    if circle not in circles or card not in g.in_zone(seat, "hand"):
        return "not callable there"
    return why_not_call(g, seat, card)
