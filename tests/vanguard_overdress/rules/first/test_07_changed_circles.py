"""The scenarios of `test_07_changed_circles` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_07_changed_circles",
        without=("test_an_attacker_that_changed_its_master_does_not_hit",),
        still=("test_the_attacker_ridden_anew_has_no_drive_step",),
    )
)
