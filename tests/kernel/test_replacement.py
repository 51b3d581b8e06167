"""Replacement effects: once for an event, several, optional, mandatory, lasting."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.kernel.run.atoms import draw, move
from playmat.kernel.run.rows import advance
from playmat.kernel.run.tables import procedure, row, run
from playmat.kernel.state.frames import new_frame
from playmat.kernel.words import nodes as n

from .toy import BOOK, activated, altered, answer, card, continuous, find, names, play, resolve, table

ONE = n.Number(1)
TO_HEAP = n.Moved(n.This(), ("row",), ("heap",))
ANY_TO_HEAP = n.Moved(n.Cards((), "mine"), ("row",), ("heap",))
DRAW = n.Perform("draw", ONE)


def instead(do: n.Effect, event: n.Trigger = TO_HEAP, optional: bool = False) -> n.Ability:
    return continuous(n.Instead(event, do, optional))


def toss(g: Any, *tossed: str) -> Any:
    """Let an effect put cards from the row on the heap together."""
    wanted = n.Cards(("row",), "any", n.AnyOf(tuple(n.Is("name", "=", name) for name in tossed)))
    return resolve(g, n.Move(wanted, "heap", verb="toss"))


def test_what_replaces_happens_and_the_event_does_not():
    g = toss(table({"row": [card("Flint", instead(DRAW))]}), "Flint")
    assert names(g, 0, "row") == ["Flint"]
    assert len(g.in_zone(0, "hand")) == 1
    assert not [e for e in g.log if e[0] == "move" and e[3] == find(g, "Flint")]


def test_the_rest_of_the_group_moves_all_the_same():
    g = toss(table({"row": [card("Flint", instead(DRAW)), card("Chert"), card("Slate")]}), "Flint", "Chert", "Slate")
    assert names(g, 0, "row") == ["Flint"]
    assert sorted(names(g, 0, "heap")) == ["Chert", "Slate"]


def test_an_event_that_does_not_fit_is_not_replaced():
    g = table({"row": [card("Flint", instead(DRAW)), card("Chert")]})
    assert names(toss(g, "Chert"), 0, "heap") == ["Chert"]
    move(g, [find(g, "Flint")], "hand")
    assert names(g, 0, "hand") == ["Flint"]


def test_what_replaces_another_kind_of_event_does_not_replace_this_one():
    """Something replaces moves, and something bumps; a move is not a bump."""
    flint = card("Flint", instead(DRAW))
    chert = card("Chert", instead(n.Move(n.This(), "hand"), n.On("bump")))
    book = altered(BOOK, replaceable=frozenset({"bump"}))
    g = toss(table({"row": [flint, chert, card("Slate")]}, book=book), "Slate")
    assert (names(g, 0, "row"), names(g, 0, "heap"), names(g, 0, "hand")) == (["Flint", "Chert"], ["Slate"], [])


def test_a_replacement_does_not_replace_what_it_does_itself():
    """The same event again, out of the replacement, is not replaced a second time."""
    again = n.Sequence((DRAW, n.Move(n.This(), "heap")))
    g = toss(table({"row": [card("Flint", instead(again))]}), "Flint")
    assert names(g, 0, "heap") == ["Flint"]
    assert len(g.in_zone(0, "hand")) == 1


@pytest.mark.parametrize(("said", "row", "hand"), [("yes", ["Flint"], 1), ("no", [], 0)])
def test_an_optional_replacement_may_be_declined(said, row, hand):
    g = toss(table({"row": [card("Flint", instead(DRAW, optional=True))]}), "Flint")
    assert g.question.rule == "2.8"
    assert g.question.seat == 0
    assert g.question.options[-1] == "no"
    g.answer("no" if said == "no" else g.question.options[0])
    assert names(g, 0, "row") == row
    assert len(g.in_zone(0, "hand")) == hand


def test_the_master_of_the_card_picks_among_several():
    first = card("First", instead(n.Move(n.Role("card"), "hand"), ANY_TO_HEAP))
    second = card("Second", instead(n.Move(n.Role("card"), "bench"), ANY_TO_HEAP))
    g = toss(table({"row": [first, second, card("Flint")]}), "Flint")
    assert [option[::2] for option in g.question.options] == [("replace", "First/1/r0"), ("replace", "Second/1/r0")]
    g.answer(g.question.options[1])
    assert names(g, 0, "bench") == ["Flint"]


def test_each_replacement_applies_once_to_an_event():
    """The first leads to the same event again; then only the second is left."""
    loop = n.Move(n.Role("card"), "heap")
    first, second = card("First", instead(loop, ANY_TO_HEAP)), card("Second", instead(loop, ANY_TO_HEAP))
    g = toss(table({"row": [first, second, card("Flint")]}), "Flint")
    g.answer(g.question.options[0])
    assert g.question.kind == "act", "nothing was left to choose"
    assert names(g, 0, "heap") == ["Flint"]


def test_several_cards_are_offered_one_after_another():
    guard = card("Guard", instead(n.Move(n.Role("card"), "bench"), ANY_TO_HEAP, optional=True))
    g = toss(table({"row": [guard, card("Flint"), card("Chert")]}), "Flint", "Chert")
    g.answer("no")
    g.answer(g.question.options[0])
    assert names(g, 0, "heap") == ["Flint"]
    assert names(g, 0, "bench") == ["Chert"]


@pytest.mark.parametrize("tossed", [("Guard", "Flint"), ("Flint", "Guard")])
def test_what_replaces_the_moves_of_others_leaves_after_them(tossed):
    """Both moves are about to happen at one moment, and the guard is there."""
    guard = card("Guard", instead(n.Move(n.Role("card"), "bench"), ANY_TO_HEAP))
    g = toss(table({"row": [card(name) if name == "Flint" else guard for name in tossed]}), *tossed)
    assert (names(g, 0, "bench"), names(g, 0, "heap")) == (["Flint", "Guard"], [])


@pytest.mark.parametrize("tossed", [("Guard", "Flint"), ("Flint", "Guard")])
def test_a_card_that_a_replacement_took_elsewhere_does_not_move_on(tossed):
    """The guard goes to the hand in place of the other card's move, and is no card that was tossed any more."""
    flint = n.Moved(n.Cards((), "mine", n.Is("name", "=", "Flint")), ("row",), ("heap",))
    guard = card("Guard", instead(n.Move(n.This(), "hand"), flint))
    g = toss(table({"row": [card(name) if name == "Flint" else guard for name in tossed]}), *tossed)
    assert (names(g, 0, "row"), names(g, 0, "hand"), names(g, 0, "heap")) == (["Flint"], ["Guard"], [])
def test_who_leaves_with_others_saves_them_before_itself():
    """They all leave at once, so that what replaces is there for each of them, wherever its card lies."""
    guard = card("Guard", instead(n.Move(n.Role("card"), "bench"), ANY_TO_HEAP))
    for row_of_cards in ([guard, card("Flint"), card("Chert")], [card("Flint"), card("Chert"), guard]):
        g = toss(table({"row": row_of_cards}), "Flint", "Chert", "Guard")
        while g.question.about == "replacement":
            g.answer(g.question.options[0])
        assert sorted(names(g, 0, "bench")) == ["Chert", "Flint", "Guard"]


@pytest.mark.parametrize("guards", [1, 2])
def test_two_that_leave_together_save_one_another(guards):
    """Each saves others than itself; one alone saves nobody else, and leaves."""
    other = n.Moved(n.Cards(("row",), "mine", n.Other()), ("row",), ("heap",))
    guard = card("Guard", instead(n.Move(n.Role("card"), "bench"), other))
    g = toss(table({"row": [guard] * guards}), "Guard")
    while g.question.about == "replacement":
        g.answer(g.question.options[0])
    assert names(g, 0, "bench") == ["Guard"] * guards * (guards > 1)


def test_a_condition_and_a_gate_hold_a_replacement_back():
    when = n.If(n.Holds("late"), n.Instead(TO_HEAP, DRAW))
    for made in (continuous(when), continuous(n.Instead(TO_HEAP, DRAW), gate=n.Holds("late"))):
        g = toss(table({"row": [card("Flint", made)]}), "Flint")
        assert names(g, 0, "heap") == ["Flint"]
        g = table({"row": [card("Flint", made)]})
        g.set("turn", 12)
        assert names(toss(g, "Flint"), 0, "row") == ["Flint"]


def test_a_replacement_in_another_place_does_nothing():
    g = table({"bench": [card("Guard", instead(n.Move(n.Role("card"), "hand"), ANY_TO_HEAP))], "row": [card("Flint")]})
    assert names(toss(g, "Flint"), 0, "heap") == ["Flint"]


def test_two_in_one_ability():
    both = n.Sequence((n.Instead(TO_HEAP, DRAW), n.Instead(n.Moved(n.This(), ("row",), ("hand",)), n.Nothing())))
    g = toss(table({"row": [card("Flint", continuous(both))]}), "Flint")
    resolve(g, n.Move(n.This(), "hand"))
    assert names(g, 0, "row") == ["Flint"]


def set_up() -> Any:
    """A card whose ability sets a replacement up until end of turn."""
    later = n.Instead(
        n.Moved(n.Cards((), "any"), ("row",), ("heap",)), n.Move(n.Role("card"), "bench"), until="end of turn"
    )
    g = play(table({"row": [card("Net", activated(later)), card("Flint")]}))
    g.answer(("use", find(g, "Net"), "Net/1"))
    return g


def test_a_lasting_replacement():
    g = set_up()
    g.answer(("toss", find(g, "Flint")))
    assert names(g, 0, "bench") == ["Flint"]


def test_a_lasting_replacement_ends_with_its_duration():
    g = set_up()
    answer(g, "pass")
    answer(g, "pass")
    g.answer(("toss", find(g, "Flint")))
    assert names(g, 0, "heap") == ["Flint"]


# --- draws ----------------------------------------------------------------------------------------------

DRAWN = n.On("draw", (("card", n.Cards((), "mine")),))
DRAWS = altered(BOOK, replaceable=frozenset({"draw"}))


def drawing(count: int, pile: int) -> Any:
    """Draws with a card in the row that may bench a card instead of letting it be drawn."""
    usher = card("Usher", instead(n.Move(n.Role("card"), "bench"), DRAWN, optional=True))
    g = table({"row": [usher]}, book=DRAWS, pile=pile)
    return resolve(g, n.Perform("draw", n.Number(count)))


@pytest.mark.parametrize("said", [("no", "no"), ("no", "yes"), ("yes", "no"), ("yes", "yes")])
def test_each_of_several_draws_is_replaced_by_itself(said):
    """One after another: what was drawn is in the hand before the next draw is held up."""
    g = drawing(2, 6)
    for at, each in enumerate(said):
        assert g.question.about == "replacement"
        assert len(g.in_zone(0, "hand")) == said[:at].count("no")
        g.answer("no" if each == "no" else g.question.options[0])
    kept = len(g.in_zone(0, "hand")), len(g.in_zone(0, "bench")), len(g.in_zone(0, "pile"))
    assert kept == (said.count("no"), said.count("yes"), 6 - 2)


def test_a_draw_from_an_empty_pile_is_held_up_for_nothing():
    """Of two draws the pile has one: the second draws nothing and asks nobody."""
    g = drawing(2, 1)
    g.answer("no")
    assert g.question.kind == "act"
    assert (len(g.in_zone(0, "hand")), len(g.in_zone(0, "pile"))) == (1, 0)


def test_a_draw_is_held_up_where_nothing_else_runs():
    usher = card("Usher", instead(n.Move(n.Role("card"), "bench"), DRAWN))
    g = table({"row": [usher]}, book=DRAWS)
    assert draw(g, 0, "pile", "hand")
    assert ([frame.procedure for frame in g.frames], g.in_zone(0, "hand")) == (["replace"], [])


def test_a_draw_that_was_not_replaced_is_heard_once():
    draws = card("Ear", n.Ability("automatic", n.Move(n.Top(ONE, "pile"), "heap"), trigger=n.On("draw")))
    usher = card("Usher", instead(n.Nothing(), DRAWN, optional=True))
    g = resolve(table({"row": [usher, draws]}, book=DRAWS), n.Perform("draw", n.Number(2)))
    answer(g, "no")
    g.answer(g.question.options[0])
    assert len(g.in_zone(0, "heap")) == 1


# --- events that a book announces ---------------------------------------------------------------------


def announced(*others: Any, optional: bool = False) -> Any:
    """A game that announces a bump twice, and tells in the fact "trail" which of them were not replaced."""
    rows = []
    for time in (1, 2):
        bump = run("replace event", kind="bump", roles=bumping, seat=lambda g, v: 0)
        rows += [row("5.1", bump, into="gone"), row("5.2", note(time), when=lambda g, v: not v.gone)]
    shield = n.Instead(n.On("bump", (("bumped", n.This()),)), DRAW, optional)
    ended = row("5.9", lambda g, v: g.end(0, "5.9", "through"))
    main = procedure("main", [*rows, ended], "gone")
    book = altered(BOOK, tables={"main": main}, first="main", replaceable=frozenset({"bump"}))
    g = table({"row": [card("Flint", continuous(shield)), card("Chert"), *others]}, book=book)
    g.frames.append(new_frame(g.match.procedures["main"], {}))
    advance(g)
    return g


def bumping(g: Any, v: Any) -> tuple[int, int]:
    return (find(g, "Chert"), find(g, "Flint"))


def note(time: int) -> Any:
    return lambda g, v: g.set("trail", (*g.facts["trail"], time))


def test_an_announced_event_is_replaced_each_time():
    """The second bump is another event: the same replacement applies to it again."""
    g = announced()
    assert g.facts["trail"] == ()
    assert len(g.in_zone(0, "hand")) == 2


@pytest.mark.parametrize("said", [("no", "no"), ("no", "yes"), ("yes", "no")])
def test_a_declined_replacement_lets_the_announced_event_happen(said):
    g = announced(optional=True)
    for each in said:
        g.answer("no" if each == "no" else g.question.options[0])
    assert g.facts["trail"] == tuple(time for time, each in enumerate(said, 1) if each == "no")
    assert len(g.in_zone(0, "hand")) == said.count("yes")
