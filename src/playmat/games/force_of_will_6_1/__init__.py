"""The Auction of Hours: 139 cards of our own and four decks for the book force-of-will-6.1."""
