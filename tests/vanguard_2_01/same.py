"""What vanguard-2.01 takes over of vanguard-1.10."""

from __future__ import annotations

from .._vanguard.same import Same

SAME = Same("vanguard-1.10", "vanguard-2.01")
taken_over = SAME.taken_over
