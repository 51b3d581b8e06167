"""Section 7.3: the attack step, with battle opponents and boosts."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Add,
    At,
    Cards,
    Compare,
    Count,
    Every,
    If,
    InState,
    Matches,
    Modify,
    Move,
    Number,
    Sequence,
    This,
    ValueOf,
    Whenever,
)

NAPPER = "[AUTO](RC):At the beginning of your attack step, [Rest] this unit."
SWEEPER = "[CONT](VC/RC):This unit battles every unit in your opponent's front row in one attack."

FICKLE = (
    "[AUTO](RC):At the beginning of the guard step of the battle that your unit attacked, "
    "return this unit to your hand."
)


def witness(step):
    """A card text that stops the game at the beginning of a step, so that a test can look."""
    mine = "the guard step of the battle that your unit attacked" if step == "guard step" else f"your {step}"
    return f"[AUTO](RC):At the beginning of {mine}, you may draw a card."


@pytest.mark.rule("7.3.1")
def test_attacker_then_target_then_booster_are_chosen(scene, me, foe):
    """7.3.1: the three choices come in this order."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 3", back_left="Grade 0")
    foe.has(vanguard="Stone", left="Grade 1")
    me.picks("yes", rule="7.2.1.2")
    me.picks("Grade 3", rule="7.3.1.3").picks("Grade 1", rule="7.3.1.4")
    me.is_asked("7.3.1.5", exactly=["Grade 0", "nobody"])


@pytest.mark.rule("7.3.1")
def test_abilities_on_attacking_wait_for_the_booster_choice(scene, me, foe):
    """7.3.1: the attack is made before the booster is chosen, but what it sets off resolves only after."""
    scene.step("battle phase")
    scene.card("Eager", "[AUTO](RC):When this unit attacks, draw a card.")
    me.has(vanguard="Grade 2", left="Eager", back_left="Grade 0")
    me.picks("yes", "Eager")
    me.is_asked("7.3.1.5")
    assert me.count("hand") == 0
    me.picks("nobody")
    assert me.count("hand") == 1


@pytest.mark.rule("7.3.1.1")
def test_a_battle_begins_with_the_attack_step(scene, me, foe):
    """7.3.1.1: the count of this turn's battles is up before an attacker is chosen."""
    scene.step("battle phase")
    scene.card("Counting", "[CONT](RC):If it is the first battle of that turn, this unit gets [Power]+1000.")
    me.has(vanguard="Grade 2", left="Counting")
    me.is_asked("7.2.1.2")
    assert me.power("Counting") == 7000
    me.picks("yes")
    me.is_asked("7.3.1.3")
    assert me.power("Counting") == 7000 + 1000


@pytest.mark.rule("7.3.1.1")
def test_a_battle_without_an_attacker_is_counted(scene, me, foe):
    """7.3.1.1: the battle has begun, though nobody could be chosen to attack; the next one is the second."""
    scene.step("battle phase")
    scene.card("Napper", NAPPER)
    waker = "[AUTO](RC):At the beginning of your close step, choose your vanguard, and [Stand] it."
    second = "[CONT](VC):If it is the second battle of that turn, this unit gets [Power]+1000."
    scene.card("Waker", waker)
    scene.card("Second", second, grade=2)
    me.put("vanguard circle", "Second", rested=True)
    me.has(left="Napper", back_left="Waker")
    foe.has(hand=["Grade 1"])
    me.picks("yes", rule="7.2.1.2")
    me.picks("yes", rule="7.2.1.2")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Second") == 9000 + 1000


@pytest.mark.rule("7.3.1.2", "7.3.1.3")
@pytest.mark.parametrize("others", [{}, {"left": "Grade 0", "right": "Grade 1"}])
def test_a_unit_rested_as_the_attack_step_begins_cannot_be_chosen(scene, me, foe, others):
    """7.3.1.2, 7.3.1.3: the only standing front unit rests itself: no attack, the close step follows."""
    scene.step("battle phase")
    scene.card("Napper", NAPPER)
    me.put("vanguard circle", "Grade 2", rested=True)
    me.has(left="Napper", back_right="Grade 0")
    foe.has(hand=["Grade 1"], **others)
    me.picks("yes", rule="7.2.1.2")
    assert scene.events("attack") == scene.events("begin guard step") == []
    assert len(scene.events("begin close step")) == 1
    assert scene.game.facts["turn seat"] == foe.seat


@pytest.mark.rule("7.3.1.2")
def test_a_unit_stood_as_the_attack_step_begins_can_attack(scene, me, foe):
    """7.3.1.2: these abilities resolve before the attacker is chosen."""
    scene.step("battle phase")
    scene.card("Late Riser", "[AUTO](RC):At the beginning of your attack step, [Stand] this unit.")
    me.has(vanguard="Grade 2").put("front left", "Late Riser", rested=True)
    me.picks("yes", rule="7.2.1.2")
    me.is_asked("7.3.1.3", exactly=["Grade 2", "Late Riser"])


@pytest.mark.rule("7.3.1.3")
def test_only_the_front_row_is_offered_as_attacker(scene, me, foe):
    """7.3.1.3: a standing unit of the back row is refused, with this rule as the reason."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", right="Grade 1", back_left="Grade 0")
    me.picks("yes", rule="7.2.1.2")
    me.is_asked("7.3.1.3", exactly=["Grade 2", "Grade 1"])
    assert me.refused("Grade 0") == "7.3.1.3"


@pytest.mark.rule("7.3.1.3")
def test_the_attacker_rests(scene, me, foe):
    """7.3.1.3: attacking rests the unit, so that it attacks once."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1", right="Stone")
    me.attacks("Grade 1", "Stone")
    assert me.is_rested("Grade 1")
    me.picks("yes", rule="7.2.1.2")
    me.is_asked("7.3.1.3", exactly=["Grade 2", "Stone"])


@pytest.mark.rule("7.3.1.4")
def test_only_the_opponents_front_row_is_offered_as_target(scene, me, foe):
    """7.3.1.4: vanguard and front rear-guard, neither the back row nor a guardian nor a unit of mine."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Grade 3", left="Stone", back_left="Grade 0", back="Draw Trigger")
    foe.put("guardian circle", "Heal Trigger", rested=True)
    me.picks("yes").picks("Grade 1", rule="7.3.1.3")
    me.is_asked("7.3.1.4", exactly=["Grade 3", "Stone"])
    assert me.refused("Grade 0") == "7.3.1.4"


@pytest.mark.rule("7.3.1.4.1")
@pytest.mark.parametrize(("target", "bonus"), [("Grade 3", 3000), ("Grade 2", 0)])
def test_the_attacker_reads_its_battle_opponent(scene, me, foe, target, bonus):
    """7.3.1.4.1: the attacked unit is the attacker's battle opponent."""
    scene.step("battle phase")
    scene.card(
        "Measurer",
        "[AUTO](RC):When this unit attacks, if the battle opponent's [Power] is 10000 or more, "
        "this unit gets [Power]+3000 until end of that battle.",
    )
    me.has(left="Measurer", right="Grade 1")
    foe.has(vanguard=target, hand=["Grade 1"])
    me.attacks("Measurer", target)
    foe.is_asked("7.4.1.1.2")
    assert me.power("Measurer") == 7000 + bonus


@pytest.mark.rule("7.3.1.4.1")
@pytest.mark.parametrize(("attacker", "bonus"), [("Grade 3", 3000), ("Grade 2", 0)])
@pytest.mark.parametrize("own_power", [5000, 11000])
def test_the_attacked_unit_reads_its_battle_opponent(scene, me, foe, attacker, bonus, own_power):
    """7.3.1.4.1: the attacker is the attacked unit's battle opponent; its own power is beside the point."""
    scene.step("battle phase")
    scene.card(
        "Measured",
        "[AUTO](VC/RC):When this unit is attacked, if this unit's battle opponent's [Power] is 10000 "
        "or more, this unit gets [Power]+3000 until end of that battle.",
        power=own_power,
    )
    me.has(left=attacker, right="Grade 1")
    foe.has(vanguard="Measured", hand=["Grade 1"])
    me.attacks(attacker, "Measured")
    foe.is_asked("7.4.1.1.2")
    assert foe.power("Measured") == own_power + bonus


@pytest.mark.rule("7.3.1.4.1")
@pytest.mark.parametrize(("attacked", "bonus"), [("Bystander", 3000), ("Stone", 0)])
def test_a_unit_that_is_not_attacked_has_no_battle_opponent(scene, me, foe, attacked, bonus):
    """7.3.1.4.1: attacker and attacked unit are each other's; who stands by is nobody's."""
    scene.step("battle phase")
    scene.card(
        "Bystander",
        "[CONT](RC):If this unit's battle opponent's [Power] is 10000 or more, this unit gets [Power]+3000.",
    )
    me.has(left="Grade 3")
    foe.has(left="Bystander", hand=["Grade 0"])
    me.attacks("Grade 3", attacked)
    foe.is_asked("7.4.1.1.2")
    assert foe.power("Bystander") == 7000 + bonus


@pytest.mark.rule("7.3.1.4.2")
def test_each_unit_of_a_row_attack_can_be_guarded(scene, me, foe):
    """7.3.1.4.2: all units attacked together count as attacked, so a guardian may protect any of them."""
    scene.step("battle phase")
    scene.card("Sweeper", SWEEPER)
    me.has(left="Sweeper", right="Grade 1")
    foe.has(vanguard="Grade 3", left="Grade 2", right="Stone", back_left="Grade 0", hand=["Draw Trigger"])
    me.attacks("Sweeper", "Grade 3")
    foe.picks("Draw Trigger", rule="7.4.1.1.2")
    foe.is_asked("7.4.1.1.2.1", exactly=["Grade 3", "Grade 2", "Stone"])


@pytest.mark.rule("7.3.1.4.2")
def test_each_unit_of_a_row_attack_is_compared_and_suffers_for_itself(scene, me, foe):
    """7.3.1.4.2: of 10000, 9000 and 6000 an attacker with 9000 hits two."""
    scene.step("battle phase")
    scene.card("Sweeper", SWEEPER, power=9000)
    me.has(left="Sweeper", right="Grade 1")
    foe.has(vanguard="Grade 3", left="Grade 2", right="Stone")
    me.attacks("Sweeper", "Grade 3")
    assert foe.zone("left") == foe.zone("right") == []
    assert sorted(foe.zone("drop")) == ["Grade 2", "Stone"]
    assert foe.count("damage") == 0


@pytest.mark.rule("7.3.1.4.2")
def test_all_units_hit_by_a_row_attack_suffer(scene, me, foe):
    """7.3.1.4.2: the vanguard takes its damage and both rear-guards are retired, by one attack."""
    scene.step("battle phase")
    scene.card("Sweeper", SWEEPER, power=10000)
    me.has(left="Sweeper", right="Grade 1")
    foe.has(vanguard="Grade 3", left="Grade 2", right="Stone")
    me.attacks("Sweeper", "Grade 3")
    assert foe.count("damage") == 1
    assert sorted(foe.zone("drop")) == ["Grade 2", "Stone"]


@pytest.mark.rule("7.3.1.4.2")
def test_each_unit_of_a_row_attack_notices_that_it_is_attacked(scene, me, foe):
    """7.3.1.4.2: a rear-guard attacked together with the vanguard is attacked like any other."""
    scene.step("battle phase")
    scene.card("Sweeper", SWEEPER)
    scene.card("Startled", "[AUTO](RC):When this unit is attacked, draw a card.")
    me.has(left="Sweeper", right="Grade 1")
    foe.has(vanguard="Grade 3", left="Startled")
    scene.start()
    with foe.changes(hand=+1):
        me.attacks("Sweeper", "Grade 3")
        foe.guards_with_nothing()


@pytest.mark.rule("7.3.1.4.2")
@pytest.mark.parametrize(("who", "drawn"), [("vanguard", 1), ("rear-guard", 1)])
def test_others_notice_who_is_attacked_by_a_row_attack(scene, me, foe, who, drawn):
    """7.3.1.4.2: a rear-guard that is attacked beside the vanguard is attacked for others to hear, too."""
    scene.step("battle phase")
    scene.card("Sweeper", SWEEPER)
    scene.card("Sentry", f"[AUTO](RC):When your {who} is attacked, draw a card.")
    me.has(left="Sweeper", right="Grade 1")
    foe.has(vanguard="Grade 3", left="Grade 2", back="Sentry")
    scene.start()
    with foe.changes(hand=drawn):
        me.attacks("Sweeper", "Grade 3")
        foe.guards_with_nothing()


@pytest.mark.rule("7.3.1.4.2")
def test_a_row_attack_is_one_attack(scene, me, foe):
    """7.3.1.4.2: several targets, one attack: what listens for the attack goes off once."""
    scene.step("battle phase")
    scene.card("Sweeper", f"{SWEEPER}\n[AUTO](RC):When this unit attacks, draw a card.")
    me.has(left="Sweeper", right="Grade 1")
    foe.has(vanguard="Grade 3", left="Stone", right="Grade 2")
    me.attacks("Sweeper", "Grade 3")
    foe.guards_with_nothing()
    assert me.count("hand") == 1


@pytest.mark.rule("7.3.1.6", "7.3.1.7")
def test_abilities_on_attacking_come_before_the_boost_counts(scene, me, foe):
    """7.3.1.7: while what the attack set off is resolved, the booster's power is not added; after it, it is."""
    scene.step("battle phase")
    scene.card("Asker", "[AUTO](RC):When this unit attacks, you may draw a card.", power=9000)
    me.has(left="Asker", back_left="Grade 1")
    foe.has(hand=["Grade 0"])
    me.attacks("Asker", "Stone", boost="Grade 1").is_asked("8.5.2.4.4")
    assert me.power("Asker") == 9000
    me.picks("no")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Asker") == 9000 + 7000


@pytest.mark.rule("7.3.1.5")
def test_a_boosting_unit_rests(scene, me, foe):
    """7.3.1.5: the standing boost unit behind the attacker may be rested to boost."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 3", back_left="Grade 1")
    me.picks("yes").picks("Grade 3", rule="7.3.1.3")
    me.is_asked("7.3.1.5", exactly=["Grade 1", "nobody"])
    me.picks("Grade 1")
    assert me.is_rested("Grade 1")


@pytest.mark.rule("7.3.1.5")
def test_a_boost_can_be_declined(scene, me, foe):
    """7.3.1.5: the turn player may, and need not; the unit then stands and adds nothing."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 3", back_left="Grade 1")
    foe.has(hand=["Grade 0"])
    me.picks("yes", "Grade 3").picks("nobody", rule="7.3.1.5")
    foe.is_asked("7.4.1.1.2")
    assert not me.is_rested("Grade 1")
    assert me.power("Grade 3") == 10000


@pytest.mark.rule("7.3.1.5")
def test_a_resting_unit_cannot_boost(scene, me, foe):
    """7.3.1.5: there is nothing to rest, so no booster is asked for."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 3").put("back left", "Grade 1", rested=True)
    foe.has(hand=["Grade 0"])
    me.picks("yes", "Grade 3")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Grade 3") == 10000


@pytest.mark.rule("7.3.1.5")
@pytest.mark.parametrize("place", [{"back_right": "Grade 1"}, {"back": "Grade 1"}, {"back_left": "Stone"}])
def test_only_a_boost_unit_of_the_same_column_can_boost(scene, me, foe, place):
    """7.3.1.5: units of another column, and units without boost, are not asked for."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 3", **place)
    foe.has(hand=["Grade 0"])
    me.picks("yes", "Grade 3")
    foe.is_asked("7.4.1.1.2")


def status_card(scene, name, state, **fields):
    """A unit with power +2000 while it has a status of the battle."""
    bonus = If(Matches(This(), InState(state)), Modify(This(), (Add("power", Number(2000)),)))
    return scene.card(name, abilities=[Ability("continuous", bonus, zones=("field",))], **fields)


@pytest.mark.rule("7.3.1.5.1")
@pytest.mark.parametrize("step", ["guard step", "drive step", "damage step", "close step"])
def test_boosting_and_boosted_last_through_the_steps(scene, me, foe, step):
    """7.3.1.5.1: both statuses hold from the choice until the close step ends."""
    scene.step("battle phase")
    status_card(scene, "Lead", "boosted", grade=2)
    status_card(scene, "Helper", "boosting", grade=1)
    scene.card("Witness", witness(step))
    me.has(vanguard="Lead", left="Grade 1", back="Helper", back_right="Witness")
    me.attacks("Lead", "Stone", boost="Helper")
    me.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert scene.game.facts["step"] == step
    assert me.power("Helper") == 7000 + 2000
    assert me.power("Lead") == 9000 + 2000 + (7000 + 2000)


@pytest.mark.rule("7.3.1.5.1")
def test_only_the_two_of_a_boost_are_boosting_and_boosted(scene, me, foe):
    """7.3.1.5.1: the unit that was chosen, and the one it was chosen for; another that could boost does not."""
    scene.step("battle phase")
    status_card(scene, "Other Lead", "boosted", grade=2)
    status_card(scene, "Helper", "boosting", grade=1)
    status_card(scene, "Idle Helper", "boosting", grade=1)
    scene.card("Witness", witness("guard step"))
    me.has(vanguard="Grade 2", back="Helper", left="Other Lead", back_left="Idle Helper", back_right="Witness")
    me.attacks("Grade 2", "Stone", boost="Helper")
    me.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert me.power("Helper") == 7000 + 2000
    assert (me.power("Idle Helper"), me.power("Other Lead")) == (7000, 9000)


@pytest.mark.rule("7.3.1.5.1")
def test_boosted_holds_from_the_choice_on(scene, me, foe):
    """7.3.1.5.1: right after the choice the unit is boosted, though no power is added yet."""
    scene.step("battle phase")
    status_card(scene, "Lead", "boosted", grade=2)
    scene.card("Caller", "[AUTO](RC):When this unit boosts, you may draw a card.")
    me.has(vanguard="Lead", left="Grade 1", back="Caller")
    me.attacks("Lead", "Stone", boost="Caller")
    me.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert me.power("Lead") == 9000 + 2000


@pytest.mark.rule("7.3.1.5.1")
def test_boosting_and_boosted_end_with_the_close_step(scene, me, foe):
    """7.3.1.5.1: as the next start step begins neither status is left."""
    scene.step("battle phase")
    status_card(scene, "Lead", "boosted", grade=2)
    status_card(scene, "Helper", "boosting", grade=1)
    scene.card("Witness", witness("start step"))
    me.has(vanguard="Lead", left="Grade 1", back="Helper", back_right="Witness")
    me.passes().attacks("Lead", "Stone", boost="Helper")
    me.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert me.power("Helper") == 7000
    assert me.power("Lead") == 9000


@pytest.mark.rule("7.3.1.5.1.1", "7.3.1.7")
def test_the_link_breaks_when_the_booster_leaves(scene, me, foe):
    """7.3.1.5.1.1: back in the hand the booster adds nothing, and the attacker is boosted no more."""
    scene.step("battle phase")
    scene.card("Fickle", FICKLE, power=6000)
    status_card(scene, "Lead", "boosted", power=8000)
    me.has(vanguard="Grade 2", left="Lead", back_left="Fickle")
    foe.has(hand=["Grade 1"])
    me.attacks("Lead", "Stone", boost="Fickle")
    foe.is_asked("7.4.1.1.2")
    assert me.zone("hand") == ["Fickle"]
    assert me.power("Lead") == 8000


def steps_aside(scene, name, *circles, **fields):
    """A unit that moves to other circles, one after another, as the guard step begins."""
    walk = Sequence(tuple(Move(This(), circle) for circle in circles))
    ability = Ability("automatic", walk, zones=("field",), trigger=At("begin", "guard step", "your"))
    return scene.card(name, abilities=[ability], **fields)


@pytest.mark.rule("7.3.1.5.1.1")
def test_the_link_breaks_when_the_booster_changes_circle(scene, me, foe):
    """7.3.1.5.1.1: on another circle the unit boosts no more, though it is still on the field."""
    scene.step("battle phase")
    steps_aside(scene, "Wanderer", "back right")
    me.has(vanguard="Grade 2", left="Grade 3", back_left="Wanderer")
    foe.has(hand=["Grade 1"])
    me.attacks("Grade 3", "Stone", boost="Wanderer")
    foe.is_asked("7.4.1.1.2")
    assert me.zone("back right") == ["Wanderer"]
    assert me.power("Grade 3") == 10000


@pytest.mark.rule("7.3.1.5.1.1")
def test_a_broken_link_is_not_mended_by_coming_back(scene, me, foe):
    """7.3.1.5.1.1: a booster that left its circle and returned to it no longer boosts."""
    scene.step("battle phase")
    steps_aside(scene, "Wanderer", "back right", "back left")
    me.has(vanguard="Grade 2", left="Grade 3", back_left="Wanderer")
    foe.has(hand=["Grade 1"])
    me.attacks("Grade 3", "Stone", boost="Wanderer")
    foe.is_asked("7.4.1.1.2")
    assert me.zone("back left") == ["Wanderer"]
    assert me.power("Grade 3") == 10000


@pytest.mark.rule("7.3.1.5.1.1")
def test_the_link_breaks_when_the_attacker_leaves(scene, me, foe):
    """7.3.1.5.1.1: with the boosted unit gone the other is no boosting unit any more."""
    scene.step("battle phase")
    scene.card("Fickle", FICKLE)
    status_card(scene, "Helper", "boosting")
    scene.card("Witness", witness("damage step"))
    me.has(vanguard="Grade 2", left="Fickle", back_left="Helper", back="Witness")
    me.attacks("Fickle", "Stone", boost="Helper")
    me.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert me.power("Helper") == 7000


@pytest.mark.rule("7.3.1.6")
@pytest.mark.parametrize("order", [["Striker", "Pusher"], ["Pusher", "Striker"]])
def test_abilities_on_attacking_and_boosting_wait_together(scene, me, foe, order):
    """7.3.1.6: once the booster is chosen both wait, and their master says which goes first."""
    scene.step("battle phase")
    scene.card("Striker", "[AUTO](RC):When this unit attacks, you may draw a card.")
    scene.card("Pusher", "[AUTO](RC):When this unit boosts, you may draw a card.")
    me.has(vanguard="Grade 2", left="Striker", back_left="Pusher")
    me.attacks("Striker", "Stone", boost="Pusher")
    me.is_asked("8.4.1.2", exactly=[("ability", "Striker/1", "Striker"), ("ability", "Pusher/1", "Pusher")])
    me.picks(("ability", f"{order[0]}/1", order[0])).picks("no").picks("no", rule="8.5.2.4.4")
    assert [scene.game.card(e[3]) for e in scene.events("play")] == order


@pytest.mark.rule("7.3.1.7")
def test_the_boosters_power_is_added(scene, me, foe):
    """7.3.1.7: in the guard step 8000 boosted by 7000 stands at 15000."""
    scene.step("battle phase")
    scene.card("Lead", power=8000)
    me.has(vanguard="Grade 2", left="Lead", back_left="Grade 1")
    foe.has(hand=["Grade 0"])
    me.attacks("Lead", "Stone", boost="Grade 1")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Lead") == 8000 + 7000


@pytest.mark.rule("7.3.1.7")
def test_the_boosters_power_is_not_added_in_the_check_timing_before(scene, me, foe):
    """7.3.1.7: abilities on attacking still see the attacker's own power."""
    scene.step("battle phase")
    scene.card("Lead", "[AUTO](RC):When this unit attacks, you may draw a card.", power=8000)
    me.has(vanguard="Grade 2", left="Lead", back_left="Grade 1")
    me.attacks("Lead", "Stone", boost="Grade 1")
    me.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert me.power("Lead") == 8000


@pytest.mark.rule("7.3.1.7")
def test_what_the_booster_gains_later_is_added_too(scene, me, foe):
    """7.3.1.7: the sum follows the booster's power; a trigger's 5000 for the booster reaches the attacker."""
    scene.step("battle phase")
    scene.card("Lead", power=8000, grade=2)
    me.has(vanguard="Lead", left="Stone", back="Grade 1")
    me.deck_top("Critical Trigger")
    me.attacks("Lead", "Stone", boost="Grade 1")
    me.picks("power", rule="2.8.2").picks("Grade 1")
    me.is_asked("2.8.1.1.2")
    assert me.power("Lead") == 8000 + (7000 + 5000)


@pytest.mark.rule("7.3.1.8")
def test_a_situation_made_by_the_boost_resolves_before_the_guard_step(scene, me, foe):
    """7.3.1.8: the check timing after the power was added lets it resolve before guardians are asked for."""
    scene.step("battle phase")
    strong = Compare(ValueOf("power", This()), ">=", Number(8000 + 7000))
    filled = Compare(Count(Cards(("soul",))), ">=", Number(1))
    empties_soul = Move(Cards(("soul",)), "drop")
    ability = Ability("automatic", empties_soul, zones=("field",), trigger=Whenever(Every((strong, filled))))
    scene.card("Lead", abilities=[ability], power=8000)
    me.has(vanguard="Grade 2", left="Lead", back_left="Grade 1", soul=["Grade 0"])
    foe.has(hand=["Heal Trigger"])
    me.picks("yes").picks("Lead", rule="7.3.1.3")
    me.is_asked("7.3.1.5")
    assert me.zone("soul") == ["Grade 0"]
    me.picks("Grade 1")
    foe.is_asked("7.4.1.1.2")
    assert me.zone("soul") == []
    steps = ["play", "begin guard step"]
    assert [e[0] for e in scene.game.log if e[0] in steps] == steps
