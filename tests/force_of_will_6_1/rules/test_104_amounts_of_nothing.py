"""104.2, 104.5: an X that is 0 does nothing, and the least that is more does as much."""

from __future__ import annotations

import pytest


def chant(scene, name, text, cost="{0}"):
    return scene.card(name, text, type="Chant", cost=cost)


@pytest.mark.rule("104.5", "304.3")
@pytest.mark.parametrize("who", ["Your opponent", "Target opponent", "Each player"])
@pytest.mark.parametrize("x", [0, 1])
def test_so_many_cards_off_the_deck(scene, me, foe, x, who):
    """304.3."""
    chant(scene, "Grind", f"{who} puts the top X cards of their deck into their graveyard.", "{X}")
    me.has(hand=["Grind"]).will("fire")
    me.plays("Grind", x).lets_resolve()
    assert foe.count("graveyard") == x


@pytest.mark.rule("104.5", "1022.1b")
@pytest.mark.parametrize("x", [0, 1])
def test_so_many_counters_taken(scene, me, foe, x):
    """1022.1b: of two counters."""
    scene.card("Cell", "This card enters your field with two charge counters on it.")
    chant(scene, "Drain", "Rest target resonator. Remove X charge counters from it.", "{X}")
    me.has(hand=["Cell", "Drain"]).will("fire", "fire")
    me.plays("Cell").lets_resolve()
    me.plays("Drain", x).lets_resolve()
    assert me.counters("Cell", "charge") == 2 - x


@pytest.mark.rule("1022.6")
@pytest.mark.parametrize("held", [0, 1])
def test_so_many_counters_brought(scene, me, foe, held):
    """1022.6: two for each card in the hand."""
    scene.card("Hoard", "This card enters your field with two charge counters on it for each card in your hand.")
    me.has(hand=["Hoard", *["Filler"] * held]).will("fire")
    me.plays("Hoard").lets_resolve()
    assert me.counters("Hoard", "charge") == 2 * held


@pytest.mark.rule("310.2")
@pytest.mark.parametrize("hidden", [True, False])
def test_what_lies_face_down(scene, me, foe, hidden):
    """310.2: a card that was set lies face down; one that lies open is none of those."""
    chant(scene, "Peek", "Remove target face down card in your opponent's standby area from the game.")
    foe.put("standby", "Chant", face_down=hidden)
    me.has(hand=["Peek"])
    assert (me.why_not("play", "Peek") is None) is hidden
