"""Refusals of what belongs to another moment, of cards that are not known, and of what must be done."""

from __future__ import annotations

import pytest


@pytest.mark.rule("803.3", "804.3")
def test_no_attack_and_no_block_while_a_target_is_chosen(scene, me, foe):
    """803.3, 804.3: these are declared in their steps of a battle, and not while a chant asks for its target."""
    scene.card("Doom", "Destroy target resonator.", type="Chant", cost="{0}")
    me.has(hand=["Doom"], field=["Resonator 1"])
    foe.has(field=["Resonator 2"])
    me.picks(("play", "Doom")).is_asked("903.2e")
    assert me.refused("attack", "Resonator 1", "player") == "803.3"
    assert me.refused("block", "Resonator 1") == "804.3"


@pytest.mark.rule("803.3a", "804.3")
def test_of_cards_that_are_not_known_nothing_more_is_said(scene, me, foe):
    """803.3a, 804.3: a card in the other player's hand attacks nobody and blocks nothing."""
    me.has(hand=["Regalia"], field=["Resonator 1"])
    foe.has(hand=["Regalia"], field=["Resonator 2"])
    me.battles()
    assert me.refused("attack", foe.card("Regalia", "hand"), "player") == "803.3a"
    me.picks(("attack", "Resonator 1", "player")).until("804.3")
    assert foe.refused("block", me.card("Regalia", "hand")) == "804.3"


@pytest.mark.rule("804.3")
@pytest.mark.parametrize(("text", "said"), [("Your opponent must block this card if able.", "804.3"), ("", None)])
def test_a_block_that_must_be_made_is_not_declined(scene, me, foe, text, said):
    """804.3: with an attacker that must be blocked, declining is refused; with another it is an option."""
    scene.card("Boaster", text)
    me.has(field=["Boaster"])
    foe.has(field=["Resonator 1", "Resonator 2"])
    me.attacks("Boaster").until("804.3")
    assert foe.why_not("decline") == said
    foe.blocks("Resonator 1")


@pytest.mark.rule("907.2", "902.1", "903.2g")
def test_what_is_not_there_or_used_up_by_the_cost_pays_nothing(scene, me, foe):
    """907.2: no ability that the card has not; 902.1: none of a card in hand; 903.2g: nor the card that is banished."""
    scene.card("Wick", "{Rest}: Produce {R}.")
    scene.card("Pyre", "{1}, banish this card: You gain 100 life.\n{Rest}: Produce {R}.")
    me.has(hand=["Wick"], field=["Pyre"]).stones("fire", "water")
    me.picks(("use", "Pyre", "Pyre/2")).is_asked("1003.5")
    assert me.why_not("use", "Fire Stone", "Fire Stone/1") is None
    assert me.refused("use", "Fire Stone", "Fire Stone/9") == "907.2"
    assert me.refused("use", me.card("Wick", "hand"), "Wick/2") == "902.1"
    assert me.refused("use", "Pyre", "Pyre/3") == "903.2g"
