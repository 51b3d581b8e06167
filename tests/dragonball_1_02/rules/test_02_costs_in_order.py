"""Section 8-4-2-1: a part of a cost that is paid with what the part before it brought."""

from __future__ import annotations

import pytest

BLEED = "choose 1 card from your life and add it to your hand"
DROP_ONE = "choose 1 card in your hand and place it in your Drop Area"


def act(name):
    return ("use", name, f"{name}/1")


@pytest.mark.rule("8-4-2-1", "8-4-2-2")
@pytest.mark.parametrize(("cost", "hand", "offered"), [
    (f"{BLEED}, {DROP_ONE}", 0, True),
    (f"{DROP_ONE}, {BLEED}", 0, False),
    (f"{BLEED}, choose 2 cards in your hand and place them in your Drop Area", 0, False),
    (f"{BLEED}, choose 2 cards in your hand and place them in your Drop Area", 1, True),
    (f"{BLEED}, choose 1 blue card in your hand and place it in your Drop Area", 0, False),
    (f"return this card to its owner's hand, {DROP_ONE}", 0, True),
    ("place this card in the Drop Area, choose 1 card in your Drop Area and remove it from the game", 0, True),
    ("place this card in the Drop Area, choose 2 cards in your Drop Area and remove them from the game", 0, False),
    ("place 1 card from your hand in the Drop Area, choose 1 card in your Drop Area and remove it from the game",
     1, True),
    ("place 1 card from your hand in your opponent's Drop Area, choose 1 card in your Drop Area and remove it from the "
     "game", 1, False),
    ("place the top card of your deck in the Drop Area, choose 1 card in your Drop Area and remove it from the game",
     0, True),
])  # fmt: skip
def test_a_part_of_a_cost_counts_on_what_the_part_before_brings(scene, me, foe, cost, hand, offered):
    """8-4-2-1: in the order of the text; 8-4-2-2: what is not sure to be there cannot be paid with."""
    scene.card("Sage", f"[Activate: Main] {cost[0].upper()}{cost[1:]}: Draw 1 card.")
    me.has(battle=["Sage"], hand=hand)
    assert me.offered(*act("Sage")) is offered


@pytest.mark.rule("8-4-2-1")
@pytest.mark.parametrize("dropped", ["Battle 2", "Extra"])
def test_the_card_from_the_life_is_seen_before_one_is_dropped(scene, me, foe, dropped):
    """8-4-2-1: it is in the hand as the next part is paid, and may be what pays it."""
    scene.card("Sage", f"[Activate: Main] {BLEED.capitalize()}, {DROP_ONE}: Draw 1 card.")
    me.has(battle=["Sage"], hand=["Battle 2"], life=["Extra", "Extra"])
    me.uses("Sage").picks(("hidden", 0))
    me.is_asked("8-6-2-5", exactly=["Battle 2", "Extra"], about="cost")
    me.picks(dropped)
    assert me.zone("drop") == [dropped] and me.count("hand") == 1 + 1


@pytest.mark.rule("8-4-2-1", "9-2-3")
def test_the_last_life_that_pays_loses_before_the_next_part(scene, me, foe):
    """9-2-3 is judged in the middle of the cost: nothing is dropped any more."""
    scene.card("Sage", f"[Activate: Main] {BLEED.capitalize()}, {DROP_ONE}: Draw 1 card.")
    me.has(battle=["Sage"], hand=["Battle 2"], life=1)
    me.uses("Sage")
    assert scene.winner is foe and me.zone("drop") == []


@pytest.mark.rule("8-4-2-1", "8-10-1-1")
def test_what_was_to_be_brought_and_went_elsewhere_leaves_nothing_to_pay_with(scene, me, foe):
    """8-10-1-1: it is out of the game instead of in the hand; the cost stays paid and the effect is done."""
    text = (
        "[Permanent] When this card would be removed from your Battle Area, remove it from the game instead.\n"
        f"[Activate: Main] Return this card to its owner's hand, {DROP_ONE}: Draw 1 card."
    )
    scene.card("Wisp", text)
    me.has(battle=["Wisp"])
    me.uses("Wisp", 2)
    assert (me.zone("removed"), me.zone("drop"), me.count("hand")) == (["Wisp"], [], 1)


@pytest.mark.rule("8-4-2-1", "8-4-2-2")
@pytest.mark.parametrize(("koed", "offered"), [("token", False), ("card", True)])
def test_a_token_that_pays_brings_nothing(scene, me, foe, trick, koed, offered):
    """8-4-2-2: a token is in no Drop Area, so it cannot be what the next part is paid with."""
    trick("Swarm", "[Activate: Main] Play 1 Sprig token. (Sprig tokens have 5000 power)")
    koing = f"Choose 1 of your {'Sprig tokens' if koed == 'token' else '{Seed}'} and KO it"
    cost = f"{koing}, choose 2 cards in your Drop Area and remove them from the game"
    scene.card("Sage", f"[Activate: Main] {cost}: Draw 1 card.")
    scene.card("Seed")
    me.has(battle=["Sage", "Seed"], hand=["Swarm"])
    me.uses("Swarm")
    assert me.offered(*act("Sage")) is offered


@pytest.mark.rule("8-4-2-1", "8-1-1")
def test_the_cost_of_an_auto_skill_is_paid_in_order_too(scene, me, foe):
    """8-4-2-1: out of an empty hand, with what its first part brings."""
    text = "[Auto] Choose 1 card in your life and add it to your hand, then choose 1 card in your hand and discard it"
    scene.card("Sage", f"{text} : When you play this card, draw 2 cards.", energy_cost="0(-)")
    me.has(hand=["Sage"])
    me.plays("Sage").picks("yes").picks(("hidden", 0))
    assert (me.count("life"), me.count("drop"), me.count("hand")) == (8 - 1, 1, 2)


@pytest.mark.rule("8-6-3", "1-3-2")
def test_what_a_player_may_do_is_done_in_order(scene, me, foe):
    """8-6-3 chooses as the text comes to it: an empty hand is no hindrance to "you may" either."""
    text = f"[Auto] When you play this card, you may {BLEED}, {DROP_ONE}. If you do so, draw 2 cards."
    scene.card("Sage", text, energy_cost="0(-)")
    me.has(hand=["Sage"])
    me.plays("Sage").picks("yes").picks(("hidden", 0))
    assert (me.count("life"), me.count("drop"), me.count("hand")) == (8 - 1, 1, 2)
