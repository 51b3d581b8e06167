"""The terminal table: drawing it, reading what is typed, and running a game at it."""
