"""3.1.2, 13.5, 13.6: damage is a number of each player, worked off one by one: a check, and then its completion."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Builder, Fact, Frame, Game, as_it_is, emit, procedure, row, run
from ...kernel import nodes as n
from .._vanguard.checking import checked_card, report_damage_check, reveal_top, revealed, still_checked, to_damage
from .._vanguard.circles import vanguard
from .._vanguard.turning import seat_of
from .triggers import trigger_works

UNDAMAGED = (0, 0)
FACTS = (
    Fact("vanguard damage", UNDAMAGED, loops=True, seen=as_it_is),
    # 13.6.1: the card of a damage check that has yet to go to the damage zone, as (seat, card, serial).
    Fact("damage card", None, loops=True),
)


def deal(g: Game, seat: int, dealer: int | None, count: int, kind: str) -> None:
    """7.29.1: the player has so much more damage to be worked off.

    3.1.2: it is the vanguard that takes it; without one nothing is dealt.
    """
    target = vanguard(g, seat)
    if target is None or count <= 0:
        return
    emit(g, "damage", dealer, target, note=count)
    emit(g, kind, dealer, target, note=count)
    set_damage(g, seat, g.facts["vanguard damage"][seat] + count)


def set_damage(g: Game, seat: int, number: int) -> None:
    both = list(g.facts["vanguard damage"])
    both[seat] = number
    g.set("vanguard damage", tuple(both))


def rows_deal(b: Builder, node: n.Perform) -> None:
    """11.5.2.2: its source is the card whose ability deals it.

    7.29.1.1: each of the vanguards that are meant is dealt as much.
    """
    count = b.env.amount(node.count or n.Number(1))
    cards = b.env.cards(node.cards) if node.cards is not None else None

    def damage(g: Game, v: Frame) -> None:
        named = 1 - int(v.seat) if node.who == "opponent" else int(v.seat)
        hit = [g.master(card) for card in cards(g, v)] if cards is not None else []
        first = g.facts["turn seat"]
        for seat in sorted(hit or [named], key=lambda seat: bool(seat != first)):
            deal(g, seat, v.source, count(g, v), "skill damage")

    b.step(damage)


# --- 13.5 damage handling -----------------------------------------------------------------------------


def damaged_seats(g: Game) -> list[int]:
    """13.5.1.1: the turn player's first."""
    first = g.facts["turn seat"]
    return [
        seat for seat in (first, 1 - first) if g.facts["vanguard damage"][seat] > 0 and vanguard(g, seat) is not None
    ]


def damage_due(g: Game, v: Frame) -> bool:
    """13.5.1: only while no card is in any trigger zone."""
    if not any(g.facts["vanguard damage"]) or g.in_zone(0, "trigger") or g.in_zone(1, "trigger"):
        return False
    return bool(damaged_seats(g))


def first_damaged(g: Game, v: Frame) -> int:
    return damaged_seats(g)[0]


def work_off_one(g: Game, v: Frame) -> None:
    set_damage(g, v.seat, g.facts["vanguard damage"][v.seat] - 1)


def note_card(g: Game, v: Frame) -> None:
    g.set("damage card", (v.seat, v.card, g.serial[v.card]))


DAMAGE_HANDLING = procedure(
    "13.5",
    slots="seat card",
    rows=[
        row("13.5.2", work_off_one),
        row("13.5.3", reveal_top),
        row("13.5.3", note_card, when=revealed),
        row("13.5.4", report_damage_check, when=revealed),
        row("13.5.4", run("2.8.2", seat=seat_of, card=checked_card), when=trigger_works),
    ],
)


# --- 13.6 damage completion -------------------------------------------------------------------------------


def is_damage_card(g: Game, card: int) -> bool:
    noted = g.facts["damage card"]
    return noted is not None and noted[1:] == (card, g.serial[card])


def completion_due(g: Game, v: Frame) -> bool:
    return g.facts["damage card"] is not None


def take_note(g: Game, v: Frame) -> None:
    v.seat, v.card, serial = g.facts["damage card"]
    g.set("damage card", None)
    if g.serial[v.card] != serial:
        v.card = None


# 13.6.2: if it is still there; a card that is not is left where it went.
DAMAGE_COMPLETION = procedure(
    "13.6",
    slots="seat card",
    rows=[
        row("13.6.1", take_note),
        row("13.6.2", to_damage, when=still_checked),
    ],
)

PROCEDURES: Sequence[object] = (DAMAGE_HANDLING, DAMAGE_COMPLETION)
