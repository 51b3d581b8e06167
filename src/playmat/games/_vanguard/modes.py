"""What each of several effects is that a text lets a player choose from, in the words of its explanation."""

from __future__ import annotations

import re

from ...kernel.state.game import Game
from ...kernel.state.memo import once
from ...kernel.words.questions import Question
from ...play.cardexplain import choices_of

MODE = re.compile(r"option (\d+)")


def mode_words(game: Game, question: Question, word: str) -> str | None:
    """What "option 2" does; nothing where it is no option of the text that is being carried out."""
    number = MODE.fullmatch(word)
    if number is None or question.about != "mode" or question.source is None:
        return None
    running, face = game.frames[-1].procedure, game.definition[question.source]
    said = once(game.match, ("modes", running, face), choices, game, face, running)
    at = int(number[1]) - 1
    return said[at] if at < len(said) else None


def choices(game: Game, face: int, running: str) -> tuple[str, ...]:
    """The choices of an ability, which is known by its number on its card."""
    number = running.rpartition("/")[2]
    by_ability = choices_of(game.match.book, game.match.cards[face])
    return by_ability[int(number) - 1] if number.isdigit() and 0 < int(number) <= len(by_ability) else ()
