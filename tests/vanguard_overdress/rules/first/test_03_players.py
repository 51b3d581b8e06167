"""The scenarios of `test_03_players` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_03_players",
        without=(
            "test_an_act_that_is_not_available_is_refused_and_changes_nothing",
            "test_changing_sides_in_play_does_not_change_the_owner",
        ),
        still=(
            "test_the_holder_of_the_circle_attacks_with_the_card",
            "test_the_holder_of_the_circle_plays_the_cards_abilities",
            "test_the_owner_cannot_use_a_card_on_the_others_circle",
            "test_your_units_means_those_on_your_circles",
        ),
    )
)
