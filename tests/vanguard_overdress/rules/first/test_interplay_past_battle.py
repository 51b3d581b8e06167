"""The scenarios of `test_interplay_past_battle` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_interplay_past_battle",
        still=("test_a_booster_that_came_anew_has_not_boosted",),
    )
)
