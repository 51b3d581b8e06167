"""What a phrase rule builds: an expression over its slots that makes a node, and takes it apart again.

The right side of a rule is written as a Python expression of names (slots), constants, tuples with stars,
node constructors and the few joining functions below. `build` makes the value; `match` runs the same
expression backwards and gives every way to fill the slots, which is how one rule both reads and prints.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any

from playmat.kernel.words import nodes
from playmat.text.errors import GrammarError

Slots = dict[str, Any]


class Expression:
    """A value to build from slots, or to find the slots of."""

    def build(self, slots: Slots) -> Any:
        raise NotImplementedError

    def match(self, value: Any, slots: Slots) -> Iterator[Slots]:
        raise NotImplementedError

    def inner(self) -> tuple[Expression, ...]:
        """The expressions this one is made of."""
        return ()

    def names(self) -> frozenset[str]:
        """The slots it uses."""
        return frozenset().union(*(part.names() for part in self.inner()))

    def indexes(self, name: str) -> set[int]:
        """Which items of a slot it uses one by one."""
        return set().union(*(part.indexes(name) for part in self.inner()))


@dataclass(frozen=True)
class Constant(Expression):
    value: Any

    def build(self, slots: Slots) -> Any:
        return self.value

    def match(self, value: Any, slots: Slots) -> Iterator[Slots]:
        if type(value) is type(self.value) and value == self.value:
            yield slots


@dataclass(frozen=True)
class Slot(Expression):
    name: str

    def build(self, slots: Slots) -> Any:
        return slots[self.name]

    def match(self, value: Any, slots: Slots) -> Iterator[Slots]:
        if self.name not in slots:
            yield {**slots, self.name: value}
        elif slots[self.name] == value:
            yield slots

    def names(self) -> frozenset[str]:
        return frozenset((self.name,))


@dataclass(frozen=True)
class Part(Expression):
    """One item of a slot that holds a tuple: `thing[0]`. Printing puts the items together again."""

    name: str
    index: int

    def build(self, slots: Slots) -> Any:
        return slots[self.name][self.index]

    def match(self, value: Any, slots: Slots) -> Iterator[Slots]:
        return Slot(f"{self.name}[{self.index}]").match(value, slots)

    def names(self) -> frozenset[str]:
        return frozenset((self.name,))

    def indexes(self, name: str) -> set[int]:
        return {self.index} if name == self.name else set()


def slot_value(slots: Slots, name: str) -> Any:
    """The value of a slot, from its parts if it was matched in parts; None for a silent one."""
    if name in slots:
        return slots[name]
    count = 0
    while f"{name}[{count}]" in slots:
        count += 1
    return tuple(slots[f"{name}[{index}]"] for index in range(count)) if count else None


@dataclass(frozen=True)
class Listing(Expression):
    """A tuple; a starred part takes any number of its items."""

    parts: tuple[tuple[bool, Expression], ...]

    def build(self, slots: Slots) -> Any:
        items: list[Any] = []
        for starred, part in self.parts:
            built = part.build(slots)
            if starred:
                items.extend(built)
            else:
                items.append(built)
        return tuple(items)

    def match(self, value: Any, slots: Slots) -> Iterator[Slots]:
        if isinstance(value, tuple):
            yield from self._match_from(0, value, slots)

    def _match_from(self, index: int, items: tuple[Any, ...], slots: Slots) -> Iterator[Slots]:
        if index == len(self.parts):
            if not items:
                yield slots
            return
        starred, part = self.parts[index]
        sizes = range(len(items) + 1) if starred else range(1, 2) if items else range(0)
        for size in sizes:
            taken = items[:size] if starred else items[0]
            for filled in part.match(taken, slots):
                yield from self._match_from(index + 1, items[size:], filled)

    def inner(self) -> tuple[Expression, ...]:
        return tuple(part for _, part in self.parts)


@dataclass(frozen=True)
class Make(Expression):
    """A node constructor; fields that are not given have their default."""

    cls: type[Any]
    given: tuple[tuple[str, Expression], ...]
    left_out: tuple[tuple[str, Any], ...]

    def build(self, slots: Slots) -> Any:
        return self.cls(**{name: part.build(slots) for name, part in self.given})

    def build_as(self, form: str, slots: Slots) -> Any:
        return self.cls(form=form, **{name: part.build(slots) for name, part in self.given})

    def match(self, value: Any, slots: Slots) -> Iterator[Slots]:
        if type(value) is self.cls and all(getattr(value, name) == usual for name, usual in self.left_out):
            yield from self._match_from(0, value, slots)

    def _match_from(self, index: int, value: Any, slots: Slots) -> Iterator[Slots]:
        if index == len(self.given):
            yield slots
            return
        name, part = self.given[index]
        for filled in part.match(getattr(value, name), slots):
            yield from self._match_from(index + 1, value, filled)

    def inner(self) -> tuple[Expression, ...]:
        return tuple(part for _, part in self.given)


@dataclass(frozen=True)
class Joining:
    """A function that joins a list to one value, where one item stands for itself, and gives the lists back."""

    join: Callable[[tuple[Any, ...]], Any]
    lists: Callable[[Any], tuple[tuple[Any, ...], ...]]


def _joining(cls: type[Any]) -> Joining:
    def join(items: tuple[Any, ...]) -> Any:
        if not items:
            return None
        return items[0] if len(items) == 1 else cls(items)

    def lists(value: Any) -> tuple[tuple[Any, ...], ...]:
        if value is None:
            return ((),)
        joined = type(value) is cls and len(value.parts) > 1
        return (tuple(value.parts), (value,)) if joined else ((value,),)

    return Joining(join, lists)


def _pairing(cls: type[Any]) -> Joining:
    """One item stands for itself, two make a node of the class, whose other fields have their default."""
    first, second, *others = (entry for entry in fields(cls) if entry.name != "form")

    def join(items: tuple[Any, ...]) -> Any:
        return items[0] if len(items) == 1 else cls(*items)

    def lists(value: Any) -> tuple[tuple[Any, ...], ...]:
        if type(value) is cls and all(getattr(value, entry.name) == entry.default for entry in others):
            return (getattr(value, first.name), getattr(value, second.name)), (value,)
        return ((value,),)

    return Joining(join, lists)


JOININGS: Mapping[str, Joining] = {
    "where": _joining(nodes.All),
    "any_of": _joining(nodes.AnyOf),
    "every": _joining(nodes.Every),
    "steps": _joining(nodes.Sequence),
    "total": _pairing(nodes.Plus),
    "only": _pairing(nodes.OnlyIf),
    "given": _pairing(nodes.If),
}


@dataclass(frozen=True)
class Join(Expression):
    """A list as one node: where(...), any_of(...), every(...), steps(...); or one that may have another beside it:
    total(amount, *more), only(*condition, trigger), given(*condition, effect)."""

    joining: Joining
    items: Listing

    def build(self, slots: Slots) -> Any:
        return self.joining.join(self.items.build(slots))

    def match(self, value: Any, slots: Slots) -> Iterator[Slots]:
        for items in self.joining.lists(value):
            yield from self.items.match(items, slots)

    def inner(self) -> tuple[Expression, ...]:
        return (self.items,)


def read_expression(source: str, classes: Mapping[str, type[Any]]) -> Expression:
    """The expression that `source` spells, with the node classes it may use."""
    try:
        tree = ast.parse(source, mode="eval").body
    except SyntaxError as error:
        raise GrammarError(f"{source!r} is not an expression: {error.msg}") from None
    return _expression(tree, classes)


def _expression(tree: ast.expr, classes: Mapping[str, type[Any]]) -> Expression:
    match tree:
        case ast.Constant(value=value):
            return Constant(value)
        case ast.Name(id=name):
            return Slot(name)
        case ast.Subscript(value=ast.Name(id=name), slice=ast.Constant(value=int(index))):
            return Part(name, index)
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))):
            return Constant(-value)
        case ast.Tuple(elts=parts):
            return _listing(parts, classes)
        case ast.Call(func=ast.Name(id=name), args=parts, keywords=[]) if name in JOININGS:
            return Join(JOININGS[name], _listing(parts, classes))
        case ast.Call(func=ast.Name(id=name), args=parts, keywords=keywords) if name in classes:
            return _make(classes[name], parts, keywords, classes)
        case ast.Call(func=ast.Name(id=name)):
            raise GrammarError(f"no node or joining function is called {name!r}")
    raise GrammarError(f"{ast.unparse(tree)!r} is not a slot, constant, tuple or node")


def _listing(parts: list[ast.expr], classes: Mapping[str, type[Any]]) -> Listing:
    return Listing(
        tuple(
            (True, _expression(part.value, classes))
            if isinstance(part, ast.Starred)
            else (False, _expression(part, classes))
            for part in parts
        )
    )


def _make(cls: type[Any], parts: list[ast.expr], keywords: list[ast.keyword], classes: Mapping[str, type[Any]]) -> Make:
    declared = {entry.name: entry for entry in fields(cls) if entry.name != "form"}
    given = dict(zip(declared, parts, strict=False))
    if len(parts) > len(declared):
        raise GrammarError(f"{cls.__name__} takes {len(declared)} values, {len(parts)} are given")
    for keyword in keywords:
        if keyword.arg not in declared or keyword.arg in given:
            raise GrammarError(f"{cls.__name__} has no field {keyword.arg!r} left to fill")
        given[keyword.arg] = keyword.value
    left_out = {name: entry for name, entry in declared.items() if name not in given}
    missing = [name for name, entry in left_out.items() if entry.default is MISSING]
    if missing:
        raise GrammarError(f"{cls.__name__} needs {', '.join(missing)}")
    return Make(
        cls,
        tuple((name, _expression(tree, classes)) for name, tree in given.items()),
        tuple((name, entry.default) for name, entry in left_out.items() if entry.compare),
    )
