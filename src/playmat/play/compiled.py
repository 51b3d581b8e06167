"""Whether what runs is plain Python or was compiled with `make compiled`."""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES

from ..books import BOOKS, book
from ..kernel.run import rows


def is_compiled(name: str) -> bool:
    """Whether the loop that runs rows and the steps of this book are both compiled."""
    book(name)
    return is_library(rows.__file__) and is_library(sys.modules[f"playmat.books.{BOOKS[name]}.book"].__file__)


def is_library(file: str | None) -> bool:
    return file is not None and file.endswith(tuple(EXTENSION_SUFFIXES))
