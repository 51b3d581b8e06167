"""7.2, 10.34: attack resolutions, and attacks that a text orders."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Frame, Game, Option, ask, goto, procedure, row, run
from .._vanguard.battling import boosters, placed, still, whole_row
from .._vanguard.ordering import (
    Units,
    begin_ordered,
    end_effect,
    end_ordered,
    forget_the_unfought,
    orders,
    pairs,
)
from .._vanguard.resolving import has_left
from .._vanguard.turning import turn_player
from . import legion
from .zones import FIELD


def is_attacking_now(g: Game, card: int) -> bool:
    """7.4.1.8.2: only where it began to attack.

    7.4.1.8.2.1: "the battle that this unit attacked" goes on to mean it.
    """
    return still(g, g.facts["attacker"]) and bool(g.facts["attacker"][0] == legion.stands_for(g, card))


# --- carrying them out ------------------------------------------------------------------------------


def able(g: Game, unit: int) -> bool:
    """7.4.1.4.1, 10.34.1.1: it stands, and nothing keeps it from attacking.

    10.25.5, 10.25.15: a mate attacks with its leader alone, and what keeps it from that keeps the leader too.
    """
    barred = legion.is_barred(g, legion.with_mate(g, unit))
    return not g.rested[unit] and not barred and not legion.is_mate(g, unit)


def attackable(g: Game, attacker: int, those: Units) -> list[int]:
    """10.34.1.1: those that are there and that nothing keeps from being attacked by this unit, in whichever row.

    7.4.1.8.6: a mate cannot be forced to be attacked.
    """
    found = [card for card, serial in those if g.serial[card] == serial]
    found = [card for card in found if not legion.is_mate(g, card)]
    return [card for card in found if not g.cannot(card, "be attacked", attacker)]


def take_order(g: Game, v: Frame) -> None:
    first, *_ = orders(g)
    v.seat, v.stamp, (card, serial), v.targets, v.at_once = first
    v.attacker = card if g.serial[card] == serial and able(g, card) else None
    v.target = None
    g.set("ordered attacks", g.facts["ordered attacks"][1:])


def those_ordered(g: Game, v: Frame) -> list[Option]:
    return list(attackable(g, v.attacker, v.targets))


def chooses_ordered(g: Game, v: Frame) -> bool:
    return v.attacker is not None and v.targets is not None and not v.at_once


def narrow(g: Game, v: Frame) -> None:
    """What was chosen, or all of it.

    10.34.1.1: no attacker where there is nothing that it could attack.
    """
    if v.attacker is None:
        return
    if v.targets is not None:
        those = attackable(g, v.attacker, v.targets)
        v.targets = pairs(g, those if v.at_once else [card for card in those if card == v.target])
    if not (legion.targets(g, v.attacker) if v.targets is None else v.targets):
        v.attacker = None


def conclude(g: Game, v: Frame) -> None:
    """10.34.1.1: what the same effect ordered besides comes to nothing."""
    g.set("ordered attacks", tuple([tuple(each) for each in orders(g) if each.stamp != v.stamp]))


def same_effect_goes_on(g: Game, v: Frame) -> bool:
    return any(each.stamp == v.stamp for each in orders(g))


def effect_ends(g: Game, v: Frame) -> None:
    """10.35.1.2: units that were dominated without a duration are so through the attacks that were ordered."""
    end_effect(g, v.stamp)
    forget_the_unfought(g)


ORDERED = procedure(
    "10.34.1",
    slots="seat stamp attacker targets at_once target",
    rows=[
        row("10.34.1.1", take_order),
        row("10.34.1.1", ask("pick one", turn_player, those_ordered, "which unit is attacked"), into="target",
            when=chooses_ordered),
        row("10.34.1.1", narrow),
        row("10.34.1.1", conclude, when=lambda g, v: v.attacker is None),
        row("10.34.1.2", begin_ordered),
        row("10.34.1.2", run("7.2.1", attacker=lambda g, v: v.attacker, specified=lambda g, v: v.targets),
            when=lambda g, v: v.attacker is not None),
        row("10.34.1.2", end_ordered),
        row("10.34.1.2", goto("10.34.1.1"), when=same_effect_goes_on),
        row("10.34.1.2", effect_ends),
    ],
)  # fmt: skip


# --- 7.2 attack resolution ---------------------------------------------------------------------------


def may_not_attack(g: Game, v: Frame) -> bool:
    """7.4.1.4, 7.4.1.4.1: there is none, it has left, it rests, or something keeps it from attacking."""
    return v.attacker is None or has_left(g, v) or not able(g, v.attacker)


def target_unspecified(g: Game, v: Frame) -> bool:
    return v.specified is None and not whole_row(g, v)


def specified_units(g: Game, v: Frame) -> list[int]:
    """7.4.1.7: what a text specified, as far as it may be attacked; or what was chosen."""
    if v.specified is not None:
        return attackable(g, v.attacker, v.specified)
    found = legion.targets(g, v.attacker)
    return found if whole_row(g, v) else [u for u in found if u == v.target]


def may_not_be_attacked(g: Game, v: Frame) -> bool:
    """7.4.1.7.1: there is nothing to attack, or the attacker has become unable to."""
    return legion.is_barred(g, legion.with_mate(g, v.attacker)) or not specified_units(g, v)


def name_specified(g: Game, v: Frame) -> None:
    g.set("attacked", tuple([placed(g, unit) for unit in specified_units(g, v)]))


BEHIND = boosters(FIELD.behind)


def boosters_of_attacker(g: Game, v: Frame) -> list[Option]:
    """10.35.6: a unit in dominated state does not boost.

    10.35.3.1: behind a dominated attacker is what its master has in the same column.
    """
    zone = g.zone_of[v.attacker]
    if not g.match.lends:
        return BEHIND(g, v)
    if g.master(v.attacker) == g.match.zone_seat[zone]:
        return [unit for unit in BEHIND(g, v) if not isinstance(unit, int) or g.master(unit) == g.master(v.attacker)]
    behind = [name for name in FIELD.back if FIELD.column[name] == FIELD.column_of(g, v.attacker)]
    return boosters(dict.fromkeys([g.match.zone_names[zone]], *behind))(g, v)


PROCEDURES: Sequence[object] = (ORDERED,)
