"""What is listed for a player with priority, and how wills are paid: the fast way gives what the rules give in full."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random

import pytest

from playmat.books import book
from playmat.books.force_of_will_6_1 import fast, offers
from playmat.books.force_of_will_6_1.fast import budgets, listing
from playmat.books.force_of_will_6_1.timing import main_timing
from playmat.kernel.build.start import new_game
from playmat.kernel.run.atoms import turn
from playmat.kernel.state.memo import forget
from playmat.library import read_records
from playmat.play.decks import random_deck, readable_cards

from ...kernel.games import start, states

BOOK = "force-of-will-6.1"
CORPUS = Path(__file__).parents[4] / "shared" / "cards" / f"{BOOK}.jsonl"
SOAK = 200
with_corpus = pytest.mark.skipif(not CORPUS.exists(), reason="the corpus of real cards is not here")


@cache
def corpus():
    return readable_cards(CORPUS, BOOK)


@pytest.fixture(scope="session")
def share(tmp_path_factory):
    """Every fourth card of the corpus: to read them all takes longer than to play."""
    file = tmp_path_factory.mktemp("cards") / "share.jsonl"
    file.write_text("\n".join(json.dumps(record) for record in read_records(CORPUS, BOOK)[1::4]), "utf-8")
    return readable_cards(file, BOOK)


def corpus_game(cards, seed):
    chance = Random(seed)
    return new_game(book(BOOK), [random_deck(BOOK, cards, chance) for _ in range(2)], seed)


def compared(game, seed):
    """Play a random game and compare both ways at every question; how often either kind of question was plain."""
    chance, plain = Random(seed), {"act": 0, "payment": 0}
    while game.settle().question is not None:
        assert fast.differs(game) is None, (seed, game.decisions)
        word = game.question.about
        if word == "act":
            plain["act"] += listed(game) is not None
        elif word == "payment":
            plain["payment"] += budgets.budget(game, game.question.seat) is not None
        game.answer(chance.choice(game.question.options))
    return plain


def listed(game, seat=None):
    seat = game.question.seat if seat is None else seat
    return fast.offers(game, seat, main_timing(game, seat))


@pytest.mark.parametrize("number", range(4))
def test_both_ways_give_the_same_with_our_decks(number):
    plain = compared(start(number, BOOK), number)
    assert plain["act"] > 50 and plain["payment"] > 10


@pytest.mark.soak
@pytest.mark.parametrize("number", range(4, 4 + SOAK))
def test_both_ways_give_the_same_in_many_games_with_our_decks(number):
    compared(start(number, BOOK), number)


@with_corpus
@pytest.mark.parametrize("number", range(4))
def test_both_ways_give_the_same_with_real_cards(share, number):
    compared(corpus_game(share, number), number)


@with_corpus
@pytest.mark.soak
@pytest.mark.parametrize("number", range(4, 4 + SOAK))
def test_both_ways_give_the_same_in_many_games_with_real_cards(number):
    compared(corpus_game(corpus(), number), number)


@pytest.mark.parametrize("number", range(4))
def test_a_question_offers_what_the_rules_list_in_full(number):
    """A fork that has forgotten all that was worked out lists what the player is asked."""
    looked = 0
    for game in states(number, BOOK, every=3):
        if game.question.about == "act":
            anew = game.fork()
            forget(anew)
            seat = game.question.seat
            assert list(game.question.options) == offers.offers(anew, seat, main_timing(anew, seat))
            looked += 1
    assert looked > 25


def test_a_difference_is_told(monkeypatch):
    game = next(g for g in states(1, BOOK) if g.question.about == "act" and listed(g) is not None)
    assert fast.differs(game) is None
    monkeypatch.setattr(listing, "main_acts", lambda *given: [])
    assert "in full" in fast.differs(game)


def test_what_may_be_played_is_kept_and_worked_out_again_when_a_stone_is_rested():
    """The lists are kept at all, and not for longer than they hold."""
    game = next(g for g in states(1, BOOK) if g.question.about == "act" and has_wills(g, g.question.seat))
    seat = game.question.seat
    fast.offers(game, seat, True)
    kept = kept_of(game, seat)
    fast.offers(game, seat, True)
    assert kept_of(game, seat) is kept
    stone = next(card for card, _, _ in budgets.budget(game, seat).supplies if card >= 0)
    turn(game, (stone,), rested=True)
    fast.offers(game, seat, True)
    assert kept_of(game, seat) is not kept


def kept_of(game, seat):
    """What is kept of what a player may play at main timing."""
    _, kept = game.memo[listing.OFFERS[seat][True]]
    return kept


def has_wills(game, seat):
    has = budgets.budget(game, seat)
    return has is not None and any(card >= 0 for card, _, _ in has.supplies)
