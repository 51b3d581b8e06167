"""Whether what runs is plain Python or was compiled with `make compiled`."""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from .books import BOOKS, book
from .kernel.run import rows

LIBRARY = "playmat_compiled__mypyc"
"""What all compiled modules call each other in; the libraries beside the sources only lead there."""


def is_compiled(name: str) -> bool:
    """Whether the loop that runs rows and the steps of this book are both compiled."""
    book(name)
    return is_library(rows.__file__) and is_library(sys.modules[f"playmat.books.{BOOKS[name]}.book"].__file__)


def is_library(file: str | None) -> bool:
    return file is not None and file.endswith(tuple(EXTENSION_SUFFIXES))


def outdated() -> list[str]:
    """Sources that are younger than the libraries which run in their place."""
    package = Path(__file__).parent
    built = max((library.stat().st_mtime for library in package.parent.glob(f"{LIBRARY}*")), default=0.0)
    late = [source for source in package.rglob("*.py") if has_library(source) and source.stat().st_mtime > built]
    return sorted(source.relative_to(package).as_posix() for source in late)


def has_library(source: Path) -> bool:
    return any(source.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
