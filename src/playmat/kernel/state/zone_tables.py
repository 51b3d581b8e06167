"""Zone numbers and masks of one book: every zone of every seat as a small number, groups as bit masks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from operator import itemgetter, or_
from typing import TYPE_CHECKING, Any, TypeAlias

from ..words.shared import MAKING

if TYPE_CHECKING:
    from ..words.book import Book, Zone
    from ..words.nodes import Node

OWNER = -1
"""In a shared zone: whoever owns the card."""


Hearer: TypeAlias = "Callable[[str, Node | None, str | Node | None], None]"
"""Is told what texts come to as they are compiled, by one of these words, the node and what is said of it:

"ability" and "ability end" around an ability; "step" and "step end" around an effect; "own" and "own end" around a
question of the book's own; "fills", a slot, by the present step or the part of a cost that is named; "moves", what the
slot holds; "means", what the slot that is named holds, or the reference.
"""


Taking: TypeAlias = "Callable[[list[Any]], tuple[Any, ...]]"


def nobody(word: str, node: Node | None = None, said: str | Node | None = None) -> None:
    """Nobody asked what texts come to."""


def taking(numbers: Sequence[int]) -> Taking:
    """Takes the items of these numbers out of a list, as a tuple however many there are."""
    if len(numbers) > 1:
        return itemgetter(*numbers)
    return lambda items: tuple([items[number] for number in numbers])


class Tables:
    """Look-up tables that depend only on the book."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.zone_names: list[str] = []
        self.zone_seat: list[int] = []
        self.zone_of_number: list[Zone] = []
        self.zone_number: dict[tuple[int, str], int] = {}
        for zone in book.places.zones:
            for seat in range(book.seats):
                if zone.shared and seat:
                    self.zone_number[seat, zone.name] = self.zone_number[0, zone.name]
                else:
                    self._add(zone, seat)
        self.masks = {word: self._mask(names) for word, names in self._words()}
        self.lots = {
            (seat, word): taking([self.zone_number[seat, name] for name in names])
            for word, names in self._words()
            for seat in range(book.seats)
        }
        """For each seat, takes the zones that a word means out of the list of all, in the order of the book."""
        self.hidden = sum(1 << z for z, zone in enumerate(self.zone_of_number) if not zone.public)
        kept = [self.masks[word] for word in book.places.same_object]
        self.kept = [reduce(or_, (mask for mask in kept if mask >> z & 1), 0) for z in range(len(self.zone_names))]
        """For each zone, the zones to which a card may go and stay the object it was."""
        self.none_kept = [0] * len(self.kept)
        """The same for verbs that make a card another object wherever it goes."""
        self.one_place = dict(self._one_place())
        """For a zone that is one place with another, the number of that other."""
        self.also_seen = book.sight.also_seen
        self.everybody = (1 << book.seats) - 1
        """All seats, as bits."""
        self.seen_up = [self._seers(z, zone.face_up) for z, zone in enumerate(self.zone_of_number)]
        self.seen_down = [self._seers(z, zone.face_down) for z, zone in enumerate(self.zone_of_number)]
        """For each zone, the seats that see a card lying there face up, or face down, as bits."""
        public = [z for z in range(len(self.zone_names)) if not self.hidden >> z & 1]
        self.open = frozenset(z for z in public if self.seen_up[z] == self.seen_down[z] == self.everybody)
        """Zones where all see every card, however it lies."""
        self.characteristics = {c.name: c for c in book.words.characteristics}
        self.telling = {state: c.name for c in book.words.characteristics for state in c.states}
        """For states that a characteristic tells: which."""
        self.hears: Hearer = nobody
        """Whoever wants to know what texts come to; only tables that one match has for itself have somebody."""

    def told_by(self, keys: Iterable[str]) -> frozenset[str]:
        """These characteristics, and those that say more of the same."""
        known = [self.characteristics[key] for key in keys if key in self.characteristics]
        return frozenset(keys) | {each.more for each in known if each.more}

    def _add(self, zone: Zone, seat: int) -> None:
        self.zone_number[seat, zone.name] = len(self.zone_names)
        self.zone_names.append(zone.name)
        self.zone_seat.append(-1 if zone.shared else seat)
        self.zone_of_number.append(zone)

    def _words(self) -> Iterable[tuple[str, tuple[str, ...]]]:
        for zone in self.book.places.zones:
            yield zone.name, (zone.name,)
        yield from self.book.places.groups.items()

    def _one_place(self) -> Iterable[tuple[int, int]]:
        for one, other in self.book.places.one_place:
            for seat in range(self.book.seats):
                first, second = self.zone_number[seat, one], self.zone_number[seat, other]
                yield first, second
                yield second, first

    def _mask(self, names: Iterable[str]) -> int:
        return sum(1 << z for z, name in enumerate(self.zone_names) if name in set(names))

    def mask(self, words: Iterable[str]) -> int:
        """Zone numbers of both seats that these zone or group words mean, as bits; no word means all zones."""
        mask = 0
        for word in words:
            self.book.require(word, self.masks, "zone or group")
            mask |= self.masks[word]
        return mask or (1 << len(self.zone_names)) - 1

    def zones_for(self, words: tuple[str, ...], side: str) -> tuple[tuple[int, ...], ...]:
        """For each seat, the zone numbers that the words mean on that side of the table."""
        mask = self.mask(words)
        numbers = [z for z in range(len(self.zone_names)) if mask >> z & 1]
        return tuple(
            tuple(z for z in numbers if self._on_side(self.zone_seat[z], seat, side)) for seat in range(self.book.seats)
        )

    def _on_side(self, zone_seat: int, seat: int, side: str) -> bool:
        if side == "any" or zone_seat < 0:
            return True
        return (zone_seat == seat) == (side == "mine")

    def _seers(self, z: int, seen: str) -> int:
        if seen == "all":
            return self.everybody
        if seen == "none":
            return 0
        return 1 << self.zone_seat[z] if self.zone_seat[z] >= 0 else OWNER


TABLES: dict[str, Tables] = {}
"""The tables of each book by its name, of the latest book that has it."""


def tables_of(book: Book) -> Tables:
    """The book's tables, made once."""
    found = TABLES.get(book.name)
    if found is not None and found.book is book:
        return found
    with MAKING:
        found = TABLES.get(book.name)
        if found is None or found.book is not book:
            found = TABLES[book.name] = Tables(book)
    return found
