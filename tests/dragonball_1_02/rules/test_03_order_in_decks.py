"""3-1-6: who says in which order cards go under a deck, or on it."""

from __future__ import annotations

import pytest

PUT = "[Activate: Main] Choose all of your opponent's Battle Cards and place them at the bottom of their {}."


def ends(scene, seat, cards=2, top=False):
    """How the cards lie after each answer, the deepest first."""
    found = []
    for option in scene.game.question.options:
        fork = scene.game.fork()
        fork.answer(option)
        deck = fork.in_zone(seat, "deck")
        found.append([fork.card(c) for c in (deck[-cards:] if top else deck[:cards])])
    return sorted(found)


BOTH_WAYS = [["Battle 1", "Battle 2"], ["Battle 2", "Battle 1"]]


@pytest.mark.rule("3-1-6", "1-3-1")
@pytest.mark.parametrize(("where", "mine"), [("owners' decks in any order", True), ("owners' decks", False)])
def test_in_any_order_is_said_to_the_master_of_the_skill(scene, me, foe, trick, where, mine):
    """3-1-6: without these words the player of the cards orders them; 1-3-1: with them the text is followed."""
    trick("Sink", PUT.format(where))
    me.has(hand=["Sink"])
    foe.has(battle=["Battle 1", "Battle 2"])
    me.uses("Sink")
    (me if mine else foe).is_asked("3-1-6", exactly=["Battle 1", "Battle 2"])
    assert ends(scene, 1) == BOTH_WAYS


@pytest.mark.rule("3-1-6", "1-3-1")
def test_in_any_order_is_said_to_the_opponent_who_is_to_place_them(scene, me, foe, trick):
    """1-3-1: the text has my opponent put the cards there, so they are ordered by that player."""
    trick(
        "Press",
        "[Activate: Main] Your opponent places 2 cards from their hand on top of their deck in any order.",
    )
    me.has(hand=["Press"])
    foe.has(hand=["Battle 1", "Battle 2"])
    me.uses("Press")
    foe.is_asked("3-1-6", exactly=["Battle 1", "Battle 2"])
    assert ends(scene, 1, top=True) == BOTH_WAYS


@pytest.mark.rule("3-1-6", "3-2-2")
def test_who_looks_at_a_deck_puts_the_cards_back(scene, me, foe, trick):
    """3-2-2: foe cannot check the cards of the deck; I have seen them, and put them back as I like."""
    trick(
        "Peek",
        "[Activate: Main] Look at up to 2 cards from the top of your opponent's deck and put them back in any order.",
    )
    me.has(hand=["Peek"])
    foe.deck_top("Battle 1", "Battle 2")
    me.uses("Peek").picks(2)
    me.is_asked("3-1-6", exactly=["Battle 1", "Battle 2"])
    assert ends(scene, 1, top=True) == BOTH_WAYS
    scene.looked_at_deck = True


@pytest.mark.rule("3-1-6", "3-2-2")
def test_cards_of_both_players_go_under_their_own_decks(scene, me, foe, trick):
    """3-1-6: two of mine lie in one deck and two of foe's in the other, in an order of mine for each."""
    trick(
        "Sink",
        "[Activate: Main] Choose all Battle Cards and place them at the bottom of their owners' decks in any order.",
    )
    me.has(hand=["Sink"], battle=["Battle 3", "Battle 4"])
    foe.has(battle=["Battle 1", "Battle 2"])
    me.uses("Sink")
    me.is_asked("3-1-6", exactly=["Battle 3", "Battle 4"])
    me.picks("Battle 4")
    me.is_asked("3-1-6", exactly=["Battle 1", "Battle 2"])
    me.picks("Battle 2")
    assert me.zone("deck")[:2] == ["Battle 4", "Battle 3"] and foe.zone("deck")[:2] == ["Battle 2", "Battle 1"]


@pytest.mark.rule("3-1-6", "3-2-4")
@pytest.mark.parametrize(("deed", "ordered"), [("shuffle them into your deck", False),
                                               ("place them at the bottom of your deck", True)])  # fmt: skip
def test_nobody_orders_cards_that_are_shuffled_in(scene, me, foe, trick, deed, ordered):
    """3-1-6 has the player order cards that are placed; 3-2-4 leaves no order of what is shuffled."""
    trick("Return", f"[Activate: Main] Choose 2 cards from your hand and {deed}.")
    me.has(hand=["Return", "Battle 1", "Battle 2"])
    me.uses("Return")
    me.is_asked("3-1-6" if ordered else "6-3-1-3")
    assert bool(scene.events("shuffle")) is not ordered


@pytest.mark.rule("3-2-4", "4-2-2")
@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_the_deck_that_a_card_is_shuffled_into_is_its_owners(scene, me, foe, trick, whose):
    """3-2-4: the deck of the card's owner is shuffled, and the other is not."""
    trick("Scatter", f"[Activate: Main] Choose 1 of {whose} Battle Cards and shuffle it into its owner's deck.")
    me.has(battle=["Battle 1"], hand=["Scatter"])
    foe.has(battle=["Battle 2"])
    me.uses("Scatter")
    assert [e[-1] for e in scene.events("shuffle")] == [(0 if whose == "your" else 1, "deck")]
