"""What texts count of a player's cards, and what they activate for nothing."""

from __future__ import annotations

import pytest

CHEAP = "[Permanent] If your opponent has {}, reduce the energy cost of this card in your hand by 1."


def cheaper(scene, me, words):
    """Whether the card in my hand costs less."""
    scene.card("Thrift", CHEAP.format(words), energy_cost="4(-)")
    me.has(hand=["Thrift"])
    return me.value("Thrift", "cost") == 3


@pytest.mark.rule("4-8-1", "3-6-6")
@pytest.mark.parametrize(
    "rested", [("leader", "battle", "energy"), ("battle", "energy"), ("leader", "energy"), ("leader", "battle")]
)
def test_cards_in_rest_mode_are_those_of_all_areas_with_modes(scene, me, foe, rested):
    """4-8-1: cards in the Leader, Battle and Energy Areas have a mode; 3-6-6 speaks of cards to choose."""
    for area, name in (("leader", "Leader"), ("battle", "Battle 1"), ("energy", "Red Energy")):
        foe.put(area, name, rested=area in rested)
    assert cheaper(scene, me, "3 or more cards in Rest Mode") == (len(rested) == 3)


@pytest.mark.rule("4-8-1", "3-6-6")
@pytest.mark.parametrize(("words", "counted"), [("Battle Cards in Rest Mode", False), ("cards in Rest Mode", True)])
def test_battle_cards_in_rest_mode_are_those_alone(scene, me, foe, words, counted):
    foe.put("leader", "Leader", rested=True)
    foe.put("battle", "Battle 1", rested=True)
    assert cheaper(scene, me, f"2 or more {words}") == counted


@pytest.mark.rule("2-3-2-1-1", "3-6-6")
@pytest.mark.parametrize(
    ("words", "counted"),
    [
        ("<<Testers>> cards in play", True),
        ("<<Testers>> cards in play in their Battle Area", False),
        ("<<Testers>> Battle Cards in play", False),
    ],
)
def test_a_leader_is_a_card_in_play(scene, me, foe, words, counted):
    """3-6-6: only a card to choose is a Battle Card without a word for it; a leader is in play as well."""
    foe.has(leader="Leader", battle=["Battle 1"])
    assert cheaper(scene, me, f"2 or more {words}") == counted


@pytest.mark.rule("7-1", "2-3-2-1-1")
@pytest.mark.parametrize(("target", "draws"), [("Leader", 1), ("Battle 1", 1), ("Plain", 0)])
def test_an_attacked_card_may_be_a_leader(scene, me, foe, target, draws):
    """7-1: a leader is attacked like a Battle Card."""
    scene.card("Hunter", "[Auto] When this card attacks a <<Testers>> card, draw 1 card.", power=5000)
    scene.card("Plain", trait="Others")
    me.has(battle=["Hunter"])
    foe.put("battle", "Battle 1", rested=True)
    foe.put("battle", "Plain", rested=True)
    me.attacks("Hunter", target)
    assert me.count("deck") == 20 - draws
    foe.asked and foe.is_asked(about="life")


ACTIVATE = "[Activate: Main] Choose up to 1 Extra Card from your deck, activate it, then shuffle your deck."


@pytest.mark.rule("10-2-1", "8-6-2-5-1")
@pytest.mark.parametrize(
    ("text", "area", "way"), [("[Field]", "battle", ["battle"]), ("[Activate: Main] Draw 1 card.", "drop", ["drop"])]
)
def test_a_field_that_a_skill_activates_goes_to_the_battle_area_at_once(scene, me, foe, trick, text, area, way):
    """10-2-1: it is placed into the Battle Area; 8-6-2-5-1 puts any other Extra Card into the Drop Area."""
    scene.card("Place", text, type="extra", energy_cost="5(-)")
    trick("Map", ACTIVATE)
    me.has(hand=["Map"]).deck_top("Place").uses("Map").picks("Place")
    assert "Place" in me.zone(area)
    went = [area_of(scene, event[6]) for event in scene.events("move") if scene.game.card(event[3]) == "Place"]
    assert went == way


def area_of(scene, number):
    return scene.game.match.tables.zone_of_number[number].name


@pytest.mark.rule("10-9-1")
def test_a_counter_is_not_activated_by_a_skill(scene, me, foe, trick):
    """10-9-1: it is activated at counter timing, when it is pending."""
    scene.card("Halt", "[Counter: Attack] Draw 1 card.", type="extra", energy_cost="5(-)")
    trick("Map", ACTIVATE)
    me.has(hand=["Map"]).deck_top("Halt").uses("Map").picks("Halt")
    assert me.count("hand") == 0 and "Halt" in me.zone("deck")


@pytest.mark.rule("8-6-2-5-1")
def test_several_cards_are_activated_in_the_order_of_the_choice(scene, me, foe, trick):
    """8-6-2-5-1: each is put into the Drop Area and carried out."""
    scene.card("Mill", "[Activate: Main] Place the top card of your deck in the Drop Area.", type="extra")
    scene.card("Take", "[Activate: Main] Draw 1 card.", type="extra")
    scene.card("First"), scene.card("Second")
    trick("Twice", "[Activate: Main] Choose up to 2 Extra Cards from your hand and activate them.")
    me.has(hand=["Twice", "Take", "Mill"]).deck_top("First", "Second").uses("Twice").picks("Take", "Mill")
    assert me.zone("hand") == ["First"] and "Second" in me.zone("drop")


@pytest.mark.rule("3-6-3", "2-3-2-3")
@pytest.mark.parametrize("name", ["Battle 1", "Extra"])
def test_only_battle_cards_are_played(scene, me, foe, trick, name):
    """3-6-3: to play is to place a Battle Card; 2-3-2-3: an Extra Card is activated, and so it stays where it is."""
    trick("Raise", "[Activate: Main] Choose 1 red card from your Drop Area and play it.")
    me.has(hand=["Raise"], drop=[name]).uses("Raise")
    me.asked and scene.game.question.about == "chosen" and me.picks(name)
    assert (name in me.zone("battle")) == (name == "Battle 1") and (name in me.zone("drop")) == (name == "Extra")


@pytest.mark.rule("8-4-2-2")
@pytest.mark.parametrize("energy", [0, 1])
def test_a_card_that_pays_with_itself_pays_the_rest_too(scene, me, foe, energy):
    """8-4-2-2: who cannot pay a part of a cost cannot pay it at all."""
    scene.card("Spark", "[Activate: Main] {R}, place this card in the Drop Area: Draw 1 card.")
    me.has(battle=["Spark"]).energy(*["Red Energy"] * energy) if energy else me.has(battle=["Spark"])
    assert me.offered("use", "Spark", "Spark/1") == bool(energy)


@pytest.mark.rule("8-6-3-2")
def test_the_total_of_what_is_chosen_stays_within_the_limit(scene, me, foe, trick):
    """8-6-3-2: any number may be chosen, as long as all of them together are within what the text says."""
    trick("Hail", "[Activate: Main] Choose any number of your opponent's Battle Cards of which the total power adds up "
          "to 20000 or less and KO them.")  # fmt: skip
    me.has(hand=["Hail"])
    foe.has(battle=["Battle 1", "Battle 2", "Battle 3", "Battle 5"])
    me.uses("Hail")
    me.is_asked(exactly=["Battle 1", "Battle 2", "Battle 3", "done"])
    me.picks("Battle 2")
    me.is_asked(exactly=["Battle 1", "done"])
    me.picks("Battle 1")
    assert foe.zone("battle") == ["Battle 3", "Battle 5"]
