"""Two rules meeting: replaced and answered plays, counters within counters, loss at the same time."""

from __future__ import annotations

import pytest

DENY = "[Counter: Play] Negate the play."
OVERRULE = "[Counter: Counter] Negate the [Counter]."
STOP = "[Counter: Attack] Negate the attack."


@pytest.fixture(autouse=True)
def cards(scene, trick):
    trick("Deny", DENY)
    trick("Overrule", OVERRULE)
    trick("Second Thought", OVERRULE)
    trick("Stop", STOP)
    scene.card("Hero", "[Auto] When you play this card, draw 1 card.", energy_cost="0(-)")


def life(foe, count=1):
    for _ in range(count):
        foe.picks(("hidden", 0), rule="4-10-2-1")


# --- answered plays ----------------------------------------------------------------------------------------


@pytest.mark.rule("6-3-1-3-1-3", "8-7-2")
def test_a_negated_play_sets_off_no_skill_about_being_played(scene, me, foe):
    """6-3-1-3-1-3 never came to playing it, so 8-7-2 has no condition met."""
    me.has(hand=["Hero"])
    foe.has(hand=["Deny"])
    me.plays("Hero")
    with me.changes(deck=0):
        foe.uses("Deny")
    assert me.zone("drop") == ["Hero"]


@pytest.mark.rule("2-11-1-1", "10-9-3-1")
def test_the_energy_of_a_negated_play_stays_rested(scene, me, foe):
    """2-11-1-1 rests it before 10-9-3-1 lets the play be answered."""
    me.has(hand=["Battle 1"]).energy("Red Energy")
    foe.has(hand=["Deny"])
    me.plays("Battle 1")
    foe.uses("Deny")
    assert me.is_rested("Red Energy") and me.zone("drop") == ["Battle 1"]


@pytest.mark.rule("4-7-3-4", "10-9-3-3")
def test_a_counter_against_the_counter_saves_the_play(scene, me, foe):
    """4-7-3-4 resolves the last one first, and 10-9-3-3 let it answer the [Counter]."""
    me.has(hand=["Hero", "Overrule"])
    foe.has(hand=["Deny"])
    me.plays("Hero")
    foe.uses("Deny")
    me.uses("Overrule")
    assert me.zone("battle") == ["Hero"] and me.count("deck") == 20 - 1


@pytest.mark.rule("4-7-3-3-1", "4-7-3-4")
@pytest.mark.parametrize("third", [True, False])
def test_a_third_counter_turns_it_round_again(scene, me, foe, third):
    """4-7-3-3-1: the chain goes on until one declines; 4-7-3-4 resolves it backwards."""
    me.has(battle=["Battle 2"], hand=["Overrule"])
    foe.has(hand=["Stop", "Second Thought"])
    me.attacks("Battle 2", "Leader")
    foe.uses("Stop")
    me.uses("Overrule")
    foe.uses("Second Thought") if third else foe.picks("end")
    if third:
        me.is_asked("6-3-1-3")
        assert foe.count("life") == 8
    else:
        life(foe)
        assert foe.count("life") == 8 - 1


@pytest.mark.rule("10-9-4", "4-7-3-4")
def test_every_counter_of_a_chain_is_used_up(scene, me, foe):
    """10-9-4: each card goes to its Drop Area, also those that 4-7-3-4 resolved to nothing."""
    me.has(battle=["Battle 2"], hand=["Overrule"])
    foe.has(hand=["Stop", "Second Thought"])
    me.attacks("Battle 2", "Leader")
    foe.uses("Stop")
    me.uses("Overrule")
    foe.uses("Second Thought")
    assert sorted(foe.zone("drop")) == ["Second Thought", "Stop"] and me.zone("drop") == ["Overrule"]


@pytest.mark.rule("4-7-3-3", "10-9-3-2")
def test_a_counter_is_not_answered_by_another_sort(scene, me, foe):
    """4-7-3-3 names [Counter: Counter] alone; 10-9-3-2's [Counter: Attack] is for the opponent's attack."""
    scene.card("My Stop", STOP, type="extra", energy_cost="0(-)")
    me.has(battle=["Battle 2"], hand=["My Stop"])
    foe.has(hand=["Stop"])
    me.attacks("Battle 2", "Leader")
    foe.uses("Stop")
    me.is_asked("6-3-1-3")


@pytest.mark.rule("10-9-3-1", "3-6-3-1")
def test_a_counter_has_the_card_arrive_in_rest_mode(scene, me, foe, trick):
    """3-6-3-1 would place it Active; the [Counter] that 10-9-3-1 let in says otherwise."""
    trick("Trip", "[Counter: Play] The Battle Card played is played in Rest Mode.")
    me.has(hand=["Hero"])
    foe.has(hand=["Trip"])
    me.plays("Hero")
    foe.uses("Trip")
    while foe.asked:
        foe.passes()
    assert me.is_rested("Hero") and not me.can_attack("Hero", "Leader")


@pytest.mark.rule("10-4-4", "10-9-3-1")
def test_an_evolve_whose_play_was_negated_leaves_the_card_below_alone(scene, me, foe):
    """10-9-3-1 negates the play that 10-4-4 is: the upper card is dropped, the lower one stays as it was."""
    scene.card("Tree", "[Evolve] {1}: <Tester>", energy_cost="9(-)")
    me.put("battle", "Battle 1", rested=True)
    me.has(hand=["Tree"]).energy("Red Energy")
    foe.has(hand=["Deny"])
    me.uses("Tree")
    foe.uses("Deny")
    assert me.zone("battle") == ["Battle 1"] and me.is_rested("Battle 1") and me.zone("drop") == ["Tree"]


@pytest.mark.rule("10-9-3-1", "8-10-1")
def test_a_replacement_is_not_answered(scene, me, foe):
    """8-10-1 is no activation, so 10-9-3-1 has no skill to answer though its text plays a card."""
    text = "[Permanent] If this card would be KO-ed, play 1 <Heir> from your Drop Area instead."
    scene.card("King", text, power=5000)
    scene.card("Heir", character="Heir")
    me.has(battle=["Battle 2"], hand=["Deny"])
    foe.put("battle", "King", rested=True)
    foe.has(drop=["Heir"])
    me.attacks("Battle 2", "King")
    me.is_asked("6-3-1-3")
    assert sorted(foe.zone("battle")) == ["Heir", "King"]


@pytest.mark.rule("8-10-1-1", "8-7-2")
def test_a_replaced_ko_sets_off_nothing(scene, me, foe):
    """8-10-1-1: it never happened, so 8-7-2 is not fulfilled."""
    ward = "[Permanent] If this card would be KO-ed, place 1 card from the top of your deck in the Drop Area instead."
    scene.card("Lucky", f"{ward}\n[Auto] When this card is KO-ed, draw 1 card.", power=5000)
    me.has(battle=["Battle 2"])
    foe.put("battle", "Lucky", rested=True)
    with foe.changes(hand=0, deck=-1):
        me.attacks("Battle 2", "Lucky")
    assert foe.zone("battle") == ["Lucky"]


@pytest.mark.rule("8-10-1", "10-8-1")
def test_revenge_ko_is_replaced_like_any_other(scene, me, foe):
    """10-8-1 would KO the attacker, and 8-10-1 puts something in its place."""
    ward = "[Permanent] If this card would be KO-ed, place 1 card from the top of your deck in the Drop Area instead."
    scene.card("Lucky", ward, power=5000)
    scene.card("Thorn", "[Revenge]", power=5000)
    me.has(battle=["Lucky"])
    foe.put("battle", "Thorn", rested=True)
    with me.changes(deck=-1):
        me.attacks("Lucky", "Thorn")
    assert me.zone("battle") == ["Lucky"] and foe.zone("drop") == ["Thorn"]


@pytest.mark.rule("4-7-3-5", "10-2-1")
def test_a_field_that_was_not_answered_takes_its_place(scene, me, foe):
    """10-2-1 speaks of no playing, so 4-7-3-5 has nothing to hold up."""
    scene.card("Meadow", "[Field]", type="extra", energy_cost="0(-)")
    me.has(hand=["Meadow"])
    foe.has(hand=["Deny"])
    me.uses("Meadow")
    me.is_asked("6-3-1-3")
    assert me.zone("battle") == ["Meadow"]


@pytest.mark.rule("7-1-1", "7-1-2-1")
def test_attack_skills_pend_although_the_attack_was_negated(scene, me, foe):
    """7-1-1 let it be negated; 7-1-2-1 still activates what the declaration set off."""
    scene.card("Scout", "[Auto] When this card attacks, draw 1 card.")
    me.has(battle=["Scout"])
    foe.has(hand=["Stop"])
    me.attacks("Scout", "Leader")
    with me.changes(deck=-1):
        foe.uses("Stop")


# --- loss at the same time ---------------------------------------------------------------------------------


@pytest.mark.rule("1-2-3", "9-1-2-1")
def test_both_players_lose_when_one_effect_takes_both_lives(scene, me, foe, trick):
    """9-1-2-1 looks as soon as it happens, and 1-2-3 makes a draw of two that are there together."""
    trick("Ruin", "[Activate: Main] Place all cards in your and your opponent's life in their owners' Drop Areas.")
    me.has(hand=["Ruin"])
    me.uses("Ruin")
    assert scene.result is not None and scene.winner is None


@pytest.mark.rule("9-2-1", "4-10-2-2")
def test_the_second_damage_of_two_is_not_taken_by_who_has_lost(scene, me, foe):
    """4-10-2-2 would repeat it; 9-2-1 has ended the game after the first."""
    scene.card("Fist", "[Double Strike]", power=10000)
    scene.card("Avenger", "[Auto] When damage is inflicted to your life, you win the game.")
    me.has(battle=["Fist"])
    foe.has(battle=["Avenger"], life=1)
    me.attacks("Fist", "Leader")
    while foe.asked and foe.offered("pass"):
        foe.passes()
    assert scene.winner is me


@pytest.mark.rule("9-2-1", "4-9-3")
def test_drawing_the_last_card_loses_in_the_middle_of_the_draw(scene, me, foe, trick):
    """4-9-3 repeats the draw, and after the last card 9-2-1 does not wait for the rest of the skill."""
    trick("Study", "[Activate: Main] Draw 3 cards. You win the game.")
    scene.exactly()
    for player, deck in ((me, 2), (foe, 5)):
        player.has(leader=["Leader"], life=3, deck=deck)
    me.has(hand=["Study"])
    me.uses("Study")
    assert scene.winner is foe


@pytest.mark.rule("1-2-6", "1-2-2")
def test_an_effect_that_wins_does_so_before_a_deck_runs_out(scene, me, foe, trick):
    """1-2-6 ends the game during resolution; 1-2-2 comes too late for the winner's own last cards."""
    trick("Crown", "[Activate: Main] You win the game. Draw 5 cards.")
    scene.exactly()
    for player, deck in ((me, 1), (foe, 5)):
        player.has(leader=["Leader"], life=3, deck=deck)
    me.has(hand=["Crown"])
    me.uses("Crown")
    assert scene.winner is me


@pytest.mark.rule("10-5-1", "9-2-3")
def test_critical_damage_takes_the_last_life_as_well(scene, me, foe):
    """10-5-1 sends the card elsewhere, and 9-2-3 asks only that no life is left."""
    scene.card("Blade", "[Critical]", power=10000)
    me.has(battle=["Blade"])
    foe.has(life=1)
    me.attacks("Blade", "Leader")
    foe.passes()
    assert scene.winner is me


@pytest.mark.rule("1-2-4", "4-7-3")
def test_a_player_may_surrender_in_a_counter_timing(scene, me, foe):
    """1-2-4: at any time, also while 4-7-3 waits for an answer of the other player."""
    me.has(battle=["Battle 2"])
    foe.has(hand=["Stop"])
    me.attacks("Battle 2", "Leader")
    foe.is_asked("4-7-3-2")
    scene.concede(me)
    assert scene.winner is foe
