"""Weirs and Beacons: cards of our own in two nations, with four decks, for the book vanguard-overdress."""
