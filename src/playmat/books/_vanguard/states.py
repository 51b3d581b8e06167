"""What units are and were: states, relations, what turns and looks back, and whom a text means in a battle."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Any

from ...kernel import CardsOf, Game, looking_back, table_of
from ...kernel import nodes as n
from .battling import Placed, boost_link, is_attacked, is_attacking, same_unit
from .circles import FIELD, GUARDIAN, REAR_GUARD
from .nodes import BattleOpponent, InBattle

# --- states -----------------------------------------------------------------------------------------


def is_boosted(g: Game, card: int) -> bool:
    return is_attacking(g, card) and boost_link(g)


def was_boosted(g: Game, card: int) -> bool:
    """It attacks, and a unit was chosen to boost it, whether or not that is still there."""
    return is_attacking(g, card) and g.facts["booster"] is not None


def is_boosting(g: Game, card: int) -> bool:
    booster = g.facts["booster"]
    return booster is not None and booster[0] == card and boost_link(g)


def has_boosted(g: Game, card: int) -> bool:
    """It was chosen to boost in this battle, whether or not the link holds."""
    return same_unit(g, g.facts["booster"], card)


STATES = {
    "standing": lambda g, c: g.orientation(c) is False,
    "resting": lambda g, c: g.orientation(c) is True,
    "face up": lambda g, c: not g.face_down[c],
    "face down": lambda g, c: bool(g.face_down[c]),
    "attacked": is_attacked,
    "attacking": is_attacking,
    "boosted": is_boosted,
    "was boosted": was_boosted,
    "boosting": is_boosting,
    "has boosted": has_boosted,
    "guarding": lambda g, c: g.is_in(c, GUARDIAN),
}


# --- numbers and times that texts ask for -------------------------------------------------------------


def effect_runs(check: str, besides: Container[str] = ()) -> Callable[[Game], bool]:
    """Whether a card's effect does what happens now, and no rule action; `besides` are rules that are part of none."""

    def runs(g: Game) -> bool:
        if g.rule in besides:
            return False
        running = next((v for v in reversed(g.frames) if v.source is not None or v.procedure == check), None)
        return running is not None and running.source is not None

    return runs


def caused_by_own_effect(
    payment: str, check: str, icon: str = "", besides: Container[str] = ()
) -> Callable[[Game, Any], bool]:
    """What happens now is part of the effect of a card of the same master, and no payment for one.

    A rule action is part of none, though an effect may have led to it. `payment` is the rule by which costs are paid,
    `check` the procedure that performs rule actions, `icon` that of a trigger icon where it is a card's effect, and
    `besides` are rules that are part of no effect.
    """

    def caused(g: Game, s: Any) -> bool:
        if g.rule == payment or g.rule in besides:
            return False
        for v in reversed(g.frames):
            if v.source is not None or v.procedure in (check, icon):
                return bool((v.source is not None or v.procedure == icon) and v.seat == s.seat)
        return False

    return caused


FIGURES = {
    "battles this turn": lambda g, s: g.facts["battles"],
    "the attack hit": lambda g, s: bool(g.facts["hit"]),
    "turn": lambda g, s: g.facts["turn"],
}


def my_stand_phase(g: Game, s: Any) -> bool:
    return bool(g.facts["phase"] == "stand phase" and g.facts["turn seat"] == s.seat)


def opponents_stand_phase(g: Game, s: Any) -> bool:
    return bool(g.facts["phase"] == "stand phase" and g.facts["turn seat"] != s.seat)


AT_TIMES = {
    "stand in your stand phase": ("stand", my_stand_phase),
    "stand in your opponent's stand phase": ("stand", opponents_stand_phase),
}
"""What cannot stand during a stand phase is not stood in it by an effect either; at other times it stands."""


# --- moving -----------------------------------------------------------------------------------------


def arrives_rested(g: Game, card: int, before: int, after: int) -> bool:
    """Standing; as it was between rear-guard circles; resting as guardian."""
    rear = g.match.masks[REAR_GUARD]
    if rear >> before & 1 and rear >> after & 1:
        return bool(g.rested[card])
    return g.match.zone_names[after] == GUARDIAN


def looks_back(g: Game, before: int, after: int) -> bool:
    """Off the field, and from public to hidden, what it was; else what it is.

    So a card is read as in the public zone, as on the field, or as where it went.
    """
    zones = g.match.tables.zone_of_number
    if g.match.masks[FIELD] >> before & 1:
        return True
    return zones[before].public and not zones[after].public


# --- whom a text means ------------------------------------------------------------------------------


def itself(g: Game, card: int) -> int:
    return card


def battle_opponents(
    holds: Callable[[Game, Placed | None], bool], stands_for: Callable[[Game, int], int] = itself
) -> Callable[[Any, BattleOpponent], CardsOf]:
    """Attacker and attacked unit are each other's battle opponent; `holds` says whether a unit is one of them yet,
    `stands_for` which unit has the part of another in a battle."""

    def battle_opponent(env: Any, node: BattleOpponent) -> CardsOf:
        def opponent(g: Game, s: Any) -> list[int]:
            attacker, attacked = g.facts["attacker"], [unit for unit in g.facts["attacked"] if holds(g, unit)]
            if not holds(g, attacker):
                return []
            source = stands_for(g, s.source)
            if attacker[0] == source:
                return [unit[0] for unit in attacked]
            return [attacker[0]] if any(unit[0] == source for unit in attacked) else []

        return opponent

    return battle_opponent


def where_it_began(g: Game, unit: Placed) -> int:
    _, _, _, circle, _ = unit
    return circle


def who_took_part(g: Game, part: str) -> Sequence[Placed]:
    found = g.facts[part]
    if part in ("attacker", "booster"):
        return () if found is None else (found,)
    return found or ()


def units_in_battle(
    circle_of: Callable[[Game, Placed], int] = where_it_began,
    took_part: Callable[[Game, str], Sequence[Placed]] = who_took_part,
) -> Callable[[Any, InBattle], CardsOf]:
    """What attacked and what was attacked does not change when a unit moves or leaves; `circle_of` says on which circle
    a unit counts as having been attacked, or having attacked."""

    def in_battle(env: Any, node: InBattle) -> CardsOf:
        zones, mask = env.tables.zones_for(node.zones, node.side), env.tables.mask(node.zones)
        passes = env.filter(node.where) if node.where is not None else lambda g, s, card: True

        def units(g: Game, s: Any) -> list[int]:
            return [unit[0] for unit in took_part(g, node.part) if on_side(g, s, unit) and was_such(g, s, unit)]

        def on_side(g: Game, s: Any, unit: Placed) -> bool:
            """By where it was, or, where units may be taken over, by its master."""
            card, serial, *_ = unit
            circle = circle_of(g, unit)
            if not g.match.lends or g.serial[card] != serial:
                return circle in zones[s.seat]
            mine = node.side == "any" or (g.master(card) == s.seat) == (node.side == "mine")
            return mine and bool(mask >> circle & 1)

        def was_such(g: Game, s: Any, unit: Placed) -> bool:
            card, serial, *_ = unit
            with looking_back(g, ((card, g.serial[card], serial),)):
                return bool(passes(g, s, card))

        return units

    return in_battle


REFERENCES: dict[type[n.Node], Any] = {BattleOpponent: battle_opponents(same_unit), InBattle: units_in_battle()}


# --- what is seen beside print ------------------------------------------------------------------------

HELD = (
    "stand", "attack", "boost", "be boosted", "intercept", "rest", "be chosen", "be attacked", "be hit",
    "use abilities",
)  # fmt: skip
"""What a unit may be kept from, as far as players must remember it."""


def shows(g: Game, seat: int | None, card: int) -> dict[str, Any]:
    """What lies on a unit that nothing printed on it tells: what it cannot do, now or when the time comes."""
    if g.is_in(card, FIELD):
        held = [word for word in HELD if word in g.match.bars and card in table_of(g, ("cannot", word))]
        return {"cannot": held} if held else {}
    return {}
