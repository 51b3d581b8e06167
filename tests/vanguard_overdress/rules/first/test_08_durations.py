"""The scenarios of `test_08_durations` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_08_durations",
        still=(
            "test_a_stun_is_over_after_that_stand_phase_of_mine",
            "test_a_stun_made_in_the_opponents_turn_waits_for_the_turn_after_mine",
            "test_a_stunned_unit_does_not_stand_in_the_next_stand_phase_but_in_the_one_after",
            "test_a_stunned_unit_is_stood_by_an_effect_of_my_stand_phase",
            "test_a_unit_kept_down_in_my_next_stand_phase",
            "test_a_unit_kept_down_in_my_stand_phase_stands_in_the_opponents",
            "test_what_holds_during_a_ride_phase_ends_with_it",
        ),
    )
)
