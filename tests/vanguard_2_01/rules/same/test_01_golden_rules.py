"""The scenarios of `test_01_golden_rules` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_01_golden_rules",
        without=("test_the_turn_player_decides_first_which_unit_stays",),
    )
)
