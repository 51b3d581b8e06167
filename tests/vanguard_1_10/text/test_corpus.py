"""The gate on real card texts, where they are at hand (they are not part of this repository)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
from tests.timing import is_within, timed

from playmat.books.vanguard_1_10.lexicon import language
from playmat.text import Report, check

CORPUS = Path(__file__).resolve().parents[4] / "shared" / "cards" / "vanguard-1.10.jsonl"
FLOOR = 0.95
SECONDS_PER_TEXT = 0.010

pytestmark = pytest.mark.skipif(not CORPUS.exists(), reason="the corpus of real card texts is not at hand")


@cache
def measured() -> tuple[Report, float]:
    cards = [json.loads(line) for line in CORPUS.read_text(encoding="utf-8").splitlines()]
    language()
    return timed(lambda: check(language(), [(card["name"], card["text"] or "") for card in cards]))


def test_most_undamaged_cards_are_read() -> None:
    """Reading includes printing back to the very text (`Language.read`)."""
    report, _ = measured()
    assert report.share >= FLOOR, report.blocking()


def test_no_card_is_ambiguous() -> None:
    report, _ = measured()
    assert [verdict.card for verdict in report.verdicts if verdict.outcome == "ambiguous"] == []


def test_few_cards_are_called_damaged() -> None:
    report, _ = measured()
    assert report.totals["damaged"] <= 0.04 * report.with_text


def test_reading_is_quick() -> None:
    report, seconds = measured()
    assert is_within(seconds / report.with_text, SECONDS_PER_TEXT)
