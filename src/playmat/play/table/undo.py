"""Taking a choice back, as long as nobody has learnt anything from it and no chance was used."""

from __future__ import annotations

from ...kernel.game import Game
from ...kernel.view import sees
from ..stepping import since


def why_not_undo(before: Game, after: Game) -> str:
    """What stands against going back from one game to an earlier fork of it; nothing if it may be."""
    if before.chance != after.chance:
        return "chance was used since"
    if before.result is None and after.result is not None:
        return "the game is over"
    learnt = revealed(before, after)
    if learnt is not None:
        return f"{learnt} was shown since"
    return ""


def revealed(before: Game, after: Game) -> str | None:
    """A card that some seat knows now and did not know then."""
    seats = range(before.book.seats)
    for event in since(after, before.events):
        if event[0] in ("move", "show"):
            seen = event[8] if event[0] == "move" else event[5]
            if any(seen >> seat & 1 and not sees(before, seat, event[3]) for seat in seats):
                return after.match.cards[event[4]].name
    for card in range(len(before.definition)):
        if any(sees(after, seat, card) and not sees(before, seat, card) for seat in seats):
            return after.card(card)
    return None
