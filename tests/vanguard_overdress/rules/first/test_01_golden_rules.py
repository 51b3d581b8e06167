"""The scenarios of `test_01_golden_rules` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_01_golden_rules",
        without=(
            "test_other_cards_keep_the_grade_limit",
            "test_the_turn_player_decides_first_which_unit_stays",
        ),
    )
)
