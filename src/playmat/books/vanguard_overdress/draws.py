"""7.5.4.1, 7.5.4.1.1: what counts as drawing by a card's ability."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...kernel import Game
from ...kernel import nodes as n
from ...text.links import rebuilt
from .._vanguard.nodes import CausedBy

DRAW_FOR_THE_TURN = "9.4.2"
DRAWN = "drawn by an ability"
BY_ABILITY = n.Either((n.Holds("caused by an effect"), CausedBy(None, "", True)))


def told_of_draws(ability: n.Ability) -> n.Ability:
    meant: n.Ability = rebuilt(ability, drawn_by_ability)
    return meant


def drawn_by_ability(node: n.Node) -> n.Node:
    """7.5.4.1: said of a draw, "by a card's ability" means every draw but that of the draw phase."""
    match node:
        case n.OnlyIf(condition, n.On("draw")) if condition == BY_ABILITY:
            return replace(node, condition=n.Holds(DRAWN))
    return node


def is_drawn_by_ability(g: Game, s: Any) -> bool:
    """7.5.4.1.1: for a trigger and a persona ride too."""
    return g.rule != DRAW_FOR_THE_TURN


FIGURES = {DRAWN: is_drawn_by_ability}
