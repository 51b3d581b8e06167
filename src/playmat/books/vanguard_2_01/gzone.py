"""4.6.9, 6.8.1.1.1, 10.28.3, 10.28.5, 11.14.3: how G units come back to the G zone, and what that does.

Every move is asked about before it happens, whatever makes it. So a G unit that goes home frees its hearts at that
moment, and a G guardian reaches no other zone.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, TypeAlias

from ...kernel import Builder, Fact, Frame, Game, Mark, live, mark, move, once, remember
from .._vanguard.circles import FIGHTING, VANGUARD
from .cards import RETIRED_BY_NAME
from .hearts import G_UNIT, NAMED_AFTER, g_units, heart_left, hearts, is_g_unit, withdraw
from .timing import effect_runs
from .zones import G_ZONE, HEARTS, REAR_GUARDS, REMOVED, WITH_HEARTS

Lot: TypeAlias = tuple[tuple[tuple[int, int], ...], tuple[str, bool, bool | None, bool]]
MovedCards: TypeAlias = Sequence[tuple[int, int, int, int]]

ULTIMATE = "ultimate"
G_GUARDIAN = "g guardian"
# 4.6.9, 11.14.3: whatever an effect was to do next with a card that has gone home.
HOMES = (G_ZONE,)
ONE_CIRCLE = {VANGUARD, HEARTS}
FACTS = (Fact("astray", ()),)
MARKS = (Mark(ULTIMATE),)


# --- before a move ----------------------------------------------------------------------------------


def before_move(g: Game, batches: tuple[Lot, ...]) -> tuple[Lot, ...]:
    """What goes home goes there face up, and its hearts are units again at that moment."""
    if not [card for targets, _ in batches for card, _ in targets if is_g_unit(g, card)]:
        return batches
    found: list[Lot] = []
    for targets, how in batches:
        home = [card for card, after in targets if goes_home(g, card, after)]
        others = tuple([(card, after) for card, after in targets if card not in home])
        if others:
            found.append((others, how))
        for card in home:
            found += way_home(g, card, how)
    return tuple(found)


def goes_home(g: Game, card: int, after: int) -> bool:
    """Whether a G unit that is not in the G zone is on the way there.

    11.14.3: a G guardian goes there wherever it is sent; between rear-guard circles it may move (4.6.9).

    10.6.1.3, 10.32.4: and so does a vanguard in whose place another unit comes, by rules alone.
    """
    zones = g.match.zone_names
    if not is_g_unit(g, card) or zones[g.zone_of[card]] == G_ZONE:
        return False
    if zones[after] == G_ZONE or (is_astray(g, card, g.zone_of[card], after) and g.has(card, G_GUARDIAN)):
        return True
    return zones[after] == "soul" and g.is_in(card, VANGUARD) and not effect_runs(g)


def way_home(g: Game, card: int, how: tuple[str, bool, bool | None, bool]) -> list[Lot]:
    """10.28.3: first its hearts are no hearts any more, in its orientation; then it is put into the G zone."""
    verb, _, _, face_down = how
    number, owner = g.match.zone_number, g.owner[card]
    found: list[Lot] = []
    freed = [(heart, seat) for seat in (0, 1) for heart in hearts(g, seat, card)]
    if freed:
        lying = bool(g.rested[card]) if g.is_in(card, VANGUARD) else bool(g.last[card].rested)
        targets = tuple([(heart, number[seat, VANGUARD]) for heart, seat in freed])
        found.append((targets, ("be a vanguard again", False, lying, False)))
    return [*found, (((card, number[owner, G_ZONE]),), (verb, False, None, face_down))]


# --- after a move -----------------------------------------------------------------------------------


def after_move(g: Game, moves: MovedCards) -> None:
    kinds, definition, circle = once(g.match, G_UNIT, g_units, g.match), g.definition, g.match.masks[WITH_HEARTS]
    if not [card for card, before, _, _ in moves if kinds and (definition[card] in kinds or circle >> before & 1)]:
        return
    zones, seats = g.match.zone_names, g.match.zone_seat
    for card, *_ in moves:
        if (card, NAMED_AFTER) in g.marks:
            withdraw(g, card)
    for card, before, _, _ in moves:
        if zones[before] == HEARTS:
            heart_left(g, card, seats[before])
    lost = [card for card, before, after, _ in moves if is_astray(g, card, before, after)]
    if lost:
        bring_back(g, lost)
    for card, _, after, _ in moves:
        if zones[after] == G_ZONE and g.marks.get((card, ULTIMATE)):
            remove_g_zone(g, card)


def is_astray(g: Game, card: int, before: int, after: int) -> bool:
    """4.6.9: it was somewhere else than in the G zone, and moved, but not between rear-guard circles."""
    if before == after or not is_g_unit(g, card):
        return False
    names = g.match.zone_names
    if names[before] == G_ZONE or names[after] in (G_ZONE, REMOVED) or {names[before], names[after]} == ONE_CIRCLE:
        return False
    return not (names[before] in REAR_GUARDS and names[after] in REAR_GUARDS)


def bring_back(g: Game, cards: list[int]) -> None:
    """4.6.9: at once, or where an effect moved it, when that effect is over, which may move it further.

    In a deck it could not be followed, and so it leaves that at once.
    """
    waiting = [card for card in cards if effect_runs(g) and not g.is_in(card, "deck")]
    known = [(card, serial, was) for card, serial, was in g.facts["astray"] if card not in cards]
    g.set("astray", (*known, *remember(g, waiting)))
    at_once = [card for card in cards if card not in waiting]
    if at_once:
        move(g, at_once, G_ZONE, verb="return")


def after_effect(b: Builder) -> None:
    """4.6.9: what an effect moved comes back when the effect is over."""
    b.step(bring_back_astray)


def bring_back_astray(g: Game, v: Any) -> None:
    astray = g.facts["astray"]
    if astray:
        g.set("astray", ())
        move(g, live(g, astray), G_ZONE, verb="return")


def remove_g_zone(g: Game, card: int) -> None:
    """10.28.5: after an ultimate stride, all cards of the G zone that it came back to."""
    mark(g, card, ULTIMATE, None)
    move(g, tuple(g.in_zone(g.master(card), G_ZONE)), REMOVED, verb="remove")


def retired_by_name(g: Game, s: Any) -> bool:
    """7.7.1.9: whether the card that comes to the G zone was to be retired."""
    _, ((card, *_),) = s.event
    link = g.events
    while link is not None:
        (kind, *told), link = link
        if kind == "move":
            _, _, moved, _, _, _, verb, *_ = told
            if moved == card:
                return bool(verb == "retire")
    return False


FIGURES = {RETIRED_BY_NAME: retired_by_name}


# --- the end phase ----------------------------------------------------------------------------------


def g_units_out(g: Game) -> list[int]:
    """Whoever their masters are."""
    circles = g.match.lots[0, FIGHTING](g.zones) + g.match.lots[1, FIGHTING](g.zones)
    return [card for card in chain.from_iterable(circles) if is_g_unit(g, card)]


def some_g_unit_out(g: Game, v: Frame) -> bool:
    return bool(g_units_out(g))


def return_g_units(g: Game, v: Frame) -> None:
    """6.8.1.1.1: of both players; a heart that was one is a unit again and follows."""
    move(g, g_units_out(g), G_ZONE, verb="return")
