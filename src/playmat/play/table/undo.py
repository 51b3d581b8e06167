"""Taking a choice back, as long as nobody has learnt anything from it and no chance was used."""

from __future__ import annotations

from ...kernel.state.game import Game
from ...kernel.state.sight import seers
from ..stepping import since


def why_not_undo(fork: Game, game: Game, seat: int | None = None) -> str:
    """What stands against going back from a game to an earlier fork of it, as this seat may know; nothing if it may be.

    A card that the seat does not know itself is not named to it.
    """
    if fork.chance != game.chance:
        return "chance was used since"
    if fork.result is None and game.result is not None:
        return "the game is over"
    learnt = revealed(fork, game)
    if learnt is None:
        return ""
    name, seen = learnt
    everybody = game.match.tables.everybody
    may_know = seen == everybody if seat is None else seen >> seat & 1
    return f"{name if may_know else 'a card'} was shown since"


def revealed(fork: Game, game: Game) -> tuple[str, int] | None:
    """A card that some seat knows in the game and did not know in the earlier fork, with those who know it now; one
    that has only come into being since is no news of what there was."""
    there = len(fork.definition)
    for event in since(game, fork.events):
        match event:
            case ("move", _, _, card, definition, _, _, _, seen) | ("show", _, _, card, definition, seen):
                if card < there and seen & ~seers(fork, card):
                    return game.match.cards[definition].name, seen
    for card in range(there):
        seen = seers(game, card)
        if seen & ~seers(fork, card):
            return game.card(card), seen
    return None
