"""The scenarios of `test_03_chance_state` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_03_chance_state",
        without=(
            "test_a_stand_trigger_on_a_resting_unit_stands_it",
            "test_a_stand_trigger_on_a_standing_unit_changes_nothing",
        ),
    )
)
