"""Section 605: who has priority next, and what resolves."""

from __future__ import annotations

import pytest


@pytest.mark.rule("605.1a")
def test_who_acts_keeps_priority(scene, me, foe):
    """605.1a: a second chant goes on top of the first before the other player may answer."""
    scene.card("Quick Second", "[Quickcast]\nDraw a card.", type="Chant")
    me.has(hand=["Quick Chant", "Quick Second"]).stones("fire", "fire")
    foe.has(hand=["Quick Chant"]).stones("fire")
    me.plays("Quick Chant")
    me.is_asked("602.1c")
    me.plays("Quick Second")
    assert me.chase == ["Quick Chant", "Quick Second"]


@pytest.mark.rule("605.1b")
def test_two_passes_resolve_the_newest_and_the_turn_player_has_priority(scene, me, foe):
    """605.1b: only the other player's chant resolves, and I am asked next, though it was theirs."""
    scene.card("Mend", "[Quickcast]\nYou gain 100 life.", type="Chant")
    me.has(hand=["Chant"]).stones("fire", "fire")
    foe.has(hand=["Mend", "Quick Chant"]).stones("fire", "fire")
    me.plays("Chant").passes()
    foe.plays("Mend").passes()
    me.passes()
    me.is_asked("602.1c")
    assert me.chase == ["Chant"] and foe.life == 4000 + 100


@pytest.mark.rule("605.1b")
def test_two_passes_on_an_empty_chase_end_the_sequence(scene, me, foe):
    """605.1b: the main phase is over only when both have passed."""
    me.has(hand=["Quick Chant"]).stones("fire")
    foe.has(hand=["Quick Chant"]).stones("fire")
    me.passes()
    assert scene.game.facts["phase"] == "main phase"
    foe.passes()
    assert scene.game.facts["phase"] == "end phase" and me.chase == []


@pytest.mark.rule("605.1c")
def test_a_lone_pass_hands_priority_on_and_is_forgotten_after_an_act(scene, me, foe):
    """605.1c: I passed, the other player acted and passed, and I am asked again before anything resolves."""
    me.has(hand=["Chant"]).stones("fire", "fire")
    foe.has(hand=["Quick Chant"]).stones("fire", "fire")
    me.plays("Chant").passes()
    foe.is_asked("602.1c")
    foe.plays("Quick Chant").passes()
    me.is_asked("602.1c")
    assert me.chase == ["Chant", "Quick Chant"]


@pytest.mark.rule("605.2")
def test_a_new_sequence_begins_after_a_resolution(scene, me, foe):
    """605.2: a resonator left with 400 damage on 400 DEF is gone when the turn player is next asked."""
    scene.card("Blast", "This card deals 400 damage to target resonator.", type="Chant")
    me.has(hand=["Blast"]).stones("fire")
    foe.has(field=["Resonator 2"])
    me.plays("Blast").lets_resolve()
    me.is_asked("602.1c")
    assert foe.zone("graveyard") == ["Resonator 2"]
    assert me.offered(("battle",)), "it is main timing again"
