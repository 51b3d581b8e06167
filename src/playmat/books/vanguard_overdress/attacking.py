"""7.30, 7.36, 7.37: attacks, drive checks and boosts that a text orders; what an attack on several units sets off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import (
    Builder,
    Fact,
    Frame,
    Game,
    Node,
    Option,
    ask,
    emit,
    goto,
    hear,
    leave,
    permission,
    procedure,
    renew_waiting,
    row,
    run,
    turn,
)
from ...kernel import nodes as n
from .._vanguard import states
from .._vanguard.battling import (
    Placed,
    is_attacking,
    known,
    let_go_of_more,
    placed,
    raise_power,
    same_unit,
    still,
    targets,
    tell_attack,
    tell_boost,
    the_units,
)
from .._vanguard.circles import FIELD, VANGUARD
from .._vanguard.lasting import CLOSED
from .._vanguard.nodes import Attack
from .._vanguard.ordering import (
    Order,
    begin_ordered,
    end_effect,
    end_ordered,
    forget_the_unfought,
    orders,
    pairs,
    rows_attack,
)
from .._vanguard.resolving import is_attacking_there
from .._vanguard.rulings import AS_IF_IT_HIT
from .._vanguard.turning import seat_of
from .nodes import Boost

# --- 7.30 attacks -------------------------------------------------------------------------------------------


def unit_to_attack(g: Game, order: Order) -> int | None:
    """7.30.1.1: a unit that was named, stands, and that no effect keeps from attacking."""
    card, serial = order.attacker
    if g.serial[card] != serial or g.rested[card]:
        return None
    return None if g.has(card, "restraint") or g.cannot(card, "attack") else card


def units_to_be_attacked(g: Game, order: Order) -> list[int]:
    """7.30.1.1: units that were named, and that no effect keeps from being attacked."""
    attacker, _ = order.attacker
    if order.targets is None:
        return targets(g, attacker)
    there = [card for card, serial in order.targets if g.serial[card] == serial]
    return [card for card in there if not g.cannot(card, "be attacked", attacker)]


def is_fit(g: Game, order: Order) -> bool:
    return unit_to_attack(g, order) is not None and bool(units_to_be_attacked(g, order))


def end_the_unfit(g: Game, v: Frame) -> None:
    """7.30.1.1: an instruction that names no such pair any more is over.

    7.30.4: and with it what lasts through that attack.
    """
    fit = {order.stamp for order in orders(g) if is_fit(g, order)}
    for stamp in {order.stamp for order in orders(g)} - fit:
        end_effect(g, stamp)
    g.set("ordered attacks", tuple([tuple(order) for order in orders(g) if order.stamp in fit]))
    forget_the_unfought(g)


def none_is_left(g: Game, v: Frame) -> bool:
    return not g.facts["ordered attacks"]


def whose_turn_it_is(g: Game, v: Frame) -> None:
    """7.30.3: the turn player's units come first, and then the other player's."""
    first: int = g.facts["turn seat"]
    v.seat = first if fit_units(g, first) else 1 - first
    v.attacker = v.target = None


def fit_units(g: Game, seat: int) -> list[int]:
    found = [unit for unit, _ in [order.attacker for order in orders(g) if is_fit(g, order)]]
    return list(dict.fromkeys([unit for unit in found if g.master(unit) == seat]))


def its_orders(g: Game, v: Frame) -> list[Order]:
    return [order for order in orders(g) if order.attacker == (v.attacker, g.serial[v.attacker]) and is_fit(g, order)]


def ordered_units(g: Game, v: Frame) -> list[Option]:
    return list(fit_units(g, v.seat))


def ordered_targets(g: Game, v: Frame) -> list[Option]:
    return list(dict.fromkeys([unit for order in its_orders(g, v) for unit in units_to_be_attacked(g, order)]))


def one_is_chosen(g: Game, v: Frame) -> bool:
    return not any(order.at_once for order in its_orders(g, v))


def specified(g: Game, v: Frame) -> tuple[tuple[int, int], ...]:
    those = [v.target] if v.target is not None else [unit for unit in ordered_targets(g, v) if isinstance(unit, int)]
    return pairs(g, those)


# 7.30.1.2: after each battle it is looked again who can attack; who stands again attacks again.
# 7.30.2: none of it while a battle goes on.
ORDERED = procedure(
    "7.30.1",
    slots="seat attacker target",
    rows=[
        row("7.30.1.1", end_the_unfit),
        row("7.30.1.1", leave(), when=none_is_left),
        row("7.30.3", whose_turn_it_is),
        row("7.30.3", ask("pick one", seat_of, ordered_units, "which unit attacks"), into="attacker"),
        row("7.30.1.1", ask("pick one", seat_of, ordered_targets, "which unit is attacked"), into="target",
            when=one_is_chosen),
        row("7.30.1.2", begin_ordered),
        row("7.30.1.2", run("10.2.1", attacker=lambda g, v: v.attacker, specified=specified)),
        row("7.30.1.2", end_ordered),
        row("7.30.1.2", goto("7.30.1.1")),
    ],
)  # fmt: skip


# --- 7.37 boosts --------------------------------------------------------------------------------------------

FACTS = (Fact("more boosters", (), values=True, until=CLOSED, seen=the_units),)
"""7.37.1.2.1: those that boost by instruction while another unit boosts already."""


def may_boost(g: Game, booster: int, boosted: int) -> bool:
    """7.37.1.1: it stands, and the other attacks; and nothing forbids it."""
    if g.rested[booster] or not g.is_in(booster, FIELD) or not is_attacking_there(g, boosted):
        return False
    return not (g.cannot(booster, "boost") or g.cannot(booster, "rest") or g.cannot(boosted, "be boosted"))


def boost(g: Game, booster: int, boosted: int) -> None:
    """7.37.1.2: it rests, and its power counts for as long as both are on their circles.

    7.37.1.2.1: each is one boost.
    """
    if not may_boost(g, booster, boosted):
        return
    turn(g, [booster], rested=True)
    if g.facts["booster"] is None:
        g.set("booster", placed(g, booster))
    else:
        g.set("more boosters", (*g.facts["more boosters"], placed(g, booster)))
    emit(g, "boost", booster, boosted)


def rows_boost(b: Builder, node: Boost) -> None:
    boosters, boosted = b.affected(node.booster), b.env.cards(node.boosted)

    def each(g: Game, v: Any) -> None:
        for unit in boosters(g, v):
            for attacker in boosted(g, v):
                boost(g, unit, attacker)

    b.step(each)


def more_boosting(g: Game) -> list[int]:
    """The further boosters whose link holds."""
    return the_units(g, g.facts["more boosters"]) if still(g, g.facts["attacker"]) else []


def boost_numbers(g: Game, powers: dict[int, Any]) -> None:
    """7.37.1.2: the power of each further booster is added as well."""
    for unit in more_boosting(g):
        raise_power(g, powers, g.facts["attacker"][0], g.value(unit, "power"))


def is_boosted(g: Game, card: int) -> bool:
    return states.is_boosted(g, card) or (is_attacking(g, card) and bool(more_boosting(g)))


def is_boosting(g: Game, card: int) -> bool:
    return states.is_boosting(g, card) or card in more_boosting(g)


def who_took_part(g: Game, part: str) -> Sequence[Placed]:
    then = states.who_took_part(g, part)
    return (*then, *g.facts["more boosters"]) if part == "booster" else then


def has_boosted(g: Game, card: int) -> bool:
    return states.has_boosted(g, card) or any(same_unit(g, unit, card) for unit in g.facts["more boosters"])


# --- what one attack on several units sets off --------------------------------------------------------------

DOERS = frozenset({"attacker", "booster"})


def of_the_attacked(g: Game, ability: str) -> bool:
    """1.3.7.3: what is done to several units is done to each, so that what waits for that is set off by each of them.

    Who attacks or boosts does so once (1.3.7.2), and hits once (10.7.1.6).
    """
    nodes = [each.node for each in g.match.abilities[ability].triggers]
    return not any(name in DOERS for node in nodes if isinstance(node, n.On) for name, _ in node.roles)


def report_attack(g: Game, v: Frame) -> None:
    """10.4.1.12: abilities on attacking and on boosting are set off together."""
    tell_attack(g, v.attacker, of_the_attacked)
    tell_boost(g, v.attacker)


def vanguards_first(g: Game, fact: str) -> list[Placed]:
    """The units of a fact of the battle, a vanguard before others."""
    units: list[Placed] = sorted(g.facts[fact], key=lambda unit: not g.is_in(unit[0], VANGUARD))
    return units


def report_hit_to_all(g: Game, v: Frame) -> None:
    """10.7.1.6, 10.7.1.6.1: the attack hits once, though several units are hit; on which ones is told.

    7.37.1.2.1: each further booster hears of the hit as the first one does.
    """
    attacker, booster, since = known(g, g.facts["attacker"]), known(g, g.facts["booster"]), len(g.waiting)
    for card, serial, *_ in vanguards_first(g, "hit"):
        last = len(g.waiting)
        emit(g, "hit", attacker, card, booster, past=card if g.serial[card] != serial else None)
        let_go_of_more(g, since, last, of_the_attacked)
        for unit in g.facts["more boosters"]:
            other, last = known(g, unit), len(g.waiting)
            if other is not None:
                hear(g, "hit", (attacker, card, other), only=other)
                let_go_of_more(g, since, last, of_the_attacked)


def departed(g: Game, unit: Placed) -> int | None:
    """The card of a unit that has left, as long as it has not moved on."""
    card, serial, *_ = unit
    return card if g.serial[card] != serial and card in g.last and g.last[card].serial == serial else None


def report_no_hit(g: Game, v: Frame) -> None:
    """10.7.1.7: an attack that has hit nothing does not hit, which sets off once, though the attacker has left; of its
    own text nothing is set off then. What else an attack missed is only told.

    10.7.1.8: a text may let the attacker's abilities on hitting be set off all the same, once each.
    """
    attacker, booster, since = known(g, g.facts["attacker"]), known(g, g.facts["booster"]), len(g.waiting)
    gone = departed(g, g.facts["attacker"])
    for card, serial, *_ in [unit for unit in vanguards_first(g, "attacked") if unit not in g.facts["hit"]]:
        last, who = len(g.waiting), attacker if gone is None else gone
        past = gone if gone is not None else card if g.serial[card] != serial else None
        emit(g, "miss", who, card, booster, past=past)
        for each in g.waiting[last:]:
            if g.facts["hit"] or each.source == gone:
                renew_waiting(g, each, None)
        if not g.facts["hit"] and attacker is not None and permission(g, attacker, AS_IF_IT_HIT):
            hear(g, "hit", (attacker, card, booster), only=attacker)
        let_go_of_more(g, since, last, of_the_attacked)


# --- 7.36 drive checks --------------------------------------------------------------------------------------

DRIVE_CHECKS, TWIN_DRIVE = "perform drive checks", "perform a twin drive"
PERMISSIONS = frozenset({DRIVE_CHECKS, TWIN_DRIVE})
DRIVE_OF_TWIN_DRIVE = 2


def performs_drive_checks(g: Game, unit: int) -> bool:
    """10.6.1.2, 7.36.1.1: a rear-guard too, where an effect says so."""
    return bool(permission(g, unit, DRIVE_CHECKS) or permission(g, unit, TWIN_DRIVE))


def drive_of(g: Game, unit: int) -> int:
    """7.36.1.2: two, whatever its drive is."""
    return DRIVE_OF_TWIN_DRIVE if permission(g, unit, TWIN_DRIVE) else int(g.value(unit, "drive"))


EFFECTS: dict[type[Node], Any] = {Attack: rows_attack, Boost: rows_boost}
PROCEDURES: Sequence[object] = (ORDERED,)
