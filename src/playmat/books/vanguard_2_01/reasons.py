"""Why an act is not allowed: which legality it is that the act meets. `cites` has the rules and sentences."""

from __future__ import annotations

from typing import Any

from ...kernel import Check, Compiled, Evaluator, Game, Scope, abilities, once
from ...kernel import nodes as n
from .._vanguard.circles import vanguard
from .._vanguard.reasons import is_card, why_not_act, why_not_fight
from .battle import why_not_guard, why_not_intercept
from .field import columns_now, rear_guard_circles
from .g_guardians import why_not_g_guard
from .gifts import is_protect
from .legion import is_mate, is_seek_mate, targets, why_not_attack
from .stride import why_not_stride
from .zones import G_ZONE


def why_not(g: Game, seat: int, act: Any) -> str | None:
    """The word for what stands against an act first, or None where the question itself says it all."""
    if g.question is None:
        return None
    match act:
        case int(card) if is_card(g, card):
            return _card(g, seat, card)
        case ("stride", int(card)) if is_card(g, card):
            return why_not_stride(g, seat, card)
        case ("call" | "ride", int(card), *_) if is_card(g, card) and is_protect(g, card):
            return "protect card"
        case ("call", int(), _) if vanguard(g, seat) is None:
            return "no vanguard"
        case ("guard" | "intercept", int(card)) if g.question.about == "guards" and is_card(g, card):
            return _guard(g, seat, card)
    fight = why_not_fight(g, seat, act, why_not_attack, targets)
    word = fight or why_not_act(g, seat, act, rear_guard_circles(g, seat), columns_now(g, seat))
    match word, act:
        case "gate shut", (_, int(card), str(name)):
            return why_shut(g, card, name)
        case "only the vanguard circle", _ if g.facts["step"] == "stride step":
            return "only striding"
    return word


def why_shut(g: Game, card: int, name: str) -> str | None:
    """The mark that keeps an ability shut; of several the first that is one."""
    ability = next(a for a in abilities(g, card) if a.id == name)
    if is_seek_mate(ability.node):
        return "no legion"
    gate, scope = ability.node.gate, Scope(card, g.serial[card], g.master(card))
    assert gate is not None
    parts = gate.parts if isinstance(gate, n.Every) else (gate,)
    for word, part in zip(ability.node.keywords, parts, strict=False):
        if not holds(g.match, part)(g, scope):
            return shut_by(word)
    return "gate shut"


def shut_by(keyword: str) -> str | None:
    """What stands against an ability that this keyword keeps shut; a number may follow it."""
    match keyword.split():
        case ["generation", *_]:
            return "generation break shut"
        case ["brave"]:
            return "brave shut"
        case ["oracle"]:
            return "oracle shut"
        case ["ritual"]:
            return "ritual shut"
        case ["unite"]:
            return "unite shut"
        case ["thunderstrike"]:
            return "thunderstrike shut"
        case ["darkness"]:
            return "darkness shut"
        case ["dark", "device"]:
            return "dark device shut"
        case ["shinken", "hissatsu"]:
            return "shinken hissatsu shut"
        case ["stride"] | ["ultimate", "stride"]:
            return "no stride"
        case ["g", "guardian"]:
            return "no G guardian"
    return "gate shut"


def holds(match: Compiled, condition: n.Condition) -> Check:
    return once(match, ("opened by", condition), lambda: Evaluator(match.tables).condition(condition))


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
    if g.is_in(card, G_ZONE):
        return why_not_g_guard(g, seat, card)
    return why_not_intercept(g, card) if g.is_in(card, "field") else "not from there"
