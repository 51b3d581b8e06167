"""Every wording of the grammar, on invented texts: read, printed back exactly, and none left untried."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest

from playmat.books.vanguard_1_10.book import BOOK
from playmat.books.vanguard_1_10.lexicon import language
from playmat.kernel.build.match import Match
from playmat.kernel.words.cards import Card
from playmat.kernel.words.nodes import Node
from playmat.text import print_abilities, read_card
from playmat.text.grammar import PhraseRule

SAMPLES = Path(__file__).with_name("samples.txt")
LINES = [
    line
    for line in SAMPLES.read_text(encoding="utf-8").splitlines()
    if line.strip() and not line.startswith("#")
]


def forms_of(value: object) -> Iterator[str]:
    if isinstance(value, tuple):
        for item in value:
            yield from forms_of(item)
    elif isinstance(value, Node):
        yield value.form
        for entry in fields(value):
            yield from forms_of(getattr(value, entry.name))


@cache
def rules_used() -> frozenset[str]:
    """Where the rules stand by which the samples were read."""
    rules = language().grammar.rules
    forms = [form for line in LINES for form in forms_of(read_card(language(), "sample", line))]
    return frozenset(rules[name].where for form in forms for name in re.split(r"[(),]", form) if name in rules)


def leaves_a_trace(rule: PhraseRule) -> bool:
    """A rule of one phrase and no words only sorts one kind under another, and prints nothing of its own."""
    return rule.has_words or len(rule.phrases) != 1


@pytest.mark.parametrize("line", LINES)
def test_round_trip(line: str) -> None:
    assert language().normalise(line) == line
    assert print_abilities(language(), read_card(language(), "sample", line)) == line


@pytest.mark.parametrize("line", LINES)
def test_the_book_knows_every_word_of_the_meaning(line: str) -> None:
    card = Card("sample", {}, read_card(language(), "sample", line))
    assert Match(BOOK).add_card(card) == 0


def test_every_wording_is_sampled() -> None:
    own = [rule for rule in language().grammar.rules.values() if leaves_a_trace(rule) and not rule.is_common]
    assert sorted({f"{rule.where}: {rule.template}" for rule in own if rule.where not in rules_used()}) == []


def test_samples_differ() -> None:
    assert len(set(LINES)) == len(LINES)
