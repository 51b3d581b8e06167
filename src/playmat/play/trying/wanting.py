"""What an ability asks of the table: groups of cards, how many of them, and numbers that the book keeps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass

from ...kernel.words import nodes as n

MANY = 3
"""How many cards lie in a group of which no number is said."""
OPPOSITE = {"=": "!=", "!=": "=", "<=": ">", ">": "<=", ">=": "<", "<": ">="}


@dataclass(frozen=True)
class Want:
    """Cards that pass a filter, in one of these zones of a side."""

    zones: tuple[str, ...]
    side: n.Side
    where: n.Filter | None
    least: int
    like: Want | None = None
    """The cards that one of these must be like."""


@dataclass(frozen=True)
class Limit:
    """No more than so many cards there."""

    zones: tuple[str, ...]
    side: n.Side
    most: int


@dataclass(frozen=True)
class Figure:
    """A number or a condition that the book keeps, compared."""

    name: str
    op: str
    number: int


class Wants:
    """Reads the wants of an ability, in the order of its text. Of what is either so or so, `variant` says which."""

    def __init__(self, deck: str, variant: int) -> None:
        self.variant = variant
        self.wants: list[Want] = []
        self.uniform: list[Want] = []
        """Groups that a text asks about as a whole."""
        self.likenesses: list[Want] = []
        """Cards that must be like one which an earlier step has chosen, or which an event is about."""
        self.limits: list[Limit] = []
        self.figures: list[Figure] = []
        self.own_states: list[tuple[n.Filter, bool]] = []
        """What is asked of the card itself."""
        self.turned: list[n.Filter] = []
        """How the card itself lies before its effect turns it."""
        self.unread: list[tuple[n.Node, bool]] = []
        """Nodes of the book's own, for its piece to read."""
        self.latest = Want((deck,), "mine", None, 1)
        """What "it" means at this point, as far as that is a group of cards."""

    def read(self, node: object, wanted: bool = True) -> None:
        match node:
            case n.Compare(left, op, right):
                self._compare(left, op if wanted else OPPOSITE[op], right)
            case n.Not(part):
                self.read(part, not wanted)
            case n.Either(parts) if wanted:
                self.read(parts[self.variant % len(parts)])
            case n.Matches(cards, where):
                self._matches(cards, where if wanted else n.Non(where))
            case n.Holds(fact):
                self.figures.append(Figure(fact, "=", int(wanted)))
            case n.If(condition, then, otherwise):
                lets = otherwise is None or self.variant % 2 == 0
                self.read(condition, lets)
                self.read(then)
                self.read(otherwise)
            case n.Cards():
                self.want(node, MANY)
            case n.Top(count, zone, side):
                self.latest = Want((zone,), side, None, 1)
                self.read(count)
            case n.GainAbility(ability):
                if self.variant % 2 == 0:
                    self.read(ability.effect)
            case n.Sequence(parts) if is_by_number(parts):
                self.read(parts[self.variant % len(parts)])
            case n.Turn(cards, to):
                self._turn(cards, to)
            case _ if isinstance(node, n.Node):
                self._children(node, wanted)

    def _children(self, node: n.Node, wanted: bool) -> None:
        self.unread.append((node, wanted))
        count = getattr(node, "count", None)
        for each in children(node):
            if isinstance(each, n.Cards) and isinstance(count, n.Number):
                self.want(each, max(count.value, 1))
            else:
                self.read(each, wanted)

    def want(self, ref: n.Cards, least: int) -> None:
        where = plain_part(ref.where)
        like = self.latest
        for inner in inside(ref.where):
            self.read(inner)
            like = self.latest
        if ref.zones and is_likened(ref.where):
            self.likenesses.append(Want(ref.zones, ref.side, where, 1, like))
            self.latest = Want(ref.zones, ref.side, None, least)
        elif ref.zones:
            self.latest = Want(ref.zones, ref.side, where, least)
            self.wants.append(self.latest)
        elif ref.where is not None and any(isinstance(part, n.Among) for part in n.walk(ref.where)):
            self.wants.append(Want(self.latest.zones, self.latest.side, both(self.latest.where, where), least))

    def _compare(self, left: n.Amount, op: str, right: n.Amount) -> None:
        match left, right:
            case n.Count(n.Cards() as ref), n.Number(number):
                self._count(ref, op, number)
            case n.Count(n.Cards() as more), n.Count(n.Cards() as fewer):
                big, small = (more, fewer) if op in (">=", ">") else (fewer, more)
                self._count(small, "<=", 1)
                self._count(big, ">=", 4)
            case (n.Fact(name), n.Number(number)):
                self.figures.append(Figure(name, op, number))
            case _:
                self.unread.append((n.Compare(left, op, right), True))
                for part in (left, right):
                    if isinstance(part, n.Count | n.ValueOf | n.Plus | n.Times):
                        self.read(part)
                    else:
                        self._of_step(part)

    def _of_step(self, amount: n.Amount) -> None:
        """A number of the book's own that is about cards of an earlier step which fit."""
        cards, where = getattr(amount, "cards", None), getattr(amount, "where", None)
        if isinstance(cards, n.It) and isinstance(where, n.Filter):
            self._matches(cards, where)

    def _count(self, ref: n.Cards, op: str, number: int) -> None:
        least = {">=": number, ">": number + 1, "=": number, "!=": number + 1}.get(op, 0)
        most = {"<=": number, "<": number - 1, "=": number}.get(op)
        if most is not None and most <= 0 and isinstance(ref.where, n.Non):
            self.uniform.append(Want(ref.zones, ref.side, plain_part(ref.where.part), 0))
        elif most is not None and most <= 0 and n.InState("standing") in n.walk(ref.where):
            self.uniform.append(Want(ref.zones, ref.side, n.InState("resting"), 0))
        elif most is not None:
            self.limits.append(Limit(ref.zones, ref.side, max(most, 0)))
        if least:
            self.want(ref, least)

    def _turn(self, cards: n.Reference, to: str) -> None:
        """What is turned lies the other way before."""
        self.read(cards)
        state = n.InState(BEFORE[to]) if to in BEFORE else None
        if state is not None and isinstance(cards, n.This):
            self.turned.append(state)
        elif state is not None:
            last = self.latest
            self.wants.append(Want(last.zones, last.side, both(last.where, state), max(last.least, 1)))

    def _matches(self, cards: n.Reference, where: n.Filter) -> None:
        for inner in inside(where):
            self.read(inner)
        match cards:
            case n.This():
                self.own_states.append((where, True))
            case n.Cards(zones, side, first) if zones:
                self.wants.append(Want(zones, side, both(plain_part(first), plain_part(where)), MANY))
                self.uniform.append(self.wants[-1])
            case _:
                self.read(cards)
                last = self.latest
                self.wants.append(Want(last.zones, last.side, both(last.where, plain_part(where)), MANY))


def is_likened(where: n.Filter | None) -> bool:
    """Whether a card must be like one that is told only in play."""
    return any(isinstance(part, n.SameAs) and not isinstance(part.of, n.This) for part in n.walk(where))


def is_by_number(parts: tuple[n.Effect, ...]) -> bool:
    """Whether steps are a list of which one is done, by how many cards there are."""
    counted = [
        part.condition.left
        for part in parts
        if isinstance(part, n.If) and isinstance(part.condition, n.Compare) and isinstance(part.condition.left, n.Count)
    ]
    return len(counted) == len(parts) > 1 and len(set(counted)) == 1


BEFORE = {"stand": "resting", "recover": "resting", "active": "resting", "face up": "face down"}


def children(node: n.Node) -> Iterator[object]:
    if is_dataclass(node):
        for each in fields(node):
            value = getattr(node, each.name)
            if isinstance(value, tuple):
                yield from flat(value)
            else:
                yield value


def flat(values: tuple[object, ...]) -> Iterator[object]:
    for value in values:
        if isinstance(value, tuple):
            yield from flat(value)
        else:
            yield value


def inside(where: n.Filter | None) -> list[n.Node]:
    """The groups of cards that a filter asks about in turn."""
    return [each for each in n.walk(where) if isinstance(each, n.Cards | n.Top)]


def plain_part(where: n.Filter | None) -> n.Filter | None:
    """The filter without what an earlier step decided."""
    if isinstance(where, n.Among):
        return None
    if isinstance(where, n.All):
        parts = tuple(part for part in where.parts if not isinstance(part, n.Among))
        return n.All(parts) if parts else None
    return where


def both(one: n.Filter | None, other: n.Filter | None) -> n.Filter | None:
    if one is None or other is None:
        return one if other is None else other
    return n.All((one, other))
