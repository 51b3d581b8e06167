"""The vocabulary: what books and cards are written in. Books may subclass it; it runs nothing."""
