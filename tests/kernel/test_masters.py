"""Cards whose master is not the seat of their zone."""

from __future__ import annotations

from typing import Any

from playmat.kernel.run.atoms import move
from playmat.kernel.run.events import emit
from playmat.kernel.run.lasting import expire
from playmat.kernel.words import nodes as n

from .toy import automatic, card, continuous, find, names, play, resolve, table

THEIRS = n.Cards(("row",), "theirs", n.Is("name", "=", "Flint"))
TAKE = n.Modify(THEIRS, (n.TakeOver(),), "end of turn")
MINE_GROW = n.Modify(n.Cards(("row",)), (n.Add("size", n.Number(2)),), "end of turn")


def taken(*made: n.Ability, **others: Any) -> Any:
    """Seat 0 has taken over the Flint in the row of seat 1."""
    flint = card("Flint", *made, size=3)
    return resolve(table({"row": [card("Crook")], **others}, {"row": [flint, card("Shard")]}), TAKE)


def test_the_card_lies_where_it_lay_and_is_another_seats():
    g = taken()
    assert (g.master(find(g, "Flint")), g.master(find(g, "Shard"))) == (0, 1)
    assert names(g, 1, "row") == ["Flint", "Shard"]


def test_mine_and_theirs_are_told_by_the_master():
    g = resolve(taken(), MINE_GROW)
    assert [g.value(find(g, name), "size") for name in ("Crook", "Flint", "Shard")] == [2, 3 + 2, 0]
    g = resolve(taken(), n.Modify(n.Cards(("row",), "theirs"), (n.Add("size", n.Number(1)),), "end of turn"))
    assert [g.value(find(g, name), "size") for name in ("Crook", "Flint", "Shard")] == [0, 3, 1]


def test_it_ends_with_its_time_and_with_the_object():
    g = taken()
    expire(g, "end of turn", g.facts["turn"])
    assert g.master(find(g, "Flint")) == 1
    g = taken()
    move(g, [find(g, "Flint")], "heap")
    assert (g.master(find(g, "Flint")), names(g, 1, "heap")) == (1, ["Flint"])


def test_a_continuous_ability_is_its_masters():
    grow = continuous(n.Modify(n.Cards(("row",)), (n.Add("size", n.Number(1)),)))
    assert taken(grow).value(find(taken(grow), "Crook"), "size") == 1
    g = table({"row": [card("Crook")]}, {"row": [card("Flint", grow)]})
    assert g.value(find(g, "Crook"), "size") == 0


def test_an_ability_that_is_set_off_is_its_masters():
    bumped = automatic(n.On("bump"), n.Nothing())
    g = taken(bumped)
    emit(g, "bump", find(g, "Crook"), None)
    assert [w.seat for w in g.waiting] == [0]


def test_a_card_that_left_is_heard_as_its_masters():
    leaving = automatic(n.Moved(n.This(), ("row",), ("heap",)), n.Nothing())
    seen = automatic(n.Moved(n.Cards(("row",), "mine"), ("row",), ("heap",)), n.Nothing())
    g = taken(leaving)
    move(g, [find(g, "Flint")], "heap")
    assert [w.seat for w in g.waiting] == [0]
    g = resolve(table({"row": [card("Crook", seen)]}, {"row": [card("Flint")]}), TAKE)
    move(g, [find(g, "Flint")], "heap")
    assert [w.source for w in g.waiting] == [find(g, "Crook")]


def test_a_situation_is_met_for_the_master():
    waits = automatic(n.Whenever(n.Compare(n.Count(n.Cards(("row",))), ">=", n.Number(2))), n.Nothing())
    g = play(taken(waits))
    assert g.question is None or g.question.seat == 0


def test_without_such_a_text_nobody_asks():
    g = table({"row": [card("Crook")]}, {"row": [card("Flint")]})
    assert not g.match.lends
    assert taken().match.lends
