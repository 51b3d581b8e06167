"""The scenarios of `test_turn` of vanguard-2.01 that are true in this book too."""

from __future__ import annotations

from ...same import SECOND

globals().update(
    SECOND.taken_over(
        "test_turn",
        still=(
            "test_one_normal_ride_a_turn",
            "test_the_end_phase_goes_round_for_a_unit_that_came_in_it",
        ),
    )
)
