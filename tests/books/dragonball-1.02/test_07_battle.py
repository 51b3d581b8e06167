"""Section 7: attacks, combos, damage."""

from __future__ import annotations

import pytest


@pytest.mark.rule("7-1", "7-4-1-4", "7-4-1-4-1")
def test_an_attack_of_equal_power_on_a_leader_deals_one_damage(scene, me, foe):
    """7-4-1-4: at least the guard card's power succeeds; 7-4-1-4-1: the defender takes a life card to hand."""
    me.has(battle=["Battle 2"])
    me.attacks("Battle 2", "Leader")
    foe.picks(("hidden", 0), rule="4-10-2-1")
    assert foe.count("life") == 8 - 1
    assert foe.count("hand") == 1


@pytest.mark.rule("7-2-1-2-2", "7-4-1-2")
def test_a_combo_raises_the_attack(scene, me, foe):
    """7-4-1-2: combo power counts in the damage step."""
    me.has(battle=["Battle 1"], hand=["Battle 2"])
    me.attacks("Battle 1", "Leader")
    me.combos("Battle 2")
    assert foe.count("life") == 8
    foe.picks(("hidden", 0), rule="4-10-2-1")
    assert foe.count("life") == 8 - 1 and me.zone("drop") == ["Battle 2"]
