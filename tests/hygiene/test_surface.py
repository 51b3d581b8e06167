"""The surface of the kernel: what a book may use is what is bound there, is used, and says what it is."""

from __future__ import annotations

import ast
import inspect
from importlib import import_module
from types import ModuleType

from playmat import kernel

FOR_BOOKS_TO_COME = {
    "Move", "Place", "Ruling", "Until", "add_rule_effect", "changing", "end_rule_effect", "leave_rule_effect", "memo",
    "renew_waiting", "rulings", "stamp", "vanish", "version_of_values", "wait",
}  # fmt: skip
"""Names that no book may happen to use, and that belong to what books are written with."""

ROOMS = {"words", "state", "run", "build"}


def bound(module: ModuleType) -> set[str]:
    """The names of a module, but for the rooms of the kernel that importing from them binds."""
    names = {name for name in vars(module) if not name.startswith("_")} - {"annotations"}
    return {name for name in names if name in module.__all__ or name not in ROOMS}


def taken(source) -> set[str]:
    """The names that a module takes from the kernel's surface."""
    found = [node for node in source.nodes if isinstance(node, ast.ImportFrom)]
    ours = [node for node in found if node.module in ("kernel", "playmat.kernel")]
    return {alias.name for node in ours for alias in node.names}


def docstring(module: ModuleType, name: str) -> str | None:
    """What is said of a name where it is made: in it, or in the line below an assignment."""
    value = getattr(module, name)
    if isinstance(value, ModuleType):
        return value.__doc__
    module, name = home(module, name)
    body = ast.parse(inspect.getsource(module)).body
    for node, below in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name:
            return ast.get_docstring(node)
        if name in assigned(node):
            said = below.value if isinstance(below, ast.Expr) else None
            return str(said.value) if isinstance(said, ast.Constant) else None
    return None


def home(module: ModuleType, name: str) -> tuple[ModuleType, str]:
    """The module that makes a name, and the name there."""
    for node in ast.parse(inspect.getsource(module)).body:
        for alias in node.names if isinstance(node, ast.ImportFrom) else []:
            if name == (alias.asname or alias.name):
                source = import_module("." * node.level + (node.module or ""), module.__package__)
                return home(source, alias.name)
    return module, name


def assigned(node: ast.stmt) -> set[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return {target.id for target in targets if isinstance(target, ast.Name)}


def test_the_surface_is_what_is_bound():
    assert bound(kernel) == set(kernel.__all__)
    assert len(kernel.__all__) == len(set(kernel.__all__))


def test_every_name_is_used_by_a_book_or_meant_for_one(sources):
    used = {name for source in sources if source.name.startswith("books/") for name in taken(source)}
    assert len(used) > 50
    assert set(kernel.__all__) - used - FOR_BOOKS_TO_COME == set()
    assert FOR_BOOKS_TO_COME - set(kernel.__all__) == set()


def test_every_name_says_what_it_is():
    assert [name for name in kernel.__all__ if not docstring(kernel, name)] == []


# --- that these tests can fail ------------------------------------------------------------------------


def made(text: str, **names: object) -> ModuleType:
    module = ModuleType("made", "A module.")
    module.__dict__.update(names)
    exec(compile(text, "made", "exec"), module.__dict__)
    return module


def test_a_name_that_is_bound_and_not_listed_is_found():
    module = made("from playmat.kernel import row\n_own = 1\nother = 2\n__all__ = ['row']")
    assert bound(module) - set(module.__all__) == {"other"}


def test_what_a_book_takes_is_found(read):
    text = "from ...kernel import row, Game as G\nfrom ...kernel.run import x\nfrom playmat.kernel import run\nimport y"
    assert taken(read("books/a/b.py", text)) == {"row", "Game", "run"}


def test_a_name_that_says_nothing_is_found():
    assert docstring(import_module("playmat.kernel.run.tables"), "KindOf") is None
    assert docstring(import_module("playmat.kernel.run.tables"), "Step")
    assert docstring(kernel, "row")
    assert docstring(kernel, "nodes")
