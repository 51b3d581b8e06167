"""Abilities that cannot be used again for a time, by a sentence or by the icon for once a turn."""

from __future__ import annotations

from typing import Any

from ...kernel import Builder, Compiled, Game, loops, rows_cannot_use
from ...kernel import nodes as n
from .nodes import OncePerTurn

BEGAN = "began"
"""The slot in which an ability with a limit keeps how the table stood as it began."""


def limits(effect: n.Node) -> list[n.CannotUse]:
    """What says that this very ability cannot be used again; a text that it gives has limits of its own."""
    match effect:
        case n.CannotUse():
            return [effect]
        case n.Sequence(parts):
            return [limit for part in parts for limit in limits(part)]
    return []


def spends_by_change(ability: n.Ability, limit: n.CannotUse) -> bool:
    """The sentence on an activated ability holds in any case."""
    return ability.kind == "automatic" or isinstance(limit, OncePerTurn)


def note_beginning(b: Builder) -> None:
    """Before anything is paid, for that is a change too."""
    if any(spends_by_change(b.node, limit) for limit in limits(b.node.effect)):
        b.declare_step(lambda g, v: setattr(v, BEGAN, as_it_stands(g)))


def as_it_stands(g: Game) -> tuple[Any, ...]:
    """The table, and which units are attacked."""
    return (loops.situation(g), g.facts["attacked"])


def changed_since_it_began(g: Game, v: Any) -> bool:
    return bool(as_it_stands(g) != v.began)


def rows_limit(b: Builder, node: n.CannotUse) -> None:
    """An activated ability is used up by being played; an automatic one, and one with the icon, is if anything is
    different from how it was as the ability began."""
    if not spends_by_change(b.node, node):
        rows_cannot_use(b, node)
        return
    unchanged = b.unless(changed_since_it_began)
    rows_cannot_use(b, node)
    b.land(unchanged)


def limited(match: Compiled) -> frozenset[str]:
    """The abilities that can be used up, by a sentence or by the icon."""
    return frozenset(name for name, each in match.abilities.items() if limits(each.node.effect))
