"""The scenarios of `test_08_reach` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_08_reach",
        still=(
            "test_a_bonus_does_not_follow_a_card_that_left_the_field",
            "test_a_bonus_follows_a_unit_from_circle_to_circle",
            "test_a_bonus_for_all_units_does_not_reach_one_that_comes_later",
        ),
    )
)
