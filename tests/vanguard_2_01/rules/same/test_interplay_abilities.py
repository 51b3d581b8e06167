"""The scenarios of `test_interplay_abilities` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_interplay_abilities",
        without=("test_the_first_of_two_instances_cancels_the_second",),
        still=(
            "test_a_power_that_is_set_takes_no_boost_away",
            "test_of_two_bonuses_each_ends_at_its_own_time",
            "test_twin_drive_is_looked_at_after_the_first_check",
        ),
    )
)
