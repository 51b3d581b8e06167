"""What the terminal table knows of single games beside their mats: acts in words, stops, folding and prompts.

A game without a `table` is asked about everything, and the table guesses acts from the options themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ...games import piece
from ...kernel.state.game import Game
from ...kernel.words.questions import Option, Question
from .saying import Sentence
from .stops import Folded, Stops, nothing_folded


@dataclass(frozen=True)
class Examples:
    """What help shows: a choice in words, an act to ask about, zones to look into."""

    choice: str = "the words"
    act: str = "play NAME"
    look: str = "look drop, look their drop"


def always(question: Question) -> bool:
    return True


def by_its_look(game: Game, question: Question, option: Option) -> object | None:
    return None


def nothing_given_up(game: Game, question: Question, option: Option) -> str:
    return ""


def own_prompt(game: Game, question: Question) -> str:
    return question.prompt


@dataclass(frozen=True)
class Ways:
    """`guesses` gives acts that typed words may mean.

    `stops` says where people may be asked; `folded`, which options are shown on request only; `prompt`, the words of
    a question where the book's own are too short for a person; `redraws`, whether a question is worth the table anew;
    `sentences`, acts that are several answers; `alike`, what counts as the same choice where more is the same than what
    looks so; `gives_up`, what somebody loses by a choice that does not say so, and is asked about first.
    """

    guesses: Callable[[Game, int, list[str]], Iterator[Option]] | None = None
    examples: Examples = Examples()
    stops: Stops | None = None
    folded: Folded = nothing_folded
    prompt: Callable[[Game, Question], str] = own_prompt
    redraws: Callable[[Question], bool] = always
    sentences: tuple[Sentence, ...] = ()
    alike: Callable[[Game, Question, Option], object | None] = by_its_look
    gives_up: Callable[[Game, Question, Option], str] = nothing_given_up


PLAIN = Ways()


def ways_of(book: str) -> Ways:
    """The ways of a game at the table, or plain ones."""
    return piece(book, "table", PLAIN)
