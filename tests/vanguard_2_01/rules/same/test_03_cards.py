"""The scenarios of `test_03_cards` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_03_cards",
        without=("test_vanguard_rear_guards_and_guardians_are_units",),
        still=(
            "test_a_ride_leaves_one_vanguard",
            "test_a_second_unit_put_on_the_vanguard_circle_replaces_the_first",
            "test_a_sixth_rear_guard_replaces_one_of_the_five",
            "test_each_rear_guard_circle_takes_one_and_there_are_five",
            "test_only_cards_on_the_field_are_units",
            "test_shield_zero_is_a_shield_and_adds_nothing",
        ),
    )
)
