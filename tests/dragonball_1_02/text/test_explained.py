"""What the engine understood of The Weathervane Cup, kept in `explained.txt`, so that another meaning shows.

After a change that is meant, renew the file, and hold its difference against the printed texts before keeping it:

    RENEW_GOLDEN=1 pytest tests/dragonball_1_02/text/test_explained.py
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat import book, own_library
from playmat.kernel.words.cards import Card
from playmat.play.cardexplain import explained_block
from playmat.testing.golden import kept, sides_with_text

CARDS = sides_with_text(own_library("dragonball-1.02").cards)
HEAD = """\
# What the engine understood of The Weathervane Cup: name, printed text, and the explanation of each ability.
# Renewed by: RENEW_GOLDEN=1 pytest tests/dragonball_1_02/text/test_explained.py
"""


def block(card: Card) -> str:
    return explained_block("dragonball-1.02", card)


@pytest.fixture(scope="module")
def golden() -> dict[str, str]:
    return kept(Path(__file__).with_name("explained.txt"), HEAD, CARDS, block)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.number)
def test_card_is_understood_as_was_reviewed(card: Card, golden: dict[str, str]) -> None:
    assert card.name in golden, "not in explained.txt; renew it"
    assert block(card) == golden[card.name]


def test_no_block_without_its_card(golden: dict[str, str]) -> None:
    assert list(golden) == [card.name for card in CARDS]


def test_a_reference_names_its_step() -> None:
    card = next(card for card in CARDS if card.name == "Weather Thief, Nim")
    assert "If the card shown in step 1 is a card with the color" in " ".join(block(card).split())


@pytest.mark.parametrize(("whose", "told"), [("your opponent's", "your opponent's life"), ("your", "its owner's life")])
def test_whose_area_a_card_goes_to_is_told(whose: str, told: str) -> None:
    record = {"name": "Gift", "type": "extra", "color": "red", "energy_cost": "0(-)"}
    text = f"[Activate: Main] Choose 1 card from your hand and add it to {whose} life."
    card = book("dragonball-1.02").cards.card_from({**record, "text": text})
    assert told.lower() in " ".join(block(card).lower().split())
