"""vanguard-2.01 in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.state.game import Game
from ...kernel.words.questions import Option, Question
from ...play.speech import Speech
from ...play.words import Teller
from .._vanguard import speech as shared

BECOMES = ("engorged", "charging", "hollowed", "successful", "in harmony")


def option(game: Game, question: Question, option: Option) -> str | None:
    match option:
        case ("let go", str(), int(card), *_):
            return f"let the ability of {game.card(card)} go"
    return shared.option(game, question, option)


def becomes(word: str) -> Callable[..., str]:
    return lambda t, source, card: f"{t.name(card)} becomes {word}"


def dominate(t: Teller, source: Any, card: int) -> str:
    return f"{t.name(card)} is dominated"


EVENTS = {**shared.EVENTS, "dominate": dominate, **{f"become {word}": becomes(word) for word in BECOMES}}
SPEECH = Speech(shared.QUIET, shared.VERBS, EVENTS, option)
