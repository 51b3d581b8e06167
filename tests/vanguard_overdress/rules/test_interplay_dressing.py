"""Where overDress meets other rules: what leaves, what stays, and who hears of it."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Cannot,
    Cards,
    Choose,
    Is,
    It,
    LoseAbilities,
    Modify,
    Move,
    Number,
    Place,
    Sequence,
    This,
    Turn,
)

REAR = ("rear-guard circle",)
GOWN = '[overDress]-"Tailor"'
CAPE = "[overDress]-Unit in the [overDress] state"
OUT = "[ACT](VC):Choose one of your rear-guards, and retire it."
RETIRE = "[ACT](VC):Choose one of your opponent's rear-guards, and retire it."


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=("field",), **fields)


def on_mine(name):
    return Cards(REAR, "mine", Is("name", "=", name))


def in_battle(event, **fields):
    """A text of a card in the hand that puts it on a Tailor in the middle of a battle."""
    text = f'[AUTO](Hand):When your "Tailor" {event}, [overDress] this card on your "Tailor" on (RC).'
    return {"text": text, **fields}


@pytest.fixture
def wardrobe(scene):
    scene.card("Tailor", grade=1)
    scene.card("Gown", GOWN, grade=2, power=9000)
    scene.card("Cape", CAPE, grade=2, power=10000)
    scene.card("Cloak", CAPE, grade=2, power=10000)
    return scene


@pytest.fixture
def three_deep(wardrobe, me):
    """A Cloak with three original dresses on front left, put there one upon the other."""

    def made(vanguard, hand=("Grade 0",)):
        me.has(vanguard=vanguard, left="Tailor", hand=["Gown", "Cape", "Cloak", *hand])
        me.overdresses("Gown", "Tailor").overdresses("Cape", "Gown").overdresses("Cloak", "Cape")
        assert sorted(me.dresses("Cloak")) == ["Cape", "Gown", "Tailor"]
        return me

    return made


# --- leaving --------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.4.2.2.1", "6.4.4", "6.4.4.1", "4.1.8")
@pytest.mark.parametrize("zone", ["drop", "hand", "soul", "bind", "damage", "removed"])
def test_three_deep_all_four_leave_at_one_moment(wardrobe, me, three_deep, zone):
    sends = act(Move(on_mine("Cloak"), zone))
    three_deep(wardrobe.card("Sender", abilities=[sends], grade=2))
    with me.changes(**{zone: 4}):
        me.uses("Sender")
    there = [me.game.arrived[me.card(name)] for name in ("Cloak", "Cape", "Gown", "Tailor")]
    assert len(set(there)) == 1 and me.zone("original dress") == []


@pytest.mark.rule("6.4.4", "4.5.2", "4.1.9")
@pytest.mark.parametrize("end", ["top", "bottom"])
def test_three_deep_all_four_go_to_the_same_end_of_the_deck(wardrobe, me, three_deep, end):
    sends = act(Move(on_mine("Cloak"), "deck", position=end))
    three_deep(wardrobe.card("Sender", abilities=[sends], grade=2))
    me.uses("Sender").picks("Cape", "Tailor", "Cloak")
    deck = me.zone("deck")
    assert (deck[:4] if end == "bottom" else deck[-4:]) == ["Cape", "Tailor", "Cloak", "Gown"]


@pytest.mark.rule("6.4.4", "7.16.1")
def test_what_cannot_be_retired_keeps_its_dresses(wardrobe, me, foe):
    """7.16.1: nothing moves, so that nothing moves along."""
    firm = Ability("continuous", Modify(This(), (Cannot("be retired"),)), zones=("field",))
    me.has(vanguard=wardrobe.card("Hunter", RETIRE, grade=2))
    foe.dressed("left", wardrobe.card("Rock", abilities=[firm], grade=2), "Tailor")
    me.uses("Hunter")
    assert (foe.zone("left"), foe.dresses("Rock"), foe.zone("drop")) == (["Rock"], ["Tailor"], [])


@pytest.mark.rule("6.4.4", "7.16.1")
def test_what_is_retired_by_an_opponent_goes_to_its_owners_drop_zone_with_its_dresses(wardrobe, me, foe):
    me.has(vanguard=wardrobe.card("Hunter", RETIRE, grade=2))
    foe.dressed("left", "Gown", "Tailor")
    me.uses("Hunter")
    assert (sorted(foe.zone("drop")), me.zone("drop")) == (["Gown", "Tailor"], [])


@pytest.mark.rule("6.4.4", "4.12.4")
def test_bound_face_down_none_of_them_has_information(wardrobe, me):
    hides = act(Move(on_mine("Gown"), "bind", state="face down"))
    me.has(vanguard=wardrobe.card("Binder", abilities=[hides], grade=2)).dressed("left", "Gown", "Tailor")
    me.uses("Binder")
    assert me.count("bind") == 2
    assert [me.game.value(card, "name") for card in me.game.in_zone(0, "bind")] == ["", ""]


@pytest.mark.rule("6.4.4", "6.2.3.4")
def test_a_call_onto_its_circle_drops_its_dresses_too(wardrobe, me):
    me.has(vanguard="Grade 2", hand=["Grade 1"]).dressed("left", "Gown", "Tailor")
    me.calls("Grade 1", "front left")
    assert (me.zone("left"), sorted(me.zone("drop"))) == (["Grade 1"], ["Gown", "Tailor"])


@pytest.mark.rule("6.4.4", "10.7.1.9")
def test_a_hit_rear_guard_leaves_with_its_dresses(wardrobe, me, foe):
    wardrobe.step("battle phase")
    me.has(vanguard="Grade 2")
    foe.has(vanguard="Grade 2").dressed("left", "Gown", "Tailor")
    me.attacks("Grade 2", "Gown")
    foe.guards_with_nothing()
    assert sorted(foe.zone("drop")) == ["Gown", "Tailor"]


@pytest.mark.rule("6.4.4", "6.4.4.1", "13.3.1")
def test_a_guardian_outside_a_battle_is_retired_with_its_dresses(wardrobe, me):
    me.has(vanguard="Grade 2", hand=["Grade 0"]).dressed("guardians", "Gown", "Tailor")
    me.is_asked("9.7.2")
    assert sorted(me.zone("drop")) == ["Gown", "Tailor"]


@pytest.mark.rule("6.4.4", "4.9.4")
def test_a_unit_that_a_text_puts_there_drives_both_out(wardrobe, me):
    """4.9.4: at the next check timing the newer unit stays."""
    puts = act(Move(Cards(("soul",), "mine"), "front left"))
    me.has(vanguard=wardrobe.card("Placer", abilities=[puts], grade=2), soul=["Grade 1"], hand=["Grade 0"])
    me.dressed("left", "Gown", "Tailor")
    me.uses("Placer")
    assert (me.zone("left"), sorted(me.zone("drop"))) == (["Grade 1"], ["Gown", "Tailor"])


@pytest.mark.rule("6.4.4.1", "7.23.1")
def test_in_the_soul_the_former_dresses_pay(wardrobe, me):
    texts = (
        "[ACT](VC):Choose one of your rear-guards, and put it into your soul.\n"
        "[ACT](VC):[COST][Soul-Blast 2], draw a card."
    )
    me.has(vanguard=wardrobe.card("Miser", texts, grade=2), hand=["Grade 0"]).dressed("left", "Gown", "Tailor")
    assert me.refused("use", "Miser", "Miser/2") == "11.8.2.2"
    me.uses("Miser").uses("Miser", 2)
    assert sorted(me.zone("drop")) == ["Gown", "Tailor"]


@pytest.mark.rule("6.4.4.1", "2.9.4.3", "2.9.6")
def test_in_the_drop_zone_a_former_dress_is_a_trigger_unit_again(wardrobe, me):
    texts = (
        "[ACT](VC):Choose one of your rear-guards, and retire it.\n"
        "[ACT](VC):Choose a trigger unit from your drop zone, and put it into your hand."
    )
    me.has(vanguard=wardrobe.card("Finder", texts, grade=2), hand=["Grade 0"])
    me.dressed("left", "Gown", "Draw Trigger")
    me.uses("Finder", 2)
    assert me.zone("hand") == ["Grade 0"]
    me.uses("Finder").uses("Finder", 2)
    assert sorted(me.zone("hand")) == ["Draw Trigger", "Grade 0"]


@pytest.mark.rule("6.4.4.1", "13.4.1")
def test_a_former_dress_in_the_soul_may_become_the_vanguard(wardrobe, me):
    goes = act(Move(on_mine("Gown"), "soul"), Move(Cards(("vanguard circle",), "mine"), "drop"))
    me.has(vanguard=wardrobe.card("Abdicator", abilities=[goes], grade=2), hand=["Grade 0"])
    me.dressed("left", "Gown", "Tailor")
    me.uses("Abdicator")
    me.is_asked("13.4.1", exactly=["Gown", "Tailor"])
    me.picks("Tailor")
    assert (me.zone("vanguard"), me.zone("soul")) == (["Tailor"], ["Gown"])


@pytest.mark.rule("6.4.4.2", "4.16.4")
@pytest.mark.parametrize("zone", ["hand", "drop", "soul"])
def test_a_ride_deck_card_beneath_goes_home_from_the_deck_alone(wardrobe, me, zone):
    sends = act(Move(on_mine("Gown"), zone))
    me.has(vanguard=wardrobe.card("Sender", abilities=[sends], grade=2), hand=["Grade 0"])
    me.dressed("left", "Gown", "Tailor")
    me.game.set("ride deck cards", (me.card("Tailor"),))
    with me.changes(**{zone: 2, "ride deck": 0}):
        me.uses("Sender")


# --- who hears of it ------------------------------------------------------------------------------------------


@pytest.mark.rule("6.4.2.1", "7.16.2")
def test_to_become_an_original_dress_is_not_to_leave(wardrobe, me):
    wardrobe.card("Ear", "[AUTO](RC):When your other rear-guard is put into your drop zone, draw a card.")
    me.has(vanguard="Grade 2", left="Tailor", right="Ear", hand=["Gown"])
    me.overdresses("Gown", "Tailor")
    assert me.zone("hand") == []


@pytest.mark.rule("6.4.4", "11.8.12.1.2")
def test_a_dress_that_leaves_was_no_rear_guard(wardrobe, me):
    """11.8.12.1.2: what it was where it lay; only the unit is heard as a rear-guard that left."""
    wardrobe.card("Ear", "[AUTO](RC):When your other rear-guard is put into your drop zone, draw a card.")
    me.has(vanguard=wardrobe.card("Mover", OUT, grade=2), right="Ear")
    me.dressed("left", "Gown", "Tailor")
    me.uses("Mover").picks("Gown")
    assert me.count("hand") == 1 and me.count("drop") == 2


@pytest.mark.rule("6.4.4", "11.8.12")
@pytest.mark.parametrize(("text", "drawn"), [
    ("[AUTO](RC):When this unit is put into your drop zone, draw a card.", 0),
    ("[AUTO]:When this card is put into your drop zone, draw a card.", 1),
])  # fmt: skip
def test_a_text_of_the_dress_is_heard_where_it_works(wardrobe, me, text, drawn):
    me.has(vanguard=wardrobe.card("Mover", OUT, grade=2))
    me.dressed("left", "Gown", wardrobe.card("Hem", text), "Tailor")
    me.uses("Mover")
    assert me.count("hand") == drawn


@pytest.mark.rule("6.4.2.1", "11.4.4")
def test_what_works_on_a_rear_guard_circle_does_not_work_beneath(wardrobe, me):
    """2.9.3.1.1: an original dress is on no circle as a unit."""
    wardrobe.card("Banner", "[CONT](RC):All of your vanguards get [Power] +2000.", grade=1)
    wardrobe.card("Smock", '[overDress]-"Banner"', grade=1)
    me.has(vanguard="Grade 2", left="Banner", hand=["Smock"])
    assert me.offered("overdress", "Smock", "Banner") and me.power("Grade 2") == 9000 + 2000
    me.overdresses("Smock", "Banner")
    assert me.power("Grade 2") == 9000


@pytest.mark.rule("6.4.1.1", "6.4.2.1", "7.15.2")
def test_the_unit_beneath_does_not_hear_what_is_put_upon_it(wardrobe, me):
    """6.4.2.1 comes before 6.4.2.2."""
    wardrobe.card("Watcher", "[AUTO](RC):When your other rear-guard is placed, draw a card.", grade=1)
    wardrobe.card("Smock", '[overDress]-"Watcher"', grade=1)
    me.has(vanguard="Grade 2", left="Watcher", hand=["Smock"])
    me.overdresses("Smock", "Watcher")
    assert me.count("hand") == 0


# --- effects --------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.4.2.2", "11.3.1.2")
def test_what_was_done_to_the_unit_beneath_is_not_done_to_the_new_one(wardrobe, me):
    text = "[ACT](VC)[1/Turn]:Choose one of your rear-guards, and it gets [Power] +5000 until end of turn."
    me.has(vanguard=wardrobe.card("Trainer", text, grade=2), left="Tailor", hand=["Gown"])
    me.uses("Trainer")
    assert me.power("Tailor") == 7000 + 5000
    me.overdresses("Gown", "Tailor")
    assert me.power("Gown") == 9000


@pytest.mark.rule("6.4.4", "9.7.2.2", "11.3.1.2")
def test_on_another_circle_a_unit_keeps_its_effects_and_its_dresses(wardrobe, me):
    text = "[ACT](VC)[1/Turn]:Choose one of your rear-guards, and it gets [Power] +5000 until end of turn."
    me.has(vanguard=wardrobe.card("Trainer", text, grade=2), hand=["Grade 0"]).dressed("left", "Gown", "Tailor")
    me.uses("Trainer").exchanges("left")
    assert (me.power("Gown"), me.dresses("Gown"), me.zone("back left")) == (9000 + 5000, ["Tailor"], ["Gown"])


@pytest.mark.rule("6.4.4", "9.7.2.2.1")
def test_two_that_change_places_keep_each_its_own(wardrobe, me):
    me.has(vanguard="Grade 2", hand=["Grade 0"])
    me.dressed("left", "Gown", "Tailor").dressed("back left", "Cape", "Grade 1", rested=True)
    me.exchanges("left")
    assert (me.zone("left"), me.zone("back left")) == (["Cape"], ["Gown"])
    assert (me.dresses("Cape"), me.dresses("Gown"), me.is_rested("Cape")) == (["Grade 1"], ["Tailor"], True)


@pytest.mark.rule("6.4.3", "14.7.1")
def test_without_its_abilities_it_is_in_the_state_yet(wardrobe, me):
    """6.4.3: the state hangs on the dresses; the ability only put them there."""
    text = "[CONT](VC):If you have a unit in the [overDress] state, this unit gets [Power] +1000."
    silence = Ability("continuous", Modify(on_mine("Gown"), (LoseAbilities(),)), zones=("field",))
    me.has(vanguard=wardrobe.card("Judge", text, grade=2), right=wardrobe.card("Mute", abilities=[silence]))
    me.dressed("left", "Gown", "Tailor")
    assert me.power("Judge") == 9000 + 1000
    assert "overdress" not in me.value("Gown", "keywords")


@pytest.mark.rule("6.4.2.1", "9.2.2")
def test_an_original_dress_neither_stands_nor_rests(wardrobe, me):
    wardrobe.step("stand phase")
    me.has(vanguard="Grade 2", hand=["Grade 0"]).dressed("left", "Gown", "Tailor", rested=True)
    me.is_asked()
    assert not me.is_rested("Gown") and len(wardrobe.events("stand")) == 1
    assert me.game.orientation(me.card("Tailor")) is None


# --- rides and calls ------------------------------------------------------------------------------------------


@pytest.mark.rule("9.6.2", "9.7.2.5")
def test_after_the_ride_the_new_vanguards_grade_counts(wardrobe, me):
    wardrobe.step("ride phase")
    me.has(vanguard="Grade 1", left="Tailor", hand=["Gown", "Grade 2"])
    assert me.refused("overdress", "Gown", "Tailor") == "14.7.2"
    me.rides("Grade 2").overdresses("Gown", "Tailor")
    assert me.dresses("Gown") == ["Tailor"]


@pytest.mark.rule("6.3.4", "6.4.4", "6.4.4.1")
def test_ridden_from_its_circle_it_has_its_dresses_on_the_vanguard_circle(wardrobe, me):
    """6.4.4.1: the vanguard circle is part of the field."""
    rides = act(Place("ride", on_mine("Gown"), "vanguard circle"))
    me.has(vanguard=wardrobe.card("Herald", abilities=[rides], grade=2), hand=["Grade 0"])
    me.dressed("left", "Gown", "Tailor", rested=True)
    me.uses("Herald")
    assert (me.zone("vanguard"), me.dresses("Gown"), me.zone("soul")) == (["Gown"], ["Tailor"], ["Herald"])
    assert not me.is_rested("Gown")


@pytest.mark.rule("6.3.3.4", "6.4.4")
def test_a_vanguard_with_dresses_that_is_ridden_upon_takes_them_to_the_soul(wardrobe, me):
    wardrobe.step("ride phase")
    me.has(hand=["Grade 3"]).dressed("vanguard", "Gown", "Tailor")
    me.rides("Grade 3")
    assert sorted(me.zone("soul")) == ["Gown", "Tailor"]


@pytest.mark.rule("6.2.5", "6.4.4.1")
def test_called_from_its_circle_it_is_another_card_with_the_same_dresses(wardrobe, me):
    calls = act(Place("call", on_mine("Gown"), "rear-guard circle"))
    me.has(vanguard=wardrobe.card("Herald", abilities=[calls], grade=2), hand=["Grade 0"])
    me.dressed("left", "Gown", "Tailor")
    before = me.game.serial[me.card("Gown")]
    me.uses("Herald").picks("front right")
    assert me.game.serial[me.card("Gown")] != before and me.dresses("Gown") == ["Tailor"]


@pytest.mark.rule("6.2.3", "6.4.3", "6.4.4.1")
def test_a_dress_that_is_called_from_beneath_is_a_unit(wardrobe, me):
    text = "[ACT](RC):Choose one of this unit's originalDress, and call it to (RC)."
    me.has(vanguard="Grade 2", hand=["Grade 0"]).dressed("left", wardrobe.card("Silk", text, grade=2), "Tailor")
    me.uses("Silk").picks("front right")
    assert (me.zone("right"), me.dresses("Silk"), me.value("Tailor", "main type")) == (["Tailor"], [], "unit")
    assert not me.is_rested("Tailor")


@pytest.mark.rule("14.14.2", "6.4.2.2.1")
def test_xoverdress_takes_over_the_dresses_of_its_parts(wardrobe, me):
    wardrobe.card("Mantle", '[XoverDress]-One "Gown" and one <Dragon> unit', grade=2)
    me.has(vanguard="Grade 2", right=wardrobe.card("Wyrm", race="Dragon"), hand=["Mantle"])
    me.dressed("left", "Gown", "Tailor")
    me.picks(("xoverdress", "Mantle"), "front right")
    assert sorted(me.dresses("Mantle")) == ["Gown", "Tailor", "Wyrm"] and me.zone("left") == []


@pytest.mark.rule("14.14.2", "6.4.2.2.1", "6.4.3")
def test_overdressed_upon_an_xoverdressed_unit(wardrobe, me):
    """It has all dresses, and was not put there by XoverDress itself."""
    text = "[CONT](VC):If you have a unit in the [XoverDress] state, this unit gets [Power] +5000."
    wardrobe.card("Mantle", '[XoverDress]-One "Tailor" and one <Dragon> unit', grade=2)
    me.has(vanguard=wardrobe.card("Judge", text, grade=2), left="Tailor", right=wardrobe.card("Wyrm", race="Dragon"))
    me.has(hand=["Mantle", "Cape"])
    me.picks(("xoverdress", "Mantle"), "front left")
    assert me.power("Judge") == 9000 + 5000
    me.overdresses("Cape", "Mantle")
    assert sorted(me.dresses("Cape")) == ["Mantle", "Tailor", "Wyrm"] and me.power("Judge") == 9000


# --- battles --------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.4.2.1", "10.4.1.8.2", "10.7.1.2.1")
def test_overdressed_upon_the_attacked_unit_is_there_no_more(wardrobe, me, foe):
    """10.4.1.8.2: and the new one is not attacked."""
    wardrobe.step("battle phase").card("Coat", grade=3, **in_battle("is attacked"))
    me.has(vanguard="Grade 3")
    foe.has(vanguard="Grade 2", left="Tailor", hand=["Coat"])
    me.attacks("Grade 3", "Tailor")
    foe.picks(("ability", "Coat/1", "Coat"))
    assert (foe.zone("left"), foe.dresses("Coat"), foe.zone("drop")) == (["Coat"], ["Tailor"], [])
    assert not wardrobe.events("hit")


@pytest.mark.rule("6.4.2.1", "10.4.1.11.2", "7.37.1.2")
def test_overdressed_upon_the_booster_boosts_no_more(wardrobe, me, foe):
    wardrobe.step("battle phase").card("Coat", grade=3, **in_battle("boosts"))
    me.has(vanguard="Grade 2", left="Grade 2", hand=["Coat"])
    me.put("back left", "Tailor")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.picks("yes").picks(me.game.in_zone(0, "front left")[0])
    me.picks("Tailor", about="booster").picks(("ability", "Coat/1", "Coat"))
    foe.is_asked("10.5.1.2")
    assert me.zone("back left") == ["Coat"]
    assert me.game.value(me.game.in_zone(0, "front left")[0], "power") == 9000


@pytest.mark.rule("6.4.2.2", "10.3.1.2", "10.8.1.1")
def test_put_upon_a_unit_that_has_attacked_it_stands_and_may_attack(wardrobe, me, foe):
    text = (
        '[AUTO](Hand):At the end of the battle that your "Tailor" attacked, [overDress] this card on your "Tailor" '
        "on (RC)."
    )
    wardrobe.step("battle phase").card("Coat", text, grade=3, power=10000)
    me.has(vanguard="Grade 2", left="Tailor", hand=["Coat"])
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Tailor", "Grade 3")
    foe.guards_with_nothing()
    me.picks(("ability", "Coat/1", "Coat"), "yes").is_asked(exactly=["Coat", "Grade 2"])


@pytest.mark.rule("6.4.4", "11.8.12.1", "7.28.1.1")
def test_an_interceptor_is_the_same_unit_with_the_same_dresses(wardrobe, me, foe):
    wardrobe.step("battle phase").card("Silk", "[AUTO]:When this unit intercepts, draw a card.", grade=2)
    me.has(vanguard="Grade 3")
    foe.has(vanguard="Grade 2", hand=["Grade 0"]).dressed("left", "Silk", "Tailor", "Gown")
    me.attacks("Grade 3", "Grade 2")
    with foe.changes(hand=1):
        foe.picks("Silk", about="guards")
    assert sorted(foe.dresses("Silk")) == ["Gown", "Tailor"]
    foe.guards_with()


@pytest.mark.rule("6.4.2.1", "4.9.1.3", "2.8.2.5")
def test_a_front_trigger_does_nothing_for_a_dress(wardrobe, me, foe):
    wardrobe.step("battle phase")
    me.has(vanguard="Grade 2").dressed("left", "Gown", "Tailor").deck_top("Front Trigger")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 2", "Grade 3")
    foe.guards_with_nothing()
    assert (me.power("Gown"), me.power("Tailor")) == (9000 + 10000, 7000)


@pytest.mark.rule("6.4.2.1", "7.3.1", "4.9.3.1")
def test_a_unit_that_is_turned_face_down_keeps_its_dresses(wardrobe, me):
    hides = act(Turn(on_mine("Gown"), "face down"))
    me.has(vanguard=wardrobe.card("Hider", abilities=[hides], grade=2), hand=["Grade 0"])
    me.dressed("left", "Gown", "Tailor")
    me.uses("Hider")
    assert me.dresses("Gown") == ["Tailor"] and me.game.face_down[me.card("Gown")]


@pytest.mark.rule("6.4.4", "11.10.1")
def test_a_choice_of_several_units_takes_the_dresses_of_each(wardrobe, me):
    sends = act(Choose(Cards(REAR, "mine"), Number(2)), Move(It(), "hand", verb="return"))
    me.has(vanguard=wardrobe.card("Sender", abilities=[sends], grade=2))
    me.dressed("left", "Gown", "Tailor").dressed("right", "Cape", "Grade 1", "Grade 0")
    me.uses("Sender")
    assert sorted(me.zone("hand")) == ["Cape", "Gown", "Grade 0", "Grade 1", "Tailor"]
