"""Sections 2-3-2-3 and 10-2-2: what it is to activate an Extra Card, as texts speak of it."""

from __future__ import annotations

import pytest

FREE = {"type": "extra", "energy_cost": "0(-)"}
SHUFFLE = "[Activate: Main] Shuffle your deck."


@pytest.fixture(autouse=True)
def cards(scene, table):
    scene.card("Ear", "[Auto] When you activate an Extra Card, draw 1 card.")
    scene.card("Spell", SHUFFLE, **FREE)
    hears = "[Auto] When one of your Battle Cards attacks, shuffle your deck."
    scene.card("Meadow", f"[Field]\n{SHUFFLE}\n{hears}", **FREE)


@pytest.mark.rule("10-2-2", "8-7-2")
def test_a_skill_of_a_field_that_lies_there_is_no_activation_of_the_card(scene, me, foe):
    """10-2-2: the card is activated as it is put there; its skills are activated without that."""
    me.has(battle=["Ear", "Battle 2"], hand=["Meadow"])
    with me.changes(deck=-1):
        me.uses("Meadow")
    with me.changes(deck=0):
        me.uses("Meadow", 2)
        me.attacks("Battle 2", "Leader")
        while me.asked:
            me.passes()
        if foe.offered("pass"):
            foe.passes()
    foe.is_asked("4-10-2-1")


@pytest.mark.rule("2-3-2-3")
@pytest.mark.parametrize("seat", ["mine", "theirs"])
@pytest.mark.parametrize("word", ["activates", "plays"])
def test_to_play_an_extra_card_is_to_activate_it(scene, me, foe, word, seat):
    """2-3-2-3: it is put into the Drop Area for its skill, whatever a text calls that."""
    who = "you " + word[:-1] if seat == "mine" else f"your opponent {word}"
    scene.card("Listener", f"[Auto] When {who} an Extra Card, draw 1 card.")
    listener, player = (me, me) if seat == "mine" else (foe, me)
    listener.has(battle=["Listener"])
    player.has(hand=["Spell"])
    with listener.changes(deck=-1):
        me.uses("Spell")


@pytest.mark.rule("1-3-3", "2-3-2-3")
@pytest.mark.parametrize("word", ["activate", "play"])
def test_who_may_not_play_extra_cards_activates_none(scene, me, foe, word):
    """1-3-3: neither by an act nor by a skill; Battle Cards are played all the same."""
    scene.card("Law", f"[Permanent] Your opponent cannot {word} Extra Cards.")
    scene.card("Echo", "[Activate: Main] Choose 1 {Spell} in your Drop Area and activate it.")
    scene.card("Cheap", energy_cost="0(-)")
    foe.has(battle=["Law"])
    me.has(hand=["Spell", "Cheap"], drop=["Spell"], battle=["Echo", "Ear"])
    assert not me.offered("use", "Spell", "Spell/1") and me.offered("play", "Cheap")
    with me.changes(deck=0):
        me.uses("Echo")


@pytest.mark.rule("1-3-3", "10-2-2")
@pytest.mark.parametrize("barred", [True, False])
def test_a_field_that_lies_there_is_not_played(scene, me, foe, barred):
    """10-2-2: its skills are activated in the Battle Area, and no card is played for that."""
    scene.card("Law", "[Permanent] Your opponent cannot play Extra Cards." if barred else "")
    foe.has(battle=["Law"])
    me.has(hand=["Meadow"], battle=["Meadow"])
    assert me.offered("use", "Meadow", "Meadow/2")
    assert me.offered("use", "Meadow", "Meadow/1") is not barred
