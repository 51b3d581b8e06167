"""Lamps and Tides: what holds for a time, what stands in for something else, what waits, and how a game is won."""

from __future__ import annotations

import pytest

CALF = "Leviathan Calf"
SENTRY = "Glassbound Sentry"
MONK = "Empty-Handed Monk"
ARCHIVIST = "Everburning Archivist"
COLLECTOR = "Marsh Tithe Collector"
QUEEN = "Queen of the Undertow, Maren"


# --- numbers ----------------------------------------------------------------------------------------------


def test_aura_on_other_units(scene, me, foe):
    """Aura on other units: units of the Guild are stronger in my turn, others not; it ends with the turn."""
    me.has(vanguard="Lighthouse Colossus", left="Lantern Porter", back="Lamplit Foundling", damage=4)
    me.is_asked("6.6.1.2")
    assert me.power("Lantern Porter") == 8000 + 3000
    assert me.power("Lamplit Foundling") == 6000 + 3000
    me.declines_attack()
    assert me.power("Lantern Porter") == 8000


def test_a_stranger_weakens_the_colossus(scene, me, foe):
    """Aura on other units: a unit of another clan gets nothing, and the colossus itself loses two thousand."""
    me.has(vanguard="Lighthouse Colossus", left="Grade 1", damage=4)
    me.is_asked("6.6.1.2")
    assert me.power("Grade 1") == 7000
    assert me.power("Lighthouse Colossus") == 11000 - 2000


def test_power_for_each(scene, me, foe):
    """Power for each: three sprites count two others each."""
    me.has(left="Tallow Sprite", right="Tallow Sprite", back="Tallow Sprite")
    me.is_asked("6.6.1.2")
    assert me.power("Tallow Sprite") == 6000 + 2 * 1000


def test_any_number_in_a_deck(scene, me, foe):
    """Any number in a deck: by the sprite's own text (5.1.2.5), not by another's."""
    sprite, porter = scene.definition("Tallow Sprite"), scene.definition("Lantern Porter")
    assert "any number" in sprite.printed["keywords"]
    assert "any number" not in porter.printed["keywords"]


def test_a_race_in_the_text(scene, me, foe):
    """A race in the text: the conductor counts Mothkin rear-guards and no others."""
    me.has(vanguard="Conductor of Sparks", left="Keeper of Wicks", right="Glasswing Scout", back="Lantern Porter")
    me.is_asked("6.6.1.2")
    assert me.power("Conductor of Sparks") == 10000 + 2 * 1000


@pytest.mark.parametrize(("theirs", "more"), [(1, 4000), (2, 0)])
def test_comparing_hands(scene, me, foe, theirs, more):
    """Comparing hands: the stiltwalker is stronger while my hand is the larger, not when they are equal."""
    scene.step("battle phase")
    me.has(vanguard="Flood Lancer", left="Stiltwalker", hand=["Grade 3", "Grade 3"])
    foe.has(hand=["Grade 0", "Critical Trigger"][:theirs])
    me.attacks("Stiltwalker", "Stone")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Stiltwalker") == 8000 + more


@pytest.mark.parametrize(("vanguard", "more"), [("Master Lampwright, Oriel", 3000), ("Dawnforge Regent", 0)])
def test_a_part_of_a_name_in_the_text(scene, me, foe, vanguard, more):
    """A part of a name in the text: the sentry fights harder beside any Oriel."""
    scene.step("battle phase")
    me.has(vanguard=vanguard, left=SENTRY)
    foe.has(hand=["Grade 0"])
    me.attacks(SENTRY, "Stone")
    foe.is_asked("7.4.1.1.2")
    assert me.power(SENTRY) == 8000 + more


# --- replacements -------------------------------------------------------------------------------------------


def test_replacement_mandatory(scene, me, foe):
    """Replacement, mandatory: retired by a newcomer on its circle, the calf is bound and never dropped."""
    me.has(vanguard="Flood Lancer", left=CALF, hand=["Reedblade Guard"])
    me.calls("Reedblade Guard", "left")
    assert me.zone("bind") == [CALF]
    assert me.zone("drop") == []
    assert (CALF, "front left", "drop") not in scene.moves()


def test_what_was_replaced_sets_nothing_off(scene, me, foe):
    """Replacement, mandatory: the singer hears no rear-guard put into the drop zone when the calf is bound."""
    me.has(vanguard="Flood Lancer", left=CALF, back="Undertow Singer", hand=["Reedblade Guard"])
    me.calls("Reedblade Guard", "left")
    assert me.power("Undertow Singer") == 6000


def test_from_the_guardian_circle_nothing_is_replaced(scene, me, foe):
    """Replacement, mandatory: it speaks of the rear-guard circles; as a guardian the calf is dropped."""
    scene.turn_of(foe).step("battle phase")
    foe.has(vanguard="Grade 3", left="Grade 1")
    me.has(vanguard="Flood Lancer", left=CALF)
    foe.attacks("Grade 3", "Flood Lancer")
    me.guards_with(CALF)
    assert me.zone("drop") == [CALF]
    assert me.zone("bind") == []


@pytest.mark.parametrize(("wanted", "zone"), [(True, "soul"), (False, "drop")])
def test_replacement_optional(scene, me, foe, wanted, zone):
    """Replacement, optional: its master chooses between the soul and the drop zone."""
    me.has(vanguard="Furnace Captain", left=SENTRY, hand=["Lantern Porter"])
    me.calls("Lantern Porter", "left")
    me.is_asked("8.2.1.3")
    if wanted:
        me.picks(next(option for option in me.options() if option != "no"))
    else:
        me.passes()
    assert me.zone(zone) == [SENTRY]


def test_the_master_chooses_when_the_opponent_retires(scene, me, foe):
    """Replacement, optional: hit by an attack, the sentry's master is asked, not the attacker."""
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left="Grade 1")
    foe.has(vanguard="Furnace Captain", left=SENTRY)
    me.attacks("Grade 3", SENTRY)
    foe.guards_with_nothing()
    foe.is_asked("8.2.1.3")
    foe.picks(next(option for option in foe.options() if option != "no"))
    assert foe.zone("soul") == [SENTRY]


# --- what waits -----------------------------------------------------------------------------------------------


def test_situation_trigger(scene, me, foe):
    """Situation trigger: with the last card of the hand gone, the monk leaves and a card is drawn."""
    me.has(vanguard="Flood Lancer", left=MONK, hand=["Reedblade Guard"])
    me.is_asked("6.6.1.2")
    assert me.zone("left") == [MONK]
    me.calls("Reedblade Guard", "right")
    assert me.zone("drop") == [MONK]
    assert me.zone("hand") == ["Stone"]


def test_two_monks_wait_together(scene, me, foe):
    """Situation trigger: both are set off by the same empty hand, so both leave and two cards are drawn."""
    me.has(vanguard="Flood Lancer", left=MONK, back=MONK, hand=["Reedblade Guard"])
    me.calls("Reedblade Guard", "right")
    assert len(me.options()) == 2
    me.picks(me.options()[0])
    assert me.zone("drop") == [MONK, MONK]
    assert me.zone("hand") == ["Stone", "Stone"]


def test_timed_trigger(scene, me, foe):
    """Timed trigger: the snuffer's end waits for this turn's end phase, and a unit that has left is left alone."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", back="Copper Snuffer", left="Grade 1")
    foe.has(hand=["Grade 0"])
    me.attacks("Furnace Captain", "Stone", boost="Copper Snuffer")
    assert me.power("Furnace Captain") == 10000 + 5000 + 4000
    foe.guards_with_nothing()
    assert me.power("Furnace Captain") == 10000
    assert me.zone("back") == ["Copper Snuffer"]
    me.declines_attack()
    assert me.zone("back") == []


def test_zone_change_trigger(scene, me, foe):
    """Zone-change trigger: having guarded, the moth goes on from the drop zone to the soul."""
    scene.turn_of(foe).step("battle phase")
    foe.has(vanguard="Grade 3", left="Grade 1")
    me.has(vanguard="Furnace Captain", hand=["Flashpan Moth"])
    foe.attacks("Grade 3", "Furnace Captain")
    me.guards_with("Flashpan Moth")
    assert me.zone("soul") == ["Flashpan Moth"]
    assert ("Flashpan Moth", "guardian circle", "drop") in scene.moves()


def test_another_units_zone_change(scene, me, foe):
    """Zone-change trigger: the singer is stronger for each other unit of the Court that falls in my turn."""
    me.has(vanguard="Flood Lancer", left="Ripple Jester", right="Reedblade Guard", back="Undertow Singer")
    me.uses("Ripple Jester").picks("Reedblade Guard")
    assert me.power("Undertow Singer") == 6000 + 3000
    assert me.power("Reedblade Guard") == 8000 + 3000


def test_a_unit_returns_from_where_it_fell(scene, me, foe):
    """Zone-change trigger: retired, the gleaner may come back to the hand for a soul blast."""
    me.has(vanguard="Flood Lancer", left="Mirefoot Gleaner", hand=["Reedblade Guard"], soul=["Grade 0"])
    me.calls("Reedblade Guard", "left").picks("yes")
    assert me.zone("hand") == ["Mirefoot Gleaner"]


def test_no_more_this_turn(scene, me, foe):
    """No more this turn: the Queen's ability is gone after one use, with the cost at hand again."""
    me.has(vanguard=QUEEN, drop=["Reedblade Guard", "Flood Lancer", "Puddle Squire"], damage=4)
    me.uses(QUEEN).picks("Stone", "Stone", "Reedblade Guard", "done", "front left")
    me.is_asked("6.6.1.2")
    assert not me.offered("use", QUEEN, f"{QUEEN}/1")
    assert me.count("damage") - sum(me.game.face_down[c] for c in me.game.in_zone(0, "damage")) == 2


# --- both players, and the end ------------------------------------------------------------------------------------


def test_each_player_chooses(scene, me, foe):
    """Each player chooses: the turn player first (1.3.4), and both units leave together."""
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left=COLLECTOR, right="Grade 1", back="Grade 0", soul=["Grade 2"])
    foe.has(left="Lantern Porter", right="Reedblade Guard")
    me.attacks(COLLECTOR, "Stone").picks("yes")
    me.is_asked(exactly=[COLLECTOR, "Grade 1", "Grade 0"])
    me.picks("Grade 0")
    assert me.zone("back") == ["Grade 0"]
    foe.is_asked(exactly=["Lantern Porter", "Reedblade Guard"])
    foe.picks("Lantern Porter")
    assert "Grade 0" in me.zone("drop")
    assert foe.zone("drop") == ["Lantern Porter"]


def test_the_turn_player_chooses_first_also_against_the_master(scene, me, foe):
    """Each player chooses: in the opponent's turn the opponent chooses first, whoever has the ability."""
    scene.turn_of(foe).step("battle phase")
    toll = "When this unit is attacked, each player chooses one of his or her rear-guards, and retires it."
    scene.card("Toll Gate", f"[AUTO](VC):{toll}")
    me.has(vanguard="Toll Gate", left="Grade 0", right="Grade 1")
    foe.has(vanguard="Grade 3", left="Lantern Porter", right="Reedblade Guard")
    foe.attacks("Grade 3", "Toll Gate")
    foe.is_asked(exactly=["Lantern Porter", "Reedblade Guard"])
    foe.picks("Reedblade Guard")
    me.picks("Grade 1")
    assert foe.zone("drop") == ["Reedblade Guard"]
    assert me.zone("drop") == ["Grade 1"]


def test_a_player_without_rear_guards_chooses_none(scene, me, foe):
    """Each player chooses: the opponent has nobody to choose, so only mine leaves."""
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left=COLLECTOR, right="Grade 1", soul=["Grade 2"])
    me.attacks(COLLECTOR, "Stone").picks("yes", "Grade 1")
    assert "Grade 1" in me.zone("drop")
    assert foe.zone("drop") == []


@pytest.mark.parametrize(("guild", "won"), [(14, True), (13, False)])
def test_winning_by_effect(scene, me, foe, guild, won):
    """Winning by effect: fifteen cards of the Guild in the soul at my end phase win; cards of no clan do not count."""
    me.has(vanguard=ARCHIVIST, soul=["Lantern Porter"] * guild)
    me.deck_top("Ledger Owl", "Grade 1")
    me.declines_attack()
    if won:
        assert scene.winner is me
        assert scene.result.rule == "1.2.5"
    else:
        assert scene.result is None
        foe.is_asked("6.5.1.2")
