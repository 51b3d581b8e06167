"""What each question is about, in a word: the slot that its row fills.

Whatever keys on a question keys on this word.
"""

from __future__ import annotations

from ...kernel import Question

ABOUT = {
    "602.1c": "act", "1003.5": "payment", "803.3": "attack", "804.3": "blocker", "505.5d": "discarded",
    "403.4": "mulligan", "105.4a": "life", "903.2c": "mode", "903.2d": "x", "903.2e": "target",
}  # fmt: skip
"""By the rule that asks."""


def about(question: Question) -> str:
    return ABOUT.get(question.rule, "")
