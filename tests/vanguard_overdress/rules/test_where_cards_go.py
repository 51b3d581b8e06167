"""Hard cases: where a unit was that left, whose circles a card comes to, and shields that are not there."""

from __future__ import annotations

import pytest

RETIRES = "[ACT](VC):Choose one of your opponent's rear-guards, and retire it."


@pytest.mark.rule("11.8.12.1.2")
@pytest.mark.parametrize(("circle", "drawn"), [("front right", 1), ("front left", 0)])
def test_the_column_of_a_retired_unit_is_the_one_it_was_in(scene, me, foe, circle, drawn):
    theirs = "your opponent's rear-guard in the same column as this unit"
    scene.card("Watch", f"[AUTO](RC):When {theirs} is put into the drop zone, draw a card.", grade=1)
    me.has(vanguard=scene.card("Ax", RETIRES, grade=3), left="Watch")
    foe.put(circle, "Grade 2")
    with me.changes(hand=drawn):
        me.uses("Ax")


@pytest.mark.rule("11.8.12.1.2")
@pytest.mark.parametrize(("row", "drawn"), [("front row", 1), ("back row", 0)])
def test_its_row_is_the_one_it_was_in(scene, me, foe, row, drawn):
    hears = f"[AUTO](VC):When your opponent's rear-guard in the {row} is put into the drop zone, draw a card."
    me.has(vanguard=scene.card("Ax", f"{RETIRES}\n{hears}", grade=3))
    foe.has(left="Grade 2")
    with me.changes(hand=drawn):
        me.uses("Ax")


@pytest.mark.rule("4.1.12", "11.8.5.2")
def test_a_card_of_the_opponent_is_called_to_the_opponents_circles(scene, me, foe):
    calls = "[ACT](VC):Choose a card from your opponent's drop zone, and call it to (RC)."
    me.has(vanguard=scene.card("Caller", calls, grade=3))
    foe.has(drop=["Grade 1"])
    me.uses("Caller")
    foe.picks("front left", about="circle")
    assert (me.zone("left"), foe.zone("left")) == ([], ["Grade 1"])


@pytest.mark.rule("2.6.3", "6.2.4.1")
@pytest.mark.parametrize(("text", "damage"), [("[CONT](VC):All of your guardians get [Shield] +5000.", 0), ("", 1)])
def test_what_is_added_to_a_shield_that_is_not_there_counts_from_zero(scene, me, foe, text, damage):
    me.has(vanguard=scene.card("Hitter", grade=3, power=14000, skill=None), left="Grade 0")
    foe.has(
        vanguard=scene.card("Shielder", text, grade=3, power=10000), hand=[scene.card("Wall", grade=3, shield=None)]
    )
    me.attacks("Hitter", "Shielder")
    foe.guards_with("Wall")
    assert (foe.zone("drop"), foe.count("damage")) == (["Wall"], damage)
