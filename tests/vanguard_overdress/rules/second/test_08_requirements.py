"""The scenarios of `test_08_requirements` of vanguard-2.01 that are true in this book too."""

from __future__ import annotations

from ...same import SECOND

globals().update(
    SECOND.taken_over(
        "test_08_requirements",
        still=(
            "test_damage_dealt_twice_adds_up",
            "test_dealt_damage_is_worked_off_after_the_effect",
            "test_other_rule_actions_come_before_the_damage_process",
            "test_who_has_lost_is_not_checked_for_damage",
        ),
    )
)
