"""The scenarios of `test_04_piles` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_04_piles",
        without=(
            "test_abilities_of_the_field_do_not_work_in_the_soul",
            "test_no_act_looks_at_a_deck_or_orders_it",
            "test_the_soul_is_no_part_of_the_field",
        ),
    )
)
