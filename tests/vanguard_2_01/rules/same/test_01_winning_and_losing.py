"""The scenarios of `test_01_winning_and_losing` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_01_winning_and_losing",
        without=(
            "test_a_player_concedes_in_the_middle_of_the_others_ability",
            "test_after_a_concession_no_waiting_ability_resolves",
            "test_conceding_is_never_an_option_of_a_question",
            "test_the_player_who_is_asked_may_concede_too",
        ),
    )
)
