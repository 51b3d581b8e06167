"""Section 8-6-3: what a skill chooses, and when."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

FREE = "0(-)"
SHY = "[Permanent] This card cannot be chosen by your opponent's skills."


def extra(scene, text, name="Order"):
    return scene.card(name, f"[Activate: Main] {text}", type="extra", energy_cost=FREE)


@pytest.mark.rule("8-6-3")
def test_a_choice_is_made_when_the_resolution_reaches_it(scene, me, foe):
    """8-6-3: the card is drawn already when I am asked which one to KO."""
    extra(scene, "Draw 1 card, then choose 1 of your opponent's Battle Cards and KO it.")
    foe.has(battle=["Battle 1", "Battle 2"])
    me.has(hand=["Order"])
    me.uses("Order")
    me.is_asked(exactly=["Battle 1", "Battle 2"])
    assert me.count("hand") == 1 and me.zone("drop") == ["Order"]
    me.picks("Battle 2")
    assert foe.zone("battle") == ["Battle 1"]


@pytest.mark.rule("8-6-3")
def test_nothing_is_chosen_before_the_counter_timing(scene, me, foe):
    """8-6-3: the opponent answers the skill before I say which card it plays."""
    extra(scene, "Choose 1 Battle Card in your Drop Area and play it.")
    scene.card("Veto", "[Counter: Play] Draw 1 card.", type="extra", energy_cost=FREE)
    me.has(hand=["Order"], drop=["Battle 1", "Battle 2"])
    foe.has(hand=["Veto"])
    me.uses("Order")
    foe.uses("Veto")
    me.is_asked(exactly=["Battle 1", "Battle 2"])
    me.picks("Battle 2")
    assert me.zone("battle") == ["Battle 2"] and foe.zone("drop") == ["Veto"]


@pytest.mark.rule("8-6-3-1")
def test_a_number_must_be_chosen_in_full(scene, me, foe):
    """8-6-3-1: with three there, neither none nor one is enough for two."""
    extra(scene, "Choose 2 of your opponent's Battle Cards and KO them.")
    foe.has(battle=["Battle 1", "Battle 2", "Battle 3"])
    me.has(hand=["Order"])
    me.uses("Order")
    assert not me.offered("done")
    me.refused("done")
    me.picks("Battle 1")
    assert not me.offered("done")
    me.refused("done")
    me.picks("Battle 3")
    assert foe.zone("battle") == ["Battle 2"]


@pytest.mark.rule("8-6-3-1")
def test_as_many_as_possible_are_chosen(scene, me, foe):
    """8-6-3-1: with one there, "2" takes that one."""
    extra(scene, "Choose 2 of your opponent's Battle Cards and KO them.")
    foe.has(battle=["Battle 1"])
    me.has(hand=["Order"])
    me.uses("Order")
    assert foe.zone("drop") == ["Battle 1"]


@pytest.mark.rule("8-6-3-2")
@pytest.mark.parametrize("chosen", [(), ("Battle 1",), ("Battle 1", "Battle 2")])
def test_up_to_allows_any_number_from_none(scene, me, foe, chosen):
    """8-6-3-2: none, one or two of three."""
    extra(scene, "Choose up to 2 of your opponent's Battle Cards and KO them.")
    foe.has(battle=["Battle 1", "Battle 2", "Battle 3"])
    me.has(hand=["Order"])
    me.uses("Order")
    me.picks(*chosen)
    if len(chosen) < 2:
        me.picks("done")
    me.is_asked("6-3-1-3")
    assert foe.zone("drop") == list(chosen)


@pytest.mark.rule("8-6-3-2")
def test_up_to_does_not_allow_more(scene, me, foe):
    """8-6-3-2: after the second of "up to 2" there is no third."""
    extra(scene, "Choose up to 2 of your opponent's Battle Cards and KO them.")
    foe.has(battle=["Battle 1", "Battle 2", "Battle 3"])
    me.has(hand=["Order"])
    me.uses("Order")
    me.picks("Battle 1", "Battle 2")
    me.is_asked("6-3-1-3")
    assert foe.zone("battle") == ["Battle 3"]


@pytest.mark.rule("8-6-3-3")
def test_those_that_fit_are_affected(scene, me, foe):
    """8-6-3-3: two are wanted and one of the three is small enough; that one is KOed alone."""
    extra(scene, "Choose 2 of your opponent's Battle Cards with 10000 or less power and KO them.")
    foe.has(battle=["Battle 3", "Battle 1", "Battle 4"])
    me.has(hand=["Order"])
    me.uses("Order")
    me.is_asked("6-3-1-3")
    assert foe.zone("drop") == ["Battle 1"] and foe.zone("battle") == ["Battle 3", "Battle 4"]


@pytest.mark.rule("8-6-3-4")
def test_with_nothing_to_choose_the_rest_still_happens(scene, me, foe):
    """8-6-3-4: no question, no KO, one card drawn."""
    extra(scene, "Choose 1 of your opponent's Battle Cards and KO it, then draw 1 card.")
    me.has(hand=["Order"])
    me.uses("Order")
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 1 and not scene.events("ko")


@pytest.mark.rule("8-6-3-5")
def test_a_choice_by_information_in_the_hand_may_be_declined(scene, me, foe):
    """8-6-3-5: I hold a red Battle Card and need not show that I do."""
    extra(scene, "Choose 1 red Battle Card in your hand and play it.")
    me.has(hand=["Order", "Battle 1"])
    me.uses("Order")
    assert me.offered("Battle 1")
    me.picks("done")
    me.is_asked("6-3-1-3")
    assert me.zone("hand") == ["Battle 1"] and me.zone("battle") == []


@pytest.mark.rule("8-6-3-5")
def test_a_choice_of_any_card_in_the_hand_may_not_be_declined(scene, me, foe):
    """8-6-3-5: where no information is asked for, everybody knows that there is a card to choose."""
    extra(scene, "Choose 1 card in your hand and place it in the Drop Area.")
    me.has(hand=["Order", "Battle 1", "Battle 2"])
    me.uses("Order")
    me.is_asked(exactly=["Battle 1", "Battle 2"])


@pytest.mark.rule("8-6-3-6")
def test_power_without_a_named_card_goes_to_the_source(scene, me, foe):
    """8-6-3-6: of two Battle Cards the one with the skill has 5000 + 5000."""
    gain = n.Modify(n.This(), (n.Add("power", n.Number(5000)),), "end of turn")
    scene.card("Grower", abilities=[n.Ability("activated", gain, limit="turn", keyword="activate main")])
    me.has(battle=["Grower", "Battle 1"])
    me.uses("Grower")
    assert me.power("Grower") == 5000 + 5000 and me.power("Battle 1") == 5000


@pytest.mark.rule("8-6-3-6")
def test_a_draw_without_a_named_player_is_the_masters(scene, me, foe):
    """8-6-3-6: their skill works in my turn, and they draw."""
    scene.card("Envious", "[Auto] When your opponent plays a Battle Card, draw 1 card.")
    scene.card("Cheap", energy_cost=FREE)
    me.has(hand=["Cheap"])
    foe.has(battle=["Envious"])
    me.plays("Cheap")
    assert foe.count("hand") == 1 and me.count("hand") == 0


@pytest.mark.rule("8-6-3-3")
def test_those_that_can_be_chosen_are_affected(scene, me, foe):
    """8-6-3-3: one of the two cannot be chosen; the other is KOed alone."""
    extra(scene, "Choose 2 of your opponent's Battle Cards and KO them.")
    scene.card("Shy", SHY)
    foe.has(battle=["Shy", "Battle 1"])
    me.has(hand=["Order"])
    me.uses("Order")
    me.is_asked("6-3-1-3")
    assert foe.zone("drop") == ["Battle 1"] and foe.zone("battle") == ["Shy"]
