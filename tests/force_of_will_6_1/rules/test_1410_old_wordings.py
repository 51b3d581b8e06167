"""Section 1400: old wordings of chants, additions, battles and symbol skills."""

from __future__ import annotations

import pytest

SUBTYPES = ("Field", "Resonator", "Ruler", "J-ruler", "J/resonator", "J/ruler")
SKILLS = ("Pierce", "Precision", "First Strike", "Explode", "Flying", "Swiftness", "Imperishable")
FIND = "Search your main deck for a {}, reveal it and put it into your hand. Then shuffle your main deck."


def addition(scene, subtype, name="Aura", text=""):
    return scene.card(name, text, type=f"Addition:{subtype}", cost="{1}")


def chant(scene, name, text, cost="{1}", kind="Chant"):
    return scene.card(name, text, type=kind, cost=cost)


def resonator(scene, name, text="", cost="{1}"):
    return scene.card(name, text, type="Resonator", cost=cost, ATK=400, DEF=400)


@pytest.mark.rule("1405.4a")
def test_a_search_for_a_chant_standby_finds_chants_with_trigger_only(scene, me, foe):
    """1405.4a: of a new chant with Trigger, a plain chant and a Stealth resonator, the first alone can be found."""
    chant(scene, "Ask", FIND.format("[Spell:Chant-Standby]"))
    chant(scene, "Ambush", "[Trigger] Anytime: Draw a card.")
    scene.card("Lurker", "[Stealth] When a resonator attacks.", type="Resonator")
    me.has(hand=["Ask"]).will("fire").deck_top("Ambush", "Chant", "Lurker")
    me.plays("Ask")
    me.is_asked(exactly=["Ambush", "done"])
    me.picks("Ambush")
    assert me.zone("hand") == ["Ambush"]


@pytest.mark.rule("1406.1a")
@pytest.mark.parametrize("subtype", SUBTYPES)
def test_a_subtype_named_in_a_text_is_matched_exactly(scene, me, foe, subtype):
    """1406.1a: of six additions, one of each subtype, a text that names one of them may take that one alone."""
    scene.card("Sunder", f"Destroy target [Addition:{subtype}].", type="Chant")
    for each in SUBTYPES:
        addition(scene, each, f"Aura of {each}")
    me.as_j_ruler().has(hand=["Sunder"]).will("fire")
    foe.has(field=["Resonator 1"])
    hosts = {"Resonator": foe.card("Resonator 1"), "J/resonator": foe.card("Resonator 1")}
    ruler = foe.put("ruler area", "Ruler")
    hosts |= {"Ruler": ruler, "J/ruler": ruler, "J-ruler": me.card("J-Ruler", "field")}
    for each in SUBTYPES:
        card = me.put("field", f"Aura of {each}")
        if each in hosts:
            on = hosts[each]
            me.game.marks[card, "added to"] = (me.game.serial[card], on, me.game.serial[on])
    me.plays("Sunder").lets_resolve()
    left = [f"Aura of {each}" for each in SUBTYPES if each != subtype]
    assert me.zone("field") == ["J-Ruler", *left]


@pytest.mark.rule("1410.1")
def test_until_the_end_of_the_battle_phase_is_until_this_battle_ends(scene, me, foe):
    """1410.1: +300 in the battle, and nothing of it afterwards, in the same main phase."""
    chant(scene, "Roar", "[Quickcast]\nTarget resonator gains [+300/0] until end of battle phase.")
    me.has(field=["Resonator 2"], hand=["Roar", "Quick Chant"]).stones("fire", "fire")
    me.attacks("Resonator 2")
    me.plays("Roar").lets_resolve()
    assert me.atk("Resonator 2") == 400 + 300
    me.battle_ends()
    assert foe.life == 4000 - (400 + 300)
    assert scene.game.facts["phase"] == "main phase" and me.atk("Resonator 2") == 400


@pytest.mark.rule("1413.2")
def test_the_seven_symbol_skills_can_be_targeted_for_and_no_other_keyword(scene, me, foe):
    """1413.2: one resonator for each of the seven, and four others with Awakening, Quickcast, Bloodlust or nothing."""
    chant(scene, "Purge", "Destroy target resonator with a symbol skill.")
    others = {
        "Sleeper": "[Awakening] {1}: Draw a card.",
        "Sprinter": "[Quickcast]",
        "Fiend": "[Bloodlust]",
        "Plain": "",
    }
    for skill in SKILLS:
        resonator(scene, f"{skill} One", f"[{skill}]")
    for name, text in others.items():
        resonator(scene, name, text)
    me.has(hand=["Purge"]).will("fire")
    foe.has(field=[*(f"{skill} One" for skill in SKILLS), *others])
    me.picks(("play", "Purge"))
    me.is_asked(exactly=[f"{skill} One" for skill in SKILLS])
    me.picks("Flying One").pays()
    me.lets_resolve()
    assert foe.zone("graveyard") == ["Flying One"]


@pytest.mark.rule("1413.2")
def test_barrier_is_no_symbol_skill(scene, me, foe):
    """1413.2: my own resonator with [Barrier] alone, which I may target, is no target; the flying one is hit."""
    chant(scene, "Purge", "Destroy target resonator with a symbol skill.")
    resonator(scene, "Walled", "[Barrier]")
    resonator(scene, "Flyer", "[Flying]")
    me.has(hand=["Purge"], field=["Walled", "Flyer"]).will("fire")
    me.plays("Purge").lets_resolve()
    assert me.zone("field") == ["Walled"]
