"""Replacement effects compiled: an ability of its own in place of an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state.compiled import Replacement
from ..words import nodes as n
from ..words.nodes import walk
from .costs import CostPlan, flattened
from .selectors import Evaluator, conditional
from .triggers import compile_trigger

if TYPE_CHECKING:
    from ..state.compiled import Check
    from ..words.cards import Card
    from .match import Match


def compile_replacements(
    match: Match, env: Evaluator, name: str, effect: n.Effect, card: Card
) -> tuple[Replacement, ...]:
    found: list[Replacement] = []
    for node, condition in conditional(effect):
        if isinstance(node, n.Instead):
            check = env.condition(condition) if condition is not None else None
            found.append(compile_instead(match, f"{name}/r{len(found)}", node, check, card))
    return tuple(found)


def compile_instead(match: Match, name: str, node: n.Instead, condition: Check | None, card: Card) -> Replacement:
    """Compile the replacing effect as an ability named `name`."""
    env = Evaluator(match.tables)
    event = match.book.moves.held_form(node.event)
    ability = n.Ability("automatic", node.do, trigger=event)
    doable = _doable(match, name, ability, card) if node.optional else None
    made = Replacement(name, compile_trigger(env, event), condition, node.optional, doable)
    match.replacements[name] = made
    match.replaced_kinds |= {trigger.kind for trigger in made.triggers}
    match.add_ability(name, ability, card, whole=True)
    return made


def _doable(match: Match, name: str, ability: n.Ability, card: Card) -> Check:
    """Whether all that the effect takes is there, as with a cost; what depends on an earlier step is not asked."""
    parts = [p for p in flattened(ability.effect) if not (isinstance(p, n.Choose) and _looks_back(p))]
    return CostPlan(match.builder(name, ability, card), tuple(parts)).payable


def _looks_back(node: n.Node) -> bool:
    return any(isinstance(part, n.It | n.Rest | n.Named) for part in walk(node))
