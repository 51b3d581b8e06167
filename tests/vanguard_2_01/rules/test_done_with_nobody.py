"""What a text would do with cards that are not there, and what is told of the cards that are."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    At,
    Cannot,
    Cards,
    Choose,
    Is,
    Move,
    Number,
    On,
    Perform,
    Place,
    Rule,
    Sequence,
    This,
)
from playmat.kernel.words.nodes import It as Those

REAR = ("rear-guard circle",)


def act(*parts):
    return Ability("activated", Sequence(parts), zones=("field",))


def stridden(scene, me, foe, *parts, **zones):
    """My main phase with Grand over a heart, and a helper who does this with what it chooses."""
    scene.step("ride phase").card("Helper", abilities=[act(*parts)], grade=1)
    me.has(vanguard="Grade 3", left="Helper", **zones)
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand").is_asked(about="act")


# --- nobody is ridden, stridden, moved, called, put -----------------------------------------------------


@pytest.mark.rule("10.6.1", "10.6.1.4", "10.27.5")
@pytest.mark.parametrize("rides", [False, True])
def test_where_nobody_is_ridden_the_heart_stays(scene, me, foe, rides):
    """The opposite: a card that rides sends the vanguard home and the heart to the soul."""
    up_to_one = Choose(Cards(("drop",), "mine"), Number(1), up_to=True)
    me.g_zone("Grand").has(hand=["Grade 3"], drop=["Grade 2"])
    stridden(scene, me, foe, up_to_one, Place("ride", Those(), "vanguard circle"))
    me.uses("Helper").picks("Grade 2" if rides else "done").is_asked(about="act")
    assert (me.zone("vanguard"), me.zone("heart")) == ((["Grade 2"], []) if rides else (["Grand"], ["Grade 3"]))
    assert len(scene.events("ride")) == int(rides)


@pytest.mark.rule("10.28.2.1", "10.28.2.3", "10.27.5")
def test_where_nobody_strides_the_heart_is_that_of_the_vanguard_yet(scene, me, foe):
    """No heart is asked for; and at the end of the turn it comes back."""
    up_to_one = Choose(Cards(("G zone",), "mine"), Number(1), up_to=True)
    me.g_zone("Grand", "Bulwark").has(hand=["Grade 3"])
    stridden(scene, me, foe, up_to_one, Place("stride", Those(), "vanguard circle"))
    me.uses("Helper").picks("done").is_asked(about="act")
    assert (me.zone("vanguard"), me.zone("heart"), len(scene.events("stride"))) == (["Grand"], ["Grade 3"], 1)
    assert me.power("Grand") == 15000 + 10000
    me.declines_attack()
    assert (me.zone("vanguard"), me.zone("heart")) == (["Grade 3"], [])


@pytest.mark.rule("10.28.2.1", "8.5.1.4.1")
def test_a_stride_over_nobody_leaves_a_standing_unit_without_a_heart(scene, me, foe):
    takes, chooses = Move(Cards(("vanguard circle",), "mine"), "hand"), Choose(Cards(("G zone",), "mine"), Number(1))
    scene.card("Helper", abilities=[act(takes, chooses, Place("stride", Those(), "vanguard circle"))], grade=1)
    me.has(left="Helper").put("vanguard circle", "Grade 2", rested=True)
    me.g_zone("Grand").uses("Helper").is_asked(about="act")
    assert (me.zone("vanguard"), me.zone("heart"), me.zone("hand")) == (["Grand"], [], ["Grade 2"])
    assert not me.is_rested("Grand")
    assert len(scene.events("stride")) == 1


@pytest.mark.rule("8.5.2.1.1.3")
@pytest.mark.parametrize("leaves", [False, True])
def test_without_a_vanguard_nothing_is_stridden(scene, me, foe, leaves):
    """Though it was of grade 3 as the turn began; who cannot lose goes on without one."""
    cannot = Ability("continuous", Rule("you", (Cannot("lose"),)), zones=("field",))
    takes = Move(Cards(("vanguard circle",), "mine"), "removed")
    gone = Ability("automatic", takes, zones=("field",), trigger=At("begin", "ride step", "your"))
    scene.step("turn").card("Undying", abilities=[cannot, *([gone] if leaves else [])], grade=1)
    me.has(vanguard="Grade 3", left="Undying", hand=["Grade 3"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    if not leaves:
        me.picks("pass", about="ride")
    me.is_asked(about="act" if leaves else "stride")


@pytest.mark.rule("10.6.1", "10.6.1.2", "10.25.2")
@pytest.mark.parametrize("rider", ["done", "Leader", "Mate", "Grade 2"])
def test_a_pair_is_ridden_over_by_another_card_alone(scene, me, foe, rider):
    """Not by nobody, and by neither of the two."""
    up_to_one = Choose(Cards(("hand", "vanguard circle"), "mine"), Number(1), up_to=True)
    scene.card("Helper", abilities=[act(up_to_one, Place("ride", Those(), "vanguard circle"))], grade=1)
    scene.card("Leader", '[ACT](VC):[Legion 20000]"Mate"', grade=3)
    scene.card("Mate", grade=2)
    me.has(vanguard="Leader", left="Helper", drop=["Grade 0", "Grade 0", "Grade 0", "Grade 0"], hand=["Grade 2"])
    me.deck_top("Mate")
    foe.has(vanguard="Grade 3")
    me.uses("Leader").picks(*["Grade 0"] * 3, about="order").picks("Mate")
    me.uses("Helper").picks(rider).is_asked(about="act")
    over = rider == "Grade 2"
    assert me.zone("soul") == (["Mate", "Leader"] if over else [])
    assert sorted(me.zone("vanguard")) == (["Grade 2"] if over else ["Leader", "Mate"])
    assert len(scene.events("ride")) == int(over)


@pytest.mark.rule("10.32.1", "10.7.1.1.1", "10.22.9")
@pytest.mark.parametrize("verb", ["move", "call", "put locked"])
@pytest.mark.parametrize("many", [0, 1])
def test_no_circle_is_asked_for_where_there_is_nobody_to_come(scene, me, foe, verb, many):
    up_to_one = Choose(Cards(REAR if verb == "move" else ("drop",), "mine"), Number(1), up_to=True)
    where = Place(verb, Those(), "rear-guard circle", where=("open",))
    scene.card("Helper", abilities=[act(up_to_one, where)], grade=2)
    me.has(vanguard="Helper", left="Grade 1", drop=["Grade 0"])
    me.uses("Helper").picks(("Grade 1" if verb == "move" else "Grade 0") if many else "done")
    me.is_asked(about="circle" if many else "act")


@pytest.mark.rule("10.32.1")
@pytest.mark.parametrize(("zone", "moved"), [(REAR[0], True), ("drop", False)])
def test_who_is_on_no_circle_is_not_moved_to_another(scene, me, zone, moved):
    chosen = Choose(Cards((zone,), "mine", Is("grade", "=", Number(1))), Number(1))
    scene.card("Helper", abilities=[act(chosen, Place("move", Those(), "rear-guard circle", where=("open",)))], grade=2)
    me.has(vanguard="Helper", left="Grade 1", drop=["Grade 1"])
    me.uses("Helper").picks("back left").is_asked(about="act")
    assert (me.zone("left"), me.zone("back left")) == (([], ["Grade 1"]) if moved else (["Grade 1"], []))
    assert me.zone("drop") == ["Grade 1"]


# --- a damage check without a card ------------------------------------------------------------------------


@pytest.mark.rule("9.6.3", "9.6.4", "9.6.6")
@pytest.mark.parametrize("cards", [0, 2])
def test_where_no_card_is_left_no_damage_check_is_made(scene, me, foe, cards):
    """Who cannot lose goes on with an empty deck."""
    cannot = Ability("continuous", Rule("you", (Cannot("lose"),)), zones=("field",))
    bell = Ability("automatic", Perform("soul charge", Number(1)), zones=REAR, trigger=On("damage check"))
    scene.exactly().card("Undying", abilities=[cannot, bell], grade=1)
    scene.card("Burner", abilities=[act(Perform("deal damage", Number(1)))], grade=2)
    me.has(vanguard="Burner", left="Undying", deck=cards)
    foe.has(vanguard="Grade 2", deck=5)
    me.uses("Burner").is_asked(about="act")
    assert (len(scene.events("damage check")), me.count("damage")) == (min(cards, 1), min(cards, 1))
    assert me.count("soul") == cards // 2


@pytest.mark.rule("7.7.1.5.1", "10.33.1", "9.6.1")
@pytest.mark.parametrize("number", [0, 1])
def test_damage_of_nothing_is_no_damage(scene, me, foe, number):
    scene.card("Burner", abilities=[act(Perform("deal damage", Number(number), who="opponent"))], grade=2)
    me.has(vanguard="Burner")
    me.uses("Burner").is_asked(about="act")
    assert (foe.count("damage"), len(scene.events("damage")), len(scene.events("damage check"))) == (number,) * 3


# --- who guards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("3.11.4", "10.7.1.3.1", "10.32.1")
@pytest.mark.parametrize("verb", ["call", "move"])
@pytest.mark.parametrize("to", ["rear-guard circle", "guardian circle"])
def test_who_comes_to_a_rear_guard_circle_in_a_battle_guards_nobody(scene, me, foe, verb, to):
    """The opposite: who comes to the guardian circle guards one of the two that are attacked."""
    who = Choose(Cards(REAR if verb == "move" else ("drop",), "mine"), Number(1))
    comes = Sequence((who, Place(verb, Those(), to)))
    helped = Ability("automatic", comes, zones=("guardian circle",), trigger=On("guard", (("card", This()),)))
    sweeps = "[CONT](VC):This unit battles every unit in your opponent's front row in one attack."
    scene.step("battle phase").card("Sweeper", sweeps, grade=3)
    scene.card("Horn", abilities=[helped], grade=1, shield=0)
    me.has(vanguard="Sweeper")
    foe.has(vanguard="Grade 3", left="Grade 1", hand=["Horn", "Grade 0"], drop=["Grade 2"])
    me.attacks("Sweeper", "Grade 3")
    foe.picks("Horn", "Grade 3")
    if verb == "call":
        foe.is_asked(about="ward" if to == "guardian circle" else "circle")
        assert len(scene.events("superior call")) == int(to == "guardian circle"), "it has come by then"
        foe.picks("Grade 3" if to == "guardian circle" else "back left")
    elif to == "rear-guard circle":
        foe.picks("back left")
    foe.is_asked("7.5.1.2")
    guards = 2 if to == "guardian circle" else 1
    assert len(scene.events("guard")) == guards


# --- what is told ---------------------------------------------------------------------------------------------


@pytest.mark.rule("10.7.1.4", "10.7.1.1.1.1")
def test_a_card_for_which_there_is_no_circle_is_hidden_again(scene, me, foe):
    """Of two in the hand one comes, and the other is not seen any more."""
    both = (Choose(Cards(("hand",), "mine"), Number(2)), Place("call", Those(), "rear-guard circle", where=("open",)))
    scene.card("Helper", abilities=[act(*both)], grade=2)
    me.has(vanguard="Helper", left="Grade 1", right="Grade 1", back="Grade 1", hand=["Grade 0", "Grade 3"])
    me.put("back left", "Grade 1")
    me.uses("Helper").picks("Grade 3")
    assert (me.zone("back right"), me.zone("hand")) == (["Grade 3"], ["Grade 0"])
    assert not scene.game.shown[me.card("Grade 0", "hand")]


@pytest.mark.rule("10.7.1.4")
def test_a_card_that_is_called_to_a_named_circle_is_seen_there_and_not_shown_before(scene, me, foe):
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    me.calls("Grade 1", "left")
    assert foe.sees(me.card("Grade 1", "front left"))
    assert scene.events("show") == []
