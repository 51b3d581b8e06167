"""3-2-2, 8-6-3-5: a deck that may be looked through for a card, and what hangs on whether it was."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...kernel import NO, YES, Builder, Check, Evaluator, UnknownWord, ask, rows_choose, rows_search, walk
from ...kernel import nodes as n
from . import nodes as d

LOOKED = "looked"
"""Among the notes of a text: the slot that tells whether its player looked through the deck."""


def rows_search_areas(b: Builder, node: n.Search) -> None:
    """Where other areas will do, or the text asks whether a deck was looked through, its player says if it is."""
    elsewhere = without_deck(node.among)
    if not (elsewhere.zones or asks_whether_looked(b.node)):
        rows_search(b, node)
        return
    looked, found, before = looked_slot(b), node.into or b.slot("found"), b.env.latest
    b.ask(ask("yes no", b.seat(node.by), lambda g, v: [YES, NO], "look through your deck?"), looked,
          lambda g, v: getattr(v, looked) != YES)  # fmt: skip
    skip = b.jump(lambda g, v: getattr(v, looked) != YES)
    rows_search(b, replace(node, into=found))
    over = b.jump()
    b.land(skip)
    if elsewhere.zones:
        rows_choose(b, n.Choose(elsewhere, node.count, node.up_to, "you", found))
        b.picked.pop()  # the same choice, made in fewer areas
    else:
        b.step(lambda g, v: setattr(v, found, ()))
    b.land(over)
    b.env.before = before


def without_deck(among: n.Reference) -> n.Cards:
    """Those of the cards meant that lie in other areas than the deck."""
    assert isinstance(among, n.Cards), "a search is for cards of areas"
    return replace(among, zones=tuple(zone for zone in among.zones if zone != "deck"))


def asks_whether_looked(ability: n.Ability) -> bool:
    return any(isinstance(part, d.LookedThrough) for part in walk(ability.effect))


def looked_slot(b: Builder) -> str:
    """One slot for all searches of a text: who has looked through the deck has."""
    if LOOKED not in b.env.notes:
        b.env.notes[LOOKED] = b.slot(LOOKED)
    return str(b.env.notes[LOOKED])


def condition_looked(env: Evaluator, node: d.LookedThrough) -> Check:
    if LOOKED not in env.notes:
        raise UnknownWord("no earlier step looks through a deck")
    slot = str(env.notes[LOOKED])
    return lambda g, s: bool(getattr(s, slot) == YES)


NODE_ROWS: dict[type[n.Node], Any] = {n.Search: rows_search_areas}
CONDITIONS: dict[type[n.Node], Any] = {d.LookedThrough: condition_looked}
