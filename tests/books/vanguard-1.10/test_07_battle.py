"""Section 7: attacks, guards, checks, damage."""

from __future__ import annotations

import pytest


@pytest.mark.rule("7.6.1.2", "7.6.1.5", "7.6.1.6.4")
def test_an_equal_power_hits_and_deals_damage(scene, me, foe):
    """7.6.1.2: the attacker's power is at least the attacked unit's."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2")
    foe.has(vanguard="Grade 2")
    me.deck_top("Stone")
    foe.deck_top("Grade 1")
    me.attacks("Grade 2", "Grade 2")
    foe.guards_with_nothing()
    assert foe.zone("damage") == ["Grade 1"]
    assert me.count("hand") == 1


@pytest.mark.rule("2.8.1.1.5")
def test_a_heal_trigger_heals_when_damage_is_equal(scene, me, foe):
    """2.8.1.1.5: equal damage is enough to heal."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1", damage=2)
    foe.has(vanguard="Grade 3", damage=2)
    me.deck_top("Heal Trigger")
    me.attacks("Grade 2", "Grade 3")
    me.picks("heal", rule="2.8.2").picks("Stone", rule="2.8.1.1.5").picks("Grade 2")
    assert me.count("damage") == 2 - 1
    assert me.power("Grade 2") == 9000 + 5000
