"""The scenarios of `test_09_rule_actions` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_09_rule_actions",
        without=("test_a_crowd_that_is_gone_before_the_check_timing_is_not_noticed",),
        still=(
            "test_a_guardian_of_either_player_is_dropped",
            "test_a_guardian_outside_the_battle_phase_is_dropped",
        ),
    )
)
