"""One card of a table in few words: a cell of the field, and the sign of how it lies."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.text import Text

from ..mat import Role
from .lines import cut, padded, styled
from .seen import HIDDEN, Entry, Seen

FIGHT, AIM = "bold yellow", "bold magenta"
LEAST = 4
"""Letters of a name that are kept where numbers are shown beside it."""


def cell(seen: Seen, card: Entry, inner: int, *, lead: bool, more: int, tall: bool) -> list[Text]:
    """A card in a cell: its name, and its numbers in a line below; or both in one line."""
    role = role_of(seen, card)
    lying = "dim" if card.get("rested") else "none"
    look = role_style(role) if role is not None else "bold" if lead and lying == "none" else lying
    head, sign, room = styled(role.sign if role is not None else " ", look), sign_of(seen, card), inner - 2
    piled = [f"{more} more here"] if more else []
    if tall:
        words = fitting(
            [seen.fill(seen.mat.card.line, card), *piled, *seen.burdens(card), *seen.skills(card)], room - 2
        )
        head.append(cut(sign + seen.name(card), room), look)
        return [padded(head, inner), padded(Text("   ").append(words, lying), inner)]
    words = fitting([seen.fill(seen.mat.card.short, card), *piled, *seen.burdens(card)], room - len(sign) - LEAST - 1)
    name = cut(sign + seen.name(card), room - len(words) - 1)
    gap = " " * max(room - cell_len(name) - len(words), 1)
    return [padded(head.append(name, look).append(gap + words, lying), inner)]


def fitting(words: list[str], width: int) -> str:
    """The first of the words, and of the others those for which there is room."""
    first, *others = words
    found = cut(first, width)
    for word in others:
        if word and len(found) + 1 + len(word) <= width:
            found = f"{found} {word}".strip()
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
    return [] if value is None else [*value] if isinstance(value, list | tuple) else [value]
