"""How far texts reach: calls that are barred, several cards that are called "the unit", and cards moved one by one."""

from __future__ import annotations

import pytest

# --- 10.7.1.3: calls that are barred ----------------------------------------------------------------------------


@pytest.mark.rule("10.7.1.3", "1.3.3")
@pytest.mark.parametrize(("barred", "zone", "came"), [
    ("call grade 1 cards from hand to (GC)", "hand", []),
    ("call grade 2 cards from hand to (GC)", "hand", ["Grade 1"]),
    ("normal call grade 1 cards from hand to (GC)", "hand", ["Grade 1"]),
    ("call grade 1 cards from hand to (GC)", "drop", ["Grade 1"]),
])  # fmt: skip
def test_who_cannot_call_from_hand_does_so_by_no_effect_either(scene, me, foe, barred, zone, came):
    """A superior call is a call too, unless it is normal calls alone that are barred."""
    bars = f"[AUTO](VC):When this unit attacks, until end of that battle, your opponent cannot {barred}."
    scene.card("Siege", bars, grade=3)
    place = {"hand": "hand", "drop": "drop zone"}[zone]
    calls = f"[AUTO](RC):When your vanguard is attacked, choose a card from your {place}, and call it to (GC)."
    scene.card("Beckoner", calls, grade=0)
    me.has(vanguard="Siege")
    foe.has(vanguard="Grade 3", left="Beckoner", hand=["Grade 0"]).has(**{zone: ["Grade 1", "Grade 2"]})
    me.attacks("Siege", "Grade 3")
    foe.picks("Grade 1").is_asked("7.5.1.2")
    assert foe.zone("guardians") == came
    assert foe.zone(zone).count("Grade 1") == 1 - len(came)
