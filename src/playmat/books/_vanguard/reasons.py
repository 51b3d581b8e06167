"""Why an act of a player is not allowed: which legality it is that the act meets.

An act may be asked about in any phase, also one that a book never offers as one answer, such as ("attack", 17, 63) or
("guard", 17): first comes whether its time is now, then whether the card may do it.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any

from ...kernel import Game, loops
from .circles import FRONT_ROW, VANGUARD, units
from .turning import exchanges, why_not_call, why_not_ride, why_not_use

MAIN, RIDE, BATTLE = "main phase", "ride phase", "battle phase"
GUARDING = ("guards", "more")
"""What a question is about that asks for guardians."""
WhyNotAttack = Callable[[Game, int], "str | None"]
Targets = Callable[[Game, int], list[int]]


def why_not_act(
    g: Game, seat: int, act: Any, circles: Container[object], columns: Mapping[str, tuple[str, str]]
) -> str | None:
    """The word for what stands against a ride, a call, the use of an ability or an exchange; None for other acts.

    `circles` are those that cards are called to, `columns` those in which units change places.
    """
    barred = loops.barred_by(g, act)
    if barred is not None:
        return barred
    match act:
        case ("ride", int(card)) if is_card(g, card):
            return why_not_ride_here(g, seat, card)
        case ("call", int(card), circle) if is_card(g, card):
            return why_not_call_there(g, seat, card, circle, circles)
        case ("use", int(card), str(name)) if is_card(g, card):
            return why_not_use(g, seat, card, name) if is_acting(g, seat, MAIN) else "no time to use"
        case ("exchange", column):
            return why_not_exchange(g, seat, column, columns)
    return None


def is_card(g: Game, number: int) -> bool:
    return number in range(len(g.definition))


def is_acting(g: Game, seat: int, phase: str) -> bool:
    """Whether the player has this phase of a turn of their own."""
    return bool(g.facts["phase"] == phase and g.facts["turn seat"] == seat)


def why_not_exchange(g: Game, seat: int, column: Any, columns: Mapping[str, tuple[str, str]]) -> str | None:
    if not is_acting(g, seat, MAIN):
        return "no time to exchange"
    if column not in columns:
        return "no such column"
    return None if ("exchange", column) in exchanges(g, seat, columns) else "nobody to exchange"


def why_not_ride_here(g: Game, seat: int, card: int) -> str | None:
    if not is_acting(g, seat, RIDE):
        return "no time to ride"
    return why_not_ride(g, seat, card) if card in g.in_zone(seat, "hand") else "no ride"


def why_not_call_there(g: Game, seat: int, card: int, circle: Any, circles: Container[object]) -> str | None:
    if is_acting(g, seat, RIDE):
        return "only the vanguard circle"
    if not is_acting(g, seat, MAIN):
        return "no time to call"
    if circle == VANGUARD:
        return "only rear-guard circles"
    if circle not in circles or card not in g.in_zone(seat, "hand"):
        return "not callable there"
    return why_not_call(g, seat, card)


# --- battles ------------------------------------------------------------------------------------------------


def why_not_fight(g: Game, seat: int, act: Any, why_not_attack: WhyNotAttack, targets: Targets) -> str | None:
    """What stands against an attack, a boost, a guard or an intercept when it is not asked for; None for other acts.

    `why_not_attack` says what keeps a front row unit of the book from attacking, `targets` what it may attack.
    """
    about, options = (g.question.about, g.question.options) if g.question is not None else ("", ())
    match act:
        case ("attack", int(card), *aims) if is_card(g, card):
            return why_not_attack_now(g, seat, card, why_not_attack) or why_not_aim(targets(g, card), aims)
        case ("boost", int(card)):
            return None if about == "booster" and card in options else "no boost"
        case ("guard" | "intercept", int()) if about not in GUARDING:
            return "no time to guard"
    return None


def why_not_attack_now(g: Game, seat: int, card: int, why_not_attack: WhyNotAttack) -> str | None:
    if g.facts["turn"] == 1:
        return "first turn"
    if not is_acting(g, seat, BATTLE):
        return "no time to attack"
    if g.facts["attacker"]:
        return "attack going on"
    if card not in units(g, seat, FRONT_ROW):
        return "no attacker"
    return why_not_attack(g, card)


def why_not_aim(found: list[int], aims: Any) -> str | None:
    return None if all(aim in found for aim in aims) else "no target"
