"""One card of a table in few words: a cell of the field, and the sign of how it lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from ..mat import Role
from .lines import CUT, cut, padded, styled
from .seen import HIDDEN, Entry, Seen, number_of

FIGHT, AIM = "bold yellow", "bold magenta"
LEAST = 7
"""Columns that are kept for a card's sign, the beginning of its name and a space, where numbers stand beside it."""


@dataclass(frozen=True)
class Lying:
    """A card of the field: how many equal ones it stands for, and how many more lie at its square."""

    card: Entry
    lead: bool = False
    times: int = 1
    more: int = 0


def cell(seen: Seen, lying: Lying, inner: int, *, tall: bool) -> list[Text]:
    """A card in a cell: its name, and its numbers in a line below; or both in one line."""
    card, role = lying.card, role_of(seen, lying.card)
    plain = "dim" if card.get("rested") else "none"
    look = role_style(role) if role is not None else "bold" if lying.lead and plain == "none" else plain
    head, room = styled(role.sign if role is not None else " ", look), inner - 2
    name = f"{sign_of(seen, card)}{f'{lying.times}× ' if lying.times > 1 else ''}{seen.name(card)}"
    burdens = [*([f"{lying.more} more here"] if lying.more else []), *seen.burdens(card)]
    if tall:
        words = fitting([seen.fill(seen.mat.card.line, card), *burdens, *seen.skills(card)], room - 2)
        return [padded(head.append(cut(name, room), look), inner), padded(Text("   ").append(words, plain), inner)]
    words = fitting([seen.fill(seen.mat.card.short, card), *burdens], room - LEAST)
    name = cut(name, room - cell_len(words) - 1)
    gap = " " * max(room - cell_len(name) - cell_len(words), 1)
    return [padded(head.append(name, look).append(gap + words, plain), inner)]


def equal_ones(seen: Seen, cards: Sequence[Entry]) -> list[Lying]:
    """The cards, those that look and fight alike as one."""
    counts: dict[object, tuple[Entry, int]] = {}
    for card in cards:
        said = (seen.fill(seen.mat.card.line, card), *seen.burdens(card), *seen.skills(card))
        key = (seen.name(card), sign_of(seen, card), role_of(seen, card), said)
        first, count = counts.get(key, (card, 0))
        counts[key] = (first, count + 1)
    return [Lying(card, times=count) for card, count in counts.values()]


def fitting(words: list[str], width: int) -> str:
    """The first of the words, and of the others those for which there is room; a sign where some are left out."""
    first, *others = [word for word in words if word] or [""]
    found = cut(first, width)
    for number, word in enumerate(others):
        room = width - cell_len(found) - 1 - (1 if number < len(others) - 1 else 0)
        if cell_len(word) > room:
            return found + CUT if cell_len(found) < width else found
        found = f"{found} {word}"
    return found


def empty_cell(label: str, inner: int, *, tall: bool) -> list[Text]:
    lines = [padded(styled(f" {label}", "dim"), inner)]
    return [*lines, padded(Text(""), inner)] if tall else lines


def sign_of(seen: Seen, card: Entry) -> str:
    if HIDDEN in card:
        return ""
    if card.get("face down"):
        return f"{seen.mat.face_down.sign} "
    return f"{(seen.mat.rested if card['rested'] else seen.mat.upright).sign} " if "rested" in card else ""


def role_style(role: Role | None) -> str:
    return "none" if role is None else AIM if role.aimed_at else FIGHT


def role_of(seen: Seen, card: Entry) -> Role | None:
    """The part that a card plays in the battle, if there is one."""
    return next((role for role in seen.mat.battle if card.get("card", -1) in numbers_in(seen, role.fact)), None)


def numbers_in(seen: Seen, name: str) -> list[Any]:
    """The cards or players that a fact names."""
    value = seen.view["facts"].get(name)
    several = value if isinstance(value, list | tuple) else [value]
    return [number_of(each) for each in several if each is not None]
