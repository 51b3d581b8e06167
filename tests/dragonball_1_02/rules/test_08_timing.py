"""Sections 8-5 and 8-6-1 to 8-6-2: checkpoints, free timings, and the steps of activation."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

FREE = "0(-)"
DAWN = "[Auto] At the beginning of your Main Phase, draw 1 card."
OTHER_DAWN = "[Auto] At the beginning of your opponent's Main Phase, draw 1 card."
COUNTER = "[Counter: Play] Draw 1 card."
REVIVE = "[Activate: Main] Play 1 Battle Card from your Drop Area."
MY_DAWN = n.At("begin", "main phase", "your")
THEIR_DAWN = n.At("begin", "main phase", "opponent's")
DRAW = n.Perform("draw", n.Number(1))
TOP = n.Top(n.Number(1), "deck")


def rested_energy(scene, player):
    g = scene.game
    return sum(bool(g.rested[c]) for c in g.in_zone(player.seat, "energy"))


@pytest.mark.rule("8-5-1")
def test_a_checkpoint_goes_round_in_a_fixed_order(scene, me, foe):
    """8-5-1: rule processing, my skill, the rule processing it made due, and only then the other player's skill."""
    to_combo = n.Move(TOP, "combo", verb="place")
    scene.card("Juggler", abilities=[n.Ability("automatic", to_combo, trigger=MY_DAWN)])
    scene.card("Watcher", OTHER_DAWN)
    scene.card("Stray"), scene.card("Thrown"), scene.card("Theirs")
    me.has(battle=["Juggler"], combo=["Stray"]).deck_top("Thrown")
    foe.has(battle=["Watcher"]).deck_top("Theirs")
    me.is_asked("6-3-1-3")
    assert scene.moves() == [
        ("Stray", "combo", "drop"), ("Thrown", "deck", "combo"), ("Thrown", "combo", "drop"),
        ("Theirs", "deck", "hand"),
    ]  # fmt: skip


@pytest.mark.rule("8-5-1-1")
def test_all_rule_processing_comes_together_before_any_skill(scene, me, foe):
    """8-5-1-1: stray combo cards of both sides are dropped before the pending skill draws."""
    scene.card("Early", DAWN)
    scene.card("Mine"), scene.card("Theirs"), scene.card("Drawn")
    me.has(battle=["Early"], combo=["Mine"]).deck_top("Drawn")
    foe.has(combo=["Theirs"])
    me.is_asked("6-3-1-3")
    moves = scene.moves()
    assert sorted(moves[:2]) == [("Mine", "combo", "drop"), ("Theirs", "combo", "drop")]
    assert moves[2:] == [("Drawn", "deck", "hand")]
    assert me.zone("drop") == ["Mine"] and foe.zone("drop") == ["Theirs"]


@pytest.mark.rule("8-5-1-2")
def test_the_turn_player_activates_all_of_theirs_before_the_other_player(scene, me, foe):
    """8-5-1-2: I pick one, it resolves, the other of mine follows, and then theirs."""
    scene.card("First", DAWN), scene.card("Second", "[Auto] At the beginning of your Main Phase, draw 1 card.")
    scene.card("Watcher", OTHER_DAWN)
    scene.card("Theirs")
    me.has(battle=["First", "Second"])
    foe.has(battle=["Watcher"]).deck_top("Theirs")
    me.is_asked("8-5-1-2", exactly=[("ability", "First/1", "First"), ("ability", "Second/1", "Second")])
    assert not scene.moves()
    me.picks(("ability", "Second/1", "Second"))
    assert scene.moves() == [("Stone", "deck", "hand"), ("Stone", "deck", "hand"), ("Theirs", "deck", "hand")]
    assert me.count("hand") == 2 and foe.zone("hand") == ["Theirs"]


@pytest.mark.rule("8-5-1-3")
def test_after_one_of_the_other_players_skills_the_turn_player_comes_first_again(scene, me, foe):
    """8-5-1-3: what their first skill sets off on my side goes before their second."""
    mill = n.Move(TOP, "drop", verb="place")
    on_mill = n.Moved(n.Cards((), "theirs"), ("deck",), ("drop",))
    scene.card("Echo", abilities=[n.Ability("automatic", DRAW, trigger=on_mill)])
    scene.card("Miller", abilities=[n.Ability("automatic", mill, trigger=THEIR_DAWN)])
    scene.card("Watcher", OTHER_DAWN)
    scene.card("Mine"), scene.card("Milled"), scene.card("Theirs")
    me.has(battle=["Echo"]).deck_top("Mine")
    foe.has(battle=["Miller", "Watcher"]).deck_top("Milled", "Theirs")
    foe.picks(("ability", "Miller/1", "Miller"), rule="8-5-1-3")
    me.is_asked("6-3-1-3")
    assert scene.moves() == [("Milled", "deck", "drop"), ("Mine", "deck", "hand"), ("Theirs", "deck", "hand")]


@pytest.mark.rule("8-5-1-4")
def test_a_checkpoint_with_nothing_to_do_asks_nobody(scene, me, foe):
    """8-5-1-4: play goes on with the action of the Main Phase, and nothing has happened."""
    me.has(battle=["Battle 1"])
    foe.has(battle=["Battle 1"])
    me.is_asked("6-3-1-3")
    assert not scene.moves() and not scene.events("activate")


@pytest.mark.rule("8-5-2", "8-5-2-1")
def test_a_checkpoint_comes_before_the_free_timing_is_used(scene, me, foe):
    """8-5-2-1: their pending skill has resolved when I am asked for my next action."""
    scene.card("Envious", "[Auto] When your opponent plays a Battle Card, draw 1 card.")
    scene.card("Cheap", energy_cost=FREE)
    me.has(hand=["Cheap", "Cheap"])
    foe.has(battle=["Envious"])
    me.plays("Cheap")
    me.is_asked("6-3-1-3")
    assert foe.count("hand") == 1
    me.plays("Cheap")
    me.is_asked("6-3-1-3")
    assert foe.count("hand") == 2


@pytest.mark.rule("8-5-2-2")
def test_acting_brings_another_free_timing(scene, me, foe):
    """8-5-2-2: after a play the same player may act again, with what is now there."""
    scene.card("Cheap", energy_cost=FREE)
    me.has(hand=["Cheap"])
    me.plays("Cheap")
    me.is_asked("6-3-1-3")
    assert me.offered("pass") and me.can_attack("Cheap", "Leader")


@pytest.mark.rule("8-5-2-3")
def test_passing_in_battle_moves_to_the_next_step(scene, me, foe):
    """8-5-2-3: my pass ends the Offense Step, theirs the Defense Step, and damage follows."""
    me.has(battle=["Battle 2"], hand=["Battle 1"])
    foe.has(hand=["Battle 1"])
    me.attacks("Battle 2", "Leader")
    me.is_asked("7-2-1-2")
    assert scene.game.facts["step"] == "offense step"
    me.passes()
    foe.is_asked("7-2-1-2")
    assert scene.game.facts["step"] == "defense step"
    foe.passes()
    foe.is_asked("4-10-2-1")
    assert scene.game.facts["step"] == "damage step"


@pytest.mark.rule("8-5-2-3")
def test_passing_in_the_main_phase_moves_to_its_end(scene, me, foe):
    """8-5-2-3: skills on the end of the Main Phase wait for the pass."""
    scene.card("Vesper", "[Auto] At the end of your Main Phase, draw 1 card.")
    me.has(battle=["Vesper"])
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 0
    me.passes()
    assert me.count("hand") == 1 and scene.game.facts["turn seat"] == foe.seat


@pytest.mark.rule("8-6-1")
def test_permanent_skills_act_by_themselves_and_activate_skills_do_not(scene, me, foe):
    """8-6-1: 5000 + 5000 at once; the other 1000 only when the skill is activated."""
    text = (
        "[Permanent] This card gains +5000 power.\n"
        "[Activate: Main] [Once per turn] This card gains +1000 power for the duration of the turn."
    )
    scene.card("Twofold", text)
    me.has(battle=["Twofold"])
    me.is_asked("6-3-1-3")
    assert me.power("Twofold") == 5000 + 5000 and not scene.events("activate")
    me.uses("Twofold", 2)
    assert me.power("Twofold") == 5000 + 5000 + 1000 and len(scene.events("activate")) == 1


@pytest.mark.rule("8-6-2", "8-6-2-4", "8-6-2-6")
def test_the_steps_of_activating_an_extra_card(scene, me, foe):
    """8-6-2: shown, paid, counter timing, dropped and resolved, counter timing again."""
    scene.card("Rally", REVIVE, type="extra", energy_cost="1(-)")
    scene.card("Veto", COUNTER, type="extra", energy_cost=FREE)
    me.has(hand=["Rally"], drop=["Battle 1"]).energy("Red Energy")
    foe.has(hand=["Veto"])
    rally = me.card("Rally")
    me.uses("Rally")
    foe.is_asked("4-7-3-2", exactly=[("use", "Veto", "Veto/1"), "end"])
    assert foe.sees(rally) and rested_energy(scene, me) == 1
    assert me.zone("hand") == ["Rally"] and me.zone("drop") == ["Battle 1"]
    foe.picks("end")
    foe.is_asked("4-7-3-2", exactly=[("use", "Veto", "Veto/1"), "end"])
    assert me.zone("drop") == ["Rally"] and me.zone("battle") == ["Battle 1"]


@pytest.mark.rule("8-6-2-1")
def test_an_extra_card_is_revealed_before_its_cost_is_paid(scene, me, foe):
    """8-6-2-1: while I choose the energy the opponent sees the card already."""
    scene.card("Lesson", "[Activate: Main] Draw 1 card.", type="extra", energy_cost="1(-)")
    me.has(hand=["Lesson"]).energy("Red Energy", "Blue Energy")
    scene.start()
    lesson = me.card("Lesson")
    assert not foe.sees(lesson)
    me.uses("Lesson")
    me.is_asked("2-11-1")
    assert foe.sees(lesson) and rested_energy(scene, me) == 0


@pytest.mark.rule("8-6-2-3")
def test_a_skill_cost_is_paid_in_full_before_the_counter_timing(scene, me, foe):
    """8-6-2-3: both energies rest before the opponent may answer."""
    scene.card("Caller", "[Activate: Main] {2}: Play 1 Battle Card from your Drop Area.")
    scene.card("Veto", COUNTER, type="extra", energy_cost=FREE)
    me.has(battle=["Caller"], drop=["Battle 1"]).energy("Red Energy", "Red Energy")
    foe.has(hand=["Veto"])
    me.uses("Caller")
    foe.is_asked("4-7-3-2")
    assert rested_energy(scene, me) == 2 and me.zone("battle") == ["Caller"]


@pytest.mark.rule("8-6-2-3")
def test_a_cost_stays_paid_when_the_skill_is_negated(scene, me, foe):
    """8-6-2-3: the play is negated, and the two energies rest all the same."""
    scene.card("Caller", "[Activate: Main] {2}: Play 1 Battle Card from your Drop Area.")
    scene.card("Veto", "[Counter: Play] Negate the play.", type="extra", energy_cost=FREE)
    me.has(battle=["Caller"], drop=["Battle 1"]).energy("Red Energy", "Red Energy")
    foe.has(hand=["Veto"])
    me.uses("Caller")
    foe.uses("Veto")
    me.is_asked("6-3-1-3")
    assert rested_energy(scene, me) == 2 and me.zone("battle") == ["Caller"]


@pytest.mark.rule("8-6-2-3-1")
def test_an_extra_cards_energy_cost_is_fixed_before_it_is_paid(scene, me, foe):
    """8-6-2-3-1: a cost of 3 - 1 rests exactly two of the three energies."""
    scene.card("Lesson", "[Activate: Main] Draw 1 card.", type="extra", energy_cost="3(-)")
    scene.card("Patron", "[Permanent] Reduce the energy cost of all Extra Cards in your hand by 1.")
    me.has(battle=["Patron"], hand=["Lesson"]).energy("Red Energy", "Blue Energy", "Green Energy")
    me.uses("Lesson")
    me.picks("Red Energy", "Green Energy")
    me.is_asked("6-3-1-3")
    assert rested_energy(scene, me) == 3 - 1 and me.zone("drop") == ["Lesson"]


@pytest.mark.rule("8-6-2-5")
def test_without_a_counter_the_skill_resolves_straight_away(scene, me, foe):
    """8-6-2-5: nobody is asked between paying and drawing."""
    scene.card("Scout", "[Activate: Main] Switch this card to Rest Mode: Draw 1 card.")
    scene.card("Veto", COUNTER, type="extra", energy_cost=FREE)
    me.has(battle=["Scout"])
    foe.has(hand=["Veto"])
    me.uses("Scout")
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 1


@pytest.mark.rule("8-6-2-5-1")
def test_an_extra_card_lies_in_the_drop_area_while_its_effect_is_carried_out(scene, me, foe):
    """8-6-2-5-1: so it can fetch itself."""
    text = "[Activate: Main] Choose 1 Extra Card in your Drop Area and add it to your hand."
    scene.card("Boomerang", text, type="extra", energy_cost=FREE)
    me.has(hand=["Boomerang"])
    me.uses("Boomerang")
    assert scene.moves() == [("Boomerang", "hand", "drop"), ("Boomerang", "drop", "hand")]


@pytest.mark.rule("8-6-2-5-2")
def test_a_battle_cards_skill_leaves_the_card_where_it_is(scene, me, foe):
    """8-6-2-5-2: the card stays in the Battle Area."""
    scene.card("Scout", "[Activate: Main] Switch this card to Rest Mode: Draw 1 card.")
    me.has(battle=["Scout"])
    me.uses("Scout")
    assert me.zone("battle") == ["Scout"] and me.zone("drop") == [] and me.count("hand") == 1


@pytest.mark.rule("8-6-2-5-2")
def test_a_leaders_skill_leaves_the_leader_where_it_is(scene, me, foe):
    """8-6-2-5-2: the same for the Leader Area."""
    scene.card("Chief", "[Activate: Main] Switch this card to Rest Mode: Draw 1 card.", type="leader")
    me.has(leader="Chief")
    me.uses("Chief")
    assert me.zone("leader") == ["Chief"] and me.count("hand") == 1


@pytest.mark.rule("8-6-2-6")
def test_a_counter_timing_follows_the_resolution(scene, me, foe):
    """8-6-2-6: the opponent answers after the card has entered."""
    scene.card("Rally", REVIVE, type="extra", energy_cost=FREE)
    scene.card("Veto", COUNTER, type="extra", energy_cost=FREE)
    me.has(hand=["Rally"], drop=["Battle 1"])
    foe.has(hand=["Veto"])
    me.uses("Rally")
    foe.picks("end", rule="4-7-3-2")
    assert me.zone("battle") == ["Battle 1"]
    foe.uses("Veto")
    assert foe.zone("drop") == ["Veto"] and foe.count("hand") == 1


@pytest.mark.rule("7-4-1-9", "8-1-5-1")
@pytest.mark.parametrize(("words", "times"), [("a battle", 2), ("a battle in which this card attacks", 1)])
def test_the_end_of_a_battle_is_that_of_any_battle_unless_the_text_says_which(scene, me, foe, words, times):
    """7-4-1-9 fulfils it once for each battle."""
    scene.card("Chronicler", f"[Auto] At the end of {words}, draw 1 card.", power=5000)
    me.has(battle=["Battle 1", "Chronicler"])
    me.attacks("Battle 1", "Leader")
    if me.asked and me.offered("pass") and not me.can_attack("Chronicler", "Leader"):
        me.passes()
    me.attacks("Chronicler", "Leader")
    if me.asked and not me.offered("attack", "Leader", "Leader"):
        me.passes()
    assert me.count("deck") == 20 - times
