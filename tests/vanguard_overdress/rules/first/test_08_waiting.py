"""The scenarios of `test_08_waiting` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_08_waiting",
        without=("test_an_ability_about_being_ridden_hears_of_rides_alone",),
    )
)
