"""What a text asks about the turn so far, and what it reveals and chooses."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n

BURIED = "resonators put into a graveyard from your field this turn"
DESTROYED = "a resonator of yours was destroyed this turn"
RESONATOR = n.Is("type", "has", "resonator")


def spell(scene, name, *steps):
    ability = n.Ability("activated", n.Sequence(steps), zones=("chase",), keyword="spell")
    return scene.card(name, abilities=[ability], type="Chant", cost="{1}")


@pytest.mark.rule("307.6")
@pytest.mark.parametrize(
    ("text", "gained"), [("Destroy target resonator.", 100), ("Return target resonator to its owner's hand.", 0)]
)
def test_only_what_went_from_the_field_to_a_graveyard_counts_as_that(scene, me, foe, text, gained):
    """307.6: a resonator that returned to the hand was not put into a graveyard."""
    scene.card("Send", text, type="Chant")
    spell(scene, "Mourn", n.Perform("gain life", n.Times(n.Fact(BURIED), 100)))
    me.has(hand=["Send", "Mourn"], field=["Resonator 1"]).will("fire", "fire")
    me.plays("Send").lets_resolve()
    me.plays("Mourn").lets_resolve()
    assert me.life == 4000 + gained


@pytest.mark.rule("105.3", "1010.1")
@pytest.mark.parametrize("mine", [True, False])
def test_who_controlled_what_was_destroyed_is_remembered(scene, me, foe, mine):
    """105.3, 1010.1: a destroyed resonator was its last controller's."""
    scene.card("Kill", "Destroy target resonator.", type="Chant")
    spell(scene, "Mourn", n.Perform("gain life", n.Times(n.Fact(DESTROYED), 100)))
    me.has(hand=["Kill", "Mourn"]).will("fire", "fire")
    (me if mine else foe).has(field=["Resonator 1"])
    me.plays("Kill").lets_resolve()
    me.plays("Mourn").lets_resolve()
    assert me.life == 4000 + (100 if mine else 0)


@pytest.mark.rule("1005.1")
def test_the_card_until_which_cards_are_revealed_is_the_one_meant(scene, me, foe):
    """1005.1: cards are revealed until one fits; that one is "it"."""
    spell(scene, "Seek", n.Reveal(f.FromTop("deck", RESONATOR)), n.Move(n.It(), "hand"))
    me.has(hand=["Seek"]).will("fire").deck_top("Chant", "Resonator 1")
    me.plays("Seek").lets_resolve()
    assert me.zone("hand") == ["Resonator 1"] and me.zone("deck")[-1] == "Chant"


@pytest.mark.rule("1014.1")
@pytest.mark.parametrize("by", ["you", "random"])
def test_both_are_told_which_open_card_a_player_chose(scene, me, foe, by):
    """1014.1: a choice among cards that everybody sees is seen; what chance takes was nobody's choice."""
    spell(scene, "Point", n.Choose(n.Cards(("field",), "any", RESONATOR), n.Number(1), by=by), n.Turn(n.It(), "rest"))
    me.has(hand=["Point"], field=["Resonator 1"]).will("fire")
    me.plays("Point").lets_resolve()
    assert me.is_rested("Resonator 1") and len(scene.events("choose")) == (1 if by == "you" else 0)


@pytest.mark.rule("1010.1a")
@pytest.mark.parametrize(("fallen", "rule"), [(True, "1010.1a"), (False, None)])
def test_a_ruler_that_fell_is_told_to_have_lost_its_judgment(scene, me, foe, fallen, rule):
    """1010.1a: the reason is that it was destroyed as a J-ruler; a ruler that was not may do it."""
    scene.card("Kill", "Destroy target J/resonator.", type="Chant")
    if fallen:
        me.as_j_ruler()
    me.has(hand=["Kill"], field=[] if fallen else ["Resonator 1"]).will("fire", "fire")
    me.plays("Kill").lets_resolve()
    assert me.why_not("use", "Ruler", "Ruler/1") == rule
