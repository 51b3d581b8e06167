"""Two rules meeting in a battle: boosts, guards, interceptions and hits with units that leave or change."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cannot, Modify, This

SWEEPER = "[CONT](VC/RC):This unit battles every unit in your opponent's front row in one attack."
MARTYR = "[AUTO]:When this unit is put into the drop zone from (RC), you may draw a card."
WALL = (
    "[AUTO]:When this unit is placed on (GC), choose one of your <<Testers>> that is being attacked, and that unit "
    "cannot be hit until end of that battle."
)


@pytest.fixture(autouse=True)
def battle_phase(table):
    return table.step("battle phase")


# --- boosts ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.3.1.7", "8.7.4")
def test_power_that_the_booster_gains_in_the_battle_goes_to_the_attacker(scene, me, foe):
    """7.3.1.7: the booster's power of the moment is added, so a later bonus counts as well."""
    scene.card(
        "Cook",
        "[AUTO](RC):At the beginning of the guard step of the battle that your unit attacked, all of your grade 1 "
        "rear-guards get [Power]+1000 until end of turn.",
        grade=0,
    )
    me.has(vanguard="Grade 2", left="Grade 3", back_left="Grade 1", back="Cook")
    foe.has(hand=["Grade 0"])
    me.attacks("Grade 3", "Stone", boost="Grade 1")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Grade 3") == 10000 + 7000 + 1000


@pytest.mark.rule("7.3.1.5", "10.1.20.1")
def test_a_unit_that_gets_boost_boosts_in_the_same_turn(scene, me, foe):
    """10.1.20.1: the skill it was given is a skill it has."""
    scene.step("main phase")
    scene.card("Teacher", '[ACT](VC):All of your rear-guards get "Boost" until end of turn.', grade=2)
    me.has(vanguard="Teacher", back="Grade 3", hand=["Grade 0"])
    foe.has(hand=["Grade 0"])
    me.uses("Teacher").attacks("Teacher", "Stone", boost="Grade 3")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Teacher") == 9000 + 10000


@pytest.mark.rule("7.3.1.5", "3.17.1")
def test_a_resting_unit_is_not_offered_as_booster(scene, me, foe):
    """3.17.1: to boost is to rest a standing unit; behind the attacker lies one that rests already."""
    me.has(vanguard="Grade 2")
    me.put("back center", "Grade 1", rested=True)
    foe.has(hand=["Grade 0"])
    me.attacks("Grade 2", "Stone")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Grade 2") == 9000 and scene.events("boost") == []


@pytest.mark.rule("7.3.1.5.1.1", "9.3.3")
def test_a_booster_that_was_called_over_boosts_no_more(scene, me, foe):
    """9.3.3: a unit called to its circle drives it off the field, and the new unit boosts nobody."""
    scene.card(
        "Caller", "[AUTO](VC):When this unit attacks, choose a card from your hand, and call it to (RC).", grade=2
    )
    me.has(vanguard="Caller", back="Grade 1", hand=["Grade 0"])
    foe.has(hand=["Grade 0"])
    me.attacks("Caller", "Stone", boost="Grade 1").picks("back center")
    foe.is_asked("7.4.1.1.2")
    assert (me.zone("back"), me.zone("drop")) == (["Grade 0"], ["Grade 1"])
    assert me.power("Caller") == 9000


@pytest.mark.rule("7.3.1.5.1", "2.8.1.1.4")
def test_a_booster_stood_by_a_trigger_still_boosts(scene, me, foe):
    """7.3.1.5.1: it boosts from the choice to the close step, whether it stands or rests."""
    me.has(vanguard="Grade 2", back="Grade 1").deck_top("Stand Trigger")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 2", "Grade 3", boost="Grade 1")
    foe.guards_with_nothing()
    me.picks("stand").picks("Grade 1")
    assert not me.is_rested("Grade 1")
    assert foe.count("damage") == 1


@pytest.mark.rule("7.3.1.3", "2.8.1.1.4")
def test_a_rear_guard_stood_by_a_trigger_attacks_again_boosted_anew(scene, me, foe):
    """7.3.1.3: what stands in the front row may be chosen to attack, however it came to stand."""
    me.has(vanguard="Grade 2", left="Grade 3", back_left="Grade 1").deck_top("Stand Trigger")
    me.attacks("Grade 3", "Stone")
    assert foe.count("damage") == 1
    me.attacks("Grade 2", "Stone").picks("stand").picks("Grade 3", "Grade 3")
    me.attacks("Grade 3", "Stone", boost="Grade 1")
    assert foe.count("damage") == 3


# --- guards and interceptions -----------------------------------------------------------------------------------


@pytest.mark.rule("10.2.2.1", "7.4.1.1.2")
def test_an_attacked_unit_does_not_intercept_but_its_neighbour_does(scene, me, foe):
    """10.2.2.1: an interceptor may not itself be attacked."""
    scene.card("Pawn", grade=2)
    me.has(vanguard="Grade 2", left="Grade 3")
    foe.has(left="Pawn", right="Grade 2")
    me.attacks("Grade 3", "Pawn")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 2", "done"])
    assert foe.why_not("Pawn") == "10.2.2.1"


@pytest.mark.rule("10.2.2.1", "10.1.20.2")
def test_a_unit_that_lost_intercept_does_not_intercept(scene, me, foe):
    """10.1.20.2: the skill that it loses is treated as not on it; nothing is asked then."""
    scene.card(
        "Hush",
        "[AUTO](VC):When this unit attacks, your opponent's units cannot intercept until end of that battle.",
        grade=2,
    )
    me.has(vanguard="Hush", left="Grade 0")
    foe.has(left="Grade 2")
    me.attacks("Hush", "Stone")
    assert foe.count("damage") == 1 and scene.events("intercept") == []


@pytest.mark.rule("7.4.1.1.2.2", "8.7.4")
@pytest.mark.parametrize(("do", "damage"), [("retire it", 1), ("return it to its owner's hand", 1)])
def test_a_guardian_that_leaves_shields_no_more(scene, me, foe, do, damage):
    """7.4.1.1.2.2: its shield counts while it is on the guardian circle."""
    scene.card(
        "Breaker",
        f"[AUTO](VC):At the beginning of your drive step, choose one of your opponent's guardians, and {do}.",
        grade=2,
    )
    me.has(vanguard="Breaker", left="Grade 0")
    foe.has(hand=["Grade 0"])
    me.attacks("Breaker", "Stone")
    foe.guards_with("Grade 0")
    assert foe.count("damage") == damage


@pytest.mark.rule("7.4.1.1.2.2", "7.6.1.3")
def test_a_guardian_of_a_unit_that_is_gone_shields_nobody(scene, me, foe):
    """7.6.1.3: the attacked vanguard was ridden over; the new one is neither guarded nor hit."""
    scene.card(
        "Refuge", '[AUTO]:When this unit is placed on (GC), choose a card named "Heir" from your hand, and ride it.'
    )
    scene.card("Heir", power=1000, shield=None)
    me.has(vanguard="Grade 2", left="Grade 0")
    foe.has(hand=["Refuge", "Heir"])
    me.attacks("Grade 2", "Stone")
    foe.guards_with("Refuge").picks("Heir")
    assert foe.zone("vanguard") == ["Heir"] and foe.power("Heir") == 1000
    assert foe.count("damage") == 0


@pytest.mark.rule("1.3.3", "7.6.1.2")
def test_what_cannot_be_hit_is_not_hit_by_any_power(scene, me, foe):
    """1.3.3: equal or greater power would hit, and what forbids it wins; triggers change nothing."""
    scene.card("Wall", WALL, grade=0)
    scene.card("Giant", power=50000, grade=2)
    me.has(vanguard="Giant", left="Grade 0")
    foe.has(vanguard="Grade 2", hand=["Wall"])
    me.attacks("Giant", "Grade 2")
    foe.guards_with("Wall")
    assert foe.count("damage") == 0 and scene.events("hit") == []


@pytest.mark.rule("8.2.1.2", "7.7.1.2")
def test_what_cannot_be_hit_in_one_battle_is_hit_in_the_next(scene, me, foe):
    """7.7.1.2: the protection ends with the battle for which it was given."""
    scene.card("Wall", WALL, grade=0)
    me.has(vanguard="Grade 2", left="Grade 3")
    foe.has(vanguard="Grade 2", hand=["Wall"])
    me.attacks("Grade 3", "Grade 2")
    foe.guards_with("Wall")
    me.attacks("Grade 2", "Grade 2")
    assert foe.count("damage") == 1


@pytest.mark.rule("7.4.1.1.2.1", "7.3.1.4.2")
def test_a_guardian_shields_one_of_several_attacked_units(scene, me, foe):
    """7.4.1.1.2.1: it is assigned to one; the other is compared without it."""
    scene.card("Sweeper", SWEEPER, power=10000)
    me.has(vanguard="Grade 2", left="Sweeper")
    foe.has(vanguard="Grade 2", left="Grade 0", hand=["Grade 1"])
    me.attacks("Sweeper", "Grade 2")
    foe.guards_with("Grade 1").picks("Grade 2")
    assert foe.count("damage") == 0
    assert sorted(foe.zone("drop")) == ["Grade 0", "Grade 1"]


@pytest.mark.rule("7.4.1.1.2.1", "7.6.1.3")
def test_a_guardian_guards_what_is_left_of_several_attacked_units(scene, me, foe):
    """7.4.1.1.2.1: an attacked unit that left before the declaration is none to guard: with one left nobody is "
    "asked."""
    scene.card("Sweeper", SWEEPER, power=10000)
    scene.card(
        "Runner",
        "[AUTO](RC):At the beginning of your opponent's guard step, return this unit to your hand.",
        shield=None,
    )
    me.has(vanguard="Grade 2", left="Sweeper")
    foe.has(vanguard="Grade 2", left="Runner", hand=["Grade 1"])
    me.attacks("Sweeper", "Grade 2")
    foe.guards_with("Grade 1")
    assert (foe.count("damage"), foe.zone("hand")) == (0, ["Runner"])


@pytest.mark.rule("7.4.1.1.2", "7.6.1.3")
def test_no_guardian_is_called_when_nothing_attacked_is_left(scene, me, foe):
    """7.4.1.1.2: a guardian guards one of the attacked units; with none there, none is declared."""
    scene.card("Runner", "[AUTO](RC):At the beginning of your opponent's guard step, return this unit to your hand.")
    me.has(vanguard="Grade 2", left="Grade 3")
    foe.has(left="Runner", hand=["Grade 0"])
    me.attacks("Grade 3", "Runner")
    me.is_asked("7.2.1.2")
    assert foe.count("hand") == 2 and scene.events("guard") == []


@pytest.mark.rule("3.11.1.1", "7.4.1.1.2.2")
def test_a_shield_of_zero_guards_and_adds_nothing(scene, me, foe):
    """3.11.1.1: a shield value of zero is a shield value; the card may guard, and its ability hears of it."""
    scene.card("Paper", "[AUTO]:When this unit is placed on (GC), you may draw a card.", shield=0, grade=0)
    me.has(vanguard="Grade 2", left="Grade 0")
    foe.has(vanguard="Grade 2", hand=["Paper"])
    me.attacks("Grade 2", "Grade 2")
    foe.guards_with("Paper")
    foe.is_asked(exactly=["yes", "no"])
    assert foe.power("Grade 2") == 9000


@pytest.mark.rule("10.2.2.1", "4.6.6.1")
def test_a_resting_unit_intercepts_and_leaves_its_circle_empty(scene, me, foe):
    """10.2.2.1: standing or resting; and on an empty circle nothing is hit later."""
    me.has(vanguard="Grade 2", left="Grade 3")
    foe.has(vanguard="Grade 3")
    foe.put("front left", "Grade 2", rested=True)
    me.attacks("Grade 3", "Grade 3")
    foe.guards_with("Grade 2")
    assert foe.zone("left") == [] and foe.count("damage") == 0
    assert foe.zone("drop") == ["Grade 2"]


@pytest.mark.rule("8.2.1.3", "10.2.2.1")
def test_an_interceptor_is_not_saved_by_what_replaces_leaving_a_rear_guard_circle(scene, me, foe):
    """8.2.1.3: what replaces leaving a rear-guard circle does not work on the guardian circle."""
    scene.card(
        "Ghost", "[CONT](RC):If this unit would be put into the drop zone from (RC), bind this unit instead.", grade=2
    )
    me.has(vanguard="Grade 2", left="Grade 3")
    foe.has(vanguard="Grade 2", left="Ghost")
    me.attacks("Grade 3", "Grade 2")
    foe.guards_with("Ghost")
    assert (foe.zone("drop"), foe.zone("bind")) == (["Ghost"], [])


# --- hits -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.6.1.9", "8.4.1.2")
def test_hitting_and_being_retired_are_heard_in_one_check_timing_by_turn_player_first(scene, me, foe):
    """8.4.1.2: the attacker's master plays first, though the unit was retired before the hit was told."""
    scene.card("Striker", "[AUTO](RC):When this unit's attack hits, you may draw a card.")
    scene.card("Martyr", MARTYR, power=1000)
    me.has(vanguard="Grade 2", left="Striker")
    foe.has(left="Martyr")
    me.attacks("Striker", "Martyr")
    me.is_asked(exactly=["yes", "no"])
    me.picks("no")
    foe.is_asked(exactly=["yes", "no"])


@pytest.mark.rule("7.6.1.8", "8.2.1.3")
def test_a_hit_rear_guard_that_is_bound_instead_was_still_hit(scene, me, foe):
    """8.2.1.3: its retirement is replaced, the hit is not."""
    scene.card(
        "Ghost",
        "[CONT](RC):If this unit would be put into the drop zone from (RC), bind this unit instead.",
        power=1000,
    )
    scene.card("Striker", "[AUTO](RC):When this unit's attack hits an opponent's rear-guard, draw a card.")
    me.has(vanguard="Grade 2", left="Striker")
    foe.has(left="Ghost")
    with me.changes(hand=+1):
        me.attacks("Striker", "Ghost")
    assert foe.zone("bind") == ["Ghost"]


@pytest.mark.rule("7.6.1.8", "3.14.1.2")
def test_a_unit_that_effects_cannot_retire_is_retired_by_a_hit(scene, me, foe):
    """3.14.1.2: a hit retires by the rules and not by an effect."""
    immune = Ability("continuous", Modify(This(), (Cannot("be retired"),)), zones=("field",))
    scene.card("Immune", abilities=[immune], power=1000)
    me.has(vanguard="Grade 2", left="Grade 3")
    foe.has(left="Immune")
    me.attacks("Grade 3", "Immune")
    assert foe.zone("drop") == ["Immune"]


@pytest.mark.rule("7.6.1.3", "9.3.3")
def test_a_unit_called_over_the_attacked_one_is_not_hit(scene, me, foe):
    """9.3.3, 7.6.1.3: the attacked unit is in the drop zone, and what stands there now was never attacked."""
    scene.card(
        "Relief",
        "[AUTO](VC):At the beginning of your opponent's guard step, choose a grade 0 card from your hand, and "
        "call it to (RC).",
        grade=2,
    )
    me.has(vanguard="Grade 2", left="Grade 3")
    foe.has(vanguard="Relief", left="Grade 1", hand=["Grade 0"])
    me.attacks("Grade 3", "Grade 1")
    foe.picks("Grade 0", "front left")
    assert (foe.zone("left"), foe.zone("drop")) == (["Grade 0"], ["Grade 1"])
    assert scene.events("hit") == []


@pytest.mark.rule("7.6.1.5", "7.6.1.9")
def test_critical_gained_on_hitting_comes_too_late(scene, me, foe):
    """7.6.1.9: abilities on hitting are played after the damage was dealt."""
    scene.card("Striker", "[AUTO](RC):When this unit's attack hits, this unit gets [Critical]+1 until end of turn.")
    me.has(vanguard="Grade 2", left="Striker")
    me.attacks("Striker", "Stone")
    assert foe.count("damage") == 1 and me.critical("Striker") == 1 + 1


@pytest.mark.rule("7.6.1.2", "7.3.1.4.2")
def test_one_attack_is_told_once_and_its_hits_one_by_one(scene, me, foe):
    """7.3.1.4.2: the attack on a row sets off "attacks" once, each hit unit sets off "hits"."""
    scene.card(
        "Sweeper",
        f"{SWEEPER}\n[AUTO](RC):When this unit attacks, draw a card.\n[AUTO](RC):When this unit's attack hits, "
        f"draw a card.",
        power=20000,
    )
    me.has(vanguard="Grade 2", left="Sweeper")
    foe.has(left="Grade 0", right="Grade 1")
    with me.changes(hand=+1 + 3):
        me.attacks("Sweeper", "Stone")


@pytest.mark.rule("7.1.1", "10.2.4.1")
@pytest.mark.parametrize(
    ("text", "able"),
    [
        ("[CONT](RC):Restraint", False),
        ('[CONT](RC):Restraint\n[ACT](RC):This unit loses "Restraint" until end of turn.', True),
    ],
)
def test_a_unit_that_lost_restraint_attacks(scene, me, foe, text, able):
    """10.2.4.1, 10.1.20.2: with restraint it cannot be chosen to attack, and once it has lost it, it can."""
    scene.step("main phase")
    scene.card("Tethered", text)
    me.has(vanguard="Grade 2", left="Tethered", hand=["Grade 0"])
    if able:
        me.uses("Tethered", 2)
    me.passes().picks("yes")
    if able:
        me.is_asked("7.3.1.3", exactly=["Grade 2", "Tethered"])
    else:
        assert me.is_rested("Grade 2")


@pytest.mark.rule("7.3.1.4", "1.3.3")
def test_a_unit_that_cannot_attack_a_rear_guard_has_the_vanguard_alone_to_attack(scene, me, foe):
    """1.3.3: of the front row only the vanguard is left as a target."""
    scene.card("Proud", "[CONT](RC):This unit cannot attack a rear-guard.")
    me.has(vanguard="Grade 2", left="Proud")
    foe.has(left="Grade 0", hand=["Grade 0"])
    me.picks("yes", "Proud")
    foe.is_asked("7.4.1.1.2")
    assert scene.game.view(0)["facts"]["attacked"] == [foe.card("Stone", "vanguard")]


def humble(scene):
    """A card that cannot attack a vanguard."""
    barred = Modify(This(), (Cannot("attack a vanguard"),))
    scene.card("Humble", abilities=[Ability("continuous", barred, zones=("field",))])


@pytest.mark.rule("7.3.1.4", "1.3.3")
def test_a_unit_that_cannot_attack_a_vanguard_has_the_rear_guards_alone_to_attack(scene, me, foe):
    """1.3.3: of the front row only the rear-guards are left as targets."""
    humble(scene)
    me.has(vanguard="Grade 2", left="Humble")
    foe.has(left="Grade 0", right="Grade 1")
    me.picks("yes", "Humble").is_asked("7.3.1.4", exactly=["Grade 0", "Grade 1"])


@pytest.mark.rule("7.3.1.3", "1.3.3")
@pytest.mark.parametrize(("rear", "asked"), [({}, False), ({"left": "Grade 0"}, True)])
def test_a_unit_without_a_rear_guard_to_attack_is_no_attacker_if_it_cannot_attack_a_vanguard(
    scene, me, foe, rear, asked
):
    """7.3.1.3: with nothing left to attack it is not chosen."""
    humble(scene)
    me.has(vanguard="Grade 2", left="Humble")
    foe.has(**rear)
    me.picks("yes")
    if asked:
        me.is_asked("7.3.1.3", exactly=["Grade 2", "Humble"])
    else:
        assert me.is_rested("Grade 2") and not me.is_rested("Humble")


@pytest.mark.rule("6.6.1.2.3", "7.3.1.5")
def test_units_exchanged_in_the_main_phase_attack_and_boost_from_where_they_are(scene, me, foe):
    """6.6.1.2.3: the former booster attacks, boosted by the former attacker."""
    scene.step("main phase")
    me.has(vanguard="Grade 2", left="Grade 1", back_left="Grade 0")
    foe.has(hand=["Grade 0"])
    me.exchanges("left").attacks("Grade 0", "Stone", boost="Grade 1")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Grade 0") == 5000 + 7000
