"""What a qualifier belongs to: "addition or resonator with the highest ATK" asks nothing of an addition.

Only resonators and J-rulers have ATK and DEF (206.1, 207.1). Where a noun names several types, what is said of these
numbers is said of those types that have them; and a superlative looks among the cards of the types it is said of.

READING 912.1: what deals damage is a card wherever it is. "Damage by fire cards" is that of fire spells too; where a
type is named, the card is one in play (201.5). READING 906.7: a card that "is put into a graveyard" comes from any zone
as well, where none is named.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...kernel import nodes as n
from . import nodes as f

STATS = ("atk", "def")
FIGHTERS = ("resonator", "j-ruler")
CONTROLLERS = {"mine": "you control it", "theirs": "your opponent controls it"}
INNER = (n.Node, tuple)


def remade(node: Any, kind: type[n.Node], make: Callable[[Any], Any]) -> Any:
    """The same text with every node of a kind made anew, those inside first."""
    if isinstance(node, tuple):
        told = tuple([remade(part, kind, make) for part in node])
        return told if told != node else node
    if not isinstance(node, n.Node):
        return node
    new: dict[str, Any] = {}
    for name in node.__dataclass_fields__:
        value = getattr(node, name)
        made = remade(value, kind, make) if isinstance(value, INNER) else value
        if made is not value and made != value:
            new[name] = made
    inner = replace(node, **new) if new else node
    return make(inner) if isinstance(inner, kind) else inner


def bound_by_kind(node: n.All) -> n.Filter:
    """The filters of a noun, each with what it is said of."""
    types = next((part for part in node.parts if names_types(part)), None)
    if types is None:
        return node
    every = types.parts if isinstance(types, n.AnyOf) else (types,)
    having = tuple(part for part in every if has_stats(part))
    said = tuple(part for part in node.parts if is_about_stats(part))
    told = tuple(with_types(part, having or every) for part in said)
    left = tuple(with_types(part, every) for part in node.parts if part not in said)
    if not said or not having or len(having) == len(every):
        return n.All((*left, *told))
    lacking = tuple(part for part in every if part not in having)
    either = n.AnyOf((*lacking, n.All((*having, *told) if len(having) == 1 else (n.AnyOf(having), *told))))
    return n.All(tuple(either if part is types else part for part in left))


def names_types(node: n.Filter) -> bool:
    match node:
        case n.Is("type"):
            return True
        case n.AnyOf(parts):
            return all(names_types(part) for part in parts)
        case n.All(parts):
            return any(names_types(part) for part in parts)
    return False


def has_stats(node: n.Filter) -> bool:
    return any(isinstance(part, n.Is) and part.value in FIGHTERS for part in n.walk(node))


def is_about_stats(node: n.Filter) -> bool:
    return isinstance(node, n.Is | f.Extreme) and node.characteristic in STATS


def with_types(node: n.Filter, types: tuple[n.Filter, ...]) -> n.Filter:
    """A superlative that looks among these types; anything else as it is."""
    if not isinstance(node, f.Extreme) or node.among is not None:
        return node
    where = types[0] if len(types) == 1 else n.AnyOf(types)
    return replace(node, among=n.Cards(("field",), "any", where))


def dealt_from_anywhere(node: f.Prevent) -> f.Prevent:
    """912.1: the same, by cards in any zone where nothing but a card is said of what deals the damage."""
    return replace(node, by=anywhere(node.by)) if node.by is not None else node


def moved_from_anywhere(node: n.Moved) -> n.Moved:
    """906.7: the same, of cards that come from any zone, where none is named and nothing but a card is said."""
    if node.from_zones or not node.to_zones or "field" in node.to_zones:
        return node
    return replace(node, what=anywhere(node.what))


def anywhere(cards: n.Reference) -> n.Reference:
    """The same cards in any zone, if their type and their controller are not named."""
    if not isinstance(cards, n.Cards) or cards.zones != ("field",) or cards.side != "any":
        return cards
    named = any(isinstance(part, n.Is) and part.characteristic == "type" for part in n.walk(cards))
    return cards if named else replace(cards, zones=())


def controlled(cards: n.Cards) -> n.Cards:
    """105.3, 312.2: the chase is nobody's; whose a spell or ability in it is, its controller tells."""
    if cards.side == "any" or "chase" not in cards.zones:
        return cards
    whose = n.InState(CONTROLLERS[cards.side])
    parts = cards.where.parts if isinstance(cards.where, n.All) else () if cards.where is None else (cards.where,)
    return replace(cards, side="any", where=n.All((*parts, whose)) if parts else whose)


def two_of_them(node: n.Every) -> n.Condition:
    """ "A wind resonator and another darkness resonator": another than the first, and not than the card that asks. Both
    are there, and together they are two."""
    cards = [counted_once(part) for part in node.parts]
    if len(cards) != 2 or None in cards:
        return node
    one, two = cards
    assert one is not None and two is not None
    if (one.zones, one.side) != (two.zones, two.side) or n.Other() in n.walk(one) or n.Other() not in n.walk(two):
        return node
    plain = replace(two, where=without_other(two.where))
    if one.where is None or plain.where is None:
        return node
    either = replace(one, where=n.AnyOf((one.where, plain.where)))
    return n.Every((at_least(1, one), at_least(1, plain), at_least(2, either)))


def counted_once(condition: n.Condition) -> n.Cards | None:
    """The cards of which a condition asks for one."""
    match condition:
        case n.Compare(n.Count(n.Cards() as cards), ">=", n.Number(1)):
            return cards
    return None


def without_other(where: n.Filter | None) -> n.Filter | None:
    match where:
        case n.All(parts):
            return n.All(tuple(part for part in parts if part != n.Other()))
        case n.Other():
            return None
    return where


def at_least(number: int, cards: n.Cards) -> n.Condition:
    return n.Compare(n.Count(cards), ">=", n.Number(number))
