"""7.6.3, 7.6.4: looking at the deck by a continuous ability, and how often looking is heard of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import Builder, Fact, Frame, Game, Guard, emit, live, permission, seen_by
from ...kernel import nodes as n
from .._vanguard.doing import rows_look_at

TOP = "look at the top card of the deck"
SEEN = "top cards looked at"
LOOKED = "looked_at_deck"
"""The slot in which an ability keeps that it has looked at the deck already."""
MAY_LOOK = ("may", TOP)
NO_TOPS = (None, None)
FACTS = (Fact(SEEN, NO_TOPS, loops=True),)
EVENTS = {"look": ("card",)}


def sees_top(g: Game, zone: int) -> Mapping[int, int]:
    """Who sees a card of a deck: 7.6.3: whoever may look at the top card at any time, as long as it lies there."""
    seat = g.match.zone_seat[zone]
    return {g.zones[zone][-1]: 1 << seat} if permission(g, -1 - seat, TOP) else {}


def top_now(g: Game, seat: int) -> tuple[int, int] | None:
    deck = g.in_zone(seat, "deck")
    return (deck[-1], g.serial[deck[-1]]) if deck and permission(g, -1 - seat, TOP) else None


def both_tops(g: Game) -> tuple[Any, Any]:
    return (top_now(g, 0), top_now(g, 1)) if MAY_LOOK in g.match.changeable else NO_TOPS


def another_top(g: Game, v: Frame) -> bool:
    return bool(both_tops(g) != g.facts[SEEN])


def look_at_tops(g: Game, v: Frame) -> None:
    """7.6.3.1: one look for as long as the card lies there; another card is another look."""
    before, now = g.facts[SEEN], both_tops(g)
    g.set(SEEN, now)
    first = g.facts["turn seat"]
    for seat in (first, 1 - first):
        if now[seat] is not None and now[seat] != before[seat]:
            card, _ = now[seat]
            emit(g, "look", card, note=seen_by(g, card))


def and_no_other_top(idle: Guard) -> Guard:
    return lambda g, v: idle(g, v) and not another_top(g, v)


def rows_look_told(procedure: str) -> Any:
    """7.6.4: of one effect the first look at one's own deck is heard of, and no other."""
    look_at = rows_look_at(procedure)

    def rows(b: Builder, node: n.Look) -> None:
        look_at(b, node)
        if not isinstance(node.cards, n.Top) or node.cards.side == "theirs" or node.cards.zone != "deck":
            return
        slot = b.env.looked

        def tell(g: Game, v: Frame) -> None:
            cards = live(g, getattr(v, slot) or ())
            if cards and getattr(v, LOOKED) is None:
                setattr(v, LOOKED, True)
                emit(g, "look", cards[0], note=seen_by(g, cards[0]))

        b.step(tell)

    return rows
