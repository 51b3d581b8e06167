"""Where the sources of a book cite its rules: citations are data, and this reads them.

A citation is a rule id written as text in a row, a procedure, a jump, an `@rule(...)` on a function or a
`rule=` argument. The source is parsed, not run, so a book that does not load can still be checked.

    >>> [(each.rule, each.how) for each in read_citations('row("7.6.1", flip, when=more)', "turn.py")]
    [('7.6.1', 'row')]
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable

from playmat.rulebook.rules import folder_name

# How many of a call's leading arguments are rule ids; None stands for all of them.
CALLS: dict[str, int | None] = {"row": 1, "procedure": 1, "run": 1, "goto": 1, "rule": None}


@dataclass(frozen=True, slots=True)
class Citation:
    """One place that cites a rule: `how` is the word it is cited with."""

    rule: str
    how: str
    file: str
    line: int


def citations_of(book: str) -> list[Citation]:
    """List every citation in the sources of a book, by file and line."""
    folder = resources.files("playmat") / "books" / folder_name(book)
    found = [each for path in _sources(folder) for each in _read(path, folder.name)]
    return sorted(found, key=lambda each: (each.file, each.line))


def read_citations(source: str, file: str) -> list[Citation]:
    """List the citations in one source text; `file` names it in the result."""
    calls = [node for node in ast.walk(ast.parse(source, file)) if isinstance(node, ast.Call)]
    return [each for call in calls for each in _cited(call, file)]


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for path in folder.iterdir() if folder.is_dir() else ():
        if path.is_dir():
            yield from _sources(path)
        elif path.name.endswith(".py"):
            yield path


def _read(path: Traversable, folder: str) -> list[Citation]:
    return read_citations(path.read_text(encoding="utf-8"), f"books/{folder}/{path.name}")


def _cited(call: ast.Call, file: str) -> Iterator[Citation]:
    word = _word(call.func)
    if word in CALLS:
        for argument in call.args[: CALLS[word]]:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield Citation(argument.value, word, file, argument.lineno)
    for keyword in call.keywords:
        value = keyword.value
        if keyword.arg == "rule" and isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield Citation(value.value, "rule=", file, value.lineno)


def _word(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
