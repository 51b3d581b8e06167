"""What a book makes in play: abilities and changes compiled under a name, and made anew of it when a save is loaded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from playmat.kernel.build.start import load
from playmat.kernel.run.events import begin
from playmat.kernel.run.lasting import add_effect
from playmat.kernel.run.remembering import remember
from playmat.kernel.run.rows import advance
from playmat.kernel.words import nodes as n
from playmat.kernel.words.cards import Card
from playmat.kernel.words.errors import SaveError

from .toy import BOOK, altered, answer, card, find, names, play, put, table


@dataclass(frozen=True, slots=True)
class Base(n.Change):
    """What a size begins with."""

    number: int


@dataclass(frozen=True, slots=True)
class Bare(n.Change):
    """What is printed is gone."""

    key: str


CHANGES = {
    Base: lambda match, env, name, node, card: ("base", "size", env.amount(n.Number(node.number)), None, None),
    Bare: lambda match, env, name, node, card: ("strip", node.key, None, None, None),
}
LAYERS = {"base": 0, "strip": 1, "add": 3, "set": 4}
HAND = n.Cards(("hand",))


def made(match: Any, name: str) -> tuple[Any, Card] | None:
    if name == "toss one":
        parts = (n.Choose(HAND, n.Number(1)), n.Move(n.It(), "heap"))
        return n.Ability("activated", n.Sequence(parts)), Card("the rules", {})
    return (n.Add("size", n.Number(int(name.removeprefix("grow ")))), Card("the rules", {})) if "grow" in name else None


MAKING = altered(BOOK, on_demand=made, changes=CHANGES, layer=lambda op, key: LAYERS.get(op, 2))


def a_game() -> Any:
    return play(table({"row": [card("Flint", size=3)], "hand": [card("One"), card("Two")]}, book=MAKING))


def tossing() -> Any:
    """A game that stands in the middle of what was made."""
    g = a_game()
    assert g.match.on_demand("toss one")
    flint = find(g, "Flint")
    g.question = None
    begin(g, "toss one", 0, flint, g.serial[flint])
    advance(g)
    return g


def test_it_is_made_once():
    g = a_game()
    assert g.match.on_demand("toss one") and g.match.on_demand("toss one")
    assert [name for name in g.match.abilities if name == "toss one"] == ["toss one"]


def test_a_name_that_means_nothing_makes_nothing():
    g = a_game()
    assert not g.match.on_demand("fly away")
    assert not play(table({"row": [card("Flint")]})).match.on_demand("toss one")


def test_a_save_in_the_middle_of_it_goes_on():
    loaded = load(tossing().save(), MAKING)
    answer(loaded, "Two")
    assert names(loaded, 0, "heap") == ["Two"]


def test_a_save_of_a_name_that_is_no_longer_made_is_refused():
    text = tossing().save()
    with pytest.raises(SaveError, match="stands in procedure toss one"):
        load(text, altered(MAKING, on_demand=lambda match, name: None))


def test_a_change_that_was_made_is_there_after_loading():
    g = a_game()
    assert g.match.on_demand("grow 4")
    flint = find(g, "Flint")
    add_effect(g, 0, flint, remember(g, (flint,)), g.match.changes["grow 4"], 4, ("never", 0))
    loaded = load(g.save(), MAKING)
    assert loaded.value(find(loaded, "Flint"), "size") == g.value(flint, "size") == 3 + 4


# --- what a number begins with --------------------------------------------------------------------------


def sized(*changes: n.Change, **printed: Any) -> Any:
    abilities = [n.Ability("continuous", n.Modify(n.This(), (change,)), zones=("row",)) for change in changes]
    g = table({"row": [card("Flint", *abilities, size=3, **printed)]}, book=MAKING)
    return g, find(g, "Flint")


ADD = n.Add("size", n.Number(2))


@pytest.mark.parametrize(
    ("changes", "size"),
    [
        ((Base(7), ADD), 9), ((ADD, Base(7)), 9), ((Bare("size"), ADD), 2), ((Bare("size"), Base(7)), 0),
        ((n.Set("size", n.Number(1)), Base(7)), 1),
    ],
)  # fmt: skip
def test_what_a_number_begins_with_is_changed_before_all_that_is_added(changes, size):
    g, flint = sized(*changes)
    assert g.value(flint, "size") == size


def test_of_words_those_that_came_otherwise_are_left():
    g, flint = sized(Bare("tint"), n.Include("tint", "blue"), tint=("red",))
    assert g.value(flint, "tint") == ("blue",)


def test_of_abilities_those_that_were_gained_are_left():
    gained = n.Ability("continuous", n.Modify(n.This(), (n.Add("size", n.Number(10)),)), zones=("row",))
    g, flint = sized(ADD)
    other = n.Modify(n.Cards(("row",)), (n.GainAbility(gained), Bare("abilities")))
    put(g, 0, "row", card("Giver", n.Ability("continuous", other, zones=("row",))))
    assert g.value(flint, "size") == 3 + 10
