"""Force of Will: every wording of the grammar, said by the grammar itself, is read back to one meaning."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from playmat.books.force_of_will_6_1.lexicon import language
from playmat.text import CardTextDeclined, print_abilities, read_card
from playmat.text.grammar import Grammar, Mark, Phrase, PhraseRule, Words
from playmat.text.printing import finish, mark_sign

OPEN = {
    "int": ("3", "500"),
    "negative": ("-200",),
    "name": ("Kettle", "Copper Aunt"),
    "art": ("Long Whistle",),
    "attribute": ("wind", "light"),
    "race[one]": ("Clockwork", "Tin Fairy", "Keeper of the Locks"),
    "race[many]": ("Clockworks", "Tin Fairies", "Keepers of the Locks"),
    "counter": ("soot", "soot and ash"),
    "reminder": ("(So it is.)",),
    "explained": ("(This card is safe.)",),
}
# words of an open class side by side are one word, and an attribute before "magic stone" is part of a type
RUN_TOGETHER = re.compile(
    r"(?:Clockworks?|Fairy|Fairies|Locks) (?:Clock|Tin|Keep|Four|Six|Seven|Twelve)|(?:wind|light) magic stone"
)
RANDOM_TEXTS = 240
LONGEST = 400


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


@cache
def grammar() -> Grammar:
    return language().grammar


@cache
def all_heights() -> dict[str, int]:
    return heights_of(grammar())


@cache
def holders() -> dict[str, tuple[PhraseRule, int]]:
    """For each kind, the rule nearest to a whole ability that holds a phrase of it, and where."""
    found: dict[str, tuple[PhraseRule, int]] = {}
    reached, todo = {"ability"}, ["ability"]
    while todo:
        for rule in grammar().kinds.get(todo.pop(0), ()):
            for place, item in enumerate(rule.items):
                if isinstance(item, Phrase) and item.kind not in reached:
                    found[item.kind] = (rule, place)
                    reached.add(item.kind)
                    todo.append(item.kind)
    return found


def shortest(kind: str) -> str:
    if kind in OPEN:
        return OPEN[kind][0]
    if kind in grammar().lexicon.words:
        return list(grammar().lexicon.words[kind])[-1]
    rule = min(grammar().kinds[kind], key=lambda rule: (height(rule, all_heights()), len(rule.items)))
    return "".join(shortest_item(item) for item in rule.items)


def shortest_item(item: object) -> str:
    match item:
        case Words(text):
            return text
        case Phrase(_, kind):
            return shortest(kind)
        case Mark():
            return mark_sign(item)
    raise TypeError(item)


def text_with(rule: PhraseRule) -> str:
    """The shortest ability in which a rule speaks."""
    text, kind = "".join(shortest_item(item) for item in rule.items), rule.kind
    while kind != "ability":
        holder, place = holders()[kind]
        text = "".join(text if at == place else shortest_item(item) for at, item in enumerate(holder.items))
        kind = holder.kind
    return finish(text)


def is_read(text: str) -> bool:
    """A text may speak of a step that it does not have; nothing else is a reason to decline it."""
    try:
        return bool(read_card(language(), "generated", text))
    except CardTextDeclined as error:
        if "a step that makes" not in str(error):
            raise
        return False


def test_every_wording_can_be_said_and_is_read_in_one_way() -> None:
    for rule in grammar().rules.values():
        text = text_with(rule)
        assert language().normalise(text) == text, rule.where
        if is_read(text):
            assert print_abilities(language(), read_card(language(), rule.where, text)) == text


class Writer:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def phrase(self, kind: str, depth: int) -> str:
        if kind in OPEN:
            return self.random.choice(OPEN[kind])
        if kind in grammar().lexicon.words:
            return self.random.choice(list(grammar().lexicon.words[kind]))
        rules = grammar().kinds[kind]
        fitting = [rule for rule in rules if height(rule, all_heights()) <= depth]
        rule = self.random.choice(fitting or [min(rules, key=lambda rule: height(rule, all_heights()))])
        return "".join(
            self.phrase(item.kind, depth - 1) if isinstance(item, Phrase) else shortest_item(item)
            for item in rule.items
        )

    def text(self) -> str:
        return finish(self.phrase("ability", self.random.randint(6, 13)))


@pytest.mark.parametrize("seed", range(4))
def test_what_the_grammar_can_say_has_one_meaning(seed: int) -> None:
    writer = Writer(seed)
    made = [text for text in (writer.text() for _ in range(RANDOM_TEXTS // 4)) if len(text) <= LONGEST]
    told = [text for text in made if not RUN_TOGETHER.search(text)]
    assert len(told) > len(made) / 2
    assert sum(is_read(text) for text in told) > len(told) / 2
