"""Section 7: the battle phase and the steps of an attack."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import (
    ANY_NUMBER,
    NO,
    YES,
    Frame,
    Game,
    Option,
    ask,
    goto,
    leave,
    move,
    pick,
    procedure,
    row,
    run,
    set_off_once,
)
from .._vanguard.battling import (
    assign_ward,
    attack_impossible,
    attacked_units,
    attacking_card,
    begin_attack_step,
    begin_close,
    boost,
    boost_counts,
    boosters,
    clear_battle,
    compare,
    critical_of_attacker,
    damage_due,
    declines,
    defender,
    end_battle,
    hit_rear_guards,
    is_attacked,
    name_attacker,
    name_targets,
    no_attacker,
    on_guardian_circles,
    one_target,
    options_to_attack,
    put_guards,
    report_attack,
    report_guards,
    report_hit,
    rest_attacker,
    targets_of_attacker,
    vanguard_attacks,
    wards,
    wards_open,
)
from .._vanguard.circles import FRONT_ROW, VANGUARD, units
from .._vanguard.turning import begin, may_not_guard, turn_player, why_not_call
from .timing import CHECK, more_to_do
from .zones import FIELD

# --- 7.3 attack step ------------------------------------------------------------------------------


def declare(g: Game, v: Frame) -> None:
    """7.3.1.3, 7.3.1.4: the attacker rests; attacker and attacked are each other's battle opponents.

    7.3.1.4.2: where a text lets it attack a row, all of that row are attacked.
    """
    name_attacker(g, v)
    name_targets(g, v)
    rest_attacker(g, v)


# --- 7.4 guard step -------------------------------------------------------------------------------


def why_not_guard(g: Game, seat: int, card: int) -> str | None:
    """10.1.6.1.2.1: why a hand card cannot guard; to guard with one is a normal call too."""
    if g.value(card, "shield") is None:
        return "no shield"
    if may_not_guard(g, seat, card):
        return "forbidden"
    return why_not_call(g, seat, card)


def why_not_intercept(g: Game, unit: int) -> str | None:
    """10.2.2.1: a front row rear-guard with intercept that is not itself attacked, standing or resting."""
    if not g.has(unit, "intercept") or not g.is_in(unit, "front row") or g.is_in(unit, VANGUARD):
        return "cannot intercept"
    if is_attacked(g, unit):
        return "cannot intercept"
    if g.value(unit, "shield") is None:
        return "no shield"
    return "forbidden" if g.cannot(unit, "intercept") else None


def guards(g: Game, v: Frame) -> list[Option]:
    """7.4.1.1.2: hand cards to call and units to intercept with, in one declaration."""
    seat = 1 - g.facts["turn seat"]
    if not attacked_units(g):
        return []
    hand = [c for c in g.in_zone(seat, "hand") if why_not_guard(g, seat, c) is None]
    return [*hand, *(u for u in units(g, seat, FRONT_ROW) if why_not_intercept(g, u) is None)]


def any_number(g: Game, v: Frame) -> int:
    """3.11.1.2: as many as the player has, which the opponent does not know."""
    return ANY_NUMBER


# 8.5.2.2.1.1, 8.5.2.4.3: to the guardian circle alone, where they rest.
GUARD_STEP = procedure(
    "7.4.1",
    slots="guards ward wards interceptors",
    rows=[
        row("7.4.1.1", begin("battle phase", "guard step")),
        row("7.4.1.1.1", run(CHECK)),
        row(
            "7.4.1.1.2",
            pick(defender, guards, lambda g, v: 0, any_number, "guardians, all at once", secret=True),
            into="guards",
        ),
        row(
            "7.4.1.1.2.1",
            ask("pick one", defender, wards, "which unit does it guard"),
            into="ward",
            when=wards_open,
        ),
        row("7.4.1.1.2.1", assign_ward, when=wards_open),
        row("7.4.1.1.2.1", goto("7.4.1.1.2.1"), when=wards_open),
        row("7.4.1.1.2.3", put_guards),
        row("7.4.1.1.2.3", report_guards),
        row("7.4.1.2", run(CHECK)),
    ],
)


# --- 7.6 damage step ------------------------------------------------------------------------------


def retire_hit(g: Game, v: Frame) -> None:
    """7.6.1.8: hit rear-guards and all guardians, together."""
    move(g, (*hit_rear_guards(g), *on_guardian_circles(g)), "drop", verb="retire")


# 3.15.1.1: the attacker is the source of battle damage.
# 7.6.1.9: only when all is done are abilities on hitting set off.
DAMAGE_STEP = procedure(
    "7.6.1",
    rows=[
        row("7.6.1.1", begin("battle phase", "damage step")),
        row("7.6.1.1", run(CHECK)),
        row("7.6.1.2", compare),
        row("7.6.1.4", run(CHECK)),
        row("7.6.1.5", run("7.6.1.6", seat=defender, left=critical_of_attacker, dealer=attacking_card,
                           kind="battle damage"), when=damage_due),
        row("7.6.1.8", retire_hit),
        row("7.6.1.9", report_hit),
        row("7.6.1.9", run(CHECK)),
    ],
)  # fmt: skip


# --- 7.7 close step -------------------------------------------------------------------------------

ON_THE_END = set_off_once("begin close step", "end battle")

CLOSE_STEP = procedure(
    "7.7.1",
    slots="fired",
    rows=[
        row("7.7.1", begin_close),
        row("7.7.1.1", ON_THE_END),
        row("7.7.1.2", run(CHECK)),
        row("7.7.1.2", end_battle),
        row("7.7.1.3", ON_THE_END),
        row("7.7.1.3", goto("7.7.1.1"), when=more_to_do),
        row("7.7.1.4", clear_battle),
    ],
)


# --- the attack sub phase -------------------------------------------------------------------------

# 7.2.1, 7.3.1: whether to attack, then with which unit, which one, and who boosts.
BATTLE_PHASE = procedure(
    "6.7.1",
    slots="attack attacker target booster",
    rows=[
        row("6.7.1", begin("battle phase")),
        row("7.2.1.1", begin("battle phase", "start step")),
        row("7.2.1.1", run(CHECK)),
        row("7.2.1.3", leave(), when=attack_impossible),
        row("7.2.1.2", ask("yes no", turn_player, lambda g, v: (YES, NO), "attack with a unit?"), into="attack"),
        row("7.2.1.2.1", leave(), when=declines),
        row("7.2.1.2.1", run(CHECK)),
        row("7.3.1.1", begin_attack_step),
        row("7.3.1.2", run(CHECK)),
        row("7.3.1.3", ask("pick one", turn_player, options_to_attack, "which unit attacks"), into="attacker"),
        row("7.3.1.3", goto("7.7.1"), when=no_attacker),
        row("7.3.1.4", ask("pick one", turn_player, targets_of_attacker, "which unit is attacked"), into="target",
            when=one_target),
        row("7.3.1.4", declare),
        row("7.3.1.5", ask("pick one", turn_player, boosters(FIELD.behind), "which unit boosts"), into="booster"),
        row("7.3.1.5", boost),
        row("7.3.1.6", report_attack),
        row("7.3.1.6", run(CHECK)),
        row("7.3.1.7", boost_counts),
        row("7.3.1.8", run(CHECK)),
        row("7.4.1", run("7.4.1")),
        row("7.4.1.2", run("7.5.1"), when=vanguard_attacks),
        row("7.6.1", run("7.6.1")),
        row("7.7.1", run("7.7.1")),
        row("7.7.1.4", goto("7.2.1.1")),
    ],
)  # fmt: skip

PROCEDURES: Sequence[object] = (BATTLE_PHASE, GUARD_STEP, DAMAGE_STEP, CLOSE_STEP)
