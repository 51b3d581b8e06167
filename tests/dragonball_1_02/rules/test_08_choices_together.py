"""Section 8-6-3: several choices of one text, with cards that would do for more than one of them."""

from __future__ import annotations

import pytest

FREE = {"type": "extra", "energy_cost": "0(-)"}
PAIRS = ["Choose 1 <Ann> card and 1 <Bob> card in your Drop Area and add them to your hand.",
         "Choose 1 each of <Ann> and <Bob> from your Drop Area and add them to your hand.",
         "Choose 1 <Ann> and <Bob> card in your Drop Area and add them to your hand."]  # fmt: skip
COSTS = ["Remove 1 <Ann> card and 1 <Bob> card in your Drop Area from the game: Draw 1 card.",
         "Choose 1 <Ann> card and 1 <Bob> card in your Drop Area and remove them from the game: Draw 1 card.",
         ]  # fmt: skip


@pytest.fixture(autouse=True)
def cards(scene, table):
    """One card has both names."""
    for name, who in [("Both", "Ann/Bob"), ("Ann", "Ann"), ("Bob", "Bob")]:
        scene.card(name, character=who)


@pytest.mark.rule("8-6-3")
@pytest.mark.parametrize("text", PAIRS)
def test_a_card_with_both_names_is_chosen_for_one_of_them(scene, me, text):
    """8-6-3: one card and another are two cards."""
    scene.card("Call", f"[Activate: Main] {text}", **FREE)
    me.has(hand=["Call"], drop=["Both", "Ann", "Bob"])
    me.uses("Call").picks("Both")
    assert sorted(me.zone("hand")) == ["Bob", "Both"]


@pytest.mark.rule("8-4-2", "8-4-2-2")
@pytest.mark.parametrize("text", COSTS)
def test_a_card_with_both_names_pays_for_one_of_them(scene, me, text):
    """8-4-2: the skill cost asks for two cards."""
    scene.card("Call", f"[Activate: Main] {text}", **FREE)
    me.has(hand=["Call"], drop=["Both", "Ann", "Bob"])
    me.uses("Call").picks("Both")
    assert sorted(me.zone("removed")) == ["Bob", "Both"] and me.count("hand") == 1


@pytest.mark.rule("8-6-3-1", "8-4-2-2")
@pytest.mark.parametrize("text", [*PAIRS, *COSTS])
def test_the_only_card_for_the_second_name_is_not_taken_for_the_first(scene, me, text):
    """8-6-3-1: nobody chooses fewer cards than is asked for where enough are there; 8-4-2-2: nor pays in part."""
    scene.card("Call", f"[Activate: Main] {text}", **FREE)
    me.has(hand=["Call"], drop=["Both", "Ann"])
    me.uses("Call")
    assert me.zone("drop") == ["Call"] and scene.game.question.about == "act"


@pytest.mark.rule("8-4-2-2", "8-6-3-5")
@pytest.mark.parametrize("hand", [["Both", "Ann"], ["Both", "Bob", "Stone"]])
def test_who_pays_with_cards_of_the_hand_pays_with_one_of_each(scene, me, hand):
    """8-4-2-2: 8-6-3-5 lets nobody leave out a part of a cost, though no other player sees the hand."""
    scene.card("Call", "[Activate: Main] Place 1 <Ann> card and 1 <Bob> card from your hand in the Drop Area: "
               "Draw 1 card.", **FREE)  # fmt: skip
    me.has(hand=["Call", *hand])
    me.uses("Call")
    while me.asked and me.game.question.about == "chosen":
        assert not me.offered("done")
        me.answer(me.game.question.options[0])
    assert sorted(me.zone("drop")) == sorted(["Call", *hand[:2]])


@pytest.mark.rule("8-4-2-2")
@pytest.mark.parametrize("hand", [["Both"], ["Ann", "Ann"], ["Stone", "Bob"]])
def test_a_cost_of_one_of_each_is_not_paid_without_them(scene, me, hand):
    """8-4-2-2: a card for one of the two names is part of the cost alone."""
    scene.card("Call", "[Activate: Main] Place 1 <Ann> card and 1 <Bob> card from your hand in the Drop Area: "
               "Draw 1 card.", **FREE)  # fmt: skip
    me.has(hand=["Call", *hand])
    assert not me.offered("use", "Call", "Call/1")


@pytest.mark.rule("8-6-3-2")
@pytest.mark.parametrize(("second", "hand"), [("done", ["Both"]), ("Bob", ["Bob", "Both"])])
def test_of_up_to_one_of_each_fewer_are_chosen_at_will(scene, me, second, hand):
    """8-6-3-2: here the only card for the second name may be taken for the first; it is still one card."""
    text = "Add up to 1 <Ann> card and up to 1 <Bob> card from your Drop Area to your hand."
    scene.card("Call", f"[Activate: Main] {text}", **FREE)
    me.has(hand=["Call"], drop=["Both", "Ann", "Bob"])
    me.uses("Call").picks("Both")
    me.is_asked(exactly=["Bob", "done"])
    me.picks(second)
    assert sorted(me.zone("hand")) == hand


@pytest.mark.rule("8-6-3-3", "8-4-2-2")
@pytest.mark.parametrize(("text", "found"), [(PAIRS[0], 1), (COSTS[0], None)])
def test_one_card_for_two_names_is_as_many_as_there_are(scene, me, text, found):
    """8-6-3-3: as many as possible are chosen; 8-4-2-2: a cost of two is not paid with one."""
    scene.card("Call", f"[Activate: Main] {text}", **FREE)
    me.has(hand=["Call"], drop=["Both"])
    assert me.offered("use", "Call", "Call/1") is (found is not None)
    if found:
        me.uses("Call")
        assert me.zone("hand") == ["Both"]


@pytest.mark.rule("8-6-3", "3-2-2")
def test_a_search_finds_a_card_for_each_name(scene, me):
    """8-6-3: out of a deck as well no card is found twice."""
    text = "Choose up to 1 each of <Ann> and <Bob> from your deck and add them to your hand. Then, shuffle your deck."
    scene.card("Call", f"[Activate: Main] {text}", **FREE)
    me.has(hand=["Call"], deck=["Both", "Ann"])
    me.uses("Call").picks("Both")
    assert me.zone("hand") == ["Both"] or me.offered("done")
    assert not me.offered("Both")


@pytest.mark.rule("8-6-3-1", "8-6-3-3")
def test_two_of_one_sort_leave_the_other_its_own(scene, me):
    """8-6-3-1: of four cards three are chosen, so that of the second name is left for it."""
    text = "Choose 2 <Ann> cards and 1 <Bob> card in your Drop Area and add them to your hand."
    scene.card("Call", f"[Activate: Main] {text}", **FREE)
    scene.card("Anna", character="Ann")
    scene.card("Annie", character="Ann")
    me.has(hand=["Call"], drop=["Both", "Ann", "Anna", "Annie"])
    me.uses("Call")
    me.is_asked(exactly=["Ann", "Anna", "Annie"])
    me.picks("Ann", "Annie")
    assert sorted(me.zone("hand")) == ["Ann", "Annie", "Both"]


@pytest.mark.rule("8-6-3-6", "8-4-2-1")
def test_them_are_all_cards_that_were_chosen_one_after_another(scene, me):
    """8-6-3-6: two single cards were chosen, and "them" means both, in a cost as in an effect."""
    scene.card("Call", "[Activate: Main] Choose 1 <Ann> card in your hand, choose 1 <Bob> card in your Drop Area, and "
               "place them at the bottom of your deck: Draw 1 card.", **FREE)  # fmt: skip
    me.has(hand=["Call", "Ann"], drop=["Bob"])
    me.uses("Call")
    while me.game.question.about != "act":
        me.answer(me.game.question.options[0])
    assert sorted(me.zone("deck")[:2]) == ["Ann", "Bob"] and me.count("deck") == 20 + 2 - 1


@pytest.mark.rule("8-6-3-2", "8-6-3-6")
@pytest.mark.parametrize(("first", "added"), [("Ann", ["Ann", "Bob"]), ("done", ["Bob"])])
def test_up_to_is_said_of_the_choice_that_it_stands_in(scene, me, first, added):
    """8-6-3-2: the second card of two choices that are told apart must be chosen."""
    scene.card("Call", "[Activate: Main] Choose up to 1 <Ann> in your Drop Area. Choose 1 <Bob> in your Drop Area. "
               "Add them to your hand.", **FREE)  # fmt: skip
    me.has(hand=["Call"], drop=["Ann", "Bob"])
    me.uses("Call").picks(first)
    assert sorted(me.zone("hand")) == added


@pytest.mark.rule("8-6-3-6")
def test_it_is_the_last_of_two_cards_that_were_chosen(scene, me):
    """8-6-3-6: one card alone."""
    scene.card("Call", "[Activate: Main] Choose 1 <Ann> in your Drop Area. Choose 1 <Bob> in your Drop Area. "
               "Add it to your hand.", **FREE)  # fmt: skip
    me.has(hand=["Call"], drop=["Ann", "Bob"])
    me.uses("Call")
    assert me.zone("hand") == ["Bob"]


@pytest.mark.rule("8-6-3", "1-3-4")
def test_where_both_players_choose_two_cards_each_chooses_two(scene, me, foe):
    """8-6-3: a card that was chosen for the first is not there for the second; 1-3-4: the turn player is first."""
    scene.card("Trade", "[Activate: Main] Both players choose 1 red card from their hand and 1 card from their hand, "
               "and place those cards in their Drop Areas.", **FREE)  # fmt: skip
    me.has(hand=["Trade", "Ann", "Bob"])
    foe.has(hand=["Both", "Bob", "Ann"])
    me.uses("Trade").picks("Ann")
    assert not me.offered("Ann")
    me.answer(me.game.question.options[0]) if me.asked else None
    foe.picks("Both", "Bob")
    assert sorted(me.zone("drop")) == ["Ann", "Bob", "Trade"] and sorted(foe.zone("drop")) == ["Bob", "Both"]
