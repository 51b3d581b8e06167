"""What to hope for in vanguard-overdress."""

from __future__ import annotations

from ...books._vanguard.circles import GUARDIAN
from ...kernel.state.game import Game
from ...kernel.state.view import open_facts
from ...kernel.words.questions import DONE, Option, Question
from ...play.evaluations import Evaluation
from .._vanguard import evaluation as shared


def habit(g: Game, question: Question, looking: int) -> Option:
    """Go on with the guarding that was begun until the attack would fail, one card at a time.

    For a ride from the ride deck the card with the least shield is discarded.
    """
    match question.about:
        case "guards" if question.seat == looking:
            return another_guard(g, question)
        case "more":
            return DONE
        case "paid":
            return min(question.options, key=lambda card: g.value(int(str(card)), "shield") or 0)
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


EVALUATION = Evaluation(shared.worth, habit, shared.is_quiet)
