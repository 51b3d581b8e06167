"""The scenarios of `test_07_close_step` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_07_close_step",
        without=(
            "test_the_close_step_runs_in_order",
            "test_the_start_step_returns_with_the_attack_choice",
            "test_what_the_end_of_an_effect_sets_off_resolves_in_the_close_step",
        ),
        still=("test_a_lock_for_the_battle_ends_with_it", "test_turn_long_effects_outlast_the_battle"),
    )
)
