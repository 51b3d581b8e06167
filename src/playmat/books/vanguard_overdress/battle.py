"""Section 10: the battle phase and the steps of an attack."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import (
    ANY_NUMBER,
    DONE,
    NO,
    YES,
    Frame,
    Game,
    Option,
    ask,
    emit,
    goto,
    leave,
    move,
    permission,
    pick,
    procedure,
    row,
    run,
    set_off_once,
)
from .._vanguard.battling import (
    NO_TARGET,
    Placed,
    assign_ward,
    attack_impossible,
    attacked_units,
    attackers,
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
    name_attacker,
    one_target,
    options_to_attack,
    placed,
    report_guards,
    rest_attacker,
    targets,
    targets_of_attacker,
    vanguard_hit,
    wards,
    wards_open,
    whole_row,
)
from .._vanguard.circles import BACK_ROW, FRONT_ROW, GUARDIAN, REAR_GUARD, units
from .._vanguard.ordering import hear_the_end
from .._vanguard.resolving import (
    attacker_unspecified,
    fight,
    fought,
    has_left,
    is_attacked_there,
    retire_guardians,
    retire_hit,
    start_step,
)
from .._vanguard.turning import begin, call_forbidden, may_not_guard, turn_player
from . import ending
from .attacking import report_attack, report_hit_to_all, report_no_hit
from .cards import UNIT
from .checks import drive_step_comes
from .damage import deal
from .orders import orders
from .proving import BE_CALLED
from .timing import CHECK, PLAY_ORDER, more_to_do
from .zones import FIELD

FROM_BEHIND = "intercept from the back row"
EVENTS = {FROM_BEHIND: ("card",)}
SINGLY = "guard with a single card"

# --- 10.4 attack step -------------------------------------------------------------------------------


def who_may_attack(g: Game, v: Frame) -> list[Option]:
    """10.4.1.3: who can attack something; 10.4.1.7: while nobody can any more, whoever may attack at all."""
    return options_to_attack(g, v) or list(attackers(g, unless=NO_TARGET))


def nobody_can_attack(g: Game, v: Frame) -> bool:
    """10.4.1.3.1: then the battle is over, and the next phase comes."""
    return v.attacker is None and not who_may_attack(g, v)


def no_battle(g: Game, v: Frame) -> None:
    v.result = True
    fought(g, v)


def may_not_attack(g: Game, v: Frame) -> bool:
    """10.4.1.4.1: there is none, it has left, it rests, or something keeps it from attacking."""
    unit = v.attacker
    if unit is None or has_left(g, v) or g.rested[unit]:
        return True
    return g.has(unit, "restraint") or g.cannot(unit, "attack")


def attacks_nothing(g: Game, v: Frame) -> bool:
    """10.2.3, 10.4.1.7.1: there is nothing that it could attack."""
    return not units_to_attack(g, v)


def units_to_attack(g: Game, v: Frame) -> list[int]:
    """10.4.1.6, 10.4.1.8.3: the unit that was chosen, what a text has specified, or all that a text lets it battle."""
    if v.specified is not None:
        return specified_units(g, v)
    if whole_row(g, v):
        return targets(g, v.attacker)
    return [] if v.target is None else [v.target]


def specified_units(g: Game, v: Frame) -> list[int]:
    """10.2.2, 10.4.1.8.3: what a text has specified, as far as it may be attacked; it may be several units."""
    there = [card for card, serial in v.specified if g.serial[card] == serial]
    return [card for card in there if not g.cannot(card, "be attacked", v.attacker)]


def target_unspecified(g: Game, v: Frame) -> bool:
    return v.specified is None and one_target(g, v)


def name_attacked(g: Game, v: Frame) -> None:
    g.set("attacked", tuple([placed(g, unit) for unit in units_to_attack(g, v)]))


def may_be_boosted(g: Game, v: Frame) -> bool:
    """7.30.1.2: no booster is chosen in an attack that a text has ordered."""
    return v.specified is None


# --- 10.5 guard step --------------------------------------------------------------------------------


def why_not_guard(g: Game, seat: int, card: int) -> str | None:
    """10.5.1.2.2: a unit; 10.5.1.2.2.2: neither a vanguard nor a grade is asked for."""
    if g.value(card, "main type") != UNIT:
        return "no unit"
    barred = may_not_guard(g, seat, card) or call_forbidden(g, seat, card)
    return "forbidden" if barred or g.cannot(card, BE_CALLED) else None


def why_not_intercept(g: Game, unit: int) -> str | None:
    """14.4.2: a front row rear-guard with intercept that is not itself attacked, standing or resting."""
    if not g.has(unit, "intercept") or not g.is_in(unit, REAR_GUARD) or is_attacked_there(g, unit):
        return "cannot intercept"
    if not g.is_in(unit, FRONT_ROW) and not permission(g, unit, FROM_BEHIND):
        return "cannot intercept"
    return "forbidden" if g.cannot(unit, "intercept") or g.cannot(-1 - g.owner[unit], "intercept", unit) else None


def from_hand(g: Game, seat: int) -> list[int]:
    """Where a text wants two or more at the same time, one alone cannot be called."""
    able = [card for card in g.in_zone(seat, "hand") if why_not_guard(g, seat, card) is None]
    return able if len(able) > fewest_more(g, seat) else []


def fewest_more(g: Game, seat: int) -> int:
    """How many must be called with the first one."""
    return int(g.cannot(-1 - seat, SINGLY))


def interceptors(g: Game, seat: int) -> list[int]:
    return [unit for unit in units(g, seat, REAR_GUARD) if why_not_intercept(g, unit) is None]


def guards(g: Game, v: Frame) -> list[Option]:
    """10.5.1.2: a first card to call, a first unit to intercept with, a blitz order, or nothing.

    10.5.1.2.1.1: who can do none of it does nothing; while nothing is attacked, blitz orders alone are left.
    """
    seat = defender(g, v)
    there = [*from_hand(g, seat), *interceptors(g, seat)] if attacked_units(g) else []
    return [*there, *orders(g, seat, blitz=True), DONE]


def passes(g: Game, v: Frame) -> bool:
    return bool(v.guards == DONE)


def is_order(g: Game, v: Frame) -> bool:
    return isinstance(v.guards, tuple)


def the_order(g: Game, v: Frame) -> int:
    _, card = v.guards
    return int(card)


def more_guards(g: Game, v: Frame) -> list[Option]:
    """10.5.1.2.2, 10.5.1.2.3: more cards of the hand are called with one, more units intercept with another."""
    seat = defender(g, v)
    those = from_hand(g, seat) if g.is_in(v.guards, "hand") else interceptors(g, seat)
    return [card for card in those if card != v.guards]


def as_few(g: Game, v: Frame) -> int:
    return fewest_more(g, defender(g, v)) if g.is_in(v.guards, "hand") else 0


def any_number(g: Game, v: Frame) -> int:
    """As many as there are, which the opponent does not know."""
    return ANY_NUMBER


def all_of_them(g: Game, v: Frame) -> None:
    v.guards, v.wards = (v.guards, *(v.more or ())), ()


def put_guards(g: Game, v: Frame) -> None:
    """4.9.2.4.1: together, and they rest.

    7.28.1.1: who intercepts is moved, and is not called.
    """
    seat = defender(g, v)
    v.interceptors = tuple([card for card in v.guards if g.is_in(card, "field")])
    v.behind = tuple([card for card in v.interceptors if g.is_in(card, BACK_ROW)])
    verb = "intercept" if v.interceptors else "call"
    move(g, v.guards, GUARDIAN, seat=seat, verb=verb, rested=True)


def report_from_behind(g: Game, v: Frame) -> None:
    """10.5.1.2.3: who intercepts is heard of on the guardian circle; the row is the one that it left."""
    for card in v.behind:
        emit(g, FROM_BEHIND, card)


# 10.5.1.2.2.1: a call here is a normal call.
# 10.4.1.9, 10.4.1.9.1, 6.2.4: each is assigned an attacked unit.
# 10.5.1.2.3.1: an interceptor that did not come is not heard of.
GUARD_STEP = procedure(
    "10.5.1",
    slots="guards more ward wards interceptors behind",
    rows=[
        row("10.5.1.1", begin("battle phase", "guard step")),
        row("10.5.1.2", run(CHECK)),
        row("10.5.1.2", ask("pick one", defender, guards, "guard with a card, intercept, play an order, or pass",
                             secret=True), into="guards"),
        row("10.5.1.2.1", leave(), when=passes),
        row("10.5.1.2.4", run(PLAY_ORDER, seat=defender, card=the_order), when=is_order),
        ending.GO,
        row("10.5.2", goto("10.5.1.2"), when=is_order),
        row("10.5.1.2.2", pick(defender, more_guards, as_few, any_number, "more of them at once", secret=True),
            into="more"),
        row("10.5.1.2.2", all_of_them),
        row("10.4.1.9", ask("pick one", defender, wards, "which unit does it guard"), into="ward"),
        row("10.4.1.9", assign_ward),
        row("10.4.1.9", goto("10.4.1.9"), when=wards_open),
        row("10.5.1.2.3", put_guards),
        row("10.5.1.2.3", report_guards),
        row("10.5.1.2.3", report_from_behind),
        row("10.5.2", run(CHECK)),
        row("10.5.2", goto("10.5.1.2")),
    ],
)  # fmt: skip


# --- 10.7 damage step -------------------------------------------------------------------------------


def deal_battle_damage(g: Game, v: Frame) -> None:
    """11.5.2.1: the attacker is the source of battle damage; it is dealt to whoever has the vanguard that was hit."""
    hit = vanguard_hit(g)
    assert hit is not None, "without a hit vanguard no damage is due"
    deal(g, g.master(hit), attacking_card(g, v), critical_of_attacker(g, v), "battle damage")


# 10.7.1.2.1, 10.7.1.4.1, 10.7.1.4.2: what left is not compared; without a critical or an attacker there is no damage.
# 10.7.1.3: only after the damage are abilities on hitting, and on not hitting, set off.
# 10.7.1.9: guardians and hit rear-guards leave after those, and another check timing follows.
DAMAGE_STEP = procedure(
    "10.7.1",
    rows=[
        row("10.7.1.1", begin("battle phase", "damage step")),
        row("10.7.1.1", run(CHECK)),
        row("10.7.1.2", compare),
        row("10.7.1.3", run(CHECK)),
        row("10.7.1.4", deal_battle_damage, when=damage_due),
        row("10.7.1.5", run(CHECK)),
        row("10.7.1.6", report_hit_to_all),
        row("10.7.1.7", report_no_hit),
        row("10.7.1.9", run(CHECK)),
        row("10.7.1.9", retire_guardians),
        row("10.7.1.9", retire_hit),
        row("10.7.1.9", run(CHECK)),
    ],
)


# --- 10.8 close step --------------------------------------------------------------------------------

ON_THE_END = set_off_once("begin close step", "end battle")
NEVER = -1


def was_heard(g: Game, v: Frame) -> bool:
    """The end of the battle has set something off, which may have brought in whoever is to hear of it yet."""
    return bool(v.fired)


def nothing_to_do(g: Game, v: Frame) -> bool:
    return not more_to_do(g, v)


def no_more(unit: Placed) -> Placed:
    """A unit that had its part in the battle, and has it no more: as one that has moved since."""
    card, serial, _, zone, master = unit
    return card, serial, NEVER, zone, master


def stop_fighting(g: Game, v: Frame) -> None:
    """10.8.1.2, 1.3.7.4: the statuses of the units end, and what they did in this battle stays told of it."""
    for part in ("attacker", "booster"):
        if g.facts[part] is not None:
            g.set(part, no_more(g.facts[part]))
    for part in ("attacked", "more boosters"):
        g.set(part, tuple([no_more(unit) for unit in g.facts[part]]))
    g.set("boosting", False)


# 10.8.1.3: who comes as the battle closes hears of what was done in it, though nobody does it any more.
CLOSE_STEP = procedure(
    "10.8.1",
    slots="fired",
    rows=[
        row("10.8.1", begin_close),
        row("10.8.1.1", hear_the_end),
        row("10.8.1.1", ON_THE_END),
        row("10.8.1.2", run(CHECK)),
        row("10.8.1.2", end_battle),
        row("10.8.1.2", stop_fighting, when=was_heard),
        row("10.8.1.3", ON_THE_END),
        row("10.8.1.3", goto("10.8.1.4"), when=nothing_to_do),
        row("10.8.1.2", stop_fighting),
        row("10.8.1.3", goto("10.8.1.1")),
        row("10.8.1.4", clear_battle),
    ],
)


# --- the attack sub phase ---------------------------------------------------------------------------

# 10.4.1.5.2, 10.4.1.8.1: from then on the battle goes on, whatever becomes of its units.
# 10.4.1.8.3, 10.4.1.8.4: a text may let several units be attacked at once.
# 10.4.1.11.2: the booster's power counts before abilities on attacking are played.
ATTACK_RESOLUTION = procedure(
    "10.2.1",
    slots="attacker sent specified target booster step result",
    rows=[
        row("10.2.1", fight),
        row("10.4.1.1", begin_attack_step),
        row("10.4.1.2", run(CHECK)),
        row("10.4.1.3.1", no_battle, when=nobody_can_attack),
        row("10.4.1.3.1", leave(), when=nobody_can_attack),
        row("10.4.1.3", ask("pick one", turn_player, who_may_attack, "which unit attacks"), into="attacker",
            when=attacker_unspecified),
        row("10.4.1.4.1", goto("10.8.1"), when=may_not_attack),
        row("10.4.1.5", name_attacker),
        row("10.4.1.5", rest_attacker),
        row("10.4.1.6", ask("pick one", turn_player, targets_of_attacker, "which unit is attacked"), into="target",
            when=target_unspecified),
        row("10.4.1.7.1", goto("10.8.1"), when=attacks_nothing),
        row("10.4.1.8", name_attacked),
        row("10.4.1.11", ask("pick one", turn_player, boosters(FIELD.behind), "which unit boosts"), into="booster",
            when=may_be_boosted),
        row("10.4.1.11", boost, when=may_be_boosted),
        row("10.4.1.11.2", boost_counts),
        row("10.4.1.12", report_attack),
        row("10.4.1.12", run(CHECK)),
        row("10.4.1.13", run(CHECK)),
        row("10.5.1", run("10.5.1")),
        row("10.5.1.2.1", run("10.6.1"), when=drive_step_comes),
        row("10.7.1", run("10.7.1")),
        row("10.8.1", run("10.8.1")),
        row("10.8.1.4", fought),
    ],
)  # fmt: skip


def nobody_could(g: Game, v: Frame) -> bool:
    return bool(v.ended)


# 10.3.1: whether to attack.
BATTLE_PHASE = procedure(
    "9.8",
    slots="started attack ended",
    rows=[
        row("9.8.1", begin("battle phase")),
        row("10.3.1.1", start_step),
        row("10.3.1.1", run(CHECK)),
        row("10.3.2", leave(), when=attack_impossible),
        row("10.3.1.2", ask("yes no", turn_player, lambda g, v: (YES, NO), "attack with a unit?"), into="attack"),
        row("10.3.1.4", leave(), when=declines),
        row("10.3.1.3", run(CHECK)),
        row("10.4.1", run("10.2.1"), into="ended"),
        row("10.4.1.3.1", leave(), when=nobody_could),
        row("10.8.1.4", goto("10.3.1.1")),
    ],
)

PROCEDURES: Sequence[object] = (BATTLE_PHASE, ATTACK_RESOLUTION, GUARD_STEP, DAMAGE_STEP, CLOSE_STEP)
