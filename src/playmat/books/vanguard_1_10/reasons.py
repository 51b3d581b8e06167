"""Why an act is not allowed: which legality it is that the act meets. `cites` has the rules and sentences."""

from __future__ import annotations

from typing import Any

from ...kernel import Game, loops
from .._vanguard.battling import why_not_attack
from .._vanguard.circles import VANGUARD
from .._vanguard.turning import why_not_call, why_not_ride, why_not_use
from .battle import why_not_guard, why_not_intercept
from .zones import COLUMNS, REAR_GUARDS


def why_not(g: Game, seat: int, act: Any) -> str | None:
    """The word for what stands against an act first, or None where the question itself says it all."""
    question = g.question
    if question is None:
        return None
    barred = loops.barred_by(g, act)
    if barred is not None:
        return barred
    match act:
        case ("ride", int(card)) if 0 <= card < len(g.definition):
            return _ride(g, seat, card)
        case ("call", int(card), circle) if 0 <= card < len(g.definition):
            return _call(g, seat, card, circle)
        case ("use", int(card), str(name)) if 0 <= card < len(g.definition):
            return why_not_use(g, seat, card, name) if g.facts["phase"] == "main phase" else "no such ability"
        case ("exchange", column):
            return "no such column" if column not in COLUMNS else None
        case int(card) if 0 <= card < len(g.definition):
            return _card(g, seat, card)
    return None


def _ride(g: Game, seat: int, card: int) -> str | None:
    if g.facts["phase"] != "ride phase":
        return "no ride"
    return why_not_ride(g, seat, card) if card in g.in_zone(seat, "hand") else "no ride"


def _call(g: Game, seat: int, card: int, circle: Any) -> str | None:
    if g.facts["phase"] == "ride phase":
        return "only the vanguard circle"
    if circle == VANGUARD or g.facts["phase"] != "main phase":
        return "only rear-guard circles"
    if circle not in REAR_GUARDS or card not in g.in_zone(seat, "hand"):
        return "not callable there"
    return why_not_call(g, seat, card)


def _card(g: Game, seat: int, card: int) -> str | None:
    assert g.question is not None
    match g.question.about:
        case "attacker":
            return why_not_attack(g, card) or "no attacker"
        case "target":
            return "no target"
        case "guards":
            if card in g.in_zone(seat, "hand"):
                return why_not_guard(g, seat, card)
            return why_not_intercept(g, card)
    return None
