"""6.4.1.2: the G assist step, in which a player short of the next grade may look for it."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import (
    NO,
    YES,
    Frame,
    Game,
    Option,
    ask,
    hide,
    leave,
    move,
    pick,
    procedure,
    remember,
    row,
    run,
    show,
    shuffle,
)
from .._vanguard.circles import vanguard
from .._vanguard.turning import EVERYBODY, begin, turn_player
from .timing import CHECK
from .zones import REMOVED

LOOKS_AT, PAYS, HIGHEST = 5, 2, 3


def next_grade(g: Game, seat: int) -> int | None:
    """One more than the vanguard's grade; none where there is no vanguard."""
    at = vanguard(g, seat)
    return None if at is None else int(g.value(at, "grade")) + 1


def cannot_assist(g: Game, v: Frame) -> bool:
    """6.4.1.2.2.1: not with a vanguard of grade 3 or more.

    6.4.1.2.2.2: not with the next grade in the hand.
    """
    seat = g.facts["turn seat"]
    grade = next_grade(g, seat)
    return grade is None or grade > HIGHEST or any(g.value(c, "grade") == grade for c in g.in_zone(seat, "hand"))


def to_assist(g: Game, v: Frame) -> list[Option]:
    return [NO] if cannot_assist(g, v) else [YES, NO]


def declines(g: Game, v: Frame) -> bool:
    return bool(v.assist != YES)


def show_hand(g: Game, v: Frame) -> None:
    v.seen = remember(g, g.in_zone(g.facts["turn seat"], "hand"))
    show(g, g.in_zone(g.facts["turn seat"], "hand"), EVERYBODY)


def hide_seen(g: Game, v: Frame) -> None:
    hide(g, v.seen)


def look_at_top(g: Game, v: Frame) -> None:
    seat = g.facts["turn seat"]
    top = g.in_zone(seat, "deck")[-LOOKS_AT:]
    v.seen = remember(g, top)
    show(g, top, 1 << seat)


def fitting(g: Game, v: Frame) -> list[Option]:
    seat = g.facts["turn seat"]
    grade = next_grade(g, seat)
    return [c for c in g.in_zone(seat, "deck")[-LOOKS_AT:] if g.value(c, "grade") == grade]


def show_found(g: Game, v: Frame) -> None:
    show(g, v.found, EVERYBODY)


def take_found(g: Game, v: Frame) -> None:
    move(g, v.found, "hand", verb="put")


def found_one(g: Game, v: Frame) -> bool:
    return bool(v.found)


def own_hand(g: Game, v: Frame) -> list[Option]:
    return list(g.in_zone(g.facts["turn seat"], "hand"))


def both(g: Game, v: Frame) -> int:
    return PAYS


def remove_paid(g: Game, v: Frame) -> None:
    move(g, v.paid, REMOVED, verb="remove")


def shuffle_own(g: Game, v: Frame) -> None:
    shuffle(g, g.facts["turn seat"], "deck")


# 6.4.1.2.2, 6.4.1.2.3: where a condition is not met there is no choice; that one is not tells of the hand.
ASSIST = procedure(
    "6.4.1.2",
    slots="assist seen found paid",
    rows=[
        row("6.4.1.2.1.1", begin("draw phase", "G assist step")),
        row("6.4.1.2.1.1", run(CHECK)),
        row("6.4.1.2.1.2", ask("yes no", turn_player, to_assist, "look for the next grade (G assist)?", secret=True),
            into="assist"),
        row("6.4.1.2.1.3", leave(), when=declines),
        row("6.4.1.2.4", show_hand),
        row("6.4.1.2.4", hide_seen),
        row("6.4.1.2.5", look_at_top),
        row("6.4.1.2.5", pick(turn_player, fitting, lambda g, v: 0, lambda g, v: 1, "a card for your hand",
                              secret=True), into="found"),
        row("6.4.1.2.5", show_found),
        row("6.4.1.2.5", take_found),
        row("6.4.1.2.5", pick(turn_player, own_hand, both, both, "two cards to remove from the game", secret=True,
                              counted=True), into="paid", when=found_one),
        row("6.4.1.2.5", remove_paid, when=found_one),
        row("6.4.1.2.5", shuffle_own),
    ],
)  # fmt: skip

PROCEDURES: Sequence[object] = (ASSIST,)
