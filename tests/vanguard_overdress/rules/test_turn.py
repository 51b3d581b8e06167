"""Section 9: the turn and its phases."""

from __future__ import annotations

import pytest


@pytest.mark.rule("9.1.1", "9.1.2", "9.2.1", "9.4.1", "9.6.1", "9.7.1", "9.8.1", "9.9.1")
def test_the_phases_come_in_their_order_and_then_the_opponents_turn(scene, me, foe):
    scene.step("turn")
    me.has(vanguard="Grade 2")
    foe.has(hand=["Grade 1"])
    me.declines_attack()
    foe.is_asked("9.6.2")
    words = [event[0] for event in scene.game.log if event[0].startswith("begin ")]
    phases = [f"begin {word} phase" for word in ("stand", "draw", "ride", "main", "battle")]
    assert [word for word in words if word in phases][:5] == phases
    assert scene.game.facts["turn seat"] == foe.seat


@pytest.mark.rule("9.2.2", "9.4.2")
def test_the_turn_player_stands_all_cards_and_draws_one(scene, me, foe):
    scene.step("turn")
    for circle in ("vanguard circle", "front left", "back center"):
        me.put(circle, "Grade 1", rested=True)
    me.put("order zone", "Fixture", rested=True)
    foe.put("front left", "Grade 2", rested=True)
    foe.put("order zone", "Fixture", rested=True)
    me.has(hand=["Grade 2"])
    me.is_asked("9.6.2")
    assert not me.is_rested("Grade 1") and not me.is_rested("Fixture")
    assert foe.is_rested("Grade 2") and foe.is_rested("Fixture")
    assert me.count("hand") == 1 + 1


@pytest.mark.rule("9.4.1", "9.4.3", "9.6.3")
@pytest.mark.parametrize("phase", ["stand", "draw", "ride", "main", "battle", "end"])
def test_the_beginning_of_each_phase_is_heard(scene, me, foe, phase):
    scene.step("turn").card("Ear", f"[AUTO](VC):At the beginning of your {phase} phase, Soul-Charge 1.", grade=2)
    me.has(vanguard="Ear", hand=["Grade 0"])
    foe.has(hand=["Grade 0"])
    scene.pass_until("10.3.1.2", even_if_able=True)
    me.declines_attack()
    assert me.count("soul") == 1


@pytest.mark.rule("9.9.2", "9.9.3")
def test_what_lasts_until_the_end_of_the_turn_ends_there(scene, me, foe):
    text = "[ACT](VC):This unit gets [Power] +5000 until end of turn."
    me.has(vanguard=scene.card("Riser", text, grade=2, power=9000))
    foe.has(hand=["Grade 0"])
    me.uses("Riser")
    assert me.power("Riser") == 14000
    me.declines_attack()
    assert me.power("Riser") == 9000


@pytest.mark.rule("17.1.1", "17.1.1.2")
@pytest.mark.parametrize("later", [True, False])
def test_what_was_done_in_an_earlier_turn_is_no_loop(scene, me, foe, later):
    """The table may be what it was two turns before; within a turn the same act from there begins a loop anew."""
    scene.card("Keeper", "[ACT](VC):Choose a card from your hand, and put it on the top of your deck.", grade=3)
    me.has(vanguard="Keeper", left="Grade 1", hand=["Command"])
    foe.has(vanguard="Keeper", hand=["Command"])
    me.picks(("exchange", "left"), ("exchange", "left"))
    if later:
        me.passes()
        me.declines_attack()
        for player in (foe, me):
            player.uses("Keeper").picks("Stone")
            if player is foe:
                foe.passes()
                foe.declines_attack()
    me.picks(("exchange", "left"))
    if later:
        assert me.zone("back left") == ["Grade 1"]
    else:
        me.is_asked("17.1.1.2", about="repeats")
