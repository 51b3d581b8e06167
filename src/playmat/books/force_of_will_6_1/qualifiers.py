"""What a qualifier belongs to: "addition or resonator with the highest ATK" asks nothing of an addition.

Only resonators and J-rulers have ATK and DEF (206.1, 207.1). Where a noun names several types, what is said of these
numbers is said of those types that have them; and a superlative looks among the cards of the types it is said of.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...kernel import nodes as n
from . import nodes as f

STATS = ("atk", "def")
FIGHTERS = ("resonator", "j-ruler")


def remade(node: Any, kind: type[n.Node], make: Callable[[Any], Any]) -> Any:
    """The same text with every node of a kind made anew, those inside first."""
    if isinstance(node, tuple):
        return tuple(remade(part, kind, make) for part in node)
    if not isinstance(node, n.Node):
        return node
    given = {name: getattr(node, name) for name in node.__dataclass_fields__}
    told = {name: remade(value, kind, make) for name, value in given.items()}
    inner = replace(node, **told) if told != given else node
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
