"""Who may import whom: play -> games -> books -> text, rulebook -> kernel -> the standard library; and no rings."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

import pytest

from playmat import kernel as surface

MAY_IMPORT = {
    "kernel": {"kernel"},
    "text": {"kernel", "text"},
    "rulebook": {"kernel", "books", "rulebook"},
    "books": {"kernel", "text", "rulebook", "books"},
    "games": {"kernel", "books", "games", "play", "testing"},
    "library": {"kernel", "books", "games"},
    "testing": {"kernel", "books", "games", "rulebook", "testing"},
    "version": set(),
}
"""What each part may import of the package; `play` and the package itself may import anything."""

KERNEL_ROOMS = ("words", "state", "run", "build")
"""The rooms of the kernel: each may import those before it while it is loaded."""

SHARED = {"BOOKS", "book", "piece", "room"}
"""What `playmat.books` and `playmat.games` have beside their folders."""

ALLOWED = {*sys.stdlib_module_names, "__future__"}


@dataclass(frozen=True)
class Import:
    """One imported name with its full module; `at_run` is False where only a type checker reads it."""

    line: int
    name: str
    at_run: bool


def imports(source) -> Iterator[Import]:
    """Every import, wherever in the file it stands."""
    package = source.module if source.name.endswith("__init__.py") else source.module.rpartition(".")[0]
    for node, at_run in _walk(source.tree, True):
        if isinstance(node, ast.Import):
            yield from (Import(node.lineno, alias.name, at_run) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (Import(node.lineno, f"{base}.{alias.name}", at_run) for alias in node.names)


def _walk(node: ast.AST, at_run: bool) -> Iterator[tuple[ast.AST, bool]]:
    for child in ast.iter_child_nodes(node):
        yield child, at_run
        is_typing = isinstance(child, ast.If) and ast.unparse(child.test).endswith("TYPE_CHECKING")
        yield from _walk(child, at_run and not is_typing)


def part(module: str) -> str:
    """The part of the package that a module is in: 'kernel', 'books', ... or '' for the package itself."""
    package, _, rest = module.partition(".")
    return rest.partition(".")[0] if package == "playmat" else ""


def listed(source, found: Iterable[Import]) -> list[str]:
    return [f"{source.name}:{each.line}: {each.name}" for each in found]


# --- the checks ---------------------------------------------------------------------------------------


def foreign_to_kernel(source):
    tops = [(each, each.name.split(".")[0]) for each in imports(source)]
    return listed(source, (each for each, top in tops if top != "playmat" and top not in ALLOWED))


def wrong_way(source):
    allowed = MAY_IMPORT.get(part(source.module))
    if allowed is None:
        return []
    ours = [each for each in imports(source) if each.name.split(".")[0] == "playmat"]
    return listed(source, (each for each in ours if part(each.name) not in allowed))


def wrong_door(source):
    """A book uses the kernel's surface and the rules; of a game, only its kit knows the harness."""
    found = [each for each in imports(source) if not _is_open(source.name, each.name)]
    return listed(source, found)


def _is_open(file: str, name: str) -> bool:
    if file.startswith("books/") and part(name) == "kernel":
        return name.removeprefix("playmat.kernel.") in surface.__all__
    if file.startswith("books/") and part(name) == "rulebook":
        return name.startswith("playmat.rulebook.rules.")
    if file.startswith("games/") and part(name) == "testing":
        return file.endswith("/kit.py")
    return True


def backward_in_kernel(source):
    """Imports of a room of the kernel by a room before it, while it is loaded; none imports the surface."""
    folders = source.name.split("/")
    if folders[0] != "kernel" or len(folders) < 3:
        return []
    open_rooms = KERNEL_ROOMS[: KERNEL_ROOMS.index(folders[1]) + 1]
    inner = [each for each in imports(source) if each.at_run and part(each.name) == "kernel"]
    return listed(source, (each for each in inner if each.name.split(".")[2] not in open_rooms))


def across_books(source):
    """Imports of one book's folder by another. A folder that begins with _ is shared by its family."""
    folders = source.name.split("/")
    if folders[0] not in ("books", "games") or len(folders) < 3:
        return []
    mine = folders[1]
    named = [(each.line, each.name.split(".")) for each in imports(source)]
    ours = [(line, parts[2]) for line, parts in named if parts[1:2] in (["books"], ["games"]) and len(parts) > 2]
    return [f"{source.name}:{line}: {each}" for line, each in ours if each not in SHARED and not _family(each, mine)]


def _family(shared: str, book: str) -> bool:
    return shared == book or (shared.startswith("_") and book.startswith(shared[1:]))


# --- rings --------------------------------------------------------------------------------------------


def graph_of(sources) -> dict[str, set[str]]:
    """Which modules each module needs at run time, those that a function imports included."""
    known = {source.module for source in sources}
    return {source.module: set(_needed(source, known)) - {source.module} for source in sources}


def _needed(source, known: set[str]) -> Iterator[str]:
    for each in imports(source):
        found = each.name if each.name in known else each.name.rpartition(".")[0]
        if each.at_run and found in known:
            yield found


def rings(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """Groups of modules that need each other."""
    reach = {module: _reached(graph, module) for module in graph}
    mutual = {tuple(sorted(other for other in reach[module] if module in reach[other])) for module in graph}
    return sorted(list(ring) for ring in mutual if ring)


def _reached(graph: Mapping[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    todo = [start]
    while todo:
        new = graph[todo.pop()] - seen
        seen |= new
        todo += new
    return seen


# --- what holds ---------------------------------------------------------------------------------------


def test_the_kernel_imports_only_the_standard_library(kernel):
    assert [each for source in kernel for each in foreign_to_kernel(source)] == []


def test_imports_go_one_way(sources):
    parts = {part(source.module) for source in sources} - {"", "play"}
    assert parts == set(MAY_IMPORT)
    assert [each for source in sources for each in wrong_way(source)] == []


def test_books_and_games_use_the_doors(sources):
    assert [each for source in sources for each in wrong_door(source)] == []


def test_the_rooms_of_the_kernel_build_on_each_other(kernel):
    assert [each for source in kernel for each in backward_in_kernel(source)] == []


def test_no_book_and_no_game_imports_another(sources):
    assert [each for source in sources for each in across_books(source)] == []


def test_no_modules_need_each_other(sources):
    assert rings(graph_of(sources)) == []


@pytest.mark.plain
def test_importing_the_kernel_loads_nothing_that_must_be_installed(kernel, root):
    modules = ", ".join(source.module for source in kernel)
    script = f"import sys; old = set(sys.modules); import {modules}; print(*sorted(set(sys.modules) - old))"
    ended = subprocess.run(
        [sys.executable, "-c", script], cwd=root / "src", capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
    assert {name.split(".")[0] for name in ended.stdout.split()} - ALLOWED == {"playmat"}


# --- that these tests can fail ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("check", "name", "text", "found"),
    [
        (foreign_to_kernel, "kernel/a.py", "import json, click", "kernel/a.py:1: click"),
        (foreign_to_kernel, "kernel/a.py", "def f():\n    from rich.x import y", "kernel/a.py:2: rich.x.y"),
        (wrong_way, "kernel/a.py", "from ..books import b", "kernel/a.py:1: playmat.books.b"),
        (wrong_way, "text/__init__.py", "from ..play import b", "text/__init__.py:1: playmat.play.b"),
        (wrong_way, "text/a.py", "from playmat import play", "text/a.py:1: playmat.play"),
        (wrong_way, "text/a.py", "import playmat.books.x", "text/a.py:1: playmat.books.x"),
        (wrong_way, "books/a/b.py", "from ...games import c", "books/a/b.py:1: playmat.games.c"),
        (wrong_way, "testing/a.py", "from ..play.words import b", "testing/a.py:1: playmat.play.words.b"),
        (wrong_door, "books/a/b.py", "from ...kernel.run import x", "books/a/b.py:1: playmat.kernel.run.x"),
        (wrong_door, "books/a/b.py", "from ...kernel import build", "books/a/b.py:1: playmat.kernel.build"),
        (wrong_door, "books/a/b.py", "from ...rulebook.ledger import c", "books/a/b.py:1: playmat.rulebook.ledger.c"),
        (wrong_door, "games/a/table.py", "from ...testing import b", "games/a/table.py:1: playmat.testing.b"),
        (
            backward_in_kernel,
            "kernel/run/a.py",
            "from ..build.b import c",
            "kernel/run/a.py:1: playmat.kernel.build.b.c",
        ),
        (backward_in_kernel, "kernel/build/a.py", "from .. import Book", "kernel/build/a.py:1: playmat.kernel.Book"),
        (across_books, "books/a/b.py", "from ..c import d", "books/a/b.py:1: c"),
        (across_books, "books/a/b.py", "from .. import c", "books/a/b.py:1: c"),
        (across_books, "books/c_1/b.py", "import playmat.books._d.x", "books/c_1/b.py:1: _d"),
        (across_books, "books/_c/b.py", "from playmat.books.c_1 import x", "books/_c/b.py:1: c_1"),
        (across_books, "games/a/b.py", "from ...books.c import d", "games/a/b.py:1: c"),
    ],
)
def test_a_wrong_import_is_found(read, check, name, text, found):
    assert check(read(name, text)) == [found]


@pytest.mark.parametrize(
    ("check", "name", "text"),
    [
        (wrong_way, "kernel/a.py", "from .errors import B\nfrom . import c"),
        (wrong_way, "books/a/b.py", "from playmat.kernel.rows import row"),
        (wrong_door, "books/a/b.py", "from ...kernel import Game, row, run\nfrom ...rulebook.rules import rules_of"),
        (wrong_door, "games/a/kit.py", "from ...testing.scene import Player\nfrom ...kernel.run.atoms import move"),
        (backward_in_kernel, "kernel/build/a.py", "from ..run.b import c\nfrom . import d\nfrom .e import f"),
        (backward_in_kernel, "kernel/run/a.py", "if TYPE_CHECKING:\n    from ..build.b import c"),
        (across_books, "books/c_1/b.py", "from .._c import d\nfrom . import e\nfrom .f import g"),
        (
            across_books,
            "games/c_1/b.py",
            "from ...books.c_1.d import e\nfrom .. import piece\nfrom ...books import BOOKS",
        ),
    ],
)
def test_a_right_import_is_let_through(read, check, name, text):
    assert check(read(name, text)) == []


@pytest.mark.parametrize("last", ["from .a import x", "from . import a", "def f():\n    import playmat.play.a"])
def test_a_ring_is_found(read, last):
    texts = {"a": "from .b import x", "b": "from . import c", "c": last, "d": "from .a import x"}
    made = [read(f"play/{name}.py", text) for name, text in texts.items()]
    assert rings(graph_of(made)) == [["playmat.play.a", "playmat.play.b", "playmat.play.c"]]


def test_what_only_types_need_is_no_ring(read):
    texts = {"a": "from .b import x", "b": "if TYPE_CHECKING:\n    from .a import x"}
    made = [read(f"play/{name}.py", text) for name, text in texts.items()]
    assert rings(graph_of(made)) == []
