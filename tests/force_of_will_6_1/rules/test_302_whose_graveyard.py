"""302.5, 313.2: a card goes to its owner's zones; one that another player controlled lies in no graveyard of theirs."""

from __future__ import annotations

import pytest

from .interplay import chant

PAID = "When this card is put into a graveyard from your field, you may discard a card. If you do, put this card from"


def held_and_destroyed(scene, me, foe, text):
    """I destroy a resonator that I control until end of turn, and discard for what it says."""
    scene.card("Crow", text)
    chant(scene, "Lure", "Gain control of target resonator until end of turn.")
    chant(scene, "Doom", "Destroy target resonator.")
    me.has(hand=["Lure", "Doom", "Filler"]).will("fire", "fire")
    foe.has(field=["Crow"])
    me.plays("Lure").lets_resolve()
    me.plays("Doom")
    me.picks("yes")
    assert me.count("hand") == 0 and sorted(me.zone("graveyard")) == ["Doom", "Filler", "Lure"]


@pytest.mark.rule("302.5", "906.7b")
@pytest.mark.parametrize("where", ["your hand", "your field"])
def test_a_held_card_does_not_come_out_of_my_graveyard(scene, me, foe, where):
    """302.5, 906.7b: it left my field, and I may discard; but it lies in its owner's graveyard, not in mine."""
    held_and_destroyed(scene, me, foe, f"{PAID} your graveyard into {where}.")
    assert foe.zone("graveyard") == ["Crow"] and foe.count("hand") == 0 and "Crow" not in me.zone("field")


@pytest.mark.rule("302.5", "906.7b")
def test_a_held_card_comes_out_of_its_owners_graveyard(scene, me, foe):
    """302.5, 906.7b: where its owner's graveyard is named, it goes to its owner's hand."""
    held_and_destroyed(scene, me, foe, f"{PAID} its owner's graveyard into its owner's hand.")
    assert foe.zone("graveyard") == [] and foe.zone("hand") == ["Crow"]


@pytest.mark.rule("302.5", "906.7b")
def test_a_card_of_mine_comes_out_of_my_graveyard(scene, me, foe):
    """302.5, 906.7b: my own card lies in my graveyard."""
    scene.card("Crow", f"{PAID} your graveyard into your hand.")
    chant(scene, "Doom", "Destroy target resonator.")
    me.has(field=["Crow"], hand=["Doom", "Filler"]).will("fire")
    me.plays("Doom")
    me.picks("yes")
    assert me.zone("hand") == ["Crow"] and sorted(me.zone("graveyard")) == ["Doom", "Filler"]
