"""The scenarios of `test_interplay_turn` of vanguard-2.01 that are true in this book too."""

from __future__ import annotations

from ...same import SECOND

globals().update(
    SECOND.taken_over(
        "test_interplay_turn",
        without=(
            "test_a_battle_that_is_cut_short_has_its_end",
            "test_a_resting_unit_does_not_attack_by_order",
        ),
    )
)
