"""What a game keeps up while cards move and change: keywords, values, what a card was, and the record."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.kernel.build.start import replay
from playmat.kernel.run.atoms import move
from playmat.kernel.run.values import in_force
from playmat.kernel.state.save import record
from playmat.kernel.words import nodes as n

from .games import at
from .toy import BOOK, altered, automatic, card, continuous, find, put, resolve, table

THIS = n.This()
ROW = n.Cards(("row",), "mine")
DRAW = n.Perform("draw", n.Number(1))


def bigger(cards: n.Reference) -> n.Effect:
    return n.Modify(cards, (n.Add("size", n.Number(2)),))


# --- keywords ---------------------------------------------------------------------------------------------


LEAPS = n.Ability("continuous", bigger(THIS), keyword="leaping")


@pytest.mark.parametrize(
    ("change", "left"),
    [(n.GainAbility(continuous(bigger(THIS))), ("heavy", "leaping")), (n.LoseAbilities(), ())],
)
def test_printed_keywords_stay_with_an_ability_gained_and_go_with_those_lost(change, left):
    g = table({"row": [card("Flint", LEAPS, keywords=("heavy", "leaping")), card("Chert")]})
    resolve(g, n.Modify(n.Cards(("row",), "mine", n.Is("name", "=", "Flint")), (change,), "end of turn"), "Chert")
    assert g.value(find(g, "Flint"), "keywords") == left


def test_a_keyword_is_lost_with_its_ability_alone():
    """The other one hangs on an ability of another kind, or on none."""
    g = table({"row": [card("Flint", LEAPS, automatic(n.On("rest"), DRAW), keywords=("heavy", "leaping"))]})
    resolve(g, n.Modify(THIS, (n.LoseAbilities("continuous"),), "end of turn"))
    assert g.value(find(g, "Flint"), "keywords") == ("heavy",)


# --- values -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("to", "size"), [("hand", 1), ("bench", 3)])
def test_what_a_card_gives_from_where_it_lies_ends_as_it_leaves(seat, to, size):
    gives = continuous(bigger(n.Cards(("heap",))), zones=("row", "bench") if to == "bench" else ("row",))
    zones = {"row": [card("Giver", gives)], "heap": [card("Flint", size=1)]}
    mine, theirs = ({}, zones) if seat else (zones, {})
    g = table(mine, theirs, altered(BOOK, rule_zones=("heap",)))
    assert g.value(find(g, "Flint"), "size") == 3
    move(g, (find(g, "Giver"),), to)
    assert g.value(find(g, "Flint"), "size") == size


def test_something_is_in_force_only_while_it_changes_a_card():
    g = table({"row": [card("Giver", continuous(bigger(n.Cards(("bench",)))))]})
    assert not in_force(g, ("size", "worth"))
    put(g, 0, "bench", card("Flint"))
    assert in_force(g, ("size", "worth"))
    assert not in_force(g, ("worth",))


# --- what a card was --------------------------------------------------------------------------------------


def shifted(kept: str, looks_back: bool) -> Any:
    """A card of size 0 that the row makes bigger goes to the bench and stays the card it was."""
    book = altered(BOOK, kept_move=lambda g, before, after: kept, looks_back=lambda g, before, after: looks_back)
    big = n.Cards((), "mine", n.Is("size", ">=", n.Number(2)))
    ear = card("Ear", automatic(n.Moved(big, ("row",), ("bench",)), DRAW, zones=("row",)))
    others = n.Cards(("row",), "mine", n.Is("name", "=", "Flint"))
    g = table({"row": [ear, card("Giver", continuous(bigger(others))), card("Flint")]}, book=book)
    move(g, (find(g, "Flint"),), "bench")
    return g


@pytest.mark.parametrize(("kept", "looks_back", "heard"), [("move", True, 1), ("move", False, 0), ("shift", True, 0)])
def test_a_move_that_leaves_the_card_what_it_was_is_read_as_the_book_looks_back(kept, looks_back, heard):
    g = shifted(kept, looks_back)
    assert len(g.waiting) == heard
    assert (find(g, "Flint") in g.last) is (kept == "move" and looks_back)


# --- the record -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("to", "in_order"), [("pile", True), ("heap", False)])
def test_the_record_does_not_tell_in_which_order_two_cards_came_to_lie_in_a_hidden_zone(to, in_order):
    g = table({"row": [card("A"), card("B")]})
    first, second = find(g, "B"), find(g, "A")
    move(g, (first, second), to)
    told = [event[3] for event in g.log if event[0] == "move"]
    assert told == (sorted((first, second)) if in_order else [first, second])


def test_a_record_rearranges_the_cards_of_who_did_so():
    game = at(4, 40)
    mine, theirs = list(game.in_zone(0, "hand")), list(game.in_zone(1, "hand"))
    assert len(mine) > 1
    game.arrange(0, "hand", mine[::-1])
    game.concede(1)
    again = replay(record(game), game.book)
    assert (again.in_zone(0, "hand"), again.in_zone(1, "hand")) == (mine[::-1], theirs)
