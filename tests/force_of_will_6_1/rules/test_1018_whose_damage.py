"""1018, 910: damage is prevented for what the text names, and for nothing else."""

from __future__ import annotations

import pytest

STORM = "This card deals 300 damage to each resonator your opponent controls and your opponent."
SHIELDS = {
    "Prevent all damage that would be dealt to this card.": (0, 300, 300),
    "Prevent the first damage that would be dealt to this card each turn.": (0, 300, 300),
    "If this card would be dealt 700 or less damage, prevent it.": (0, 300, 300),
    "If damage would be dealt to this card, prevent 200 of it.": (100, 300, 300),
    "[Flying]": (300, 300, 300),
}


@pytest.mark.rule("1018.1", "910.1")
@pytest.mark.parametrize("shield", SHIELDS)
def test_damage_to_others_is_dealt(scene, me, foe, shield):
    """1018.1, 910.1: of damage to two resonators and a player, that to the card with the text alone is less."""
    scene.card("Shielded", shield, DEF=2000)
    scene.card("Storm", STORM, type="Chant", cost="{0}")
    me.has(hand=["Storm"])
    foe.has(field=["Shielded", "Resonator 5"])
    me.plays("Storm").lets_resolve()
    assert (foe.damage("Shielded"), foe.damage("Resonator 5"), 4000 - foe.life) == SHIELDS[shield]


@pytest.mark.rule("910.3", "302.3")
def test_the_first_damage_of_a_card_that_came_back_is_the_first(scene, me):
    """910.3, 302.3: what was dealt to the object it was is nothing that this one was dealt."""
    scene.card("Shy", "Prevent the first damage that would be dealt to this card each turn.", cost="{0}", DEF=2000)
    scene.card("Zap", "This card deals 300 damage to target resonator.", type="Chant", cost="{0}")
    scene.card("Homeward", "Return target resonator to its owner's hand.", type="Chant", cost="{0}")
    me.has(field=["Shy"], hand=["Zap", "Zap", "Zap", "Zap", "Homeward"])
    for dealt in (0, 300):
        me.plays("Zap").lets_resolve()
        assert me.damage("Shy") == dealt
    me.plays("Homeward").lets_resolve()
    me.plays("Shy").lets_resolve()
    for dealt in (0, 300):
        me.plays("Zap").lets_resolve()
        assert me.damage("Shy") == dealt
