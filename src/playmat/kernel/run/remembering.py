"""Cards that a running ability remembers: triples (card, serial, was).

To act on them means those that are still the object `serial`; to ask about one means the object `was`, which may
be what it was in the zone it left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state.compiled import Remembered
    from ..state.game import Game
    from ..words.plain import Record


CEASED, NOTHING = -1, 0
"""The serial of a card that exists no more, and one that no card has: what is remembered so is never met again."""


def live(g: Game, cards: Remembered | None) -> list[int]:
    """Those remembered cards that are still the objects they were."""
    serial = g.serial
    return [card for card, s, _ in cards if serial[card] == s] if cards else []


def remember(g: Game, cards: Iterable[int]) -> Remembered:
    """These cards as the objects that they are."""
    return tuple((card, g.serial[card], g.serial[card]) for card in cards)


def follow(g: Game, cards: Iterable[int]) -> Remembered:
    """Remember cards that were just moved: act on them where they are, ask about them as the book says."""
    serial = g.serial
    return tuple((c, NOTHING if serial[c] == CEASED else serial[c], object_read(g, c)) for c in cards)


def lose_track(g: Game, cards: Remembered, zones: int) -> Remembered:
    """The same cards, but those in these zones can be asked about only, and acted on no more."""
    return tuple((c, NOTHING if zones >> g.zone_of[c] & 1 else serial, was) for c, serial, was in cards)


def object_read(g: Game, card: int) -> int:
    """The object that a question about a card which just moved is about: the one it was, or the one it is."""
    if (
        g.match.book.moves.reads_past
        and card in g.last
        and g.match.book.moves.looks_back(g, g.last[card].zone, g.zone_of[card])
    ):
        return int(g.last[card].serial)
    return g.serial[card]


def moved_on(g: Game, cards: Remembered) -> bool:
    """Whether some remembered card must be read as it was in the zone it left."""
    serial = g.serial
    for card, _, was in cards:
        if serial[card] != was:
            return True
    return False


@contextmanager
def read_as(g: Game, card: int, values: Record) -> Iterator[None]:
    """Read a card by these values, and by print where they have none."""
    before = g.looking_back
    g.looking_back = {**(before or {}), card: values}
    try:
        yield
    finally:
        g.looking_back = before


@contextmanager
def looking_back(g: Game, cards: Remembered) -> Iterator[None]:
    """Read remembered cards that have moved on as they were in the zone they left."""
    before = g.looking_back
    past = {}
    for card, _, was in cards:
        if g.serial[card] != was and card in g.last and g.last[card].serial == was:
            past[card] = g.last[card].values or {}
    g.looking_back = {**(before or {}), **past} if past else before
    try:
        yield
    finally:
        g.looking_back = before
