"""The scenarios of `test_07_damage_step` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_07_damage_step",
        without=("test_the_damage_step_runs_in_order",),
    )
)
