"""The scenarios of `test_04_piles` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_04_piles",
        without=(
            "test_a_seventh_damage_check_never_occurs",
            "test_abilities_of_the_field_do_not_work_in_the_soul",
            "test_the_soul_is_no_part_of_the_field",
        ),
    )
)
