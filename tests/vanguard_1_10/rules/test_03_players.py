"""Section 3, first part: owner, master, check timing and play timing (3.3 to 3.6)."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, At, Later, Number, Perform, Place, Sequence, This

DEFECT = Place("call", This(), "rear-guard circle", where=("opponent",))
"""This unit goes to a rear-guard circle of the other player."""


# --- 3.3 owner ------------------------------------------------------------------------------------


@pytest.mark.rule("3.3.2")
def test_a_card_under_anothers_control_goes_back_to_its_owner(scene, me, foe):
    """3.3.2: who brought the card owns it, whoever's circle it is on: retired, it goes to their drop."""
    scene.card("Purge", "[ACT](RC):Choose another of your rear-guards, and retire it.")
    me.has(vanguard="Grade 2", left="Purge")
    me.put("front right", scene.card("Turncoat"), owner=foe.seat)
    me.uses("Purge")
    assert foe.zone("drop") == ["Turncoat"]
    assert me.zone("drop") == []


@pytest.mark.rule("3.3.2")
def test_changing_sides_in_play_does_not_change_the_owner(scene, me, foe):
    """3.3.2: a unit that an effect moves over to the opponent's field is still its first player's card."""
    scene.card("Turncoat", abilities=[Ability("activated", DEFECT)])
    scene.card(
        "Purge",
        "[AUTO]:When this unit is placed on (RC), choose one of your opponent's rear-guards, and retire it.",
    )
    me.has(vanguard="Grade 2", left="Turncoat", hand=["Purge"])
    me.uses("Turncoat")
    foe.picks("back left", rule="10.1.6.1.1.1")
    assert foe.zone("back left") == ["Turncoat"]
    me.calls("Purge", "right")
    assert me.zone("drop") == ["Turncoat"]
    assert foe.zone("drop") == []


# --- 3.4 master -----------------------------------------------------------------------------------


@pytest.mark.rule("3.4.2")
def test_the_holder_of_the_circle_plays_the_cards_abilities(scene, me, foe):
    """3.4.2: the foe's card on my circle is mine to use: its activated ability is among my options."""
    scene.card("Turncoat", "[ACT](RC):Draw a card.")
    me.has(vanguard="Grade 2")
    me.put("front right", "Turncoat", owner=foe.seat)
    scene.start()
    with me.changes(hand=+1, deck=-1), foe.changes(hand=0, deck=0):
        me.uses("Turncoat")


@pytest.mark.rule("3.4.2")
def test_the_owner_cannot_use_a_card_on_the_others_circle(scene, me, foe):
    """3.4.2: in their own turn the owner finds no act with a card that lies on the opponent's circle."""
    scene.turn_of(foe)
    scene.card("Turncoat", "[ACT](RC):Draw a card.")
    foe.has(vanguard="Grade 2")
    me.put("front right", "Turncoat", owner=foe.seat)
    foe.has(hand=["Grade 0"])
    foe.is_asked("6.6.1.2")
    assert not [o for o in foe.options() if o[0] == "use"]
    assert foe.refused("use", "Turncoat", "Turncoat/1") == "6.6.1.2.2"


@pytest.mark.rule("3.4.2")
def test_the_holder_of_the_circle_attacks_with_the_card(scene, me, foe):
    """3.4.2: the foe's card on my front row is one of my attackers."""
    scene.step("battle phase")
    scene.card("Turncoat", grade=2)
    me.has(vanguard="Grade 2", left="Grade 1")
    me.put("front right", "Turncoat", owner=foe.seat)
    me.picks("yes", rule="7.2.1.2")
    me.is_asked("7.3.1.3", exactly=["Grade 2", "Grade 1", "Turncoat"])


@pytest.mark.rule("3.4.2")
def test_your_units_means_those_on_your_circles(scene, me, foe):
    """3.4.2: "your rear-guards" reaches the foe's card on my circle and not my card on the foe's."""
    scene.card("Banner", "[CONT](VC):All of your rear-guards get [Power]+1000.")
    scene.card("Turncoat"), scene.card("Deserter")
    me.has(vanguard="Banner")
    me.put("front right", "Turncoat", owner=foe.seat)
    foe.put("front right", "Deserter", owner=me.seat)
    scene.start()
    assert me.power("Turncoat") == 7000 + 1000
    assert foe.power("Deserter") == 7000


@pytest.mark.rule("3.4.3")
def test_an_effect_acts_for_the_master_of_its_ability(scene, me, foe):
    """3.4.3: the foe's unit falls in my turn and its ability says to draw: the foe draws, gone or not."""
    scene.step("battle phase")
    scene.card("Martyr", "[AUTO]:When this unit is put into the drop zone from (RC), draw a card.")
    me.has(vanguard="Grade 2", left="Grade 2", right="Grade 1")
    foe.has(vanguard="Grade 2", left="Martyr")
    scene.start()
    with foe.changes(hand=+1, deck=-1), me.changes(hand=0, deck=0):
        me.picks("yes", me.card("Grade 2", "left"), "Martyr")
        foe.guards_with_nothing()
    assert foe.zone("drop") == ["Martyr"]


@pytest.mark.rule("3.4.4")
def test_your_opponent_is_read_from_who_played_the_ability(scene, me, foe):
    """3.4.4: I play an activated ability, so "your opponent" is the foe."""
    scene.card("Taxer", "[ACT](RC):Your opponent chooses a card from his or her hand, and discards it.")
    me.has(vanguard="Grade 2", left="Taxer", hand=["Grade 1", "Grade 2"])
    foe.has(hand=["Grade 0", "Grade 3"])
    me.uses("Taxer")
    foe.is_asked(exactly=["Grade 0", "Grade 3"])
    foe.picks("Grade 3")
    assert (foe.zone("drop"), me.zone("drop")) == (["Grade 3"], [])


@pytest.mark.rule("3.4.4")
def test_who_plays_a_borrowed_cards_ability_is_its_master(scene, me, foe):
    """3.4.4: I play an ability of a card that the foe owns, and it is the foe who discards."""
    scene.card("Taxer", "[ACT](RC):Your opponent chooses a card from his or her hand, and discards it.")
    me.has(vanguard="Grade 2", hand=["Grade 1", "Grade 2"])
    me.put("front left", "Taxer", owner=foe.seat)
    foe.has(hand=["Grade 0", "Grade 3"])
    me.uses("Taxer")
    foe.is_asked(exactly=["Grade 0", "Grade 3"])
    foe.picks("Grade 0")
    assert (foe.zone("drop"), me.zone("drop")) == (["Grade 0"], [])


@pytest.mark.rule("3.4.5")
def test_an_automatic_ability_belongs_to_who_holds_its_card(scene, me, foe):
    """3.4.5: a foe-owned unit called over on my field is mine, and its draw is my draw."""
    scene.card("Turncoat", "[AUTO](RC):When this unit attacks, draw a card.")
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    me.put("front right", "Turncoat", owner=foe.seat)
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    scene.start()
    with me.changes(hand=+1, deck=-1), foe.changes(hand=0, deck=0):
        me.attacks("Turncoat", "Grade 3")
    foe.is_asked("7.4.1.1.2")


@pytest.mark.rule("3.4.5")
def test_an_ability_made_by_an_effect_belongs_to_the_effects_master(scene, me, foe):
    """3.4.5: its card has gone over to the foe, yet the draw that my effect left for the end of the turn is mine."""
    promise = Ability("activated", Sequence((DEFECT, Later(At("end", "turn"), Perform("draw", Number(1))))))
    scene.card("Promise", abilities=[promise])
    me.has(vanguard="Grade 2", left="Promise", hand=["Grade 1"])
    me.uses("Promise")
    foe.picks("back left", rule="10.1.6.1.1.1")
    assert foe.zone("back left") == ["Promise"]
    with me.changes(hand=+1, deck=-1), foe.changes(hand=+1, deck=-1):  # the foe's is their own draw phase
        me.passes().declines_attack()
    seats = [e[5] % 2 for e in scene.events("move") if e[7] == "draw"]
    assert seats == [me.seat, foe.seat]


@pytest.mark.rule("3.4.5")
def test_the_order_of_made_abilities_is_their_masters_alone(scene, me, foe):
    """3.4.5: two abilities that my effects left wait at the end of the turn: I alone order them."""
    scene.card("Promise", "[ACT](RC):At the end of that turn, draw a card.")
    scene.card("Vow", "[ACT](RC):At the end of that turn, Soul-Charge 1.")
    me.has(vanguard="Grade 2", left="Promise", right="Vow")
    me.uses("Promise").uses("Vow").passes().declines_attack()
    me.is_asked("8.4.1.2")
    assert len(me.options()) == 2
    assert foe.options() == []


@pytest.mark.rule("3.4.6")
def test_a_continuous_ability_changes_hands_with_its_card(scene, me, foe):
    """3.4.6: a bonus for "your rear-guards" leaves my units and reaches the foe's as its card moves over."""
    banner = "[CONT](RC):All of your other rear-guards get [Power]+1000."
    scene.card("Banner", banner, abilities=[Ability("activated", DEFECT)])
    me.has(vanguard="Grade 2", left="Banner", right=scene.card("Mine"))
    foe.has(vanguard="Grade 2", right=scene.card("Theirs"))
    scene.start()
    assert (me.power("Mine"), foe.power("Theirs")) == (7000 + 1000, 7000)
    me.uses("Banner", 2)
    foe.picks("back left", rule="10.1.6.1.1.1")
    assert (me.power("Mine"), foe.power("Theirs")) == (7000, 7000 + 1000)


# --- 3.5 check timing -----------------------------------------------------------------------------


@pytest.mark.rule("3.5.2")
def test_rule_actions_come_before_a_waiting_ability(scene, me):
    """3.5.2: the unit that was called over is in the drop zone before the newcomer's ability resolves."""
    scene.card(
        "Digger",
        "[AUTO]:When this unit is placed on (RC), choose a card from your drop zone, "
        "and return it to your hand.",
    )
    me.has(vanguard="Grade 2", left=scene.card("Old Hand"), hand=["Digger"], drop=["Grade 3"])
    me.calls("Digger", "left")
    me.is_asked(exactly=["Old Hand", "Grade 3"])
    assert me.zone("front left") == ["Digger"]
    me.picks("Old Hand")
    assert me.zone("hand") == ["Old Hand"]


# --- 3.6 play timing ------------------------------------------------------------------------------


@pytest.mark.rule("3.6.2")
def test_a_check_timing_comes_before_the_main_phase_question(scene, me):
    """3.6.2: a crowded circle is cleared and a waiting ability played before the turn player may act."""
    scene.card(
        "Herald",
        "[AUTO](VC):At the beginning of your main phase, choose one of your rear-guards, "
        "and it gets [Power]+2000 until end of turn.",
    )
    me.has(vanguard="Herald", right="Grade 2")
    me.put("front left", scene.card("Older")), me.put("front left", scene.card("Newer"))
    me.is_asked(exactly=["Newer", "Grade 2"])
    assert (me.zone("front left"), me.zone("drop")) == (["Newer"], ["Older"])
    me.picks("Newer")
    me.is_asked("6.6.1.2")
    assert me.power("Newer") == 7000 + 2000


@pytest.mark.rule("3.6.2")
def test_a_check_timing_comes_between_two_acts(scene, me):
    """3.6.2: after a call its ability resolves before the next act is asked for."""
    scene.card("Scout", "[AUTO]:When this unit is placed on (RC), draw a card.")
    me.has(vanguard="Grade 2", hand=["Scout"])
    scene.start()
    with me.changes(hand=-1 + 1, deck=-1):
        me.calls("Scout", "left")
    me.is_asked("6.6.1.2")


@pytest.mark.rule("3.6.3")
def test_a_play_timing_offers_every_legal_act_and_to_pass(scene, me):
    """3.6.3: each call, ability and exchange that is legal, and pass; a grade too high is not."""
    scene.card("Scout", "[ACT](RC):Draw a card.")
    me.has(vanguard="Grade 1", left="Scout", hand=["Grade 0", "Grade 2"])
    circles = ["front left", "front right", "back left", "back center", "back right"]
    calls = [("call", "Grade 0", circle) for circle in circles]
    me.is_asked("6.6.1.2", exactly=[*calls, ("use", "Scout", "Scout/1"), ("exchange", "left"), "pass"])


@pytest.mark.rule("3.6.3")
def test_an_act_that_is_not_available_is_refused_and_changes_nothing(scene, me):
    """3.6.3: only an available act can be chosen."""
    me.has(vanguard="Grade 1", hand=["Grade 0", "Grade 2"])
    assert me.refused("call", "Grade 2", "front left") == "8.5.2.1.1.2"
    assert me.refused("ride", "Grade 2") == "6.5.1.2"
    assert me.zone("hand") == ["Grade 0", "Grade 2"]


@pytest.mark.rule("3.6.3.1")
def test_after_an_act_the_same_player_acts_again(scene, me):
    """3.6.3.1: three calls one after another, and I am still asked."""
    me.has(vanguard="Grade 2", hand=["Grade 0", "Grade 1", "Grade 2"])
    me.calls("Grade 0", "left").calls("Grade 1", "right").calls("Grade 2", "back")
    me.is_asked("6.6.1.2")
    assert me.count("hand") == 3 - 3


@pytest.mark.rule("3.6.3.2")
def test_a_pass_with_nothing_waiting_moves_the_game_on(scene, me):
    """3.6.3.2: passing in the main phase begins the battle phase, and no call is possible any more."""
    me.has(vanguard="Grade 2", hand=["Grade 0"])
    me.passes()
    me.is_asked("7.2.1.2", exactly=["yes", "no"])
    assert (scene.game.facts["phase"], scene.game.facts["step"]) == ("battle phase", "start step")
    assert me.refused("call", "Grade 0", "front left") == "6.6.1.2.1"


@pytest.mark.rule("3.6.3.2")
def test_what_a_pass_sets_off_is_resolved_before_the_next_question(scene, me):
    """3.6.3.2: an ability of the new phase that is left to resolve comes before its question."""
    scene.card(
        "Herald",
        "[AUTO](VC):At the beginning of your battle phase, choose a card from your drop zone, "
        "and return it to your hand.",
    )
    me.has(vanguard="Herald", hand=["Grade 1"], drop=["Grade 0", "Grade 3"])
    me.passes()
    me.is_asked(exactly=["Grade 0", "Grade 3"])
    me.picks("Grade 0")
    me.is_asked("7.2.1.2")
