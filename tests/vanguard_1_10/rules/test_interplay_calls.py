"""Two rules meeting: who calls and rides, and beside which unit."""

from __future__ import annotations

import pytest

USURPER = (
    "[ACT](VC):[Counter-Blast 1] Choose one of your opponent's rear-guards, and put that unit on your opponent's "
    "(VC), and at the beginning of the end phase of that turn, your opponent chooses a card from his or her soul, and "
    "rides it."
)
HELMSMAN = (
    "[AUTO](Drop zone):When your grade 3 <<Testers>> is placed on (VC), you may call this card to (RC) of the same "
    "column as that unit."
)


@pytest.mark.rule("10.1.5.1", "3.4.2")
def test_what_your_opponent_rides_is_their_vanguard(scene, me, foe):
    """10.1.5.1, 3.4.2: they ride onto their own circle; my vanguard is not touched."""
    scene.card("Usurper", USURPER, grade=3)
    me.has(vanguard="Usurper", damage=1)
    foe.has(vanguard="Grade 3", soul=["Grade 2"], left="Grade 0")
    me.uses("Usurper").declines_attack()
    foe.is_asked("8.5.2.4.4", exactly=["Grade 2", "Grade 3"])
    foe.picks("Grade 3")
    assert (me.zone("vanguard"), foe.zone("vanguard")) == (["Usurper"], ["Grade 3"])
    assert sorted(foe.zone("soul")) == ["Grade 0", "Grade 2"] and me.zone("soul") == []


@pytest.mark.rule("10.1.6.1.1.1", "3.4.2")
@pytest.mark.parametrize(
    ("text", "caller"),
    [
        ("Your opponent chooses a card from his or her drop zone, and calls it to (RC).", "foe"),
        ("Choose a card from your drop zone, and call it to (RC).", "me"),
    ],
)
def test_what_your_opponent_calls_comes_to_their_circles(scene, me, foe, text, caller):
    """10.1.6.1.1.1, 3.4.2: who calls chooses one of their own circles."""
    scene.card("Summoner", f"[ACT](VC):[Counter-Blast 1] {text}", grade=3)
    me.has(vanguard="Summoner", damage=1, drop=["Grade 0"], left="Stone")
    foe.has(drop=["Grade 1"])
    me.uses("Summoner")
    (foe if caller == "foe" else me).picks("front right")
    assert (me.zone("right"), foe.zone("right")) == (([], ["Grade 1"]) if caller == "foe" else (["Grade 0"], []))


@pytest.mark.rule("4.6.2", "10.1.6.1.1.1")
def test_the_same_column_as_that_unit_is_the_column_of_the_event(scene, me, foe):
    """4.6.2: beside a vanguard there is the circle behind it, and no other."""
    scene.step("ride phase")
    scene.card("Helmsman", HELMSMAN)
    me.has(vanguard="Grade 2", drop=["Helmsman"], hand=["Grade 3"])
    me.rides("Grade 3").picks("yes")
    assert me.zone("back") == ["Helmsman"]


@pytest.mark.rule("4.6.2", "10.1.6.1.1.1")
@pytest.mark.parametrize(
    ("chosen", "circles"), [("Stone", ["front left", "back left"]), ("Grade 1", ["front right", "back right"])]
)
def test_the_same_column_as_that_unit_is_the_column_of_the_chosen_unit(scene, me, foe, chosen, circles):
    """4.6.2: the unit that was chosen before the card that is called."""
    scene.card(
        "Marshal",
        "[ACT](VC):[Counter-Blast 1] Choose one of your rear-guards, choose a card from your hand, and call it to "
        "(RC) in the same column as that unit.",
        grade=3,
    )
    me.has(vanguard="Marshal", damage=1, left="Stone", right="Grade 1", hand=["Grade 0"])
    me.uses("Marshal").picks(chosen)
    me.is_asked("10.1.6.1.1.1", exactly=circles)


@pytest.mark.rule("8.8.1", "10.1.6.1.1.1")
@pytest.mark.parametrize("cost", ["Retire this unit", "Counter-Blast 1"])
def test_the_column_of_a_unit_that_left_is_the_one_it_was_in(scene, me, foe, cost):
    """8.8.1: it went away to pay, and is read as it was."""
    scene.card(
        "Scout",
        f"[ACT](RC):[{cost}] Choose a card from your hand, and call it to (RC) in the same column as this unit.",
    )
    me.has(vanguard="Grade 3", damage=1, left="Scout", hand=["Grade 0"])
    me.uses("Scout")
    me.is_asked("10.1.6.1.1.1", exactly=["front left", "back left"])
