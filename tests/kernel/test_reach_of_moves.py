"""Moves that reach only some cards, by the verb they are made with; and changes that pay a cost."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

from .toy import BOOK, activated, altered, card, find, names, play, resolve, table

ROW = n.Cards(("row",), "mine")


@pytest.mark.parametrize(("verb", "left"), [("toss", ["Boulder"]), ("put", [])])
def test_a_verb_reaches_the_cards_that_the_book_says(verb, left):
    book = altered(BOOK, verb_reaches={"toss": lambda g, c: g.value(c, "size") < 3})
    g = table({"row": [card("Boulder", size=4), card("Flint", size=1)]}, book=book)
    resolve(g, n.Move(ROW, "heap", verb=verb), source="Flint")
    assert names(g, 0, "row") == left
    assert sorted(names(g, 0, "heap")) == sorted({"Boulder", "Flint"} - set(left))


def test_what_is_changed_to_pay_is_no_part_of_what_is_changed_then():
    less = n.Modify(n.This(), (n.Add("size", n.Number(-1)),), "end of turn")
    more = n.Modify(n.This(), (n.Add("size", n.Number(5)),), "end of turn")
    g = play(table({"row": [card("Flint", activated(more, less), size=3)]}))
    use = next(option for option in g.question.options if option[0] == "use")
    g.answer(use)
    assert g.value(find(g, "Flint"), "size") == 3 - 1 + 5
