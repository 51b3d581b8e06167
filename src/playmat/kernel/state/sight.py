"""Who may know a card. Everything that leaves the kernel asks here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..words.plain import Plain
from ..words.questions import CARD_ROLES, ROLES, parts_of

if TYPE_CHECKING:
    from .game import Game


SEEN_BY = "seen by"
"""The first word of a note on an event with a hidden card; then come the seats that could tell which card it was."""


def seen_by(g: Game, card: int) -> tuple[str, int] | None:
    """The note on an event with a card that not everybody sees: who comes to know the card later is not told of it."""
    seen = seers(g, card) | g.known[card]
    return None if seen == g.match.tables.everybody else (SEEN_BY, seen)


def seers(g: Game, card: int) -> int:
    """Bit mask of the seats that may know the card."""
    tables = g.match.tables
    seen = (tables.seen_down if g.face_down[card] else tables.seen_up)[g.zone_of[card]]
    if seen == tables.everybody:
        return seen
    seen = (1 << g.owner[card] if seen < 0 else seen) | g.shown[card]
    also_seen = tables.also_seen
    return seen if also_seen is None else seen | also_seen(g, g.zone_of[card], (card,)).get(card, 0)


def knows(g: Game, seat: int, card: int) -> bool:
    """Whether a seat sees the card, or saw it and can still tell it apart."""
    return bool(g.known[card] >> seat & 1) or sees(g, seat, card)


def sees(g: Game, seat: int | None, card: int) -> bool:
    """Whether a seat may know which card this is; with None, whether all may."""
    mask = seers(g, card)
    return mask == g.match.tables.everybody if seat is None else bool(mask >> seat & 1)


def those_seen(g: Game, seat: int, cards: Sequence[int]) -> list[int]:
    """Those of the cards that a seat sees, in their order."""
    tables, zone_of, face_down, shown = g.match.tables, g.zone_of, g.face_down, g.shown
    if tables.also_seen is not None:
        return [card for card in cards if sees(g, seat, card)]
    # As `sees` does, in place: this is asked of whole hands.
    up, down, owner, bit = tables.seen_up, tables.seen_down, g.owner, 1 << seat
    sides = [(card, (down if face_down[card] else up)[zone_of[card]]) for card in cards]
    return [card for card, seen in sides if ((1 << owner[card] if seen < 0 else seen) | shown[card]) & bit]


def unknown_to(g: Game, seat: int) -> list[int]:
    """The cards that a seat neither sees nor can tell apart, zone by zone, the lowest first."""
    tables, known, shown, face_down, owner = g.match.tables, g.known, g.shown, g.face_down, g.owner
    also_seen, bit = tables.also_seen, 1 << seat
    found: list[int] = []
    for zone, cards in enumerate(g.zones):
        up, down = tables.seen_up[zone], tables.seen_down[zone]
        if not cards or (up > 0 and down > 0 and up & down & bit):
            continue
        # As `knows` does, in place: this is asked of all cards at once.
        unseen = [card for card in cards if not (shown[card] | known[card]) & bit]
        if up != down or up < 0 or up & bit:
            sides = [(card, down if face_down[card] else up) for card in unseen]
            unseen = [card for card, seen in sides if not (1 << owner[card] if seen < 0 else seen) & bit]
        if unseen and also_seen is not None and (opened := also_seen(g, zone, unseen)):
            unseen = [card for card in unseen if not opened.get(card, 0) & bit]
        found += unseen
    return found


def names_unseen(g: Game, seat: int, act: Plain) -> bool:
    """Whether an act names a card that the seat does not see."""
    return bool(without_unseen(g, seat, act) != act)


def without_unseen(g: Game, seat: int, act: Plain) -> Plain:
    """The act with a number that no card has in place of each card that the seat does not see, and of what may be one:
    of numbers after a word that nobody offers, nobody knows what they are.

    What stands against an act with such a card is told as of no card at all: else it would tell what the card is.
    """
    nobody = len(g.definition)
    if type(act) is not tuple or not act:
        role = ROLES[g.question.kind] if g.question is not None else "card"
        hidden = type(act) is int and role in CARD_ROLES and 0 <= act < nobody and not sees(g, seat, act)
        return nobody if hidden else act
    word, *rest = act
    roles = [role for role, _ in parts_of(act, "act", g.match.acts)] if word in g.match.acts else []
    roles += ["card"] * (len(rest) - len(roles))
    kept = [
        nobody if role in CARD_ROLES and type(part) is int and 0 <= part < nobody and not sees(g, seat, part) else part
        for role, part in zip(roles, rest, strict=True)
    ]
    return (word, *kept)
