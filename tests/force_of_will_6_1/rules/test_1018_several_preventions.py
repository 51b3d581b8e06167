"""1018, 1007: preventions of one text used twice, of each turn, used up; and damage that cards deal to each other."""

from __future__ import annotations

import pytest


def chant(scene, name, text, **fields):
    return scene.card(name, text, **{"type": "Chant", **fields})


def darts(scene, me, *amounts):
    """I hold chants that deal so much damage to the opponent, with the wills to play them."""
    for number in dict.fromkeys(amounts):
        chant(scene, f"Dart {number}", f"This card deals {number} damage to your opponent.")
    me.has(hand=[f"Dart {number}" for number in amounts]).will(*["fire"] * len(amounts))


# --- 1018 preventing


@pytest.mark.rule("1018.1a", "910.3")
@pytest.mark.parametrize(("uses", "dealt"), [(1, 400), (2, 300), (3, 200)])
def test_an_ability_used_more_than_once_prevents_each_time(scene, me, foe, uses, dealt):
    """1018.1a, 910.3: each use is an effect of its own, and takes 100 of the 500."""
    scene.card("Font", "{1}: Prevent the next 100 damage that would be dealt to you this turn.", type="Regalia")
    darts(scene, me, 500)
    foe.has(field=["Font"]).will(*["fire"] * uses)
    me.plays("Dart 500")
    for _ in range(uses):
        foe.uses("Font", 2)
    while me.chase:
        q = scene.game.question
        scene.players[q.seat].answer("pass" if q.about == "act" else q.options[0])
    assert foe.life == 4000 - dealt


@pytest.mark.rule("1018.1a", "910.3")
def test_what_is_used_up_is_not_there_to_be_chosen(scene, me, foe):
    """1018.1a, 910.3: of two shields one is chosen for the first 100; for the second only the other is left, and
    nobody is asked."""
    for name in ("Ash", "Oak"):
        text = "Prevent the next 100 damage that would be dealt to you this turn."
        chant(scene, f"{name} Shield", f"[Quickcast]\n{text}")
    darts(scene, me, 100, 100, 100)
    foe.has(hand=["Ash Shield", "Oak Shield"]).will("fire", "fire")
    me.plays("Dart 100")
    foe.plays("Ash Shield").plays("Oak Shield")
    foe.until("1018.1")
    foe.answer(scene.game.question.options[0])
    assert foe.life == 4000
    me.plays("Dart 100").lets_resolve()
    assert foe.life == 4000
    me.plays("Dart 100").lets_resolve()
    assert foe.life == 4000 - 100


@pytest.mark.rule("1018.1b")
def test_the_first_damage_of_each_turn_is_prevented_and_no_other(scene, me, foe):
    """1018.1b: nothing of the first 300, all of the second, though none had been dealt before it."""
    scene.card("Veil", "Prevent the first damage that would be dealt to you each turn.", type="Regalia")
    darts(scene, me, 300, 300)
    foe.has(field=["Veil"])
    me.plays("Dart 300").lets_resolve()
    assert foe.life == 4000
    me.plays("Dart 300").lets_resolve()
    assert foe.life == 4000 - 300


# --- 1007 dealing


@pytest.mark.rule("1007.1")
def test_two_cards_deal_damage_to_each_other(scene, me, foe):
    """1007.1: each is dealt the other's ATK, read before either is hurt."""
    text = (
        "Target resonator you control and target resonator your opponent controls deal damage equal to their ATK to "
        "each other."
    )
    chant(scene, "Duel", text)
    scene.card("Lance", ATK=300, DEF=900)
    scene.card("Wall", ATK=200, DEF=900)
    me.has(hand=["Duel"], field=["Lance"]).will("fire")
    foe.has(field=["Wall"])
    me.plays("Duel").lets_resolve()
    assert me.damage("Lance") == 200 and foe.damage("Wall") == 300
    assert scene.events("battle damage") == []


@pytest.mark.rule("1007.1")
def test_a_card_that_has_left_deals_and_is_dealt_nothing(scene, me, foe):
    """1007.1: one of the two is returned to the hand first, so the other is not hurt either."""
    text = (
        "Target resonator you control and target resonator your opponent controls deal damage equal to their ATK to "
        "each other."
    )
    chant(scene, "Duel", text)
    chant(scene, "Flee", "[Quickcast]\nReturn target resonator you control to its owner's hand.")
    me.has(hand=["Duel"], field=["Resonator 4"]).will("fire")
    foe.has(hand=["Flee"], field=["Resonator 3"]).will("fire")
    me.plays("Duel")
    foe.plays("Flee").lets_resolve()
    assert me.damage("Resonator 4") == 0 and foe.zone("hand") == ["Resonator 3"] and scene.events("damage") == []


@pytest.mark.rule("1007.4", "207.2a")
@pytest.mark.parametrize(("awake", "damage"), [(True, 200), (False, 0)])
def test_a_card_with_def_by_an_effect_alone_is_dealt_damage(scene, me, foe, awake, damage):
    """1007.4, 207.2a: a regalia has no DEF until it becomes a resonator with one; before, it is dealt nothing."""
    scene.card("Idol", "{0}: This card becomes a [600/600] resonator until end of turn.", type="Regalia")
    chant(scene, "Quake", "This card deals 200 damage to each card in your field.")
    me.has(hand=["Quake"], field=["Idol"]).will("fire")
    if awake:
        me.uses("Idol", 2).lets_resolve()
    me.plays("Quake").lets_resolve()
    assert me.damage("Idol") == damage
