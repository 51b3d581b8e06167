"""Sections 4-7 and 6-3: what becomes of a card whose play was answered, and which skills [Counter: Play] answers."""

from __future__ import annotations

import pytest

FREE = {"type": "extra", "energy_cost": "0(-)"}


@pytest.mark.rule("4-7-3-5", "6-3-1-3-1-3")
@pytest.mark.parametrize(("deed", "area"), [
    ("Place the Battle Card played in the Drop Area.", "drop"),
    ("Place the Battle Card played at the bottom of its owner's deck.", "deck"),
    ("Remove the Battle Card played from the game.", "removed"),
    ("KO the Battle Card played.", "drop"),
    ("Place the Battle Card played in its owner's energy in Rest Mode.", "energy"),
])  # fmt: skip
def test_a_card_that_a_counter_took_away_is_not_played(scene, me, foe, deed, area):
    """4-7-3-5: the original action is carried out if possible, and the card is no longer in the hand."""
    scene.card("Hero", "[Auto] When you play this card, draw 1 card.", energy_cost="0(-)")
    scene.card("Snatch", f"[Counter: Play] {deed}", **FREE)
    me.has(hand=["Hero"])
    foe.has(hand=["Snatch"])
    me.plays("Hero")
    foe.uses("Snatch")
    assert me.zone("battle") == [] and "Hero" in me.zone(area)
    assert me.count("hand") == 0


@pytest.mark.rule("4-7-3-5", "6-3-1-3-1-3")
def test_a_card_that_was_let_be_is_played(scene, me, foe):
    """6-3-1-3-1-3: without an answer the play goes on."""
    scene.card("Snatch", "[Counter: Play] Place the Battle Card played in the Drop Area.", **FREE)
    scene.card("Hero", energy_cost="0(-)")
    me.has(hand=["Hero"])
    foe.has(hand=["Snatch"])
    me.plays("Hero")
    foe.picks("end")
    assert me.zone("battle") == ["Hero"]


@pytest.mark.rule("4-7-3-5")
def test_a_negated_play_of_a_card_that_is_gone_moves_nothing(scene, me, foe):
    """4-7-3-5: the card was removed and the play negated; it stays out of the game."""
    scene.card("Erase", "[Counter: Play] Remove the Battle Card played from the game and negate the play.", **FREE)
    scene.card("Hero", energy_cost="0(-)")
    me.has(hand=["Hero"])
    foe.has(hand=["Erase"])
    me.plays("Hero")
    foe.uses("Erase")
    assert me.zone("removed") == ["Hero"] and me.zone("drop") == []


@pytest.mark.rule("10-9-3-1", "8-6-2-6")
def test_a_counter_that_played_a_card_is_answered_after_it_resolved(scene, me, foe):
    """10-9-3-1: after the opponent resolves an effect with the word play, be it a [Counter]'s."""
    scene.card("Ambush", "[Counter: Attack] Play 1 Battle Card from your hand.", **FREE)
    scene.card("Swat", "[Counter: Play] KO the Battle Card played.", **FREE)
    me.has(battle=["Battle 1"], hand=["Swat"])
    foe.has(hand=["Ambush", "Battle 2"])
    me.attacks("Battle 1", "Leader")
    foe.uses("Ambush").picks("Battle 2")
    me.is_asked("4-7-3-2", exactly=[("use", "Swat", "Swat/1"), "end"])
    me.uses("Swat")
    assert "Battle 2" in foe.zone("drop")


@pytest.mark.rule("10-9-3-1", "8-6-2-6")
def test_a_counter_that_plays_nothing_has_no_aftermath(scene, me, foe):
    """10-9-3-1: [Counter: Play] goes by what the skill says."""
    scene.card("Stop", "[Counter: Attack] Negate the attack.", **FREE)
    scene.card("Swat", "[Counter: Play] KO the Battle Card played.", **FREE)
    me.has(battle=["Battle 1"], hand=["Swat"])
    foe.has(hand=["Stop"])
    me.attacks("Battle 1", "Leader")
    foe.uses("Stop")
    me.is_asked("6-3-1-3")


@pytest.mark.rule("10-9-3-1", "10-9-3-3")
def test_a_negated_counter_has_no_aftermath(scene, me, foe):
    """10-9-3-3: the [Counter] that would have played was negated, and there is nothing to answer."""
    scene.card("Ambush", "[Counter: Attack] Play 1 Battle Card from your hand.", **FREE)
    scene.card("Overrule", "[Counter: Counter] Negate the [Counter].", **FREE)
    scene.card("Swat", "[Counter: Play] KO the Battle Card played.", **FREE)
    me.has(battle=["Battle 2"], hand=["Swat", "Overrule"])
    foe.has(hand=["Ambush", "Battle 1"])
    me.attacks("Battle 2", "Leader")
    foe.uses("Ambush")
    me.uses("Overrule")
    foe.is_asked("7-2-1-2")
    assert foe.zone("battle") == []


@pytest.mark.rule("10-9-3-2", "8-6-2-4")
@pytest.mark.parametrize(("text", "asked"), [
    ("This card can attack Battle Cards in Active Mode this turn.", True),
    ("This card gains +1000 power this turn.", False),
])  # fmt: skip
def test_a_skill_that_says_a_card_can_attack_is_answered(scene, me, foe, text, asked):
    """10-9-3-2: the skill speaks of attacking."""
    scene.card("Hound", f"[Activate: Main] {text}")
    scene.card("Stop", "[Counter: Attack] Negate the attack.", **FREE)
    me.has(battle=["Hound"])
    foe.has(hand=["Stop"])
    me.uses("Hound")
    assert foe.offered("use", "Stop", "Stop/1") is asked


@pytest.mark.rule("10-9-3-2", "10-3-1")
def test_a_keyword_skill_is_described_by_its_word_alone(scene, me, foe):
    """10-9-3-2: [Blocker] says nothing of attacking, so the attacker's [Counter: Attack] does not answer it."""
    scene.card("Wall", "[Blocker]", power=5000)
    scene.card("Stop", "[Counter: Attack] Negate the attack.", **FREE)
    me.has(battle=["Battle 2"], hand=["Stop"])
    foe.has(battle=["Wall"])
    me.attacks("Battle 2", "Leader")
    foe.picks("Wall", rule="10-3-1")
    assert foe.zone("drop") == ["Wall"]


@pytest.mark.rule("4-7-3-5", "10-9-3-1")
@pytest.mark.parametrize("answered", [True, False])
def test_a_card_that_a_skill_played_is_returned_to_the_hand_by_the_answer(scene, me, foe, answered):
    """10-9-3-1: the answer comes after the skill has resolved, and takes the card out of the Battle Area."""
    text = "[Counter: Play] The card being played is returned to its owner's hand instead of being played."
    scene.card("Deny", text, **FREE)
    scene.card("Raise", "[Activate: Main] Play 1 Battle Card from your Drop Area.", **FREE)
    scene.card("Hero", energy_cost="0(-)")
    me.has(hand=["Raise"], drop=["Hero"])
    foe.has(hand=["Deny"])
    me.uses("Raise")
    foe.picks("end", rule="4-7-3-2")
    assert me.zone("battle") == ["Hero"]
    if answered:
        foe.uses("Deny")
    else:
        foe.picks("end", rule="4-7-3-2")
    assert (me.zone("battle"), me.zone("hand")) == (([], ["Hero"]) if answered else (["Hero"], []))
