"""The scenarios of `test_02_characteristics` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_02_characteristics",
        without=(
            "test_no_shield_is_not_a_shield_of_zero",
            "test_the_grade_limits_guardians_from_the_hand",
        ),
    )
)
