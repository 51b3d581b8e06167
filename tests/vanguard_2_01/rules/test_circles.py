"""How many units a circle holds, and what a ride is (4.6.8.2, 9.3, 10.6)."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cards, Choose, It, Move, Number, Place, Sequence


def mover(scene, me, to, count, zone="hand"):
    """A rear-guard that puts cards of a zone somewhere, together."""
    puts = Sequence((Choose(Cards((zone,), "mine"), Number(count)), Move(It(), to, verb="put")))
    scene.card("Mover", abilities=[Ability("activated", puts, zones=("rear-guard circle",))])
    me.has(back="Mover")


@pytest.mark.rule("9.3.1")
def test_of_two_vanguards_the_last_placed_stays(scene, me, foe):
    mover(scene, me, "vanguard circle", 1)
    me.has(vanguard="Grade 1", hand=["Grade 2"])
    me.uses("Mover")
    assert (me.zone("vanguard"), me.zone("soul")) == (["Grade 2"], ["Grade 1"])


@pytest.mark.rule("9.3.3")
def test_of_vanguards_placed_together_one_is_chosen(scene, me, foe):
    mover(scene, me, "vanguard circle", 2)
    me.has(vanguard="Grade 1", hand=["Grade 2", "Grade 3"])
    me.uses("Mover").is_asked("9.3.3", exactly=["Grade 2", "Grade 3"])
    me.picks("Grade 2")
    assert (me.zone("vanguard"), sorted(me.zone("soul"))) == (["Grade 2"], ["Grade 1", "Grade 3"])


@pytest.mark.rule("9.3.7", "9.3.6", "4.6.8.2")
def test_of_rear_guards_placed_together_one_is_chosen(scene, me, foe):
    mover(scene, me, "front left", 2)
    me.has(left="Grade 1", hand=["Grade 2", "Grade 3"])
    me.uses("Mover").is_asked("9.3.7", exactly=["Grade 2", "Grade 3"])
    me.picks("Grade 3")
    assert (me.zone("left"), sorted(me.zone("drop"))) == (["Grade 3"], ["Grade 1", "Grade 2"])


@pytest.mark.rule("4.6.8.2")
def test_a_guardian_circle_holds_many(scene, me, foe):
    scene.step("battle phase")
    me.has(left="Grade 2")
    foe.has(hand=["Grade 0", "Grade 1", "Grade 3"])
    me.attacks("Grade 2", "Stone")
    foe.picks("Grade 0", "Grade 1")
    foe.is_asked(about="guards")
    assert foe.zone("guardians") == ["Grade 0", "Grade 1"]


@pytest.mark.rule("10.6.1")
@pytest.mark.parametrize(("zone", "rides"), [("soul", 1), ("front left", 0)])
def test_a_card_from_outside_the_field_rides_and_a_unit_does_not(scene, me, foe, zone, rides):
    brings = Sequence((Choose(Cards((zone,), "mine"), Number(1)), Place("ride", It(), "vanguard circle")))
    scene.card("Helper", abilities=[Ability("activated", brings, zones=("rear-guard circle",))])
    me.has(vanguard="Grade 1", back="Helper")
    me.put(zone, "Grade 2")
    me.uses("Helper")
    assert (me.zone("vanguard"), len(scene.events("ride"))) == (["Grade 2"], rides)


@pytest.mark.rule("10.6.2")
@pytest.mark.parametrize(("first", "then"), [("Grade 3", "Grade 2"), ("Grade 2", "Grade 3")])
def test_several_are_ridden_one_after_another_as_their_master_says(scene, me, foe, first, then):
    brings = Sequence((Choose(Cards(("hand",), "mine"), Number(2)), Place("ride", It(), "vanguard circle")))
    scene.card("Helper", abilities=[Ability("activated", brings, zones=("rear-guard circle",))])
    me.has(vanguard="Grade 1", back="Helper", hand=["Grade 2", "Grade 3"])
    me.uses("Helper").is_asked("10.6.2", exactly=["Grade 2", "Grade 3"])
    me.picks(first)
    assert (me.zone("vanguard"), me.zone("soul")) == ([then], ["Grade 1", first])
