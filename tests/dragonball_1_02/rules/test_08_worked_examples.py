"""The worked examples of the rulebook, each as a scenario."""

from __future__ import annotations

import pytest

DRAWING = "[Activate: Main] [Once per turn] Draw 1 card."


@pytest.mark.example
@pytest.mark.rule("8-2-2-1")
def test_drawing_a_card_is_over_when_it_is_done(scene, me, foe):
    """8-2-2-1: one draw on resolution, and nothing remains of it, in this turn or the next."""
    scene.card("Torvak", DRAWING)
    me.has(battle=["Torvak"])
    with me.changes(hand=+1, deck=-1):
        me.uses("Torvak")
    assert scene.game.effects == [] and scene.game.timed == []
    with me.changes(deck=0):
        me.passes()


@pytest.mark.example
@pytest.mark.rule("8-2-2-1")
def test_placing_itself_in_the_drop_area_is_over_when_it_is_done(scene, me, foe, trick):
    """8-2-2-1: the move is made once; played again, the card stays."""
    scene.card("Sira", "[Activate: Main] Place this card in the Drop Area.")
    trick("Raise", "[Activate: Main] Play 1 <Tester> from your Drop Area.")
    me.has(battle=["Sira"], hand=["Raise"])
    me.uses("Sira")
    assert me.zone("drop") == ["Sira"] and scene.game.effects == []
    me.uses("Raise")
    assert me.zone("battle") == ["Sira"]


@pytest.mark.example
@pytest.mark.rule("8-2-2-2")
def test_power_for_the_battle_lasts_for_that_battle(scene, me, foe):
    """8-2-2-2: on for the rest of the battle and off afterwards."""
    scene.card("Torvak", "[Auto] When this card attacks, this card gains +5000 power for the duration of the battle.")
    me.has(battle=["Torvak"], hand=["Battle 1"])
    me.attacks("Torvak", "Leader")
    assert me.power("Torvak") == 5000 + 5000
    me.passes()
    foe.picks(("hidden", 0), rule="4-10-2-1")
    me.is_asked("6-3-1-3")
    assert me.power("Torvak") == 5000


@pytest.mark.example
@pytest.mark.rule("8-2-2-2")
@pytest.mark.parametrize("length", ["", " for the duration of the game"])
def test_a_skill_without_a_length_is_still_there_turns_later(scene, me, foe, length):
    """8-2-2-2: given without a length, or for the game, it holds two turns on."""
    scene.card("Sira", f"[Activate: Main] [Once per turn] This card gains [Blocker]{length}.")
    me.has(battle=["Sira"])
    me.uses("Sira").passes()
    scene.pass_until("6-3-1-3", even_if_able=True)
    foe.attacks("Leader", "Leader")
    assert me.offered("Sira")
    me.picks("nobody")
    assert "blocker" in me.value("Sira", "keywords")


@pytest.mark.example
@pytest.mark.rule("8-7-6")
def test_an_empty_hand_is_a_situation(scene, me, foe, trick):
    """8-7-6: a state of the game sets it off, however it came about; no event has to name the hand."""
    scene.card("Torvak", "[Auto] When there are no cards in your hand, draw 1 card.")
    trick("Nothing Much", "[Activate: Main] Your Leader Card gains +1000 power for the duration of the turn.")
    me.has(battle=["Torvak"], hand=["Nothing Much"])
    with me.changes(deck=-1, hand=0):
        me.uses("Nothing Much")
