"""Sections 7.1 and 7.2: the battle phase and the start step."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cannot, Modify, This


@pytest.mark.rule("7.1.1")
def test_all_standing_front_row_units_can_attack(scene, me, foe):
    """7.1.1: left front, vanguard and right front are offered while they stand; the back row never is."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1", right="Grade 3", back_left="Grade 0", back="Stone")
    me.picks("yes", rule="7.2.1.2")
    me.is_asked("7.3.1.3", exactly=["Grade 2", "Grade 1", "Grade 3"])


@pytest.mark.rule("7.1.1")
def test_a_resting_front_unit_cannot_attack(scene, me, foe):
    """7.1.1: a unit that rests already is not offered as attacker."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    me.put("front right", "Grade 3", rested=True)
    me.picks("yes", rule="7.2.1.2")
    me.is_asked("7.3.1.3", exactly=["Grade 2", "Grade 1"])
    assert me.refused("Grade 3") == "7.3.1.3"


@pytest.mark.rule("7.1.2.1")
def test_a_battle_long_effect_lasts_from_the_attack_step_into_the_damage_step(scene, me, foe):
    """7.1.2.1: what is gained for the battle as the attack step opens still counts in the damage step."""
    scene.step("battle phase")
    scene.card(
        "Keen",
        "[AUTO](RC):At the beginning of your attack step, "
        "this unit gets [Power]+3000 until end of that battle.",
    )
    scene.card("Witness", "[AUTO](RC):At the beginning of your damage step, you may draw a card.")
    me.has(left="Keen", right="Grade 2", back="Witness")
    me.attacks("Keen", "Stone")
    me.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert me.power("Keen") == 7000 + 3000


@pytest.mark.rule("7.1.2.1")
def test_a_battle_long_effect_is_gone_before_the_next_start_step(scene, me, foe):
    """7.1.2.1: the battle is over with the close step's check timing; the next start step sees no bonus."""
    scene.step("battle phase")
    keen = "[AUTO](RC):When this unit attacks, this unit gets [Power]+3000 until end of that battle."
    scene.card("Keen", keen)
    scene.card("Witness", "[AUTO](RC):At the beginning of your start step, you may draw a card.")
    me.has(left="Keen", right="Grade 2", back="Witness")
    me.passes().attacks("Keen", "Stone")
    me.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert me.power("Keen") == 7000


@pytest.mark.rule("7.2.1")
def test_the_start_step_returns_after_each_attack(scene, me, foe):
    """7.2.1: after a whole attack the turn player decides anew whether to attack."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1", right="Stone")
    me.attacks("Grade 1", "Stone")
    me.is_asked("7.2.1.2", exactly=["yes", "no"])
    me.attacks("Stone", "Stone")
    me.is_asked("7.2.1.2", exactly=["yes", "no"])
    assert len(scene.events("begin start step")) == 3


@pytest.mark.rule("7.2.1.1")
def test_a_unit_stood_at_the_beginning_of_the_start_step_can_attack(scene, me, foe):
    """7.2.1.1: such abilities resolve before the decision, so the unit is among the attackers."""
    scene.step("battle phase")
    scene.card("Early Riser", "[AUTO](RC):At the beginning of your start step, [Stand] this unit.")
    me.has(vanguard="Grade 2").put("front left", "Early Riser", rested=True)
    me.picks("yes", rule="7.2.1.2")
    me.is_asked("7.3.1.3", exactly=["Grade 2", "Early Riser"])


@pytest.mark.rule("7.2.1.1")
def test_start_step_abilities_come_before_the_decision(scene, me, foe):
    """7.2.1.1: the only unit able to attack stands up first, so that the decision is there at all."""
    scene.step("battle phase")
    scene.card("Early Riser", "[AUTO](RC):At the beginning of your start step, [Stand] this unit.")
    me.put("vanguard circle", "Grade 2", rested=True)
    me.put("front left", "Early Riser", rested=True)
    me.is_asked("7.2.1.2", exactly=["yes", "no"])


@pytest.mark.rule("7.2.1.2")
def test_the_turn_player_alone_chooses_to_attack_or_not(scene, me, foe):
    """7.2.1.2: both answers are open to the turn player, and the opponent has no say."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2")
    me.is_asked("7.2.1.2", exactly=["yes", "no"])
    assert not foe.asked


@pytest.mark.rule("7.2.1.2.1")
def test_declining_to_attack_leads_to_the_end_phase(scene, me, foe):
    """7.2.1.2.1: with three standing units left, no means the end phase and no battle."""
    scene.step("battle phase")
    scene.card("Witness", "[AUTO](RC):At the beginning of your end phase, you may draw a card.")
    me.has(vanguard="Grade 2", left="Grade 1", right="Grade 3", back="Witness")
    me.declines_attack()
    me.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert scene.game.facts["phase"] == "end phase"
    me.passes()
    assert scene.game.facts["turn seat"] == foe.seat
    assert scene.events("begin attack step") == []


@pytest.mark.rule("7.2.1.2.1")
def test_choosing_to_attack_leads_to_the_attack_step(scene, me, foe):
    """7.2.1.2.1: yes begins the attack step at once."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    me.is_asked("7.2.1.2")
    assert scene.events("begin attack step") == []
    me.picks("yes")
    assert len(scene.events("begin attack step")) == 1
    assert scene.game.facts["step"] == "attack step"


@pytest.mark.rule("7.2.1.3")
def test_nobody_attacks_in_the_first_turn(scene, me, foe):
    """7.2.1.3: a standing vanguard is not enough in the very first turn; the end phase follows unasked."""
    scene.turn_of(me, 1).step("battle phase")
    me.has(vanguard="Grade 0")
    foe.is_asked("6.5.1.2")
    assert len(scene.events("begin end phase")) == 1
    assert scene.events("begin attack step") == []


@pytest.mark.rule("7.2.1.3")
def test_the_second_player_attacks_in_the_second_turn(scene, me, foe):
    """7.2.1.3: only the game's first turn is without attacks, not each player's."""
    scene.turn_of(foe, 2).step("battle phase")
    foe.has(vanguard="Grade 0")
    foe.is_asked("7.2.1.2", exactly=["yes", "no"])


@pytest.mark.rule("7.2.1.3")
def test_with_all_front_units_resting_the_battle_phase_ends_by_itself(scene, me, foe):
    """7.2.1.3: without a unit that can attack, not attacking is automatic, whoever stands in the back row."""
    scene.step("battle phase")
    me.put("vanguard circle", "Grade 2", rested=True)
    me.put("front left", "Grade 1", rested=True)
    me.has(back_left="Grade 0")
    foe.is_asked("6.5.1.2")
    assert len(scene.events("begin end phase")) == 1


@pytest.mark.rule("7.2.1.3")
def test_a_unit_that_cannot_attack_makes_no_attack_possible(scene, me, foe):
    """7.2.1.3: where the only standing unit may not attack, nothing is asked."""
    scene.step("battle phase")
    scene.card("Bound Knight", "[CONT](VC/RC):Restraint (This unit cannot attack.)")
    me.has(vanguard="Bound Knight")
    foe.is_asked("6.5.1.2")


@pytest.mark.rule("7.2.1.3")
def test_targets_that_cannot_be_attacked_make_no_attack_possible(scene, me, foe):
    """7.2.1.3: a standing attacker is of no use when nothing of the opponent's can be attacked."""
    scene.step("battle phase")
    unseen = Ability("continuous", Modify(This(), (Cannot("be attacked"),)), zones=("vanguard circle",))
    scene.card("Unseen", abilities=[unseen])
    me.has(vanguard="Grade 2")
    foe.has(vanguard="Unseen")
    foe.is_asked("6.5.1.2")
