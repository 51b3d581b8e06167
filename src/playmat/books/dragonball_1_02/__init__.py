"""Dragon Ball Super Card Game, general rules 1.02."""
