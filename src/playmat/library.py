"""Card lists and decks in files: our own JSON and CSV, and JSON lines.

A card list is JSON `{"format": "playmat-cards", "version": 1, "book": ..., "cards": [{...}]}`, or CSV with a
header line of the same field names, or one JSON object a line. A deck is JSON `{"format": "playmat-deck",
"version": 1, "book": ..., "name": ..., "first_vanguard": ..., "cards": {card: count}}`, cards by id or name.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from .books import BOOKS, book
from .games import room
from .kernel.words import reading
from .kernel.words.book import Book, Deck
from .kernel.words.cards import Card, Known
from .kernel.words.errors import CardError, DeckError, did_you_mean
from .kernel.words.reading import short
from .kernel.words.shared import made_once

Records = list[dict[str, Any]]
LISTS = reading.Limits(signs=16_000_000, values=2_000_000)
"""For a list of cards: the largest that is known has an eighth of it."""


MOST_RECORDS = 50_000
"""Cards of one list."""
MOST_LINES = 4 * MOST_RECORDS
"""Of a list with a card on a line: some may be empty."""


def read_text(path: Path) -> str:
    """A file's text; a clear error when it is missing, too large, or not UTF-8."""
    return reading.read_text(path, CardError, LISTS)


def read_records(path: Path, book_name: str) -> Records:
    """The card records of a file, whatever of the three forms it has; the sides of a card are one record."""
    text = read_text(path)
    records = {".csv": _csv_records, ".jsonl": _line_records}.get(path.suffix)
    found = records(path, text) if records is not None else _json_records(path, text, book_name)
    require_room(path, found)
    return whole_cards(book_name, found)


def require_room(path: Path, records: Records) -> None:
    """Refuse a list of too many cards; asked as it is read, for what is read takes memory."""
    if len(records) > MOST_RECORDS:
        raise CardError(f"{path.name}: over {MOST_RECORDS} cards, expected fewer")


def whole_cards(book_name: str, records: Records) -> Records:
    """Put the sides of cards together where lists of a book have a record for each."""
    module = import_module(f"playmat.books.{BOOKS[book_name]}.cards")
    together: Callable[[Records], Records] | None = getattr(module, "put_sides_together", None)
    return together(records) if together is not None else records


def _csv_records(path: Path, text: str) -> Records:
    reader = csv.DictReader(io.StringIO(text, newline=""), strict=True)
    records: Records = []
    try:
        names = list(reader.fieldnames or ())
        if len(names) > reading.MOST_FIELDS:
            raise CardError(f"{path.name}: {len(names)} fields in the header, expected at most {reading.MOST_FIELDS}")
        if len(set(names)) != len(names):
            twice = next(name for name in names if names.count(name) > 1)
            raise CardError(f"{path.name}: {short(twice)} is named twice in the header, expected once")
        for row in reader:
            if None in row or None in row.values():
                raise CardError(f"{path.name}, line {reader.line_num}: not as many fields as the header names")
            records.append({key: value.replace("\\n", "\n") for key, value in row.items() if value})
            require_room(path, records)
    except csv.Error as fault:
        raise CardError(f"{path.name}, line {reader.line_num}: not valid CSV: {fault}") from None
    return records


def _line_records(path: Path, text: str) -> Records:
    if text.count("\n") > MOST_LINES:
        raise CardError(f"{path.name}: over {MOST_LINES} lines, expected fewer")
    records: Records = []
    for number, line in enumerate(io.StringIO(text, newline=None), 1):
        if line.strip():
            records.append(_object(path, number, line))
            require_room(path, records)
    return records


def _object(path: Path, number: int, line: str) -> dict[str, Any]:
    record = reading.read_json(line, f"{path.name}, line {number}", CardError, LISTS, words=False)
    if not isinstance(record, dict):
        raise CardError(f"{path.name}, line {number}: expected a card, an object in braces")
    return record


def _json_records(path: Path, text: str, book_name: str) -> Records:
    whole = reading.read_json(text, path.name, CardError, LISTS, words=False)
    cards = whole.get("cards") if isinstance(whole, dict) else None
    if not isinstance(cards, list) or not all(isinstance(c, dict) for c in cards):
        raise CardError(f'{path.name}: expected {{"format": "playmat-cards", ..., "cards": [...]}}')
    _head(path.name, whole, "playmat-cards", book_name, CardError)
    return cards


def _head(where: str, whole: Mapping[str, Any], form: str, book_name: str, error: type[Exception]) -> None:
    if whole.get("format") != form or whole.get("version") != 1:
        found = f"{short(whole.get('format'))} {short(whole.get('version'))}"
        raise error(f"{where}: expected format {form!r} version 1, found {found}")
    if whole.get("book") != book_name:
        raise error(f"{where}: it is for the book {short(whole.get('book'))}, not {book_name!r}")


class Library:
    """Cards by id and by name. Equal names with other contents are kept apart by id."""

    def __init__(self, book_name: str, cards: Iterable[Card]) -> None:
        self.book_name = book_name
        self.cards = tuple(cards)
        self.by_key: dict[str, Card] = {}
        for card in self.cards:
            for key in {card.number or card.name, card.name}:
                self.by_key.setdefault(key, card)

    def card(self, key: str) -> Card:
        """The card of that id or name; DeckError with the nearest when there is none."""
        if not isinstance(key, str) or key not in self.by_key:
            hint = did_you_mean(str(key), self.by_key)
            raise DeckError(f"no card {short(key)} among the {len(self.cards)} of {self.book_name}{hint}")
        return self.by_key[key]

    def deck(self, record: Mapping[str, Any], where: str = "deck") -> Deck:
        """A deck out of its record; its legality is for the book to judge."""
        _head(where, record, "playmat-deck", self.book_name, DeckError)
        reading.require_deck_size(dict(record), where, DeckError)
        return book(self.book_name).cards.deck_from(record, self.card)


def make_cards(book_name: str, records: Records) -> list[Card]:
    """The cards of a book's records, read and checked."""
    known = known_words(book_name, records)
    return [made_card(book_name, record, known) for record in records]


def made_card(book_name: str, record: Mapping[str, Any], known: Known) -> Card:
    """The card of a record from outside, with its text compiled; CardError names what is wrong with it."""
    for fault in reading.record_faults(record):
        raise CardError(f"{called(record)}: {fault}")
    return book(book_name).cards.card_from(record, known)


def called(record: Mapping[str, Any], otherwise: str = "a card") -> str:
    """The name that a record gives, as it may be printed."""
    name = record.get("name") if isinstance(record, Mapping) else None
    return short(name) if isinstance(name, str) and name.strip() else otherwise


def known_words(book_name: str, records: Iterable[Mapping[str, Any]]) -> Known:
    """The words that texts of these cards may name: those of the cards themselves and of the set that ships."""
    return book(book_name).cards.known_words([*own_records(book_name), *records])


# --- what ships with Playmat ----------------------------------------------------------------------


def own_library(book_name: str) -> Library:
    """The cards that ship with Playmat for a book."""
    return _own_library(book(book_name).name)


def own_decks(book_name: str) -> dict[str, Deck]:
    """The decks that ship with Playmat for a book, by file name."""
    return {name: _own_deck(book_name, name) for name in _own_deck_names(book(book_name).name)}


@made_once()
def _own_library(book_name: str) -> Library:
    return Library(book_name, make_cards(book_name, own_records(book_name)))


@made_once()
def own_records(book_name: str) -> Records:
    """The records of the cards that ship with Playmat for a book."""
    whole: dict[str, Records] = json.loads((room(book_name) / "cards.json").read_text("utf-8"))
    return whole_cards(book_name, whole["cards"])


@made_once()
def _own_deck_names(book_name: str) -> tuple[str, ...]:
    files = [file.name for file in (room(book_name) / "decks").iterdir()]
    return tuple(sorted(name.removesuffix(".json") for name in files if name.endswith(".json")))


def own_deck_records(book_name: str) -> dict[str, dict[str, Any]]:
    """The records of the decks that ship with Playmat for a book, by file name, without reading any card."""
    folder = room(book_name) / "decks"
    return {name: json.loads((folder / f"{name}.json").read_text("utf-8")) for name in _own_deck_names(book_name)}


@made_once()
def _own_deck(book_name: str, name: str) -> Deck:
    file = room(book_name) / "decks" / f"{name}.json"
    return _own_library(book_name).deck(json.loads(file.read_text("utf-8")), file.name)


# --- decks as a caller gives them -----------------------------------------------------------------


def chosen_decks(book_name: str, given: Iterable[Deck | str]) -> list[Deck]:
    """The decks of a new game, each a deck or the name of one that ships; DeckError where one is neither."""
    if isinstance(given, str | bytes | Deck) or not isinstance(given, Iterable):
        raise DeckError(f"{short(given)} in place of decks; expected a list with a deck or its name for each player")
    return [each if isinstance(each, Deck) else _named_deck(book_name, each) for each in given]


def _named_deck(book_name: str, name: str) -> Deck:
    known = _own_deck_names(book_name)
    if name not in known:
        near, there = did_you_mean(str(name), known), ", ".join(known)
        raise DeckError(f"no deck {short(name)} of {book_name}{near}; there is {there}")
    return _own_deck(book_name, name)


def require_cards_of(rules: Book, deck: Deck) -> None:
    """Refuse a deck that has something else in it than cards of the book, which have all its characteristics."""
    wanted = {each.name for each in rules.words.characteristics}
    parts = deck.parts
    if not isinstance(parts, Mapping) or not all(isinstance(part, list | tuple) for part in parts.values()):
        raise DeckError(f"deck {short(deck.name)} has {short(parts)} in place of cards by part")
    for card in deck.cards():
        if not isinstance(card, Card):
            raise DeckError(f"deck {short(deck.name)} has {short(card)} in it, which is no card")
        odd, lacking = sorted(card.printed.keys() - wanted), sorted(wanted - card.printed.keys() - {"name"})
        if odd or lacking:
            what = f"has {', '.join(odd)}" if odd else f"has no {', '.join(lacking)}"
            raise DeckError(f"deck {short(deck.name)} is not of {rules.name}: {short(card.name)} {what}")


def read_deck(path: Path, library: Library) -> Deck:
    """A deck from a file."""
    return library.deck(read_deck_record(path), path.name)


def read_deck_record(path: Path) -> dict[str, Any]:
    """The record in a deck file; its contents are for the card list and the book to judge."""
    record = reading.read_json(reading.read_text(path, DeckError), path.name, DeckError)
    if not isinstance(record, dict):
        raise DeckError(f"{path.name}: expected a deck, an object in braces")
    return record
