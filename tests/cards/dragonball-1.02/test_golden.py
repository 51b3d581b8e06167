"""What the texts of The Weathervane Cup compile to, kept in `golden.txt`, so that a change of the grammar shows.

After a change that is meant, renew the file, and read its difference before keeping it:

    RENEW_GOLDEN=1 pytest tests/cards/dragonball-1.02/test_golden.py
"""

from __future__ import annotations

import os
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from playmat import own_library
from playmat.kernel.cards import Card
from playmat.kernel.nodes import Node

GOLDEN = Path(__file__).with_name("golden.txt")


def sides(card: Card) -> list[Card]:
    """A card, and the other side of a leader (2-3-2-1-2)."""
    back = card.extra.get("back")
    return [card, back] if isinstance(back, Card) else [card]


CARDS = [side for card in own_library("dragonball-1.02").cards for side in sides(card) if side.abilities]
WIDTH = 110
HEAD = """\
# What the cards of The Weathervane Cup compile to: name, text, and the nodes of each skill.
# Renewed by: RENEW_GOLDEN=1 pytest tests/cards/dragonball-1.02/test_golden.py
"""


def shown(value: Any, indent: int = 0, lead: str = "") -> str:
    """A node as the expression that builds it, on one line if it fits."""
    flat = lead + one_line(value)
    if len(flat) + indent <= WIDTH or not parts(value):
        return flat
    opening, closing = ("(", ")") if isinstance(value, tuple) else (f"{type(value).__name__}(", ")")
    blank = " " * (indent + 2)
    inner = [f"{blank}{shown(part, indent + 2, key)}," for key, part in parts(value)]
    return "\n".join((lead + opening, *inner, " " * indent + closing))


def one_line(value: Any) -> str:
    if isinstance(value, tuple):
        inside = ", ".join(one_line(part) for part in value)
        return f"({inside},)" if len(value) == 1 else f"({inside})"
    if isinstance(value, Node):
        return f"{type(value).__name__}({', '.join(key + one_line(part) for key, part in parts(value))})"
    return repr(value)


def parts(value: Any) -> list[tuple[str, Any]]:
    """The items of a tuple, or the fields of a node that say something, named once one was left out."""
    if isinstance(value, tuple):
        return [("", part) for part in value]
    if not isinstance(value, Node):
        return []
    found, named = [], False
    for entry in (entry for entry in fields(value) if entry.compare and entry.name != "form"):
        part = getattr(value, entry.name)
        if part == entry.default:
            named = True
        else:
            found.append((f"{entry.name}=" if named else "", part))
    return found


def block(card: Card) -> str:
    lines = card.text.split("\n")
    skills = (f"{line}\n  {shown(node, 2)}" for line, node in zip(lines, card.abilities, strict=True))
    return f"== {card.name}\n" + "\n".join(skills) + "\n"


def blocks(text: str) -> dict[str, str]:
    """The golden file by card."""
    found = re.split(r"(?m)^(?=== )", text)[1:]
    return {part.split("\n", 1)[0].removeprefix("== "): part.rstrip("\n") + "\n" for part in found}


def renewed() -> str:
    return "\n".join((HEAD, *map(block, CARDS)))


@pytest.fixture(scope="module")
def golden() -> dict[str, str]:
    if os.environ.get("RENEW_GOLDEN"):
        GOLDEN.write_text(renewed(), encoding="utf-8")
    return blocks(GOLDEN.read_text(encoding="utf-8"))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_card_compiles_to_what_was_reviewed(card: Card, golden: dict[str, str]) -> None:
    assert card.name in golden, "not in golden.txt; renew it"
    assert block(card) == golden[card.name]


def test_no_block_without_its_card(golden: dict[str, str]) -> None:
    assert list(golden) == [card.name for card in CARDS]


def test_both_sides_of_a_leader_are_kept(golden: dict[str, str]) -> None:
    assert {"Ossa, Prentice of the Kiln", "Ossa, Mistress of White Heat"} <= set(golden)


def test_a_changed_number_shows() -> None:
    """The form leaves out only what says nothing: other numbers, areas or words give other blocks."""
    card = next(card for card in CARDS if card.name == "Compost Prophet, Dunn")
    assert ", 2000)" in block(card)
    assert "'drop'" in block(card)
    assert "'Thornbeast'" in block(card)
