"""8.6.2.1 and 8.6.3.1: abilities that wait several times, each time about another unit."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n
from playmat.play.words import option_words

SWEEP = "[ACT](VC):Retire all of your opponent's rear-guards."
LOSSES = "[AUTO](VC):When one of your rear-guards is put into the drop zone, "
CALL_BACK = f"{LOSSES}call that card to an open (RC)."


def swept(scene, me, foe, text, *units):
    """My sweep retires these units of the foe, whose vanguard has an ability about each of them."""
    scene.card("Sweep", SWEEP, grade=2)
    scene.card("Mourner", text, grade=2)
    me.has(vanguard="Sweep", hand=["Grade 0"])
    foe.has(vanguard="Mourner", left=units[0], right=units[1])
    me.uses("Sweep")


@pytest.mark.rule("8.6.2.1", "8.6.3.1")
@pytest.mark.parametrize("first", ["Grade 0", "Grade 1"])
def test_each_time_an_ability_waits_is_played_in_the_order_its_master_says(scene, me, foe, first):
    """8.6.3.1: set off by two units it waits twice, and the question tells by which."""
    swept(scene, me, foe, CALL_BACK, "Grade 0", "Grade 1")
    foe.is_asked(
        "8.4.1.3",
        exactly=[("ability", "Mourner/1", "Mourner", "Grade 0"), ("ability", "Mourner/1", "Mourner", "Grade 1")],
    )
    said = [option_words(scene.game, scene.game.question, option) for option in scene.game.question.options]
    assert [line.partition(":")[0] for line in said] == ["Mourner (Grade 0 (drop))", "Mourner (Grade 1 (drop))"]
    foe.picks(("ability", "Mourner/1", "Mourner", first)).picks("back left")
    assert foe.zone("back left") == [first]
    foe.picks("back right")
    assert foe.count("drop") == 0


@pytest.mark.rule("8.6.2.1", "8.6.3.1")
def test_what_does_the_same_each_time_needs_no_order(scene, me, foe):
    """8.6.3.1: two instances that draw a card differ in nothing, and none is asked for first."""
    swept(scene, me, foe, f"{LOSSES}draw a card.", "Grade 0", "Grade 1")
    assert foe.count("hand") == 2
    me.is_asked("6.6.1.2")


@pytest.mark.rule("8.6.2.1", "8.6.5.1")
def test_what_was_set_up_twice_for_later_waits_once_for_each_unit(scene, me, foe):
    """8.6.5.1: two timed triggers of one ability come up together, each about the unit chosen for it."""
    scene.card(
        "Lender",
        "[ACT](VC):[Soul-Blast 1] Choose one of your rear-guards, that unit gets [Power]+5000 until end of turn, and "
        "at the beginning of the end phase of that turn, retire that unit.",
        grade=2,
    )
    scene.card("Vanishing", "[AUTO]:When this unit is put into the drop zone from (RC), you may draw a card.")
    me.has(vanguard="Lender", left="Vanishing", right="Grade 1", soul=2)
    me.uses("Lender").picks("Stone", "Vanishing")
    me.uses("Lender").picks("Grade 1")
    me.declines_attack()
    me.is_asked("8.4.1.2")
    assert {option[3:] for option in me.options()} == {("Vanishing",), ("Grade 1",)}
    me.picks(("ability", *me.options()[0][1:3], "Grade 1"))
    assert [move for move in scene.moves() if move[2] == "drop"][-2:] == [
        ("Grade 1", "front right", "drop"),
        ("Vanishing", "front left", "drop"),
    ]
    me.is_asked(exactly=["yes", "no"])


@pytest.mark.rule("8.6.4.1.4")
@pytest.mark.parametrize(
    ("text", "plays"),
    [("Put this unit into your soul.", 0), ("Choose a grade 2 card from your hand, and ride it.", 1)],
)
def test_an_ability_about_being_ridden_hears_of_rides_alone(scene, me, foe, text, plays):
    """8.6.4.1.4: a unit that an effect puts into the soul was not ridden, and its ability stays silent there."""
    scene.card("Mentor", f"[ACT](VC):{text}\n[AUTO]:When a grade 2 card rides this unit, draw a card.")
    me.has(vanguard="Mentor", left="Grade 0", hand=["Grade 2"])
    me.uses("Mentor")
    if plays:
        me.picks("Grade 2")
    assert me.zone("soul") == ["Mentor"]
    assert [event[-1] for event in scene.events("play")].count("Mentor/2") == plays


@pytest.mark.rule("8.6.3.1")
def test_times_about_cards_that_are_not_seen_are_told_by_their_number(scene, me, foe):
    """8.6.3.1: three draws of the opponent's set it off three times; who does not see the cards counts the times."""
    takes = n.Move(n.Role("card"), "drop")
    drawn = n.On("draw", (("card", n.Cards((), "theirs")),))
    scene.card("Spy", abilities=[n.Ability("automatic", takes, zones=("rear-guard circle",), trigger=drawn)])
    gives = n.Perform("draw", n.Number(3), who="opponent")
    scene.card("Donor", abilities=[n.Ability("activated", gives, zones=("vanguard circle",))])
    me.has(vanguard="Donor", left="Spy")
    foe.deck_top("Grade 0", "Grade 1", "Grade 2")
    me.uses("Donor")
    first = ("ability", "Spy/1", "Spy")
    me.is_asked("8.4.1.2", exactly=[first, (*first, "time 2"), (*first, "time 3")])
    me.picks((*first, "time 3")).is_asked("8.4.1.2", exactly=[first, (*first, "time 2")])
    assert foe.zone("drop") == ["Grade 2"]
