"""903.2f: what a cost in wills comes to, worked out on plain data."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.books.force_of_will_6_1 import prices as p
from playmat.books.force_of_will_6_1.matching import Need
from playmat.kernel.words import nodes as n


def says(way, *attributes, free=0):
    return p.CostSays("you", lambda g, s, c: True, Need(attributes, free), way, lambda g, s: 1, "")


def needs(*told):
    return [Need(attributes, free) for attributes, free in told]


BASE = Need(("fire", "fire", "water"), 2)


@pytest.mark.parametrize(("found", "extra", "told"), [
    ([], p.NOTHING, [BASE]),
    ([], Need(("wind",), 1), needs((("fire", "fire", "water", "wind"), 3))),
    ([], Need((), 1), needs((("fire", "fire", "water"), 3))),
    ([], Need(("wind",), 0), needs(((*BASE.attributes, "wind"), 2))),
    ([(says("more", "wind", free=1), 2)], p.NOTHING, needs((("fire", "fire", "water", "wind", "wind"), 4))),
    ([(says("less free", free=1), 1)], p.NOTHING, needs((BASE.attributes, 1))),
    ([(says("less free", free=1), 2)], p.NOTHING, needs((BASE.attributes, 0))),
    ([(says("less free", free=3), 1)], p.NOTHING, needs((BASE.attributes, 0))),
    ([(says("less free", free=3), 1)], Need((), 2), needs((BASE.attributes, 1))),
    ([(says("less", "fire"), 1)], p.NOTHING, needs((("fire", "water"), 2))),
    ([(says("less", "fire"), 3)], p.NOTHING, needs((("water",), 2))),
    ([(says("less", "wind"), 1)], p.NOTHING, needs((BASE.attributes, 2))),
    ([(says("less", free=2), 1)], p.NOTHING,
     needs((BASE.attributes, 0), (("fire", "water"), 1), (("fire", "fire"), 1), (("water",), 2), (("fire",), 2))),
    ([(says("less", free=5), 1)], p.NOTHING, needs(((), 0))), ([(says("less", free=9), 1)], p.NOTHING, needs(((), 0))),
    ([(says("less", free=2), 2)], p.NOTHING, needs((("fire",), 0), (("water",), 0), ((), 1))),
    ([(says("instead", "wind"), 1)], p.NOTHING, needs((("wind",), 0))),
    ([(says("instead", free=5), 1)], p.NOTHING, [BASE]), ([(says("instead", free=4), 1)], p.NOTHING, needs(((), 4))),
    ([(says("more", free=1), 1), (says("instead", "wind"), 1)], Need((), 1), needs((("wind",), 2))),
    ([(says("less free", free=3), 1), (says("more", free=1), 1)], p.NOTHING, needs((BASE.attributes, 0))),
])  # fmt: skip
def test_what_a_cost_comes_to(found, extra, told):
    """903.2f-iii, 903.2f-iv: instead of it, then what is due beside it, then more, then less, each down to nothing."""
    reckoned = p.reckoned(found, BASE, extra)
    sets = [{(tuple(sorted(need.attributes)), need.free) for need in some} for some in (reckoned, told)]
    assert sets[0] == sets[1] and reckoned[0].free == told[0].free


REST, BURY = n.Turn(n.This(), "rest"), n.Move(n.Cards(("hand",), "mine"), "graveyard")


def test_the_wills_and_the_deeds_of_a_cost():
    """903.2g: what is paid in wills, X for X, and what is done beside it."""
    cost = (f.PayWill(("fire",), 1, 2), REST, f.PayWill(("water",), 3))
    assert p.wills(cost, 3) == Need(("fire", "water"), 1 + 2 * 3 + 3) and p.wills(cost) == Need(("fire", "water"), 4)
    assert p.deeds(cost) == (REST,)


@pytest.mark.parametrize(("cost", "taken"), [
    ((REST,), True), ((n.Move(n.This(), "graveyard"),), True), ((f.PayWill(free=1), REST), True), ((), False),
    ((BURY,), False), ((n.Turn(n.Cards(("field",), "mine"), "rest"),), False),
])  # fmt: skip
def test_a_cost_that_takes_its_own_card(cost, taken):
    """903.2g: it rests, or goes."""
    assert p.takes_itself(cost) is taken
