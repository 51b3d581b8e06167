"""The scenarios of `test_04_general` for rules that are the same in both books."""

from __future__ import annotations

from ...same import taken_over

globals().update(taken_over("test_04_general", without=("test_each_player_has_zones_of_their_own",)))
