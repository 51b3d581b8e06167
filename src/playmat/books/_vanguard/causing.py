"""What happens as part of an effect, or as payment for an ability, and of which card and ability it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...kernel import Check, Game
from ...kernel import nodes as n
from .nodes import CausedBy

NONE: Mapping[str, str] = {}


def caused_by(payment: str, check: str, carried_out: Mapping[str, str] = NONE) -> Callable[[Any, CausedBy], Check]:
    """What pays for an ability is no part of its effect, and neither is a rule action.

    `payment` is the rule by which costs are paid, `check` the procedure that performs rule actions. A text may ask for
    an ability with a certain keyword, and for what is paid for it. `carried_out` has the rules that do later what an
    ability with a keyword said, each with that keyword: the card that it happens to is the one with the ability.
    """

    def compiled(env: Any, node: CausedBy) -> Check:
        fits = env.filter(node.where) if node.where is not None else None
        itself = env.pairs(n.Role("card")) if node.keyword in carried_out.values() else None

        def caused(g: Game, s: Any) -> bool:
            if (g.rule == payment) != node.paid:
                return False
            if itself is not None and carried_out.get(g.rule) == node.keyword:
                own = [card for card, _, _ in itself(g, s) if g.owner[card] == s.seat]
                return any(fits is None or fits(g, s, card) for card in own)
            running = next((v for v in reversed(g.frames) if v.source is not None or v.procedure == check), None)
            if running is None or running.source is None or running.seat != s.seat:
                return False
            ability = g.match.abilities.get(running.procedure)
            said = () if ability is None else ability.node.keywords
            return (not node.keyword or node.keyword in said) and (fits is None or fits(g, s, running.source))

        return caused

    return compiled
