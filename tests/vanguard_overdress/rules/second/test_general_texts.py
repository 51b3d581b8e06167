"""The scenarios of `test_general_texts` of vanguard-2.01 that are true in this book too."""

from __future__ import annotations

from ...same import SECOND

globals().update(
    SECOND.taken_over(
        "test_general_texts",
        without=("test_the_effect_of_an_ability_with_a_keyword_is_meant",),
        still=(
            "test_from_the_back_row_only_vanguards_may_be_meant",
            "test_open_circles_are_those_without_a_card",
        ),
    )
)
