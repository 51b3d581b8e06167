"""Section 10.2: twin drive, intercept, boost, restraint, limit break."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

VC = ("vanguard circle",)
CHARGE = n.Perform("soul charge", n.Number(1))


# --- 10.2.1 twin drive ----------------------------------------------------------------------------------


@pytest.mark.rule("10.2.1.1")
def test_a_vanguard_with_twin_drive_checks_twice(scene, me, foe):
    """10.2.1.1: two cards are checked, one after the other, and both go to the hand."""
    scene.step("battle phase")
    me.has(vanguard="Grade 3", right="Grade 1")
    me.deck_top("Grade 0", "Grade 2")
    me.attacks("Grade 3", "Stone")
    foe.guards_with_nothing()
    assert me.zone("hand") == ["Grade 0", "Grade 2"]
    assert len(scene.events("drive check")) == 2


@pytest.mark.rule("10.2.1.1")
def test_a_vanguard_without_twin_drive_checks_once(scene, me, foe):
    """10.2.1.1: the second check needs the keyword."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", right="Grade 1")
    me.attacks("Grade 2", "Stone")
    foe.guards_with_nothing()
    assert len(scene.events("drive check")) == 1


@pytest.mark.rule("10.2.1.1")
def test_a_rear_guard_with_twin_drive_checks_nothing(scene, me, foe):
    """10.2.1.1: the keyword works for the vanguard; the same card as a rear-guard checks no card."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 3")
    with me.changes(hand=0):
        me.attacks("Grade 3", "Stone")
        foe.guards_with_nothing()
    assert scene.events("drive check") == []


# --- 10.2.2 intercept -----------------------------------------------------------------------------------


@pytest.mark.rule("10.2.2.1")
def test_a_resting_front_unit_may_intercept(scene, me, foe):
    """10.2.2.1: a resting front rear-guard moves to the guardian circle for another attacked unit."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", right="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 1"])
    foe.put("front left", "Grade 2", rested=True)
    me.attacks("Grade 2", "Grade 3")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 1", "Grade 2", "done"])
    foe.guards_with("Grade 2")
    assert ("Grade 2", "front left", "guardian circle") in scene.moves()
    assert len(scene.events("intercept")) == 1


def refused_intercept(scene, me, foe, name, target):
    """The rule by which an intercept with this unit is refused when the target is attacked."""
    me.has(vanguard="Grade 3", right="Grade 1")
    foe.has(hand=["Grade 0"])
    scene.step("battle phase")
    me.attacks("Grade 3", target)
    foe.is_asked("7.4.1.1.2", exactly=["Grade 0", "done"])
    return foe.refused(name)


@pytest.mark.rule("10.2.2.1")
def test_a_back_row_unit_cannot_intercept(scene, me, foe):
    """10.2.2.1: intercepting needs a front rear-guard circle."""
    foe.has(vanguard="Grade 1", back_left="Grade 2")
    assert refused_intercept(scene, me, foe, "Grade 2", "Grade 1") == "10.2.2.1"


@pytest.mark.rule("10.2.2.1")
def test_an_attacked_unit_cannot_intercept(scene, me, foe):
    """10.2.2.1: the unit that is attacked itself cannot intercept."""
    foe.has(vanguard="Grade 1", left="Grade 2")
    assert refused_intercept(scene, me, foe, "Grade 2", "Grade 2") == "10.2.2.1"


@pytest.mark.rule("10.2.2.1")
def test_a_vanguard_cannot_intercept(scene, me, foe):
    """10.2.2.1: the vanguard circle is no front rear-guard circle."""
    foe.has(vanguard="Grade 2", left="Grade 1")
    assert refused_intercept(scene, me, foe, "Grade 2", "Grade 1") == "10.2.2.1"


@pytest.mark.rule("10.2.2.1")
def test_a_front_unit_without_the_keyword_cannot_intercept(scene, me, foe):
    """10.2.2.1: intercepting needs the keyword."""
    foe.has(vanguard="Grade 2", left="Grade 1")
    assert refused_intercept(scene, me, foe, "Grade 1", "Grade 2") == "10.2.2.1"


# --- 10.2.3 boost ---------------------------------------------------------------------------------------


@pytest.mark.rule("10.2.3.1")
def test_a_boost_adds_the_boosters_power(scene, me, foe):
    """10.2.3.1: the attacker has both powers, the booster rests and keeps its own."""
    scene.step("battle phase")
    me.has(vanguard="Grade 3", back="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 3", "Grade 3", boost="Grade 1")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Grade 3") == 10000 + 7000
    assert me.power("Grade 1") == 7000
    assert me.is_rested("Grade 1")


@pytest.mark.rule("10.2.3.1")
def test_boosters_stand_in_the_attackers_column_and_have_the_keyword(scene, me, foe):
    """10.2.3.1: of three back row units only a standing one with boost behind the attacker is offered."""
    scene.card("Drummer")
    scene.card("Piper")
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left="Grade 2", back="Drummer", back_left="Piper", back_right="Piper")
    scene.start()
    me.picks("yes").picks("Grade 3", rule="7.3.1.3")
    me.is_asked("7.3.1.5", exactly=["Drummer", "nobody"])


@pytest.mark.rule("10.2.3.1")
def test_a_unit_without_boost_cannot_boost(scene, me, foe):
    """10.2.3.1: a unit behind the attacker without the keyword is not offered; nothing is added."""
    scene.card("Page", skill=None)
    scene.step("battle phase")
    me.has(vanguard="Grade 3", back="Page")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.picks("yes", rule="7.2.1.2")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Grade 3") == 10000 and not me.is_rested("Page")


@pytest.mark.rule("10.2.3.1")
def test_a_resting_unit_cannot_boost(scene, me, foe):
    """10.2.3.1: boosting is resting the unit, so a resting one cannot."""
    scene.step("battle phase")
    me.has(vanguard="Grade 3")
    me.put("back center", "Grade 1", rested=True)
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.picks("yes", rule="7.2.1.2")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Grade 3") == 10000


# --- 10.2.4 restraint -----------------------------------------------------------------------------------

RESTRAINT = "[CONT](VC/RC):Restraint"


@pytest.mark.rule("10.2.4.1")
def test_a_unit_with_restraint_is_no_attacker(scene, me, foe):
    """10.2.4.1: it is not among the attackers, and choosing it is refused by this rule."""
    scene.card("Chained Giant", RESTRAINT, grade=2)
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left="Chained Giant", right="Grade 1")
    me.picks("yes", rule="7.2.1.2")
    me.is_asked("7.3.1.3", exactly=["Grade 3", "Grade 1"])
    assert me.refused("Chained Giant") == "10.2.4.1"


@pytest.mark.rule("10.2.4.1")
def test_with_nobody_but_a_restrained_unit_there_is_no_attack(scene, me, foe):
    """10.2.4.1: the only standing front unit is restrained, so no attack is offered."""
    scene.card("Chained Giant", RESTRAINT, grade=2)
    me.has(vanguard="Chained Giant", back_left="Grade 1")
    foe.has(left="Grade 1")
    me.passes()
    assert scene.events("rest") == []
    assert scene.game.facts["turn seat"] == foe.seat


@pytest.mark.rule("10.2.4.1")
def test_a_restrained_unit_may_boost(scene, me, foe):
    """10.2.4.1: restraint forbids attacking, not boosting."""
    scene.card("Chained Page", RESTRAINT)
    scene.step("battle phase")
    me.has(vanguard="Grade 3", back="Chained Page")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 3", "Grade 3", boost="Chained Page")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Grade 3") == 10000 + 7000


@pytest.mark.rule("10.2.4.1")
def test_a_restrained_unit_may_intercept(scene, me, foe):
    """10.2.4.1: restraint forbids attacking, not intercepting."""
    scene.card("Chained Knight", RESTRAINT, grade=2)
    scene.step("battle phase")
    me.has(vanguard="Grade 3", right="Grade 1")
    foe.has(vanguard="Grade 3", left="Chained Knight")
    me.attacks("Grade 3", "Grade 3")
    foe.is_asked("7.4.1.1.2", exactly=["Chained Knight", "done"])


# --- 10.2.5 limit break ---------------------------------------------------------------------------------

CONT_BREAK = "[CONT](VC)[Limit-Break 4]:This unit gets [Power] +5000."
AUTO_BREAK = (
    "[AUTO](VC)[Limit-Break 4]:When this unit attacks, this unit gets [Power] +5000 until end of that battle."
)
ACT_BREAK = "[ACT](VC)[Limit-Break 4]:[Counter-Blast 1] Draw a card."


@pytest.mark.rule("10.2.5.1")
@pytest.mark.parametrize(("damage", "bonus"), [(3, 0), (4, 5000), (5, 5000)])
def test_limit_break_needs_four_damage(scene, me, foe, damage, bonus):
    """10.2.5.1: off below four damage, on from four."""
    scene.card("Breaker", CONT_BREAK, grade=3)
    me.has(vanguard="Breaker", left="Grade 1", damage=damage)
    scene.start()
    assert me.power("Breaker") == 10000 + bonus


@pytest.mark.rule("10.2.5.1")
def test_face_down_damage_counts_for_limit_break(scene, me, foe):
    """10.2.5.1: the number of damage cards is asked, not their faces."""
    scene.card("Breaker", CONT_BREAK, grade=3)
    me.has(vanguard="Breaker", left="Grade 1")
    for _ in range(4):
        me.put("damage", "Stone", face_down=True)
    scene.start()
    assert me.power("Breaker") == 10000 + 5000


@pytest.mark.rule("10.2.5.1")
def test_the_opponents_damage_is_no_limit_break(scene, me, foe):
    """10.2.5.1: only one's own damage counts."""
    scene.card("Breaker", CONT_BREAK, grade=3)
    me.has(vanguard="Breaker", left="Grade 1", damage=3)
    foe.has(damage=5)
    scene.start()
    assert me.power("Breaker") == 10000


@pytest.mark.rule("10.2.5.1.1")
def test_a_continuous_limit_break_begins_with_the_fourth_damage(scene, me, foe):
    """10.2.5.1.1: the power rises as the fourth card arrives in the damage zone."""
    scene.card(
        "Breaker", f"{CONT_BREAK}\n[ACT](VC):Put the top card of your deck into your damage zone.", grade=3
    )
    me.has(vanguard="Breaker", damage=3)
    scene.start()
    assert me.power("Breaker") == 10000
    me.uses("Breaker", 2)
    assert me.power("Breaker") == 10000 + 5000


@pytest.mark.rule("10.2.5.1.1", "10.2.5.1.1.1")
def test_a_continuous_limit_break_is_watched_within_an_effect(scene, me, foe):
    """10.2.5.1.1.1: in the middle of an effect, with no check timing between, the power is already up."""
    scene.card(
        "Breaker",
        "[CONT](VC)[Limit-Break 4]:This unit gets [Power] +5000.\n"
        "[ACT](VC):Put the top card of your deck into your damage zone. "
        "If this unit's [Power] is 15000 or more, draw a card.",
        grade=3,
    )
    me.has(vanguard="Breaker", damage=3)
    with me.changes(hand=+1, damage=+1):
        me.uses("Breaker", 2)


@pytest.mark.rule("10.2.5.1.1.1")
def test_a_heal_in_mid_battle_ends_a_continuous_limit_break(scene, me, foe):
    """10.2.5.1.1.1: a heal trigger takes the fourth damage away, and the comparison uses the lower power."""
    scene.card("Breaker", CONT_BREAK, grade=2)
    scene.card("Wall", power=14000)
    scene.step("battle phase")
    me.has(vanguard="Breaker", right="Grade 1", damage=4)
    foe.has(vanguard="Wall", damage=3)
    me.deck_top("Heal Trigger")
    scene.start()
    assert me.power("Breaker") == 9000 + 5000
    me.attacks("Breaker", "Wall")
    me.picks("heal", rule="2.8.2").picks("Stone", rule="2.8.1.1.5").picks("Grade 1")
    assert me.power("Breaker") == 9000
    assert foe.count("damage") == 3
    assert scene.events("hit") == []


@pytest.mark.rule("10.2.5.1.2")
def test_an_automatic_limit_break_works_with_four_damage(scene, me, foe):
    """10.2.5.1.2: with four damage the attack sets it off."""
    scene.card("Breaker", AUTO_BREAK, grade=3)
    scene.step("battle phase")
    me.has(vanguard="Breaker", damage=4)
    foe.has(hand=["Grade 0"])
    me.attacks("Breaker", "Stone")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Breaker") == 10000 + 5000


@pytest.mark.rule("10.2.5.1.2", "10.2.5.1.2.1")
def test_an_automatic_limit_break_does_nothing_with_three_damage(scene, me, foe):
    """10.2.5.1.2, .2.1: with three damage it is not set off."""
    scene.card("Breaker", AUTO_BREAK, grade=3)
    scene.step("battle phase")
    me.has(vanguard="Breaker", damage=3)
    foe.has(hand=["Grade 0"])
    me.attacks("Breaker", "Stone")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Breaker") == 10000
    assert scene.events("play") == []


@pytest.mark.rule("10.2.5.1.2.1")
def test_once_set_off_it_resolves_though_a_damage_was_healed(scene, me, foe):
    """10.2.5.1.2.1: another ability heals the fourth damage first; the waiting one still resolves."""
    scene.card("Breaker", AUTO_BREAK, grade=3)
    scene.card(
        "Nurse", "[AUTO](RC):When your vanguard attacks, choose a card from your damage zone, and heal it."
    )
    scene.step("battle phase")
    me.has(vanguard="Breaker", back_left="Nurse", damage=4)
    foe.has(hand=["Grade 0"])
    me.attacks("Breaker", "Stone")
    me.picks(("ability", "Nurse/1", "Nurse"), rule="8.4.1.2").picks("Stone")
    foe.is_asked("7.4.1.1.2")
    assert me.count("damage") == 4 - 1
    assert me.power("Breaker") == 10000 + 5000


@pytest.mark.rule("10.2.5.1.2.1")
def test_a_fourth_damage_after_the_event_is_too_late(scene, me, foe):
    """10.2.5.1.2.1: at three damage the event passes it by; a fourth before the check timing is too late."""
    first = n.Turn(n.This(), "rest")
    then = n.Move(n.Top(n.Number(1), "deck"), "damage")
    rested = n.On("rest", (("card", n.This()),))
    four = n.Compare(n.Count(n.Cards(("damage",), "mine")), ">=", n.Number(4))
    scene.card("Breaker", abilities=[
        n.Ability("activated", n.Sequence((first, then)), zones=VC),
        n.Ability("automatic", CHARGE, zones=VC, trigger=rested, gate=four, keyword="limit break 4"),
    ])  # fmt: skip
    me.has(vanguard="Breaker", left="Grade 1", damage=3)
    with me.changes(damage=+1, soul=0):
        me.uses("Breaker", 1)


@pytest.mark.rule("10.2.5.1.3")
def test_an_activated_limit_break_is_not_offered_with_three_damage(scene, me, foe):
    """10.2.5.1.3: below four damage it is refused by this rule."""
    scene.card("Breaker", ACT_BREAK, grade=3)
    me.has(vanguard="Breaker", left="Grade 1", damage=3)
    assert not me.offered("use", "Breaker", "Breaker/1")
    assert me.refused("use", "Breaker", "Breaker/1") == "10.2.5.1.3"


@pytest.mark.rule("10.2.5.1.3")
def test_an_activated_limit_break_keeps_its_cost(scene, me, foe):
    """10.2.5.1.3: with four damage it is offered, and its cost is paid as always."""
    scene.card("Breaker", ACT_BREAK, grade=3)
    me.has(vanguard="Breaker", left="Grade 1", damage=4)
    with me.changes(hand=+1, damage=0):
        me.uses("Breaker").picks("Stone")
    assert sum(scene.game.face_down[c] for c in scene.game.in_zone(0, "damage")) == 1


@pytest.mark.rule("10.2.5.1.3.1")
def test_only_the_moment_of_playing_counts_for_an_activated_limit_break(scene, me, foe):
    """10.2.5.1.3.1: its own cost heals the fourth damage, and the effect happens all the same."""
    text = "[ACT](VC)[Limit-Break 4]:[Choose a card from your damage zone, and heal it] Draw a card."
    scene.card("Breaker", text, grade=3)
    me.has(vanguard="Breaker", left="Grade 1", damage=4)
    with me.changes(damage=-1, hand=+1):
        me.uses("Breaker").picks("Stone")
    assert not me.offered("use", "Breaker", "Breaker/1")
