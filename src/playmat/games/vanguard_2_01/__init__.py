"""Hedges and Bells: cards of our own in four clans, with eight decks, for the book vanguard-2.01."""
