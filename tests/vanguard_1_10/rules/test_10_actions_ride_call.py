"""Section 10.1.5 and 10.1.6: ride and call."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

VC = ("vanguard circle",)
RC = ("rear-guard circle",)
CHARGE = n.Perform("soul charge", n.Number(1))
DRAW = n.Perform("draw", n.Number(1))


def on_own(event, effect=CHARGE):
    """An ability on an event in which its own card is "card"."""
    return n.Ability("automatic", effect, trigger=n.On(event, (("card", n.This()),)))


def on_ride(event):
    """A rear-guard's ability that draws when one of its player's cards rides in this way."""
    return n.Ability("automatic", DRAW, zones=RC, trigger=n.On(event, (("rider", n.Cards((), "mine")),)))


# --- 10.1.5 ride ----------------------------------------------------------------------------------------


@pytest.mark.rule("10.1.5.1")
def test_a_rear_guard_moved_to_the_vanguard_circle_does_not_ride(scene, me, foe):
    """10.1.5.1: from a circle to the vanguard circle is no ride."""
    scene.card("Abdicator", "[ACT](VC):Choose one of your rear-guards, and put it on your (VC).")
    scene.card("Squire", abilities=[on_ride("ride")])
    me.has(vanguard="Abdicator", left="Squire", right="Grade 2")
    with me.changes(hand=0, front_right=-1):
        me.uses("Abdicator").picks("Grade 2")


@pytest.mark.rule("10.1.5.1")
def test_a_rear_guard_told_to_ride_does_not_ride_either(scene, me, foe):
    """10.1.5.1: whatever the text calls it, a unit that was on the field has not ridden."""
    scene.card("Abdicator", "[ACT](VC):Choose one of your rear-guards, and ride it.")
    scene.card("Squire", abilities=[on_ride("ride")])
    me.has(vanguard="Abdicator", left="Squire", right="Grade 2")
    with me.changes(hand=0):
        me.uses("Abdicator").picks("Grade 2")


@pytest.mark.rule("10.1.5.1")
@pytest.mark.parametrize("zone", ["hand", "drop", "soul"])
def test_a_card_from_outside_the_field_rides(scene, me, foe, zone):
    """10.1.5.1: whichever zone off the field it comes from, it rides."""
    place = "drop zone" if zone == "drop" else zone
    scene.card("Heir", f"[ACT](VC):Choose a grade 2 card from your {place}, and ride it.")
    scene.card("Squire", abilities=[on_ride("ride")])
    me.has(vanguard="Heir", left="Squire", **{zone: ["Grade 2"]})
    before = me.count("hand")
    me.uses("Heir")
    if zone == "hand":
        me.picks("Grade 2")
    assert me.zone("vanguard") == ["Grade 2"]
    assert me.count("hand") == before - (zone == "hand") + 1


@pytest.mark.rule("10.1.5.1")
def test_a_card_from_the_deck_rides(scene, me, foe):
    """10.1.5.1: a card found in the deck rides."""
    scene.card("Heir", "[ACT](VC):Search your deck for up to one grade 2 card, ride it, and shuffle your deck.")
    scene.card("Squire", abilities=[on_ride("ride")])
    me.has(vanguard="Heir", left="Squire", deck=["Grade 2"])
    with me.changes(hand=+1):
        me.uses("Heir").picks("Grade 2")
    assert me.zone("vanguard") == ["Grade 2"]


def ride_twice(scene, me, event):
    """A ride by an effect to grade 3, then a normal ride in that phase; the cards drawn for each."""
    scene.card(
        "Sleeper",
        "[AUTO](VC):At the beginning of your ride phase, choose a grade 3 card from your hand, and ride it.",
    )
    scene.card("Squire", abilities=[on_ride(event)])
    scene.card("Second Monarch", grade=3)
    scene.step("ride phase")
    me.has(vanguard="Sleeper", left="Squire", hand=["Grade 3", "Second Monarch"])
    me.picks("Grade 3")
    first = me.count("hand") - 1
    assert me.zone("vanguard") == ["Grade 3"]
    me.rides("Second Monarch")
    assert me.zone("vanguard") == ["Second Monarch"]
    return first, me.count("hand") - first


@pytest.mark.rule("10.1.5.2")
def test_a_ride_by_playing_is_a_normal_ride(scene, me, foe):
    """10.1.5.2: of a ride by an effect and a ride by playing, only the second is a normal ride."""
    assert ride_twice(scene, me, "normal ride") == (0, 1)


@pytest.mark.rule("10.1.5.2")
def test_a_ride_by_an_effect_is_a_superior_ride(scene, me, foe):
    """10.1.5.2: it needs no grade (3 upon 1), leaves the normal ride free, and only it is a superior ride."""
    assert ride_twice(scene, me, "superior ride") == (1, 0)


@pytest.mark.rule("10.1.5.1", "8.5.2.4.1")
@pytest.mark.parametrize("picked", ["Grade 3", None])
def test_the_old_vanguard_goes_to_the_soul_only_when_a_card_rides(scene, me, foe, picked):
    """8.5.2.4.1: who chooses no card to ride keeps the vanguard, and nothing has ridden."""
    scene.card("Heir", "[ACT](VC):Choose up to one grade 3 card from your hand, and ride it.")
    scene.card("Squire", abilities=[on_ride("ride")])
    me.has(vanguard="Heir", left="Squire", hand=["Grade 3", "Grade 3"])
    me.uses("Heir")
    if picked is None:
        me.passes()
        assert (me.zone("vanguard"), me.zone("soul"), me.count("hand")) == (["Heir"], [], 2)
    else:
        me.picks(picked)
        assert (me.zone("vanguard"), me.zone("soul"), me.count("hand")) == (["Grade 3"], ["Heir"], 2 - 1 + 1)


@pytest.mark.rule("10.1.5.1", "8.5.2.4.1")
@pytest.mark.parametrize("replaced", [False, True])
def test_a_card_that_does_not_arrive_has_not_ridden(scene, me, foe, replaced):
    """8.5.2.4.1: it is dropped instead of coming to the circle, so the old vanguard stays and nobody rode."""
    scene.card("Heir", "[ACT](VC):Choose a grade 3 card from your hand, and ride it.")
    scene.card("Squire", abilities=[on_ride("ride")])
    coming = n.Moved(n.Cards((), "mine", n.Is("grade", "=", n.Number(3))), (), ("vanguard circle",))
    dropped = n.Instead(coming, n.Move(n.Role("card"), "drop"))
    scene.card("Usher", abilities=[n.Ability("continuous", dropped, zones=RC)])
    me.has(vanguard="Heir", left="Squire", right="Usher" if replaced else "Grade 0", hand=["Grade 3"])
    me.uses("Heir").picks("Grade 3")
    zones = me.zone("vanguard"), me.zone("soul"), me.zone("drop"), me.count("hand")
    assert zones == ((["Heir"], [], ["Grade 3"], 0) if replaced else (["Grade 3"], ["Heir"], [], 0 + 1))


@pytest.mark.rule("10.1.5.1", "8.5.2.4.1")
def test_a_card_rides_an_empty_circle(scene, me, foe):
    """8.5.2.4.1: where no vanguard was, none goes to the soul, and the card rides all the same."""
    scene.card(
        "Fugitive", "[ACT](VC):Return this unit to your hand, choose a grade 3 card from your hand, and ride it."
    )
    scene.card("Squire", abilities=[on_ride("ride")])
    me.has(vanguard="Fugitive", left="Squire", hand=["Grade 3"])
    me.uses("Fugitive").picks("Grade 3")
    assert (me.zone("vanguard"), me.count("soul")) == (["Grade 3"], 0)
    assert me.count("hand") == 1 + 1


@pytest.mark.rule("10.1.5.1", "1.3.2.1")
def test_a_vanguard_told_to_ride_itself_stays_what_it_is(scene, me, foe):
    """1.3.2.1: it is on the vanguard circle already: nothing rides, and nothing goes to the soul."""
    again = n.Place("ride", n.This(), "vanguard circle")
    scene.card("Narcissus", abilities=[n.Ability("activated", again, zones=VC)])
    scene.card("Squire", abilities=[on_ride("ride")])
    me.has(vanguard="Narcissus", left="Squire")
    with me.changes(hand=0, soul=0):
        me.uses("Narcissus")
    assert me.zone("vanguard") == ["Narcissus"]


@pytest.mark.rule("10.1.5.1")
def test_a_card_that_rides_by_its_own_ability_is_still_this_unit(scene, me, foe):
    """10.1.5.1: the rest of the ability is about the vanguard that the card has become."""
    scene.card(
        "Phoenix", "[ACT](Drop Zone):Ride this card, and this unit gets [Power]+3000 until end of turn.", power=8000
    )
    me.has(vanguard="Grade 2", drop=["Phoenix"], hand=["Grade 0"])
    me.uses("Phoenix")
    assert (me.zone("vanguard"), me.power("Phoenix")) == (["Phoenix"], 8000 + 3000)


# --- 10.1.6 call ----------------------------------------------------------------------------------------


@pytest.mark.rule("10.1.6.1")
def test_a_card_from_the_hand_is_called(scene, me, foe):
    """10.1.6.1: from the hand to a rear-guard circle is a call."""
    scene.card("Recruit", abilities=[on_own("call")])
    me.has(vanguard="Grade 2", hand=["Recruit"])
    with me.changes(soul=+1):
        me.calls("Recruit", "back_left")


@pytest.mark.rule("10.1.6.1")
def test_a_card_from_the_deck_is_called(scene, me, foe):
    """10.1.6.1: from the deck to a rear-guard circle is a call."""
    scene.card("Recruit", abilities=[on_own("call")])
    scene.card(
        "Herald",
        "[ACT](VC):Search your deck for up to one grade 1 <<Testers>>, call it to (RC), and shuffle your deck.",
    )
    me.has(vanguard="Herald", deck=["Recruit"])
    with me.changes(soul=+1):
        me.uses("Herald").picks("Recruit").picks("front left")
    assert me.zone("front left") == ["Recruit"]


@pytest.mark.rule("10.1.6.1")
def test_a_guardian_from_the_hand_is_called(scene, me, foe):
    """10.1.6.1: a card brought from the hand to the guardian circle is called as well."""
    scene.card("Recruit", abilities=[on_own("call")])
    scene.step("battle phase")
    me.has(vanguard="Grade 2", right="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Recruit"])
    me.attacks("Grade 2", "Grade 3")
    with foe.changes(soul=+1):
        foe.guards_with("Recruit")


@pytest.mark.rule("10.1.6.1")
def test_an_exchange_of_circles_is_no_call(scene, me, foe):
    """10.1.6.1: a unit that stays on the field is not called."""
    scene.card("Recruit", abilities=[on_own("call")])
    me.has(vanguard="Grade 2", left="Recruit")
    with me.changes(soul=0, back_left=+1):
        me.exchanges("left")


CALL_TWO = "[ACT](VC):Choose two cards from your drop zone, and call them to (RC)."


@pytest.mark.rule("10.1.6.1.1", "10.1.6.1.1.1")
def test_all_choices_of_a_call_come_before_anything_moves(scene, me, foe):
    """10.1.6.1.1, .1.1: cards and a circle for each are settled first, then they are placed."""
    scene.card("Herald", CALL_TWO)
    for name in ("First Guest", "Second Guest", "Third Guest"):
        scene.card(name)
    me.has(vanguard="Herald", drop=["First Guest", "Second Guest", "Third Guest"])
    me.uses("Herald")
    me.is_asked(exactly=["First Guest", "Second Guest", "Third Guest"])
    me.picks("First Guest").picks("Third Guest")
    circles = ["front left", "front right", "back left", "back center", "back right"]
    me.is_asked("10.1.6.1.1.1", exactly=circles)
    me.picks("back right")
    me.is_asked("10.1.6.1.1.1")
    assert me.count("drop") == 3 and me.zone("back_right") == []
    me.picks("front left")
    assert me.zone("back_right") == ["First Guest"] and me.zone("left") == ["Third Guest"]
    assert me.zone("drop") == ["Second Guest"]


@pytest.mark.rule("10.1.6.1.1.1.1")
@pytest.mark.parametrize(("called", "left"), [("First Guest", "Second Guest"), ("Second Guest", "First Guest")])
def test_as_many_as_possible_are_called_when_circles_are_short(scene, me, foe, called, left):
    """10.1.6.1.1.1.1: two for separate open circles, with one circle open: exactly one comes, the player's choice."""
    call = n.Sequence((
        n.Choose(n.Cards(("drop",)), n.Number(2), each_different="name"),
        n.Place("call", n.It(), "rear-guard circle", where=("separate", "open")),
    ))  # fmt: skip
    scene.card("Herald", abilities=[n.Ability("activated", call, zones=VC)])
    scene.card("First Guest")
    scene.card("Second Guest")
    me.has(vanguard="Herald", left="Grade 1", right="Grade 1", back_left="Grade 1", back="Grade 1")
    me.has(drop=["First Guest", "First Guest", "Second Guest"])
    me.uses("Herald")
    assert "done" not in me.options()
    me.picks("First Guest")
    me.is_asked("10.1.6.1.1.1.1", exactly=["First Guest", "Second Guest"])
    me.picks(called)
    assert me.zone("back_right") == [called]
    assert sorted(me.zone("drop")) == sorted(["First Guest", left])


@pytest.mark.rule("10.1.6.1.1.1.1")
def test_a_called_group_meets_every_requirement_together(scene, me, foe):
    """10.1.6.1.1.1.1: of two for separate circles with different names the second may repeat neither."""
    call = n.Sequence((
        n.Choose(n.Cards(("drop",)), n.Number(2), each_different="name"),
        n.Place("call", n.It(), "rear-guard circle", where=("separate",)),
    ))  # fmt: skip
    scene.card("Herald", abilities=[n.Ability("activated", call, zones=VC)])
    for name in ("First Guest", "Second Guest", "Third Guest"):
        scene.card(name)
    me.has(vanguard="Herald", drop=["First Guest", "First Guest", "Second Guest", "Third Guest"])
    me.uses("Herald").picks("First Guest")
    me.is_asked(exactly=["Second Guest", "Third Guest"])
    me.picks("Second Guest").picks("front left")
    me.is_asked("10.1.6.1.1.1", exactly=["front right", "back left", "back center", "back right"])
    assert me.refused("front left") == "10.1.6.1.1.1"


@pytest.mark.rule("10.1.6.1.1.1.2")
def test_a_normal_call_is_of_one_card(scene, me, foe):
    """10.1.6.1.1.1.2: two cards in one normal call are refused; two calls in a row are fine."""
    scene.card("First Guest")
    scene.card("Second Guest")
    me.has(vanguard="Grade 2", hand=["First Guest", "Second Guest"])
    scene.start()
    first, second = me.card("First Guest", "hand"), me.card("Second Guest", "hand")
    me.refused("call", (first, second), ("front left", "front right"))
    me.refused(("call", first, "front left"), ("call", second, "front right"))
    assert all(len(act) == 3 and isinstance(act[1], str) for act in me.options() if act[0] == "call")
    me.calls("First Guest", "left").calls("Second Guest", "right")
    assert me.zone("left") == ["First Guest"] and me.zone("right") == ["Second Guest"]


@pytest.mark.rule("10.1.6.1.1.2")
def test_units_of_one_call_arrive_together(scene, me, foe):
    """10.1.6.1.1.2: each of two called units finds the other already there when it is placed."""
    another = n.Compare(n.Count(n.Cards(RC, "mine", n.Other())), ">=", n.Number(1))
    placed = n.OnlyIf(another, n.Moved(n.This(), (), RC))
    for name in ("First Guest", "Second Guest"):
        scene.card(name, abilities=[n.Ability("automatic", CHARGE, zones=RC, trigger=placed)])
    scene.card("Herald", CALL_TWO)
    me.has(vanguard="Herald", drop=["First Guest", "Second Guest"])
    with me.changes(soul=+2):
        me.uses("Herald").picks("front left").picks("front right")
        me.picks(("ability", "Second Guest/1", "Second Guest"), rule="8.4.1.2")


@pytest.mark.rule("10.1.6.1.2")
def test_a_call_in_the_main_phase_is_a_normal_call(scene, me, foe):
    """10.1.6.1.2: a unit played in the main phase is normal called."""
    scene.card("Recruit", abilities=[on_own("normal call")])
    me.has(vanguard="Grade 2", hand=["Recruit"])
    with me.changes(soul=+1):
        me.calls("Recruit", "left")


@pytest.mark.rule("10.1.6.1.2")
def test_a_guardian_played_in_the_guard_step_is_normal_called(scene, me, foe):
    """10.1.6.1.2: a guardian from the hand is normal called."""
    scene.card("Recruit", abilities=[on_own("normal call")])
    scene.step("battle phase")
    me.has(vanguard="Grade 2", right="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Recruit"])
    me.attacks("Grade 2", "Grade 3")
    with foe.changes(soul=+1):
        foe.guards_with("Recruit")


@pytest.mark.rule("10.1.6.1.2", "10.1.6.1.3")
def test_a_call_by_an_ability_is_a_superior_call(scene, me, foe):
    """10.1.6.1.2, 10.1.6.1.3: a call that an ability makes is no normal call but a superior call."""
    scene.card("Recruit", abilities=[on_own("normal call"), on_own("superior call", DRAW)])
    scene.card("Herald", "[ACT](VC):Choose a card from your drop zone, and call it to (RC).")
    me.has(vanguard="Herald", drop=["Recruit"])
    with me.changes(soul=0, hand=+1):
        me.uses("Herald").picks("front left")


NO_CALLS = n.Ability("activated", n.Rule("opponent", (n.Cannot("normal call"),), "end of turn"), zones=VC)


@pytest.mark.rule("10.1.6.1.2.1")
def test_who_cannot_normal_call_cannot_call_in_the_main_phase(scene, me, foe):
    """10.1.6.1.2.1: calls to rear-guard circles are one of the two sorts of normal call."""
    scene.card("Hermit", "[ACT](VC):You cannot normal call until end of turn.")
    me.has(vanguard="Hermit", hand=["Grade 1"])
    assert me.offered("call", "Grade 1", "front left")
    me.uses("Hermit")
    assert not me.offered("call", "Grade 1", "front left")
    assert me.refused("call", "Grade 1", "front left") == "1.3.3"


@pytest.mark.rule("10.1.6.1.2.1")
def test_who_cannot_normal_call_cannot_call_guardians_but_may_intercept(scene, me, foe):
    """10.1.6.1.2.1: guardians from the hand are the other sort; an intercept is no call."""
    scene.card("Silencer", abilities=[NO_CALLS], grade=2)
    me.has(vanguard="Silencer", right="Grade 1")
    foe.has(vanguard="Grade 3", left="Grade 2", hand=["Grade 1"])
    me.uses("Silencer")
    me.attacks("Silencer", "Grade 3")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 2", "done"])
    assert foe.refused(foe.card("Grade 1", "hand")) == "1.3.3"


@pytest.mark.rule("10.1.6.1.3")
def test_a_superior_call_asks_no_grade(scene, me, foe):
    """10.1.6.1.3: an ability calls a grade 3 under a grade 1 vanguard, which a normal call may not."""
    scene.card(
        "Herald",
        "[ACT](VC):Search your deck for up to one grade 3 card, call it to (RC), and shuffle your deck.",
    )
    scene.card("Giant", grade=3)
    me.has(vanguard="Herald", deck=["Grade 3"], hand=["Giant"])
    assert me.why_not("call", "Giant", "front left") == "8.5.2.1.1.2"
    me.uses("Herald").picks("Grade 3").picks("front left")
    assert me.zone("front left") == ["Grade 3"]


SWEEP = "[CONT](VC):This unit battles every unit in your opponent's front row in one attack."
WARD = "[AUTO](VC):When this unit is attacked, choose a card from your hand, and call it to (GC)."


def guard_by_effect(scene, me, foe):
    """Vanguard and left front are attacked together; an ability calls a card to the guardian circle."""
    scene.card("Sweeper", SWEEP, grade=2)
    scene.card("Warden", WARD, grade=3)
    scene.step("battle phase")
    me.has(vanguard="Sweeper", right="Grade 1")
    foe.has(vanguard="Warden", left="Grade 0", hand=["Grade 1"])
    me.attacks("Sweeper", "Warden")


@pytest.mark.rule("10.1.6.1.3.1")
def test_the_defender_says_whom_a_guardian_called_by_an_effect_guards(scene, me, foe):
    """10.1.6.1.3.1: of two attacked units one is chosen, and it alone gets the shield."""
    guard_by_effect(scene, me, foe)
    foe.is_asked("10.1.6.1.3.1", exactly=["Warden", "Grade 0"])
    foe.picks("Grade 0")
    me.is_asked("7.2.1.2")
    guards = [(scene.game.card(e[3]), scene.game.card(e[4])) for e in scene.events("guard")]
    assert guards == [("Grade 1", "Grade 0")]


@pytest.mark.rule("10.1.6.1.3.1")
def test_a_card_called_to_the_guardian_circle_rests(scene, me, foe):
    """10.1.6.1.3.1: it comes in the rest state, already when its ward is asked for."""
    guard_by_effect(scene, me, foe)
    assert foe.zone("guardians") == ["Grade 1"]
    assert foe.is_rested("Grade 1")
    foe.is_asked("10.1.6.1.3.1")


@pytest.mark.rule("10.1.6.1.3.1")
def test_the_shield_of_a_guardian_called_by_an_effect_counts_for_its_ward(scene, me, foe):
    """10.1.6.1.3.1: the chosen unit is guarded by the card's shield, the other attacked unit is not."""
    scene.card("Sweeper", SWEEP, grade=2)
    scene.card("Warden", WARD, grade=3)
    scene.step("battle phase")
    me.has(vanguard="Sweeper", right="Grade 1")
    foe.has(vanguard="Warden", left="Grade 0", hand=["Grade 1", "Grade 2"])
    me.attacks("Sweeper", "Warden")
    foe.picks("Grade 1").picks("Grade 0", rule="10.1.6.1.3.1")
    foe.is_asked("7.4.1.1.2")
    assert foe.power("Grade 0") == 5000 + 5000
    assert foe.power("Warden") == 10000


@pytest.mark.rule("10.1.6.1.3.1")
def test_a_unit_called_to_a_rear_guard_circle_in_a_battle_guards_nobody(scene, me, foe):
    """10.1.6.1.3.1: two units are attacked, but only who comes to the guardian circle is assigned one."""
    scene.card("Sweeper", SWEEP, grade=2)
    scene.card("Warden", WARD.replace("(GC)", "(RC)"), grade=3)
    scene.step("battle phase")
    me.has(vanguard="Sweeper", right="Grade 1")
    foe.has(vanguard="Warden", left="Grade 0", hand=["Grade 1", "Grade 2"])
    me.attacks("Sweeper", "Warden")
    foe.picks("Grade 1", "back center").is_asked("7.4.1.1.2")
    assert foe.zone("back center") == ["Grade 1"]
