"""Over triggers, prisons, tokens and alchemagic where two rules meet."""

from __future__ import annotations

import pytest

from .test_16_prisons import prison
from .test_alchemagic import LETS, ORDER

PLANT = "[ACT](VC):Call a Plant token to (RC)."


@pytest.mark.rule("16.2.1.1", "4.1.13")
def test_an_attacked_unit_that_is_imprisoned_is_not_hit(scene, me, foe):
    scene.card(
        "Warder",
        "[AUTO](VC):When this unit attacks, choose one of your opponent's rear-guards, and imprison it in your Prison.",
        grade=2,
    )
    me.has(vanguard="Warder", order_zone=[prison(scene)], left="Grade 0")
    foe.has(vanguard="Grade 2", left="Grade 1", hand=["Grade 0"])
    me.attacks("Warder", "Grade 1")
    assert me.zone("imprisoned") == ["Grade 1"] and foe.zone("drop") == [] and foe.count("hand") == 1


@pytest.mark.rule("16.2.1.1", "7.34.1.2")
def test_an_order_is_played_while_ones_unit_is_imprisoned_and_does_not_find_it(scene, me, foe):
    scene.card("Cheer", "Choose one of your rear-guards, and it gets [Power] +5000 until end of turn.", **ORDER)
    me.has(vanguard="Grade 2", left="Grade 1", hand=["Cheer", "Grade 3"])
    foe.has(order_zone=[prison(scene)])
    foe.put("imprisoned", "Grade 0", owner=0)
    me.plays("Cheer")
    assert me.power("Grade 1") == 12000


@pytest.mark.rule("15.3.2", "15.2.4.2.1", "16.2.1.1")
def test_a_token_in_the_prison_is_deleted(scene, me, foe):
    scene.card("Gardener", PLANT, grade=2)
    scene.card(
        "Warder",
        "[AUTO](VC):When your opponent's unit is placed on (RC), choose one of your "
        "opponent's rear-guards, and imprison it in your Prison.",
        grade=2,
    )
    me.has(vanguard="Gardener", hand=["Grade 3"])
    foe.has(vanguard="Warder", order_zone=[prison(scene)])
    me.uses("Gardener").picks("front left")
    assert me.zone("left") == [] and foe.zone("imprisoned") == [] and me.zone("drop") == []


@pytest.mark.rule("15.3.2", "15.2.4.2")
def test_a_token_that_is_called_over_is_deleted_and_not_dropped(scene, me):
    scene.card("Gardener", PLANT, grade=2)
    me.has(vanguard="Gardener", hand=["Grade 1", "Grade 3"])
    me.uses("Gardener").picks("front left")
    me.calls("Grade 1", "left")
    assert me.zone("left") == ["Grade 1"] and me.zone("drop") == []


@pytest.mark.rule("15.3.2", "15.3.4")
def test_a_token_that_is_retired_is_heard_by_others(scene, me):
    scene.card(
        "Gardener",
        f"{PLANT}\n[ACT](VC):[Choose one of your rear-guards, and retire it] Draw a card.\n"
        "[AUTO](VC):When one of your rear-guards is put into the drop zone, Soul-Charge 1.",
        grade=2,
    )
    me.has(vanguard="Gardener", hand=["Grade 3"])
    me.uses("Gardener").picks("front left")
    with me.changes(hand=1, soul=1):
        me.uses("Gardener", 2)


@pytest.mark.rule("2.8.2.6")
def test_an_over_trigger_in_the_opponents_turn_gives_its_power_and_no_additional_effect(scene, me, foe):
    scene.step("battle phase")
    scene.card("Flood", "Additional Effect - Choose one of your vanguards, and [Stand] it!", grade=0, trigger="over")
    me.has(vanguard=scene.card("Giant", grade=2, power=30000), left="Grade 1")
    foe.has(hand=["Grade 0"], left="Grade 1").deck_top("Flood")
    foe.put("vanguard circle", "Grade 3", rested=True)
    me.attacks("Giant", "Grade 3")
    foe.guards_with_nothing()
    foe.is_asked(exactly=["remove", "draw", "over power"])


@pytest.mark.rule("7.34.1.2")
def test_what_is_added_has_another_name_and_is_of_any_grade(scene, me):
    """7.34.1.2: costs, conditions and text are added; a grade is none of them."""
    scene.card("Adept", LETS, grade=2, power=10000)
    scene.card("Salt", "Draw a card.", **ORDER)
    scene.card("Zinc", "Soul-Charge 1.", **{**ORDER, "grade": 3})
    scene.card("Tin", "Soul-Charge 1.", **{**ORDER, "type": "blitz order"})
    scene.card("Lead", "Soul-Charge 1.", **ORDER)
    me.has(vanguard="Adept", hand=["Salt", "Grade 3"], drop=["Salt", "Zinc", "Tin", "Lead"])
    offered = [me.offered("alchemagic", "Salt", order) for order in ("Salt", "Tin", "Zinc", "Lead")]
    assert offered == [False, False, True, True]


@pytest.mark.rule("15.3.2", "2.8.2.6")
def test_an_over_trigger_may_lift_a_token(scene, me, foe):
    scene.card("Gardener", PLANT, grade=2, power=9000)
    me.has(vanguard="Gardener").deck_top("Over Trigger")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.uses("Gardener").picks("front left").attacks("Gardener", "Grade 3")
    foe.guards_with_nothing()
    me.picks("remove", "draw", "Plant")
    assert me.power("Plant") == 5000 + 100_000_000 and foe.count("damage") == 0


@pytest.mark.rule("16.2.1.1")
def test_a_booster_that_is_imprisoned_boosts_no_more(scene, me, foe):
    scene.turn_of(1).step("battle phase")
    scene.card(
        "Trap",
        "[AUTO](VC):When this unit is attacked, choose one of your opponent's "
        "rear-guards, and imprison it in your Prison.",
        grade=2,
        power=9000,
    )
    me.has(vanguard="Trap", order_zone=[prison(scene)])
    foe.has(vanguard="Stone", back="Grade 1")
    foe.attacks("Stone", "Trap", boost="Grade 1")
    assert me.zone("imprisoned") == ["Grade 1"] and me.count("damage") == 0


@pytest.mark.rule("15.3.2.1", "15.3.4")
def test_a_token_that_is_the_vanguard_and_is_ridden_upon_is_deleted(scene, me):
    """15.3.2.1: it was a unit like any other, and the soul is no place for it."""
    scene.card("Gardener", f"{PLANT}\n[ACT](VC):Choose one of your Plant tokens, and ride it.", grade=2)
    scene.card("Squire", "[ACT](RC):Choose a card from your hand, and ride it.", grade=1)
    me.has(vanguard="Gardener", right="Squire", hand=["Grade 3"])
    me.uses("Gardener").picks("front left").uses("Gardener", 2)
    assert (me.zone("vanguard"), me.zone("soul")) == (["Plant"], ["Gardener"])
    me.uses("Squire")
    assert (me.zone("vanguard"), me.zone("soul")) == (["Grade 3"], ["Gardener"])


@pytest.mark.rule("9.9.2", "11.6.1.2")
def test_a_unit_that_was_bound_and_returns_at_the_end_of_the_turn_stands(scene, me):
    text = "Choose one of your rear-guards, bind it, and at the end of your turn, call that card to (RC)."
    scene.card("Vanish", f"[ACT](VC)[1/Turn]:{text}", grade=2)
    me.has(vanguard="Vanish", hand=["Grade 3"])
    me.put("front left", "Grade 1", rested=True)
    me.uses("Vanish").declines_attack().picks("front right")
    assert me.zone("right") == ["Grade 1"] and not me.is_rested("Grade 1")


@pytest.mark.rule("7.34.1.2", "11.8.3.1")
def test_the_half_that_finds_nobody_does_not_keep_the_other_from_being_done(scene, me):
    scene.card("Adept", LETS, grade=2, power=10000)
    scene.card("Cheer", "Choose one of your rear-guards, and it gets [Power] +5000 until end of turn.", **ORDER)
    scene.card("Salt", "Draw a card.", **ORDER)
    me.has(vanguard="Adept", hand=["Cheer", "Grade 3"], drop=["Salt"])
    with me.changes(hand=0):
        me.picks(("alchemagic", "Cheer", "Salt"))
    assert me.zone("bind") == ["Salt"]
