"""The scenarios of `test_06_main` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_06_main",
        without=("test_a_grade_above_the_vanguards_is_not_called",),
        still=(
            "test_a_second_round_ends_the_effects_of_the_turn_again",
            "test_an_ability_that_comes_during_the_end_phase_is_set_off_too",
            "test_an_effect_that_waits_for_the_end_of_this_turn_meets_it_in_the_end_phase",
            "test_the_end_phase_goes_round_for_what_its_end_sets_off",
            "test_the_opponents_stand_phase_follows",
        ),
    )
)
