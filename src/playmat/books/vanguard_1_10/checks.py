"""Drive checks (7.5), damage and its checks (3.13, 7.6.1.6), and the four triggers (2.8)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Frame, Game, ask, emit, goto, procedure, row, run
from ...kernel import nodes as n
from .._vanguard.battling import same_unit
from .._vanguard.checking import (
    PARTS,
    checked_card,
    damage_cards,
    draw_for_trigger,
    give,
    heal_chosen,
    may_heal,
    note_parts,
    own_rear_guards,
    own_units,
    part_is,
    parts_left,
    report_damage_check,
    report_drive_check,
    reveal_top,
    revealed,
    some_part_left,
    stand_chosen,
    still_checked,
    take_part,
    to_damage,
    to_hand,
    working_trigger,
)
from .._vanguard.circles import VANGUARD, vanguard
from .._vanguard.turning import begin, seat_of, turn_player
from .timing import CHECK

TRIGGER_POWER = 5000
CHANGES = {
    "trigger power": n.Add("power", n.Number(TRIGGER_POWER)),
    "trigger critical": n.Add("critical", n.Number(1)),
}

# --- 2.8 triggers ---------------------------------------------------------------------------------


def trigger_power(g: Game, card: int) -> int:
    return TRIGGER_POWER


def one(g: Game, card: int) -> int:
    return 1


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
        row("2.8.1.1.4", ask("pick one", seat_of, own_rear_guards, "which rear-guard stands"),
            into="stood", when=part_is("stand")),
        row("2.8.1.1.4", stand_chosen, when=part_is("stand")),
        row("2.8.1.1.5", ask("pick one", seat_of, damage_cards, "which damage is healed"), into="healed",
            when=may_heal),
        row("2.8.1.1.5", heal_chosen, when=may_heal),
        row("2.8.1.1.2", ask("pick one", seat_of, own_units, "which unit gets power +5000"), into="receiver",
            when=part_is("power")),
        row("2.8.1.1.2", give("trigger power", trigger_power), when=part_is("power")),
        row("2.8.2", goto("2.8.2"), when=some_part_left),
    ],
)  # fmt: skip


# --- 7.5 drive step -------------------------------------------------------------------------------

DRIVE_CHECK = procedure(
    "7.5.1.2",
    slots="seat card",
    rows=[
        row("7.5.1.2.1", reveal_top),
        row("7.5.1.2.1", report_drive_check, when=revealed),
        row("7.5.1.2.2", run("2.8", seat=seat_of, card=checked_card), when=working_trigger),
        row("7.5.1.2.3", run(CHECK)),
        row("7.5.1.2.4", to_hand, when=still_checked),
    ],
)


def twin_drive(g: Game, v: Frame) -> bool:
    """7.5.1.3, 10.2.1.1: the vanguard attacker has it now, so there is a second check."""
    attacker = g.facts["attacker"]
    return same_unit(g, attacker) and g.is_in(attacker[0], VANGUARD) and g.has(attacker[0], "twin drive")


DRIVE_STEP = procedure(
    "7.5.1",
    rows=[
        row("7.5.1.1", begin("battle phase", "drive step")),
        row("7.5.1.1", run(CHECK)),
        row("7.5.1.2", run("7.5.1.2", seat=turn_player)),
        row("7.5.1.3", run(CHECK)),
        row("7.5.1.3", run("7.5.1.2", seat=turn_player), when=twin_drive),
        row("7.5.1.4", run(CHECK)),
    ],
)


# --- 7.6.1.6 damage check, the damage process of 3.13 -----------------------------------------------


def deal(g: Game, v: Frame) -> None:
    """3.15: who deals the damage; it is dealt one card at a time."""
    target = vanguard(g, v.seat)
    emit(g, "damage", v.dealer, target, note=v.left)
    emit(g, v.kind, v.dealer, target, note=v.left)


def flip_one(g: Game, v: Frame) -> None:
    """3.13.1.1, 3.13.1.2: each damage is one card off the damaged player's deck, until none is left to deal."""
    v.left -= 1
    reveal_top(g, v)


# 3.13.2: nothing else checks: a card that a text puts into the damage zone is only moved.
DAMAGE_CHECK = procedure(
    "7.6.1.6",
    slots="seat left dealer kind card",
    rows=[
        row("7.6.1.5", deal),
        row("7.6.1.6.1", flip_one),
        row("7.6.1.6.1", report_damage_check, when=revealed),
        row("7.6.1.6.2", run("2.8", seat=seat_of, card=checked_card), when=working_trigger),
        row("7.6.1.6.3", run(CHECK)),
        row("7.6.1.6.4", to_damage, when=still_checked),
        row("7.6.1.6.5", run(CHECK)),
        row("7.6.1.6.6", goto("7.6.1.6.1"), when=lambda g, v: v.left > 0),
    ],
)

PROCEDURES: Sequence[object] = (TRIGGER, DRIVE_CHECK, DRIVE_STEP, DAMAGE_CHECK)
