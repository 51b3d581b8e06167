"""What people touch of any Vanguard game: each game makes its pieces of these."""
