"""What a text tells by being asked about: cards that lie hidden, and how many of them are meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ..words import nodes as n
from ..words.nodes import walk

if TYPE_CHECKING:
    from ..words.book import Book, Zone


ANY_NUMBER: Final = 999
"""As many as there are, where nobody shall know how many that is."""


def is_hidden(book: Book, ref: n.Reference) -> bool:
    """Whether all the cards meant lie in zones that hide them."""
    if not isinstance(ref, n.Cards) or not ref.zones:
        return False
    return not any(zone.public for zone in zones_named(book, ref.zones))


def is_open(book: Book, ref: n.Reference) -> bool:
    """Whether everybody sees all the cards meant, where they lie."""
    return isinstance(ref, n.This) or (
        isinstance(ref, n.Cards) and bool(ref.zones) and all(zone.public for zone in zones_named(book, ref.zones))
    )


def is_counted(ref: n.Reference) -> bool:
    """Whether everybody knows how many cards are meant, for it does not hang on what they are."""
    return not any(isinstance(part, n.Filter) and not isinstance(part, n.All | n.Among) for part in walk(ref))


def hangs_on_hidden(book: Book, *parts: n.Node) -> bool:
    """Whether a text speaks of cards that not everybody sees, so that what can be done of it tells of them."""
    every = [part for each in parts for part in walk(each)]
    meant = [part for part in every if isinstance(part, n.Search | n.Top | n.Cards)]
    return any(not isinstance(part, n.Cards) or not is_open(book, part) for part in meant)


def zones_named(book: Book, words: Sequence[str]) -> list[Zone]:
    names = {name for word in words for name in book.zone_names(word)}
    return [zone for zone in book.places.zones if zone.name in names]
