"""What a part of an ability points to, and what it leaves behind for the other parts to point to.

"It", "the rest", "if you do", "the named number" and the cards of an event mean something only where another
part has made it. A part that is put in the place of another must find all that it points to, and must leave
behind what the others point to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from playmat.kernel.words.nodes import (
    Ability,
    CannotUse,
    Did,
    Effect,
    EndGame,
    If,
    It,
    MayPay,
    Modify,
    Named,
    Node,
    Nothing,
    Number,
    Other,
    Role,
    Rule,
    Sequence,
    Shuffle,
    This,
    Trigger,
    walk,
)

Pointer = tuple[str, str]
"""The class of a node that points, and the slot or role it names."""

NAMES_ITSELF = (This, Other, Nothing)
"""Nodes without fields that need no other part to mean something."""
LEAVES_NOTHING = (CannotUse, EndGame, If, Modify, Nothing, Rule, Sequence, Shuffle)
"""Effects after which nothing new can be spoken of."""
COST: Pointer = ("MayPay", "")
"""What "you may pay the cost" points to."""


def pointer(node: Node) -> Pointer | None:
    """What a node points to. One that has no fields at all says nothing by itself, so it points too."""
    match node:
        case It(slot=name) | Did(slot=name) | Named(slot=name) | Role(name=name):
            return type(node).__name__, name
        case MayPay(cost=()):
            return COST
    bare = not any(entry.name != "form" for entry in fields(node))
    return (type(node).__name__, "") if bare and not isinstance(node, (*NAMES_ITSELF, Effect)) else None


def pointers(value: Any) -> Counter[Pointer]:
    """Everything a value points to, inside itself or outside."""
    return Counter(found for node in walk(value) if (found := pointer(node)))


def unmet(value: Any) -> frozenset[Pointer]:
    """What a value points to that no earlier part of it has made."""
    return frozenset(_unmet(value, set()))


def _unmet(value: Any, made: set[str]) -> Iterator[Pointer]:
    """Parts come in the order of their fields; `made` grows on the way: slots, and "" for whatever is latest."""
    if isinstance(value, tuple):
        for part in value:
            yield from _unmet(part, made)
    elif isinstance(value, Node):
        found = pointer(value)
        if found and (found == COST or not _met(found, made)):
            yield found
        inner = set() if isinstance(value, Ability) else made
        for entry in fields(value):
            yield from _unmet(getattr(value, entry.name), inner)
        made |= _made(value)


def _met(found: Pointer, made: set[str]) -> bool:
    kind, name = found
    if kind == "Role":
        return "trigger" in made
    if kind == "Did" and not name:
        return bool(made - {"trigger"})
    return name in made


def _made(node: Node) -> set[str]:
    if isinstance(node, Trigger):
        return {"", "trigger"}
    return {"", str(getattr(node, "into", ""))} if leaves(node) else set()


def leaves(node: Node) -> bool:
    """Whether later words may speak of what this node did."""
    return isinstance(node, Effect) and not isinstance(node, LEAVES_NOTHING)


Left = tuple[str, str, bool, bool]
"""A thing left behind: the class of its node, its event or verb, whether it is one card, whether it has an X."""


def left_by(value: Any) -> tuple[Left, ...]:
    """What a value leaves behind, in order. Two values that leave the same can be spoken of in the same words."""
    return tuple(_left(node) for node in walk(value) if isinstance(node, Trigger) or leaves(node))


def _left(node: Node) -> Left:
    name = getattr(node, "event", "") or getattr(node, "verb", "") or getattr(node, "phase", "")
    if not isinstance(name, str):
        name = type(name).__name__
    one = getattr(node, "count", None) == Number(1)
    return type(node).__name__, name, one, bool(getattr(node, "x", 0))


def can_replace(whole: Ability, part: Any, by: Any) -> bool:
    """Whether every pointer of an ability still means something with `by` in the place of `part`."""
    if not unmet(by) <= unmet(part):
        return False
    others = pointers(whole) - pointers(part)
    del others[COST]
    return not others or left_by(part) == left_by(by)


__all__ = ["can_replace", "left_by", "pointers", "unmet"]
