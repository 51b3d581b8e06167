"""The scenarios of `test_05_chance` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_05_chance",
        without=("test_nobody_is_asked_who_goes_first",),
        still=(
            "test_a_shuffle_takes_every_card_everywhere",
            "test_other_seeds_give_other_orders",
        ),
    )
)
