"""9.7.2.3, 10.5.1.2.4, 11.8.2, 11.8.3: playing orders.

An order ability is an activated ability that works in the order area alone, with the keyword ORDER_ABILITY.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...kernel import (
    Card,
    Fact,
    Frame,
    Game,
    Option,
    Scope,
    abilities,
    as_it_is,
    begin,
    distinct,
    emit,
    move,
    permission,
    procedure,
    row,
    table_of,
)
from ...kernel import nodes as n
from .._vanguard.circles import vanguard
from .._vanguard.lasting import TURN_BEGINS
from . import alchemagic
from .arms import is_played_arms, on_the_circle, to_the_circle
from .cards import ORDER, ORDER_ABILITY
from .holding import SET
from .nodes import OneMoreOrder
from .past import note_as_it_is
from .timing import PLAY_ORDER
from .zones import ORDER_AREA, ORDER_ZONE

ORDER_LIMIT = 1
MORE_ORDERS = "more orders"
PLAYED = "play order"
BLITZ = "blitz"
FACTS = (Fact("orders played", (0, 0), texts=True, until=TURN_BEGINS, seen=as_it_is),)


def one_more_order(match: Any, env: Any, name: str, node: OneMoreOrder, card: Any) -> tuple[Any, ...]:
    return ("list", MORE_ORDERS, None, 1, None)


CHANGES: dict[type[n.Node], Any] = {OneMoreOrder: one_more_order}


# --- which may be played ------------------------------------------------------------------------------


def order_limit(g: Game, seat: int) -> int:
    """9.7.2.3.1, 10.5.1.2.4.1, 11.8.2.1.1.1: one each turn, and one more for each effect that says so."""
    return ORDER_LIMIT + len(table_of(g, MORE_ORDERS).get(-1 - seat, ()))


def why_not_order(g: Game, seat: int, card: int, blitz: bool) -> str | None:
    """9.7.2.3, 10.5.1.2.4: an order of the hand, a blitz order in the guard step and others in the main phase."""
    if card not in g.in_zone(seat, "hand") or g.value(card, "main type") != ORDER:
        return "no order"
    if (BLITZ in g.value(card, "subtype")) != blitz:
        return "wrong time for the order"
    at = vanguard(g, seat)
    if at is None or g.value(card, "grade") > g.value(at, "grade"):
        return "grade too high for the order"
    if g.facts["orders played"][seat] >= order_limit(g, seat):
        return "order limit"
    return None if can_be_paid(g, seat, card) else "cost not payable"


def can_be_paid(g: Game, seat: int, card: int) -> bool:
    """11.8.2.2, 11.8.2.4, 11.8.2.4.2: all of the cost at once, and the conditions that stand with it."""
    scope = Scope(card, g.serial[card], seat)
    return all(
        (each.gate is None or each.gate(g, scope)) and (each.payable is None or each.payable(g, scope))
        for each in abilities(g, card)
        if each.node.keyword == ORDER_ABILITY
    )


def orders(g: Game, seat: int, blitz: bool = False) -> list[Option]:
    hand = [card for card in g.in_zone(seat, "hand") if g.value(card, "main type") == ORDER]
    return [("order", card) for card in distinct(g, hand) if why_not_order(g, seat, card, blitz) is None]


def why_not_alchemagic(g: Game, seat: int, card: int, other: int) -> str | None:
    """7.34.1.2: what keeps the one from being played, but for its cost alone, and then what keeps the other from it."""
    word = why_not_order(g, seat, card, blitz=False)
    return word if word not in (None, "cost not payable") else alchemagic.why_not_add(g, seat, card, other)


def alchemagics(g: Game, seat: int) -> list[Option]:
    """An order of the hand with one of the drop zone."""
    if not permission(g, -1 - seat, alchemagic.MAY):
        return []
    hand = [card for card in distinct(g, g.in_zone(seat, "hand")) if g.value(card, "main type") == ORDER]
    able = [card for card in hand if why_not_order(g, seat, card, False) in (None, "cost not payable")]
    return [option for card in able for option in alchemagic.added_orders(g, seat, card)]


def card_abilities(card: Card) -> tuple[n.Ability, ...]:
    """11.8.2.1.1: an order lies in the order area as its cost is paid, so it is no card of the hand to pay with."""
    own = [without_itself(each) if each.keyword == ORDER_ABILITY else each for each in card.abilities]
    return tuple([on_the_circle(card, each) for each in own])


def without_itself(ability: n.Ability) -> n.Ability:
    """The ability itself where its cost says so already, or asks for no card of the hand."""
    cost = tuple([among_others(part) for part in ability.cost])
    return ability if cost == ability.cost else replace(ability, cost=cost)


def among_others(part: n.Effect) -> n.Effect:
    match part:
        case n.Sequence(parts):
            others = tuple([among_others(each) for each in parts])
            return part if others == parts else replace(part, parts=others)
        case n.Choose(n.Cards(zones, _, where) as cards) if "hand" in zones and n.Other() not in n.walk(where):
            among = n.Other() if where is None else n.All((where, n.Other()))
            return replace(part, among=replace(cards, where=among))
    return part


# --- playing ----------------------------------------------------------------------------------------------


def to_order_area(g: Game, v: Frame) -> None:
    """11.8.2.1.1: it is counted as it is played."""
    played = list(g.facts["orders played"])
    played[v.seat] += 1
    g.set("orders played", tuple(played))
    emit(g, "play", v.card, note="order")
    note_as_it_is(g, PLAYED, v.card)
    emit(g, PLAYED, v.card)
    move(g, (v.card,), ORDER_AREA, seat=v.seat, verb="play")


def in_order_area(g: Game, v: Frame) -> bool:
    return g.is_in(v.card, ORDER_AREA)


def resolve(g: Game, v: Frame) -> None:
    """11.8.2.2, 11.8.3.1, 11.8.3.1.1: its cost is paid, and its order ability resolves as it is written."""
    if v.joined is not None:
        begin(g, v.joined, v.seat, v.card, g.serial[v.card])
        return
    for each in abilities(g, v.card):
        if each.node.keyword == ORDER_ABILITY:
            begin(g, each.id, v.seat, v.card, g.serial[v.card])
            return


def is_set(g: Game, v: Frame) -> bool:
    return in_order_area(g, v) and SET in g.value(v.card, "subtype")


def to_order_zone(g: Game, v: Frame) -> None:
    """4.15.1: there it stays."""
    move(g, (v.card,), ORDER_ZONE, seat=v.seat, verb="set")


def to_drop(g: Game, v: Frame) -> None:
    move(g, (v.card,), "drop", verb="put")


# 3.2.2.4: its abilities are the player's who plays it.
PLAY = procedure(
    PLAY_ORDER,
    slots="seat card other joined given",
    rows=[
        row("11.8.2.1.1", to_order_area),
        row("7.34.1.2", alchemagic.bind_other, when=alchemagic.is_added),
        row("7.34.1.1", alchemagic.give_abilities, when=alchemagic.is_added),
        row("11.8.3.1", resolve, when=in_order_area),
        row("16.3.3", to_the_circle, when=is_played_arms),
        row("16.3.3.1", to_drop, when=is_played_arms),
        row("11.8.3.3", to_order_zone, when=is_set),
        row("11.8.3.2", to_drop, when=in_order_area),
    ],
)


def ordered(g: Game, v: Frame) -> int:
    _, card, *_ = v.act
    return int(card)


def added(g: Game, v: Frame) -> int:
    _, _, other = v.act
    return int(other)


PROCEDURES: Sequence[object] = (PLAY,)
