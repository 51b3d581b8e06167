"""Lamps and Tides: triggers, keywords and what happens in battles."""

from __future__ import annotations

import pytest

SEARCHLIGHT = "Chained Searchlight"
TYRANT = "Breakwater Tyrant"
COLOSSUS = "Lighthouse Colossus"


def hurt(player, ready, spent=0):
    """So much damage, some of it face down."""
    player.has(damage=ready)
    for _ in range(spent):
        player.put("damage", "Stone", face_down=True)


def guild_attack(scene, me, trigger):
    """My Guild vanguard attacks; its one drive check reveals the trigger."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", left="Lantern Porter")
    me.deck_top(trigger)
    me.attacks("Furnace Captain", "Stone")


# --- units and triggers ---------------------------------------------------------------------------------


def test_units_without_text(scene, me, foe):
    """Units without text: a boost adds the porter's whole power and nothing else happens."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", back="Lantern Porter", left="Grade 1")
    foe.has(hand=["Grade 0"])
    me.attacks("Furnace Captain", "Stone", boost="Lantern Porter")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Furnace Captain") == 10000 + 8000


def test_critical_trigger(scene, me, foe):
    """Critical trigger: power to one unit and critical to one, so two damage are dealt."""
    guild_attack(scene, me, "Sparkthrower Nib")
    with foe.changes(damage=+2):
        me.picks("critical", "Furnace Captain", "Lantern Porter")
    assert me.power("Lantern Porter") == 8000 + 5000


def test_draw_trigger(scene, me, foe):
    """Draw trigger: a card is drawn beside the one that was checked."""
    guild_attack(scene, me, "Ledger Owl")
    me.picks("draw", "Furnace Captain")
    assert me.zone("hand") == ["Stone", "Ledger Owl"]


def test_stand_trigger(scene, me, foe):
    """Stand trigger: a rested rear-guard stands up again."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", right="Grade 1")
    me.put("front left", "Lantern Porter", rested=True)
    me.deck_top("Bellows Runner")
    me.attacks("Furnace Captain", "Stone").picks("stand", "Lantern Porter", "Lantern Porter")
    assert not me.is_rested("Lantern Porter")
    assert me.power("Lantern Porter") == 8000 + 5000


def test_heal_trigger(scene, me, foe):
    """Heal trigger: with no less damage than the opponent, one card is healed."""
    me.has(damage=["Grade 0"])
    foe.has(damage=1)
    guild_attack(scene, me, "Nightwatch Surgeon")
    me.picks("heal", "Furnace Captain")
    assert me.zone("damage") == []
    assert me.zone("drop") == ["Grade 0"]


# --- keywords --------------------------------------------------------------------------------------------


def test_restraint(scene, me, foe):
    """Restraint, and losing it: as it is, the searchlight is no attacker."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", left=SEARCHLIGHT, right="Grade 1")
    me.picks("yes").is_asked("7.3.1.3", exactly=["Furnace Captain", "Grade 1"])


def test_losing_restraint(scene, me, foe):
    """Restraint, and losing it: for a soul blast it attacks in this turn, and its hit turns damage up."""
    me.has(vanguard="Furnace Captain", left=SEARCHLIGHT, soul=["Grade 0"])
    hurt(me, 0, spent=1)
    me.uses(SEARCHLIGHT, 2)
    me.attacks(SEARCHLIGHT, "Stone")
    assert not me.game.face_down[me.card("Stone", "damage")]


def test_restraint_comes_back(scene, me, foe):
    """Restraint, and losing it: in my next turn the searchlight is bound again."""
    me.has(vanguard="Furnace Captain", left=SEARCHLIGHT, soul=["Grade 0"])
    me.uses(SEARCHLIGHT, 2)
    assert "restraint" not in me.value(SEARCHLIGHT, "keywords")
    me.declines_attack()
    assert "restraint" in me.value(SEARCHLIGHT, "keywords")


@pytest.mark.parametrize(("companion", "free"), [("Reedblade Guard", True), ("Lantern Porter", False)])
def test_lord(scene, me, foe, companion, free):
    """Lord: beside a unit of another clan Tamsel cannot attack; among the Court she can."""
    scene.step("battle phase")
    me.has(vanguard="Ebb Sovereign, Tamsel", left=companion, right="Flood Lancer")
    me.picks("yes")
    assert me.offered("Ebb Sovereign, Tamsel") is free


@pytest.mark.parametrize(("damage", "more"), [(3, 0), (4, 3000)])
def test_limit_break_continuous(scene, me, foe, damage, more):
    """Limit break 4, continuous: from four damage on the colossus strengthens the others, not itself."""
    me.has(vanguard=COLOSSUS, left="Lantern Porter", damage=damage)
    me.is_asked("6.6.1.2")
    assert me.power("Lantern Porter") == 8000 + more
    assert me.power(COLOSSUS) == 11000


@pytest.mark.parametrize(("damage", "asked"), [(3, False), (4, True)])
def test_limit_break_automatic(scene, me, foe, damage, asked):
    """Limit break 4, automatic: from four damage on the master may pay three soul for a heavier attack."""
    master = "Master Lampwright, Oriel"
    scene.step("battle phase")
    me.has(vanguard=master, left="Grade 1", soul=3, damage=damage)
    foe.has(hand=["Grade 0"])
    me.attacks(master, "Stone")
    if asked:
        me.picks("yes")
    foe.is_asked("7.4.1.1.2")
    assert me.power(master) == 10000 + (5000 if asked else 0)
    assert me.critical(master) == 1 + (1 if asked else 0)


@pytest.mark.parametrize(("ready", "spent", "offered"), [(3, 0, False), (2, 2, True)])
def test_limit_break_activated(scene, me, foe, ready, spent, offered):
    """Limit break 4, activated: the regent's ability is offered from four damage on, face up or not."""
    regent = "Dawnforge Regent"
    me.has(vanguard=regent, left="Grade 1")
    hurt(me, ready, spent)
    me.is_asked("6.6.1.2")
    assert me.offered("use", regent, f"{regent}/1") is offered


def test_losing_twin_drive_and_standing_again(scene, me, foe):
    """Losing Twin Drive!!, standing again: the beacon stands for its second attack and checks only one card."""
    beacon = "Solitary Beacon"
    scene.step("battle phase")
    me.has(vanguard=beacon, hand=["Furnace Captain"] * 3, damage=2)
    me.deck_top("Grade 0", "Grade 1", "Grade 2", "Grade 3")
    me.is_asked("7.2.1.2")
    assert me.power(beacon) == 10000 + 5000
    me.attacks(beacon, "Stone").picks("yes")
    assert me.zone("hand") == ["Grade 0", "Grade 1"]
    me.attacks(beacon, "Stone")
    assert me.zone("hand")[:3] == ["Grade 0", "Grade 1", "Grade 2"]
    assert "Grade 3" not in me.zone("hand")
    scene.looked_at_deck = True


def test_sentinel(scene, me, foe):
    """Sentinel: for a card from the hand, the attacked vanguard of the clan cannot be hit."""
    hask = "Shutter Bearer, Hask"
    scene.turn_of(foe).step("battle phase")
    foe.has(vanguard="Grade 3", left="Grade 1")
    me.has(vanguard="Furnace Captain", hand=[hask, "Grade 0"])
    foe.attacks("Grade 3", "Furnace Captain")
    with me.changes(damage=0, hand=-2):
        me.guards_with(hask).picks("yes")
    foe.is_asked("7.2.1.2")


def test_a_guardian_is_stronger_by_intercepting(scene, me, foe):
    """When this unit intercepts: with three of the Guild in the soul the bulwark's shield grows."""
    scene.turn_of(foe).step("battle phase")
    foe.has(vanguard="Grade 3", left="Grade 1")
    foe.deck_top("Critical Trigger")
    me.has(vanguard="Lantern Porter", left="Bulwark of Panes", soul=["Lantern Porter"] * 3)
    foe.attacks("Grade 3", "Lantern Porter")
    me.guards_with("Bulwark of Panes")
    foe.is_asked("2.8.2")
    assert me.value("Bulwark of Panes", "shield") == 5000 + 5000


def test_cannot_intercept(scene, me, foe):
    """Cannot intercept: the unit that the piper points at stays where it is in this turn's battles."""
    me.has(vanguard="Flood Lancer", hand=["Mist Piper"])
    foe.has(left="Grade 2", right="Furnace Captain", hand=["Grade 0"])
    me.calls("Mist Piper", "left").picks("Grade 2")
    me.attacks("Flood Lancer", "Stone")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 0", "Furnace Captain", "done"])


# --- attacks ------------------------------------------------------------------------------------------------


def test_attacking_the_back_row(scene, me, foe):
    """Attacking the back row: from my left the arcshot reaches their right (4.6.2.1), stronger against rear-guards."""
    arcshot = "Rooftop Arcshot"
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", left=arcshot)
    foe.has(left="Grade 3", right="Grade 2", back_left="Grade 0", back_right="Grade 1", hand=["Heal Trigger"])
    me.picks("yes", arcshot)
    me.is_asked("7.3.1.4", exactly=["Stone", "Grade 3", "Grade 2", "Grade 1"])
    me.picks("Grade 1")
    foe.is_asked("7.4.1.1.2")
    assert me.power(arcshot) == 8000 + 2000


def test_one_attack_on_the_whole_front_row(scene, me, foe):
    """One attack on the whole front row: what the tyrant gave itself hits every unit in front, none behind."""
    me.has(vanguard=TYRANT, left="Grade 1")
    hurt(me, 3, spent=1)
    foe.has(left="Grade 0", right="Grade 1", back_left="Grade 2")
    me.uses(TYRANT)
    assert me.power(TYRANT) == 10000 + 2000
    with foe.changes(damage=+1):
        me.attacks(TYRANT, "Stone")
    assert sorted(foe.zone("drop")) == ["Grade 0", "Grade 1"]
    assert foe.zone("back_left") == ["Grade 2"]


def test_an_ability_given_to_itself(scene, me, foe):
    """Ability given to itself: the regent's hit retires an opposing rear-guard for the rest of this turn."""
    regent = "Dawnforge Regent"
    me.has(vanguard=regent, left="Grade 1")
    hurt(me, 2, spent=2)
    foe.has(left="Grade 0", right="Grade 1")
    me.uses(regent)
    me.attacks(regent, "Stone").picks("Grade 1")
    assert foe.zone("drop") == ["Grade 1"]


def test_an_ability_given_to_another_unit(scene, me, foe):
    """Ability given to another unit: the chosen unit draws on its hit this turn, and no other does."""
    me.has(vanguard="Dawnforge Regent", right="Lantern Porter", hand=["Arc Dancer, Thessaly"], damage=1)
    me.calls("Arc Dancer, Thessaly", "left").picks("yes", "Lantern Porter")
    with me.changes(hand=+1):
        me.attacks("Lantern Porter", "Stone")
    with me.changes(hand=0):
        me.attacks("Arc Dancer, Thessaly", "Stone")


def test_a_drive_check_sets_an_ability_off(scene, me, foe):
    """Drive check trigger: a grade 3 of the Guild strengthens a rear-guard of my choice."""
    scene.step("battle phase")
    me.has(vanguard="Dawnforge Regent", left="Lantern Porter", right="Grade 1")
    me.deck_top("Solitary Beacon", "Grade 3")
    me.attacks("Dawnforge Regent", "Stone").picks("Lantern Porter")
    assert me.power("Lantern Porter") == 8000 + 5000


def test_an_attack_that_was_boosted_hits(scene, me, foe):
    """When an attack this unit boosted hits: Pell goes to the soul and fetches a grade 2 from the deck."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", back="Ember Courier, Pell", left="Grade 1", damage=1)
    me.put("deck", "Mirror Duelist")
    me.deck_top("Grade 0")
    me.attacks("Furnace Captain", "Stone", boost="Ember Courier, Pell").picks("yes", "Mirror Duelist", "front right")
    assert me.zone("right") == ["Mirror Duelist"]
    assert "Ember Courier, Pell" in me.zone("soul")


def test_boosting(scene, me, foe):
    """When this unit boosts, is boosted: with four of the Guild in the soul the runner gives three thousand more."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", back="Beacon Runner", left="Grade 1", soul=["Lantern Porter"] * 4)
    foe.has(hand=["Grade 0"])
    me.attacks("Furnace Captain", "Stone", boost="Beacon Runner")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Furnace Captain") == 10000 + 6000 + 3000


def test_being_boosted(scene, me, foe):
    """When this unit boosts, is boosted: the Queen is stronger for a boost of the Court, and by her train-bearer."""
    queen = "Queen of the Undertow, Maren"
    scene.step("battle phase")
    me.has(vanguard=queen, back="Maren's Train-Bearer", left="Grade 1", drop=["Driftwood Page"])
    foe.has(hand=["Grade 0"])
    me.attacks(queen, "Stone", boost="Maren's Train-Bearer")
    me.picks(me.options()[0])
    foe.is_asked("7.4.1.1.2")
    assert me.power(queen) == 10000 + 6000 + 2000 + 5000
