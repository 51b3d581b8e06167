"""The scenarios of `test_07_damage_step` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_07_damage_step",
        without=("test_the_damage_step_runs_in_order",),
        still=(
            "test_a_critical_gained_in_the_drive_step_counts",
            "test_a_hit_rear_guard_and_all_guardians_are_retired",
            "test_a_hit_rear_guard_is_retired_wherever_it_went",
            "test_a_hit_vanguard_takes_damage_equal_to_the_critical",
            "test_abilities_on_hitting_a_rear_guard_go_off_though_it_is_gone",
            "test_abilities_on_hitting_do_not_outlive_the_game",
            "test_each_unit_that_was_hit_is_told_of",
            "test_guardians_are_retired_when_the_attack_misses",
        ),
    )
)
