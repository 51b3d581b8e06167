"""Gifts, dominated units, pairs and G units where two rules of this book meet."""

from __future__ import annotations

import pytest

from .test_legion import joined

DOMINATE = "[ACT](VC):Choose one of your opponent's rear-guards, and dominate it until end of turn."
PRINTED = ["front left", "front right", "back left", "back center", "back right"]
RIDES = "[ACT](RC):Choose a card from your hand, and ride it."


@pytest.mark.rule("10.6.3.1", "2.16.2.1", "10.35.5")
def test_a_gift_gained_while_a_unit_is_dominated_goes_to_an_own_circle(scene, me, foe):
    scene.card("Puppeteer", DOMINATE, grade=2)
    scene.card("Squire", RIDES, grade=1)
    scene.card("Force", gift="force", grade=3, power=10000, skill=None)
    me.has(vanguard="Puppeteer", left="Squire", hand=["Force"])
    foe.has(right="Grade 2")
    me.uses("Puppeteer").uses("Squire")
    me.is_asked("10.6.3.1", exactly=["vanguard circle", *PRINTED])
    me.picks("front left")
    assert me.power("Squire") == 7000 + 10000
    assert foe.power("Grade 2") == 9000


@pytest.mark.rule("10.25.1")
def test_a_pair_that_is_ridden_over_by_an_effect_goes_to_the_soul(scene, me, foe):
    me.has(left=scene.card("Squire", RIDES, grade=1))
    joined(scene, me, foe)
    me.uses("Squire")
    assert me.zone("vanguard") == ["Idler"] and sorted(me.zone("soul")) == ["Leader", "Mate"]


@pytest.mark.rule("10.6.3.1")
def test_what_stands_in_mid_battle_on_a_force_circle_attacks_again_with_it(scene, me, foe):
    scene.card(
        "Riser",
        "[AUTO](RC):[Counter-Blast 1] When this unit's attack hits, you may pay the cost. If you do, "
        "[Stand] this unit.",
        grade=2,
    )
    scene.card("Squire", RIDES, grade=1)
    scene.card("Force", gift="force", grade=3, power=10000, skill=None)
    me.has(vanguard="Grade 2", left="Riser", back="Squire", hand=["Force"], damage=1)
    scene.card("Rampart", grade=3, power=19000)
    foe.has(vanguard="Rampart")
    me.uses("Squire").picks("front left")
    me.attacks("Riser", "Rampart").picks("yes")
    me.attacks("Riser", "Rampart")
    assert foe.count("damage") == 2


@pytest.mark.rule("7.6.1.3", "9.2.3", "11.2.4.1")
def test_triple_drive_off_three_cards_loses_with_the_third(scene, me, foe):
    scene.step("battle phase").exactly()
    scene.card("Wheel", skill="triple drive", grade=3)
    me.has(vanguard="Wheel", deck=3)
    foe.has(vanguard="Stone", deck=5)
    me.attacks("Wheel", "Stone")
    assert scene.winner is foe and foe.count("damage") == 0 and me.count("hand") == 2


@pytest.mark.rule("10.35.6")
def test_a_dominated_unit_does_not_boost(scene, me, foe):
    scene.card("Puppeteer", DOMINATE, grade=2)
    me.has(vanguard="Puppeteer", left="Grade 0")
    foe.has(vanguard="Grade 2", back="Grade 0", hand=["Grade 1"])
    me.uses("Puppeteer").attacks("Puppeteer", "Grade 2")
    foe.is_asked()
    assert me.power("Puppeteer") == 9000


@pytest.mark.rule("10.35.6", "7.5.1.2.4")
@pytest.mark.parametrize(("dominated", "damage"), [(True, 1), (False, 0)])
def test_a_dominated_interceptor_does_not_guard_its_owners_vanguard(scene, me, foe, dominated, damage):
    scene.card("Puppeteer", DOMINATE, grade=2, power=10000)
    me.has(vanguard="Puppeteer", left="Grade 0")
    foe.has(vanguard="Grade 3", left="Grade 2")
    if dominated:
        me.uses("Puppeteer")
    me.attacks("Puppeteer", "Grade 3")
    if not dominated:
        foe.guards_with("Grade 2")
    assert foe.count("damage") == damage


@pytest.mark.rule("7.5.1.2.3", "7.5.1.2.4", "7.7.1.2")
@pytest.mark.parametrize(("power", "damage"), [(29000, 0), (31000, 1)])
def test_a_g_guardian_and_an_interceptor_are_one_sum(scene, me, foe, power, damage):
    """10000 + 15000 + 5000."""
    scene.step("battle phase")
    me.has(vanguard=scene.card("Ram", grade=3, power=power, skill=None), left="Grade 0")
    foe.has(vanguard="Grade 3", left="Grade 2", hand=["Heal Trigger"]).g_zone("Bulwark")
    me.attacks("Ram", "Grade 3")
    foe.guards_with("Bulwark", "Grade 2")
    assert foe.count("damage") == damage


@pytest.mark.rule("10.35.7", "9.2.3")
@pytest.mark.parametrize(("cards", "lost"), [(1, True), (2, False)])
def test_a_dominated_vanguard_checks_the_last_card_of_the_dominating_player(scene, me, foe, cards, lost):
    scene.exactly()
    taker = scene.card("Taker", "[ACT](RC):Dominate all of your opponent's vanguards until end of turn.", grade=1)
    scene.card("Thrall", grade=2, power=9000)
    me.has(vanguard="Grade 2", back=taker, deck=cards, hand=["Grade 3"])
    foe.has(vanguard="Thrall", deck=3, left="Grade 0", right="Grade 1")
    me.uses("Taker").attacks("Thrall", "Grade 0")
    assert (scene.game.result is not None) == lost
    assert foe.count("deck") == 3 and foe.zone("drop") == ([] if lost else ["Grade 0"])


@pytest.mark.rule("8.5.3.5")
@pytest.mark.parametrize(("paid", "drawn"), [(["Grade 0", "Grade 1"], 2), (["Grade 1", "done"], 1)])
def test_what_counts_a_cost_of_any_number_counts_what_was_paid(scene, me, paid, drawn):
    eats = "[Choose any number of your rear-guards, and retire them] Draw a card for each card retired this way."
    scene.card("Eater", f"[ACT](VC):{eats}", grade=2)
    me.has(vanguard="Eater", left="Grade 0", right="Grade 1", hand=["Grade 3"])
    with me.changes(hand=drawn):
        me.uses("Eater").picks(*paid)


@pytest.mark.rule("2.16.2.2", "10.6.3.2")
def test_a_unit_that_was_called_anew_leaves_the_power_of_an_accel_circle_there(scene, me, foe):
    scene.step("ride phase")
    scene.card("Accel", gift="accel", grade=3, power=10000, skill=None)
    scene.card("Runner", "[ACT](RC):Return this unit to your hand.", grade=1, power=7000)
    me.has(vanguard="Grade 2", hand=["Accel", "Runner", "Grade 3"])
    me.rides("Accel").calls("Runner", "accel 1")
    there = me.power("Runner")
    me.uses("Runner").calls("Runner", "front left")
    assert there > me.power("Runner") == 7000
