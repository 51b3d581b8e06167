"""The scenarios of `test_07_drive_step` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_07_drive_step",
        still=(
            "test_a_check_timing_follows_each_drive_check",
            "test_a_rear_guard_with_twin_drive_does_not_check",
            "test_a_second_check_when_twin_drive_is_gained",
            "test_no_second_check_when_twin_drive_is_lost",
            "test_twin_drive_checks_twice_one_after_the_other",
        ),
    )
)
