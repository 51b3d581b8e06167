"""A field is what its circles say: also with circles that a player gains in play."""

from __future__ import annotations

import pytest

from playmat import new_game, own_decks
from playmat.books._vanguard.circles import CLASSIC, FACING, GUARDIAN, VANGUARD, Circle, Field, units
from playmat.kernel.run.atoms import move

CLASSIC_FIELD = Field(CLASSIC, FACING)
GAINED = (Circle("front far left", "front", "far left"), *CLASSIC, Circle("front far right", "front", "far right"))
WIDE_FIELD = Field(GAINED, {**FACING, "far left": "far right", "far right": "far left"})


def test_the_classic_field():
    assert CLASSIC_FIELD.front == ("front left", VANGUARD, "front right")
    assert CLASSIC_FIELD.back == ("back left", "back center", "back right")
    assert CLASSIC_FIELD.rear_guards == ("front left", "front right", "back left", "back center", "back right")
    assert CLASSIC_FIELD.circles == (VANGUARD, *CLASSIC_FIELD.rear_guards, GUARDIAN)
    assert CLASSIC_FIELD.behind[VANGUARD] == "back center"
    assert CLASSIC_FIELD.pairs == {"left": ("front left", "back left"), "right": ("front right", "back right")}


def test_a_gained_circle_is_a_front_row_rear_guard_circle_with_nothing_behind_it():
    for name in ("front far left", "front far right"):
        assert name in WIDE_FIELD.front
        assert name in WIDE_FIELD.rear_guards
        assert name in WIDE_FIELD.groups()["field"]
        assert name not in WIDE_FIELD.behind
    assert WIDE_FIELD.pairs == CLASSIC_FIELD.pairs


def test_every_word_for_several_circles_means_circles_of_the_field():
    for field in (CLASSIC_FIELD, WIDE_FIELD):
        groups = field.groups()
        assert set(groups["front row"]) | set(groups["back row"]) == set(groups["vanguard and rear-guard circles"])
        assert set(groups["field"]) - set(groups["vanguard and rear-guard circles"]) == {GUARDIAN}
        assert set(groups["vanguard and rear-guard circles"]) - set(groups["rear-guard circle"]) == {VANGUARD}


@pytest.fixture
def game():
    decks = own_decks("vanguard-1.10")
    return new_game("vanguard-1.10", [decks["long-vigil"], decks["long-vigil"]], seed=1)


@pytest.mark.parametrize(
    ("mine", "theirs", "one_column"),
    [
        ("front left", "front right", True),
        ("front left", "front left", False),
        ("back center", VANGUARD, True),
        ("front left", "hand", False),
        ("hand", "hand", False),
    ],
)
def test_columns_face_each_other_across_the_table(game, mine, theirs, one_column):
    one, other = (game.in_zone(seat, "hand")[0] for seat in (0, 1))
    move(game, (one,), mine, seat=0)
    move(game, (other,), theirs, seat=1)
    assert CLASSIC_FIELD.same_column(game, one, other) is one_column


def test_units_come_in_the_order_of_the_circles(game):
    first, second, third = game.in_zone(0, "hand")[:3]
    for card, circle in ((first, "front right"), (second, "front left"), (third, "back left")):
        move(game, (card,), circle, seat=0)
    (vanguard,) = game.in_zone(0, VANGUARD)
    assert units(game, 0, "front row") == [second, vanguard, first]
    assert units(game, 0) == [vanguard, second, first, third]
    assert units(game, 1, "back row") == []
