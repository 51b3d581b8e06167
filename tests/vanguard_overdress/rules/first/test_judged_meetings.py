"""The scenarios of `test_judged_meetings` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_judged_meetings",
        # Guardians of the hand and interceptors are declared apart in this book.
        without=("test_shields_of_the_hand_and_of_an_interceptor_are_one_sum",),
    )
)
