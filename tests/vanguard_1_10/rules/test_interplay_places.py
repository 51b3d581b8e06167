"""Rules that meet where units are put on circles without being placed there, and where what was paid is counted."""

from __future__ import annotations

import pytest

USURP = (
    "[ACT](VC):Choose one of your opponent's rear-guards, and put that unit on your opponent's (VC).\n"
    "[AUTO](VC):At the beginning of your end phase, your opponent chooses a card from his or her soul, and rides it."
)


@pytest.mark.rule("10.1.4.1", "9.3.1", "4.6.4.1")
@pytest.mark.parametrize("rested", [True, False])
def test_a_rear_guard_that_is_put_on_the_vanguard_circle_is_not_placed_there(scene, me, foe, rested):
    """10.1.4.1: it comes from a circle. 9.3.1 puts the old vanguard into the soul; 4.6.4.1: the new one stands."""
    scene.card("Usurper", USURP, grade=3)
    scene.card("Page", "[AUTO]:When this unit is placed on (VC), draw a card.", grade=1)
    scene.card("Queen", "[AUTO]:When this unit is placed on (VC), draw two cards.", grade=3)
    me.has(vanguard="Usurper")
    foe.has(vanguard="Queen")
    foe.put("front left", "Page", rested=rested)
    with foe.changes(deck=0, soul=+1):
        me.uses("Usurper")
    assert foe.zone("vanguard") == ["Page"] and not foe.is_rested("Page")


@pytest.mark.rule("10.1.5.1", "10.1.4.1", "6.8.1.1")
def test_the_old_vanguard_rides_at_the_end_of_the_turn_and_is_placed(scene, me, foe):
    """10.1.5.1: out of the soul it is a ride, and 10.1.4.1 hears it, before the opponent's turn begins."""
    scene.card("Usurper", USURP, grade=3)
    scene.card("Queen", "[AUTO]:When this unit is placed on (VC), draw two cards.", grade=3)
    me.has(vanguard="Usurper")
    foe.has(vanguard="Queen", left="Grade 1")
    me.uses("Usurper")
    with foe.changes(deck=-2 - 1):
        me.declines_attack()
    assert foe.zone("vanguard") == ["Queen"] and foe.zone("soul") == ["Grade 1"]


@pytest.mark.rule("10.1.4.1", "10.2.2.1")
@pytest.mark.parametrize(("comes", "drawn"), [("hand", 1), ("front left", 0)])
def test_an_interceptor_is_not_placed_on_the_guardian_circle(scene, me, foe, comes, drawn):
    """10.2.2.1 moves it from circle to circle; a card of the hand is placed."""
    scene.step("battle phase")
    scene.card("Warder", "[AUTO]:When this unit is placed on (GC), draw a card.", grade=2)
    me.has(vanguard="Grade 2", left="Grade 2")
    foe.has(vanguard="Grade 2")
    foe.put(comes, "Warder")
    me.attacks("Grade 2", "Grade 2")
    with foe.changes(deck=-drawn):
        foe.guards_with("Warder")
        me.is_asked("7.2.1.2")


@pytest.mark.rule("8.7.1.1", "8.5.2.3")
def test_what_was_retired_to_pay_is_added_up_as_it_is_printed(scene, me, foe):
    """8.7.1.1: "original" power is the printed one, whatever the units had on the field."""
    scene.step("battle phase")
    text = (
        "[AUTO](VC):[Choose two of your rear-guards, and retire them] When this unit attacks, you may pay the cost. "
        "If you do, increase this unit's [Power] by the sum of the original [Power] of the units retired as the cost "
        "until end of turn."
    )
    scene.card("Colonel", text, grade=2, power=10000)
    scene.card("Drummer", "[CONT](RC):All of your rear-guards get [Power]+3000.", grade=1, power=7000)
    me.has(vanguard="Colonel", left="Grade 1", right="Drummer")
    foe.has(hand=["Grade 0"])
    me.attacks("Colonel", "Stone").picks("yes")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Colonel") == 10000 + 7000 + 7000
