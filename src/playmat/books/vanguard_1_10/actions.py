"""Section 10.1: the specific actions as rows, and the rows that card text adds for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...kernel import (
    DONE,
    Builder,
    Frame,
    Game,
    Option,
    UnknownWord,
    after_move,
    ask,
    draw,
    emit,
    goto,
    live,
    mark,
    move,
    moved_slot,
    place,
    procedure,
    remember,
    row,
    seats_of,
    swap,
)
from ...kernel import nodes as n
from .._vanguard.battling import attacked_units, guardians, placed
from .._vanguard.circles import GUARDIAN, VANGUARD, circle, vanguard
from .zones import FIELD, REAR_GUARDS

# --- 10.1.5 ride ------------------------------------------------------------------------------------


def seat_of(g: Game, v: Frame) -> int:
    return int(v.seat)


def ride(g: Game, v: Frame) -> None:
    """8.5.1.1.1, 8.5.2.4.1: onto the vanguard circle, standing whatever the old vanguard was."""
    v.old = vanguard(g, v.seat)
    v.card = v.cards[-1] if v.cards else None
    if v.card is not None:
        v.outside = int(not g.is_in(v.card, "field"))
        move(g, (v.card,), VANGUARD, seat=v.seat, verb="ride", rested=v.state == "rest")


def old_to_soul(g: Game, v: Frame) -> None:
    move(g, (v.old,), "soul", seat=v.seat)


def report_ride(g: Game, v: Frame) -> None:
    """10.1.5.1: from outside the field it is a ride; a unit moved from a circle does not ride.

    8.6.4.1.4: the old vanguard hears of it as what it was, though it lies in the soul.
    """
    v.result = remember(g, (v.card,))
    if v.outside:
        emit(g, "ride", v.card, v.old, past=v.old)
        emit(g, "normal ride" if v.normal else "superior ride", v.card, v.old, past=v.old)


def came(g: Game, v: Frame) -> bool:
    return v.card is not None and g.is_in(v.card, VANGUARD)


RIDE = procedure(
    "10.1.5",
    slots="seat cards normal state card old outside result",
    rows=[
        row("8.5.2.4.1", ride),
        row("8.5.2.4.1", old_to_soul, when=lambda g, v: came(g, v) and v.old is not None and v.old != v.card),
        row("10.1.5.2", report_ride, when=came),
    ],
)


# --- 10.1.6 call ------------------------------------------------------------------------------------


def open_circles(g: Game, v: Frame) -> list[Option]:
    """10.1.6.1.1.1.1: where the next card of a superior call may go, beside those before it."""
    if v.to == GUARDIAN:
        return [GUARDIAN]
    where, taken = v.where or (), v.circles or ()
    found = [c for c in REAR_GUARDS if c not in taken] if "separate" in where or "open" in where else list(REAR_GUARDS)
    if "open" in where:
        found = [c for c in found if not g.in_zone(v.seat, c)]
    if v.column is not None:
        found = [c for c in found if FIELD.column[c] == v.column]
    for row_word in ("front row", "back row"):
        if row_word in where:
            found = [c for c in found if c.startswith(row_word.split()[0])]
    return list(found)


def circles_missing(g: Game, v: Frame) -> bool:
    return len(v.circles or ()) < len(v.cards)


def take_circle(g: Game, v: Frame) -> None:
    v.circles = (*(v.circles or ()), v.circle)


def call(g: Game, v: Frame) -> None:
    """10.1.6.1.1.2, 8.5.2.4.2, 8.5.2.4.3: all arrive together, standing on rear-guard circles, else resting.

    3.11.1.1: a card without a shield value cannot become a guardian.
    """
    number = g.match.zone_number
    pairs = [(c, name) for c, name in zip(v.cards, v.circles or (), strict=True) if name is not None]
    pairs = [(c, name) for c, name in pairs if name != GUARDIAN or g.value(c, "shield") is not None]
    v.came = tuple(c for c, _ in pairs)
    rested = v.state == "rest" or v.to == GUARDIAN
    place(g, tuple((c, number[v.seat, name]) for c, name in pairs), verb="call", rested=rested)


def report_call(g: Game, v: Frame) -> None:
    """10.1.6.1.3: what is no normal call is a superior call."""
    v.came = tuple(c for c in v.came if g.is_in(c, "field"))
    v.result = remember(g, v.came)
    for card in v.came:
        emit(g, "call", card)
        emit(g, "normal call" if v.normal else "superior call", card)


def to_guard(g: Game, v: Frame) -> bool:
    return bool(v.to == GUARDIAN and v.came and g.facts["attacked"])


def attacked(g: Game, v: Frame) -> list[Option]:
    return [unit for unit in attacked_units(g) if g.master(unit) == v.seat]


def guard(g: Game, v: Frame) -> None:
    """10.1.6.1.3.1: each is assigned an attacked unit to guard."""
    if v.ward is not None:
        for card in v.came[:1]:
            mark(g, card, "guards", placed(g, v.ward))
            emit(g, "guard", card, v.ward)
    v.came = v.came[1:]


# 10.1.6.1.1: every circle is chosen before any card moves.
CALL = procedure(
    "10.1.6.1",
    slots="seat cards circles normal state to where column circle came ward result",
    rows=[
        row("10.1.6.1.1.1", ask("place", seat_of, open_circles, "to which circle"), into="circle",
            when=circles_missing),
        row("10.1.6.1.1.1", take_circle, when=circles_missing),
        row("10.1.6.1.1.1", goto("10.1.6.1.1.1"), when=circles_missing),
        row("10.1.6.1.1.2", call),
        row("10.1.6.1.2", report_call),
        row("10.1.6.1.3.1", ask("pick one", seat_of, attacked, "which unit does it guard"), into="ward",
            when=to_guard),
        row("10.1.6.1.3.1", guard, when=to_guard),
        row("10.1.6.1.3.1", goto("10.1.6.1.3.1"), when=to_guard),
    ],
)  # fmt: skip


# --- 3.12.4 draw up to ------------------------------------------------------------------------------


def draw_or_stop(g: Game, v: Frame) -> list[Option]:
    return ["draw", DONE] if v.left > 0 and g.in_zone(v.seat, "deck") else []


def draw_one(g: Game, v: Frame) -> None:
    draw(g, v.seat, "deck", "hand")
    v.left -= 1


DRAW_UP_TO = procedure(
    "3.12.4",
    slots="seat left drawing",
    rows=[
        row("3.12.4", ask("act", seat_of, draw_or_stop, "draw another card?"), into="drawing"),
        row("3.12.4", draw_one, when=lambda g, v: v.drawing == "draw"),
        row("3.12.4", goto("3.12.4"), when=lambda g, v: v.drawing == "draw"),
    ],
)


NO_COLUMN = "no column"
"""In place of a column: there is no circle beside a unit that is on none."""


# --- card text: ways to bring units into play ----------------------------------------------------------


def cards_to_place(b: Builder, node: n.Place) -> tuple[str, Callable[[Game, Any], tuple[int, ...]]]:
    cards = b.env.cards(node.cards)
    slot = moved_slot(b, node.cards, node.into)
    return slot, lambda g, v: tuple(cards(g, v))


def who_places(b: Builder, node: n.Place) -> Callable[[Game, Any], int]:
    """3.4.2: whose field the units come to."""
    return b.seat("opponent" if "opponent" in node.where else "you")


def beside(b: Builder, node: n.Place) -> Callable[[Game, Any], str | None]:
    """The column that a unit must be called to; None where the text names no unit to call it beside.

    "That unit" is what an earlier step or the event named before the card that is called. 8.8.1: one that has left
    is still beside the circles that it was beside.
    """
    if "same column as this" in node.where:
        meant = b.env.pairs(n.This())
    elif "same column as it" in node.where:
        named_before = isinstance(node.cards, n.It) and b.env.before
        meant = b.env.pairs(n.It(b.env.before) if named_before else n.It())
    else:
        return lambda g, v: None

    def column(g: Game, v: Any) -> str:
        for card, _, was in meant(g, v):
            left = card in g.last and g.serial[card] != was == g.last[card].serial
            return FIELD.column.get(g.match.zone_names[g.last[card].zone] if left else circle(g, card), NO_COLUMN)
        return NO_COLUMN

    return column


def rows_call(b: Builder, node: n.Place) -> None:
    column, seat = beside(b, node), who_places(b, node)
    slot, cards = cards_to_place(b, node)
    b.run("10.1.6.1", slot, seat=seat, cards=cards, to=node.to, where=node.where, column=column, state=node.state)
    b.step(lambda g, v: follow(g, v, slot))


def rows_ride(b: Builder, node: n.Place) -> None:
    slot, cards = cards_to_place(b, node)
    b.run("10.1.5", slot, seat=who_places(b, node), cards=cards, state=node.state)
    b.step(lambda g, v: follow(g, v, slot))


def follow(g: Game, v: Frame, slot: str) -> None:
    """The ability's own card, when it is what came, is still meant by "this unit"."""
    came_now = live(g, getattr(v, slot))
    if v.source in came_now:
        v.serial = v.was = g.serial[v.source]


# --- card text: actions with a count --------------------------------------------------------------------


def in_order(who: str) -> list[Callable[[Game, Any], int]]:
    """1.3.4: the players meant; of both, the turn player first."""
    if who == "each":
        return [lambda g, v: int(g.facts["turn seat"]), lambda g, v: 1 - int(g.facts["turn seat"])]
    return [lambda g, v: int(v.seat) if who == "you" else 1 - int(v.seat)]


def rows_exchange(b: Builder, node: n.Perform) -> None:
    """Two units change places; on rear-guard circles each keeps its orientation (4.6.6.2).

    8.5.3.1.3: with one of them alone there is nothing to exchange.
    """
    if node.cards is None:
        raise UnknownWord("exchange positions needs two units")
    cards = b.env.cards(node.cards)

    def change_places(g: Game, v: Any) -> None:
        found = cards(g, v)
        if len(found) == 2 and all(g.is_in(c, "rear-guard circle") for c in found):
            one, other = found
            swap(g, g.master(one), circle(g, one), circle(g, other))

    b.step(change_places)


def rows_draw(b: Builder, node: n.Perform) -> None:
    """3.12.2: who draws takes the top card of their own deck."""
    count, seats = b.env.amount(node.count or n.Number(1)), seats_of(node.who)
    if node.up_to:
        for seat in in_order(node.who):
            b.run("3.12.4", seat=seat, left=count)
        return

    def draws(g: Game, v: Any) -> None:
        """1.3.2.2, 3.12.3: one after another, as many as there are; below one, none."""
        for seat in seats(v):
            for _ in range(count(g, v)):
                draw(g, seat, "deck", "hand")

    b.step(draws)


def rows_soul_charge(b: Builder, node: n.Perform) -> None:
    count, seats = b.env.amount(node.count or n.Number(1)), seats_of(node.who)
    slot = b.named_slot(node.into)

    def charge(g: Game, v: Any) -> None:
        """10.1.17.1, 4.2.3: the top cards move singly, one after another."""
        came: tuple[int, ...] = ()
        for seat in seats(v):
            for _ in range(count(g, v)):
                deck = g.in_zone(seat, "deck")
                if deck:
                    came = (*came, deck[-1])
                    move(g, (deck[-1],), "soul", seat=seat, verb="soul charge")
        setattr(v, slot, came)

    b.step(charge)
    b.step(lambda g, v: after_move(g, v, slot))


def rows_damage(b: Builder, node: n.Perform) -> None:
    """3.15.1.2, 3.15.1.2.1: skill damage; its source is the card whose ability deals it, whoever the text says does.

    10.1.14.1.1: it is checked as battle damage is.
    """
    count = b.env.amount(node.count or n.Number(1))
    cards = b.env.cards(node.cards) if node.cards is not None else None

    def seat(g: Game, v: Any) -> int:
        hit = cards(g, v) if cards is not None else []
        return g.master(hit[0]) if hit else 1 - int(v.seat) if node.who == "opponent" else int(v.seat)

    b.run(
        "7.6.1.6", seat=seat, left=count, dealer=lambda g, v: v.source, kind="skill damage",
        when=lambda g, v: count(g, v) > 0,
    )  # fmt: skip


def rows_counter_blast(b: Builder, node: n.Perform) -> None:
    b.add(cost_form(node))


def rows_battle(b: Builder, node: n.Perform) -> None:
    """10.1.19.1: which unit is attacked changes; guardians guard what is attacked now."""
    if node.cards is None:
        raise UnknownWord("battle needs a unit")
    cards = b.env.cards(node.cards)

    def battle(g: Game, v: Any) -> None:
        found = cards(g, v)
        if found and g.facts["attacker"] is not None:
            g.set("attacked", tuple(placed(g, c) for c in found))
            for guardian in guardians(g):
                mark(g, guardian, "guards", placed(g, found[0]))

    b.step(battle)


def cost_form(node: n.Effect) -> n.Effect:
    """10.1.15.1, 10.1.16.1: counter blast and soul blast as a choice and what is done with it."""
    if not isinstance(node, n.Perform) or node.action not in ("counter blast", "soul blast"):
        return node
    where = node.cards.where if isinstance(node.cards, n.Cards) else None
    if node.action == "soul blast":
        among = n.Cards(("soul",), "mine", where)
        return n.Sequence((n.Choose(among, node.count), n.Move(n.It(), "drop", verb="soul blast")))
    face_up: n.Filter = n.InState("face up")
    among = n.Cards(("damage",), "mine", n.All((face_up, where)) if where is not None else face_up)
    return n.Sequence((n.Choose(among, node.count), n.Turn(n.It(), "face down")))


def soul_charge_check(b: Builder, node: n.Perform) -> Callable[[Game, Any], bool]:
    count = b.env.amount(node.count or n.Number(1))
    return lambda g, s: len(g.in_zone(s.seat, "deck")) >= count(g, s)


ACTIONS = {
    "draw": rows_draw,
    "soul charge": rows_soul_charge,
    "deal damage": rows_damage,
    "battle": rows_battle,
    "exchange positions": rows_exchange,
    "counter blast": rows_counter_blast,
    "soul blast": rows_counter_blast,
}
PLACEMENTS = {"call": rows_call, "ride": rows_ride}
COST_CHECKS = {"soul charge": soul_charge_check}
PROCEDURES: Sequence[object] = (RIDE, CALL, DRAW_UP_TO)
