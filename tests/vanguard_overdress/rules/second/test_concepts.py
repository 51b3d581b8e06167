"""The scenarios of `test_concepts` of vanguard-2.01 that are true in this book too."""

from __future__ import annotations

from ...same import SECOND

globals().update(
    SECOND.taken_over(
        "test_concepts",
        without=("test_the_circle_far_in_front_is_for_guardians",),
    )
)
