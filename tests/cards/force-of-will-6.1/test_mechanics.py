"""Every mechanic that the set's README lists is seen to work in a scenario with a card of that line.

A scenario says what it shows in front of its docstring: "pierce (1102): ...", or "stealth (1114); enter: ...".
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from playmat import own_library

FOLDER = Path(__file__).parent
CARDS = own_library("force-of-will-6.1").cards
NAMES = {card.name for card in CARDS}
README = FOLDER.parents[2] / "src/playmat/sets/force_of_will_6_1/README.md"


def table() -> dict[str, set[str]]:
    """The lines of the table: mechanic and cards."""
    part = README.read_text(encoding="utf-8").split("## Mechanic to card")[1].split("\n## ")[0]
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", part, re.M)
    return {mechanic.lower(): set(cards.split("; ")) for mechanic, cards in rows if mechanic != "mechanic"}


@cache
def scenarios() -> dict[str, tuple[list[str], set[str]]]:
    """By name: the mechanics that a scenario claims to show, and the cards it uses."""
    found = {}
    for path in sorted(FOLDER.glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        words = constants(tree)
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and "scene" in [a.arg for a in node.args.args]:
                if node.name.startswith("test_"):
                    claimed = claims((ast.get_docstring(node) or "").lower())
                    found[f"{path.stem}.{node.name}"] = (claimed, texts(node, words) & NAMES)
    return found


def claims(docstring: str) -> list[str]:
    """The mechanics in front of a docstring; some have a colon themselves."""
    for mechanic in table():
        if docstring.startswith(f"{mechanic}:"):
            return [mechanic]
        if docstring.startswith(f"{mechanic}; "):
            return [mechanic, *claims(docstring.removeprefix(f"{mechanic}; "))]
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


@pytest.mark.parametrize("mechanic", table())
def test_mechanic_has_a_scenario(mechanic: str) -> None:
    shown = [cards for claimed, cards in scenarios().values() if mechanic in claimed]
    assert any(cards & table()[mechanic] for cards in shown)


def test_scenarios_say_what_they_show() -> None:
    assert [name for name, (claimed, _) in scenarios().items() if not claimed] == []


def test_every_card_with_a_text_is_in_a_scenario() -> None:
    used = set().union(*(cards for _, cards in scenarios().values()))
    assert sorted(card.name for card in CARDS if card.text and card.name not in used) == []


def test_the_table_is_found() -> None:
    assert len(table()) > 95
    assert set().union(*table().values()) <= NAMES
