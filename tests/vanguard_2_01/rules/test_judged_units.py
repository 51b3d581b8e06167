"""Hard cases: gifts and dominated units, shields that are not there, hearts as cards, deleted units."""

from __future__ import annotations

import pytest

from .test_hearts_of_legions import joined as hearts_joined
from .test_legion import joined

LORD = "[ACT](VC):Choose one of your opponent's rear-guards, and dominate it until end of turn."
DOMINATES = "[ACT](VC):Dominate all of your opponent's vanguards until end of turn."


# --- gifts and dominated units --------------------------------------------------------------------------------------


@pytest.mark.rule("10.35.8", "10.6.3.1")
def test_a_circle_of_force_lifts_no_unit_that_lies_across_the_table(scene, me, foe):
    scene.step("ride phase").card("Force", LORD, gift="force", grade=2, skill=None, power=9000)
    me.has(vanguard="Grade 2", hand=["Force"], left="Grade 1")
    foe.has(left="Grade 0", right="Grade 2")
    me.rides("Force").picks("front left").uses("Force").picks("Grade 0")
    assert (me.power("Grade 1"), foe.power("Grade 0")) == (17000, 5000)


@pytest.mark.rule("10.35.8", "10.6.3.1")
def test_nor_a_dominated_vanguard(scene, me, foe):
    scene.step("ride phase").card("Force", DOMINATES, gift="force", grade=2, skill=None, power=9000)
    me.has(vanguard="Grade 2", hand=["Force"], left="Grade 1")
    foe.has(vanguard="Grade 3")
    me.rides("Force").picks("vanguard circle").uses("Force")
    assert (me.power("Force"), foe.power("Grade 3")) == (19000, 10000)


@pytest.mark.rule("10.6.3.1", "10.22.5")
def test_a_unit_that_was_locked_and_unlocked_there_is_lifted_again(scene, me):
    locks = "[ACT](VC):Choose one of your rear-guards, and lock it.\n[ACT](VC):Unlock all of your locked cards."
    scene.step("ride phase").card("Force", locks, gift="force", grade=2, skill=None, power=9000)
    me.has(vanguard="Grade 2", hand=["Force"], left="Grade 1")
    me.rides("Force").picks("front left").uses("Force").uses("Force", 2)
    assert me.power("Grade 1") == 17000


@pytest.mark.rule("10.6.1.5", "10.6.3")
def test_a_mate_with_a_gift_brings_none(scene, me, foe):
    scene.card("Leader", '[ACT](VC):[Legion 20000]"Mate"', grade=3)
    scene.card("Mate", grade=2, gift="force")
    me.has(vanguard="Leader", drop=["Grade 0", "Grade 1", "Grade 2", "Grade 3"], hand=["Grade 0"]).deck_top("Mate")
    foe.has(vanguard="Grade 3")
    me.uses("Leader").picks("Grade 0", "Grade 1", "Grade 2").picks("Mate").is_asked("6.6.1.2")


@pytest.mark.rule("11.36.1.2", "10.6.3.2.2.1")
def test_nobody_stands_across_from_a_gained_circle(scene, me, foe):
    device = "[AUTO](RC)Dark Device:When this unit attacks, this unit gets [Power] +3000 until end of that battle."
    scene.step("ride phase").card("Swift", gift="accel", grade=2, power=9000, skill=None)
    scene.card("Device", device, grade=2, power=9000)
    me.has(vanguard="Grade 2", hand=["Swift", "Device"])
    foe.has(left="Grade 2", right="Grade 2", hand=["Grade 0"])
    me.rides("Swift").picks(("call", "Device", "accel 1")).attacks("Device", "Stone")
    foe.is_asked("7.5.1.2")
    assert me.power("Device") == 9000 + 10000 + 3000


@pytest.mark.rule("10.35.3.1", "4.6.2")
@pytest.mark.parametrize(("circle", "lifted"), [("front right", 1), ("front left", 0)])
def test_a_dominated_unit_is_in_a_column_of_its_master(scene, me, foe, circle, lifted):
    """The opponent's right is the left of who dominates it."""
    lifts = "[CONT](VC):All of your units in your left column get [Power] +1000."
    me.has(vanguard=scene.card("Lord", f"{LORD}\n{lifts}", grade=3), left="Grade 1")
    foe.put(circle, "Grade 2")
    me.uses("Lord")
    assert (me.power("Grade 1"), foe.power("Grade 2")) == (8000, 9000 + 1000 * lifted)


# --- a guardian without a shield ------------------------------------------------------------------------------------


@pytest.mark.rule("3.11.2", "3.11.3")
@pytest.mark.parametrize("shield", [None, 0, 5000])
def test_what_is_added_to_a_shield_that_is_not_there_counts_from_zero(scene, me, foe, shield):
    gains = "[AUTO]:When this unit is placed on (GC), this unit gets [Shield] +5000 until end of that battle."
    scene.card("Wall", gains, grade=3, shield=shield)
    me.has(vanguard="Grade 3")
    foe.has(vanguard="Grade 3", hand=["Wall", "Grade 0"])
    me.attacks("Grade 3", "Grade 3")
    foe.picks("Wall").is_asked("7.5.1.2")
    assert foe.power("Grade 3") == 10000 + (shield or 0) + 5000


@pytest.mark.rule("3.11.2", "8.7.4")
def test_a_continuous_ability_lifts_such_a_guardian_too(scene, me, foe):
    scene.card("Shielder", "[CONT](VC):All of your guardians get [Shield] +5000.", grade=3, power=10000)
    me.has(vanguard="Grade 3")
    foe.has(vanguard="Shielder", hand=["Grade 3", "Grade 0"])
    me.attacks("Grade 3", "Shielder")
    foe.picks("Grade 3").is_asked("7.5.1.2")
    assert foe.power("Shielder") == 15000


@pytest.mark.rule("3.11.2", "11.3.1")
def test_an_interceptor_without_a_shield_adds_nothing(scene, me, foe):
    scene.card("Bare", grade=2, shield=None, skill="intercept")
    me.has(vanguard="Grade 3")
    foe.has(vanguard="Grade 2", left="Bare")
    me.attacks("Grade 3", "Grade 2")
    foe.picks("Bare")
    assert (foe.zone("drop"), foe.count("damage")) == (["Bare"], 1)


# --- hearts as cards ------------------------------------------------------------------------------------------------


NAMED = [
    ('If you have a unit named "Mate" on your (VC), this unit gets [Power] +1000.', 0),
    ('If you have a card named "Mate" on your (VC), this unit gets [Power] +1000.', 1),
    ('If you have a card named "Mate" in your (VC), this unit gets [Power] +1000.', 1),
    ('If you do not have a unit named "Mate" on your (VC), this unit gets [Power] +1000.', 1),
    ('If you do not have a card named "Mate" on your (VC), this unit gets [Power] +1000.', 0),
    ('This unit gets [Power] +1000 for each unit named "Mate" on your (VC).', 0),
    ('This unit gets [Power] +1000 for each card named "Mate" on your (VC).', 1),
    ('If the number of units named "Mate" on your (VC) is one or more, this unit gets [Power] +1000.', 0),
    ('If the number of cards named "Mate" on your (VC) is one or more, this unit gets [Power] +1000.', 1),
    ('If you have a <<Testers>> named "Mate" on your (VC), this unit gets [Power] +1000.', 1),
    ('If you have a vanguard named "Mate", this unit gets [Power] +1000.', 0),
    ('If you have a heart card named "Mate", this unit gets [Power] +1000.', 1),
    ('If you have a unit named "Leader" on your (VC), this unit gets [Power] +1000.', 1),
]


@pytest.mark.rule("10.27.1", "10.27.3", "10.28.2.3")
@pytest.mark.parametrize(("text", "many"), NAMED)
def test_a_heart_is_a_card_of_the_vanguard_circle_and_no_unit(scene, me, foe, text, many):
    """Leader and Mate are hearts; the vanguard has the name of Leader alone."""
    scene.card("Friend", f"[CONT](RC):{text}", grade=1)
    hearts_joined(scene, me, foe, right="Friend")
    me.uses("Gate").picks("Leader")
    assert me.power("Friend") == 7000 + 1000 * many


@pytest.mark.rule("10.27.3", "12.7.2.2")
@pytest.mark.parametrize(("whose", "offered"), [("a unit on your (VC)", False), ("a card on your (VC)", True)])
def test_the_name_of_a_heart_that_was_not_chosen_is_that_of_a_card_there(scene, me, foe, whose, offered):
    pays = f"[Choose a card with the same card name as {whose} from your hand, and discard it]"
    scene.card("Friend", f"[ACT](RC):{pays} Draw a card.", grade=1)
    scene.card("Mate", grade=2, power=9000, skill=None)
    hearts_joined(scene, me, foe, right="Friend", hand=["Mate"])
    me.uses("Gate").picks("Leader")
    assert me.offered("use", "Friend", "Friend/1") == offered


@pytest.mark.rule("11.12.1", "10.27.3")
def test_a_heart_that_is_a_g_unit_opens_no_generation_break(scene, me, foe):
    strides = '[ACT](VC):Choose a face down card named "Plain" from your G zone, and [Stride] it on your (VC).'
    scene.card("Over", strides, type="G unit", grade=4, power=15000)
    gains = "[CONT](VC)[Generation Break 2]:This unit gets [Power] +5000."
    scene.card("Plain", gains, type="G unit", grade=4, power=15000)
    me.has(vanguard="Over").g_zone("Plain")
    foe.has(vanguard="Grade 3")
    me.uses("Over")
    assert me.power("Plain") == 15000


@pytest.mark.rule("9.3.1", "10.28.3", "10.28.2.2")
def test_a_g_unit_that_was_stridden_over_is_the_vanguard_again(scene, me, foe):
    """Both hearts are units again; of the two the one that was placed last stays."""
    gate = "[ACT](RC):Choose a face down card from your G zone, and [Stride] it on your (VC)."
    scene.step("ride phase").card("Gate", f"{gate}\n[ACT](RC):Choose one of your vanguards, and retire it.", grade=1)
    scene.card("Grander", type="G unit", grade=4, power=15000, skill="triple drive")
    me.has(vanguard="Grade 3", hand=["Grade 3", "Grade 0"], left="Gate").g_zone("Grand", "Grander")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand", "Grade 3").uses("Gate")
    assert me.power("Grander") == 25000
    me.uses("Gate", 2)
    assert (me.zone("vanguard"), me.zone("soul"), me.zone("G zone")) == (["Grand"], ["Grade 3"], ["Grander"])


# --- deleted units --------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.8.1.1.2", "10.35.5")
def test_a_deleted_unit_comes_back_with_the_field_that_it_lies_on(scene, me, foe):
    scene.card("Emperor", f"{DOMINATES}\n[ACT](VC):Delete all of your vanguards.", grade=3)
    me.has(vanguard="Emperor", left="Grade 1")
    foe.has(vanguard="Grade 3", left="Grade 2")
    me.uses("Emperor").uses("Emperor", 2).declines_attack()
    assert (scene.game.face_down[me.card("Emperor")], scene.game.face_down[foe.card("Grade 3")]) == (0, 1)
    scene.pass_until("7.3.1.2", even_if_able=True)
    foe.declines_attack()
    assert not scene.game.face_down[foe.card("Grade 3")]


@pytest.mark.rule("10.26.3", "11.8.1")
def test_a_deleted_lord_attacks_and_its_text_is_gone_for_others(scene, me):
    king = "[CONT](VC/RC):Lord\n[CONT](VC):All of your rear-guards get [Power] +1000."
    scene.card("King", king, grade=3)
    scene.card("Eraser", "[ACT](RC):Delete all of your vanguards.", grade=1, clan="Strangers")
    me.has(vanguard="King", left="Eraser")
    assert me.power("Eraser") == 8000
    me.uses("Eraser")
    assert me.power("Eraser") == 7000
    me.picks("pass", "yes").is_asked("7.4.1.3", exactly=["King", "Eraser"])


@pytest.mark.rule("10.26.10", "10.26.3", "10.25.6")
def test_of_a_pair_one_alone_may_be_deleted(scene, me, foe):
    scene.card("Eraser", "[ACT](RC):Choose one of your vanguards, and delete it.", grade=1)
    me.has(left="Eraser")
    foe.has(hand=["Grade 0"])
    joined(scene, me, foe, power=10000)
    me.uses("Eraser").picks("Mate").attacks("Leader", "Grade 3 Foe")
    foe.is_asked("7.5.1.2")
    assert me.power("Leader") == 10000


@pytest.mark.rule("10.26.2", "6.3.1.2")
def test_a_deleted_unit_stands_in_the_stand_phase(scene, me, foe):
    scene.card("Eraser", "[ACT](VC):Delete all of your opponent's vanguards.", grade=3)
    me.has(vanguard="Eraser")
    foe.put("vanguard circle", "Grade 3", rested=True)
    me.uses("Eraser").declines_attack()
    scene.pass_until("6.6.1.2", even_if_able=True)
    assert (foe.is_rested("Grade 3"), foe.power("Grade 3")) == (False, 0)


@pytest.mark.rule("10.26.3", "10.22.2", "10.24.2")
def test_a_deleted_unit_that_is_locked_is_whole_when_it_is_unlocked(scene, me):
    deletes = "[ACT](VC):Choose one of your rear-guards, and delete it."
    locks = "[ACT](VC):Choose one of your rear-guards, and lock it.\n[ACT](VC):Unlock all of your locked cards."
    scene.card("Maker", f"{deletes}\n{locks}", grade=3)
    me.has(vanguard="Maker", left="Grade 1")
    me.uses("Maker")
    assert me.power("Grade 1") == 0
    me.uses("Maker", 2).uses("Maker", 3)
    assert (me.zone("left"), me.power("Grade 1")) == (["Grade 1"], 7000)


@pytest.mark.rule("10.26.3", "8.6.5.1.2")
@pytest.mark.parametrize(("deleted", "heard"), [(True, 0), (False, 1)])
def test_a_deleted_unit_says_nothing_as_it_is_retired(scene, me, deleted, heard):
    scene.card("Ghost", "[AUTO]:When this unit is put into the drop zone from (RC), draw a card.", grade=1)
    deletes = "[ACT](VC):Choose one of your rear-guards, and delete it."
    scene.card("Maker", f"{deletes}\n[ACT](VC):Choose one of your rear-guards, and retire it.", grade=3)
    me.has(vanguard="Maker", left="Ghost")
    if deleted:
        me.uses("Maker")
    with me.changes(hand=heard):
        me.uses("Maker", 2)


@pytest.mark.rule("10.26.3", "11.10.2")
def test_a_deleted_leader_seeks_no_mate(scene, me, foe):
    scene.card("Leader", '[ACT](VC):[Legion 20000]"Mate"', grade=3)
    scene.card("Mate", grade=2)
    scene.card("Eraser", "[ACT](RC):Delete all of your vanguards.", grade=1)
    me.has(vanguard="Leader", left="Eraser", drop=4, deck=["Mate"])
    foe.has(vanguard="Grade 3")
    assert me.offered("use", "Leader", "Leader/1")
    me.uses("Eraser")
    assert not me.offered("use", "Leader", "Leader/1")
