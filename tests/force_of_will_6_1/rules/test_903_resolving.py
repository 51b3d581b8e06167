"""Section 903.3: what was played resolves."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n


def escape(scene):
    """A Quickcast chant that takes a resonator back to the hand."""
    return scene.card("Escape", "[Quickcast]\nReturn target resonator to its owner's hand.", type="Chant", cost="{1}")


# --- 903.3a targets that have become illegal ----------------------------------------------------------------


@pytest.mark.rule("903.3a")
def test_without_its_target_the_rest_of_a_chant_still_happens(scene, me, foe):
    """903.3a: the only target is gone, nothing is destroyed, and the card is drawn all the same."""
    escape(scene)
    scene.card("Bolt", "Destroy target resonator. Draw a card.", type="Chant", cost="{1}")
    me.has(hand=["Bolt"]).will("fire")
    foe.has(hand=["Escape"], field=["Resonator 1"]).will("fire")
    me.plays("Bolt")
    foe.plays("Escape")
    assert foe.zone("hand") == ["Resonator 1"] and foe.zone("graveyard") == ["Escape"]
    assert me.count("hand") == 1 and me.zone("graveyard") == ["Bolt"]


@pytest.mark.rule("903.3a")
def test_of_two_targets_the_legal_one_is_dealt_with(scene, me, foe):
    """903.3a: one target is in the hand as the chant resolves; the other is destroyed."""
    escape(scene)
    scene.card("Twin Bolt", "Destroy two target resonators.", type="Chant", cost="{1}")
    me.has(hand=["Twin Bolt"]).will("fire")
    foe.has(hand=["Escape"], field=["Resonator 1", "Resonator 2"]).will("fire")
    me.plays("Twin Bolt")
    foe.plays("Escape", "Resonator 2")
    assert foe.zone("hand") == ["Resonator 2"] and foe.zone("graveyard") == ["Escape", "Resonator 1"]


@pytest.mark.rule("903.3a")
def test_a_target_that_no_longer_fits_is_illegal(scene, me, foe):
    """903.3a: still in the field, but with 200 + 400 ATK no longer one of 300 or less."""
    scene.card("Sift", "Destroy target resonator with ATK 300 or less.", type="Chant", cost="{1}")
    text = "[Quickcast]\nTarget resonator gains [+400/+0] until end of turn."
    scene.card("Growth", text, type="Chant", cost="{1}")
    me.has(hand=["Sift"]).will("fire")
    foe.has(hand=["Growth"], field=["Resonator 1"]).will("fire")
    me.plays("Sift")
    foe.plays("Growth")
    assert foe.zone("field") == ["Resonator 1"] and foe.atk("Resonator 1") == 200 + 400


@pytest.mark.rule("903.3a")
def test_a_card_that_left_and_came_back_is_another_target(scene, me, foe):
    """903.3a: the target was returned and played anew in response; the spell does not reach it."""
    escape(scene)
    scene.card("Hasty", "[Quickcast]", cost="{0}")
    scene.card("Bolt", "Destroy target resonator.", type="Chant", cost="{1}")
    me.has(hand=["Bolt"]).will("fire")
    foe.has(hand=["Escape"], field=["Hasty"]).will("fire")
    me.plays("Bolt")
    foe.plays("Escape").plays("Hasty")
    assert foe.zone("field") == ["Hasty"] and me.zone("graveyard") == ["Bolt"]


# --- 903.3b a resolving card acts by its type ---------------------------------------------------------------


@pytest.mark.rule("903.3b")
@pytest.mark.parametrize("name", ["Resonator 1", "Regalia"])
def test_a_resolving_resonator_or_regalia_enters_the_field(scene, me, foe, name):
    """903.3b: out of the chase into its controller's field."""
    me.has(hand=[name]).will("fire")
    foe.stones("fire")
    me.plays(name)
    assert me.chase == [name] and me.zone("field") == []
    me.lets_resolve()
    assert me.chase == [] and me.zone("field") == [name]


@pytest.mark.rule("903.3b")
def test_a_resolving_chant_does_its_text_and_goes_to_the_graveyard(scene, me, foe):
    """903.3b: the card is drawn first; the chant is in the graveyard afterwards."""
    me.has(hand=["Chant"]).will("fire")
    foe.stones("fire")
    me.plays("Chant")
    assert me.chase == ["Chant"] and me.count("hand") == 0
    me.lets_resolve()
    assert me.count("hand") == 1 and me.zone("graveyard") == ["Chant"]
    assert [(card, to) for card, _, to in scene.moves()][-2:] == [("Filler", "hand"), ("Chant", "graveyard")]


@pytest.mark.rule("903.3b")
def test_a_resolving_ability_applies_and_is_gone(scene, me, foe):
    """903.3b: a card is drawn; nothing goes to any graveyard and the source stays."""
    scene.card("Sage", "{1}: Draw a card.")
    me.has(field=["Sage"]).will("fire")
    foe.stones("fire")
    me.uses("Sage", 2)
    assert me.chase == ["Sage"] and me.count("hand") == 0
    me.lets_resolve()
    assert me.chase == [] and me.count("hand") == 1
    assert me.zone("field") == ["Sage"] and me.zone("graveyard") == foe.zone("graveyard") == []


# --- 903.3c X00 ---------------------------------------------------------------------------------------------


def blast(scene):
    """A chant that deals X00 damage to the opponent."""
    deal = f.Deal(n.Times(f.X(), 100), player="opponent")
    spell = n.Ability("activated", deal, zones=("chase",), keyword="spell")
    return scene.card("Blast", abilities=[spell], type="Chant", cost="{X}")


@pytest.mark.rule("903.3c")
@pytest.mark.parametrize("x", [0, 7, 12])
def test_x00_damage_is_a_hundred_times_x(scene, me, foe, x):
    """903.3c: 7 makes 700, 12 makes 1200 and 0 none."""
    blast(scene)
    me.has(hand=["Blast"]).will(*["fire"] * 12)
    me.plays("Blast", x)
    assert foe.life == 4000 - 100 * x and len(me.pool) == 12 - x
    assert len(scene.events("damage")) == (1 if x else 0)


@pytest.mark.rule("903.3c")
def test_x00_on_a_card_is_a_hundred_times_x(scene, me, foe):
    """903.3c: with X = 3, 400 + 300 ATK and DEF."""
    text = "Target resonator gains [+X00/+X00] until end of turn."
    scene.card("Growth", text, type="Chant", cost="{X}")
    me.has(field=["Resonator 2"], hand=["Growth"]).will("fire", "fire", "fire")
    me.plays("Growth", 3)
    assert (me.atk("Resonator 2"), me.defence("Resonator 2")) == (400 + 300, 400 + 300)
