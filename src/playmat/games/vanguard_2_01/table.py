"""The table of vanguard-2.01: acts as they are typed."""

from __future__ import annotations

from ...play.table.ways import Examples, Ways
from .._vanguard.table import guesses

TABLE = Ways(guesses, Examples("call reeve fl", "call NAME back left", "look soul, look their drop"))
