"""Bots of vanguard-2.01: what the greedy one hopes for."""

from __future__ import annotations

import pytest

from playmat.games.vanguard_2_01.evaluation import FORCE, STRIDDEN
from playmat.play.evaluations import evaluation_of

BOOK = "vanguard-2.01"


@pytest.fixture
def table(scene):
    return scene.book(BOOK).turn_of(0).step("ride phase")


def test_a_stridden_vanguard_and_a_gift_are_worth_something(table, scene, me, foe):
    me.has(vanguard="Grade 3", hand=["Grade 3"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass")
    worth, before = evaluation_of(BOOK).worth, scene.game.fork()
    gifted = before.fork()
    gifted.set("force 0", ("vanguard circle",))
    assert worth(gifted, 0) == worth(before, 0) + FORCE
    assert worth(gifted, 1) == worth(before, 1) - FORCE
    me.strides("Grand")
    assert worth(scene.game, 0) > worth(before, 0) + STRIDDEN / 2
    me.is_asked(about="attack")
