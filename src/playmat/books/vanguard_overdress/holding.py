"""16.2, 16.5: prisons and bases, and the cards that they hold in the order zone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...kernel import Builder, Check, Frame, Game, Scope, move
from ...kernel import nodes as n
from ...text.links import rebuilt
from .zones import HELD, IMPRISONED, ORDER_ZONE, SCOUTED, WHOLE_ORDER_ZONE

PRISON, BASE, SET = "prison", "base", "set"


# --- who holds cards ----------------------------------------------------------------------------------


def has_prison(g: Game, seat: int) -> bool:
    """16.2.1.1, 16.2.3: a face-up set order of that subtype, which is not imprisoned itself."""
    return any(is_set_order(g, card, PRISON) for card in g.in_zone(seat, ORDER_ZONE))


def has_base(g: Game, seat: int) -> bool:
    """16.5.1.1, 16.5.3: a face-up set order of that subtype, a scouted one too."""
    return any(is_set_order(g, card, BASE) for zone in (ORDER_ZONE, *HELD) for card in g.in_zone(seat, zone))


def is_set_order(g: Game, card: int, subtype: str) -> bool:
    subtypes = g.value(card, "subtype")
    return SET in subtypes and subtype in subtypes


HOLDERS = {IMPRISONED: has_prison, SCOUTED: has_base}


def may_be_held(g: Game, zone: int) -> bool:
    """16.2.1.1, 16.5.1.1: whether the player whose zone it is has a prison, or a base; else the card stays."""
    return HOLDERS[g.match.zone_names[zone]](g, g.match.zone_seat[zone])


def held_check(b: Builder, node: n.Move) -> Check:
    """Whether a card can be scouted, or imprisoned, to pay for something."""
    holds = HOLDERS.get(node.to)
    if holds is None:
        return lambda g, s: True
    return lambda g, s: holds(g, s.seat)


# --- 16.2.3, 16.5.3 what is held no longer ------------------------------------------------------------


def without_prison(g: Game) -> list[int]:
    """16.2.3: the prisoners of a player who has no prison that is free itself."""
    return [card for seat in (0, 1) for card in let_out(g, seat, IMPRISONED)]


def without_base(g: Game) -> list[int]:
    """16.5.3: the scouted cards of a player who has no base."""
    return [card for seat in (0, 1) for card in let_out(g, seat, SCOUTED)]


def let_out(g: Game, seat: int, zone: str) -> list[int]:
    held = g.in_zone(seat, zone)
    return list(held) if held and not HOLDERS[zone](g, seat) else []


def some_let_out(g: Game) -> bool:
    return bool(without_prison(g) or without_base(g))


def prisoners_leave(g: Game, v: Frame) -> None:
    """16.2.3: each to the drop zone of its owner."""
    move(g, v.prisoners, "drop")


def scouts_leave(g: Game, v: Frame) -> None:
    move(g, v.scouts, "drop")


# --- what texts mean by the order zone ------------------------------------------------------------------


def widened(ability: n.Ability) -> n.Ability:
    """4.15.1, 16.2.1.1, 16.5.1.1: an order zone that a text asks about holds prisoners and scouts too.

    16.2.2.1, 16.5.2.1: what a card hears of its own coming there, it does not hear as one that is held.
    """
    made: n.Ability = rebuilt(ability, wide)
    return made


def wide(node: n.Node) -> n.Node:
    match node:
        case n.Cards(zones) | n.InZone(zones) if ORDER_ZONE in zones:
            return replace(node, zones=whole(zones))
        case n.Moved(n.Cards((zone,), side, where), (), to_zones) if zone in HELD:
            # it is held no longer as it comes elsewhere, and so it is told by where it was
            return replace(node, what=n.Cards((), "any", where), from_zones=(zone,), from_side=side)
        case n.Moved(what, from_zones, to_zones) if not isinstance(what, n.This):
            return replace(node, from_zones=whole(from_zones), to_zones=whole(to_zones))
    return node


def whole(zones: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([WHOLE_ORDER_ZONE if zone == ORDER_ZONE else zone for zone in zones])


def is_opponents(g: Game, s: Scope | Any, card: int) -> bool:
    """3.2.1: whose card it is, in whoever's zone."""
    return bool(g.owner[card] != s.seat)


SCOPED_STATES = {"your opponent's": is_opponents}
COST_CHECKS = {n.Move: held_check}
