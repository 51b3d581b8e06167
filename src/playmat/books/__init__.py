"""The rulebooks. Each folder is one book; `book(name)` loads it.

A book's name is written `vanguard-1.10` for people and `vanguard_1_10` in code, wherever a folder is named after it:
here, in `playmat.games` and among the tests.
"""

from __future__ import annotations

from importlib import import_module

from ..kernel import Book, BookError, check_book, did_you_mean, made_once, short
from ..rulebook.rules import folder_name

NAMES = (
    "vanguard-1.10",
    "vanguard-2.01",
    "vanguard-overdress",
    "dragonball-1.02",
    "force-of-will-6.1",
)
BOOKS = {name: folder_name(name) for name in NAMES}
"""The folder of every book that can be played."""


def book(name: str) -> Book:
    """The book of that name; raises BookError with a hint when there is none."""
    if name not in NAMES:
        raise BookError(f"no book named {short(name)}{did_you_mean(str(name), BOOKS)}; there is {', '.join(BOOKS)}")
    return _book(name)


@made_once()
def _book(name: str) -> Book:
    made: Book = import_module(f".{BOOKS[name]}.book", __name__).BOOK
    check_book(made)
    return made
