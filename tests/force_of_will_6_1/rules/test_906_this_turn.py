"""What a text asks about the turn so far, and what it reveals and chooses."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.books.force_of_will_6_1.words import FIGURES
from playmat.kernel import Scope
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


@pytest.mark.rule("1005.1")
def test_the_other_cards_that_were_revealed_are_the_rest(scene, me, foe):
    """1005.1: cards are revealed until one fits; those before it are the rest of the revealed cards."""
    text = (
        "Reveal cards from the top of your main deck until you reveal a resonator. Put that card into your hand. "
        "Then put the rest of the revealed cards into your graveyard."
    )
    scene.card("Seek", text, type="Chant")
    me.has(hand=["Seek"]).will("fire").deck_top("Chant", "Regalia", "Resonator 1")
    me.plays("Seek").picks("Regalia", rule="302.4")
    assert me.zone("hand") == ["Resonator 1"]
    assert me.zone("graveyard") == ["Regalia", "Chant", "Seek"]


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


# --- whose deed it was ---------------------------------------------------------------------------------

WORDS = (
    BURIED, DESTROYED, "damage dealt to you this turn", "you were dealt damage this turn", "cards you played this turn",
    "a resonator of yours dealt damage to your opponent this turn", "your J-ruler attacked this turn",
    "resonators put into your opponent's field this turn", "you canceled a spell of your opponent this turn",
)  # fmt: skip
FALL, KILL, BURN, HARM = (
    "Destroy target resonator you control.",
    "Destroy target resonator your opponent controls.",
    "This card deals 300 damage to your opponent.",
    "This card deals 300 damage to you.",
)
DEEDS = [
    (FALL, {BURIED: (1, 0), DESTROYED: (1, 0)}),
    (KILL, {BURIED: (0, 1), DESTROYED: (0, 1)}),
    (BURN, {"damage dealt to you this turn": (0, 300), "you were dealt damage this turn": (0, 1)}),
    (HARM, {"damage dealt to you this turn": (300, 0), "you were dealt damage this turn": (1, 0)}),
    ("Put target resonator in your graveyard into your field.",
     {"resonators put into your opponent's field this turn": (0, 1)}),
    ("Put target regalia in your graveyard into your field.", {}),
    ("Destroy target regalia you control.", {}),
]  # fmt: skip


def told(player, word):
    """What a text of this player is told of the turn so far."""
    ruler = player.game.in_zone(player.seat, "ruler area")[0]
    return FIGURES[word](player.game, Scope(ruler, player.game.serial[ruler], player.seat))


@pytest.mark.rule("307.6", "1007.2", "1010.1", "105.3")
@pytest.mark.parametrize(("text", "known"), DEEDS)
def test_whose_deed_is_asked_about(scene, me, foe, text, known):
    """105.3: what I did, or had done to me, is told to my texts and not to theirs, and of what the text names alone."""
    scene.card("Deed", text, type="Chant", cost="{0}")
    me.has(hand=["Deed"], field=["Resonator 1", "Regalia"], graveyard=["Resonator 2", "Regalia"])
    foe.has(field=["Resonator 3", "Regalia"])
    me.plays("Deed").lets_resolve()
    nothing = {**dict.fromkeys(WORDS, (0, 0)), "cards you played this turn": (1, 0)}
    assert {word: (told(me, word), told(foe, word)) for word in WORDS} == {**nothing, **known}


@pytest.mark.rule("302.3", "1007.2")
@pytest.mark.parametrize("attacker", ["J-Ruler", "Resonator 1"])
def test_who_attacked_and_hurt_whom_is_asked_about(scene, me, foe, attacker):
    """302.3, 1007.2: a J-ruler's attack is told of to its player, and a resonator's damage to its own."""
    me.has(field=["Resonator 1"]).as_j_ruler()
    foe.has(field=["Regalia"]).as_j_ruler()
    me.attacks(attacker)
    foe.declines().battle_ends()
    is_ruler, harm = attacker == "J-Ruler", 1000 if attacker == "J-Ruler" else 200
    hurt = "a resonator of yours dealt damage to your opponent this turn"
    for word, known in (("your J-ruler attacked this turn", (int(is_ruler), 0)), (hurt, (int(not is_ruler), 0)),
                        ("damage dealt to you this turn", (0, harm))):  # fmt: skip
        scopes = [Scope(0, 0, player.seat) for player in (me, foe)]
        assert tuple(FIGURES[word](me.game, scope) for scope in scopes) == known


@pytest.mark.rule("1012.1")
@pytest.mark.parametrize("canceler", ["me", "foe"])
def test_who_canceled_whose_spell_is_asked_about(scene, me, foe, canceler):
    """1012.1: one's own spell that is canceled counts for nobody; one of the other player for who canceled it."""
    scene.card("Halt", "[Quickcast]\nCancel target spell.", type="Chant", cost="{0}")
    me.has(hand=["Chant", *["Halt"] * (canceler == "me")]).will("fire")
    foe.has(hand=["Halt"] * (canceler == "foe"))
    me.plays("Chant")
    (me if canceler == "me" else foe).plays("Halt").lets_resolve()
    word = "you canceled a spell of your opponent this turn"
    assert me.zone("graveyard")[0] == "Chant" and (told(me, word), told(foe, word)) == (0, int(canceler == "foe"))
