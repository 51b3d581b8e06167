"""What vanguard-overdress takes over of vanguard-2.01, and through it of vanguard-1.10."""

from __future__ import annotations

from .._vanguard.same import Same

SECOND = Same("vanguard-2.01", "vanguard-overdress")
FIRST = Same("vanguard-1.10", "vanguard-overdress")
