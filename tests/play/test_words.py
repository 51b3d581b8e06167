"""Options in words: a number is what its role says, a card only where it is one."""

from __future__ import annotations

import pytest

import playmat
from playmat.kernel.words.questions import Question
from playmat.play.words import option_words

BOOK = "vanguard-1.10"
ROLES = {
    "player": ("seat",),
    "give": ("card", "seat"),
    "trade": ("card", "target"),
    "bid": ("number",),
    "peek": ("hidden",),
}


@pytest.fixture
def game():
    decks = playmat.own_decks(BOOK)
    return playmat.new_game(BOOK, [decks["bottomless-mire"], decks["ebb-and-flood"]], 3)


def asked(kind, *options, seat=0):
    return Question(seat, "5.2.5", kind, options, "which one", about="it", roles=ROLES)


@pytest.mark.parametrize(("seat", "words"), [(0, ["you", "the opponent"]), (1, ["the opponent", "you"])])
def test_a_seat_is_a_player(game, seat, words):
    question = asked("seat", 0, 1, seat=seat)
    assert [option_words(game, question, option) for option in question.options] == words


def test_a_player_among_other_options_is_no_card(game):
    assert option_words(game, asked("pick some", ("player", 1), 0), ("player", 1)) == "the opponent"


def test_a_player_beside_a_card_is_no_card(game):
    mine = game.in_zone(0, "hand")[0]
    question = asked("act", ("give", mine, 1), "pass")
    assert option_words(game, question, ("give", mine, 1)) == f"give {game.card(mine)} the opponent"


def test_a_number_stays_a_number(game):
    assert option_words(game, asked("number", 0, 1), 1) == "1"
    assert option_words(game, asked("act", ("bid", 1), "pass"), ("bid", 1)) == "bid 1"


def test_cards_are_named_where_their_seat_sees_them(game):
    mine, other = game.in_zone(0, "hand")[0], game.in_zone(1, "hand")[0]
    question = asked("act", ("trade", mine, other), "pass")
    assert option_words(game, question, ("trade", mine, other)) == f"trade {game.card(mine)} a card"
    assert option_words(game, asked("pick one", mine, "nobody"), mine) == game.card(mine)
    assert option_words(game, asked("pick one", other, "nobody"), other) == "a card (the opponent's hand)"


def test_words_stay_words(game):
    assert option_words(game, asked("mode", "top", "bottom"), "top") == "top"
    assert option_words(game, asked("pick some", ("hidden", 0), "done"), ("hidden", 0)) == "face-down card 1"
