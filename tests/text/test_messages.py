"""What a card designer sees when a text is not read, and the report on a list of cards."""

from __future__ import annotations

import pytest

from playmat.books.vanguard_1_10.lexicon import language
from playmat.text import CardTextDeclined, check, read_card
from playmat.text.check import shape
from playmat.text.errors import Stop

GOOD = "[ACT](VC):[Counter-Blast 2] Draw two cards."
SIDEWAYS = "[AUTO](VC):When this unit's attack hits, choose one of your rear-guards, and stand it sideways."


def test_decline_points_at_the_word_and_says_what_was_expected() -> None:
    with pytest.raises(CardTextDeclined) as caught:
        read_card(language(), "Kettle", f"{GOOD}\n{SIDEWAYS}")
    error = caught.value
    assert (error.card, error.ability) == ("Kettle", 2)
    assert error.stop.words == "stand it sideways."
    first, line, caret = str(error).split("\n")
    assert first == "'Kettle', ability 2"
    assert line == f"    {SIDEWAYS}"
    assert caret.index("^") == 4 + SIDEWAYS.index("stand it")
    assert "expected: " in caret
    assert any(words.startswith("retire") for words in error.stop.expected)


def test_nothing_is_half_read() -> None:
    with pytest.raises(CardTextDeclined) as caught:
        read_card(language(), "Kettle", "[ACT](VC):Draw two cards, and jump.")
    assert caught.value.stop.words == "jump."


def test_words_after_the_end_are_not_dropped() -> None:
    with pytest.raises(CardTextDeclined) as caught:
        read_card(language(), "Kettle", "[ACT](VC):Draw two cards. Twice.")
    assert caught.value.stop.words == "Twice."


def test_many_expectations_are_cut_short() -> None:
    shown = Stop("x", 0, tuple(f"word{number}" for number in range(11))).shown()
    assert shown.endswith("word7 | 3 others")


def test_report_counts_and_explains() -> None:
    cards = [
        ("Read", GOOD),
        ("Declined", SIDEWAYS),
        ("Also declined", SIDEWAYS.replace("(VC)", "(RC)")),
        ("Damaged", "[ACT](VC):This unit gets [Power] *5000 until end of turn."),
        ("Vanilla", ""),
    ]
    report = check(language(), cards)
    assert (report.cards, report.with_text) == (5, 4)
    assert dict(report.totals) == {"read": 1, "declined": 2, "damaged": 1}
    assert report.share == pytest.approx(1 / 3)
    assert report.blocking() == [("stand it sideways.", 2)]
    damaged = report.verdicts[3]
    assert (damaged.outcome, damaged.words) == ("damaged", "*5000 until end of turn.")
    shown = report.as_json()
    assert {
        key: shown[key] for key in ("cards", "with_text", "read", "declined", "ambiguous", "damaged")
    } == {
        "cards": 5,
        "with_text": 4,
        "read": 1,
        "declined": 2,
        "ambiguous": 0,
        "damaged": 1,
    }


def test_shapes_fold_names_traits_and_numbers() -> None:
    assert shape('two <<Tin Parade>> or <Clockwork> named "Copper Aunt" at 5000') == '# <X> or <X> named "N"'
