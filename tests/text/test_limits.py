"""Texts and names that no card has: each is refused in a sentence with its place, at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.timing import within

import playmat
from playmat.play.cardcheck import check_file, language_of
from playmat.text import CardTextDamaged, CardTextDeclined, read_card, require_plain
from playmat.text.limits import DEEPEST, MOST_SIGNS

BOOKS = ("vanguard-1.10", "dragonball-1.02", "force-of-will-6.1")
EXCESS = {
    "100 kB": ("Draw a card. " * 8000, MOST_SIGNS, "104000 signs"),
    "nested brackets": ("[" * 1000 + "]" * 1000, DEEPEST, "more than 8 deep"),
    "10,000 nested brackets": ("[" * 10_000 + "]" * 10_000, MOST_SIGNS, "20000 signs"),
    "a number without end": ("Draw 1234567890 cards.", 5, "a number of 10 digits, and at most 9 are read"),
    "an escape": ("Draw\x1b[31m a card.", 4, r"'\x1b' is no sign of a text"),
    "a sign that turns lines round": ("Draw \u202ea card.", 5, "is no sign of a text"),
}


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("what", EXCESS)
def test_too_much_is_refused_at_once_with_its_place(book: str, what: str) -> None:
    text, at, reason = EXCESS[what]
    language = language_of(book)
    with within(1), pytest.raises(CardTextDamaged) as caught:
        read_card(language, "Card", text)
    assert caught.value.at == at
    assert reason in str(caught.value)
    assert len(str(caught.value)) < 700
    assert "\x1b" not in str(caught.value)


@pytest.mark.parametrize("book", BOOKS)
def test_the_longest_text_that_is_looked_at_takes_no_second(book: str) -> None:
    language = language_of(book)
    with within(1), pytest.raises((CardTextDeclined, CardTextDamaged)):
        read_card(language, "Card", ("Draw a card, and " * 400)[: MOST_SIGNS - 1])


def test_a_name_with_signs_that_steer_a_screen_is_refused() -> None:
    require_plain("Knight of the Long Road")
    for bad in ("Knight\x1b[31m", "Kni\x07ght", "two\nlines", "Kni\u202eght"):
        with pytest.raises(playmat.CardError, match="the name"):
            require_plain(bad)


def test_a_bad_name_does_not_hide_the_other_cards(tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    good = '{"name": "Plain Squire", "grade": 0, "clan": "Road Guild", "race": "Human", "power": 5000, "critical": 1}'
    path.write_text(good.replace("Plain", "Pl\\u001bain") + "\n" + good + "\n", encoding="utf-8")
    checked = check_file(path, "vanguard-1.10")
    assert len(checked.names) == 2
    assert len(checked.faulty) == 1
