"""The laws hold in play, and each check notices when its law is broken."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import playmat
from playmat.kernel.state.game import Game
from playmat.kernel.words.book import Deck
from playmat.play import laws
from playmat.play import seat as seats
from playmat.play.bots import RandomBot
from playmat.play.drive import play_out
from playmat.play.laws import LawBroken, Laws

BOOK = "vanguard-1.10"


@pytest.fixture
def game():
    decks = playmat.own_decks(BOOK)
    game = playmat.new_game(BOOK, [decks["bottomless-mire"], decks["ebb-and-flood"]], 2)
    chance = Random(2)
    for _ in range(60):
        game.answer(chance.choice(game.question.options))
    return game


@pytest.mark.parametrize("seed", range(4))
def test_random_games_keep_the_laws(seed):
    decks = list(playmat.own_decks(BOOK).values())
    game = playmat.new_game(BOOK, [decks[seed % 4], decks[(seed + 1) % 4]], seed)
    play_out(game, [RandomBot(seed), RandomBot(seed + 1)], Laws(seed, every=25))
    assert game.result is not None


def test_checking_changes_nothing(game):
    before = game.digest()
    laws.check_laws(game, Random(1))
    assert game.digest() == before


def test_a_lost_card_is_noticed(game):
    next(cards for cards in game.zones if cards).pop()
    with pytest.raises(LawBroken, match="every card is in exactly one zone"):
        Laws()(game)


def test_a_card_in_a_wrong_zone_is_noticed(game):
    card = game.in_zone(0, "deck")[0]
    game.zone_of[card] = game.match.zone_number[1, "drop"]
    with pytest.raises(LawBroken, match="the one it lies in"):
        Laws()(game)


def test_a_changed_card_is_noticed(game):
    watch = Laws(every=10_000)
    watch(game)
    other = next(d for d in range(len(game.match.cards)) if d != game.definition[0])
    game.definition[0] = other
    with pytest.raises(LawBroken, match="keeps the cards they brought"):
        watch(game)


@pytest.mark.parametrize(
    ("change", "law"),
    [
        ({"options": ("pass",)}, "leaves a choice"),
        ({"options": ("pass", "pass")}, "there once"),
        ({"options": tuple(range(500))}, "no question has over 400 options"),
        ({"kind": "riddle"}, "known kind"),
        ({"rule": "99.9"}, "cites a rule"),
        ({"seat": 2}, "is for a seat"),
        ({"about": ""}, "says what it is about"),
        ({"options": (("sing", 3), "pass")}, "every part of an option has a role"),
    ],
)
def test_a_bad_question_is_noticed(game, change, law):

    game.question = game.question._replace(**change)
    with pytest.raises(LawBroken, match=law):
        Laws()(game)


def test_an_event_without_a_rule_is_noticed(game):
    game.events = (("move", "99.9", None), game.events)
    with pytest.raises(LawBroken, match="every event cites a rule"):
        Laws()(game)


def test_an_accepted_non_option_is_noticed(game, monkeypatch):
    monkeypatch.setattr(Game, "answer", lambda self, option: None)
    with pytest.raises(LawBroken, match="only an option is accepted"):
        laws.refuses(game, Random(1), game.digest())


def test_a_refusal_that_changes_the_game_is_noticed(game, monkeypatch):
    answer = Game.answer

    def careless(self, option):
        self.clock += 1
        answer(self, option)

    monkeypatch.setattr(Game, "answer", careless)
    with pytest.raises(LawBroken, match="a refused answer changes nothing"):
        laws.refuses(game, Random(1), game.digest())


def test_a_fork_that_shares_state_is_noticed(game, monkeypatch):
    fork = Game.fork

    def sharing(self):
        twin = fork(self)
        twin.zones, twin.zone_of, twin.facts = self.zones, self.zone_of, self.facts
        return twin

    monkeypatch.setattr(Game, "fork", sharing)
    option = game.question.options[0]
    with pytest.raises(LawBroken, match="independent"):
        laws.forks(game, option, game.digest())


def test_a_save_that_forgets_is_noticed(game, monkeypatch):
    def forgetful(text, book, match):
        from playmat.kernel.build.start import load

        loaded = load(text, book, match)
        loaded.clock = 0
        return loaded

    monkeypatch.setattr(laws, "load", forgetful)
    with pytest.raises(LawBroken, match="a loaded game equals the saved one"):
        laws.saves(game, game.question.options[0], game.digest())


def test_a_kept_option_list_that_no_longer_holds_is_noticed(game):
    stale = (*game.question.options, "sing")
    game.question = game.question._replace(options=stale)
    with pytest.raises(LawBroken, match="worked out anew is the same"):
        laws.remembers(game)


def test_a_kept_value_that_no_longer_holds_is_noticed(game):
    card = game.in_zone(0, "vanguard circle")[0]
    power = game.value(card, "power")
    game.values["power"][card] = power + 1
    with pytest.raises(LawBroken, match="what is kept of a card is what it is"):
        laws.remembers(game)


def test_facts_that_leave_values_as_they_were_are_noticed(monkeypatch):
    decks = playmat.own_decks(BOOK)
    game = playmat.new_game(BOOK, [decks["bottomless-mire"], decks["ebb-and-flood"]], 5)
    monkeypatch.setattr(game.match, "bearing", dict.fromkeys(game.match.facts, False))
    noticed = r"what is kept of a card is what it is|worked out anew|does not depend on hidden cards"
    with pytest.raises(LawBroken, match=noticed):
        play_out(game, [RandomBot(5), RandomBot(6)], Laws(5, every=2))


def test_a_view_that_shows_a_hidden_card_is_noticed(game, monkeypatch):
    from playmat.kernel.state.view import view

    def leaking(shown, seat):
        return {**view(shown, seat), "peek": [shown.card(c) for c in shown.in_zone(1 - seat, "deck")]}

    monkeypatch.setattr(laws, "view", leaking)
    with pytest.raises(LawBroken, match="a view "):
        laws.hides(game, 0, 1)


def test_cards_called_as_words_of_a_view_are_no_leak(monkeypatch):
    """What hangs on them is one as ever, for twins are compared."""
    deck = playmat.own_decks(BOOK)["ebb-and-flood"]
    main = deck.parts["main"]
    words = dict(zip(dict.fromkeys(c.name for c in main), ("hand", "hidden", "done", "card", "deck"), strict=False))
    called = Deck("", {**deck.parts, "main": tuple([replace(c, name=words.get(c.name, c.name)) for c in main])})
    game = playmat.new_game(BOOK, [playmat.own_decks(BOOK)["bottomless-mire"], called], 2)
    for seat in (0, 1):
        laws.hides(game, seat, 1)
    monkeypatch.setattr(seats, "view", lambda g, seat: {"lengths": [len(g.card(c)) for c in g.in_zone(1, "hand")]})
    with pytest.raises(LawBroken, match="does not depend on hidden cards"):
        laws.hides(game, 0, 1)
