"""Lamps and Tides: the cards of the deck that both clans share."""

from __future__ import annotations

BRAM = "Wick Changer, Bram"
ALMA = "Soot Reader, Alma"
STILTS = "Lamplighter on Stilts"
STEWARD = "Steward of the Spare Key"
GATE = "Gate of a Thousand Reeds"
TOLL = "Toll Taker of the Weir"
MORROW = "Ebb Caller, Morrow"


def test_exchanging_positions_by_effect(scene, me, foe):
    """Exchanging positions by effect: the two chosen rear-guards change places, in whatever columns they are."""
    me.has(vanguard="Furnace Captain", left="Lantern Porter", right="Grade 1", back_left=BRAM, damage=1)
    me.uses(BRAM).picks("Lantern Porter", "Grade 1")
    assert me.zone("front left") == ["Grade 1"]
    assert me.zone("front right") == ["Lantern Porter"]


def test_exchanging_positions_with_one_unit_alone(scene, me, foe):
    """Exchanging positions by effect: where there are no two rear-guards, nothing changes places."""
    me.has(vanguard="Furnace Captain", left=BRAM, damage=1)
    me.uses(BRAM)
    assert me.zone("front left") == [BRAM]


def test_drawing_sets_it_off(scene, me, foe):
    """Drawing sets it off: each card I draw is worth 1000 to Alma, a card that is only checked is not."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", left=ALMA, right="Grade 1")
    me.deck_top("Ledger Owl")
    me.attacks("Furnace Captain", "Stone").picks("draw", "Furnace Captain")
    assert me.power(ALMA) == 9000 + 1000


def test_an_attack_on_the_opposing_vanguard(scene, me, foe):
    """Drawing sets it off, and so does attacking the opponent's vanguard; attacking a rear-guard does not."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", left=ALMA, right="Grade 1")
    foe.has(left="Grade 2", hand=["Grade 0"])
    me.attacks(ALMA, "Stone")
    assert me.power(ALMA) == 9000 + 2000
    foe.passes()
    me.attacks("Furnace Captain", "Grade 2")
    assert me.power(ALMA) == 9000


def test_gaining_boost(scene, me, foe):
    """Gaining boost: behind a Guild vanguard a unit of grade 2 boosts."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", back=STILTS, left="Grade 1")
    foe.has(hand=["Grade 0"])
    me.attacks("Furnace Captain", "Stone", boost=STILTS)
    assert me.power("Furnace Captain") == 10000 + 8000


def test_no_boost_without_a_vanguard_of_the_guild(scene, me, foe):
    """Gaining boost: behind a vanguard of another clan it does not, and nobody is asked."""
    scene.step("battle phase")
    me.has(vanguard="Flood Lancer", back=STILTS, left="Grade 1")
    foe.has(hand=["Grade 0"])
    me.attacks("Flood Lancer", "Stone")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Flood Lancer") == 10000


def test_at_the_end_of_a_turn(scene, me, foe):
    """At the end of a turn: one Guild rear-guard of my choice goes back to the hand, at the end of mine alone."""
    me.has(vanguard="Furnace Captain", left=STILTS, right="Lantern Porter")
    me.passes()
    me.passes()
    me.picks("Lantern Porter")
    assert me.zone("front right") == []
    assert "Lantern Porter" in me.zone("hand")


def test_cannot_be_boosted(scene, me, foe):
    """Cannot be boosted: in my turn the Steward grows with every rear-guard, and no unit boosts it."""
    scene.step("battle phase")
    me.has(vanguard=STEWARD, back="Lantern Porter", left="Grade 1")
    foe.has(hand=["Grade 0"])
    assert me.power(STEWARD) == 10000 + 2000
    me.attacks(STEWARD, "Stone")
    foe.is_asked("7.4.1.1.2")


def test_the_steward_in_the_turn_of_the_opponent(scene, me, foe):
    """Cannot be boosted: all of that is said of my own turn."""
    scene.turn_of(1)
    me.has(vanguard=STEWARD, back="Lantern Porter", left="Grade 1")
    assert me.power(STEWARD) == 10000


def test_calling_what_a_drive_check_shows(scene, me, foe):
    """Calling what a drive check shows: a Guild card of grade 3 comes to an open circle instead of the hand."""
    scene.step("battle phase")
    me.has(vanguard=STEWARD, left="Lantern Porter")
    me.deck_top("Lighthouse Colossus", "Grade 1")
    me.attacks(STEWARD, "Stone").picks("front right")
    assert me.zone("front right") == ["Lighthouse Colossus"]
    assert "Lighthouse Colossus" not in me.zone("hand")


def test_what_the_court_shows_is_not_called(scene, me, foe):
    """Calling what a drive check shows: a card of the other clan goes to the hand as ever."""
    scene.step("battle phase")
    me.has(vanguard=STEWARD, left="Lantern Porter")
    me.deck_top(MORROW, "Grade 1")
    me.attacks(STEWARD, "Stone")
    assert MORROW in me.zone("hand")


def attack_guarded_by(scene, me, foe, guardian):
    """My vanguard attacks with 18000, against 10000 and the shield of one guardian."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", back="Lantern Porter", left="Grade 1")
    foe.has(vanguard="Flood Lancer", hand=[guardian])
    me.attacks("Furnace Captain", "Flood Lancer", boost="Lantern Porter")
    foe.picks(guardian)


def test_shield_for_a_guardian(scene, me, foe):
    """Shield for a guardian: the Gate adds 5000 to its own shield, and so the attack does not hit."""
    attack_guarded_by(scene, me, foe, GATE)
    assert foe.zone("damage") == []


def test_a_guardian_without_more_shield(scene, me, foe):
    """Shield for a guardian: another guardian with the same shield lets the attack through."""
    attack_guarded_by(scene, me, foe, "Lantern Porter")
    assert foe.count("damage") == 1


def test_a_call_by_the_opponent(scene, me, foe):
    """A call by the opponent: they choose a card of their hand, and the circle it comes to."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", left=TOLL, right="Grade 1", soul=["Grade 0"])
    foe.has(hand=["Grade 1"])
    me.attacks(TOLL, "Stone")
    foe.passes()
    me.picks("yes")
    foe.picks("front left")
    assert foe.zone("front left") == ["Grade 1"]
    assert foe.zone("hand") == []


def test_any_number_of_units(scene, me, foe):
    """Any number of units: those that are chosen go back to the hand, the others stay; once a turn."""
    me.has(vanguard=MORROW, left="Grade 1", right="Grade 2", back="Grade 0", damage=2)
    me.uses(MORROW).picks("Stone", "Grade 1", "Grade 0", "done")
    assert me.zone("front right") == ["Grade 2"]
    assert sorted(me.zone("hand")) == ["Grade 0", "Grade 1"]
    assert not any(option[:1] == ("use",) for option in me.options())
