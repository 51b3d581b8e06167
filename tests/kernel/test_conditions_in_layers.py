"""An effect with a condition depends on what changes its reach, as one without does; and states count at once."""

from __future__ import annotations

import pytest

from playmat.kernel.run.abilities import abilities
from playmat.kernel.run.atoms import turn
from playmat.kernel.words import nodes as n

from .toy import card, continuous, find, table

ROW = n.Cards(("row",), "mine")
RED = n.Cards(("row",), "mine", n.Is("tint", "has", "red"))
THERE = n.Compare(n.Count(n.Cards(("row",), "mine", n.Is("name", "=", "Flint"))), ">=", n.Number(1))


@pytest.mark.parametrize("gate", [THERE, None])
def test_an_effect_whose_condition_holds_waits_for_what_changes_its_reach(gate):
    """The older reaches what is red; the newer makes everything red, in the same layer."""
    shine = n.Modify(RED, (n.Include("tint", "bright"),))
    old = continuous(n.If(gate, shine) if gate else shine)
    redden = continuous(n.Modify(ROW, (n.Include("tint", "red"),)))
    g = table({"row": [card("Old", old), card("New", redden), card("Flint")]})
    assert g.value(find(g, "Flint"), "tint") == ("red", "bright")


def test_what_hangs_on_cards_that_rest_changes_as_they_turn():
    resting = n.Cards(("row",), "mine", n.InState("resting"))
    flag = continuous(n.Modify(resting, (n.Add("size", n.Number(2)),)))
    g = table({"row": [card("Flag", flag), card("Flint", size=1)]})
    flint = find(g, "Flint")
    assert g.value(flint, "size") == 1
    turn(g, (flint,), rested=True)
    assert g.value(flint, "size") == 1 + 2
    turn(g, (flint,), rested=False)
    assert g.value(flint, "size") == 1


@pytest.mark.parametrize("first", ["abilities", "keywords", "size"])
def test_what_is_gained_by_a_keyword_counts_whatever_is_asked_first(first):
    """Who has a keyword gains an ability with another one and with a number: asked in any order, both are had."""
    lit = n.Cards(("row",), "mine", n.Is("keywords", "has", "lit"))
    gains = (n.GainAbility(n.Ability("continuous", n.Modify(n.This(), (n.Add("size", n.Number(2)),)), keyword="warm")),)
    lamp = card("Lamp", n.Ability("continuous", n.Nothing()), size=1, keywords=("lit",))
    g = table({"row": [card("Stove", continuous(n.Modify(lit, gains))), lamp]})
    at = find(g, "Lamp")
    asked = {"abilities": lambda: abilities(g, at), "keywords": lambda: g.value(at, "keywords"),
             "size": lambda: g.value(at, "size")}  # fmt: skip
    asked[first]()
    assert (g.value(at, "keywords"), g.value(at, "size")) == (("lit", "warm"), 1 + 2)
    assert len(abilities(g, at)) == 2
