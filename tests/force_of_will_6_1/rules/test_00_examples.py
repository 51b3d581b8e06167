"""The worked examples of the rulebook, with names of our own."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n

pytestmark = pytest.mark.example
BACK = {"type": "J-ruler", "attribute": "fire", "race": "Tester", "ATK": 800, "DEF": 700}


def chant(scene, name, text, **fields):
    return scene.card(name, text, **{"type": "Chant", **fields})


# --- 202.3a names -----------------------------------------------------------------------------------------


@pytest.mark.rule("202.3a")
@pytest.mark.parametrize(("there", "met"), [(["Brannoc and Ysolde"], False), (["Brannoc"], True)])
def test_a_quoted_name_is_the_whole_name(scene, me, foe, there, met):
    """202.3a: "Brannoc" is not controlled by who has only Brannoc and Ysolde."""
    for name in ("Brannoc", "Brannoc and Ysolde"):
        scene.card(name)
    chant(scene, "Call", 'If you control "Brannoc", draw a card.')
    me.has(hand=["Call"], field=there).will("fire")
    me.plays("Call").lets_resolve()
    assert me.count("hand") == int(met)


@pytest.mark.rule("202.3a")
@pytest.mark.parametrize(
    ("there", "met"),
    [
        (["Brannoc and Ysolde"], True),
        (["Brannoc"], True),
        (["Brannoc", "Brannoc and Ysolde"], True),
        (["Ysolde"], False),
    ],
)
def test_a_part_of_a_name_is_in_each_of_them(scene, me, foe, there, met):
    """202.3a: alone or together, both have Brannoc in their names."""
    for name in ("Brannoc", "Brannoc and Ysolde", "Ysolde"):
        scene.card(name)
    chant(scene, "Call", 'Destroy target resonator with "Brannoc" in its name.')
    me.has(hand=["Call"], field=there).will("fire")
    assert me.offered("play", "Call") is met


# --- 303.2 face down ---------------------------------------------------------------------------------------


@pytest.mark.rule("303.2")
@pytest.mark.parametrize(("zone", "known"), [("graveyard", True), ("hand", False)])
def test_what_lay_open_is_known_face_down(scene, me, foe, zone, known):
    """303.2: both saw it in the public zone and may look it up; what came from a hand only its owner may."""
    chant(scene, "Bury", f"Put a card from your {zone} into your standby area.")
    me.has(hand=["Bury"]).will("fire").put(zone, "Resonator 3")
    me.plays("Bury")
    hidden = me.card("Resonator 3", "standby")
    assert scene.game.face_down[hidden] and me.sees(hidden) and foe.sees(hidden) is known


# --- 314.3b, 314.5b decks ----------------------------------------------------------------------------------


@pytest.mark.rule("314.3b")
def test_a_regalia_treated_as_a_stone_goes_to_the_main_deck(scene, me, foe):
    """314.3b: sent to the top of the magic stone deck, Glass Horn is the top card of the main deck."""
    scene.card("Glass Horn", "Treat this card as a fire magic stone and a water magic stone.", type="Regalia")
    chant(scene, "Sink", "Put target magic stone on top of its owner's magic stone deck.")
    me.has(hand=["Sink"], field=["Glass Horn"]).will("fire")
    scene.start()
    with me.changes(deck=+1, stone_deck=0):
        me.plays("Sink").lets_resolve()
    assert me.zone("deck")[-1] == "Glass Horn"


@pytest.mark.rule("314.5b")
def test_a_stone_that_became_a_resonator_goes_to_the_stone_deck(scene, me, foe):
    """314.5b: put on the bottom of the main deck, Ember Shard lies undermost in the magic stone deck."""
    scene.card("Ember Shard", "{Rest}: Produce {R}.", type="Basic Magic Stone", attribute="void")
    text = "Target magic stone becomes a [400/400] resonator with [Flying] until end of turn. It's still a magic stone."
    chant(scene, "Wake", text)
    chant(scene, "Sink", "Put target resonator on the bottom of its owner's deck.")
    me.has(hand=["Wake", "Sink"], field=["Ember Shard"]).will("fire", "fire")
    me.plays("Wake").lets_resolve()
    with me.changes(deck=0, stone_deck=+1):
        me.plays("Sink").lets_resolve()
    assert me.zone("stone deck")[0] == "Ember Shard"


# --- 901.1e, 901.2d darkness abilities and effects -----------------------------------------------------------


@pytest.mark.rule("901.1e")
@pytest.mark.parametrize(
    ("name", "attribute", "counts"), [("Gloom Piper", "darkness", True), ("Dawn Page", "light", False)]
)
def test_a_darkness_ability_is_of_a_darkness_card(scene, me, foe, name, attribute, counts):
    """901.1e: that of Gloom Piper can be cancelled, that of Dawn Page cannot."""
    scene.card(name, "{Rest}: Draw a card.", attribute=attribute)
    sort = n.All((n.InState("ability"), n.Is("attribute", "has", "darkness")))
    cancel = n.Sequence((f.Target(n.Cards(("chase",), "any", sort)), f.Cancel(n.It())))
    spell = n.Ability("activated", cancel, zones=("chase",), keyword="spell")
    scene.card("Hush", "[Quickcast]", abilities=[spell], type="Chant")
    me.has(field=[name])
    foe.has(hand=["Hush", "Quick Chant"]).will("fire")
    me.uses(name, 2)
    assert foe.offered("play", "Hush") is counts


@pytest.mark.rule("901.2d")
@pytest.mark.parametrize(
    ("name", "attribute", "stands"), [("Gloom Piper", "darkness", True), ("Dawn Page", "light", False)]
)
def test_a_darkness_effect_is_of_a_darkness_card(scene, me, foe, name, attribute, stands):
    """901.2d: what cannot be destroyed by darkness effects stands against Gloom Piper, not against Dawn Page."""
    scene.card(name, "{Rest}: Destroy target resonator your opponent controls.", attribute=attribute)
    safe = n.Modify(n.This(), (n.Cannot("be destroyed", n.Is("attribute", "has", "darkness")),))
    scene.card("Lantern", abilities=[n.Ability("continuous", safe)])
    me.has(field=[name])
    foe.has(field=["Lantern"])
    me.uses(name, 2).lets_resolve()
    assert (foe.zone("field") == ["Lantern"]) is stands


# --- 909.4 whatever fits --------------------------------------------------------------------------------------


@pytest.mark.rule("909.4")
def test_a_card_that_comes_later_gains_too(scene, me, foe):
    """909.4: a Lantern Guard put into the field after the spell has resolved has +200/+200."""
    scene.card("Squire", race="Lantern Guard", ATK=300, DEF=300)
    chant(scene, "Muster", "Lantern Guard J/resonators you control gain [+200/+200] until end of turn.")
    me.has(hand=["Muster", "Squire"]).will("fire", "fire")
    me.plays("Muster").plays("Squire").lets_resolve()
    assert (me.atk("Squire"), me.defence("Squire")) == (300 + 200, 300 + 200)


@pytest.mark.rule("909.4")
def test_a_j_ruler_that_comes_later_has_the_cheaper_art(scene, me, foe):
    """909.4: resolved with no J-ruler in my field; then Oriel comes, and its God's Art costs two less."""
    name = "Oriel, Keeper of Tides"
    back = {**BACK, "name": name, "text": "God's Art [Tide] {3}: Draw two cards."}
    scene.card("Keeper", "[Judgment] {1}", type="Ruler", race="Tester", back=back)
    text = f'{{Rest}}: If your J-ruler is "{name}", you may pay {{2}} less to play its God\'s Art abilities this turn.'
    scene.card("Tide Glass", text, type="Regalia")
    me.has(ruler_area="Keeper", field=["Tide Glass"]).will("fire", "fire")
    me.uses("Tide Glass", 2).lets_resolve()
    me.uses("Keeper", 1).lets_resolve()
    me.uses(name, 1).lets_resolve()
    assert me.pool == [] and me.count("hand") == 2


# --- 1007.3a damage for each ------------------------------------------------------------------------------------


@pytest.mark.rule("1007.3a")
def test_damage_for_each_card_is_one_sum(scene, me, foe):
    """1007.3a: with three cards in hand Cinder Imp deals 300 once, not 100 three times."""
    scene.card("Cinder Imp", "{Rest}: This card deals 100 damage to your opponent for each card in your hand.")
    me.has(hand=3, field=["Cinder Imp"])
    me.uses("Cinder Imp", 2).lets_resolve()
    assert [event[-1] for event in scene.events("damage")] == [("amount", 300)] and foe.life == 4000 - 300


# --- 1302.2d the word in brackets ---------------------------------------------------------------------------------


@pytest.mark.rule("1302.2d")
def test_the_word_shift_in_a_type_line_says_nothing(scene, me, foe):
    """1302.2d: the future side of Clockwork Heron is just a resonator, and cannot shift again."""
    back = {"name": "Clockwork Heron", "type": "Resonator (Shift)", "attribute": "wind", "race": "Bird", "cost": "{2}",
            "ATK": 600, "DEF": 600}  # fmt: skip
    scene.card("Clockwork Egg", "[Shift] {1}", race="Bird", back=back)
    chant(scene, "Doom", "Destroy target resonator.")
    me.has(hand=["Doom"], field=["Clockwork Egg"]).will("fire", "fire", "fire")
    me.uses("Clockwork Egg", 2).lets_resolve()
    assert me.value("Clockwork Heron", "type") == ("resonator",) and "shift" not in me.value(
        "Clockwork Heron", "keywords"
    )
    assert not any(option[0] == "use" for option in me.options() if option[1:2] == ("Clockwork Heron",))
    me.plays("Doom").lets_resolve()
    assert me.zone("field") == []
