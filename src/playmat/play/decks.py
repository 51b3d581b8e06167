"""Random legal decks out of a list of cards, and decks in files with the cards they name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from ..books import book
from ..games import piece
from ..kernel.build.match import Match
from ..kernel.words.book import Deck, DeckFault
from ..kernel.words.cards import Card
from ..kernel.words.errors import CardError, DeckError, PlaymatError, did_you_mean
from ..kernel.words.reading import short
from ..library import Library, known_words, made_card, own_records, read_deck_record, read_records
from .cardcheck import why_unplayable

Build = Callable[[Sequence[Card], Random], Deck]


def readable_cards(path: Path, book_name: str) -> list[Card]:
    """The cards of a file that can be played: those whose record and text are read and can be carried out."""
    found = []
    match, records = Match(book(book_name)), read_records(path, book_name)
    known = known_words(book_name, records)
    for record in records:
        try:
            card = made_card(book_name, record, known)
        except CardError:
            continue
        if why_unplayable(match, card) is None:
            found.append(card)
    return found


def random_deck(book_name: str, cards: Sequence[Card], chance: Random) -> Deck:
    """A random legal deck of a book; DeckError when the cards are too few or the book has no builder."""
    build: Build | None = piece(book_name, "random_decks", None)
    if build is None:
        raise DeckError(f"random decks of {book_name} cannot be built yet")
    return build(cards, chance)


# --- decks in files -----------------------------------------------------------------------------------


class CardList(Library):
    """A library that makes a card only when a deck asks for it: texts that nobody plays need not be read."""

    def __init__(self, book_name: str, records: Iterable[Mapping[str, Any]]) -> None:
        super().__init__(book_name, ())
        self._records: dict[str, Mapping[str, Any]] = {}
        listed = list(records)
        self._known = known_words(book_name, listed)
        for record in listed:
            for key in ("id", "name"):
                if record.get(key):
                    self._records.setdefault(str(record[key]), record)

    def card(self, key: str) -> Card:
        if key not in self._records:
            raise DeckError(f"no card {short(key)} in the list{did_you_mean(key, self._records)}")
        record = self._records[key]
        known = str(record.get("id") or record["name"])
        if known not in self.by_key:
            self.by_key[known] = made_card(self.book_name, record, self._known)
        return self.by_key[known]


def faults_of(record: Mapping[str, Any], known: CardList, where: str) -> tuple[Deck | None, list[DeckFault]]:
    """A deck out of its record with every reason why it may not be played; no deck if a card is missing."""
    named = record.get("cards")
    keys = [str(key) for key in named] if isinstance(named, dict) else []
    missing = [fault for key in keys if (fault := _fault_of_card(known, key)) is not None]
    if missing:
        return None, missing
    try:
        deck = known.deck(record, where)
    except PlaymatError as error:
        return None, [DeckFault("", str(error))]
    return deck, book(known.book_name).cards.check_deck(deck)


def _fault_of_card(known: CardList, key: str) -> DeckFault | None:
    try:
        known.card(key)
    except PlaymatError as error:
        return DeckFault("", str(error))
    return None


def card_list(book_name: str, path: Path | None = None) -> CardList:
    """The cards of a file, if one is given, and ours."""
    return CardList(book_name, [*(read_records(path, book_name) if path else ()), *own_records(book_name)])


def deck_record(path: Path) -> dict[str, Any]:
    """The record in a deck file; its contents are for the card list and the book to judge."""
    return read_deck_record(path)
