"""The table of vanguard-overdress: acts as they are typed."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.state.game import Game
from ...kernel.words.questions import Option
from ...play.table.acts import cards_and_places, cards_named
from ...play.table.ways import Examples
from .._vanguard.table import guesses as of_family
from .._vanguard.table import ways


def two_orders(game: Game, seat: int, tokens: list[str]) -> Iterator[Option]:
    """The order that is played, and the one that is added to it, with "with" between them."""
    if "with" in tokens:
        at = tokens.index("with")
        first = [card for card, _ in cards_and_places(game, seat, tokens[:at])]
        others = [card for card, _ in cards_and_places(game, seat, tokens[at + 1 :])]
        yield from (("alchemagic", card, other) for card in first for other in others)


def guesses(game: Game, seat: int, tokens: list[str]) -> Iterator[Option]:
    """To play a card is to play an order; to dress a card onto another is to put it there by overDress."""
    if tokens and tokens[0] in ("play", "order"):
        yield from (("order", card) for card, _ in cards_and_places(game, seat, tokens[1:]))
        return
    if tokens and tokens[0] == "alchemagic":
        yield from two_orders(game, seat, tokens[1:])
        return
    if tokens and tokens[0] in ("overdress", "dress"):
        yield from dressings(game, seat, tokens[1:])
        return
    yield from of_family(game, seat, tokens)


def dressings(game: Game, seat: int, tokens: list[str]) -> Iterator[Option]:
    """`overdress NAME onto NAME`, or NAME alone, which is XoverDress where the card has that."""
    at = next((i for i, word in enumerate(tokens) if word in ("onto", "on")), len(tokens))
    for card in cards_named(game, seat, tokens[:at]):
        yield from (("overdress", card, unit) for unit in cards_named(game, seat, tokens[at + 1 :]))
        yield ("xoverdress", card)


TABLE = ways(Examples("call porter fl", "call NAME back left", "look soul, look their drop"), guesses)
