"""Every card of Lamps and Tides is its text: read whole, printed back, compiled; and its decks are legal."""

from __future__ import annotations

import pytest

from playmat import own_decks, own_library
from playmat.books.vanguard_1_10.book import BOOK
from playmat.books.vanguard_1_10.lexicon import language
from playmat.kernel.build.match import Match
from playmat.kernel.words.cards import Card
from playmat.text import check, print_abilities, read_card

CARDS = own_library("vanguard-1.10").cards
TEXTS = [card for card in CARDS if card.text]
DECKS = own_decks("vanguard-1.10")

# spellings of our own texts that are printed in their one form
SPELLINGS = {
    " ([Boost])": "",
    " ([Intercept])": "",
    "[Soul-Charge 1]": "Soul-Charge 1",
    "[Soul-Charge 2]": "Soul-Charge 2",
    "[AUTO]Soul:": "[AUTO](Soul):",
    "[AUTO]Bind zone:": "[AUTO](Bind zone):",
    "[AUTO][Drop Zone]:": "[AUTO](Drop zone):",
    "[ACT][Drop Zone]:": "[ACT](Drop zone):",
}


def called(card: Card) -> str:
    return card.number


def in_one_form(text: str) -> str:
    for spelling, form in SPELLINGS.items():
        text = text.replace(spelling, form)
    return text


def test_all_cards_are_read() -> None:
    report = check(language(), [(card.name, card.text) for card in CARDS])
    assert [verdict.message for verdict in report.verdicts if verdict.outcome != "read"] == []
    assert report.totals["read"] == len(TEXTS) == 67


@pytest.mark.parametrize("card", TEXTS, ids=called)
def test_round_trip(card: Card) -> None:
    """The words that come back are those on the card, but for the spelling of a few marks."""
    assert print_abilities(language(), read_card(language(), card.name, card.text)) == in_one_form(card.text)


@pytest.mark.parametrize("card", TEXTS, ids=called)
def test_the_text_is_the_whole_program(card: Card) -> None:
    """Nothing is written in Python: one ability a line, each out of its words."""
    assert card.abilities == read_card(language(), card.name, card.text)
    assert len(card.abilities) == len(card.text.split("\n"))
    assert set(card.extra) == {"record"}


@pytest.mark.parametrize("card", CARDS, ids=called)
def test_compiles(card: Card) -> None:
    match = Match(BOOK)
    number = match.add_card(card)
    assert len(match.abilities_of[number]) == len(card.abilities)


@pytest.mark.parametrize("name", DECKS)
def test_decks_are_legal(name: str) -> None:
    assert BOOK.cards.check_deck(DECKS[name]) == []


def test_the_freedom_from_the_limit_comes_from_the_text() -> None:
    """5.1.2.5: the swarm's deck is legal by that card's words alone."""
    sprites = [card for card in DECKS["scattered-sparks"].cards() if card.name == "Tallow Sprite"]
    assert len(sprites) > 4
    assert "any number" in sprites[0].printed["keywords"]
