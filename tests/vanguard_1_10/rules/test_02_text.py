"""Section 2.11: where a card's text works, and what stands in brackets."""

from __future__ import annotations

import pytest

REAR_GUARD_CIRCLES = ("front left", "front right", "back left", "back center", "back right")
OTHER_ZONES = ("hand", "soul", "drop", "damage", "bind")
MARKS = ("VC", "RC", "GC", "Hand", "Soul", "Drop zone", "Damage zone", "Bind zone")


@pytest.fixture(autouse=True)
def somebody_with_text_for_every_zone(scene, table, foe):
    """Text that works somewhere must not wake other text there, so a card for every zone is in each game."""
    scene.card("Busybody", "\n".join(f"[CONT]({mark}):This unit gets [Power]+1000." for mark in MARKS))
    foe.has(deck=["Busybody"])


# --- 2.11.3 zones


@pytest.mark.rule("2.11.3", "2.11.3.2")
@pytest.mark.parametrize("circle", REAR_GUARD_CIRCLES)
def test_text_for_rear_guards_works_on_each_rear_guard_circle(scene, me, foe, circle):
    """2.11.3: the bonus is there on all five circles the mark means."""
    scene.card("Footman", "[CONT](RC):This unit gets [Power]+3000.", power=6000)
    me.put(circle, "Footman")
    scene.start()
    assert me.power("Footman") == 6000 + 3000


@pytest.mark.rule("2.11.3", "2.11.3.2")
@pytest.mark.parametrize("zone", ["vanguard circle", *OTHER_ZONES])
def test_text_for_rear_guards_does_not_work_elsewhere(scene, me, foe, zone):
    """2.11.3: as the vanguard, in hand, in the soul and in every other zone the bonus is not there."""
    scene.card("Footman", "[CONT](RC):This unit gets [Power]+3000.", power=6000)
    me.put(zone, "Footman")
    scene.start()
    assert me.power("Footman") == 6000


@pytest.mark.rule("2.11.3")
def test_text_begins_to_work_when_the_card_arrives(scene, me, foe):
    """2.11.3: called out of the hand the unit has its bonus; replaced and in the drop zone it has lost it."""
    scene.card("Footman", "[CONT](RC):This unit gets [Power]+3000.", power=6000)
    me.has(vanguard="Grade 1", hand=["Footman", "Grade 1"])
    scene.start()
    assert me.power("Footman") == 6000
    me.calls("Footman", "left")
    assert me.power("Footman") == 6000 + 3000
    me.calls("Grade 1", "left")
    assert me.zone("drop") == ["Footman"]
    assert me.power("Footman") == 6000


@pytest.mark.rule("2.11.3")
def test_text_marked_with_the_hand_works_in_the_hand(scene, me, foe):
    """2.11.3: an activated ability for the hand is offered there and not on the field."""
    scene.card("Messenger", "[ACT](Hand):[Discard this card] Draw a card.")
    me.has(vanguard="Grade 1", left="Messenger", hand=["Messenger"])
    assert me.options().count(("use", "Messenger", "Messenger/1")) == 1
    me.uses("Messenger")
    assert me.zone("left") == ["Messenger"]
    assert me.zone("drop") == ["Messenger"]
    assert me.count("hand") == 1


# --- 2.11.3.1 vanguard circle


@pytest.mark.rule("2.11.3.1")
def test_text_for_the_vanguard_works_until_it_is_ridden(scene, me, foe):
    """2.11.3.1: +2000 as vanguard; once another unit rides it and it lies in the soul, no more."""
    scene.card("Crowned", "[CONT](VC):This unit gets [Power]+2000.", grade=1, power=7000)
    scene.step("ride phase")
    me.has(vanguard="Crowned", hand=["Grade 2"])
    scene.start()
    assert me.power("Crowned") == 7000 + 2000
    me.rides("Grade 2")
    assert me.zone("soul") == ["Crowned"]
    assert me.power("Crowned") == 7000


@pytest.mark.rule("2.11.3.1")
@pytest.mark.parametrize("zone", [*REAR_GUARD_CIRCLES, *OTHER_ZONES])
def test_text_for_the_vanguard_does_not_work_elsewhere(scene, me, foe, zone):
    """2.11.3.1: not on any rear-guard circle, and in no other zone."""
    scene.card("Crowned", "[CONT](VC):This unit gets [Power]+2000.", power=7000)
    me.put(zone, "Crowned")
    scene.start()
    assert me.power("Crowned") == 7000


@pytest.mark.rule("2.11.3.1")
@pytest.mark.parametrize(("circle", "drawn"), [("vanguard circle", 1), ("front left", 0)])
def test_an_automatic_ability_for_the_vanguard_is_set_off_there_only(scene, me, foe, circle, drawn):
    """2.11.3.1: its attack as a rear-guard draws nothing."""
    scene.card("Rallier", "[AUTO](VC):When this unit attacks, draw a card.", grade=2)
    scene.step("battle phase")
    me.put(circle, "Rallier")
    me.has(right="Grade 1")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    me.attacks("Rallier", "Grade 2")
    foe.is_asked("7.4.1.1.2")
    assert me.count("hand") == drawn


# --- 2.11.3.2 rear-guard circle


@pytest.mark.rule("2.11.3.2")
@pytest.mark.parametrize("circle", REAR_GUARD_CIRCLES)
def test_an_activated_ability_for_rear_guards_is_played_from_each_circle(scene, me, foe, circle):
    """2.11.3.2: from any of the five circles."""
    scene.card("Scribe", "[ACT](RC):Draw a card.")
    me.put(circle, "Scribe")
    me.uses("Scribe")
    assert me.count("hand") == 1


@pytest.mark.rule("2.11.3.2")
@pytest.mark.parametrize("zone", ["vanguard circle", *OTHER_ZONES])
def test_an_activated_ability_for_rear_guards_is_not_offered_elsewhere(scene, me, foe, zone):
    """2.11.3.2: as the vanguard, and in other zones, it cannot be played, and the refusal says why."""
    scene.card("Scribe", "[ACT](RC):Draw a card.")
    me.put(zone, "Scribe")
    me.has(left="Grade 1")
    assert not me.offered("use", "Scribe", "Scribe/1")
    assert me.refused("use", "Scribe", "Scribe/1") == "2.11.3"


# --- 2.11.3.3 guardian circle


def shield_bearer(scene):
    scene.card("Shield Bearer", "[CONT](GC):This unit gets [Shield]+5000.", shield=5000)


@pytest.mark.rule("2.11.3.3")
def test_text_for_guardians_counts_while_the_card_guards(scene, me, foe):
    """2.11.3.3: 7000 + 5000 + 5000 of the guarded unit withstand 10000 + 5000; in the drop zone it is gone."""
    shield_bearer(scene)
    scene.step("battle phase")
    me.has(vanguard="Grade 3", right="Grade 1").deck_top("Critical Trigger")
    foe.has(vanguard="Grade 1", hand=["Shield Bearer"])
    me.attacks("Grade 3", "Grade 1")
    assert foe.value("Shield Bearer", "shield") == 5000
    foe.guards_with("Shield Bearer")
    assert foe.value("Shield Bearer", "shield") == 5000 + 5000
    assert foe.power("Grade 1") == 7000 + 5000 + 5000
    me.picks("critical", "Grade 3", "Grade 3")
    assert foe.count("damage") == 0
    assert foe.zone("drop") == ["Shield Bearer"]
    assert foe.value("Shield Bearer", "shield") == 5000


@pytest.mark.rule("2.11.3.3")
@pytest.mark.parametrize("zone", ["vanguard circle", *REAR_GUARD_CIRCLES, *OTHER_ZONES])
def test_text_for_guardians_does_not_work_elsewhere(scene, me, foe, zone):
    """2.11.3.3: as a unit in battle, and in other zones, the shield is the printed one."""
    shield_bearer(scene)
    me.put(zone, "Shield Bearer")
    scene.start()
    assert me.value("Shield Bearer", "shield") == 5000


# --- 2.11.3.4 either of two zones


@pytest.mark.rule("2.11.3.4")
@pytest.mark.parametrize("circle", ["vanguard circle", *REAR_GUARD_CIRCLES])
def test_text_marked_with_two_zones_works_in_either(scene, me, foe, circle):
    """2.11.3.4: usable on the vanguard circle and on every rear-guard circle."""
    scene.card("All Rounder", "[ACT](VC/RC):Draw a card.\n[CONT](VC/RC):This unit gets [Power]+1000.", power=7000)
    me.put(circle, "All Rounder")
    me.uses("All Rounder")
    assert me.count("hand") == 1
    assert me.power("All Rounder") == 7000 + 1000


@pytest.mark.rule("2.11.3.4")
def test_text_marked_with_two_zones_does_not_work_in_a_third(scene, me, foe):
    """2.11.3.4: on the guardian circle the same text gives nothing."""
    scene.card("All Rounder", "[CONT](VC/RC):This unit gets [Power]+1000/[Shield]+5000.", power=7000, shield=5000)
    scene.step("battle phase")
    me.has(vanguard="Grade 3", right="Grade 1").deck_top("Critical Trigger")
    foe.has(vanguard="Grade 1", hand=["All Rounder"])
    me.attacks("Grade 3", "Grade 1")
    foe.guards_with("All Rounder")
    me.is_asked("2.8.2")
    assert foe.zone("guardians") == ["All Rounder"]
    assert (foe.power("All Rounder"), foe.value("All Rounder", "shield")) == (7000, 5000)
    assert foe.power("Grade 1") == 7000 + 5000


# --- 2.11.4 reminders


@pytest.mark.rule("2.11.4")
def test_a_reminder_after_a_sentence_does_nothing(scene, me, foe):
    """2.11.4: the ability draws one card, the bracketed words none."""
    scene.card("Chatty", "[ACT](VC):Draw a card. (Draw three cards.)")
    me.has(vanguard="Chatty")
    scene.start()
    with me.changes(hand=+1, deck=-1):
        me.uses("Chatty")


@pytest.mark.rule("2.11.4")
def test_a_reminder_by_itself_is_no_ability(scene, me, foe):
    """2.11.4: bracketed words that read like an ability set nothing off and change no number."""
    scene.card("Boaster", "(When this unit attacks, draw two cards. This unit gets [Power]+10000.)", grade=2)
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left="Boaster", right="Grade 1")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    me.attacks("Boaster", "Grade 2")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Boaster") == 9000
    assert me.count("hand") == 0


@pytest.mark.rule("2.11.4")
def test_a_reminder_adds_nothing_to_its_keyword(scene, me, foe):
    """2.11.4: the keyword keeps the unit from attacking; the draw in its reminder never comes."""
    scene.card("Chained", "[CONT](RC):Restraint (This unit cannot attack. At the start, draw a card.)", grade=2)
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left="Chained", right="Grade 1")
    foe.has(vanguard="Grade 2")
    me.picks("yes")
    me.is_asked("7.3.1.3", exactly=["Grade 3", "Grade 1"])
    assert me.count("hand") == 0


@pytest.mark.rule("2.11.4")
def test_a_keyword_with_a_reminder_is_not_applied_twice(scene, me, foe):
    """2.11.4: the ridden forerunner is offered once, not once for the keyword and once for its reminder."""
    reminder = "(When a <<Testers>> rides this unit, you may call this unit to (RC))"
    scene.card("Scout", f"[AUTO]:Forerunner {reminder}", grade=0)
    scene.step("ride phase")
    me.has(vanguard="Scout", hand=["Grade 1"])
    me.rides("Grade 1")
    me.picks("no")
    me.is_asked("7.2.1.2")
    assert me.zone("soul") == ["Scout"]
