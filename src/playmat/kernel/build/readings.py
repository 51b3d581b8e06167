"""What a node asks of cards: the characteristics its meaning hangs on, and those it may ask of cards that have left."""

from __future__ import annotations

from ..words import nodes as n
from ..words.asking import parts_in
from ..words.nodes import walk


def asks_of_gone(node: object, lying: bool = False) -> set[str]:
    """The characteristics that this may ask of cards that have left.

    A filter of cards in zones asks those that lie there; in a trigger it asks the card of the event.
    """
    if isinstance(node, n.Trigger):
        return set(reads(node))
    lying = lying or (isinstance(node, n.Cards) and bool(node.zones))
    found: set[str] = set()
    for part in parts_in(node):
        found |= asks_of_gone(part, lying)
    if isinstance(node, n.SameAs | n.ValueOf) or (isinstance(node, n.Is) and not lying):
        found.add(node.characteristic)
    return found


def reads(node: object) -> frozenset[str]:
    """The characteristics whose values this node's meaning depends on."""
    found: set[str] = set()
    for part in walk(node):
        if isinstance(part, n.Is | n.SameAs | n.ValueOf | n.Total):
            found.add(part.characteristic)
    return frozenset(found)
