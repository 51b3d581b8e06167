"""912.1: the card that deals damage may be anywhere; what a text says of its source is asked of it there."""

from __future__ import annotations

import pytest

COOL = "Prevent all damage that would be dealt to this card by fire cards."


@pytest.mark.rule("912.1", "1018.1b")
@pytest.mark.parametrize("attribute", ["fire", "water"])
def test_damage_by_fire_cards_is_that_of_fire_spells_too(scene, me, foe, attribute):
    """912.1: the chant in the chase is a card; a water one is not meant."""
    scene.card("Cool", COOL)
    scene.card("Bolt", "This card deals 300 damage to target resonator.", type="Chant", attribute=attribute)
    me.has(hand=["Bolt"]).will("fire")
    foe.has(field=["Cool"])
    me.plays("Bolt").lets_resolve()
    assert foe.damage("Cool") == (0 if attribute == "fire" else 300)


@pytest.mark.rule("912.1", "911.1")
@pytest.mark.parametrize("attribute", ["fire", "water"])
def test_a_fire_card_that_was_given_up_deals_fire_damage(scene, me, foe, attribute):
    """912.1, 911.1: banished as the cost it is in the graveyard, and its damage is prevented all the same."""
    scene.card("Cool", COOL)
    scene.card("Bomb", "Banish this card: This card deals 300 damage to target resonator.", attribute=attribute)
    me.has(field=["Bomb"])
    foe.has(field=["Cool"])
    me.uses("Bomb", 2, "Cool").lets_resolve()
    assert foe.damage("Cool") == (0 if attribute == "fire" else 300)


@pytest.mark.rule("912.1", "201.5")
@pytest.mark.parametrize("attribute", ["fire", "water"])
def test_a_ruler_is_a_card_that_deals_damage(scene, me, foe, attribute):
    """912.1: a ruler deals damage out of the ruler area."""
    scene.card("Cool", COOL)
    scene.card("Mage", "{0}: This card deals 300 damage to target resonator.", type="Ruler", attribute=attribute)
    me.has(ruler_area=["Mage"])
    foe.has(field=["Cool"])
    me.uses("Mage", 1).lets_resolve()
    assert foe.damage("Cool") == (0 if attribute == "fire" else 300)


@pytest.mark.rule("912.1", "201.5")
def test_a_type_that_is_named_is_one_in_play(scene, me, foe):
    """201.5: damage by resonators is not that of a chant."""
    scene.card("Cool", "Prevent all damage that would be dealt to this card by fire resonators.", DEF=900)
    scene.card("Bolt", "This card deals 300 damage to target resonator.", type="Chant")
    scene.card("Imp", "{0}: This card deals 200 damage to target resonator your opponent controls.")
    me.has(hand=["Bolt"], field=["Imp"]).will("fire")
    foe.has(field=["Cool"])
    me.plays("Bolt", "Cool").lets_resolve()
    me.uses("Imp", 2).lets_resolve()
    assert foe.damage("Cool") == 300
