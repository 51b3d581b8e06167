"""Why an act is not allowed: which legality it is that the act meets. `cites` has the rules and sentences."""

from __future__ import annotations

from typing import Any

from ...kernel import Game
from .._vanguard.battling import why_not_attack
from .._vanguard.reasons import why_not_act
from .battle import why_not_guard, why_not_intercept
from .g_guardians import why_not_g_guard
from .stride import why_not_stride
from .zones import COLUMNS, G_ZONE, REAR_GUARDS


def why_not(g: Game, seat: int, act: Any) -> str | None:
    """The word for what stands against an act first, or None where the question itself says it all."""
    if g.question is None:
        return None
    match act:
        case int(card) if 0 <= card < len(g.definition):
            return _card(g, seat, card)
        case ("stride", int(card)) if 0 <= card < len(g.definition):
            return why_not_stride(g, seat, card)
    word = why_not_act(g, seat, act, REAR_GUARDS, COLUMNS)
    return "only striding" if word == "only the vanguard circle" and g.facts["step"] == "stride step" else word


def _card(g: Game, seat: int, card: int) -> str | None:
    assert g.question is not None
    match g.question.about:
        case "attacker":
            return why_not_attack(g, card) or "no attacker"
        case "target":
            return "no target"
        case "guards":
            return _guard(g, seat, card)
    return None


def _guard(g: Game, seat: int, card: int) -> str | None:
    if card in g.in_zone(seat, "hand"):
        return why_not_guard(g, seat, card)
    if g.is_in(card, G_ZONE):
        return why_not_g_guard(g, seat, card)
    return why_not_intercept(g, card) if g.is_in(card, "field") else "not from there"
