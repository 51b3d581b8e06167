"""Lamps and Tides: ride chains, superior rides and superior calls from every zone."""

from __future__ import annotations

APPRENTICE = "Apprentice Lampwright, Oriel"
JOURNEYMAN = "Journeyman Lampwright, Oriel"
MASTER = "Master Lampwright, Oriel"
WICKLING = "Wickling of the First Lamp"


# --- rides ------------------------------------------------------------------------------------------


def test_the_chain_looks_for_its_next_link(scene, me, foe):
    """Named ride chain: ridden by the apprentice, the wickling finds the master among the six cards on top."""
    scene.step("ride phase")
    me.has(vanguard=WICKLING, hand=[APPRENTICE])
    me.deck_top("Grade 0", "Grade 1", "Grade 2", "Grade 3", "Lantern Porter", MASTER)
    me.rides(APPRENTICE).picks(6)
    me.is_asked(exactly=[MASTER, "done"])
    me.picks(MASTER)
    assert me.zone("hand") == [MASTER]
    assert me.zone("soul") == [WICKLING]


def test_the_chain_gives_power_and_soul(scene, me, foe):
    """Named ride chain: with the wickling in the soul the apprentice is stronger, and charges two when ridden."""
    scene.step("ride phase")
    me.has(vanguard=APPRENTICE, soul=[WICKLING], hand=[JOURNEYMAN])
    me.is_asked("6.5.1.2")
    assert me.power(APPRENTICE) == 7000 + 1000
    me.rides(JOURNEYMAN).picks("yes")
    assert sorted(me.zone("soul")) == sorted([WICKLING, APPRENTICE, "Stone", "Stone"])
    assert me.power(JOURNEYMAN) == 9000 + 1000


def test_the_chain_without_its_first_link_gives_nothing(scene, me, foe):
    """Named ride chain: without the wickling there is neither power nor soul charge."""
    scene.step("ride phase")
    me.has(vanguard=APPRENTICE, hand=[JOURNEYMAN])
    me.is_asked("6.5.1.2")
    assert me.power(APPRENTICE) == 7000
    me.rides(JOURNEYMAN)
    assert me.zone("soul") == [APPRENTICE]


def test_forerunner_steps_aside_for_its_clan(scene, me, foe):
    """First vanguard that steps aside: ridden by its own clan, Pell may come to a rear-guard circle."""
    scene.step("ride phase")
    me.has(vanguard="Ember Courier, Pell", hand=["Lantern Porter"])
    me.rides("Lantern Porter").picks("yes", "back center")
    assert me.zone("back") == ["Ember Courier, Pell"]
    assert me.zone("soul") == []


def test_forerunner_stays_for_strangers(scene, me, foe):
    """First vanguard that steps aside: ridden by another clan, Pell stays in the soul unasked."""
    scene.step("ride phase")
    me.has(vanguard="Ember Courier, Pell", hand=["Reedblade Guard"])
    me.rides("Reedblade Guard")
    assert me.zone("soul") == ["Ember Courier, Pell"]


def test_superior_ride_from_the_deck(scene, me, foe):
    """Superior ride from deck: the journeyman finds the master in the top three; the rest go to the bottom."""
    scene.step("ride phase")
    me.has(vanguard=JOURNEYMAN)
    me.deck_top("Grade 0", MASTER, "Grade 1")
    me.picks(MASTER).picks("Grade 0")
    assert me.zone("vanguard") == [MASTER]
    assert me.zone("deck")[:2] == ["Grade 0", "Grade 1"]
    assert me.power(MASTER) == 10000 + 1000


def test_a_superior_ride_takes_the_place_of_the_normal_one(scene, me, foe):
    """Superior ride from deck: having ridden so, no normal ride is offered in that ride phase."""
    scene.step("ride phase")
    me.has(vanguard=JOURNEYMAN, hand=["Dawnforge Regent"])
    me.deck_top("Grade 0", MASTER, "Grade 1")
    me.picks(MASTER).picks("Grade 0")
    me.is_asked("6.6.1.2")


def test_having_found_nothing_the_normal_ride_is_left(scene, me, foe):
    """Superior ride from deck: where nothing was ridden this way, the normal ride is still offered."""
    scene.step("ride phase")
    me.has(vanguard=JOURNEYMAN, hand=["Dawnforge Regent"])
    me.deck_top("Grade 0", "Grade 1", "Grade 2")
    me.picks("Grade 0", "Grade 1")
    me.is_asked("6.5.1.2", exactly=[("ride", "Dawnforge Regent"), "pass"])


def test_superior_ride_from_the_drop_zone(scene, me, foe):
    """Superior ride from drop: Corvane rises over a grade 2 of the Court, and takes an opposing unit with him."""
    me.has(vanguard="Flood Lancer", left="Reedblade Guard", drop=["Drowned Regent, Corvane"], damage=2)
    foe.has(left="Grade 1", right="Grade 2")
    me.uses("Drowned Regent, Corvane")
    me.is_asked(exactly=["Grade 1", "Grade 2", "done"])
    me.picks("Grade 2")
    assert me.zone("vanguard") == ["Drowned Regent, Corvane"]
    assert me.zone("soul") == ["Flood Lancer"]
    assert me.zone("drop") == ["Reedblade Guard"]
    assert foe.zone("drop") == ["Grade 2"]


def test_up_to_one_may_be_none(scene, me, foe):
    """Up to: Corvane's retiring may choose nobody."""
    me.has(vanguard="Flood Lancer", left="Reedblade Guard", drop=["Drowned Regent, Corvane"], damage=2)
    foe.has(left="Grade 1", right="Grade 2")
    me.uses("Drowned Regent, Corvane").picks("done")
    assert foe.zone("left") == ["Grade 1"]
    assert foe.zone("right") == ["Grade 2"]


def test_superior_ride_from_the_hand(scene, me, foe):
    """Superior ride from hand: two rear-guards go back, Tamsel is shown and ridden over a grade 2."""
    me.has(vanguard="Flood Lancer", left="Reedblade Guard", right="Puddle Squire", hand=["Ebb Sovereign, Tamsel"])
    me.uses("Ebb Sovereign, Tamsel").picks("yes")
    assert me.zone("vanguard") == ["Ebb Sovereign, Tamsel"]
    assert sorted(me.zone("hand")) == ["Puddle Squire", "Reedblade Guard"]


def test_superior_ride_needs_its_grade(scene, me, foe):
    """Superior ride from hand: over a grade 1 the cost is paid for nothing."""
    me.has(vanguard="Reedblade Guard", left="Reedblade Guard", right="Puddle Squire", hand=["Ebb Sovereign, Tamsel"])
    me.uses("Ebb Sovereign, Tamsel")
    assert me.zone("vanguard") == ["Reedblade Guard"]
    assert me.count("hand") == 3


# --- calls ------------------------------------------------------------------------------------------


def test_superior_call_from_the_deck(scene, me, foe):
    """Superior call from deck: the marshal finds a grade 1 or less of the Guild for two counter blasts."""
    me.has(vanguard="Furnace Captain", hand=["Prism Marshal"], damage=2)
    me.deck_top("Lantern Porter", "Mirror Duelist", "Reedblade Guard")
    me.calls("Prism Marshal", "left").picks("yes")
    me.is_asked(exactly=["Lantern Porter", "done"])
    me.picks("Lantern Porter", "back left")
    assert me.zone("back_left") == ["Lantern Porter"]
    assert scene.events("shuffle")


def test_superior_call_from_the_hand(scene, me, foe):
    """Superior call from hand: after a hit the lamplighter goes to the soul and another comes to attack."""
    scene.step("battle phase")
    me.has(left="Lamplighter of the Long Stair", vanguard="Furnace Captain", hand=["Mirror Duelist", "Grade 1"])
    me.attacks("Lamplighter of the Long Stair", "Stone").picks("yes")
    me.is_asked(exactly=["Mirror Duelist", "done"])
    me.picks("Mirror Duelist", "front left")
    assert me.zone("left") == ["Mirror Duelist"]
    assert not me.is_rested("Mirror Duelist")
    assert me.zone("soul") == ["Lamplighter of the Long Stair"]


def test_superior_call_from_the_soul(scene, me, foe):
    """Superior call from soul: the keeper changes places with a light put away before, never with another keeper."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", left="Grade 1", back="Keeper of Wicks", damage=1)
    me.has(soul=["Lantern Porter", "Keeper of Wicks", "Mirror Duelist", "Grade 2"])
    me.attacks("Furnace Captain", "Stone", boost="Keeper of Wicks").picks("yes")
    me.is_asked(exactly=["Lantern Porter", "Mirror Duelist"])
    me.picks("Mirror Duelist", "front right")
    assert me.zone("right") == ["Mirror Duelist"]
    assert me.zone("back") == []


def test_a_card_calls_itself_from_the_soul(scene, me, foe):
    """Superior call from soul: as the main phase begins the pilot light comes out for a counter blast."""
    me.has(vanguard="Furnace Captain", soul=["Pilot Light"], damage=1)
    me.picks("yes", "back left")
    assert me.zone("back_left") == ["Pilot Light"]


def test_superior_call_from_the_drop_zone(scene, me, foe):
    """Superior call from drop: the knight climbs out for a counter blast and a card from the hand."""
    me.has(vanguard="Flood Lancer", drop=["Sunken Knight, Corrow"], hand=["Grade 0"], damage=1)
    me.uses("Sunken Knight, Corrow").picks("front left")
    assert me.zone("left") == ["Sunken Knight, Corrow"]
    assert me.zone("drop") == ["Grade 0"]


def test_two_from_the_drop_zone_to_separate_circles(scene, me, foe):
    """Superior call from drop: the Queen raises two, and the second cannot take the circle of the first."""
    queen = "Queen of the Undertow, Maren"
    me.has(vanguard=queen, drop=["Reedblade Guard", "Flood Lancer", "Grade 1"], damage=4)
    me.uses(queen).picks("Stone", "Stone").picks("Reedblade Guard", "Flood Lancer", "front left")
    assert not me.offered("front left")
    me.picks("front right")
    assert (me.zone("left"), me.zone("right")) == (["Reedblade Guard"], ["Flood Lancer"])


def test_a_grade_three_lights_the_bog_candle(scene, me, foe):
    """Superior call from drop: the candle comes when a grade 3 of the Court reaches the vanguard circle."""
    scene.step("ride phase")
    me.has(vanguard="Flood Lancer", drop=["Bog Candle"], hand=["Whirlpool Drake"])
    me.rides("Whirlpool Drake").picks("yes", "back center")
    assert me.zone("back") == ["Bog Candle"]


def test_superior_call_from_the_trigger_zone(scene, me, foe):
    """Superior call from the trigger zone: a grade 1 of the Guild revealed by the conductor may be called."""
    scene.step("battle phase")
    me.has(vanguard="Conductor of Sparks", left="Grade 1")
    me.deck_top("Lantern Porter", "Grade 2")
    me.attacks("Conductor of Sparks", "Stone").picks("yes")
    assert not me.offered("front left")
    me.picks("front right")
    assert me.zone("right") == ["Lantern Porter"]
    assert me.zone("hand") == ["Grade 2"]
