"""A legion that is stridden over: both are hearts, and a legion again afterwards (10.27.4, 10.28.2.2, 11.21.2)."""

from __future__ import annotations

import pytest

SEEKS = '[ACT](VC):[Legion 20000]"Mate"'
GATE = "[ACT](RC):Choose a face down card from your G zone, and [Stride] it on your (VC)."


def joined(scene, me, foe, leader=""):
    """My main phase with a pair on the vanguard circle, a G unit and a rear-guard that strides it."""
    scene.card("Leader", "\n".join(filter(None, (SEEKS, leader))), grade=3, power=11000)
    scene.card("Mate", grade=2, power=9000, skill=None)
    scene.card("Gate", GATE)
    me.has(vanguard="Leader", left="Gate", drop=["Grade 0", "Grade 1", "Grade 2", "Grade 3"]).g_zone("Grand")
    me.deck_top("Mate")
    foe.has(vanguard="Grade 3")
    me.uses("Leader").picks("Grade 0", "Grade 1", "Grade 2").picks("Mate")
    assert me.zone("vanguard") == ["Mate", "Leader"]


@pytest.mark.rule("10.28.2.2", "10.28.2.3", "10.27.4", "10.27.5", "10.27.2")
@pytest.mark.parametrize(("chosen", "power"), [("Leader", 26000), ("Mate", 24000)])
def test_both_become_hearts_and_one_of_them_is_chosen(scene, me, foe, chosen, power):
    joined(scene, me, foe)
    me.uses("Gate").is_asked("10.28.2.3", exactly=["Mate", "Leader"])
    me.picks(chosen)
    assert (me.zone("vanguard"), me.zone("heart")) == (["Grand"], ["Mate", "Leader"])
    assert (me.power("Grand"), me.value("Grand", "other names")) == (power, (chosen,))
    assert not me.is_rested("Mate") and not me.is_rested("Leader")


@pytest.mark.rule("10.27.4", "10.28.3")
@pytest.mark.parametrize("attacks", [True, False])
def test_at_the_end_they_are_a_legion_again_and_that_is_not_heard(scene, me, foe, attacks):
    """They lie as the G unit lay, neither goes to the soul, and nobody legions."""
    joined(scene, me, foe, "[AUTO](VC):When this unit [Legion], draw a card.")
    before = me.count("hand")
    me.uses("Gate").picks("Leader")
    if attacks:
        me.attacks("Grand", "Grade 3").picks("no")
    else:
        me.declines_attack()
    assert (me.zone("vanguard"), me.zone("soul"), me.zone("heart")) == (["Mate", "Leader"], [], [])
    assert [me.is_rested(name) for name in ("Mate", "Leader")] == [attacks, attacks]
    assert scene.game.view(0)["facts"]["legion"] == [(me.card("Leader"), me.card("Mate"))]
    assert me.count("hand") == before + (3 if attacks else 0), "three drive checks, and no draw"


@pytest.mark.rule("11.21.2")
@pytest.mark.parametrize("other", ["Torch", "Grade 1"])
def test_both_of_a_legion_become_blazing(scene, me, foe, other):
    scene.card("Torch", "[AUTO](RC):Blaze")
    me.has(right=other)
    joined(scene, me, foe)
    me.attacks("Gate", "Grade 3")
    blazing = ("blazing",) if other == "Torch" else ()
    assert [me.value(name, "states") for name in ("Leader", "Mate")] == [blazing, blazing]
