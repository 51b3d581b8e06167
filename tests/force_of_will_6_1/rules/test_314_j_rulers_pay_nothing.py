"""314.2, 903.2g: a J-ruler does not move out of the play ground, so it is no card to pay with by leaving."""

from __future__ import annotations

import pytest

LEAVING = [
    "Banish a card: You gain 100 life.",
    "Banish a J/resonator: You gain 100 life.",
    "Banish a Tester: You gain 100 life.",
    "Remove a card you control from the game: You gain 100 life.",
    "Return a J/resonator you control to its owner's hand: You gain 100 life.",
]


@pytest.mark.rule("314.2", "903.2g")
@pytest.mark.parametrize("text", LEAVING)
@pytest.mark.parametrize("other", [True, False])
def test_a_j_ruler_is_not_given_up(scene, me, foe, text, other):
    """314.2, 903.2g: without another card the ability cannot be played; with one, that card goes unasked."""
    scene.card("Shrine", text, type="Ruler", back=None)
    me.put("ruler area", "Shrine")
    me.as_j_ruler()
    if other:
        me.has(field=["Resonator 1"])
        me.uses("Shrine", 1).lets_resolve()
        assert me.zone("field") == ["J-Ruler"] and me.life == 4000 + 100
    else:
        assert not me.offered("use", "Shrine", "Shrine/1")


@pytest.mark.rule("314.2", "903.2g")
def test_a_spell_is_not_paid_for_with_a_j_ruler(scene, me, foe):
    """314.2: nor can it be banished as an additional cost."""
    scene.card("Rite", "As an additional cost to play this card, banish a J/resonator.\nDraw a card.", type="Chant")
    me.as_j_ruler().has(hand=["Rite"]).will("fire")
    assert not me.offered("play", "Rite")


@pytest.mark.rule("314.2", "1013.2")
def test_a_j_ruler_may_be_rested_to_pay(scene, me, foe):
    """1013.2: what stays where it is can pay."""
    scene.card("Drum", "Rest a recovered J/resonator you control: You gain 100 life.", type="Regalia")
    me.as_j_ruler().has(field=["Drum"])
    me.uses("Drum", 2).lets_resolve()
    assert me.is_rested("J-Ruler") and me.life == 4000 + 100


@pytest.mark.rule("1011.2", "903.2g")
@pytest.mark.parametrize("mine", [True, False])
def test_a_cost_banishes_no_card_of_the_other_player(scene, me, foe, mine):
    """1011.2: "in a field" may be any field, but only cards that I control can be banished."""
    scene.card("Wyrm", "Banish target [Addition:Field] in a field: You gain 100 life.")
    scene.card("Site", type="Addition:Field")
    me.has(field=["Wyrm"])
    (me if mine else foe).has(field=["Site"])
    assert me.offered("use", "Wyrm", "Wyrm/2") is mine


@pytest.mark.rule("314.2", "903.2g")
@pytest.mark.parametrize(("deed", "able"), [("Put a J-ruler you control into your graveyard", False),
                                            ("Put a J-ruler you control into your ruler area", True)])  # fmt: skip
def test_a_j_ruler_pays_where_it_stays_in_the_play_ground(scene, me, foe, deed, able):
    """314.2: out of the play ground it does not go, so that it pays nothing; from field to ruler area it does."""
    scene.card("Bell", f"{deed}: Draw a card.", type="Regalia")
    me.has(field=["Bell"]).as_j_ruler()
    assert me.offered("use", "Bell", "Bell/2") is able
    if able:
        me.uses("Bell", 2).lets_resolve()
        assert me.zone("ruler area") != [] and me.count("hand") == 1
