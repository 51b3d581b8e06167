"""The scenarios of `test_08_play` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_08_play",
        still=(
            "test_a_call_needs_a_grade_not_above_the_vanguards",
            "test_a_card_of_too_high_a_grade_is_refused_unseen",
            "test_a_card_that_is_played_is_revealed",
            "test_a_ride_needs_the_vanguards_grade_or_one_more",
            "test_an_ability_played_out_of_the_hand_shows_its_card_until_it_has_resolved",
        ),
    )
)
