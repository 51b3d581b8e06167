"""Rules that meet in mid-battle or in a payment: limit break, triggers, boosts, guards and what is placed."""

from __future__ import annotations

import pytest

BREAKER = "[CONT](VC)[Limit-Break 4]:This unit gets [Power]+5000."


# --- limit break --------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.2.5.1.1.1", "2.8.1.1.5", "7.6.1.2")
@pytest.mark.parametrize(("mine", "dealt"), [(4, 0), (5, 1)])
def test_limit_break_ends_with_the_damage_that_a_drive_check_heals(scene, me, foe, mine, dealt):
    """10.2.5.1.1.1: with the fourth damage healed in mid-battle the power is gone before it is compared."""
    scene.step("battle phase")
    scene.card("Breaker", BREAKER, grade=2, power=9000)
    scene.card("Rampart", grade=2, power=14000)
    me.has(vanguard="Breaker", left="Grade 0", damage=mine).deck_top("Heal Trigger")
    foe.has(vanguard="Rampart")
    me.attacks("Breaker", "Rampart").picks("heal", "Stone", "Grade 0")
    assert foe.count("damage") == dealt


@pytest.mark.rule("10.2.5.1.1.1", "7.6.1.6.4")
def test_limit_break_comes_with_the_first_of_two_damage(scene, me, foe):
    """10.2.5.1.1.1: the first of two damage is counted before the second is checked."""
    scene.step("battle phase")
    scene.card("Breaker", BREAKER, grade=2, power=9000)
    scene.card("Striker", critical=2, grade=2, power=9000)
    me.has(vanguard="Striker")
    foe.has(vanguard="Breaker", left="Grade 0", damage=3).deck_top("Grade 1", "Draw Trigger")
    me.attacks("Striker", "Breaker")
    foe.is_asked()
    assert foe.power("Breaker") == 9000 + 5000 and foe.count("damage") == 4


@pytest.mark.rule("10.2.5.1.2.1", "7.6.1.6.4")
@pytest.mark.parametrize(("damage", "drawn"), [(3, 1), (2, 0)])
def test_the_fourth_damage_is_heard_by_the_limit_break_that_it_opens(scene, me, foe, damage, drawn):
    """10.2.5.1.2.1: as the card is put there it is the fourth, and the ability is active."""
    scene.step("battle phase")
    text = "[AUTO](VC)[Limit-Break 4]:When a card is put into your damage zone, draw a card."
    scene.card("Grudge", text, grade=2, power=9000)
    me.has(vanguard="Grade 2", left="Grade 0")
    foe.has(vanguard="Grudge", damage=damage)
    with foe.changes(hand=drawn):
        me.attacks("Grade 2", "Grudge")


@pytest.mark.rule("10.2.5.1.2.1", "2.8.1.1.5")
@pytest.mark.parametrize(("damage", "drawn"), [(4, 0), (5, 1)])
def test_limit_break_on_hitting_looks_at_the_damage_after_a_heal(scene, me, foe, damage, drawn):
    """10.2.5.1.2.1: healed in the drive check, the limit is not broken as the hit is told."""
    scene.step("battle phase")
    scene.card(
        "Hunter", "[AUTO](VC)[Limit-Break 4]:When this unit's attack hits a vanguard, draw a card.", grade=2, power=9000
    )
    me.has(vanguard="Hunter", left="Grade 0", damage=damage).deck_top("Heal Trigger")
    with me.changes(hand=1 + drawn):
        me.attacks("Hunter", "Stone").picks("heal", "Stone", "Grade 0")
    assert foe.count("damage") == 1


# --- checks -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.8.1.1.4", "8.7.3")
def test_a_stand_trigger_stands_one_and_lifts_another(scene, me, foe):
    scene.step("battle phase")
    me.has(vanguard="Grade 2", right="Grade 0").deck_top("Stand Trigger")
    me.put("front left", "Grade 3", rested=True)
    me.attacks("Grade 2", "Stone").picks("power", "Grade 0", "Grade 3")
    assert not me.is_rested("Grade 3")
    assert (me.power("Grade 3"), me.power("Grade 0")) == (10000, 5000 + 5000)


@pytest.mark.rule("7.5.1.3", "9.2.3")
@pytest.mark.parametrize(("left", "over"), [(2, True), (3, False)])
def test_twin_drive_off_the_last_two_cards_loses_with_the_second(scene, me, foe, left, over):
    """9.2.3: the second check empties the deck, and the check timing in it ends the game before damage."""
    scene.step("battle phase").exactly()
    me.has(vanguard="Grade 3", deck=left)
    foe.has(vanguard="Stone", deck=5)
    me.attacks("Grade 3", "Stone")
    assert (scene.game.result is not None) == over
    assert foe.count("damage") == (0 if over else 1)


@pytest.mark.rule("7.5.1.2.2", "7.5.1.3", "2.8.1.1.4")
def test_the_second_trigger_finds_no_clan_when_the_first_check_has_sent_it_away(scene, me, foe):
    """7.5.1.2.2: the clan is looked for at each check."""
    scene.step("battle phase")
    scene.card(
        "Lender", "[AUTO](RC):When your vanguard's drive check reveals a <<Testers>>, retire this unit.", grade=1
    )
    scene.card("Exile", grade=3, clan="Exiles")
    me.has(vanguard="Exile", left="Lender", right="Stone").deck_top("Draw Trigger", "Critical Trigger")
    me.attacks("Exile", "Stone").picks("power", "Exile")
    assert me.power("Exile") == 10000 + 5000 and me.critical("Exile") == 1
    assert me.zone("drop") == ["Lender"] and foe.count("damage") == 1


@pytest.mark.rule("2.8.1.1.5", "7.6.1.6.2")
def test_a_heal_in_a_damage_check_counts_without_the_card_being_checked(scene, me, foe):
    """2.8.1.1.5: the checked card is no damage yet, so one less than the attacker heals nothing."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 0", damage=3)
    foe.has(vanguard="Grade 1", left="Grade 0", damage=2).deck_top("Heal Trigger")
    me.attacks("Grade 2", "Grade 1")
    foe.picks("power", "Grade 0")
    assert foe.count("damage") == 2 + 1 and foe.zone("drop") == []


@pytest.mark.rule("7.6.1.6.2", "7.6.1.2", "2.8.1.1.3")
def test_power_of_a_damage_trigger_counts_in_the_next_battle_and_not_in_this(scene, me, foe):
    scene.step("battle phase")
    scene.card("Striker", critical=2, grade=2, power=9000)
    me.has(vanguard="Striker", left="Grade 3")
    foe.has(vanguard="Grade 2", left="Grade 0").deck_top("Draw Trigger", "Grade 1", "Grade 1")
    me.attacks("Striker", "Grade 2")
    foe.picks("power", "Grade 2")
    assert foe.count("damage") == 2
    me.attacks("Grade 3", "Grade 2")
    assert foe.count("damage") == 2


# --- boosts and attackers ------------------------------------------------------------------------------------------


@pytest.mark.rule("7.7.1.4", "7.3.1.3")
@pytest.mark.parametrize(("attack_again", "damage"), [(True, 2), (False, 1)])
def test_a_unit_that_stands_up_in_its_battle_hits_once_and_attacks_anew(scene, me, foe, attack_again, damage):
    """A unit that stands in mid-battle is still the attacker of that battle, and may be chosen for another."""
    scene.step("battle phase")
    scene.card(
        "Riser",
        "[AUTO](RC):[Counter-Blast 1] When this unit attacks, you may pay the cost. If you do, [Stand] this unit.",
    )
    me.has(vanguard="Stone", left="Riser", damage=1)
    me.attacks("Riser", "Stone").picks("yes")
    assert foe.count("damage") == 1
    if attack_again:
        me.attacks("Riser", "Stone")
    assert foe.count("damage") == damage


@pytest.mark.rule("7.3.1.5.1.1", "7.3.1.7", "7.6.1.2")
@pytest.mark.parametrize(("pays", "damage"), [("yes", 0), ("no", 1)])
def test_a_booster_that_goes_to_the_soul_as_it_boosts_leaves_the_attacker_alone(scene, me, foe, pays, damage):
    scene.step("battle phase")
    scene.card(
        "Page",
        "[AUTO](RC):[Put this unit into your soul] When this unit boosts, you "
        "may pay the cost. If you do, draw a card.",
        grade=1,
        power=6000,
    )
    scene.card("Rampart", grade=2, power=11000)
    me.has(vanguard="Stone", left="Grade 2", back_left="Page")
    foe.has(vanguard="Rampart")
    me.attacks("Grade 2", "Rampart", boost="Page").picks(pays)
    assert foe.count("damage") == damage


@pytest.mark.rule("7.4.1.1.2.2", "10.2.2.1", "7.6.1.2")
@pytest.mark.parametrize(("guards", "damage"), [(["Grade 2", "Grade 1"], 0), (["Grade 1"], 1)])
def test_shields_of_the_hand_and_of_an_interceptor_are_one_sum(scene, me, foe, guards, damage):
    """7.4.1.1.2.2: 9000 + 5000 + 5000 against 18000."""
    scene.step("battle phase")
    scene.card("Ram", grade=1, power=18000)
    scene.card("Post", grade=2, power=9000, skill=None)
    me.has(vanguard="Stone", left="Ram")
    foe.has(vanguard="Post", left="Grade 2", hand=["Grade 1"])
    me.attacks("Ram", "Post")
    foe.guards_with(*guards)
    assert foe.count("damage") == damage


@pytest.mark.rule("7.4.1.1.2.3", "8.4.1.2", "8.4.1.3")
def test_what_both_hear_of_an_interception_is_played_by_the_turn_player_first(scene, me, foe):
    """8.4.1.2: the defender's own unit intercepts, and the turn player's ability is played before its."""
    scene.step("battle phase")
    scene.card("Scout", "[AUTO](VC):When your opponent's unit intercepts, you may draw a card.", grade=2)
    scene.card("Keeper", "[AUTO]:When this unit intercepts, you may draw a card.", grade=2)
    me.has(vanguard="Scout", left="Grade 3")
    foe.has(vanguard="Grade 2", left="Keeper")
    me.attacks("Grade 3", "Grade 2")
    foe.guards_with("Keeper")
    me.is_asked(exactly=["yes", "no"])
    me.picks("no")
    foe.is_asked(exactly=["yes", "no"])


# --- placed, ridden, paid -----------------------------------------------------------------------------------------


@pytest.mark.rule("8.4.1.2", "8.4.1.3", "10.1.4.1.1")
def test_what_both_hear_of_a_called_unit_is_played_by_the_turn_player_first(scene, me, foe):
    scene.card("Comer", "[AUTO]:When this unit is placed on (RC), you may draw a card.", grade=1)
    scene.card("Watcher", "[AUTO](VC):When your opponent's unit is placed on (RC), you may draw a card.", grade=2)
    scene.card("Friend", "[AUTO](RC):When another of your units is placed on (RC), you may draw a card.", grade=1)
    me.has(vanguard="Grade 2", left="Friend", hand=["Comer", "Grade 0"])
    foe.has(vanguard="Watcher")
    me.calls("Comer", "right")
    me.is_asked()
    me.picks(me.options()[0], "no", "no")
    foe.is_asked(exactly=["yes", "no"])


@pytest.mark.rule("9.3.3", "8.4.1.1", "10.1.3.2")
def test_a_unit_that_is_called_over_is_heard_together_with_the_one_that_came(scene, me, foe):
    """8.4.1.1: the rule action comes before either ability is played."""
    scene.card("Comer", "[AUTO]:When this unit is placed on (RC), Soul-Charge 1.", grade=1)
    scene.card("Goer", "[AUTO]:When this unit is put into the drop zone from (RC), draw a card.", grade=1)
    me.has(vanguard="Grade 2", left="Goer", hand=["Comer", "Grade 0"])
    me.calls("Comer", "left")
    me.is_asked()
    assert me.zone("drop") == ["Goer"] and me.count("soul") == 0 and me.count("hand") == 1


@pytest.mark.rule("8.5.2.3", "2.1.1.2")
@pytest.mark.parametrize(("hand", "able"), [(["Twin"], True), (["Other"], False)])
def test_a_persona_blast_asks_for_a_copy_in_the_hand(scene, me, foe, hand, able):
    scene.card(
        "Twin",
        '[ACT](VC):[Counter-Blast 1 & Choose a card named "Twin" from your hand, and discard it] '
        "This unit gets [Critical]+1 until end of turn.",
        grade=2,
    )
    scene.card("Other", grade=2)
    me.has(vanguard="Twin", hand=[*hand, "Grade 0"], damage=1)
    assert me.offered("use", "Twin", "Twin/1") == able


@pytest.mark.rule("10.1.16.1", "8.8.1")
@pytest.mark.parametrize(("soul", "power"), [(["Relic"], 5000), (["Stone"], 0)])
def test_a_condition_about_the_soul_is_looked_at_after_the_soul_blast(scene, me, foe, soul, power):
    scene.card(
        "Reader",
        '[ACT](VC):[Soul-Blast 1] If you have a card named "Relic" in your drop zone, this unit gets '
        "[Power]+5000 until end of turn.",
        grade=2,
    )
    scene.card("Relic", grade=1)
    me.has(vanguard="Reader", soul=soul, hand=["Grade 0"])
    me.uses("Reader")
    assert me.power("Reader") == 9000 + power


@pytest.mark.rule("10.1.16.1", "8.5.2.3", "8.5.2.4.4")
def test_a_card_that_was_soul_blasted_does_not_stand_in_the_soul_for_its_effect(scene, me, foe):
    scene.card(
        "Reader",
        '[ACT](VC):[Soul-Blast 1] If you have a card named "Relic" in your soul, this unit gets '
        "[Power]+5000 until end of turn.",
        grade=2,
    )
    scene.card("Relic", grade=1)
    me.has(vanguard="Reader", soul=["Relic"], hand=["Grade 0"])
    me.uses("Reader")
    assert me.power("Reader") == 9000


@pytest.mark.rule("8.5.2.3", "8.5.3.1")
def test_a_retirement_as_the_cost_and_one_that_the_opponent_chooses(scene, me, foe):
    scene.card(
        "Leveller",
        "[ACT](VC):[Choose one of your rear-guards, and retire it] Your opponent chooses one of his "
        "or her rear-guards, and retires it.",
        grade=2,
    )
    me.has(vanguard="Leveller", left="Grade 0", right="Grade 1", hand=["Grade 0"])
    foe.has(left="Grade 2", right="Grade 3")
    me.uses("Leveller").picks("Grade 1")
    foe.picks("Grade 3")
    assert (me.zone("drop"), foe.zone("drop")) == (["Grade 1"], ["Grade 3"])


@pytest.mark.rule("8.6.4.1.4", "8.5.2.4.1")
def test_the_ridden_unit_gives_to_the_rider_and_the_rider_hears_its_own_ride(scene, me, foe):
    scene.step("ride phase")
    scene.card(
        "Old",
        "[AUTO]:When a unit rides this unit, choose your vanguard, and that unit gets [Power]+5000 until end of turn.",
        grade=1,
    )
    scene.card(
        "New",
        "[AUTO]:When this unit is placed on (VC), if this unit's [Power] is 14000 or greater, draw a card.",
        grade=2,
        power=9000,
    )
    me.has(vanguard="Old", hand=["New", "Grade 0"])
    me.rides("New")
    me.picks(me.options()[0])
    assert me.power("New") == 14000


@pytest.mark.rule("6.8.1.2", "6.8.1.3")
def test_an_end_of_turn_ability_reads_power_that_ends_with_the_turn(scene, me, foe):
    scene.card(
        "Late",
        "[AUTO](VC):At the end of your turn, if this unit's [Power] is 14000 or greater, draw a card.\n"
        "[ACT](VC):[Counter-Blast 1] This unit gets [Power]+5000 until end of turn.",
        grade=2,
        power=9000,
    )
    me.has(vanguard="Late", hand=["Grade 0"], damage=1)
    with me.changes(hand=1):
        me.uses("Late", 2).declines_attack()


@pytest.mark.rule("10.1.18.1", "4.1.4")
def test_a_bound_unit_that_returns_at_the_end_of_the_turn_is_a_new_one(scene, me, foe):
    scene.card(
        "Vanish",
        "[ACT](VC):Choose one of your rear-guards, and that unit gets [Power]+5000 until end of turn.\n"
        "[ACT](VC):Choose one of your rear-guards, bind it, and call it to (RC).",
        grade=2,
    )
    me.has(vanguard="Vanish", hand=["Grade 0"])
    me.put("front left", "Grade 1", rested=True)
    me.uses("Vanish", 1)
    assert me.power("Grade 1") == 12000
    me.uses("Vanish", 2).picks("front right")
    assert me.power("Grade 1") == 7000 and not me.is_rested("Grade 1")


@pytest.mark.rule("10.1.20.1", "7.6.1.9", "8.6.7")
def test_a_given_ability_on_hitting_stays_with_its_unit(scene, me, foe):
    scene.card(
        "Giver",
        '[ACT](VC):Choose one of your rear-guards, and until end of turn, that unit gets "[AUTO](RC):When '
        "this unit's attack hits a vanguard, draw a card.\".",
        grade=2,
    )
    me.has(vanguard="Giver", left="Grade 3", hand=["Grade 0"])
    me.uses("Giver")
    with me.changes(hand=1):
        me.attacks("Grade 3", "Stone")


@pytest.mark.rule("7.3.1.3", "1.3.3")
def test_lord_holds_back_with_a_stranger_that_comes_before_it_attacks(scene, me, foe):
    scene.card("Chief", "[CONT](VC/RC):Lord", grade=2)
    scene.card("Guest", grade=1, clan="Guests")
    me.has(vanguard="Chief", hand=["Guest", "Grade 0"])
    me.calls("Guest", "left").passes().picks("yes")
    assert me.is_rested("Guest") and not me.is_rested("Chief")


@pytest.mark.rule("7.6.1.8", "7.6.1.3", "10.2.2.1")
def test_an_interceptor_that_left_the_guardian_circle_for_a_cost_is_not_retired(scene, me, foe):
    scene.step("battle phase")
    scene.card(
        "Fader",
        "[AUTO]:[Put this unit into your soul] When this unit intercepts, you "
        "may pay the cost. If you do, draw a card.",
        grade=2,
    )
    me.has(vanguard="Stone", left="Grade 3")
    foe.has(vanguard="Grade 2", left="Fader")
    me.attacks("Grade 3", "Grade 2")
    foe.guards_with("Fader").picks("yes")
    assert foe.zone("soul") == ["Fader"] and foe.zone("drop") == [] and foe.count("damage") == 1


@pytest.mark.rule("8.2.1.3", "8.5.2.3")
def test_a_cost_whose_retirement_is_replaced_is_paid_all_the_same(scene, me, foe):
    scene.card(
        "Ghost", "[CONT](RC):If this unit would be put into the drop zone from (RC), bind this unit instead.", grade=1
    )
    scene.card("Feaster", "[ACT](VC):[Choose two of your rear-guards, and retire them] Draw two cards.", grade=2)
    me.has(vanguard="Feaster", left="Ghost", right="Grade 0", hand=["Grade 0"])
    with me.changes(hand=2):
        me.uses("Feaster")
    assert me.zone("bind") == ["Ghost"] and me.zone("drop") == ["Grade 0"]


@pytest.mark.rule("7.6.1.3", "4.1.4", "8.5.3.1.4")
@pytest.mark.parametrize(("found", "left"), [("Blink", ["Blink"]), ("done", [])])
def test_an_attacker_that_went_to_the_hand_and_came_back_hits_nothing(scene, me, foe, found, left):
    """4.1.4: it is a new unit, which stands; out of the hand it need not be chosen."""
    scene.step("battle phase")
    scene.card(
        "Blink",
        '[AUTO](RC):When this unit attacks, return this unit to your hand, choose a card named "Blink" from your hand, '
        "and call it to (RC).",
        grade=2,
    )
    me.has(vanguard="Stone", left="Blink", back="Grade 0")
    me.attacks("Blink", "Stone").picks(found)
    if left:
        me.picks("front left")
    assert foe.count("damage") == 0 and me.zone("left") == left


@pytest.mark.rule("8.6.7", "8.6.3.1")
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_abilities_on_hitting_the_second_is_played_though_the_first_took_the_unit(scene, me, foe, first):
    scene.step("battle phase")
    scene.card(
        "Double",
        "[AUTO](RC):When this unit's attack hits, return this unit to your hand.\n[AUTO](RC):When this unit's attack "
        "hits, draw a card.",
        grade=2,
    )
    me.has(vanguard="Stone", left="Double")
    me.attacks("Double", "Stone")
    me.picks(me.options()[first])
    assert sorted(me.zone("hand")) == ["Double", "Stone"]


@pytest.mark.rule("10.1.14.1.1", "9.2.2", "2.8.1.1.5")
@pytest.mark.parametrize(("top", "lost"), [("Heal Trigger", False), ("Grade 0", True)])
def test_the_sixth_damage_of_a_skill_may_be_healed_in_its_own_check(scene, me, foe, top, lost):
    scene.card("Burner", "[ACT](VC):Deal one damage to your opponent's vanguard.", grade=2)
    me.has(vanguard="Burner", hand=["Grade 0"])
    foe.has(vanguard="Grade 1", damage=5).deck_top(top)
    me.uses("Burner")
    if not lost:
        foe.picks("heal", "Stone")
    assert foe.count("damage") == (6 if lost else 5) and (scene.game.result is not None) == lost


@pytest.mark.rule("10.2.4.1", "8.3.3", "8.5.2.3")
@pytest.mark.parametrize("alone", [True, False])
def test_restraint_is_lost_once_the_last_rear_guard_has_paid(scene, me, foe, alone):
    scene.card(
        "Chained",
        "[CONT](VC):Restraint\n[CONT](VC):During your turn, if you do not have any rear-guards, this unit loses "
        '"Restraint".\n[ACT](VC):[Choose one of your rear-guards, and put it into your soul] Draw a card.',
        grade=2,
    )
    me.has(vanguard="Chained", back="Grade 0", hand=["Grade 0"])
    if alone:
        me.uses("Chained", 3)
    me.passes()
    if alone:
        me.picks("yes")
    assert foe.count("damage") == alone


@pytest.mark.rule("7.7.1.1", "10.1.5.2", "8.5.1.1.1")
def test_a_vanguard_ridden_as_the_battle_ends_attacks_in_the_next(scene, me, foe):
    """8.5.1.1.1: it stands, whatever the one beneath it has done."""
    scene.step("battle phase")
    scene.card(
        "Heir",
        '[AUTO](VC):At the end of the battle that this unit attacked, choose a card named "King" from your hand, and '
        "ride it.",
        grade=2,
    )
    scene.card("King", grade=3)
    me.has(vanguard="Heir", hand=["King"])
    me.attacks("Heir", "Stone").picks("King")
    me.attacks("King", "Stone")
    assert foe.count("damage") == 1 + 1
