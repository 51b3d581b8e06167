"""The scenarios of `test_judged_meetings` that are true in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(taken_over("test_judged_meetings"))
