"""Effects that change no card but a rule of the book, compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state.compiled import Standing
from .selectors import conditional

if TYPE_CHECKING:
    from ..state.compiled import Check
    from ..words import nodes as n
    from .match import Match
    from .selectors import Evaluator


def compile_standing(match: Match, env: Evaluator, name: str, effect: n.Effect) -> tuple[Standing, ...]:
    """What a continuous ability changes in the rules."""
    found: list[Standing] = []
    for node, condition in conditional(effect):
        if type(node) in env.book.standing:
            check = env.condition(condition) if condition is not None else None
            found.append(add_standing(match, env, f"{name}/s{len(found)}", node, check))
    return tuple(found)


def add_standing(match: Match, env: Evaluator, name: str, node: n.Effect, condition: Check | None) -> Standing:
    word, says = env.book.standing[type(node)](env, node)
    made = match.standings[name] = Standing(name, word, says, condition)
    return made
