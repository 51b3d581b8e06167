"""What to hope for in vanguard-2.01."""

from __future__ import annotations

from ...books._vanguard.circles import GUARDIAN
from ...kernel.state.game import Game
from ...kernel.state.view import open_facts
from ...kernel.words.questions import DONE, Option, Question
from ...play.evaluations import Evaluation
from .._vanguard import evaluation as shared


def habit(g: Game, question: Question, looking: int) -> Option:
    """Guardians come one at a time: go on with what was begun until the attack would fail."""
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


EVALUATION = Evaluation(shared.worth, habit, shared.is_quiet)
