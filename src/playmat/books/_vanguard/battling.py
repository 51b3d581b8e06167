"""Battles: who attacks, who is attacked, who boosts and guards, what is hit.

Facts of a battle, all cleared as it is closed: `attacker` and `attacked` as (card, serial, arrival, circle), `booster`
likewise, `boosting` once its power counts, `hit` the units that were hit. Which unit a guardian guards is a mark on the
guardian.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ...kernel import (
    YES,
    Fact,
    Frame,
    Game,
    Mark,
    Option,
    emit,
    expire,
    hear,
    loops,
    mark,
    move,
    permission,
    renew_waiting,
    turn,
)
from .circles import BACK_ROW, FRONT_ROW, GUARDIAN, REAR_GUARD, VANGUARD, in_one_column, units
from .lasting import CLOSED, END_OF_BATTLE, TURN_BEGINS

Placed = tuple[int, int, int, int, int]
NOBODY = "nobody"


# --- who takes part ---------------------------------------------------------------------------------


def the_unit(g: Game, unit: Placed | None) -> int | None:
    """The number of a unit in a battle, while it is on its circle."""
    return unit[0] if unit is not None and still(g, unit) else None


def the_units(g: Game, units: Sequence[Placed]) -> list[int]:
    return [unit[0] for unit in units if still(g, unit)]


FACTS = (
    Fact("battles", 0, texts=True, until=TURN_BEGINS),
    Fact("attacker", None, values=True, until=CLOSED, seen=the_unit),
    Fact("attacked", (), values=True, until=CLOSED, seen=the_units),
    Fact("booster", None, values=True, until=CLOSED, seen=the_unit),
    Fact("boosting", False, values=True, until=CLOSED),
    Fact("hit", (), values=True, until=CLOSED, seen=the_units),
)
MARKS = (Mark("guards", seen=the_unit),)


def placed(g: Game, card: int) -> Placed:
    """A unit with what would tell that it left, changed master or changed circle."""
    return (card, g.serial[card], g.arrived[card], g.zone_of[card], g.master(card))


def still(g: Game, unit: Placed | None) -> bool:
    """The unit has not left its circle since, not even to come back, and is a unit there."""
    if unit is None:
        return False
    card, _, _, zone, _ = unit
    return unmoved(g, unit) and g.zone_of[card] == zone


def still_fights(g: Game, unit: Placed | None) -> bool:
    """The unit is on its circle yet, and nobody has taken it over since."""
    if unit is None:
        return False
    card, _, _, _, master = unit
    return still(g, unit) and g.master(card) == master


def unmoved(g: Game, unit: Placed) -> bool:
    """The card has not left its place since, whatever it is there."""
    card, serial, arrived, *_ = unit
    return g.serial[card] == serial and g.arrived[card] == arrived


def same_unit(g: Game, unit: Placed | None, card: int | None = None) -> bool:
    """The unit (that card, if one is named) is on the field yet, on whichever circle."""
    if unit is None:
        return False
    known, serial, *_ = unit
    return card in (None, known) and g.serial[known] == serial


def known(g: Game, unit: Placed | None) -> int | None:
    """The card of a unit in a battle; nobody, if the card has come to the field anew."""
    if unit is None or (not same_unit(g, unit) and g.is_in(unit[0], "field")):
        return None
    return unit[0]


def defender(g: Game, v: Frame) -> int:
    return 1 - int(g.facts["turn seat"])


def is_attacking(g: Game, card: int) -> bool:
    """Until the battle is closed, on whichever circle it is by then."""
    return same_unit(g, g.facts["attacker"], card)


def is_attacked(g: Game, card: int) -> bool:
    """Until the battle is closed, on whichever circle it is by then."""
    return any(same_unit(g, unit, card) for unit in g.facts["attacked"])


def attacked_units(g: Game) -> list[int]:
    """The attacked units that are still where they were attacked."""
    return [unit[0] for unit in g.facts["attacked"] if still(g, unit)]


# --- whether to attack, with what, and what -----------------------------------------------------------


ALL_FROM_BEHIND, VANGUARDS_FROM_BEHIND = "attack from the back row", "attack a vanguard from the back row"
FROM_BEHIND = (ALL_FROM_BEHIND, VANGUARDS_FROM_BEHIND)


NO_TARGET = "no target"


def attackers(g: Game, unless: str | None = None) -> Iterator[int]:
    """Standing front row units that may be chosen to attack, or that nothing but this keeps from it."""
    seat = g.facts["turn seat"]
    row_units = units(g, seat, FRONT_ROW)
    allowed = [word for word in FROM_BEHIND if ("may", word) in g.match.changeable]
    if allowed:
        row_units += [u for u in units(g, seat, BACK_ROW) if any(permission(g, u, word) for word in allowed)]
    for unit in row_units:
        if why_not_attack(g, unit) == unless:
            yield unit


def why_not_attack(g: Game, unit: int) -> str | None:
    """What keeps a front row unit from being chosen as attacker."""
    if g.rested[unit]:
        return "no attacker"
    if g.has(unit, "restraint"):
        return "restrained"
    if g.cannot(unit, "attack"):
        return "forbidden"
    return None if targets(g, unit) else NO_TARGET


TARGETING = frozenset({
    ("cannot", "be attacked"), ("cannot", "attack a vanguard"), ("cannot", "attack a rear-guard"),
    ("may", VANGUARDS_FROM_BEHIND), ("may", "attack the back row"), ("may", "attack the back row of the same column"),
})  # fmt: skip
"""What cards may change about the choice of a target."""


def targets(g: Game, attacker: int) -> list[int]:
    """Front row units of its opponent that this unit may attack, and what texts add to them or take away."""
    seat = g.master(attacker)
    found = units(g, 1 - seat, FRONT_ROW)
    if g.match.changeable.isdisjoint(TARGETING):
        return found
    found = [u for u in found if not g.cannot(u, "be attacked", attacker)]
    if permission(g, attacker, "attack the back row of the same column"):
        found += [u for u in units(g, 1 - seat, BACK_ROW) if in_one_column(g, u, attacker)]
    if permission(g, attacker, "attack the back row"):
        found += [u for u in units(g, 1 - seat, BACK_ROW) if u not in found]
    if g.cannot(attacker, "attack a vanguard"):
        found = [u for u in found if not g.is_in(u, VANGUARD)]
    if g.cannot(attacker, "attack a rear-guard") or vanguards_only(g, attacker):
        found = [u for u in found if g.is_in(u, VANGUARD)]
    return found


def vanguards_only(g: Game, attacker: int) -> bool:
    """In the back row, with leave to attack vanguards from there and no more."""
    if not g.is_in(attacker, BACK_ROW) or permission(g, attacker, ALL_FROM_BEHIND):
        return False
    return bool(permission(g, attacker, VANGUARDS_FROM_BEHIND))


def attack_impossible(g: Game, v: Frame) -> bool:
    """On the first turn, and without attacker or target."""
    return g.facts["turn"] <= 1 or next(attackers(g), None) is None


def declines(g: Game, v: Frame) -> bool:
    return bool(v.attack != YES)


def begin_attack_step(g: Game, v: Frame) -> None:
    """A battle begins, and is counted."""
    g.set("battles", g.facts["battles"] + 1)
    loops.new_path(g)
    g.set("step", "attack step")
    emit(g, "begin attack step")


def options_to_attack(g: Game, v: Frame) -> list[Option]:
    return list(attackers(g))


def no_attacker(g: Game, v: Frame) -> bool:
    return v.attacker is None


def targets_of_attacker(g: Game, v: Frame) -> list[Option]:
    return list(targets(g, v.attacker))


def whole_row(g: Game, v: Frame) -> bool:
    """A text lets the attacker battle all of a row."""
    return bool(permission(g, v.attacker, "battle the whole front row"))


def one_target(g: Game, v: Frame) -> bool:
    return not permission(g, v.attacker, "battle the whole front row")


def name_attacker(g: Game, v: Frame) -> None:
    g.set("attacker", placed(g, v.attacker))


def name_targets(g: Game, v: Frame) -> None:
    """What was chosen is attacked, or all that might have been, where a text lets it battle the row."""
    meant = targets(g, v.attacker) if whole_row(g, v) else [v.target]
    g.set("attacked", tuple([placed(g, u) for u in meant]))


def rest_attacker(g: Game, v: Frame) -> None:
    turn(g, [v.attacker], rested=True)


def main_target(g: Game) -> int | None:
    """The attacked vanguard, or else the first attacked unit: what "attacks a ..." asks about."""
    attacked: list[int] = [unit[0] for unit in g.facts["attacked"]]
    vanguards = [u for u in attacked if g.is_in(u, VANGUARD)]
    return vanguards[0] if vanguards else attacked[0] if attacked else None


def report_attack(g: Game, v: Frame) -> None:
    """Abilities on attacking and on boosting are set off together."""
    tell_attack(g, v.attacker)
    tell_boost(g, v.attacker)


Again = Callable[[Game, str], bool]
"""Whether an ability of that name may be set off by each of several units that something is done to."""


def never_again(g: Game, ability: str) -> bool:
    return False


def tell_attack(g: Game, attacker: int, again: Again = never_again) -> None:
    """One attack, whatever it is on: each ability is set off once, about the first attacked unit that it fits."""
    target, since = main_target(g), len(g.waiting)
    emit(g, "attack", attacker, target)
    for unit, *_ in g.facts["attacked"]:
        if unit != target:
            last = len(g.waiting)
            hear(g, "attack", (attacker, unit))
            let_go_of_more(g, since, last, again)


def let_go_of_more(g: Game, since: int, last: int, again: Again) -> None:
    """Of what was set off from `last` on, drop what one and the same doing had set off before, from `since` on."""
    before = {each.instance for each in g.waiting[since:last]}
    for each in g.waiting[last:]:
        if each.instance in before and not again(g, each.ability):
            renew_waiting(g, each, None)


def tell_boost(g: Game, boosted: int) -> None:
    booster = g.facts["booster"]
    if booster is not None:
        emit(g, "boost", booster[0], boosted)


def vanguard_attacks(g: Game, v: Frame) -> bool:
    """The attacker is (still) the vanguard."""
    card, serial, *_ = g.facts["attacker"]
    return bool(g.serial[card] == serial and g.is_in(card, VANGUARD))


# --- boosting ---------------------------------------------------------------------------------------


def boosters(behind: Mapping[str, str]) -> Callable[[Game, Frame], list[Option]]:
    """A standing boost unit right behind the attacker, or nobody; `behind` is the circle behind each front circle."""

    def found(g: Game, v: Frame) -> list[Option]:
        back = behind.get(g.match.zone_names[g.zone_of[v.attacker]])
        if back is None or g.cannot(v.attacker, "be boosted"):
            return [NOBODY]
        able = [
            u for u in g.in_zone(g.facts["turn seat"], back)
            if g.has(u, "boost") and not g.rested[u] and not g.cannot(u, "boost") and not g.cannot(u, "rest")
        ]  # fmt: skip
        return [*able, NOBODY]

    return found


def boost(g: Game, v: Frame) -> None:
    if v.booster != NOBODY:
        g.set("booster", placed(g, v.booster))
        turn(g, [v.booster], rested=True)


def boost_counts(g: Game, v: Frame) -> None:
    g.set("boosting", True)


def boost_link(g: Game) -> bool:
    """The link holds while both units stay on their circles."""
    return still(g, g.facts["booster"]) and still(g, g.facts["attacker"])


# --- guarding ---------------------------------------------------------------------------------------


def wards(g: Game, v: Frame) -> list[Option]:
    return list(attacked_units(g))


def wards_open(g: Game, v: Frame) -> bool:
    return len(v.wards or ()) < len(v.guards)


def assign_ward(g: Game, v: Frame) -> None:
    v.wards = (*(v.wards or ()), v.ward)


def put_guards(g: Game, v: Frame) -> None:
    """All of them to the guardian circle, where they rest."""
    seat = 1 - g.facts["turn seat"]
    v.interceptors = tuple([c for c in v.guards if g.is_in(c, "field")])
    move(g, v.guards, GUARDIAN, seat=seat, verb="call", rested=True)


def report_guards(g: Game, v: Frame) -> None:
    """They arrived together; what listens hears of all of them."""
    for card, ward in zip(v.guards, v.wards or (), strict=True):
        mark(g, card, "guards", placed(g, ward))
    for card in v.guards:
        if card in v.interceptors:
            emit(g, "intercept", card)
        else:
            emit(g, "call", card)
            emit(g, "normal call", card)
        emit(g, "guard", card, g.marks[card, "guards"][0])


def guardians(g: Game) -> list[int]:
    """The cards that guard a unit."""
    return [card for card, word in g.marks if word == "guards"]


# --- hitting ----------------------------------------------------------------------------------------


def compare(g: Game, v: Frame) -> None:
    """What was hit. Nothing, if a unit left, changed master or changed circle."""
    attacker = g.facts["attacker"]
    if not still_fights(g, attacker):
        return
    power = g.value(attacker[0], "power")
    hit = [
        u for u in g.facts["attacked"]
        if still_fights(g, u) and power >= g.value(u[0], "power") and not g.cannot(u[0], "be hit", attacker[0])
    ]  # fmt: skip
    g.set("hit", tuple(hit))
    emit(g, "compare", attacker[0], note=tuple([u[0] for u in hit]))


def vanguard_hit(g: Game) -> int | None:
    """The hit vanguard, if there is one."""
    hits = [u for u in g.facts["hit"] if g.is_in(u[0], VANGUARD)]
    return hits[0][0] if hits else None


def damage_due(g: Game, v: Frame) -> bool:
    """Only with a hit vanguard, an attacker still there, a critical above zero."""
    attacker = g.facts["attacker"]
    return vanguard_hit(g) is not None and still_fights(g, attacker) and g.value(attacker[0], "critical") > 0


def critical_of_attacker(g: Game, v: Frame) -> int:
    critical: int = g.value(g.facts["attacker"][0], "critical")
    return critical


def attacking_card(g: Game, v: Frame) -> int:
    """The source of battle damage."""
    card: int = g.facts["attacker"][0]
    return card


def hit_rear_guards(g: Game) -> list[int]:
    """The rear-guards that were hit and have not left since."""
    hit = [card for card, serial, *_ in g.facts["hit"] if g.serial[card] == serial]
    return [card for card in hit if g.is_in(card, REAR_GUARD)]


def on_guardian_circles(g: Game) -> list[int]:
    return [*g.in_zone(0, GUARDIAN), *g.in_zone(1, GUARDIAN)]


def report_hit(g: Game, v: Frame) -> None:
    """Abilities on hitting are set off; a unit that has left since hears of it as what it was."""
    attacker, booster = known(g, g.facts["attacker"]), known(g, g.facts["booster"])
    for card, serial, *_ in g.facts["hit"]:
        emit(g, "hit", attacker, card, booster, past=card if g.serial[card] != serial else None)


# --- closing ----------------------------------------------------------------------------------------


def begin_close(g: Game, v: Frame) -> None:
    """The close step begins unheard: what waits for its beginning is set off by a row, once."""
    g.set("step", "close step")


def end_battle(g: Game, v: Frame) -> None:
    """The battle is over, and with it what lasts as long."""
    expire(g, END_OF_BATTLE, g.facts["turn"])


def clear_battle(g: Game, v: Frame) -> None:
    """The statuses of the battle end."""
    expire(g, CLOSED, g.facts["turn"])
    for guardian in guardians(g):
        mark(g, guardian, "guards", None)


# --- what the rules add to power --------------------------------------------------------------------


def nobody_attacks(g: Game, key: Any) -> bool:
    """Then there is nothing to add to any power."""
    return g.facts["attacker"] is None


def battle_numbers(attacked: Callable[[Game, Any], bool]) -> Callable[[Game, str, dict[int, Any]], None]:
    """The booster's power for the attacker, shields for the guarded units; `attacked` tells of one whether it is
    attacked yet."""

    def add_numbers(g: Game, key: str, powers: dict[int, Any]) -> None:
        attacker = g.facts["attacker"]
        if attacker is None:
            return
        if g.facts["boosting"] and boost_link(g):
            raise_power(g, powers, attacker[0], g.value(g.facts["booster"][0], "power"))
        for guardian in g.in_zone(1 - g.facts["turn seat"], GUARDIAN):
            ward: Any = g.marks.get((guardian, "guards"))
            if attacked(g, ward):
                raise_power(g, powers, ward[0], g.value(guardian, "shield") or 0)

    return add_numbers


def raise_power(g: Game, powers: dict[int, Any], card: int, by: int) -> None:
    powers[card] = g.value(card, "power") + by
