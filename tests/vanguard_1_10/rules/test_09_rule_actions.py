"""Section 9: what the game does by itself at check timings."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n


@pytest.mark.rule("9.1.2")
def test_a_crowd_that_is_gone_before_the_check_timing_is_not_noticed(scene, me, foe):
    """9.1.2: a circle that is overloaded only in the middle of an effect loses nobody."""
    scene.card(
        "Caller", "[ACT](VC):Choose a card from your hand, call it to (RC), and return it to your hand."
    )
    scene.card("Visitor")
    me.has(vanguard="Caller", left="Grade 1", hand=["Visitor"])
    me.uses("Caller").picks("front left")
    assert me.zone("front left") == ["Grade 1"]
    assert me.zone("hand") == ["Visitor"] and me.count("drop") == 0


@pytest.mark.rule("9.1.2", "9.2.2")
def test_six_damage_that_is_healed_within_the_effect_does_not_lose(scene, me, foe):
    """9.1.2: six damage cards between check timings are not looked at."""
    scene.card(
        "Gambler",
        "[ACT](VC):Put the top card of your deck into your damage zone. "
        "Choose a card from your damage zone, and heal it.",
    )
    me.has(vanguard="Gambler", damage=5)
    me.uses("Gambler").picks("Stone")
    assert scene.result is None
    assert me.count("damage") == 5 + 1 - 1


@pytest.mark.rule("9.1.3")
def test_two_overloaded_circles_are_cleared_together(scene, me, foe):
    """9.1.3: two units dropped in one check timing leave together, so each sees the other go."""
    for name in ("Left Twin", "Right Twin"):
        scene.card(
            name, "[AUTO](RC):When another of your rear-guards is put into the drop zone, draw a card."
        )
    me.has(left=["Left Twin", "Grade 1"], right=["Right Twin", "Grade 1"])
    me.is_asked(
        "8.4.1.2",
        exactly=[("ability", "Left Twin/1", "Left Twin"), ("ability", "Right Twin/1", "Right Twin")],
    )
    with me.changes(hand=+2):
        me.picks(("ability", "Left Twin/1", "Left Twin"))
    assert sorted(me.zone("drop")) == ["Left Twin", "Right Twin"]


@pytest.mark.rule("9.1.3", "9.3.3", "9.4.1")
@pytest.mark.parametrize("guardians", [0, 1])
def test_overloaded_circles_and_a_stray_guardian_are_cleared_together(scene, me, foe, guardians):
    """9.1.3: what two circles have too much and who guards outside a battle leave at one moment, each of them once."""
    seen = "[AUTO](VC):When one of your rear-guards is put into the drop zone, Soul-Charge 1."
    me.has(vanguard=scene.card("Witness", seen, grade=2), guardians=["Grade 2"] * guardians)
    me.has(left=["Grade 0", "Grade 1"], right=["Grade 0", "Grade 1"])
    scene.start()
    assert me.count("soul") == 2
    assert sorted(me.zone("drop")) == ["Grade 0", "Grade 0", *["Grade 2"] * guardians]
    assert [len(me.zone(circle)) for circle in ("left", "right", "guardians")] == [1, 1, 0]


@pytest.mark.rule("9.1.3")
def test_an_old_vanguard_and_an_old_rear_guard_leave_at_the_same_time(scene, me, foe):
    """9.1.3: the vanguard circle and a rear-guard circle are cleared together, not one after the other."""
    scene.card("Old King", "[AUTO](VC):When one of your rear-guards is put into the drop zone, draw a card.")
    me.has(vanguard=["Old King", "Grade 2"], left=["Grade 0", "Grade 1"])
    scene.start()
    assert me.zone("soul") == ["Old King"] and me.zone("drop") == ["Grade 0"]
    assert me.count("hand") == 0 + 1


@pytest.mark.rule("9.1.3")
def test_losing_and_clearing_happen_together(scene, me, foe):
    """9.1.3: two crowded circles and both players at six damage: the circles clear and the game is drawn."""
    me.has(left=["Grade 0", "Grade 1"], right=["Grade 0", "Grade 2"], damage=6)
    foe.has(damage=6)
    scene.start()
    assert scene.winner is None
    assert me.zone("front left") == ["Grade 1"] and me.zone("front right") == ["Grade 2"]
    assert me.zone("drop") == ["Grade 0", "Grade 0"]


@pytest.mark.rule("9.1.3", "9.2.1")
def test_both_losing_at_once_is_a_draw(scene, me, foe):
    """9.1.3: one player with six damage and the other without a deck lose in the same rule action."""
    scene.exactly()
    me.has(vanguard="Grade 1", damage=6, deck=5)
    foe.has(vanguard="Grade 1")
    scene.start()
    assert scene.result is not None and scene.winner is None


# --- 9.2 losing the game ------------------------------------------------------------------------------

PUNISHER = "[ACT](VC):Put the top card of your deck into your damage zone."


@pytest.mark.rule("9.2.1")
def test_losing_comes_before_waiting_abilities(scene, me, foe):
    """9.2.1: at the check timing the loss comes first, and the waiting ability is never played."""
    scene.card("Punisher", f"{PUNISHER}\n[AUTO](VC):When a card is put into your damage zone, draw a card.")
    me.has(vanguard="Punisher", damage=5)
    with me.changes(hand=0, damage=+1):
        me.uses("Punisher")
    assert scene.winner is foe
    assert scene.result.rule in ("9.2.1", "9.2.2")


@pytest.mark.rule("9.2.1")
def test_the_opponent_of_the_turn_player_can_lose_too(scene, me, foe):
    """9.2.1: whoever meets a losing condition loses, also in the other player's turn."""
    me.has(vanguard="Grade 2")
    foe.has(damage=6)
    scene.start()
    assert scene.winner is me


@pytest.mark.rule("9.2.2")
def test_five_damage_do_not_lose(scene, me, foe):
    """9.2.2: five cards in the damage zone are not enough."""
    scene.card("Punisher", PUNISHER)
    me.has(vanguard="Punisher", damage=4)
    me.uses("Punisher")
    assert me.count("damage") == 4 + 1
    assert scene.result is None


@pytest.mark.rule("9.2.2")
def test_six_damage_lose(scene, me, foe):
    """9.2.2: the sixth card in the damage zone loses the game at the next check timing."""
    scene.card("Punisher", PUNISHER)
    me.has(vanguard="Punisher", damage=5)
    me.uses("Punisher")
    assert me.count("damage") == 5 + 1
    assert scene.winner is foe and scene.result.rule == "9.2.2"


@pytest.mark.rule("9.2.2")
def test_seven_damage_lose_as_well(scene, me, foe):
    """9.2.2: six or more; an effect that goes past six loses too."""
    scene.card("Punisher", "[ACT](VC):Put two cards from the top of your deck into your damage zone.")
    me.has(vanguard="Punisher", damage=5)
    me.uses("Punisher")
    assert me.count("damage") == 5 + 2
    assert scene.winner is foe


@pytest.mark.rule("9.2.2")
def test_face_down_damage_counts(scene, me, foe):
    """9.2.2: cards in the damage zone count, whichever face is up."""
    for _ in range(6):
        me.put("damage", "Stone", face_down=True)
    scene.start()
    assert scene.winner is foe


@pytest.mark.rule("9.2.3")
def test_an_empty_deck_loses_without_a_draw(scene, me, foe):
    """9.2.3: a deck emptied by a soul charge loses at the next check timing."""
    scene.card("Charger", "[ACT](VC):Soul-Charge 1.")
    scene.exactly()
    me.has(vanguard="Charger", deck=1)
    foe.has(vanguard="Grade 1", deck=5)
    me.uses("Charger")
    assert me.count("soul") == 1 and me.count("hand") == 0
    assert scene.winner is foe and scene.result.rule == "9.2.3"


@pytest.mark.rule("9.2.3")
def test_one_card_in_the_deck_is_enough(scene, me, foe):
    """9.2.3: the loss needs a deck of no cards."""
    scene.card("Charger", "[ACT](VC):Soul-Charge 1.")
    scene.exactly()
    me.has(vanguard="Charger", deck=2)
    foe.has(vanguard="Grade 1", deck=5)
    me.uses("Charger")
    assert me.count("deck") == 1
    assert scene.result is None


# --- 9.3 overloaded circles -----------------------------------------------------------------------------


@pytest.mark.rule("9.3.1")
def test_the_newcomer_on_the_vanguard_circle_stays(scene, me, foe):
    """9.3.1: a rear-guard put on the vanguard circle stays, the vanguard before it goes to the soul."""
    scene.card("Abdicator", "[ACT](VC):Choose one of your rear-guards, and put it on your (VC).")
    me.has(left="Grade 1", vanguard="Abdicator")
    me.uses("Abdicator")
    assert me.zone("vanguard") == ["Grade 1"]
    assert me.zone("soul") == ["Abdicator"]


@pytest.mark.rule("9.3.1")
def test_a_ride_puts_only_the_vanguard_before_into_the_soul(scene, me, foe):
    """9.3.1: after a ride by an effect one vanguard is left; the older one is in the soul, not dropped."""
    scene.card("Heir", "[ACT](VC):Choose a card from your hand, and ride it.")
    me.has(vanguard="Heir", soul=["Grade 0"], hand=["Grade 3"])
    me.uses("Heir")
    assert me.zone("vanguard") == ["Grade 3"]
    assert me.zone("soul") == ["Grade 0", "Heir"] and me.count("drop") == 0


@pytest.mark.rule("9.3.2")
def test_of_two_that_came_together_their_player_keeps_one_as_vanguard(scene, me, foe):
    """9.3.2: two cards put on the vanguard circle at once; one is chosen, all others go to the soul."""
    scene.card("Abdicator", "[ACT](VC):Choose two cards from your hand, and put them on your (VC).")
    scene.card("First Heir")
    scene.card("Second Heir")
    me.has(vanguard="Abdicator", hand=["First Heir", "Second Heir"])
    me.uses("Abdicator")
    me.is_asked("9.3.2", exactly=["First Heir", "Second Heir"])
    me.picks("First Heir")
    assert me.zone("vanguard") == ["First Heir"]
    assert sorted(me.zone("soul")) == ["Abdicator", "Second Heir"]


@pytest.mark.rule("9.3.2")
def test_the_circles_own_player_chooses_also_in_the_opponents_turn(scene, me, foe):
    """9.3.2: it is the player of the circle who keeps one, not the turn player."""
    scene.card("First Heir")
    scene.card("Second Heir")
    together = n.Move(n.Cards(("hand",), "theirs"), "vanguard circle")
    scene.card("Kingmaker", abilities=[n.Ability("activated", together, zones=("vanguard circle",))])
    me.has(vanguard="Kingmaker")
    foe.has(vanguard="Grade 1", hand=["First Heir", "Second Heir"])
    me.uses("Kingmaker")
    foe.is_asked("9.3.2", exactly=["First Heir", "Second Heir"])
    foe.picks("Second Heir")
    assert foe.zone("vanguard") == ["Second Heir"]
    assert sorted(foe.zone("soul")) == ["First Heir", "Grade 1"]


@pytest.mark.rule("9.3.3")
def test_a_call_onto_a_unit_drops_the_older_one(scene, me, foe):
    """9.3.3: the unit that was on the circle goes to the drop zone and has been retired."""
    scene.card("Old Guard", "[AUTO]:When this unit is put into the drop zone from (RC), draw a card.")
    me.has(vanguard="Grade 2", left="Old Guard", hand=["Grade 1"])
    with me.changes(drop=+1, hand=-1 + 1):
        me.calls("Grade 1", "left")
    assert me.zone("front left") == ["Grade 1"]
    assert me.zone("drop") == ["Old Guard"]


@pytest.mark.rule("9.3.3")
def test_a_unit_moved_from_another_circle_counts_as_the_newest(scene, me, foe):
    """9.3.3: the last to come to the circle stays, even if it has been on the field for longer."""
    mover = n.Sequence((n.Choose(n.Cards(("back left",)), n.Number(1)), n.Move(n.It(), "front left")))
    scene.card("Mover", abilities=[n.Ability("activated", mover, zones=("vanguard circle",))])
    me.has(vanguard="Mover", back_left="Grade 0", left="Grade 1")
    me.uses("Mover")
    assert me.zone("front left") == ["Grade 0"]
    assert me.zone("drop") == ["Grade 1"]


@pytest.mark.rule("9.3.4")
def test_of_two_called_together_to_one_circle_their_player_keeps_one(scene, me, foe):
    """9.3.4: the one that is not kept and the older unit go to the drop zone."""
    scene.card("Herald", "[ACT](VC):Choose two cards from your hand, and call them to (RC).")
    scene.card("First Guest")
    scene.card("Second Guest")
    me.has(vanguard="Herald", left="Grade 0", hand=["First Guest", "Second Guest"])
    me.uses("Herald").picks("front left", "front left")
    me.is_asked(exactly=["First Guest", "Second Guest"])
    me.picks("First Guest")
    assert me.zone("front left") == ["First Guest"]
    assert sorted(me.zone("drop")) == ["Grade 0", "Second Guest"]


@pytest.mark.rule("9.3.4")
def test_the_choice_on_a_rear_guard_circle_cites_its_own_rule(scene, me, foe):
    """9.3.4: the question who stays on a rear-guard circle is asked by this rule."""
    scene.card("Herald", "[ACT](VC):Choose two cards from your hand, and call them to (RC).")
    scene.card("First Guest")
    scene.card("Second Guest")
    me.has(vanguard="Herald", hand=["First Guest", "Second Guest"])
    me.uses("Herald").picks("back left", "back left")
    me.is_asked("9.3.4", exactly=["First Guest", "Second Guest"])


# --- 9.4 guardians out of place -------------------------------------------------------------------------


@pytest.mark.rule("9.4.1")
def test_a_guardian_outside_the_battle_phase_is_dropped(scene, me, foe):
    """9.4.1: a unit put on the guardian circle in the main phase is dropped at the next check timing."""
    scene.card("Sender", "[ACT](VC):Choose one of your rear-guards, and put it on your (GC).")
    me.has(vanguard="Sender", left="Grade 1")
    me.uses("Sender")
    assert me.count("guardians") == 0
    assert me.zone("drop") == ["Grade 1"]


@pytest.mark.rule("9.4.1")
def test_a_guardian_stays_in_the_battle_phase(scene, me, foe):
    """9.4.1: in the battle phase a unit may be on the guardian circle, also on the attacker's side."""
    scene.card(
        "Sender",
        "[AUTO](VC):When this unit attacks, choose one of your rear-guards, and put it on your (GC).",
    )
    scene.step("battle phase")
    me.has(vanguard="Sender", back_left="Grade 1", right="Grade 2")
    foe.has(hand=["Grade 1"])
    me.attacks("Sender", "Stone")
    me.picks("Grade 1")
    foe.is_asked("7.4.1.1.2")
    assert me.zone("guardians") == ["Grade 1"]
    assert me.count("drop") == 0


@pytest.mark.rule("9.4.1")
@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_a_guardian_of_either_player_is_dropped(scene, me, foe, whose):
    """9.4.1: in my main phase a unit on the opponent's guardian circle is as much out of place as one on mine."""
    scene.card("Sender", f"[ACT](VC):Choose one of {whose} rear-guards, and put it on (GC).")
    me.has(vanguard="Sender", left="Grade 1")
    foe.has(left="Grade 0")
    me.uses("Sender")
    assert me.count("guardians") == foe.count("guardians") == 0
    assert me.zone("drop") + foe.zone("drop") == (["Grade 1"] if whose == "your" else ["Grade 0"])


@pytest.mark.rule("9.1.3", "9.2.3")
@pytest.mark.parametrize(("deck", "lost"), [(0, True), (1, False)])
def test_a_unit_cleared_into_the_deck_does_not_save_who_has_lost(scene, me, foe, deck, lost):
    """9.1.3: losing and clearing are simultaneous: the empty deck is judged as it was before the unit went there."""
    burrows = n.Instead(
        n.Moved(n.This(), ("rear-guard circle",), ("drop",)), n.Move(n.This(), "deck", position="bottom")
    )
    scene.card("Mole", abilities=[n.Ability("continuous", burrows, zones=("field",))])
    scene.exactly()
    me.has(vanguard="Grade 1", left=["Mole", "Grade 0"], deck=deck)
    foe.has(vanguard="Grade 1", deck=5)
    scene.start()
    assert me.zone("left") == ["Grade 0"]
    assert (scene.result is not None) == lost
    if lost:
        assert scene.winner is foe and scene.result.rule == "9.2.3"
