"""The loop that runs rows: guards, jumps, runs with results, questions and picks that leave a choice or none."""

from __future__ import annotations

import pytest

from playmat.kernel.run.rows import advance, enter, unwind, where
from playmat.kernel.run.tables import ask, goto, leave, pick, procedure, row, run
from playmat.kernel.state.frames import new_frame
from playmat.kernel.words.errors import BadProcedure, IllegalAnswer

from .toy import BOOK, altered, answer, card, options, rows_game, table


def note(word):
    """A step that leaves a mark in the facts."""

    def step(g, v):
        g.set("trail", (*g.facts["trail"], word))

    return step


def trail(g):
    return g.facts["trail"]


def seat_0(g, v):
    return 0


def number(value):
    return lambda g, v: value


def words(*options):
    return lambda g, v: options


def test_rows_run_in_order_and_say_which_rule_they_are():
    rules = []
    g = rows_game([row(rule, lambda g, v: rules.append(g.rule)) for rule in ("5.1", "5.2", "5.2", "5.3")])
    assert rules == ["5.1", "5.2", "5.2", "5.3"]
    assert g.result.rule == "5.9"


def test_a_guard_skips_its_row_only():
    rows = [row("5.1", note("a"), when=lambda g, v: False), row("5.2", note("b"), when=lambda g, v: True)]
    assert trail(rows_game(rows)) == ("b",)


def test_a_guard_is_asked_when_its_row_comes():
    """What an earlier row did counts."""
    rows = [row("5.1", note("a")), row("5.2", note("b"), when=lambda g, v: trail(g) == ("a",))]
    assert trail(rows_game(rows)) == ("a", "b")


def count_down(g, v):
    v.left = 3 if v.left is None else v.left - 1


def test_goto_goes_to_the_first_row_of_that_rule():
    rows = [
        row("5.1", note("start")),
        row("5.2", count_down),
        row("5.2", note("round")),
        row("5.3", goto("5.2"), when=lambda g, v: v.left > 1),
    ]
    assert trail(rows_game(rows, "left")) == ("start", "round", "round", "round")


def test_leave_ends_the_procedure_and_not_its_caller():
    inner = procedure("inner", [row("5.1", note("in")), row("5.2", leave()), row("5.3", note("never"))])
    g = rows_game([row("5.4", run("inner")), row("5.5", note("out"))], others=[inner])
    assert trail(g) == ("in", "out")


def double(g, v):
    v.result = v.size * 2


def test_run_fills_slots_and_brings_a_result_back():
    inner = procedure("inner", [row("5.1", double)], "size word result")
    rows = [
        row("5.2", lambda g, v: setattr(v, "mine", 4)),
        row("5.3", run("inner", size=lambda g, v: v.mine + 1, word="plain"), into="answer"),
        row("5.4", lambda g, v: g.set("got", v.answer)),
    ]
    assert rows_game(rows, "mine answer", [inner]).facts["got"] == 10


def test_run_without_into_forgets_the_result():
    inner = procedure("inner", [row("5.1", lambda g, v: setattr(v, "result", 5))], "result")
    g = rows_game([row("5.2", run("inner")), row("5.3", lambda g, v: g.set("got", v.answer))], "answer", [inner])
    assert g.facts["got"] is None


def test_slots_of_a_new_frame_are_empty():
    """A procedure run a second time starts with nothing of the first time."""
    inner = procedure("inner", [row("5.1", lambda g, v: note(v.seen)(g, v)), row("5.2", count_seen)], "seen")
    assert trail(rows_game([row("5.3", run("inner")), row("5.4", run("inner"))], others=[inner])) == (None, None)


def count_seen(g, v):
    v.seen = 1


def test_an_idle_procedure_is_not_entered():
    inner = procedure("inner", [row("5.1", note("in"))], idle=lambda g, v: g.facts["turn"] == 2)
    outer = [row("5.2", run("inner")), row("5.3", lambda g, v: g.facts.update(turn=3)), row("5.4", run("inner"))]
    assert trail(rows_game(outer, others=[inner])) == ("in",)


def test_a_step_may_start_a_procedure_and_goes_on_after_it():
    inner = procedure("inner", [row("5.1", note("in"))], "size")
    g = rows_game([row("5.2", lambda g, v: enter(g, "inner", size=1)), row("5.3", note("out"))], others=[inner])
    assert trail(g) == ("in", "out")


def test_the_end_of_the_game_stops_everything():
    g = rows_game([row("5.1", lambda g, v: g.end(1, "5.1", "over")), row("5.2", note("never"))])
    assert trail(g) == ()
    assert g.result.winner == 1


def test_a_first_procedure_that_ends_is_a_fault_of_the_book():
    main = procedure("main", [row("5.1", note("once"))])
    g = table(book=altered(BOOK, tables={"main": main}, first="main"))
    g.frames.append(new_frame(main, {}))
    with pytest.raises(BadProcedure, match="ran out of rows"):
        advance(g)


def test_where_names_the_rules_from_the_outside_in():
    inner = procedure(
        "inner", [row("5.1", note("in")), row("5.2", ask("act", seat_0, words("a", "b"), "?"), into="x")], "x"
    )
    g = rows_game([row("5.3", run("inner")), row("5.4", note("out"))], others=[inner])
    assert where(g) == "5.4 > 5.2"


# --- ask ------------------------------------------------------------------------------------------


def asking(*given):
    rows = [
        row("5.1", ask("mode", lambda g, v: 1, words(*given), "which"), into="word"),
        row("5.2", lambda g, v: g.facts.update(got=v.word)),
    ]
    return rows_game(rows, "word")


def test_a_question_carries_seat_rule_kind_options_and_prompt():
    q = asking("a", "b").question
    assert (q.seat, q.rule, q.kind, q.options, q.prompt, q.source) == (1, "5.1", "mode", ("a", "b"), "which", None)


@pytest.mark.parametrize(("given", "got"), [(("a",), "a"), ((), None)])
def test_a_question_without_a_choice_answers_itself(given, got):
    g = asking(*given)
    assert g.facts["got"] == got
    assert (g.forced, g.decisions) == (1, 0)


def test_an_answer_goes_into_the_slot():
    g = asking("a", "b")
    g.answer("b")
    assert g.facts["got"] == "b"
    assert (g.forced, g.decisions) == (0, 1)
    assert g.history() == ["b"]


def test_a_refusal_says_what_was_given_and_what_is_allowed():
    g = asking("a", "b")
    with pytest.raises(
        IllegalAnswer, match=r"'c' is not an option for 5\.1 \(which\); choose one of 'a', 'b'"
    ) as fault:
        g.answer("c")
    assert fault.value.rule == "5.1"


def test_a_refusal_uses_the_books_reason():
    g = asking("a", "b")
    with pytest.raises(IllegalAnswer, match=r"nothing flies \(1\.7\)") as fault:
        g.answer("fly")
    assert fault.value.rule == "1.7"
    assert g.why_not("fly") == ("1.7", "nothing flies")
    assert g.why_not("c") == ("5.1", "it is not an option now: which")
    assert g.why_not("a") is None


def test_a_refusal_shows_a_dozen_options_and_counts_the_rest():
    with pytest.raises(IllegalAnswer, match=r"'w11', \.\.\. \(40 in all\)$"):
        asking(*(f"w{i}" for i in range(40))).answer("c")


def test_a_fault_in_a_step_says_where_and_how_to_get_there():
    rows = [row("5.1", ask("mode", seat_0, words("a", "b"), "?"), into="x"), row("5.2", lambda g, v: 1 // 0)]
    g = rows_game(rows, "x")
    with pytest.raises(ZeroDivisionError) as fault:
        g.answer("b")
    assert "seed 1, answers ['b']" in fault.value.__notes__[0]


# --- pick -----------------------------------------------------------------------------------------

CARDS = {"row": [card("A"), card("B"), card("C")]}


def picking(least, most, kind="pick some", mine=CARDS, zone="row"):
    rows = [
        row("5.1", pick(seat_0, lambda g, v: g.in_zone(0, zone), number(least), number(most), "?", kind), into="got"),
        row("5.2", lambda g, v: g.facts.update(got=[g.card(c) for c in v.got])),
    ]
    return rows_game(rows, "got", mine=mine)


def test_a_pick_goes_on_until_it_has_enough():
    g = picking(2, 2)
    assert options(g) == ["A", "B", "C"]
    answer(g, "C")
    assert options(g) == ["A", "B"]
    answer(g, "A")
    assert g.facts["got"] == ["C", "A"]


def test_done_is_offered_once_the_least_is_reached():
    g = picking(1, 2)
    assert options(g) == ["A", "B", "C"]
    answer(g, "B")
    assert options(g) == ["A", "C", "done"]
    answer(g, "done")
    assert g.facts["got"] == ["B"]


def test_up_to_may_be_none():
    assert answer(picking(0, 2), "done").facts["got"] == []


@pytest.mark.parametrize(("least", "most", "got"), [(3, 3, "ABC"), (5, 5, "ABC"), (0, 0, ""), (-1, -1, "")])
def test_a_pick_without_a_choice_is_not_asked(least, most, got):
    g = picking(least, most)
    assert g.facts["got"] == list(got)
    assert g.forced == 1


def test_the_last_of_all_is_taken_without_asking():
    g = picking(3, 3, "order")
    answer(g, "B", "C")
    assert g.facts["got"] == ["B", "C", "A"]


def test_an_order_of_one_is_not_asked():
    assert picking(1, 1, "order", {"row": [card("A")]}).facts["got"] == ["A"]


def test_a_pick_from_nothing_is_empty():
    assert picking(2, 2, mine={}).facts["got"] == []


def test_equal_hidden_cards_leave_no_choice():
    g = picking(1, 1, mine={"hand": [card("A")] * 3}, zone="hand")
    assert g.facts["got"] == ["A"]
    assert g.decisions == 0


def test_an_order_of_equal_hidden_cards_is_not_asked():
    g = picking(3, 3, "order", {"hand": [CARDS["row"][0]] * 3}, "hand")
    assert g.facts["got"] == ["A", "A", "A"]
    assert g.decisions == 0


def test_words_can_be_picked_like_cards():
    rows = [
        row("5.1", pick(seat_0, words("x", "y", "z"), number(2), number(2), "?"), into="got"),
        row("5.2", lambda g, v: g.facts.update(got=v.got)),
    ]
    assert answer(rows_game(rows, "got"), "z", "x").facts["got"] == ("z", "x")


def test_unwinding_leaves_what_runs_and_goes_on_at_a_row():
    """Two procedures deep, the first goes on where it is told, and what came between is not done."""
    inner = procedure("5.3", [row("5.3", lambda g, v: unwind(g, "main", "5.4")), row("5.3", note("inner"))])
    outer = procedure("5.2", [row("5.2", run("5.3")), row("5.2", note("outer"))])
    rows = [row("5.1", run("5.2")), row("5.2", note("between")), row("5.4", note("there"))]
    assert trail(rows_game(rows, others=[inner, outer])) == ("there",)


def test_unwinding_within_its_own_procedure():
    rows = [row("5.1", lambda g, v: unwind(g, "main", "5.4")), row("5.2", note("between")), row("5.4", note("there"))]
    assert trail(rows_game(rows)) == ("there",)


@pytest.mark.parametrize(("name", "rule"), [("5.8", "5.4"), ("main", "5.7")])
def test_there_is_nowhere_else_to_unwind_to(name, rule):
    with pytest.raises(BadProcedure, match="nothing to go on at"):
        rows_game([row("5.1", lambda g, v: unwind(g, name, rule)), row("5.4", note("there"))])
