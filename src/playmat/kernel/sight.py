"""Who may know a card. Everything that leaves the kernel asks here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Game


def sees(g: Game, seat: int, card: int) -> bool:
    """Whether a seat may know which card this is."""
    if g.shown[card] >> seat & 1:
        return True
    number = g.zone_of[card]
    zone = g.match.tables.zone_of_number[number]
    seen = zone.face_down if g.face_down[card] else zone.face_up
    if seen == "all":
        return True
    holder = g.match.zone_seat[number]
    return seen == "owner" and seat == (g.owner[card] if holder < 0 else holder)


def seers(g: Game, card: int) -> int:
    """Bit mask of the seats that may know the card."""
    return sum(1 << seat for seat in range(g.match.book.seats) if sees(g, seat, card))
