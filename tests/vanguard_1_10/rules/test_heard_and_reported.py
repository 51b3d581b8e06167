"""Sections 2.11, 7 and 10: where an ability without a zone mark works, and what is reported of a battle and a call."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

SWEEPER = "[CONT](VC/RC):This unit battles every unit in your opponent's front row in one attack."


@pytest.mark.rule("2.11.3")
@pytest.mark.parametrize(("zone", "heard"), [("left", True), ("drop", False), ("soul", False), ("hand", False)])
def test_an_ability_about_others_without_a_zone_mark_works_on_the_field(scene, me, foe, zone, heard):
    """2.11.3: it is about another card's move, so it hears of that on the field alone."""
    scene.card("Herald", "[AUTO]:When your other unit is put into the drop zone from (RC), draw a card.", grade=1)
    scene.card("Reaper", "[ACT](VC):Choose one of your grade 0 rear-guards, and retire it.", grade=2)
    me.has(vanguard="Reaper", right="Grade 0")
    me.has(left="Herald") if zone == "left" else me.put(zone, "Herald")
    with me.changes(deck=-1 if heard else 0):
        me.uses("Reaper")


@pytest.mark.rule("2.11.3")
@pytest.mark.parametrize("way", ["retired", "bound"])
def test_an_ability_about_its_own_card_is_heard_whichever_of_two_events_it_is(scene, me, foe, way):
    """2.11.3: what happens to the card itself is heard where it has gone, by either of the events."""
    either = n.AnyTrigger(tuple(n.Moved(n.This(), ("field",), (zone,)) for zone in ("drop", "bind")))
    scene.card("Comet", abilities=[n.Ability("automatic", n.Perform("draw", n.Number(1)), trigger=either)])
    deed = "retire it" if way == "retired" else "bind it"
    scene.card("Reaper", f"[ACT](VC):Choose one of your rear-guards, and {deed}.", grade=2)
    me.has(vanguard="Reaper", left="Comet")
    with me.changes(deck=-1):
        me.uses("Reaper")


@pytest.mark.rule("7.3.1.4")
def test_nobody_is_asked_which_unit_is_attacked_by_one_that_battles_them_all(scene, me, foe):
    """7.3.1.4: every unit in the front row is attacked; there is nothing to choose."""
    scene.step("battle phase")
    scene.card("Sweeper", SWEEPER, power=9000)
    me.has(vanguard="Grade 2", left="Sweeper")
    foe.has(vanguard="Grade 3", left="Stone", right="Grade 1", hand=["Grade 0"])
    me.picks("yes").picks("Sweeper")
    assert not me.asked or scene.game.question.about != "target"
    assert len(scene.game.facts["attacked"]) == 3
    foe.guards_with_nothing()


@pytest.mark.rule("7.6.1.2")
@pytest.mark.parametrize(("attacker", "hit"), [("Grade 3", True), ("Grade 0", False)])
def test_the_comparison_names_the_attacker_and_what_it_hit(scene, me, foe, attacker, hit):
    """7.6.1.2: power is compared with that of the attacked unit."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left=attacker)
    foe.has(vanguard="Grade 3", left="Stone")
    beaten = foe.card("Stone", "left")
    me.attacks(attacker, "Stone" if hit else "Grade 3")
    ((*_, compared, units),) = scene.events("compare")
    assert (compared, units) == (me.card(attacker), (beaten,) if hit else ())
