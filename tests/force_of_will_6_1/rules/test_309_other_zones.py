"""Sections 309 to 313: graveyard, standby, removed area, chase, control by place."""

from __future__ import annotations

import pytest

from playmat.kernel.state.view import spread, view
from playmat.kernel.words import nodes as n

HIDDEN = {"hidden": 1}
PRIORITY = "602.1c"


def chant(scene, name, text, cost="{R}"):
    return scene.card(name, text, type="Chant", cost=cost)


def plays(me, name, *answers):
    me.plays(name, *answers)
    return me.lets_resolve()


def seen(scene, watcher, owner, zone):
    """The names in a zone as the watcher's view has them, None for an unknown card."""
    scene.start()
    cards = spread(view(scene.game, watcher.seat)["zones"][owner.seat][zone])
    return [None if card == HIDDEN else card["name"] for card in cards]


# --- 309 graveyard --------------------------------------------------------------------------------------


@pytest.mark.rule("309.2")
def test_a_graveyard_is_open_and_the_newest_card_lies_on_top(scene, me, foe):
    """309.2: three discards one by one; both players list them in the order they came, the last on top."""
    scene.card("Fence", "Discard a card: Gain 100 life.", type="Regalia")
    me.has(field=["Fence"], hand=["Resonator 1", "Resonator 2", "Resonator 3"])
    for name in ("Resonator 2", "Resonator 3"):
        me.uses("Fence", 2, name).lets_resolve()
    me.uses("Fence", 2).lets_resolve()
    for watcher in (me, foe):
        assert seen(scene, watcher, me, "graveyard") == ["Resonator 2", "Resonator 3", "Resonator 1"]
    assert foe.zone("graveyard") == []


@pytest.mark.rule("309.2")
def test_the_top_card_of_a_graveyard_is_the_latest(scene, me, foe):
    """309.2: what takes the top card takes the resonator that came last."""
    effect = n.Move(n.Top(n.Number(1), "graveyard", "mine"), "hand", verb="put")
    dig = n.Ability("activated", effect, cost=(n.Turn(n.This(), "rest"),))
    scene.card("Spade", type="Regalia", abilities=[dig])
    me.has(field=["Spade"], graveyard=["Resonator 1", "Resonator 2"])
    me.uses("Spade", 2).lets_resolve()
    assert me.zone("hand") == ["Resonator 2"] and me.zone("graveyard") == ["Resonator 1"]


# --- 310 standby ----------------------------------------------------------------------------------------


@pytest.mark.rule("310.2")
def test_standby_cards_are_unknown_to_the_other_but_told_apart(scene, me, foe):
    """310.2: the foe sees two unknown cards, I both faces, and the first set lies first."""
    me.has(hand=["Resonator 1", "Resonator 2"]).will(*["fire"] * 4)
    me.picks(("set", "Resonator 2")).pays()
    me.picks(("set", "Resonator 1")).pays()
    assert seen(scene, me, me, "standby") == ["Resonator 2", "Resonator 1"]
    assert seen(scene, foe, me, "standby") == [None, None]


@pytest.mark.rule("310.2")
def test_an_effect_can_name_the_card_set_first(scene, me, foe):
    """310.2: of two unknown cards of the foe I choose the one that has lain there longer, and that one goes."""
    chant(scene, "Expose", "Put target card in your opponent's standby area into its owner's graveyard.")
    foe.put("standby", "Resonator 3", face_down=True)
    foe.put("standby", "Resonator 4", face_down=True)
    me.has(hand=["Expose"]).will("fire")
    me.picks(("play", "Expose"))
    me.answer(scene.game.question.options[0])
    me.pays().lets_resolve()
    assert foe.zone("graveyard") == ["Resonator 3"] and foe.zone("standby") == ["Resonator 4"]


# --- 311 removed ----------------------------------------------------------------------------------------


@pytest.mark.rule("311.2")
def test_a_removed_card_is_open_in_its_owners_removed_area(scene, me, foe):
    """311.2: both see it there; it is in no graveyard and not in mine."""
    chant(scene, "Exile", "Remove target resonator from the game.")
    foe.has(field=["Resonator 2"])
    me.has(hand=["Exile"]).will("fire")
    plays(me, "Exile")
    for watcher in (me, foe):
        assert seen(scene, watcher, foe, "removed") == ["Resonator 2"]
    assert foe.zone("graveyard") == [] and me.zone("removed") == []


@pytest.mark.rule("311.2a")
def test_a_card_removed_face_down_is_known_to_who_may_look(scene, me, foe):
    """311.2a: I may look at it, its owner may not and sees an unknown card."""
    text = "Remove the top card of your opponent's deck from the game face down. You may look at it at any time."
    chant(scene, "Pilfer", text)
    foe.deck_top("Resonator 2")
    me.has(hand=["Pilfer"]).will("fire")
    plays(me, "Pilfer")
    assert seen(scene, me, foe, "removed") == ["Resonator 2"] and seen(scene, foe, foe, "removed") == [None]


@pytest.mark.rule("311.2a")
def test_without_leave_nobody_knows_a_card_removed_face_down(scene, me, foe):
    """311.2a: neither its owner nor the other player."""
    chant(scene, "Pilfer", "Remove the top card of your opponent's deck from the game face down.")
    foe.deck_top("Resonator 2")
    me.has(hand=["Pilfer"]).will("fire")
    plays(me, "Pilfer")
    assert seen(scene, me, foe, "removed") == [None] and seen(scene, foe, foe, "removed") == [None]


# --- 312 chase ------------------------------------------------------------------------------------------


@pytest.mark.rule("312.2")
def test_the_chase_has_one_open_order_and_the_newest_resolves_first(scene, me, foe):
    """312.2: my chant, the foe's answer, my ability: both views list the three so, and the ability is first."""
    scene.card("Font", "{0}: Gain 100 life.", type="Regalia")
    me.has(field=["Font"], hand=["Chant"]).will("fire")
    foe.has(hand=["Quick Chant"]).will("fire")
    me.plays("Chant").passes()
    foe.plays("Quick Chant")
    me.uses("Font", 2)
    for watcher in (me, foe):
        assert seen(scene, watcher, watcher, "chase") == ["Chant", "Quick Chant", "Font"]
    assert me.chase == ["Chant", "Quick Chant", "Font"]
    me.lets_resolve(1)
    assert me.life == 4000 + 100 and me.chase == ["Chant", "Quick Chant"]
    me.lets_resolve(1)
    assert foe.zone("graveyard") == ["Quick Chant"] and me.chase == ["Chant"]


@pytest.mark.rule("312.3")
def test_a_spell_is_a_card_in_the_chase(scene, me, foe):
    """312.3: the resonator in the chase is the only spell: neither the ability above it nor a chant in hand is."""
    scene.card("Font", "{0}: Gain 100 life.", type="Regalia")
    scene.card("Hush", "[Quickcast]\nCancel target spell.", type="Chant", cost="{R}")
    me.has(field=["Font"], hand=["Resonator 1", "Chant"]).will("fire")
    foe.has(hand=["Hush", "Quick Chant"]).will("fire")
    me.plays("Resonator 1").uses("Font", 2).passes()
    foe.plays("Hush")
    me.lets_resolve()
    assert me.zone("graveyard") == ["Resonator 1"] and me.life == 4000 + 100


@pytest.mark.rule("312.3")
def test_without_a_card_in_the_chase_there_is_no_spell(scene, me, foe):
    """312.3: against an ability alone the same chant has no target and is not offered."""
    scene.card("Font", "{0}: Gain 100 life.", type="Regalia")
    scene.card("Hush", "[Quickcast]\nCancel target spell.", type="Chant", cost="{R}")
    me.has(field=["Font"], hand=["Chant"])
    foe.has(hand=["Hush", "Quick Chant"]).will("fire")
    me.uses("Font", 2).passes()
    foe.is_asked(PRIORITY)
    assert foe.offered("play", "Quick Chant") and not foe.offered("play", "Hush")


# --- 313 control ----------------------------------------------------------------------------------------


@pytest.mark.rule("313.2")
def test_a_card_put_into_my_field_is_mine_to_control_and_anothers_to_own(scene, me, foe):
    """313.2: out of the foe's graveyard into my field: I use its ability; destroyed, it is the foe's again."""
    scene.card("Scribe", "{0}: Draw a card. Play this ability only once per turn.")
    chant(scene, "Raise", "Put target resonator from your opponent's graveyard into your field.")
    chant(scene, "Smite", "Destroy target resonator.")
    foe.has(graveyard=["Scribe"])
    me.has(hand=["Raise", "Smite"]).will("fire", "fire")
    plays(me, "Raise")
    assert me.zone("field") == ["Scribe"]
    with me.changes(hand=1):
        me.uses("Scribe", 2).lets_resolve()
    plays(me, "Smite")
    assert foe.zone("graveyard") == ["Scribe"] and "Scribe" not in me.zone("graveyard")


@pytest.mark.rule("313.2")
def test_the_one_whose_field_it_enters_controls_it_as_it_enters(scene, me, foe):
    """313.2: its "when this card enters" ability is mine already, so I draw."""
    scene.card("Herald", "When this card enters your field ⇒ Draw a card.")
    chant(scene, "Raise", "Put target resonator from your opponent's graveyard into your field.")
    foe.has(graveyard=["Herald"])
    me.has(hand=["Raise"]).will("fire")
    with foe.changes(hand=0):
        plays(me, "Raise")
    assert me.count("hand") == 1
