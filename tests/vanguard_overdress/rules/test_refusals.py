"""Acts that are not asked for are refused with the rule that stands against them, and for the player who asks."""

from __future__ import annotations

import pytest

from playmat.books.vanguard_overdress.reasons import why_not

NAMES = ("Grade 1", "Grade 2", "Grade 3", "Command")


@pytest.mark.rule("10.4.1.3", "10.1.1")
def test_an_attack_is_judged_for_the_player_who_wants_it(scene, me, foe):
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1", back="Grade 0")
    foe.has(vanguard="Grade 3", right=scene.card("Other", grade=1))
    me.is_asked(about="attack")
    assert me.refused("attack", "Grade 0", "Grade 3") == "10.4.1.3"
    assert me.refused("attack", "Other", "Grade 3") == "10.4.1.3"
    assert me.refused("attack", "Grade 1", "Grade 0") == "10.4.1.6"


@pytest.mark.rule("10.4.1.11")
@pytest.mark.parametrize("when", ["main phase", "battle phase"])
def test_nobody_boosts_before_it_is_asked_who_does(scene, me, foe, when):
    scene.step(when)
    me.has(vanguard="Grade 2", back="Grade 0", hand=["Grade 1"])
    assert me.refused("boost", "Grade 0") == "10.4.1.11"


@pytest.mark.rule("14.7.2")
@pytest.mark.parametrize("number", [-1, 10_000])
def test_a_card_that_is_not_there_is_put_on_nothing(scene, me, number):
    me.has(vanguard="Grade 2", left="Grade 1", hand=["Grade 0"])
    assert me.refused("overdress", number, "Grade 1") == "9.7.2"


@pytest.mark.rule("10.3.2", "10.1.1")
@pytest.mark.parametrize(("turn", "rule"), [(1, "10.3.2"), (2, "10.1.1"), (3, "10.1.1")])
def test_in_the_first_turn_there_is_no_attack_at_all(scene, me, foe, turn, rule):
    """In any other the main phase alone is no time for it."""
    scene.turn_of(0, turn)
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    foe.has(vanguard="Grade 3")
    assert me.refused("attack", "Grade 2", "Grade 3") == rule


@pytest.mark.rule("9.7.2.4", "11.1.1.2", "11.1.1.3")
def test_only_an_activated_ability_is_used(scene, me):
    """One of the same card that is set off, or that always holds, is not."""
    draws, lifts = "[AUTO](VC):When this unit attacks, draw a card.", "[CONT](VC):This unit gets [Power] +1000."
    scene.card("Sage", f"[ACT](VC):Draw a card.\n{draws}\n{lifts}", grade=2)
    me.has(vanguard="Sage", hand=["Grade 1"])
    assert me.offered("use", "Sage", "Sage/1")
    assert [me.refused("use", "Sage", f"Sage/{number}") for number in (2, 3)] == ["9.7.2.4"] * 2


@pytest.mark.rule("9.6.2", "4.1.6")
def test_nothing_is_told_of_a_ride_deck_that_is_not_ones_own(scene, me, foe):
    """Of the first player's own cards everything is, whatever their number in the game."""
    heavy = "[CONT]:This card cannot be ridden."
    scene.step("ride phase").card("Anvil", heavy, grade=3)
    me.has(vanguard="Grade 2", hand=["Anvil", "Grade 3"])
    foe.has(vanguard="Grade 2").ride_deck("Anvil")
    assert me.refused("ride", foe.card("Anvil", "ride deck")) == "9.6.2"
    assert me.refused("ride", me.card("Anvil")) == "1.3.3"


@pytest.mark.rule("9.7.2.3", "9.7.2.1", "14.7.2", "10.4.1.3")
@pytest.mark.parametrize(
    "act", [("order",), ("call", "front left"), ("overdress", 1), ("attack",), ("use", "Grade 1/1")]
)
def test_the_first_card_of_the_game_is_a_card_like_any_other(scene, me, foe, act):
    """What is asked about a card is answered by a rule about that act, and what is asked about none is not."""
    scene.card("First", grade=3)
    me.put("front right", "First")
    me.has(vanguard="Grade 2", left="Grade 1", hand=["Grade 1"])
    word, *rest = act
    assert me.card("First") == 0
    told = {each: me.refused(word, each, *rest) for each in (0, 10_000)}
    assert told[0] != told[10_000], told


@pytest.mark.rule("9.7.2", "9.6.2", "10.1.1", "10.5.1.2")
@pytest.mark.parametrize(
    ("act", "mine", "theirs"),
    [
        (("exchange", "center"), "no such column", "no time to exchange"),
        (("exchange", "left"), None, "no time to exchange"),
        (("call", "Grade 1", "vanguard circle"), "only rear-guard circles", "no time to call"),
        (("call", "Grade 1", "guardian circle"), "not callable there", "no time to call"),
        (("call", "Grade 3", "front left"), "grade too high to call", "no time to call"),
        (("ride", "Grade 3"), "no time to ride", "no time to ride"),
        (("use", "Grade 2", "Grade 2/1"), "no such ability", "no time to use"),
        (("attack", "Grade 2"), "no time to attack", "no time to attack"),
        (("guard", "Grade 1"), "no time to guard", "no time to guard"),
        (("order", "Command"), None, "no order"),
    ],
)
def test_each_word_against_an_act_is_for_the_player_who_asks(scene, me, foe, act, mine, theirs):
    """In my main phase: what is refused to the opponent is the time alone, whatever stands against it besides."""
    me.has(vanguard="Grade 2", left="Grade 0", hand=["Grade 1", "Grade 3", "Command"])
    me.is_asked("9.7.2")
    word, *rest = act
    where = {"Grade 2": "vanguard"}
    meant = (word, *[me.card(each, where.get(each)) if each in NAMES else each for each in rest])
    assert (why_not(scene.game, 0, meant), why_not(scene.game, 1, meant)) == (mine, theirs)
