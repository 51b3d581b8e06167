"""What happens: rows, atoms, events, values. Nothing here compiles."""
