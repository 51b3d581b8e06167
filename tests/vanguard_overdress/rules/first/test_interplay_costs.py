"""The scenarios of `test_interplay_costs` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_interplay_costs",
        still=(
            "test_a_card_played_out_of_the_hand_is_not_discarded_for_itself",
            "test_a_card_played_out_of_the_hand_is_paid_with_another",
        ),
    )
)
