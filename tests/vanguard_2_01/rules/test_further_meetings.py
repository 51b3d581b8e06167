"""Two rules at a time: gates of dominated units, units that change in their own battle, gifts that come together."""

from __future__ import annotations

import pytest

TAKES = "[ACT](VC):Choose one of your opponent's rear-guards, and dominate it until end of turn."

STRIDES = "choose a face down card from your G zone, and [Stride] it on your (VC)"


# --- dominated units ------------------------------------------------------------------------------------------------


GATES = {
    "[Limit-Break 4]": ("own", {"damage": 4}),
    "[Generation Break 1]": ("own", {"G_zone": ["Grand"]}),
    "Brave": ("other", {"hand": 4}),
    "Oracle": ("own", {"hand": 5}),
    "Ritual 1": ("own", {"drop": 1}),
    "Thunderstrike 1": ("other", {"bind": 1}),
    "Shinken Hissatsu": ("own", {"damage": 3}),
}


@pytest.mark.rule("10.35.2.3", "11.6.3.1", "11.12.3.1", "11.15.2", "11.16.2", "11.18.2", "11.26.1.1", "11.39.1.1")
@pytest.mark.parametrize("gate", GATES)
@pytest.mark.parametrize("opened", [True, False], ids=["for its master", "for its owner"])
def test_a_gate_of_a_dominated_unit_asks_for_its_masters_zones(scene, me, foe, gate, opened):
    """10.35.2.3: its dominating player uses its abilities as its master, so that player's zones are asked for."""
    whose, zones = GATES[gate]
    scene.card("Lord", TAKES, grade=2, power=9000, skill=None)
    scene.card("Gated", f"[CONT](RC){gate}:This unit gets [Power] +2000.", power=7000)
    me.has(vanguard="Lord")
    foe.has(left="Gated")
    (me if (whose == "own") is opened else foe).has(**zones)
    assert foe.power("Gated") == (7000 if opened else 7000 + 2000)
    me.uses("Lord")
    assert foe.power("Gated") == (7000 + 2000 if opened else 7000)


@pytest.mark.rule("10.35.2.3", "8.6.5.1.2")
@pytest.mark.parametrize("dominates", [True, False])
def test_what_a_unit_says_of_being_retired_is_for_who_dominated_it(scene, me, foe, dominates):
    """8.6.5.1.2: it is asked for as what it was on the field, and there it was the dominating player's."""
    eats = "[ACT](VC):[Choose one of your rear-guards, and retire it] [Soul-Charge 1]."
    sweeps = "[ACT](VC):Retire all of your opponent's rear-guards."
    scene.card("Lord", f"{TAKES}\n{eats}\n{sweeps}", grade=2, power=9000, skill=None)
    scene.card("Martyr", "[AUTO]:When this unit is put into the drop zone from (RC), draw a card.")
    me.has(vanguard="Lord")
    foe.has(left="Martyr")
    with me.changes(hand=int(dominates)), foe.changes(hand=int(not dominates), drop=1):
        if dominates:
            me.uses("Lord").uses("Lord", 2)
        else:
            me.uses("Lord", 3)


@pytest.mark.rule("10.35.5", "9.3.6", "10.35.4.1")
def test_its_owner_calls_over_a_dominated_unit(scene, me, foe):
    """10.35.5: the circle is its owner's; who is called there displaces it into its owner's drop zone."""
    scene.card("Lord", TAKES, grade=2, power=9000, skill=None)
    calls = "[AUTO]:When this unit is placed on (GC), choose a card from your hand, and call it to (RC)."
    scene.card("Recruiter", calls)
    me.has(vanguard="Lord")
    foe.has(left="Grade 2", hand=["Recruiter", "Grade 0"])
    me.uses("Lord").attacks("Lord", "Stone")
    foe.picks("Recruiter").picks("front left")
    assert (foe.zone("left"), foe.zone("drop"), me.zone("drop")) == (["Grade 0"], ["Grade 2", "Recruiter"], [])


# --- units that change in their own battle --------------------------------------------------------------------------


@pytest.mark.rule("10.27.3", "7.6.1.2", "7.7.1.3")
@pytest.mark.parametrize(("strides", "checks"), [(True, 0), (False, 2)], ids=["strides", "stays"])
def test_an_attacker_that_becomes_a_heart_neither_checks_nor_hits(scene, me, foe, strides, checks):
    """10.27.3: a heart is no unit, and the G unit above it is not the one that attacked."""
    scene.card("Chrysalis", f"[AUTO](VC):When this unit attacks, {STRIDES}.", grade=3, power=13000)
    me.has(vanguard="Chrysalis").g_zone(*["Grand"] * strides)
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    with me.changes(hand=checks):
        me.attacks("Chrysalis", "Grade 3")
        foe.guards_with_nothing()
    assert (foe.count("damage"), me.zone("vanguard")) == ((0, ["Chrysalis"]) if strides else (1, ["Chrysalis"]))
    assert me.is_rested("Chrysalis")


@pytest.mark.rule("10.27.3", "7.7.1.3", "6.8.1.1.1")
def test_an_attacked_vanguard_that_becomes_a_heart_is_not_hit(scene, me, foe):
    """6.8.1.1.1: what was stridden in the other player's turn goes home at the end of that one."""
    scene.card("Wall", f"[AUTO]:When this unit is placed on (GC), {STRIDES}.", grade=0, shield=0)
    me.has(vanguard="Grade 3", left="Grade 2")
    foe.has(vanguard="Grade 1", hand=["Wall", "Grade 0"]).g_zone("Grand")
    me.attacks("Grade 3", "Grade 1")
    foe.guards_with("Wall")
    assert (foe.zone("vanguard"), foe.zone("heart"), foe.count("damage")) == (["Grand"], ["Grade 1"], 0)
    me.picks("no")
    assert (foe.zone("vanguard"), foe.zone("G zone"), foe.zone("heart")) == (["Grade 1"], ["Grand"], [])


# --- gifts ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.3", "10.6.1")
@pytest.mark.parametrize(("second", "gifts"), [("force", 2), ("accel", 1)])
def test_of_two_rides_in_one_effect_each_brings_its_gift_if_it_is_of_the_same_kind(scene, me, second, gifts):
    """10.6.3: both are due in the next check timing, where the first bars what is of another kind."""
    ride = "Choose a grade {} card from your hand, and ride it."
    scene.card("Ladder", f"[ACT](RC):{ride.format(2)} {ride.format(3)}")
    scene.card("Force", gift="force", grade=2, power=9000, skill=None)
    scene.card("Next", gift=second, grade=3, power=10000, skill=None)
    me.has(vanguard="Grade 2", left="Ladder", hand=["Force", "Next", "Grade 0"])
    me.uses("Ladder").picks("Force", "Next")
    for _ in range(gifts):
        me.picks("vanguard circle")
    assert me.power("Next") == 10000 + gifts * 10000
    assert not me.offered("call", "Grade 0", "accel 1")


@pytest.mark.rule("10.6.3.3.3.1", "1.2.2.1")
@pytest.mark.parametrize(("card", "lost"), [("Protect", False), ("Grade 0", True)])
def test_a_protect_card_is_no_sixth_damage(scene, me, foe, card, lost):
    """10.6.3.3.3.1: it is removed right after it has come to the damage zone, before anybody looks whether I lose."""
    scene.card("Wounder", "[ACT](RC):Choose a card from your hand, and put it into your damage zone.")
    scene.card("Protector", gift="protect", grade=2, power=9000, skill=None)
    scene.step("ride phase")
    me.has(vanguard="Grade 2", left="Wounder", hand=["Protector", "Grade 0"], damage=5)
    me.rides("Protector").uses("Wounder").picks(card)
    assert (scene.result is not None and scene.winner is foe) is lost
    assert me.count("damage") == 5 + lost


# --- keywords -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.34.1", "10.28.2.1", "10.25.1")
@pytest.mark.parametrize("by", ["stride", "legion"])
def test_who_is_placed_on_the_vanguard_circle_is_in_harmony_with_who_stands_behind(scene, me, foe, by):
    """11.34.1: a G unit that is stridden and a mate are placed there, in the column of the back circle."""
    scene.card("Leader", f'[ACT](VC):C{STRIDES[1:]}.\n[ACT](VC):[Legion 20000]"Mate"', grade=3)
    scene.card("Mate", grade=2)
    sings = "[AUTO](VC/RC):Harmony\n[CONT](RC):If this unit is in harmony, this unit gets [Power] +2000."
    scene.card("Singer", sings, power=7000)
    me.has(vanguard="Leader", back="Singer", drop=4, deck=["Mate"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    assert me.power("Singer") == 7000
    me.uses("Leader", 1 if by == "stride" else 2)
    if by == "legion":
        me.picks("Stone", "Stone", "Stone").picks("Mate")
    assert me.power("Singer") == 7000 + 2000


@pytest.mark.rule("10.26.3", "7.4.1.11", "6.8.1.1.2")
def test_an_attacker_that_is_deleted_hits_by_its_booster(scene, me, foe):
    """7.4.1.11: its own power is gone and its booster's is added yet; it is whole again when this turn ends."""
    deletes = "[AUTO]:When this unit is placed on (GC), choose one of your opponent's vanguards, and delete it."
    scene.card("Nullifier", deletes, grade=0, shield=0)
    me.has(vanguard="Grade 3", back="Grade 1", left="Grade 2")
    foe.has(vanguard="Grade 1", hand=["Nullifier", "Grade 0"])
    me.attacks("Grade 3", "Grade 1", boost="Grade 1")
    foe.picks("Nullifier")
    assert me.power("Grade 3") == 0 + 7000
    foe.guards_with_nothing()
    assert foe.count("damage") == 1
    me.picks("no")
    assert me.power("Grade 3") == 10000
