"""Lamps and Tides: 74 cards of our own in two clans, with four decks, for the book vanguard-1.10."""
