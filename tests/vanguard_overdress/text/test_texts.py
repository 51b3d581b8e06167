"""Sentences of our own for every phrase rule of the era's texts: each is read in one way, printed back and compiled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from playmat import book
from playmat.books._vanguard.meaning import as_meant
from playmat.books.vanguard_overdress.lexicon import language
from playmat.kernel.build.match import Match
from playmat.kernel.words.cards import Card
from playmat.kernel.words.nodes import Node, Place, walk

GRAMMAR = "texts.grammar"
LINES = Path(__file__).with_name("texts.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", LINES)
def test_a_sentence_is_read_printed_back_and_compiled(line: str) -> None:
    (ability,) = language().read("sample", line)
    assert language().print(ability) == line == language().normalise(line)
    assert Match(book("vanguard-overdress")).add_card(Card("sample", {}, (as_meant(ability),))) == 0


def forms_of(value: object) -> Iterator[str]:
    if isinstance(value, tuple):
        for item in value:
            yield from forms_of(item)
    elif isinstance(value, Node):
        yield value.form
        for entry in fields(value):
            yield from forms_of(getattr(value, entry.name))


def test_every_wording_is_sampled() -> None:
    rules = language().grammar.rules
    forms = [form for line in LINES for form in forms_of(language().read("sample", line))]
    used = {rules[name].where for form in forms for name in re.split(r"[(),]", form) if name in rules}
    own = [rule for rule in rules.values() if rule.where.startswith(GRAMMAR)]
    traced = [rule for rule in own if rule.has_words or len(rule.phrases) != 1]
    assert sorted({f"{rule.where}: {rule.template}" for rule in traced if rule.where not in used}) == []


@pytest.mark.parametrize(
    ("printed", "mended"),
    [
        ("[AUTO]Back Row(RC):Draw!", "[AUTO]Back Row (RC):Draw!"),
        ("[COST][Counter-Blast 1] &[Soul-Blast 1]!", "[COST][Counter-Blast 1 & Soul-Blast 1]!"),
        ("[COST][Soul-Blast]1 & discard a card]!", "[COST][Soul-Blast 1 & Discard a card]!"),
        ("[ACT]Order Zone[1/turn]:Draw!", "[ACT](Order zone)[1/Turn]:Draw!"),
        ("[AUTO]Drop:Draw!", "[AUTO](Drop):Draw!"),
        ("a Set Order from your Order Zone!", "a set order from your order zone!"),
        ("your drop zone!", "your drop!"),
        ("(So.) Play this with [COST][Soul-Blast 1]!", "(So.)\nPlay this with [COST][Soul-Blast 1]!"),
        ("You can ride this card from your Ride Deck!", "(You can ride this card from your ride deck!)"),
    ],
)
def test_what_is_printed_in_many_ways_has_one_spelling(printed: str, mended: str) -> None:
    assert language().normalise(printed) == mended


def test_a_stronger_change_is_for_the_same_unit_and_as_long() -> None:
    text = "[AUTO](VC):When this unit attacks a vanguard, this unit gets [Power] +5000 until end of that battle. "
    (ability,) = language().read("sample", f"{text}If you went second, it gets [Power] +10000 instead of +5000.")
    meant = as_meant(ability).effect
    assert meant.then.cards == meant.otherwise.cards
    assert meant.then.until == meant.otherwise.until == "end of battle"


def test_numbers_that_only_a_reminder_names_are_not_lost() -> None:
    text = "[AUTO]:When this unit is placed on (RC), draw a card. (Dolls are grade 0/[Power] 5000)"
    assert language().read("sample", text)


@pytest.mark.parametrize(
    ("words", "where"),
    [
        (
            "Your opponent chooses one of his or her rear-guards, searches his or her deck for up to one grade 1 card, "
            "and calls it to (RC)",
            ("opponent",),
        ),
        ("Search your deck for up to one grade 1 card, and call it to (RC)", ()),
    ],
)
def test_what_an_opponent_finds_is_called_by_that_player(words: str, where: tuple[str, ...]) -> None:
    (ability,) = language().read("sample", f"[ACT](VC):{words}.")
    assert [node.where for node in walk(as_meant(ability)) if isinstance(node, Place)] == [where]
