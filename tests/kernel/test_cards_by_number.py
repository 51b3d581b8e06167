"""Every card is reached or not like any other, the first of all too; and what was worked out is kept while it holds."""

from __future__ import annotations

import pytest

from playmat.kernel.run.values import touched
from playmat.kernel.state.memo import KEEPS
from playmat.kernel.words import nodes as n

from .toy import BOOK, altered, card, continuous, find, resolve, table

ROW = n.Cards(("row",))
GROW = n.Modify(ROW, (n.Add("size", n.Number(1)),), "end of turn")
SHIELDED = altered(BOOK, out_of_reach="be reached", prohibitions=BOOK.words.prohibitions | {"be reached"})
WALL = card("Wall", continuous(n.Modify(n.This(), (n.Cannot("be reached", by=n.Is("name", "=", "Crook")),))), size=5)


@pytest.mark.parametrize("row", [["Wall", "Crook", "Friend"], ["Crook", "Friend", "Wall"]])
@pytest.mark.parametrize(("source", "size"), [("Crook", 5), ("Friend", 5 + 1)])
def test_an_effect_passes_by_what_it_does_not_reach_wherever_the_card_is_among_all(row, source, size):
    g = table({"row": [WALL if name == "Wall" else card(name) for name in row]}, book=SHIELDED, pile=0)
    assert find(g, row[0]) == 0
    resolve(g, GROW, source)
    assert {name: g.value(find(g, name), "size") for name in row} == {"Wall": size, "Crook": 1, "Friend": 1}


@pytest.mark.skipif(not KEEPS, reason="nothing is kept")
def test_what_lasting_effects_change_is_worked_out_once_until_there_is_another():
    g = resolve(table({"row": [card("Flint")]}), GROW)
    before = touched(g)
    assert touched(g) is before
    resolve(g, n.Modify(ROW, (n.Include("tint", "red"),), "end of turn"))
    assert set(before) == {"size"} and set(touched(g)) == {"size", "tint"}
