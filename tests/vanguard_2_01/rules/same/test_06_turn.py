"""The scenarios of `test_06_turn` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_06_turn",
        still=(
            "test_a_ride_is_on_ones_own_vanguard",
            "test_a_ride_may_be_declined",
            "test_a_superior_ride_leaves_the_normal_ride",
            "test_one_normal_ride_a_turn",
            "test_the_main_phase_offers_no_normal_ride",
            "test_the_ride_phase_offers_normal_rides_and_declining",
        ),
    )
)
