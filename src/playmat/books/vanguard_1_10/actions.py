"""Section 10.1: the specific actions as rows, and the rows that card text adds for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import Builder, Game, ask, goto, pick, procedure, row
from ...kernel import nodes as n
from .._vanguard.placing import (
    apart_room,
    call,
    came,
    circles_missing,
    draw_another,
    draw_or_stop,
    draws_another,
    guard,
    leave_others,
    old_leaves,
    old_to_soul,
    open_circles,
    own_attacked,
    report_call,
    report_ride,
    ride,
    rows_battle,
    rows_blast,
    rows_call,
    rows_draw,
    rows_exchange,
    rows_ride,
    rows_soul_charge,
    soul_charge_check,
    take_circle,
    those_called,
    to_guard,
    too_many,
)
from .._vanguard.turning import seat_of
from .zones import FIELD

# --- 10.1.5 ride ------------------------------------------------------------------------------------

# 8.5.1.1.1: it stands whatever the old vanguard was.
# 10.1.5.1: from outside the field it is a ride; a unit moved from a circle does not ride.
RIDE = procedure(
    "10.1.5",
    slots="seat cards normal state card old outside result",
    rows=[
        row("8.5.2.4.1", ride),
        row("8.5.2.4.1", old_to_soul, when=old_leaves),
        row("10.1.5.2", report_ride, when=came),
    ],
)


# --- 10.1.6 call ------------------------------------------------------------------------------------

# 8.5.2.4.2, 8.5.2.4.3: all arrive together, standing on rear-guard circles, resting as guardians.
# 10.1.6.1.1: every circle is chosen before any card moves.
# 10.1.6.1.1.1.1: the text may say which circles, and that cards before it have taken theirs.
# 10.1.6.1.3: what is no normal call is a superior call.
# 10.1.6.1.1.1.1: as many as there are circles for; which of them, the player says.
ROOM = apart_room(open_circles(FIELD))
TOO_MANY = too_many(ROOM)
CALL = procedure(
    "10.1.6.1",
    slots="seat cards circles normal state to where column chosen circle came ward result",
    rows=[
        row("10.1.6.1.1.1.1", pick(seat_of, those_called, ROOM, ROOM, "which cards are called"), into="chosen",
            when=TOO_MANY),
        row("10.1.6.1.1.1.1", leave_others, when=TOO_MANY),
        row("10.1.6.1.1.1", ask("place", seat_of, open_circles(FIELD), "to which circle"), into="circle",
            when=circles_missing),
        row("10.1.6.1.1.1", take_circle, when=circles_missing),
        row("10.1.6.1.1.1", goto("10.1.6.1.1.1"), when=circles_missing),
        row("10.1.6.1.1.2", call),
        row("10.1.6.1.2", report_call),
        row("10.1.6.1.3.1", ask("pick one", seat_of, own_attacked, "which unit does it guard"), into="ward",
            when=to_guard),
        row("10.1.6.1.3.1", guard, when=to_guard),
        row("10.1.6.1.3.1", goto("10.1.6.1.3.1"), when=to_guard),
    ],
)  # fmt: skip


# --- 3.12.4 draw up to ------------------------------------------------------------------------------

DRAW_UP_TO = procedure(
    "3.12.4",
    slots="seat left drawing",
    rows=[
        row("3.12.4", ask("act", seat_of, draw_or_stop, "draw another card?"), into="drawing"),
        row("3.12.4", draw_another, when=draws_another),
        row("3.12.4", goto("3.12.4"), when=draws_another),
    ],
)


# --- card text --------------------------------------------------------------------------------------


def rows_damage(b: Builder, node: n.Perform) -> None:
    """3.15.1.2, 3.15.1.2.1: skill damage; its source is the card whose ability deals it, whoever the text says does.

    10.1.14.1.1: it is checked as battle damage is.
    """
    count = b.env.amount(node.count or n.Number(1))
    cards = b.env.cards(node.cards) if node.cards is not None else None

    def seat(g: Game, v: Any) -> int:
        hit = cards(g, v) if cards is not None else []
        return g.master(hit[0]) if hit else 1 - int(v.seat) if node.who == "opponent" else int(v.seat)

    b.run(
        "7.6.1.6", seat=seat, left=count, dealer=lambda g, v: v.source, kind="skill damage",
        when=lambda g, v: count(g, v) > 0,
    )  # fmt: skip


ACTIONS = {
    # 1.3.2.2, 3.12.2, 3.12.3: one after another off one's own deck, as many as there are; below one, none.
    "draw": rows_draw(up_to="3.12.4"),
    # 4.2.3, 10.1.17.1: the top cards move singly, one after another.
    "soul charge": rows_soul_charge,
    "deal damage": rows_damage,
    # 10.1.19.1: which unit is attacked changes; guardians guard what is attacked now.
    "battle": rows_battle,
    # 4.6.6.2, 8.5.3.1.3: each keeps its orientation; with one of them alone there is nothing to exchange.
    "exchange positions": rows_exchange,
    # 10.1.15.1, 10.1.16.1: a choice, and what is done with it.
    "counter blast": rows_blast,
    "soul blast": rows_blast,
}
# 3.4.2: the units come to the field of whoever the text says; that one is their master.
PLACEMENTS = {"call": rows_call("10.1.6.1", FIELD), "ride": rows_ride("10.1.5")}
COST_CHECKS = {"soul charge": soul_charge_check}
PROCEDURES: Sequence[object] = (RIDE, CALL, DRAW_UP_TO)
