"""`why` at the table says what a judge would: the rule against every kind of act in every phase that is not its own."""

from __future__ import annotations

import pytest
from tests._vanguard.why import POSITIONS, judge

BOOK = "vanguard-1.10"
RULES = {
    "no time to ride": "6.5.1.2",
    "no time to call": "6.6.1.2.1",
    "no time to use": "6.6.1.2.2",
    "no time to exchange": "6.6.1.2.3",
    "no time to attack": "7.1.1",
    "first turn": "7.2.1.3",
    "attack going on": "7.2.1.2",
    "no boost": "7.3.1.5",
    "no time to guard": "7.4.1.1.2",
    "wrong grade to ride": "8.5.2.1.1.1",
    "no ride": "6.5.1.2",
    "only the vanguard circle": "6.5.1.2.1",
    "only rear-guard circles": "6.6.1.2.1.1",
    "grade too high to call": "8.5.2.1.1.2",
    "not callable there": "8.5.2.2.1",
    "not there": "2.11.3",
    "cost not payable": "8.5.2.3",
    "gate shut": "10.2.5.1.3",
    "no such ability": "6.6.1.2.2",
    "no such column": "6.6.1.2.3",
    "nobody to exchange": "6.6.1.2.3",
    "no attacker": "7.3.1.3",
    "no target": "7.3.1.4",
    "restrained": "10.2.4.1",
    "no shield": "3.11.1.1",
    "cannot intercept": "10.2.2.1",
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
