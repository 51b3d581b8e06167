"""Sections 5.2.3 and 5.2.4 over many seeds: shuffling, and who goes first."""

from __future__ import annotations

import pytest

import playmat

BOOK = playmat.book("vanguard-1.10")


@pytest.fixture(autouse=True)
def table():
    """No table is set here: these tests need no scene and run once."""


def legal_deck(word):
    """A deck of fifty different places: sixteen triggers, 33 others and a first vanguard."""
    numbers = {"power": 7000, "clan": "Testers"}
    plain = [BOOK.cards.card_from({"name": f"{word} {at}", "grade": 1, **numbers}) for at in range(33)]
    sparks = [BOOK.cards.card_from({"name": f"{word} Spark {at}", "grade": 0, "trigger": "draw", **numbers})
              for at in range(16)]  # fmt: skip
    first = BOOK.cards.card_from({"name": f"{word} Starter", "grade": 0, **numbers})
    return playmat.Deck(word, {"first": (first,), "main": (*plain, *sparks)})


DECKS = [legal_deck("North"), legal_deck("South")]


def new_game(seed):
    return playmat.new_game("vanguard-1.10", DECKS, seed=seed)


def order(game, seat):
    """A seat's hand and deck by name, as they were drawn and lie."""
    return [game.card(c) for c in (*game.in_zone(seat, "hand"), *reversed(game.in_zone(seat, "deck")))]


@pytest.mark.rule("5.2.3")
def test_other_seeds_give_other_orders():
    """5.2.3: the same list lies differently in each of ten games, and for both players."""
    for seat in (0, 1):
        listed = tuple(c.name for c in DECKS[seat].parts["main"])
        orders = {tuple(order(new_game(seed), seat)) for seed in range(10)}
        assert len(orders) == 10
        assert orders.isdisjoint({listed, listed[::-1]})


@pytest.mark.rule("5.2.3")
def test_a_shuffle_takes_every_card_everywhere():
    """5.2.3: over 300 shuffles the card listed first is drawn in the opening hand about 5 times in 49."""
    drawn = sum("North 0" in order(new_game(seed), 0)[:5] for seed in range(300))
    assert 10 < drawn < 60  # 300 * 5 / 49 is about 31


@pytest.mark.rule("5.2.4")
def test_chance_decides_who_goes_first():
    """5.2.4: over 200 games each player starts about a hundred."""
    starts = sum(new_game(seed).facts["turn seat"] for seed in range(200))
    assert 70 < starts < 130


@pytest.mark.rule("5.2.4.1")
@pytest.mark.parametrize("seed", range(8))
def test_nobody_is_asked_who_goes_first(seed):
    """5.2.4.1: before the first turn players are asked for nothing but their redraws."""
    game = new_game(seed)
    asked = []
    while game.facts["turn"] == 0:
        asked.append((game.question.seat, game.question.rule))
        game.answer("done")
    first = next(e[-1] for e in game.log if e[0] == "first player")
    assert asked == [(first, "5.2.5"), (1 - first, "5.2.5")]
    assert game.facts["turn seat"] == first
