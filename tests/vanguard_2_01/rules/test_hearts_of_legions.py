"""Hearts in legion: a pair that is stridden over, and a heart that gets a mate (10.25.18, 10.27.4, 11.21.2)."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cards, Is, Move

LOSE_A = Move(Cards(("heart",), "mine", Is("name", "=", "A")), "drop")
SEEKS = '[ACT](VC):[Legion 20000]"Mate"'
GATE = "[ACT](RC):Choose a face down card from your G zone, and [Stride] it on your (VC)."


def joined(scene, me, foe, leader="", **zones):
    """My main phase with a pair on the vanguard circle, a G unit and a rear-guard that strides it."""
    scene.card("Leader", "\n".join(filter(None, (SEEKS, leader))), grade=3, power=11000)
    scene.card("Mate", grade=2, power=9000, skill=None)
    scene.card("Gate", GATE)
    me.has(vanguard="Leader", left="Gate", drop=["Grade 0", "Grade 1", "Grade 2", "Grade 3"], **zones)
    me.g_zone("Grand")
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


@pytest.mark.rule("10.27.2", "10.25.13")
def test_as_hearts_they_are_in_legion_yet(scene, me, foe):
    joined(scene, me, foe)
    pair = [(me.card("Leader"), me.card("Mate"))]
    me.uses("Gate").picks("Leader")
    assert scene.game.view(0)["facts"]["legion"] == pair


# --- 10.25.18 a heart gets a mate ---------------------------------------------------------------------------

MATE = "choose up to one card that can [Legion] with your heart card from your soul"
JOINS = f"[ACT](RC):{MATE[0].upper()}{MATE[1:]}, and put it on (VC) as a heart card that is [Legion] with that card."


def with_heart(scene, me, foe, heart="", soul="", **zones):
    """My main phase with a G unit over A; B is in the soul, and Bond puts it beside the heart."""
    scene.card("A", heart, grade=3, power=11000)
    scene.card("B", soul, grade=2, power=9000)
    scene.card("Bond", JOINS)
    scene.step("ride phase")
    me.has(vanguard="A", hand=["Grade 3"], left="Bond", soul=["B"], **zones).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand").is_asked(about="act")


@pytest.mark.rule("10.25.18", "10.25.12", "10.27.4", "10.28.3")
@pytest.mark.parametrize(("heart", "soul", "pair"), [
    ('[ACT](VC):[Legion 20000]"B"', "", ("A", "B")), ("", '[ACT](VC):[Legion 20000]"A"', ("B", "A")),
    ('[ACT](VC):[Legion 20000]"B"', '[ACT](VC):[Legion 20000]"A"', ("A", "B")),
])  # fmt: skip
def test_a_heart_leads_the_card_that_it_seeks_and_else_is_its_mate(scene, me, foe, heart, soul, pair):
    leader, mate = pair
    with_heart(scene, me, foe, heart, soul)
    me.uses("Bond").picks("B")
    assert (me.zone("vanguard"), me.zone("heart"), me.zone("soul")) == (["Grand"], [mate, leader], [])
    assert scene.game.view(0)["facts"]["legion"] == [(me.card(leader), me.card(mate))]
    assert me.power("Grand") == 26000, "as before"
    me.declines_attack()
    assert (me.zone("vanguard"), me.zone("heart"), me.zone("soul")) == ([mate, leader], [], [])
    assert scene.game.view(0)["facts"]["legion"] == [(me.card(leader), me.card(mate))]


@pytest.mark.rule("10.25.18")
def test_a_card_that_neither_seeks_nor_is_sought_is_no_mate(scene, me, foe):
    with_heart(scene, me, foe, '[ACT](VC):[Legion 20000]"C"', '[ACT](VC):[Legion 20000]"D"')
    me.uses("Bond")
    assert (me.zone("heart"), me.zone("soul")) == (["A"], ["B"])


@pytest.mark.rule("10.25.18.1")
def test_a_heart_in_legion_gets_no_other_mate(scene, me, foe):
    scene.card("Bond", JOINS)
    joined(scene, me, foe, right="Bond", soul=["Mate"])
    me.uses("Gate").picks("Leader").uses("Bond").picks("Mate")
    assert (me.zone("heart"), me.zone("soul")) == (["Mate", "Leader"], ["Mate"])


@pytest.mark.rule("10.25.18", "10.27.5.2")
def test_the_mate_too_is_a_heart_of_the_vanguard(scene, me, foe):
    """So it lends its name and power when the other heart leaves."""
    scene.card("Thief", abilities=[Ability("activated", LOSE_A, zones=("rear-guard circle",))])
    with_heart(scene, me, foe, '[ACT](VC):[Legion 20000]"B"', right="Thief")
    me.uses("Bond").picks("B").uses("Thief")
    assert (me.zone("heart"), me.power("Grand"), me.value("Grand", "other names")) == (["B"], 24000, ("B",))
    me.declines_attack()
    assert me.zone("vanguard") == ["B"] and scene.game.view(0)["facts"]["legion"] == []


@pytest.mark.rule("11.21.2")
@pytest.mark.parametrize("other", ["Torch", "Grade 1"])
def test_both_of_a_legion_become_blazing(scene, me, foe, other):
    scene.card("Torch", "[AUTO](RC):Blaze")
    me.has(right=other)
    joined(scene, me, foe)
    me.attacks("Gate", "Grade 3")
    blazing = ("blazing",) if other == "Torch" else ()
    assert [me.value(name, "states") for name in ("Leader", "Mate")] == [blazing, blazing]
