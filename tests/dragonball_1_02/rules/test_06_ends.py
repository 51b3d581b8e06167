"""Sections 6-3-1-4 and 6-4: the end of the Main Phase, and the End Phase."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

DRAW = n.Perform("draw", n.Number(1))
MAYBE = n.Perform("draw", n.Number(1), up_to=True)


def boosting(scene, name, until, *abilities):
    """A Battle Card of power 5000 that rests to gain 5000 for a while."""
    gain = n.Modify(n.This(), (n.Add("power", n.Number(5000)),), until)
    skill = n.Ability("activated", gain, cost=(n.Turn(n.This(), "rest"),), keyword="activate main")
    return scene.card(name, power=5000, abilities=[skill, *abilities])


def at_end(phase, effect, whose="your"):
    return n.Ability("automatic", effect, trigger=n.At("end", phase, whose))


def on_losing_its_bonus():
    """Set off when a resting card is back at its printed power; it becomes Active, so it is not set off again."""
    weak = n.Compare(n.ValueOf("power", n.This()), "<=", n.Number(5000))
    condition = n.Every((weak, n.Matches(n.This(), n.InState("rest"))))
    effect = n.Sequence((MAYBE, n.Turn(n.This(), "active")))
    return n.Ability("automatic", effect, trigger=n.Whenever(condition))


# --- 6-3-1-4-1 the end step of the Main Phase ---------------------------------------------------------------


@pytest.mark.rule("6-3-1-4-1", "6-3-1-4-1-2")
def test_main_phase_effects_outlast_the_skills_at_its_end(scene, me, foe):
    """6-3-1-4-1-2: the bonus counts while an end-of-phase skill resolves and is off in the End Phase."""
    boosting(scene, "Runner", "end of main phase", at_end("main phase", MAYBE), at_end("turn", MAYBE))
    me.has(battle=["Runner"])
    me.uses("Runner")
    assert me.power("Runner") == 5000 + 5000
    me.passes()
    me.is_asked("4-9-4-1")
    assert scene.game.facts["phase"] == "main phase" and me.power("Runner") == 5000 + 5000
    me.passes()
    me.is_asked("4-9-4-1")
    assert scene.game.facts["phase"] == "end phase" and me.power("Runner") == 5000
    me.passes()
    scene.quiet()


@pytest.mark.rule("6-3-1-4-1-1")
def test_skills_at_the_end_of_the_main_phase_pend_once_a_turn(scene, me, foe):
    """6-3-1-4-1-1: one card at the end of my Main Phase, none at the end of the opponent's."""
    scene.card("Dusk", "[Auto] At the end of your Main Phase, draw 1 card.")
    me.has(battle=["Dusk"])
    with me.changes(hand=1, deck=-1):
        me.passes()
        foe.is_asked("6-3-1-3")
    with me.changes(deck=-1):  # the draw of my next turn
        foe.passes()
        me.is_asked("6-3-1-3")


@pytest.mark.rule("6-3-1-4-1-3")
def test_the_end_phase_follows_without_a_question(scene, me, foe):
    """6-3-1-4-1-3: ending the Main Phase leads straight to a skill at the end of the turn, in the End Phase."""
    scene.card("Midnight", abilities=[at_end("turn", MAYBE)])
    me.has(battle=["Midnight"])
    me.passes()
    me.is_asked("4-9-4-1")
    assert scene.game.facts["phase"] == "end phase"


# --- 6-4-1 the End Phase ----------------------------------------------------------------------------------


@pytest.mark.rule("6-4-1")
def test_the_end_phase_goes_in_order(scene, me, foe):
    """6-4-1: skills at the end of the turn, expiry, what the expiry set off, then the turn passes."""
    boosting(scene, "Runner", "end of turn", on_losing_its_bonus(), at_end("turn", MAYBE))
    me.has(battle=["Runner"])
    me.uses("Runner")
    me.passes()
    seen = []
    for _ in range(2):
        me.is_asked("4-9-4-1")
        seen.append((me.power("Runner"), scene.game.facts["phase"]))
        me.passes()
    assert seen == [(5000 + 5000, "end phase"), (5000, "end phase")]
    assert scene.game.facts["turn seat"] == foe.seat
    scene.quiet()


@pytest.mark.rule("6-4-1-1")
def test_skills_at_the_end_of_the_turn_pend_once(scene, me, foe):
    """6-4-1-1: one card for one turn's end."""
    scene.card("Midnight", "[Auto] At the end of your turn, draw 1 card.")
    me.has(battle=["Midnight"])
    with me.changes(hand=1, deck=-1):
        me.passes()
        foe.is_asked("6-3-1-3")


@pytest.mark.rule("6-4-1-1", "6-4-1-3")
def test_a_repeated_end_phase_does_not_set_them_off_again(scene, me, foe):
    """6-4-1-1: expiry makes the End Phase repeat; the skill at the end of the turn drew one card, not two."""
    scene.card("Midnight", "[Auto] At the end of your turn, draw 1 card.")
    boosting(scene, "Runner", "end of turn", on_losing_its_bonus())
    me.has(battle=["Midnight", "Runner"])
    me.uses("Runner")
    with me.changes(hand=1, deck=-1):
        me.passes()
        me.is_asked("4-9-4-1")
        me.passes()
        foe.is_asked("6-3-1-3")


@pytest.mark.rule("6-4-1-2")
def test_turn_effects_last_through_the_skills_at_the_end(scene, me, foe):
    """6-4-1-2: a skill that asks for 15000 power still finds 10000 + 5000; afterwards the power is 10000."""
    scene.card("Boaster", "[Activate: Main] [Once per turn] This card gains +5000 power for the duration of the turn.\n"
               "[Auto] At the end of your turn, if this card has 15000 or more power, draw 1 card.",
               power=10000)  # fmt: skip
    me.has(battle=["Boaster"])
    me.uses("Boaster")
    assert me.power("Boaster") == 10000 + 5000
    with me.changes(hand=1):
        me.passes()
        foe.is_asked("6-3-1-3")
    assert me.power("Boaster") == 10000


@pytest.mark.rule("6-4-1-2")
def test_without_the_bonus_the_skill_at_the_end_finds_too_little(scene, me, foe):
    """6-4-1-2: the counterpart: unboosted, the same skill draws nothing."""
    scene.card("Boaster", "[Auto] At the end of your turn, if this card has 15000 or more power, draw 1 card.",
               power=10000)  # fmt: skip
    me.has(battle=["Boaster"])
    with me.changes(hand=0):
        me.passes()
        foe.is_asked("6-3-1-3")


@pytest.mark.rule("6-4-1-3")
def test_with_nothing_left_the_opponents_turn_begins(scene, me, foe):
    """6-4-1-3: the turn passes to the opponent, who is in the Charge Phase."""
    foe.has(hand=["Battle 1"]).deck_top("Battle 2")
    me.passes()
    foe.is_asked("6-2-5", exactly=["Battle 1", "Battle 2"])
    assert scene.game.facts["turn seat"] == foe.seat and scene.game.facts["turn"] == 3 + 1
    assert scene.game.facts["phase"] == "charge phase"


@pytest.mark.rule("6-4-1-3")
def test_a_skill_set_off_by_expiry_is_resolved_in_a_repeated_end_phase(scene, me, foe):
    """6-4-1-3: the end of a bonus makes a skill pend; it is asked in my End Phase, before the turn passes."""
    boosting(scene, "Runner", "end of turn", on_losing_its_bonus())
    me.has(battle=["Runner"])
    me.uses("Runner")
    me.passes()
    me.is_asked("4-9-4-1")
    assert me.power("Runner") == 5000
    assert scene.game.facts["phase"] == "end phase" and scene.game.facts["turn seat"] == me.seat
    me.picks("draw")
    foe.is_asked("6-3-1-3")
    assert me.count("hand") == 1


@pytest.mark.rule("6-4-1-3")
def test_rule_processing_left_over_makes_the_end_phase_repeat(scene, me, foe):
    """6-4-1-3: a skill in the End Phase leaves a card in the Combo Area: it is dropped before the turn passes."""
    throw = n.Sequence((
        n.Choose(n.Cards(("battle",), "mine", n.Other()), n.Number(1)), n.Move(n.It(), "combo", verb="place"),
    ))  # fmt: skip
    scene.card("Thrower", abilities=[at_end("turn", throw)])
    me.has(battle=["Thrower", "Battle 1"])
    foe.has(hand=["Battle 1"]).deck_top("Battle 2")
    me.passes()
    foe.is_asked("6-2-5")
    assert me.zone("combo") == [] and me.zone("drop") == ["Battle 1"]


@pytest.mark.rule("6-4-1-3")
@pytest.mark.parametrize(("until", "asked"), [("end of turn", True), ("end of your opponent's next turn", False)])
def test_a_skill_that_comes_back_as_the_turn_ends_is_fulfilled_in_it(scene, me, foe, until, asked):
    """6-4-1-3: its condition was not fulfilled yet, so the End Phase begins once more; what stays mute is not heard."""
    scene.card("Dusk", abilities=[at_end("turn", MAYBE)])
    hush = n.Modify(n.Cards(("battle",), "mine", n.Other()), (n.LoseAbilities(),), until)
    skill = n.Ability("activated", hush, cost=(n.Turn(n.This(), "rest"),), keyword="activate main")
    me.has(battle=["Dusk", scene.card("Husher", abilities=[skill])])
    me.uses("Husher").passes()
    if asked:
        me.is_asked("4-9-4-1")
        assert (scene.game.facts["phase"], scene.game.facts["turn seat"]) == ("end phase", me.seat)
        me.passes()
    foe.is_asked("6-3-1-3")
