"""Decks of The Weathervane Cup, one a file."""
