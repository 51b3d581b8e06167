"""The scenarios of `test_02_triggers` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_02_triggers",
        without=(
            "test_both_orders_are_offered",
            "test_the_draw_may_come_before_the_power",
            "test_the_power_may_come_before_the_draw",
        ),
        still=(
            "test_a_critical_trigger_is_given_to_own_units_only",
            "test_a_guardian_is_one_of_the_units",
            "test_the_player_chooses_which_damage_is_healed",
        ),
    )
)
