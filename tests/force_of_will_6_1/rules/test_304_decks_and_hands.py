"""Sections 304 to 306: main deck, magic stone deck, hand."""

from __future__ import annotations

import pytest

from playmat.kernel.state.view import spread, view

HIDDEN = {"hidden": 1}
DISCARD_DOWN = "505.5d"


def chant(scene, name, text, cost="{R}"):
    return scene.card(name, text, type="Chant", cost=cost)


def plays(me, name, *answers):
    me.plays(name, *answers)
    return me.lets_resolve()


def seen(scene, watcher, owner, zone):
    """The names in a zone as the watcher's view has them, None for an unknown card."""
    scene.start()
    cards = spread(view(scene.game, watcher.seat)["zones"][owner.seat][zone])
    return [None if card == HIDDEN else card["name"] for card in cards]


# --- 304 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("304.2")
def test_nobody_sees_either_main_deck(scene, me, foe):
    """304.2: neither the owner nor the other player reads a card of it."""
    for player in (me, foe):
        for watcher in (me, foe):
            assert seen(scene, watcher, player, "deck") == [None] * 20


@pytest.mark.rule("304.2")
def test_a_card_put_on_top_is_drawn_next(scene, me, foe):
    """304.2: the deck keeps its order."""
    chant(scene, "Stack", "Put target resonator on top of its owner's deck.")
    me.has(field=["Resonator 2"], hand=["Stack", "Chant"]).will("fire", "fire")
    plays(me, "Stack")
    assert me.zone("deck")[-1] == "Resonator 2"
    plays(me, "Chant")
    assert me.zone("hand") == ["Resonator 2"]


def miller(scene):
    return chant(scene, "Mill", "Put the top three cards of your deck into your graveyard.")


@pytest.mark.rule("304.3")
def test_several_cards_leave_the_deck_one_after_another(scene, me, foe):
    """304.3: of 1, 2, 3 from the top, 1 goes first and 3 last, so 3 lies above them."""
    miller(scene)
    me.has(hand=["Mill"]).will("fire").deck_top("Resonator 1", "Resonator 2", "Resonator 3")
    plays(me, "Mill")
    milled = [card for card, before, after in scene.moves() if (before, after) == ("deck", "graveyard")]
    assert milled == ["Resonator 1", "Resonator 2", "Resonator 3"]
    assert [c for c in me.zone("graveyard") if c != "Mill"] == milled


@pytest.mark.rule("304.3")
def test_of_too_few_cards_all_leave(scene, me, foe):
    """304.3: with two left, two move."""
    scene.exactly()
    miller(scene)
    me.has(hand=["Mill"], deck=["Resonator 1", "Resonator 2"], ruler_area=["Ruler"]).will("fire")
    foe.has(deck=3, ruler_area=["Ruler"])
    plays(me, "Mill")
    assert me.zone("deck") == [] and me.count("graveyard") == 2 + 1 and scene.result is None


@pytest.mark.rule("304.4")
def test_deck_means_the_main_deck(scene, me, foe):
    """304.4: shuffling and putting away the top card of "your deck" leave the stones as they are."""
    chant(scene, "Stir", "Put the top card of your deck into your graveyard. Then shuffle your deck.")
    names = ["Light Stone", "Water Stone", "Wind Stone", "Darkness Stone", "Fire Stone"]
    me.has(hand=["Stir"], stone_deck=names).will("fire").deck_top("Resonator 1")
    plays(me, "Stir")
    assert me.zone("stone deck") == names and "Resonator 1" in me.zone("graveyard")
    assert me.count("deck") == 20 - 1
    assert len(scene.events("shuffle")) == 1


# --- 305 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("305.2")
def test_nobody_sees_either_stone_deck(scene, me, foe):
    """305.2: not even the owner knows which stone is next."""
    for player in (me, foe):
        for watcher in (me, foe):
            assert seen(scene, watcher, player, "stone deck") == [None] * 5


@pytest.mark.rule("305.2")
def test_a_stone_put_on_top_is_called_next(scene, me, foe):
    """305.2: the water stone of the field, put on top, is the one that is called."""
    chant(scene, "Sink", "Put target magic stone on top of its owner's magic stone deck.")
    me.has(hand=["Sink"]).will("fire").stones("water")
    plays(me, "Sink")
    assert me.zone("field") == []
    me.picks(("call", "Ruler"))
    assert me.zone("field") == ["Water Stone"]


@pytest.mark.rule("305.3")
def test_several_stones_leave_one_after_another(scene, me, foe):
    """305.3: the first and the second stone come in that order; the main deck is not touched."""
    chant(scene, "Quarry", "Put the top two cards of your magic stone deck into your field.")
    me.has(hand=["Quarry"], stone_deck=["Wind Stone", "Water Stone", "Light Stone"]).will("fire")
    with me.changes(deck=0, stone_deck=-2):
        plays(me, "Quarry")
    moved = [card for card, before, _ in scene.moves() if before == "stone deck"]
    assert moved == ["Light Stone", "Water Stone"] and me.zone("field") == ["Light Stone", "Water Stone"]


# --- 306 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("306.2")
def test_a_hand_is_open_to_its_owner_only(scene, me, foe):
    """306.2: I read my cards, the foe only counts them."""
    me.has(hand=["Resonator 1", "Resonator 2"])
    assert sorted(seen(scene, me, me, "hand")) == ["Resonator 1", "Resonator 2"]
    assert seen(scene, foe, me, "hand") == [None, None]


@pytest.mark.rule("306.2")
def test_a_card_taken_at_random_shows_no_other(scene, me, foe):
    """306.2: one of my three is discarded at random; the foe knows that one and no other."""
    chant(scene, "Snatch", "Your opponent discards a card at random.")
    foe.has(hand=["Resonator 1", "Resonator 2", "Resonator 3"])
    me.has(hand=["Snatch"]).will("fire")
    plays(me, "Snatch")
    assert foe.count("graveyard") == 1 and seen(scene, me, foe, "hand") == [None, None]


@pytest.mark.rule("306.2")
def test_a_hand_has_no_order(scene, me, foe):
    """306.2: its owner may rearrange it at any time, and nothing has happened."""
    me.has(hand=["Resonator 1", "Resonator 2"])
    scene.start()
    game = scene.game.fork()
    one, two = game.in_zone(me.seat, "hand")
    game.arrange(me.seat, "hand", [two, one])
    assert game.in_zone(me.seat, "hand") == [two, one] and len(game.log) == len(scene.game.log)


@pytest.mark.rule("306.3")
@pytest.mark.parametrize(("size", "discards"), [(9, 2), (8, 1), (7, 0)])
def test_seven_cards_are_the_most_at_the_end_of_the_turn(scene, me, foe, size, discards):
    """306.3: nine are legal in the turn; at its end 9 - 7 are discarded, of seven none."""
    names = [scene.card(f"Page {at}", cost="{9}") for at in range(size)]
    me.has(hand=names)
    scene.start()
    assert me.count("hand") == size
    me.passes()
    for name in names[:discards]:
        me.picks(name, rule=DISCARD_DOWN)
    if discards > 1:
        me.picks(names[0], rule="302.4")
    assert me.zone("graveyard") == names[:discards] and me.count("hand") == min(size, 7)
    assert scene.game.facts["turn seat"] == foe.seat
