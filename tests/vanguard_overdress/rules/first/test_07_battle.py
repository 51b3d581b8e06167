"""The scenarios of `test_07_battle` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_07_battle",
        still=(
            "test_a_unit_stood_at_the_beginning_of_the_start_step_can_attack",
            "test_start_step_abilities_come_before_the_decision",
        ),
    )
)
