"""4: faces, owners and circles, as far as this book says something of its own."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Add,
    Cards,
    Compare,
    Count,
    If,
    Is,
    Modify,
    Move,
    Number,
    Perform,
    Place,
    Set,
    This,
    Top,
    Turn,
)

DRAW = Perform("draw", Number(1))


def turns(zones, state):
    return Ability("activated", Turn(Cards(zones, "mine"), state), zones=("field",))


def puts(zones, to, **how):
    return Ability("activated", Move(Cards(zones, "mine"), to, **how), zones=("field",))


@pytest.mark.rule("4.11.3", "4.11.2.1")
@pytest.mark.parametrize(("state", "drawn"), [("face up", 1), ("face down", 0)])
def test_face_down_damage_has_no_information_and_is_seen_by_all(scene, me, foe, state, drawn):
    asks = If(Compare(Count(Cards(("damage",), "mine", Is("grade", "=", Number(3)))), ">=", Number(1)), DRAW)
    scene.card("Asker", abilities=[turns(("damage",), state), Ability("activated", asks, zones=("field",))], grade=2)
    me.has(vanguard="Asker")
    me.put("damage", "Grade 3", face_down=state == "face up")
    with me.changes(hand=drawn):
        me.uses("Asker", 1).uses("Asker", 2)
    card = me.card("Grade 3", "damage")
    assert me.sees(card) and foe.sees(card)
    assert (scene.game.value(card, "name") == "") == (state == "face down")
    assert len(scene.game.in_zone(0, "damage")) == 1


@pytest.mark.rule("4.12.3", "4.12.4")
def test_a_card_bound_face_down_has_no_information_and_its_owner_sees_it(scene, me, foe):
    scene.card("Binder", abilities=[puts(("soul",), "bind", state="face down", verb="bind")], grade=2)
    me.has(vanguard="Binder", soul=["Grade 3"])
    me.uses("Binder")
    card = me.card("Grade 3", "bind")
    assert me.sees(card) and not foe.sees(card)
    assert (scene.game.value(card, "grade"), scene.game.value(card, "clan")) == (None, ())


@pytest.mark.rule("4.9.3.1", "4.1.5")
def test_a_unit_turned_face_down_keeps_its_information_and_is_seen(scene, me, foe):
    scene.card("Hider", abilities=[turns(("front left",), "face down")], grade=2)
    me.has(vanguard="Hider", left="Grade 1")
    me.uses("Hider")
    card = me.card("Grade 1")
    assert scene.game.face_down[card] and foe.sees(card)
    assert me.power("Grade 1") == 7000


@pytest.mark.rule("4.1.13")
def test_no_card_comes_to_a_zone_of_another_player(scene, me, foe):
    """4.1.13: the rest of the effect is done."""
    defects = Ability("activated", Place("call", This(), "rear-guard circle", where=("opponent",)), zones=("field",))
    me.has(vanguard="Grade 2", left=scene.card("Turncoat", abilities=[defects]))
    me.uses("Turncoat")
    foe.picks("back left")
    assert (me.zone("left"), foe.zone("back left")) == (["Turncoat"], [])


@pytest.mark.rule("4.9.4", "7.28.1")
def test_a_unit_that_is_moved_to_a_circle_replaces_the_one_there(scene, me):
    go = Ability("activated", Place("move", This(), "rear-guard circle"), zones=("rear-guard circle",))
    me.has(vanguard="Grade 2", left=scene.card("Walker", abilities=[go]), back="Grade 0")
    me.uses("Walker").picks("back center")
    assert (me.zone("back"), me.zone("drop")) == (["Walker"], ["Grade 0"])


@pytest.mark.rule("4.9.2.5.1", "4.3.2", "4.3.2.3")
def test_a_unit_comes_to_a_circle_standing_and_has_one_orientation(scene, me):
    call = Ability("activated", Place("call", Cards(("soul",), "mine"), "rear-guard circle"), zones=("field",))
    me.has(vanguard=scene.card("Herald", abilities=[call], grade=2), soul=["Grade 0"])
    me.uses("Herald").picks("back center")
    assert scene.game.orientation(me.card("Grade 0")) is False
    assert scene.game.orientation(me.card("Stone", "deck")) is None


@pytest.mark.rule("4.16.5", "4.16.2")
def test_what_lies_face_up_in_the_ride_deck_is_open_and_may_be_put_in_order(scene, me, foe):
    me.has(vanguard="Grade 2", hand=["Grade 0"]).ride_deck("Grade 1", face_up=("Grade 3",))
    scene.start()
    up, down = me.card("Grade 3", "ride deck"), me.card("Grade 1", "ride deck")
    assert (foe.sees(up), foe.sees(down), me.sees(down)) == (True, False, True)
    other = scene.game.fork()
    other.arrange(me.seat, "ride deck", (up, down))
    assert other.in_zone(me.seat, "ride deck") == [up, down]


@pytest.mark.rule("11.9.2", "11.9.1.9", "11.9.1.7")
@pytest.mark.parametrize("turned", [False, True])
def test_what_sets_a_number_comes_after_what_adds(scene, me, turned):
    """Whichever of the two is the older."""
    for name, change in (("Adder", Add("power", Number(3000))), ("Setter", Set("power", Number(5000)))):
        always = Modify(Cards(("vanguard circle",), "mine"), (change,))
        scene.card(name, abilities=[Ability("continuous", always, zones=("field",))])
    names = ("Setter", "Adder") if turned else ("Adder", "Setter")
    for circle, name in zip(("front left", "front right"), names, strict=True):
        me.put(circle, name)
    me.has(vanguard="Grade 2", back="Grade 0")
    me.is_asked("9.7.2")
    assert me.power("Grade 2") == 5000


@pytest.mark.rule("7.7.1", "7.7.2")
@pytest.mark.parametrize(("zone", "drawn"), [("hand", 1), ("deck", 1), ("soul", 0)])
def test_what_comes_to_the_drop_zone_out_of_hand_or_deck_is_discarded(scene, me, zone, drawn):
    """7.7.2: whatever the text calls it."""
    scene.card("Sorry", "[AUTO]:When this card is discarded, Soul-Charge 1.")
    moved = Top(Number(1), "deck") if zone == "deck" else Cards((zone,), "mine")
    mill = Ability("activated", Move(moved, "drop"), zones=("field",))
    me.has(vanguard=scene.card("Miller", abilities=[mill], grade=2), left="Grade 1")
    if zone == "deck":
        me.deck_top("Sorry")
    else:
        me.has(**{zone: ["Sorry"]})
    me.uses("Miller")
    played = [event for event in scene.events("play") if event[-1] == "Sorry/1"]
    assert (len(played), "Sorry" in me.zone("drop")) == (drawn, True)
