"""Random decks for vanguard-1.10."""

from __future__ import annotations

from .._vanguard.random_decks import main_deck, of_clans

RANDOM_DECKS = of_clans(main_deck)
