"""The scenarios of `test_10_actions_pay` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_10_actions_pay",
        unread=(
            "test_a_unit_that_gets_boost_can_boost",
            "test_an_ability_got_for_a_turn_is_gone_in_the_next",
            "test_an_ability_got_is_lost_on_leaving_the_field",
        ),
    )
)
