"""8-7-3, 8-7-4: a skill that is pending several times, each time about something else."""

from __future__ import annotations

import pytest

BURY = "[Auto] When one of your Battle Cards is KO-ed, place it at the bottom of your deck."
TALLY = "[Auto] When one of your Battle Cards is KO-ed, draw 1 card."
SWEEP = "[Activate: Main] Choose all of your Battle Cards with 10000 or less power and KO them."


def occasion(card):
    """The skill of Sexton for the KO of one card."""
    return ("ability", "Sexton/1", "Sexton", card, "Sweep")


@pytest.fixture
def swept(scene, me, trick):
    """Two cards of mine are KO-ed together before a card with a skill about that."""

    def sweep(text):
        scene.card("Sexton", text, power=20000)
        trick("Sweep", SWEEP)
        me.has(battle=["Sexton", "Battle 1", "Battle 2"], hand=["Sweep"]).uses("Sweep")

    return sweep


@pytest.mark.rule("8-7-3", "8-7-4")
@pytest.mark.parametrize(("first", "second"), [("Battle 1", "Battle 2"), ("Battle 2", "Battle 1")])
def test_which_of_its_occasions_a_skill_is_activated_for_is_chosen(scene, me, foe, swept, first, second):
    """8-7-4: of the pending skills one is chosen, and 8-7-3 makes two of this one."""
    swept(BURY)
    me.is_asked("8-5-1-2", exactly=[occasion("Battle 1"), occasion("Battle 2")])
    me.picks(occasion(first))
    me.is_asked("6-3-1-3")
    assert scene.game.card(scene.game.in_zone(0, "deck")[0]) == second
    assert scene.game.card(scene.game.in_zone(0, "deck")[1]) == first


@pytest.mark.rule("8-7-3")
def test_occasions_that_make_no_difference_are_no_choice(scene, me, foe, swept):
    """8-7-3: pending twice, and the same each time: it is activated twice, and nobody is asked."""
    swept(TALLY)
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 2


@pytest.mark.rule("8-7-3", "8-7-4")
def test_what_was_set_up_twice_for_later_is_chosen_apart(scene, me, foe, trick):
    """8-7-4: two pending effects of one skill are about two cards."""
    scene.card("Tide", "[Activate: Main] Choose 1 of your other Battle Cards. At the end of the turn, place it at the "
               "bottom of your deck.")  # fmt: skip
    me.has(battle=["Tide", "Battle 1", "Battle 2"])
    me.uses("Tide").picks("Battle 1").uses("Tide").picks("Battle 2").passes()
    me.picks(me.options()[1])
    assert [scene.game.card(c) for c in scene.game.in_zone(0, "deck")[:2]] == ["Battle 1", "Battle 2"]
