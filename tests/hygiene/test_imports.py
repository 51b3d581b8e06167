"""Who may import whom: play -> text, books, sets -> kernel -> the standard library."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

MAY_IMPORT = {
    "kernel": {"kernel"},
    "text": {"kernel", "rules", "text"},
    "books": {"kernel", "rules", "text", "books"},
    "sets": {"kernel", "rules", "text", "books", "sets"},
    "testing": {"kernel", "rules", "text", "books", "sets", "testing", "version"},
    "rules": {"kernel"},
    "version": set(),
}
"""What each part may import of the package; `play` and the package itself may import anything."""


def imports(source):
    """Give (line, full module name) for every import, wherever in the file it stands."""
    package = source.module if source.name.endswith("__init__.py") else source.module.rpartition(".")[0]
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def part(module: str) -> str:
    """The part of the package that a module is in: 'kernel', 'books', ... or '' for the package itself."""
    package, _, rest = module.partition(".")
    return rest.partition(".")[0] if package == "playmat" else ""


def foreign_to_kernel(source):
    names = [(line, name) for line, name in imports(source) if name.split(".")[0] != "playmat"]
    return [f"{source.name}:{line}: {name}" for line, name in names if name.split(".")[0] not in ALLOWED]


ALLOWED = {*sys.stdlib_module_names, "__future__"}


def wrong_way(source):
    allowed = MAY_IMPORT.get(part(source.module))
    if allowed is None:
        return []
    ours = [(line, name) for line, name in imports(source) if name.split(".")[0] == "playmat"]
    return [f"{source.name}:{line}: {name}" for line, name in ours if part(name) not in allowed]


def across_books(source):
    """Imports of one book's folder by another. A folder that begins with _ is shared by its family."""
    folders = source.name.split("/")
    if folders[0] != "books" or len(folders) < 3:
        return []
    mine = folders[1]
    named = [(line, name.split(".")) for line, name in imports(source) if name.startswith("playmat.books.")]
    others = [(line, parts[2]) for line, parts in named if parts[2] != mine]
    return [f"{source.name}:{line}: {other}" for line, other in others if not _family(other, mine)]


def _family(shared: str, book: str) -> bool:
    return shared.startswith("_") and book.startswith(shared[1:])


def test_the_kernel_imports_only_the_standard_library(kernel):
    assert [each for source in kernel for each in foreign_to_kernel(source)] == []


def test_imports_go_one_way(sources):
    assert [each for source in sources for each in wrong_way(source)] == []


def test_no_book_imports_another(sources):
    assert [each for source in sources for each in across_books(source)] == []


def test_importing_the_kernel_loads_nothing_that_must_be_installed(kernel, root):
    modules = ", ".join(source.module for source in kernel)
    script = f"import sys; old = set(sys.modules); import {modules}; print(*sorted(set(sys.modules) - old))"
    ended = subprocess.run(
        [sys.executable, "-c", script], cwd=root / "src", capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
    assert {name.split(".")[0] for name in ended.stdout.split()} - ALLOWED == {"playmat"}


@pytest.mark.parametrize(
    ("check", "name", "text", "found"),
    [
        (foreign_to_kernel, "kernel/a.py", "import json, click", "kernel/a.py:1: click"),
        (foreign_to_kernel, "kernel/a.py", "def f():\n    from rich.x import y", "kernel/a.py:2: rich.x.y"),
        (wrong_way, "kernel/a.py", "from ..books import b", "kernel/a.py:1: playmat.books.b"),
        (wrong_way, "text/__init__.py", "from ..play import b", "text/__init__.py:1: playmat.play.b"),
        (wrong_way, "text/a.py", "from playmat import play", "text/a.py:1: playmat.play"),
        (wrong_way, "text/a.py", "import playmat.books.x", "text/a.py:1: playmat.books.x"),
        (across_books, "books/a/b.py", "from ..c import d", "books/a/b.py:1: c"),
        (across_books, "books/c_1/b.py", "import playmat.books._d.x", "books/c_1/b.py:1: _d"),
        (across_books, "books/_c/b.py", "from playmat.books.c_1 import x", "books/_c/b.py:1: c_1"),
    ],
)
def test_a_wrong_import_is_found(read, check, name, text, found):
    assert check(read(name, text)) == [found]


@pytest.mark.parametrize(
    ("check", "name", "text"),
    [
        (wrong_way, "kernel/a.py", "from .errors import B\nfrom . import c"),
        (wrong_way, "books/a/b.py", "from playmat.kernel.rows import row"),
        (across_books, "books/c_1/b.py", "from .._c import d\nfrom . import e\nfrom .f import g"),
    ],
)
def test_a_right_import_is_let_through(read, check, name, text):
    assert check(read(name, text)) == []
