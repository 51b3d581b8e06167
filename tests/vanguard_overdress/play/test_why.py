"""`why` at the table says what a judge would: the rule against every kind of act in every phase that is not its own."""

from __future__ import annotations

import pytest
from tests._vanguard.why import POSITIONS, judge

BOOK = "vanguard-overdress"
RULES = {
    "no time to ride": "9.6.2",
    "no time to call": "9.7.2.1",
    "no time to use": "9.7.2.4",
    "no time to exchange": "9.7.2.2",
    "no time to attack": "10.1.1",
    "first turn": "10.3.2",
    "attack going on": "10.3.1.2",
    "no boost": "10.4.1.11",
    "no time to guard": "10.5.1.2",
    "wrong grade to ride": "9.6.2",
    "no ride": "9.6.2",
    "only the vanguard circle": "9.6.2",
    "only rear-guard circles": "9.7.2.1",
    "grade too high to call": "9.7.2.1",
    "not callable there": "9.7.2.1",
    "not there": "11.4.4",
    "cost not payable": "11.8.2.2",
    "no such ability": "9.7.2.4",
    "no such column": "9.7.2.2",
    "nobody to exchange": "9.7.2.2",
    "no attacker": "10.4.1.3",
    "no target": "10.4.1.6",
    "restrained": "10.4.1.4.1",
    "cannot intercept": "14.4.2",
}
"""The rule behind each word."""
TEXTS: dict[str, str] = {
    "Actor": "[ACT](VC):[COST][Counter-Blast 1], draw a card.",
    "Spender": "[ACT](RC):[COST][Counter-Blast 1], draw a card.",
    "Breaker": "",
}


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
