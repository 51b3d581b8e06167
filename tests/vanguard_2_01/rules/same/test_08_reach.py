"""The scenarios of `test_08_reach` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(taken_over("test_08_reach"))
