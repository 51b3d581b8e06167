"""Section 7.7: the close step, where a battle ends."""

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
    Later,
    Matches,
    Modify,
    Move,
    Number,
    Perform,
    This,
    ValueOf,
    Whenever,
)

GAINS = "[AUTO](RC):When this unit attacks, this unit gets [Power]+3000 until end of that battle."
ENDS = "[AUTO](RC):At the end of the battle that this unit attacked, "
START = "[AUTO](RC):At the beginning of your start step, you may draw a card."


@pytest.fixture(autouse=True)
def battle_phase(table, me):
    """I have a vanguard that stays standing, so that my battle phase goes on after an attack."""
    me.has(vanguard="Grade 2")
    return table.step("battle phase")


def after_battle(scene, name, **fields):
    """A unit whose ability waits for its own power to fall back to 7000 while it is the attacking unit.

    It pays with a card of the soul, so that the situation does not last.
    """
    fallen = Compare(ValueOf("power", This()), "<=", Number(7000))
    filled = Compare(Count(Cards(("soul",))), ">=", Number(1))
    situation = Whenever(Every((fallen, filled, Matches(This(), InState("attacking")))))
    gains = Modify(This(), (Add("power", Number(3000)),), "end of battle")
    swing = Ability("automatic", gains, zones=("field",), trigger=At("begin", "attack step"))
    lose_soul = Ability("automatic", Move(Cards(("soul",)), "drop"), zones=("field",), trigger=situation)
    return scene.card(name, abilities=[swing, lose_soul], **fields)


@pytest.mark.rule("7.7.1")
def test_the_close_step_runs_in_order(scene, me, foe):
    """7.7.1: end of battle abilities, then battle long effects end, the statuses, and the start step."""
    scene.card("Striker", f"{GAINS}\n{ENDS}you may draw a card.")
    me.has(left="Striker")
    me.attacks("Striker", "Stone")
    me.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert me.power("Striker") == 7000 + 3000
    assert scene.game.facts["attacker"] is not None
    me.passes().is_asked("7.2.1.2")
    assert me.power("Striker") == 7000
    assert scene.game.facts["attacker"] is None
    steps = ("begin damage step", "begin close step", "begin start step")
    assert [e[0] for e in scene.game.log if e[0] in steps][1:] == list(steps)


@pytest.mark.rule("7.7.1.1")
def test_an_ability_on_the_end_of_the_battle_goes_off(scene, me, foe):
    """7.7.1.1: the attacker returns to the hand as its battle ends, and not earlier."""
    scene.card("Returning", ENDS + "return this unit to your hand.")
    me.has(left="Returning")
    me.attacks("Returning", "Stone")
    assert me.zone("hand") == ["Returning"]
    assert foe.count("damage") == 1


@pytest.mark.rule("7.7.1.1")
def test_an_attacked_units_ability_on_the_end_of_the_battle_goes_off(scene, me, foe):
    """7.7.1.1: the defender's abilities with that timing are set off as well."""
    scene.card("Patient", "[AUTO](VC):At the end of the battle that this unit was attacked, draw a card.")
    me.has(left="Grade 1")
    foe.has(vanguard="Patient")
    me.attacks("Grade 1", "Patient")
    assert foe.count("hand") == 1


@pytest.mark.rule("7.7.1.1")
def test_an_ability_on_the_end_of_its_battle_ignores_the_battles_of_others(scene, me, foe):
    """7.7.1.1: another unit's attack is not the battle it waits for."""
    scene.card("Returning", ENDS + "return this unit to your hand.")
    me.has(left="Returning", right="Grade 1")
    me.attacks("Grade 1", "Stone")
    assert me.zone("left") == ["Returning"]


@pytest.mark.rule("7.7.1.1", "7.7.1.3")
def test_a_close_step_that_repeats_sets_nothing_off_twice(scene, me, foe):
    """7.7.1.1, 7.7.1.3: the end of a bonus sets an ability off; the abilities that are done stay done."""
    after_battle(scene, "Striker")
    scene.card("Chronicler", "[AUTO](RC):At the beginning of your close step, draw a card.")
    me.has(left="Striker", back="Chronicler", soul=["Grade 0"])
    me.attacks("Striker", "Stone")
    assert me.zone("drop") == ["Grade 0"]
    assert me.count("hand") == 1


@pytest.mark.rule("7.7.1.1", "7.7.1.3")
def test_an_ability_that_appears_in_the_close_step_goes_off_in_it(scene, me, foe):
    """7.7.1.1, 7.7.1.3: a unit called at the end of the battle was not heard yet, so the step repeats."""
    scene.card("Inviter", ENDS + 'choose a card named "Guest" from your hand, and call it to (RC).')
    scene.card("Guest", "[AUTO](RC):At the beginning of your close step, Soul-Charge 1.")
    me.has(left="Inviter", hand=["Guest"])
    me.attacks("Inviter", "Stone")
    me.picks("Guest").picks("back right")
    assert me.zone("back right") == ["Guest"]
    assert me.count("soul") == 1


@pytest.mark.rule("7.7.1.1")
def test_a_timed_ability_made_in_the_close_step_goes_off_in_it(scene, me, foe):
    """7.7.1.1: what an end of battle ability puts off to the end of the battle still comes in this one."""
    later = Later(At("begin", "close step"), Perform("draw", Number(1)))
    first = Ability("automatic", later, zones=("field",), trigger=At("begin", "close step"))
    scene.card("Procrastinator", abilities=[first])
    me.has(left="Procrastinator")
    me.attacks("Procrastinator", "Stone")
    assert me.count("hand") == 1


@pytest.mark.rule("7.7.1.2")
def test_battle_long_effects_end_after_the_check_timing(scene, me, foe):
    """7.7.1.2: the bonus is on while end of battle abilities resolve, and off in the start step."""
    scene.card("Striker", f"{GAINS}\n{ENDS}you may draw a card.")
    scene.card("Witness", START)
    me.has(left="Striker", back="Witness")
    me.passes().attacks("Striker", "Stone")
    me.is_asked("8.5.2.4.4")
    assert scene.game.facts["step"] == "close step"
    assert me.power("Striker") == 7000 + 3000
    me.passes()
    me.is_asked("8.5.2.4.4")
    assert scene.game.facts["step"] == "start step"
    assert me.power("Striker") == 7000


@pytest.mark.rule("7.7.1.2")
def test_turn_long_effects_outlast_the_battle(scene, me, foe):
    """7.7.1.2: only what was meant for the battle ends."""
    turn_long = "[AUTO](RC):When this unit attacks, this unit gets [Power]+5000 until end of turn."
    scene.card("Striker", f"{GAINS}\n{turn_long}")
    me.has(left="Striker")
    me.picks("yes", "Striker").picks(("ability", "Striker/1", "Striker"), rule="8.4.1.2")
    me.is_asked("7.2.1.2")
    assert me.power("Striker") == 7000 + 5000


@pytest.mark.rule("7.7.1.2")
def test_a_lock_for_the_battle_ends_with_it(scene, me, foe):
    """7.7.1.2: an effect that forbids something during the battle is gone in the next one."""
    scene.card(
        "Silencer",
        "[AUTO](RC):When this unit attacks, your opponent cannot normal call grade 0 cards to (GC) "
        "until end of that battle.",
    )
    me.has(left="Silencer", right="Grade 1")
    foe.has(hand=["Grade 0", "Grade 1"])
    me.attacks("Silencer", "Stone")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 1", "done"])
    foe.picks("done")
    me.attacks("Grade 1", "Stone")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 0", "Grade 1", "done"])


@pytest.mark.rule("7.7.1.3")
def test_what_the_end_of_an_effect_sets_off_resolves_in_the_close_step(scene, me, foe):
    """7.7.1.3: the step repeats, so the ability resolves while the unit is still the attacking unit."""
    after_battle(scene, "Striker")
    me.has(left="Striker", soul=["Grade 0"])
    me.attacks("Striker", "Stone")
    assert me.zone("soul") == []
    log = [e for e in scene.game.log if e[0] in ("play", "begin start step")]
    assert [e[0] for e in log] == ["begin start step", "play", "play", "begin start step"]


@pytest.mark.rule("7.7.1.2", "7.7.1.3")
@pytest.mark.parametrize(("until", "drawn"), [("turn", 1), ("that battle", 0)])
def test_an_ability_that_ended_with_the_battle_is_not_set_off_by_its_end(scene, me, until, drawn):
    """7.7.1.3: what is gained in the close step is looked at once the battle is over; what ended with it is gone."""
    gained = "[AUTO](RC):At the beginning of your close step, draw a card."
    scene.card("Pupil", f'{ENDS}this unit gets "{gained}" until end of {until}.')
    me.has(left="Pupil")
    with me.changes(hand=drawn):
        me.attacks("Pupil", "Stone")


@pytest.mark.rule("7.7.1.3")
def test_with_nothing_left_the_close_step_goes_on(scene, me, foe):
    """7.7.1.3: an ordinary close step runs once."""
    scene.card("Chronicler", "[AUTO](RC):At the beginning of your close step, draw a card.")
    me.has(left="Grade 1", back="Chronicler")
    me.attacks("Grade 1", "Stone")
    assert me.count("hand") == 1
    assert len(scene.events("begin close step")) == 1


@pytest.mark.rule("7.7.1.4")
def test_attacking_and_attacked_end_with_the_close_step(scene, me, foe):
    """7.7.1.4: both statuses hold through the close step and are gone as the start step begins."""
    for name, state in (("Striker", "attacking"), ("Target", "attacked")):
        bonus = If(Matches(This(), InState(state)), Modify(This(), (Add("power", Number(2000)),)))
        scene.card(name, abilities=[Ability("continuous", bonus, zones=("field",))])
    scene.card("Closing", "[AUTO](RC):At the beginning of your close step, you may draw a card.")
    me.has(left="Striker", back="Closing")
    foe.has(vanguard="Target")
    me.attacks("Striker", "Target")
    me.is_asked("8.5.2.4.4")
    assert (me.power("Striker"), foe.power("Target")) == (7000 + 2000, 7000 + 2000)
    me.passes().is_asked("7.2.1.2")
    assert (me.power("Striker"), foe.power("Target")) == (7000, 7000)


@pytest.mark.rule("7.7.1.4", "4.3.2")
@pytest.mark.parametrize(("goes", "told"), [("draw a card.", True), ("return this unit to your hand.", False)])
def test_an_attacker_that_left_is_not_told_by_its_number(scene, me, foe, goes, told):
    """7.7.1.4, 4.3.2: while the close step goes on all see which unit attacks, but not where it lies in a hand."""
    scene.card("Striker", ENDS + goes)
    scene.card("Closing", "[AUTO](RC):At the beginning of your close step, you may draw a card.")
    me.has(left="Striker", back="Closing")
    me.attacks("Striker", "Stone").picks(("ability", "Striker/1", "Striker"), rule="8.4.1.2")
    me.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert [scene.game.view(seat)["facts"]["attacker"] is not None for seat in (0, 1)] == [told, told]
    me.passes()


@pytest.mark.rule("7.7.1.4")
def test_the_start_step_returns_with_the_attack_choice(scene, me, foe):
    """7.7.1.4: with another standing front unit a new attack is offered."""
    me.has(left="Grade 1")
    me.attacks("Grade 1", "Stone")
    assert len(scene.events("begin start step")) == 2
    me.is_asked("7.2.1.2", exactly=["yes", "no"])
