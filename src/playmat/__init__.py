"""Playmat plays trading card games by their rulebooks.

>>> import playmat
>>> decks = playmat.own_decks("vanguard-1.10")
>>> game = playmat.new_game("vanguard-1.10", [decks["long-vigil"], decks["ebb-and-flood"]], seed=1)
>>> game.question.rule
'5.2.5'
"""

from __future__ import annotations

from collections.abc import Sequence

from .books import BOOKS, book
from .kernel.build.start import load as _load
from .kernel.build.start import new_game as _new_game
from .kernel.state.game import Game
from .kernel.state.records import Result
from .kernel.state.save import SAVE_FORMAT, opened
from .kernel.words.book import Deck
from .kernel.words.errors import (
    BookError,
    CardError,
    DeckError,
    GameError,
    GameOver,
    IllegalAnswer,
    PlaymatError,
    SaveError,
)
from .kernel.words.questions import Question
from .library import Library, own_decks, own_library
from .version import VERSION as __version__


def new_game(book_name: str, decks: Sequence[Deck], seed: int = 0, **options: object) -> Game:
    """A game of the named book between two decks, stopped at its first question."""
    return _new_game(book(book_name), decks, seed, options)


def load(text: str) -> Game:
    """A game taken up where `game.save()` left it, in this process or another."""
    content = opened(text, SAVE_FORMAT)
    return _load(text, book(content["book"]))


__all__ = [
    "BOOKS",
    "BookError",
    "CardError",
    "Deck",
    "DeckError",
    "Game",
    "GameError",
    "GameOver",
    "IllegalAnswer",
    "Library",
    "PlaymatError",
    "Question",
    "Result",
    "SaveError",
    "__version__",
    "book",
    "load",
    "new_game",
    "own_decks",
    "own_library",
]
