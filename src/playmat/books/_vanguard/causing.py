"""What happens as part of an effect, or as payment for an ability, and of which card and ability it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...kernel import Check, Game, looking_back
from ...kernel import nodes as n
from .nodes import CausedBy

NONE: Mapping[str, str] = {}


def as_it_happens(env: Any, where: n.Filter) -> Callable[[Game, Any, int], bool]:
    """A filter that reads a card that is looked back on where it was."""
    before, env.at_event = env.at_event, True
    fits: Callable[[Game, Any, int], bool] = env.filter(where)
    env.at_event = before
    return fits


def caused_by(payment: str, check: str, carried_out: Mapping[str, str] = NONE) -> Callable[[Any, CausedBy], Check]:
    """What pays for an ability is no part of its effect, and neither is a rule action.

    `payment` is the rule by which costs are paid, `check` the procedure that performs rule actions. A text may ask for
    an ability with a certain keyword, and for what is paid for it. `carried_out` has the rules that do later what an
    ability with a keyword said, each with that keyword: the card that it happens to is the one with the ability.
    """

    def compiled(env: Any, node: CausedBy) -> Check:
        fits = as_it_happens(env, node.where) if node.where is not None else None
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
            if node.keyword and node.keyword not in said:
                return False
            # The card may have paid with itself, or have left since: whose ability it is does not change with that.
            with looking_back(g, ((running.source, running.serial, running.was),)):
                return fits is None or bool(fits(g, s, running.source))

        return caused

    return compiled
