"""What cards are as they lie: face down, and with one of two faces up (4.6.8.1, 4.8.2.2, 4.9.2.2, 10.37, 12.10)."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Add,
    Cards,
    Choose,
    Is,
    It,
    Modify,
    Move,
    Number,
    Perform,
    Sequence,
    Turn,
)

LIFTS = Modify(Cards(("vanguard circle",), "mine"), (Add("power", Number(2000)),))


# --- damage and bound cards ------------------------------------------------------------------------------------


@pytest.mark.rule("4.8.2.2")
@pytest.mark.parametrize("zones", [("damage",), ()])
@pytest.mark.parametrize(("face_down", "power"), [(False, 9000 + 2000), (True, 9000)])
def test_a_damage_card_that_lies_face_down_does_nothing(scene, me, foe, zones, face_down, power):
    scene.card("Ember", abilities=[Ability("continuous", LIFTS, zones=zones)])
    me.has(vanguard="Grade 2", hand=["Grade 0"])
    me.put("damage", "Ember", face_down=face_down)
    me.is_asked("6.6.1.2")
    assert me.power("Grade 2") == power


@pytest.mark.rule("4.8.2.2")
def test_it_does_something_again_when_it_is_turned_face_up(scene, me, foe):
    scene.card("Ember", abilities=[Ability("continuous", LIFTS, zones=("damage",))])
    turns = Ability("activated", Turn(Cards(("damage",), "mine"), "face up"), zones=("rear-guard circle",))
    scene.card("Turner", "[ACT](RC):[Counter-Blast 1] Draw a card.", abilities=[turns])
    me.has(vanguard="Grade 2", left="Turner", damage=["Ember"])
    me.uses("Turner")
    assert me.power("Grade 2") == 9000
    me.uses("Turner", 2)
    assert me.power("Grade 2") == 9000 + 2000


@pytest.mark.rule("4.8.2.2")
@pytest.mark.parametrize(("asks", "found"), [
    (Is("name", "=", "Ember"), 1), (Is("grade", "=", Number(1)), 1), (Is("grade", "=", Number(2)), 0),
])  # fmt: skip
def test_it_has_its_information(scene, me, foe, asks, found):
    takes = Sequence((Choose(Cards(("damage",), "mine", asks), Number(1)), Move(It(), "hand", verb="put")))
    scene.card("Ember", "[AUTO]:When this unit is placed on (RC), draw a card.", grade=1)
    scene.card("Taker", abilities=[Ability("activated", takes, zones=("rear-guard circle",))])
    me.has(left="Taker")
    me.put("damage", "Ember", face_down=True)
    with me.changes(hand=found):
        me.uses("Taker")


@pytest.mark.rule("4.8.2.2")
def test_what_leaves_the_damage_zone_is_what_it_was(scene, me, foe):
    """Called out of it, the card hears that it was placed."""
    scene.card("Ember", "[AUTO]:When this unit is placed on (RC), draw a card.", grade=1)
    scene.card("Caller", "[ACT](RC):Choose a card from your damage zone, and call it to an open (RC).")
    me.has(left="Caller")
    me.put("damage", "Ember", face_down=True)
    me.uses("Caller")
    with me.changes(hand=1):
        me.picks("front right")


@pytest.mark.rule("4.9.2.2")
@pytest.mark.parametrize(("face_down", "found"), [(False, 1), (True, 0)])
@pytest.mark.parametrize("asks", [Is("name", "=", "Ember"), Is("grade", "<=", Number(3)), Is("clan", "has", "Testers")])
def test_a_card_that_is_bound_face_down_has_no_information(scene, me, foe, asks, face_down, found):
    takes = Sequence((Choose(Cards(("bind",), "mine", asks), Number(1)), Move(It(), "hand", verb="put")))
    scene.card("Ember", grade=1)
    scene.card("Taker", abilities=[Ability("activated", takes, zones=("rear-guard circle",))])
    me.has(left="Taker")
    me.put("bind", "Ember", face_down=face_down)
    with me.changes(hand=found):
        me.uses("Taker")


@pytest.mark.rule("4.9.2.2")
def test_it_is_given_none_and_may_still_be_chosen_as_a_card(scene, me, foe):
    gives = Sequence((Modify(Cards(("bind",), "mine"), (Add("power", Number(1000)),)),
                      Choose(Cards(("bind",), "mine"), Number(1)), Move(It(), "hand", verb="put")))  # fmt: skip
    scene.card("Taker", abilities=[Ability("activated", gives, zones=("rear-guard circle",))])
    me.has(left="Taker")
    card = me.put("bind", "Grade 1", face_down=True)
    assert scene.game.value(card, "power") is None
    me.uses("Taker")
    assert (me.zone("hand"), me.power("Grade 1")) == (["Grade 1"], 7000)


@pytest.mark.rule("4.9.2.2", "4.9.2.1")
def test_its_owner_reads_its_name_and_the_other_player_does_not(scene, me, foe):
    me.has(hand=["Grade 0"])
    me.put("bind", "Grade 1", face_down=True)
    scene.start()
    mine, theirs = scene.game.view(0)["zones"][0]["bind"], scene.game.view(1)["zones"][0]["bind"]
    assert [card["name"] for card in mine] == ["Grade 1"]
    assert theirs == [{"hidden": 1}]


@pytest.mark.rule("4.6.8.1")
def test_a_card_that_a_cost_turned_face_down_is_open(scene, me, foe):
    down = Turn(Cards(("rear-guard circle",), "mine"), "face down")
    draws = Ability("activated", Perform("draw", Number(1)), zones=("rear-guard circle",), cost=(down,))
    scene.card("Hider", abilities=[draws])
    me.has(left="Hider")
    me.uses("Hider")
    card = me.card("Hider")
    assert scene.game.face_down[card]
    assert foe.sees(card)


# --- cards with two faces ------------------------------------------------------------------------------------

BACK = {"name": "Back", "type": "g unit", "grade": 4, "clan": "Testers", "power": 15000, "critical": 1,
        "text": "[CONT](RC):This unit gets [Power] +1000."}  # fmt: skip
FLIPS = "[ACT](RC):Flip this unit over."


def coin(scene, text=FLIPS, **fields):
    scene.card("Front", text, back=BACK, **{"grade": 1, "power": 7000, **fields})


def face_of(scene, card):
    g = scene.game
    return (g.value(card, "name"), g.value(card, "grade"), g.value(card, "power"))


@pytest.mark.rule("12.10.3.2", "12.10.3.1", "12.10.3.1.1")
def test_a_card_with_two_faces_begins_with_the_first(scene, me, foe):
    coin(scene)
    me.has(left="Front")
    scene.start()
    assert face_of(scene, me.card("Front")) == ("Front", 1, 7000)


@pytest.mark.rule("10.37.1", "12.10.3.1", "12.10.3.1.1")
def test_flipped_over_it_has_the_information_of_the_other_face_alone(scene, me, foe):
    coin(scene)
    me.has(left="Front", hand=["Grade 0"])
    card = me.card("Front")
    me.uses("Front")
    assert face_of(scene, card) == ("Back", 4, 15000 + 1000)
    assert not me.offered("use", "Back", "Front/1")


@pytest.mark.rule("12.10.3.4")
def test_it_is_the_same_card(scene, me, foe):
    scene.card("Helper", "[ACT](RC):[Soul-Blast 1] Choose one of your units, and that unit gets [Power] +3000 until "
               "end of turn.")  # fmt: skip
    coin(scene)
    me.has(left="Front", right="Helper", soul=1)
    card = me.card("Front")
    me.uses("Helper").picks("Front").uses("Front")
    assert face_of(scene, card) == ("Back", 4, 15000 + 1000 + 3000)


@pytest.mark.rule("10.37.2", "12.10.5")
def test_flipping_over_is_not_turning_face_down(scene, me, foe):
    coin(scene)
    me.has(left="Front")
    card = me.card("Front")
    me.uses("Front")
    assert not scene.game.face_down[card]
    assert not scene.events("face down")


@pytest.mark.rule("10.37.1")
def test_flipped_over_again_the_first_face_is_up(scene, me, foe):
    coin(scene)
    scene.card("Tosser", "[ACT](RC):Flip all of your rear-guards over.")
    me.has(left="Front", right="Tosser")
    card = me.card("Front")
    me.uses("Tosser").uses("Tosser")
    assert face_of(scene, card) == ("Front", 1, 7000)


@pytest.mark.rule("10.37.3")
def test_nothing_happens_to_a_card_with_one_face(scene, me, foe):
    scene.card("Tosser", "[ACT](RC):Flip all of your rear-guards over.")
    me.has(left="Grade 1", right="Tosser")
    me.uses("Tosser")
    assert (me.power("Grade 1"), scene.events("flip over")) == (7000, [])


@pytest.mark.rule("12.10.3.3")
@pytest.mark.parametrize(("zone", "name"), [
    ("hand", "Front"), ("drop", "Front"), ("soul", "Front"), ("G zone", "Back"), ("front right", "Back"),
])  # fmt: skip
def test_off_the_circles_and_the_g_zone_the_first_face_is_up(scene, me, foe, zone, name):
    coin(scene)
    sends = Sequence((Choose(Cards(("front left",), "mine"), Number(1)), Move(It(), zone, verb="put")))
    scene.card("Sender", abilities=[Ability("activated", sends, zones=("rear-guard circle",))])
    me.has(left="Front", back_left="Sender")
    card = me.card("Front")
    me.uses("Front").uses("Sender")
    assert scene.game.value(card, "name") == name


@pytest.mark.rule("12.10.3.3")
@pytest.mark.parametrize(("flipped", "drawn"), [(True, 0), (False, 1)])
def test_it_leaves_as_the_face_that_was_up(scene, me, foe, flipped, drawn):
    """The first face tells of being put into the drop zone; the other, which was up there, does not."""
    coin(scene, f"{FLIPS}\n[AUTO]:When this unit is put into the drop zone from (RC), draw a card.")
    scene.card("Retirer", "[ACT](VC):Choose one of your rear-guards, and retire it.", grade=2)
    me.has(vanguard="Retirer", left="Front", hand=["Grade 0"])
    if flipped:
        me.uses("Front")
    with me.changes(hand=drawn):
        me.uses("Retirer")


@pytest.mark.rule("12.10.5")
def test_either_face_may_be_turned_face_down(scene, me, foe):
    """Deleted with the other face up, it is that face again when it is turned up."""
    coin(scene)
    scene.card("Eraser", "[ACT](VC):Delete all of your rear-guards.\n[ACT](VC):Turn all of your rear-guards face up.",
               grade=2)  # fmt: skip
    me.has(vanguard="Eraser", left="Front")
    card = me.card("Front")
    me.uses("Front").uses("Eraser")
    assert face_of(scene, card) == ("Back", 4, 0)
    me.uses("Eraser", 2)
    assert face_of(scene, card) == ("Back", 4, 15000 + 1000)
