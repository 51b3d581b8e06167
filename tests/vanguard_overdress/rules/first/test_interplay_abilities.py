"""The scenarios of `test_interplay_abilities` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_interplay_abilities",
        without=("test_the_first_of_two_instances_cancels_the_second",),
        still=(
            "test_a_resolved_effect_reaches_those_there_then_and_a_continuous_ability_all",
            "test_of_two_bonuses_each_ends_at_its_own_time",
            "test_twin_drive_is_looked_at_after_the_first_check",
        ),
    )
)
