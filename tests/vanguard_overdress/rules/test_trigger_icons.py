"""2.8.4, 2.8.3.1: several trigger icons at once, and trigger effects that are given on."""

from __future__ import annotations

import pytest

MORE = '[CONT](VC):All cards in your trigger zone also have the [Draw] icon.'


def attack(scene, me, foe):
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    me.attacks("Marshal", "Grade 2")
    foe.guards_with_nothing()


@pytest.mark.rule("2.8.4", "2.8.3.2")
@pytest.mark.parametrize("first", ["critical", "draw"])
def test_one_trigger_is_done_wholly_before_the_other(scene, me, foe, first):
    scene.step("battle phase").card("Marshal", "", grade=2, power=9000)
    scene.card("Twin Icon", trigger=["critical", "draw"], grade=0, power=5000)
    me.has(vanguard="Marshal", left="Grade 1").deck_top("Twin Icon")
    attack(scene, me, foe)
    me.is_asked("2.8.4", exactly=["critical", "draw"])
    me.picks(first)
    me.is_asked("2.8.3.2", exactly=[first, "power"])
    me.picks("power", "Grade 1")
    assert me.power("Grade 1") == 17000
    if first == "critical":
        me.picks("Marshal")
    me.is_asked("2.8.3.2")
    me.picks("power", "Marshal")
    if first == "draw":
        me.picks("Marshal")
    assert me.count("hand") == 2 and foe.count("damage") == 2


@pytest.mark.rule("2.8.4")
def test_one_icon_asks_nothing_about_the_order(scene, me, foe):
    scene.step("battle phase").card("Marshal", "", grade=2, power=9000)
    me.has(vanguard="Marshal", left="Grade 1").deck_top("Draw Trigger")
    attack(scene, me, foe)
    me.is_asked("2.8.3.2", exactly=["draw", "power"])
    me.picks("draw", "Grade 1")


@pytest.mark.rule("2.8.4", "2.8.2.1")
@pytest.mark.parametrize(
    ("top", "icons"), [("Grade 1", None), ("Critical Trigger", ["critical", "draw"]), ("Draw Trigger", None)]
)
def test_an_effect_gives_a_further_icon(scene, me, foe, top, icons):
    """2.8.2.1: a card without an icon has one then; one that it has already it does not have twice."""
    scene.step("battle phase").card("Marshal", MORE, grade=2, power=9000)
    me.has(vanguard="Marshal", left="Grade 0").deck_top(top)
    attack(scene, me, foe)
    if icons:
        me.is_asked("2.8.4", exactly=icons)
        me.picks("draw")
    me.is_asked("2.8.3.2", exactly=["draw", "power"])
    me.picks("draw", "Grade 0")
    if icons:
        me.picks("critical", "Grade 0", "Grade 0")
    assert me.power("Grade 0") == 5000 + 10000 * (2 if icons else 1)


GIVES = "[ACT](RC):Choose one of your vanguards, and this unit gets the same trigger effects as that unit."
ON_HIT = (
    "[AUTO](RC):When your vanguard's attack hits, choose one of your vanguards, and this unit gets the same "
    "trigger effects as that unit."
)
ENDS = (
    "[AUTO](RC):When your vanguard's attack hits, choose up to one of your rear-guards, and the trigger effects "
    "of that unit are cancelled."
)


@pytest.mark.rule("2.8.3.1")
def test_what_is_given_on_is_there_twice(scene, me, foe):
    """Power and critical alike, and to the end of the turn as what it comes of."""
    scene.step("battle phase").card("Marshal", "", grade=2, power=9000)
    scene.card("Echo", ON_HIT, power=5000)
    me.has(vanguard="Marshal", left="Echo").deck_top("Critical Trigger")
    attack(scene, me, foe)
    me.picks("critical", "Marshal", "Marshal")
    assert (me.power("Echo"), me.critical("Echo"), me.power("Marshal")) == (15000, 2, 19000)
    given = [(scene.game.card(card), what) for *_, card, what in scene.events("bonus")]
    assert given[2:] == [("Echo", what) for _, what in given[:2]]


@pytest.mark.rule("2.8.3.1", "11.9.8.1")
@pytest.mark.parametrize("which", ["Echo", "Marshal"])
def test_what_is_given_on_is_a_trigger_effect_too(scene, me, foe, which):
    """What cancels trigger effects cancels it; that of the other unit goes on."""
    scene.step("battle phase").card("Marshal", "", grade=2, power=9000)
    scene.card("Echo", ON_HIT, power=5000)
    scene.card("Eraser", ENDS.replace("up to one of your rear-guards", "up to one of your units"), power=5000)
    me.has(vanguard="Marshal", left="Echo", right="Eraser").deck_top("Critical Trigger")
    attack(scene, me, foe)
    me.picks("power", "Marshal", "Marshal")
    me.picks(("ability", "Echo/1", "Echo")).picks(which)
    assert (me.power("Echo"), me.power("Marshal")) == ((5000, 19000) if which == "Echo" else (15000, 9000))


@pytest.mark.rule("2.8.3.1")
def test_other_effects_are_not_given_on(scene, me, foe):
    scene.card("Marshal", "[ACT](VC):This unit gets [Power] +5000 until end of turn.", grade=2, power=9000)
    scene.card("Echo", GIVES, power=5000)
    me.has(vanguard="Marshal", left="Echo")
    me.uses("Marshal").uses("Echo")
    assert me.power("Echo") == 5000
