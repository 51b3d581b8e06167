"""The verdict on every card of a file: whether its record and its text are read, or what stops them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from ..books import BOOKS, book
from ..kernel.build.match import Match
from ..kernel.words.cards import Card
from ..kernel.words.errors import CardError
from ..kernel.words.reading import escaped
from ..library import Records, known_words, made_card, read_records
from ..text.check import Report, Verdict, verdict_on
from ..text.language import Language
from ..text.mixing import Mixture, mix
from ..text.usage import Usage
from .doubts import Doubt, doubts_about, faults_in

NOT_CARRIED_OUT = "(read, and cannot be carried out)"
"""What stands for the words that stop a card whose whole text is read."""


@dataclass(frozen=True)
class Fault:
    """A record that is no card of the book, or a card that is read and still cannot be played."""

    card: str
    message: str
    number: int = 0
    """The number of its record in the list."""


@dataclass(frozen=True)
class Checked:
    """Verdicts on all texts, with the records at fault and the cards that cannot be carried out."""

    report: Report
    names: tuple[str, ...]
    faulty: tuple[Fault, ...]
    unplayable: tuple[Fault, ...]
    usage: Usage
    doubtful: tuple[Doubt, ...] = ()

    @property
    def is_whole(self) -> bool:
        """Whether every card can be played: all records are cards, and all texts are read and can be carried out."""
        return not self.faulty and not self.unplayable and self.report.totals["read"] == self.report.with_text

    def as_json(self) -> dict[str, Any]:
        return {
            **self.report.as_json(),
            "share": round(self.report.share, 4),
            "faulty": [asdict(fault) for fault in self.faulty],
            "unplayable": [asdict(fault) for fault in self.unplayable],
            "doubtful": [doubt._asdict() for doubt in self.doubtful],
            "phrase_rules": self.usage.as_json(),
        }


def language_of(book_name: str) -> Language:
    """The language that a book's cards are printed in."""
    made: Language = import_module(f"playmat.books.{BOOKS[book_name]}.lexicon").language()
    return made


def check_file(path: Path, book_name: str, tell: Callable[[int], None] = lambda total: None) -> Checked:
    """Check a card file. `tell` hears of each card, with how many there are."""
    records = read_records(path, book_name)
    checking = Checking(book_name, records)
    for at, record in enumerate(records, 1):
        checking.add(record, at)
        tell(len(records))
    report = Report(len(records), tuple(checking.verdicts))
    return Checked(
        report, tuple(checking.names), tuple(checking.faulty), tuple(checking.unplayable), checking.usage,
        tuple(doubts_about(book_name, records)),
    )  # fmt: skip


class Checking:
    """Verdicts as they come in."""

    def __init__(self, book_name: str, records: Records) -> None:
        self.book = book(book_name)
        self.known = known_words(book_name, records)
        self.language = language_of(book_name).knowing(self.known)
        self.match = Match(self.book)
        self.names: list[str] = []
        self.verdicts: list[Verdict] = []
        self.faulty: list[Fault] = []
        self.unplayable: list[Fault] = []
        self.usage = Usage(self.language)

    def add(self, record: Mapping[str, Any], number: int) -> None:
        """The verdict on one card; whatever goes wrong with it is its own, and hides no other's."""
        name = escaped(str(record.get("name") or f"card {number}"))
        self.names.append(name)
        try:
            faults = self._judge(record, name)
        except Exception as error:  # the others are still to be checked
            faults = [f"{name!r}: {type(error).__name__}: {error}"]
        self.faulty += [Fault(name, fault, number) for fault in faults]

    def _judge(self, record: Mapping[str, Any], name: str) -> list[str]:
        """What is wrong with the record; what is wrong with its text becomes a verdict."""
        texts = texts_of(record, name)
        try:
            card = made_card(self.book.name, record, self.known)
        except CardError as error:
            return self._not_made(record, self._verdict(texts), error)
        # as read: a book may fill in what its texts leave unsaid, and then no phrase says the ability any more
        self.usage.add(ability for side, text in texts for ability in self.language.read(side, text))
        fault = why_unplayable(self.match, card)
        if fault is not None:
            self.unplayable.append(fault)
        if texts:
            self.verdicts.append(Verdict(name, "read") if fault is None else not_carried_out(fault))
        return []

    def _verdict(self, texts: Sequence[tuple[str, str]]) -> Verdict | None:
        """One verdict on all sides of a card: the first that is not read speaks for it."""
        verdicts = [verdict_on(self.language, name, text) for name, text in texts]
        return next((each for each in verdicts if each.outcome != "read"), verdicts[0] if verdicts else None)

    def _not_made(self, record: Mapping[str, Any], verdict: Verdict | None, error: CardError) -> list[str]:
        """A text that is not read, or else a record that is not."""
        faults = faults_in(self.book.name, without_texts(record), self.known)
        if verdict is not None and verdict.outcome != "read":
            self.verdicts.append(verdict)
            return faults
        return faults or [str(error)]


def why_unplayable(match: Match, card: Card) -> Fault | None:
    """Compile what was read: only then is it known that the card can be carried out."""
    try:
        for side in sides_of(card):
            match.add_card(side)
    except Exception as error:  # whatever goes wrong is this card's, and the others are still to be checked
        return Fault(card.name, f"{card.name!r}: {type(error).__name__}: {error}")
    return None


def sides_of(card: Card) -> tuple[Card, ...]:
    """A card and what it carries with it as cards: other sides."""
    return (card, *(each for each in card.extra.values() if isinstance(each, Card)))


def mix_file(
    path: Path, book_name: str, number: int, seed: int, across: bool = False, tell: Callable[[], None] = lambda: None
) -> Mixture:
    """Make new abilities of those in a card file. `tell` hears of each."""
    records = read_records(path, book_name)
    named = [(record, str(record.get("name") or f"card {at}")) for at, record in enumerate(records, 1)]
    texts = [text for record, name in named for text in texts_of(record, name)]
    return mix(language_of(book_name), texts, number, seed, across=across, tell=tell)


def not_carried_out(fault: Fault) -> Verdict:
    """A text that is read and cannot be carried out is not read: the card cannot be played."""
    return Verdict(fault.card, "declined", words=NOT_CARRIED_OUT, message=fault.message)


def texts_of(record: Mapping[str, Any], name: str) -> list[tuple[str, str]]:
    """The texts of a card, one for each side that has one, with the name of that side."""
    own = [(name, value) for key, value in record.items() if is_text(key, value)]
    back = record.get("back")
    return own + (texts_of(back, str(back.get("name") or name)) if isinstance(back, Mapping) else [])


def is_text(key: str, value: object) -> bool:
    return (key == "text" or key.startswith("text_")) and isinstance(value, str) and bool(value.strip())


def without_texts(record: Mapping[str, Any]) -> dict[str, Any]:
    """The record with all its texts empty, those of another side as well."""
    bare = {key: "" if is_text(key, value) else value for key, value in record.items()}
    back = record.get("back")
    return {**bare, "back": without_texts(back)} if isinstance(back, Mapping) else bare
