"""The scenarios of `test_07_battle` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_07_battle",
        without=(
            "test_a_battle_long_effect_is_gone_before_the_next_start_step",
            "test_the_start_step_returns_after_each_attack",
        ),
        still=(
            "test_a_unit_stood_at_the_beginning_of_the_start_step_can_attack",
            "test_start_step_abilities_come_before_the_decision",
        ),
    )
)
