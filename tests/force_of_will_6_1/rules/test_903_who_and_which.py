"""Sections 902 and 903: whose cards a text means, which of them, and how much."""

from __future__ import annotations

import pytest

MY_LIFE = 4000
OTHER = ("player", 1)
MYSELF = ("player", 0)


def chant(scene, name, text, **more):
    return scene.card(name, text, type="Chant", **{"cost": "{R}", **more})


@pytest.mark.rule("903.2e")
def test_the_cards_of_the_targeted_player_are_meant_and_no_others(scene, me, foe):
    """903.2e: the graveyard is that of the player who was targeted; mine stays as it is."""
    chant(scene, "Sweep", "Remove all cards in target player's graveyard from the game.")
    me.has(hand=["Sweep"], graveyard=["Regalia"]).will("fire")
    foe.has(graveyard=["Regalia", "Resonator 5"])
    me.plays("Sweep", OTHER).lets_resolve()
    assert foe.zone("graveyard") == [] and sorted(foe.zone("removed")) == ["Regalia", "Resonator 5"]
    assert "Regalia" in me.zone("graveyard") and me.zone("removed") == []


@pytest.mark.rule("903.2e")
def test_who_targets_himself_loses_his_own(scene, me, foe):
    """903.2e: I may target myself, and then the other graveyard stays."""
    chant(scene, "Sweep", "Remove all cards in target player's graveyard from the game.")
    me.has(hand=["Sweep"], graveyard=["Regalia"]).will("fire")
    foe.has(graveyard=["Resonator 5"])
    me.plays("Sweep", MYSELF).lets_resolve()
    assert me.zone("removed") == ["Regalia"] and foe.zone("graveyard") == ["Resonator 5"]


@pytest.mark.rule("903.2e")
def test_of_several_the_highest_may_be_targeted(scene, me, foe):
    """903.2e: two share the highest ATK, and either may be chosen; the weaker one may not."""
    chant(scene, "Fell the Tall", "Destroy target resonator that has or shares the highest ATK.")
    for name, atk in (("Tall", 700), ("Tall Too", 700), ("Small", 300)):
        scene.card(name, ATK=atk, DEF=500)
    me.has(hand=["Fell the Tall"], field=["Small", "Tall"]).will("fire")
    foe.has(field=["Tall Too"])
    me.plays("Fell the Tall", "Tall Too").lets_resolve()
    assert foe.zone("field") == [] and sorted(me.zone("field")) == ["Small", "Tall"]


@pytest.mark.rule("903.2e")
def test_what_is_lower_than_the_highest_is_no_target(scene, me, foe):
    """903.2e: the higher one is the only target there is, so it is destroyed, and the lower one stays."""
    chant(scene, "Fell the Tall", "Destroy target resonator that has or shares the highest ATK.")
    for name, atk in (("Tall", 700), ("Small", 300)):
        scene.card(name, ATK=atk, DEF=500)
    me.has(hand=["Fell the Tall"], field=["Small", "Tall"]).will("fire")
    me.plays("Fell the Tall").lets_resolve()
    assert me.zone("field") == ["Small"]


@pytest.mark.rule("906.1")
def test_that_much_is_what_the_text_dealt(scene, me, foe):
    """906.1: 500 damage was dealt, so 500 life are gained."""
    chant(scene, "Drain", "This card deals 500 damage to target player. You gain that much life.")
    me.has(hand=["Drain"]).will("fire")
    me.plays("Drain", OTHER).lets_resolve()
    assert (me.life, foe.life) == (MY_LIFE + 500, MY_LIFE - 500)


@pytest.mark.rule("1018.1")
def test_of_damage_that_was_prevented_nothing_is_gained(scene, me, foe):
    """1018.1: no damage was dealt to the shielded one, so that much is nothing."""
    chant(scene, "Drain", "This card deals 500 damage to target resonator. You gain that much life.")
    scene.card("Shielded", "Prevent all damage that would be dealt to this card.", ATK=300, DEF=300)
    me.has(hand=["Drain"]).will("fire")
    foe.has(field=["Shielded"])
    me.plays("Drain").lets_resolve()
    assert me.life == MY_LIFE


@pytest.mark.rule("1007.4")
def test_what_only_battles_may_harm_is_safe_from_spells(scene, me, foe):
    """1007.4, 104.4: other damage than that of a battle is not dealt to it."""
    chant(scene, "Bolt", "This card deals 800 damage to target resonator.")
    text = "This card cannot be dealt damage other than battle damage."
    scene.card("Duellist", text, ATK=300, DEF=300)
    scene.card("Bystander", ATK=300, DEF=300)
    me.has(hand=["Bolt", "Bolt"]).will("fire", "fire")
    foe.has(field=["Duellist", "Bystander"])
    me.plays("Bolt", "Duellist").lets_resolve()
    me.plays("Bolt", "Bystander").lets_resolve()
    assert foe.zone("field") == ["Duellist"]


@pytest.mark.rule("903.3b")
def test_the_owner_gains_what_the_controller_does_not(scene, me, foe):
    """903.3b: the resonator is my opponent's own, so my opponent gains its ATK in life."""
    text = "Remove target resonator from the game. Then the owner of that resonator gains life equal to its ATK."
    chant(scene, "Retire", text)
    scene.card("Veteran", ATK=600, DEF=300)
    me.has(hand=["Retire"]).will("fire")
    foe.has(field=["Veteran"])
    me.plays("Retire").lets_resolve()
    assert (me.life, foe.life) == (MY_LIFE, MY_LIFE + 600)


@pytest.mark.rule("903.3b")
@pytest.mark.parametrize(("race", "ends"), [("Elf", "field"), ("Giant", "deck")])
def test_what_is_done_to_it_hangs_on_what_it_is(scene, me, foe, race, ends):
    """903.3b: the top card is put into the field if it is an Elf, and stays where it is if it is not."""
    chant(scene, "Call", "Reveal the top card of your deck. Put it into your field if it's an Elf.")
    scene.card("Wanderer", ATK=600, DEF=300, race=race)
    scene.card("Cousin", race="Elf")
    me.deck_top("Wanderer").has(hand=["Call"]).will("fire")
    me.plays("Call").lets_resolve()
    assert "Wanderer" in me.zone(ends)
