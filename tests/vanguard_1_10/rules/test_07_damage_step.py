"""Section 7.6, first part: the comparison, what a hit deals, and what is retired."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    At,
    Cannot,
    Cards,
    Is,
    Modify,
    Move,
    Moved,
    Number,
    On,
    Other,
    Perform,
    Place,
    Sequence,
    This,
    YouMay,
)

HITS = "[AUTO](VC/RC):When this unit's attack hits, draw a card."
SWEEPER = "[CONT](VC/RC):This unit battles every unit in your opponent's front row in one attack."


@pytest.fixture(autouse=True)
def battle_phase(table):
    return table.step("battle phase")


def on_comparison(scene, name, effect, **fields):
    """An attacker with an ability that resolves in the check timing after the comparison."""
    ability = Ability("automatic", effect, zones=("field",), trigger=On("compare", (("attacker", This()),)))
    return scene.card(name, abilities=[ability], **fields)


def walks(scene, name, whose, *circles, **fields):
    """A unit that goes to other circles, one after another, as the guard step begins."""
    walk = Sequence(tuple(Move(This(), circle) for circle in circles))
    ability = Ability("automatic", walk, zones=("field",), trigger=At("begin", "guard step", whose))
    return scene.card(name, abilities=[ability], **fields)


@pytest.mark.rule("7.6.1")
def test_the_damage_step_runs_in_order(scene, me, foe):
    """7.6.1: beginning abilities, comparison, check timing, damage, retirement, abilities on hitting."""
    scene.card("Opener", "[AUTO](RC):At the beginning of your damage step, draw a card.")
    draw = Perform("draw", Number(1))
    comparing = Ability("automatic", draw, zones=("field",), trigger=On("compare", (("attacker", This()),)))
    hitting = Ability("automatic", draw, zones=("field",), trigger=On("hit", (("attacker", This()),)))
    scene.card("Striker", abilities=[comparing, hitting], power=20000)
    me.has(vanguard="Grade 2", left="Striker", back="Opener")
    foe.has(hand=["Grade 1"])
    me.attacks("Striker", "Stone")
    foe.guards_with("Grade 1")
    log = scene.game.log
    start = next(i for i, e in enumerate(log) if e[0] == "begin damage step")
    steps = {"begin damage step", "play", "compare", "damage check", "hit", "begin close step"}
    seen = [e[7] if e[0] == "move" and e[7] in ("damage", "retire") else e[0] for e in log[start:]]
    assert [s for s in seen if s in steps or s in ("damage", "retire")][:10] == [
        "begin damage step", "play",
        "compare", "play",
        "damage", "damage check", "damage",
        "retire",
        "hit", "play",
    ]  # fmt: skip


@pytest.mark.rule("7.6.1.1")
def test_power_gained_as_the_damage_step_begins_counts(scene, me, foe):
    """7.6.1.1: 10000 against 9000 + 3000 does not hit."""
    scene.card(
        "Stubborn",
        "[AUTO](VC):At the beginning of your opponent's damage step, "
        "this unit gets [Power]+3000 until end of turn.",
        grade=2,
    )
    me.has(vanguard="Grade 2", left="Grade 3")
    foe.has(vanguard="Stubborn")
    me.attacks("Grade 3", "Stubborn")
    assert foe.power("Stubborn") == 9000 + 3000
    assert foe.count("damage") == 0


@pytest.mark.rule("7.6.1.2")
@pytest.mark.parametrize(("power", "damage"), [(10000, 1), (9000, 0), (11000, 1)])
def test_an_attack_hits_with_at_least_the_attacked_units_power(scene, me, foe, power, damage):
    """7.6.1.2: against 10000, equal or more hits and less does not."""
    scene.card("Attacker", power=power)
    me.has(vanguard="Grade 2", left="Attacker")
    foe.has(vanguard="Grade 3")
    me.attacks("Attacker", "Grade 3")
    assert foe.count("damage") == damage


@pytest.mark.rule("7.6.1.2")
def test_each_of_several_attacked_units_is_compared(scene, me, foe):
    """7.6.1.2: an attacker of 10000 hits 9000 and misses 11000."""
    scene.card("Sweeper", SWEEPER, power=10000)
    scene.card("Tall", power=11000)
    me.has(vanguard="Grade 2", left="Sweeper")
    foe.has(vanguard="Tall", left="Grade 2")
    me.attacks("Sweeper", "Tall")
    assert foe.zone("drop") == ["Grade 2"]
    assert foe.count("damage") == 0


@pytest.mark.rule("7.6.1.2", "1.3.3")
@pytest.mark.parametrize(("attacker", "damage"), [("Grade 3", 0), ("Grade 2", 1)])
def test_a_unit_that_units_of_a_grade_cannot_hit_is_hit_by_others(scene, me, foe, attacker, damage):
    """7.6.1.2, 1.3.3: what forbids the hit looks at the unit that attacks, and at no other."""
    by_the_great = Modify(This(), (Cannot("be hit", by=Is("grade", "=", Number(3))),))
    scene.card("Small", abilities=[Ability("continuous", by_the_great, zones=("field",))], power=5000, grade=0)
    me.has(vanguard="Grade 1", left="Grade 2", right="Grade 3")
    foe.has(vanguard="Small")
    with foe.changes(damage=damage):
        me.attacks(attacker, "Small")


@pytest.mark.rule("7.6.1.3")
def test_an_attacked_unit_that_left_is_not_hit(scene, me, foe):
    """7.6.1.3: back in its owner's hand it suffers nothing, and abilities on hitting stay silent."""
    fleeing = "[AUTO](RC):At the beginning of your opponent's guard step, return this unit to your hand."
    scene.card("Fleeing", fleeing)
    scene.card("Striker", HITS)
    me.has(vanguard="Grade 2", left="Striker")
    foe.has(left="Fleeing")
    me.attacks("Striker", "Fleeing")
    assert foe.zone("hand") == ["Fleeing"]
    assert scene.events("hit") == scene.events("damage check") == []
    assert me.count("hand") == 0


@pytest.mark.rule("7.6.1.3")
def test_an_attacked_unit_retired_in_the_drive_step_is_not_hit(scene, me, foe):
    """7.6.1.3: it leaves by an effect of the drive step; there is no comparison left to make."""
    scene.card(
        "Archer",
        "[AUTO](RC):At the beginning of your drive step, choose one of your opponent's rear-guards, "
        "and retire it.",
    )
    scene.card("Striker", HITS, grade=2)
    me.has(vanguard="Striker", left="Grade 1", back_left="Archer")
    foe.has(left="Stone")
    me.picks("yes", "Striker")
    me.answer(foe.card("Stone", "left"))
    assert foe.count("drop") == 1
    assert scene.events("hit") == []
    assert me.count("hand") == 1


@pytest.mark.rule("7.6.1.3")
def test_an_attacked_unit_that_changed_circle_is_not_hit(scene, me, foe):
    """7.6.1.3: it went one step back and stays on the field unharmed."""
    walks(scene, "Ducking", "opponent's", "back left", power=1000)
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(left="Ducking")
    me.attacks("Grade 1", "Ducking")
    assert foe.zone("back left") == ["Ducking"]
    assert scene.events("hit") == []


@pytest.mark.rule("7.6.1.3")
def test_an_attacked_unit_that_came_back_to_its_circle_is_not_hit(scene, me, foe):
    """7.6.1.3: what counts is that it moved, not where it is in the end."""
    walks(scene, "Ducking", "opponent's", "back left", "front left", power=1000)
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(left="Ducking")
    me.attacks("Grade 1", "Ducking")
    assert foe.zone("left") == ["Ducking"]
    assert scene.events("hit") == []


@pytest.mark.rule("7.6.1.3")
def test_an_attacked_vanguard_that_was_ridden_over_is_not_hit(scene, me, foe):
    """7.6.1.3: the attacked unit is in the soul; the new vanguard was never attacked."""
    scene.card(
        "Refuge",
        "[AUTO](RC):At the beginning of your opponent's guard step, "
        'choose a card named "Heir" from your hand, and ride it.',
    )
    scene.card("Heir", power=1000, shield=None)
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Stone", back="Refuge", hand=["Heir"])
    me.attacks("Grade 1", "Stone")
    foe.picks("Heir")
    assert foe.zone("vanguard") == ["Heir"]
    assert foe.count("damage") == 0
    assert scene.events("hit") == []


@pytest.mark.rule("7.6.1.3")
@pytest.mark.parametrize("to", ["back left", "hand"])
def test_an_attacker_that_moved_does_not_hit(scene, me, foe, to):
    """7.6.1.3: an attacker on another circle, or off the field, compares nothing."""
    walks(scene, "Retreating", "your", to, power=20000)
    me.has(vanguard="Grade 2", left="Retreating")
    me.attacks("Retreating", "Stone")
    assert me.zone(to) == ["Retreating"]
    assert foe.count("damage") == 0
    assert scene.events("hit") == []


@pytest.mark.rule("7.6.1.3")
def test_an_attacked_unit_that_changed_its_master_is_not_hit(scene, me, foe):
    """7.6.1.3: it went over to the attacker's side and is not hit there."""
    defects = Place("call", This(), "rear-guard circle", where=("opponent",))
    trigger = At("begin", "guard step", "opponent's")
    ability = Ability("automatic", defects, zones=("field",), trigger=trigger)
    scene.card("Turncoat", abilities=[ability], power=1000)
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(left="Turncoat")
    me.attacks("Grade 1", "Turncoat")
    me.picks("back right")
    assert me.zone("back right") == ["Turncoat"]
    assert scene.events("hit") == []


@pytest.mark.rule("7.6.1.4")
def test_abilities_on_hitting_do_not_go_off_before_damage(scene, me, foe):
    """7.6.1.4: in the middle of the damage check nothing has been drawn for the hit yet."""
    scene.card("Striker", HITS)
    me.has(vanguard="Grade 2", left="Striker")
    foe.has(vanguard="Grade 1").deck_top("Critical Trigger")
    me.attacks("Striker", "Grade 1")
    foe.is_asked("2.8.2")
    assert me.count("hand") == 0
    assert scene.events("hit") == []
    foe.picks("critical")
    assert me.count("hand") == 1


@pytest.mark.rule("7.6.1.4")
def test_a_check_timing_follows_the_comparison(scene, me, foe):
    """7.6.1.4: an ability set off by the comparison resolves before the damage check."""
    on_comparison(scene, "Striker", YouMay(Perform("draw", Number(1))))
    me.has(vanguard="Grade 2", left="Striker")
    me.attacks("Striker", "Stone")
    me.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert len(scene.events("compare")) == 1
    assert scene.events("damage check") == []


@pytest.mark.rule("7.6.1.5")
@pytest.mark.parametrize("critical", [1, 2, 3])
def test_a_hit_vanguard_takes_damage_equal_to_the_critical(scene, me, foe, critical):
    """7.6.1.5: so many cards go to the damage zone."""
    scene.card("Striker", critical=critical)
    me.has(vanguard="Grade 2", left="Striker")
    scene.start()
    with foe.changes(damage=+critical, deck=-critical):
        me.attacks("Striker", "Stone")


@pytest.mark.rule("7.6.1.5")
def test_a_critical_gained_in_the_drive_step_counts(scene, me, foe):
    """7.6.1.5: the critical of the moment is dealt, here 1 + 1 with a trigger."""
    me.has(vanguard="Grade 2", left="Stone").deck_top("Critical Trigger")
    me.attacks("Grade 2", "Stone")
    me.picks("critical", "Grade 2", "Grade 2")
    assert foe.count("damage") == 1 + 1


@pytest.mark.rule("7.6.1.5", "7.6.1.7")
def test_a_hit_rear_guard_deals_no_damage(scene, me, foe):
    """7.6.1.5, 7.6.1.7: a critical of 2 means nothing there; the deck is untouched and no trigger shows."""
    scene.card("Striker", critical=2)
    me.has(vanguard="Grade 2", left="Striker")
    foe.has(vanguard="Grade 3", left="Grade 1")
    scene.start()
    with foe.changes(damage=0, deck=0):
        me.attacks("Striker", "Grade 1")
    assert foe.zone("drop") == ["Grade 1"]


@pytest.mark.rule("7.6.1.5.1")
@pytest.mark.parametrize("less", [1, 2])
def test_a_critical_of_zero_or_less_deals_no_damage(scene, me, foe, less):
    """7.6.1.5.1: no card is checked, and yet the attack has hit."""
    meek = f"[AUTO](RC):When this unit attacks, this unit gets [Critical]-{less} until end of that battle."
    scene.card("Meek", f"{meek}\n{HITS}")
    me.has(vanguard="Grade 2", left="Meek")
    scene.start()
    with foe.changes(damage=0, deck=0):
        me.attacks("Meek", "Stone")
    assert scene.events("damage check") == []
    assert me.count("hand") == 1


@pytest.mark.rule("7.6.1.5.2")
@pytest.mark.parametrize("to", ["hand", "back left"])
def test_an_attacker_gone_after_the_comparison_deals_no_damage(scene, me, foe, to):
    """7.6.1.5.2: it hit, but left its circle in the check timing before damage: no damage check."""
    on_comparison(scene, "Vanishing", Move(This(), to))
    me.has(vanguard="Grade 2", left="Vanishing")
    scene.start()
    with foe.changes(damage=0, deck=0):
        me.attacks("Vanishing", "Stone")
    assert me.zone(to) == ["Vanishing"]
    assert len(scene.events("hit")) == 1


@pytest.mark.rule("7.6.1.7")
def test_no_damage_check_when_nothing_is_hit(scene, me, foe):
    """7.6.1.7: an attack on the vanguard that misses leaves the defender's deck alone."""
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Grade 3")
    scene.start()
    with foe.changes(damage=0, deck=0):
        me.attacks("Grade 1", "Grade 3")
    assert scene.events("damage check") == []


@pytest.mark.rule("7.6.1.8")
def test_a_hit_rear_guard_and_all_guardians_are_retired(scene, me, foe):
    """7.6.1.8: right front and both its guardians go to the drop zone."""
    scene.card("Giant", power=30000)
    me.has(vanguard="Grade 2", left="Giant")
    foe.has(right="Stone", vanguard="Grade 3", hand=["Grade 0", "Grade 1"])
    me.attacks("Giant", "Stone")
    foe.guards_with("Grade 0", "Grade 1")
    assert sorted(foe.zone("drop")) == ["Grade 0", "Grade 1", "Stone"]
    assert foe.zone("right") == foe.zone("guardians") == []


@pytest.mark.rule("7.6.1.8")
def test_guardians_are_retired_when_the_attack_misses(scene, me, foe):
    """7.6.1.8: the rear-guard stays, its guardian and an interceptor do not."""
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(right="Stone", left="Grade 2", vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 1", "Stone")
    foe.guards_with("Grade 0", "Grade 2")
    assert sorted(foe.zone("drop")) == ["Grade 0", "Grade 2"]
    assert foe.zone("right") == ["Stone"]


@pytest.mark.rule("7.6.1.8")
def test_a_hit_rear_guard_is_retired_wherever_it_went(scene, me, foe):
    """7.6.1.8: it was hit; a step to another rear-guard circle after the comparison does not save it."""
    late = Ability("automatic", Move(This(), "back left"), zones=("field",), trigger=On("compare"))
    scene.card("Too Late", abilities=[late], power=1000)
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(left="Too Late")
    me.attacks("Grade 1", "Too Late")
    assert foe.zone("drop") == ["Too Late"]


@pytest.mark.rule("7.6.1.9")
def test_abilities_on_hitting_go_off_after_damage_and_retirement(scene, me, foe):
    """7.6.1.9: the damage lies there and the guardian is gone when the ability resolves."""
    striker = "[AUTO](RC):When this unit's attack hits a vanguard, you may draw a card."
    scene.card("Striker", striker, power=20000)
    me.has(vanguard="Grade 2", left="Striker")
    foe.has(hand=["Grade 1"])
    me.attacks("Striker", "Stone")
    foe.guards_with("Grade 1")
    me.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert foe.count("damage") == 1
    assert foe.zone("drop") == ["Grade 1"]
    assert scene.events("begin close step") == []


@pytest.mark.rule("7.6.1.9")
def test_abilities_on_hitting_do_not_outlive_the_game(scene, me, foe):
    """7.6.1.9: the sixth damage ended the game before they could go off."""
    scene.card("Striker", HITS)
    me.has(vanguard="Grade 2", left="Striker")
    foe.has(damage=5)
    me.attacks("Striker", "Stone")
    assert scene.winner is me
    assert me.count("hand") == 0
    assert scene.events("hit") == []


@pytest.mark.rule("7.6.1.9")
@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("When this unit's attack hits, ", 1),
        ("When this unit's attack hits an opponent's rear-guard, ", 1),
        ("When this unit's attack hits a vanguard, ", 0),
    ],
)
def test_abilities_on_hitting_a_rear_guard_go_off_though_it_is_gone(scene, me, foe, text, drawn):
    """7.6.1.9, 8.8.1: the unit lies in the drop zone by then, and still it was a rear-guard that was hit."""
    scene.card("Striker", f"[AUTO](RC):{text}draw a card.")
    me.has(vanguard="Grade 2", left="Striker")
    foe.has(left="Grade 0")
    me.attacks("Striker", "Grade 0")
    assert foe.zone("drop") == ["Grade 0"]
    assert me.count("hand") == drawn


@pytest.mark.rule("7.6.1.9")
def test_each_unit_that_was_hit_is_told_of(scene, me, foe):
    """7.6.1.9: one attack that hits the vanguard and a rear-guard sets off what hears of each."""
    scene.card("Sweeper", f"{SWEEPER}\n{HITS}", power=20000)
    me.has(vanguard="Grade 2", left="Sweeper")
    foe.has(left="Grade 0")
    me.attacks("Sweeper", "Stone")
    assert (foe.count("damage"), foe.zone("drop")) == (1, ["Grade 0"])
    assert me.count("hand") == 2


@pytest.mark.rule("7.6.1.8")
def test_hit_rear_guards_and_guardians_leave_together(scene, me, foe):
    """7.6.1.8: the rear-guard hears of its guardian's retirement, and the guardian of the rear-guard's."""
    scene.card("Giant", power=30000)
    hears = Moved(Cards(("rear-guard circle", "guardian circle"), "mine", Other()), ("field",), ("drop",))
    for name in ("Ward", "Shield"):
        mourns = Ability("automatic", Perform("draw", Number(1)), zones=("field",), trigger=hears)
        scene.card(name, abilities=[mourns])
    me.has(vanguard="Grade 2", left="Giant")
    foe.has(right="Ward", vanguard="Grade 3", hand=["Shield"])
    me.attacks("Giant", "Ward")
    foe.guards_with("Shield")
    foe.is_asked("8.4.1.3", exactly=[("ability", "Ward/1", "Ward"), ("ability", "Shield/1", "Shield")])
    foe.picks(("ability", "Ward/1", "Ward"))
    assert foe.count("hand") == 2
