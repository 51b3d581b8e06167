"""Section 10: the specific actions as rows, and the rows that card text adds for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import Frame, Game, Guard, ask, goto, move, pick, procedure, row
from ...kernel import nodes as n
from .._vanguard.circles import GUARDIAN
from .._vanguard.doing import (
    rows_counter_charge,
    rows_declare,
    rows_find,
    rows_look_at,
    rows_move_unit,
    rows_no_more,
)
from .._vanguard.limiting import rows_limit
from .._vanguard.nodes import Attack, Declare, NoMore, Nullify, OncePerTurn
from .._vanguard.ordering import rows_attack
from .._vanguard.placing import (
    call,
    called_room,
    came,
    circles_missing,
    draw_another,
    draw_or_stop,
    draws_another,
    guard,
    hide_uncalled,
    leave_in_hand,
    leave_others,
    make_known,
    next_rider,
    old_to_soul,
    own_attacked,
    put_first,
    report_call,
    report_ride,
    ride,
    riders,
    rows_blast,
    rows_call,
    rows_damage,
    rows_draw,
    rows_exchange,
    rows_ride,
    rows_soul_charge,
    rows_whole_blast,
    several_riders,
    some_rider,
    soul_charge_check,
    take_circle,
    those_called,
    to_guard,
    too_many,
)
from .._vanguard.rulings import rows_nullify
from .._vanguard.turning import seat_of
from .._vanguard.turns import rows_extra_turn
from . import gifts, legion, locking, sides
from .becoming import rows_become, rows_harmony
from .damage import deal
from .doing import rows_switch, rows_time_leap
from .dominating import rows_dominate, rows_shuffle_too
from .field import circles_to_call
from .hearts import hearts, is_g_unit
from .keywords import count_called, rows_blaze
from .keywords_later import homare_unpaid, rows_homare
from .nodes import Become, Dominate
from .stride import rows_stride
from .zones import FIELD, G_ZONE

BY_EFFECTS = "be retired by effects"
"""10.4.1: what keeps a unit from it only where an effect retires; a cost may, and so do rules."""


def same_master(g: Game, one: int, other: int) -> bool:
    """What "your card effects" are for a unit: those of the cards of its own master."""
    return g.master(one) == g.master(other)


RELATIONS = {"same master": same_master}

# --- 10.6 ride ------------------------------------------------------------------------------------


def hearts_to_soul(g: Game, v: Frame) -> None:
    """10.6.1.4: they are no vanguards again, though the unit that they are hearts of leaves."""
    move(g, tuple(hearts(g, v.seat)), "soul", seat=v.seat)


def who_is_ridden(g: Game, v: Frame) -> str:
    """By a card that came, and is none of them itself."""
    if v.old is None or not came(g, v) or v.card in (v.old, v.mate):
        return "nobody"
    if v.mate is not None:
        return "a pair"
    return "a G unit" if is_g_unit(g, v.old) else "a unit"


def ridden(those: str) -> Guard:
    return lambda g, v: who_is_ridden(g, v) == those


def ride_over(g: Game, v: Frame) -> None:
    """10.6.1.2: whether what is ridden is one of a pair is told before it is."""
    legion.note_pair(g, v)
    ride(g, v)


def old_to_g_zone(g: Game, v: Frame) -> None:
    move(g, (v.old,), G_ZONE, verb="return")


# 8.5.1.2: it stands whatever the old vanguard was.
# 10.6.1: from outside the field it is a ride; a unit moved from a circle does not ride.
# 10.6.2: of several, one after another in the order that their master says.
RIDE = procedure(
    "10.6.1",
    slots="seat cards normal state card old mate outside rider result",
    rows=[
        row("10.6.3.3.2", gifts.leave_out_protect),
        row("10.6.2", ask("pick one", seat_of, riders, "which unit is ridden first"), into="rider"),
        row("10.6.2", put_first, when=several_riders),
        row("8.5.3.1", ride_over),
        row("10.6.1.4", hearts_to_soul, when=came),
        row("10.6.1.3", old_to_g_zone, when=ridden("a G unit")),
        row("10.6.1.2", legion.pair_to_soul, when=ridden("a pair")),
        row("8.5.3.1", old_to_soul, when=ridden("a unit")),
        row("10.6.1.1", report_ride, when=came),
        row("10.6.1.2", legion.report_mate_ridden, when=ridden("a pair")),
        row("10.6.3", gifts.note_gift),
        row("10.6.2", next_rider),
        row("10.6.2", goto("10.6.2"), when=some_rider),
    ],
)  # fmt: skip


# --- 10.7 call ------------------------------------------------------------------------------------

# 10.7.1.1.1.1: as many as there are circles for; which of them, the player says.
ROOM = called_room(circles_to_call)
TOO_MANY = too_many(ROOM)


def to_rear_guards(g: Game, v: Frame) -> bool:
    return bool(v.to != GUARDIAN)


# 8.5.3.2, 8.5.3.3: all arrive together, standing on rear-guard circles, resting as guardians.
# 10.7.1.1.1: every circle is chosen before any card moves.
# 10.7.1.1.1.1, 10.7.1.1.1.1.1: the text may say which circles; cards called together have different ones.
# 10.7.1.3: what is no normal call is a superior call.
CALL = procedure(
    "10.7.1",
    slots="seat cards circles normal state to where column known chosen circle came ward result",
    rows=[
        row("1.3.3", leave_in_hand),
        row("10.6.3.3.2", gifts.leave_out_protect, when=to_rear_guards),
        row("10.7.1.4", make_known, when=circles_missing),
        row("10.7.1.1.1.1", pick(seat_of, those_called, ROOM, ROOM, "which cards are called"), into="chosen",
            when=TOO_MANY),
        row("10.7.1.1.1.1", leave_others, when=TOO_MANY),
        row("10.7.1.1.1", ask("place", seat_of, circles_to_call, "to which circle"), into="circle",
            when=circles_missing),
        row("10.7.1.1.1", take_circle, when=circles_missing),
        row("10.7.1.1.1", goto("10.7.1.1.1"), when=circles_missing),
        row("10.7.1.1.2", count_called),
        row("10.7.1.1.2", call),
        row("10.7.1.2", report_call),
        row("10.7.1.4", hide_uncalled),
        row("10.7.1.3.1", ask("pick one", seat_of, own_attacked, "which unit does it guard"), into="ward",
            when=to_guard),
        row("10.7.1.3.1", guard),
        row("10.7.1.3.1", goto("10.7.1.3.1"), when=to_guard),
    ],
)  # fmt: skip


# --- 3.12.4 draw up to ------------------------------------------------------------------------------

DRAW_UP_TO = procedure(
    "3.12.4",
    slots="seat left drawing",
    rows=[
        row("3.12.4.1", ask("act", seat_of, draw_or_stop, "draw another card?"), into="drawing"),
        row("3.12.4.2", draw_another, when=draws_another),
        row("3.12.4.3", goto("3.12.4.1"), when=draws_another),
    ],
)


# --- card text --------------------------------------------------------------------------------------


ACTIONS = {
    **locking.ACTIONS,
    **sides.ACTIONS,
    **legion.ACTIONS,
    **gifts.ACTIONS,
    # 1.3.2.2, 3.12.2, 3.12.3: one after another off one's own deck, as many as there are; below one, none.
    "draw": rows_draw(up_to="3.12.4"),
    # 4.2.3, 10.18.1: the top cards move singly, one after another.
    "soul charge": rows_soul_charge,
    # 3.15.1.2, 3.15.1.2.1: skill damage; its source is the card whose ability deals it.
    # 10.33.1, 10.33.2: it is added to the vanguard's damage and worked off in the next check timing.
    "deal damage": rows_damage(deal),
    # 4.6.6.2: each keeps its orientation; with one of them alone there is nothing to exchange.
    "exchange positions": rows_exchange,
    # 10.16.1, 10.17.1: a choice, and what is done with it.
    # 10.16.1.2: as an effect it is done with as many cards as it says, or not at all.
    "counter blast": rows_whole_blast,
    "soul blast": rows_blast,
    "blaze": rows_blaze,
    "counter charge": rows_counter_charge,
    "time leap": rows_time_leap,
    "switch": rows_switch,
    "extra turn": rows_extra_turn,
    "harmony": rows_harmony,
    "homare": rows_homare,
}
EFFECTS: dict[type[n.Node], Any] = {
    **sides.EFFECTS,
    n.CannotUse: rows_limit,
    OncePerTurn: rows_limit,
    n.Look: rows_look_at("3.13.3"),
    n.Search: rows_find,
    n.Shuffle: rows_shuffle_too,
    Attack: rows_attack,
    Dominate: rows_dominate,
    Become: rows_become,
    Declare: rows_declare,
    NoMore: rows_no_more,
    Nullify: rows_nullify,
}
# 3.4.2: the units come to the field of whoever the text says; that one is their master.
PLACEMENTS = {
    "call": rows_call("10.7.1", FIELD),
    "ride": rows_ride("10.6.1"),
    "stride": rows_stride,
    "move": rows_move_unit("10.32.1"),
    **locking.PLACEMENTS,
    **legion.PLACEMENTS,
}
COST_CHECKS: dict[Any, Any] = {
    "soul charge": soul_charge_check,
    "homare": homare_unpaid,
    **locking.COST_CHECKS,
}
PROCEDURES: Sequence[object] = (RIDE, CALL, DRAW_UP_TO)
