"""Builders of random legal decks, one module a book; see `playmat.play.decks`."""
