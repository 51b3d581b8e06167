"""Sections 2.2 to 2.6 and 2.10: clan, grade, shield and the skill icons."""

from __future__ import annotations

import pytest

# --- 2.2 clan


def check_foreign_trigger(scene, me, foe):
    """My vanguard of the Testers attacks, and the drive check shows a critical trigger of the Strangers."""
    scene.card("Strange Trigger", grade=0, clan="Strangers", trigger="critical")
    scene.step("battle phase")
    foe.has(vanguard="Grade 2")
    me.deck_top("Strange Trigger")
    me.attacks("Grade 2", "Grade 2")


@pytest.mark.rule("2.2.1.1")
def test_a_trigger_of_a_foreign_clan_does_nothing(scene, me, foe):
    """2.2.1.1: all my units are of another clan than the checked card; no bonus, it only goes to hand."""
    me.has(vanguard="Grade 2", left="Grade 1", right="Grade 1")
    check_foreign_trigger(scene, me, foe)
    me.is_asked("7.2.1.2")
    assert me.zone("hand") == ["Strange Trigger"]
    assert scene.events("bonus") == []
    assert foe.count("damage") == 1


@pytest.mark.rule("2.2.1.1")
def test_one_rear_guard_of_the_clan_makes_the_trigger_work(scene, me, foe):
    """2.2.1.1: the same card with a rear-guard of its clan on the table gives its bonus."""
    scene.card("Strange Friend", clan="Strangers")
    me.has(vanguard="Grade 2", right="Grade 1", back_left="Strange Friend")
    check_foreign_trigger(scene, me, foe)
    me.picks("critical", rule="2.8.2").picks("Grade 2")
    assert me.critical("Grade 2") == 1 + 1
    me.picks("Grade 2")
    assert foe.count("damage") == 1 + 1


@pytest.mark.rule("2.2.1.1")
def test_a_unit_of_the_clan_on_the_other_side_does_not_help(scene, me, foe):
    """2.2.1.1: only the checking player's own units are compared."""
    scene.card("Strange Rival", clan="Strangers", grade=2)
    me.has(vanguard="Grade 2", right="Grade 1")
    foe.has(back_left="Strange Rival")
    check_foreign_trigger(scene, me, foe)
    me.is_asked("7.2.1.2")
    assert scene.events("bonus") == []


@pytest.mark.rule("2.2.1.1")
def test_a_damage_check_compares_clans_too(scene, me, foe):
    """2.2.1.1: both kinds of trigger check look at the clan; here the attacked player's check is foreign."""
    scene.card("Strange Trigger", grade=0, clan="Strangers", trigger="draw")
    scene.step("battle phase")
    me.has(vanguard="Grade 2", right="Grade 1")
    foe.has(vanguard="Grade 2").deck_top("Strange Trigger")
    me.attacks("Grade 2", "Grade 2")
    me.is_asked("7.2.1.2")
    assert foe.zone("damage") == ["Strange Trigger"]
    assert foe.count("hand") == 0


# --- 2.4 grade


@pytest.mark.rule("2.4.2")
def test_the_grade_limits_normal_calls(scene, me, foe):
    """2.4.2: beside a grade 1 vanguard only the grade 1 card of the hand may be called, to any circle."""
    me.has(vanguard="Grade 1", hand=["Grade 1", "Grade 2", "Grade 3"])
    circles = ("front left", "front right", "back left", "back center", "back right")
    me.is_asked("6.6.1.2", exactly=[*(("call", "Grade 1", circle) for circle in circles), "pass"])
    assert me.refused("call", "Grade 2", "front left") == "8.5.2.1.1.2"
    assert me.refused("call", "Grade 3", "front left") == "8.5.2.1.1.2"


@pytest.mark.rule("2.4.2")
def test_the_grade_limits_normal_rides(scene, me, foe):
    """2.4.2: on a grade 1 vanguard grades 1 and 2 may ride, grades 0 and 3 may not."""
    scene.step("ride phase")
    me.has(vanguard="Stone", hand=["Grade 0", "Grade 1", "Grade 2", "Grade 3"])
    me.is_asked("6.5.1.2", exactly=[("ride", "Grade 1"), ("ride", "Grade 2"), "pass"])
    assert me.refused("ride", "Grade 3") == "8.5.2.1.1.1"


@pytest.mark.rule("2.4.2")
def test_the_grade_limits_guardians_from_the_hand(scene, me, foe):
    """2.4.2: beside a grade 1 vanguard a grade 2 card is not offered as guardian."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", right="Grade 1")
    foe.has(vanguard="Stone", hand=["Grade 1", "Grade 2"])
    me.attacks("Grade 2", "Stone")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 1", "done"])
    assert foe.refused(foe.card("Grade 2")) == "8.5.2.1.1.2"


# --- 2.6 shield


@pytest.mark.rule("2.6.3")
def test_no_shield_is_not_a_shield_of_zero(scene, me, foe):
    """2.6.3: a card with shield 0 is offered as guardian, a card without a shield is not."""
    scene.card("Shield of Nothing", grade=3, shield=0)
    scene.card("Without Shield", grade=3, shield=None)
    scene.step("battle phase")
    me.has(vanguard="Grade 2", right="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Shield of Nothing", "Without Shield"])
    me.attacks("Grade 2", "Grade 3")
    foe.is_asked("7.4.1.1.2", exactly=["Shield of Nothing", "done"])
    assert foe.refused(foe.card("Without Shield")) == "3.11.1.1"


@pytest.mark.rule("2.6.3")
def test_a_guardian_with_shield_zero_adds_nothing(scene, me, foe):
    """2.6.3: it guards, and the guarded unit's power stays what it is."""
    scene.card("Shield of Nothing", grade=3, shield=0)
    scene.step("battle phase")
    me.has(vanguard="Grade 2", right="Grade 1").deck_top("Critical Trigger")
    foe.has(vanguard="Grade 3", hand=["Shield of Nothing"])
    me.attacks("Grade 2", "Grade 3")
    foe.guards_with("Shield of Nothing")
    assert foe.zone("guardians") == ["Shield of Nothing"]
    assert foe.power("Grade 3") == 10000 + 0
    me.picks("critical", "Grade 2", "Grade 2")
    assert foe.count("damage") == 1 + 1


# --- 2.10 skill icons


@pytest.mark.rule("2.10.1.1")
@pytest.mark.parametrize(("skill", "checks"), [("twin drive", 2), (None, 1), ("intercept", 1), ("boost", 1)])
def test_the_twin_drive_icon_gives_two_drive_checks(scene, me, foe, skill, checks):
    """2.10.1.1: a vanguard with the icon checks twice, without it once."""
    scene.card("Driver", grade=3, skill=skill)
    scene.step("battle phase")
    me.has(vanguard="Driver", right="Grade 1", deck=["Grade 2", "Grade 0"])
    foe.has(vanguard="Grade 2")
    me.attacks("Driver", "Grade 2")
    me.is_asked("7.2.1.2")
    assert me.zone("hand") == ["Grade 0", "Grade 2"][:checks]
    assert len(scene.events("drive check")) == checks


@pytest.mark.rule("2.10.1.2")
def test_the_intercept_icon_lets_a_front_row_rear_guard_intercept(scene, me, foe):
    """2.10.1.2: of two front row rear-guards only the one with the icon may move to the guardian circle."""
    scene.card("Plain Guard", grade=2, skill=None)
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left="Grade 2", right="Grade 1")
    foe.has(vanguard="Grade 3", left="Grade 2", right="Plain Guard")
    me.attacks("Grade 2", "Grade 3")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 2", "done"])
    assert foe.refused(foe.card("Plain Guard")) == "10.2.2.1"


@pytest.mark.rule("2.10.1.2")
def test_an_interceptor_moves_to_the_guardian_circle(scene, me, foe):
    """2.10.1.2: its shield protects the attacked vanguard, 10000 + 5000 against 9000 + 5000."""
    scene.card("Bodyguard", grade=2, skill="intercept", shield=5000)
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left="Grade 2", back_left="Grade 0", right="Grade 1")
    foe.has(vanguard="Grade 3", left="Bodyguard")
    me.attacks("Grade 2", "Grade 3", boost="Grade 0")
    foe.guards_with("Bodyguard")
    assert ("Bodyguard", "front left", "guardian circle") in scene.moves()
    assert foe.count("damage") == 0
    assert foe.zone("drop") == ["Bodyguard"]


@pytest.mark.rule("2.10.1.3")
def test_the_boost_icon_lets_a_back_row_unit_boost(scene, me, foe):
    """2.10.1.3: the standing unit behind the attacker is offered, and adds its power."""
    scene.card("Pusher", skill="boost", power=7000)
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left="Grade 2", back_left="Pusher", right="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.picks("yes").picks("Grade 2")
    me.is_asked("7.3.1.5", exactly=["Pusher", "nobody"])
    me.picks("Pusher")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Grade 2") == 9000 + 7000
    assert me.is_rested("Pusher")


@pytest.mark.rule("2.10.1.3")
@pytest.mark.parametrize("skill", [None, "intercept"])
def test_a_unit_without_the_boost_icon_never_boosts(scene, me, foe, skill):
    """2.10.1.3: nobody asks about it, the attack goes on alone."""
    scene.card("Idler", skill=skill, power=7000)
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left="Grade 2", back_left="Idler", right="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.picks("yes").picks("Grade 2")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Grade 2") == 9000
    assert not me.is_rested("Idler")


# --- 2.9 type ---------------------------------------------------------------------------------------


@pytest.mark.rule("2.9.1")
@pytest.mark.parametrize(("name", "kind"), [("Heal Trigger", "trigger unit"), ("Grade 0", "normal unit")])
def test_a_card_with_a_trigger_icon_is_a_trigger_unit(scene, me, foe, name, kind):
    """2.9.1: with a trigger icon it is a trigger unit, without one a normal unit."""
    me.has(left=name)
    scene.start()
    assert me.value(name, "type") == kind
