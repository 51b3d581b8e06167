"""1-3-3: every prohibition that the grammar can make is asked by a rule."""

from __future__ import annotations

import re
from pathlib import Path

import playmat
from playmat.books.dragonball_1_02.lexicon import BANS, OPPOSING_BANS, PLAYER_BANS

ROOT = Path(playmat.__file__).parent / "books" / "dragonball_1_02"


def forbidden_by_texts() -> set[str]:
    listed = {word for bans in (BANS, OPPOSING_BANS, PLAYER_BANS) for word in bans.values()}
    return listed | set(re.findall(r'Cannot\("([^"]+)"', "".join(p.read_text() for p in ROOT.glob("*.grammar"))))


def asked_by_rules() -> set[str]:
    """The words in calls of `cannot`, and those that the kernel asks for as cards are turned, moved and chosen."""
    lines = [line for path in ROOT.glob("*.py") for line in path.read_text().splitlines() if "cannot(" in line]
    words = set(re.findall(r'"([^"]+)"', "".join(lines)))
    moves = playmat.book("dragonball-1.02").moves
    kinds = {f"activate counter: {kind}" for kind in ("attack", "play", "counter")}
    assert "activate counter: {kind}" in words
    return words | kinds | set(moves.turn_bars) | set(moves.verb_bars.values()) | set(moves.opposing.values())


def test_every_prohibition_of_the_grammar_is_asked_by_a_rule():
    assert forbidden_by_texts() - asked_by_rules() == set()


def test_a_prohibition_that_nobody_asks_for_would_be_found():
    assert {"yawn"} - asked_by_rules() == {"yawn"}
