"""The scenarios of `test_07_damage_check` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_07_damage_check",
        without=("test_a_card_that_left_the_trigger_zone_is_no_damage",),
    )
)
