"""The dragonball-1.02 language: every wording, texts made by the grammar, and real texts, read and printed back."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest
from tests.timing import is_within, timed

from playmat.books.dragonball_1_02.lexicon import language
from playmat.kernel.words.nodes import Node
from playmat.play.cardcheck import check_file
from playmat.text import Report, print_abilities, read_card
from playmat.text.grammar import Grammar, Mark, Phrase, PhraseRule, Words
from playmat.text.printing import finish, mark_sign

SAMPLES = Path(__file__).with_name("samples.txt")
LINES = [line for line in SAMPLES.read_text(encoding="utf-8").splitlines() if line.strip() and line[0] != "#"]
CORPUS = Path(__file__).resolve().parents[4] / "shared" / "cards" / "dragonball-1.02.jsonl"
FLOOR = 0.97
SECONDS_PER_CARD = 0.020


# --- every wording ------------------------------------------------------------------------------


def forms_of(value: object) -> Iterator[str]:
    if isinstance(value, tuple):
        for item in value:
            yield from forms_of(item)
    elif isinstance(value, Node):
        yield value.form
        for entry in fields(value):
            yield from forms_of(getattr(value, entry.name))


def leaves_a_trace(rule: PhraseRule) -> bool:
    """A rule of one phrase and no words only sorts one kind under another, and prints nothing of its own."""
    return rule.has_words or len(rule.phrases) != 1


@pytest.mark.parametrize("line", LINES)
def test_round_trip(line: str) -> None:
    assert language().normalise(line) == line
    assert print_abilities(language(), read_card(language(), "sample", line)) == line


def test_every_wording_is_sampled() -> None:
    forms = " ".join(form for line in LINES for form in forms_of(read_card(language(), "sample", line)))
    rules = language().grammar.rules
    used = {rules[form].where for form in re.findall(r"[a-z_]+(?:\[[a-z*]+\])?\.\d+", forms) if form in rules}
    own = [rule for rule in rules.values() if not rule.is_common and leaves_a_trace(rule)]
    assert sorted({f"{rule.where}: {rule.template}" for rule in own if rule.where not in used}) == []


def test_samples_differ() -> None:
    assert len(set(LINES)) == len(LINES)


# --- texts made by the grammar itself -----------------------------------------------------------

OPEN = {
    "int": ("3", "1500"),
    "numeral[one]": ("1",),
    "numeral[many]": ("2", "4"),
    "negative": ("-1500",),
    "name": ("Kettle", "Copper Aunt"),
    "character": ("Mira", "Old Tam"),
    "trait": ("Tin Parade",),
    "token": ("Tin Imp", "Pip Jr."),
    "reminder": ("(So it is)",),
}


class Writer:
    """Writes texts at random by the grammar's own rules, `depth` rules deep at most where it can."""

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


@pytest.mark.parametrize("seed", range(4))
def test_what_the_grammar_can_say_has_one_meaning(seed: int) -> None:
    writer = Writer(seed)
    for _ in range(100):
        text = finish(writer.phrase("ability", writer.random.randint(6, 14)))
        if len(text) <= 400:
            assert len(read_card(language(), "generated", text)) == 1


# --- real texts, where they are at hand (they are not part of this repository) ------------------

real_texts = pytest.mark.skipif(not CORPUS.exists(), reason="the corpus of real card texts is not at hand")


@cache
def measured() -> tuple[Report, float]:
    language()
    return timed(lambda: check_file(CORPUS, "dragonball-1.02").report)


@real_texts
def test_most_undamaged_cards_are_read() -> None:
    """Reading includes printing back to the very text (`Language.read`)."""
    report, _ = measured()
    assert report.share >= FLOOR, report.blocking()


@real_texts
def test_no_card_is_ambiguous() -> None:
    report, _ = measured()
    assert [verdict.card for verdict in report.verdicts if verdict.outcome == "ambiguous"] == []


@real_texts
def test_few_cards_are_called_damaged() -> None:
    report, _ = measured()
    assert report.totals["damaged"] <= 0.02 * report.with_text


@real_texts
def test_reading_is_quick() -> None:
    report, seconds = measured()
    assert is_within(seconds / report.with_text, SECONDS_PER_CARD)
