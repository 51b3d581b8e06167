"""Taking a choice back, as long as nobody has learnt anything from it and no chance was used."""

from __future__ import annotations

from ...kernel.state.game import Game
from ...kernel.state.sight import sees
from ..stepping import since


def why_not_undo(fork: Game, game: Game) -> str:
    """What stands against going back from a game to an earlier fork of it; nothing if it may be."""
    if fork.chance != game.chance:
        return "chance was used since"
    if fork.result is None and game.result is not None:
        return "the game is over"
    learnt = revealed(fork, game)
    if learnt is not None:
        return f"{learnt} was shown since"
    return ""


def revealed(fork: Game, game: Game) -> str | None:
    """A card that some seat knows in the game and did not know in the earlier fork."""
    seats = range(fork.book.seats)
    for event in since(game, fork.events):
        match event:
            case ("move", _, _, card, definition, _, _, _, seen) | ("show", _, _, card, definition, seen):
                if any(seen >> seat & 1 and not sees(fork, seat, card) for seat in seats):
                    return game.match.cards[definition].name
    for card in range(len(fork.definition)):
        if any(sees(game, seat, card) and not sees(fork, seat, card) for seat in seats):
            return game.card(card)
    return None
