"""The kernel knows no game: none of a book's words is in its code, texts or comments."""

from __future__ import annotations

import re

import pytest

WORDS = (
    "vanguard", "rear-guard", "guardian", "soul", "resonator", "ruler", "chase", "leader card", "battle card",
    "drive check", "stride", "legion", "energy area", "magic stone", "overdress",
)  # fmt: skip


def game_words(source):
    found = []
    for number, line in enumerate(source.text.splitlines(), start=1):
        found += [f"{source.name}:{number}: {word}" for word in WORDS if _pattern(word).search(line)]
    return found


def _pattern(word: str) -> re.Pattern[str]:
    # As prose, a_name, aName or A-NAME, alone or as part of an identifier, singular or plural.
    spelled = r"[\s_-]?".join(re.split(r"[ -]", word))
    return re.compile(rf"(?<![a-z])(?:{spelled})s?(?![a-z])", re.IGNORECASE)


def test_the_kernel_has_no_game_word(kernel):
    assert [each for source in kernel for each in game_words(source)] == []


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("rear_guards = []", "rear-guard"),
        ("# as in a Drive Check", "drive check"),
        ("x = 'soul'", "soul"),
        ("in_soul = 1", "soul"),
        ("MAGIC_STONE = 2", "magic stone"),
    ],
)
def test_a_game_word_is_found(read, text, word):
    assert game_words(read("kernel/a.py", text)) == [f"kernel/a.py:1: {word}"]


def test_words_that_only_contain_one_are_let_through(read):
    assert game_words(read("kernel/a.py", "purchase = astride = 1  # a schooled guard")) == []
