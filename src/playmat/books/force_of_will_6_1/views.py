"""What the players may see beside the cards themselves: what lies on a card, what waits in the chase, other sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel import Game, permission
from .sides import is_double_sided, other_side
from .targets import targets_of
from .zones import CHASE, SHUFFLING, counters_on, damage_on, host_of, item_of, numbers, seat_of

DECKS = numbers("deck")
REVEALED, LOOKED_AT = "top card of the deck revealed", "look at the top card of the deck"
OPENING = frozenset({("may", REVEALED), ("may", LOOKED_AT)})


def shows(g: Game, seat: int | None, card: int) -> dict[str, Any]:
    """What a seat may know of a card it sees."""
    if g.is_in(card, "chase"):
        return shown_item(g, card)
    found: dict[str, Any] = {}
    if g.is_in(card, "play ground"):
        found = {"damage": damage_on(g, card), "counters": counters_on(g, card)}
        if host_of(g, card) is not None:
            found["added to"] = host_of(g, card)
    if sees_other_side(g, seat, card):
        face = other_side(g, card)
        assert face is not None
        found["other side"] = {**g.match.printed[face], "text": g.match.cards[face].text}
    return found


def shown_item(g: Game, card: int) -> dict[str, Any]:
    """312.2: what was played is open, with all that was chosen for it."""
    item = item_of(g, card)
    if item is None:
        return {}
    slots = dict(item.slots)
    modes = [option for slot, value in item.slots if slot.startswith("mode") for option in value]
    targets = [{"player": seat_of(t)} if t < 0 else {"card": t} for t in targets_of(g, card)]
    return {"kind": item.kind, "controller": item.seat, "source": item.source, "x": slots.get("x"), "modes": modes,
            "targets": targets}  # fmt: skip


def sees_other_side(g: Game, seat: int | None, card: int) -> bool:
    """307.5, 308.5, 1302.3b: a J-ruler's ruler side is open, a ruler's other side is its controller's to see."""
    if other_side(g, card) is None:
        return False
    return is_double_sided(g, card) or g.is_in(card, "field") or g.master(card) == seat


def also_seen(g: Game, zone: int, cards: Sequence[int]) -> Mapping[int, int]:
    """1021.2: the top card of a deck that a text lets its player look at, or play with revealed; not in a shuffle."""
    if zone not in DECKS or OPENING.isdisjoint(g.match.changeable) or g.facts[SHUFFLING]:
        return {}
    top = g.zones[zone][-1]
    if top not in cards:
        return {}
    seat = g.match.zone_seat[zone]
    if permission(g, -1 - seat, REVEALED):
        return {top: 3}
    return {top: 1 << seat} if permission(g, -1 - seat, LOOKED_AT) else {}


FOLLOWED = frozenset({"attribute", "race", "type", "total cost"})


def nothing_followed(g: Game, key: Any) -> bool:
    """Whether that hangs on what is in the chase, and nothing is."""
    return key in FOLLOWED and not g.zones[CHASE]


def follow(g: Game, key: str, table: dict[int, Any]) -> None:
    """901.1e, 901.2d: an ability in the chase is of what its card is now, or last was (911.1)."""
    for card in g.zones[CHASE]:
        item = g.marks.get((card, "item"))
        if item is None:
            continue
        _, _, _, source, serial, _, _ = item
        if source == card:
            continue
        if g.serial[source] == serial:
            if source in table:
                table[card] = table[source]
            continue
        last = g.last.get(source)
        if last is not None and last.serial == serial and last.values and key in last.values:
            table[card] = last.values[key]
