"""Sections 706 and 707: cards are set, and activate abilities are played."""

from __future__ import annotations

import pytest

# --- 706 setting a card ------------------------------------------------------------------------------------


@pytest.mark.rule("706.1")
def test_setting_a_card_costs_two_wills(scene, me, foe):
    """706.1: of any kind; one card less in the hand, one more face down in standby, no will left."""
    me.has(hand=["Regalia", "Chant"]).will("fire", "water")
    with me.changes(hand=-1, standby=+1):
        me.picks(("set", "Regalia"))
    assert me.zone("standby") == ["Regalia"] and me.pool == []
    assert not foe.sees(me.card("Regalia"))


@pytest.mark.rule("706.1")
def test_a_card_is_not_set_with_one_will(scene, me, foe):
    """706.1: two are needed."""
    me.has(hand=["Regalia"]).will("fire")
    assert me.offered("play", "Regalia") and not me.offered("set", "Regalia")


@pytest.mark.rule("706.1")
def test_a_card_is_not_set_on_the_other_players_turn(scene, me, foe):
    """706.1: the other player has priority and two wills on my turn."""
    foe.has(hand=["Regalia", "Quick Chant"]).will("fire", "fire")
    me.passes()
    foe.is_asked("602.1c", exactly=[("play", "Quick Chant"), "pass"])


@pytest.mark.rule("706.2")
def test_setting_is_immediate_and_cannot_be_answered(scene, me, foe):
    """706.2: it lies there, the chase is empty, and I am asked again at main timing."""
    me.has(hand=["Regalia", "Chant"]).will(*("fire",) * 3)
    foe.has(hand=["Quick Chant"]).will("fire")
    me.picks(("set", "Regalia"))
    assert me.zone("standby") == ["Regalia"] and me.chase == []
    me.is_asked("602.1c")
    assert me.offered("play", "Chant") and me.offered(("battle",))


@pytest.mark.rule("706.3")
@pytest.mark.parametrize("name", ["Resonator 1", "Chant", "Quick Chant", "Regalia", "Vigil"])
def test_any_card_may_be_set(scene, me, foe, name):
    """706.3: whatever it is."""
    scene.card("Vigil", "[Trigger] When a resonator you control is destroyed ⇒ Draw a card.", type="Chant")
    me.has(hand=[name]).will("fire", "fire")
    me.picks(("set", name))
    assert me.zone("standby") == [name]


@pytest.mark.rule("706.3")
@pytest.mark.parametrize(
    ("name", "playable"), [("Resonator 1", False), ("Regalia", False), ("Quick Chant", False), ("Ambush", True)]
)
def test_only_a_trigger_card_is_played_from_standby(scene, me, foe, name, playable):
    """706.3: set on an earlier turn, with will for all of them."""
    scene.card("Ambush", "[Trigger] Anytime: Draw a card.", type="Chant")
    me.put("standby", name, face_down=True)
    me.will("fire", "fire")
    assert me.offered("play", name) is playable


# --- 707 activate abilities ---------------------------------------------------------------------------------


@pytest.mark.rule("707.1")
def test_each_player_with_priority_is_offered_their_own_payable_abilities(scene, me, foe):
    """707.1: in the end phase, mine to me and theirs to them; three wills are not there."""
    scene.step("end phase")
    for each in ("My Sage", "Their Sage"):
        scene.card(each, "{Rest}: You gain 100 life.")
    for each in ("My Titan", "Their Titan"):
        scene.card(each, "{3}: You gain 100 life.")
    me.has(field=["My Sage", "My Titan"])
    foe.has(field=["Their Sage", "Their Titan"])
    me.is_asked("602.1c", exactly=[("use", "My Sage", "My Sage/2"), "pass"])
    me.passes()
    foe.is_asked("602.1c", exactly=[("use", "Their Sage", "Their Sage/2"), "pass"])


@pytest.mark.rule("707.2")
def test_a_will_ability_resolves_at_once(scene, me, foe):
    """707.2: the will is there, the chase is empty, and nobody may answer."""
    me.has(hand=["Chant"]).stones("fire")
    foe.has(hand=["Quick Chant"]).will("fire")
    me.picks(("use", "Fire Stone", "Fire Stone/1"))
    assert me.pool == ["fire"] and scene.game.rested[me.card("Fire Stone", "field")] and me.chase == []
    me.is_asked("602.1c")
    assert me.offered("play", "Chant")


@pytest.mark.rule("707.2")
def test_another_ability_waits_in_the_chase_and_can_be_answered(scene, me, foe):
    """707.2: the card is not drawn yet when the other player puts a chant on top of it."""
    scene.card("Scholar", "{Rest}: Draw a card.")
    me.has(field=["Scholar"])
    foe.has(hand=["Quick Chant"]).will("fire", "fire").stones("fire")
    me.uses("Scholar", 2)
    assert me.chase == ["Scholar"] and me.zone("hand") == [] and me.zone("field") == ["Scholar"]
    foe.plays("Quick Chant")
    assert me.chase == ["Scholar", "Quick Chant"] and me.zone("hand") == []


@pytest.mark.rule("707.2")
def test_an_ability_of_a_card_one_does_not_control_is_not_played(scene, me, foe):
    """707.2: I own it, but it is in the other player's field."""
    scene.card("Scholar", "{Rest}: Draw a card.")
    foe.put("field", "Scholar", owner=0)
    assert not me.offered("use", "Scholar", "Scholar/2")
    me.passes()
    assert foe.offered("use", "Scholar", "Scholar/2")


@pytest.mark.rule("707.3")
def test_a_resolved_ability_is_gone(scene, me, foe):
    """707.3: one card is drawn, the chase is empty, its card stays, and no graveyard has grown."""
    scene.card("Scholar", "{Rest}: Draw a card.")
    me.has(field=["Scholar"])
    foe.has(hand=["Quick Chant"]).will("fire")
    me.uses("Scholar", 2)
    with me.changes(hand=+1, deck=-1, graveyard=0, field=0):
        foe.passes()
    assert me.chase == [] and foe.zone("graveyard") == []
