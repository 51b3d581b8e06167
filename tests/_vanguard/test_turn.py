"""A turn at the table in few lines, in every book of the family: a ride, two calls and three attacks."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from playmat.play.bots import RandomBot
from playmat.play.table.session import Session

TURN = 3
TYPED = (
    "ride knight", "call lancer fl", "call archer fr", "p",
    "attack vanguard with fl", "attack enemy with knight", "attack enemy with archer",
)  # fmt: skip


@pytest.fixture(autouse=True, params=["vanguard-1.10", "vanguard-2.01", "vanguard-overdress"])
def table(request, scene):
    scene.book(request.param).turn_of(0, TURN).step("ride phase")


def test_a_ride_two_calls_and_three_attacks_take_no_more_than_eight_lines(scene, me, foe):
    for name, grade in {"Knight": 2, "Lancer": 1, "Archer": 1, "Enemy": 1}.items():
        scene.card(name, grade=grade)
    me.has(vanguard="Grade 1", hand=["Knight", "Lancer", "Archer"])
    foe.has(vanguard="Enemy")
    lines, typed = iter(TYPED), []

    def read(prompt):
        if session.game.facts["turn"] != TURN:
            raise EOFError
        typed.append(next(lines))
        return typed[-1]

    console = Console(file=StringIO(), width=80)
    session = Session(scene.start().game.fork(), {1: RandomBot(1)}, console, read, lambda path, text: None)
    session.run()
    assert [event[0] for event in session.game.log].count("attack") >= 3
    assert session.game.facts["turn"] > TURN
    assert len(typed) == len(TYPED) <= 8
