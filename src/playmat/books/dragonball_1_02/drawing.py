"""Section 4-9: drawing cards, one after another."""

from __future__ import annotations

from typing import Any

from ...kernel import (
    DONE,
    Builder,
    Frame,
    Game,
    Option,
    ask,
    draw,
    goto,
    is_asked,
    leave,
    procedure,
    row,
    seats_of,
    tell_done,
)
from ...kernel import nodes as n


def draw_card(g: Game, seat: int, instead: str = "") -> bool:
    """4-9-2, unless the game is over or an effect forbids to draw; whether there is a card to draw."""
    if g.result is not None or g.cannot(-1 - seat, "draw"):
        return False
    return draw(g, seat, "deck", "hand", instead)


def draw_or_stop(g: Game, v: Frame) -> list[Option]:
    return ["draw", DONE] if v.left > 0 and g.in_zone(v.seat, "deck") else []


def draw_one(g: Game, v: Frame) -> None:
    v.left -= 1
    v.instead = None
    v.made = draw_card(g, v.seat, "instead")


def note_drawn(g: Game, v: Frame) -> None:
    """8-10-1-1: a draw that was replaced was not made."""
    v.result = (*(v.result or ()), v.made and not v.instead)


DRAW_UP_TO = procedure(
    "4-9-4",
    slots="seat left drawing made instead result",
    rows=[
        row("4-9-4-1", ask("act", lambda g, v: v.seat, draw_or_stop, "draw another card?"), into="drawing"),
        row("4-9-4-1", leave(), when=lambda g, v: v.drawing != "draw"),
        row("4-9-4-2", draw_one),
        row("4-9-4-2", note_drawn),
        row("4-9-4-3", goto("4-9-4-1")),
    ],
)


def rows_draw(b: Builder, node: n.Perform) -> None:
    """4-9-3, 1-3-2-2: one draw after another, and none for zero or fewer.

    8-6-3-6: where the text names no player, the skill's master draws.
    """
    count, seats = b.env.amount(node.count or n.Number(1)), seats_of(node.who)
    asked = is_asked(b)
    made, instead = (b.slot("made"), b.slot("instead")) if asked else ("", "")
    if node.up_to:
        b.run("4-9-4", into=made, seat=b.seat(node.who), left=count)
        if asked:
            tell_done(b, lambda g, v: getattr(v, made) or (), every=False)
        return

    def draws(g: Game, v: Any) -> None:
        found = [draw_card(g, seat, instead) for seat in seats(v) for _ in range(count(g, v))]
        if asked:
            setattr(v, made, tuple(found))

    def drawn(g: Game, v: Any) -> list[bool]:
        """8-10-1-1: a draw that was replaced was not made."""
        return [*getattr(v, made), *[False for _ in getattr(v, instead) or ()]]

    b.step(draws)
    if asked:
        tell_done(b, drawn)


PROCEDURES = (DRAW_UP_TO,)
