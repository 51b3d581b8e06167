"""Plain data: all that a game is, and what a seat may know of it."""
