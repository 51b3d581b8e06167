"""The scenarios of `test_04_general` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_04_general",
        without=("test_each_player_has_zones_of_their_own",),
        still=(
            "test_the_other_player_does_not_learn_the_order",
            "test_the_other_player_learns_which_cards_went_together",
        ),
    )
)
