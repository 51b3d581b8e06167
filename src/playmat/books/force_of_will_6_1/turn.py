"""Section 500: the turn with its draw, recovery, main and end phases.

The rulebook names the moments at which triggers on a phase happen. Where it names none for an end that a text
may ask for, the reading is: the end of the draw phase comes before its last priority sequence, as in the
recovery phase (503.6); that of the main phase after both players passed, so that what it sets off is played in
the end phase; that of the end phase together with the end of turn (505.3).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import (
    Frame,
    Game,
    Step,
    Waiting,
    check_situations,
    emit,
    expire,
    goto,
    leave,
    loops,
    mark,
    permission,
    pick,
    procedure,
    row,
    run,
    sort_waiting,
    table_of,
    turn,
)
from . import actions, automatic, changes, will
from .processes import nothing_due
from .zones import FIELDS, HANDS, RULERS, other_player, turn_player

PHASES = ("game", "turn", "draw phase", "recovery phase", "main phase", "end phase")
PRIORITY = "602"
HAND_SIZES = ("hand size 0", "hand size 1")
"""The facts of maximum hand sizes (306.3)."""
RECOVERY = "recovery phase"
FIRST_RECOVERIES = (3, 4)
"""The turns in which the players have their first recovery phases (503.1)."""
STAY = ("may", "stay rested")
RECOVERY_BARS = ("recover", "recover in the recovery phase")
"""Prohibitions that keep a card rested in the recovery phase."""


def set_phase(g: Game, phase: str) -> None:
    loops.new_path(g)
    g.set("phase", phase)
    g.set("step", "")


def begin(phase: str) -> Step:
    beginning = f"begin {phase}"

    def start(g: Game, v: Frame) -> None:
        set_phase(g, phase)
        emit(g, beginning)

    return start


def end(*words: str) -> Step:
    endings = [f"end {word}" for word in words]

    def finish(g: Game, v: Frame) -> None:
        for ending in endings:
            emit(g, ending)

    return finish


# --- durations ----------------------------------------------------------------------------------------


def until_end_of_turn(g: Game, seat: int) -> tuple[str, int]:
    return "end of turn", g.facts["turn"]


def through_next_recovery(g: Game, seat: int) -> tuple[str, int]:
    """Players alternate, so of the next two recovery phases just one is that of the card's controller."""
    this_turn: int = g.facts["turn"]
    return RECOVERY, max(this_turn + (1 if recovers_later(g) else 2), FIRST_RECOVERIES[1])


def recovers_later(g: Game) -> bool:
    """Whether the recovery of this turn is still to come."""
    if g.facts["phase"] == RECOVERY:
        return bool(g.facts["recovered"] != g.facts["turn"])
    return bool(g.facts["phase"] == "draw phase")


DURATIONS = {
    "end of turn": until_end_of_turn,
    "its controller's next recovery phase": through_next_recovery,
}


# --- 502 draw phase -----------------------------------------------------------------------------------


def begin_turn(g: Game, v: Frame) -> None:
    """502.1: already in the draw phase, so that all these triggers happen together."""
    set_phase(g, "draw phase")
    if g.facts["turn"] == 1:
        emit(g, "begin game")
    emit(g, "begin turn", note=(g.facts["turn"], g.facts["turn seat"]))
    emit(g, "begin draw phase")


def draws(g: Game, v: Frame) -> bool:
    return bool(g.facts["turn"] > 1)


def draw_one(g: Game, v: Frame) -> None:
    actions.draw_card(g, turn_player(g, v))


DRAW_PHASE = procedure(
    "502",
    rows=[
        row("502.1", begin_turn),
        row("502.2", run(PRIORITY)),
        row("502.3", draw_one, when=draws),
        row("502.4", end("draw phase")),
        row("502.4", run(PRIORITY)),
    ],
)


# --- 503 recovery phase -------------------------------------------------------------------------------


def is_first_turn(g: Game, v: Frame) -> bool:
    """503.1: of the player whose turn it is."""
    return bool(g.facts["turn"] < FIRST_RECOVERIES[0])


def empty_pools(g: Game, v: Frame) -> None:
    will.empty_pools(g)


def recoverable(g: Game, v: Frame) -> list[int]:
    """The rested cards that the recovery reaches."""
    seat, rested = turn_player(g, v), g.rested
    cards = [card for card in g.zones[FIELDS[seat]] + g.zones[RULERS[seat]] if rested[card]]
    for word in RECOVERY_BARS:
        if table_of(g, ("cannot", word)):
            cards = [card for card in cards if not g.cannot(card, word)]
    return cards


def may_stay(g: Game, v: Frame) -> list[int]:
    if not table_of(g, STAY):
        return []
    return [card for card in recoverable(g, v) if permission(g, card, "stay rested")]


def recover(g: Game, v: Frame) -> None:
    g.set("recovered", g.facts["turn"])
    cards, staying = recoverable(g, v), v.staying
    turn(g, [card for card in cards if card not in staying] if staying else cards, rested=False)


def end_of_recovery(g: Game, v: Frame) -> None:
    expire(g, RECOVERY, g.facts["turn"])


RECOVERY_PHASE = procedure(
    "503",
    slots="staying",
    rows=[
        row("503.1", leave(), when=is_first_turn),
        row("503.2", begin(RECOVERY)),
        row("503.3", run(PRIORITY)),
        row("503.4", empty_pools),
        row("503.5", pick(turn_player, may_stay, lambda g, v: 0, lambda g, v: len(may_stay(g, v)),
                          "cards that stay rested"), into="staying"),
        row("503.5", recover),
        row("503.6", end_of_recovery),
        row("503.6", end(RECOVERY)),
        row("503.7", run(PRIORITY)),
    ],
)  # fmt: skip


# --- 504 main phase -----------------------------------------------------------------------------------

MAIN_PHASE = procedure(
    "504",
    rows=[
        row("504.1", begin("main phase")),
        row("504.2", run(PRIORITY)),
        row("504.2", end("main phase")),
    ],
)


# --- 505 end phase ------------------------------------------------------------------------------------


def remove_damage(g: Game, v: Frame) -> None:
    """505.5a: of both players' cards, and of a ruler that took it as a J-ruler and is the same object."""
    for card in [card for card, word in g.marks if word == "damage"]:
        mark(g, card, "damage", None)


def end_of_turn(g: Game, v: Frame) -> None:
    """505.5b; but what may be played once per turn stays used up until the next turn (505.6)."""
    expire(g, "end of turn", g.facts["turn"], locks=False)


def give_back(g: Game, v: Frame) -> None:
    """505.5b, 313.2: cards go back to whoever controls them now that effects have ended."""
    changes.settle_control(g)


def too_many(g: Game, v: Frame) -> int:
    """505.5d, 306.3: how many cards the turn player holds beyond the maximum; None is no maximum."""
    seat = turn_player(g, v)
    most = g.facts[HAND_SIZES[seat]]
    return 0 if most is None else max(len(g.zones[HANDS[seat]]) - most, 0)


def holds_too_many(g: Game, v: Frame) -> bool:
    return too_many(g, v) > 0


def hand(g: Game, v: Frame) -> Sequence[int]:
    return g.zones[HANDS[turn_player(g, v)]]


def discard_picked(g: Game, v: Frame) -> None:
    picked, v.discarded = v.discarded, None
    actions.discard(g, picked)


def look_around(g: Game, v: Frame) -> None:
    """505.5e: what was triggered, or would be by being revealed."""
    v.reveal, v.asked = None, 0
    if g.match.has_situations:
        check_situations(g)
    if g.waiting:
        sort_waiting(g, lambda entry: is_triggered(g, entry))


def anything_left(g: Game, v: Frame) -> bool:
    """505.5e: rule processes to be done, or triggered abilities to be played."""
    return bool(g.waiting) or not nothing_due(g, v)


def nobody_could_tell(g: Game, v: Frame) -> bool:
    """Whether there is nothing left, and nobody looks on who could tell from it what the players hold (708.2)."""
    if not g.settling or anything_left(g, v):
        return False
    loops.pass_over(g, automatic.holders(g))
    return True


def is_triggered(g: Game, entry: Waiting) -> bool:
    """708.2: a card is triggered by being revealed. One that waits for a state could have been before."""
    if not automatic.waits_as_card(g, entry):
        return True
    _, name, *_ = entry
    return g.match.abilities[name].situation is None and automatic.may_reveal(g, entry)


CLEAN_UP = procedure(
    "505.5",
    slots="discarded reveal source asked",
    rows=[
        row("505.5a", remove_damage),
        row("505.5b", end_of_turn),
        row("505.5b", give_back),
        row("505.5c", empty_pools),
        row("505.5d", pick(turn_player, hand, too_many, too_many, "cards to discard down to the hand size",
                           secret=True, counted=True), into="discarded", when=holds_too_many),
        row("505.5d", discard_picked, when=lambda g, v: bool(v.discarded)),
        row("505.5e", look_around),
        row("505.5", leave(), when=nobody_could_tell),
        *automatic.rows_reveal(turn_player, again="505.5e"),
        *automatic.rows_reveal(other_player, again="505.5e"),
        row("505.5e", leave(), when=lambda g, v: not anything_left(g, v)),
        row("505.5e", run(PRIORITY)),
        row("505.5e", goto("505.5a")),
    ],
)  # fmt: skip

END_PHASE = procedure(
    "505",
    rows=[
        row("505.1", begin("end phase")),
        row("505.2", run(PRIORITY)),
        row("505.3", end("end phase", "turn")),
        row("505.4", run(PRIORITY)),
        row("505.5", run("505.5")),
    ],
)

TURN = procedure(
    "501",
    rows=[
        row("502.1", run("502")),
        row("503.1", run("503")),
        row("504.1", run("504")),
        row("505.1", run("505")),
    ],
)

PROCEDURES = (TURN, DRAW_PHASE, RECOVERY_PHASE, MAIN_PHASE, END_PHASE, CLEAN_UP)
