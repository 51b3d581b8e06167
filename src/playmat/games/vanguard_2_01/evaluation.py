"""What to hope for in vanguard-2.01."""

from __future__ import annotations

from ...books._vanguard.circles import GUARDIAN
from ...kernel.state.game import Game
from ...kernel.state.view import open_facts
from ...kernel.words.questions import DONE, Option, Question
from ...play.evaluations import Evaluation
from .._vanguard import evaluation as shared

FORCE, ACCEL, REACH = 4.0, 2.0, 3000


def worth(g: Game, seat: int) -> float:
    if g.result is not None:
        return shared.worth(g, seat)
    return shared.worth(g, seat) + of_gifts(g, seat) - of_gifts(g, 1 - seat)


def of_gifts(g: Game, seat: int) -> float:
    """Circles with power, and the units on those that were gained."""
    total: float = FORCE * len(g.facts[f"force {seat}"])
    for number in range(1, g.facts[f"accel {seat}"] + 1):
        total += ACCEL + sum(1.5 + g.value(c, "original power") / REACH for c in g.in_zone(seat, f"accel {number}"))
    return total


def habit(g: Game, question: Question, looking: int) -> Option:
    """Guardians come one at a time: go on with what was begun until the attack would fail.

    Power goes to the vanguard circle, and to the leader of a pair.
    """
    if question.about in ("place", "boosted"):
        return question.options[0]
    if question.about == "guards" and question.seat == looking:
        return another_guard(g, question)
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


EVALUATION = Evaluation(worth, habit, shared.is_quiet)
