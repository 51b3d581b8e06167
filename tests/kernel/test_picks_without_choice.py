"""Picks of cards that nobody else sees, where all must be picked, or none can."""

from __future__ import annotations

import pytest

from playmat.kernel.run.tables import pick, row

from .toy import card, rows_game

HAND = {"hand": [card("Flint"), card("Chert"), card("Gem")]}


def number(of):
    return of if callable(of) else lambda g, v: of


def game(least, most, cards=HAND):
    """One is asked to pick out of a hand; what was picked is the note of the game's end."""
    took = []
    rows = [
        row("5.1", pick(lambda g, v: 0, lambda g, v: list(g.in_zone(0, "hand")), number(least),
                        number(most), "which", secret=True), into="picked"),
        row("5.2", lambda g, v: took.append([g.card(c) for c in v.picked])),
    ]  # fmt: skip
    return rows_game(rows, slots="picked", mine=cards), took


@pytest.mark.parametrize(("least", "asked"), [(3, 1), (2, 3)])
def test_where_all_must_be_picked_there_is_no_choice_which_comes_first(least, asked):
    g, _ = game(least, 3)
    assert g.question is not None and len(g.question.options) == asked


def test_settled_all_of_them_are_picked():
    g, took = game(3, 3)
    g.settle()
    assert took == [["Flint", "Chert", "Gem"]] and g.question is None


def test_settled_nothing_is_picked_where_nothing_is_left():
    g, took = game(0, 3, {"hand": [card("Flint")]})
    assert g.question is not None
    g.decide(g.question.options[0])
    assert took == [["Flint"]] and g.question is None


@pytest.mark.parametrize("settled", [True, False])
def test_how_many_are_to_be_picked_may_hang_on_what_was_picked_without_a_choice(settled):
    """Of like cards one is offered, which leaves no choice; one more is due until there are three."""
    g, took = game(lambda g, v: min(len(v.picked or ()) + 1, 3), 4, {"hand": [card("Flint")] * 4})
    while g.question is not None and len(g.question.options) == 1:
        if settled:
            g.settle()
        else:
            g.answer(g.question.options[0])
    assert g.question is not None and g.question.options[-1] == "done"
    g.answer("done")
    assert took == [["Flint"] * 3]
