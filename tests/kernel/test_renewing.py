"""Verbs with which a moved card becomes another object, even within places where it would stay the same one."""

from __future__ import annotations

import pytest

from playmat.kernel.run.atoms import move
from playmat.kernel.words import nodes as n

from .toy import BOOK, altered, automatic, card, find, names, table

RENEWED = altered(BOOK, renewing=frozenset({"summon"}))
HEARS = automatic(n.Moved(n.This(), (), ("bench",)), n.Perform("draw", n.Number(1)))


@pytest.mark.parametrize(("verb", "new"), [("summon", True), ("put", False)])
def test_a_card_that_is_moved_so_is_a_new_object_and_is_heard_as_moved(verb, new):
    g = table({"row": [card("Wanderer", HEARS)]}, book=RENEWED)
    wanderer = find(g, "Wanderer")
    before = g.serial[wanderer]
    move(g, [wanderer], "bench", verb=verb)
    assert names(g, 0, "bench") == ["Wanderer"]
    assert (g.serial[wanderer] != before) == new
    assert (len(g.waiting) == 1) == new


def test_without_such_verbs_it_stays_what_it_was():
    g = table({"row": [card("Wanderer", HEARS)]})
    wanderer = find(g, "Wanderer")
    before = g.serial[wanderer]
    move(g, [wanderer], "bench", verb="summon")
    assert g.serial[wanderer] == before and not g.waiting
