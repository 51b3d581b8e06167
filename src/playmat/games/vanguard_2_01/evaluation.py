"""What to hope for in vanguard-2.01."""

from __future__ import annotations

from ...books._vanguard.circles import GUARDIAN, vanguard
from ...kernel.state.game import Game
from ...kernel.state.view import open_facts
from ...kernel.words.questions import DONE, Option, Question
from ...play.evaluations import Evaluation
from .._vanguard import evaluation as shared

STRIDDEN = 15.0
"""A G unit as the vanguard: its power is the heart's too, and it checks three times."""
FORCE, ACCEL, REACH = 4.0, 2.0, 3000


def worth(g: Game, seat: int) -> float:
    total = shared.worth(g, seat)
    return total if g.result is not None else total + own(g, seat) - own(g, 1 - seat)


def own(g: Game, seat: int) -> float:
    return of_gifts(g, seat) + of_stride(g, seat)


def of_stride(g: Game, seat: int) -> float:
    """Only before the battle is over: at the end of the turn it goes back."""
    at = vanguard(g, seat)
    if at is None or g.facts["turn seat"] != seat or not g.in_zone(seat, "heart"):
        return 0.0
    return STRIDDEN


def of_gifts(g: Game, seat: int) -> float:
    """Circles with power, and the units on those that were gained."""
    total: float = FORCE * len(g.facts[f"force {seat}"])
    for number in range(1, g.facts[f"accel {seat}"] + 1):
        total += ACCEL + sum(1.5 + g.value(c, "original power") / REACH for c in g.in_zone(seat, f"accel {number}"))
    return total


def habit(g: Game, question: Question, looking: int) -> Option:
    """Guardians come one at a time: go on with what was begun until the attack would fail.

    Power goes to the vanguard circle, and to the leader of a pair. A stride is paid with as few cards as will do.
    """
    match question.about:
        case "place" | "boosted" | "stride":
            return question.options[0]
        case "guards" if question.seat == looking:
            return another_guard(g, question)
        case "cost" if DONE in question.options:
            return DONE
    return shared.habit(g, question, looking)


def another_guard(g: Game, question: Question) -> Option:
    facts = open_facts(g)
    attacker, attacked = facts["attacker"], facts["attacked"]
    if not g.in_zone(question.seat, GUARDIAN) or attacker is None or not attacked:
        return DONE
    first, *_ = attacked
    cards = [o for o in question.options if isinstance(o, int)]
    if not cards or g.value(first, "power") > g.value(attacker, "power"):
        return DONE
    return max(cards, key=lambda card: g.value(card, "shield") or 0)


def is_quiet(g: Game, question: Question) -> bool:
    return question.about == "stride" or shared.is_quiet(g, question)


EVALUATION = Evaluation(worth, habit, is_quiet)
