"""Section 10-10: once per turn."""

from __future__ import annotations

import pytest

ONCE = "[Activate: Main] [Once per turn] Draw 1 card."


def next_turn_of_mine(scene, me, foe):
    """End my turn, let the opponent's pass by, and come to my main phase again."""
    turn = scene.game.facts["turn"]
    for _ in range(20):
        q = scene.game.question
        if q.rule == "6-3-1-3" and me.asked and scene.game.facts["turn"] == turn + 2:
            return
        (me if me.asked else foe).passes() if "pass" in q.options else (me if me.asked else foe).answer(q.options[0])
    raise AssertionError("my next turn never comes")


@pytest.mark.rule("10-10-1")
def test_a_once_per_turn_skill_is_refused_the_second_time(scene, me, foe):
    """10-10-1: one activation in a turn."""
    scene.card("Digger", ONCE)
    me.has(battle=["Digger"])
    with me.changes(hand=+1):
        me.uses("Digger")
    assert me.refused("use", "Digger", "Digger/1") == "10-10-1"


@pytest.mark.rule("10-10-1")
def test_a_once_per_turn_skill_is_there_again_next_turn(scene, me, foe):
    """10-10-1: the limit is for the turn."""
    scene.card("Digger", ONCE)
    me.has(battle=["Digger"])
    me.uses("Digger")
    next_turn_of_mine(scene, me, foe)
    assert me.offered("use", "Digger", "Digger/1")


@pytest.mark.rule("10-10-1")
def test_a_once_per_turn_auto_skill_is_activated_once(scene, me, foe):
    """10-10-1: the limit holds for [Auto] skills too; of two attacks the first one draws."""
    scene.card("Scribe", "[Auto] [Once per turn] When one of your Battle Cards attacks, draw 1 card.")
    scene.card("Twin", "[Dual Attack]")
    me.has(battle=["Twin"])
    me.put("battle", "Scribe", rested=True)
    with me.changes(hand=+1):
        me.attacks("Twin", "Leader")
        me.passes()  # the drawn card could combo
    with me.changes(hand=0):
        me.attacks("Twin", "Leader").passes()


@pytest.mark.rule("10-10-1")
def test_a_once_per_turn_battle_skill_is_used_once_over_two_battles(scene, me, foe):
    """10-10-1: the turn counts, not the battle."""
    scene.card("Twin", "[Dual Attack]\n[Activate: Battle] [Once per turn] Draw 1 card.")
    me.has(battle=["Twin"])
    me.attacks("Twin", "Leader")
    me.uses("Twin", 2)
    assert not me.offered("use", "Twin", "Twin/2")
    me.passes().attacks("Twin", "Leader")
    assert me.offered("pass") and not me.offered("use", "Twin", "Twin/2")


@pytest.mark.rule("10-10-2")
def test_two_copies_are_limited_apart(scene, me, foe):
    """10-10-2: each of the two cards uses its skill once."""
    scene.card("Digger", ONCE)
    me.has(battle=["Digger", "Digger"])
    with me.changes(hand=+2):
        me.uses("Digger").uses("Digger")
    assert not me.offered("use", "Digger", "Digger/1")


@pytest.mark.rule("10-10-2")
def test_two_skills_of_one_card_are_limited_apart(scene, me, foe):
    """10-10-2: both may be used, each once."""
    scene.card("Digger", f"{ONCE}\n[Activate: Main] [Once per turn] Draw 2 cards.")
    me.has(battle=["Digger"])
    with me.changes(hand=1 + 2):
        me.uses("Digger", 1).uses("Digger", 2)
    assert not me.offered("use", "Digger", "Digger/1") and not me.offered("use", "Digger", "Digger/2")


@pytest.mark.rule("10-10-3")
def test_a_skill_without_the_limit_is_used_as_often_as_it_is_paid(scene, me, foe):
    """10-10-3: three energy pay for three uses and no fourth."""
    scene.card("Digger", "[Activate: Main] {1}: Draw 1 card.")
    me.has(battle=["Digger"]).energy("Red Energy", "Blue Energy", "Green Energy")
    with me.changes(hand=+3):
        me.uses("Digger").picks("Red Energy").uses("Digger").picks("Blue Energy").uses("Digger")
    assert me.refused("use", "Digger", "Digger/1") == "8-4-2-2"


@pytest.mark.rule("10-10-1", "8-6-2-3")
@pytest.mark.parametrize(("first", "asked"), [("no", True), ("yes", False)])
def test_an_auto_skill_that_was_not_paid_for_was_not_activated(scene, me, foe, first, asked):
    """8-6-2-3: unpaid it is not activated, so 10-10-1 still allows it; once it was paid for it is used up."""
    scene.card("Payer", "[Auto] [Once per turn] Place 1 card from your hand in the Drop Area: When your card attacks, "
               "draw 1 card.", power=10000)  # fmt: skip
    me.has(battle=["Payer", "Battle 2"], hand=["Extra", "Extra"])
    me.attacks("Payer", "Leader").picks(first)
    while not me.offered("attack", "Battle 2", "Leader"):
        scene.players[scene.game.question.seat].answer(scene.game.question.options[-1])
    me.attacks("Battle 2", "Leader")
    assert me.offered("yes") is asked
