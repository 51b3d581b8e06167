"""Sections 904 and 905: continuous abilities, and activate abilities."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.books.force_of_will_6_1.zones import put_life
from playmat.kernel.words import nodes as n

SEARCH = "Search your main deck for a Dragon, reveal it and put it into your hand. Then shuffle your main deck."


# --- 904.1 as long as it is active --------------------------------------------------------------------------


@pytest.mark.rule("904.1")
def test_without_the_boost_a_damaged_resonator_dies(scene, me, foe):
    """904.1: 500 damage on 400 + 200 DEF; the lord is destroyed and the next rule process sees 400 DEF."""
    scene.card("Lord", "Other resonators you control gain [+200/+200].")
    scene.card("Spark", "This card deals 500 damage to target resonator.", type="Chant", cost="{1}")
    scene.card("Bolt", "Destroy target resonator.", type="Chant", cost="{1}")
    me.has(hand=["Spark", "Bolt"]).will("fire", "fire")
    foe.has(field=["Lord", "Resonator 2"])
    me.plays("Spark", "Resonator 2")
    assert foe.damage("Resonator 2") == 500 and foe.defence("Resonator 2") == 400 + 200
    assert foe.zone("field") == ["Lord", "Resonator 2"]
    me.plays("Bolt", "Lord")
    assert foe.zone("field") == [] and foe.zone("graveyard") == ["Lord", "Resonator 2"]


@pytest.mark.rule("904.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_continuous_ability_follows_life_points(scene, me, foe, seat):
    """904.1: the ATK is as much more as its controller has life points, at any time, whatever the other player has."""
    vigour = n.Ability("continuous", n.Modify(n.This(), (n.Add("atk", n.Fact("your life")),)))
    scene.card("Keeper", abilities=[vigour])
    me.has(field=["Keeper"])
    scene.start()
    assert me.atk("Keeper") == 500 + 4000
    later = me.game.fork()
    put_life(later, seat, 3000)
    assert later.value(me.card("Keeper"), "atk") == 500 + (3000 if seat == 0 else 4000)


@pytest.mark.rule("904.1")
def test_a_continuous_ability_follows_its_condition(scene, me, foe):
    """904.1: the boost is there as long as the condition is, and comes and goes without the chase."""
    scene.card("Keeper", "As long as you control a regalia, this card gains [+300/+300].")
    me.has(field=["Keeper"], hand=["Regalia"]).will("fire")
    scene.start()
    assert me.atk("Keeper") == 500
    me.plays("Regalia")
    assert me.atk("Keeper") == 500 + 300 and me.chase == []


# --- 904.2 base abilities -----------------------------------------------------------------------------------


def search(scene):
    return scene.card("Search", SEARCH, type="Chant", cost="{1}")


@pytest.mark.rule("904.2")
def test_a_base_ability_works_in_the_deck(scene, me, foe):
    """904.2: a card that is also a Dragon is found in the deck as one."""
    search(scene)
    scene.card("Wyrm", "This card gains Dragon in addition to its own races.", race="Lizard")
    me.has(hand=["Search"], deck=["Wyrm"]).will("fire")
    me.plays("Search", "Wyrm")
    assert me.zone("hand") == ["Wyrm"]


@pytest.mark.rule("904.2")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "removed", "deck", "field"])
def test_a_base_ability_works_in_every_zone(scene, me, foe, zone):
    """904.2: race and ATK are the same wherever the card is."""
    text = "This card gains Dragon in addition to its own races.\nThis card gains [+300/+0]."
    scene.card("Wyrm", text, race="Lizard")
    me.put(zone, "Wyrm")
    scene.start()
    assert set(me.value("Wyrm", "race")) == {"Lizard", "Dragon"} and me.atk("Wyrm") == 500 + 300


@pytest.mark.rule("904.2")
def test_a_condition_makes_it_no_base_ability(scene, me, foe):
    """904.2: with a condition, though it is met, the card in the deck is no Dragon; the one in the field is."""
    search(scene)
    text = "As long as you control a regalia, this card gains Dragon in addition to its own races."
    scene.card("Drake", text, race="Lizard")
    me.has(field=["Drake", "Regalia"], hand=["Search"], deck=["Drake"]).will("fire")
    me.plays("Search")
    assert me.zone("hand") == [] and me.game.value(me.card("Drake", "deck"), "race") == ("Lizard",)
    assert set(me.game.value(me.card("Drake", "field"), "race")) == {"Lizard", "Dragon"}


@pytest.mark.rule("904.2")
def test_an_ability_about_other_cards_is_no_base_ability(scene, me, foe):
    """904.2: read as of the card itself; a lord in the deck gives nothing."""
    scene.card("Lord", "Other resonators you control gain [+200/+200].")
    me.has(field=["Resonator 2"], deck=["Lord"])
    scene.start()
    assert me.atk("Resonator 2") == 400


@pytest.mark.rule("904.2a")
def test_a_stone_treated_as_another_is_found_as_that(scene, me, foe):
    """904.2a: out of the magic stone deck a fire magic stone is looked for, and the special stone is one."""
    scene.card("Twin Stone", "Treat this card as fire magic stone and water magic stone.\n{Rest}: Produce {R} or {U}.",
               type="Special Magic Stone", attribute="void")  # fmt: skip
    scene.card("Wind Only", "{Rest}: Produce {G}.", type="Special Magic Stone", attribute="void")
    scene.card("Quarry", "Search your magic stone deck for a fire magic stone and put it into your field.",
               type="Chant", cost="{1}")  # fmt: skip
    scene.exactly()
    for player in (me, foe):
        player.has(ruler_area=["Ruler"], deck=10)
    me.has(hand=["Quarry"], stone_deck=["Twin Stone", "Wind Only"]).will("fire")
    me.picks(("play", "Quarry"))
    me.is_asked(exactly=["Twin Stone", "done"])
    me.picks("Twin Stone")
    assert me.zone("field") == ["Twin Stone"] and me.zone("stone deck") == ["Wind Only"]


# --- 905.2 playing an activate ability ----------------------------------------------------------------------


def archer(scene, text="{Rest}: Destroy target resonator with total cost 2 or less."):
    return scene.card("Archer", text, cost="{5}")


@pytest.mark.rule("905.2")
def test_an_abilitys_target_is_chosen_before_its_cost_is_paid(scene, me, foe):
    """905.2: while the target is chosen the card is not yet rested."""
    archer(scene)
    me.has(field=["Archer"])
    foe.has(field=["Resonator 1", "Resonator 2"])
    me.picks(("use", "Archer", "Archer/2"))
    me.is_asked(exactly=["Resonator 1", "Resonator 2"], prompt="target")
    assert not me.is_rested("Archer")
    me.picks("Resonator 1")
    assert me.is_rested("Archer") and foe.zone("field") == ["Resonator 2"]


@pytest.mark.rule("905.2")
def test_without_a_target_an_ability_is_not_offered(scene, me, foe):
    """905.2: no resonator of cost 2 or less is there; the archer stays recovered."""
    archer(scene)
    me.has(field=["Archer"])
    foe.has(field=["Resonator 3"])
    assert me.offered("pass") and not me.offered("use", "Archer", "Archer/2")
    me.refused("use", "Archer", "Archer/2")
    assert not me.is_rested("Archer")


# --- 905.3, 905.4 abilities that rest their card ------------------------------------------------------------


@pytest.mark.rule("905.3")
def test_a_resonator_of_this_turn_cannot_rest_for_an_ability(scene, me, foe):
    """905.3: played this turn, its {Rest} ability is refused; one that costs only will is not."""
    scene.card("Novice", "{Rest}: Draw a card.\n{1}: Draw a card.", cost="{1}")
    me.has(hand=["Novice"]).will("fire", "fire")
    me.plays("Novice")
    assert not me.offered("use", "Novice", "Novice/2")
    me.uses("Novice", 3)
    assert me.count("hand") == 1 and not me.is_rested("Novice")


@pytest.mark.rule("905.3")
def test_a_resonator_of_an_earlier_turn_may_rest_for_an_ability(scene, me, foe):
    """905.3: in its controller's play ground since the turn began."""
    scene.card("Novice", "{Rest}: Draw a card.", cost="{1}")
    me.has(field=["Novice"])
    me.uses("Novice", 2)
    assert me.count("hand") == 1 and me.is_rested("Novice")


@pytest.mark.rule("905.3")
def test_a_resonator_taken_over_this_turn_was_not_in_my_play_ground(scene, me, foe):
    """905.3: it has been in a field all along, but in the opponent's as the turn began."""
    scene.card("Novice", "{Rest}: Draw a card.", cost="{1}")
    scene.card("Charm", "Gain control of target resonator.", type="Chant", cost="{1}")
    me.has(hand=["Charm"]).will("fire")
    foe.has(field=["Novice"])
    me.plays("Charm").lets_resolve()
    assert me.zone("field") == ["Novice"] and not me.offered("use", "Novice", "Novice/2")


@pytest.mark.rule("905.3")
@pytest.mark.parametrize("kind", ["Regalia", "Special Magic Stone"])
def test_a_stone_or_regalia_may_rest_on_arrival(scene, me, foe, kind):
    """905.3 speaks of resonators alone."""
    scene.card("Novelty", "{Rest}: Draw a card.", type=kind)
    me.has(field=["Novelty"]).fresh("Novelty")
    me.uses("Novelty", 2 if kind == "Regalia" else 1)
    assert me.count("hand") == 1 and me.is_rested("Novelty")


def general(scene):
    back = {"name": "General Awake", "type": "J-ruler", "attribute": "fire", "race": "Knight", "ATK": 500, "DEF": 500,
            "text": "{Rest}: Draw a card.\n{0}: Put a rally counter on this card."}  # fmt: skip
    return scene.card("General", "[Judgment] {1}", type="Ruler", attribute="fire", race="Knight", back=back)


@pytest.mark.rule("905.4")
def test_a_j_ruler_of_this_turn_cannot_rest_for_an_ability(scene, me, foe):
    """905.4: the ruler was there since the turn began, but not in the field."""
    general(scene)
    me.has(ruler_area=["General"]).will("fire")
    me.uses("General", 1)
    assert me.zone("field") == ["General Awake"]
    assert not me.offered("use", "General Awake", "General Awake/1")
    assert me.offered("use", "General Awake", "General Awake/2")


@pytest.mark.rule("905.4")
def test_a_j_ruler_of_an_earlier_turn_may_rest_for_an_ability(scene, me, foe):
    """905.4: in the field since the turn began."""
    general(scene)
    me.as_j_ruler("General")
    me.uses("General Awake", 1).lets_resolve()
    assert me.count("hand") == 1 and me.is_rested("General Awake")


def base_attribute(scene):
    """A resonator that is also of light by a base ability."""
    gain = n.Modify(n.This(), (n.Include("attribute", "light"),))
    return scene.card("Dawn", abilities=[n.Ability("continuous", gain)], attribute="fire")


@pytest.mark.rule("904.2")
def test_an_attribute_by_a_base_ability_counts_in_the_hand(scene, me, foe):
    """904.2: a fire card that is also light is discarded where a light card is asked for."""
    base_attribute(scene)
    pay = n.Sequence((n.Choose(n.Cards(("hand",), "mine", n.Is("attribute", "has", "light")), n.Number(1)),
                      n.Move(n.It(), "graveyard", verb="discard")))  # fmt: skip
    spell = n.Ability("activated", n.Perform("draw", n.Number(2)), zones=("chase",), keyword="spell")
    cost = n.Ability("continuous", f.AdditionalCost((pay,)))
    scene.card("Prayer", abilities=[cost, spell], type="Chant", cost="{0}")
    me.has(hand=["Prayer", "Dawn"])
    me.plays("Prayer")
    assert me.zone("graveyard") == ["Dawn", "Prayer"] and me.count("hand") == 2
