"""Section 5-2: the preparation of a game."""

from __future__ import annotations

import pytest

import playmat

BOOK = playmat.book("dragonball-1.02")
NAME = "dragonball-1.02"


@pytest.fixture(autouse=True)
def table():
    """No table is set here: these tests need no scene and run once."""


def card(word, number):
    return BOOK.cards.card_from({
        "name": f"{word} {number}", "id": f"{word}-{number}", "type": "battle", "color": "red", "power": 5000,
        "energy_cost": "1(-)", "combo_energy": 0, "combo_power": 5000,
    })  # fmt: skip


def legal_deck(word, size=50):
    """A leader with two sides, and a deck in which every card is another one."""
    leader = BOOK.cards.card_from({
        "name": f"{word} Chief", "id": f"{word}-L", "type": "leader", "color": "red", "power": 10000,
        "character": "Tester", "name_back": f"{word} Chief Awakened", "power_back": 15000,
        "text": "[Awaken] When your life is at 4 or less : You may draw 1 card and flip this card over.",
        "text_back": "[Activate: Main] Draw 1 card.",
    })  # fmt: skip
    return playmat.Deck(word, {"leader": (leader,), "main": tuple(card(word, at) for at in range(size))})


DECKS = [legal_deck("North"), legal_deck("South")]


def new_game(seed):
    return playmat.new_game(NAME, DECKS, seed=seed)


def first(game):
    return game.facts["turn seat"]


def names(game, seat, zone):
    return [game.card(c) for c in game.in_zone(seat, zone)]


def keep(game):
    """The seat asked keeps what it has."""
    game.answer("done")


def prepared(seed):
    """A game in which both kept their hands."""
    game = new_game(seed)
    keep(game)
    keep(game)
    return game


def give_back(game, count):
    """The seat asked returns the first cards of its hand and is done."""
    for card in game.in_zone(game.question.seat, "hand")[:count]:
        game.answer(card)
    if game.question.rule == "5-2-1-5-1" and game.question.prompt.startswith("cards to return") and count < 6:
        game.answer("done")


@pytest.mark.rule("5-2-1")
def test_preparation_has_a_fixed_order():
    """5-2-1: shuffles, first player, hands of six, redraws from the first player, life, first turn."""
    game = new_game(5)
    starter = first(game)
    before = [e[0] for e in game.log if e[0] in ("shuffle", "first player", "move")]
    assert before == ["shuffle"] * 2 + ["first player"] + ["move"] * 12
    assert [e[-1] for e in game.log if e[0] == "first player"] == [starter]
    assert game.question.seat == starter
    keep(game)
    assert game.question.seat == 1 - starter and game.facts["turn"] == 0
    assert names(game, 0, "life") == names(game, 1, "life") == []
    keep(game)
    after = [e for e in game.log if e[0] == "move"][12:]
    zones = game.match.zone_names
    assert [(zones[e[5]], zones[e[6]]) for e in after] == [("deck", "life")] * 16
    assert game.facts["turn"] == 1 and first(game) == starter
    assert sum(e[0] == "shuffle" for e in game.log) == 2  # who returns no card shuffles nothing in


@pytest.mark.rule("5-2-1-1")
def test_an_illegal_deck_does_not_begin_a_game():
    """5-2-1-1: fifty-one cards are refused when the decks are shown."""
    with pytest.raises(playmat.DeckError, match="51"):
        playmat.new_game(NAME, [DECKS[0], legal_deck("South", 51)], seed=1)


@pytest.mark.rule("5-2-1-2")
def test_leaders_lie_face_up_with_the_front_in_force():
    """5-2-1-2: both see both leaders; the back's power and skill do not count."""
    game = prepared(1)
    for seat in (0, 1):
        shown = [game.view(seat)["zones"][side]["leader"] for side in (0, 1)]
        assert [cards[0]["name"] for cards in shown] == ["North Chief", "South Chief"]
        assert [cards[0]["power"] for cards in shown] == [10000, 10000]
        assert [cards[0]["face down"] for cards in shown] == [False, False]
    own = game.in_zone(first(game), "leader")[0]
    while game.question.rule == "6-2-5":
        game.answer(game.question.options[0])
    assert not any(isinstance(o, tuple) and o[:2] == ("use", own) for o in game.question.options)


@pytest.mark.rule("5-2-1-3")
def test_decks_are_shuffled():
    """5-2-1-3: the same list lies differently in ten games, never as it was listed."""
    for seat in (0, 1):
        listed = tuple(c.name for c in DECKS[seat].parts["main"])
        orders = set()
        for seed in range(10):
            game = new_game(seed)
            orders.add((*names(game, seat, "deck"), *reversed(names(game, seat, "hand"))))
        assert len(orders) == 10
        assert orders.isdisjoint({listed, listed[::-1]})


@pytest.mark.rule("5-2-1-3")
def test_decks_lie_face_down():
    """5-2-1-3: neither player's view shows a card of either deck."""
    game = new_game(1)
    for seat in (0, 1):
        for side in (0, 1):
            assert game.view(seat)["zones"][side]["deck"] == [{"hidden": 50 - 6}]


@pytest.mark.rule("5-2-1-4")
def test_chance_decides_who_begins():
    """5-2-1-4: over 200 games each player begins about a hundred."""
    starts = sum(first(new_game(seed)) for seed in range(200))
    assert 70 < starts < 130


@pytest.mark.rule("5-2-1-4-1")
def test_nobody_is_asked_who_begins():
    """5-2-1-4-1: the first question of a game is about the opening hand; the first player is known by then."""
    for seed in range(20):
        game = new_game(seed)
        assert game.question.rule == "5-2-1-5-1"
        starter = first(game)
        assert [e[-1] for e in game.log if e[0] == "first player"] == [starter]
        keep(game)
        assert game.question.rule == "5-2-1-5-1"
        keep(game)
        assert game.facts["turn"] == 1 and first(game) == starter


@pytest.mark.rule("5-2-1-5")
def test_both_hold_six_and_are_asked_once_from_the_first_player():
    """5-2-1-5: six cards each; the first player decides, then the other, and nobody again."""
    for seed in range(6):
        game = new_game(seed)
        assert [len(game.in_zone(seat, "hand")) for seat in (0, 1)] == [6, 6]
        asked = []
        while game.question.rule == "5-2-1-5-1":
            asked.append(game.question.seat)
            keep(game)
        assert asked == [first(game), 1 - first(game)]


@pytest.mark.rule("5-2-1-5")
def test_a_redraw_is_made_once():
    """5-2-1-5: who has redrawn is not asked again; the next question is the other player's."""
    game = new_game(2)
    give_back(game, 2)
    assert game.question.seat == 1 - first(game)
    keep(game)
    assert game.question.rule != "5-2-1-5-1"


@pytest.mark.rule("5-2-1-5-1")
@pytest.mark.parametrize("count", [1, 4, 6])
def test_a_redraw_draws_as_many_as_it_returned(count):
    """5-2-1-5-1: the hand is six again and the deck 50 - 6; what was kept is kept."""
    game = new_game(3)
    seat = first(game)
    kept = names(game, seat, "hand")[count:]
    give_back(game, count)
    assert game.question.seat == 1 - seat
    hand = names(game, seat, "hand")
    assert len(hand) == 6 and len(game.in_zone(seat, "deck")) == 50 - 6
    assert set(kept) <= set(hand)


@pytest.mark.rule("5-2-1-5-1")
def test_returning_none_keeps_the_hand():
    """5-2-1-5-1: any number may be none."""
    game = new_game(3)
    seat = first(game)
    hand, deck = names(game, seat, "hand"), names(game, seat, "deck")
    keep(game)
    assert names(game, seat, "hand") == hand and names(game, seat, "deck") == deck


@pytest.mark.rule("5-2-1-5-1")
def test_returned_cards_are_shuffled_into_the_deck():
    """5-2-1-5-1: over 40 games the six returned cards come back some of the time, and not all of the time."""
    back = 0
    for seed in range(40):
        game = new_game(seed)
        seat = first(game)
        hand = set(names(game, seat, "hand"))
        give_back(game, 6)
        back += len(hand & set(names(game, seat, "hand")))
    assert 10 < back < 60  # 40 * 6 * 6 / 50 is about 29


@pytest.mark.rule("5-2-1-6")
def test_eight_cards_of_each_deck_become_life_that_nobody_sees():
    """5-2-1-6: life 8 from the own deck, hand 6, deck 50 - 6 - 8; no view shows a life card."""
    game = new_game(7)
    tops = [names(game, seat, "deck")[-8:] for seat in (0, 1)]
    keep(game)
    keep(game)
    for seat in (0, 1):
        assert sorted(names(game, seat, "life")) == sorted(tops[seat])
        assert len(game.in_zone(seat, "hand")) == 6 and len(game.in_zone(seat, "deck")) == 50 - 6 - 8
        for side in (0, 1):
            assert game.view(seat)["zones"][side]["life"] == [{"hidden": 8}]


@pytest.mark.rule("5-2-1-7")
def test_the_first_player_takes_the_first_turn():
    """5-2-1-7: after life is set, the first player is in the Charge Phase of turn 1."""
    for seed in range(6):
        game = new_game(seed)
        starter = first(game)
        keep(game)
        keep(game)
        assert game.facts["turn"] == 1 and game.facts["phase"] == "charge phase"
        assert game.question.seat == first(game) == starter
