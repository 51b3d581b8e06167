"""16.3: arms orders, which lie on the vanguard circle and are held by the unit there.

They lie in a zone of their own, `arms`, which is a part of that circle: an order there is no unit. The mark `given to`
is the unit that an arms order is linked to, as an object: (card, serial).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...kernel import (
    Card,
    CardsOf,
    Compiled,
    Evaluator,
    Frame,
    Game,
    Mark,
    Option,
    Test,
    ask,
    emit,
    mark,
    move,
    once,
)
from ...kernel import nodes as n
from ...text.links import rebuilt
from .._vanguard.circles import VANGUARD, vanguard
from .._vanguard.names import names
from .nodes import Arms, HolderOf, IsArms
from .past import also_then
from .zones import ARMS

ARM, ARMED, PASS_ON = "arm", "armed", "pass on"
GIVEN = "given to"
MARKS = (Mark(GIVEN),)


# --- what an arms order is ------------------------------------------------------------------------------


def printed_arms(card: Card) -> list[Arms]:
    return [each.effect for each in card.abilities if isinstance(each.effect, Arms)]


def arms_of(g: Game, card: int) -> Arms | None:
    """16.3.2.1: its sort and the card name that its holder has; None for any other card."""
    return once(g.match, "arms orders", arms_by_definition, g.match).get(g.definition[card])


def arms_by_definition(match: Compiled) -> dict[int, Arms]:
    return {number: arms for number, card in enumerate(tuple(match.cards)) for arms in printed_arms(card)[:1]}


def on_the_circle(card: Card, ability: n.Ability) -> n.Ability:
    """16.3.3: where the text of an arms order names the vanguard circle, it means the order there."""
    if VANGUARD not in ability.zones or not printed_arms(card):
        return ability
    return replace(ability, zones=tuple([ARMS if zone == VANGUARD else zone for zone in ability.zones]))


def laid_apart(node: n.Node) -> n.Node:
    """16.3.3: cards on the vanguard circle that are said to be arms orders lie in the zone of these."""
    if not isinstance(node, n.Cards) or VANGUARD not in node.zones:
        return node
    parts = node.where.parts if isinstance(node.where, n.All) else (node.where,)
    if n.Is("subtype", "has", ARMS) not in parts:
        return node
    return replace(node, zones=tuple([ARMS if zone == VANGUARD else zone for zone in node.zones]))


def with_arms_apart(ability: n.Ability) -> n.Ability:
    made: n.Ability = rebuilt(ability, laid_apart)
    return made


def may_hold(g: Game, unit: int | None, card: int) -> bool:
    """16.3.3, 16.3.4.1: whether the unit has the card name that the arms order asks for."""
    arms = arms_of(g, card)
    return arms is not None and unit is not None and arms.holder in names(g, unit)


def may_be_armed(g: Game, card: int, zone: int) -> bool:
    """16.3.4, 16.3.4.1: it is put on the circle of a vanguard with that name, or it is not."""
    return may_hold(g, vanguard(g, g.match.zone_seat[zone]), card)


# --- 16.3.6 who holds what ------------------------------------------------------------------------------


def holder(g: Game, card: int) -> int | None:
    """The unit that an arms order is given to, while both are on the circle."""
    note = g.marks.get((card, GIVEN))
    if note is None:
        return None
    unit, serial = note
    return int(unit) if g.serial[unit] == serial and g.is_in(unit, VANGUARD) else None


def held_by(g: Game, unit: int) -> list[int]:
    return [card for seat in (0, 1) for card in g.in_zone(seat, ARMS) if holder(g, card) == unit]


def is_armed(g: Game, card: int) -> bool:
    return bool(held_by(g, card))


def link(g: Game, card: int, unit: int) -> None:
    mark(g, card, GIVEN, (unit, g.serial[unit]))


def pass_on(g: Game, card: int, unit: int) -> None:
    """Another unit holds it now; that is told, and nothing waits for it."""
    link(g, card, unit)
    emit(g, PASS_ON, unit, card)


def after_move(g: Game, moves: Sequence[tuple[int, int, int, int]]) -> None:
    """16.3.3, 16.3.4: an arms order on the circle is linked to the unit there.

    16.3.5: that unit arms itself with it.
    """
    names_of = g.match.zone_names
    for card, _, after, _ in moves:
        if names_of[after] == ARMS:
            unit = vanguard(g, g.match.zone_seat[after])
            if unit is not None:
                link(g, card, unit)
                emit(g, ARM, unit, card)
        elif (card, GIVEN) in g.marks:
            mark(g, card, GIVEN, None)


# --- 16.3.3 playing one ---------------------------------------------------------------------------------


def is_played_arms(g: Game, v: Frame) -> bool:
    return g.is_in(v.card, "order area") and arms_of(g, v.card) is not None


def to_the_circle(g: Game, v: Frame) -> None:
    """16.3.3: it comes there if the vanguard may hold it, and else stays where it is."""
    move(g, (v.card,), ARMS, seat=v.seat, verb=ARM)


# --- 16.3.7 riding --------------------------------------------------------------------------------------


def hand_on(g: Game, v: Frame) -> None:
    """16.3.7: a unit with that name that was ridden over the holder holds it now; nobody arms anew."""
    for card in g.in_zone(v.seat, ARMS):
        note = g.marks.get((card, GIVEN))
        was = g.last[v.old].serial if v.old in g.last else -1
        if note == (v.old, was) and may_hold(g, v.card, card):
            pass_on(g, card, v.card)


# --- 16.3.8 rule actions --------------------------------------------------------------------------------


def doubled(g: Game) -> list[tuple[int, str]]:
    """16.3.8.2: the sorts of which several lie on one circle, the turn player's first."""
    found: list[tuple[int, str]] = []
    for seat in (g.facts["turn seat"], 1 - g.facts["turn seat"]):
        there = g.in_zone(seat, ARMS)
        sorts = [sort_of(g, card) for card in there] if len(there) > 1 else []
        found += [(seat, sort) for sort in dict.fromkeys(sorts) if sorts.count(sort) > 1]
    return found


def sort_of(g: Game, card: int) -> str:
    arms = arms_of(g, card)
    return "" if arms is None else arms.sort


def loose(g: Game) -> list[int]:
    """16.3.8.3: arms orders whose unit left the circle, is no vanguard any more, or has lost the name."""
    found = [card for seat in (0, 1) for card in g.in_zone(seat, ARMS)]
    return [card for card in found if not may_hold(g, holder(g, card), card)]


def some_due(g: Game) -> bool:
    return bool(doubled(g) or loose(g))


def several_left(g: Game, v: Frame) -> bool:
    return bool(v.doubled)


def whose(g: Game, v: Frame) -> int:
    seat, _ = v.doubled[0]
    return int(seat)


def of_the_sort(g: Game, v: Frame) -> list[int]:
    seat, sort = v.doubled[0]
    return [card for card in g.in_zone(seat, ARMS) if sort_of(g, card) == sort]


def newest(g: Game, v: Frame) -> list[Option]:
    """Those that were put there last, together; one of them stays."""
    cards = of_the_sort(g, v)
    last = max([g.arrived[card] for card in cards])
    return [card for card in cards if g.arrived[card] == last]


WHICH_STAYS = ask("pick one", whose, newest, "which arms order stays")


def put_off(g: Game, v: Frame) -> None:
    """16.3.8.2: all but the one that stays leave with whatever else does."""
    gone = [card for card in of_the_sort(g, v) if card != v.stays]
    v.unheld += tuple(gone)
    v.doubled = v.doubled[1:]


def link_anew(g: Game, v: Frame) -> None:
    """16.3.8.3.1: whoever is on the circle and has the name holds it."""
    for card in v.loose:
        unit = vanguard(g, g.match.zone_seat[g.zone_of[card]])
        if unit is not None and may_hold(g, unit, card) and card not in v.unheld:
            pass_on(g, card, unit)


def note_unheld(g: Game, v: Frame) -> None:
    """16.3.8.3.2: else it goes to the drop zone."""
    v.unheld += tuple([card for card in v.loose if card not in v.unheld and not may_hold(g, holder(g, card), card)])


def unheld_leave(g: Game, v: Frame) -> None:
    move(g, v.unheld, "drop")


# --- texts ----------------------------------------------------------------------------------------------


def holders_of(env: Evaluator, node: HolderOf) -> CardsOf:
    arms = env.cards(node.arms)

    def units(g: Game, s: Any) -> list[int]:
        found = [holder(g, card) for card in arms(g, s)]
        return [unit for unit in dict.fromkeys(found) if unit is not None]

    return units


def is_of_sort(env: Evaluator, node: IsArms) -> Test:
    return lambda g, s, card: sort_of(g, card) == node.sort


def arms_ruling(env: Evaluator, node: Arms) -> tuple[str, Any]:
    return ARMS, (node.sort, node.holder)


def shows(g: Game, card: int) -> dict[str, Any]:
    """16.3.6: what a unit holds is seen on it."""
    held = held_by(g, card) if g.is_in(card, VANGUARD) else []
    return {"armed with": [g.value(each, "name") for each in held]} if held else {}


STATES = {ARMED: also_then(ARMED, is_armed)}
EVENTS = {ARM: ("unit", "arms"), PASS_ON: ("unit", "arms")}
REFERENCES: dict[type[n.Node], Any] = {HolderOf: holders_of}
FILTERS: dict[type[n.Node], Any] = {IsArms: is_of_sort}
RULE_EFFECTS: dict[type[n.Node], Any] = {Arms: arms_ruling}
