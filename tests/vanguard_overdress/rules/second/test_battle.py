"""The scenarios of `test_battle` of vanguard-2.01 that are true in this book too."""

from __future__ import annotations

from ...same import SECOND

globals().update(
    SECOND.taken_over(
        "test_battle",
        without=(
            "test_a_battle_that_is_cut_short_is_counted",
            "test_a_pair_deals_its_leaders_critical",
        ),
        still=(
            "test_an_attacked_unit_does_not_intercept",
            "test_an_unattacked_front_unit_with_intercept_guards",
            "test_who_intercepts_names_what_it_guards",
        ),
    )
)
