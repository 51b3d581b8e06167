"""Lamps and Tides: 81 cards of our own in two clans, with five decks, for the book vanguard-1.10."""
