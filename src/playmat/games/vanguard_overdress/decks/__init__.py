"""The ready decks of Weirs and Beacons, one file each."""
