"""Why an act is not allowed: which legality it is that the act meets. `cites` has the rules and sentences."""

from __future__ import annotations

from typing import Any

from ...kernel import Game
from .._vanguard.battling import targets, why_not_attack
from .._vanguard.reasons import GUARDING, is_card, why_not_act, why_not_fight
from .battle import why_not_guard, why_not_intercept
from .dressing import OVERDRESS, XOVERDRESS, why_not_overdress, why_not_xoverdress
from .orders import why_not_alchemagic, why_not_order
from .riding import why_not_ride_unit
from .turn import why_not_call_unit
from .zones import COLUMNS, FIELD, RIDE_DECK


def why_not(g: Game, seat: int, act: Any) -> str | None:
    """The word for what stands against an act first, or None where the question itself says it all."""
    if g.question is None:
        return None
    match act:
        case int(card) if is_card(g, card):
            return _card(g, seat, card)
        case ("order", int(card)) if is_card(g, card):
            return _order(g, seat, card)
        case ("alchemagic", int(card), int(other)) if is_card(g, card) and is_card(g, other):
            in_main = g.question.about == "act"
            return why_not_alchemagic(g, seat, card, other) if in_main else "wrong time for the order"
        case (word, int(card), *onto) if word in (OVERDRESS, XOVERDRESS) and is_card(g, card):
            return _dress(g, seat, card, onto)
        case ("ride", int(card)) if is_card(g, card) and g.facts["phase"] == "ride phase":
            return _ride(g, seat, card)
        case ("call", int(card), circle) if circle in FIELD.rear_guards and _in_hand(g, seat, card):
            if g.facts["phase"] == "main phase":
                return why_not_call_unit(g, seat, card)
        case ("guard" | "intercept", int(card)) if g.question.about in GUARDING and is_card(g, card):
            return _guard(g, seat, card)
    word = why_not_fight(g, seat, act, why_not_attack, targets)
    return word or why_not_act(g, seat, act, FIELD.rear_guards, COLUMNS)


def _in_hand(g: Game, seat: int, card: int) -> bool:
    return card in g.in_zone(seat, "hand")


def _ride(g: Game, seat: int, card: int) -> str | None:
    """Nothing is told of a card that the player does not see."""
    own = _in_hand(g, seat, card) or card in g.in_zone(seat, RIDE_DECK)
    return why_not_ride_unit(g, seat, card) if own else "no ride"


def _dress(g: Game, seat: int, card: int, onto: list[Any]) -> str | None:
    """14.7.2: in the main phase alone."""
    if g.facts["phase"] != "main phase":
        return "no overDress"
    match onto:
        case [int(unit)]:
            return why_not_overdress(g, seat, card, unit)
        case []:
            return why_not_xoverdress(g, seat, card)
    return "no unit to overDress"


def _order(g: Game, seat: int, card: int) -> str | None:
    assert g.question is not None
    match g.question.about:
        case "act" | "guards":
            return why_not_order(g, seat, card, blitz=g.question.about == "guards")
    return "wrong time for the order"


def _card(g: Game, seat: int, card: int) -> str | None:
    assert g.question is not None
    match g.question.about:
        case "attacker":
            return why_not_attack(g, card) or "no attacker"
        case "target":
            return "no target"
        case "guards" | "more":
            return _guard(g, seat, card)
    return None


def _guard(g: Game, seat: int, card: int) -> str | None:
    if _in_hand(g, seat, card):
        return why_not_guard(g, seat, card)
    return why_not_intercept(g, card) if g.is_in(card, "field") else "not from there"
