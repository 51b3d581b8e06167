"""The four ready decks of Lamps and Tides, one file each."""
