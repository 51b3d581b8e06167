"""The scenarios of `test_02_characteristics` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_02_characteristics",
        without=(
            "test_no_shield_is_not_a_shield_of_zero",
            "test_the_grade_limits_guardians_from_the_hand",
            "test_the_grade_limits_normal_calls",
            "test_the_grade_limits_normal_rides",
        ),
    )
)
