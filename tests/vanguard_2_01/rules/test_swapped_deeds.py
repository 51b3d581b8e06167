"""Section 8.2.1.3: an event that another was put in the place of did not happen, whatever is asked about it."""

from __future__ import annotations

import pytest

SWAPS = "[CONT](RC):If this unit would be put into the drop zone from (RC), bind this unit instead."


@pytest.mark.rule("8.2.1.3", "8.2.1.3.1")
@pytest.mark.parametrize("swapped", [True, False])
@pytest.mark.parametrize(
    "text",
    [
        "Choose one of your rear-guards, and retire it. If you do, draw a card.",
        "Choose one of your rear-guards, and retire it. If you retired a rear-guard, draw a card.",
        "Retire all of your rear-guards. For each unit retired with this effect, draw a card.",
    ],
    ids=["if you do", "named", "each"],
)
def test_a_unit_that_is_bound_instead_was_not_retired(scene, me, swapped, text):
    """8.2.1.3.1: the unit is bound, and was retired neither for "if you do" nor for "retired with this effect"."""
    scene.card("Reaper", f"[ACT](VC):{text}", grade=2)
    scene.card("Moth", SWAPS if swapped else "")
    me.has(vanguard="Reaper", left="Moth", hand=["Grade 0"])
    with me.changes(bind=int(swapped), drop=int(not swapped), hand=int(not swapped)):
        me.uses("Reaper")
