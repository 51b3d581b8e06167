"""What a token is called in a match."""

from __future__ import annotations

import playmat
from playmat.books.vanguard_overdress.cards import token_cards
from playmat.kernel.build.match import Match
from playmat.kernel.run.imagining import _brought_by


def test_a_token_and_its_other_side_are_called_as_is_said_though_a_text_brings_them():
    """An imagined match calls cards as the true one does, where another token of the name may have come first."""
    book = playmat.book("vanguard-overdress")
    decks = playmat.own_decks(book.name).values()
    maker = next(card for deck in decks for card in deck.cards() if token_cards(card))
    game = playmat.new_game(book.name, list(decks)[:2], seed=1)
    sides = _brought_by(game, maker)
    assert len(sides) > 2
    match = Match(book)
    match.add_card(maker, {id(side): f"{side.name} of long ago {at}" for at, side in enumerate(sides)})
    assert sorted(match.names) == sorted(f"{side.name} of long ago {at}" for at, side in enumerate(sides))
    other = Match(book)
    other.add_card(maker)
    assert not [name for name in other.names if "long ago" in name]
