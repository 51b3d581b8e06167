"""The scenarios of `test_interplay_calls` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_interplay_calls",
        still=(
            "test_what_your_opponent_calls_comes_to_their_circles",
            "test_what_your_opponent_rides_is_their_vanguard",
        ),
    )
)
