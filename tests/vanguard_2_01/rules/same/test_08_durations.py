"""The scenarios of `test_08_durations` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_08_durations",
        still=("test_what_holds_during_a_ride_phase_ends_with_it",),
    )
)
