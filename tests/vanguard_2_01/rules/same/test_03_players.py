"""The scenarios of `test_03_players` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_03_players",
        still=(
            "test_the_holder_of_the_circle_attacks_with_the_card",
            "test_the_holder_of_the_circle_plays_the_cards_abilities",
            "test_the_owner_cannot_use_a_card_on_the_others_circle",
            "test_your_units_means_those_on_your_circles",
        ),
    )
)
