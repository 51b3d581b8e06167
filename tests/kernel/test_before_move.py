"""A book is asked before every move: it may send cards elsewhere, add some, or keep some."""

from __future__ import annotations

import pytest

from playmat.kernel.run.atoms import keep_last, move, place
from playmat.kernel.run.events import emit
from playmat.kernel.words import nodes as n

from .toy import BOOK, STONE, activated, altered, automatic, card, continuous, find, names, play, resolve, table

ONE = n.Number(1)
DRAW = n.Perform("draw", ONE)


def guided(g, batches):
    """A Homing card goes to the middle, face down, with all cards of the bench; a Heavy one stays."""
    found = []
    for targets, how in batches:
        homing = [c for c, _ in targets if g.card(c) == "Homing"]
        others = tuple([(c, z) for c, z in targets if g.card(c) not in ("Homing", "Heavy")])
        found.append((others, how))
        if homing:
            bench = tuple([(c, g.match.zone_number[0, "row"]) for c in g.in_zone(0, "bench")])
            verb, _, _, _ = how
            middle = tuple([(c, g.match.zone_number[0, "middle"]) for c in homing])
            found += [(bench, ("freed", False, True, False)), (middle, (verb, False, None, True))]
    return tuple([(targets, how) for targets, how in found if targets])


GUIDED = altered(BOOK, before_move=guided)
HOMING, HEAVY = card("Homing"), card("Heavy")


def zones():
    return {"row": [card("Mover"), HOMING, HEAVY, card("Plain")], "bench": [card("Kept")]}


@pytest.mark.parametrize("how", ["a rule", "a rule with a place for each", "a text", "a cost"])
def test_whatever_moves_cards_the_book_is_asked_first(how):
    g = table(zones(), book=GUIDED)
    three = [find(g, name) for name in ("Homing", "Heavy", "Plain")]
    if how == "a rule":
        move(g, three, "heap")
    elif how == "a rule with a place for each":
        place(g, tuple([(c, g.match.zone_number[0, "heap"]) for c in three]))
    elif how == "a text":
        resolve(g, n.Move(n.Cards(("row",), "mine", n.Other()), "heap"), "Mover")
    else:
        paid = n.Move(n.Cards(("row",), "mine", n.Non(n.Is("name", "=", "Mill"))), "heap")
        g = play(
            table({**zones(), "row": [card("Mill", activated(DRAW, paid)), HOMING, HEAVY, card("Plain")]}, book=GUIDED)
        )
        g.answer(("use", find(g, "Mill"), "Mill/1"))
    assert names(g, 0, "heap") == ["Plain"]
    assert names(g, 0, "middle") == ["Homing"] and g.face_down[find(g, "Homing")]
    assert "Heavy" in names(g, 0, "row")
    assert "Kept" in names(g, 0, "row") and g.rested[find(g, "Kept")]


def test_without_the_hook_cards_go_where_they_are_sent():
    g = table(zones())
    move(g, [find(g, name) for name in ("Homing", "Heavy", "Plain")], "heap")
    assert names(g, 0, "heap") == ["Homing", "Heavy", "Plain"]


def test_what_replaces_a_move_is_looked_for_where_it_leads():
    """A text about the heap does not hear of a card that goes to the middle instead."""
    text = n.Instead(n.Moved(n.Cards((), "mine"), (), ("heap",)), DRAW)
    g = table({**zones(), "bench": [], "row": [card("Watcher", continuous(text)), HOMING]}, book=GUIDED)
    resolve(g, n.Move(n.Cards(("row",), "mine", n.Other()), "heap"), "Watcher")
    assert (names(g, 0, "middle"), len(names(g, 0, "hand"))) == (["Homing"], 0)


# --- several keywords, and looking back on a card that is what it was -------------------------------------------------


def test_an_ability_may_have_several_keywords():
    twice = n.Ability("continuous", n.Nothing(), keyword="bold", labels=("bright",))
    assert twice.keywords == ("bold", "bright")
    assert n.Ability("continuous", n.Nothing(), labels=("dim",)).keywords == ("dim",)
    teaches = continuous(n.Modify(n.Cards(("row",), "mine", n.Other()), (n.GainAbility(twice),)))
    g = table({"row": [card("Taught"), card("Teacher", teaches)]})
    assert {"bold", "bright"} <= set(g.value(find(g, "Taught"), "keywords"))
    assert not g.has(find(g, "Teacher"), "bright")


def test_a_card_that_stayed_what_it_was_hears_as_where_it_was():
    hears = automatic(n.On("bump", (("bumper", n.Cards((), "mine")),)), DRAW, zones=("row",))
    g = table({"row": [card("Old", hears), STONE]})
    old, row = find(g, "Old"), g.match.zone_number[0, "row"]
    other = g.in_zone(0, "row")[1]
    keep_last(g, old)
    move(g, (old,), "bench")
    emit(g, "bump", other, None)
    assert not g.waiting
    emit(g, "bump", other, old, past=old, left=((old, row),))
    assert [w.source for w in g.waiting] == [old]


@pytest.mark.parametrize(("word", "anew"), [(None, False), ("", True), ("shift", True)])
def test_where_two_zones_are_one_place_a_card_has_not_arrived_anew(word, anew):
    g = table({"row": [card("Old")]}, book=altered(BOOK, kept_move=lambda g, before, after: word))
    old = find(g, "Old")
    before = g.arrived[old]
    move(g, (old,), "bench")
    assert names(g, 0, "bench") == ["Old"] and (g.arrived[old] != before) is anew
    move(g, (old,), "heap")
    assert g.arrived[old] != before
