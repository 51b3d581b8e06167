"""Random decks for vanguard-2.01."""

from __future__ import annotations

from .._vanguard.random_decks import main_deck, of_clans

RANDOM_DECKS = of_clans(main_deck)
