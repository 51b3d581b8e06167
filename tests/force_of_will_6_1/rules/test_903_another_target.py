"""903.2e: "another target" is none that was chosen before, so what is chosen first leaves one."""

from __future__ import annotations

import pytest

from .interplay import chant

TURNS = "Rest target resonator. Recover another target resonator."
OWN = "Rest target resonator. This card deals 100 damage to another target resonator you control."
STRIKES = "Target resonator you control deals damage equal to its ATK to another target resonator."


@pytest.mark.rule("903.2e")
@pytest.mark.parametrize("text", [TURNS, STRIKES])
@pytest.mark.parametrize("many", [1, 2])
def test_one_resonator_is_not_two_targets(scene, me, foe, text, many):
    """903.2e: without a second resonator there is no other target, and the chant cannot be played."""
    chant(scene, "Trick", text, cost="{0}")
    me.has(hand=["Trick"], field=["Resonator 1", "Resonator 2"][:many])
    assert me.offered("play", "Trick") is (many == 2)


@pytest.mark.rule("903.2e")
@pytest.mark.parametrize("mine", [1, 2])
def test_the_first_target_leaves_one_for_the_second(scene, me, foe, mine):
    """903.2e: my only resonator must be the second target, so the first is not mine; with two either may be."""
    chant(scene, "Trick", OWN, cost="{0}")
    me.has(hand=["Trick"], field=["Resonator 1", "Resonator 3"][:mine])
    foe.has(field=["Resonator 2"])
    me.picks(("play", "Trick"))
    if mine == 1:
        me.lets_resolve()
        assert foe.is_rested("Resonator 2") and me.damage("Resonator 1") == 100
    else:
        me.is_asked("903.2e", exactly=["Resonator 1", "Resonator 2", "Resonator 3"])


@pytest.mark.rule("903.2e")
def test_a_card_that_strikes_another_does_not_strike_itself(scene, me, foe):
    """903.2e: the first target is a resonator of mine, and so is none of those that are struck."""
    chant(scene, "Trick", STRIKES, cost="{0}")
    me.has(hand=["Trick"], field=["Resonator 1", "Resonator 2", "Resonator 3"])
    me.picks(("play", "Trick")).picks("Resonator 1")
    me.is_asked("903.2e", exactly=["Resonator 2", "Resonator 3"])


@pytest.mark.rule("903.2e")
def test_targets_that_need_not_differ_may_be_one(scene, me, foe):
    """903.2e: without "another" the same resonator may be chosen twice."""
    chant(scene, "Trick", "Rest target resonator. Recover target resonator.", cost="{0}")
    me.has(hand=["Trick"], field=["Resonator 1"])
    me.plays("Trick").lets_resolve()
    assert me.zone("graveyard") == ["Trick"] and not me.is_rested("Resonator 1")


@pytest.mark.rule("903.2c", "903.2e")
def test_another_target_in_another_mode_is_any(scene, me, foe):
    """903.2c: the mode that was not chosen targets nothing, so what it says does not matter."""
    chant(scene, "Trick", "Choose one - Rest target resonator; or destroy another target resonator.", cost="{0}")
    me.has(hand=["Trick"], field=["Resonator 1"])
    assert me.offered("play", "Trick")
