"""Why an act is not allowed: which legality it is that the act meets. `cites` has the rules and sentences."""

from __future__ import annotations

from typing import Any

from ...kernel import Game
from .._vanguard.reasons import why_not_act
from .battle import why_not_guard, why_not_intercept
from .field import columns_now, rear_guard_circles
from .gifts import is_protect
from .legion import is_mate, is_seek_mate, why_not_attack


def why_not(g: Game, seat: int, act: Any) -> str | None:
    """The word for what stands against an act first, or None where the question itself says it all."""
    if g.question is None:
        return None
    match act:
        case int(card) if 0 <= card < len(g.definition):
            return _card(g, seat, card)
        case ("call" | "ride", int(card), *_) if 0 <= card < len(g.definition) and is_protect(g, card):
            return "protect card"
        case ("use", _, str(name)):
            return _use(g, seat, act, name)
    return why_not_act(g, seat, act, rear_guard_circles(g, seat), columns_now(g, seat))


def _use(g: Game, seat: int, act: Any, name: str) -> str | None:
    """What opens an ability is told by its keyword."""
    word = why_not_act(g, seat, act, (), ())
    ability = g.match.abilities.get(name)
    return "no legion" if word == "gate shut" and ability and is_seek_mate(ability.node) else word


def _card(g: Game, seat: int, card: int) -> str | None:
    assert g.question is not None
    match g.question.about:
        case "attacker":
            return why_not_attack(g, card) or "no attacker"
        case "target":
            return "legion mate" if is_mate(g, card) else "no target"
        case "guards":
            return _guard(g, seat, card)
    return None


def _guard(g: Game, seat: int, card: int) -> str | None:
    if card in g.in_zone(seat, "hand"):
        return why_not_guard(g, seat, card)
    return why_not_intercept(g, card) if g.is_in(card, "field") else "not from there"
