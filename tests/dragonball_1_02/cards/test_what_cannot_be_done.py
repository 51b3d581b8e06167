"""What a card cannot pay or do it is not asked for, and nothing follows from it."""

from __future__ import annotations

import pytest

ACT = "7-2-1-2"
LIFE = "4-10-2-1"
ILVANE = "Ilvane, Counter of Clouds"
BAROMETER = "Barometer of Everything"
RED, BLUE, YELLOW = ("Red Energy",), ("Blue Energy",), ("Yellow Energy",)


def test_awaken_at_any_life(scene, me, foe):
    """Awaken at any life: beside the barometer eight energy do what lost life would."""
    me.has(leader=ILVANE, battle=[BAROMETER]).energy(*BLUE * 8)
    assert me.offered("use", ILVANE, f"{ILVANE}/2") and me.count("life") == 8


@pytest.mark.parametrize("energy", [(), BLUE])
def test_negating_a_blocker_that_cannot_be_paid(scene, me, foe, energy):
    """Negating a blocker: without a red energy it is no question, and the pup takes the attack."""
    me.has(battle=["Molten Journeyman"], energy=list(energy))
    foe.has(battle=["Clay Pup"])
    me.attacks("Molten Journeyman", "Leader")
    foe.picks("Clay Pup")
    assert foe.count("life") == 8 and foe.zone("drop") == ["Clay Pup"]


@pytest.mark.parametrize("energy", [(), BLUE])
def test_a_blocker_is_not_negated_for_nothing(scene, me, foe, energy):
    """Negating a blocker: should the question stay, yes without a red energy must not negate."""
    me.has(battle=["Molten Journeyman"], energy=list(energy))
    foe.has(battle=["Clay Pup"])
    me.attacks("Molten Journeyman", "Leader")
    foe.picks("Clay Pup")
    if me.asked and me.offered("yes"):
        me.picks("yes")
    assert foe.count("life") == 8 and foe.zone("drop") == ["Clay Pup"]


def test_one_token_does_not_pay_for_two(scene, me, foe):
    """Tokens as a cost: with one kite there is no damage before the battle, and the kite stays."""
    me.has(battle=["Cannon Mole, Bartram"], hand=["Pavo, Street Juggler"]).energy(*YELLOW * 2)
    me.plays("Pavo, Street Juggler").attacks("Cannon Mole, Bartram", "Leader")
    if me.offered("yes"):
        me.picks("yes")
    me.is_asked(ACT)
    assert foe.count("life") == 8 and "Paper Kite" in me.zone("battle")


@pytest.mark.parametrize("rested", [True, False])
def test_resting_as_a_cost_needs_an_active_card(scene, me, foe, rested):
    """Resting as a cost: a card that rests already does not pay for Exit, Stage Left."""
    exit_left = "Exit, Stage Left"
    me.has(hand=["Battle 1", exit_left]).energy(*YELLOW * 2)
    me.put("battle", "Battle 2", rested=rested)
    foe.has(hand=["Not in My Workshop", "Clay Pup", "Soot Sprite"]).energy(*RED * 2)
    me.plays("Battle 1").picks("Yellow Energy")
    foe.uses("Not in My Workshop").picks("Clay Pup")
    assert me.offered("use", exit_left, f"{exit_left}/1") is not rested


def test_a_leader_skill_paid_by_a_resting_card(scene, me, foe):
    """Resting as a cost: with its only Battle Card attacking, Pavo has nobody to rest."""
    pavo, net = "Pavo, Ringmaster on a String", "Pavo, Without a Net"
    me.has(leader=pavo, life=4)
    me.uses(pavo, 2).attacks("Paper Kite", "Leader")
    assert me.offered("combo", "Stone") and not me.offered("use", net, f"{net}/2")


def test_a_counter_does_not_pay_for_itself(scene, me, foe):
    """Counter: attack: the last card of the hand is the one activated, so there is none to put under the deck."""
    me.has(battle=["Battle 2"])
    foe.has(hand=["Sudden Still Air"])
    me.attacks("Battle 2", "Leader")
    foe.is_asked(LIFE)


def test_a_red_counter_is_not_its_own_red_card(scene, me, foe):
    """Discarding as a cost: with no other red card the workshop is not offered."""
    me.has(hand=["Battle 1"]).energy(*RED)
    foe.has(hand=["Not in My Workshop", "Paper Heron"]).energy(*RED * 2)
    me.plays("Battle 1")
    me.is_asked("6-3-1-3")
    assert me.zone("battle") == ["Battle 1"]


def test_the_attackers_skill_comes_before_the_second_block(scene, me, foe):
    """Negating a blocker: after the first block my pending skill (8-5-1-2) comes before their second [Blocker]."""
    me.has(battle=["Molten Journeyman"]).energy(*RED)
    foe.has(battle=["Clay Pup", "Paper Heron"])
    me.attacks("Molten Journeyman", "Leader")
    foe.picks(("ability", "Clay Pup/1", "Clay Pup"), "Clay Pup")
    me.is_asked(exactly=["yes", "no"])


def test_the_lion_bars_the_charge_phase_only(scene, me, foe):
    """Staying rested: before that Charge Phase a skill may still make the chosen card active."""
    text = "[Counter: Attack] Choose 1 of your Battle Cards and switch it to Active Mode."
    scene.card("Wake", text, type="extra", energy_cost="0(-)")
    me.has(hand=["Lion of Canvas"]).energy(*YELLOW * 5)
    foe.put("battle", "Battle 1", rested=True)
    foe.has(hand=["Wake"])
    me.plays("Lion of Canvas")
    foe.picks("end")
    me.picks("Battle 1").attacks("Leader", "Leader")
    foe.uses("Wake")
    assert not foe.is_rested("Battle 1")
    assert foe.asked
