"""Units that change circle or master in the middle of a battle: 7.3.1.5.1.1, 7.4.1.2, 7.6.1.3."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Add, At, Cannot, If, InState, Matches, Modify, Number, Place, This

MY_ATTACK = "the guard step of the battle that your unit attacked"
SWAPS = "At the beginning of {}, choose two of your rear-guards, and exchange the positions of those units."
HITS = "[AUTO](RC):When this unit's attack hits, draw a card."


@pytest.fixture(autouse=True)
def battle_phase(table):
    return table.step("battle phase")


def shuffler(scene, whose):
    """A vanguard that lets two rear-guards change places as the guard step begins."""
    scene.card("Shuffler", f"[AUTO](VC):{SWAPS.format(whose)}", grade=2)


# --- 7.6.1.3 no comparison -------------------------------------------------------------------------------


@pytest.mark.rule("7.6.1.3", "4.6.6.2")
def test_an_attacker_that_changed_places_does_not_hit(scene, me, foe):
    """7.6.1.3: an exchange is a move to another circle: nothing is compared, and abilities on hitting stay silent."""
    shuffler(scene, MY_ATTACK)
    scene.card("Striker", HITS, power=20000)
    me.has(vanguard="Shuffler", left="Striker", back_left="Grade 0")
    me.attacks("Striker", "Stone")
    assert me.zone("back left") == ["Striker"] and me.is_rested("Striker")
    assert scene.events("compare") == scene.events("hit") == []
    assert (foe.count("damage"), me.count("hand")) == (0, 0)


@pytest.mark.rule("7.6.1.3")
def test_an_attacker_that_stayed_while_others_changed_places_hits(scene, me, foe):
    """7.6.1.3: the counterpart: two other units change places."""
    shuffler(scene, MY_ATTACK)
    scene.card("Striker", HITS, power=20000)
    me.has(vanguard="Shuffler", left="Striker", right="Grade 0", back_right="Stone")
    me.attacks("Striker", "Stone").picks("Grade 0", "Stone")
    assert me.zone("back right") == ["Grade 0"]
    assert (foe.count("damage"), me.count("hand")) == (1, 1)


@pytest.mark.rule("7.6.1.3")
def test_an_attacked_unit_that_changed_places_is_not_hit(scene, me, foe):
    """7.6.1.3: neither it nor the unit that stands where it was attacked is hit."""
    shuffler(scene, "your opponent's guard step")
    me.has(vanguard="Grade 2", left="Grade 3")
    foe.has(vanguard="Shuffler", left="Grade 0", back_left="Grade 1")
    me.attacks("Grade 3", "Grade 0")
    assert (foe.zone("left"), foe.zone("back left")) == (["Grade 1"], ["Grade 0"])
    assert foe.count("drop") == 0 and scene.events("hit") == []


@pytest.mark.rule("7.6.1.3")
def test_an_attacker_that_changed_its_master_does_not_hit(scene, me, foe):
    """7.6.1.3: it went over to the other side in the middle of its attack."""
    defects = Place("call", This(), "rear-guard circle", where=("opponent",))
    leaves = Ability("automatic", defects, zones=("field",), trigger=At("begin", "guard step", "your"))
    scene.card("Turncoat", abilities=[leaves], power=20000)
    me.has(vanguard="Grade 2", left="Turncoat")
    me.attacks("Turncoat", "Stone")
    foe.picks("back right")
    assert foe.zone("back right") == ["Turncoat"]
    assert foe.count("damage") == 0 and scene.events("hit") == []


# --- 7.3.1.5.1.1 the boost link --------------------------------------------------------------------------


@pytest.mark.rule("7.3.1.5.1.1", "7.3.1.7")
@pytest.mark.parametrize(("others", "power"), [(("Grade 1", "Stone"), 10000), (("Stone", "Grade 0"), 10000 + 7000)])
def test_a_booster_that_changed_places_boosts_no_more(scene, me, foe, others, power):
    """7.3.1.5.1.1: the link holds on the two circles where it began; others may change places."""
    shuffler(scene, MY_ATTACK)
    me.has(vanguard="Shuffler", left="Grade 3", back_left="Grade 1", back_right="Stone", right="Grade 0")
    foe.has(hand=["Grade 1"])
    me.attacks("Grade 3", "Stone", boost="Grade 1").picks(*others)
    foe.is_asked("7.4.1.1.2")
    assert me.power("Grade 3") == power


@pytest.mark.rule("7.3.1.5.1.1")
def test_the_booster_of_an_attacker_that_changed_places_boosts_nobody(scene, me, foe):
    """7.3.1.5.1.1: the one left is no boosting unit, and what came to the attacker's circle is not boosted."""
    shuffler(scene, MY_ATTACK)
    boosting = If(Matches(This(), InState("boosting")), Modify(This(), (Add("power", Number(2000)),)))
    scene.card("Helper", abilities=[Ability("continuous", boosting, zones=("field",))])
    me.has(vanguard="Shuffler", left="Grade 3", back_left="Helper", right="Grade 0")
    foe.has(hand=["Grade 1"])
    me.attacks("Grade 3", "Stone", boost="Helper").picks("Grade 3", "Grade 0")
    foe.is_asked("7.4.1.1.2")
    assert (me.power("Helper"), me.power("Grade 0"), me.power("Grade 3")) == (7000, 5000, 10000)


# --- 7.4.1.2 the drive step ---------------------------------------------------------------------------------


@pytest.mark.rule("7.4.1.2", "4.1.4")
def test_the_attacker_ridden_anew_has_no_drive_step(scene, me, foe):
    """7.4.1.2, 4.1.4: the same card on the vanguard circle is another unit, which does not attack."""
    scene.card("Heir", grade=2)
    scene.card(
        "Kingmaker",
        f'[AUTO](RC):At the beginning of {MY_ATTACK}, choose a card named "Heir" from your hand, ride it, '
        "choose a grade 3 card from your soul, and ride it.",
    )
    me.has(vanguard="Grade 3", left="Grade 1", back="Kingmaker", hand=["Heir"])
    me.attacks("Grade 3", "Stone").picks("Heir")
    assert me.zone("vanguard") == ["Grade 3"]
    assert scene.events("begin drive step") == [] and len(scene.events("begin damage step")) == 1
    assert foe.count("damage") == 0


@pytest.mark.rule("7.3.1.5", "10.2.3.1")
@pytest.mark.parametrize("text", ["", "[CONT](RC):This unit cannot boost."])
def test_a_unit_that_cannot_rest_does_not_boost(scene, me, foe, text):
    """7.3.1.5: to boost is to rest; what cannot be rested is not offered, like what cannot boost."""
    fast = Ability("continuous", Modify(This(), (Cannot("rest"),)), zones=("field",))
    scene.card("Restless", text, abilities=[] if text else [fast])
    me.has(vanguard="Grade 2", left="Grade 3", back_left="Restless")
    me.picks("yes", "Grade 3")
    assert not me.is_rested("Restless")
    assert scene.events("boost") == [] and foe.count("damage") == 1
