"""901.1e, 901.2d: an ability in the chase is of what its card is, not of what is printed on it."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n


def hush(scene):
    """A Quickcast chant that cancels a darkness ability."""
    sort = n.All((n.InState("ability"), n.Is("attribute", "has", "darkness")))
    effect = n.Sequence((f.Target(n.Cards(("chase",), "any", sort)), f.Cancel(n.It())))
    spell = n.Ability("activated", effect, zones=("chase",), keyword="spell")
    return scene.card("Hush", "[Quickcast]", abilities=[spell], type="Chant", attribute="light", cost="{0}")


def ward(scene):
    """A resonator that fire effects cannot destroy."""
    safe = n.Cannot("be destroyed", n.Is("attribute", "has", "fire"))
    kept = n.Ability("continuous", n.Modify(n.This(), (safe,)))
    return scene.card("Ward", abilities=[kept], ATK=200, DEF=200, attribute="wind")


@pytest.mark.rule("901.1e")
def test_a_card_made_darkness_has_darkness_abilities(scene, me, foe):
    """901.1e: what the card is now counts, whatever is printed on it."""
    hush(scene)
    scene.card("Day", "{1}: Draw a card.", attribute="light")
    dusk = n.Modify(n.Cards(("field",), "any", n.Is("type", "has", "resonator")), (f.Become(attributes=("darkness",)),))
    scene.card("Dusk", abilities=[n.Ability("continuous", dusk)], type="Regalia")
    me.has(field=["Day", "Dusk"]).will("fire")
    foe.has(hand=["Hush"])
    me.uses("Day", 2)
    foe.plays("Hush")
    assert me.count("hand") == 0 and foe.zone("graveyard") == ["Hush"]


@pytest.mark.rule("901.1e", "911.1")
@pytest.mark.parametrize(("made", "able"), [(True, True), (False, False)])
def test_an_ability_is_of_what_its_card_was_as_it_left(scene, me, foe, made, able):
    """901.1e, 911.1: banished for its own cost, the light card last was darkness, where something made it that."""
    hush(scene)
    scene.card("Day", "Banish this card: Draw a card.", attribute="light")
    dusk = n.Modify(n.Cards(("field",), "any", n.Is("type", "has", "resonator")), (f.Become(attributes=("darkness",)),))
    scene.card("Dusk", abilities=[n.Ability("continuous", dusk)] if made else [], type="Regalia")
    me.has(field=["Day", "Dusk"])
    foe.has(hand=["Hush"])
    me.uses("Day", 2)
    assert foe.offered("play", "Hush") is able
    if able:
        foe.plays("Hush")
    assert me.count("hand") == (0 if able else 1) and me.zone("graveyard") == ["Day"]


@pytest.mark.rule("901.2d")
def test_the_effect_of_a_card_made_fire_is_a_fire_effect(scene, me, foe):
    """901.2d: a water card's ability, while the card is fire, does not destroy what fire effects cannot."""
    ward(scene)
    scene.card("Archer", "{1}: Destroy target resonator your opponent controls.", attribute="water")
    blaze = n.Modify(n.Cards(("field",), "mine", n.Is("type", "has", "resonator")), (f.Become(attributes=("fire",)),))
    scene.card("Blaze", abilities=[n.Ability("continuous", blaze)], type="Regalia")
    me.has(field=["Archer", "Blaze"]).will("wind")
    foe.has(field=["Ward"])
    me.uses("Archer", 2)
    assert foe.zone("field") == ["Ward"]
