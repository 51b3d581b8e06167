"""Section 9: the turn and its phases, and what the turn player may do in the main phase."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import (
    Frame,
    Game,
    Option,
    ask,
    distinct,
    expire,
    goto,
    leave,
    loops,
    procedure,
    row,
    run,
    set_off_once,
    turn,
)
from .._vanguard.circles import units, vanguard
from .._vanguard.lasting import END_OF_STAND_PHASE
from .._vanguard.turning import (
    LOOP_NUMBER,
    OTHERS_NUMBER,
    PASS,
    PILE_NUMBER,
    acts,
    begin,
    begin_end,
    begin_main,
    begin_turn,
    both_decide,
    both_named,
    call_limit,
    called,
    called_to,
    do_in_one_go,
    draw_one,
    end_of_ride_phase,
    end_of_turn,
    exchange,
    exchanges,
    no_loop,
    notice_loop,
    notice_pile,
    one_decides,
    one_named,
    piles_up,
    rides_now,
    riding,
    settle_own_loop,
    settle_shared_loop,
    turn_player,
    use,
    used_up,
    uses,
    why_not_call,
)
from . import ending
from .cards import UNIT
from .dressing import OVERDRESS, XOVERDRESS, dressed_card, dressed_unit, dressings
from .orders import added, alchemagics, ordered, orders
from .proving import BE_CALLED, BE_NORMAL_CALLED
from .riding import rides
from .timing import CHECK, PLAY_ORDER, more_to_do
from .zones import ARMS, COLUMNS, FIELD, HELD, ORDER_ZONE

TURNED = (ORDER_ZONE, *HELD, ARMS)
"""4.15.3, 4.9.2.2: where else cards stand and rest."""

# --- 9.2 stand, 9.4 draw, 9.6 ride ------------------------------------------------------------------


def stand_cards(g: Game, v: Frame) -> None:
    """9.2.2: all cards on the field, guardians too, and those in the order zone."""
    seat = g.facts["turn seat"]
    turn(g, [*units(g, seat), *[card for zone in TURNED for card in g.in_zone(seat, zone)]], rested=False)
    expire(g, END_OF_STAND_PHASE[seat], g.facts["turn"])


STAND_PHASE = procedure(
    "9.2",
    rows=[
        row("9.2.1", begin_turn),
        row("9.2.1", begin("stand phase")),
        row("9.2.1", run(CHECK)),
        row("9.2.2", stand_cards),
        row("9.2.3", run(CHECK)),
    ],
)

DRAW_PHASE = procedure(
    "9.4",
    rows=[
        row("9.4.1", begin("draw phase")),
        row("9.4.1", run(CHECK)),
        row("9.4.2", draw_one),
        row("9.4.3", run(CHECK)),
    ],
)

# 9.6.2.1: it is a normal ride.
RIDE_PHASE = procedure(
    "9.6",
    slots="ride",
    rows=[
        row("9.6.1", begin("ride phase")),
        row("9.6.1", run(CHECK)),
        row("9.6.2", ask("act", turn_player, rides, "ride a unit or not", secret=True), into="ride"),
        row("9.6.2", run("6.3.3", seat=turn_player, cards=riding, normal=True), when=rides_now),
        row("9.6.3", run(CHECK)),
        row("9.6.3", end_of_ride_phase),
    ],
)


# --- 9.7 main -----------------------------------------------------------------------------------------


def why_not_call_unit(g: Game, seat: int, card: int, limit: int | None = None) -> str | None:
    """9.7.2.1: a unit, of a grade not above the vanguard's.

    9.7.2.1.2: without a vanguard nothing is called.
    """
    if vanguard(g, seat) is None:
        return "no vanguard"
    if g.cannot(card, BE_CALLED) or g.cannot(card, BE_NORMAL_CALLED):
        return "forbidden"
    return "no unit" if g.value(card, "main type") != UNIT else why_not_call(g, seat, card, limit)


def calls(g: Game, seat: int) -> list[Option]:
    limit = call_limit(g, seat)
    hand = distinct(g, g.in_zone(seat, "hand"))
    able = [card for card in hand if why_not_call_unit(g, seat, card, limit) is None]
    return [("call", card, circle) for card in able for circle in FIELD.rear_guards]


def main_actions(g: Game, v: Frame) -> list[Option]:
    """9.7.2: every act that is legal now, and to pass."""
    seat = g.facts["turn seat"]
    placed = [*calls(g, seat), *dressings(g, seat)]
    played = [*orders(g, seat), *alchemagics(g, seat)]
    return loops.unbarred(g, [*placed, *played, *uses(g, seat), *exchanges(g, seat, COLUMNS), PASS])


# 11.6.2.1: a play timing is a check timing and then the question.
# 11.6.2.2.1, 11.6.2.3: after an act comes another play timing, after a pass the next phase.
# 11.8.2.2.1: what was played out of a hidden zone is revealed for as long as it resolves.
# 9.7.2.1.1: a call here is a normal call.
MAIN_PHASE = procedure(
    "9.7",
    slots="act used loop piled repeats others",
    rows=[
        row("9.7.1", begin_main),
        row("11.6.2.1", run(CHECK)),
        row("9.7.2", ask("act", turn_player, main_actions,
                         "call, play an order, exchange, use an ability, or end the main phase", secret=True),
            into="act"),
        row("9.7.2.6", leave(), when=lambda g, v: v.act == PASS),
        row("17.1.1.2", notice_loop),
        row("17.1.1.4", notice_pile),
        row("17.1.1.4", PILE_NUMBER, into="repeats", when=piles_up),
        row("17.1.1.4", do_in_one_go, when=piles_up),
        row("17.1.1.2", goto("9.7.2.1"), when=no_loop),
        row("17.1.1.2", LOOP_NUMBER, into="repeats", when=one_decides),
        row("17.1.1.3", LOOP_NUMBER, into="repeats", when=both_decide),
        row("17.1.1.3", OTHERS_NUMBER, into="others", when=both_decide),
        row("17.1.1.2", settle_own_loop, when=one_named),
        row("17.1.1.3", settle_shared_loop, when=both_named),
        row("9.7.2.1", run("6.2.3", seat=turn_player, cards=called, circles=called_to, normal=True),
            when=acts("call")),
        row("9.7.2.2", exchange(COLUMNS), when=acts("exchange")),
        row("9.7.2.3", run(PLAY_ORDER, seat=turn_player, card=ordered), when=acts("order")),
        row("7.34.1.2", run(PLAY_ORDER, seat=turn_player, card=ordered, other=added), when=acts("alchemagic")),
        row("9.7.2.5", run("6.4.2", seat=turn_player, card=dressed_card, bases=dressed_unit), when=acts(OVERDRESS)),
        row("14.14.2", run("14.14.2", seat=turn_player, card=dressed_card), when=acts(XOVERDRESS)),
        row("9.7.2.4", use, when=acts("use")),
        row("9.7.2.4", used_up, when=acts("use")),
        ending.GO,
        row("11.6.2.2", goto("11.6.2.1")),
    ],
)  # fmt: skip


# --- 9.9 end ------------------------------------------------------------------------------------------

ON_THE_END = set_off_once("begin end phase", "end turn")

END_PHASE = procedure(
    "9.9",
    slots="fired",
    rows=[
        row("9.9.1", begin_end),
        row("9.9.1", ON_THE_END),
        row("9.9.2", run(CHECK)),
        row("9.9.2", end_of_turn),
        row("9.9.3", ON_THE_END),
        row("9.9.3", goto("9.9.2"), when=more_to_do),
    ],
)

# 9.1.2: the phases in this order.
TURN = procedure(
    "9.1.2",
    rows=[
        row("9.2", run("9.2")),
        row("9.4", run("9.4")),
        row("9.6", run("9.6")),
        row("9.7", run("9.7")),
        row("9.8", run("9.8")),
        row("9.9", run("9.9")),
    ],
)

PROCEDURES: Sequence[object] = (TURN, STAND_PHASE, DRAW_PHASE, RIDE_PHASE, MAIN_PHASE, END_PHASE)
