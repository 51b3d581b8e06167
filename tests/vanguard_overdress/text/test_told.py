"""Explanations that leave nothing out: circles that a unit may come to, conditions that do not all hold, costs."""

from __future__ import annotations

import pytest

from playmat.library import made_card
from playmat.play.cardexplain import explained_block


def told(text: str) -> str:
    record = {"name": "Sample", "type": "Normal Unit", "grade": 2, "power": 10000, "critical": 1, "text": text}
    lines = explained_block("vanguard-overdress", made_card("vanguard-overdress", record, ())).split("\n")
    return " ".join(line.strip() for line in lines if not line.startswith("|"))


@pytest.mark.parametrize(("circle", "said"), [
    ("(RC)", "to your rear-guard circles; who"), ("a back row (RC)", "circles, in the back row; who"),
    ("an open front row (RC)", "circles, without a unit on it and in the front row; who"),
    ("your back row center (RC)", "circles, in the center of the back row; who"),
])  # fmt: skip
def test_the_circles_that_a_unit_may_come_to_are_told(circle: str, said: str) -> None:
    text = f"[AUTO]:When this unit is put into your drop from soul, call this card to {circle}."
    assert said in told(text)


@pytest.mark.parametrize(("text", "said"), [
    ('a card named "Tine", a card named "Bow", and a card named "Rod"', "it is not so that all of this holds"),
    ('a card named "Tine"', "there is no card"),
])  # fmt: skip
def test_what_is_denied_of_several_things_is_denied_of_all_together(text: str, said: str) -> None:
    assert said in told(f"[CONT](VC):If you do not have {text} in your soul, this unit gets [Power] -2000.")


def test_a_cost_in_the_middle_is_told_as_one() -> None:
    text = "[AUTO]:When this unit is placed on (RC), Soul-Charge 1. Then, [COST][Counter-Blast 1], and draw a card."
    assert "You may pay this or leave it: (a) counter-Blast" in told(text)
