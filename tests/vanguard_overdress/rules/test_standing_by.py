"""7.13.1.2, 7.13.1.3: abilities that stand by several times, or not at all."""

from __future__ import annotations

import pytest

PLACED = "[AUTO]:When this unit is placed on (RC), Soul-Charge 1."
TWICE = '[CONT](VC):The "when placed" abilities of all of your rear-guards stand by {}.'


@pytest.mark.rule("7.13.1.2", "11.8.10")
@pytest.mark.parametrize(("often", "times"), [("twice", 2), ("three times", 3), (None, 1)])
def test_it_is_played_as_many_times_as_it_stands_by(scene, me, often, times):
    scene.card("Host", TWICE.format(often) if often else "", grade=2)
    scene.card("Guest", PLACED, grade=1)
    me.has(vanguard="Host", hand=["Guest", "Grade 0"])
    with me.changes(soul=times):
        me.calls("Guest", "left")
    assert not scene.game.waiting


@pytest.mark.rule("7.13.1.2", "11.8.9")
def test_each_time_stands_by_for_itself(scene, me):
    """Between the two another ability may be played."""
    scene.card("Host", TWICE.format("twice") + "\n[AUTO](VC):When your rear-guard is placed on (RC), draw a "
        "card.", grade=2)
    scene.card("Guest", PLACED, grade=1)
    me.has(vanguard="Host", hand=["Guest", "Grade 0"])
    me.calls("Guest", "left")
    me.picks(("ability", "Guest/1", "Guest"))
    me.is_asked("11.6.1.2", exactly=[("ability", "Guest/1", "Guest"), ("ability", "Host/2", "Host")])
    me.picks(("ability", "Host/2", "Host"))
    assert me.count("soul") == 2


@pytest.mark.rule("7.13.1.2", "12.3.1.1")
def test_an_ability_that_may_be_used_once_a_turn_is_played_once(scene, me):
    scene.card("Host", TWICE.format("twice"), grade=2)
    scene.card("Guest", "[AUTO](RC)[1/Turn]:When this unit is placed on (RC), Soul-Charge 1.", grade=1)
    me.has(vanguard="Host", hand=["Guest", "Grade 0"])
    with me.changes(soul=1):
        me.calls("Guest", "left").picks(("ability", "Guest/1", "Guest"))


@pytest.mark.rule("7.13.1.2")
def test_only_what_that_situation_sets_off(scene, me, foe):
    """An ability on attacking, and one on leaving, stand by once."""
    scene.step("battle phase").card("Host", TWICE.format("twice"), grade=2)
    scene.card("Guest", "[AUTO](RC):When this unit attacks, Soul-Charge 1.", grade=1)
    me.has(vanguard="Host", left="Guest")
    foe.has(hand=["Grade 0"])
    with me.changes(soul=1):
        me.attacks("Guest", "Stone")
        foe.is_asked("10.5.1.2")


@pytest.mark.rule("7.13.1.2")
def test_attacks_may_be_the_situation(scene, me, foe):
    scene.step("battle phase")
    scene.card("Host", '[CONT](VC):The "when attacks" abilities of all of your rear-guards stand by twice.', grade=2)
    scene.card("Guest", "[AUTO](RC):When this unit attacks, Soul-Charge 1.", grade=1)
    me.has(vanguard="Host", left="Guest")
    foe.has(hand=["Grade 0"])
    with me.changes(soul=2):
        me.attacks("Guest", "Stone")
        foe.is_asked("10.5.1.2")


SILENCE = '[CONT](VC):The "when placed" abilities of all of your opponent\'s rear-guards do not stand by.'


@pytest.mark.rule("7.13.1.3")
@pytest.mark.parametrize(("text", "soul"), [(SILENCE, 0), ("", 1)])
def test_what_does_not_stand_by_is_not_played_later_either(scene, me, foe, text, soul):
    scene.card("Hush", text, grade=2)
    scene.card("Guest", PLACED, grade=1)
    me.has(vanguard="Grade 2", hand=["Guest", "Grade 0"])
    foe.has(vanguard="Hush")
    with me.changes(soul=soul):
        me.calls("Guest", "left")
        me.exchanges("left")
    assert not scene.game.waiting


@pytest.mark.rule("7.13.1.3")
def test_other_abilities_of_that_unit_stand_by(scene, me, foe):
    scene.step("battle phase").card("Hush", SILENCE, grade=2)
    scene.card("Guest", PLACED + "\n[AUTO](RC):When this unit attacks, Soul-Charge 1.", grade=1)
    me.has(vanguard="Grade 2", left="Guest")
    foe.has(vanguard="Hush", hand=["Grade 0"])
    with me.changes(soul=1):
        me.attacks("Guest", "Hush")
        foe.is_asked("10.5.1.2")


@pytest.mark.rule("7.13.1.3", "7.13.1.2")
def test_what_forbids_beats_what_allows(scene, me, foe):
    """1.3.3: twice, and not at all, is not at all."""
    scene.card("Host", TWICE.format("twice"), grade=2)
    scene.card("Hush", SILENCE, grade=2)
    scene.card("Guest", PLACED, grade=1)
    me.has(vanguard="Host", hand=["Guest", "Grade 0"])
    foe.has(vanguard="Hush")
    with me.changes(soul=0):
        me.calls("Guest", "left")


@pytest.mark.rule("7.13.1.2")
def test_who_hears_of_another_being_placed_stands_by_once(scene, me):
    """The situation is that the unit itself is placed."""
    scene.card("Host", TWICE.format("twice"), grade=2)
    scene.card("Usher", "[AUTO](RC):When another of your rear-guards is placed on (RC), Soul-Charge 1.", grade=1)
    me.has(vanguard="Host", left="Usher", hand=["Grade 0", "Grade 3"])
    with me.changes(soul=1):
        me.calls("Grade 0", "right")


@pytest.mark.rule("7.13.1.2")
def test_an_ability_on_leaving_a_circle_stands_by_once(scene, me):
    """The unit has moved, and yet it was not placed."""
    scene.card("Host", TWICE.format("twice") + "\n[ACT](VC):Retire all of your rear-guards.", grade=2)
    scene.card("Guest", "[AUTO]:When this unit is retired, Soul-Charge 1.", grade=1)
    me.has(vanguard="Host", left="Guest", hand=["Grade 0"])
    with me.changes(soul=1):
        me.uses("Host", 2)
