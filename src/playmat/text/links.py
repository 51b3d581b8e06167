"""Steps that a later phrase refers to by what they did: "the unit called with this effect".

The grammar gives such a phrase a slot name (It("called"), Did("rode")); a book says which steps make each
slot. Linking sets `into` on those steps, and only where something reads the slot; unlinking, for printing,
takes it away again. A slot that a wording fills itself, as a named number does, is left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import partial
from typing import Any, NamedTuple

from playmat.kernel.words.nodes import Ability, Did, It, Named, Node, walk


class Maker(NamedTuple):
    """Steps that fill a slot: a node class with its `verb` (or action) and, where one is given, the zone it leads to.

    Where a `sole` one would fit several steps, nobody knows which is meant, and none of them fills the slot.
    """

    cls: type[Node]
    verb: str = ""
    to: str = ""
    sole: bool = False

    def makes(self, node: Node) -> bool:
        verb = getattr(node, "verb", getattr(node, "action", ""))
        return type(node) is self.cls and verb == self.verb and self.to in ("", getattr(node, "to", ""))


def link(ability: Ability, makers: Mapping[str, Maker]) -> tuple[Ability, str]:
    """The ability with its slots filled by steps, and the name of a slot that no step fills, if any."""
    wanted = _slots_read(ability) - _slots_filled(ability)
    for slot in sorted(wanted):
        filled = _filled(ability, slot, makers.get(slot))
        if filled is ability:
            return ability, slot
        ability = filled
    return ability, ""


def _filled(ability: Ability, slot: str, maker: Maker | None) -> Ability:
    """With the steps that fill the slot: those of the effect, or else those of the cost."""
    if maker is None or (maker.sole and len([node for node in walk(ability.effect) if maker.makes(node)]) > 1):
        return ability
    fill = partial(_filling, slot=slot, maker=maker)
    effect = rebuilt(ability.effect, fill)
    if effect is not ability.effect:
        return replace(ability, effect=effect)
    filled: Ability = rebuilt(ability, fill)
    return filled


def unlink(ability: Ability, makers: Mapping[str, Maker]) -> Ability:
    """The ability as the grammar read it."""
    emptied: Ability = rebuilt(ability, partial(_emptied, makers=makers))
    return emptied


def _slots_read(ability: Ability) -> set[str]:
    return {node.slot for node in walk(ability) if isinstance(node, It | Did | Named) and node.slot}


def _slots_filled(ability: Ability) -> set[str]:
    return {getattr(node, "into", "") for node in walk(ability)}


def _filling(node: Node, slot: str, maker: Maker) -> Node:
    """A step that fills another slot already is left as it is."""
    return _with_slot(node, slot) if maker.makes(node) and not getattr(node, "into", "") else node


def _emptied(node: Node, makers: Mapping[str, Maker]) -> Node:
    slot = getattr(node, "into", "")
    if slot in makers and makers[slot].makes(node):
        return _with_slot(node, "")
    return node


def _with_slot(node: Node, slot: str) -> Node:
    return replace(node, **{"into": slot})


def rebuilt(value: Any, change: Callable[[Node], Node]) -> Any:
    """The same tree with every node changed from the inside out; unchanged parts are the same objects."""
    if isinstance(value, tuple):
        items = tuple(rebuilt(item, change) for item in value)
        return items if any(new is not old for new, old in zip(items, value, strict=True)) else value
    if not isinstance(value, Node):
        return value
    new = {}
    for entry in fields(value):
        old = getattr(value, entry.name)
        part = rebuilt(old, change)
        if part is not old:
            new[entry.name] = part
    return change(replace(value, **new) if new else value)
