"""3.9.2, 9.6: damage that was dealt to a vanguard is a number, worked off by the damage process."""

from __future__ import annotations

from typing import Any

from ...kernel import Fact, Frame, Game, emit
from .._vanguard.circles import VANGUARD, vanguard

Dealt = tuple[tuple[int, int, int], ...]


def open_damage(g: Game, dealt: Dealt) -> dict[int, int]:
    """How much is left to be worked off, by seat."""
    sides = g.match.zone_seat
    return {sides[g.zone_of[card]]: left for card, serial, left in dealt if is_vanguard_yet(g, card, serial)}


FACTS = (Fact("vanguard damage", (), loops=True, seen=open_damage),)


def is_vanguard_yet(g: Game, card: int, serial: int) -> bool:
    return g.serial[card] == serial and g.is_in(card, VANGUARD)


def deal(g: Game, seat: int, dealer: int | None, count: int, kind: str) -> None:
    """7.7.1.5, 10.33.1: the vanguard has so much more damage to be worked off; with none, nothing is dealt."""
    target = vanguard(g, seat)
    if target is None or count <= 0:
        return
    emit(g, "damage", dealer, target, note=count)
    emit(g, kind, dealer, target, note=count)
    known = {card: left for card, serial, left in g.facts["vanguard damage"] if g.serial[card] == serial}
    known[target] = known.get(target, 0) + count
    g.set("vanguard damage", tuple([(card, g.serial[card], left) for card, left in known.items()]))


def damaged_seats(g: Game) -> list[int]:
    """9.6.1.1: the turn player's first."""
    seats = open_damage(g, g.facts["vanguard damage"])
    return sorted(seats, key=lambda seat: seat != g.facts["turn seat"])


def first_damaged(g: Game, v: Frame) -> int:
    return damaged_seats(g)[0]


def note_damaged(g: Game, v: Frame) -> None:
    v.damaged = vanguard(g, v.seat)


def work_off_one(g: Game, v: Frame) -> None:
    """9.6.2: one less, and nothing remains of the last."""
    changed: list[Any] = []
    for card, serial, left in g.facts["vanguard damage"]:
        if card != v.damaged:
            changed.append((card, serial, left))
        elif left > 1:
            changed.append((card, serial, left - 1))
    g.set("vanguard damage", tuple(changed))


def damage_left(g: Game, v: Frame) -> bool:
    """For the vanguard that this process is for."""
    return any(card == v.damaged for card, _, _ in g.facts["vanguard damage"])
