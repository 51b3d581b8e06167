"""Records of cards and decks: what is written wrongly is refused, with the field that it stands in, and else read."""

from __future__ import annotations

import pytest

import playmat
from playmat.library import Library

NAME = "vanguard-overdress"
BOOK = playmat.book(NAME)
CARDS = ("Starter", "Ride 1", "Plain", "Other")


@pytest.fixture(autouse=True)
def table():
    """No table is set here: these tests need no scene and run once."""


def card(name="Sample", **fields):
    return BOOK.cards.card_from({"name": name, "grade": 1, "power": 8000, "nation": "Stoicheia", **fields})


def deck(**fields):
    """Read out of a record, as a file has it."""
    library = Library(NAME, [card(name, grade=int(name != "Starter")) for name in CARDS])
    head = {"format": "playmat-deck", "version": 1, "book": NAME, "name": "kept"}
    return library.deck({**head, "cards": {"Starter": 1, "Ride 1": 1, "Plain": 2}, **fields})


# --- cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.1.1", "2.3.1", "2.4.1", "2.5.1", "2.6.1", "2.7.1", "2.10.1", "2.14.1")
@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"name": ""}, r"a card without a name: .*\(2.1.1\)"),
        ({"name": "  "}, r"a card without a name: .*\(2.1.1\)"),
        ({"name": 7}, r"a card without a name: .*\(2.1.1\)"),
        ({"wheels": 4}, "has an unknown field 'wheels'"),
        ({"text": 7}, "text is 7, expected words"),
        ({"race": 7}, r"race is 7, expected a word or a list of words \(2.3.1\)"),
        ({"race": ["Human", 7]}, r"race is \['Human', 7\], expected a word or a list of words \(2.3.1\)"),
        ({"nation": {"Stoicheia": 1}}, r"expected a word or a list of words \(2.14.4.1\)"),
        ({"grade": None}, r"grade is None, expected a whole number \(2.4.1\)"),
        ({"grade": -1}, r"grade is -1, expected zero or more \(2.4.1\)"),
        ({"power": "much"}, r"power is 'much', expected a whole number \(2.5.1\)"),
        ({"shield": -5000}, r"shield is -5000, expected zero or more \(2.6.1\)"),
        ({"critical": 1.5}, r"critical is 1.5, expected a whole number \(2.7.1\)"),
        ({"skill": "flight"}, r"skill is 'flight', expected boost, .* or nothing \(2.10.1\)"),
    ],
)
def test_a_card_that_is_written_wrongly_is_refused(fields, said):
    with pytest.raises(playmat.CardError, match=said):
        card(**fields)


@pytest.mark.rule("2.3.1", "2.4.1", "2.6.1", "2.7.1", "2.10.1", "5.1.2")
@pytest.mark.parametrize(
    ("fields", "key", "read"),
    [
        ({"race": "Human"}, "race", ("Human",)),
        ({"race": ["Human", "Elf", "Human"]}, "race", ("Human", "Elf")),
        ({"race": None}, "race", ()),
        ({"grade": 0}, "grade", 0),
        ({"grade": "3"}, "grade", 3),
        ({"shield": 0}, "shield", 0),
        ({"shield": ""}, "shield", None),
        ({"critical": 0}, "critical", 0),
        ({"critical": None}, "critical", 1),
        ({"skill": " Boost "}, "keywords", ("boost",)),
        ({"skill": "twin drive!!"}, "keywords", ("twin drive",)),
        ({"skill": ""}, "keywords", ()),
    ],
)
def test_a_card_that_is_written_in_another_way_is_read(fields, key, read):
    assert card(**fields).printed[key] == read


# --- decks ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1.1", "8.1.8.1", "8.2.1.2")
@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"cards": {"Plain": 0}}, "a count of 0, expected 1 to"),
        ({"cards": {"Plain": 2, "Other": "2"}}, "a count of '2', expected 1 to"),
        ({"cards": None}, r"expected {card: how many} \(8.1.1\)"),
        ({"cards": ["Plain"]}, r"expected {card: how many} \(8.1.1\)"),
        ({"sleeves": "red"}, "has an unknown field 'sleeves'"),
        ({"ride_deck": "Ride 1"}, r'"ride_deck" is \'Ride 1\', expected a list of cards \(8.1.8.1\)'),
        ({"ride_deck": ["Starter", 7]}, r"expected a list of cards \(8.1.8.1\)"),
        ({"ride_deck": ["Starter", "Other"]}, r"'Other' of its ride deck is not among its cards \(8.1.8.1\)"),
        ({"first_vanguard": "Other"}, r"first vanguard 'Other' is not among its cards \(8.2.1.2\)"),
    ],
)
def test_a_deck_that_is_written_wrongly_is_refused(fields, said):
    with pytest.raises(playmat.DeckError, match=said):
        deck(**fields)


@pytest.mark.rule("8.1.1", "8.1.8.1", "8.1.8.3", "8.2.1.2", "8.2.1.2.1")
@pytest.mark.parametrize(
    ("fields", "first", "ride"),
    [
        ({}, [], []),
        ({"ride_deck": []}, [], []),
        ({"first_vanguard": "Starter"}, ["Starter"], []),
        ({"ride_deck": ["Starter", "Ride 1"]}, ["Starter"], ["Ride 1"]),
        ({"ride_deck": ["Ride 1"]}, [], ["Ride 1"]),
    ],
)
def test_what_lies_apart_is_no_card_of_the_main_deck(fields, first, ride):
    parts = {word: [each.name for each in cards] for word, cards in deck(**fields).parts.items()}
    assert (parts["first"], parts["ride"]) == (first, ride)
    assert sorted([*parts["main"], *first, *ride]) == ["Plain", "Plain", "Ride 1", "Starter"]
