"""Sections 201 and 202: types, magic stones, names."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n

PRIORITY = "602.1c"


def chant(scene, name, text, cost="{R}"):
    return scene.card(name, text, type="Chant", cost=cost)


def spell(scene, name, effect):
    scene.card(name, type="Chant", cost="{R}",
               abilities=[n.Ability("activated", effect, zones=("chase",), keyword="spell")])  # fmt: skip


def plays(me, name, *answers):
    me.plays(name, *answers)
    return me.lets_resolve()


def crowd(scene, me, foe):
    """Resonators, a J-ruler of mine, a ruler of the foe, a regalia, an addition and a stone."""
    scene.card("Banner", "Resonators you control gain [+100/+100].", type="Addition:Field")
    me.as_j_ruler()
    me.has(field=["Resonator 2", "Regalia", "Banner"]).stones("fire")
    foe.has(field=["Resonator 3"], ruler_area=["Ruler"])


# --- 201 types ------------------------------------------------------------------------------------------


@pytest.mark.rule("201.2a")
def test_j_resonator_means_resonators_and_j_rulers(scene, me, foe):
    """201.2a: no ruler, regalia, addition or stone is offered."""
    crowd(scene, me, foe)
    chant(scene, "Smite", "Destroy target J/resonator.")
    me.has(hand=["Smite"]).will("fire")
    me.picks(("play", "Smite"))
    me.is_asked(exactly=["J-Ruler", "Resonator 2", "Resonator 3"])


@pytest.mark.rule("201.2b")
def test_j_ruler_and_ruler_are_both_meant_by_j_slash_ruler(scene, me, foe):
    """201.2b: the J-ruler in my field and the ruler in the foe's ruler area, no resonator."""
    crowd(scene, me, foe)
    chant(scene, "Bow", "Rest target J/ruler.")
    me.has(hand=["Bow"]).will("fire")
    me.picks(("play", "Bow"))
    me.is_asked(exactly=["J-Ruler", "Ruler"])
    me.picks("Ruler")
    me.pays().lets_resolve()
    assert foe.is_rested("Ruler") and not me.is_rested("J-Ruler")


STONE_COUNTER = "Draw cards equal to the number of {} you control."


@pytest.mark.rule("201.4b")
def test_a_stone_named_like_a_type_is_of_that_type(scene, me, foe):
    """201.4b: the name Fire Magic Stone makes it one; another special stone with no such text is none."""
    scene.card("Fire Magic Stone", "{Rest}: Produce {R}.", type="Basic Magic Stone", attribute="void")
    scene.card("Ember Rock", "{Rest}: Produce {R}.", type="Special Magic Stone", attribute="void")
    chant(scene, "Census", STONE_COUNTER.format("fire magic stones"), cost="{0}")
    me.has(field=["Fire Magic Stone", "Ember Rock"], hand=["Census"])
    with me.changes(hand=1 - 1):
        plays(me, "Census")


@pytest.mark.rule("201.4c")
@pytest.mark.parametrize(("words", "counted"), [("water magic stones", 2), ('cards named "Water Magic Stone"', 1)])
def test_an_unquoted_stone_type_means_any_stone_of_it(scene, me, foe, words, counted):
    """201.4c: one has the name, the other is treated as such a stone: two by type, one by the quoted name."""
    scene.card("Water Magic Stone", "{Rest}: Produce {U}.", type="Basic Magic Stone", attribute="void")
    scene.card("Deep Pool", "Treat this card as Water Magic Stone and Wind Magic Stone.\n{Rest}: Produce {U} or {G}.",
               type="Special Magic Stone", attribute="void")  # fmt: skip
    chant(scene, "Census", STONE_COUNTER.format(words), cost="{0}")
    me.has(field=["Water Magic Stone", "Deep Pool"], hand=["Census"])
    with me.changes(hand=counted - 1):
        plays(me, "Census")


def petrify(scene):
    target = f.Target(n.Cards(("field",), "any", n.Is("type", "has", "resonator")))
    change = n.Modify(n.It(), (f.Become(types=("magic stone",)),), "end of turn")
    spell(scene, "Petrify", n.Sequence((target, change)))


@pytest.mark.rule("201.4d")
def test_what_becomes_a_stone_gets_no_will_ability(scene, me, foe):
    """201.4d: it cannot be rested for will, so a card of cost one stays unpayable; it does count as a stone."""
    petrify(scene)
    chant(scene, "Quarry", "Return target magic stone to its owner's hand.")
    me.has(field=["Resonator 2"], hand=["Petrify", "Quarry", "Resonator 1"]).will("fire", "fire")
    plays(me, "Petrify")
    assert "magic stone" in me.value("Resonator 2", "type")
    assert not any(option[:2] == ("use", "Resonator 2") for option in me.options())
    plays(me, "Quarry")
    assert "Resonator 2" in me.zone("hand") and not me.offered("play", "Resonator 1")


@pytest.mark.rule("201.5")
def test_a_bare_type_means_cards_in_play(scene, me, foe):
    """201.5: all resonators in fields go, those in hands and graveyards stay."""
    chant(scene, "Flood", "Destroy all resonators.")
    me.has(field=["Resonator 1"], hand=["Flood", "Resonator 2"], graveyard=["Resonator 3"]).will("fire")
    foe.has(field=["Resonator 4"], hand=["Resonator 5"])
    plays(me, "Flood")
    assert me.zone("field") == [] and foe.zone("field") == []
    assert me.zone("hand") == ["Resonator 2"] and foe.zone("hand") == ["Resonator 5"]
    assert "Resonator 3" in me.zone("graveyard")


@pytest.mark.rule("201.5")
def test_a_type_card_in_a_zone_means_cards_there(scene, me, foe):
    """201.5: of resonators in field, hand and graveyard only those in my graveyard are offered."""
    chant(scene, "Recall", "Return target resonator card from your graveyard to your hand.")
    me.has(field=["Resonator 1"], hand=["Recall", "Resonator 2"]).will("fire")
    me.has(graveyard=["Resonator 3", "Resonator 4", "Chant"])
    foe.has(graveyard=["Resonator 5"])
    me.picks(("play", "Recall"))
    me.is_asked(exactly=["Resonator 3", "Resonator 4"])


# --- 202 names ------------------------------------------------------------------------------------------


@pytest.mark.rule("202.3a")
@pytest.mark.parametrize(("name", "drawn"), [("Otto and Ida", 0), ("Otto", 1)])
def test_a_quoted_name_is_the_whole_name(scene, me, foe, name, drawn):
    """202.3a: a card with a longer name does not satisfy the check for "Otto"."""
    scene.card(name)
    chant(scene, "Roll Call", 'If you control "Otto", draw a card.')
    me.has(field=[name], hand=["Roll Call"]).will("fire")
    with me.changes(hand=drawn - 1):
        plays(me, "Roll Call")


@pytest.mark.rule("202.3a")
@pytest.mark.parametrize("name", ["Otto and Ida", "Otto"])
def test_a_text_may_ask_for_a_part_of_the_name(scene, me, foe, name):
    """202.3a: where it says "in its name", both the longer name and the exact one do."""
    scene.card(name)
    chant(scene, "Roll Call", 'If you control a resonator with "Otto" in its name, draw a card.')
    me.has(field=[name], hand=["Roll Call"]).will("fire")
    with me.changes(hand=1 - 1):
        plays(me, "Roll Call")
