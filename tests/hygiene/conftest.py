"""The sources that the hygiene tests read."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "playmat"


@dataclass(frozen=True)
class Source:
    """One module of the package: `name` is its path below the package, with slashes."""

    name: str
    text: str
    tree: ast.Module

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """All nodes of the tree: many tests go through them."""
        return list(ast.walk(self.tree))

    @property
    def module(self) -> str:
        dotted = "playmat." + self.name.removesuffix(".py").replace("/", ".")
        return dotted.removesuffix(".__init__")


def read_source(name: str, text: str) -> Source:
    return Source(name, text, ast.parse(text, name))


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture(scope="session")
def sources() -> list[Source]:
    """Every module of the package."""
    paths = sorted(PACKAGE.rglob("*.py"))
    return [read_source(p.relative_to(PACKAGE).as_posix(), p.read_text(encoding="utf-8")) for p in paths]


@pytest.fixture(scope="session")
def kernel(sources) -> list[Source]:
    found = [each for each in sources if each.name.startswith("kernel/")]
    assert found, "the kernel has no modules: the tests look in the wrong place"
    return found


@pytest.fixture(scope="session")
def read():
    """Reads a made-up module, so that each check can be shown to find what it looks for."""
    return read_source
