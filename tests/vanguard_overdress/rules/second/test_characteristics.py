"""The scenarios of `test_characteristics` of vanguard-2.01 that are true in this book too."""

from __future__ import annotations

from ...same import SECOND

globals().update(
    SECOND.taken_over(
        "test_characteristics",
        without=(
            "test_a_clan_that_is_added_leaves_the_ones_it_has",
            "test_the_icon_of_triple_drive_makes_three_checks",
        ),
        still=(
            "test_a_card_that_lies_face_down_may_be_healed",
            "test_an_increase_by_a_negative_number_lowers_the_power",
        ),
    )
)
