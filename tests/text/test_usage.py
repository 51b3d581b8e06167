"""How many phrase rules the cards at hand are said by: a language is made of rules that many of them share."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from playmat.library import read_records
from playmat.play.cardcheck import check_file, language_of, texts_of
from playmat.text import read_card
from playmat.text.usage import Usage

ROOT = Path(__file__).resolve().parents[2]
CORPORA = ROOT.parent / "shared" / "cards"
OWN = ROOT / "src" / "playmat" / "games"
FILES = {
    "force-of-will-6.1": ("force-of-will-6.1",),
    "dragonball-1.02": ("dragonball-1.02", "dragonball-later"),
}
OF_ONE_CARD = {"force-of-will-6.1": 0.12, "dragonball-1.02": 0.12}
"""The share of the rules in use that one open card alone is said by."""
OF_NO_CARD = {"force-of-will-6.1": 0.03, "dragonball-1.02": 0.03}
"""The share that none is said by, nor a card of our set; what is of the core serves other books as well."""


def usage_of(book: str) -> tuple[Usage, Usage]:
    """The rules that the open cards and those of our set are said by."""
    found = [CORPORA / f"{name}.jsonl" for name in FILES[book]]
    if not all(path.exists() for path in found):
        pytest.skip("the corpus of real card texts is not at hand")
    first, *others = [check_file(path, book).usage for path in found]
    opened = Usage(first.language, sum((usage.cards for usage in others), Counter(first.cards)))
    return opened, check_file(OWN / book.replace("-", "_").replace(".", "_") / "cards.json", book).usage


@pytest.mark.parametrize("book", FILES)
def test_few_rules_are_of_one_card_or_of_none(book: str) -> None:
    opened, ours = usage_of(book)
    used = len(opened.sources()) - len(opened.of_no_card())
    idle = [rule.where for rule in opened.of_no_card() if not ours.cards[rule.where] and not rule.is_common]
    assert len(opened.of_one_card()) <= OF_ONE_CARD[book] * used, [rule.where for rule in opened.of_one_card()]
    assert len(idle) <= OF_NO_CARD[book] * used, idle


@pytest.mark.parametrize("book", FILES)
def test_rules_are_counted_as_they_are_read(book: str) -> None:
    """A book fills in what a text leaves unsaid, such as where a skill works: its words are counted all the same."""
    path = OWN / book.replace("-", "_").replace(".", "_") / "cards.json"
    read = Usage(language_of(book))
    for record in read_records(path, book):
        name = str(record["name"])
        read.add(ability for side, text in texts_of(record, name) for ability in read_card(read.language, side, text))
    assert check_file(path, book).usage.cards == read.cards
