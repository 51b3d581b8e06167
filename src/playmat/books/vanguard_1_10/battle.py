"""Section 7: the battle phase and the steps of an attack.

Facts of the battle, all cleared by the close step: `attacker` and `attacked` as (card, serial, arrival, circle),
`booster` likewise, `boosting` once its power counts (7.3.1.7), `hit` the units that were hit.
Which unit a guardian guards is a mark on the guardian.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import (
    NO,
    YES,
    Fact,
    Frame,
    Game,
    Mark,
    Option,
    ask,
    emit,
    expire,
    goto,
    hear,
    leave,
    loops,
    mark,
    move,
    permission,
    pick,
    procedure,
    row,
    run,
    set_off_once,
    turn,
)
from .timing import CHECK, more_to_do
from .turn import begin, turn_player, why_not_call
from .zones import BACK, BEHIND, FRONT, GUARDIAN, VANGUARD, circle, same_column, units

Placed = tuple[int, int, int, int]
NOBODY = "nobody"
CLOSED = "the battle is closed"
"""The moment at which the statuses of a battle end (7.7.1.4)."""


def the_unit(g: Game, unit: Placed | None) -> int | None:
    """The number of a unit in a battle, while it is on its circle."""
    return unit[0] if unit is not None and still(g, unit) else None


def the_units(g: Game, units: Sequence[Placed]) -> list[int]:
    return [unit[0] for unit in units if still(g, unit)]


FACTS = (
    Fact("battles", 0, texts=True, until="the turn begins"),
    Fact("attacker", None, values=True, until=CLOSED, seen=the_unit),
    Fact("attacked", (), values=True, until=CLOSED, seen=the_units),
    Fact("booster", None, values=True, until=CLOSED, seen=the_unit),
    Fact("boosting", 0, values=True, until=CLOSED),
    Fact("hit", (), values=True, until=CLOSED, seen=the_units),
)
MARKS = (Mark("guards", seen=the_unit),)


def placed(g: Game, card: int) -> Placed:
    """A unit with what would tell that it left, changed master or changed circle."""
    return (card, g.serial[card], g.arrived[card], g.zone_of[card])


def still(g: Game, unit: Placed | None) -> bool:
    """The unit has not left its circle since, not even to come back."""
    if unit is None:
        return False
    card, serial, arrived, _ = unit
    return g.serial[card] == serial and g.arrived[card] == arrived


def same_unit(g: Game, unit: Placed | None, card: int | None = None) -> bool:
    """The unit (that card, if one is named) is on the field yet, on whichever circle."""
    if unit is None:
        return False
    known, serial, *_ = unit
    return card in (None, known) and g.serial[known] == serial


def known(g: Game, unit: Placed | None) -> int | None:
    """The card of a unit in a battle; nobody, if the card has come to the field anew (4.1.4)."""
    if unit is None or (not same_unit(g, unit) and g.is_in(unit[0], "field")):
        return None
    return unit[0]


def defender(g: Game, v: Frame) -> int:
    return 1 - turn_player(g, v)


def is_attacked(g: Game, card: int) -> bool:
    """7.7.1.4: until the battle is closed, on whichever circle it is by then."""
    return any(same_unit(g, unit, card) for unit in g.facts["attacked"])


def attacked_units(g: Game) -> list[int]:
    """The attacked units that are still where they were attacked."""
    return [unit[0] for unit in g.facts["attacked"] if still(g, unit)]


# --- 7.2 start step -------------------------------------------------------------------------------


def attackers(g: Game) -> list[int]:
    """7.1.1, 7.3.1.3, 10.2.4.1: standing front row units that may be chosen to attack."""
    seat = g.facts["turn seat"]
    row_units = units(g, seat, FRONT)
    if ("may", "attack from the back row") in g.match.changeable:
        row_units += [u for u in units(g, seat, BACK) if permission(g, u, "attack from the back row")]
    return [u for u in row_units if not g.rested[u] and why_not_attack(g, u) is None]


def why_not_attack(g: Game, unit: int) -> str | None:
    """The rule that keeps a front row unit from being chosen as attacker."""
    if g.rested[unit]:
        return "no attacker"
    if g.has(unit, "restraint"):
        return "restrained"
    if g.cannot(unit, "attack"):
        return "forbidden"
    return None if targets(g, unit) else "no target"


TARGETING = frozenset({
    ("cannot", "be attacked"), ("cannot", "attack a vanguard"), ("cannot", "attack a rear-guard"),
    ("may", "attack the back row"), ("may", "attack the back row of the same column"),
})  # fmt: skip
"""What cards may change about the choice of a target."""


def targets(g: Game, attacker: int) -> list[int]:
    """7.3.1.4: front row units of the opponent that this unit may attack."""
    seat = g.facts["turn seat"]
    found = units(g, 1 - seat, FRONT)
    if g.match.changeable.isdisjoint(TARGETING):
        return found
    found = [u for u in found if not g.cannot(u, "be attacked", attacker)]
    if permission(g, attacker, "attack the back row of the same column"):
        found += [u for u in units(g, 1 - seat, BACK) if same_column(g, u, attacker)]
    if permission(g, attacker, "attack the back row"):
        found += [u for u in units(g, 1 - seat, BACK) if u not in found]
    if g.cannot(attacker, "attack a vanguard"):
        found = [u for u in found if not g.is_in(u, VANGUARD)]
    if g.cannot(attacker, "attack a rear-guard"):
        found = [u for u in found if g.is_in(u, VANGUARD)]
    return found


def attack_possible(g: Game, v: Frame) -> bool:
    """7.2.1.3: not on the first turn, and not without attacker or target."""
    return g.facts["turn"] > 1 and bool(attackers(g))


def declines(g: Game, v: Frame) -> bool:
    return bool(v.attack != YES)


# --- 7.3 attack step ------------------------------------------------------------------------------


def begin_attack_step(g: Game, v: Frame) -> None:
    """7.1.2.1, 7.3.1.1: a battle begins."""
    g.set("battles", g.facts["battles"] + 1)
    loops.new_path(g)
    begin("battle phase", "attack step")(g, v)


def no_attacker(g: Game, v: Frame) -> bool:
    return v.attacker is None


def targets_of_attacker(g: Game, v: Frame) -> list[Option]:
    return list(targets(g, v.attacker))


def whole_row(g: Game, v: Frame) -> bool:
    return bool(permission(g, v.attacker, "battle the whole front row"))


def declare(g: Game, v: Frame) -> None:
    """7.3.1.3, 7.3.1.4: the attacker rests; attacker and attacked are each other's battle opponents.

    7.3.1.4.2: where a text lets it attack a row, all of that row are attacked.
    """
    meant = targets(g, v.attacker) if whole_row(g, v) else [v.target]
    g.set("attacker", placed(g, v.attacker))
    g.set("attacked", tuple(placed(g, u) for u in meant))
    turn(g, [v.attacker], rested=True)


def boosters(g: Game, v: Frame) -> list[Option]:
    """7.3.1.5, 10.2.3.1: a standing boost unit right behind the attacker, or nobody."""
    behind = BEHIND.get(circle(g, v.attacker))
    if behind is None or g.cannot(v.attacker, "be boosted"):
        return [NOBODY]
    able = [
        u for u in g.in_zone(g.facts["turn seat"], behind)
        if g.has(u, "boost") and not g.rested[u] and not g.cannot(u, "boost") and not g.cannot(u, "rest")
    ]  # fmt: skip
    return [*able, NOBODY]


def boost(g: Game, v: Frame) -> None:
    if v.booster != NOBODY:
        g.set("booster", placed(g, v.booster))
        turn(g, [v.booster], rested=True)


def main_target(g: Game) -> int | None:
    """The attacked vanguard, or else the first attacked unit: what "attacks a ..." asks about."""
    attacked: list[int] = [unit[0] for unit in g.facts["attacked"]]
    vanguards = [u for u in attacked if g.is_in(u, VANGUARD)]
    return vanguards[0] if vanguards else attacked[0] if attacked else None


def report_attack(g: Game, v: Frame) -> None:
    """7.3.1.6: abilities on attacking and on boosting are set off together."""
    booster = g.facts["booster"]
    target = main_target(g)
    emit(g, "attack", v.attacker, target)
    for unit in g.facts["attacked"]:
        if unit[0] != target:
            hear(g, "attack", (v.attacker, unit[0]), only=unit[0])
    if booster is not None:
        emit(g, "boost", booster[0], v.attacker)


def boost_counts(g: Game, v: Frame) -> None:
    g.set("boosting", 1)


# --- 7.4 guard step -------------------------------------------------------------------------------


def why_not_guard(g: Game, seat: int, card: int) -> str | None:
    """10.1.6.1.2.1: why a hand card cannot guard; to guard with one is a normal call too."""
    if g.value(card, "shield") is None:
        return "no shield"
    if g.cannot(-1 - seat, "normal call to the guardian circle", card) or g.cannot(-1 - seat, "guard", card):
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
    return [*hand, *(u for u in units(g, seat, FRONT) if why_not_intercept(g, u) is None)]


def count_guards(g: Game, v: Frame) -> int:
    """3.11.1.2: as many as the player has."""
    return len(guards(g, v))


def wards_open(g: Game, v: Frame) -> bool:
    return len(v.wards or ()) < len(v.guards)


def wards(g: Game, v: Frame) -> list[Option]:
    return list(attacked_units(g))


def assign(g: Game, v: Frame) -> None:
    v.wards = (*(v.wards or ()), v.ward)


def report_guards(g: Game, v: Frame) -> None:
    """7.4.1.1.2.3: they arrived together; what listens hears of all of them."""
    for card, ward in zip(v.guards, v.wards or (), strict=True):
        mark(g, card, "guards", placed(g, ward))
    for card in v.guards:
        if card in v.interceptors:
            emit(g, "intercept", card)
        else:
            emit(g, "call", card)
            emit(g, "normal call", card)
        emit(g, "guard", card, g.marks[card, "guards"][0])


def put_guards(g: Game, v: Frame) -> None:
    """8.5.2.2.1.1, 8.5.2.4.3: all of them to the guardian circle, where they rest."""
    seat = 1 - g.facts["turn seat"]
    v.interceptors = tuple(c for c in v.guards if g.is_in(c, "field"))
    move(g, v.guards, GUARDIAN, seat=seat, verb="call", rested=True)


GUARD_STEP = procedure(
    "7.4.1",
    slots="guards ward wards interceptors",
    rows=[
        row("7.4.1.1", begin("battle phase", "guard step")),
        row("7.4.1.1.1", run(CHECK)),
        row(
            "7.4.1.1.2",
            pick(defender, guards, lambda g, v: 0, count_guards, "guardians, all at once"),
            into="guards",
        ),
        row(
            "7.4.1.1.2.1",
            ask("pick one", defender, wards, "which unit does it guard"),
            into="ward",
            when=wards_open,
        ),
        row("7.4.1.1.2.1", assign, when=wards_open),
        row("7.4.1.1.2.1", goto("7.4.1.1.2.1"), when=wards_open),
        row("7.4.1.1.2.3", put_guards),
        row("7.4.1.1.2.3", report_guards),
        row("7.4.1.2", run(CHECK)),
    ],
)


# --- 7.6 damage step ------------------------------------------------------------------------------


def compare(g: Game, v: Frame) -> None:
    """7.6.1.2, 7.6.1.3: what was hit. Nothing, if a unit left, changed master or changed circle."""
    attacker = g.facts["attacker"]
    if not still(g, attacker):
        return
    power = g.value(attacker[0], "power")
    hit = [
        u for u in g.facts["attacked"]
        if still(g, u) and power >= g.value(u[0], "power") and not g.cannot(u[0], "be hit", attacker[0])
    ]  # fmt: skip
    g.set("hit", tuple(hit))
    emit(g, "compare", attacker[0], note=tuple(u[0] for u in hit))


def vanguard_hit(g: Game) -> int | None:
    """The hit vanguard, if there is one."""
    hits = [u for u in g.facts["hit"] if g.is_in(u[0], VANGUARD)]
    return hits[0][0] if hits else None


def damage_due(g: Game, v: Frame) -> bool:
    """7.6.1.5.1, 7.6.1.5.2, 7.6.1.7: only with a hit vanguard, an attacker still there, a critical above zero."""
    attacker = g.facts["attacker"]
    return vanguard_hit(g) is not None and still(g, attacker) and g.value(attacker[0], "critical") > 0


def critical_of_attacker(g: Game, v: Frame) -> int:
    critical: int = g.value(g.facts["attacker"][0], "critical")
    return critical


def attacking_card(g: Game, v: Frame) -> int:
    """3.15.1.1: the source of battle damage."""
    card: int = g.facts["attacker"][0]
    return card


def retire_hit(g: Game, v: Frame) -> None:
    """7.6.1.8: hit rear-guards and all guardians, together."""
    hit = [u[0] for u in g.facts["hit"] if g.serial[u[0]] == u[1]]
    rear = [card for card in hit if g.is_in(card, "rear-guard circle")]
    guardians = [c for seat in (0, 1) for c in g.in_zone(seat, GUARDIAN)]
    move(g, (*rear, *guardians), "drop", verb="retire")


def report_hit(g: Game, v: Frame) -> None:
    """7.6.1.9: only now are abilities on hitting set off."""
    attacker, booster = known(g, g.facts["attacker"]), known(g, g.facts["booster"])
    for unit in g.facts["hit"]:
        past = unit[0] if g.serial[unit[0]] != unit[1] else None
        emit(g, "hit", attacker, unit[0], booster, past=past)


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


def begin_close(g: Game, v: Frame) -> None:
    g.set("step", "close step")


def end_battle(g: Game, v: Frame) -> None:
    """7.1.2.1, 7.7.1.2: the battle is over, and with it what lasts as long."""
    expire(g, "end of battle", g.facts["turn"])


def clear_battle(g: Game, v: Frame) -> None:
    """7.3.1.5.1, 7.7.1.4: the statuses of the battle end."""
    expire(g, CLOSED, g.facts["turn"])
    for guardian in guardians(g):
        mark(g, guardian, "guards", None)


def guardians(g: Game) -> list[int]:
    """The cards that guard a unit."""
    return [card for card, word in g.marks if word == "guards"]


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


def vanguard_attacks(g: Game, v: Frame) -> bool:
    """7.4.1.2: the attacker is (still) the vanguard."""
    attacker = g.facts["attacker"]
    return bool(g.serial[attacker[0]] == attacker[1] and g.is_in(attacker[0], VANGUARD))


# 7.2.1, 7.3.1: whether to attack, then with which unit, which one, and who boosts.
BATTLE_PHASE = procedure(
    "6.7.1",
    slots="attack attacker target booster",
    rows=[
        row("6.7.1", begin("battle phase")),
        row("7.2.1.1", begin("battle phase", "start step")),
        row("7.2.1.1", run(CHECK)),
        row("7.2.1.3", leave(), when=lambda g, v: not attack_possible(g, v)),
        row("7.2.1.2", ask("yes no", turn_player, lambda g, v: (YES, NO), "attack with a unit?"), into="attack"),
        row("7.2.1.2.1", leave(), when=declines),
        row("7.2.1.2.1", run(CHECK)),
        row("7.3.1.1", begin_attack_step),
        row("7.3.1.2", run(CHECK)),
        row("7.3.1.3", ask("pick one", turn_player, lambda g, v: attackers(g), "which unit attacks"), into="attacker"),
        row("7.3.1.3", goto("7.7.1"), when=no_attacker),
        row("7.3.1.4", ask("pick one", turn_player, targets_of_attacker, "which unit is attacked"), into="target",
            when=lambda g, v: not whole_row(g, v)),
        row("7.3.1.4", declare),
        row("7.3.1.5", ask("pick one", turn_player, boosters, "which unit boosts"), into="booster"),
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


# --- what the rules add to power ------------------------------------------------------------------


def boost_link(g: Game) -> bool:
    """7.3.1.5.1.1: the link holds while both units stay on their circles."""
    return still(g, g.facts["booster"]) and still(g, g.facts["attacker"])


def battle_numbers(g: Game, key: str, powers: dict[int, Any]) -> None:
    """7.3.1.7 and 7.4.1.1.2.2: the booster's power for the attacker, shields for the guarded units."""
    attacker = g.facts["attacker"]
    if attacker is None:
        return
    if g.facts["boosting"] and boost_link(g):
        raise_power(g, powers, attacker[0], g.value(g.facts["booster"][0], "power"))
    for guardian in g.in_zone(1 - g.facts["turn seat"], GUARDIAN):
        ward = g.marks.get((guardian, "guards"))
        if ward is not None and still(g, ward):
            raise_power(g, powers, ward[0], g.value(guardian, "shield") or 0)


def raise_power(g: Game, powers: dict[int, Any], card: int, by: int) -> None:
    powers[card] = g.value(card, "power") + by


PROCEDURES: Sequence[object] = (BATTLE_PHASE, GUARD_STEP, DAMAGE_STEP, CLOSE_STEP)
