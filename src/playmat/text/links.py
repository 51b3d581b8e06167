"""Steps that a later phrase refers to by what they did: "the unit called with this effect".

The grammar gives such a phrase a slot name (It("called"), Did("rode")); a book says which steps make each
slot. Linking sets `into` on those steps, and only where something reads the slot; unlinking, for printing,
takes it away again. A slot that a wording fills itself, as a named number does, is left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import partial
from typing import Any

from playmat.kernel.words.nodes import Ability, Did, It, Named, Node, walk

Maker = tuple[type[Node], str]
"""A node class with its `verb`: steps of that kind fill the slot."""


def link(ability: Ability, makers: Mapping[str, Maker]) -> tuple[Ability, str]:
    """The ability with its slots filled by steps, and the name of a slot that no step fills, if any."""
    wanted = _slots_read(ability) - _slots_filled(ability)
    for slot in sorted(wanted):
        filled = rebuilt(ability, partial(_filling, slot=slot, makers=makers))
        if filled is ability:
            return ability, slot
        ability = filled
    return ability, ""


def unlink(ability: Ability, makers: Mapping[str, Maker]) -> Ability:
    """The ability as the grammar read it."""
    emptied: Ability = rebuilt(ability, partial(_emptied, makers=makers))
    return emptied


def _slots_read(ability: Ability) -> set[str]:
    return {node.slot for node in walk(ability) if isinstance(node, It | Did | Named) and node.slot}


def _slots_filled(ability: Ability) -> set[str]:
    return {getattr(node, "into", "") for node in walk(ability)}


def _filling(node: Node, slot: str, makers: Mapping[str, Maker]) -> Node:
    cls, verb = makers.get(slot, (None, ""))
    if type(node) is not cls or getattr(node, "verb", "") != verb:
        return node
    return _with_slot(node, slot)


def _emptied(node: Node, makers: Mapping[str, Maker]) -> Node:
    slot = getattr(node, "into", "")
    if slot in makers and type(node) is makers[slot][0]:
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
