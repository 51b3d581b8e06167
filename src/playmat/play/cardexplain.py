"""What the engine understood of every card of a file, or why it understood nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..books import BOOKS, book
from ..kernel.words.cards import Card, Known
from ..kernel.words.errors import CardError, PlaymatError, did_you_mean
from ..kernel.words.reading import short
from ..library import known_words, made_card, read_records
from ..text.explain import Explained, Vocabulary, as_json, as_lines, explain_card
from .cardcheck import language_of

if TYPE_CHECKING:
    from ..kernel.words.book import Book
    from ..text.explain.explainer import Line

BLOCK_WIDTH = 110
CHOICE = re.compile(r"choice \d+:", re.IGNORECASE)


@dataclass(frozen=True)
class Unread:
    """A card whose text is not read, or is read and cannot be carried out, with the reason."""

    card: str
    reason: str


@dataclass(frozen=True)
class Explanations:
    """The cards of a file in its order; each side of a card is one."""

    cards: tuple[Explained | Unread, ...]

    @property
    def unread(self) -> tuple[Unread, ...]:
        return tuple(card for card in self.cards if isinstance(card, Unread))

    def as_json(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for card in self.cards:
            found += [card_unread(card)] if isinstance(card, Unread) else as_json([card])
        return found


def card_unread(card: Unread) -> dict[str, Any]:
    return {"card": card.card, "abilities": [], "unread": card.reason}


def words_of(book_name: str) -> Vocabulary:
    """The words that a book brings to explanations."""
    words: Vocabulary = import_module(f"playmat.books.{BOOKS[book_name]}.explaining").WORDS
    return words


def explain_file(
    path: Path, book_name: str, name: str = "", tell: Callable[[int], None] = lambda total: None
) -> Explanations:
    """Explain a card file, or the card of that name in it. `tell` hears of each card, with how many there are."""
    records = read_records(path, book_name)
    known = known_words(book_name, records)
    if name:
        records = named(records, name, path)
    found: list[Explained | Unread] = []
    for record in records:
        found += explain_record(book_name, record, known)
        tell(len(records))
    return Explanations(tuple(found))


def named(records: list[dict[str, Any]], name: str, path: Path) -> list[dict[str, Any]]:
    """The cards that have this name on one of their sides; CardError with the nearest when there is none."""
    by_name: dict[str, list[dict[str, Any]]] = {}
    for record in records:
        for side in names_of(record):
            by_name.setdefault(side, []).append(record)
    exact = by_name.get(name) or next((each for key, each in by_name.items() if key.lower() == name.lower()), None)
    if exact is None:
        raise CardError(f"no card named {short(name)} in {path.name}{did_you_mean(name, by_name)}")
    return exact


def names_of(record: Mapping[str, Any]) -> list[str]:
    back = record.get("back")
    return [str(record.get("name") or ""), *(names_of(back) if isinstance(back, Mapping) else ())]


def explain_record(book_name: str, record: Mapping[str, Any], known: Known) -> list[Explained | Unread]:
    """The sides of one card, in whose text only words that are known can be meant.

    What has its name and no text is no printed side, but the card as it may lie.
    """
    try:
        card = made_card(book_name, record, known)
    except CardError as error:
        return [Unread(names_of(record)[0], str(error))]
    others = [side for side in card.extra.values() if isinstance(side, Card)]
    printed = [side for side in others if side.text or side.name != card.name]
    return [explain_side(book_name, side) for side in (card, *printed)]


def explain_side(book_name: str, card: Card) -> Explained | Unread:
    """One side of a card; a text that is read and cannot be carried out is told with the reason."""
    texts = language_of(book_name).normalise(card.text).split("\n") if card.abilities else []
    try:
        return explain_card(book(book_name), words_of(book_name), card, texts)
    except PlaymatError as error:
        return Unread(card.name, f"{card.name!r}: {type(error).__name__}: {error}")


def choices_of(rules: Book, card: Card) -> tuple[tuple[str, ...], ...]:
    """For each ability of a card what each of the effects does that it lets a player choose from."""
    texts = [""] * len(rules.texts.as_meant(card))
    told = explain_card(rules, words_of(rules.name), card, texts)
    return tuple([
        tuple([all_below(line) for step in ability.steps for line in step.lines() if CHOICE.fullmatch(line.text)])
        for ability in told.abilities
    ])  # fmt: skip


def all_below(line: Line) -> str:
    return " ".join([below.text for inner in line.inner for below in inner.lines()]).rstrip(".")


def explained_block(book_name: str, card: Card) -> str:
    """One side of a card for people who hold the explanation against the printed text."""
    told = explain_side(book_name, card)
    if isinstance(told, Unread):
        raise CardError(told.reason)
    name, *lines = as_lines(told, BLOCK_WIDTH)
    return "\n".join((f"== {name}", *(f"| {ability.text}" for ability in told.abilities), *lines)) + "\n"
