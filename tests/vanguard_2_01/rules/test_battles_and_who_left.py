"""Battles whose units leave, move or come back: shields, ordered attacks, drive checks, guardians, charging units."""

from __future__ import annotations

import pytest

from playmat.books._vanguard.nodes import Attack
from playmat.books.vanguard_2_01.nodes import Become
from playmat.kernel.words.nodes import (
    Ability,
    Add,
    At,
    Cannot,
    Cards,
    Choose,
    Is,
    It,
    Modify,
    Move,
    Number,
    On,
    Perform,
    Place,
    Rule,
    Sequence,
    This,
)

REAR = ("rear-guard circle",)
THEIRS = Cards(REAR, "theirs")


def act(*parts, zones=("field",)):
    return Ability("activated", Sequence(parts), zones=zones)


@pytest.mark.rule("7.5.1.2.4", "3.11.4", "7.4.1.8.2")
@pytest.mark.parametrize("moves", [False, True])
def test_a_shield_is_for_the_unit_on_the_circle_where_it_was_attacked(scene, me, foe, moves):
    text = "[AUTO](GC):When this unit is placed on (GC), choose one of your rear-guards, and move it to an open (RC)."
    sweeps = "[CONT](VC):This unit battles every unit in your opponent's front row in one attack."
    scene.turn_of(1).step("battle phase").card("Pusher", text if moves else "", grade=1, shield=5000)
    scene.card("Sweeper", sweeps, grade=3)
    me.has(left="Grade 2", hand=["Pusher", "Grade 0"])
    foe.has(vanguard="Sweeper")
    foe.attacks("Sweeper", "Grade 2")
    me.picks("Pusher", "Grade 2")
    if moves:
        me.picks("back left")
    me.is_asked("7.5.1.2")
    assert (me.power("Grade 2"), me.zone("guardians")) == (9000 + (0 if moves else 5000), ["Pusher"])


@pytest.mark.rule("10.34.1.1")
@pytest.mark.parametrize("comes_back", [False, True])
def test_a_unit_that_left_and_came_back_is_not_the_one_that_was_to_be_attacked(scene, me, foe, comes_back):
    again = (Move(It(), "hand"), Place("call", It(), "rear-guard circle", where=("opponent",)))
    orders = act(Choose(THEIRS, Number(1)), Attack(This(), It()), *(again if comes_back else ()))
    scene.card("Captain", abilities=[orders], grade=2)
    me.has(vanguard="Captain")
    foe.has(left="Grade 1")
    me.uses("Captain")
    if comes_back:
        question = scene.game.question
        if question is not None and question.about == "circle":
            (me if me.asked else foe).picks("front left")
    assert foe.zone("drop") == ([] if comes_back else ["Grade 1"])
    assert me.is_rested("Captain") is not comes_back


@pytest.mark.rule("7.6.1.2.2", "7.6.1.3", "2.17.1")
@pytest.mark.parametrize(("leaves", "checks"), [(False, 2), (True, 0)])
def test_an_attacker_that_is_gone_as_the_drive_step_begins_has_no_drive(scene, me, foe, leaves, checks):
    more = Ability("continuous", Modify(This(), (Add("drive", Number(1)),)), zones=REAR)
    goes = Ability("automatic", Move(This(), "drop"), zones=REAR, trigger=At("begin", "drive step"))
    scene.step("battle phase").card("Lancer", abilities=[more, goes] if leaves else [more], grade=2, power=1000)
    me.has(left="Lancer")
    me.attacks("Lancer", "Stone")
    assert len(scene.events("drive check")) == checks


@pytest.mark.rule("7.6.1.2.3")
def test_where_no_card_is_left_no_drive_check_is_made(scene, me, foe):
    """Who cannot lose goes on with an empty deck; the second check of a twin drive finds nothing."""
    bell = Ability("automatic", Perform("soul charge", Number(1)), zones=REAR, trigger=On("drive check"))
    cannot = Ability("continuous", Rule("you", (Cannot("lose"),)), zones=("field",))
    scene.exactly().step("battle phase").card("Undying", abilities=[cannot, bell], grade=1)
    foe.has(vanguard="Grade 3", deck=5)
    me.has(vanguard="Grade 3", left="Undying", deck=1)
    me.attacks("Grade 3", "Grade 3")
    assert (me.count("deck"), len(scene.events("drive check"))) == (0, 1)
    assert me.zone("hand") == ["Stone"]


@pytest.mark.rule("7.5.1.2.3", "8.5.2.1")
@pytest.mark.parametrize("face_up", [False, True])
def test_a_g_guardian_is_shown_as_it_is_chosen(scene, me, foe, face_up):
    """The other player has not seen it before, and is told which card it is."""
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Heal Trigger", "Grade 0"]).g_zone("Bulwark")
    me.attacks("Grade 1", "Grade 3")
    foe.is_asked("7.5.1.2")
    card = foe.card("Bulwark")
    assert not me.sees(card)
    foe.picks("Bulwark" if face_up else "Grade 0")
    foe.is_asked()
    assert [event[3] for event in scene.events("show")] == ([card] if face_up else [])


@pytest.mark.rule("3.11.4", "10.7.1.3.1")
def test_each_of_several_units_called_to_guard_guards_one_unit_once(scene, me, foe):
    calls = Sequence((Choose(Cards(("drop",)), Number(2)), Place("call", It(), "guardian circle")))
    helped = Ability("automatic", calls, zones=("guardian circle",), trigger=On("guard", (("card", This()),)))
    sweeps = "[CONT](VC):This unit battles every unit in your opponent's front row in one attack."
    scene.step("battle phase").card("Sweeper", sweeps, grade=3)
    scene.card("Horn", abilities=[helped], grade=1, shield=0)
    scene.card("One", grade=1, shield=5000)
    scene.card("Two", grade=1, shield=10000)
    me.has(vanguard="Sweeper")
    foe.has(vanguard="Grade 3", left="Grade 1", hand=["Horn", "Grade 0"], drop=["One", "Two"])
    me.attacks("Sweeper", "Grade 3")
    foe.picks("Horn", "Grade 3")
    foe.picks("Grade 1", "Grade 3")
    foe.is_asked("7.5.1.2")
    told = [(scene.game.card(event[3]), scene.game.card(event[4])) for event in scene.events("guard")]
    assert told == [("Horn", "Grade 3"), ("One", "Grade 1"), ("Two", "Grade 3")]
    assert (foe.power("Grade 1"), foe.power("Grade 3")) == (7000 + 5000, 10000 + 10000)


@pytest.mark.rule("10.32.1", "3.11.4")
def test_each_of_several_units_moved_to_the_guardian_circle_guards_one_unit(scene, me, foe):
    moves = Sequence((Choose(Cards(("rear-guard circle",), "mine", Is("grade", "=", Number(1))), Number(2)),
                      Place("move", It(), "guardian circle")))  # fmt: skip
    helped = Ability("automatic", moves, zones=("guardian circle",), trigger=On("guard", (("card", This()),)))
    sweeps = "[CONT](VC):This unit battles every unit in your opponent's front row in one attack."
    scene.step("battle phase").card("Sweeper", sweeps, grade=3)
    scene.card("Horn", abilities=[helped], grade=1, shield=0)
    scene.card("One", grade=1, shield=5000)
    scene.card("Two", grade=1, shield=10000)
    me.has(vanguard="Sweeper")
    foe.has(vanguard="Grade 3", left="Grade 2", back_left="One", back_right="Two", hand=["Horn", "Grade 0"])
    me.attacks("Sweeper", "Grade 3")
    foe.picks("Horn", "Grade 3")
    foe.picks("Grade 2", "Grade 3")
    foe.is_asked("7.5.1.2")
    told = [(scene.game.card(event[3]), scene.game.card(event[4])) for event in scene.events("guard")]
    assert told == [("Horn", "Grade 3"), ("One", "Grade 2"), ("Two", "Grade 3")]
    assert (foe.power("Grade 2"), foe.power("Grade 3")) == (9000 + 5000, 10000 + 10000)


@pytest.mark.rule("11.29.2", "7.8.1.2")
@pytest.mark.parametrize("until", ["end of battle", "end of turn"])
def test_a_unit_that_charges_until_the_end_of_the_battle_goes_under_the_deck_then(scene, me, foe, until):
    begins = At("begin", "attack step")
    charges = Ability("automatic", Become(This(), "charging", until), zones=("field",), trigger=begins)
    scene.step("battle phase").card("Bolt", abilities=[charges], grade=1)
    me.has(left="Bolt")
    me.attacks("Bolt", "Stone")
    assert me.zone("deck")[0] == "Bolt"


@pytest.mark.rule("10.33.1")
@pytest.mark.parametrize("count", [None, Number(2)])
def test_a_text_that_says_no_number_deals_one_damage(scene, me, foe, count):
    deals = act(Perform("deal damage", count, cards=Cards(("vanguard circle",), "theirs")))
    scene.card("Striker", abilities=[deals], grade=2)
    me.has(vanguard="Striker")
    with foe.changes(damage=1 if count is None else 2):
        me.uses("Striker")
