"""Where two rules meet: lists, ended turns, original values, World, icons, alchemagic, looking, triggers."""

from __future__ import annotations

import pytest

ORDER = {"type": "normal order", "grade": 1, "power": None, "skill": None, "shield": None}
BLITZ = {**ORDER, "type": "blitz order"}
SET = {**ORDER, "type": "set order"}
LETS = (
    "[CONT](VC/RC):When you play a normal order from your hand, you may bind a normal order with another card name "
    "from your drop zone, and Alchemagic it onto that order."
)


def unit(scene, name, text, **fields):
    return scene.card(name, text, **{"grade": 2, "power": 10000, **fields})


def turned(scene, seat=0):
    return sum(scene.game.face_down[card] for card in scene.game.in_zone(seat, "damage"))


# --- lists and what else there is -----------------------------------------------------------------------


@pytest.mark.rule("11.8.3.1.2", "17.4.1.2")
def test_a_line_that_ends_the_turn_lets_the_lines_below_it_be_done(scene, me, foe):
    unit(scene, "Crier", "[ACT](VC):Perform all of the following. • End the turn. • Draw a card. • Soul-Charge 1.")
    me.has(vanguard="Crier", left="Grade 1")
    foe.has(hand=["Grade 0"])
    with me.changes(hand=1, soul=1):
        me.uses("Crier")
    assert scene.game.facts["turn seat"] == 1


@pytest.mark.rule("11.8.3.1.2.1", "7.26.1")
def test_what_is_charged_more_comes_too_late_for_the_next_line(scene, me):
    """Three in the soul when the number is told; two more are charged, and there is no draw."""
    unit(scene, "Teller", "[ACT](VC):Perform all of the following according to the number of cards in your soul. "
         "• Two or more - Soul-Charge 1. • Four or more - Draw a card.")  # fmt: skip
    scene.card("Steward", "[CONT](RC):Your Soul-Charge is increased by 1.")
    me.has(vanguard="Teller", left="Steward", soul=3, hand=["Grade 0"])
    with me.changes(soul=2, hand=0):
        me.uses("Teller")


@pytest.mark.rule("11.8.3.1.2.2", "12.5.1")
def test_a_line_that_finds_nobody_in_reach_keeps_no_other_from_being_done(scene, me, foe):
    unit(scene, "Crier", "[ACT](VC):Perform all of the following. • Choose one of your opponent's rear-guards, and "
         "retire it. • Draw a card.")  # fmt: skip
    scene.card("Hermit", "[CONT](RC):This unit cannot be affected by your opponent's effects.")
    me.has(vanguard="Crier", left="Grade 1", hand=["Grade 0"])
    foe.has(left="Hermit")
    with me.changes(hand=1):
        me.uses("Crier")
    assert foe.zone("left") == ["Hermit"]


@pytest.mark.rule("11.8.11.1.1", "7.13.1.2")
def test_an_ability_that_stands_by_twice_chooses_twice_and_not_the_same(scene, me):
    unit(scene, "Host", '[CONT](VC):The "when placed" abilities of all of your rear-guards stand by twice.')
    scene.card("Guest", "[AUTO]:When this unit is placed on (RC), choose one of the following that was not chosen this "
               "turn. • Draw a card. • Soul-Charge 1.", grade=1)  # fmt: skip
    me.has(vanguard="Host", hand=["Guest", "Grade 0"])
    with me.changes(hand=0, soul=1):
        me.calls("Guest", "left").picks("option 1")
    assert scene.game.question.about == "act"


@pytest.mark.rule("11.8.11.1.1", "4.1.8")
def test_a_card_that_came_back_is_another_card_and_chooses_anew(scene, me):
    scene.card("Guest", "[AUTO]:When this unit is placed on (RC), choose one of the following that was not chosen "
               "this turn. • Draw a card. • Choose one of your rear-guards, and return it to your hand.",
               grade=1)  # fmt: skip
    me.has(vanguard="Grade 2", hand=["Guest"])
    me.calls("Guest", "left").picks("option 2").calls("Guest", "left")
    me.is_asked("11.8.3.1", exactly=["option 1", "option 2"])
    me.picks("option 1")


@pytest.mark.rule("11.8.3.1.3", "7.26.2")
def test_both_of_a_slash_and_the_next_one_of_each(scene, me):
    unit(scene, "Teller", "[ACT](VC):Soul-Charge 1/Counter-Charge 1.")
    scene.card("Steward", "[ACT](RC):Your next Counter-Charge is increased by 1 until end of turn.")
    me.has(vanguard="Teller", left="Steward")
    for name in ("Grade 0", "Grade 1", "Grade 3"):
        me.put("damage", name, face_down=True)
    me.uses("Steward").uses("Teller").picks("Grade 0", "Grade 1")
    assert (me.count("soul"), turned(scene)) == (1, 1)


# --- unique counts ------------------------------------------------------------------------------------------


@pytest.mark.rule("17.3.1.2", "5.1.3", "11.9.1.2")
def test_grades_are_counted_as_effects_have_made_them(scene, me):
    """The original grade becomes another, and with it the grade that is counted."""
    unit(scene, "Counter", "[CONT](VC):This unit gets [Power] +1000 for each different grade among your rear-guards.")
    scene.card("Climber", "[ACT](RC):This unit's original grade becomes 3 until end of turn.", grade=1)
    me.has(vanguard="Counter", left="Climber", right="Grade 1")
    assert me.power("Counter") == 11000
    me.uses("Climber")
    assert me.power("Counter") == 12000


@pytest.mark.rule("17.3.1", "12.6.2.1")
def test_a_further_name_makes_one_card_two_unique_ones(scene, me):
    unit(scene, "Counter", "[CONT](VC):If you have two or more unique rear-guards, this unit gets [Power] +5000.")
    scene.card("Amber", '[CONT](RC):This unit is also regarded as "Beryl".')
    scene.card("Beryl")
    me.has(vanguard="Counter", left="Amber")
    assert me.power("Counter") == 15000


# --- turns that end ---------------------------------------------------------------------------------------


@pytest.mark.rule("17.4.1.2", "12.3.1.1")
def test_an_ability_of_once_a_turn_that_ends_the_turn_may_be_used_in_the_next_own_one(scene, me, foe):
    unit(scene, "Crier", "[ACT](VC)[1/Turn]:End the turn.")
    me.has(vanguard="Crier", left="Grade 1")
    foe.has(vanguard=unit(scene, "Echo", "[ACT](VC)[1/Turn]:End the turn."))
    me.uses("Crier")
    foe.uses("Echo")
    assert me.offered("use", "Crier", "Crier/1")


@pytest.mark.rule("17.4.1.1", "7.33.2.1")
def test_a_world_until_end_of_turn_is_there_in_the_end_phase_of_an_ended_turn(scene, me, foe):
    unit(scene, "Diver", "[ACT](VC):Your World becomes Dark Night until end of turn, and end the turn.\n"
         "[AUTO](VC):At the end of your turn, if your World is Dark Night, draw a card.")  # fmt: skip
    me.has(vanguard="Diver", left="Grade 1")
    foe.has(hand=["Grade 0"])
    with me.changes(hand=1):
        me.uses("Diver")


@pytest.mark.rule("17.4.3", "11.8.11.1")
def test_a_cost_of_an_ability_that_waited_is_asked_for_in_the_end_phase(scene, me, foe):
    scene.step("battle phase")
    unit(scene, "Crier", "[AUTO](VC):When this unit attacks, end the turn.")
    scene.card("Payer", "[AUTO](RC):When your vanguard attacks, [COST][Counter-Blast 1], draw a card.")
    me.has(vanguard="Crier", left="Payer", damage=1)
    foe.has(vanguard="Grade 2")
    me.attacks("Crier", "Grade 2").picks(("ability", "Crier/1", "Crier"))
    assert scene.game.facts["phase"] == "end phase"
    me.is_asked("11.8.3.1", exactly=["yes", "no"])
    with me.changes(hand=1):
        me.picks("yes")


@pytest.mark.rule("17.4.1.2", "2.8.3.1")
def test_trigger_effects_last_to_the_end_of_a_turn_that_was_ended(scene, me, foe):
    scene.step("battle phase")
    unit(scene, "Crier", "[AUTO](VC):When this unit's attack hits a vanguard, end the turn.\n"
         "[AUTO](VC):At the end of your turn, you may draw a card.", power=9000)  # fmt: skip
    me.has(vanguard="Crier", left="Grade 1").deck_top("Critical Trigger")
    foe.has(vanguard="Grade 2")
    me.attacks("Crier", "Grade 2").picks("critical", "Crier", "Crier")
    assert scene.game.facts["phase"] == "end phase" and me.power("Crier") == 19000
    me.picks("no")
    assert me.power("Crier") == 9000


# --- original values ----------------------------------------------------------------------------------------


@pytest.mark.rule("11.9.1.2", "10.4.1.11.2")
def test_a_booster_adds_to_the_new_original_power(scene, me, foe):
    unit(scene, "Knight", "[ACT](VC):This unit's original [Power] becomes 15000 until end of turn.")
    me.has(vanguard="Knight", back="Grade 1")
    foe.has(hand=["Grade 0"])
    me.uses("Knight").attacks("Knight", "Stone", boost="Grade 1")
    assert me.power("Knight") == 15000 + 7000
    foe.guards_with_nothing()


@pytest.mark.rule("11.9.1.3", "2.7.2")
def test_without_an_original_critical_nothing_is_dealt(scene, me, foe):
    unit(scene, "Knight", "[ACT](VC):This unit loses its original [Critical] until end of turn.")
    me.has(vanguard="Knight", left="Grade 1")
    with foe.changes(damage=0):
        me.uses("Knight").attacks("Knight", "Stone")


@pytest.mark.rule("11.9.4.1", "12.5.1")
def test_a_unit_out_of_reach_is_not_raised_but_may_be_matched(scene, me, foe):
    """It is no effect on the unit whose power is asked for."""
    scene.card("Hermit", "[CONT](RC):This unit cannot be affected by your opponent's effects.", grade=3, power=20000)
    scene.card("Page", "[ACT](RC):Raise or lower this unit's [Power] to match your opponent's grade 3 rear-guard's "
               "until end of turn.", power=7000)  # fmt: skip
    me.has(vanguard="Grade 2", left="Page")
    foe.has(left="Hermit")
    me.uses("Page")
    assert me.power("Page") == 20000


@pytest.mark.rule("11.9.4.1.1", "1.3.6")
def test_a_doubled_power_is_heard_as_an_increase(scene, me):
    scene.card("Knight", "[ACT](RC):Double this unit's [Power] until end of turn.\n"
               "[AUTO](RC):When this unit's [Power] is increased, Soul-Charge 1.", power=8000)  # fmt: skip
    me.has(vanguard="Grade 2", left="Knight")
    with me.changes(soul=1):
        me.uses("Knight")


@pytest.mark.rule("7.11.3", "17.3.1.2")
def test_power_that_is_got_and_power_that_is_counted_for(scene, me):
    unit(scene, "Knight", "[CONT](VC):This unit gets the [Power] of all of your rear-guards.\n"
         "[CONT](VC):This unit gets [Power] +1000 for each different grade among your rear-guards.")  # fmt: skip
    me.has(vanguard="Knight", left="Grade 1", right="Grade 0")
    assert me.power("Knight") == 10000 + 7000 + 5000 + 2000


# --- World and Final Rush -----------------------------------------------------------------------------------


@pytest.mark.rule("7.33.1.1", "11.9.15")
def test_a_world_is_empty_when_the_ability_that_made_it_is_lost(scene, me):
    unit(scene, "Watcher", "[CONT](VC):If your World is Dark Night, this unit gets [Power] +5000.")
    scene.card("Shade", "[CONT](RC):Your World becomes Dark Night.", grade=1)
    scene.card("Scissors", "[ACT](RC):Choose another of your rear-guards, and it loses its original abilities until "
               "end of turn.")  # fmt: skip
    me.has(vanguard="Watcher", left="Shade", right="Scissors")
    assert me.power("Watcher") == 15000
    me.uses("Scissors")
    assert me.power("Watcher") == 10000


@pytest.mark.rule("7.33.2.1", "7.32.1", "11.2.1.1")
def test_an_order_that_needs_a_world_is_played_in_it_alone(scene, me):
    scene.card("Night Work", "Play this if your World is Dark Night! Draw a card.", **ORDER)
    scene.card("Long Dusk", "[CONT](Order zone):Your World becomes Dark Night.", **SET)
    scene.card("Clerk", "[CONT](RC):You may play one more order.")
    me.has(vanguard="Grade 2", left="Clerk", hand=["Night Work", "Long Dusk", "Grade 0"])
    assert me.refused("order", "Night Work") == "11.8.2.2"
    me.plays("Long Dusk")
    with me.changes(hand=0):
        me.plays("Night Work")


# --- icons ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.26.1", "7.22.3")
def test_an_effect_of_a_changed_number_is_done_whole_or_not_at_all(scene, me):
    unit(scene, "Payer", "[ACT](VC):[Counter-Blast 2].")
    scene.card("Steward", "[CONT](RC):Your Counter-Blast is increased by 1.")
    me.has(vanguard="Payer", left="Steward", damage=2)
    me.uses("Payer")
    assert turned(scene) == 0


@pytest.mark.rule("7.26.2", "11.8.11.2")
def test_a_cost_that_is_declined_does_not_use_the_next_time_up(scene, me, foe):
    scene.card("Steward", "[ACT](RC):Your next Counter-Blast is reduced by 1 until end of turn.")
    unit(scene, "Payer", "[AUTO](VC):When this unit attacks, [COST][Counter-Blast 1], draw a card.")
    me.has(vanguard="Payer", left="Steward", damage=1)
    me.uses("Steward").attacks("Payer", "Stone").picks("no")
    assert any("Steward" in each.change for each in scene.game.effects)


@pytest.mark.rule("1.3.2.3", "7.34.1.2")
def test_two_orders_of_which_one_costs_nothing_any_more(scene, me):
    unit(scene, "Adept", LETS)
    scene.card("Steward", "[CONT](RC):Your Soul-Blast is reduced by 1.")
    scene.card("Salt", "Play this with [COST][Soul-Blast 1]! Draw a card.", **ORDER)
    scene.card("Lead", "Play this with [COST][Counter-Blast 1]! Soul-Charge 1.", **ORDER)
    me.has(vanguard="Adept", left="Steward", hand=["Salt", "Grade 3"], drop=["Lead"], damage=1)
    with me.changes(soul=1, hand=0):
        me.picks(("alchemagic", "Salt", "Lead"))
    assert turned(scene) == 1


# --- alchemagic -----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.34.1.2", "11.8.3.1.2")
def test_lists_of_two_orders_follow_each_other(scene, me):
    unit(scene, "Adept", LETS)
    scene.card("Salt", "Perform all of the following. • Draw a card. • Soul-Charge 1.", **ORDER)
    scene.card("Lead", "Choose one of the following. • Draw two cards. • Soul-Charge 2.", **ORDER)
    me.has(vanguard="Adept", left="Grade 1", hand=["Salt", "Grade 3"], drop=["Lead"])
    with me.changes(hand=0, soul=3):
        me.picks(("alchemagic", "Salt", "Lead")).picks("option 2")


@pytest.mark.rule("7.34.1.2", "11.8.2.4.3")
def test_a_cost_in_the_middle_of_the_added_order_may_be_left_unpaid(scene, me):
    unit(scene, "Adept", LETS)
    scene.card("Salt", "Soul-Charge 1.", **ORDER)
    scene.card("Lead", "Draw a card. Then, [COST][Counter-Blast 1], and draw a card.", **ORDER)
    me.has(vanguard="Adept", left="Grade 1", hand=["Salt", "Grade 3"], drop=["Lead"], damage=1)
    with me.changes(hand=0):
        me.picks(("alchemagic", "Salt", "Lead")).picks("no")
    assert turned(scene) == 0


@pytest.mark.rule("7.34.1.2", "12.5.1")
def test_a_unit_that_orders_do_not_reach_pays_for_neither(scene, me):
    unit(scene, "Adept", LETS)
    scene.card("Hermit", "[CONT](RC):This unit cannot be affected by order effects.")
    scene.card("Salt", "Draw a card.", **ORDER)
    scene.card("Lead", "Play this with [COST][Choose one of your rear-guards, and retire it]! Draw a card.", **ORDER)
    me.has(vanguard="Adept", left="Hermit", hand=["Salt", "Grade 3"], drop=["Lead"])
    assert me.refused("alchemagic", "Salt", "Lead") == "11.8.2.2"


@pytest.mark.rule("7.34.1.2", "9.7.2.3.1")
def test_where_one_more_order_may_be_played_both_may_be_joined(scene, me):
    unit(scene, "Adept", LETS)
    scene.card("Clerk", "[CONT](RC):You may play one more order.")
    for name in ("Salt", "Lead", "Tin"):
        scene.card(name, "Soul-Charge 1.", **ORDER)
    me.has(vanguard="Adept", left="Clerk", hand=["Salt", "Tin", "Grade 3"], drop=["Lead"])
    with me.changes(soul=4):
        me.picks(("alchemagic", "Salt", "Lead"))
        me.picks(("alchemagic", "Tin", "Salt"))
    assert me.zone("drop") == ["Tin"]


# --- looking, proving, standing by --------------------------------------------------------------------------


@pytest.mark.rule("7.6.3", "7.25.1")
def test_the_next_card_is_seen_as_the_top_card_is_charged(scene, me, foe):
    unit(scene, "Seer", "[CONT](VC):You may look at the top card of your deck at any time.\n[ACT](VC):Soul-Charge 1.")
    me.has(vanguard="Seer", left="Grade 1")
    scene.start()
    *_, second, top = scene.game.in_zone(0, "deck")
    assert me.sees(top) and not me.sees(second)
    me.uses("Seer", 2)
    assert me.sees(second) and not foe.sees(second)


@pytest.mark.rule("7.6.3.1", "7.4.4")
def test_after_a_shuffle_the_top_card_is_looked_at_anew(scene, me):
    looks = "[CONT](VC):You may look at the top card of your deck at any time."
    unit(scene, "Seer", looks + "\n[ACT](VC):Shuffle your deck.")
    scene.card("Scribe", "[AUTO](RC):When you look at your deck, Counter-Charge 1.")
    me.has(vanguard="Seer", left="Scribe")
    for name in ("Grade 0", "Grade 1", "Grade 3"):
        me.put("damage", name, face_down=True)
    scene.start()
    me.picks("Grade 0").uses("Seer", 2).picks("Grade 1")
    assert turned(scene) == 1


@pytest.mark.rule("1.3.2.4", "6.2.3.2.1.1")
def test_as_many_as_possible_are_as_many_as_find_a_circle(scene, me):
    unit(scene, "Caller", "[ACT](VC):Call as many grade 1 cards as possible from your hand to open (RC).")
    me.has(vanguard="Caller", left="Grade 0", right="Grade 0", back="Grade 0", hand=["Grade 1"] * 3)
    me.put("back left", "Grade 0")
    me.uses("Caller")
    assert me.count("hand") == 2


@pytest.mark.rule("7.13.1.3", "11.8.14.1")
def test_a_situation_is_no_placing(scene, me, foe):
    """What waits for a situation stands by although nothing does on being placed."""
    placed = 'the "when placed" abilities of all of your opponent\'s rear-guards do not stand by.'
    unit(scene, "Hush", f"[CONT](VC):{placed.capitalize()}")
    scene.card("Monk", "[AUTO](RC)[1/Turn]:When you have no cards in your hand, Soul-Charge 1.", grade=1)
    me.has(vanguard="Grade 2", hand=["Monk"])
    foe.has(vanguard="Hush")
    with me.changes(soul=1):
        me.calls("Monk", "left").picks(("ability", "Monk/1", "Monk"))


# --- triggers -------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.8.4", "2.8.3.3")
def test_while_triggers_are_cancelled_no_icon_does_anything(scene, me, foe):
    scene.step("battle phase")
    unit(scene, "Marshal", '[CONT](VC):All cards in your trigger zone also have the [Draw] icon.', power=9000)
    unit(scene, "Wall", "[CONT](VC):All of your opponent's trigger effects are nullified.", power=9000)
    me.has(vanguard="Marshal", left="Grade 1").deck_top("Critical Trigger")
    foe.has(vanguard="Wall")
    with me.changes(hand=1), foe.changes(damage=1):
        me.attacks("Marshal", "Wall")


@pytest.mark.rule("2.8.4", "2.8.2.6")
def test_an_over_trigger_with_a_further_icon_is_removed_and_the_other_is_done(scene, me, foe):
    scene.step("battle phase")
    unit(scene, "Marshal", '[CONT](VC):All cards in your trigger zone also have the [Draw] icon.', power=9000)
    me.has(vanguard="Marshal", left="Grade 1").deck_top("Over Trigger")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    with me.changes(hand=2):
        me.attacks("Marshal", "Grade 2")
        foe.guards_with_nothing()
        me.picks("over", "remove", "draw", "Grade 1", "draw", "Marshal")
    assert me.zone("removed") == ["Over Trigger"]
