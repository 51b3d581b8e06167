"""A card on its own: its printed values, its text line by line, and its other side where that is known."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from ..clean import clean
from .seen import value_words

WIDTH = 76
REPEATED = "original "
"""Characteristics that say again what another one says as it is printed."""


def face(printed: Mapping[str, Any], text: str, keys: Iterable[str], side: str = "") -> Table:
    """One side of a card in a frame."""
    heading = Text(clean(str(printed["name"])), "bold").append(f"  {side}" if side else "", "not bold dim")
    table = Table(box=box.ROUNDED, width=WIDTH, show_header=False, title=heading)
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for key in keys:
        words = listed(printed.get(key))
        if words and key != "name" and not key.startswith(REPEATED):
            table.add_row(key, Text(words))
    for line in text.split("\n"):
        if line:
            table.add_section()
            table.add_row("text", Text(clean(line)))
    return table


def listed(value: Any) -> str:
    return ", ".join(map(value_words, value)) if isinstance(value, list | tuple) else value_words(value)


def faces(printed: Mapping[str, Any], text: str, other: Mapping[str, Any] | None, keys: Iterable[str]) -> list[Table]:
    """Both sides of a card, or the one that is known."""
    known = tuple(keys)
    if other is None:
        return [face(printed, text, known)]
    behind = face(other, str(other.get("text", "")), known, "other side")
    return [face(printed, text, known, "this side"), behind]
