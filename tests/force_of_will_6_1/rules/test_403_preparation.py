"""Section 403: the preparation of a game."""

from __future__ import annotations

import pytest

import playmat

NAME = "force-of-will-6.1"
BOOK = playmat.book(NAME)
CHANGE = "403.4"


@pytest.fixture(autouse=True)
def table():
    """No table is set here: these tests need no scene and run once."""


def legal_deck(word):
    """A ruler and two decks in which every card is another one."""
    back = {"name": f"{word} Risen", "type": "J-ruler", "attribute": "fire", "race": "Tester", "ATK": 800, "DEF": 800}
    ruler = BOOK.cards.card_from({
        "name": f"{word} Judge", "type": "Ruler", "attribute": "fire", "race": "Tester", "text": "[Judgment] {2}",
        "back": back,
    })  # fmt: skip
    main = tuple(
        BOOK.cards.card_from({"name": f"{word} {at}", "type": "Resonator", "attribute": "fire", "cost": "{3}",
                              "ATK": 500, "DEF": 500, "race": "Tester"})
        for at in range(40)
    )  # fmt: skip
    stones = tuple(
        BOOK.cards.card_from(
            {"name": f"{word} Stone {at}", "type": "Basic Magic Stone", "text": "{Rest}: Produce {R}."}
        )
        for at in range(10)
    )
    return playmat.Deck(word, {"ruler": (ruler,), "main": main, "stones": stones})


DECKS = [legal_deck("North"), legal_deck("South")]


def new_game(seed):
    return playmat.new_game(NAME, DECKS, seed=seed)


def names(game, seat, zone):
    return [game.card(c) for c in game.in_zone(seat, zone)]


def prepared(seed=1, wish="yes"):
    """A game whose chooser had that wish and in which both kept their hands."""
    game = new_game(seed)
    for answer in (wish, "done", "done"):
        game.answer(answer)
    return game.settle()


def change(game, count):
    """The seat asked puts the first cards of its hand back, in that order; their names."""
    seat = game.question.seat
    given = game.in_zone(seat, "hand")[:count]
    changed = [game.card(c) for c in given]
    for card in given:
        game.answer(card)
    if count < 5:
        game.answer("done")
    return changed


@pytest.mark.rule("403.1")
def test_both_decks_are_shuffled_before_opening_hands():
    """403.1: ten games have ten orders of either deck, and the shuffles come before anything is moved."""
    for seat in (0, 1):
        orders, stones = set(), set()
        for seed in range(10):
            game = new_game(seed)
            orders.add(tuple(names(game, seat, "deck")))
            stones.add(tuple(names(game, seat, "stone deck")))
        assert len(orders) == 10 and len(stones) == 10
    shuffles = [e for e in prepared().log if e[0] in ("shuffle", "move")][:5]
    assert [e[0] for e in shuffles] == ["shuffle"] * 4 + ["move"]


@pytest.mark.rule("403.1")
def test_the_two_decks_lie_apart():
    """403.1: forty cards in the main deck zone and ten stones in the other."""
    game = new_game(3)
    for seat, word in enumerate(("North", "South")):
        assert sorted(names(game, seat, "deck")) == sorted(f"{word} {at}" for at in range(40))
        assert sorted(names(game, seat, "stone deck")) == sorted(f"{word} Stone {at}" for at in range(10))


@pytest.mark.rule("403.2")
def test_both_players_begin_with_four_thousand_life():
    """403.2."""
    game = prepared()
    assert (game.facts["life 0"], game.facts["life 1"]) == (4000, 4000)


@pytest.mark.rule("403.3")
def test_a_player_chosen_at_random_is_asked_whether_to_play_first():
    """403.3: over twenty games each player is picked, and nobody else is asked about it."""
    assert {new_game(seed).question.seat for seed in range(20)} == {0, 1}
    game = new_game(1)
    assert game.question.rule == "403.3" and game.question.options == ("yes", "no")
    game.answer("yes")
    assert game.question.rule == CHANGE


@pytest.mark.rule("403.3")
@pytest.mark.parametrize("wish", ["yes", "no"])
def test_the_chosen_player_may_go_first_or_second(wish):
    """403.3: going second makes the opponent the first turn player."""
    game = new_game(1)
    chooser = game.question.seat
    game.answer(wish)
    assert game.facts["turn seat"] == (chooser if wish == "yes" else 1 - chooser)


@pytest.mark.rule("403.4")
def test_opening_hands_are_five_cards_from_the_top():
    """403.4: both have five cards before anybody changes any."""
    game = new_game(1)
    before = [names(game, seat, "deck") for seat in (0, 1)]
    game.answer("yes")
    for seat in (0, 1):
        assert names(game, seat, "hand") == before[seat][:-6:-1] and len(names(game, seat, "hand")) == 5


@pytest.mark.rule("403.4")
def test_the_first_player_chooses_before_the_other_and_nothing_moves_till_both_have():
    """403.4: three cards of the first player stay in hand until the second has chosen, who may change none."""
    game = new_game(1)
    game.answer("no")
    first = game.facts["turn seat"]
    assert game.question.seat == first and game.question.rule == CHANGE
    changed = change(game, 3)
    assert game.question.seat == 1 - first and game.question.rule == CHANGE
    assert set(changed) < set(names(game, first, "hand"))
    game.answer("done")
    assert game.question.rule != CHANGE
    assert len(names(game, 1 - first, "hand")) == 5


@pytest.mark.rule("403.4")
def test_changed_cards_go_under_the_deck_in_the_chosen_order_without_a_shuffle():
    """403.4: the three lie at the bottom, the first named lowest, and the top three replace them, once."""
    game = new_game(1)
    game.answer("yes")
    first = game.facts["turn seat"]
    top = names(game, first, "deck")[:-4:-1]
    kept = names(game, first, "hand")[3:]
    shuffles = sum(e[0] == "shuffle" for e in game.log)
    changed = change(game, 3)
    game.answer("done")
    assert names(game, first, "deck")[:3] == changed
    assert names(game, first, "hand") == [*kept, *top]
    assert sum(e[0] == "shuffle" for e in game.log) == shuffles and game.settle().question.rule == "602.1c"


@pytest.mark.rule("403.4")
def test_all_five_cards_may_be_changed_by_either_player():
    """403.4: the second player changes the whole hand and has five others."""
    game = new_game(1)
    game.answer("yes")
    second = 1 - game.facts["turn seat"]
    game.answer("done")
    changed = change(game, 5)
    hand = names(game, second, "hand")
    assert len(hand) == 5 and not set(hand) & set(changed) and names(game, second, "deck")[:5] == changed


@pytest.mark.rule("403.5")
def test_rulers_are_put_into_the_ruler_areas_last():
    """403.5: while hands are changed they are not there; then each area holds one, front up and recovered."""
    game = new_game(1)
    game.answer("yes")
    assert [names(game, seat, "ruler area") for seat in (0, 1)] == [[], []]
    game.answer("done")
    game.answer("done")
    assert [names(game, seat, "ruler area") for seat in (0, 1)] == [["North Judge"], ["South Judge"]]
    assert not any(game.rested[game.in_zone(seat, "ruler area")[0]] for seat in (0, 1))


@pytest.mark.rule("403.6")
@pytest.mark.parametrize("wish", ["yes", "no"])
def test_the_player_going_first_has_the_first_turn(wish):
    """403.6: the first turn is theirs and opens with its draw phase."""
    game = prepared(wish=wish)
    starter = next(e for e in game.log if e[0] == "first player")[-1]
    began = [e for e in game.log if e[0].startswith("begin ")]
    assert [e[0] for e in began[:4]] == ["begin game", "begin turn", "begin draw phase", "begin main phase"]
    assert game.facts["turn"] == 1 and game.facts["turn seat"] == starter == game.question.seat
