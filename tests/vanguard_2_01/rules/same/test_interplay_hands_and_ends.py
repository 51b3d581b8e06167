"""The scenarios of `test_interplay_hands_and_ends` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

# 7.4.1.8.2: here a unit that leaves its circle is attacked no more, and shielded no more.
globals().update(
    taken_over("test_interplay_hands_and_ends", without=("test_a_guarded_unit_that_changes_circles_is_guarded_yet",))
)
