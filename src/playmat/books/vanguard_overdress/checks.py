"""10.6: the drive step and its checks."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Frame, Game, goto, procedure, row, run
from .._vanguard.battling import same_unit
from .._vanguard.checking import checked_card, report_drive_check, reveal_top, revealed, still_checked, to_hand
from .._vanguard.circles import VANGUARD
from .._vanguard.driving import count_check
from .._vanguard.turning import begin, seat_of, turn_player
from .attacking import drive_of, performs_drive_checks
from .past import note_as_it_is
from .timing import CHECK, DRIVE_CHECK
from .triggers import trigger_works


def drives(g: Game) -> bool:
    """10.6.1.2, 10.6.1.2.1: the attacking vanguard checks, and a rear-guard that an effect lets."""
    attacker = g.facts["attacker"]
    if not same_unit(g, attacker):
        return False
    return g.is_in(attacker[0], VANGUARD) or performs_drive_checks(g, attacker[0])


def drive_now(g: Game) -> int:
    """2.17.1: as many as the drive of the drive unit."""
    return drive_of(g, g.facts["attacker"][0]) if drives(g) else 0


def drive_step_comes(g: Game, v: Frame) -> bool:
    """10.5.1.2.1: for an attacker that can make drive checks."""
    return drives(g)


def report_check(g: Game, v: Frame) -> None:
    note_as_it_is(g, "drive check", v.card)
    report_drive_check(g, v)


CHECK_ONE = procedure(
    DRIVE_CHECK,
    slots="seat card",
    rows=[
        row("10.6.1.2.3", reveal_top),
        row("10.6.1.2.3", report_check, when=revealed),
        row("10.6.1.2.4", run("2.8.2", seat=seat_of, card=checked_card, drive=True), when=trigger_works),
        row("10.6.1.2.5", run(CHECK)),
        row("10.6.1.2.6", to_hand, when=still_checked),
    ],
)


def no_check_left(g: Game, v: Frame) -> bool:
    """10.6.1.3: as many were made in this step as the drive is now."""
    return (v.checks or 0) >= drive_now(g)


# 10.6.1.2.2: with a drive of zero or less there is no check.
DRIVE_STEP = procedure(
    "10.6.1",
    slots="checks",
    rows=[
        row("10.6.1.1", begin("battle phase", "drive step")),
        row("10.6.1.1", run(CHECK)),
        row("10.6.1.2.2", goto("10.6.1.4"), when=no_check_left),
        row("10.6.1.2", run(DRIVE_CHECK, seat=turn_player)),
        row("10.6.1.3", count_check),
        row("10.6.1.3", run(CHECK)),
        row("10.6.1.3", goto("10.6.1.2.2")),
        row("10.6.1.4", run(CHECK)),
    ],
)

PROCEDURES: Sequence[object] = (CHECK_ONE, DRIVE_STEP)
