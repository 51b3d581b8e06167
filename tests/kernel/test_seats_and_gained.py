"""Whose an ability is that goes off, and what cards that gained or lost abilities do beside those that did not."""

from __future__ import annotations

import pytest

from playmat.kernel.run.atoms import move, turn
from playmat.kernel.run.events import check_situations
from playmat.kernel.words import nodes as n

from .toy import BOOK, altered, automatic, card, continuous, find, resolve, table

DRAW = n.Perform("draw", n.Number(1))
FULL_HEAP = n.Whenever(n.Compare(n.Count(n.Cards(("heap",), "any")), ">=", n.Number(1)))
FLINT = n.Is("name", "=", "Flint")
FOLLOWING = altered(BOOK, follows=lambda effect: True)


def sides(seat, zones):
    return ({}, zones) if seat else (zones, {})


@pytest.mark.parametrize("zone", ["row", "middle"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_situation_is_met_for_whom_the_zone_belongs_to_or_in_a_shared_one_the_card(zone, seat):
    ear = card("Ear", automatic(FULL_HEAP, DRAW, zones=(zone,)))
    g = table(*sides(seat, {zone: [ear], "heap": [card("Chert")]}))
    check_situations(g)
    assert [(w.source, w.seat) for w in g.waiting] == [(find(g, "Ear"), seat)]


@pytest.mark.parametrize("heap", [[], [card("Chert")]])
def test_a_situation_is_met_for_each_card_that_asks_for_it(heap):
    """That the ability of one card waits does not keep the same ability of another from going off."""
    ear = card("Ear", automatic(FULL_HEAP, DRAW))
    g = table({"row": [ear, ear], "heap": heap})
    check_situations(g)
    check_situations(g)
    assert [w.source for w in g.waiting] == (g.in_zone(0, "row") if heap else [])


def test_beside_a_gained_situation_those_that_are_printed_go_off_too():
    when = automatic(FULL_HEAP, DRAW)
    flag = continuous(n.Modify(n.Cards(("row",), "mine", FLINT), (n.GainAbility(when),)))
    g = table({"row": [card("Flag", flag), card("Flint"), card("Ear", when), card("Plain")], "heap": [card("Chert")]})
    check_situations(g)
    assert {w.source for w in g.waiting} == {find(g, "Flint"), find(g, "Ear")}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_gained_ability_is_its_masters(seat):
    ear = automatic(n.On("rest"), DRAW)
    flag = continuous(n.Modify(n.Cards(("row",), "mine", FLINT), (n.GainAbility(ear),)))
    g = table(*sides(seat, {"row": [card("Flag", flag), card("Flint"), card("Chert")]}))
    turn(g, [find(g, "Chert")], rested=True)
    assert [(w.source, w.seat) for w in g.waiting] == [(find(g, "Flint"), seat)]


@pytest.mark.parametrize(("gains", "heard"), [("Flint", True), ("Nobody", False)])
def test_a_gained_ability_hears_of_a_card_that_moves_alone(gains, heard):
    ear = automatic(n.Moved(n.Cards((), "mine"), (), ("heap",)), DRAW)
    flag = continuous(n.Modify(n.Cards(("row",), "mine", n.Is("name", "=", gains)), (n.GainAbility(ear),)))
    g = table({"row": [card("Flag", flag), card("Flint"), card("Chert")]})
    move(g, [find(g, "Chert")], "heap")
    assert [w.source for w in g.waiting] == ([find(g, "Flint")] if heard else [])


@pytest.mark.parametrize("named", ["Flint", "Chert"])
def test_a_group_that_is_told_by_what_was_chosen_is_told_by_it_for_as_long_as_it_lasts(named):
    """Here each effect follows its group: a card of that name that comes later is one of it."""
    chosen = n.Choose(n.Cards(("bench",)), n.Number(1), into="model")
    like_it = n.Cards(("row",), "mine", n.SameAs("name", n.It("model")))
    grow = n.Modify(like_it, (n.Add("size", n.Number(2)),), "end of turn")
    g = table({"row": [card("Crook"), card("Chert")], "bench": [card(named)], "hand": [card("Flint")]}, book=FOLLOWING)
    resolve(g, n.Sequence((chosen, grow)), "Crook")
    late = g.in_zone(0, "hand")[0]
    move(g, [late], "row")
    assert {g.card(c): g.value(c, "size") for c in g.in_zone(0, "row")} == {
        "Crook": 0, "Chert": 2 * (named == "Chert"), "Flint": 2 * (named == "Flint"),
    }  # fmt: skip
