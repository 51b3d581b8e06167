"""What happens as part of an effect, or as payment for an ability, and of which card and ability it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import Check, Game
from .nodes import CausedBy


def caused_by(payment: str, check: str) -> Callable[[Any, CausedBy], Check]:
    """What pays for an ability is no part of its effect, and neither is a rule action.

    `payment` is the rule by which costs are paid, `check` the procedure that performs rule actions. A text may ask for
    an ability with a certain keyword, and for what is paid for it.
    """

    def compiled(env: Any, node: CausedBy) -> Check:
        fits = env.filter(node.where) if node.where is not None else None

        def caused(g: Game, s: Any) -> bool:
            if (g.rule == payment) != node.paid:
                return False
            running = next((v for v in reversed(g.frames) if v.source is not None or v.procedure == check), None)
            if running is None or running.source is None or running.seat != s.seat:
                return False
            ability = g.match.abilities.get(running.procedure)
            told = not node.keyword or (ability is not None and node.keyword in ability.node.keywords)
            return told and (fits is None or fits(g, s, running.source))

        return caused

    return compiled
