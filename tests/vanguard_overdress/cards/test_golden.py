"""What the texts of Weirs and Beacons compile to, kept in `golden.txt`, so that a change of the grammar shows.

After a change that is meant, renew the file, and read its difference before keeping it:

    RENEW_GOLDEN=1 pytest tests/vanguard_overdress/cards/test_golden.py
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat import own_library
from playmat.kernel.words.cards import Card
from playmat.testing.golden import block, kept, sides_with_text

CARDS = sides_with_text(own_library("vanguard-overdress").cards)
HEAD = """\
# What the cards of Weirs and Beacons compile to: name, text, and the nodes of each ability.
# Renewed by: RENEW_GOLDEN=1 pytest tests/vanguard_overdress/cards/test_golden.py
"""


@pytest.fixture(scope="module")
def golden() -> dict[str, str]:
    return kept(Path(__file__).with_name("golden.txt"), HEAD, CARDS)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.number)
def test_card_compiles_to_what_was_reviewed(card: Card, golden: dict[str, str]) -> None:
    assert card.name in golden, "not in golden.txt; renew it"
    assert block(card) == golden[card.name]


def test_no_block_without_its_card(golden: dict[str, str]) -> None:
    assert list(golden) == [card.name for card in CARDS]
