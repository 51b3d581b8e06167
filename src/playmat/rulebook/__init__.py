"""The rulebooks as data: their rules in our words, where the sources cite them, and which of them are tested."""
