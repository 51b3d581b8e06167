"""The scenarios of `test_09_rule_actions` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_09_rule_actions",
        without=(
            "test_of_two_called_together_to_one_circle_their_player_keeps_one",
            "test_the_choice_on_a_rear_guard_circle_cites_its_own_rule",
        ),
    )
)
