"""Every card of Weirs and Beacons is its text: read whole, printed back, compiled; and its decks are legal."""

from __future__ import annotations

import pytest

from playmat import own_decks, own_library
from playmat.books.vanguard_overdress.book import BOOK
from playmat.books.vanguard_overdress.lexicon import language
from playmat.kernel.build.match import Match
from playmat.kernel.words.cards import Card
from playmat.text import print_abilities, read_card

CARDS = own_library("vanguard-overdress").cards
TEXTS = [card for card in CARDS if card.text]
DECKS = own_decks("vanguard-overdress")


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


def test_all_decks_but_one_have_a_ride_deck() -> None:
    """The first vanguard is of it, and three more."""
    assert sorted(len(deck.parts["ride"]) for deck in DECKS.values()) == [0, *[3] * (len(DECKS) - 1)]
