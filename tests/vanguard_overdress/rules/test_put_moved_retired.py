"""7.15, 7.16, 7.28: put, placed and retired, as texts of this era tell them apart."""

from __future__ import annotations

import pytest

LIFTS = (
    "[AUTO]:When this unit is placed on (RC) or put on (GC), this unit gets [Power] +5000/[Shield] +5000 until end of "
    "turn."
)
TRAP = (
    "[AUTO]:When this unit is put on (GC), choose one of your rear-guards, and retire it.\n"
    "[AUTO]:When this unit is retired, draw a card."
)


@pytest.fixture
def captain(scene, me, foe):
    scene.card("Warder", LIFTS, grade=2, power=8000, shield=5000)
    scene.card("Captain", grade=3, power=13000, skill=None)
    me.has(vanguard="Captain", hand=["Grade 0"])
    foe.has(vanguard="Grade 3")
    return scene


@pytest.mark.rule("7.28.1", "7.28.1.1", "7.15.1", "10.5.1.2.3")
@pytest.mark.parametrize("how", ["intercepts", "is called"])
def test_who_intercepts_is_put_on_the_guardian_circle(captain, me, foe, how):
    captain.turn_of(1)
    me.has(**({"left": "Warder"} if how == "intercepts" else {"hand": ["Warder"]}))
    foe.attacks("Grade 3", "Captain")
    me.picks("Warder", about="guards")
    if how == "is called":
        me.picks("done", about="more")
    me.is_asked("10.5.1.2")
    assert me.power("Captain") == 13000 + 5000 + 5000


@pytest.mark.rule("7.28.1.1", "7.15.1", "9.7.2.2")
@pytest.mark.parametrize(("how", "power"), [("is exchanged", 8000), ("is called", 13000)])
def test_who_changes_places_is_not_placed(captain, me, foe, how, power):
    if how == "is called":
        me.has(hand=["Warder"])
        me.calls("Warder", "left")
    else:
        me.has(left="Warder")
        me.exchanges("left")
    assert me.power("Warder") == power


@pytest.mark.rule("7.16.1", "7.16.2", "13.3.1")
def test_a_guardian_that_nobody_is_left_for_is_retired(captain, me, foe):
    """What it guards is gone with its own coming; the rule action that clears its circle retires it."""
    captain.turn_of(1)
    captain.card("Trap", TRAP, grade=1)
    me.has(left="Grade 1", hand=["Trap"])
    foe.has(left="Grade 2")
    foe.attacks("Grade 2", "Grade 1")
    me.picks("Trap", about="guards")
    with me.changes(hand=0, guardians=0):
        me.picks("done", about="more")
    assert sorted(me.zone("drop")) == ["Grade 1", "Trap"]
