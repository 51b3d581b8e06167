"""903.3b: a text does what it says; so it must be plain which cards "removed this way" and "on this card" are."""

from __future__ import annotations

import pytest

ASHES = (
    "Remove the top two cards of your deck from the game. This card deals 100 damage multiplied by the combined "
    "total cost of the cards removed this way to target resonator."
)


@pytest.mark.rule("903.3b")
def test_cards_removed_this_way_are_not_the_target(scene, me, foe):
    """903.3b: cards of total cost 3 and 2 make 500 damage, whatever the target costs."""
    scene.card("Ashes", ASHES, type="Chant", cost="{R}")
    scene.card("Three", type="Resonator", cost="{3}")
    scene.card("Two", type="Resonator", cost="{2}")
    scene.card("Wall", type="Resonator", cost="{9}", DEF=2000)
    foe.has(field=["Wall"])
    me.has(hand=["Ashes"], deck=["Three", "Two"]).will("fire")
    me.plays("Ashes").lets_resolve()
    assert scene.game.marks[foe.card("Wall"), "damage"][1] == 500
    assert sorted(me.zone("removed")) == ["Three", "Two"]


@pytest.mark.rule("903.3b")
@pytest.mark.parametrize(("race", "drawn"), [("Elf", 2), ("Human", 1)])
def test_what_a_cost_banished_is_asked_about_by_the_effect(scene, me, foe, race, drawn):
    """903.3b: an Elf is banished and two cards are drawn; for anybody else one."""
    text = "Banish another resonator: Draw a card. If you banished an Elf this way, draw two cards instead."
    scene.card("Altar", text, type="Resonator", cost="{1}")
    scene.card("Birch", type="Resonator", race=race, cost="{1}")
    me.has(field=["Altar", "Birch"])
    with me.changes(hand=drawn):
        me.uses("Altar", 2)
        me.lets_resolve()
    assert me.zone("graveyard") == ["Birch"]


def added(me, addition, host):
    """Add a card in my field to another."""
    game = me.game
    card, on = me.put("field", addition), me.card(host, "field")
    game.marks[card, "added to"] = (game.serial[card], on, game.serial[on])


@pytest.mark.rule("903.3b")
def test_a_card_with_an_addition_is_told_from_one_without(scene, me, foe):
    """903.3b: of two resonators, the one that an addition is on is destroyed."""
    scene.card("Sunder", "Destroy target resonator with an addition.", type="Chant", cost="{R}")
    scene.card("Ribbon", "", type="Addition:Resonator", cost="{1}")
    me.has(hand=["Sunder"], field=["Resonator 1", "Resonator 2"]).will("fire")
    added(me, "Ribbon", "Resonator 2")
    me.plays("Sunder").lets_resolve()
    assert "Resonator 1" in me.zone("field") and "Resonator 2" not in me.zone("field")


@pytest.mark.rule("903.3b")
def test_additions_on_this_card_are_counted_alone(scene, me, foe):
    """903.3b: of two additions in the field, one is on the card that counts them."""
    text = "This card gains [+300/+300] for each [Addition:Resonator] on this card."
    scene.card("Maypole", text, type="Resonator", cost="{1}", ATK=100, DEF=100)
    scene.card("Ribbon", "", type="Addition:Resonator", cost="{1}")
    scene.card("Bow", "", type="Addition:Resonator", cost="{1}")
    me.has(field=["Maypole", "Resonator 1"])
    added(me, "Ribbon", "Maypole")
    added(me, "Bow", "Resonator 1")
    assert me.game.value(me.card("Maypole", "field"), "atk") == 400


@pytest.mark.rule("307.4", "903.3b")
@pytest.mark.parametrize("there", [True, False])
def test_what_is_said_of_a_card_that_comes_is_said_of_no_other(scene, me, foe, there):
    """307.4: where it is not put into the field, the destroyed card is in the graveyard what it was."""
    scene.card("Clerk", race="Human")
    scene.card("Bite", "Destroy target resonator. If you control a regalia, put it into your field. It loses all races "
               "and becomes a Vampire.", type="Chant")  # fmt: skip
    me.has(hand=["Bite"], field=["Regalia"] if there else []).will("fire")
    foe.has(field=["Clerk"])
    me.plays("Bite").lets_resolve()
    owner = me if there else foe
    assert owner.zone("field" if there else "graveyard")[-1] == "Clerk"
    assert owner.value("Clerk", "race") == ("Vampire" if there else "Human",)
