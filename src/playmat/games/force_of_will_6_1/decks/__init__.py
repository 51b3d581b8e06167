"""Decks of The Auction of Hours, one a file."""
