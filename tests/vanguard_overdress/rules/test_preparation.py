"""Section 8.2: what happens before the game begins."""

from __future__ import annotations

import pytest

import playmat
from playmat.kernel.state.sight import sees

SIZE = 20


@pytest.fixture
def sides(scene, me, foe):
    """Twenty cards a side, the first of them the first vanguard, and three in the ride deck; then 8.2 begins."""
    scene.exactly().turn_of(me, 0).step("set up")
    for player, word in ((me, "Mine"), (foe, "Theirs")):
        for at in range(SIZE):
            player.put("deck", scene.card(f"{word} {at:02}", grade=min(at, 1)))
        player.ride_deck("Grade 1", "Grade 2", "Grade 3")
    scene.start()
    first = scene.players[scene.events("first player")[0][-1]]
    return first, first.other


@pytest.mark.rule("8.2.1.2", "8.2.1.3", "8.2.1.5", "8.2.1.8", "7.46.1")
def test_the_steps_of_preparation_come_in_their_order(scene, sides):
    for player in sides:
        player.picks(player.zone("hand")[0]).passes()
    steps = list(dict.fromkeys((e[0], e[1]) for e in scene.game.log))
    assert steps[:7] == [
        ("move", "8.2.1.2"), ("shuffle", "8.2.1.3"), ("first player", "8.2.1.5"), ("move", "8.2.1.7"),
        ("shuffle", "8.2.1.7"), ("face up", "8.2.1.8"), ("begin turn", "9.2.1"),
    ]  # fmt: skip


@pytest.mark.rule("8.2.1.1", "4.2.3")
@pytest.mark.parametrize("seed", [1, 2])
def test_decks_are_put_forward_before_anything_else_and_not_shown_by_it(seed):
    """Whatever is asked, the cards of a game are those of the two decks; the other one's are unknown at first."""
    decks = list(playmat.own_decks("vanguard-overdress").values())[:2]
    game = playmat.new_game("vanguard-overdress", decks, seed=seed).settle()
    assert game.question.rule == "8.2.1.7"
    for seat in (0, 1):
        mine = [card for card in range(len(game.definition)) if game.owner[card] == seat]
        assert len(mine) == 50
        assert not any(sees(game, 1 - seat, card) for card in mine)


@pytest.mark.rule("8.2.1.2")
def test_a_first_vanguard_is_not_shown_before_the_game_begins(scene, me, foe, sides):
    """8.2.1.2: face down it lies on a public circle, and yet only its owner sees it."""
    cards = [scene.game.in_zone(player.seat, "vanguard circle")[0] for player in (me, foe)]
    assert me.sees(cards[0]) and not me.sees(cards[1])
    assert foe.sees(cards[1]) and not foe.sees(cards[0])
    for player in sides:
        player.passes()
    assert me.sees(cards[1]) and foe.sees(cards[0])


@pytest.mark.rule("8.2.1.4", "4.16.2", "4.16.3")
def test_the_ride_deck_lies_face_down_in_its_zone(scene, me, foe, sides):
    """4.16.2: for its owner to see and not for the other; it is no part of the deck that is shuffled."""
    for player, other in ((me, foe), (foe, me)):
        cards = scene.game.in_zone(player.seat, "ride deck")
        assert all(scene.game.face_down[c] and player.sees(c) and not other.sees(c) for c in cards)
        assert sorted(player.zone("ride deck")) == ["Grade 1", "Grade 2", "Grade 3"]
        assert scene.game.view(other.seat)["zones"][player.seat]["ride deck"] == [{"hidden": 3}]
    assert sorted(e[-1] for e in scene.events("shuffle")) == [(0, "deck"), (1, "deck")]
    sides[0].is_asked("8.2.1.7")


@pytest.mark.rule("8.2.1.5", "8.2.1.5.1")
def test_players_are_asked_for_their_redraws_and_nothing_else(scene, sides):
    for player in sides:
        player.is_asked("8.2.1.7")
        player.passes()
    assert scene.game.facts["turn seat"] == sides[0].seat


@pytest.mark.rule("8.2.1.5", "12.4.1")
def test_chance_lets_either_player_go_first():
    decks = list(playmat.own_decks("vanguard-overdress").values())[:2]
    games = [playmat.new_game("vanguard-overdress", decks, seed=seed) for seed in range(12)]
    assert {game.facts["first seat"] for game in games} == {0, 1}


@pytest.mark.rule("8.2.1.6", "3.1.2")
def test_no_player_has_damage_to_work_off_as_the_game_begins(scene, sides):
    for player in sides:
        player.passes()
    assert scene.game.facts["vanguard damage"] == (0, 0)
    assert not scene.events("damage check")


@pytest.mark.rule("8.2.1.7")
def test_cards_are_put_under_the_deck_and_drawn_before_it_is_shuffled(scene, sides):
    first, second = sides
    given, kept, theirs = first.zone("hand")[:3], first.zone("hand")[3:], second.zone("hand")
    with first.changes(hand=0, deck=0):
        first.picks(*given).passes()
    assert first.zone("hand")[:2] == kept
    assert not set(first.zone("hand")) & set(given)
    redraw = [e[7] if e[0] == "move" else e[0] for e in scene.game.log][-7:]
    assert redraw == ["return", "return", "return", "draw", "draw", "draw", "shuffle"]
    assert second.zone("hand") == theirs
    second.is_asked("8.2.1.7")


@pytest.mark.rule("8.2.1.7")
def test_who_returns_nothing_draws_and_shuffles_nothing(scene, sides):
    before = len(scene.events("shuffle"))
    sides[0].passes()
    sides[1].is_asked("8.2.1.7")
    assert (len(scene.events("shuffle")), sides[0].count("hand")) == (before, 5)


@pytest.mark.rule("4.1.1", "4.8.2", "4.9.1")
def test_each_player_has_zones_of_their_own(scene, me, foe):
    """4.8.2, 4.9.1: seven circles a side, and the zones of the book beside them."""
    me.has(hand=["Grade 0"])
    scene.start()
    circles = {
        "vanguard circle", "guardian circle", "front left", "front right", "back left", "back center", "back right",
    }  # fmt: skip
    piles = {"deck", "hand", "drop", "soul", "damage", "bind", "trigger", "removed"}
    beside = {"original dress", "arms", "imprisoned", "scouted", "nowhere"}
    for zones in scene.game.view(me.seat)["zones"]:
        assert set(zones) == circles | piles | beside | {"order area", "order zone", "ride deck"}
