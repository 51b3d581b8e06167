"""The scenarios of `test_10_keywords` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_10_keywords",
        still=(
            "test_a_rear_guard_with_twin_drive_checks_nothing",
            "test_a_vanguard_with_twin_drive_checks_twice",
            "test_a_vanguard_without_twin_drive_checks_once",
            "test_face_down_damage_counts_for_limit_break",
            "test_limit_break_needs_four_damage",
            "test_the_opponents_damage_is_no_limit_break",
        ),
    )
)
