"""Texts made by the grammar itself at random: whatever it can print, it reads back to one meaning."""

from __future__ import annotations

import random

import pytest

from playmat.books.vanguard_1_10.lexicon import language
from playmat.text import CardTextDeclined, read_card
from playmat.text.grammar import Grammar, Mark, Phrase, PhraseRule, Words
from playmat.text.printing import finish, mark_sign

OPEN = {
    "int": ("3", "1500"),
    "negative": ("-1500",),
    "name": ("Kettle", "Copper Aunt"),
    "clan": ("Tin Parade", "Oracle Think Tank"),
    "race": ("Clockwork",),
    "own_name": ("generated",),
    "reminder": ("(So it is.)",),
}
TEXTS = 400
LONGEST = 500


def height(rule: PhraseRule, heights: dict[str, int]) -> int:
    return 1 + max((heights.get(phrase.kind, 99) for phrase in rule.phrases), default=0)


def heights_of(grammar: Grammar) -> dict[str, int]:
    """How many rules deep the shortest phrase of each kind is."""
    heights = dict.fromkeys(grammar.lexicon.kinds, 0)
    while True:
        more = {kind: min(height(rule, heights) for rule in rules) for kind, rules in grammar.kinds.items()}
        if more.items() <= heights.items():
            return heights
        heights |= more


class Writer:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.grammar = language().grammar
        self.heights = heights_of(self.grammar)

    def phrase(self, kind: str, depth: int) -> str:
        if kind in OPEN:
            return self.random.choice(OPEN[kind])
        if kind in self.grammar.lexicon.words:
            return self.random.choice(list(self.grammar.lexicon.words[kind]))
        rules = self.grammar.kinds[kind]
        fitting = [rule for rule in rules if height(rule, self.heights) <= depth]
        rule = self.random.choice(fitting or [min(rules, key=lambda rule: height(rule, self.heights))])
        return "".join(self.item(item, depth - 1) for item in rule.items)

    def item(self, item: object, depth: int) -> str:
        match item:
            case Words(text):
                return text
            case Phrase(_, kind):
                return self.phrase(kind, depth)
            case Mark():
                return mark_sign(item)
        raise TypeError(item)

    def text(self) -> str:
        return finish(self.phrase("ability", self.random.randint(6, 14)))


def is_read(text: str) -> bool:
    """A text may speak of a step that chance did not give it; nothing else is a reason to decline it."""
    try:
        return bool(read_card(language(), "generated", text))
    except CardTextDeclined as error:
        if "a step that makes" not in str(error):
            raise
        return False


@pytest.mark.parametrize("seed", range(4))
def test_what_the_grammar_can_say_has_one_meaning(seed: int) -> None:
    writer = Writer(seed)
    made = [text for text in (writer.text() for _ in range(TEXTS // 4)) if len(text) <= LONGEST]
    read = 0
    for text in made:
        read += is_read(text)
    assert read > len(made) / 2
