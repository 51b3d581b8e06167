"""Sections 3-1 to 3-5 and 3-9: areas in general, deck, hand, drop, leader and life."""

from __future__ import annotations

import pytest

import playmat
from playmat.kernel.state import rng
from playmat.kernel.state.view import log
from playmat.kernel.words.nodes import Ability, Cards, Move, Sequence, Shuffle

BOOK = "dragonball-1.02"
AREAS = ("deck", "hand", "drop", "leader", "battle", "combo", "energy", "life")


def first_turn(seed):
    """A game after both redraws, at the first question of turn one."""
    own = playmat.own_decks(BOOK)
    game = playmat.new_game(BOOK, [own["long-rain"], own["white-heat"]], seed=seed)
    while game.question.rule == "5-2-1-5-1":
        game.answer("done")
    return game


def activated(*effects):
    return [Ability("activated", Sequence(effects), keyword="activate main")]


def order_of(player, zone):
    return player.game.in_zone(player.seat, zone)


# --- 3-1 areas in general


@pytest.mark.rule("3-1-1")
def test_each_player_has_one_of_every_area():
    """3-1-1: eight areas a side, none shared."""
    game = first_turn(1)
    for seat in (0, 1):
        assert set(AREAS) <= set(game.view(0)["zones"][seat])
    for area in AREAS:
        assert game.in_zone(0, area) is not game.in_zone(1, area)


@pytest.mark.rule("3-1-1", "3-4-1")
def test_a_card_that_is_ko_ed_goes_to_its_own_players_drop_area(scene, me, foe):
    """3-1-1: my card, KOed by foe's card, lies in my drop area and never in foe's."""
    scene.turn_of(foe)
    me.put("battle", "Battle 1", rested=True)
    foe.has(battle=["Battle 2"])
    foe.attacks("Battle 2", "Battle 1")
    assert me.zone("drop") == ["Battle 1"] and foe.zone("drop") == []


@pytest.mark.rule("3-1-2")
@pytest.mark.parametrize("seed", range(4))
def test_everybody_may_count_every_area(seed):
    """3-1-2: at the start of turn one each view counts hand 6, life 8 and deck 50 - 6 - 8 of both, without names."""
    game = first_turn(seed)
    for seer in (0, 1):
        zones = game.view(seer)["zones"]
        for seat in (0, 1):
            counts = [sum(card.get("hidden", 1) for card in zones[seat][area]) for area in ("hand", "life", "deck")]
            assert counts == [6, 8, 50 - 6 - 8]
        unseen = [zones[1 - seer][area] for area in ("hand", "life", "deck")]
        assert unseen == [[{"hidden": 6}], [{"hidden": 8}], [{"hidden": 50 - 6 - 8}]]


@pytest.mark.rule("3-1-4")
def test_a_card_that_left_the_battle_area_comes_back_as_a_new_card(scene, me, foe):
    """3-1-4: 5000 more for the turn; back from the hand it has its printed 5000."""
    scene.card("Cheer", "[Activate: Main] Choose 1 of your other Battle Cards and it gains +5000 power this turn.")
    scene.card(
        "Recall", "[Activate: Main] Return 1 of your Battle Cards to your hand.", type="extra", energy_cost="0(-)"
    )
    me.energy("Red Energy")
    me.has(battle=["Cheer", "Battle 1"], hand=["Recall"])
    me.uses("Cheer")
    assert me.power("Battle 1") == 5000 + 5000
    me.uses("Recall")
    me.picks("Battle 1")
    me.plays("Battle 1")
    assert me.zone("battle") == ["Cheer", "Battle 1"] and me.power("Battle 1") == 5000


@pytest.mark.rule("3-1-4")
def test_a_card_that_goes_to_the_combo_area_is_still_the_same(scene, me, foe):
    """3-1-4: what it gained for the turn goes with it, power and combo power alike."""
    cheer = "[Activate: Main] All of your other Battle Cards gain +1000 power and +3000 combo power this turn."
    scene.card("Cheer", cheer)
    me.has(battle=["Battle 2", "Battle 1"])
    me.put("battle", "Cheer", rested=True)
    foe.has(hand=["Battle 1"])
    me.uses("Cheer")
    before = me.game.serial[me.card("Battle 1")]
    me.attacks("Battle 2", "Leader")
    me.combos("Battle 1")
    foe.is_asked("7-2-1-2")
    assert me.zone("combo") == ["Battle 1"] and me.power("Battle 1") == 5000 + 1000
    assert me.value("Battle 1", "combo power") == 5000 + 3000
    assert me.game.serial[me.card("Battle 1")] == before


@pytest.mark.rule("3-1-5")
def test_a_card_that_left_the_combo_area_comes_back_as_a_new_card(scene, me, foe):
    """3-1-5: under -2000 for the turn it combos and drops; played from there it has its printed 5000."""
    scene.card("Chill", "[Activate: Main] Choose 1 of your other Battle Cards and it gets -2000 power this turn.")
    scene.card("Rise", "[Activate: Main] Play 1 Battle Card from your Drop Area.", combo_energy=9)
    me.has(battle=["Battle 2", "Battle 1"])
    me.put("battle", "Chill", rested=True)
    me.put("battle", "Rise", rested=True)
    me.uses("Chill").picks("Battle 1")
    assert me.power("Battle 1") == 5000 - 2000
    me.attacks("Battle 2", "Leader")
    me.combos("Battle 1")
    foe.picks(("hidden", 0), rule="4-10-2-1")
    assert me.zone("drop") == ["Battle 1"]
    me.uses("Rise")
    assert "Battle 1" in me.zone("battle") and me.power("Battle 1") == 5000


@pytest.mark.rule("3-1-6")
def test_the_cards_own_player_orders_them(scene, me, foe):
    """3-1-6: my effect puts two of foe's cards under foe's deck; foe is asked, and the answer decides how they lie."""
    scene.card("Sink", "[Activate: Main] Place all of your opponent's Battle Cards at the bottom of their deck.")
    me.has(battle=["Sink"])
    foe.has(battle=["Battle 1", "Battle 2"])
    me.uses("Sink")
    foe.is_asked(exactly=["Battle 1", "Battle 2"])
    ends = []
    for option in scene.game.question.options:
        fork = scene.game.fork()
        fork.answer(option)
        ends.append([fork.card(c) for c in fork.in_zone(1, "deck")[:2]])
    assert sorted(ends) == [["Battle 1", "Battle 2"], ["Battle 2", "Battle 1"]]


@pytest.mark.rule("3-1-6-1")
def test_the_other_player_does_not_learn_the_order(scene, me, foe):
    """3-1-6-1: I return three cards to my deck in my order; foe is told which, the same whatever the order was."""
    scene.card("Sink", abilities=activated(Move(Cards(("drop",), "mine"), "deck", position="top", order="any")))
    me.has(battle=["Sink"], drop=["Battle 1", "Battle 2", "Battle 3"])
    me.uses("Sink")
    me.is_asked(exactly=["Battle 1", "Battle 2", "Battle 3"])
    told, orders, after = [], [], []
    for first in scene.game.question.options:
        fork = scene.game.fork()
        fork.answer(first)
        fork.answer(fork.question.options[0])
        orders.append(tuple(fork.card(c) for c in fork.in_zone(0, "deck")[-3:]))
        moves = [event for event in log(fork, 1) if event[0] == "move"]
        told.append([(event[3], event[4]) for event in moves])
        after.append(fork.view(1)["zones"])
    assert len(set(orders)) == 3
    assert sorted(name for _, name in told[0]) == ["Battle 1", "Battle 2", "Battle 3"]
    assert told[0] == told[1] == told[2]
    assert after[0] == after[1] == after[2]


@pytest.mark.rule("3-1-7")
@pytest.mark.parametrize(
    ("text", "area"),
    [
        ("Return 1 of your other Battle Cards to your hand.", "hand"),
        ("KO 1 of your other Battle Cards.", "drop"),
        ("Place 1 of your other Battle Cards in your energy.", "energy"),
    ],
)
def test_a_card_goes_to_its_own_players_area(scene, me, foe, text, area):
    """3-1-7: foe's card in my Battle Area leaves it for foe's area, not mine."""
    scene.card("Push", f"[Activate: Main] {text}")
    scene.card("Guest")
    me.has(battle=["Push"])
    me.put("battle", "Guest", owner=1)
    me.uses("Push")
    assert foe.zone(area) == ["Guest"] and me.zone(area) == []


# --- 3-2 deck


@pytest.mark.rule("3-2-2")
def test_nobody_sees_or_rearranges_a_deck(scene, me, foe):
    """3-2-2: both views hold only blanks, as many as there are cards, and an order asked for is refused."""
    me.deck_top("Battle 4", "Battle 5")
    scene.looked_at_deck = True
    scene.start()
    for seer in (0, 1):
        for seat in (0, 1):
            assert scene.game.view(seer)["zones"][seat]["deck"] == [{"hidden": 20}]
    cards = list(order_of(me, "deck"))
    before = scene.game.digest()
    for seat in (0, 1):
        with pytest.raises(playmat.IllegalAnswer) as refusal:
            scene.game.arrange(seat, "deck", cards[::-1])
        assert refusal.value.rule == "3-2-2"
    assert scene.game.digest() == before


@pytest.mark.rule("3-2-3")
def test_cards_leave_the_deck_one_at_a_time(scene, me, foe):
    """3-2-3: the top three go singly, in order, and the third lies on top of the drop pile."""
    scene.card("Mill", "[Activate: Main] Place the top 3 cards of your deck in your Drop Area.")
    me.has(battle=["Mill"])
    me.deck_top("Battle 1", "Battle 2", "Battle 3")
    me.uses("Mill")
    assert scene.moves() == [(f"Battle {i}", "deck", "drop") for i in (1, 2, 3)]
    assert me.zone("drop") == ["Battle 1", "Battle 2", "Battle 3"]


@pytest.mark.rule("3-2-4")
@pytest.mark.parametrize("who", ["opponent", "each"])
def test_a_shuffle_is_random_and_keeps_the_cards(scene, me, foe, who):
    """3-2-4: my effect shuffles foe's deck of 3: over many seeds all 6 orders come about as often, cards unchanged."""
    scene.card("Shake", abilities=activated(Shuffle("deck", who)))
    scene.exactly()
    me.has(leader="Leader", battle=["Shake"], deck=3, life=8)
    foe.has(leader="Leader", deck=["Battle 1", "Battle 2", "Battle 3"], life=8)
    me.is_asked("6-3-1-3")
    act = ("use", me.card("Shake"), "Shake/1")
    seen = {}
    for seed in range(240):
        fork = scene.game.fork()
        fork.chance = rng.seed_state(seed)
        fork.answer(act)
        order = tuple(fork.card(c) for c in fork.in_zone(1, "deck"))
        assert sorted(order) == ["Battle 1", "Battle 2", "Battle 3"]
        assert all(fork.view(seat)["zones"][1]["deck"] == [{"hidden": 3}] for seat in (0, 1))
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6 and min(seen.values()) >= 240 // 6 // 2


@pytest.mark.rule("3-2-4")
def test_a_deck_is_shuffled_by_its_own_player(scene, me, foe):
    """3-2-4: my effect has foe shuffle; the event names foe, and my deck stays as it was."""
    scene.card("Shake", abilities=activated(Shuffle("deck", "opponent")))
    scene.exactly()
    mine = [f"Battle {i}" for i in (1, 2, 3, 4, 5)] * 3
    me.has(leader="Leader", battle=["Shake"], deck=mine, life=8)
    foe.has(leader="Leader", deck=mine, life=8)
    me.uses("Shake")
    assert [e[-1] for e in scene.events("shuffle")] == [(1, "deck")]
    assert me.zone("deck") == mine and foe.zone("deck") != mine
    assert sorted(foe.zone("deck")) == sorted(mine)


# --- 3-3 hand


@pytest.mark.rule("3-3-2")
def test_a_player_sees_and_rearranges_the_own_hand(scene, me, foe):
    """3-3-2: my view lists my cards; any order is taken, also on foe's turn, and the number stays."""
    scene.turn_of(foe)
    me.has(hand=["Battle 1", "Battle 2", "Battle 3"])
    scene.start()
    assert [card["name"] for card in scene.game.view(0)["zones"][0]["hand"]] == ["Battle 1", "Battle 2", "Battle 3"]
    fork = scene.game.fork()
    fork.arrange(0, "hand", list(order_of(me, "hand"))[::-1])
    assert [card["name"] for card in fork.view(0)["zones"][0]["hand"]] == ["Battle 3", "Battle 2", "Battle 1"]


@pytest.mark.rule("3-3-3")
def test_nobody_sees_another_players_hand(scene, me, foe):
    """3-3-3: foe's view of my hand is blanks, before and after I reorder it."""
    scene.card("Secret Card")
    me.has(hand=["Secret Card", "Battle 2", "Battle 3"])
    scene.start()
    fork = scene.game.fork()
    assert fork.view(1)["zones"][0]["hand"] == [{"hidden": 3}]
    fork.arrange(0, "hand", list(order_of(me, "hand"))[::-1])
    assert fork.view(1)["zones"][0]["hand"] == [{"hidden": 3}]
    assert not foe.sees(me.card("Secret Card")) and me.sees(me.card("Secret Card"))


@pytest.mark.rule("3-3-3")
def test_nobody_rearranges_another_players_hand(scene, me, foe):
    """3-3-3: an order of my cards that comes from foe's seat is refused and changes nothing."""
    me.has(hand=["Battle 1", "Battle 2"])
    scene.start()
    before = scene.game.digest()
    with pytest.raises(playmat.IllegalAnswer):
        scene.game.arrange(1, "hand", list(order_of(me, "hand"))[::-1])
    assert scene.game.digest() == before


# --- 3-4 drop area


@pytest.mark.rule("3-4-1")
def test_ko_ed_and_used_cards_lie_in_the_drop_where_text_finds_them(scene, me, foe):
    """3-4-1: a KOed Battle Card and a used Extra Card are both there, and an effect on the drop area offers both."""
    scene.card("Fetch", "[Activate: Main] Add 1 card from your Drop Area to your hand.")
    scene.card("Sacrifice", "[Activate: Main] KO 1 of your Battle Cards.", type="extra", energy_cost="0(-)")
    me.has(battle=["Fetch", "Battle 1"], hand=["Sacrifice"])
    me.uses("Sacrifice")
    me.picks("Battle 1")
    assert sorted(me.zone("drop")) == ["Battle 1", "Sacrifice"] and foe.zone("drop") == []
    me.uses("Fetch")
    me.is_asked(exactly=["Battle 1", "Sacrifice"])


@pytest.mark.rule("3-4-2")
def test_the_later_card_lies_on_top_of_the_drop_area(scene, me, foe):
    """3-4-2: new cards go on top, and both players can read all of them."""
    scene.card("Mill", "[Activate: Main] Place the top card of your deck in your Drop Area.")
    me.has(battle=["Mill"], drop=["Battle 3"])
    me.deck_top("Battle 1", "Battle 2")
    me.uses("Mill")
    me.uses("Mill")
    assert me.zone("drop") == ["Battle 3", "Battle 1", "Battle 2"]
    for seer in (0, 1):
        seen = scene.game.view(seer)["zones"][0]["drop"]
        assert [card["name"] for card in seen] == ["Battle 3", "Battle 1", "Battle 2"]
        assert not any(card["face down"] for card in seen)


@pytest.mark.rule("3-4-2")
def test_a_player_reorders_the_own_drop_area_and_no_other(scene, me, foe):
    """3-4-2: my order of my cards is taken; my order of foe's is refused."""
    me.has(drop=["Battle 1", "Battle 2"])
    foe.has(drop=["Battle 3", "Battle 4"])
    scene.start()
    fork = scene.game.fork()
    fork.arrange(0, "drop", list(order_of(me, "drop"))[::-1])
    assert [fork.card(c) for c in fork.in_zone(0, "drop")] == ["Battle 2", "Battle 1"]
    with pytest.raises(playmat.IllegalAnswer):
        fork.arrange(0, "drop", list(order_of(foe, "drop"))[::-1])
    assert [fork.card(c) for c in fork.in_zone(1, "drop")] == ["Battle 3", "Battle 4"]


# --- 3-5 leader area


@pytest.mark.rule("3-5-1")
@pytest.mark.parametrize("seed", range(3))
def test_both_leaders_start_with_the_front_up(seed):
    """3-5-1: from the first question on both views show the front of both leaders, face up."""
    own = playmat.own_decks(BOOK)
    decks = [own["long-rain"], own["white-heat"]]
    game = playmat.new_game(BOOK, decks, seed=seed)
    for seer in (0, 1):
        for seat in (0, 1):
            [card] = game.view(seer)["zones"][seat]["leader"]
            assert card["name"] == decks[seat].parts["leader"][0].name
            assert card["face down"] is False and card["rested"] is False


@pytest.mark.rule("3-5-2")
@pytest.mark.parametrize("seer", [0, 1])
def test_the_leader_area_is_open(scene, me, foe, seer):
    """3-5-2: side, power and mode of both leaders are in either view, after an awakening and an attack too."""
    me.has(life=4)
    me.uses("Leader")
    me.attacks("Leader Awakened", "Leader")
    me.is_asked("7-2-1-2")
    [mine] = scene.game.view(seer)["zones"][0]["leader"]
    [theirs] = scene.game.view(seer)["zones"][1]["leader"]
    assert (mine["name"], mine["power"], mine["rested"]) == ("Leader Awakened", 15000, True)
    assert (theirs["name"], theirs["power"], theirs["rested"]) == ("Leader", 10000, False)


# --- 3-9 life area


@pytest.mark.rule("3-9-2")
@pytest.mark.parametrize("place", range(5))
def test_the_damaged_player_picks_any_of_the_face_down_life_cards(scene, me, foe, place):
    """3-9-2: five places, no faces; that very card goes to the hand."""
    names = [f"Battle {i}" for i in (1, 2, 3, 4, 5)]
    me.has(battle=["Battle 2"])
    foe.has(life=names)
    me.attacks("Battle 2", "Leader")
    foe.is_asked("4-10-2-1")
    assert scene.game.question.options == tuple(("hidden", i) for i in range(5))
    assert scene.game.view(1)["zones"][1]["life"] == [{"hidden": 5}]
    foe.picks(("hidden", place))
    assert foe.zone("hand") == [names[place]]
    assert foe.zone("life") == [n for n in names if n != names[place]]


@pytest.mark.rule("3-9-2")
def test_life_is_secret_and_not_reordered(scene, me, foe):
    """3-9-2: neither player sees a life card, and an order asked for is refused."""
    me.has(life=["Battle 4", "Battle 5", "Battle 3", "Battle 2", "Battle 1"])
    scene.start()
    for seer in (0, 1):
        assert scene.game.view(seer)["zones"][0]["life"] == [{"hidden": 5}]
    before = scene.game.digest()
    with pytest.raises(playmat.IllegalAnswer) as refusal:
        scene.game.arrange(0, "life", list(order_of(me, "life"))[::-1])
    assert refusal.value.rule == "3-9-2" and scene.game.digest() == before
