"""Sentences of our own for every phrase rule of three grammars: each is read in one way and printed back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from playmat import book
from playmat.books.vanguard_2_01.lexicon import language
from playmat.kernel.build.match import Match
from playmat.kernel.words.cards import Card
from playmat.kernel.words.nodes import Node

SAMPLES = {
    grammar: Path(__file__).with_name(name).read_text(encoding="utf-8").splitlines()
    for grammar, name in (("orders.grammar", "later.txt"), ("general.grammar", "general.txt"), ("v.grammar", "v.txt"))
}
LINES = [line for lines in SAMPLES.values() for line in lines]


@pytest.mark.parametrize("line", LINES)
def test_a_sentence_is_read_printed_back_and_compiled(line: str) -> None:
    (ability,) = language().read("sample", line)
    assert language().print(ability) == line == language().normalise(line)
    assert Match(book("vanguard-2.01")).add_card(Card("sample", {}, (ability,))) == 0


def forms_of(value: object) -> Iterator[str]:
    if isinstance(value, tuple):
        for item in value:
            yield from forms_of(item)
    elif isinstance(value, Node):
        yield value.form
        for entry in fields(value):
            yield from forms_of(getattr(value, entry.name))


@pytest.mark.parametrize("grammar", SAMPLES)
def test_every_wording_is_sampled(grammar: str) -> None:
    rules = language().grammar.rules
    forms = [form for line in LINES for form in forms_of(language().read("sample", line))]
    used = {rules[name].where for form in forms for name in re.split(r"[(),]", form) if name in rules}
    own = [rule for rule in rules.values() if rule.where.startswith(grammar)]
    traced = [rule for rule in own if rule.has_words or len(rule.phrases) != 1]
    assert sorted({f"{rule.where}: {rule.template}" for rule in traced if rule.where not in used}) == []
