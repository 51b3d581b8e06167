"""The scenarios of `test_changed` of vanguard-2.01 that are true in this book too."""

from __future__ import annotations

from ...same import SECOND

globals().update(
    SECOND.taken_over(
        "test_changed",
        without=("test_a_cray_elemental_is_of_all_clans_and_nations",),
        still=(
            "test_as_many_checks_as_the_drive",
            "test_the_attacker_rests_before_the_target_is_chosen",
            "test_who_cannot_guard_is_not_asked",
            "test_without_vanguard_and_soul_the_game_is_lost",
        ),
    )
)
