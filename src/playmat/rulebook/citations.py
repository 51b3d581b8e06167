"""Where a book cites its rules: every place at which a rule is kept, as data.

A place is a row, a word, a zone, a docstring or a comment that begins with the rule's id, a comment of a grammar, or a
function of the kernel or of the book's family that `kernel_keeps.py` or `family_keeps.py` of the book names. Sources
are parsed, not run, so a book that does not load can still be read, and so can a wheel.

    >>> [each.name for each in places_of("vanguard-1.10") if each.rule == "7.6.1.8" and each.how == "docstring"]
    ['retire_hit']
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable

from playmat.kernel.words.errors import BookError
from playmat.rulebook.rules import behaviour_of, folder_name
from playmat.rulebook.sources import Citation, defined_at, read_grammar, read_python

KEEPS_FILES = ("kernel_keeps.py", "family_keeps.py")
"""What functions outside of a book keep for it: those of the kernel, and those of its family."""
POINTERS = ("run", "goto")
"""Citations that point to where a rule is kept, and are no such place themselves."""


class NoKeeper(BookError):
    """An entry of a table of keepers that names no function."""


def citations_of(book: str) -> list[Citation]:
    """List every citation of a rule of the book, by file and line."""
    own = read_folder(folder_name(book))
    shared = [each for folder in shared_folders(book) for each in read_folder(folder) if each.book == book]
    return sorted([*own, *shared, *kept(book)], key=lambda each: (each.file, each.line))


def places_of(book: str) -> list[Citation]:
    """List the places at which rules of the book are kept."""
    return [each for each in citations_of(book) if each.how not in POINTERS]


def unplaced(book: str) -> list[str]:
    """List the behaviour rules of a book that no place cites, in the book's order."""
    placed = {each.rule for each in places_of(book)}
    return [rule for rule in behaviour_of(book) if rule not in placed]


def shared_folders(book: str) -> list[str]:
    """List the folders that the book shares with its family, which begin with the family's name after a stroke."""
    own = folder_name(book)
    names = sorted(each.name for each in _package("books").iterdir() if each.is_dir())
    return [name for name in names if name.startswith("_") and own.startswith(f"{name[1:]}_")]


def read_folder(folder: str) -> list[Citation]:
    """List the citations in the sources of one folder of the books, the tables of keepers apart."""
    found: list[Citation] = []
    for path, file in _sources(_package("books") / folder, f"books/{folder}"):
        if path.name.endswith(".py") and path.name not in KEEPS_FILES:
            found += read_python(path.read_text(encoding="utf-8"), file)
        elif path.name.endswith(".grammar"):
            found += read_grammar(path.read_text(encoding="utf-8"), file)
    return found


# --- keepers -----------------------------------------------------------------------------------------


def kept(book: str) -> list[Citation]:
    """List the rules that a function outside the book keeps for it, at that function. Raise `NoKeeper`."""
    folder = _package("books") / folder_name(book)
    found = [path for path in (folder / name for name in KEEPS_FILES) if path.is_file()]
    return [each for path in found for each in read_keeps(path.read_text(encoding="utf-8"), path.name)]


def read_keeps(source: str, file: str = KEEPS_FILES[0]) -> list[Citation]:
    """Read the entries `"1.3.2.2": Keeps("playmat.kernel.run.atoms:turn", "what it does")` of a source text.

    Where several functions keep a rule together, its entry is a tuple of them.
    """
    dictionaries = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Dict)]
    pairs = [pair for each in dictionaries for pair in zip(each.keys, each.values, strict=True)]
    return [_keeper(file, rule, each) for rule, value in pairs for each in _each(value)]


def _each(value: ast.expr) -> list[ast.expr]:
    return value.elts if isinstance(value, ast.Tuple) else [value]


def _keeper(keeps_file: str, rule: ast.expr | None, value: ast.expr) -> Citation:
    match rule, value:
        case ast.Constant(str(rule_id)), ast.Call(args=[ast.Constant(str(by)), ast.Constant(str(says))]):
            module, _, name = by.partition(":")
            file, line = _defined(keeps_file, rule_id, module, name)
            return Citation(rule_id, "kept", file, line, name, says=says)
    raise NoKeeper(f'{keeps_file} line {value.lineno}: expected "rule": Keeps("module:function", "what it does")')


def _defined(keeps_file: str, rule: str, module: str, name: str) -> tuple[str, int]:
    file = f"{module.removeprefix('playmat.').replace('.', '/')}.py"
    path = _package(file)
    line = defined_at(path.read_text(encoding="utf-8"), name) if path.is_file() else None
    if line is None:
        raise NoKeeper(f"{keeps_file} says that {module}:{name} keeps {rule}; there is no such function")
    return file, line


# --- files --------------------------------------------------------------------------------------------


def _package(path: str) -> Traversable:
    return resources.files("playmat").joinpath(*path.split("/"))


def _sources(folder: Traversable, name: str) -> Iterator[tuple[Traversable, str]]:
    for path in sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else ():
        if path.is_dir():
            yield from _sources(path, f"{name}/{path.name}")
        else:
            yield path, f"{name}/{path.name}"
