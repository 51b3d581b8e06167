"""Records that are no cards of this book: each fault says what was given, where, what fits, and the rule."""

from __future__ import annotations

import re

import pytest

import playmat

BOOK = playmat.book("vanguard-1.10")
PLAIN = {"name": "Oddling", "grade": 1, "power": 7000, "clan": "Testers"}


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"trigger": "heel"}, "trigger is 'heel', expected critical, draw, stand, heal or nothing (2.8.1)"),
        ({"type": "G unit"}, "type is 'g unit', expected normal unit, trigger unit or nothing (2.9.1)"),
        ({"grade": -1}, "grade is -1, expected zero or more (2.4.1)"),
        ({"power": "7000-"}, "power is '7000-', expected a whole number (2.5.1)"),
        ({"shield": "some"}, "shield is 'some', expected a whole number (2.6.1)"),
        ({"critical": -1}, "critical is -1, expected zero or more (2.7.1)"),
        ({"clan": 5}, "clan is 5, expected a word or a list of words (2.2.1)"),
        ({"race": [1]}, "race is [1], expected a word or a list of words (2.3.1)"),
        ({"shild": 5000}, "has an unknown field 'shild'; did you mean 'shield'"),
    ],
)
def test_a_record_that_is_no_card(fields, said):
    with pytest.raises(playmat.CardError, match=f"'Oddling'.*{re.escape(said)}"):
        BOOK.cards.card_from({**PLAIN, **fields})


@pytest.mark.parametrize(("fields", "critical"), [({}, 1), ({"critical": 2}, 2), ({"critical": 0}, 0)])
def test_a_card_without_a_critical_has_one(fields, critical):
    """2.7.1: nearly every card has one, so a record need not say it."""
    assert BOOK.cards.card_from({**PLAIN, **fields}).printed["critical"] == critical


@pytest.mark.parametrize(
    ("fields", "kind"),
    [({}, "normal unit"), ({"trigger": "heal"}, "trigger unit"), ({"type": "Trigger Unit"}, "trigger unit")],
)
def test_a_card_with_a_trigger_is_a_trigger_unit(fields, kind):
    assert BOOK.cards.card_from({**PLAIN, **fields}).printed["type"] == kind
