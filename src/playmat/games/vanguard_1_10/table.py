"""The table of vanguard-1.10: acts as they are typed."""

from __future__ import annotations

from ...play.table.ways import Examples, Ways
from .._vanguard.table import guesses

TABLE = Ways(guesses, Examples("call moth fl", "call NAME back left", "look soul, look their drop"))
