"""10-1: texts that let a leader awaken though its condition is not met."""

from __future__ import annotations

from ...kernel import Check, CompiledAbility, Evaluator, Game, Scope, once, permission
from ...kernel import nodes as n

WAIVERS = (("may", "awaken at any life"), ("may", "awaken despite life"))


def waived(g: Game, scope: Scope, ability: CompiledAbility) -> bool:
    """10-1-2: whether a text lets the leader awaken though its condition is not met, or though it has too much life."""
    if g.match.changeable.isdisjoint(WAIVERS):
        return False
    if permission(g, scope.source, "awaken at any life"):
        return True
    if not permission(g, scope.source, "awaken despite life"):
        return False
    rest: Check = once(g.match, ("despite life", ability.id), condition_despite_life, g, ability)
    return rest(g, scope)


def condition_despite_life(g: Game, ability: CompiledAbility) -> Check:
    gate = ability.node.gate
    return Evaluator(g.match.tables).condition(n.Every(()) if gate is None else despite_life(gate))


def despite_life(condition: n.Condition) -> n.Condition:
    """What is left of a condition when it does not matter how much life its player has."""
    match condition:
        case n.Every(parts):
            return n.Every(tuple(map(despite_life, parts)))
        case n.Either(parts):
            return n.Either(tuple(map(despite_life, parts)))
        case n.Compare(n.Count(n.Cards(("life",), "mine", None)), "<=" | "<" | "=", n.Number()):
            return n.Every(())
    return condition
