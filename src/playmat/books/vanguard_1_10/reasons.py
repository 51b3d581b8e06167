"""Why an act is not allowed: the rule, and a sentence for the table."""

from __future__ import annotations

from typing import Any

from ...kernel import Game, loops
from .battle import why_not_attack, why_not_guard, why_not_intercept
from .turn import COLUMNS, why_not_call, why_not_ride, why_not_use
from .zones import REAR_GUARD, VANGUARD

SENTENCES = {
    "1.3.3": "an effect forbids it, and what forbids beats what allows",
    "2.11.3": "the ability does not work in the zone where the card is",
    "3.11.1.1": "a card without a shield value cannot be a guardian",
    "6.5.1.2": "a normal ride needs a vanguard, and one is allowed each turn",
    "6.6.1.2.2": "it is no activated ability of a card of yours",
    "7.2.1.3": "no attack is possible now",
    "7.3.1.3": "only a standing unit of your front row can attack",
    "7.3.1.4": "only a unit of the opponent's front row can be attacked",
    "8.5.2.1.1.1": "a ride needs the vanguard's grade or one more",
    "8.5.2.1.1.2": "a call needs a grade not above the vanguard's",
    "8.5.2.2.1": "cards are called to your own rear-guard circles",
    "8.5.2.3": "the cost cannot be paid in full",
    "10.2.2.1": "only a front row rear-guard with intercept that is not attacked can intercept",
    "10.2.4.1": "a unit with restraint cannot attack",
    "10.2.5.1.3": "limit break needs four or more damage",
    "11.1.1.2": "the loop was repeated as often as you said, and the situation is the same",
    "11.1.1.3": "you named the larger number for this loop, and the situation is the same",
    "11.2.1.1": "the ability cannot be used now",
}


def why_not(g: Game, seat: int, act: Any) -> tuple[str, str] | None:
    """The first rule that stands against an act, or None where none is known."""
    rule = _rule(g, seat, act)
    return (rule, SENTENCES[rule]) if rule else None


def _rule(g: Game, seat: int, act: Any) -> str | None:
    question = g.question
    if question is None:
        return None
    barred = loops.barred_by(g, act)
    if barred is not None:
        return barred
    match act:
        case ("ride", int(card)) if 0 <= card < len(g.definition):
            return _ride(g, seat, card)
        case ("call", int(card), circle) if 0 <= card < len(g.definition):
            return _call(g, seat, card, circle)
        case ("use", int(card), str(name)) if 0 <= card < len(g.definition):
            return why_not_use(g, seat, card, name) if g.facts["phase"] == "main phase" else "6.6.1.2.2"
        case ("exchange", column):
            return "6.6.1.2.3" if column not in COLUMNS else None
        case int(card) if 0 <= card < len(g.definition):
            return _card(g, seat, card)
    return None


def _ride(g: Game, seat: int, card: int) -> str | None:
    if g.facts["phase"] != "ride phase":
        return "6.5.1.2"
    return why_not_ride(g, seat, card) if card in g.in_zone(seat, "hand") else "6.5.1.2"


def _call(g: Game, seat: int, card: int, circle: Any) -> str | None:
    if g.facts["phase"] == "ride phase":
        return "6.5.1.2.1"
    if circle == VANGUARD or g.facts["phase"] != "main phase":
        return "6.6.1.2.1.1"
    if circle not in REAR_GUARD or card not in g.in_zone(seat, "hand"):
        return "8.5.2.2.1"
    return why_not_call(g, seat, card)


def _card(g: Game, seat: int, card: int) -> str | None:
    assert g.question is not None
    match g.question.rule:
        case "7.3.1.3":
            return why_not_attack(g, card) or "7.3.1.3"
        case "7.3.1.4":
            return "7.3.1.4"
        case "7.4.1.1.2":
            if card in g.in_zone(seat, "hand"):
                return why_not_guard(g, seat, card)
            return why_not_intercept(g, card)
    return None


SENTENCES |= {
    "6.5.1.2.1": "in the ride phase cards are played only onto the vanguard circle",
    "6.6.1.2.1.1": "in the main phase cards are played only onto rear-guard circles",
    "6.6.1.2.3": "only the two rear-guard circles of one column change places",
}
