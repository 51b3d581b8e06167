"""The numbers by which caches tell whether they still hold: another after every change, never one for two states."""

from __future__ import annotations

import pytest

from playmat.kernel.build.match import Match
from playmat.kernel.run.atoms import (
    arrange,
    become,
    dissolve,
    flip,
    move,
    new_card,
    new_pile,
    redeal,
    show,
    shuffle,
    turn,
)
from playmat.kernel.state.memo import once, version_of_values

from .toy import BOOK, STONE, card, table

CHERT = card("Chert", size=1)


@pytest.fixture
def g():
    return table(mine={"row": [STONE, STONE], "hand": [CHERT], "pile": [CHERT, STONE]}, theirs={"row": [STONE]})


def filled(g, seat, zone):
    return g.zone_versions[g.match.zone_number[seat, zone]]


def test_a_move_is_told_of_both_zones_and_of_no_other(g):
    row, hand, pile, moved = filled(g, 0, "row"), filled(g, 0, "hand"), filled(g, 0, "pile"), list(g.seat_versions)
    move(g, g.in_zone(0, "hand")[:1], "row", seat=0)
    assert filled(g, 0, "row") != row
    assert filled(g, 0, "hand") != hand
    assert filled(g, 0, "pile") == pile
    assert g.seat_versions[0] != moved[0]
    assert g.seat_versions[1:] == moved[1:]


def test_a_move_to_a_shared_zone_is_told_of_what_both_share(g):
    moved = list(g.seat_versions)
    move(g, g.in_zone(1, "row")[:1], "middle")
    assert g.seat_versions[0] == moved[0]
    assert g.seat_versions[1] != moved[1]
    assert g.seat_versions[-1] != moved[-1]


@pytest.mark.parametrize(
    "change",
    [
        lambda g: new_card(g, g.definition[0], 0, "hand"),
        lambda g: new_pile(g, [g.definition[0]] * 2, 0, "hand"),
        lambda g: dissolve(g, g.in_zone(0, "row")[0], g.match.zone_number[0, "hand"], "put"),
        lambda g: become(g, g.in_zone(0, "hand")[0], g.definition[g.in_zone(0, "row")[0]]),
        lambda g: redeal(g, g.in_zone(0, "hand"), [g.definition[g.in_zone(0, "row")[0]]]),
        lambda g: shuffle(g, 0, "hand"),
        lambda g: arrange(g, 0, "hand", list(reversed(g.in_zone(0, "hand")))),
        lambda g: show(g, g.in_zone(0, "hand"), 0b10),
    ],
    ids=["new card", "new pile", "dissolve", "become", "redeal", "shuffle", "arrange", "show"],
)
def test_whatever_else_changes_a_zone_is_told(g, change):
    before, moved = filled(g, 0, "hand"), g.seat_versions[0]
    change(g)
    assert filled(g, 0, "hand") != before
    assert g.seat_versions[0] != moved


def test_turning_a_card_is_told_and_moves_nothing(g):
    moved, turned = list(g.seat_versions), list(g.turn_versions)
    turn(g, g.in_zone(0, "row")[:1], rested=True)
    assert g.seat_versions == moved
    assert g.turn_versions[0] != turned[0]
    assert g.turn_versions[1:] == turned[1:]
    turned = list(g.turn_versions)
    turn(g, g.in_zone(0, "row")[:1], rested=True)
    assert g.turn_versions == turned, "it lay so already"


def test_no_number_stands_for_two_states_in_forks(g):
    one, other = g.fork(), g.fork()
    move(one, one.in_zone(0, "row")[:1], "heap")
    move(other, other.in_zone(0, "row")[1:], "heap")
    assert one.seat_versions[0] != other.seat_versions[0]
    assert filled(one, 0, "row") != filled(other, 0, "row")
    turn(one, one.in_zone(1, "row"), rested=True)
    turn(other, other.in_zone(1, "row"), rested=True)
    assert one.turn_versions[1] != other.turn_versions[1]


def test_what_was_made_once_is_made_again_when_a_card_joins_in_any_game():
    match = Match(BOOK)
    match.add_card(STONE)

    def count():
        return len(match.cards)

    assert once(match, "count", count) == 1
    match.cards.append(CHERT)
    assert once(match, "count", count) == 1, "it was kept"
    match.cards.pop()
    match.add_card(CHERT)
    assert once(match, "count", count) == 2


def test_what_was_worked_out_stays_where_nothing_is_turned_over_or_moved(g):
    stone = g.in_zone(0, "row")[0]
    before, clock = version_of_values(g), g.clock
    flip(g, [stone], face_down=False)
    move(g, [], "hand")
    assert (version_of_values(g), g.clock) == (before, clock)
    flip(g, [stone], face_down=True)
    assert version_of_values(g) != before
