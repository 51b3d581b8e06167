"""10.22, 10.24, 10.26: cards that are locked, unlocked and deleted, and their return at the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from ...kernel import (
    Builder,
    Check,
    Frame,
    Game,
    Option,
    after_move,
    ask,
    emit,
    flip,
    goto,
    move,
    moved_slot,
    pick,
    place,
    procedure,
    remember,
    row,
    telling_done_to,
    telling_turned,
)
from ...kernel import nodes as n
from .._vanguard.circles import FIGHTING, circle, units
from .._vanguard.lasting import END_OF_ITS_TURN, Moment
from .._vanguard.placing import cards_to_place, leave_others, room, those_called, too_many, who_places
from .._vanguard.turning import seat_of
from .field import rear_guard_circles
from .zones import G_ZONE, LOCK_CIRCLE, LOCKS, UNLOCKED

# --- 10.22 lock, 10.24 unlock -----------------------------------------------------------------------


def is_locked_card(g: Game, card: int) -> bool:
    return g.is_in(card, LOCK_CIRCLE)


def lock(g: Game, cards: Sequence[int]) -> None:
    """10.22.1, 10.22.2: face down, and another card than it was; it stays on its circle.

    10.22.10: so nothing that was said of the unit is said of it.

    10.22.4, 10.22.6: the circle is a lock circle from now on, where cards neither stand nor rest.
    """
    number, side = g.match.zone_number, g.match.zone_seat
    targets = [(c, number[side[g.zone_of[c]], LOCKS[circle(g, c)]]) for c in cards]
    place(g, tuple(targets), verb="lock", face_down=True)


def unlock(g: Game, cards: Sequence[int]) -> None:
    """10.24.1, 10.22.5: face up.

    10.22.7: the circle is again what it was.

    10.24.3: it stands, and did not stand up.

    10.24.2, 10.24.4: another card than before, which was not placed there.
    """
    number = g.match.zone_number
    place(g, tuple([(c, number[g.master(c), UNLOCKED[circle(g, c)]]) for c in cards]), verb="unlock", rested=False)


def locked_cards(g: Game, seat: int) -> list[int]:
    return units(g, seat, LOCK_CIRCLE)


def rows_lock(b: Builder, node: n.Perform) -> None:
    """10.22.8: a G unit that was locked goes back to the G zone."""
    those = node.cards or n.It()
    cards, tell, slot = b.affected(those), telling_done_to(b, those), moved_slot(b, those, node.into)
    strides = b.slot("strides")

    def lock_them(g: Game, v: Any) -> None:
        there = tuple([c for c in cards(g, v) if g.is_in(c, FIGHTING)])
        setattr(v, slot, there)
        setattr(v, strides, tuple([c for c in there if g.value(c, "type") == "g unit"]))
        lock(g, there)

    b.step(lock_them)
    b.step(lambda g, v: move(g, [c for c in getattr(v, strides) if is_locked_card(g, c)], G_ZONE))
    b.step(lambda g, v: after_move(g, v, slot))
    tell(slot)


def rows_unlock(b: Builder, node: n.Perform) -> None:
    those = node.cards or n.It()
    cards, tell, slot = b.affected(those), telling_done_to(b, those), moved_slot(b, those, node.into)

    def unlock_them(g: Game, v: Any) -> None:
        locked = tuple([c for c in cards(g, v) if is_locked_card(g, c) and not g.cannot(c, "be unlocked")])
        setattr(v, slot, locked)
        unlock(g, locked)

    b.step(unlock_them)
    b.step(lambda g, v: after_move(g, v, slot))
    tell(slot)


def some_there(b: Builder, node: n.Perform) -> Check:
    """1.3.2: all of a kind are locked, unlocked or deleted only where there are any."""
    if not isinstance(node.cards, n.Cards):
        return lambda g, s: True
    cards = b.env.cards(node.cards)
    return lambda g, s: bool(cards(g, s))


# --- put as a locked card -----------------------------------------------------------------------------


def circles_to_lock(g: Game, v: Frame) -> list[Option]:
    """Rear-guard circles, a different one for each card."""
    taken = v.circles or ()
    return [c for c in rear_guard_circles(g, v.seat) if c not in taken]


def lock_circles_missing(g: Game, v: Frame) -> bool:
    return len(v.circles or ()) < len(v.cards)


def take_lock_circle(g: Game, v: Frame) -> None:
    v.circles = (*(v.circles or ()), v.circle)


def put_locked(g: Game, v: Frame) -> None:
    """10.22.9: face down, as a locked card and not as a unit."""
    number = g.match.zone_number
    pairs = zip(v.cards, v.circles or (), strict=True)
    place(g, tuple([(c, number[v.seat, LOCKS[name]]) for c, name in pairs]), verb="put", face_down=True)


def clear_locked(g: Game, v: Frame) -> None:
    """10.22.9.1: what was on the circle goes to its owner's drop zone."""
    v.result = remember(g, [c for c in v.cards if is_locked_card(g, c)])
    names = [name for name in v.circles or () if g.in_zone(v.seat, LOCKS[name])]
    move(g, [c for name in names for c in g.in_zone(v.seat, name)], "drop", verb="retire")


ROOM = room(circles_to_lock)
TOO_MANY = too_many(ROOM)

PUT_LOCKED = procedure(
    "10.22.9",
    slots="seat cards circles chosen circle result",
    rows=[
        row("10.22.9", pick(seat_of, those_called, ROOM, ROOM, "which cards are put there"), into="chosen",
            when=TOO_MANY),
        row("10.22.9", leave_others, when=TOO_MANY),
        row("10.22.9", ask("place", seat_of, circles_to_lock, "which circle becomes a lock circle"), into="circle",
            when=lock_circles_missing),
        row("10.22.9", take_lock_circle, when=lock_circles_missing),
        row("10.22.9", goto("10.22.9"), when=lock_circles_missing),
        row("10.22.9", put_locked),
        row("10.22.9.1", clear_locked),
    ],
)  # fmt: skip


def rows_put_locked(b: Builder, node: n.Place) -> None:
    slot, cards = cards_to_place(b, node)
    b.run("10.22.9", slot, seat=who_places(b, node, cards), cards=cards)


def lockable_check(b: Builder, node: n.Place) -> Check:
    """8.5.2.3: a card that is to be put there pays only while there is a rear-guard circle for it."""
    if node.verb != "put locked":
        return lambda g, s: True
    return lambda g, s: bool(rear_guard_circles(g, s.seat))


# --- 10.26 delete -------------------------------------------------------------------------------------


def is_deleted(g: Game, card: int) -> bool:
    """10.26.5: as long as it lies face down."""
    return bool(g.face_down[card]) and g.is_in(card, FIGHTING)


def delete(g: Game, cards: Sequence[int]) -> None:
    """10.26.1, 10.26.2: face down as it stands or rests, and the same unit.

    10.26.4: it stands, rests and battles as before.

    10.26.7, 10.26.8, 10.26.9: what it was given and is given counts, and still does when it is back.
    """
    those = [c for c in cards if g.is_in(c, FIGHTING) and not g.face_down[c]]
    flip(g, those, face_down=True)
    for card in those:
        emit(g, "delete", card)


def rows_delete(b: Builder, node: n.Perform) -> None:
    """1.3.2.1: what is deleted already is not deleted again, and so it was not done."""
    those = node.cards or n.It()
    cards, tell = b.affected(those), telling_turned(b, those)
    b.match.may_lose()
    b.step(lambda g, v: delete(g, cards(g, v)))
    tell()


# --- 6.8.1.1 their return -----------------------------------------------------------------------------


def unlock_own(g: Game, v: Frame) -> None:
    seat = g.facts["turn seat"]
    unlock(g, [c for c in locked_cards(g, seat) if not g.cannot(c, "be unlocked")])


def restore_own(g: Game, v: Frame) -> None:
    """10.26.5: turned face up, a unit is deleted no more.

    10.35.5: a dominated unit lies on the field that its circle is of.
    """
    there = chain.from_iterable(g.match.lots[g.facts["turn seat"], FIGHTING](g.zones))
    flip(g, [c for c in there if is_deleted(g, c)], face_down=False)


def opponents_end_phase(g: Game, s: Any) -> bool:
    return bool(g.facts["phase"] == "end phase" and g.facts["turn seat"] != s.seat)


def my_end_phase(g: Game, s: Any) -> bool:
    return bool(g.facts["phase"] == "end phase" and g.facts["turn seat"] == s.seat)


AT_TIMES = {
    "be unlocked in your opponent's end phase": ("be unlocked", opponents_end_phase),
    "be unlocked in your end phase": ("be unlocked", my_end_phase),
}


def my_next_end_phase(g: Game, seat: int) -> Moment:
    """The end of the next turn of its player: the end phase of this one counts while it has not begun."""
    begun = g.facts["turn seat"] == seat and g.facts["phase"] == "end phase"
    return (END_OF_ITS_TURN[seat], g.facts["turn"] + begun)


def opponents_next_end_phase(g: Game, seat: int) -> Moment:
    return my_next_end_phase(g, 1 - seat)


DURATIONS = {
    "end of your next end phase": my_next_end_phase,
    "end of your opponent's next end phase": opponents_next_end_phase,
}
PROHIBITIONS = frozenset({"be unlocked", *AT_TIMES})
EVENTS = {"lock": ("card",), "unlock": ("card",), "delete": ("card",)}
STATES = {"locked": is_locked_card, "deleted": is_deleted}
ACTIONS = {"lock": rows_lock, "unlock": rows_unlock, "delete": rows_delete}
PLACEMENTS = {"put locked": rows_put_locked}
COST_CHECKS: dict[Any, Any] = {n.Place: lockable_check, **dict.fromkeys(ACTIONS, some_there)}
PROCEDURES: Sequence[object] = (PUT_LOCKED,)
