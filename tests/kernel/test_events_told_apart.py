"""What waits and how each time is told apart, which of several like cards is locked, and what looks back."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.kernel.run.abilities import lock_ability, unusable
from playmat.kernel.run.atoms import mark, move, new_card, place_together, renew, restamp, turn
from playmat.kernel.run.events import (
    check_situations,
    emit,
    hear,
    note_past,
    renew_waiting,
    take_option,
    take_waiting_at,
    wait,
    waiting_options,
)
from playmat.kernel.run.remembering import looking_back, remember
from playmat.kernel.run.rows import advance
from playmat.kernel.words import nodes as n

from .toy import BOOK, activated, altered, automatic, card, continuous, find, names, play, resolve, table

ONE = n.Number(1)
DRAW = n.Perform("draw", ONE)
DRAWN = n.On("draw")
BENCH_IT = n.Move(n.Role("card"), "bench")


def waits(g: Any) -> list[tuple[str, int]]:
    return [(w.ability, w.source) for w in g.waiting]


# --- each time that an ability waits --------------------------------------------------------------------------


def test_each_time_is_told_by_a_card_that_its_seat_sees():
    """Two draws: whoever drew sees the cards and tells the times by them, the other seat tells them by number."""
    ear = automatic(DRAWN, BENCH_IT)
    g = resolve(table({"row": [card("Mine", ear)]}, {"row": [card("Theirs", ear)]}), n.Perform("draw", n.Number(2)))
    mine, theirs = find(g, "Mine"), find(g, "Theirs")
    drawn = g.in_zone(0, "hand")
    g.frames.clear()
    g.waiting = []
    for each in drawn:
        emit(g, "draw", each)
    assert list(waiting_options(g, 0)) == [("ability", "Mine/1", mine, each) for each in drawn]
    assert list(waiting_options(g, 1)) == [("ability", "Theirs/1", theirs), ("ability", "Theirs/1", theirs, "time 2")]
    assert take_option(g, ("ability", "Theirs/1", theirs, "time 2")).event[1][0][0] == drawn[1]


def test_a_third_time_has_a_number_of_its_own():
    ear = automatic(DRAWN, BENCH_IT)
    g = table({"hand": [card("A"), card("B"), card("C")]}, {"row": [card("Ear", ear)]})
    for each in g.in_zone(0, "hand"):
        emit(g, "draw", each)
    assert [option[3:] for option in waiting_options(g, 1)] == [(), ("time 2",), ("time 3",)]


def test_a_time_is_told_by_the_very_first_card_too():
    ear = automatic(n.On("bump"), n.Move(n.Role("bumped"), "bench"))
    g = table({"row": [card("Flint"), card("Chert"), card("Ear", ear)]}, pile=0)
    flint, chert = find(g, "Flint"), find(g, "Chert")
    assert flint == 0
    emit(g, "bump", -1, flint)
    emit(g, "bump", -1, chert)
    assert [option[3:] for option in waiting_options(g, 0)] == [(flint,), (chert,)]


def test_a_time_is_told_by_neither_the_card_itself_nor_a_player():
    bumped = n.On("bump")
    g = table({"row": [card("Ear", automatic(bumped, n.Move(n.Role("bumped"), "bench"))), card("Flint")]})
    ear, flint = find(g, "Ear"), find(g, "Flint")
    emit(g, "bump", -1, ear)
    emit(g, "bump", -1, flint)
    assert [option[3:] for option in waiting_options(g, 0)] == [(), (flint,)]


def test_times_that_do_the_same_are_one():
    g = table({"row": [card("Ear", automatic(n.On("bump"), DRAW)), card("Flint"), card("Chert")]})
    for name in ("Flint", "Chert"):
        emit(g, "bump", find(g, name), find(g, "Ear"))
    assert len(g.waiting) == 2
    assert len(waiting_options(g, 0)) == 1


def test_an_event_that_fits_several_triggers_is_heard_once():
    """As the card's own and as another's: one ability, one time."""
    both = n.AnyTrigger((n.On("bump", (("bumper", n.This()),)), n.On("bump", (("bumped", n.Cards((), "mine")),))))
    g = table({"row": [card("Ear", automatic(both, DRAW)), card("Flint")]})
    emit(g, "bump", find(g, "Ear"), find(g, "Flint"))
    assert waits(g) == [("Ear/1", find(g, "Ear"))]


def test_what_is_put_among_those_that_wait_and_taken_out_again():
    g = table({"row": [card("Ear", automatic(n.On("bump"), DRAW)), card("Flint")]})
    ear = find(g, "Ear")
    wait(g, 0, "Ear/1", ear)
    wait(g, 1, "Ear/1", ear, ("bump", ()))
    assert [(w.seat, w.serial, w.event) for w in g.waiting] == [
        (0, g.serial[ear], None),
        (1, g.serial[ear], ("bump", ())),
    ]
    assert take_waiting_at(g, 1).seat == 1
    old = g.waiting[0]
    renew_waiting(g, old, old._replace(seat=1))
    assert [w.seat for w in g.waiting] == [1]
    renew_waiting(g, g.waiting[0], None)
    assert g.waiting == []


def test_a_card_that_left_with_others_is_asked_about_as_it_was_where_the_book_looks_back():
    hears = automatic(n.Moved(n.Cards((), "mine"), ("row",), ("heap",)), DRAW)
    for back in (True, False):
        book = altered(BOOK, looks_back=lambda g, before, after, back=back: back)
        g = table({"row": [card("Ear", hears), card("Flint")]}, book=book)
        was = g.serial[find(g, "Ear")]
        move(g, [find(g, "Ear"), find(g, "Flint")], "heap")
        assert {w.slots for w in g.waiting} == ({(("was", was),)} if back else {()})


def test_an_event_of_the_past_is_heard_by_nobody():
    g = table({"row": [card("Ear", automatic(n.On("bump"), DRAW))]})
    note_past(g, ("bump", "3.1", None, 0, 0))
    assert g.log[-1] == ("bump", "3.1", None, 0, 0)
    assert g.waiting == []


def test_only_one_card_hears_where_it_is_named():
    g = table({"row": [card("Ear", automatic(n.On("bump"), DRAW)), card("Other", automatic(n.On("bump"), DRAW))]})
    hear(g, "bump", (find(g, "Ear"), find(g, "Other")), only=find(g, "Other"))
    assert waits(g) == [("Other/1", find(g, "Other"))]


# --- situations -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("late", [True, False])
def test_a_situation_is_met_only_while_its_gate_is_open(late):
    empty = n.Whenever(n.Compare(n.Count(n.Cards(("heap",), "mine")), "=", n.Number(0)))
    g = table({"row": [card("Watch", automatic(empty, DRAW, gate=n.Holds("late")))]})
    g.set("turn", 12 if late else 2)
    check_situations(g)
    assert bool(g.waiting) is late


def test_a_situation_that_waits_is_not_met_again_and_another_card_is_asked_all_the_same():
    empty = n.Whenever(n.Compare(n.Count(n.Cards(("heap",), "mine")), "=", n.Number(0)))
    g = table({"row": [card("Watch", automatic(empty, DRAW)), card("Other", automatic(empty, DRAW))]})
    check_situations(g)
    g.waiting = g.waiting[:1]
    check_situations(g)
    assert sorted(waits(g)) == sorted([("Watch/1", find(g, "Watch")), ("Other/1", find(g, "Other"))])


# --- locks ----------------------------------------------------------------------------------------------------


def test_a_lock_is_on_one_of_two_like_cards():
    twin = card("Twin", activated(DRAW, limit="turn"))
    g = play(table({"row": [twin, twin]}))
    one, other = g.in_zone(0, "row")
    g.answer(("use", one, "Twin/1"))
    assert unusable(g, "Twin/1", one) and not unusable(g, "Twin/1", other)
    assert ("use", other, "Twin/1") in g.question.options and ("use", one, "Twin/1") not in g.question.options


def test_a_lock_is_on_one_of_two_abilities():
    g = play(table({"row": [card("Two", activated(DRAW, limit="turn"), activated(DRAW))]}))
    two = find(g, "Two")
    g.answer(("use", two, "Two/1"))
    assert unusable(g, "Two/1", two) and not unusable(g, "Two/2", two)


def test_what_waits_of_another_card_is_not_locked_with_it():
    twin = card("Twin", automatic(n.On("bump"), DRAW))
    g = table({"row": [twin, twin, card("Other", automatic(n.On("bump"), DRAW))]})
    one, other, third = g.in_zone(0, "row")
    emit(g, "bump", one, other)
    lock_ability(g, "Twin/1", one, ("never", 0))
    assert waits(g) == [("Twin/1", other), ("Other/1", third)]


# --- looking back ---------------------------------------------------------------------------------------------


def test_a_card_is_read_as_the_object_that_is_asked_about():
    """Only while what it last was is that object: not before it left, nor after it left once more."""
    g = table({"row": [card("Flint")]})
    flint = find(g, "Flint")
    ((_, serial, was),) = remember(g, [flint])
    for moves, past in ((0, False), (1, True), (2, False)):
        if moves:
            move(g, [flint], "heap" if moves == 1 else "hand")
        with looking_back(g, ((flint, g.serial[flint], was),)):
            assert (g.looking_back == {flint: {}}) is past
    with looking_back(g, ((flint, serial, -5),)):
        assert g.looking_back is None


def test_what_is_looked_back_on_already_is_looked_back_on_beside_more():
    g = table({"row": [card("Flint"), card("Chert")]})
    one, other = remember(g, g.in_zone(0, "row"))
    move(g, g.in_zone(0, "row"), "heap")
    with looking_back(g, (one,)):
        with looking_back(g, (other,)):
            assert set(g.looking_back) == {one[0], other[0]}
        assert set(g.looking_back) == {one[0]}
    assert g.looking_back is None


# --- replacements beside other things -------------------------------------------------------------------------

TO_HEAP = n.Moved(n.Cards((), "mine"), ("row",), ("heap",))


def guard(**fields: Any) -> Any:
    return card("Guard", continuous(n.Instead(TO_HEAP, n.Move(n.Role("card"), "bench")), **fields))


def test_one_replacement_takes_the_place_of_each_of_several_moves():
    """The second card is another event: the same replacement applies to it too."""
    g = table({"row": [guard(), card("Flint"), card("Chert")]})
    both = n.AnyOf((n.Is("name", "=", "Flint"), n.Is("name", "=", "Chert")))
    resolve(g, n.Move(n.Cards(("row",), "mine", both), "heap"), "Guard")
    assert sorted(names(g, 0, "bench")) == ["Chert", "Flint"]


@pytest.mark.parametrize("held", [True, False])
def test_a_replacement_of_a_card_that_may_not_use_abilities_does_nothing(held):
    bars = continuous(n.Modify(n.Cards(("row",), "mine", n.Is("name", "=", "Guard")), (n.Cannot("use abilities"),)))
    g = table({"row": [guard(), card("Flint"), card("Bar", *((bars,) if held else ()))]})
    resolve(g, n.Move(n.Cards(("row",), "mine", n.Is("name", "=", "Flint")), "heap"), "Guard")
    assert names(g, 0, "heap" if held else "bench") == ["Flint"]


def test_of_several_lots_those_cards_go_that_nothing_keeps():
    """Cards that go at one moment, each lot in its own way; one of them goes elsewhere."""
    only = n.Moved(n.Cards((), "mine", n.Is("name", "=", "Flint")), ("row",), ("heap",))
    keeps = continuous(n.Instead(only, n.Move(n.Role("card"), "bench")))
    g = table({"row": [card("Guard", keeps), card("Flint"), card("Chert"), card("Slate")]})
    heap, hand = g.match.zone_number[0, "heap"], g.match.zone_number[0, "hand"]
    flint, chert, slate = (find(g, name) for name in ("Flint", "Chert", "Slate"))
    how = ("toss", False, None, False)
    play(g)
    g.question = None
    place_together(g, ((((flint, heap), (chert, heap)), how), (((slate, hand),), ("take", False, None, False))))
    advance(g)
    assert (names(g, 0, "bench"), names(g, 0, "heap"), names(g, 0, "hand")) == (["Flint"], ["Chert"], ["Slate"])


# --- cards ----------------------------------------------------------------------------------------------------


def test_what_cards_do_counts_as_begun_anew_in_the_order_they_are_named():
    """Of two that set a size, the later one counts."""
    sets = [continuous(n.Modify(n.Cards(("row",), "mine"), (n.Set("size", n.Number(size)),))) for size in (3, 7)]
    g = table({"row": [card("Three", sets[0]), card("Seven", sets[1]), card("Flint")]})
    flint, three, seven = find(g, "Flint"), find(g, "Three"), find(g, "Seven")
    serials = list(g.serial)
    assert g.value(flint, "size") == 7
    restamp(g, [seven, three])
    assert g.value(flint, "size") == 3
    assert list(g.serial) == serials


def test_a_card_that_comes_again_has_no_marks_of_what_it_was():
    g = table({"heap": [card("Flint")], "row": [card("Chert")]})
    flint, chert = find(g, "Flint"), find(g, "Chert")
    mark(g, flint, "bent", 1)
    mark(g, chert, "bent", 1)
    g.rested[flint] = True
    renew(g, flint, g.definition[chert], 1, "row")
    assert g.marks == {(chert, "bent"): 1}
    assert (g.card(flint), g.owner[flint], g.rested[flint], names(g, 1, "row")) == ("Chert", 1, False, ["Chert"])


def test_a_card_that_cannot_turn_is_not_turned_with_the_others():
    bars = continuous(n.Modify(n.Cards(("row",), "mine", n.Is("name", "=", "Flint")), (n.Cannot("rest"),)))
    g = table({"row": [card("Bar", bars), card("Flint"), card("Chert")]})
    turn(g, [find(g, "Flint"), find(g, "Chert")], rested=True)
    assert [g.rested[find(g, name)] for name in ("Flint", "Chert")] == [False, True]


def test_a_new_card_lies_with_whoever_holds_it():
    g = table({"row": [card("Flint")]})
    made = new_card(g, g.definition[find(g, "Flint")], 0, "row", holder=1, rested=True)
    assert (g.owner[made], g.match.zone_seat[g.zone_of[made]], g.rested[made]) == (0, 1, True)
