"""Section 906.7: only what moved is asked about as it was; every other card is asked about as it is."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n


@pytest.mark.rule("906.7b")
@pytest.mark.parametrize("blocks", [True, False])
def test_who_fought_the_card_that_left_is_asked_about_as_it_is(scene, me, foe, blocks):
    """906.7b: the Duelist came this turn and fought since; it was another object as it moved itself."""
    beaten = n.Moved(n.Cards((), "theirs", n.Related("battled", n.This())), ("field",), ("graveyard",))
    proud = n.Ability("automatic", n.Perform("draw", n.Number(1)), trigger=beaten)
    scene.card("Duelist", abilities=[proud], ATK=900, DEF=900)
    scene.card("Spur", "Resonators you control gain [Swiftness].", type="Regalia")
    scene.card("Bolt", "[Quickcast]\nDestroy target resonator.", type="Chant", cost="{0}")
    me.has(field=["Spur"], hand=["Duelist", "Bolt"]).will("fire")
    foe.has(field=["Resonator 1"])
    me.plays("Duelist").lets_resolve()
    me.attacks("Duelist")
    with me.changes(deck=-int(blocks)):
        if blocks:
            foe.blocks("Resonator 1")
        else:
            foe.declines()
            me.until(about="act").plays("Bolt", "Resonator 1").lets_resolve()
        me.battle_ends()
    assert foe.zone("graveyard") == ["Resonator 1"]
