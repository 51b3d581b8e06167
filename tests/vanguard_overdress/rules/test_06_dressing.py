"""6.4, 9.7.2.5, 14.7, 14.14: overDress, original dresses and what becomes of them."""

from __future__ import annotations

import pytest

from playmat.books.vanguard_overdress.reasons import why_not
from playmat.kernel.words.nodes import Ability, Cards, Instead, Is, Move, Moved

GOWN = '[overDress]-"Tailor"'
CAPE = "[overDress]-Unit in the [overDress] state"
DECK_UP = Ability("activated", Move(Cards(("rear-guard circle",), "mine"), "deck", position="bottom"), zones=("field",))


@pytest.fixture
def wardrobe(scene):
    """A grade 1 Tailor, two overDress units over it and over one another, and a grade 2 vanguard for them."""
    scene.card("Tailor", grade=1)
    scene.card("Gown", GOWN, grade=2, power=9000)
    scene.card("Cape", CAPE, grade=2, power=10000)
    return scene


# --- 9.7.2.5, 14.7.2: when ------------------------------------------------------------------------------------


@pytest.mark.rule("9.7.2.5", "14.7.2")
def test_it_is_put_on_the_rear_guards_that_it_specifies(wardrobe, me, foe):
    me.has(vanguard="Grade 2", left="Tailor", right="Grade 1", back="Tailor", hand=["Gown"])
    foe.has(left="Tailor")
    found = [option for option in me.options() if option[0] == "overdress"]
    assert found == [("overdress", "Gown", "Tailor")] * 2
    offered = [option for option in wardrobe.game.question.options if option[0] == "overdress"]
    assert [why_not(wardrobe.game, 0, option) for option in offered] == [None, None]
    assert me.refused("overdress", "Gown", "Grade 1") == "9.7.2.5"
    assert me.refused("overdress", "Gown", "Grade 2") == "9.7.2.5"
    assert me.refused("overdress", "Tailor", "Grade 1") == "14.7.2"


@pytest.mark.rule("9.7.2.5")
@pytest.mark.parametrize(("vanguard", "offered"), [("Grade 1", False), ("Grade 2", True), ("Grade 3", True)])
def test_its_grade_is_not_above_the_vanguards(wardrobe, me, vanguard, offered):
    me.has(vanguard=vanguard, left="Tailor", hand=["Gown"])
    assert me.offered("overdress", "Gown", "Tailor") == offered
    if not offered:
        assert me.refused("overdress", "Gown", "Tailor") == "9.7.2.5"


@pytest.mark.rule("14.7.2")
@pytest.mark.parametrize("zone", ["drop", "soul"])
def test_it_is_put_out_of_the_hand_alone(wardrobe, me, zone):
    me.has(vanguard="Grade 2", left="Tailor", hand=["Grade 0"], **{zone: ["Gown"]})
    assert not me.offered("overdress", "Gown", "Tailor")
    assert me.refused("overdress", "Gown", "Tailor") == "14.7.2"


@pytest.mark.rule("14.7.2")
@pytest.mark.parametrize("stage", ["ride phase", "battle phase"])
def test_it_is_put_in_the_main_phase_alone(wardrobe, me, stage):
    wardrobe.step(stage)
    me.has(vanguard="Grade 2", left="Tailor", hand=["Gown"])
    assert me.refused("overdress", "Gown", "Tailor") == "14.7.2"


@pytest.mark.rule("9.7.2.5", "6.4.1")
def test_no_vanguard_and_no_guardian_is_overdressed(wardrobe, me):
    """6.4.1: on the vanguard circle there is nothing to overDress."""
    me.has(vanguard="Tailor", hand=[wardrobe.card("Slip", GOWN, grade=1)])
    assert not me.offered("overdress", "Slip", "Tailor")
    assert me.refused("overdress", "Slip", "Tailor") == "9.7.2.5"


# --- 6.4.2: how ---------------------------------------------------------------------------------------------


@pytest.mark.rule("6.4.1", "6.4.2.1", "6.4.2.2", "4.9.2.5", "4.9.4")
@pytest.mark.parametrize("rested", [False, True])
def test_the_unit_beneath_becomes_its_original_dress(wardrobe, me, foe, rested):
    """6.4.2.2: it stands, whatever the other did, and that lies beneath it, in no drop zone."""
    me.put("front left", "Tailor", rested=rested)
    me.has(vanguard="Grade 2", hand=["Gown", "Grade 0"])
    me.overdresses("Gown", "Tailor")
    assert (me.zone("left"), me.dresses("Gown"), me.zone("drop"), me.zone("soul")) == (["Gown"], ["Tailor"], [], [])
    assert not me.is_rested("Gown") and foe.sees(me.card("Tailor"))
    assert me.value("Tailor", "main type") == "original dress"


@pytest.mark.rule("6.4.2.1")
def test_an_original_dress_is_no_unit(wardrobe, me, foe):
    """It does not count, attacks and boosts nothing, and is not chosen."""
    wardrobe.step("main phase").card("Census", "[CONT](VC):This unit gets [Power] +1000 for each of your rear-guards.")
    wardrobe.card("Hunter", "[ACT](VC):Choose one of your opponent's rear-guards, and retire it.", grade=2)
    me.has(vanguard="Hunter")
    foe.has(vanguard="Census", right="Grade 1").dressed("left", "Gown", "Tailor")
    assert foe.power("Census") == 7000 + 2000
    me.uses("Hunter")
    me.is_asked(exactly=["Gown", "Grade 1"])
    me.picks("Grade 1")


@pytest.mark.rule("6.4.2.1", "4.9.2.5")
def test_an_original_dress_neither_attacks_nor_boosts(wardrobe, me):
    wardrobe.step("battle phase")
    me.has(vanguard="Grade 2").dressed("left", "Gown", "Grade 2").dressed("back left", "Cape", "Grade 1")
    me.picks("yes").is_asked(exactly=["Grade 2", "Gown"])
    me.picks("Gown")
    assert me.power("Gown") == 9000


@pytest.mark.rule("2.9.4.3")
@pytest.mark.parametrize(("name", "subtype"), [("Draw Trigger", ("trigger",)), ("Grade 1", ("normal",))])
def test_it_keeps_its_subtype(wardrobe, me, name, subtype):
    wardrobe.card("Smock", f'[overDress]-"{name}"', grade=1)
    me.has(vanguard="Grade 2", left=name, hand=["Smock"])
    me.overdresses("Smock", name)
    assert (me.value(name, "main type"), me.value(name, "subtype")) == ("original dress", subtype)
    assert me.value(name, "type") == f"{subtype[0]} original dress"
    assert me.value("Smock", "main type") == "unit"


@pytest.mark.rule("6.4.1.1")
def test_it_is_no_call_but_it_is_placed(wardrobe, me):
    wardrobe.card("Ear", "[AUTO](RC):When your other rear-guard is placed, draw a card.")
    gown = f"{GOWN}\n[AUTO]:When this unit is placed on (RC), Soul-Charge 1."
    wardrobe.card("Loud Gown", gown, grade=2)
    me.has(vanguard="Grade 2", left="Tailor", right="Ear", hand=["Loud Gown"])
    me.overdresses("Loud Gown", "Tailor")
    me.picks(("ability", "Ear/1", "Ear"))
    assert (me.count("soul"), me.count("hand")) == (1, 1)
    assert not wardrobe.events("call") and len(wardrobe.events("overdress")) == 1


@pytest.mark.rule("6.4.1.1")
def test_who_cannot_call_can_overdress(wardrobe, me, foe):
    foe.has(vanguard=wardrobe.card("Warden", "[CONT](VC):Your opponent cannot normal call."))
    me.has(vanguard="Grade 2", left="Tailor", hand=["Gown"])
    assert me.refused("call", "Gown", "front right") == "1.3.3"
    me.overdresses("Gown", "Tailor")
    assert me.zone("left") == ["Gown"]


@pytest.mark.rule("6.4.2.2.1", "6.4.3")
def test_links_are_handed_on(wardrobe, me):
    """6.4.2.2.1: one upon the other, the last has them all."""
    me.has(vanguard="Grade 2", left="Tailor", right="Tailor", hand=["Gown", "Cape"])
    assert not me.offered("overdress", "Cape", "Tailor")
    me.picks(("overdress", me.card("Gown"), me.card("Tailor")))
    me.overdresses("Cape", "Gown")
    assert (me.zone("left"), sorted(me.dresses("Cape"))) == (["Cape"], ["Gown", "Tailor"])
    assert me.value("Gown", "main type") == "original dress" and me.zone("right") == ["Tailor"]


# --- 6.4.3: the state -----------------------------------------------------------------------------------------


@pytest.mark.rule("6.4.3")
def test_only_a_unit_with_an_original_dress_is_in_the_state(wardrobe, me):
    text = f"{GOWN}\n[CONT](RC):If this unit is in the [overDress] state, this unit gets [Power] +5000."
    wardrobe.card("Silk", text, grade=2)
    me.has(vanguard="Grade 2", right="Tailor", hand=["Silk", "Silk"])
    me.calls("Silk", "front left")
    assert me.power("Silk") == 9000
    me.overdresses("Silk", "Tailor")
    assert [me.game.value(me.game.in_zone(0, zone)[0], "power") for zone in ("front left", "front right")] == [
        9000,
        9000 + 5000,
    ]


@pytest.mark.rule("6.4.3")
def test_without_its_last_dress_the_state_is_over(wardrobe, me):
    text = (
        "[CONT](RC):If this unit is in the [overDress] state, this unit gets [Power] +5000.\n"
        "[CONT](RC):This unit gets [Power] +1000 for each of this unit's originalDress.\n"
        "[ACT](RC):Choose one of this unit's originalDress, and put it into your drop zone."
    )
    me.has(vanguard="Grade 2", hand=["Grade 0"]).dressed("left", wardrobe.card("Silk", text, grade=2), "Tailor", "Gown")
    assert me.power("Silk") == 9000 + 5000 + 2000
    me.uses("Silk", 3).picks("Gown")
    assert (me.power("Silk"), me.dresses("Silk")) == (9000 + 5000 + 1000, ["Tailor"])
    me.uses("Silk", 3)
    assert (me.power("Silk"), me.zone("drop")) == (9000, ["Gown", "Tailor"])
    assert me.value("Gown", "main type") == "unit"


# --- 6.4.4: moving along ----------------------------------------------------------------------------------------

OUT = {
    "drop": "[ACT](VC):Choose one of your rear-guards, and retire it.",
    "hand": "[ACT](VC):Choose one of your rear-guards, and return it to your hand.",
    "soul": "[ACT](VC):Choose one of your rear-guards, and put it into your soul.",
    "bind": "[ACT](VC):Choose one of your rear-guards, and bind it.",
}


@pytest.mark.rule("6.4.4", "6.4.4.1")
@pytest.mark.parametrize("zone", OUT)
def test_all_dresses_go_where_their_unit_goes(wardrobe, me, zone):
    me.has(vanguard=wardrobe.card("Mover", OUT[zone], grade=2), hand=["Grade 0"])
    me.dressed("left", "Cape", "Tailor", "Gown")
    with me.changes(**{zone: 3, "original dress": -2}):
        me.uses("Mover")
    assert {me.value(name, "main type") for name in ("Cape", "Gown", "Tailor")} == {"unit"}
    assert not [word for _, word in me.game.marks if word == "linked to"]


@pytest.mark.rule("6.4.4")
def test_only_the_dresses_of_that_unit_go(wardrobe, me):
    me.has(vanguard=wardrobe.card("Mover", OUT["drop"], grade=2), hand=["Grade 0"])
    me.dressed("left", "Gown", "Tailor").dressed("right", "Cape", "Grade 1")
    me.uses("Mover").picks("Gown")
    assert (sorted(me.zone("drop")), me.dresses("Cape")) == (["Gown", "Tailor"], ["Grade 1"])


@pytest.mark.rule("6.4.4.1")
def test_off_the_field_it_is_a_unit_card_again(wardrobe, me):
    texts = f"{OUT['drop']}\n[ACT](VC):Choose a card from your drop zone, and call it to (RC)."
    me.has(vanguard=wardrobe.card("Mover", texts, grade=2), hand=["Grade 0"]).dressed("left", "Gown", "Tailor")
    me.uses("Mover").uses("Mover", 2).picks("Tailor", "front right")
    assert (me.zone("right"), me.value("Tailor", "main type")) == (["Tailor"], "unit")


@pytest.mark.rule("6.4.4", "6.4.4.1", "9.7.2.2.2")
def test_on_another_circle_they_are_linked_as_before(wardrobe, me):
    me.has(vanguard="Grade 2", hand=["Grade 0"]).dressed("left", "Gown", "Tailor", rested=True)
    me.exchanges("left")
    assert (me.zone("back left"), me.dresses("Gown"), me.is_rested("Gown")) == (["Gown"], ["Tailor"], True)
    assert me.value("Tailor", "main type") == "original dress"


@pytest.mark.rule("6.4.4", "6.4.4.1", "14.4.2")
def test_as_a_guardian_it_has_its_dresses_and_leaves_with_them(wardrobe, me, foe):
    wardrobe.step("battle phase")
    wardrobe.card("Silk", "[CONT](RC)/(GC):If this unit is in the [overDress] state, this unit gets [Shield] +10000.",
                  grade=2)  # fmt: skip
    me.has(vanguard="Grade 3")
    foe.has(vanguard="Grade 2", hand=["Grade 0"]).dressed("left", "Silk", "Tailor")
    me.attacks("Grade 3", "Grade 2")
    foe.picks("Silk", about="guards")
    assert (foe.zone("guardians"), foe.dresses("Silk")) == (["Silk"], ["Tailor"])
    assert foe.value("Silk", "shield") == 5000 + 10000 and foe.value("Tailor", "main type") == "original dress"
    foe.guards_with()
    assert sorted(foe.zone("drop")) == ["Silk", "Tailor"] and foe.count("damage") == 0


@pytest.mark.rule("6.4.4.2", "4.16.4")
def test_a_card_of_the_ride_deck_goes_there_rather_than_to_the_deck(wardrobe, me):
    """6.4.4.2: face up, while the others go to the deck."""
    me.has(vanguard=wardrobe.card("Sender", abilities=[DECK_UP], grade=2), hand=["Grade 0"])
    me.dressed("left", "Gown", "Tailor", "Grade 1")
    me.game.set("ride deck cards", (me.card("Tailor"),))
    with me.changes(deck=2, **{"ride deck": 1}):
        me.uses("Sender").is_asked("4.1.9", exactly=["Gown", "Grade 1"])
        me.picks("Gown")
    assert me.zone("ride deck") == ["Tailor"] and not me.game.face_down[me.card("Tailor")]


@pytest.mark.rule("6.4.4.2")
def test_a_ride_deck_unit_leaves_its_other_dresses_to_the_deck(wardrobe, me):
    me.has(vanguard=wardrobe.card("Sender", abilities=[DECK_UP], grade=2), hand=["Grade 0"])
    me.dressed("left", "Gown", "Tailor")
    me.game.set("ride deck cards", (me.card("Gown"),))
    with me.changes(deck=1, **{"ride deck": 1}):
        me.uses("Sender")
    assert me.zone("ride deck") == ["Gown"] and "Tailor" in me.zone("deck")


@pytest.mark.rule("6.4.4")
def test_what_goes_elsewhere_instead_takes_its_dresses_there(wardrobe, me):
    """11.10.1: where the unit goes is settled first."""
    would = Moved(Cards(("rear-guard circle",), "mine", Is("name", "=", "Gown")), ("rear-guard circle",), ("drop",))
    rescue = Ability("continuous", Instead(would, Move(Cards(("rear-guard circle",), "mine",
                     Is("name", "=", "Gown")), "hand", verb="return")), zones=("field",))  # fmt: skip
    me.has(vanguard=wardrobe.card("Mover", OUT["drop"], grade=2), back=wardrobe.card("Saviour", abilities=[rescue]))
    me.dressed("left", "Gown", "Tailor")
    me.uses("Mover").picks("Gown")
    assert (sorted(me.zone("hand")), me.zone("drop")) == (["Gown", "Tailor"], [])


# --- texts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.4.2", "6.4.2.2", "6.4.2.1")
@pytest.mark.parametrize("pays", [True, False])
def test_a_text_may_put_it_there_too(wardrobe, me, foe, pays):
    """At the end of a battle, out of the hand, whatever the vanguard's grade."""
    text = (
        '[AUTO](Hand):At the end of the battle that your "Tailor" attacked, [COST][Soul-Blast 1], [overDress] this '
        'card on your "Tailor" on (RC) as [Stand], and draw a card.'
    )
    wardrobe.step("battle phase").card("Coat", text, grade=3)
    me.has(vanguard="Grade 1", left="Tailor", hand=["Coat"], soul=["Grade 0"])
    foe.has(vanguard="Grade 3")
    me.attacks("Tailor", "Grade 3")
    me.picks(("ability", "Coat/1", "Coat")).picks("yes" if pays else "no")
    assert (me.zone("left"), me.count("soul")) == ((["Coat"], 0) if pays else (["Tailor"], 1))
    if pays:
        assert me.dresses("Coat") == ["Tailor"] and not me.is_rested("Coat")


@pytest.mark.rule("6.4.2.1", "6.4.2.2")
def test_a_card_hears_that_it_becomes_an_original_dress(wardrobe, me):
    text = (
        "[AUTO]:When this card becomes an originalDress, [COST][Soul-Blast 1], this card's outerDress gets [Power] "
        "+10000 until end of turn."
    )
    wardrobe.card("Lining", text, grade=1)
    wardrobe.card("Slip", '[overDress]-"Lining"', grade=1, power=8000)
    me.has(vanguard="Grade 2", left="Lining", hand=["Slip"], soul=["Grade 0"])
    me.overdresses("Slip", "Lining").picks("yes")
    assert me.power("Slip") == 8000 + 10000


@pytest.mark.rule("6.4.1.1", "6.4.2")
@pytest.mark.parametrize("how", ["overdress", "call"])
def test_what_waits_for_an_overdress_hears_no_call(wardrobe, me, how):
    wardrobe.card("Ear", "[AUTO](RC):When your rear-guard is placed, if it was an [overDress], draw a card.")
    me.has(vanguard="Grade 2", left="Tailor", right="Ear", hand=["Gown"])
    if how == "overdress":
        me.overdresses("Gown", "Tailor")
    else:
        me.calls("Gown", "back left")
    assert me.count("hand") == (1 if how == "overdress" else 0)


@pytest.mark.rule("6.4.3")
@pytest.mark.parametrize(("dresses", "power"), [([], 9000), (["Tailor"], 9000), (["Tailor", "Gown"], 9000 + 3000)])
def test_a_text_may_ask_how_many_dresses_there_are(wardrobe, me, dresses, power):
    text = "[CONT](VC):If you have a rear-guard with two or more originalDress, this unit gets [Power] +3000."
    me.has(vanguard=wardrobe.card("Judge", text, grade=2)).dressed("left", "Cape", *dresses)
    wardrobe.start()
    assert me.power("Judge") == power


# --- 14.14: XoverDress --------------------------------------------------------------------------------------------

MANTLE = '[XoverDress]-One "Tailor" and one <Dragon> unit'


@pytest.mark.rule("14.14.2", "6.4.2.1", "6.4.2.2")
@pytest.mark.parametrize("circle", ["front left", "back right"])
def test_with_all_specified_cards_it_is_put_on_the_circle_of_one(wardrobe, me, circle):
    wardrobe.card("Mantle", MANTLE, grade=2)
    me.has(vanguard="Grade 2", left="Tailor", back_right=wardrobe.card("Wyrm", race="Dragon"), hand=["Mantle"])
    me.picks(("xoverdress", "Mantle")).picks(circle)
    assert me.zone(circle) == ["Mantle"] and sorted(me.dresses("Mantle")) == ["Tailor", "Wyrm"]
    assert (me.zone("left"), me.zone("back right"))[circle == "front left"] == []


@pytest.mark.rule("14.14.2")
@pytest.mark.parametrize(
    ("there", "rule"), [(["Tailor"], "14.14.2"), (["Wyrm"], "14.14.2"), (["Drake"], "14.14.2"), ([], "14.14.2")]
)
def test_with_one_missing_it_is_not_put(wardrobe, me, there, rule):
    """No card stands for two of them."""
    wardrobe.card("Mantle", MANTLE.replace('"Tailor"', '"Drake"'), grade=2)
    wardrobe.card("Wyrm", race="Dragon")
    wardrobe.card("Drake", race="Dragon")
    me.has(vanguard="Grade 2", hand=["Mantle"], **dict(zip(("left",), there, strict=False)))
    assert not me.offered("xoverdress", "Mantle")
    assert me.refused("xoverdress", "Mantle") == rule


@pytest.mark.rule("14.14.2")
def test_its_grade_is_not_above_the_vanguards_either(wardrobe, me):
    wardrobe.card("Mantle", MANTLE, grade=3)
    me.has(vanguard="Grade 2", left="Tailor", right=wardrobe.card("Wyrm", race="Dragon"), hand=["Mantle"])
    assert me.refused("xoverdress", "Mantle") == "9.7.2.5"


@pytest.mark.rule("14.14.2")
def test_which_of_several_is_chosen(wardrobe, me):
    wardrobe.card("Mantle", MANTLE, grade=2)
    wardrobe.card("Wyrm", race="Dragon")
    wardrobe.card("Drake", race="Dragon")
    me.has(vanguard="Grade 2", left="Tailor", right="Wyrm", back="Drake", hand=["Mantle"])
    me.picks(("xoverdress", "Mantle"))
    me.is_asked("14.14.2", exactly=["Wyrm", "Drake"])
    me.picks("Drake", "front left")
    assert sorted(me.dresses("Mantle")) == ["Drake", "Tailor"] and me.zone("right") == ["Wyrm"]


@pytest.mark.rule("14.14.2", "6.4.3")
def test_the_state_of_a_unit_that_was_xoverdressed(wardrobe, me):
    """6.4.3: it has original dresses, so that it is in the overDress state too."""
    text = (
        "[CONT](RC):If this unit is in the [XoverDress] state, this unit gets [Power] +5000.\n"
        "[CONT](RC):If this unit is in the [overDress] state, this unit gets [Power] +1000.\n"
        "[AUTO]:When this unit is placed on (RC) by [XoverDress], draw a card."
    )
    wardrobe.card("Mantle", f"{MANTLE}\n{text}", grade=2)
    me.has(vanguard="Grade 2", left="Tailor", right=wardrobe.card("Wyrm", race="Dragon"), hand=["Mantle"])
    with me.changes(hand=0):
        me.picks(("xoverdress", "Mantle"), "front left")
    assert me.power("Mantle") == 9000 + 5000 + 1000


@pytest.mark.rule("14.14.2", "6.4.3")
def test_a_unit_that_was_overdressed_is_in_no_xoverdress_state(wardrobe, me):
    text = f"{GOWN}\n[CONT](RC):If this unit is in the [XoverDress] state, this unit gets [Power] +5000."
    me.has(vanguard="Grade 2", left="Tailor", hand=[wardrobe.card("Silk", text, grade=2)])
    me.overdresses("Silk", "Tailor")
    assert me.power("Silk") == 9000
