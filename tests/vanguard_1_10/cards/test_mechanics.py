"""Every mechanic that the set's README lists is seen to work in a scenario with a card of that line."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from playmat import own_library
from playmat.testing.mechanics import constants, texts

FOLDER = Path(__file__).parent
NAMES = {card.name for card in own_library("vanguard-1.10").cards}
README = FOLDER.parents[2] / "src/playmat/games/vanguard_1_10/README.md"


def table() -> dict[str, str]:
    """The lines of the table: mechanic and cards."""
    part = README.read_text(encoding="utf-8").split("## Mechanic to card")[1].split("\n## ")[0]
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", part, re.M)
    return {mechanic: cards for mechanic, cards in rows if mechanic != "mechanic"}


@cache
def shown() -> dict[str, set[str]]:
    """What scenarios claim to show, the words of their docstrings before the colon, with the cards they use."""
    found: dict[str, set[str]] = {}
    for path in FOLDER.glob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        words = constants(tree)
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and "scene" in [a.arg for a in node.args.args]:
                claim = (ast.get_docstring(node) or "").partition(":")[0].lower()
                found.setdefault(claim, set()).update(texts(node, words) & NAMES)
    return found


def claims(mechanic: str) -> list[str]:
    """One claim for each zone of "superior ride from deck, drop, hand", else the mechanic itself."""
    head, found, zones = mechanic.partition("superior ride from ")
    return [f"superior ride from {zone}" for zone in zones.split(", ")] if found and not head else [mechanic.lower()]


@pytest.mark.parametrize("mechanic", table())
def test_mechanic_has_a_scenario(mechanic: str) -> None:
    cards = {name for name in NAMES if name in table()[mechanic]}
    assert [claim for claim in claims(mechanic) if not shown().get(claim, set()) & cards] == []


def test_the_table_is_found() -> None:
    assert len(table()) > 60
