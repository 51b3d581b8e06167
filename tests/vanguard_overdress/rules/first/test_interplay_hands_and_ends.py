"""The scenarios of `test_interplay_hands_and_ends` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(FIRST.taken_over("test_interplay_hands_and_ends"))
