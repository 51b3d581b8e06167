"""Every mechanic that a set's README lists is seen to work in a scenario with a card of that line."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat import BOOKS, own_library
from playmat.testing.mechanics import Mechanics

ROOT = Path(__file__).resolve().parents[2]
LEAST = {"dragonball-1.02": 85, "force-of-will-6.1": 95}
"""More mechanics than this are listed for the set."""


def mechanics_of(book: str) -> Mechanics:
    folder = BOOKS[book]
    readme = ROOT / "src/playmat/games" / folder / "README.md"
    return Mechanics(own_library(book).cards, ROOT / "tests" / folder / "cards", readme)


MECHANICS = {book: mechanics_of(book) for book in LEAST}
LISTED = [(book, mechanic) for book, told in MECHANICS.items() for mechanic in told.table]


@pytest.mark.parametrize(("book", "mechanic"), LISTED)
def test_mechanic_has_a_scenario(book: str, mechanic: str) -> None:
    told = MECHANICS[book]
    shown = [cards for claimed, cards in told.scenarios.values() if mechanic in claimed]
    assert any(cards & told.table[mechanic] for cards in shown)


@pytest.mark.parametrize("book", LEAST)
def test_scenarios_say_what_they_show(book: str) -> None:
    assert [name for name, (claimed, _) in MECHANICS[book].scenarios.items() if not claimed] == []


@pytest.mark.parametrize("book", LEAST)
def test_every_card_with_a_text_is_in_a_scenario(book: str) -> None:
    told = MECHANICS[book]
    used = set().union(*(cards for _, cards in told.scenarios.values()))
    assert sorted(card.name for card in told.cards if card.text and card.name not in used) == []


@pytest.mark.parametrize("book", LEAST)
def test_the_table_is_found(book: str) -> None:
    told = MECHANICS[book]
    assert len(told.table) > LEAST[book]
    assert set().union(*told.table.values()) <= told.names
