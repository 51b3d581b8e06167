"""Compiles the kernel and the books with mypyc, in place: `make compiled` runs it, `make plain` undoes it.

    python tools/compile.py [FOLDER ...]     all books, or only those whose folders are named

Needs the development requirements and a C compiler. Each module that is compiled gets a library beside its source,
which Python then takes instead of it, and all of them call each other in one library, `src/playmat_compiled__mypyc`.
The libraries are as old as the sources they were made of: after an edit, compile again or go back to plain.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
BUILT = ROOT / "build" / "compiled"
KERNEL, BOOKS = "playmat/kernel", "playmat/books"

PLAIN = {
    "*/__init__.py": "only imports, and a list of names",
    "playmat/kernel/words/*.py": "vocabulary: books and tests make classes of it and look into its fields",
    "playmat/kernel/state/frames.py": "a frame is a bag of names, which a compiled class cannot be",
    "playmat/books/*/nodes.py": "a book's vocabulary: classes made of the kernel's, which are plain",
    "playmat/books/*/nodes/*.py": "the same, where it fills a folder",
    "playmat/books/*/inner_nodes.py": "the same, for what no text is read to",
    "playmat/books/*/lexicon.py": "words for the reader of texts, with classes made of its own; no game runs them",
    "playmat/books/*/explaining*.py": "words for whoever explains texts; no game runs them",
    "playmat/books/*/explaining/*.py": "the same, where they fill a folder",
}
"""What is left to Python, and why."""


def with_families(books: list[str]) -> list[str]:
    """The folders of some books and what they share with their families; all there are for none."""
    shared = sorted(path.name for path in (SOURCES / BOOKS).glob("_*") if path.is_dir())
    return [*books, *(name for name in shared if any(book.startswith(f"{name[1:]}_") for book in books))] or [""]


def compiled_sources(books: list[str]) -> Iterator[str]:
    """The sources to compile, as paths below `src`."""
    for folder in (KERNEL, *(f"{BOOKS}/{book}" for book in with_families(books))):
        for path in sorted((SOURCES / folder).rglob("*.py")):
            name = path.relative_to(SOURCES)
            if not any(name.match(pattern) for pattern in PLAIN):
                yield name.as_posix()


class OnAllCores(build_ext):
    """Builds the one big library out of many C files at once, where the ordinary command takes one after another."""

    def build_extensions(self) -> None:
        self.compiler.compile = spread(self.compiler.compile)
        super().build_extensions()


def spread(compile_files: Callable[..., list[str]]) -> Callable[..., list[str]]:
    def compile_all(sources: list[str], *rest: Any, **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = pool.map(lambda source: compile_files([source], *rest, **options), sources)
            return [name for names in made for name in names]

    return compile_all


def main() -> None:
    os.chdir(SOURCES)  # names of modules are told from paths
    options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(BUILT / "types")]
    extensions = mypycify(
        [*options, *compiled_sources(sys.argv[1:])],
        opt_level="1",  # as fast as 2, and built in two thirds of the time
        debug_level="0",
        multi_file=True,
        group_name="playmat_compiled",
        target_dir=str(BUILT / "c"),
    )
    setup(
        name="playmat_compiled",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": OnAllCores},
        script_args=["--quiet", "build_ext", "--inplace", "--build-lib", str(BUILT / "lib"), "--build-temp", "/"],
    )
    for library in SOURCES.glob("playmat_compiled__mypyc*"):
        library.touch()  # a source that was edited in its comments alone makes no new library


if __name__ == "__main__":
    main()
