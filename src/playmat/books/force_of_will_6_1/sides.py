"""Sections 1302 and 1117: cards with two sides, and turning them over.

A card begins with its front up: a ruler, or the past side of a double-sided card. While its back is up, a note on
the card keeps the front, for the card itself then has the face of the back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...kernel import Builder, Card, Game, become, emit, mark
from ...kernel import nodes as n
from . import nodes as f
from .counters import shift_with_counters
from .zones import put_on

FRONT = "front"
"""The note on a card whose back is up: the number of its front."""
OWN_FACE = "own face"
"""The note on an object that became a copy (1017.2): the face that is up under it."""


def face(g: Game, card: int) -> int:
    """1302.1b: the face that is up, whatever the card is a copy of."""
    return g.match.called(g.marks[card, OWN_FACE][1]) if is_copied_onto(g, card) else g.definition[card]


def front_of(g: Game, card: int) -> int | None:
    """The face that is down under a back."""
    name = g.marks.get((card, FRONT))
    return None if name is None else g.match.called(name)


def is_copied_onto(g: Game, card: int) -> bool:
    """Whether the object became a copy of another."""
    note = g.marks.get((card, OWN_FACE))
    return note is not None and note[0] == g.serial[card]


def back_of(g: Game, card: int) -> int | None:
    """The face on the other side of a card whose front is up."""
    back = g.match.cards[face(g, card)].extra.get("back")
    return g.match.add_card(back) if isinstance(back, Card) and not is_back_up(g, card) else None


def is_back_up(g: Game, card: int) -> bool:
    """1302.2: a J-ruler side, or a future side."""
    return (card, FRONT) in g.marks


def is_double_sided(g: Game, card: int) -> bool:
    """1302.1, 1302.1a: two printed faces, and no ruler."""
    under = front_of(g, card)
    front = face(g, card) if under is None else under
    return "back" in g.match.cards[front].extra and "ruler" not in g.match.printed[front]["type"]


def other_side(g: Game, card: int) -> int | None:
    """The number of the face that is down; None for a card with one face."""
    front = front_of(g, card)
    return front if front is not None else back_of(g, card)


def turn_over(g: Game, card: int) -> bool:
    """1302.2c: the other side comes up and the card stays the object it was; tell whether it has one."""
    if not switch(g, card):
        return False
    emit(g, "turn over", card)
    return True


def switch(g: Game, card: int) -> bool:
    """1302.2b, 1302.2e: the card has the face of its other side from now on, and nothing of the first.

    There is no event: a card may be played with its future side (1117.2).
    """
    other = other_side(g, card)
    if other is None:
        return False
    mark(g, card, FRONT, None if is_back_up(g, card) else g.match.names[face(g, card)])
    if is_copied_onto(g, card):
        put_on(g, card, OWN_FACE, g.match.names[other])
    else:
        become(g, card, other)
    return True


def can_shift(g: Game, card: int) -> bool:
    """1117.2: a double-sided card in a field with its past side up."""
    return g.is_in(card, "field") and is_double_sided(g, card) and not is_back_up(g, card)


def shift(g: Game, card: int) -> None:
    """1117.2a: turned from past to future by the ability, which alone is called to shift."""
    if can_shift(g, card) and turn_over(g, card):
        shift_with_counters(g, card)
        emit(g, "shift", card)


def rows_turn_over(b: Builder, node: f.TurnOver) -> None:
    b.step(lambda g, v: shift(g, v.source), when=lambda g, v: bool(g.serial[v.source] == v.serial))


# --- where cards lie with their past side up --------------------------------------------------------


def keeps_side(before: str, after: str) -> bool:
    """1302.3a: played, resolving, or moved from field to field."""
    return (after == "chase" and before != "field") or (after == "field" and before in ("chase", "field"))


def after_move(g: Game, moves: Sequence[tuple[int, int, int, int]]) -> None:
    """1302.3: other moves leave the past side up; rulers are turned by their own rules. Part of after_move."""
    names = g.match.zone_names
    for card, before, after, _ in moves:
        if is_back_up(g, card) and is_double_sided(g, card) and not keeps_side(names[before], names[after]):
            switch(g, card)


NODE_ROWS: dict[type[n.Node], Callable[[Builder, Any], None]] = {f.TurnOver: rows_turn_over}
