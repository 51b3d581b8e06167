"""The scenarios of `test_interplay_costs` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_interplay_costs",
        still=(
            "test_a_card_played_out_of_the_hand_is_not_discarded_for_itself",
            "test_a_card_played_out_of_the_hand_is_paid_with_another",
        ),
    )
)
