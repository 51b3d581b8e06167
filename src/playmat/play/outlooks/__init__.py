"""Outlooks of single books; see `playmat.play.evaluations`."""
