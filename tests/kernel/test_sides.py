"""Cards that are another side of themselves as they lie, that turn together, and that become others in place."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.kernel.run.abilities import abilities
from playmat.kernel.run.atoms import flip, move, place_together, redeal, turn
from playmat.kernel.run.lasting import add_effect, expire
from playmat.kernel.state.game import Game
from playmat.kernel.words import nodes as n
from playmat.kernel.words.cards import Card

from .toy import BOOK, altered, automatic, card, continuous, find, put, table

LOUD = automatic(n.Moved(n.This(), ("row",), ("heap",)), n.Perform("draw", n.Number(1)), zones=("row",))
FLINT = card("Flint", LOUD, size=3)
DULL = Card("Flint", {"name": "", "size": 0}, number="face down")


def lies_as(g: Game, zone: int, face_down: bool) -> dict[int, int]:
    """A flint that lies face down in the row is dull."""
    dull = face_down and g.match.zone_names[zone] == "row"
    number = g.match.add_card(DULL if dull else FLINT)
    return {each: number for each, card in enumerate(g.match.cards) if card.name == "Flint"}


SIDED = altered(BOOK, lies_as=lies_as, with_it=lambda of: (DULL,) if of is FLINT else ())


def sided(**mine: Any) -> Game:
    return table(mine, book=SIDED)


def test_a_card_is_the_side_that_counts_as_it_lies():
    g = sided(row=[FLINT])
    flint = find(g, "Flint")
    flip(g, [flint], face_down=True)
    assert (g.value(flint, "name"), g.value(flint, "size"), abilities(g, flint)) == ("", 0, ())
    flip(g, [flint], face_down=False)
    assert (g.value(flint, "name"), g.value(flint, "size"), len(abilities(g, flint))) == ("Flint", 3, 1)


def test_it_stays_the_object_that_it_was():
    g = sided(row=[FLINT])
    flint = find(g, "Flint")
    serial = g.serial[flint]
    flip(g, [flint], face_down=True)
    assert g.serial[flint] == serial


def test_it_comes_as_the_side_that_counts_there():
    g = sided(hand=[FLINT])
    flint = find(g, "Flint")
    move(g, [flint], "row", face_down=True)
    assert g.value(flint, "size") == 0
    move(g, [flint], "heap")
    assert g.value(flint, "size") == 3


@pytest.mark.parametrize(("face_down", "waiting"), [(False, 1), (True, 0)])
def test_what_left_is_heard_as_the_side_that_it_was(face_down, waiting):
    g = sided(row=[FLINT])
    g.match.may_lose()
    flint = find(g, "Flint")
    flip(g, [flint], face_down=face_down)
    move(g, [flint], "heap")
    assert len(g.waiting) == waiting


def test_an_imagined_card_is_the_side_that_counts_there():
    g = sided(row=[FLINT], hand=[card("Moss")])
    flint, moss = find(g, "Flint"), find(g, "Moss")
    flip(g, [flint], face_down=True)
    dull = g.definition[flint]
    redeal(g, [flint, moss], [g.definition[moss], dull])
    assert g.match.cards[g.definition[moss]] == FLINT


# --- turning together ---------------------------------------------------------------------------------


def tied(g: Game) -> dict[int, int]:
    one, other = find(g, "Left"), find(g, "Right")
    return {one: other, other: one}


def pair(*bars: n.Ability) -> tuple[Game, int, int, int]:
    g = table({"row": [card("Left"), card("Right", *bars), card("Moss")]}, book=altered(BOOK, tied=tied))
    return g, find(g, "Left"), find(g, "Right"), find(g, "Moss")


def test_tied_cards_turn_together():
    g, left, right, moss = pair()
    turn(g, [left], rested=True)
    assert (g.rested[left], g.rested[right], g.rested[moss]) == (1, 1, 0)
    turn(g, [right, moss], rested=False)
    assert (g.rested[left], g.rested[right]) == (0, 0)


def test_where_one_may_not_turn_neither_does():
    g, left, right, moss = pair(continuous(n.Modify(n.This(), (n.Cannot("rest"),))))
    turn(g, [left, moss], rested=True)
    assert (g.rested[left], g.rested[right], g.rested[moss]) == (0, 0, 1)


# --- another object in the same place -------------------------------------------------------------------

PLACED = automatic(n.Moved(n.This(), (), ("row",)), n.Perform("draw", n.Number(1)))
WOKEN = automatic(n.On("wake", (("card", n.This()),)), n.Perform("draw", n.Number(1)))
SLEEPING = altered(
    BOOK, one_place=(("row", "heap"),), events={**BOOK.words.events, "wake": ("card",)},
    looks_back=lambda g, before, after: False,
)  # fmt: skip


@pytest.mark.parametrize(("text", "start", "waiting"), [
    (PLACED, "heap", 0), (PLACED, "hand", 1), (WOKEN, "heap", 1), (WOKEN, "hand", 0),
])  # fmt: skip
@pytest.mark.parametrize("together", [False, True])
def test_a_change_in_place_is_told_by_its_verb_and_is_no_move(text, start, waiting, together):
    g = table({start: [card("Flint", text)]}, book=SLEEPING)
    flint = find(g, "Flint")
    if together:
        target = ((flint, g.match.zone_number[0, "row"]),)
        place_together(g, ((target, ("wake", False, None, False)),))
    else:
        move(g, [flint], "row", verb="wake")
    assert len(g.waiting) == waiting


def test_it_is_another_object():
    g = table({"heap": [card("Flint")]}, book=SLEEPING)
    flint = find(g, "Flint")
    serial = g.serial[flint]
    move(g, [flint], "row", verb="wake")
    assert g.serial[flint] != serial


# --- what rules make of whatever lies somewhere -----------------------------------------------------------


def test_a_rule_may_change_whatever_lies_there():
    grow = n.Modify(n.Cards(("row",), "mine"), (n.Add("size", n.Number(2)),))
    g = table({"row": [FLINT], "hand": [card("Moss")]}, book=altered(BOOK, rule_changes={"grow": grow}))
    flint, moss = find(g, "Flint"), find(g, "Moss")
    add_effect(g, 0, flint, None, g.match.changes["grow"], 2, ("end of turn", 2), slots=())
    move(g, [moss], "row")
    move(g, [flint], "heap")
    assert (g.value(flint, "size"), g.value(moss, "size")) == (3, 2)
    other = put(g, 1, "row", card("Other"))
    assert g.value(other, "size") == 0
    expire(g, "end of turn", 2)
    assert g.value(moss, "size") == 0
