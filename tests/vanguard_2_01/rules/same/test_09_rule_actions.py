"""The scenarios of `test_09_rule_actions` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_09_rule_actions",
        without=(
            "test_of_two_called_together_to_one_circle_their_player_keeps_one",
            "test_the_choice_on_a_rear_guard_circle_cites_its_own_rule",
        ),
        still=(
            "test_a_ride_puts_only_the_vanguard_before_into_the_soul",
            "test_of_two_that_came_together_their_player_keeps_one_as_vanguard",
            "test_the_circles_own_player_chooses_also_in_the_opponents_turn",
            "test_the_newcomer_on_the_vanguard_circle_stays",
        ),
    )
)
