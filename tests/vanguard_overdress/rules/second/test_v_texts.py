"""The scenarios of `test_v_texts` of vanguard-2.01 that are true in this book too."""

from __future__ import annotations

from ...same import SECOND

globals().update(
    SECOND.taken_over(
        "test_v_texts",
        still=("test_a_duration_in_front_holds_for_both_changes",),
    )
)
