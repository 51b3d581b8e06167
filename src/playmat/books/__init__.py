"""The rulebooks. Each folder is one book; `book(name)` loads it."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ..kernel import Book, BookError, did_you_mean

BOOKS = {
    "vanguard-1.10": "vanguard_1_10",
    "dragonball-1.02": "dragonball_1_02",
    "force-of-will-6.1": "force_of_will_6_1",
}


@cache
def book(name: str) -> Book:
    """The book of that name; raises BookError with a hint when there is none."""
    if name not in BOOKS:
        raise BookError(f"no book named {name!r}{did_you_mean(name, BOOKS)}; there is {', '.join(BOOKS)}")
    made: Book = import_module(f".{BOOKS[name]}.book", __name__).BOOK
    return made
