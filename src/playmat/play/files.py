"""Files of games: where people say they are, written whole or not at all, and taken up only if they hold together."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from ..books import book
from ..kernel.build.start import load, require_played
from ..kernel.state.game import Game
from ..kernel.state.save import SAVE_FORMAT, opened
from ..kernel.words.errors import PlaymatError, SaveError
from ..kernel.words.reading import read_text, short

BEGINNING = b'{"checksum":'
"""Of every save and replay."""
MOST_PREFIX = 100
"""Signs of the name that a file has while it is written: the system adds some."""


def write_file(path: Path, text: str) -> None:
    """Write under another name first, then put it in its place: nobody ever finds half a file.

    A link stays one. A device, or a file that is no game of ours, is not replaced.
    """
    name = ""
    try:
        place = Path(os.path.realpath(path))
        require_replaceable(place)
        handle, name = tempfile.mkstemp(prefix=f".{place.name}"[:MOST_PREFIX], dir=place.parent)
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, place)
    except (OSError, ValueError) as error:
        if name and os.path.exists(name):
            os.unlink(name)
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise SaveError(f"cannot write {str(path)!r}: {why}") from error


def require_replaceable(place: Path) -> None:
    """Raise ValueError for what stands where a game shall be written, and is none."""
    if place.is_dir():
        raise ValueError("it is a folder")
    if place.exists() and not place.is_file():
        raise ValueError("it is no file")
    if place.exists() and place.stat().st_size:
        with place.open("rb") as file:
            if file.read(len(BEGINNING)) != BEGINNING:
                raise ValueError("it is there already, and is not a game: give another name")


def given_path(words: str) -> Path:
    """The file that a person means, with ~ for a home; SaveError for a home that nobody has."""
    try:
        return Path(words).expanduser()
    except (RuntimeError, ValueError, OSError) as error:
        raise SaveError(f"no file can be called {short(words)}: {error}") from error


def played_game(text: str) -> Game:
    """A saved game that is what its own answers lead to when they are given again; SaveError where it is not.

    A file may be made up with a right checksum. Playing it again tells, and takes as long as its answers do.
    """
    content = opened(text, SAVE_FORMAT)
    name = content.get("book")
    if not isinstance(name, str):
        raise SaveError(f"its book is {short(name)}; expected the name of a book")
    game = load(text, book(name))
    if game.start.decks:
        require_played(game)
    return game


def read_game(path: Path) -> Game:
    """The saved game in a file, played again and compared."""
    text = read_text(path, SaveError)
    try:
        return played_game(text)
    except PlaymatError as error:
        raise SaveError(f"{path.name}: {error}") from error
