"""Bots: they know only what their seat may, play the same from the same seed, and the greedy one wins."""

from __future__ import annotations

from random import Random

import pytest

import playmat
from playmat.kernel.run.atoms import redeal
from playmat.kernel.state.sight import unknown_to
from playmat.kernel.words.errors import NotAsked, PlaymatError
from playmat.play.bots import BOTS, GreedyBot, RandomBot, few, kind_of, make_bot
from playmat.play.drive import Unfinished, play_out
from playmat.play.evaluations import GENERIC, evaluation_of
from playmat.play.seat import Seat

BOOK = "vanguard-1.10"


@pytest.fixture(scope="module")
def decks():
    return playmat.own_decks(BOOK)


def new_game(decks, seed=1):
    return playmat.new_game(BOOK, [decks["long-vigil"], decks["ebb-and-flood"]], seed)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_seed_plays_the_same_game(decks, name):
    histories = [play_out(new_game(decks, 3), [make_bot(name, 1), make_bot(name, 2)]).history() for _ in range(2)]
    assert histories[0] == histories[1]
    other = play_out(new_game(decks, 3), [make_bot(name, 8), make_bot(name, 9)]).history()
    assert other != histories[0]


def test_a_bot_decides_the_same_whatever_the_hidden_cards_are(decks):
    game = play_out_to(new_game(decks, 5), 60)
    seat = game.question.seat
    other = game.fork()
    theirs = [c for c in unknown_to(game, seat) if game.owner[c] != seat]
    dealt = [other.definition[c] for c in theirs]
    Random(1).shuffle(dealt)
    redeal(other, theirs, dealt)
    assert other.definition != game.definition
    choices = {GreedyBot(4).choose(Seat(each, seat)) for each in (game, other)}
    assert len(choices) == 1


def play_out_to(game, decisions):
    chance = Random(0)
    while game.question is not None and game.decisions < decisions:
        game.answer(chance.choice(game.question.options))
    return game


def test_a_seat_shows_its_own_question_only(decks):
    game = new_game(decks)
    asked = game.question.seat
    assert Seat(game, asked).question is game.question
    assert Seat(game, 1 - asked).question is None
    with pytest.raises(NotAsked, match="is not asked anything now"):
        RandomBot(0).choose(Seat(game, 1 - asked))


def test_a_seat_imagines_games_that_differ_only_where_it_cannot_see(decks):
    game = play_out_to(new_game(decks, 2), 40)
    for number in (0, 1):
        seat = Seat(game, number)
        imagined = seat.imagined(9)
        assert imagined.definition != game.definition
        assert imagined.view(number) == seat.view() == game.view(number)


def test_looking_ahead_leaves_the_game_alone(decks):
    game = play_out_to(new_game(decks, 4), 30)
    before = game.digest()
    GreedyBot(1).choose(Seat(game, game.question.seat))
    assert game.digest() == before


def test_many_options_are_sampled_with_each_kind_of_act():
    options = (*(("call", card, "front left") for card in range(200)), ("exchange", "left"), "pass")
    kept = few(options, Random(1), most=10)
    assert len(kept) == 10
    assert {kind_of(option) for option in kept} == {"call", "exchange", "pass"}
    assert few(options[:5], Random(1), most=10) == list(options[:5])


def test_an_unknown_bot_is_named_with_a_hint():
    with pytest.raises(PlaymatError, match="no bot named 'gredy'; did you mean 'greedy'"):
        make_bot("gredy", 0)


def test_a_game_that_does_not_end_is_given_up(decks):
    with pytest.raises(Unfinished, match="no end after 5 answers, at "):
        play_out(new_game(decks), [RandomBot(0), RandomBot(1)], most=5)


def test_a_book_without_an_evaluation_gets_the_generic_one(decks):
    assert evaluation_of("no such book") is GENERIC
    game = play_out_to(new_game(decks, 6), 30)
    assert GENERIC.worth(game, 0) == -GENERIC.worth(game, 1)
    assert GENERIC.habit(game, game.question, 0) in game.question.options


def test_winning_is_worth_more_than_anything(decks):
    game = play_out(new_game(decks, 7), [GreedyBot(0), RandomBot(0)])
    hopes = evaluation_of(BOOK)
    assert hopes.worth(game, game.result.winner) > 500
    assert hopes.worth(game, 1 - game.result.winner) < -500
