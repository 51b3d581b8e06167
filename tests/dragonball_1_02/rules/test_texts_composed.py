"""Texts made of parts that stand together in many ways: events joined, removals replaced, bars on being played."""

from __future__ import annotations

import pytest

FREE = "0(-)"


@pytest.mark.rule("8-1-5-1", "10-1-3")
def test_an_awakening_sets_a_skill_off(scene, me, foe):
    """8-1-5-1: a skill waits for an event, here that 10-1-3's leader turns over, and draws beside what that draws."""
    scene.card("Herald", "[Auto] When your Leader Card activates [Awaken], draw 1 card.")
    me.has(battle=["Herald"], life=4)
    foe.has(battle=["Herald"])
    with foe.changes(deck=0):
        me.uses("Leader")
    assert me.zone("leader") == ["Leader Awakened"] and me.count("hand") == 1 + 1


@pytest.mark.rule("8-7-3", "7-4-1-4-2-1")
@pytest.mark.parametrize("order", ["KO-ed or removed from your Battle Area by your opponent's skill",
                                   "removed from your Battle Area by your opponent's skill or KO-ed"])  # fmt: skip
@pytest.mark.parametrize("deed", ["KO it", "return it to its owner's hand"])
def test_a_card_that_leaves_in_one_way_of_two_sets_its_skill_off_once(scene, me, foe, trick, order, deed):
    """8-7-3: its condition is fulfilled once, though 7-4-1-4-2-1's KO is a removal too."""
    scene.card("Mourner", f"[Auto] When this card is {order}, draw 1 card.")
    trick("Blast", f"[Activate: Main] Choose 1 of your opponent's Battle Cards and {deed}.")
    foe.has(battle=["Mourner"])
    me.has(hand=["Blast"])
    with foe.changes(deck=-1):
        me.uses("Blast")


@pytest.mark.rule("8-7-3")
@pytest.mark.parametrize(("mine", "drawn"), [(True, 0), (False, 1)])
def test_a_removal_by_the_other_players_skill_is_not_one_by_ones_own(scene, me, foe, trick, mine, drawn):
    """8-7-3: the condition names whose skill it is."""
    scene.card(
        "Mourner", "[Auto] When this card is removed from your Battle Area by your opponent's skill, draw 1 card."
    )
    trick("Recall", f"[Activate: Main] Choose 1 of your{'' if mine else ' opponent' + chr(39) + 's'} Battle Cards and "
          "place it at the bottom of its owner's deck.")  # fmt: skip
    owner = me if mine else foe
    owner.has(battle=["Mourner"])
    me.has(hand=["Recall"])
    with owner.changes(deck=1 - drawn):
        me.uses("Recall")


@pytest.mark.rule("8-10-1")
@pytest.mark.parametrize(("owner", "kept"), [("foe", True), ("me", False)])
def test_a_removal_by_an_opponents_skill_is_replaced(scene, me, foe, trick, owner, kept):
    """8-10-1: the specified event is replaced, and a removal by the card's own master is another one."""
    scene.card("Anchor", "[Permanent] If this card would be removed from your Battle Area by your opponent's skill, "
               "this card gets -1000 power for the duration of the turn instead.")  # fmt: skip
    whose = "opponent's " if owner == "foe" else ""
    trick("Recall", f"[Activate: Main] Choose 1 of your {whose}Battle Cards and return it to its owner's hand.")
    player = foe if owner == "foe" else me
    player.has(battle=["Anchor"])
    me.has(hand=["Recall"])
    me.uses("Recall")
    assert (player.zone("battle") == ["Anchor"]) is kept


@pytest.mark.rule("1-3-3", "6-3-1-3-1")
@pytest.mark.parametrize(("energy", "allowed"), [(2, False), (3, True)])
def test_a_card_that_cannot_be_played_is_not(scene, me, foe, energy, allowed):
    """1-3-3: what forbids counts, from the hand as from the Drop Area; with one energy more nothing forbids."""
    scene.card("Late", "[Permanent] This card cannot be played from any area if you have 2 or less energy.",
               energy_cost=FREE)  # fmt: skip
    scene.card("Rise", "[Activate: Main] Choose 1 Battle Card from your Drop Area and play it.", type="extra",
               energy_cost=FREE)  # fmt: skip
    me.has(hand=["Late", "Rise"], drop=["Late"])
    for _ in range(energy):
        me.energy("Red Energy")
    assert me.offered("play", "Late") is allowed
    me.uses("Rise")
    assert (me.zone("battle") == ["Late"]) is allowed


@pytest.mark.rule("3-7-5", "7-1-3-1")
@pytest.mark.parametrize(("where", "played"), [("hand", True), ("battle", False)])
def test_a_card_knows_where_it_was_comboed_from(scene, me, foe, where, played):
    """3-7-5: the skill is about a card in the Combo Area, out of the hand and not out of the Battle Area."""
    scene.card("Shot", "[Auto] At the end of a battle in which this card is used in a combo from your hand or energy, "
               "play this card from your Drop Area.")  # fmt: skip
    me.has(battle=["Battle 2"])
    if where == "hand":
        me.has(hand=["Shot"])
    else:
        me.put("battle", "Shot")
    me.attacks("Battle 2", "Leader")
    me.combos("Shot")
    foe.picks(("hidden", 0), rule="4-10-2-1")
    assert ("Shot" in me.zone("battle")) is played


@pytest.mark.rule("10-4-4")
def test_a_comboed_card_is_evolved_into(scene, me, foe):
    """10-4-4: it lies on the card that evolves, and is one card with it, in that card's mode."""
    scene.card("Cub", character="Cub")
    scene.card("Bear", "[Auto] At the end of the battle after you combo with this card, choose up to 1 <Cub> in your "
               "Battle Area, and evolve it into this card.\n"
               "[Auto] When a card evolves into this card, draw 1 card.")  # fmt: skip
    me.has(battle=["Battle 2", "Cub"], hand=["Bear"])
    me.attacks("Battle 2", "Leader")
    me.combos("Bear").passes()
    foe.picks(("hidden", 0), rule="4-10-2-1")
    if me.asked:
        me.picks("Cub")
    assert "Bear" in me.zone("battle") and "Cub" not in me.zone("battle") and me.count("hand") == 1


@pytest.mark.rule("8-4-2-2", "8-6-3")
@pytest.mark.parametrize(("there", "usable"), [(["Ada", "Bea"], True), (["Ada", "Ada"], False)])
def test_one_of_each_is_asked_for_where_names_are_joined_by_and(scene, me, foe, there, usable):
    """8-4-2-2: a cost of one of each is not paid with two of one."""
    scene.card("Ada", character="Ada")
    scene.card("Bea", character="Bea")
    scene.card("Pact", "[Activate: Main] Choose 1 <Ada> and <Bea> card in your Drop Area and return them to your deck: "
               "Draw 1 card.")  # fmt: skip
    me.has(battle=["Pact"], drop=there)
    assert me.offered("use", "Pact", "Pact/1") is usable


@pytest.mark.rule("8-10-3", "10-9-3-1")
@pytest.mark.parametrize(("answer", "drawn"), [("", 1), ("[Counter: Play] Negate the play.", 0)])
def test_if_you_do_asks_whether_the_card_itself_was_played(scene, me, foe, trick, answer, drawn):
    """8-10-3: what follows, follows where the card was played, and not where 10-9-3-1's counter kept it from that."""
    scene.card("Guest", "[Activate: Main] If your opponent has 8 or more life: Play this card from your hand. If you "
               "do, draw 1 card.")  # fmt: skip
    trick("Nope", answer or "[Activate: Main] Draw 1 card.")
    me.has(hand=["Guest"])
    foe.has(hand=["Nope"])
    with me.changes(deck=-drawn):
        me.uses("Guest")
        if answer:
            foe.uses("Nope")
