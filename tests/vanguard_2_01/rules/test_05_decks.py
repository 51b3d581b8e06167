"""Sections 4.1 and 5: decks and preparation, where this book says or numbers it otherwise than the first."""

from __future__ import annotations

import pytest

import playmat
from playmat.library import Library

BOOK = playmat.book("vanguard-2.01")
NEWEST, FIRST = "vanguard-2.01", "vanguard-1.10"


@pytest.fixture(autouse=True)
def table():
    """No table is set here: these tests need no scene and run once."""


def card(name, grade=1, book=NEWEST, **fields):
    record = {"name": name, "grade": grade, "power": 7000, "clan": "Testers", **fields}
    return playmat.book(book).cards.card_from(record)


def g_card(name):
    return card(name, grade=4, type="G unit", power="15000+")


def main_deck(*special, book=NEWEST):
    """Forty-nine cards and sixteen triggers among them, these besides plain ones."""
    plain = [card(f"Plain {at // 4}", book=book) for at in range(33 - len(special))]
    sparks = [card(f"Spark {at // 4}", 0, book=book, trigger="draw") for at in range(16)]
    return (*special, *plain, *sparks)


def deck(*special, g=(), book=NEWEST):
    parts = {"first": (card("Starter", 0, book=book),), "main": main_deck(*special, book=book)}
    return playmat.Deck("tested", {**parts, "g": tuple(g)} if g else parts)


def faults(a_deck, book=NEWEST):
    """The rules against a deck; with none a game of it begins."""
    rules = [fault.rule for fault in playmat.book(book).cards.check_deck(a_deck)]
    if not rules:
        assert playmat.new_game(book, [a_deck, a_deck], seed=1).question is not None
        return rules
    with pytest.raises(playmat.DeckError) as refusal:
        playmat.new_game(book, [a_deck, a_deck], seed=1)
    assert all(f"({rule})" in str(refusal.value) for rule in rules)
    return rules


SENTINEL = '[CONT]:Sentinel (You may only have up to four cards with "[CONT]:Sentinel" in a deck.)'


@pytest.mark.rule("11.9.1", "5.2.2.5")
@pytest.mark.parametrize(("of_each", "rules"), [(2, []), (3, ["5.2.2.5"])])
def test_four_sentinels_are_the_most_of_whatever_names(of_each, rules):
    both = [card(name, text=SENTINEL) for name in ("Wall", "Rampart") for _ in range(of_each)]
    assert faults(deck(*both)) == rules


@pytest.mark.rule("11.9.1")
def test_without_the_ability_a_card_is_no_sentinel():
    assert faults(deck(*[card(f"Wall {at // 4}") for at in range(8)])) == []


@pytest.mark.rule("5.4.3")
def test_a_first_vanguard_comes_from_the_main_deck():
    cards = [card("Starter", 0), *main_deck()]
    counts = {c.name: sum(d.name == c.name for d in cards) for c in cards[1:]}
    record = {"format": "playmat-deck", "version": 1, "book": NEWEST, "name": "listed", "first_vanguard": "Starter",
              "cards": counts}  # fmt: skip
    with pytest.raises(playmat.DeckError, match=r"5\.4\.3"):
        Library(NEWEST, cards).deck(record)


@pytest.mark.rule("5.4.2")
def test_a_deck_is_judged_only_when_it_is_presented():
    """A deck that shrinks in play has no fifty cards any more, and nobody minds."""
    game = playmat.new_game(NEWEST, [deck(), deck()], seed=1)
    while len(game.in_zone(0, "deck")) > 40:
        game.answer(game.question.options[-1])
    left = tuple([game.match.cards[game.definition[c]] for c in game.in_zone(0, "deck")])
    presented = playmat.Deck("left", {"first": (card("Starter", 0),), "main": left})
    assert "5.2.2.1" in {fault.rule for fault in BOOK.cards.check_deck(presented)}
    assert (game.result, game.question is None) == (None, False)


@pytest.mark.rule("5.4.3.2.1")
@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_asked_who_goes_first(seed):
    game = playmat.new_game(NEWEST, [deck(), deck()], seed=seed)
    asked = []
    while game.facts["turn"] == 0:
        asked.append((game.question.seat, game.question.rule))
        game.answer("done")
    first = next(e[-1] for e in game.log if e[0] == "first player")
    assert asked == [(first, "5.4.3.4"), (1 - first, "5.4.3.4")]
    assert game.facts["turn seat"] == first


@pytest.mark.rule("4.1.1")
def test_each_player_has_zones_of_their_own():
    game = playmat.new_game(NEWEST, [deck(), deck()], seed=1)
    mine, theirs = game.view(0)["zones"]
    assert set(mine) == set(theirs)
    assert {"deck", "hand", "drop", "soul", "damage", "bind", "trigger", "G zone", "vanguard circle"} <= set(mine)
    assert [len(game.in_zone(seat, "deck")) for seat in (0, 1)] == [50 - 1 - 5] * 2
    for zone in mine:
        assert not set(game.in_zone(0, zone)) & set(game.in_zone(1, zone))


# --- what changed since the first book ----------------------------------------------------------------------------


@pytest.mark.rule("5.2.2.2", "5.1.1")
@pytest.mark.parametrize(("in_main", "in_g", "rules"), [
    (4, 4, []), (5, 4, ["5.2.2.2"]), (4, 5, ["5.3.2.1"]), (0, 0, []),
])  # fmt: skip
def test_four_of_a_name_in_each_of_the_two_decks(in_main, in_g, rules):
    """The first book counts one deck: four of a name in all, and there is no other deck to put more into."""
    assert faults(deck(*[card("Twin")] * in_main, g=[g_card("Twin")] * in_g)) == rules
    assert faults(deck(*[card("Twin", book=FIRST)] * in_main, book=FIRST), FIRST) == (
        ["5.1.2.2"] if in_main > 4 else []
    )


@pytest.mark.rule("5.4.3.1", "5.1.1")
def test_the_g_deck_lies_face_down_and_is_not_shuffled_in():
    """The first book has no such part: there the main deck alone is laid down."""
    g = [g_card(f"Great {at // 4}") for at in range(8)]
    game = playmat.new_game(NEWEST, [deck(g=g), deck()], seed=1)
    there = game.in_zone(0, "G zone")
    assert (sorted(game.card(c) for c in there), len(game.in_zone(1, "G zone"))) == (sorted(c.name for c in g), 0)
    assert all(game.face_down[c] for c in there)
    assert len(game.in_zone(0, "deck")) == len(game.in_zone(1, "deck")) == 50 - 1 - 5
    older = playmat.new_game(FIRST, [deck(book=FIRST)] * 2, seed=1)
    assert "G zone" not in older.view(0)["zones"][0]


@pytest.mark.rule("5.4.3.4")
@pytest.mark.parametrize("book", [NEWEST, FIRST])
def test_what_is_returned_is_never_drawn_again_at_once(book):
    """All five go under the deck before five are drawn, and the deck is shuffled after; the first book shuffles first.

    Over many games a returned card is among the five new ones there, and never here.
    """
    again = 0
    for seed in range(40):
        names = [card(f"Only {at}", book=book) for at in range(33)]
        game = playmat.new_game(book, [deck(*names, book=book)] * 2, seed=seed)
        seat = game.question.seat
        before = {game.card(c) for c in game.in_zone(seat, "hand") if game.card(c).startswith("Only")}
        while game.question.seat == seat and game.facts["turn"] == 0:
            game.answer(game.question.options[0])
        again += len(before & {game.card(c) for c in game.in_zone(seat, "hand")})
    assert (again == 0) == (book == NEWEST)
