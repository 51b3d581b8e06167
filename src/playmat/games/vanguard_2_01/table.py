"""The table of vanguard-2.01: acts as they are typed."""

from __future__ import annotations

from ...play.table.ways import Examples
from .._vanguard.table import ways

TABLE = ways(Examples("call reeve fl", "call NAME back left", "look soul, look their drop"))
