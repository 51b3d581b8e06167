"""An ability that was set off twice: each time by itself, where the rules or choices tell them apart (603.2, 906.1)."""

from __future__ import annotations

import pytest


def two_at_once(scene, me, text):
    """Two resonators enter my field together, and the regalia hears of both."""
    scene.card("Gong", text, type="Regalia")
    scene.card("Raise", "Put up to two target resonators in your graveyard into your field.", type="Chant", cost="{1}")
    me.has(hand=["Raise"], field=["Gong"], graveyard=["Resonator 1", "Resonator 5"]).will("fire")
    me.picks(("play", "Raise")).picks("Resonator 1", "Resonator 5").pays()


@pytest.mark.rule("603.2", "906.1")
@pytest.mark.parametrize("first", ["Resonator 1", "Resonator 5"])
def test_i_say_which_time_is_played_first(scene, me, foe, first):
    """603.2: the text is about the card that entered, so that the two times differ, and I pick one of them."""
    two_at_once(scene, me, "Whenever a resonator enters your field ⇒ Put it on top of its owner's main deck.")
    assert sorted(me.options()) == [("ability", "Gong/2", "Gong", f"Resonator {i}") for i in (1, 5)]
    me.picks(("ability", "Gong/2", "Gong", first)).lets_resolve()
    # what is played first resolves last, so its card lies on top
    assert me.zone("field") == ["Gong"] and me.zone("deck")[-1] == first


@pytest.mark.rule("603.2", "906.1")
def test_what_does_the_same_each_time_is_not_asked_about(scene, me, foe):
    """603.2: two times of drawing a card are alike, and nothing is to be picked."""
    two_at_once(scene, me, "Whenever a resonator enters your field ⇒ Draw a card.")
    me.lets_resolve()
    assert me.count("hand") == 2
