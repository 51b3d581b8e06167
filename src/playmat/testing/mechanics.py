"""What the scenarios of a card set show, held against the table of mechanics in the set's README.

A scenario says what it shows in front of its docstring: "blocker: ...", or "blocker; drawing: ...".
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

from ..kernel.words.cards import Card


class Mechanics:
    """The mechanics of a set of cards, and the scenarios in a folder of tests."""

    def __init__(self, cards: Iterable[Card], folder: Path, readme: Path) -> None:
        self.cards = tuple(cards)
        self.names = {card.name for card in self.cards}
        self.folder = folder
        self.readme = readme

    @cached_property
    def table(self) -> dict[str, set[str]]:
        """The lines of the table: mechanic and cards."""
        part = self.readme.read_text(encoding="utf-8").split("## Mechanic to card")[1].split("\n## ")[0]
        rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", part, re.M)
        return {mechanic.lower(): set(cards.split("; ")) for mechanic, cards in rows if mechanic != "mechanic"}

    @cached_property
    def scenarios(self) -> dict[str, tuple[list[str], set[str]]]:
        """By name: the mechanics that a scenario claims to show, and the cards it uses."""
        found = {}
        for path in sorted(self.folder.glob("test_*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            words = constants(tree)
            for node in tree.body:
                if isinstance(node, ast.FunctionDef) and "scene" in [a.arg for a in node.args.args]:
                    if node.name.startswith("test_"):
                        claimed = self.claims((ast.get_docstring(node) or "").lower())
                        found[f"{path.stem}.{node.name}"] = (claimed, texts(node, words) & self.names)
        return found

    def claims(self, docstring: str) -> list[str]:
        """The mechanics in front of a docstring; some have a colon themselves."""
        for mechanic in self.table:
            if docstring.startswith(f"{mechanic}:"):
                return [mechanic]
            if docstring.startswith(f"{mechanic}; "):
                return [mechanic, *self.claims(docstring.removeprefix(f"{mechanic}; "))]
        return []


def constants(tree: ast.Module) -> dict[str, str]:
    """Module constants that are words."""
    return {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name) and isinstance(node.value.value, str)
    }


def texts(node: ast.FunctionDef, words: dict[str, str]) -> set[str]:
    """All words that a function or its parameters write, themselves or by a constant of the module."""
    parts = list(ast.walk(node))
    written = {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return written | {words[part.id] for part in parts if isinstance(part, ast.Name) and part.id in words}
