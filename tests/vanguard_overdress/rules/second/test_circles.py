"""The scenarios of `test_circles` of vanguard-2.01 that are true in this book too."""

from __future__ import annotations

from ...same import SECOND

globals().update(
    SECOND.taken_over(
        "test_circles",
        without=("test_a_card_from_outside_the_field_rides_and_a_unit_does_not",),
    )
)
