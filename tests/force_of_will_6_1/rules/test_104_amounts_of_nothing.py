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


@pytest.mark.rule("104.2", "104.5", "1204.1")
@pytest.mark.parametrize(("verb", "amount", "life", "told"), [
    ("gain", 0, 4000, 0), ("gain", 1, 4100, 1), ("gain", 100, 4100, 1),
    ("lose", 0, 4000, 0), ("lose", 1, 4000, 1), ("lose", 100, 3900, 1),
])  # fmt: skip
def test_so_much_life(scene, me, foe, verb, amount, life, told):
    """104.2, 1204.1: to gain or lose nothing is to do neither; what there is at the end is rounded up."""
    chant(scene, "Pulse", f"You {verb} {amount} life.")
    me.has(hand=["Pulse"])
    me.plays("Pulse").lets_resolve()
    assert me.life == life and len(scene.events(f"{verb} life")) == told


@pytest.mark.rule("1022.4")
def test_all_counters_are_moved_and_no_others(scene, me, foe):
    """1022.4: the two of that name come over, and one of another name stays."""
    scene.card("Cell", "This card enters your field with two charge counters on it.\n"
                       "This card enters your field with one soot counter on it.")  # fmt: skip
    scene.card("Vat", "{0}: Rest target resonator. Move all charge counters from it to this card.", type="Regalia")
    me.has(hand=["Cell"], field=["Vat"]).will("fire")
    me.plays("Cell").lets_resolve()
    me.uses("Vat", 2).lets_resolve()
    assert (me.counters("Cell", "charge"), me.counters("Cell", "soot"), me.counters("Vat", "charge")) == (0, 1, 2)
