"""Imaginary gifts: force, accel and protect (2.16, 10.6.3, 9.7)."""

from __future__ import annotations

import pytest

from playmat.books.vanguard_2_01.gifts import protect_card
from playmat.books.vanguard_2_01.zones import FIELD
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
    Place,
    Related,
    Sequence,
    Set,
    This,
)

PRINTED = ["front left", "front right", "back left", "back center", "back right"]


def rider(scene, me, *gifts):
    """Cards with these gifts in my hand, in my ride phase."""
    scene.step("ride phase")
    for gift in gifts:
        scene.card(gift.title(), gift=gift, grade=2, power=9000, skill=None)
    me.has(vanguard="Grade 2", hand=[gift.title() for gift in gifts])


def again(scene, me, foe):
    """From my main phase to my next ride."""
    me.picks("pass").passes()
    scene.pass_until("6.6.1.2", even_if_able=True)
    foe.picks("pass").passes()
    scene.pass_until("6.5.1.1.2", even_if_able=True)


# --- 10.6.3 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.16.2.1", "10.6.3", "10.6.3.1")
def test_a_force_rider_asks_for_a_circle(scene, me, foe):
    rider(scene, me, "force")
    me.rides("Force").is_asked("10.6.3.1", exactly=["vanguard circle", *PRINTED])
    assert scene.game.facts["gift 0"] == "force"
    me.picks("vanguard circle")
    assert me.power("Force") == 9000 + 10000


@pytest.mark.rule("2.16.2.1", "10.6.3")
def test_a_rider_without_a_gift_gives_nothing(scene, me, foe):
    rider(scene, me)
    me.has(hand=["Grade 3"])
    me.rides("Grade 3").is_asked(about="attack")
    assert me.power("Grade 3") == 10000


@pytest.mark.rule("10.6.3")
def test_the_gift_waits_for_the_next_check_timing(scene, me, foe):
    """What the ride itself set off waits until the gift was had."""
    scene.step("ride phase").card("Force", "[AUTO]:When this unit is placed on (VC), you may draw a card.",
                                  gift="force", grade=2)  # fmt: skip
    me.has(vanguard="Grade 2", hand=["Force"])
    me.rides("Force").picks("back left", about="place")
    me.is_asked(exactly=["yes", "no"])


@pytest.mark.rule("10.6.3.3.2", "10.6.2")
def test_a_protect_card_is_not_among_those_of_which_one_is_ridden_first(scene, me, foe):
    rides = Sequence((Choose(Cards(("hand",), "mine"), Number(2)), Place("ride", It(), "vanguard circle")))
    scene.step("ride phase").card("Helper", abilities=[Ability("activated", rides, zones=("rear-guard circle",))])
    scene.card("Saver", gift="protect", grade=2)
    me.has(vanguard="Grade 2", left="Helper", hand=["Saver", "Grade 3"])
    me.rides("Saver").uses("Helper")
    me.is_asked(about="act")
    assert (me.zone("vanguard"), me.zone("hand")) == (["Grade 3"], ["Protect"])


@pytest.mark.rule("10.6.3", "9.6.1")
def test_damage_is_worked_off_before_a_gift_is_had(scene, me, foe):
    """Reading: the gift comes after the rule actions of its check timing."""
    rides = (Choose(Cards(("soul",), "mine"), Number(1)), Place("ride", It(), "vanguard circle"))
    both = Sequence((Perform("deal damage", Number(1), who="opponent"), *rides))
    scene.card("Helper", abilities=[Ability("activated", both, zones=("rear-guard circle",))])
    scene.card("Force", gift="force", grade=2)
    me.has(left="Helper", soul=["Force"])
    me.uses("Helper").is_asked("10.6.3.1")
    assert foe.count("damage") == 1


@pytest.mark.rule("10.6.3")
def test_a_superior_ride_brings_a_gift_too_and_a_mere_move_does_not(scene, me, foe):
    rides = Sequence((Choose(Cards(("soul",), "mine"), Number(1)), Place("ride", It(), "vanguard circle")))
    moves = Sequence((Choose(Cards(("soul",), "mine"), Number(1)), Move(It(), "vanguard circle", verb="put")))
    scene.card("Helper", abilities=[
        Ability("activated", rides, zones=("rear-guard circle",)),
        Ability("activated", moves, zones=("rear-guard circle",)),
    ])  # fmt: skip
    scene.card("Force", gift="force", grade=2)
    scene.card("Accel", gift="accel", grade=2)
    me.has(left="Helper", soul=["Accel", "Force"])
    me.uses("Helper", 2).picks("Accel")
    assert scene.game.facts["accel 0"] == 0
    me.uses("Helper").picks("Force").is_asked("10.6.3.1")


@pytest.mark.rule("10.6.3")
def test_after_one_kind_no_other_is_had(scene, me, foe):
    rider(scene, me, "force", "accel")
    me.rides("Force").picks("front left")
    again(scene, me, foe)
    me.rides("Accel")
    g = scene.game
    assert (g.facts["gift 0"], g.facts["accel 0"], g.facts["force 0"]) == ("force", 0, ("front left",))


@pytest.mark.rule("10.6.3")
def test_the_same_kind_is_had_again(scene, me, foe):
    rider(scene, me, "accel", "accel")
    me.rides("Accel")
    again(scene, me, foe)
    me.rides("Accel")
    assert scene.game.facts["accel 0"] == 2


@pytest.mark.rule("9.3.6", "10.6.3.2")
def test_a_gained_circle_holds_one_unit_too(scene, me, foe):
    rider(scene, me, "accel")
    me.has(hand=["Grade 1", "Grade 2"])
    me.rides("Accel").calls("Grade 1", "accel 1").calls("Grade 2", "accel 1")
    assert (me.zone("accel 1"), me.zone("drop")) == (["Grade 2"], ["Grade 1"])


@pytest.mark.rule("10.6.3", "1.3.4")
def test_each_player_has_a_kind_of_their_own(scene, me, foe):
    rider(scene, me, "force")
    scene.card("Protect Knight", gift="protect", grade=2)
    foe.has(vanguard="Grade 2", hand=["Protect Knight"])
    me.rides("Force").picks("front left").passes()
    scene.pass_until("6.5.1.1.2", even_if_able=True)
    foe.rides("Protect Knight")
    assert (scene.game.facts["gift 0"], scene.game.facts["gift 1"]) == ("force", "protect")


# --- 10.6.3.1 force ---------------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.3.1")
def test_whatever_unit_is_on_the_circle_gets_it(scene, me, foe):
    rider(scene, me, "force")
    me.has(left="Grade 1", back_left="Grade 0")
    me.rides("Force").picks("front left")
    assert (me.power("Grade 1"), me.power("Grade 0")) == (7000 + 10000, 5000)
    me.exchanges("left")
    assert (me.power("Grade 1"), me.power("Grade 0")) == (7000, 5000 + 10000)


@pytest.mark.rule("10.6.3.1")
def test_only_during_the_turn_of_the_circles_master_and_for_the_rest_of_the_game(scene, me, foe):
    rider(scene, me, "force")
    me.rides("Force").picks("vanguard circle")
    me.picks("no", about="attack")
    foe.is_asked()
    assert me.power("Force") == 9000
    scene.pass_until("7.3.1.2", even_if_able=True)
    foe.passes()
    me.is_asked()
    assert me.power("Force") == 9000 + 10000


@pytest.mark.rule("10.6.3.1.1")
def test_a_circle_may_be_specified_again_and_it_adds_up(scene, me, foe):
    rider(scene, me, "force", "force")
    me.rides("Force").picks("front left")
    again(scene, me, foe)
    me.rides("Force").is_asked("10.6.3.1", exactly=["vanguard circle", *PRINTED])
    me.picks("front left")
    assert scene.game.facts["force 0"] == ("front left", "front left")


@pytest.mark.rule("10.6.3.1.1")
def test_twice_the_power(scene, me, foe):
    rider(scene, me, "force", "force")
    me.rides("Force").picks("vanguard circle")
    again(scene, me, foe)
    me.rides("Force").picks("vanguard circle")
    assert scene.game.value(me.card("Force", "vanguard"), "power") == 9000 + 10000 + 10000


@pytest.mark.rule("10.6.3.1", "8.7.1.4")
def test_it_is_added_before_a_power_is_set(scene, me, foe):
    fixed = Ability("continuous", Modify(This(), (Set("power", Number(3000)),)), zones=("rear-guard circle",))
    raised = Ability("continuous", Modify(This(), (Add("power", Number(500)),)), zones=("rear-guard circle",))
    scene.card("Fixed", abilities=[fixed])
    scene.card("Raised", abilities=[raised], power=7000)
    rider(scene, me, "force", "force")
    me.has(left="Fixed", right="Raised")
    me.rides("Force").picks("front left")
    assert me.power("Fixed") == 3000
    again(scene, me, foe)
    me.rides("Force").picks("front right")
    assert me.power("Raised") == 7000 + 500 + 10000


@pytest.mark.rule("10.6.3.1", "4.6.7")
def test_a_lock_circle_is_not_specified(scene, me, foe):
    rider(scene, me, "force")
    scene.card("Sealer", "[AUTO](VC):At the beginning of your ride phase, choose one of your rear-guards, and lock it.",
               grade=2)  # fmt: skip
    me.has(vanguard="Sealer", left="Grade 1")
    me.rides("Force").is_asked("10.6.3.1", exactly=["vanguard circle", *PRINTED[1:]])


# --- 10.6.3.2 accel ---------------------------------------------------------------------------------------------


@pytest.mark.rule("2.16.2.2", "10.6.3.2")
def test_a_circle_is_gained_and_called_to(scene, me, foe):
    rider(scene, me, "accel")
    me.has(hand=["Grade 1"])
    me.rides("Accel")
    assert not me.offered("call", "Grade 1", "accel 2")
    me.calls("Grade 1", "accel 1")
    assert (me.zone("accel 1"), me.power("Grade 1")) == (["Grade 1"], 7000 + 10000)


@pytest.mark.rule("10.6.3.2")
@pytest.mark.parametrize(("turn_of", "power"), [(0, 9000 + 10000), (1, 9000)])
def test_a_circle_of_accel_that_was_there_before_has_its_power_too(scene, me, foe, turn_of, power):
    scene.turn_of(turn_of).step("main phase")
    me.put("accel 1", "Grade 2")
    me.has(left="Grade 1")
    scene.start()
    assert (me.power("Grade 2"), me.power("Grade 1")) == (power, 7000)


@pytest.mark.rule("10.6.3.2")
def test_without_the_gift_there_is_no_such_circle(scene, me, foe):
    me.has(hand=["Grade 1"])
    assert not me.offered("call", "Grade 1", "accel 1")
    assert me.refused("call", "Grade 1", "accel 1") == "8.5.2.2.1"


@pytest.mark.rule("10.6.3.2.1")
def test_a_gained_circle_is_in_the_front_row(scene, me, foe):
    rider(scene, me, "accel")
    me.has(hand=["Grade 1"])
    me.rides("Accel").calls("Grade 1", "accel 1")
    me.picks("yes").is_asked("7.4.1.3", exactly=["Accel", "Grade 1"])
    me.picks("Grade 1")
    assert foe.count("damage") == 1


@pytest.mark.rule("10.6.3.2")
def test_its_power_is_for_its_masters_turn(scene, me, foe):
    rider(scene, me, "accel")
    me.has(hand=["Grade 1"])
    foe.has(vanguard="Grade 2", left="Grade 2")
    me.rides("Accel").calls("Grade 1", "accel 1").declines_attack()
    scene.pass_until("7.3.1.2", even_if_able=True)
    foe.picks("yes", "Grade 2", "Grade 1")
    assert me.zone("drop") == ["Grade 1"]


@pytest.mark.rule("10.6.3.2")
def test_it_comes_again_with_its_masters_next_turn(scene, me, foe):
    rider(scene, me, "accel")
    me.has(hand=["Grade 1"])
    me.rides("Accel").calls("Grade 1", "accel 1").declines_attack()
    scene.pass_until("7.3.1.2", even_if_able=True)
    foe.passes()
    me.is_asked()
    assert me.power("Grade 1") == 7000 + 10000


@pytest.mark.rule("10.6.3.2.2")
def test_circles_are_gained_left_and_right_by_turns(scene, me, foe):
    """The first at the left end of the front row, the second at the right end, and so on."""
    assert FIELD.front == (
        "accel 9", "accel 7", "accel 5", "accel 3", "accel 1", "front left", "vanguard circle", "front right",
        "accel 2", "accel 4", "accel 6", "accel 8", "accel 10",
    )  # fmt: skip
    rider(scene, me, "accel", "accel")
    me.has(hand=["Grade 1"])
    me.rides("Accel")
    again(scene, me, foe)
    me.rides("Accel")
    assert me.offered("call", "Grade 1", "accel 1") and me.offered("call", "Grade 1", "accel 2")
    assert not me.offered("call", "Grade 1", "accel 3")


@pytest.mark.rule("10.6.3.2.2.1")
@pytest.mark.parametrize(("mine", "theirs", "same"), [
    ("accel 1", "accel 2", True), ("accel 2", "accel 1", True), ("accel 3", "accel 4", True),
    ("accel 1", "accel 1", False), ("accel 2", "accel 3", False), ("accel 1", "front right", False),
])  # fmt: skip
def test_columns_of_gained_circles(scene, me, foe, mine, theirs, same):
    facing = Cards(("rear-guard circle",), "theirs", Related("same column", This()))
    takes = Sequence((Choose(facing, Number(1)), Move(It(), "drop", verb="retire")))
    scene.card("Archer", abilities=[Ability("activated", takes, zones=("rear-guard circle",))])
    me.put(mine, "Archer")
    foe.put(theirs, "Grade 1")
    me.uses("Archer")
    assert foe.zone("drop") == (["Grade 1"] if same else [])


@pytest.mark.rule("10.6.3.2")
def test_there_is_nothing_behind_a_gained_circle(scene, me, foe):
    rider(scene, me, "accel")
    me.has(hand=["Grade 1"], back_left="Grade 0")
    me.rides("Accel").calls("Grade 1", "accel 1")
    assert [option for option in me.options() if option[0] == "exchange"] == [("exchange", "left")]
    me.picks("pass", "yes", "Grade 1")
    assert not me.asked or scene.game.question.about != "booster"


@pytest.mark.rule("10.6.3.2", "10.22.6")
def test_a_gained_circle_may_be_locked(scene, me, foe):
    scene.card("Keyholder", "[ACT](VC):Choose one of your opponent's rear-guards, and lock it.", grade=2)
    me.has(vanguard="Keyholder")
    foe.put("accel 1", "Grade 1")
    me.uses("Keyholder")
    assert foe.zone("accel 1, locked") == ["Grade 1"]


# --- 10.6.3.3 protect --------------------------------------------------------------------------------------------


def giver(scene, me, *hand):
    """A card with the protect gift to ride, and others in my hand."""
    scene.step("ride phase").card("Giver", gift="protect", grade=2, power=9000, skill=None)
    me.has(vanguard="Grade 2", hand=["Giver", *(hand or ("Grade 0",))])


@pytest.mark.rule("2.16.2.3", "10.6.3.3", "10.6.3.3.1", "3.3.2")
def test_a_protect_card_is_added_and_both_see_it(scene, me, foe):
    giver(scene, me)
    with me.changes(hand=0):
        me.rides("Giver")
    card = me.card("Protect", "hand")
    assert (me.sees(card), foe.sees(card), scene.game.owner[card]) == (True, True, 0)
    other = me.card("Grade 0", "hand")
    assert not foe.sees(other)


@pytest.mark.rule("10.6.3.3.2")
def test_it_is_neither_called_nor_ridden(scene, me, foe):
    giver(scene, me)
    me.rides("Giver")
    assert me.refused("call", "Protect", "front left") == "10.6.3.3.2"
    assert me.offered("call", "Grade 0", "front left")


@pytest.mark.rule("10.6.3.3.2")
def test_it_is_not_ridden_in_a_later_turn(scene, me, foe):
    giver(scene, me, "Grade 3")
    me.rides("Giver")
    again_from_battle(scene, me, foe)
    assert me.refused("ride", "Protect") == "10.6.3.3.2"
    assert me.offered("ride", "Grade 3")


def again_from_battle(scene, me, foe):
    """From my battle phase to my next ride."""
    me.passes()
    scene.pass_until("7.3.1.2", even_if_able=True)
    foe.passes()
    scene.pass_until("6.5.1.1.2", even_if_able=True)


@pytest.mark.rule("10.6.3.3.2")
@pytest.mark.parametrize("verb", ["call", "ride"])
def test_no_effect_calls_or_rides_it(scene, me, foe, verb):
    """10.6.3.3.2: nothing of calling or riding is done with it, so that no circle is chosen either."""
    to = {"call": "rear-guard circle", "ride": "vanguard circle"}[verb]
    brings = Sequence((Choose(Cards(("hand",), "mine"), Number(1)), Place(verb, It(), to)))
    scene.card("Helper", abilities=[Ability("activated", brings, zones=("rear-guard circle",))])
    giver(scene, me)
    me.has(left="Helper")
    me.rides("Giver").uses("Helper").picks("Protect").is_asked("6.6.1.2")
    assert (me.count("hand"), me.zone("vanguard"), me.zone("right")) == (2, ["Giver"], [])


def foe_attacks(scene, me, foe):
    """The other player attacks my vanguard, and I may guard."""
    me.passes()
    if me.asked:
        me.passes()
    scene.pass_until("7.3.1.2", even_if_able=True)
    foe.attacks("Striker", "Giver")


@pytest.mark.rule("10.6.3.3", "10.6.3.3.2", "10.6.3.3.3.3")
@pytest.mark.parametrize(("pays", "damage"), [(True, 0), (False, 1)])
def test_it_guards_and_saves_a_unit_for_a_card(scene, me, foe, pays, damage):
    scene.card("Striker", grade=2, power=30000)
    giver(scene, me)
    foe.has(vanguard="Striker")
    me.rides("Giver")
    foe_attacks(scene, me, foe)
    me.picks("Protect", about="guards")
    me.picks("yes" if pays else "no")
    if pays:
        me.picks("Giver")
    else:
        me.guards_with_nothing()
    assert me.count("damage") == damage
    assert (me.zone("removed"), me.zone("guardians")) == (["Protect"], [])


@pytest.mark.rule("10.6.3.3.3", "10.6.3.3.3.1")
@pytest.mark.parametrize("zone", ["drop", "soul", "bind", "deck", "damage"])
def test_it_goes_where_other_cards_go_and_is_removed_at_once(scene, me, foe, zone):
    sends = Sequence((Choose(Cards(("hand",), "mine"), Number(1)), Move(It(), zone, verb="put")))
    scene.card("Sender", abilities=[Ability("activated", sends, zones=("rear-guard circle",))])
    giver(scene, me)
    me.has(left="Sender")
    me.rides("Giver").uses("Sender").picks("Protect")
    assert me.zone("removed") == ["Protect"]
    assert ("Protect", "hand", zone) in scene.moves()


@pytest.mark.rule("10.6.3.3.3.1", "4.1.8")
@pytest.mark.parametrize("name", ["Protect", "Grade 0"])
def test_what_was_removed_is_not_put_back_by_the_effect_that_moved_it(scene, me, foe, name):
    binds = (
        "Choose a card at random from your opponent's hand, bind it face down, and at the end of that turn, your "
        "opponent puts that card bound by this effect into his or her hand."
    )
    scene.cards["Protect"] = protect_card()
    me.has(vanguard=scene.card("Hider", f"[ACT](VC):{binds}", grade=2), left="Grade 0")
    foe.has(vanguard="Grade 2", hand=[name])
    me.uses("Hider")
    assert foe.zone("hand") == [] and foe.zone("removed" if name == "Protect" else "bind") == [name]
    me.picks("pass", "no")
    foe.is_asked()
    assert (name in foe.zone("hand")) == (name != "Protect")


@pytest.mark.rule("10.6.3.3.3.1")
def test_another_card_stays_there(scene, me, foe):
    sends = Sequence((Choose(Cards(("hand",), "mine"), Number(1)), Move(It(), "drop", verb="put")))
    scene.card("Sender", abilities=[Ability("activated", sends, zones=("rear-guard circle",))])
    giver(scene, me)
    me.has(left="Sender")
    me.rides("Giver").uses("Sender").picks("Grade 0")
    assert (me.zone("drop"), me.zone("removed")) == (["Grade 0"], [])


@pytest.mark.rule("9.7.1", "10.6.3.3.3.2")
def test_one_that_lies_elsewhere_is_removed_by_a_rule_action(scene, me, foe):
    scene.cards["Protect"] = protect_card()
    scene.card("Giver", gift="protect", grade=2)
    me.has(vanguard="Giver", drop=["Grade 0", "Protect"], hand=["Grade 1"])
    me.is_asked("6.6.1.2")
    assert (me.zone("drop"), me.zone("removed")) == (["Grade 0"], ["Protect"])


@pytest.mark.rule("10.6.3.3.3.4")
def test_put_as_a_locked_card_it_is_removed_from_the_circle(scene, me, foe):
    locks = Sequence((Choose(Cards(("hand",), "mine"), Number(1)), Place("put locked", It(), "rear-guard circle")))
    scene.card("Sealer", abilities=[Ability("activated", locks, zones=("rear-guard circle",))])
    giver(scene, me)
    me.has(left="Sealer", right="Grade 1")
    me.rides("Giver").uses("Sealer").picks("Protect", "front right")
    assert (me.zone("front right, locked"), me.zone("removed")) == ([], ["Protect"])
    assert (me.zone("right"), me.zone("drop")) == (["Grade 1"], [])
    assert me.offered("call", "Grade 0", "front right")


@pytest.mark.rule("10.6.3.3.4")
@pytest.mark.parametrize(("asks", "offered"), [
    (Is("shield", "<=", Number(0)), True),
    (Is("power", "<=", Number(0)), True),
    (Is("grade", "<=", Number(3)), False),
    (Is("clan", "has", "Testers"), False),
    (Is("name", "=", "Protect"), False),
])  # fmt: skip
def test_what_it_does_not_have_is_zero_or_is_not_there(scene, me, foe, asks, offered):
    takes = Sequence((Choose(Cards(("hand",), "mine", asks), Number(1)), Move(It(), "soul", verb="put")))
    scene.card("Taker", abilities=[Ability("activated", takes, zones=("rear-guard circle",))])
    scene.card("Nobody", grade=3, shield=0, power=0, clan="Testers")
    giver(scene, me, "Nobody")
    me.has(left="Taker")
    me.rides("Giver").uses("Taker")
    assert me.offered("Protect") is offered
