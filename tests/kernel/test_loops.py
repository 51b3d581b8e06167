"""Loops: equal situations are recognised, acts that lead round are asked about once and then barred."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from playmat.kernel.build.start import load
from playmat.kernel.run import loops
from playmat.kernel.run.atoms import flip, mark, move, turn
from playmat.kernel.run.events import emit
from playmat.kernel.run.lasting import pile_effects
from playmat.kernel.run.tables import goto, row
from playmat.kernel.state.game import IDLE_LIMIT
from playmat.kernel.words import nodes as n
from playmat.kernel.words.book import Book, Cite

from .toy import BOOK, answer, automatic, card, find, options, play, resolve, rows_game, table


def test_a_situation_has_no_history():
    """Serial numbers and time stamps differ, the table is the same."""
    g = table({"row": [card("Flint")]})
    before = loops.situation(g)
    turn(g, [find(g, "Flint")], rested=True)
    assert loops.situation(g) != before
    turn(g, [find(g, "Flint")], rested=False)
    assert loops.situation(g) == before
    move(g, [find(g, "Flint")], "heap")
    assert loops.situation(g) != before
    move(g, [find(g, "Flint")], "row")
    assert loops.situation(g) == before


def test_a_lasting_effect_makes_another_situation_unless_it_is_left_out():
    g = table({"row": [card("Flint")]})
    with_effects, without = loops.situation(g), loops.situation(g, effects=False)
    resolve(g, n.Modify(n.This(), (n.Add("size", n.Number(1)),), "end of turn"))
    assert loops.situation(g) != with_effects
    assert loops.situation(g, effects=False) == without


def test_face_down_cards_marks_and_what_waits_count():
    g = table({"row": [card("Flint", automatic(n.On("bump"), n.Nothing()))]})
    flint, before = find(g, "Flint"), loops.situation(g)
    flip(g, [flint], face_down=True)
    assert loops.situation(g) != before
    flip(g, [flint], face_down=False)
    mark(g, flint, "bent", 1)
    assert loops.situation(g) != before
    mark(g, flint, "bent", None)
    assert loops.situation(g) == before
    emit(g, "bump", None, None)
    assert loops.situation(g) != before


def test_a_loaded_game_stands_in_the_same_situation():
    g = play(table({"row": [card("Flint"), card("Chert")]}))
    mark(g, find(g, "Chert"), "bent", 1)
    mark(g, find(g, "Flint"), "bent", 1)
    assert loops.situation(load(g.save(), g.book)) == loops.situation(g)


def test_an_act_is_barred_in_this_situation_only():
    g = play(table({"row": [card("Flint")]}))
    loops.bar(g, "leap", "loop")
    assert loops.barred_by(g, "leap") == "loop"
    assert loops.barred_by(g, "pass") is None
    assert loops.unbarred(g, ["leap", "pass"]) == ["pass"]
    turn(g, [find(g, "Flint")], rested=True)
    assert loops.unbarred(g, ["leap", "pass"]) == ["leap", "pass"]
    turn(g, [find(g, "Flint")], rested=False)
    loops.new_path(g)
    assert loops.unbarred(g, ["leap", "pass"]) == ["leap", "pass"]


def test_departing_twice_from_one_situation_is_a_loop():
    g = play(table({"row": [card("Flint")]}))
    assert loops.depart(g, "leap") == 0
    g.askers = 0b01
    assert loops.depart(g, "other") == 0
    g.askers = 0b10
    assert loops.depart(g, "leap") == 0b11, "both seats made a choice on the way round"
    loops.new_path(g)
    assert loops.depart(g, "leap") == 0


def test_who_chose_before_an_act_did_not_choose_on_the_way_round():
    g = play(table({"row": [card("Flint")]}))
    g.askers = 0b01
    assert loops.depart(g, "leap") == 0
    g.askers |= 0b10
    assert loops.depart(g, "leap") == 0b10


def wheel() -> Any:
    """It may go to the heap when it comes to the row, and comes to the row when it goes to the heap."""
    away = automatic(n.Moved(n.This(), (), ("row",)), n.YouMay(n.Move(n.This(), "heap")), zones=("table",))
    back = automatic(n.Moved(n.This(), (), ("heap",)), n.Move(n.This(), "row"), zones=("table",))
    return turning_wheel(away, back)


def turning_wheel(away: n.Ability, back: n.Ability, book: Book = BOOK) -> Any:
    g = play(table({"hand": [card("Wheel", away, back)]}, book=book))
    g.answer(("play", find(g, "Wheel")))
    return g


SHARED = replace(BOOK, cites=BOOK.cites | {"shared loop": Cite("2.5")})
"""Where both players choose in a loop, both say how often."""


BY_NUMBER = replace(BOOK, cites=BOOK.cites | {"named more": Cite("2.5", "you named more")})
"""And who named more does not go on."""


def shared_wheel(away: str, back: str, book: Book = SHARED) -> Any:
    """It may be sent to the heap, and be called back from there, each by the one player or by the other."""
    off = n.YouMay(n.Move(n.This(), "heap"), who=away)
    on = n.YouMay(n.Move(n.This(), "row"), who=back)
    return turning_wheel(
        automatic(n.Moved(n.This(), (), ("row",)), off, zones=("table",)),
        automatic(n.Moved(n.This(), (), ("heap",)), on, zones=("table",)),
        book,
    )


def lies(g: Any) -> str:
    return str(g.match.zone_names[g.zone_of[find(g, "Wheel")]])


@pytest.mark.parametrize("away", [0, 1])
@pytest.mark.parametrize(("first", "second", "stops"), [(2, 5, 0), (5, 2, 1), (3, 3, 1), (0, 5, 0), (5, 0, 1)])
def test_who_named_the_smaller_number_stops_the_loop_and_the_other_goes_on_no_more(away, first, second, stops):
    """Sent away again it would be by the one seat. If that one stops it, it stays, or in the last round goes once more;
    if the other does, it goes away and need not come back."""
    who = ["you", "opponent"]
    g = answer(shared_wheel(who[away], who[1 - away], BY_NUMBER), "yes", "yes", "yes")
    answer(g, first, second)
    if stops == away and min(first, second):
        assert (lies(g), g.question.kind) == ("row", "act")
        return
    assert (lies(g), g.question.kind, g.question.seat) == ("heap", "yes no", 1 - away)
    answer(g, "yes")
    assert (lies(g), g.question.kind) == ("row", "act"), "it is not sent away once more, and nobody is asked again"


@pytest.mark.parametrize(("away", "back"), [("you", "opponent"), ("opponent", "you")])
def test_where_both_choose_in_a_loop_both_say_how_often_the_turn_player_first(away, back):
    g = answer(shared_wheel(away, back), "yes", "yes", "yes")
    said = []
    while g.question.kind == "number":
        said.append((g.question.seat, g.question.rule))
        answer(g, 3)
    assert said == [(0, "2.5"), (1, "2.5")]
    assert g.result is None


@pytest.mark.parametrize(("who", "seat"), [("you", 0), ("opponent", 1)])
def test_where_one_alone_chooses_in_a_loop_that_one_says_how_often(who, seat):
    g = answer(shared_wheel(who, who), "yes", "yes", "yes")
    assert (g.question.kind, g.question.seat, g.question.rule) == ("number", seat, "2.4")
    answer(g, 3)
    assert g.question.kind != "number"


def test_how_often_a_loop_is_repeated_is_asked_and_then_it_stops():
    g = answer(wheel(), "yes")
    assert options(g) == ["yes", "no"]
    answer(g, "yes")
    assert g.question.kind == "number"
    assert g.question.rule == "2.4"
    answer(g, 3)
    assert g.question.kind == "act", "the loop was repeated and ends here"
    assert g.result is None


def test_a_loop_may_be_declined_at_any_time():
    g = answer(wheel(), "no")
    assert g.question.kind == "act"
    assert [g.card(c) for c in g.in_zone(0, "row")] == ["Wheel"]


def test_a_game_that_counts_up_without_end_is_drawn_at_the_limit():
    """No situation ever comes back, since a mark grows."""

    def count(g: Any, v: Any) -> None:
        mark(g, 0, "count", g.marks.get((0, "count"), 0) + 1)

    g = rows_game([row("5.1", count), row("5.2", goto("5.1"))], mine={"row": [card("Flint")]})
    assert g.result.rule == "2.3"
    assert IDLE_LIMIT <= g.marks[0, "count"] <= IDLE_LIMIT + 10


@pytest.mark.parametrize(("falls", "rule"), [(True, "5.9"), (False, "2.3")])
def test_rows_that_count_in_their_frame_come_to_an_end(falls, rule):
    """The table stays as it is, but the frame does not: it is no loop, unless the count stands still too."""

    def count(g: Any, v: Any) -> None:
        v.left = (300 if v.left is None else v.left) - falls

    g = rows_game([row("5.1", count), row("5.2", goto("5.1"), when=lambda g, v: v.left > 0)], slots="left")
    assert g.result.rule == rule


def test_a_choice_resets_the_count_of_idle_rows():
    g = play(table({"row": [card("Flint")]}))
    g.idle, g.idle_seen = IDLE_LIMIT, frozenset({1})
    g.answer("pass")
    assert g.idle < 20
    assert g.idle_seen == frozenset()
    assert g.result is None


def test_an_act_that_only_piles_effects_up_is_noticed_the_third_time():
    g = play(table({"row": [card("Flint")]}))
    grow = n.Modify(n.This(), (n.Add("size", n.Number(2)),), "end of turn")
    found = []
    for _ in range(3):
        loops.depart(g, ("use", 0, "grow"))
        found.append(loops.piled_up(g))
        twin = g.fork()
        resolve(twin, grow)
        g.effects = twin.effects
    assert found == [None, None, 1]
    pile_effects(g, 2, 10)
    assert g.value(find(g, "Flint"), "size") == 3 * 2 + 10 * 2


def test_an_act_that_changes_the_table_piles_nothing_up():
    g = play(table({"row": [card("Flint")]}))
    resolve(g, n.Modify(n.This(), (n.Add("size", n.Number(2)),), "end of turn"))
    for rested in (True, False, True):
        loops.depart(g, ("use", 0, "turn"))
        assert loops.piled_up(g) is None
        turn(g, [find(g, "Flint")], rested=rested)


def test_of_two_acts_by_turns_each_is_compared_with_itself():
    """What one round leaves is what both acts of it leave."""
    g = play(table({"row": [card("Flint")]}))
    grow = n.Modify(n.This(), (n.Add("size", n.Number(2)),), "end of turn")
    found = []
    for act in ("one", "other") * 3:
        loops.depart(g, ("use", 0, act))
        found.append(loops.piled_up(g))
        twin = g.fork()
        resolve(twin, grow)
        g.effects = twin.effects
    assert found == [None, None, None, None, 2, 3]
