"""Sections 6.2 and 7: calls and the specific actions as rows, and the rows that card text adds for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import Frame, Game, ask, goto, move, pick, procedure, row
from ...kernel import nodes as n
from .._vanguard.circles import REAR_GUARD, circle
from .._vanguard.doing import (
    look_at_next,
    look_or_stop,
    looks_on,
    move_one,
    note_looked,
    note_moved,
    open_or_any,
    rows_declare,
    rows_find,
    rows_move_unit,
    rows_no_more,
    rows_shuffle_rest,
    some_to_move,
)
from .._vanguard.limiting import rows_limit
from .._vanguard.nodes import Declare, NoMore, OncePerTurn
from .._vanguard.placing import (
    call,
    called_room,
    circles_missing,
    draw_another,
    draw_or_stop,
    draws_another,
    guard,
    hide_uncalled,
    leave_others,
    make_known,
    own_attacked,
    report_call,
    rows_battle,
    rows_call,
    rows_draw,
    rows_exchange,
    rows_ride,
    separate_circles,
    soul_charge_check,
    take_circle,
    those_called,
    to_guard,
)
from .._vanguard.turning import seat_of
from .._vanguard.turns import rows_extra_turn
from . import ending, holding, icons, listing, looking, originals, proving, riding, songs, tokens, triggers, worlds
from .damage import rows_deal
from .zones import FIELD

# --- 6.2.3 call -----------------------------------------------------------------------------------


# 6.2.3.2.1.1: how many cards find a circle.
ROOM = called_room(separate_circles(FIELD))


def retire_replaced(g: Game, v: Frame) -> None:
    """6.2.3.4: by the call itself, and by no effect."""
    arrived = [card for card in v.came if g.is_in(card, REAR_GUARD)]
    others = [c for card in arrived for c in g.in_zone(v.seat, circle(g, card)) if c not in v.came]
    move(g, others, "drop", verb="retire")


def are_tokens(g: Game, v: Frame) -> bool:
    return all(tokens.is_unborn(g, card) for card in v.cards)


def leave_tokens_out(g: Game, v: Frame) -> None:
    """15.3.3.1: tokens that find no circle are never created, and one is like the other."""
    v.cards = v.cards[: ROOM(g, v)]


# 6.2.1, 6.2.1.2: whatever is put on a rear-guard or guardian circle in this way is called.
# 6.2.2.1, 6.2.2.2: what is no normal call is a superior call.
# 6.2.3.1, 6.2.3.2, 6.2.3.2.1: the cards, and for each another circle, before any of them moves.
# 6.2.3.3.1, 4.9.2.5.1: standing on rear-guard circles, resting as guardians.
# 6.2.5: each is a new card there, from whichever zone.
CALL = procedure(
    "6.2.3",
    slots="seat cards circles normal state to where column known chosen circle came ward result",
    rows=[
        row("6.2.3.1.1", make_known, when=circles_missing),
        row("6.2.3.2.1.1", leave_tokens_out, when=are_tokens),
        row("4.1.6", proving.show_forbidden),
        row("6.2.3.2.1.1", pick(seat_of, those_called, ROOM, ROOM, "which cards are called"), into="chosen"),
        row("6.2.3.2.1.1", leave_others),
        row("6.2.3.2", ask("place", seat_of, separate_circles(FIELD), "to which circle"), into="circle",
            when=circles_missing),
        row("6.2.3.2", take_circle, when=circles_missing),
        row("6.2.3.2", goto("6.2.3.2"), when=circles_missing),
        row("6.2.3.3", call),
        row("6.2.3.4", retire_replaced),
        row("6.2.2", report_call),
        row("6.2.3.1.1", hide_uncalled),
        row("6.2.4", ask("pick one", seat_of, own_attacked, "which unit does it guard"), into="ward", when=to_guard),
        row("6.2.4", guard),
        row("6.2.4", goto("6.2.4"), when=to_guard),
    ],
)  # fmt: skip


# --- 7.5.3 draw up to, 7.6.2 look up to -------------------------------------------------------------

# 7.5.3.1: of zero or fewer nothing is asked.
DRAW_UP_TO = procedure(
    "7.5.3",
    slots="seat left drawing",
    rows=[
        row("7.5.3.2", ask("act", seat_of, draw_or_stop, "draw another card?"), into="drawing"),
        row("7.5.3.3", draw_another, when=draws_another),
        row("7.5.3.4", goto("7.5.3.2"), when=draws_another),
    ],
)

# 7.6.2.1, 7.6.2.2: one more each time, and of zero or fewer nothing is asked.
LOOK_UP_TO = procedure(
    "7.6.2",
    slots="seat whose most looked looking result",
    rows=[
        row("7.6.2.3", ask("act", seat_of, look_or_stop, "look at another card?"), into="looking"),
        row("7.6.2.4", look_at_next, when=looks_on),
        row("7.6.2.5", goto("7.6.2.3"), when=looks_on),
        row("7.6.2", note_looked),
    ],
)


# --- 7.28 move --------------------------------------------------------------------------------------


# 10.4.1.9: who is moved to the guardian circle guards a unit that is attacked.
MOVE = procedure(
    "7.28.1",
    slots="seat cards to where circle moved came ward result",
    rows=[
        row("7.28.1", ask("place", seat_of, open_or_any(FIELD), "to which circle"), into="circle", when=some_to_move),
        row("7.28.1", move_one, when=some_to_move),
        row("7.28.1", goto("7.28.1"), when=some_to_move),
        row("7.28.1", note_moved),
        row("10.4.1.9", ask("pick one", seat_of, own_attacked, "which unit does it guard"), into="ward",
            when=to_guard),
        row("10.4.1.9", guard),
        row("10.4.1.9", goto("10.4.1.9"), when=to_guard),
    ],
)  # fmt: skip


# --- card text --------------------------------------------------------------------------------------

ACTIONS = {
    # 7.5.1, 7.5.2, 7.5.4: one after another off one's own deck, as many as there are.
    "draw": rows_draw(up_to="7.5.3"),
    # 7.29.1, 7.29.1.2, 11.5.2.2, 11.5.2.2.1: its source is the card whose ability deals it.
    # 7.29.1.1: of several vanguards each takes all of it.
    "deal damage": rows_deal,
    # 9.7.2.2.1: each keeps its orientation; with one of them alone there is nothing to exchange.
    "exchange positions": rows_exchange,
    **icons.ACTIONS,
    **worlds.ACTIONS,
    # 7.31.1, 10.1.5: another unit is attacked.
    "battle": rows_battle,
    # 17.2.1: right after this turn.
    "extra turn": rows_extra_turn,
    **songs.ACTIONS,
    **ending.ACTIONS,
    **riding.ACTIONS,
}
EFFECTS: dict[type[n.Node], Any] = {
    # 11.2.1.1.1, 11.2.1.2.1, 12.3.1.1.1: used up by what it changed.
    n.CannotUse: rows_limit,
    OncePerTurn: rows_limit,
    # 7.6.1: so many of the top cards together.
    n.Look: looking.rows_look_told("7.6.2"),
    n.Search: rows_find,
    # 7.4.3: what was found is not shuffled in.
    n.Shuffle: rows_shuffle_rest,
    # 7.10.2: the name of a card that there is.
    Declare: rows_declare,
    NoMore: rows_no_more,
    **originals.EFFECTS,
    **listing.EFFECTS,
    **icons.EFFECTS,
    **proving.EFFECTS,
    **triggers.EFFECTS,
    **tokens.EFFECTS,
}
PLACEMENTS = {
    "call": rows_call("6.2.3", FIELD),
    "ride": rows_ride("6.3.3"),
    "move": rows_move_unit("7.28.1"),
}
COST_CHECKS: dict[Any, Any] = {"soul charge": soul_charge_check, **holding.COST_CHECKS}
PROCEDURES: Sequence[object] = (CALL, DRAW_UP_TO, LOOK_UP_TO, MOVE)
