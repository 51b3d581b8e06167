"""Two rules meeting: drive and damage checks, triggers, losing, rule actions, and what is forbidden."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    At,
    Cannot,
    Cards,
    Choose,
    EndGame,
    It,
    LoseAbilities,
    Modify,
    Move,
    Number,
    Place,
    Rule,
    Sequence,
    Top,
)

VANGUARD = ("vanguard circle",)
REAR = ("rear-guard circle",)
MINE = Cards(REAR, "mine")
MARTYR = "[AUTO]:When this unit is put into the drop zone from (RC), draw a card."


@pytest.fixture(autouse=True)
def battle_phase(table):
    return table.step("battle phase")


def act(*effects):
    """An activated ability of a vanguard."""
    return Ability("activated", Sequence(tuple(effects)), VANGUARD)


# --- checks and triggers ---------------------------------------------------------------------------------------


@pytest.mark.rule("2.8.1.1.5", "9.2.2")
@pytest.mark.parametrize(("mine", "lost"), [(5, False), (4, False)])
def test_a_heal_trigger_as_the_sixth_damage_saves_its_player(scene, me, foe, mine, lost):
    """2.8.1.1.5, 9.2.2: one of five is healed before the checked card joins them: five again."""
    me.has(vanguard="Grade 2", damage=mine)
    foe.has(vanguard="Grade 1", damage=5).deck_top("Heal Trigger")
    me.attacks("Grade 2", "Grade 1")
    foe.picks("heal", "Stone")
    assert (foe.count("damage"), foe.zone("drop")) == (5, ["Stone"])
    assert (scene.result is not None) == lost


@pytest.mark.rule("2.8.1.1.5", "1.3.1")
def test_a_heal_trigger_with_less_damage_than_the_opponent_heals_nothing(scene, me, foe):
    """2.8.1.1.5: with three against four the power is given and no card healed."""
    me.has(vanguard="Grade 2", damage=4)
    foe.has(vanguard="Grade 1", damage=3).deck_top("Heal Trigger")
    me.attacks("Grade 2", "Grade 1")
    foe.picks("heal")
    assert (foe.count("damage"), foe.zone("drop")) == (4, [])


@pytest.mark.rule("2.8.1.1.3", "9.2.3")
def test_a_draw_trigger_that_takes_the_last_card_loses_at_the_next_check_timing(scene, me, foe):
    """9.2.3: the draw is made, the power given, and then the empty deck is judged."""
    scene.exactly()
    me.has(vanguard="Grade 2", deck=1)
    me.deck_top("Draw Trigger")
    foe.has(vanguard="Grade 1", deck=9)
    me.attacks("Grade 2", "Grade 1").picks("draw")
    assert scene.winner is foe and scene.result.rule == "9.2.3"
    assert len(scene.events("bonus")) == 1 and scene.events("compare") == []


@pytest.mark.rule("7.5.1.2.2", "2.2.1.1")
@pytest.mark.parametrize(("where", "works"), [("left", True), ("back", True), ("hand", False), ("soul", False)])
def test_a_trigger_of_another_clan_works_with_a_unit_of_that_clan(scene, me, foe, where, works):
    """7.5.1.2.2: a unit on the vanguard or a rear-guard circle is enough; cards elsewhere are no units."""
    scene.card("Stranger", clan="Outsiders", grade=2)
    scene.card("Foreign", clan="Outsiders", grade=0, trigger="critical")
    me.has(vanguard="Grade 2", **{where: "Stranger"}).deck_top("Foreign")
    me.attacks("Grade 2", "Stone")
    assert bool(scene.events("trigger")) == works
    if works:
        me.is_asked("2.8.2", exactly=["critical", "power"])


@pytest.mark.rule("7.6.1.6.2", "3.11.1")
def test_a_guardian_does_not_bring_its_clan_to_a_damage_check(scene, me, foe):
    """7.6.1.6.2: vanguard and rear-guard circles are looked at, not the guardian circle."""
    scene.card("Stranger", clan="Outsiders", grade=0, shield=0)
    scene.card("Foreign", clan="Outsiders", grade=0, trigger="critical")
    me.has(vanguard="Grade 2", left="Grade 0")
    foe.has(hand=["Stranger"]).deck_top("Foreign")
    me.attacks("Grade 2", "Stone")
    foe.guards_with("Stranger")
    assert scene.events("trigger") == [] and foe.zone("damage") == ["Foreign"]


@pytest.mark.rule("2.8.2", "8.4.1")
def test_what_a_trigger_sets_off_waits_until_both_its_parts_are_done(scene, me, foe):
    """2.8.2: no check timing lies between the two parts."""
    scene.card("Listener", "[AUTO](RC):When you draw a card, you may draw a card.")
    me.has(vanguard="Grade 2", left="Listener").deck_top("Draw Trigger")
    me.attacks("Grade 2", "Stone").picks("draw")
    me.is_asked(about="receiver")
    me.picks("Grade 2")
    me.is_asked("8.5.2.4.4", exactly=["yes", "no"])


@pytest.mark.rule("2.8.1.1.4", "1.3.3")
def test_a_stand_trigger_does_not_stand_what_cannot_stand(scene, me, foe):
    """1.3.3: the unit may be chosen, and it stays as it is."""
    scene.step("main phase")
    scene.card("Sleeper", "[ACT](RC):[Rest this unit] This unit cannot [Stand] until end of turn.")
    me.has(vanguard="Grade 2", left="Sleeper", right="Grade 0").deck_top("Stand Trigger")
    me.uses("Sleeper").attacks("Grade 2", "Stone").picks("stand", "Sleeper", "Sleeper")
    assert me.is_rested("Sleeper") and me.power("Sleeper") == 7000 + 5000


@pytest.mark.rule("2.8.1.1.2", "4.1.4")
def test_a_bonus_of_a_trigger_is_gone_with_the_unit(scene, me, foe):
    """4.1.4: the unit that got it goes to the hand and is called again: a new unit."""
    again = Sequence((Move(MINE, "hand"), Choose(Cards(("hand",)), Number(1)), Place("call", It(), REAR[0])))
    leaves = Ability("automatic", again, VANGUARD, trigger=At("begin", "close step", "your"))
    scene.card("Juggler", abilities=[leaves], grade=2)
    me.has(vanguard="Juggler", left="Grade 3").deck_top("Critical Trigger")
    foe.has(vanguard="Grade 3")
    me.attacks("Juggler", "Grade 3").picks("critical", "Grade 3", "Grade 3")
    assert len(scene.events("bonus")) == 2, "critical and power, both for the rear-guard"
    me.picks("Grade 3", "front right")
    assert (me.power("Grade 3"), me.critical("Grade 3")) == (10000, 1)


@pytest.mark.rule("7.5.1.2.4", "8.4.1")
def test_a_checked_card_that_an_ability_moved_does_not_go_to_the_hand(scene, me, foe):
    """7.5.1.2.4: only a card that is still in the trigger zone is taken."""
    scene.card(
        "Thrower",
        "[AUTO](VC):When this unit's drive check reveals a <<Testers>>, put the card revealed with that drive "
        "check into your drop zone.",
        grade=2,
    )
    me.has(vanguard="Thrower", left="Grade 0").deck_top("Grade 3")
    me.attacks("Thrower", "Stone")
    assert (me.zone("drop"), me.count("hand")) == (["Grade 3"], 0)


@pytest.mark.rule("7.6.1.6.4", "10.1.7.1")
def test_damage_is_checked_one_card_at_a_time_and_counted_between(scene, me, foe):
    """7.6.1.6.5: with two damage to take at four, the sixth card ends the game before anything else."""
    scene.card("Striker", critical=3, grade=2)
    me.has(vanguard="Striker", left="Grade 0")
    foe.has(damage=4)
    me.attacks("Striker", "Stone")
    assert scene.winner is me and foe.count("damage") == 6


@pytest.mark.rule("7.6.1.6.1", "9.2.3")
def test_damage_off_the_last_card_of_a_deck_loses(scene, me, foe):
    """9.2.3: the last card is checked, and the empty deck is judged in the check timing that follows."""
    scene.exactly()
    scene.card("Striker", critical=2, grade=2)
    me.has(vanguard="Striker", deck=9)
    foe.has(vanguard="Grade 1", deck=1)
    me.attacks("Striker", "Grade 1")
    assert scene.winner is me and scene.result.rule == "9.2.3"
    assert len(scene.events("damage check")) == 1


# --- losing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.4.1.1", "9.2.2")
def test_losing_comes_before_the_abilities_that_could_have_saved_the_player(scene, me, foe):
    """8.4.1.1: rule actions first: an ability on taking damage is not played any more."""
    heals = "[AUTO](VC):When a card is put into your damage zone, choose a card from your damage zone, and heal it."
    me.has(vanguard="Grade 2")
    foe.has(vanguard=scene.card("Nurse", heals), damage=5)
    me.attacks("Grade 2", "Nurse")
    assert scene.winner is me and scene.events("play") == []


@pytest.mark.rule("1.3.3", "9.2.1")
def test_who_cannot_lose_loses_when_that_is_over(scene, me, foe):
    """9.2.1: the condition still holds at the check timing after the effect has ended."""
    scene.step("main phase")
    shield = Rule("you", (Cannot("lose"),), "end of turn")
    hurt = Move(Top(Number(6), "deck"), "damage")
    scene.card("Saint", abilities=[act(shield, hurt)], grade=2)
    me.has(vanguard="Saint", left="Grade 0", hand=["Grade 0"])
    me.uses("Saint")
    assert me.count("damage") == 6 and scene.result is None
    me.declines_attack()
    assert scene.winner is foe


@pytest.mark.rule("1.2.5", "9.1.2")
def test_winning_by_an_effect_comes_before_any_rule_action(scene, me, foe):
    """1.2.5: six damage taken in the same effect is not looked at any more."""
    scene.step("main phase")
    effect = (Move(Top(Number(6), "deck"), "damage"), EndGame("you", "win"))
    scene.card("Gambler", abilities=[act(*effect)], grade=2)
    me.has(vanguard="Gambler", hand=["Grade 0"])
    me.uses("Gambler")
    assert scene.winner is me and me.count("damage") == 6


@pytest.mark.rule("1.2.3", "3.12.3")
def test_both_players_drawing_their_last_card_is_a_draw(scene, me, foe):
    """1.2.3: both decks are empty at the same check timing."""
    scene.step("main phase").exactly()
    scene.card("Feast", "[ACT](VC):Each player draws a card.", grade=2)
    me.has(vanguard="Feast", deck=1, hand=["Grade 0"])
    foe.has(vanguard="Grade 1", deck=1)
    me.uses("Feast")
    assert scene.result is not None and scene.winner is None


@pytest.mark.rule("1.2.4", "8.5.3")
def test_a_concession_in_the_middle_of_an_effect_ends_it(scene, me, foe):
    """1.2.4: at once, whatever was being chosen."""
    scene.step("main phase")
    scene.card("Sniper", "[ACT](VC):Choose one of your opponent's rear-guards, and retire it.", grade=2)
    me.has(vanguard="Sniper", hand=["Grade 0"])
    foe.has(left="Grade 0", right="Grade 1")
    me.uses("Sniper")
    me.is_asked(exactly=["Grade 0", "Grade 1"])
    scene.concede(foe)
    assert scene.winner is me and foe.count("drop") == 0


# --- rule actions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.3.3", "8.6.4.1.2")
def test_a_unit_driven_off_by_a_call_hears_of_it(scene, me, foe):
    """9.3.3: it goes to the drop zone from its circle, and its ability about that is set off."""
    scene.step("main phase")
    scene.card("Martyr", MARTYR)
    me.has(vanguard="Grade 2", left="Martyr", hand=["Grade 0"])
    with me.changes(hand=-1 + 1):
        me.calls("Grade 0", "left")


@pytest.mark.rule("9.3.1", "8.6.4.1.4")
def test_a_vanguard_driven_off_without_a_ride_was_not_ridden(scene, me, foe):
    """9.3.1: a rear-guard put on the vanguard circle sends the old vanguard to the soul; nobody rode it."""
    scene.step("main phase")
    scene.card("Old King", "[AUTO]:When a grade 1 card rides this unit, draw a card.", grade=2)
    scene.card("Usurper", "[ACT](RC):Put this unit on your (VC).")
    me.has(vanguard="Old King", left="Usurper", hand=["Grade 0"])
    with me.changes(hand=0, soul=+1):
        me.uses("Usurper")


@pytest.mark.rule("9.3.1", "8.5.2.1.1.2")
def test_the_new_vanguards_grade_decides_what_may_be_called(scene, me, foe):
    """8.5.2.1.1.2: after a unit of grade 1 came to the vanguard circle a grade 2 is too high."""
    scene.step("main phase")
    scene.card("Usurper", "[ACT](RC):Put this unit on your (VC).")
    me.has(vanguard="Grade 3", left="Usurper", hand=["Grade 0", "Grade 2"])
    assert me.offered("call", "Grade 2", "front left")
    me.uses("Usurper")
    assert me.why_not("call", "Grade 2", "front left") == "8.5.2.1.1.2"


@pytest.mark.rule("9.3.4", "10.1.6.1.1.2")
def test_two_units_called_to_one_circle_over_a_third(scene, me, foe):
    """9.3.4: of the two that came last one stays; the old one and the other leave together."""
    scene.step("main phase")
    scene.card("Herald", "[ACT](VC):Choose two grade 0 cards from your hand, and call them to (RC).", grade=2)
    scene.card("Martyr", MARTYR)
    scene.card("Twin", grade=0)
    me.has(vanguard="Herald", left="Martyr", hand=["Grade 0", "Twin"])
    me.uses("Herald").picks("Grade 0", "Twin", "front left", "front left")
    me.is_asked("9.3.4", exactly=["Grade 0", "Twin"])
    with me.changes(hand=+1):
        me.picks("Twin")
    assert me.zone("left") == ["Twin"] and sorted(me.zone("drop")) == ["Grade 0", "Martyr"]


# --- forbidden and allowed ------------------------------------------------------------------------------------


@pytest.mark.rule("1.3.3", "10.1.6.1.3")
def test_who_cannot_normal_call_may_superior_call(scene, me, foe):
    """10.1.6.1.3: what is forbidden is a normal call; an effect's call is another."""
    scene.step("main phase")
    scene.card(
        "Strict",
        "[ACT](VC):You cannot normal call until end of turn.\n[ACT](VC):Choose a card from your hand, and call "
        "it to (RC).",
        grade=2,
    )
    me.has(vanguard="Strict", hand=["Grade 0"])
    me.uses("Strict")
    assert me.why_not("call", "Grade 0", "front left") == "1.3.3"
    me.uses("Strict", 2).picks("front left")
    assert me.zone("left") == ["Grade 0"]


@pytest.mark.rule("1.3.3", "10.1.5.1")
def test_who_cannot_normal_ride_may_ride_by_an_effect(scene, me, foe):
    """10.1.5.1: a superior ride is no normal ride."""
    scene.step("turn")
    scene.card(
        "Strict",
        "[AUTO](VC):At the beginning of your ride phase, you cannot normal ride during that ride "
        "phase.\n[ACT](VC):Choose a grade 2 card from your hand, and ride it.",
    )
    me.has(vanguard="Strict", hand=["Grade 2"])
    me.is_asked("6.6.1.2")
    me.uses("Strict", 2).picks("Grade 2")
    assert me.zone("vanguard") == ["Grade 2"]


@pytest.mark.rule("1.3.3", "10.2.2.1")
def test_who_cannot_guard_from_the_hand_may_still_intercept(scene, me, foe):
    """10.2.2.1: an interceptor is moved and not called."""
    scene.card(
        "Herald",
        "[CONT](VC):During the battle that this unit attacks, your opponent cannot normal call grade 0 units to (GC).",
        grade=2,
    )
    me.has(vanguard="Herald", left="Grade 0")
    foe.has(vanguard="Grade 3", left="Grade 2", hand=["Grade 0"])
    me.attacks("Herald", "Grade 3")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 2", "done"])


@pytest.mark.rule("1.3.3", "8.5.3")
def test_a_unit_that_cannot_be_chosen_is_reached_by_what_chooses_nobody(scene, me, foe):
    """8.5.3: "all" is no choice."""
    scene.step("main phase")
    scene.card("Veiled", "[CONT](RC):This unit cannot be chosen.")
    scene.card(
        "Broom",
        "[ACT](VC):Choose one of your opponent's rear-guards, and retire it.\n[ACT](VC):Retire all of your "
        "opponent's rear-guards.",
        grade=2,
    )
    me.has(vanguard="Broom", hand=["Grade 0"])
    foe.has(left="Veiled")
    me.uses("Broom")
    assert foe.zone("left") == ["Veiled"]
    me.uses("Broom", 2)
    assert foe.zone("drop") == ["Veiled"]


@pytest.mark.rule("1.3.3", "10.1.20.2")
def test_a_prohibition_ends_with_the_ability_that_makes_it(scene, me, foe):
    """10.1.20.2: without its abilities the unit can be chosen again."""
    scene.step("main phase")
    scene.card("Veiled", "[CONT](RC):This unit cannot be chosen.")
    silence = Modify(Cards(REAR, "theirs"), (LoseAbilities(),), "end of turn")
    snipe = "[ACT](VC):Choose one of your opponent's rear-guards, and retire it."
    scene.card("Hush", snipe, abilities=[act(silence)], grade=2)
    me.has(vanguard="Hush", hand=["Grade 0"])
    foe.has(left="Veiled")
    me.uses("Hush", 2).uses("Hush", 1)
    assert foe.zone("drop") == ["Veiled"]


@pytest.mark.rule("1.3.4", "8.5.3")
def test_where_both_choose_the_turn_player_chooses_first_and_both_leave_together(scene, me, foe):
    """1.3.4: the other knows what was chosen; the retired units hear of it at the same time."""
    scene.step("main phase")
    scene.card("Scales", "[ACT](VC):Each player chooses one of his or her rear-guards, and retires it.", grade=2)
    me.has(vanguard="Scales", left="Grade 0", right="Grade 1", hand=["Grade 0"])
    foe.has(left="Grade 2", right="Grade 3")
    me.uses("Scales")
    me.is_asked(exactly=["Grade 0", "Grade 1"])
    me.picks("Grade 0")
    foe.is_asked(exactly=["Grade 2", "Grade 3"])
    foe.picks("Grade 3")
    assert (me.zone("drop"), foe.zone("drop")) == (["Grade 0"], ["Grade 3"])
