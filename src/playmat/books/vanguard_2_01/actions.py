"""Section 10: the specific actions as rows, and the rows that card text adds for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import Builder, Frame, Game, Option, ask, goto, loops, move, procedure, row, rows_cannot_use, walk
from ...kernel import nodes as n
from .._vanguard.placing import (
    call,
    came,
    circles_missing,
    cost_form,
    draw_another,
    draw_or_stop,
    draws_another,
    guard,
    old_leaves,
    old_to_soul,
    own_attacked,
    report_call,
    report_ride,
    ride,
    rows_blast,
    rows_call,
    rows_draw,
    rows_exchange,
    rows_ride,
    rows_soul_charge,
    soul_charge_check,
    take_circle,
    to_guard,
)
from .._vanguard.turning import seat_of
from . import gifts, legion, locking, sides
from .attacking import rows_attack
from .becoming import rows_become, rows_harmony
from .damage import deal
from .doing import rows_counter_charge, rows_declare, rows_look_at, rows_move_unit, rows_switch, rows_time_leap
from .dominating import rows_dominate, rows_shuffle_too
from .field import circles_to_call
from .hearts import hearts, is_g_unit
from .keywords import count_called, rows_blaze
from .keywords_later import homare_unpaid, rows_homare
from .miscellaneous import rows_extra_turn, rows_nullify
from .nodes import Attack, Become, Declare, Dominate, Nullify
from .stride import rows_stride
from .zones import FIELD, G_ZONE

# --- 10.6 ride ------------------------------------------------------------------------------------


def several_riders(g: Game, v: Frame) -> bool:
    return len(v.cards) > 1


def riders(g: Game, v: Frame) -> list[Option]:
    return list(v.cards)


def put_first(g: Game, v: Frame) -> None:
    """The card that is ridden next lies last in the list."""
    v.cards = (*[c for c in v.cards if c != v.rider], v.rider)


def next_rider(g: Game, v: Frame) -> None:
    v.cards = v.cards[:-1]


def some_rider(g: Game, v: Frame) -> bool:
    return bool(v.cards)


def some_heart_ridden(g: Game, v: Frame) -> bool:
    return came(g, v) and bool(hearts(g, v.seat))


def hearts_to_soul(g: Game, v: Frame) -> None:
    """10.6.1.4: they are no vanguards again, though the unit that they are hearts of leaves."""
    move(g, tuple(hearts(g, v.seat)), "soul", seat=v.seat)


def g_unit_ridden(g: Game, v: Frame) -> bool:
    return old_leaves(g, v) and is_g_unit(g, v.old)


def unit_ridden(g: Game, v: Frame) -> bool:
    return old_leaves(g, v) and v.mate is None and not is_g_unit(g, v.old)


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
        row("10.6.2", ask("pick one", seat_of, riders, "which unit is ridden first"), into="rider",
            when=several_riders),
        row("10.6.2", put_first, when=several_riders),
        row("10.6.1.2", legion.note_pair),
        row("8.5.3.1", ride),
        row("10.6.1.4", hearts_to_soul, when=some_heart_ridden),
        row("10.6.1.3", old_to_g_zone, when=g_unit_ridden),
        row("10.6.1.2", legion.pair_to_soul, when=legion.pair_is_ridden),
        row("8.5.3.1", old_to_soul, when=unit_ridden),
        row("10.6.1.1", report_ride, when=came),
        row("10.6.1.2", legion.report_mate_ridden, when=legion.pair_is_ridden),
        row("10.6.3", gifts.note_gift, when=came),
        row("10.6.2", next_rider),
        row("10.6.2", goto("10.6.2"), when=some_rider),
    ],
)  # fmt: skip


# --- 10.7 call ------------------------------------------------------------------------------------

# 8.5.3.2, 8.5.3.3: all arrive together, standing on rear-guard circles, resting as guardians.
# 10.7.1.1.1: every circle is chosen before any card moves.
# 10.7.1.1.1.1, 10.7.1.1.1.1.1: the text may say which circles; cards called together have different ones.
# 10.7.1.3: what is no normal call is a superior call.
CALL = procedure(
    "10.7.1",
    slots="seat cards circles normal state to where column circle came ward result",
    rows=[
        row("10.7.1.1.1", ask("place", seat_of, circles_to_call, "to which circle"), into="circle",
            when=circles_missing),
        row("10.7.1.1.1", take_circle, when=circles_missing),
        row("10.7.1.1.1", goto("10.7.1.1.1"), when=circles_missing),
        row("10.7.1.1.2", count_called),
        row("10.7.1.1.2", call),
        row("10.7.1.2", report_call),
        row("10.7.1.3.1", ask("pick one", seat_of, own_attacked, "which unit does it guard"), into="ward",
            when=to_guard),
        row("10.7.1.3.1", guard, when=to_guard),
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


def rows_damage(b: Builder, node: n.Perform) -> None:
    """3.15.1.2, 3.15.1.2.1: skill damage; its source is the card whose ability deals it, whoever the text says does.

    10.33.1: it is added to the vanguard's damage and worked off in the next check timing.
    """
    count = b.env.amount(node.count or n.Number(1))
    cards = b.env.cards(node.cards) if node.cards is not None else None

    def damage(g: Game, v: Any) -> None:
        hit = cards(g, v) if cards is not None else []
        named = 1 - int(v.seat) if node.who == "opponent" else int(v.seat)
        seat = g.match.zone_seat[g.zone_of[hit[0]]] if hit else named
        deal(g, seat, v.source, count(g, v), "skill damage")

    b.step(damage)


def rows_counter_blast(b: Builder, node: n.Perform) -> None:
    """10.16.1.2: as an effect it is done with as many cards as it says, or not at all."""
    among = n.Cards(("damage",), "mine", n.InState("face up"))
    if isinstance(node.cards, n.Cards) and node.cards.where is not None:
        among = n.Cards(("damage",), "mine", n.All((n.InState("face up"), node.cards.where)))
    b.add(n.If(n.Compare(n.Count(among), ">=", node.count or n.Number(1)), cost_form(node)))


# --- limits that are spent by change ----------------------------------------------------------------

BEGAN = "began"
"""The slot in which an ability with a limit keeps how the table stood as it began."""


def spends_by_change(ability: n.Ability) -> bool:
    return ability.kind == "automatic" and any(isinstance(part, n.CannotUse) for part in walk(ability.effect))


def note_beginning(b: Builder) -> None:
    if spends_by_change(b.node):
        b.step(lambda g, v: setattr(v, BEGAN, loops.situation(g)))


def changed_since_it_began(g: Game, v: Any) -> bool:
    return bool(loops.situation(g) != v.began)


def rows_limit(b: Builder, node: n.CannotUse) -> None:
    """8.1.1.1.2.1, 8.1.1.1.2.1.1: an activated ability is used up by being played.

    8.1.1.2.3.1, 12.5.1.1.1: an automatic one is if anything is different from how it was as the ability began.
    """
    if not spends_by_change(b.node):
        rows_cannot_use(b, node)
        return
    unchanged = b.unless(changed_since_it_began)
    rows_cannot_use(b, node)
    b.land(unchanged)


ACTIONS = {
    **locking.ACTIONS,
    **sides.ACTIONS,
    **legion.ACTIONS,
    # 1.3.2.2, 3.12.2, 3.12.3: one after another off one's own deck, as many as there are; below one, none.
    "draw": rows_draw(up_to="3.12.4"),
    # 4.2.3, 10.18.1: the top cards move singly, one after another.
    "soul charge": rows_soul_charge,
    "deal damage": rows_damage,
    # 4.6.6.2: each keeps its orientation; with one of them alone there is nothing to exchange.
    "exchange positions": rows_exchange,
    # 10.16.1, 10.17.1: a choice, and what is done with it.
    "counter blast": rows_counter_blast,
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
    n.CannotUse: rows_limit,
    n.Look: rows_look_at,
    n.Shuffle: rows_shuffle_too,
    Attack: rows_attack,
    Dominate: rows_dominate,
    Become: rows_become,
    Declare: rows_declare,
    Nullify: rows_nullify,
}
# 3.4.2: the units come to the field of whoever the text says; that one is their master.
PLACEMENTS = {
    "call": rows_call("10.7.1", FIELD),
    "ride": rows_ride("10.6.1"),
    "stride": rows_stride,
    "move": rows_move_unit,
    **locking.PLACEMENTS,
    **legion.PLACEMENTS,
}
COST_CHECKS = {"soul charge": soul_charge_check, "homare": homare_unpaid}
PROCEDURES: Sequence[object] = (RIDE, CALL, DRAW_UP_TO)
