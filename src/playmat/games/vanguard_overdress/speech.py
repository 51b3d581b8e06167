"""vanguard-overdress in words: the family's, orders, persona rides, arms and songs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.state.game import Game
from ...kernel.words.questions import Option, Question
from ...play.speech import Speech
from ...play.words import Teller, owner_words
from .._vanguard import speech as shared


def option(game: Game, question: Question, option: Option) -> str | None:
    match option:
        case ("let go", str(), int(card), *_):
            return f"let the ability of {game.card(card)} go"
        case ("alchemagic", int(card), int(other)):
            return f"play {game.card(card)}, with {game.card(other)} added"
        case ("order", int(card)):
            return f"play {game.card(card)}"
        case ("overdress", int(card), int(unit)):
            return f"overDress {game.card(card)} onto {game.card(unit)}"
        case ("xoverdress", int(card)):
            return f"XoverDress {game.card(card)}"
    return shared.option(game, question, option)


def persona_ride(t: Teller, source: Any, card: int) -> str:
    return f"persona ride: {t.name(card)}"


def play(t: Teller, source: Any, card: int, what: str) -> str:
    return f"order: {t.name(card)}" if what == "order" else shared.play(t, source, card, what)


def world(t: Teller, source: Any, said: tuple[int, str]) -> str:
    seat, word = said
    return f"{owner_words(seat, t.viewer)} World is {word}"


def alchemagic(t: Teller, source: Any, card: int, other: int) -> str:
    return f"{t.name(other)} is added to {t.name(card)}"


def end_turn_early(t: Teller, source: Any, seat: int) -> str:
    return "the turn is ended"


def overdress(t: Teller, source: Any, card: int) -> str:
    return f"overDress: {t.name(card)}"


def xoverdress(t: Teller, source: Any, card: int) -> str:
    return f"XoverDress: {t.name(card)}"


def become_dress(t: Teller, source: Any, card: int, outer: int) -> str:
    return f"{t.name(card)} becomes an original dress of {t.name(outer)}"


def arm(t: Teller, source: Any, unit: int, arms: int) -> str:
    return f"{t.name(unit)} arms itself with {t.name(arms)}"


def pass_on(t: Teller, source: Any, unit: int, arms: int) -> str:
    return f"{t.name(unit)} takes up {t.name(arms)}"


def sing(t: Teller, source: Any, card: int) -> str:
    return f"{t.name(card)} is sung"


EVENTS: dict[str, Callable[..., str]] = {
    **shared.EVENTS,
    "persona ride": persona_ride,
    "play": play,
    "arm": arm,
    "pass on": pass_on,
    "sing": sing,
    "world": world,
    "alchemagic": alchemagic,
    "end turn early": end_turn_early,
    "overdress": overdress,
    "xoverdress": xoverdress,
    "become dress": become_dress,
}
VERBS = shared.VERBS | {"arm", "dress", "overdress", "xoverdress"}
"""Moves that are told by the event that comes of them."""

SPEECH = Speech(shared.QUIET, VERBS, EVENTS, option)
