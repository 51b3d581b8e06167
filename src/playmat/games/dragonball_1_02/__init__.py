"""The Weathervane Cup: 94 cards of our own in four colours, with four decks, for the book dragonball-1.02."""
