"""Every card of Hedges and Bells is its text: read whole, printed back, compiled; and its decks are legal."""

from __future__ import annotations

import pytest

from playmat import own_decks, own_library
from playmat.books.vanguard_2_01.book import BOOK
from playmat.books.vanguard_2_01.lexicon import language
from playmat.kernel.build.match import Match
from playmat.kernel.words.cards import Card
from playmat.text import print_abilities, read_card

CARDS = own_library("vanguard-2.01").cards
TEXTS = [card for card in CARDS if card.text]
DECKS = own_decks("vanguard-2.01")


def called(card: Card) -> str:
    return card.number


@pytest.mark.parametrize("card", TEXTS, ids=called)
def test_round_trip(card: Card) -> None:
    """The words that come back are those on the card, in their one form."""
    assert print_abilities(language(), read_card(language(), card.name, card.text)) == language().normalise(card.text)


@pytest.mark.parametrize("card", CARDS, ids=called)
def test_compiles(card: Card) -> None:
    match = Match(BOOK)
    number = match.add_card(card)
    assert len(match.abilities_of[number]) == len(card.abilities)


@pytest.mark.parametrize("name", DECKS)
def test_decks_are_legal(name: str) -> None:
    assert BOOK.cards.check_deck(DECKS[name]) == []


def test_five_decks_have_g_units() -> None:
    assert [len(deck.parts["g"]) for deck in DECKS.values() if deck.parts["g"]] == [16] * 5
