"""The kernel: a card game machine that knows no game. Imports only the standard library."""
