"""The scenarios of `test_interplay_states` of vanguard-2.01 that are true in this book too."""

from __future__ import annotations

from ...same import SECOND

globals().update(
    SECOND.taken_over(
        "test_interplay_states",
        without=("test_in_the_first_turn_nobody_chooses_to_attack_and_a_text_may_order_it",),
        still=("test_who_battles_a_row_leaves_out_what_cannot_be_attacked",),
    )
)
