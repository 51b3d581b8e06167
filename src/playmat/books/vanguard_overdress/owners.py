"""4.1.13: whose zone a text names for a card that another player may own."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from ...kernel import nodes as n
from ...text.links import rebuilt
from .zones import HELD

SAID = {"yours": "mine", "opponents": "theirs"}
"""The side that a wording names, by its kind in the grammar."""
WHO = {"mine": "you", "theirs": "opponent"}


def with_named_sides(ability: n.Ability) -> n.Ability:
    named: n.Ability = rebuilt(ability, with_named_side)
    return named


def with_named_side(node: n.Node) -> n.Node:
    """Of a card that another player may own, "into your hand" names a zone that it does not come to."""
    match node:
        case n.Sequence(parts):
            told = [to_named_side(one, other, other.form or node.form) for one, other in pairwise(parts)]
            return replace(node, parts=(*parts[:1], *told))
        case n.Move(n.Cards() as those, side=""):
            return gone_to_named_side(those, node, node.form)
    return node


def to_named_side(before: n.Effect, part: n.Effect, form: str) -> n.Effect:
    """A step after the one that chose its cards."""
    match before, part:
        case _, n.YouMay(do):
            return replace(part, do=to_named_side(before, do, do.form or part.form))
        case n.Choose(n.Cards() as among), (n.Move(n.It(), side="") | n.Place("call", n.It(), where=())):
            return gone_to_named_side(among, part, form)
    return part


def gone_to_named_side(those: n.Cards, step: n.Move | n.Place, form: str) -> n.Effect:
    """16.2.1.1: what is held in a zone of mine may be another player's."""
    side = next((side for kind, side in SAID.items() if f"{kind}." in form), "")
    others = those.zones and (those.side != side or any(zone in HELD for zone in those.zones))
    if not side or not others:
        return step
    return replace(step, side=side) if isinstance(step, n.Move) else replace(step, where=(WHO[side],))
