"""Section 6: the turn and its phases, and what the turn player may do in the main phase."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Frame, Game, Option, ask, goto, leave, loops, procedure, row, run, set_off_once
from .._vanguard.turning import (
    LOOP_NUMBER,
    OTHERS_NUMBER,
    PASS,
    acts,
    begin,
    begin_end,
    begin_main,
    begin_turn,
    both_decide,
    both_named,
    called,
    called_to,
    calls,
    draw_one,
    end_of_ride_phase,
    end_of_turn,
    exchange,
    exchanges,
    no_loop,
    notice_loop,
    one_decides,
    one_named,
    rides,
    rides_now,
    riding,
    settle_own_loop,
    settle_shared_loop,
    stand_all,
    turn_player,
    use,
    used_up,
    uses,
)
from .timing import CHECK, more_to_do
from .zones import COLUMNS, REAR_GUARDS

# --- 6.3 stand, 6.4 draw --------------------------------------------------------------------------

STAND_PHASE = procedure(
    "6.3.1",
    rows=[
        row("6.3.1.1", begin_turn),
        row("6.3.1.1", begin("stand phase")),
        row("6.3.1.1", run(CHECK)),
        row("6.3.1.2", stand_all),
        row("6.3.1.3", run(CHECK)),
    ],
)

DRAW_PHASE = procedure(
    "6.4.1",
    rows=[
        row("6.4.1.1", begin("draw phase")),
        row("6.4.1.1", run(CHECK)),
        row("6.4.1.2", draw_one),
        row("6.4.1.3", run(CHECK)),
    ],
)


# --- 6.5 ride -------------------------------------------------------------------------------------

RIDE_PHASE = procedure(
    "6.5.1",
    slots="ride",
    rows=[
        row("6.5.1.1", begin("ride phase")),
        row("6.5.1.1", run(CHECK)),
        row("6.5.1.2", ask("act", turn_player, rides, "ride a unit or not", secret=True), into="ride"),
        row(
            "6.5.1.2",
            run("10.1.5", seat=turn_player, cards=riding, normal=True),
            when=rides_now,
        ),
        row("6.5.1.3", run(CHECK)),
        row("6.5.1.3", end_of_ride_phase),
    ],
)


# --- 6.6 main -------------------------------------------------------------------------------------


def main_actions(g: Game, v: Frame) -> list[Option]:
    """3.6.3, 6.6.1.2: every act that is legal now, and to pass."""
    seat = g.facts["turn seat"]
    return loops.unbarred(g, [*calls(g, seat, REAR_GUARDS), *uses(g, seat), *exchanges(g, seat, COLUMNS), PASS])


# 3.6.2, 8.4.2: a play timing is a check timing and then the question.
# 3.6.3.1, 3.6.3.2, 8.4.2.3: after an act comes another play timing, after a pass the next phase.
# 8.5.2.1: what was played out of a hidden zone is revealed for as long as it resolves.
MAIN_PHASE = procedure(
    "6.6.1",
    slots="act used loop repeats others",
    rows=[
        row("6.6.1.1", begin_main),
        row("8.4.2.1", run(CHECK)),
        row("6.6.1.2", ask("act", turn_player, main_actions, "call, exchange, use an ability, or end the main phase",
                             secret=True),
            into="act"),
        row("6.6.1.3", leave(), when=lambda g, v: v.act == PASS),
        row("11.1.1.2", notice_loop),
        row("11.1.1.2", goto("6.6.1.2.1"), when=no_loop),
        row("11.1.1.2", LOOP_NUMBER, into="repeats", when=one_decides),
        row("11.1.1.3", LOOP_NUMBER, into="repeats", when=both_decide),
        row("11.1.1.3", OTHERS_NUMBER, into="others", when=both_decide),
        row("11.1.1.2", settle_own_loop, when=one_named),
        row("11.1.1.3", settle_shared_loop, when=both_named),
        row("6.6.1.2.1", run("10.1.6.1", seat=turn_player, cards=called,
                             circles=called_to, normal=True), when=acts("call")),
        row("6.6.1.2.2", use, when=acts("use")),
        row("6.6.1.2.2", used_up, when=acts("use")),
        row("6.6.1.2.3", exchange(COLUMNS), when=acts("exchange")),
        row("8.4.2.2", goto("8.4.2.1")),
    ],
)  # fmt: skip


# --- 6.8 end --------------------------------------------------------------------------------------

ON_THE_END = set_off_once("begin end phase", "end turn")

END_PHASE = procedure(
    "6.8.1",
    slots="fired",
    rows=[
        row("6.8.1", begin_end),
        row("6.8.1.1", ON_THE_END),
        row("6.8.1.2", run(CHECK)),
        row("6.8.1.2", end_of_turn),
        row("6.8.1.3", ON_THE_END),
        row("6.8.1.3", goto("6.8.1.1"), when=more_to_do),
    ],
)

TURN = procedure(
    "6.2",
    rows=[
        row("6.3.1", run("6.3.1")),
        row("6.4.1", run("6.4.1")),
        row("6.5.1", run("6.5.1")),
        row("6.6.1", run("6.6.1")),
        row("6.7.1", run("6.7.1")),
        row("6.8.1", run("6.8.1")),
    ],
)

PROCEDURES: Sequence[object] = (TURN, STAND_PHASE, DRAW_PHASE, RIDE_PHASE, MAIN_PHASE, END_PHASE)
