"""The triggers (2.8), and the drive step (7.6)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Frame, Game, ask, goto, procedure, row, run, turn
from ...kernel import nodes as n
from .._vanguard import checking
from .._vanguard.battling import same_unit
from .._vanguard.checking import (
    checked_card,
    damage_cards,
    draw_for_trigger,
    give,
    give_row,
    heal_chosen,
    may_heal,
    note_parts,
    one,
    own_units,
    part_is,
    parts_left,
    report_drive_check,
    reveal_top,
    revealed,
    some_part_left,
    still_checked,
    take_part,
    to_hand,
)
from .._vanguard.circles import REAR_GUARD, VANGUARD
from .._vanguard.driving import BASE_DRIVE, count_check, drive_ability
from .._vanguard.turning import begin, seat_of, turn_player
from .miscellaneous import trigger_works
from .timing import CHECK

CHANGES = {
    "trigger power": n.Add("power", n.Number(0)),
    "trigger critical": n.Add("critical", n.Number(1)),
}

# --- 2.8 triggers ---------------------------------------------------------------------------------

# 2.8.1.1.6: a front trigger gives power alone, and nobody is chosen.
PARTS = {**checking.PARTS, "front": ("front",)}


def icon_power(g: Game, card: int) -> int:
    """2.8.3: the number at the bottom of the icon."""
    power: int = g.value(card, "trigger power")
    return power


def stand_rear_guard(g: Game, v: Frame) -> None:
    """2.8.1.1.4: any unit may be chosen; it stands if it is a rear-guard."""
    if g.is_in(v.stood, REAR_GUARD):
        turn(g, (v.stood,), rested=False)


# 3.8.2: power and critical go to vanguard, rear-guards and guardians alike.
TRIGGER = procedure(
    "2.8",
    slots="seat card parts trigger_part receiver stood healed",
    rows=[
        row("2.8.1", note_parts(PARTS)),
        row("2.8.2", ask("mode", seat_of, parts_left, "which part of the trigger comes first"),
            into="trigger_part"),
        row("2.8.2", take_part),
        row("2.8.1.1.2", ask("pick one", seat_of, own_units, "which unit gets critical +1"), into="receiver",
            when=part_is("critical")),
        row("2.8.1.1.2", give("trigger critical", one), when=part_is("critical")),
        row("2.8.1.1.3", draw_for_trigger, when=part_is("draw")),
        row("2.8.1.1.4", ask("pick one", seat_of, own_units, "which unit stands, if it is a rear-guard"),
            into="stood", when=part_is("stand")),
        row("2.8.1.1.4", stand_rear_guard, when=part_is("stand")),
        row("2.8.1.1.5", ask("pick one", seat_of, damage_cards, "which damage is healed"), into="healed",
            when=may_heal),
        row("2.8.1.1.5", heal_chosen, when=may_heal),
        row("2.8.1.1.6", give_row("trigger power", icon_power), when=part_is("front")),
        row("2.8.3", ask("pick one", seat_of, own_units, "which unit gets the power of the icon"), into="receiver",
            when=part_is("power")),
        row("2.8.3", give("trigger power", icon_power), when=part_is("power")),
        row("2.8.2", goto("2.8.2"), when=some_part_left),
    ],
)  # fmt: skip


# --- drive ----------------------------------------------------------------------------------------

def gained_drive(g: Game, unit: int) -> bool:
    """7.6.1.2: it has more than its own, by an effect."""
    return bool(g.value(unit, "drive") > BASE_DRIVE + drive_ability(g, unit))


def drive_now(g: Game) -> int:
    """2.17.1, 7.6.1.2: the drive of the attacking vanguard, or of an attacking rear-guard that gained some."""
    attacker = g.facts["attacker"]
    if not same_unit(g, attacker):
        return 0
    unit = attacker[0]
    drives = g.is_in(unit, VANGUARD) or gained_drive(g, unit)
    return int(g.value(unit, "drive")) if drives else 0


def drive_step_comes(g: Game, v: Frame) -> bool:
    """7.5.1.2.1: for an attacking vanguard, and for a rear-guard that gained drive."""
    attacker = g.facts["attacker"]
    return same_unit(g, attacker) and (g.is_in(attacker[0], VANGUARD) or drive_now(g) > 0)


# --- 7.6 drive step -------------------------------------------------------------------------------

DRIVE_CHECK = procedure(
    "7.6.1.2",
    slots="seat card",
    rows=[
        row("7.6.1.2.3", reveal_top),
        row("7.6.1.2.3", report_drive_check, when=revealed),
        row("7.6.1.2.4", run("2.8", seat=seat_of, card=checked_card), when=trigger_works),
        row("7.6.1.2.5", run(CHECK)),
        row("7.6.1.2.6", to_hand, when=still_checked),
    ],
)


def checks_left(g: Game, v: Frame) -> bool:
    """7.6.1.3: fewer checks were made in this step than the drive unit's drive is now."""
    return (v.checks or 0) < drive_now(g)


# 7.6.1.2.2: with a drive of zero or less there is no check.
DRIVE_STEP = procedure(
    "7.6.1",
    slots="checks",
    rows=[
        row("7.6.1.1", begin("battle phase", "drive step")),
        row("7.6.1.1", run(CHECK)),
        row("7.6.1.2.2", goto("7.6.1.4"), when=lambda g, v: not checks_left(g, v)),
        row("7.6.1.2", run("7.6.1.2", seat=turn_player)),
        row("7.6.1.3", count_check),
        row("7.6.1.3", run(CHECK)),
        row("7.6.1.3", goto("7.6.1.2.2")),
        row("7.6.1.4", run(CHECK)),
    ],
)

PROCEDURES: Sequence[object] = (TRIGGER, DRIVE_CHECK, DRIVE_STEP)
