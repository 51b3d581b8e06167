"""Random decks for vanguard-2.01: a main deck, and a G deck of the G units of its clans."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...books.vanguard_2_01.setup import is_g_unit
from ...kernel.words.book import Deck
from ...kernel.words.cards import Card
from .._vanguard.random_decks import Taken, main_deck, of_clans

G_DECK = 16


def with_g_deck(pool: Sequence[Card], chance: Random, name: str) -> Deck | None:
    """As many G units as there are, up to a full G deck."""
    deck = main_deck([card for card in pool if not is_g_unit(card)], chance, name)
    if deck is None:
        return None
    taken = Taken(chance)
    taken.some([card for card in pool if is_g_unit(card)], G_DECK)
    return Deck(name, {**deck.parts, "g": tuple(taken.cards)})


RANDOM_DECKS = of_clans(with_g_deck)
