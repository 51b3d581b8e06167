"""Cards made to fit: a plain card whose printed values are changed until it passes a filter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ...kernel.words import nodes as n
from ...kernel.words.book import Book
from ...kernel.words.cards import Card

FAR = 1
"""How far beyond a number a value lies that must not be that number."""


@dataclass
class Made:
    """A card in the making: its printed values, and how it is to lie."""

    printed: dict[str, Any]
    source: Card
    variant: int
    count: Callable[[n.Reference], int] = lambda cards: 1
    """How many cards of a group lie on the table."""
    states: set[str] = field(default_factory=set)
    nots: set[str] = field(default_factory=set)


OwnFilter = Callable[[n.Filter, Made, bool], None]
"""What a book does for filters of its own: the filter, the card, and whether it must pass."""


class Fitting:
    """Fits cards to the filters of one book."""

    def __init__(self, book: Book, own: OwnFilter) -> None:
        self.kinds = {each.name: each.kind for each in book.words.characteristics}
        self.own = own

    def fit(self, where: n.Filter | None, made: Made, wanted: bool = True) -> None:
        """Change the card until it passes, or, where it is not wanted, until it does not."""
        match where:
            case None | n.Other() | n.Among() | n.Related() | n.InZone():
                return
            case n.Is():
                self._is(where, made, wanted)
            case n.All(parts) if wanted:
                for part in parts:
                    self.fit(part, made)
            case n.All(parts):
                self.fit(parts[-1], made, False)
            case n.AnyOf(parts) if wanted:
                self.fit(parts[made.variant % len(parts)], made)
            case n.AnyOf(parts):
                for part in parts:
                    self.fit(part, made, False)
            case n.Non(part):
                self.fit(part, made, not wanted)
            case n.InState(state):
                (made.states if wanted else made.nots).add(state)
            case n.SameAs(key):
                if wanted:
                    made.printed[key] = made.source.name if key == "name" else made.source.printed[key]
                elif self.kinds[key] == "words":
                    made.printed[key] = ("Another",)
            case _:
                self.own(where, made, wanted)

    def _is(self, node: n.Is, made: Made, wanted: bool) -> None:
        key, op, value = node.characteristic, node.op, node.value
        if not isinstance(value, str):
            number = self.number(value, made)
            made.printed[key] = nearest(made.printed.get(key), op if wanted else OPPOSITE[op], number)
        elif self.kinds[key] == "words":
            words = made.printed.get(key) or ()
            made.printed[key] = tuple(dict.fromkeys((*words, value))) if wanted else without(words, value, op)
        else:
            self._word(key, op, value, made, wanted)

    def _word(self, key: str, op: str, value: str, made: Made, wanted: bool) -> None:
        now = str(made.printed.get(key) or "")
        if op in ("contains", "has"):
            if (value in now) != wanted:
                made.printed[key] = f"{value} {now}".strip() if wanted else now.replace(value, "").strip() or "Another"
        elif (op == "=") == wanted:
            made.printed[key] = value
        elif now == value:
            made.printed[key] = f"Another {value}"

    def number(self, amount: n.Amount, made: Made) -> int:
        match amount:
            case n.Number(value):
                return value
            case n.ValueOf(key, n.This()):
                printed = made.source.printed.get(key)
                return printed if isinstance(printed, int) else 0
            case n.Plus(left, right):
                return self.number(left, made) + self.number(right, made)
            case n.Times(part, by):
                return self.number(part, made) * by
            case n.Count(cards):
                return made.count(cards)
        return 1


OPPOSITE = {"=": "!=", "!=": "=", "<=": ">", ">": "<=", ">=": "<", "<": ">="}


def nearest(now: Any, op: str, number: int) -> int:
    """The number that holds the comparison and is nearest to what it is now."""
    value = now if isinstance(now, int) else number
    match op:
        case "=":
            return number
        case "!=":
            return value if value != number else number + FAR
        case "<=":
            return min(value, number)
        case ">=":
            return max(value, number)
        case "<":
            return min(value, number - FAR)
    return max(value, number + FAR)


def without(words: tuple[str, ...], word: str, op: str) -> tuple[str, ...]:
    return tuple(each for each in words if each != word and not (op == "contains" and word in each))
