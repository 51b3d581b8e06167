"""Hedges and Bells: cards of our own in two clans, with four decks, for the book vanguard-2.01."""
