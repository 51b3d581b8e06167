"""Section 7.4: the guard step, with guardians, interceptors and shields."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    At,
    Cannot,
    Cards,
    Compare,
    Count,
    Modify,
    Moved,
    Number,
    OnlyIf,
    Other,
    Perform,
    Place,
    This,
)

WITNESS = "[AUTO](VC/RC):At the beginning of your opponent's damage step, you may draw a card."
SWEEPER = "[CONT](VC/RC):This unit battles every unit in your opponent's front row in one attack."


@pytest.fixture(autouse=True)
def my_attack(table, me):
    """I attack in each of these scenes, and a second front unit keeps my battle phase open."""
    table.step("battle phase")
    table.card("Attacker", power=10000)
    table.card("Sweeper", SWEEPER, power=10000)
    table.card("Witness", WITNESS, skill=None)
    me.has(vanguard="Grade 2")


@pytest.mark.rule("7.4.1")
def test_the_defender_is_offered_guardians(scene, me, foe):
    """7.4.1: the non-turn player, and nobody else, is asked, and may decline."""
    me.has(left="Attacker", hand=["Grade 0"])
    foe.has(hand=["Grade 1"])
    me.attacks("Attacker", "Stone")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 1", "done"])


@pytest.mark.rule("7.4.1")
def test_guarding_can_be_declined(scene, me, foe):
    """7.4.1: without a guardian the attack goes on."""
    me.has(left="Attacker")
    foe.has(hand=["Grade 1"])
    me.attacks("Attacker", "Stone")
    foe.picks("done", rule="7.4.1.1.2")
    assert foe.zone("hand") == ["Grade 1"]
    assert foe.count("damage") == 1


@pytest.mark.rule("7.4.1.1")
def test_a_card_drawn_as_the_guard_step_begins_can_guard(scene, me, foe):
    """7.4.1.1: abilities on the beginning of the step resolve before guardians are chosen."""
    scene.card("Herald", "[AUTO](RC):At the beginning of your opponent's guard step, draw a card.")
    me.has(left="Attacker")
    foe.has(back="Herald").deck_top("Grade 1")
    me.attacks("Attacker", "Stone")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 1", "done"])


@pytest.mark.rule("7.4.1.1.1")
def test_there_is_one_declaration_for_an_attack(scene, me, foe):
    """7.4.1.1.1: a card drawn by the guardian's arrival cannot be called as a second declaration."""
    scene.card("Scout", "[AUTO]:When this unit is placed on (GC), draw a card.")
    me.has(left="Attacker")
    foe.has(hand=["Scout"]).deck_top("Grade 1")
    me.attacks("Attacker", "Stone")
    foe.guards_with("Scout")
    me.is_asked("7.2.1.2")
    assert foe.zone("hand") == ["Grade 1"]


@pytest.mark.rule("7.4.1.1.1")
def test_what_was_not_declared_is_not_asked_for_again(scene, me, foe):
    """7.4.1.1.1: after one guardian out of two able cards the play timing is over."""
    me.has(left="Attacker")
    foe.has(hand=["Grade 0", "Grade 1"])
    me.attacks("Attacker", "Stone")
    foe.guards_with("Grade 1")
    me.is_asked("7.2.1.2")
    assert foe.zone("hand") == ["Grade 0"]


@pytest.mark.rule("7.4.1.1.2")
def test_hand_cards_and_an_interceptor_are_declared_together(scene, me, foe):
    """7.4.1.1.2: two cards of the hand and a front row intercept unit all rest on the guardian circle."""
    me.has(left="Attacker")
    foe.has(vanguard="Grade 3", left="Grade 2", hand=["Grade 0", "Grade 1"], back="Witness")
    me.attacks("Attacker", "Grade 3")
    foe.guards_with("Grade 0", "Grade 2", "Grade 1")
    foe.is_asked("8.5.2.4.4")
    assert sorted(foe.zone("guardians")) == ["Grade 0", "Grade 1", "Grade 2"]
    assert foe.zone("left") == foe.zone("hand") == []
    assert all(foe.is_rested(name) for name in ("Grade 0", "Grade 1", "Grade 2"))


@pytest.mark.rule("7.4.1.1.2")
def test_any_number_of_hand_cards_can_guard(scene, me, foe):
    """7.4.1.1.2: three copies of one card and another beside them, all in one declaration."""
    me.has(left="Attacker")
    foe.has(vanguard="Grade 3", hand=["Grade 1", "Grade 1", "Grade 1", "Grade 0"], back="Witness")
    me.attacks("Attacker", "Grade 3")
    foe.guards_with("Grade 1", "Grade 1", "Grade 1", "Grade 0")
    foe.is_asked("8.5.2.4.4")
    assert foe.count("guardians") == 4
    assert foe.power("Grade 3") == 10000 + 3 * 5000 + 10000


@pytest.mark.rule("7.4.1.1.2")
def test_a_card_above_the_vanguards_grade_cannot_guard(scene, me, foe):
    """7.4.1.1.2: guardians are normal called, so the vanguard's grade limits them."""
    scene.card("Great Shield", grade=3, shield=5000)
    me.has(left="Attacker")
    foe.has(vanguard="Grade 1", hand=["Great Shield", "Grade 0"])
    me.attacks("Attacker", "Grade 1")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 0", "done"])
    assert foe.refused("Great Shield") == "8.5.2.1.1.2"


@pytest.mark.rule("7.4.1.1.2")
def test_a_card_without_a_shield_cannot_guard(scene, me, foe):
    """7.4.1.1.2: only cards with a shield are called as guardians."""
    scene.card("Bare", grade=1, shield=None)
    me.has(left="Attacker")
    foe.has(hand=["Bare", "Grade 1"])
    me.attacks("Attacker", "Stone")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 1", "done"])


@pytest.mark.rule("7.4.1.1.2")
def test_only_front_row_units_with_intercept_are_moved(scene, me, foe):
    """7.4.1.1.2: neither the same unit in the back row nor one without intercept is offered."""
    scene.card("Rear Interceptor", grade=2)
    me.has(left="Attacker")
    foe.has(left="Grade 2", right="Grade 1", back_left="Rear Interceptor")
    me.attacks("Attacker", "Stone")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 2", "done"])


@pytest.mark.rule("7.4.1.1.2.1", "7.4.1.1.2")
def test_an_interceptor_is_assigned_a_unit_when_several_are_attacked(scene, me, foe):
    """7.4.1.1.2.1: vanguard and left front are attacked, right front is not; whom it guards is asked."""
    evasive = Ability("continuous", Modify(This(), (Cannot("be attacked"),)), zones=("rear-guard circle",))
    scene.card("Evasive", abilities=[evasive], grade=2)
    me.has(left="Sweeper")
    foe.has(vanguard="Grade 3", left="Grade 1", right="Evasive", back="Witness")
    me.attacks("Sweeper", "Grade 3")
    foe.guards_with("Evasive")
    foe.is_asked("7.4.1.1.2.1", exactly=["Grade 3", "Grade 1"])
    foe.picks("Grade 1")
    foe.is_asked("8.5.2.4.4")
    assert foe.power("Grade 1") == 7000 + 5000
    assert foe.power("Grade 3") == 10000


@pytest.mark.rule("7.4.1.1.2.1")
def test_with_one_attacked_unit_every_guardian_guards_it(scene, me, foe):
    """7.4.1.1.2.1: no question; guardian and interceptor alike guard the vanguard."""
    me.has(left="Attacker")
    foe.has(vanguard="Grade 3", left="Grade 2", hand=["Grade 0"], back="Witness")
    me.attacks("Attacker", "Grade 3")
    foe.guards_with("Grade 2", "Grade 0")
    foe.is_asked("8.5.2.4.4")
    assert foe.power("Grade 3") == 10000 + 5000 + 10000


@pytest.mark.rule("7.4.1.1.2.1", "7.4.1.1.2.3")
def test_wards_are_chosen_before_any_guardian_moves(scene, me, foe):
    """7.4.1.1.2.1: while the second guardian is assigned, the first is still in the hand."""
    me.has(left="Sweeper")
    foe.has(vanguard="Grade 3", left="Stone", hand=["Grade 0", "Grade 1"])
    me.attacks("Sweeper", "Grade 3")
    foe.guards_with("Grade 0", "Grade 1").picks("Grade 3").is_asked("7.4.1.1.2.1")
    assert (foe.count("hand"), foe.count("guardians")) == (2, 0)


@pytest.mark.rule("7.4.1.1.2.3", "10.1.6.1.2")
def test_each_of_several_guardians_from_the_hand_is_called_and_an_interceptor_is_not(scene, me, foe):
    """7.4.1.1.2.3: three arrive together: two by a normal call, one by an intercept."""
    me.has(left="Attacker")
    foe.has(vanguard="Grade 3", left="Grade 2", hand=["Grade 0", "Grade 1"])
    me.attacks("Attacker", "Grade 3")
    foe.guards_with("Grade 0", "Grade 2", "Grade 1")
    kinds = ("call", "normal call", "intercept", "guard")
    assert [len(scene.events(kind)) for kind in kinds] == [2, 2, 1, 3]


@pytest.mark.rule("7.4.1.1.2.2")
def test_shields_are_added_to_the_guarded_unit(scene, me, foe):
    """7.4.1.1.2.2: 10000 with guardians of 10000 and 5000 makes 25000."""
    me.has(left="Attacker")
    foe.has(vanguard="Grade 3", hand=["Grade 0", "Grade 1"], back="Witness")
    me.attacks("Attacker", "Grade 3")
    foe.guards_with("Grade 0", "Grade 1")
    foe.is_asked("8.5.2.4.4")
    assert foe.power("Grade 3") == 10000 + 10000 + 5000


@pytest.mark.rule("7.4.1.1.2.2")
def test_the_shield_of_a_guardian_that_left_is_not_added(scene, me, foe):
    """7.4.1.1.2.2: one of two guardians goes back to the hand before the comparison; its shield is gone."""
    shirker = "[AUTO](GC):At the beginning of your opponent's damage step, return this unit to your hand."
    scene.card("Shirker", shirker, shield=10000)
    me.has(left="Attacker")
    foe.has(vanguard="Grade 3", hand=["Shirker", "Grade 1"], back="Witness")
    me.attacks("Attacker", "Grade 3")
    foe.guards_with("Shirker", "Grade 1")
    foe.picks(("ability", "Shirker/1", "Shirker"), rule="8.4.1.3")
    foe.is_asked("8.5.2.4.4")
    assert foe.zone("guardians") == ["Grade 1"]
    assert foe.power("Grade 3") == 10000 + 5000


@pytest.mark.rule("7.4.1.1.2.2")
def test_guardians_of_another_unit_add_nothing(scene, me, foe):
    """7.4.1.1.2.2: of two attacked units each has only the shields of its own guardians."""
    me.has(left="Sweeper")
    foe.has(vanguard="Grade 3", left="Stone", hand=["Grade 0", "Grade 1"], back="Witness")
    me.attacks("Sweeper", "Grade 3")
    foe.guards_with("Grade 0", "Grade 1")
    foe.picks("Grade 3", rule="7.4.1.1.2.1").picks("Stone", rule="7.4.1.1.2.1")
    foe.is_asked("8.5.2.4.4")
    assert foe.power("Grade 3") == 10000 + 10000
    assert foe.game.value(foe.card("Stone", "left"), "power") == 6000 + 5000


def companion(scene):
    """A card that draws on arriving as a guardian, if another guardian is there in that moment."""
    another = Compare(Count(Cards(("guardian circle",), "mine", Other())), ">=", Number(1))
    arrival = OnlyIf(another, Moved(This(), (), ("guardian circle",)))
    draw = Ability("automatic", Perform("draw", Number(1)), zones=("guardian circle",), trigger=arrival)
    scene.card("Companion", abilities=[draw])


@pytest.mark.rule("7.4.1.1.2.3")
@pytest.mark.parametrize("order", [["Companion", "Grade 2"], ["Grade 2", "Companion"]])
def test_guardians_of_one_declaration_arrive_together(scene, me, foe, order):
    """7.4.1.1.2.3: as the called card arrives the interceptor is there, whichever was named first."""
    companion(scene)
    me.has(left="Attacker")
    foe.has(left="Grade 2", hand=["Companion"])
    me.attacks("Attacker", "Stone")
    foe.guards_with(*order)
    assert foe.count("hand") == 1


@pytest.mark.rule("7.4.1.1.2.3")
def test_a_lone_guardian_has_no_companion(scene, me, foe):
    """7.4.1.1.2.3: the counterpart, so that the test above can fail: alone, the condition is not met."""
    companion(scene)
    me.has(left="Attacker")
    foe.has(left="Grade 2", hand=["Companion"])
    me.attacks("Attacker", "Stone")
    foe.guards_with("Companion")
    assert foe.count("hand") == 0


@pytest.mark.rule("7.4.1.2")
def test_a_rear_guards_attack_goes_on_with_the_damage_step(scene, me, foe):
    """7.4.1.2: no drive step for an attacker on a rear-guard circle."""
    me.has(left="Attacker")
    me.attacks("Attacker", "Stone")
    assert scene.events("begin drive step") == []
    assert len(scene.events("begin damage step")) == 1


@pytest.mark.rule("7.4.1.2")
def test_a_vanguards_attack_goes_on_with_the_drive_step(scene, me, foe):
    """7.4.1.2: the drive step comes between guard step and damage step."""
    me.has(left="Attacker")
    me.attacks("Grade 2", "Stone")
    steps = ("begin guard step", "begin drive step", "begin damage step")
    assert [e[0] for e in scene.game.log if e[0] in steps] == list(steps)


@pytest.mark.rule("7.4.1.2")
def test_what_guarding_sets_off_resolves_before_the_drive_step(scene, me, foe):
    """7.4.1.2: the check timing lets a guardian's ability resolve before any drive check."""
    scene.card("Scout", "[AUTO]:When this unit is placed on (GC), you may draw a card.")
    me.has(left="Attacker")
    foe.has(hand=["Scout"])
    me.attacks("Grade 2", "Stone")
    foe.guards_with("Scout")
    foe.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert scene.events("begin drive step") == []


@pytest.mark.rule("7.4.1.2")
def test_an_attacker_that_left_the_vanguard_circle_has_no_drive_step(scene, me, foe):
    """7.4.1.2: another unit rode over the attacker in the guard step, so the damage step follows."""
    scene.card("Successor", grade=2)
    scene.card(
        "Kingmaker",
        "[AUTO](RC):At the beginning of the guard step of the battle that your vanguard attacked, "
        'choose a card named "Successor" from your hand, and ride it.',
    )
    me.has(left="Attacker", back="Kingmaker", hand=["Successor"])
    me.attacks("Grade 2", "Stone")
    me.picks("Successor")
    assert me.zone("vanguard") == ["Successor"]
    assert scene.events("begin drive step") == []
    assert len(scene.events("begin damage step")) == 1
    assert foe.count("damage") == 0


@pytest.mark.rule("7.4.1.2")
def test_an_attacker_that_came_to_the_vanguard_circle_has_a_drive_step(scene, me, foe):
    """7.4.1.2: where the attacker is after the check timing decides, not where it attacked from."""
    rises = Place("ride", This(), "vanguard circle")
    ability = Ability("automatic", rises, zones=("field",), trigger=At("begin", "guard step", "your"))
    scene.card("Climber", abilities=[ability])
    me.has(left="Climber", right="Attacker")
    me.attacks("Climber", "Stone")
    assert me.zone("vanguard") == ["Climber"]
    assert len(scene.events("drive check")) == 1
