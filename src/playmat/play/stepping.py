"""A saved game or replay, taken apart into steps: each answer with the events it led to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ..books import book
from ..kernel.build.start import beginning, give, load
from ..kernel.state.game import Event, Game
from ..kernel.state.save import REPLAY_FORMAT, SAVE_FORMAT, digest, frozen, opened
from ..kernel.words.errors import PlaymatError, SaveError
from ..kernel.words.questions import Option
from .words import option_words


@dataclass(frozen=True)
class Step:
    """One answer (none for the setting up), who gave it to which question, and what came of it."""

    number: int
    seat: int | None
    rule: str
    prompt: str
    answer: Option | None
    words: str
    events: tuple[Event, ...]
    after: Game


def read_game_file(text: str) -> tuple[str, dict[str, Any]]:
    """The form and the content of a save or a replay; SaveError says what is wrong with it."""
    form = REPLAY_FORMAT if f'"format":"{REPLAY_FORMAT}"' in text else SAVE_FORMAT
    return form, opened(text, form)


def steps_of(text: str) -> list[Step]:
    """Every step of a recorded game, played again, and checked to end as it did."""
    form, content = read_game_file(text)
    try:
        game = beginning(content, book(str(content.get("book"))))
    except SaveError:
        raise
    except PlaymatError as error:
        raise SaveError(f"its beginning cannot be played again: {error}") from error
    steps = [Step(0, None, "", "", None, "", tuple(game.log), game.fork())]
    for number, raw in enumerate(content["answers"], 1):
        option, before = frozen(raw), game.events
        question = game.settle().question
        # Of what is no option there may be no words: it is a concession, a rearrangement, or refused below.
        known = question is not None and option in question.options
        words = option_words(game, question, option) if question is not None and known else str(option)
        seat = question.seat if question is not None else None
        answer(game, option, number)
        rule, prompt = (question.rule, question.prompt) if question is not None else ("", "")
        steps.append(Step(number, seat, rule, prompt, option, words, since(game, before), game.fork()))
    before = game.events
    ends_as_written(game, form, content, text)
    if game.events is not before:
        # What left no choice after the last answer, up to the end, came of that answer.
        last = steps.pop()
        steps.append(replace(last, events=(*last.events, *since(game, before)), after=game.fork()))
    return steps


def answer(game: Game, option: Option, number: int) -> None:
    try:
        give(game, option)
    except PlaymatError as error:
        raise SaveError(f"answer {number} is not possible in this version: {error}") from error


def ends_as_written(game: Game, form: str, content: dict[str, Any], text: str) -> None:
    end = content["end"] if form == REPLAY_FORMAT else digest(load(text, game.book, game.match))
    if digest(game) != end != digest(game.settle()):
        raise SaveError("played again, the game does not end as it did: it was written by another version")


def since(game: Game, before: Any) -> tuple[Event, ...]:
    """The events after a place in the history, oldest first."""
    found = []
    link = game.events
    while link is not None and link is not before:
        event, link = link
        found.append(event)
    return tuple(reversed(found))
