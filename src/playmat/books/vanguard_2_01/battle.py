"""Section 7: the battle phase and the steps of an attack."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import (
    DONE,
    NO,
    YES,
    Frame,
    Game,
    Option,
    ask,
    goto,
    leave,
    procedure,
    row,
    run,
    set_off_once,
)
from .._vanguard.battling import (
    attacked_units,
    attacking_card,
    begin_attack_step,
    begin_close,
    boost,
    boost_counts,
    clear_battle,
    compare,
    critical_of_attacker,
    damage_due,
    declines,
    defender,
    end_battle,
    name_attacker,
    put_guards,
    report_guards,
    report_hit,
    rest_attacker,
    wards,
)
from .._vanguard.circles import FRONT_ROW, VANGUARD, units, vanguard
from .._vanguard.ordering import hear_the_end
from .._vanguard.resolving import (
    attacker_unspecified,
    fight,
    fought,
    is_attacked_there,
    report_miss,
    retire_guardians,
    retire_hit,
    start_step,
)
from .._vanguard.turning import begin, call_forbidden, may_not_guard, turn_player
from . import legion
from .attacking import (
    boosters_of_attacker,
    may_not_attack,
    may_not_be_attacked,
    name_specified,
    target_unspecified,
)
from .becoming import charged
from .checks import drive_step_comes
from .damage import deal
from .dominating import is_dominated
from .g_guardians import call_g_guardian, g_guardians, is_from_g_zone, retire_g_guardians, was_g_guardian
from .keywords import count_guards
from .timing import CHECK, more_to_do

# --- 7.4 attack step ------------------------------------------------------------------------------


def attack_impossible(g: Game, v: Frame) -> bool:
    """7.3.1.3: on the first turn, and without attacker or target."""
    return g.facts["turn"] <= 1 or next(legion.attackers(g), None) is None


def options_to_attack(g: Game, v: Frame) -> list[Option]:
    return list(legion.attackers(g))


def targets_of_attacker(g: Game, v: Frame) -> list[Option]:
    return list(legion.targets(g, v.attacker))


# --- 7.5 guard step -------------------------------------------------------------------------------


def why_not_guard(g: Game, seat: int, card: int) -> str | None:
    """3.11.2, 8.5.2.1.1.2: neither a shield nor a grade is asked for, but a vanguard and that nothing forbids it."""
    if vanguard(g, seat) is None:
        return "no vanguard"
    return "forbidden" if may_not_guard(g, seat, card) or call_forbidden(g, seat, card) else None


def why_not_intercept(g: Game, unit: int) -> str | None:
    """11.3.1: a front row rear-guard with intercept that is not itself attacked, standing or resting."""
    if not g.has(unit, "intercept") or not g.is_in(unit, "front row") or g.is_in(unit, VANGUARD):
        return "cannot intercept"
    if is_dominated(g, unit):
        return "dominated"
    if is_attacked_there(g, unit):
        return "cannot intercept"
    return "forbidden" if g.cannot(unit, "intercept") else None


def guards(g: Game, v: Frame) -> list[Option]:
    """7.5.1.2: a hand card to call, a G guardian, a unit to intercept with, or to pass.

    7.5.1.2.1.1: who can do nothing passes.
    """
    seat = 1 - g.facts["turn seat"]
    if not attacked_units(g):
        return [DONE]
    hand = [c for c in g.in_zone(seat, "hand") if why_not_guard(g, seat, c) is None]
    intercepting = [u for u in units(g, seat, FRONT_ROW) if why_not_intercept(g, u) is None]
    return [*hand, *g_guardians(g, seat), *intercepting, DONE]


def passes(g: Game, v: Frame) -> bool:
    return bool(v.guards == DONE)


def this_one_alone(g: Game, v: Frame) -> None:
    v.guards, v.wards = (v.guards,), (v.ward,)


# 8.5.3.3: to the guardian circle alone, where they rest.
# 3.11.4: as many as the player likes, one after another.
GUARD_STEP = procedure(
    "7.5.1",
    slots="guards ward wards interceptors",
    rows=[
        row("7.5.1.1", begin("battle phase", "guard step")),
        row("7.5.1.2", run(CHECK)),
        row("7.5.1.2", ask("pick one", defender, guards, "guard with a card, intercept, or pass", secret=True),
            into="guards"),
        row("7.5.1.2.1", leave(), when=passes),
        row("7.5.1.2.3", call_g_guardian, when=is_from_g_zone),
        row("7.5.1.2.3", goto("7.5.1.2.5"), when=was_g_guardian),
        row("7.5.1.2.2", ask("pick one", defender, wards, "which unit does it guard"), into="ward"),
        row("7.5.1.2.2", this_one_alone),
        row("7.5.1.2.2", count_guards),
        row("7.5.1.2.4", put_guards),
        row("7.5.1.2.4", report_guards),
        row("7.5.1.2.5", run(CHECK)),
        row("7.5.1.2.5", goto("7.5.1.2")),
    ],
)


# --- 7.7 damage step ------------------------------------------------------------------------------


def deal_battle_damage(g: Game, v: Frame) -> None:
    """3.15.1.1: the attacker is the source of battle damage."""
    deal(g, defender(g, v), attacking_card(g, v), critical_of_attacker(g, v), "battle damage")


def damage_is_dealt(g: Game, v: Frame) -> bool:
    return damage_due(g, v) and legion.can_deal_damage(g)


def report_outcome(g: Game, v: Frame) -> None:
    """7.7.1.7: of every attacked unit whether it was hit; a mate attacked as well as its leader."""
    report_hit(g, v)
    report_miss(g, v)
    legion.report_hit_to_mate(g, v)


# 7.7.1.4, 7.7.1.7: only after the damage are abilities on hitting, and on not hitting, set off.
# 7.7.1.6: there the damage process of the hit vanguard takes place.
# 7.7.1.9: guardians leave, and then the hit rear-guards.
DAMAGE_STEP = procedure(
    "7.7.1",
    rows=[
        row("7.7.1.1", begin("battle phase", "damage step")),
        row("7.7.1.1", run(CHECK)),
        row("7.7.1.2", compare),
        row("7.7.1.4", run(CHECK)),
        row("7.7.1.5", deal_battle_damage, when=damage_is_dealt),
        row("7.7.1.6", run(CHECK)),
        row("7.7.1.7", report_outcome),
        row("7.7.1.8", run(CHECK)),
        row("7.7.1.9", retire_g_guardians),
        row("7.7.1.9", retire_guardians),
        row("7.7.1.9", retire_hit),
        row("7.7.1.10", run(CHECK)),
    ],
)


# --- 7.8 close step -------------------------------------------------------------------------------

ON_THE_END = set_off_once("begin close step", "end battle")

CLOSE_STEP = procedure(
    "7.8.1",
    slots="fired",
    rows=[
        row("7.8.1", begin_close),
        row("7.8.1.1", hear_the_end),
        row("7.8.1.1", ON_THE_END),
        row("7.8.1.2", run(CHECK)),
        row("11.29.2", charged),
        row("7.8.1.2", end_battle),
        row("7.8.1.3", ON_THE_END),
        row("7.8.1.3", goto("7.8.1.1"), when=more_to_do),
        row("7.8.1.4", clear_battle),
    ],
)


# --- the attack sub phase -------------------------------------------------------------------------

def send_attacker(g: Game, v: Frame) -> None:
    """7.4.1.5, 7.4.1.5.1: it is the attacking unit, and it rests."""
    name_attacker(g, v)
    rest_attacker(g, v)


# 7.4.1: with which unit, which rests, which one it attacks, and who boosts; what a text specified is not chosen.
# 7.4.1.11: the booster's power counts before abilities on attacking are played.
ATTACK_RESOLUTION = procedure(
    "7.2.1",
    slots="attacker sent specified target booster boosted step",
    rows=[
        row("7.2.1", fight),
        row("7.4.1.1", begin_attack_step),
        row("7.4.1.2", run(CHECK)),
        row("7.4.1.3", ask("pick one", turn_player, options_to_attack, "which unit attacks"), into="attacker",
            when=attacker_unspecified),
        row("7.4.1.4.1", goto("7.8.1"), when=may_not_attack),
        row("7.4.1.5", send_attacker),
        row("7.4.1.6", ask("pick one", turn_player, targets_of_attacker, "which unit is attacked"), into="target",
            when=target_unspecified),
        row("7.4.1.7.1", goto("7.8.1"), when=may_not_be_attacked),
        row("7.4.1.8.5", name_specified),
        row("7.4.1.10", ask("pick one", turn_player, boosters_of_attacker, "which unit boosts"), into="booster"),
        row("7.4.1.10", boost),
        row("7.4.1.10", ask("pick one", turn_player, legion.boosted_ones, "which of the two is boosted"),
            into="boosted", when=legion.has_choice_of_boosted),
        row("7.4.1.10", legion.note_boosted, when=legion.has_choice_of_boosted),
        row("7.4.1.11", boost_counts),
        row("7.4.1.12", legion.report_attack),
        row("7.4.1.12", run(CHECK)),
        row("7.4.1.13", run(CHECK)),
        row("7.5.1", run("7.5.1")),
        row("7.5.1.2.1", run("7.6.1"), when=drive_step_comes),
        row("7.7.1", run("7.7.1")),
        row("7.8.1", run("7.8.1")),
        row("7.8.1.5", fought),
    ],
)  # fmt: skip

# 7.3.1: whether to attack.
BATTLE_PHASE = procedure(
    "6.7.1",
    slots="started attack",
    rows=[
        row("6.7.1", begin("battle phase")),
        row("7.3.1.1", start_step),
        row("7.3.1.1", run(CHECK)),
        row("7.3.1.3", leave(), when=attack_impossible),
        row("7.3.1.2", ask("yes no", turn_player, lambda g, v: (YES, NO), "attack with a unit?"), into="attack"),
        row("7.3.1.2.2", leave(), when=declines),
        row("7.3.1.2.1", run(CHECK)),
        row("7.4.1", run("7.2.1")),
        row("7.8.1.5", goto("7.3.1.1")),
    ],
)

PROCEDURES: Sequence[object] = (BATTLE_PHASE, ATTACK_RESOLUTION, GUARD_STEP, DAMAGE_STEP, CLOSE_STEP)
