"""Effects on rules and on other effects: what they reach, what they nullify, and what they let be done for nothing."""

from __future__ import annotations

from typing import Any

from ...kernel import Builder, Game, end_effects, permission
from ...kernel import nodes as n
from .nodes import Nullify

NO_TRIGGERS = "resolve triggers"
OUT_OF_REACH = "be affected"
WITHOUT_COST = "use abilities without their cost"
BY_OPPONENTS = "be chosen by an opponent's effect"
OPPOSING = {"be chosen": BY_OPPONENTS}
"""What keeps a card from being chosen, in the form that counts only against the other player's effects."""
AS_IF_IT_HIT = "use abilities on hitting without a hit"


def changes_rules(effect: n.Modify) -> bool:
    """What changes information of cards is for those that are there; what forbids or allows is a rule for the time, and
    is for cards that come later too."""
    return all(isinstance(change, n.Cannot | n.May) for change in effect.changes)


def whole_of(effect: Any) -> tuple[int, int, str]:
    """What a lasting effect is a part of: all that one ability of its source leaves."""
    ability, _, _ = effect.change.rpartition("/")
    return effect.source, effect.serial, ability


def rows_nullify(b: Builder, node: Nullify) -> None:
    """Of an effect that has such a part nothing is left, whatever else it does.

    The card may be gone by then: what it was is meant.
    """
    pairs, key = b.env.pairs(node.cards), ("cannot", node.action)

    def nullify(g: Game, v: Any) -> None:
        sources = {(card, serial) for card, *serials in pairs(g, v) for serial in serials}
        changes = g.match.changes
        made = [each for each in g.effects if (each.source, each.serial) in sources]
        whole = {whole_of(each) for each in made if changes[each.change].key == key}
        end_effects(g, lambda each: whole_of(each) in whole)

    b.step(nullify)


def cost_is_lost(g: Game, s: Any) -> bool:
    """What the cost says is not done."""
    return bool(permission(g, s.source, WITHOUT_COST))
