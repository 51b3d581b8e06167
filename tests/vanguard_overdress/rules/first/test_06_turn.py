"""The scenarios of `test_06_turn` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_06_turn",
        still=(
            "test_a_ride_is_on_ones_own_vanguard",
            "test_a_ride_may_be_declined",
            "test_a_superior_ride_leaves_the_normal_ride",
            "test_a_unit_that_cannot_stand_goes_on_resting",
            "test_all_units_of_the_turn_player_stand",
            "test_all_units_stand_at_once",
            "test_one_normal_ride_a_turn",
        ),
    )
)
