"""Sections 4-2 to 4-6: owners and masters, checkpoints, free timing."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

MOVE_TO_COMBO = n.Sequence((
    n.Choose(n.Cards(("battle",), "mine", n.Other()), n.Number(1)), n.Move(n.It(), "combo", verb="place"),
))  # fmt: skip


def taker(scene):
    """A card that brings an opponent's Battle Card over to its master's Battle Area."""
    take = n.Sequence((n.Choose(n.Cards(("battle",), "theirs"), n.Number(1)), n.Place("play", n.It(), "battle")))
    return scene.card("Taker", abilities=[n.Ability("activated", take, keyword="activate main")])


# --- 4-2, 4-3 owners and masters ------------------------------------------------------------------------


@pytest.mark.rule("4-2-2")
def test_a_card_under_foreign_control_is_dropped_by_its_owner(scene, me, foe):
    """4-2-2: the card belongs to whoever began with it, so the KO sends it to that player's Drop Area."""
    taker(scene)
    scene.card("Judge", "[Activate: Main] Choose 1 of your <Guest> and KO it.")
    scene.card("Guest Fighter", character="Guest")
    me.has(battle=["Taker", "Judge"])
    foe.has(battle=["Guest Fighter"])
    me.uses("Taker")
    assert me.zone("battle") == ["Taker", "Judge", "Guest Fighter"]
    me.uses("Judge")
    assert foe.zone("drop") == ["Guest Fighter"]
    assert me.zone("drop") == []


@pytest.mark.rule("4-3-2")
def test_the_player_whose_area_holds_a_card_attacks_with_it_and_uses_it(scene, me, foe):
    """4-3-2: the opponent's card in my Battle Area is mine to use."""
    scene.card("Guest", "[Activate: Main] Draw 1 card.")
    me.put("battle", "Guest", owner=1)
    assert me.can_attack("Guest", "Leader")
    with me.changes(hand=1), foe.changes(hand=0):
        me.uses("Guest")


@pytest.mark.rule("4-3-2")
def test_the_owner_may_not_use_a_card_in_the_others_area(scene, me, foe):
    """4-3-2: on the owner's own turn the card offers its owner nothing."""
    scene.turn_of(foe)
    scene.card("Guest", "[Activate: Main] Draw 1 card.")
    guest = me.put("battle", "Guest", owner=1)
    foe.is_asked("6-3-1-3")
    assert not any(isinstance(option, tuple) and option[1] == guest for option in scene.game.question.options)
    assert not foe.can_attack("Guest", "Leader")


@pytest.mark.rule("4-3-3")
def test_an_effect_belongs_to_its_activator_even_when_the_card_is_gone(scene, me, foe):
    """4-3-3: activated on the opponent's turn, with its card dropped as the cost, the draw is still mine."""
    scene.turn_of(foe)
    scene.card("Fleeting", "[Activate: Battle] Place this card in the Drop Area: Draw 1 card.")
    me.has(battle=["Fleeting"])
    foe.has(battle=["Battle 1"])
    foe.attacks("Battle 1", "Leader")
    with me.changes(hand=1), foe.changes(hand=0):
        me.uses("Fleeting")
    assert me.zone("drop") == ["Fleeting"]


@pytest.mark.rule("4-3-4")
def test_the_opponent_of_the_activator_discards(scene, me, foe):
    """4-3-4: on the opponent's turn "your opponent" is still the opponent of whoever activated the skill."""
    scene.turn_of(foe)
    scene.card("Robber", "[Activate: Battle] [Once per turn] Your opponent places 1 card from their hand in their "
               "Drop Area.")  # fmt: skip
    me.has(battle=["Robber"], hand=["Extra"])
    foe.has(hand=["Extra", "Green Energy"], battle=["Battle 1"])
    foe.attacks("Battle 1", "Leader")
    foe.passes()
    with me.changes(hand=0), foe.changes(hand=-1):
        me.uses("Robber")
        foe.picks("Green Energy")
    assert foe.zone("drop") == ["Green Energy"]


@pytest.mark.rule("4-3-5")
def test_a_permanent_skill_goes_over_with_its_card(scene, me, foe):
    """4-3-5: the bonus is for the cards of whoever masters the source now."""
    taker(scene)
    scene.card("Banner", "[Permanent] All of your Battle Cards gain +1000 power.")
    me.has(battle=["Taker", "Battle 2"])
    foe.has(battle=["Banner", "Battle 3"])
    scene.start()
    assert foe.power("Battle 3") == 15000 + 1000
    assert me.power("Battle 2") == 10000
    me.uses("Taker")
    me.picks("Banner")
    assert foe.power("Battle 3") == 15000
    assert me.power("Battle 2") == 10000 + 1000


@pytest.mark.rule("4-3-6")
def test_an_auto_skill_made_by_an_effect_belongs_to_the_effects_master(scene, me, foe):
    """4-3-6: made on the opponent's turn, it pends at the end of that turn for me, and I draw."""
    scene.turn_of(foe)
    scene.card("Promise", "[Activate: Battle] [Once per turn] At the end of the turn, draw 1 card.")
    me.has(battle=["Promise"]).deck_top("Battle 1", "Battle 2")
    foe.has(battle=["Battle 1"])
    foe.attacks("Battle 1", "Leader")
    me.uses("Promise")
    me.passes()
    with foe.changes(hand=0):
        foe.passes()
        me.is_asked("6-2-5")
    # one card by the skill, one by the draw of my own turn, which has begun
    assert me.zone("hand") == ["Battle 1", "Battle 2"]


@pytest.mark.rule("4-3-6")
def test_an_auto_skill_of_a_card_belongs_to_the_cards_master(scene, me, foe):
    """4-3-6: the opponent's card attacks for me, and its skill makes me draw."""
    scene.card("Guest", "[Auto] When this card attacks, draw 1 card.")
    me.put("battle", "Guest", owner=1)
    with me.changes(hand=1), foe.changes(hand=0):
        me.attacks("Guest", "Leader")
        me.is_asked("7-2-1-2")


# --- 4-5 checkpoints ---------------------------------------------------------------------------------------


@pytest.mark.rule("4-5-2")
def test_a_player_without_life_loses_before_a_pending_skill_could_help(scene, me, foe):
    """4-5-2: losing is rule processing, so the skill that would add a life card never begins."""
    scene.card("Healer", "[Auto] When damage is inflicted to your life, add 1 card to your life from the top of your "
               "deck.")  # fmt: skip
    me.has(battle=["Battle 2"])
    foe.has(life=1, battle=["Healer"])
    me.attacks("Battle 2", "Leader")
    foe.passes()
    assert scene.winner is me
    assert foe.count("life") == 0


@pytest.mark.rule("4-5-2")
def test_a_pending_skill_that_adds_life_works_while_some_is_left(scene, me, foe):
    """4-5-2: the counterpart: with a life card left the same skill is activated."""
    scene.card("Healer", "[Auto] When damage is inflicted to your life, add 1 card to your life from the top of your "
               "deck.")  # fmt: skip
    me.has(battle=["Battle 2"])
    foe.has(life=2, battle=["Healer"])
    me.attacks("Battle 2", "Leader")
    foe.passes()
    foe.picks(("hidden", 0))
    assert scene.result is None
    assert foe.count("life") == 2 - 1 + 1


@pytest.mark.rule("4-5-2")
def test_stray_combo_cards_are_dropped_before_pending_skills(scene, me, foe):
    """4-5-2: both are due in one checkpoint: the Combo Area is cleared first, then the skill draws."""
    draws = n.Ability("automatic", n.Perform("draw", n.Number(1)),
                      trigger=n.On("shift", (("card", n.Cards((), "mine")),)))  # fmt: skip
    scene.card("Thrower", abilities=[n.Ability("activated", MOVE_TO_COMBO, keyword="activate main"), draws])
    me.has(battle=["Thrower", "Battle 1"]).deck_top("Extra")
    me.uses("Thrower")
    moves = [m for m in scene.moves() if m[0] in ("Battle 1", "Extra")]
    assert moves == [("Battle 1", "battle", "combo"), ("Battle 1", "combo", "drop"), ("Extra", "deck", "hand")]


# --- 4-6 free timing ---------------------------------------------------------------------------------------


@pytest.mark.rule("4-6-2")
def test_a_pending_skill_is_resolved_before_the_next_free_timing(scene, me, foe):
    """4-6-2: the checkpoint before the next act has already drawn the card."""
    scene.card("Scout", "[Auto] When you play this card, draw 1 card.", energy_cost="0")
    me.has(hand=["Scout"]).energy("Red Energy").deck_top("Battle 1")
    me.plays("Scout")
    me.is_asked("6-3-1-3")
    assert me.zone("hand") == ["Battle 1"]
    assert me.offered("play", "Battle 1")


@pytest.mark.rule("4-6-3")
def test_free_timing_offers_every_possible_act_and_none(scene, me, foe):
    """4-6-3: plays that can be paid, skills, attacks, and ending; no more and no less."""
    scene.card("Worker", "[Activate: Main] Draw 1 card.")
    me.has(hand=["Battle 1", "Battle 3"], battle=["Worker"]).energy("Red Energy", "Red Energy")
    me.is_asked("6-3-1-3", exactly=[
        ("play", "Battle 1"), ("use", "Worker", "Worker/1"), ("attack", "Worker", "Leader"),
        ("attack", "Leader", "Leader"), "pass",
    ])  # fmt: skip


@pytest.mark.rule("4-6-3")
def test_an_act_that_cannot_be_paid_is_refused_and_changes_nothing(scene, me, foe):
    """4-6-3: only possible acts: a play of cost 3 with two energies is turned down."""
    me.has(hand=["Battle 3"]).energy("Red Energy", "Red Energy")
    assert me.refused("play", "Battle 3") == "6-3-1-3-1-1"
    assert me.zone("hand") == ["Battle 3"]


@pytest.mark.rule("4-6-3-1")
def test_after_an_act_comes_another_free_timing(scene, me, foe):
    """4-6-3-1: play, attack, play: each time the player is asked again."""
    scene.card("Spearhead", energy_cost="0", power=10000)
    scene.card("Follower", energy_cost="0")
    me.has(hand=["Spearhead", "Follower"])
    me.plays("Spearhead")
    me.is_asked("6-3-1-3")
    me.attacks("Spearhead", "Leader")
    me.passes()
    foe.picks(("hidden", 0))
    me.is_asked("6-3-1-3")
    me.plays("Follower")
    me.is_asked("6-3-1-3")
    assert me.zone("battle") == ["Spearhead", "Follower"]


@pytest.mark.rule("4-6-3-2")
def test_taking_no_act_lets_the_battle_go_on(scene, me, foe):
    """4-6-3-2: the attacker passes in the Offense Step, and the Defense Step's free timing is the opponent's."""
    me.has(battle=["Battle 2"], hand=["Battle 1"])
    foe.has(hand=["Battle 1"])
    me.attacks("Battle 2", "Leader")
    me.is_asked("7-2-1-2")
    assert scene.game.facts["step"] == "offense step"
    me.passes()
    foe.is_asked()
    assert scene.game.facts["step"] == "defense step"
    assert foe.offered("combo", "Battle 1")
