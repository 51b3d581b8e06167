"""The scenarios of `test_interplay_more` of vanguard-2.01 that are true in this book too."""

from __future__ import annotations

from ...same import SECOND

globals().update(
    SECOND.taken_over(
        "test_interplay_more",
        still=("test_power_that_was_gained_goes_along_to_another_circle_and_not_to_the_hand_and_back",),
    )
)
