"""vanguard-2.01 in words: the family's, and strides."""

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
        case ("stride", int(card)):
            return f"stride {game.card(card)}"
    return shared.option(game, question, option)


def becomes(word: str) -> Callable[..., str]:
    return lambda t, source, card: f"{t.name(card)} becomes {word}"


def dominate(t: Teller, source: Any, card: int) -> str:
    return f"{t.name(card)} is dominated"


def stride(t: Teller, source: Any, card: int, stridden: int | None) -> str:
    return f"{t.name(card)} is stridden" + (f" over {t.name(stridden)}" if stridden is not None else "")


def blaze(t: Teller, source: Any, card: int) -> str:
    return f"{t.name(card)} is blazing"


def legion(t: Teller, source: Any, leader: int, mate: int) -> str:
    return f"{t.name(leader)} and {t.name(mate)} are in legion"


def delete(t: Teller, source: Any, card: int) -> str:
    return f"{t.name(card)} is deleted"


def flip_over(t: Teller, source: Any, card: int) -> str:
    return f"{t.name(card)} is flipped over"


def gift(t: Teller, source: Any, card: int, kind: str) -> str:
    return f"imaginary gift of {t.name(card)}: {kind}"


QUIET = shared.QUIET | {"normal stride", "superior stride", "begin stride step", "begin G assist step"}
EVENTS: dict[str, Callable[..., str]] = {
    **shared.EVENTS, "legion": legion, "delete": delete, "flip over": flip_over, "gift": gift, "stride": stride,
    "blaze": blaze, "dominate": dominate, **{f"become {word}": becomes(word) for word in BECOMES},
}  # fmt: skip

SPEECH = Speech(QUIET, shared.VERBS | {"stride"}, EVENTS, option)
