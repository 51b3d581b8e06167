"""The scenarios of `test_10_keywords` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_10_keywords",
        still=(
            "test_a_rear_guard_with_twin_drive_checks_nothing",
            "test_a_vanguard_with_twin_drive_checks_twice",
            "test_a_vanguard_without_twin_drive_checks_once",
        ),
    )
)
