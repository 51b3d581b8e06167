"""Sections 302 and 303: zones in general, orientation, cards face down."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.state.view import spread, view
from playmat.kernel.words import nodes as n

HIDDEN = {"hidden": 1}


def chant(scene, name, text, cost="{R}"):
    return scene.card(name, text, type="Chant", cost=cost)


def spell(scene, name, *effects):
    text = n.Sequence(effects)
    scene.card(name, type="Chant", cost="{R}",
               abilities=[n.Ability("activated", text, zones=("chase",), keyword="spell")])  # fmt: skip


def plays(me, name, *answers):
    me.plays(name, *answers)
    return me.lets_resolve()


def seen(scene, watcher, owner, zone):
    """The names in a zone as the watcher's view has them, None for an unknown card."""
    scene.start()
    cards = spread(view(scene.game, watcher.seat)["zones"][owner.seat][zone])
    return [None if card == HIDDEN else card["name"] for card in cards]


# --- 302 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("302.1")
def test_both_spells_lie_in_the_same_chase(scene, me, foe):
    """302.1: both views show my chant and the foe's above it; then each goes to its own player's graveyard."""
    me.has(hand=["Chant", "Resonator 1"]).will("fire").stones("fire")
    foe.has(hand=["Quick Chant"]).will("fire")
    me.plays("Chant").passes()
    foe.plays("Quick Chant")
    for player in (me, foe):
        assert seen(scene, player, player, "chase") == ["Chant", "Quick Chant"]
    assert me.zone("hand") == ["Resonator 1"] and foe.zone("hand") == []
    me.lets_resolve()
    assert me.zone("graveyard") == ["Chant"] and foe.zone("graveyard") == ["Quick Chant"]


def laid_out(scene, me):
    """A card of its own in each of my zones."""
    for name in ("In Hand", "In Deck", "In Standby", "In Grave", "In Field"):
        scene.card(name)
    scene.card("In Stones", "{Rest}: Produce {R}.", type="Basic Magic Stone")
    me.has(hand=["In Hand"], deck=["In Deck"], graveyard=["In Grave"], field=["In Field"], stone_deck=["In Stones"])
    me.put("standby", "In Standby", face_down=True)


@pytest.mark.rule("302.2")
def test_public_zones_are_open_and_hidden_ones_are_not(scene, me, foe):
    """302.2: the foe reads my field, graveyard and ruler area, and nothing in hand, decks and standby."""
    laid_out(scene, me)
    assert seen(scene, foe, me, "field") == ["In Field"] and seen(scene, foe, me, "graveyard") == ["In Grave"]
    assert seen(scene, foe, me, "ruler area") == ["Ruler"]
    for zone in ("hand", "deck", "stone deck", "standby"):
        assert set(seen(scene, foe, me, zone)) == {None}


@pytest.mark.rule("302.2")
def test_a_spell_in_the_chase_is_open(scene, me, foe):
    """302.2: hidden in my hand, the chant is known to the foe as soon as it is played."""
    me.has(hand=["Chant"]).will("fire")
    foe.has(hand=["Quick Chant"]).will("fire")
    assert seen(scene, foe, me, "hand") == [None]
    me.plays("Chant")
    assert seen(scene, foe, me, "chase") == ["Chant"]


@pytest.mark.rule("302.2a")
def test_the_number_of_cards_in_any_zone_is_open(scene, me, foe):
    """302.2a: of hand, decks and standby the foe knows exactly how many."""
    laid_out(scene, me)
    me.has(hand=["Resonator 1", "Resonator 2"])
    counts = {zone: len(seen(scene, foe, me, zone)) for zone in ("hand", "deck", "stone deck", "standby")}
    assert counts == {"hand": 3, "deck": 20, "stone deck": 5, "standby": 1}


def thief(scene):
    chant(scene, "Theft", "Gain control of target resonator.")


@pytest.mark.rule("302.3")
def test_a_card_that_changes_fields_is_the_same_object(scene, me, foe):
    """302.3: rested and with 400 + 200 ATK before it changes its controller, so after it."""
    thief(scene)
    chant(scene, "Boost", "Target resonator gains [+200/+200] until end of turn.")
    foe.put("field", "Resonator 2", rested=True)
    me.has(hand=["Theft", "Boost"]).will("fire", "fire")
    plays(me, "Boost")
    plays(me, "Theft")
    assert me.zone("field") == ["Resonator 2"]
    assert me.is_rested("Resonator 2") and me.atk("Resonator 2") == 400 + 200


@pytest.mark.rule("302.3")
def test_a_card_that_leaves_and_comes_back_is_another_object(scene, me, foe):
    """302.3: returned to hand and played again it is recovered, has 400, and what waits for the old one is over."""
    chant(scene, "Fate", "Target resonator gains [+200/+200] until end of turn. At end of turn, destroy it.")
    chant(scene, "Retreat", "Return target resonator to its owner's hand.")
    me.put("field", "Resonator 2", rested=True)
    me.has(hand=["Fate", "Retreat"]).will(*["fire"] * 4)
    plays(me, "Fate")
    assert me.atk("Resonator 2") == 400 + 200
    plays(me, "Retreat")
    plays(me, "Resonator 2")
    assert me.atk("Resonator 2") == 400 and not me.is_rested("Resonator 2")
    while scene.game.facts["turn seat"] == me.seat:
        scene.players[scene.game.question.seat].passes()
    assert me.zone("field") == ["Resonator 2"]


@pytest.mark.rule("302.4")
def test_cards_put_together_on_a_deck_are_ordered_by_their_owner_in_secret(scene, me, foe):
    """302.4: I say in which order three cards lie at the bottom; the foe sees three unknown cards."""
    chant(scene, "Bury", "Put three cards in your hand on the bottom of your deck.")
    me.has(hand=["Bury", "Resonator 1", "Resonator 2", "Resonator 3"]).will("fire")
    me.plays("Bury")
    me.picks("Resonator 3", "Resonator 1")
    assert me.zone("deck")[:3] == ["Resonator 3", "Resonator 1", "Resonator 2"]
    assert me.count("deck") == 23 and seen(scene, foe, me, "deck") == [None] * 23


@pytest.mark.rule("302.4")
def test_cards_that_die_together_are_ordered_by_their_owner_in_the_open(scene, me, foe):
    """302.4: the foe orders his own two in his graveyard, and I see the order."""
    chant(scene, "Flood", "Destroy all resonators.")
    me.has(hand=["Flood"], field=["Resonator 3"]).will("fire")
    foe.has(field=["Resonator 1", "Resonator 2"])
    me.plays("Flood")
    foe.is_asked("302.4", exactly=["Resonator 1", "Resonator 2"])
    foe.picks("Resonator 2")
    assert seen(scene, me, foe, "graveyard") == ["Resonator 2", "Resonator 1"]
    assert me.zone("graveyard") in (["Resonator 3", "Flood"], ["Flood", "Resonator 3"])


@pytest.mark.rule("302.5")
@pytest.mark.parametrize(("text", "zone"), [("Destroy target resonator.", "graveyard"),
                                            ("Return target resonator to your hand.", "hand"),
                                            ("Remove target resonator from the game.", "removed")])  # fmt: skip
def test_a_card_goes_to_its_owners_zone(scene, me, foe, text, zone):
    """302.5: under my control, the foe's resonator still goes to the foe's zone."""
    thief(scene)
    chant(scene, "Send", text)
    foe.has(field=["Resonator 2"])
    me.has(hand=["Theft", "Send"]).will("fire", "fire")
    plays(me, "Theft")
    assert me.zone("field") == ["Resonator 2"]
    plays(me, "Send")
    assert foe.zone(zone) == ["Resonator 2"] and "Resonator 2" not in me.zone(zone)


# --- 303 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("303.1b")
def test_a_resolved_resonator_arrives_recovered(scene, me, foe):
    """303.1b: also one that lay rested in the field before it was returned."""
    chant(scene, "Retreat", "Return target resonator to its owner's hand.")
    me.put("field", "Resonator 1", rested=True)
    me.has(hand=["Retreat"]).will("fire", "fire")
    plays(me, "Retreat")
    plays(me, "Resonator 1")
    assert me.zone("field") == ["Resonator 1"] and not me.is_rested("Resonator 1")


@pytest.mark.rule("303.1b")
def test_a_called_stone_arrives_recovered_and_gives_will_at_once(scene, me, foe):
    """303.1b: the stone called this turn is rested for the will that plays a resonator."""
    me.has(hand=["Resonator 1"])
    assert not me.offered("play", "Resonator 1")
    me.picks(("call", "Ruler"))
    assert not scene.game.rested[me.card("Fire Stone", "field")]
    plays(me, "Resonator 1")
    assert me.zone("field") == ["Fire Stone", "Resonator 1"]
    assert scene.game.rested[me.card("Fire Stone", "field")]


@pytest.mark.rule("303.1b")
def test_a_j_ruler_arrives_recovered_by_judgment(scene, me, foe):
    """303.1b: judgment takes a recovered ruler, and a recovered J-ruler is in the field."""
    me.will("fire")
    me.uses("Ruler", 1)
    me.lets_resolve()
    assert me.zone("field") == ["J-Ruler"] and not me.is_rested("J-Ruler")


@pytest.mark.rule("303.1b", "302.3")
def test_a_rested_j_ruler_that_is_destroyed_comes_back_rested(scene, me, foe):
    """303.1b yields to 302.3: within the play ground the orientation is kept."""
    chant(scene, "Smite", "Destroy target J/resonator.")
    me.as_j_ruler()
    me.has(hand=["Smite"]).will("fire")
    scene.game.rested[me.card("J-Ruler")] = True
    plays(me, "Smite")
    assert me.zone("ruler area") == ["Ruler"] and me.is_rested("Ruler")


@pytest.mark.rule("303.2")
def test_a_card_set_face_down_is_known_to_its_player_only(scene, me, foe):
    """303.2: in standby I may look at it at any time, the foe may not."""
    me.has(hand=["Resonator 2"]).will("fire", "fire")
    me.picks(("set", "Resonator 2")).pays()
    card = me.card("Resonator 2", "standby")
    assert scene.game.face_down[card]
    assert me.sees(card) and not foe.sees(card)


def turn_down(scene, *types):
    where = n.AnyOf(tuple(n.Is("type", "has", word) for word in types))
    target = f.Target(n.Cards(("play ground",), "any", where))
    spell(scene, "Veil", target, n.Turn(n.It(), "face down"))


@pytest.mark.rule("303.2")
def test_a_card_turned_down_in_the_open_stays_known_to_both(scene, me, foe):
    """303.2: both saw it lie there face up, so both may look at it."""
    turn_down(scene, "resonator")
    foe.has(field=["Resonator 2"])
    me.has(hand=["Veil"]).will("fire")
    plays(me, "Veil")
    card = foe.card("Resonator 2", "field")
    assert scene.game.face_down[card] and me.sees(card) and foe.sees(card)


@pytest.mark.rule("303.2a")
def test_rulers_and_j_rulers_are_not_turned_face_down(scene, me, foe):
    """303.2a: the effect does nothing to a J-ruler, nor to a ruler."""
    turn_down(scene, "j-ruler", "ruler")
    me.as_j_ruler()
    me.has(hand=["Veil", "Veil"]).will("fire", "fire")
    foe.has(ruler_area=["Ruler"])
    plays(me, "Veil", "J-Ruler")
    plays(me, "Veil", "Ruler")
    assert me.zone("field") == ["J-Ruler"] and not scene.game.face_down[me.card("J-Ruler")]
    assert not scene.game.face_down[foe.card("Ruler", "ruler area")]
    assert not scene.events("face down")
