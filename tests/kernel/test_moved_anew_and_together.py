"""Cards that become other objects in one event, and what is known of those that left."""

from __future__ import annotations

import pytest

from playmat.kernel.run.atoms import move, place_together, swap
from playmat.kernel.words import nodes as n

from .toy import BOOK, altered, automatic, card, find, names, resolve, table

DRAW = n.Perform("draw", n.Number(1))
RENEWED = altered(BOOK, renewing=frozenset({"summon"}))
COMES = automatic(n.Moved(n.This(), (), ("bench",)), DRAW, zones=("bench",))
SEES = automatic(n.Moved(n.Cards((), "mine", n.Other()), ("row",), ("bench",)), DRAW, zones=("row",))


@pytest.mark.parametrize(("verb", "heard"), [("summon", ["Wanderer"]), ("put", [])])
def test_of_several_moves_in_one_event_those_by_a_renewing_verb_make_new_objects(verb, heard):
    g = table({"row": [card("Wanderer", COMES), card("Other")]}, book=RENEWED)
    bench, heap = (g.match.zone_number[0, zone] for zone in ("bench", "heap"))
    wanderer, other = find(g, "Wanderer"), find(g, "Other")
    lots = ((((wanderer, bench),), (verb, False, None, False)), (((other, heap),), ("put", False, None, False)))
    place_together(g, lots)
    assert (names(g, 0, "bench"), names(g, 0, "heap")) == (["Wanderer"], ["Other"])
    assert [g.card(w.source) for w in g.waiting] == heard


@pytest.mark.parametrize(("verb", "heard"), [("summon", ["One", "Two"]), ("put", [])])
def test_those_that_became_new_objects_together_heard_each_other_leave(verb, heard):
    """They heard it where they were: where they are now the ability does not work."""
    g = table({"row": [card("One", SEES), card("Two", SEES)]}, book=RENEWED)
    move(g, [find(g, "One"), find(g, "Two")], "bench", verb=verb)
    assert sorted(g.card(w.source) for w in g.waiting) == heard


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("grown", "heard"), [(2, True), (1, False)])
def test_a_card_is_known_as_it_was_where_the_book_says_that_something_may_reach_it(grown, heard, seat):
    """No text names the zone: the card was chosen, and grew wherever it is."""
    book = altered(BOOK, reached_zones=("row",))
    big = n.Moved(n.Cards((), "any", n.Is("size", ">=", n.Number(3))), (), ("heap",))
    ear, flint = card("Ear", automatic(big, DRAW, zones=("hand",))), card("Flint", size=1)
    rows = ([card("Crook")], [flint]) if seat else ([card("Crook"), flint], [])
    g = table({"row": rows[0], "hand": [ear]}, {"row": rows[1]}, book)
    chosen = n.Choose(n.Cards(("row",), "any", n.Is("name", "=", "Flint")), n.Number(1), into="one")
    grow = n.Modify(n.It("one"), (n.Add("size", n.Number(grown)),), "end of turn")
    resolve(g, n.Sequence((chosen, grow)), "Crook")
    assert g.value(find(g, "Flint"), "size") == 1 + grown
    move(g, [find(g, "Flint")], "heap")
    assert bool(g.waiting) == heard


@pytest.mark.parametrize("seat", [0, 1])
def test_what_lies_in_two_zones_of_one_seat_is_exchanged(seat):
    mine, theirs = {"row": [card("Flint")], "bench": [card("Slate")]}, {"row": [card("Chalk")], "bench": [card("Marl")]}
    g = table(mine=mine, theirs=theirs)
    swap(g, seat, "row", "bench")
    stood = [(["Flint"], ["Slate"]), (["Chalk"], ["Marl"])]
    stood[seat] = stood[seat][::-1]
    assert [(names(g, each, "row"), names(g, each, "bench")) for each in (0, 1)] == stood


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("homes", "left"), [(("heap",), ["Exile"]), ((), [])])
def test_an_effect_does_nothing_more_with_what_rules_bring_home(homes, left, seat):
    """Both are sent to the bench and on to the hand; one of them the rules bring to the heap."""
    brought = {("Exile", "bench"): "heap"}
    book = altered(BOOK, homes=homes, destination=lambda g, c, zone: brought.get((g.card(c), zone), zone))
    others = n.Cards(("row",), "mine", n.Other())
    row = {"row": [card("Flint"), card("Exile"), card("Friend")]}
    g = table(*([{}, row] if seat else [row, {}]), book=book)
    resolve(g, n.Sequence((n.Move(others, "bench"), n.Move(n.It(), "hand"))), "Flint", seat)
    assert names(g, seat, "heap") == left and names(g, seat, "bench") == []
    assert {"Exile", "Friend"}.intersection(names(g, seat, "hand")) == {"Exile", "Friend"}.difference(left)
