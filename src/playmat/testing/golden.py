"""What the texts of cards compile to, written out, so that a change of a grammar shows in a kept file.

A golden file has a head and a block for each card: its name, and under every line of its text the expression
that builds the ability's nodes, or whatever else a test writes of it. `kept` reads it, and writes it anew first when
RENEW_GOLDEN is set.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from ..kernel.words.cards import Card
from ..kernel.words.nodes import Node

WIDTH = 110


def sides_with_text(cards: Iterable[Card]) -> list[Card]:
    """The sides that have abilities, the back of a card after its front."""
    both = [side for card in cards for side in (card, card.extra.get("back")) if isinstance(side, Card)]
    return [side for side in both if side.abilities]


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
    """A card in the golden file."""
    lines = card.text.split("\n")
    abilities = (f"{line}\n  {shown(node, 2)}" for line, node in zip(lines, card.abilities, strict=True))
    return f"== {card.name}\n" + "\n".join(abilities) + "\n"


def blocks(text: str) -> dict[str, str]:
    """A golden file by card."""
    found = re.split(r"(?m)^(?=== )", text)[1:]
    return {part.split("\n", 1)[0].removeprefix("== "): part.rstrip("\n") + "\n" for part in found}


def kept(path: Path, head: str, cards: Sequence[Card], write: Callable[[Card], str] = block) -> dict[str, str]:
    """The blocks of the kept file; `write` makes the block of a card."""
    if os.environ.get("RENEW_GOLDEN"):
        path.write_text("\n".join((head, *map(write, cards))), encoding="utf-8")
    return blocks(path.read_text(encoding="utf-8"))
