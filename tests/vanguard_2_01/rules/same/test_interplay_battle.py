"""The scenarios of `test_interplay_battle` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_interplay_battle",
        unread=(
            "test_a_guardian_that_leaves_shields_no_more",
            "test_a_unit_that_gets_boost_boosts_in_the_same_turn",
        ),
    )
)
