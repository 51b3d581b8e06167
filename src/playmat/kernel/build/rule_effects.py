"""Effects that change no card but a rule of the book, compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state.compiled import CompiledRuleEffect
from .selectors import conditional

if TYPE_CHECKING:
    from ..state.compiled import Check
    from ..words import nodes as n
    from .match import Match
    from .selectors import Evaluator


def compile_rule_effects(match: Match, env: Evaluator, name: str, effect: n.Effect) -> tuple[CompiledRuleEffect, ...]:
    """What a continuous ability changes in the rules."""
    found: list[CompiledRuleEffect] = []
    for node, condition in conditional(effect):
        if type(node) in env.book.nodes.rule_effects:
            check = env.condition(condition) if condition is not None else None
            found.append(add_rule_effect(match, env, f"{name}/s{len(found)}", node, check))
    return tuple(found)


def add_rule_effect(
    match: Match, env: Evaluator, name: str, node: n.Effect, condition: Check | None
) -> CompiledRuleEffect:
    """Compile an effect on a rule, and keep it under its name."""
    word, says = env.book.nodes.rule_effects[type(node)](env, node)
    made = match.rule_effects[name] = CompiledRuleEffect(name, word, says, condition)
    return made
