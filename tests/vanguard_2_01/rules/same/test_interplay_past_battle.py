"""The scenarios of `test_interplay_past_battle` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_interplay_past_battle",
        without=("test_an_attacked_unit_that_changed_places_does_not_intercept",),
    )
)
