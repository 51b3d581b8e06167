"""What people touch, one room a game: cards and decks of our own, and the pieces that a game may bring.

A room is a folder named as the book's. Beside `cards.json`, `decks/` and its `README.md` it may hold `mat.json`, which
says where its zones lie (`playmat.play.mat`), and these modules:

    speech         how options and events are said           SPEECH, a `playmat.play.speech.Speech`
    evaluation     what a bot that looks ahead hopes for     EVALUATION, a `playmat.play.evaluations.Evaluation`
    table          what may be typed, stops, prompts         TABLE, a `playmat.play.table.ways.Ways`
    random_decks   legal decks out of any list of cards      RANDOM_DECKS, a `playmat.play.decks.Build`
    kit            stock cards and verbs for scenarios       KIT, for `playmat.testing.scene`
    trying         scenes in which abilities are tried       TRYING, a `playmat.play.trying.stagecraft.Stagecraft`

They are found by these names alone. Where one is missing, whoever asks for it does the plain thing. What games of one
family do alike is in a folder that begins with a stroke, under the same names, and is no room.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import TypeVar

from ..books import BOOKS

PIECES = ("speech", "evaluation", "table", "random_decks", "kit", "trying")
Piece = TypeVar("Piece")


def room(book_name: str) -> Traversable:
    """The folder of a game."""
    return files(__name__) / BOOKS[book_name]


def piece(book_name: str, name: str, plain: Piece) -> Piece:
    """A piece of a game, which its module has under its own name in capitals; the plain one if there is none."""
    module = _module(book_name, name)
    if module is None:
        return plain
    own: Piece = getattr(module, name.upper())
    return own


@cache
def _module(book_name: str, name: str) -> ModuleType | None:
    assert name in PIECES, f"no piece is called {name!r}"
    if book_name not in BOOKS:
        return None
    folder = f"{__name__}.{BOOKS[book_name]}"
    # Looked for and then imported: a fault inside a piece is not taken for a missing one.
    if find_spec(folder) is None or find_spec(f"{folder}.{name}") is None:
        return None
    return import_module(f"{folder}.{name}")
