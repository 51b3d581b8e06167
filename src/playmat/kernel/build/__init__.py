"""Cards to functions and rows, and games begun."""
