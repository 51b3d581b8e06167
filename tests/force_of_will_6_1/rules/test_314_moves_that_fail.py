"""Sections 314 and 315: where cards of each type cannot go, and cards out of the game."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n


def chant(scene, name, text, cost="{R}"):
    return scene.card(name, text, type="Chant", cost=cost)


def spell(scene, name, *effects):
    text = n.Sequence(effects)
    scene.card(name, type="Chant", cost="{R}",
               abilities=[n.Ability("activated", text, zones=("chase",), keyword="spell")])  # fmt: skip
    return name


def target(kind, zone="play ground"):
    return f.Target(n.Cards((zone,), "any", n.Is("type", "has", kind)))


def plays(me, name, *answers):
    me.plays(name, *answers)
    return me.lets_resolve()


# --- 314.1, 314.2 rulers --------------------------------------------------------------------------------


@pytest.mark.rule("314.1")
@pytest.mark.parametrize(
    "text",
    ["Return target ruler to its owner's hand.", "Remove target ruler from the game.",
     "Put target ruler on top of its owner's deck.", "Put target ruler into your field."],
)  # fmt: skip
@pytest.mark.parametrize("rested", [True, False])
def test_a_ruler_does_not_leave_the_ruler_area(scene, me, foe, text, rested):
    """314.1: it stays there as it lay; the effect moves nothing."""
    chant(scene, "Expel", text)
    me.as_j_ruler()
    me.has(hand=["Expel"]).will("fire")
    foe.put("ruler area", "Ruler", rested=rested)
    plays(me, "Expel")
    assert foe.zone("ruler area") == ["Ruler"] and foe.is_rested("Ruler") is rested
    assert me.zone("field") == ["J-Ruler"]


@pytest.mark.rule("314.1")
def test_a_ruler_can_go_to_a_graveyard(scene, me, foe):
    """314.1: the graveyard is one of the two places it may go to."""
    spell(scene, "Depose", target("ruler"), n.Move(n.It(), "graveyard", verb="put"))
    me.as_j_ruler()
    me.has(hand=["Depose"]).will("fire")
    plays(me, "Depose")
    assert foe.zone("ruler area") == [] and foe.zone("graveyard") == ["Ruler"]


STAYS = ["Return target J/resonator to its owner's hand.", "Remove target J/resonator from the game.",
         "Put target J/resonator on the bottom of its owner's deck."]  # fmt: skip


@pytest.mark.rule("314.2")
@pytest.mark.parametrize("text", STAYS)
def test_a_j_ruler_stays_with_its_damage_and_counters(scene, me, foe, text):
    """314.2: 300 damage and a counter are still on it, for it did not move."""
    chant(scene, "Hit", "This card deals 300 damage to target J/resonator. Put a [+100/+100] counter on it.")
    chant(scene, "Expel", text)
    foe.as_j_ruler()
    me.has(hand=["Hit", "Expel"]).will("fire", "fire")
    plays(me, "Hit")
    plays(me, "Expel")
    assert foe.zone("field") == ["J-Ruler"]
    assert foe.damage("J-Ruler") == 300 and foe.counters("J-Ruler", "+100/+100") == 1


@pytest.mark.rule("314.2")
def test_a_j_ruler_that_is_banished_stays(scene, me, foe):
    """314.2: banishing would put it into a graveyard; a resonator banished the same way goes."""
    chant(scene, "Give Up", "Banish your J-ruler. Banish all resonators you control.")
    me.as_j_ruler()
    me.has(field=["Resonator 1"], hand=["Give Up"]).will("fire")
    plays(me, "Give Up")
    assert me.zone("field") == ["J-Ruler"] and "Resonator 1" in me.zone("graveyard")


@pytest.mark.rule("314.2")
def test_a_j_ruler_can_go_back_to_the_ruler_area(scene, me, foe):
    """314.2: the ruler area and a field are the places it may go to."""
    chant(scene, "Abdicate", "Put your J-ruler into your ruler area, as a ruler.")
    me.as_j_ruler()
    me.has(hand=["Abdicate"]).will("fire")
    plays(me, "Abdicate")
    assert me.zone("field") == [] and me.zone("ruler area") == ["Ruler"]


# --- 314.3 resonators, additions, regalia ---------------------------------------------------------------


@pytest.mark.rule("314.3a")
@pytest.mark.parametrize("kind", ["resonator", "regalia", "addition"])
def test_what_is_no_ruler_does_not_enter_a_ruler_area(scene, me, foe, kind):
    """314.3a: it stays where it was, and who watches for cards that leave the field hears nothing."""
    scene.card("Plain", type=kind.capitalize() if kind != "addition" else "Addition:Field")
    spell(scene, "Crown", target(kind), n.Move(n.It(), "ruler area", verb="put"))
    leaving = n.Moved(n.Cards((), "any"), ("field",))
    watch = n.Ability("automatic", n.Perform("gain life", n.Number(100)), trigger=leaving)
    scene.card("Usher", type="Regalia" if kind != "regalia" else "Addition:Field", abilities=[watch])
    me.put("field", "Plain", rested=True)
    me.has(field=["Usher"], hand=["Crown"]).will("fire")
    plays(me, "Crown")
    assert me.zone("field") == ["Plain", "Usher"] and me.zone("ruler area") == ["Ruler"]
    assert me.is_rested("Plain") and me.life == 4000


PETRIFY = n.Modify(n.It(), (f.Become(types=("magic stone",)),), "end of turn")


@pytest.mark.rule("314.3b")
@pytest.mark.parametrize(("position", "at"), [("bottom", 0), ("top", -1)])
def test_a_resonator_that_is_a_stone_goes_to_the_main_deck(scene, me, foe, position, at):
    """314.3b: sent to an end of the magic stone deck, it ends there in the main deck."""
    spell(scene, "Petrify", target("resonator"), PETRIFY)
    chant(scene, "Sink", f"Put target magic stone on the {position} of its owner's magic stone deck.")
    me.has(hand=["Petrify", "Sink"]).will("fire", "fire")
    foe.has(field=["Resonator 2"])
    plays(me, "Petrify")
    with foe.changes(deck=1, stone_deck=0, field=-1):
        plays(me, "Sink")
    assert foe.zone("deck")[at] == "Resonator 2"


# --- 314.4 chants ---------------------------------------------------------------------------------------


@pytest.mark.rule("314.4")
def test_a_chant_put_into_the_field_goes_to_the_graveyard(scene, me, foe):
    """314.4: the revealed chant lands in its owner's graveyard and nothing enters."""
    chant(scene, "Gamble", "Reveal the top card of your deck and put it into your field.")
    scene.card("Porter", type="Regalia", abilities=[
        n.Ability("automatic", n.Perform("gain life", n.Number(100)),
                  trigger=n.Moved(n.Cards((), "any"), (), ("field",)))])  # fmt: skip
    me.has(field=["Porter"], hand=["Gamble"]).will("fire").deck_top("Chant")
    plays(me, "Gamble")
    assert "Chant" in me.zone("graveyard") and me.zone("field") == ["Porter"] and me.life == 4000


@pytest.mark.rule("314.4")
@pytest.mark.parametrize("zone", ["stone deck", "ruler area", "field"])
def test_a_chant_goes_to_the_graveyard_in_place_of_each(scene, me, foe, zone):
    """314.4: from the hand to a magic stone deck or either play ground: to the graveyard."""
    spell(scene, "Misplace", n.Choose(n.Cards(("hand",), "mine"), n.Number(1)), n.Move(n.It(), zone, verb="put"))
    me.has(hand=["Misplace", "Quick Chant"]).will("fire")
    with me.changes(stone_deck=0, ruler_area=0, field=0):
        plays(me, "Misplace")
    assert "Quick Chant" in me.zone("graveyard") and me.zone("hand") == []


# --- 314.5 magic stones ---------------------------------------------------------------------------------


@pytest.mark.rule("314.5a")
@pytest.mark.parametrize("rested", [True, False])
def test_a_stone_does_not_enter_a_ruler_area(scene, me, foe, rested):
    """314.5a: it stays in the field as it lay."""
    spell(scene, "Crown", target("magic stone"), n.Move(n.It(), "ruler area", verb="put"))
    me.put("field", "Water Stone", rested=rested)
    me.has(hand=["Crown"]).will("fire")
    plays(me, "Crown")
    assert me.zone("field") == ["Water Stone"] and me.zone("ruler area") == ["Ruler"]
    assert me.is_rested("Water Stone") is rested


def golem(scene, me, foe):
    """A water stone of the foe that is a 400/400 resonator as well this turn."""
    text = "Target magic stone becomes a [400/400] resonator with [Flying] until end of turn. It's still a magic stone."
    chant(scene, "Animate", text)
    me.has(hand=["Animate"]).will("fire", "fire")
    foe.stones("water")
    plays(me, "Animate")
    assert {"resonator", "magic stone"} <= set(foe.value("Water Stone", "type"))


@pytest.mark.rule("314.5b")
@pytest.mark.parametrize(("position", "at"), [("bottom", 0), ("top", -1)])
def test_a_stone_that_is_a_resonator_goes_to_the_stone_deck(scene, me, foe, position, at):
    """314.5b: sent to an end of the main deck, it ends there in the magic stone deck."""
    chant(scene, "Sink", f"Put target resonator on the {position} of its owner's deck.")
    me.has(hand=["Sink"])
    golem(scene, me, foe)
    with foe.changes(deck=0, stone_deck=1, field=-1):
        plays(me, "Sink")
    assert foe.zone("stone deck")[at] == "Water Stone"


@pytest.mark.rule("314.5b")
def test_an_unaltered_stone_sent_to_the_main_deck_goes_to_the_stone_deck_too(scene, me, foe):
    """314.5b, as read: no rule speaks of a stone that gained nothing; it is sent the same way."""
    chant(scene, "Sink", "Put target magic stone on the bottom of its owner's deck.")
    me.has(hand=["Sink"]).will("fire")
    foe.stones("water")
    with foe.changes(deck=0, stone_deck=1):
        plays(me, "Sink")
    assert foe.zone("stone deck")[0] == "Water Stone"


@pytest.mark.rule("314.5c")
def test_a_stone_that_is_a_resonator_is_not_returned_to_a_hand(scene, me, foe):
    """314.5c: it is put on top of the magic stone deck; the hand stays as it was."""
    chant(scene, "Retreat", "Return target resonator to its owner's hand.")
    me.has(hand=["Retreat"])
    golem(scene, me, foe)
    with foe.changes(hand=0, stone_deck=1):
        plays(me, "Retreat")
    assert foe.zone("stone deck")[-1] == "Water Stone"
