"""The scenarios of `test_07_attack_step` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_07_attack_step",
        without=("test_each_unit_of_a_row_attack_can_be_guarded",),
    )
)
