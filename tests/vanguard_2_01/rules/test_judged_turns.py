"""Hard cases: battles and their order, limits and choices, pairs, and units that the other player dominates."""

from __future__ import annotations

import pytest

from .test_legion import joined

LORD = "[ACT](VC):Choose one of your opponent's rear-guards, and dominate it until end of turn."
DOMINATES = "[ACT](VC):Dominate all of your opponent's vanguards until end of turn."
NUN = (
    "[AUTO]:[Choose a card from your hand, and discard it] When this unit is placed on (GC), you may pay the cost. "
    "If you do, choose one of your units that is being attacked, and that unit cannot be hit until end of that battle."
)
SWEEPS = "[CONT](VC):This unit battles all of your opponent's units in the front row in one attack."
HOMARE = "[AUTO](RC)Homare:[Soul-Blast 1] When this unit attacks, you may pay the cost. If you do, draw a card."


# --- drive ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.2", "11.2.4.1", "2.17.2")
def test_of_two_drive_abilities_the_larger_counts_and_other_effects_add(scene, me):
    more = '[ACT](VC):This unit gets "Triple Drive!!!" until end of turn.'
    scene.card("Wheel", f"{more}\n[ACT](VC):This unit gets drive +1 until end of turn.", grade=3)
    me.has(vanguard="Wheel")
    me.uses("Wheel")
    assert me.value("Wheel", "drive") == 3
    me.uses("Wheel", 2)
    assert me.value("Wheel", "drive") == 4


@pytest.mark.rule("7.6.1.2.5", "7.6.1.2.6", "4.10.2")
def test_a_card_being_checked_pays_for_nothing(scene, me):
    pays = "[Choose a card from your hand, and discard it] When your drive check reveals a grade 1 or greater card, "
    scene.card("Seer", f"[AUTO](VC):{pays}you may pay the cost. If you do, draw a card.", grade=3, skill=None)
    me.has(vanguard="Seer").deck_top("Grade 2")
    me.attacks("Seer", "Stone")
    assert me.zone("hand") == ["Grade 2"]


@pytest.mark.rule("2.8.1", "12.11.1")
def test_a_trigger_icon_does_not_reach_what_its_card_cannot_affect(scene, me, foe):
    proud = "[CONT](VC/RC):This unit cannot be affected by effects of grade 1 or less cards."
    scene.card("Pride", proud, grade=3, skill=None, power=10000)
    me.has(vanguard="Pride").deck_top("Critical Trigger")
    foe.has(vanguard="Grade 3")
    me.attacks("Pride", "Grade 3").picks("critical")
    assert (me.power("Pride"), me.critical("Pride"), foe.count("damage")) == (10000, 1, 1)


# --- the order of a damage step -------------------------------------------------------------------------------------


@pytest.mark.rule("7.7.1.9", "11.18.3.1")
@pytest.mark.parametrize(("guardian", "drawn"), [("Grade 1", 1), ("Grade 0", 0)])
def test_guardians_lie_in_the_drop_zone_before_a_hit_rear_guard_does(scene, me, foe, guardian, drawn):
    rite = "[AUTO]Ritual 1:When this unit is put into the drop zone from (RC), draw a card."
    scene.card("Rite", rite, grade=2, power=9000)
    me.has(vanguard=scene.card("Big", grade=3, power=40000, skill=None), left="Grade 0")
    foe.has(vanguard="Grade 3", left="Rite", hand=[guardian])
    me.attacks("Big", "Rite")
    foe.guards_with(guardian)
    assert (foe.zone("drop"), foe.count("hand")) == ([guardian, "Rite"], drawn)


@pytest.mark.rule("7.7.1.9", "11.18.3.1")
def test_a_guardian_does_not_count_the_rear_guard_that_leaves_after_it(scene, me, foe):
    scene.card("Rite", "[AUTO]Ritual 1:When this unit is put into the drop zone from (GC), draw a card.", grade=0)
    me.has(vanguard=scene.card("Big", grade=3, power=40000, skill=None), left="Grade 0")
    foe.has(vanguard="Grade 3", left="Grade 1", hand=["Rite"])
    me.attacks("Big", "Grade 1")
    foe.guards_with("Rite")
    assert (foe.zone("drop"), foe.count("hand")) == (["Rite", "Grade 1"], 0)


@pytest.mark.rule("7.7.1.2", "7.7.1.6", "7.7.1.7")
def test_a_hit_is_heard_though_the_vanguard_was_ridden_over_in_the_damage_process(scene, me, foe):
    hits = "[AUTO](VC):When this unit's attack hits a vanguard, draw a card."
    scene.card("Hitter", hits, grade=3, skill=None, power=20000)
    rides = "[AUTO](RC):When a card is put into your damage zone, choose a card from your soul, and ride it."
    me.has(vanguard="Hitter", left="Grade 0")
    foe.has(vanguard="Grade 3", left=scene.card("Steward", rides, grade=1), soul=["Grade 2"])
    with me.changes(hand=2):
        me.attacks("Hitter", "Grade 3")
    assert foe.zone("vanguard") == ["Grade 2"]


@pytest.mark.rule("7.7.1.9", "10.22.3", "3.8.1")
def test_a_hit_unit_that_is_locked_is_not_retired(scene, me, foe):
    locks = "[AUTO](VC):When this unit's attack hits a rear-guard, lock that unit."
    me.has(vanguard=scene.card("Locker", locks, grade=3, skill=None, power=20000), left="Grade 0")
    foe.has(left="Grade 2")
    me.attacks("Locker", "Grade 2")
    assert (foe.zone("front left, locked"), foe.zone("drop")) == (["Grade 2"], [])


@pytest.mark.rule("7.7.1.5.1", "7.7.1.7")
def test_without_critical_an_attack_hits_and_deals_nothing(scene, me, foe):
    hits = "[AUTO](VC):When this unit's attack hits, draw a card."
    me.has(vanguard=scene.card("Soft", hits, grade=3, skill=None, power=20000, critical=0), left="Grade 0")
    with me.changes(hand=2), foe.changes(damage=0):
        me.attacks("Soft", "Stone")


@pytest.mark.rule("8.4.1.1", "9.6.1", "8.4.1.2")
def test_damage_of_one_ability_is_worked_off_before_the_next_is_played(scene, me, foe):
    burns = "[AUTO](VC):When this unit attacks, deal one damage to your opponent's vanguard."
    scene.card("Burner", f"{burns}\n[AUTO](VC):When this unit attacks, draw a card.", grade=3, skill=None)
    me.has(vanguard="Burner")
    foe.has(vanguard="Grade 3").deck_top("Draw Trigger")
    me.attacks("Burner", "Grade 3").picks(("ability", "Burner/1", "Burner"))
    foe.is_asked(about="trigger_part")
    assert me.count("hand") == 0


@pytest.mark.rule("7.7.1.3", "7.7.1.5.2")
def test_an_attacker_that_left_at_the_beginning_of_the_damage_step_hits_nothing(scene, me, foe):
    quits = "[AUTO](VC):At the beginning of your damage step, put this unit into your soul."
    me.has(vanguard=scene.card("Quitter", quits, grade=3), soul=["Grade 2"], left="Grade 0")
    me.attacks("Quitter", "Stone")
    me.picks("Grade 2")
    assert (foe.count("damage"), me.zone("vanguard")) == (0, ["Grade 2"])


# --- several attacked units -----------------------------------------------------------------------------------------


@pytest.mark.rule("7.4.1.8.5", "8.5.4")
def test_only_what_is_attacked_may_be_saved_and_the_other_is_hit(scene, me, foe):
    me.has(vanguard=scene.card("Sweeper", SWEEPS, grade=3, power=20000, skill=None), left="Grade 0")
    foe.has(vanguard="Grade 3", left="Grade 2", back="Grade 1", hand=[scene.card("Nun", NUN, grade=1), "Grade 0"])
    me.attacks("Sweeper", "Grade 3")
    foe.picks("Nun", "Grade 3", "yes").is_asked(exactly=["Grade 3", "Grade 2"])
    foe.picks("Grade 2")
    assert (foe.count("damage"), foe.zone("left")) == (1, ["Grade 2"])


@pytest.mark.rule("7.4.1.8.2", "10.22.3", "7.7.1.2")
def test_of_two_attacked_units_one_is_locked_and_the_other_hit(scene, me, foe):
    locks = "[AUTO]:When this unit is placed on (GC), choose one of your rear-guards, and lock it."
    me.has(vanguard=scene.card("Sweeper", SWEEPS, grade=3, power=30000, skill=None), left="Grade 0")
    foe.has(vanguard="Grade 3", left="Grade 2", hand=[scene.card("Latch", locks, grade=0)])
    me.attacks("Sweeper", "Grade 3")
    foe.picks("Latch", "Grade 3")
    assert (foe.count("damage"), foe.zone("front left, locked")) == (1, ["Grade 2"])


@pytest.mark.rule("8.7.6", "8.7.6.1")
@pytest.mark.parametrize(("nuns", "damage"), [(1, 1), (2, 0)])
def test_only_what_the_retired_guardian_did_is_nullified(scene, me, foe, nuns, damage):
    reveals = "When your drive check reveals a grade 3 card, choose one of your opponent's guardians, retire it, "
    gong = f'[AUTO](VC):{reveals}and that unit\'s effects with "cannot be hit" are nullified.'
    me.has(vanguard=scene.card("Gong", gong, grade=3, skill=None, power=20000), left="Grade 0").deck_top("Grade 3")
    for name in ("Nun", "Other Nun"):
        scene.card(name, NUN, grade=1, shield=0)
    foe.has(vanguard="Grade 3", hand=["Nun", "Grade 0", *(["Other Nun", "Grade 1"] if nuns == 2 else [])])
    me.attacks("Gong", "Grade 3")
    foe.picks("Nun", "yes")
    if nuns == 2:
        foe.picks("Grade 0", "Other Nun", "yes")
        me.picks("Nun")
    assert foe.count("damage") == damage


@pytest.mark.rule("7.1.2.4", "7.4.1.8.2", "10.20.1")
def test_an_attack_that_was_turned_to_a_rear_guard_hits_no_vanguard(scene, me, foe):
    takes = "[AUTO](RC):When your vanguard is attacked, the attacking unit battles this unit."
    hears = "[AUTO](VC):When this unit's attack hits a vanguard, draw a card."
    ends = "[AUTO](VC):At the end of the battle that this unit attacked a vanguard, draw a card."
    me.has(vanguard=scene.card("Hitter", f"{hears}\n{ends}", grade=3, skill=None, power=20000), left="Grade 0")
    foe.has(vanguard="Grade 3", back=scene.card("Stand-In", takes, grade=1))
    with me.changes(hand=1):
        me.attacks("Hitter", "Grade 3")
    assert (foe.zone("drop"), foe.count("damage")) == (["Stand-In"], 0)


@pytest.mark.rule("12.9.1", "11.24.2", "7.4.1.10.1.1")
def test_who_eats_its_booster_was_boosted_yet_and_has_its_power_no_more(scene, me, foe):
    boosted = "[AUTO](RC):When this unit attacks, if this unit is boosted, draw a card."
    scene.card("Hungry", f"[AUTO](VC/RC):Engorge\n{boosted}", grade=2, power=9000)
    me.has(vanguard="Grade 3", left="Hungry")
    me.put("back left", "Grade 1")
    foe.has(hand=["Grade 0"])
    me.attacks("Hungry", "Stone", boost="Grade 1").picks(("ability", "Hungry/1", "Hungry"), "Grade 1")
    foe.is_asked("7.5.1.2")
    assert (me.power("Hungry"), me.count("hand")) == (9000, 1)


# --- guardians ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.5.1.2.3")
@pytest.mark.parametrize(("face_up", "offered"), [(3, True), (4, False)])
def test_a_second_g_guardian_is_called_while_the_first_is_not_home(scene, me, foe, face_up, offered):
    """What lies on the guardian circle is not counted, and other G units are not."""
    me.has(vanguard="Grade 3", left="Grade 0")
    foe.has(vanguard="Grade 3", hand=["Heal Trigger", "Heal Trigger"])
    foe.g_zone("Bulwark", "Bulwark", face_up=("Bulwark",) * face_up + ("Grand", "Grand"))
    me.attacks("Grade 3", "Grade 3")
    assert foe.offered("Bulwark") == offered
    if offered:
        foe.picks("Bulwark")
        assert foe.offered("Bulwark")


@pytest.mark.rule("11.14.3", "3.11.3", "7.6.1.2.5")
def test_a_g_guardian_that_is_retired_in_the_drive_step_guards_no_more(scene, me, foe):
    breaks = "choose one of your opponent's guardians, and retire it."
    text = f"[AUTO](VC):When your drive check reveals a grade 2 card, {breaks}"
    scene.card("Breaker", text, grade=3, skill=None, power=10000)
    me.has(vanguard="Breaker", left="Grade 0").deck_top("Grade 2")
    foe.has(vanguard="Grade 3", hand=["Heal Trigger"]).g_zone("Bulwark")
    me.attacks("Breaker", "Grade 3")
    foe.picks("Bulwark")
    assert (foe.count("damage"), foe.zone("G zone"), foe.zone("drop")) == (1, ["Bulwark"], ["Heal Trigger"])


@pytest.mark.rule("10.34.1.2", "7.5.1.2.3")
def test_a_g_guardian_comes_in_an_ordered_battle_too(scene, me, foe):
    orders = "[ACT](VC):Choose one of your rear-guards, and it attacks your opponent's vanguard."
    me.has(vanguard=scene.card("Order", orders, grade=3), left="Grade 2")
    foe.has(vanguard="Grade 3", hand=["Heal Trigger"]).g_zone("Bulwark")
    me.uses("Order")
    foe.picks("Bulwark")
    assert (foe.zone("G zone"), foe.zone("guardians"), foe.count("damage")) == (["Bulwark"], [], 0)


@pytest.mark.rule("7.5.1.2.3", "10.26.3")
def test_a_deleted_vanguard_is_of_its_grade_for_g_guardians(scene, me, foe):
    me.has(vanguard=scene.card("Eraser", "[ACT](VC):Delete all of your opponent's vanguards.", grade=3))
    foe.has(vanguard="Grade 3", hand=["Heal Trigger"]).g_zone("Bulwark")
    me.uses("Eraser").attacks("Eraser", "Grade 3")
    assert foe.offered("Bulwark")


@pytest.mark.rule("10.6.3.3", "10.6.3.3.4")
def test_a_protect_card_is_of_no_grade_that_a_text_forbids(scene, me, foe):
    attacks = "[AUTO](VC):When this unit attacks a vanguard, until end of that battle, your opponent cannot call"
    text = f"{attacks} grade 0 cards from hand to (GC).\n{attacks} grade 1 or greater cards from hand to (GC)."
    scene.step("ride phase").card("Guarded", gift="protect", grade=3, power=10000)
    me.has(vanguard="Grade 3", hand=["Guarded", "Grade 0"])
    foe.has(vanguard=scene.card("Fierce", text, grade=3, skill=None))
    me.rides("Guarded").declines_attack()
    scene.pass_until("7.3.1.2", even_if_able=True)
    foe.attacks("Fierce", "Guarded").picks(("ability", "Fierce/1", "Fierce"))
    me.is_asked(exactly=["Protect", "done"])


# --- limits and choices ---------------------------------------------------------------------------------------------


@pytest.mark.rule("12.5.1.1.1", "8.6.2.1", "12.2.1.3")
def test_of_two_events_at_once_a_limited_ability_answers_one(scene, me):
    hears = "[AUTO](VC)[1/Turn]:When your rear-guard is put into the drop zone, draw a card."
    scene.card("Mourner", f"{hears}\n[ACT](VC):Retire all of your rear-guards.", grade=3)
    me.has(vanguard="Mourner", left="Grade 1", right="Grade 2")
    me.uses("Mourner", 2).picks(("ability", "Mourner/1", "Mourner"))
    assert me.count("hand") == 1
    scene.quiet()


@pytest.mark.rule("8.6.2.1")
def test_without_a_limit_it_answers_both(scene, me):
    hears = "[AUTO](VC):When your rear-guard is put into the drop zone, draw a card."
    scene.card("Mourner", f"{hears}\n[ACT](VC):Retire all of your rear-guards.", grade=3)
    me.has(vanguard="Mourner", left="Grade 1", right="Grade 2")
    with me.changes(hand=2):
        me.uses("Mourner", 2)


@pytest.mark.rule("12.5.1.1.1", "2.11.1")
def test_the_same_text_twice_is_two_abilities_with_a_limit_each(scene, me):
    scene.card("Twice", "[ACT](VC)[1/Turn]:Draw a card.\n[ACT](VC)[1/Turn]:Draw a card.", grade=3)
    me.has(vanguard="Twice")
    me.uses("Twice").uses("Twice", 2)
    assert me.count("hand") == 2
    assert not me.offered("use", "Twice", "Twice/1") and not me.offered("use", "Twice", "Twice/2")


@pytest.mark.rule("8.1.1.1.2.5", "12.5.1.1.1")
def test_then_behind_a_requirement_that_failed_changes_nothing_and_spends_nothing(scene, me):
    draws = "If you have five or more rear-guards, draw a card. Then, choose a card from your hand, and discard it."
    me.has(vanguard=scene.card("Two", f"[ACT](VC)[1/Turn]:{draws}", grade=3), hand=["Grade 0"])
    me.uses("Two")
    assert me.count("hand") == 1 and me.offered("use", "Two", "Two/1")


@pytest.mark.rule("8.5.4.1.3", "1.3.2")
def test_what_does_not_hang_on_a_choice_is_done_without_it(scene, me):
    me.has(vanguard=scene.card("Swap", "[ACT](VC):Choose a card from your hand, discard it, and draw a card.", grade=3))
    with me.changes(hand=1):
        me.uses("Swap")


@pytest.mark.rule("8.5.4.1.4", "8.5.4.1")
def test_a_hand_may_hide_a_grade_and_no_card(scene, me):
    graded = "[ACT](VC):Choose a grade 3 card from your hand, and discard it."
    scene.card("Asker", f"{graded}\n[ACT](VC):Choose a card from your hand, and discard it.", grade=3)
    me.has(vanguard="Asker", hand=["Grade 3", "Grade 1"])
    me.uses("Asker").passes()
    assert me.count("hand") == 2
    me.uses("Asker", 2).is_asked(exactly=["Grade 3", "Grade 1"])


@pytest.mark.rule("12.6.1", "10.4.1")
def test_for_each_unit_retired_counts_those_that_were(scene, me, foe):
    ax = "Choose up to two of your opponent's rear-guards, and retire them. For each unit retired, draw a card."
    scene.card("Rock", "[CONT](RC):This unit cannot be retired by card effects.", grade=1)
    me.has(vanguard=scene.card("Ax", f"[ACT](VC):{ax}", grade=3))
    foe.has(left="Rock", right="Grade 2")
    with me.changes(hand=1):
        me.uses("Ax").picks("Rock", "Grade 2")


@pytest.mark.rule("11.18.3", "9.3.6")
def test_what_a_call_displaces_is_not_in_the_drop_zone_as_the_unit_is_placed(scene, me):
    scene.card("Rite", "[AUTO](RC)Ritual 1:When this unit is placed on (RC), draw a card.", grade=2)
    me.has(vanguard="Grade 3", left="Grade 1", hand=["Rite", "Grade 0"])
    with me.changes(hand=-1, drop=1):
        me.calls("Rite", "left")


@pytest.mark.rule("9.4.1")
def test_a_guardian_that_an_effect_calls_outside_a_battle_leaves_at_once(scene, me):
    calls = "[ACT](VC):Choose a card from your drop zone, and call it to (GC)."
    me.has(vanguard=scene.card("Herald", calls, grade=3), drop=["Grade 0"])
    me.uses("Herald")
    assert (me.zone("guardians"), me.zone("drop")) == ([], ["Grade 0"])


@pytest.mark.rule("8.6.8", "11.7.1")
def test_a_forerunner_that_was_soul_blasted_meanwhile_is_not_called(scene, me):
    pays = "[Soul-Blast 1] When this unit is placed on (VC), you may pay the cost. If you do, draw a card."
    scene.step("ride phase").card("Fore", "[AUTO]:Forerunner", grade=1)
    me.has(vanguard="Fore", hand=[scene.card("Rider", f"[AUTO]:{pays}", grade=2)])
    me.rides("Rider").picks(("ability", "Rider/1", "Rider"), "yes")
    assert (me.zone("drop"), me.count("hand")) == (["Fore"], 1)


# --- pairs ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.25.10")
def test_what_the_mate_pays_by_resting_rests_the_leader(scene, me, foe):
    joined(scene, me, foe, mate="[ACT](VC):[[Rest] this unit] Draw a card.")
    me.uses("Mate")
    assert me.is_rested("Leader") and not me.offered("use", "Mate", "Mate/1")


@pytest.mark.rule("9.3.5", "10.32.1")
def test_a_unit_that_is_moved_onto_a_pair_sends_both_to_the_soul(scene, me, foe):
    me.has(left=scene.card("Mover", "[ACT](RC):Move this unit to your (VC).", grade=3))
    joined(scene, me, foe, power=10000)
    me.uses("Mover")
    assert (me.zone("vanguard"), sorted(me.zone("soul"))) == (["Mover"], ["Leader", "Mate"])


@pytest.mark.rule("10.25.2", "9.2.4")
def test_a_retired_leader_leaves_its_mate_as_the_vanguard(scene, me, foe):
    me.has(left=scene.card("Ax", "[ACT](RC):Choose one of your vanguards, and retire it.", grade=1))
    joined(scene, me, foe, power=10000)
    me.uses("Ax").picks("Leader")
    assert (me.zone("vanguard"), me.zone("drop")) == (["Mate"], ["Leader"])


@pytest.mark.rule("12.7.2.2", "10.25.4")
def test_a_card_with_the_name_of_the_mate_has_that_of_a_vanguard(scene, me, foe):
    pays = "[Choose a card with the same card name as your vanguard from your hand, and discard it]"
    scene.card("Mate", grade=2, power=9000, skill=None)
    me.has(left=scene.card("Friend", f"[ACT](RC):{pays} Draw a card.", grade=1), hand=["Mate"])
    joined(scene, me, foe, power=10000)
    me.uses("Friend")
    assert me.zone("drop") == ["Mate"]


# --- dominated units ------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.40.1", "10.35.2.3", "10.35.4.1")
def test_a_homare_cost_of_a_dominated_unit_is_its_masters_for_the_turn(scene, me, foe):
    for name in ("Prize", "Other Prize"):
        scene.card(name, HOMARE, grade=2, power=19000)
    me.has(vanguard=scene.card("Lord", LORD, grade=3), left="Prize", soul=["Grade 0", "Grade 1"])
    foe.has(left="Other Prize", soul=["Grade 0", "Grade 1"])
    me.uses("Lord").attacks("Other Prize", "Stone").picks("yes", "Grade 0")
    assert (me.count("hand"), me.count("soul"), foe.count("soul")) == (1, 1, 2)
    me.attacks("Prize", "Stone")
    assert me.count("hand") == 1


@pytest.mark.rule("10.35.2.4", "6.8.1.1.2")
def test_a_unit_that_was_dominated_and_locked_comes_back_at_the_end_of_its_owners_turn(scene, me, foe):
    locks = "[ACT](VC):Choose one of your rear-guards, and lock it."
    me.has(vanguard=scene.card("Lord", f"{LORD}\n{locks}", grade=3))
    foe.has(left="Grade 2")
    me.uses("Lord").uses("Lord", 2).declines_attack()
    assert foe.zone("front left, locked") == ["Grade 2"]
    scene.pass_until("7.3.1.2", even_if_able=True)
    foe.declines_attack()
    assert foe.zone("left") == ["Grade 2"]


@pytest.mark.rule("10.35.4.1", "8.5.2.3")
def test_a_dominated_unit_that_pays_with_itself_goes_to_its_owners_soul(scene, me, foe):
    me.has(vanguard=scene.card("Lord", LORD, grade=3))
    foe.has(left=scene.card("Flute", "[ACT](RC):[Put this unit into your soul] Draw a card.", grade=1))
    me.uses("Lord").uses("Flute")
    assert (me.count("hand"), me.zone("soul"), foe.zone("soul")) == (1, [], ["Flute"])


@pytest.mark.rule("10.35.2.3", "10.17.1")
def test_a_dominated_vanguard_soul_blasts_its_masters_soul(scene, me, foe):
    me.has(vanguard=scene.card("Emperor", DOMINATES, grade=3), soul=["Grade 0"])
    foe.has(vanguard=scene.card("Blaster", "[ACT](VC):[Soul-Blast 1] Draw a card.", grade=3), soul=["Grade 1"])
    me.uses("Emperor").uses("Blaster")
    assert (me.count("hand"), me.count("soul"), foe.count("soul")) == (1, 0, 1)


@pytest.mark.rule("6.8.1.3", "10.35.2.3", "6.8.1.4")
def test_the_end_of_the_turn_is_heard_before_the_domination_is_over(scene, me, foe):
    me.has(vanguard=scene.card("Lord", LORD, grade=3))
    foe.has(left=scene.card("Ender", "[AUTO](RC):At the end of your turn, draw a card.", grade=1), vanguard="Grade 3")
    me.uses("Lord")
    with me.changes(hand=1):
        me.declines_attack()


@pytest.mark.rule("11.8.1", "10.35.2")
def test_a_dominated_lord_is_held_back_by_its_masters_units(scene, me, foe):
    king = scene.card("King", "[CONT](VC/RC):Lord", grade=2, clan="Strangers", power=9000)
    me.has(vanguard=scene.card("Lord", LORD, grade=3), left="Grade 1")
    foe.has(left=king)
    me.uses("Lord").picks("pass", "yes").is_asked("7.4.1.3", exactly=["Lord", "Grade 1"])


@pytest.mark.rule("10.34.1.2", "10.35.1.2")
def test_two_dominated_units_attack_one_after_another(scene, me, foe):
    chosen = "Choose up to two of your opponent's rear-guards, [Stand] and dominate them"
    me.has(vanguard=scene.card("Empress", f"[ACT](VC):{chosen}, and attack your opponent's vanguard.", grade=3))
    for name in ("One", "Two"):
        scene.card(name, grade=2, power=20000, skill=None)
    foe.has(vanguard="Grade 3", left="One", right="Two")
    me.uses("Empress").picks("One", "Two")
    assert (foe.count("damage"), foe.is_rested("One"), foe.is_rested("Two")) == (2, True, True)
    assert scene.game.master(foe.card("One")) == foe.seat
