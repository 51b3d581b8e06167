"""What happened in a battle stays so: units that moved, left or came anew, and texts that ask about it afterwards."""

from __future__ import annotations

import pytest

SUCCEEDED = "[AUTO](VC):When this unit is attacked, choose a card from your hand, and ride it."
SNIPER = "[AUTO]:When this unit is placed on (GC), choose one of your opponent's rear-guards, and retire it."


@pytest.fixture(autouse=True)
def battle_phase(table):
    return table.step("battle phase")


@pytest.mark.rule("7.7.1.4", "8.8.1")
@pytest.mark.parametrize(("target", "drawn"), [("Grade 0", 1), ("Grade 1", 0)])
def test_a_rear_guard_that_was_hit_was_attacked(scene, me, foe, target, drawn):
    """7.6.1.8, 7.7.1.4: it is in the drop zone by then; the counterpart attacks the vanguard."""
    scene.card(
        "Hunter", "[AUTO](RC):At the end of the battle that this unit attacked a rear-guard, draw a card.", grade=2
    )
    me.has(vanguard="Grade 2", left="Hunter")
    foe.has(vanguard="Grade 1", left="Grade 0")
    me.attacks("Hunter", target)
    assert me.count("hand") == drawn


@pytest.mark.rule("8.8.1", "7.7.1.1")
@pytest.mark.parametrize(("grade", "drawn"), [("grade 0", 1), ("grade 1", 0)])
def test_an_attacked_unit_that_left_is_read_as_it_was(scene, me, foe, grade, drawn):
    """8.8.1: what the text asks about the retired unit is answered as on the field."""
    scene.card(
        "Hunter",
        f"[AUTO](RC):At the end of the battle that this unit attacked a {grade} rear-guard, draw a card.",
        grade=2,
    )
    me.has(vanguard="Grade 2", left="Hunter")
    foe.has(vanguard="Grade 1", left="Grade 0")
    me.attacks("Hunter", "Grade 0")
    assert me.count("hand") == drawn


@pytest.mark.rule("7.7.1.4", "8.5.2.4.1")
def test_a_vanguard_that_was_ridden_since_was_attacked(scene, me, foe):
    """7.7.1.1: the battle is one in which a vanguard was attacked, though another stands there by then."""
    scene.card(
        "Lancer",
        "[AUTO](VC):At the beginning of the close step of the battle that this unit attacked a vanguard, draw a card.",
        grade=2,
    )
    scene.card("Regent", SUCCEEDED, grade=1)
    me.has(vanguard="Lancer", left="Grade 1")
    foe.has(vanguard="Regent", hand=["Grade 2"])
    me.attacks("Lancer", "Regent")
    assert foe.zone("vanguard") == ["Grade 2"] and foe.count("damage") == 0
    assert me.count("hand") == 2


@pytest.mark.rule("7.7.1.4", "7.6.1.3")
@pytest.mark.parametrize("back", ["Grade 0", ""])
def test_an_attacker_that_changed_places_has_attacked(scene, me, foe, back):
    """7.6.1.3, 7.7.1.4: its attack does not hit, and it is the attacking unit until the battle is closed.

    8.5.3.1.3: alone in its column it stays, and hits.
    """
    scene.card(
        "Circler",
        "[AUTO](RC):At the end of the battle that this unit attacked a vanguard, draw a card.\n[AUTO](RC):When this "
        "unit attacks, choose another of your rear-guards in the same column as this unit, and exchange positions with "
        "this unit.",
        grade=2,
    )
    me.has(vanguard="Grade 2", left="Circler", **({"back_left": back} if back else {}))
    foe.has(vanguard="Grade 1")
    me.attacks("Circler", "Grade 1")
    assert me.zone("back left" if back else "left") == ["Circler"]
    assert (me.count("hand"), foe.count("damage")) == (1, 0 if back else 1)


@pytest.mark.rule("7.3.1.5.1.1", "7.7.1.1")
@pytest.mark.parametrize(("boost", "drawn"), [("Piper", 1), (None, 0)])
def test_the_booster_of_an_attacker_that_left_has_boosted(scene, me, foe, boost, drawn):
    """7.3.1.5.1.1: it is no boosting unit by then; still the battle is one in which it boosted."""
    scene.card("Piper", "[AUTO](RC):At the end of the battle that this unit boosted, draw a card.", grade=1)
    scene.card("Sniper", SNIPER, grade=1)
    me.has(vanguard="Grade 3", left="Grade 2", back_left="Piper")
    foe.has(vanguard="Grade 1", hand=["Sniper"])
    me.attacks("Grade 2", "Grade 1", boost=boost)
    foe.guards_with("Sniper").picks("Grade 2")
    assert me.zone("left") == [] and me.count("hand") == drawn


@pytest.mark.rule("4.1.4", "7.6.1.9")
@pytest.mark.parametrize(("returns", "drawn"), [(True, 0), (False, 1)])
def test_a_booster_that_came_anew_has_not_boosted(scene, me, foe, returns, drawn):
    """4.1.4: returned to the hand and called again it is a new unit, which boosted nobody."""
    scene.card(
        "Piper",
        "[AUTO](RC):When an attack hits a vanguard during the battle that this unit boosted, draw a card.",
        grade=1,
    )
    what = "return it to your hand, choose a card from your hand, and call it to (RC)" if returns else "[Rest] it"
    scene.card(
        "Recaller",
        "[AUTO](VC):At the beginning of the guard step of the battle that this unit attacked, choose one of your "
        f"rear-guards, {'and ' if not returns else ''}{what}.",
        grade=2,
    )
    me.has(vanguard="Recaller", back="Piper")
    foe.has(vanguard="Grade 1")
    me.attacks("Recaller", "Grade 1", boost="Piper")
    if returns:
        me.picks("back center")
    assert me.zone("back") == ["Piper"] and foe.count("damage") == 1
    assert me.count("hand") == 1 + drawn


GHOST = "[AUTO](Soul):At the beginning of your guard step, you may call this card to (GC) as [Rest]."


@pytest.mark.rule("8.5.2.2.1.1", "10.1.6.1.3.1")
def test_your_guard_step_is_the_one_in_which_you_guard(scene, me, foe):
    """8.5.2.2.1.1: the defender's card comes out of the soul and its shield counts; the attacker's stays there."""
    scene.card("Ghost", GHOST, grade=0)
    me.has(vanguard="Grade 2", left="Grade 1", soul=["Ghost"])
    foe.has(vanguard="Grade 1", soul=["Ghost"])
    me.attacks("Grade 2", "Grade 1")
    foe.picks("yes", rule="8.5.2.4.4")
    assert (foe.zone("drop"), foe.count("damage"), me.zone("soul")) == (["Ghost"], 0, ["Ghost"])


ORDERLY = "[ACT](RC):[{}] Choose two of your rear-guards, and exchange the positions of those units."


@pytest.mark.rule("8.5.3.1.2", "4.6.6.2")
@pytest.mark.parametrize(("others", "where"), [({"right": "Grade 0"}, "right"), ({}, "left")])
def test_an_exchange_needs_two_units(scene, me, foe, others, where):
    """8.5.3.1.2: the two that were chosen change places, whatever became of the unit whose ability it is."""
    scene.step("main phase")
    scene.card("Orderly", ORDERLY.format("Retire this unit"))
    me.has(vanguard="Grade 2", left="Grade 1", back="Orderly", **others)
    me.uses("Orderly")
    assert me.zone(where) == ["Grade 1"] and me.zone("drop") == ["Orderly"]


@pytest.mark.rule("8.5.3.1.2")
def test_one_chosen_unit_is_not_exchanged_with_the_one_that_told_it_to(scene, me, foe):
    """8.5.3.1.2: it can choose but one, and only what was chosen is exchanged."""
    scene.step("main phase")
    scene.card(
        "Orderly",
        "[ACT](RC):[Rest this unit] Choose up to two of your rear-guards, and exchange the positions of those units.",
    )
    me.has(vanguard="Grade 2", left="Grade 1", back="Orderly")
    me.uses("Orderly").picks("Grade 1", "done")
    assert (me.zone("left"), me.zone("back")) == (["Grade 1"], ["Orderly"])


@pytest.mark.rule("10.2.2.1", "7.7.1.4")
@pytest.mark.parametrize(("swapped", "able"), [(("Grade 2", "Warder"), []), (("Grade 2", "Fresh"), ["Fresh"])])
def test_an_attacked_unit_that_changed_places_does_not_intercept(scene, me, foe, swapped, able):
    """10.2.2.1, 7.7.1.4: all of the front row is attacked, and stays so when two of its units change places.

    The counterpart: a unit that came to the front row since is not attacked.
    """
    scene.card(
        "Sweeper", "[CONT](VC):This unit battles every unit in your opponent's front row in one attack.", grade=2
    )
    scene.card("Warder", grade=2)
    scene.card("Fresh", grade=2)
    scene.card(
        "Orderly",
        "[AUTO](VC):At the beginning of your guard step, choose two of your rear-guards, and exchange the positions of "
        "those units.",
        grade=2,
    )
    me.has(vanguard="Sweeper", left="Grade 1")
    foe.has(
        vanguard="Orderly", left="Grade 2", right="Warder", back_left="Fresh", back_right="Grade 0", hand=["Grade 1"]
    )
    me.attacks("Sweeper", "Orderly")
    foe.picks(*swapped)
    foe.is_asked("7.4.1.1.2", exactly=[*able, "Grade 1", "done"])
