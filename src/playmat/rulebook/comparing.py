"""Two books of one game side by side: which rules are the same, which changed, which are new and which are gone.

A book that follows another has an `older.tsv` in its folder. Its first line names that other book; each further line
has a rule of its own, `same` or `changed`, and the rule of the older book that says it, or said it otherwise. What is
not listed is new.

    >>> [each] = [each for each in compared("vanguard-1.10", "vanguard-2.01") if each.newer == "4.8.2.2"]
    >>> each.word
    'new'
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import NamedTuple

from playmat.kernel.words.errors import BookError
from playmat.rulebook.rules import behaviour_of, books, folder_name, rules_of

OLDER_FILE = "older.tsv"
SAME, CHANGED, NEW, GONE = WORDS = ("same", "changed", "new", "gone")
KNOWN = (SAME, CHANGED)


class BadTable(BookError):
    """A line of an `older.tsv` that does not say how a rule stands to an older one."""


class NotCompared(BookError):
    """Two books of which neither follows the other."""


class Stands(NamedTuple):
    """How a rule stands to the rule of an older book."""

    word: str
    older: str


class Compared(NamedTuple):
    """A rule of two books: its id in each, or "" where it has none there, and how the newer stands to the older."""

    older: str
    newer: str
    word: str


Table = Mapping[str, Stands]
"""By the rules of the newer book."""


def follows(book: str) -> str:
    """The book that this one follows, or ""."""
    return _read(book)[0]


def table_of(newer: str, older: str) -> Table | None:
    """How the rules of one book stand to those of another that it follows, also through others; None where it does not.

    Through others a rule is the same only where it is at every step.
    """
    before, table = _read(newer)
    if before == older:
        return table
    back = table_of(before, older) if before else None
    if back is None:
        return None
    return MappingProxyType({rule: _through(stands, back[stands.older])
                             for rule, stands in table.items() if stands.older in back})  # fmt: skip


def _through(here: Stands, there: Stands) -> Stands:
    return Stands(SAME if here.word == there.word == SAME else CHANGED, there.older)


def in_order(one: str, other: str) -> tuple[str, str, Table]:
    """The older of two books, the newer, and how the rules of that stand; NotCompared where neither follows."""
    for older, newer in ((one, other), (other, one)):
        table = table_of(newer, older) if older != newer else None
        if table is not None:
            return older, newer, table
    raise NotCompared(f"{one} and {other} are not compared; expected a book and one that it follows: {_followed()}")


def compared(one: str, other: str) -> list[Compared]:
    """The behaviour rules of two books: those of the newer in its order, then those of the older that are gone."""
    older, newer, table = in_order(one, other)
    found = [_compared(rule, table.get(rule)) for rule in behaviour_of(newer)]
    kept = {stands.older for stands in table.values()}
    return found + [Compared(rule, "", GONE) for rule in behaviour_of(older) if rule not in kept]


def _compared(rule: str, stands: Stands | None) -> Compared:
    return Compared("", rule, NEW) if stands is None else Compared(stands.older, rule, stands.word)


def counts(found: Iterable[Compared]) -> dict[str, int]:
    words = [each.word for each in found]
    return {word: words.count(word) for word in WORDS}


def parse_table(lines: Iterable[str], book: str, where: str) -> tuple[str, Table]:
    """Read the older book and the table from the lines of a file; `where` names it in messages. Raise `BadTable`."""
    (first, *rest) = [(number, row) for number, row in enumerate(csv.reader(lines, delimiter="\t"), start=1) if row]
    _, head = first
    if len(head) != 3:
        raise BadTable(f"{where} line 1: {head!r}; expected 'rule', 'is' and the name of the older book")
    *_, older = head
    rules, older_rules = rules_of(book), rules_of(older)
    table: dict[str, Stands] = {}
    for number, row in rest:
        place = f"{where} line {number}"
        if len(row) != 3:
            raise BadTable(f"{place}: {row!r}; expected a rule, {' or '.join(KNOWN)}, and a rule of {older}")
        rule, word, counterpart = row
        if rule not in rules or counterpart not in older_rules:
            raise BadTable(f"{place}: {rule!r} of {book} and {counterpart!r} of {older}; expected rules that they have")
        if word not in KNOWN or rule in table:
            raise BadTable(f"{place}: {rule} is {word!r}; expected each rule once, as {' or '.join(KNOWN)}")
        table[rule] = Stands(word, counterpart)
    return older, MappingProxyType(table)


@cache
def _read(book: str) -> tuple[str, Table]:
    rules_of(book)
    file = resources.files("playmat") / "books" / folder_name(book) / OLDER_FILE
    if not file.is_file():
        return "", MappingProxyType({})
    return parse_table(file.read_text(encoding="utf-8").splitlines(), book, f"{book} {OLDER_FILE}")


def _followed() -> str:
    pairs = [(book, follows(book)) for book in books()]
    return ", ".join(f"{book} after {older}" for book, older in pairs if older) or "none here"
