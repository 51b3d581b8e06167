"""The rules of each book, as data: what they say in our words, and how to check them.

Each book's folder holds a `rules.jsonl` with one rule a line, in the order of the book. A rule is of one
of three kinds: `behaviour` (the engine must do it, and a scenario must show it), `definition` (it names a
thing) and `inert` (headings, and what concerns people rather than the game). Chapter headings have ids
such as `§7`. A number that the book prints twice is one rule here, and its note says so.

    >>> rule = find_rule("vanguard-1.10", "1.2.2.1")
    >>> rule.kind, parent_of("vanguard-1.10", rule.id)
    ('behaviour', '1.2.2')

A file with an unknown key, kind or a repeated id is refused: nothing in it is skipped.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType

from playmat.kernel.words import errors
from playmat.kernel.words.errors import BookError

KINDS = ("behaviour", "definition", "inert")
RULES_FILE = "rules.jsonl"
LONGEST_NUMBER = 9
"""Digits; no chapter has a number of more."""


class UnknownBook(BookError):
    """A name that no book has. `near` holds the names that resemble it."""

    def __init__(self, given: str, known: Iterable[str]) -> None:
        self.given = given
        self.near = nearest(given, known)
        super().__init__(f"no book named {given!r}{did_you_mean(self.near)}")


class UnknownRule(errors.UnknownRule):
    """An id that is not a rule of the book. `near` holds the ids that resemble it."""

    def __init__(self, book: str, given: str, known: Iterable[str]) -> None:
        self.book, self.given = book, given
        self.near = nearest_rules(given, known)
        super().__init__(f"{given!r} is not a rule of {book}{did_you_mean(self.near)}")


class BadRuleFile(BookError):
    """A line of a `rules.jsonl` that does not say a rule."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule. `gist`, `check` and `note` are in the project's own words, or empty."""

    id: str
    kind: str
    gist: str = ""
    check: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Keeps:
    """How a function outside the book keeps a rule for it: `by` is "module:function", `says` what that comes to."""

    by: str
    says: str


FIELDS = tuple(field.name for field in fields(Rule))


def book_name(folder: str) -> str:
    """Give the book's name for its folder: words are joined by hyphens, the version's parts by points.

    >>> book_name("force_of_will_6_1"), book_name("vanguard_overdress")
    ('force-of-will-6.1', 'vanguard-overdress')
    """
    words, version = re.fullmatch(r"(.*?)((?:_\d+)*)", folder).groups()  # type: ignore[union-attr]
    name = words.replace("_", "-")
    return f"{name}-{version[1:].replace('_', '.')}" if version else name


def folder_name(book: str) -> str:
    """Give the folder of a book's name, the inverse of `book_name`."""
    return re.sub(r"[-.]", "_", book)


def books() -> tuple[str, ...]:
    """List the books that have rules, by name."""
    return tuple(sorted(_folders()))


def rules_of(book: str) -> Mapping[str, Rule]:
    """Give the rules of a book by id, in the book's order. Raise `UnknownBook` with near names."""
    folders = _folders()
    if book not in folders:
        raise UnknownBook(book, folders)
    return _load(book)


def find_rule(book: str, rule_id: str) -> Rule:
    """Give one rule. Raise `UnknownRule` with near ids, or `UnknownBook`."""
    rules = rules_of(book)
    if rule_id not in rules:
        raise UnknownRule(book, rule_id, rules)
    return rules[rule_id]


def behaviour_of(book: str) -> tuple[str, ...]:
    """List the ids of the rules that the engine must keep, in the book's order."""
    return tuple(rule.id for rule in rules_of(book).values() if rule.kind == "behaviour")


def parent_of(book: str, rule_id: str) -> str | None:
    """Give the id that the rule stands under: the nearest that exists, then the chapter, or None."""
    rules = rules_of(book)
    find_rule(book, rule_id)
    return next((above for above in _above(rule_id) if above in rules), None)


def children_of(book: str, rule_id: str) -> tuple[str, ...]:
    """List the ids that stand directly under the rule, in the book's order."""
    find_rule(book, rule_id)
    return tuple(child for child in rules_of(book) if parent_of(book, child) == rule_id)


def parse_rules(lines: Iterable[str], where: str) -> dict[str, Rule]:
    """Read rules from the lines of a file; `where` names it in messages. Raise `BadRuleFile`."""
    rules: dict[str, Rule] = {}
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        rule = _parse_rule(line, f"{where} line {number}")
        if rule.id in rules:
            raise BadRuleFile(f"{where} line {number}: rule {rule.id} is repeated; expected each id once")
        rules[rule.id] = rule
    return rules


def nearest(given: str, known: Iterable[str]) -> tuple[str, ...]:
    """List up to three known names that resemble what was given, the closest first."""
    return tuple(difflib.get_close_matches(given, list(known), n=3, cutoff=0.6))


def nearest_rules(given: str, known: Iterable[str]) -> tuple[str, ...]:
    """List up to three rule ids near to one that does not exist.

    The rule that the id would stand under comes first: a reference that is too deep is the common
    mistake. Ids written with another book's separators are recognised.
    """
    ids = list(known)
    same = [i for i in ids if _plain(i) == _plain(given)]
    above = [i for i in _above(given) if i in ids and not i.startswith("§")][:1]
    return tuple(dict.fromkeys(same + above + list(nearest(given, ids))))[:3]


def did_you_mean(near: Iterable[str]) -> str:
    """Write the hint that ends a message, or nothing when nothing is near."""
    names = [repr(name) for name in near]
    if not names:
        return ""
    return f"; did you mean {', '.join(names[:-1])}{' or ' if names[1:] else ''}{names[-1]}?"


def _plain(rule_id: str) -> str:
    return re.sub(r"[-.]+", ".", rule_id.strip().strip(".-"))


def _above(rule_id: str) -> list[str]:
    """List what a rule could stand under, nearest first: 903.2d-i gives 903.2d, 903.2, 903, 900, §903."""
    above = []
    rest = rule_id
    while shorter := re.sub(r"(?:[-.](?:\d+|[ivx]+)|(?<=\d)[a-z])$", "", rest):
        if shorter == rest:
            break
        above.append(shorter)
        rest = shorter
    if rest.isascii() and rest.isdigit() and len(rest) <= LONGEST_NUMBER:
        # Where chapters are numbered by hundreds, 903 stands under 900.
        hundred = str(int(rest) // 100 * 100)
        above += [hundred] if len(rest) > 2 and hundred != rest else []
        above.append(f"§{rest}")
    return above


@cache
def _folders() -> dict[str, Traversable]:
    root = resources.files("playmat") / "books"
    if not root.is_dir():
        return {}
    return {book_name(each.name): each for each in root.iterdir() if (each / RULES_FILE).is_file()}


@cache
def _load(book: str) -> Mapping[str, Rule]:
    text = (_folders()[book] / RULES_FILE).read_text(encoding="utf-8")
    return MappingProxyType(parse_rules(text.split("\n"), f"{book} {RULES_FILE}"))


def _parse_rule(line: str, where: str) -> Rule:
    try:
        record = json.loads(line)
    except json.JSONDecodeError as error:
        message = f"{where}: {error.msg} at column {error.colno}; expected one JSON object"
        raise BadRuleFile(message) from error
    if not isinstance(record, dict) or not all(isinstance(value, str) for value in record.values()):
        raise BadRuleFile(f"{where}: expected one JSON object whose values are all text")
    if unknown := [key for key in record if key not in FIELDS]:
        raise BadRuleFile(f"{where}: unknown key {unknown[0]!r}; expected {', '.join(FIELDS)}")
    return _checked(record, where)


def _checked(record: dict[str, str], where: str) -> Rule:
    if not record.get("id", "").strip():
        raise BadRuleFile(f"{where}: a rule without an id")
    rule = Rule(**{"kind": "", **record})
    if rule.kind not in KINDS:
        raise BadRuleFile(f"{where}: rule {rule.id} is of kind {rule.kind!r}; expected {', '.join(KINDS)}")
    if rule.kind == "behaviour" and not (rule.gist and rule.check):
        raise BadRuleFile(f"{where}: rule {rule.id} is behaviour; expected a gist and a check")
    return rule
