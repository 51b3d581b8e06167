"""Every mechanic that the set's README lists is seen to work in a scenario with a card of that line."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat import own_library
from playmat.testing.mechanics import Mechanics

FOLDER = Path(__file__).parent
README = FOLDER.parents[2] / "src/playmat/sets/force_of_will_6_1/README.md"
SET = Mechanics(own_library("force-of-will-6.1").cards, FOLDER, README)


@pytest.mark.parametrize("mechanic", SET.table)
def test_mechanic_has_a_scenario(mechanic: str) -> None:
    shown = [cards for claimed, cards in SET.scenarios.values() if mechanic in claimed]
    assert any(cards & SET.table[mechanic] for cards in shown)


def test_scenarios_say_what_they_show() -> None:
    assert [name for name, (claimed, _) in SET.scenarios.items() if not claimed] == []


def test_every_card_with_a_text_is_in_a_scenario() -> None:
    used = set().union(*(cards for _, cards in SET.scenarios.values()))
    assert sorted(card.name for card in SET.cards if card.text and card.name not in used) == []


def test_the_table_is_found() -> None:
    assert len(SET.table) > 95
    assert set().union(*SET.table.values()) <= SET.names
