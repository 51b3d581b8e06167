"""What the table knows of single books: the drawing, a card's numbers beside a choice, and acts in words.

A book without a module here is drawn zone by zone, and the table guesses acts from the options themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from ....kernel.state.game import Game
from ....kernel.words.questions import Option, Question
from ..stops import Folded, Stops, nothing_folded

if TYPE_CHECKING:
    from ..layout import Parts


@dataclass(frozen=True)
class Examples:
    """What help shows: a choice in words, an act to ask about, zones to look into."""

    choice: str = "the words"
    act: str = "play NAME"
    look: str = "look drop, look their drop"


def no_detail(game: Game, card: int) -> str:
    return ""


def always(game: Game, question: Question) -> bool:
    return True


def own_prompt(game: Game, question: Question) -> str:
    return question.prompt


@dataclass(frozen=True)
class Mat:
    """`detail` gives the numbers of a card that a person sees; `guesses`, acts that typed words may mean.

    `stops` says where people may be asked; `folded`, which options are shown on request only; `prompt`, the words of
    a question where the book's own are too short for a person; `redraws`, whether a question is worth the table anew.
    """

    parts: Parts | None = None
    detail: Callable[[Game, int], str] = no_detail
    guesses: Callable[[Game, int, list[str]], Iterator[Option]] | None = None
    examples: Examples = Examples()
    stops: Stops | None = None
    folded: Folded = nothing_folded
    prompt: Callable[[Game, Question], str] = own_prompt
    redraws: Callable[[Game, Question], bool] = always


MATS = {"vanguard-1.10": "vanguard", "dragonball-1.02": "dragonball", "force-of-will-6.1": "force_of_will"}
"""Books with a mat of their own, and the module of this folder that has it."""


@cache
def mat_of(book: str) -> Mat:
    """The mat of a book, or a plain one."""
    if book not in MATS:
        return Mat()
    made: Mat = import_module(f".{MATS[book]}", __name__).MAT
    return made
