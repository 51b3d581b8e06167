"""What the engine understood of our sets, kept in an `explained.txt` for each book, so that another meaning shows.

After a change that is meant, renew the files, and hold their difference against the printed texts before keeping it:

    RENEW_GOLDEN=1 pytest tests/play/test_explained.py
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from playmat import book, own_library
from playmat.books import BOOKS
from playmat.kernel.words.cards import Card
from playmat.play.cardexplain import explained_block
from playmat.testing.golden import kept, sides_with_text

TESTS = Path(__file__).resolve().parents[1]
HEAD = """\
# What the engine understood of {title}: name, printed text, and the explanation of each ability.
# Renewed by: RENEW_GOLDEN=1 pytest tests/play/test_explained.py
"""


class Set(NamedTuple):
    """The set of a book, and a card of it whose text means a card by what an earlier step did to it."""

    title: str
    card: str
    names: str


SETS = {
    "vanguard-1.10": Set(
        "Lamps and Tides", "Fogbank Usurper", "the card chosen in step 1.1.1 and bound in step 1.1.2"
    ),
    "vanguard-2.01": Set(
        "Hedges and Bells", "Moth Ringmaster", "the card chosen in step 1"
    ),
    "vanguard-overdress": Set(
        "Weirs and Beacons", "Flood Warning", "the card chosen in step 1"
    ),
    "dragonball-1.02": Set(
        "The Weathervane Cup", "Weather Thief, Nim", "If the card shown in step 1 is a card with the color"
    ),
    "force-of-will-6.1": Set(
        "The Auction of Hours", "Final Notice",
        "The controller of the card targeted in step 1 and destroyed in step 2",
    ),
}  # fmt: skip
CARDS = {name: sides_with_text(own_library(name).cards) for name in SETS}
EACH = [pytest.param(name, card, id=f"{name}-{card.number}") for name, cards in CARDS.items() for card in cards]


@cache
def golden(name: str) -> dict[str, str]:
    path = TESTS / BOOKS[name] / "text" / "explained.txt"
    return kept(path, HEAD.format(title=SETS[name].title), CARDS[name], lambda card: explained_block(name, card))


@pytest.mark.parametrize(("name", "card"), EACH)
def test_card_is_understood_as_was_reviewed(name: str, card: Card) -> None:
    assert card.name in golden(name), "not in explained.txt; renew it"
    assert explained_block(name, card) == golden(name)[card.name]


@pytest.mark.parametrize("name", SETS)
def test_no_block_without_its_card(name: str) -> None:
    assert list(golden(name)) == [card.name for card in CARDS[name]]


@pytest.mark.parametrize("name", SETS)
def test_a_reference_names_its_step(name: str) -> None:
    card = next(card for card in CARDS[name] if card.name == SETS[name].card)
    assert SETS[name].names in " ".join(explained_block(name, card).split())


@pytest.mark.parametrize(("whose", "told"), [("your opponent's", "your opponent's life"), ("your", "its owner's life")])
def test_whose_area_a_card_goes_to_is_told(whose: str, told: str) -> None:
    record = {"name": "Gift", "type": "extra", "color": "red", "energy_cost": "0(-)"}
    text = f"[Activate: Main] Choose 1 card from your hand and add it to {whose} life."
    card = book("dragonball-1.02").cards.card_from({**record, "text": text}, ())
    assert told.lower() in " ".join(explained_block("dragonball-1.02", card).lower().split())
