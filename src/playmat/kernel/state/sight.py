"""Who may know a card. Everything that leaves the kernel asks here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Game


def seers(g: Game, card: int) -> int:
    """Bit mask of the seats that may know the card."""
    tables = g.match.tables
    seen = (tables.seen_down if g.face_down[card] else tables.seen_up)[g.zone_of[card]]
    if seen == tables.everybody:
        return seen
    seen = (1 << g.owner[card] if seen < 0 else seen) | g.shown[card]
    also_seen = tables.book.sight.also_seen
    return seen if also_seen is None else seen | also_seen(g, card)


def knows(g: Game, seat: int, card: int) -> bool:
    """Whether a seat sees the card, or saw it and can still tell it apart."""
    return bool(g.known[card] >> seat & 1) or sees(g, seat, card)


def sees(g: Game, seat: int | None, card: int) -> bool:
    """Whether a seat may know which card this is; with None, whether all may."""
    mask = seers(g, card)
    return mask == g.match.tables.everybody if seat is None else bool(mask >> seat & 1)
