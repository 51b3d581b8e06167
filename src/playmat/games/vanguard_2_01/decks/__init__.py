"""The four ready decks of Hedges and Bells, one file each."""
