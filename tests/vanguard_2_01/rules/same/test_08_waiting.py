"""The scenarios of `test_08_waiting` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_08_waiting",
        without=("test_an_ability_about_being_ridden_hears_of_rides_alone",),
    )
)
