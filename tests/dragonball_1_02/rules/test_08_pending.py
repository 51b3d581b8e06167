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


@pytest.mark.rule("8-7-4-1", "10-3-1")
@pytest.mark.parametrize(("first", "asked"), [("Giver", False), ("Battle 5", True)])
def test_a_skill_that_ended_while_it_was_pending_is_cancelled(scene, me, foe, first, asked):
    """8-7-4-1: as the giver rests nobody has [Blocker] any more, so the other one cannot activate it."""
    scene.card("Giver", "[Permanent] While this card is in Active Mode, all of your Battle Cards gain [Blocker].")
    me.has(battle=["Battle 2"])
    foe.has(battle=["Giver", "Battle 5"])
    me.attacks("Battle 2", "Leader")
    foe.answer(next(o for o in foe.game.question.options if scene.readable(o)[-1] == first))
    foe.picks(first)
    assert foe.offered("Giver") is asked
    if asked:
        foe.picks("nobody")
    assert len(scene.events("block")) == 1


@pytest.mark.rule("2-3-2-1-3", "8-7-4-1")
@pytest.mark.parametrize("back", ["", "[Critical]", "[Permanent] This card gains [Critical]."])
def test_a_pending_skill_of_the_side_that_went_down_is_cancelled(scene, me, foe, back):
    """2-3-2-1-3: what stands on the front is absent, whatever the back has instead."""
    text = "[Auto] When this card attacks, draw 1 card.\n[Auto] When this card attacks, flip this card over."
    scene.card("Boss", text,
               type="leader", name_back="Boss Awakened", power_back=15000, text_back=back)  # fmt: skip
    me.has(leader="Boss")
    me.attacks("Boss", "Leader")
    with me.changes(deck=0):
        me.answer(next(o for o in me.game.question.options if "/2" in str(scene.readable(o))))
    foe.is_asked("4-10-2-1")
