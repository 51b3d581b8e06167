"""The scenarios of `test_07_close_step` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_07_close_step",
        without=(
            "test_a_close_step_that_repeats_sets_nothing_off_twice",
            "test_what_the_end_of_an_effect_sets_off_resolves_in_the_close_step",
        ),
        still=(
            "test_a_lock_for_the_battle_ends_with_it",
            "test_turn_long_effects_outlast_the_battle",
        ),
    )
)
