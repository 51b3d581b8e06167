"""Why an act is not allowed: which legality it is that the act meets. `cites` has the rules and sentences."""

from __future__ import annotations

from typing import Any

from ...kernel import Game
from .._vanguard.battling import targets, why_not_attack
from .._vanguard.reasons import why_not_act, why_not_fight
from .battle import why_not_guard, why_not_intercept
from .zones import COLUMNS, REAR_GUARDS


def why_not(g: Game, seat: int, act: Any) -> str | None:
    """The word for what stands against an act first, or None where the question itself says it all."""
    if g.question is None:
        return None
    match act:
        case int(card) if 0 <= card < len(g.definition):
            return _card(g, seat, card)
        case ("guard" | "intercept", int(card)) if g.question.about == "guards" and 0 <= card < len(g.definition):
            return _card(g, seat, card)
    word = why_not_fight(g, seat, act, why_not_attack, targets)
    return word or why_not_act(g, seat, act, REAR_GUARDS, COLUMNS)


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
