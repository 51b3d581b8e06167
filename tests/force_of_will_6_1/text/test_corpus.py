"""The gate on real Force of Will texts, where they are at hand (they are not part of this repository)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.timing import is_within, timed

from playmat.books.force_of_will_6_1.cards import put_sides_together
from playmat.books.force_of_will_6_1.lexicon import language
from playmat.text import Report, check

CORPUS = Path(__file__).resolve().parents[4] / "shared" / "cards" / "force-of-will-6.1.jsonl"
FLOOR = 0.83
FLOOR_BOTH_SIDES = 0.83
SECONDS_PER_TEXT = 0.030

pytestmark = pytest.mark.skipif(not CORPUS.exists(), reason="the corpus of real card texts is not at hand")


def records() -> list[dict[str, Any]]:
    return [json.loads(line) for line in CORPUS.read_text(encoding="utf-8").splitlines()]


@cache
def measured() -> tuple[Report, float]:
    cards = [(card["id"], card["text"] or "") for card in records()]
    language()
    return timed(lambda: check(language(), cards))


def test_most_undamaged_texts_are_read() -> None:
    """Reading includes printing back to the very text (`Language.read`)."""
    report, _ = measured()
    assert report.share >= FLOOR, report.blocking()


def test_most_cards_are_read_on_both_sides() -> None:
    outcomes = {verdict.card: verdict.outcome for verdict in measured()[0].verdicts}
    whole = read = 0
    for card in put_sides_together(records()):
        sides = [outcomes.get(side["id"]) for side in (card, card.get("back") or card)]
        if any(sides) and "damaged" not in sides:
            whole += 1
            read += all(outcome in ("read", None) for outcome in sides)
    assert read / whole >= FLOOR_BOTH_SIDES, f"{read} of {whole}"


def test_no_card_is_ambiguous() -> None:
    report, _ = measured()
    assert [verdict.card for verdict in report.verdicts if verdict.outcome == "ambiguous"] == []


def test_few_texts_are_called_damaged() -> None:
    report, _ = measured()
    assert report.totals["damaged"] <= 0.03 * report.with_text


def test_reading_is_quick() -> None:
    report, seconds = measured()
    assert is_within(seconds / report.with_text, SECONDS_PER_TEXT)
