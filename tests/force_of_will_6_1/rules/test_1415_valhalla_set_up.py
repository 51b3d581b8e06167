"""Section 1415.1: agreeing on Valhalla rules, and the set-up of such a game."""

from __future__ import annotations

import pytest

import playmat
from playmat.kernel.state.view import log, view

NAME = "force-of-will-6.1"
BOOK = playmat.book(NAME)


@pytest.fixture(autouse=True)
def table():
    """No table is set here: these tests need no scene and run once."""


def legal_deck(word):
    """A ruler and two decks in which every card of the main deck is another one, 40 of them."""
    ruler = BOOK.cards.card_from({"name": f"{word} Judge", "type": "Ruler", "attribute": "fire"})
    main = tuple(
        BOOK.cards.card_from({"name": f"{word} {at}", "type": "Resonator", "attribute": "fire", "cost": "{3}",
                              "ATK": 500, "DEF": 500, "race": "Tester"})
        for at in range(40)
    )  # fmt: skip
    stone = BOOK.cards.card_from({"name": f"{word} Stone", "type": "Basic Magic Stone", "text": "{Rest}: Produce {R}."})
    return playmat.Deck(word, {"ruler": (ruler,), "main": main, "stones": (stone,) * 10})


DECKS = [legal_deck("North"), legal_deck("South")]


def names(game, seat, zone):
    return [game.card(c) for c in game.in_zone(seat, zone)]


def counts(game):
    return [tuple(len(names(game, seat, zone)) for zone in ("hand", "lifebreak", "deck")) for seat in (0, 1)]


def prepared(seed=1, **options):
    """A game in which both kept their hands, before anything was drawn."""
    game = playmat.new_game(NAME, DECKS, seed=seed, **options)
    for answer in ("yes", "done", "done"):
        game.answer(answer)
    return game


@pytest.mark.rule("1415.1")
def test_lifebreak_areas_are_filled_only_where_both_agreed():
    """1415.1: without the agreement set-up lays none out, and the five cards of the hand leave thirty-five."""
    assert counts(prepared()) == [(5, 0, 40 - 5)] * 2
    assert counts(prepared(valhalla=False)) == [(5, 0, 40 - 5)] * 2
    assert [lifebreaks for _, lifebreaks, _ in counts(prepared(valhalla=True))] == [4, 4]


@pytest.mark.rule("1415.1c")
def test_four_cards_of_the_deck_are_laid_out_for_each_player():
    """1415.1c: 40 cards make a hand of five, four for lifebreak and a deck of thirty-one."""
    assert counts(prepared(valhalla=True)) == [(5, 4, 40 - 5 - 4)] * 2


@pytest.mark.rule("1415.1c")
def test_the_cards_are_laid_out_after_opening_hands_were_changed():
    """1415.1c: two cards changed for the topmost two: the four below those are laid out, the first one lowest."""
    game = playmat.new_game(NAME, DECKS, seed=3, valhalla=True)
    game.answer("yes")
    seat = game.question.seat
    deck = names(game, seat, "deck")
    assert counts(game) == [(5, 0, 40 - 5)] * 2
    for card in game.in_zone(seat, "hand")[:2]:
        game.answer(card)
    game.answer("done")
    assert [lifebreaks for _, lifebreaks, _ in counts(game)] == [0, 0]
    game.answer("done")
    assert names(game, seat, "hand")[-2:] == [deck[-1], deck[-2]]
    assert names(game, seat, "lifebreak") == [deck[-3], deck[-4], deck[-5], deck[-6]]


@pytest.mark.rule("1415.1c", "1415.1a-i")
def test_nobody_has_looked_at_the_cards_laid_out():
    """1415.1c: no name of them is in what either player is shown."""
    game = prepared(valhalla=True)
    laid = [name for seat in (0, 1) for name in names(game, seat, "lifebreak")]
    for seat in (0, 1):
        shown = str([view(game, seat), log(game, seat)])
        assert all(f"'{name}'" in shown for name in names(game, seat, "hand"))
        assert not [name for name in laid if f"'{name}'" in shown]


@pytest.mark.rule("1415.1c", "403.5")
def test_lifebreaks_are_laid_before_the_rulers_come():
    """1415.1c, 403.5: right after both hands are final; the rulers are placed after that."""
    kinds = [event[0] for event in prepared(valhalla=True).log]
    ruler = kinds.index("place ruler")
    laid = sum(1 for kind in kinds[:ruler] if kind == "move")
    assert laid == 2 * (5 + 4)
    assert "move" not in kinds[ruler : ruler + 2]
