"""The table of vanguard-1.10: acts as they are typed."""

from __future__ import annotations

from ...play.table.ways import Examples
from .._vanguard.table import ways

TABLE = ways(Examples("call moth fl", "call NAME back left", "look soul, look their drop"))
