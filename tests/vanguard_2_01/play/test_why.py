"""`why` at the table says what a judge would: the rule against every kind of act in every phase that is not its own."""

from __future__ import annotations

import pytest
from tests._vanguard.why import POSITIONS, judge

BOOK = "vanguard-2.01"
RULES = {
    "no time to ride": "6.5.1.1.2",
    "no time to call": "6.6.1.2.1",
    "no time to use": "6.6.1.2.2",
    "no time to exchange": "6.6.1.2.3",
    "no time to attack": "7.1.1",
    "first turn": "7.3.1.3",
    "attack going on": "7.3.1.2",
    "no boost": "7.4.1.10",
    "no time to guard": "7.5.1.2",
    "wrong grade to ride": "8.5.2.1.1.1",
    "no ride": "6.5.1.1.2",
    "only the vanguard circle": "6.5.1.1.3",
    "only rear-guard circles": "6.6.1.2.1.1",
    "grade too high to call": "8.5.2.1.1.2",
    "not callable there": "8.5.2.2.1",
    "not there": "3.1.1.3",
    "cost not payable": "8.5.2.3",
    "gate shut": "11.6.3.3",
    "no such ability": "6.6.1.2.2",
    "no such column": "6.6.1.2.3",
    "nobody to exchange": "6.6.1.2.3",
    "no attacker": "7.4.1.3",
    "no target": "7.4.1.6",
    "restrained": "11.5.1",
    "cannot intercept": "11.3.1",
}
"""The rule behind each word."""
TEXTS: dict[str, str] = {}


@pytest.fixture(autouse=True)
def table(scene):
    scene.book(BOOK)


@pytest.mark.parametrize("position", POSITIONS)
def test_the_rule_against_an_act_is_the_one_a_judge_names(scene, me, foe, position):
    said, wanted = judge(scene, me, foe, position, RULES, TEXTS)
    assert said == wanted


def test_every_kind_of_act_is_asked_about_often_enough():
    cases = [word for _, _, expected in POSITIONS.values() for word in expected.values() if word in RULES]
    assert len(cases) >= 40
    assert set(cases) == set(RULES)


@pytest.mark.parametrize("act", [
    ("stride", 9999), ("call", 9999, "front left"), ("ride", 9999), ("guard", 9999), ("intercept", 9999), 9999, -1,
])  # fmt: skip
@pytest.mark.parametrize("step", ["main phase", "guard step"])
def test_an_act_with_no_card_is_refused_and_nothing_more(scene, me, foe, act, step):
    scene.book("vanguard-2.01").turn_of(0).step("main phase" if step == "main phase" else "battle phase")
    me.has(vanguard="Grade 3", hand=["Grade 1"])
    foe.has(vanguard="Grade 3", hand=["Grade 1"])
    if step == "guard step":
        me.attacks("Grade 3", "Grade 3")
        foe.is_asked("7.5.1.2")
    else:
        me.is_asked("6.6.1.2")
    assert scene.game.why_not(act)
