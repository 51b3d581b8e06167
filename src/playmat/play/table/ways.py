"""What the terminal table knows of single games beside their mats: acts in words, stops, folding and prompts.

A game without a `table` is asked about everything, and the table guesses acts from the options themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ...games import piece
from ...kernel.state.game import Game
from ...kernel.words.questions import Option, Question
from .stops import Folded, Stops, nothing_folded


@dataclass(frozen=True)
class Examples:
    """What help shows: a choice in words, an act to ask about, zones to look into."""

    choice: str = "the words"
    act: str = "play NAME"
    look: str = "look drop, look their drop"


def always(question: Question) -> bool:
    return True


def own_prompt(game: Game, question: Question) -> str:
    return question.prompt


@dataclass(frozen=True)
class Ways:
    """`guesses` gives acts that typed words may mean.

    `stops` says where people may be asked; `folded`, which options are shown on request only; `prompt`, the words of
    a question where the book's own are too short for a person; `redraws`, whether a question is worth the table anew.
    """

    guesses: Callable[[Game, int, list[str]], Iterator[Option]] | None = None
    examples: Examples = Examples()
    stops: Stops | None = None
    folded: Folded = nothing_folded
    prompt: Callable[[Game, Question], str] = own_prompt
    redraws: Callable[[Question], bool] = always


PLAIN = Ways()


def ways_of(book: str) -> Ways:
    """The ways of a game at the table, or plain ones."""
    return piece(book, "table", PLAIN)
