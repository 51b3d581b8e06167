"""What a card is as it lies: face down in some zones it has no information."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel import Card, Compiled, Game, once
from .._vanguard import states
from .._vanguard.circles import FIELD, VANGUARD
from .._vanguard.sides import BLANK, LIES, nothing, seen_name, side
from .looking import sees_top
from .worlds import world_of
from .zones import WHOLE_ORDER_ZONE

LYING = "how cards lie"
BLANK_THERE = ("damage", "bind", WHOLE_ORDER_ZONE)


def make_sides(card: Card) -> dict[str, Card]:
    return {BLANK: side(card, BLANK, nothing(card))}


def with_it(card: Card) -> tuple[Card, ...]:
    """What it is face down, and nothing more of a card that is such a side itself."""
    if LIES in card.extra:
        return ()
    made = card.extra.get(BLANK)
    return (made,) if isinstance(made, Card) else tuple(make_sides(card).values())


def all_sides(match: Compiled) -> tuple[dict[int, int], dict[int, int]]:
    """By the number of either side of a card: the one as printed, and the one without information."""
    printed: dict[int, int] = {}
    blank: dict[int, int] = {}
    for number, card in enumerate(tuple(match.cards)):
        for made in with_it(card):
            without = match.add_card(made)
            printed[number] = printed[without] = number
            blank[number] = blank[without] = without
    return printed, blank


def lies_as(g: Game, zone: int, face_down: bool) -> Mapping[int, int]:
    """4.11.3, 4.12.4, 4.15.3.1: face down in the damage, bind and order zones a card has no information.

    4.9.3.1: on a circle it has all of it.
    """
    match = g.match
    printed, blank = once(match, LYING, all_sides, match)
    return blank if face_down and any(match.masks[word] >> zone & 1 for word in BLANK_THERE) else printed


def also_seen(g: Game, zone: int, cards: Sequence[int]) -> Mapping[int, int]:
    """4.1.5, 4.9.3.1: a card that was turned face down on a circle is open to both players.

    8.2.1.2: a first vanguard is not, before the game begins.
    """
    masks = g.match.masks
    if masks["deck"] >> zone & 1:
        return sees_top(g, zone)
    return dict.fromkeys(cards, 0b11) if masks[FIELD] >> zone & 1 and g.facts["turn"] > 0 else {}


ADDS = frozenset({"cannot", "world", "token", "armed with"})


def shows(g: Game, seat: int | None, card: int) -> dict[str, Any]:
    """What lies on a unit, and on a vanguard the World of its player."""
    return {**states.shows(g, seat, card), **seen_name(g, card), **shown_world(g, card)}


def shown_world(g: Game, card: int) -> dict[str, Any]:
    word = world_of(g, g.master(card)) if g.is_in(card, VANGUARD) else ""
    return {"world": [word]} if word else {}
