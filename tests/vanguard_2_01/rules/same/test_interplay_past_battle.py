"""The scenarios of `test_interplay_past_battle` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_interplay_past_battle",
        without=("test_an_attacked_unit_that_changed_places_does_not_intercept",),
        still=("test_a_booster_that_came_anew_has_not_boosted",),
    )
)
