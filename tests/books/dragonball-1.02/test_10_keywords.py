"""Section 10: keyword skills."""

from __future__ import annotations

import pytest


@pytest.mark.rule("10-1-1", "10-1-3")
def test_a_leader_awakens_at_low_life(scene, me, foe):
    """10-1-3: the other side comes up."""
    me.has(life=4)
    me.uses("Leader").picks("yes")
    assert me.zone("leader") == ["Leader Awakened"] and me.power("Leader Awakened") == 15000
