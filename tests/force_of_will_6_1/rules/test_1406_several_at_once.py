"""1406.3, 1002.1, 105.3: several additions at once, what is added from elsewhere, and who controls what."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.books.force_of_will_6_1.zones import host_of
from playmat.kernel.words import nodes as n

ADDITIONS = n.Is("type", "has", "addition")


def spell(scene, name, *steps):
    ability = n.Ability("activated", n.Sequence(steps), zones=("chase",), keyword="spell")
    return scene.card(name, abilities=[ability], type="Chant", cost="{1}")


@pytest.mark.rule("1406.3")
def test_each_of_several_additions_is_added_to_a_chosen_card(scene, me, foe):
    """1406.3: two come at once; for both a card is chosen, and neither goes to the graveyard."""
    for name in ("Aura", "Halo"):
        scene.card(name, type="Addition:Resonator", cost="{1}")
    spell(scene, "Raise", n.Move(n.Cards(("graveyard",), "mine", ADDITIONS), "field"))
    me.has(hand=["Raise"], graveyard=["Aura", "Halo"], field=["Resonator 1", "Resonator 2"]).will("fire")
    me.plays("Raise")
    while me.chase:
        me.is_asked("1406.3", exactly=["Resonator 1", "Resonator 2"])
        me.picks("Resonator 2")
    g = scene.game
    assert [g.card(host_of(g, me.card(name, "field"))) for name in ("Aura", "Halo")] == ["Resonator 2"] * 2


@pytest.mark.rule("1002.1")
@pytest.mark.parametrize("zone", ["graveyard", "field"])
def test_what_was_added_is_what_the_text_goes_on_to_speak_of(scene, me, foe, zone):
    """1002.1: "it" is the addition in the field, whether it came there or lay there before."""
    scene.card("Charm", type="Addition", cost="{1}")
    one = n.Cards(("field",), "mine", n.Is("type", "has", "resonator"))
    charm = n.Cards((zone,), "mine", ADDITIONS)
    spell(scene, "Pin", f.Attach(charm, one), n.Turn(n.It(), "rest"))
    me.has(hand=["Pin"], field=["Resonator 1"]).has(**{zone: "Charm"}).will("fire")
    me.plays("Pin").lets_resolve()
    assert host_of(scene.game, me.card("Charm", "field")) == me.card("Resonator 1")
    assert me.is_rested("Charm") and not me.is_rested("Resonator 1")


@pytest.mark.rule("302.3", "313.2")
def test_a_card_under_control_already_does_not_change_sides_again(scene, me, foe):
    """302.3, 313.2: each comes over once; one that is mine stays where it lies."""
    scene.card("Charm", "Gain control of target resonator.", type="Chant")
    me.has(hand=["Charm", "Charm", "Charm"], field=["Resonator 3"]).will("fire", "fire", "fire")
    foe.has(field=["Resonator 1", "Resonator 2"])
    for name in ("Resonator 3", "Resonator 1", "Resonator 2"):
        me.plays("Charm", name).lets_resolve()
    assert me.zone("field") == ["Resonator 3", "Resonator 1", "Resonator 2"] and foe.zone("field") == []
    assert [card for card, _, after in scene.moves() if after == "field"] == ["Resonator 1", "Resonator 2"]
