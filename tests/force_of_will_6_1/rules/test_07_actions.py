"""Section 700: what players do with priority."""

from __future__ import annotations

import pytest


@pytest.mark.rule("702.1", "702.2", "702.3")
def test_a_resonator_is_played_from_hand_and_enters_the_field(scene, me, foe):
    """702.2, 702.3: its cost of two wills is paid, and when it resolves it is in my field."""
    me.has(hand=["Resonator 2"]).stones("fire", "fire", "fire")
    me.plays("Resonator 2")
    assert me.chase == ["Resonator 2"] and len(me.pool) == 0
    me.lets_resolve()
    assert me.zone("field") == ["Fire Stone", "Fire Stone", "Fire Stone", "Resonator 2"]


@pytest.mark.rule("705.1", "705.3")
def test_judgment_brings_the_j_ruler_side_into_the_field(scene, me, foe):
    """705.3: one will is paid, and the ruler is in the field as a J-ruler, recovered as it was."""
    me.stones("fire")
    me.uses("Ruler", 1)
    me.lets_resolve()
    assert me.zone("field") == ["Fire Stone", "J-Ruler"] and me.zone("ruler area") == []


@pytest.mark.rule("806.2b", "803.3b")
def test_an_unblocked_attack_damages_the_player(scene, me, foe):
    """806.2b: 400 damage to a player at 4000."""
    me.has(field=["Resonator 2"])
    me.attacks("Resonator 2")
    me.battle_ends()
    assert foe.life == 4000 - 400 and me.is_rested("Resonator 2")
