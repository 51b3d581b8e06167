"""What a node asks of cards: the characteristics its meaning hangs on, and those it may ask of cards that have left."""

from __future__ import annotations

from collections.abc import Mapping

from ..words import nodes as n
from ..words.asking import parts_in
from ..words.nodes import walk


def asks_of_gone(node: object, telling: Mapping[str, str], lying: bool = False) -> set[str]:
    """The characteristics that this may ask of cards that have left.

    A filter of cards in zones asks those that lie there; in a trigger it asks the card of the event.
    """
    if isinstance(node, n.Trigger):
        return set(reads(node, telling))
    lying = lying or (isinstance(node, n.Cards) and bool(node.zones))
    found: set[str] = set()
    for part in parts_in(node):
        found |= asks_of_gone(part, telling, lying)
    if isinstance(node, n.SameAs | n.ValueOf) or (isinstance(node, n.Is | n.InState) and not lying):
        found |= _read_by(node, telling)
    return found


def reads(node: object, telling: Mapping[str, str]) -> frozenset[str]:
    """The characteristics whose values this node's meaning depends on; `telling` are those that tell a state."""
    return frozenset().union(*[_read_by(part, telling) for part in walk(node)])


def _read_by(part: object, telling: Mapping[str, str]) -> set[str]:
    """What a part asks itself."""
    match part:
        case n.Is() | n.SameAs() | n.ValueOf() | n.Total():
            return {part.characteristic}
        case n.InState() if part.state in telling:
            return {telling[part.state]}
    return set()
