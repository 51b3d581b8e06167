"""The scenarios of `test_07_damage_step` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_07_damage_step",
        without=("test_an_attacked_unit_that_changed_its_master_is_not_hit",),
        still=(
            "test_a_critical_gained_in_the_drive_step_counts",
            "test_a_hit_vanguard_takes_damage_equal_to_the_critical",
            "test_abilities_on_hitting_do_not_outlive_the_game",
        ),
    )
)
