"""The scenarios of `test_10_actions_cards` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_10_actions_cards",
        still=("test_a_discard_goes_from_the_hand_to_the_own_drop_zone",),
    )
)
