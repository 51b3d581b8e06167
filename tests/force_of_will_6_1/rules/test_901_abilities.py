"""Sections 901 and 902: the kinds of abilities, whose they are, and where they work."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n

DESTROY = "Destroy target resonator."


def lord(scene):
    """A resonator that gives other Knights 200/200."""
    text = "Other Knight resonators you control gain [+200/+200]."
    return scene.card("Lord", text, cost="{1}", ATK=300, DEF=300, race="Knight")


def page(scene):
    return scene.card("Page", "", ATK=400, DEF=400, race="Knight")


def bolt(scene, name="Bolt", attribute="fire"):
    return scene.card(name, DESTROY, type="Chant", attribute=attribute, cost="{1}")


# --- 901.1 kinds of abilities -------------------------------------------------------------------------------


@pytest.mark.rule("901.1b")
def test_an_automatic_ability_waits_in_the_chase_and_can_be_answered(scene, me, foe):
    """901.1b: the draw on entering is no part of entering; it is in the chase in the next sequence."""
    scene.card("Herald", "When this card enters your field ⇒ Draw a card.", cost="{1}")
    me.has(hand=["Herald"]).stones("fire", "fire")
    foe.has(hand=["Quick Chant"]).stones("water")
    me.plays("Herald").passes()
    foe.passes()
    assert me.chase == ["Herald"] and "Herald" in me.zone("field") and me.count("hand") == 0
    me.passes()
    assert foe.offered("play", "Quick Chant")
    me.lets_resolve()
    assert me.count("hand") == 1


@pytest.mark.rule("901.1c")
def test_a_continuous_ability_applies_as_soon_as_its_card_is_there(scene, me, foe):
    """901.1c: 400 + 200 from the moment the lord is in the field; nothing of it is ever in the chase."""
    lord(scene)
    page(scene)
    me.has(field=["Page"], hand=["Lord"]).will("fire")
    me.plays("Lord")
    assert (me.atk("Page"), me.defence("Page")) == (400 + 200, 400 + 200)
    assert me.chase == [] and scene.events("set off") == []


@pytest.mark.rule("901.1c", "904.1")
def test_a_continuous_ability_ends_as_its_card_leaves(scene, me, foe):
    """901.1c, 904.1: the boost lasts as long as the lord is in the field."""
    lord(scene)
    page(scene)
    bolt(scene)
    me.has(field=["Page", "Lord"], hand=["Bolt"]).will("fire")
    assert me.atk("Page") == 400 + 200
    me.plays("Bolt", "Lord")
    assert me.zone("graveyard") == ["Lord", "Bolt"] and me.atk("Page") == 400


@pytest.mark.rule("901.1d")
def test_abilities_of_one_name_are_one_ability(scene, me, foe):
    """901.1d: a God's Art is played once per game, under its name, whichever card has it."""
    text = "God's Art <Revolution> {1}: Draw a card."
    scene.card("First Banner", text, type="Regalia")
    scene.card("Second Banner", text, type="Regalia")
    scene.card("Third Banner", text.replace("Revolution", "Restoration"), type="Regalia")
    me.has(field=["First Banner", "Second Banner", "Third Banner"]).will("fire", "fire", "fire")
    assert me.offered("use", "Second Banner", "Second Banner/2")
    me.uses("First Banner", 2).lets_resolve()
    assert me.count("hand") == 1
    assert not me.offered("use", "First Banner", "First Banner/2")
    assert not me.offered("use", "Second Banner", "Second Banner/2")
    assert me.offered("use", "Third Banner", "Third Banner/2")


def hush(scene):
    """A Quickcast chant that cancels a darkness ability."""
    sort = n.All((n.InState("ability"), n.Is("attribute", "has", "darkness")))
    effect = n.Sequence((f.Target(n.Cards(("chase",), "any", sort)), f.Cancel(n.It())))
    spell = n.Ability("activated", effect, zones=("chase",), keyword="spell")
    return scene.card("Hush", "[Quickcast]", abilities=[spell], type="Chant", attribute="light", cost="{0}")


@pytest.mark.rule("901.1e")
def test_a_darkness_ability_is_one_of_a_darkness_card(scene, me, foe):
    """901.1e: the light card's ability speaks of darkness, but only that of the darkness card may be targeted."""
    hush(scene)
    scene.card("Night", "{1}: Draw a card.", attribute="darkness")
    scene.card("Day", "{1}: Destroy all darkness resonators.", attribute="light")
    me.has(field=["Night", "Day"]).will("fire", "fire")
    foe.has(hand=["Hush"])
    me.uses("Day", 2).uses("Night", 2)
    foe.plays("Hush")
    assert me.count("hand") == 0 and me.zone("graveyard") == ["Night"]


@pytest.mark.rule("901.1e")
def test_a_light_ability_alone_is_no_darkness_ability(scene, me, foe):
    """901.1e: with nothing but an ability of a light card in the chase there is nothing to target."""
    hush(scene)
    scene.card("Day", "{1}: Destroy all darkness resonators.", attribute="light")
    me.has(field=["Day"]).will("fire")
    foe.has(hand=["Hush"]).stones("water")
    me.uses("Day", 2).lets_resolve()
    assert foe.zone("hand") == ["Hush"]


# --- 901.2d effects of a sort -------------------------------------------------------------------------------


def ward(scene):
    """A resonator that fire effects cannot destroy."""
    safe = n.Cannot("be destroyed", n.Is("attribute", "has", "fire"))
    kept = n.Ability("continuous", n.Modify(n.This(), (safe,)))
    return scene.card("Ward", abilities=[kept], ATK=200, DEF=200, attribute="wind")


@pytest.mark.rule("901.2d")
@pytest.mark.parametrize(("attribute", "survives"), [("fire", True), ("water", False)])
def test_a_fire_effect_is_one_of_a_fire_card(scene, me, foe, attribute, survives):
    """901.2d: the same words do nothing on a fire card and destroy on a water card."""
    ward(scene)
    bolt(scene, attribute=attribute)
    me.has(hand=["Bolt"]).will("wind")
    foe.has(field=["Ward"])
    me.plays("Bolt")
    assert foe.zone("field") == (["Ward"] if survives else [])
    assert me.zone("graveyard") == ["Bolt"]


@pytest.mark.rule("901.2d")
def test_battle_damage_of_a_fire_card_is_no_fire_effect(scene, me, foe):
    """901.2d: 400 battle damage on 200 DEF still destroys."""
    ward(scene)
    me.has(field=["Resonator 2"])
    foe.put("field", "Ward", rested=True)
    me.attacks("Resonator 2", "Ward").battle_ends()
    assert foe.zone("field") == [] and foe.zone("graveyard") == ["Ward"]


# --- 902 where abilities work -------------------------------------------------------------------------------


@pytest.mark.rule("902.1a")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "removed"])
def test_a_lord_outside_the_field_gives_nothing(scene, me, foe, zone):
    """902.1a: a resonator's abilities work in a field only."""
    lord(scene)
    page(scene)
    me.has(field=["Page"]).put(zone, "Lord")
    scene.start()
    assert me.atk("Page") == 400


@pytest.mark.rule("902.1a")
def test_a_regalias_ability_is_not_offered_from_hand(scene, me, foe):
    """902.1a: in the field it may be used, in the hand only played."""
    scene.card("Lamp", "{0}: Draw a card.", type="Regalia", cost="{1}")
    me.has(hand=["Lamp"]).will("fire")
    assert not me.offered("use", "Lamp", "Lamp/2")
    me.plays("Lamp")
    assert me.offered("use", "Lamp", "Lamp/2")


def king(scene):
    """A ruler that gives resonators 100/100; its J-ruler side gives 200/200."""
    back = {"name": "King Awake", "type": "J-ruler", "attribute": "fire", "race": "Knight", "ATK": 500, "DEF": 500,
            "text": "Resonators you control gain [+200/+200]."}  # fmt: skip
    text = "[Judgment] {1}\nResonators you control gain [+100/+100]."
    scene.card("King", text, type="Ruler", attribute="fire", race="Knight", back=back)
    scene.card("Doom", "Destroy target J/resonator.", type="Chant", cost="{1}")
    page(scene)


@pytest.mark.rule("902.1a", "902.1b")
def test_each_side_of_a_ruler_works_where_it_belongs(scene, me, foe):
    """902.1b: the ruler's text in the ruler area; 902.1a: the J-ruler's in the field; each stops elsewhere."""
    king(scene)
    me.has(field=["Page"], ruler_area=["King"], hand=["Doom"]).will("fire", "fire")
    scene.start()
    assert me.atk("Page") == 400 + 100
    me.uses("King", 1)
    assert me.zone("field") == ["Page", "King Awake"] and me.atk("Page") == 400 + 200
    me.plays("Doom", "King Awake")
    assert me.zone("ruler area") == ["King"] and me.atk("Page") == 400 + 100


@pytest.mark.rule("902.2")
def test_an_ability_of_the_graveyard_is_offered_there(scene, me, foe):
    """902.2: the text says where it works."""
    scene.card("Phoenix", "{1}: Return this card from your graveyard to your hand.")
    me.has(graveyard=["Phoenix"]).will("fire")
    me.uses("Phoenix", 2)
    assert me.zone("hand") == ["Phoenix"] and me.zone("graveyard") == []


@pytest.mark.rule("902.2")
def test_an_ability_of_the_graveyard_is_not_offered_in_the_field(scene, me, foe):
    """902.2: the same card in the field has nothing to use."""
    scene.card("Phoenix", "{1}: Return this card from your graveyard to your hand.")
    me.has(field=["Phoenix"]).will("fire")
    assert me.offered("pass") and not me.offered("use", "Phoenix", "Phoenix/2")
