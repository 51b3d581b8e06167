"""Stacks of original dresses where tokens, decks, attacks and other circles meet them."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cards, Move, Sequence

REAR = ("rear-guard circle",)
GOWN = '[overDress]-"Tailor"'
PLANT = {"name": "Plant", "type": "token unit", "grade": 0, "power": 5000, "critical": 1}
SET = {"type": "set order", "grade": 1, "power": None, "skill": None, "shield": None}


def sends(zone, side="mine", **fields):
    return Ability("activated", Sequence((Move(Cards(REAR, side), zone, **fields),)), zones=("field",))


@pytest.fixture
def wardrobe(scene):
    scene.card("Tailor", grade=1)
    scene.card("Gown", GOWN, grade=2, power=9000)
    return scene


# --- tokens beneath -------------------------------------------------------------------------------------------


@pytest.mark.rule("15.3.2", "6.4.2.2", "15.2.4.1.1")
def test_a_token_may_be_an_original_dress(wardrobe, me):
    """It lies on the circle, and the circle is part of the field; off the field it is deleted."""
    texts = "[ACT](VC)[1/Turn]:Call a Plant token to (RC).\n[ACT](VC):Choose one of your rear-guards, and retire it."
    wardrobe.card("Gardener", texts, grade=2)
    grows = "[CONT](RC):This unit gets [Power] +5000 for each of this unit's originalDress."
    wardrobe.card("Ivy", f'[overDress]-"Plant"\n{grows}', grade=2, power=9000)
    me.has(vanguard="Gardener", hand=["Ivy", "Grade 0"])
    me.uses("Gardener").picks("front left")
    me.overdresses("Ivy", "Plant")
    assert (me.power("Ivy"), me.dresses("Ivy")) == (9000 + 5000, ["Plant"])
    me.uses("Gardener", 2)
    assert (me.zone("drop"), me.zone("original dress")) == (["Ivy"], [])


@pytest.mark.rule("15.3.2", "6.4.4", "15.2.4.2.1")
@pytest.mark.parametrize("zone", ["hand", "soul", "bind", "removed", "drop"])
def test_a_token_beneath_goes_along_and_is_deleted(wardrobe, me, zone):
    """Until then a check timing finds nothing amiss."""
    wardrobe.cards["Plant"] = wardrobe.the_book.cards.card_from(PLANT, ())
    me.has(vanguard=wardrobe.card("Sender", abilities=[sends(zone)], grade=2), hand=["Grade 3"])
    me.dressed("left", "Gown", "Plant", "Tailor")
    me.is_asked("9.7.2")
    assert sorted(me.dresses("Gown")) == ["Plant", "Tailor"]
    with me.changes(**{zone: 2}):
        me.uses("Sender")
    assert me.zone("original dress") == []


@pytest.mark.rule("14.14.2", "15.3.2")
def test_a_token_may_be_part_of_an_xoverdress(wardrobe, me):
    wardrobe.card("Gardener", "[ACT](VC)[1/Turn]:Call a Plant token to (RC).", grade=3)
    wardrobe.card("Bloom", '[XoverDress]-One "Tailor" and one "Plant"', grade=3)
    me.has(vanguard="Gardener", left="Tailor", hand=["Bloom"])
    me.uses("Gardener").picks("front right")
    me.picks(("xoverdress", "Bloom"), "front right")
    assert sorted(me.dresses("Bloom")) == ["Plant", "Tailor"] and me.zone("left") == []


@pytest.mark.rule("6.2.3.4", "15.3.3.1", "6.4.4")
def test_a_token_that_is_called_onto_a_stack_drives_all_of_it_out(wardrobe, me):
    wardrobe.card("Gardener", "[ACT](VC)[1/Turn]:Call a Plant token to (RC).", grade=2)
    me.has(vanguard="Gardener", hand=["Grade 3"]).dressed("left", "Gown", "Tailor")
    me.uses("Gardener").picks("front left")
    assert (me.zone("left"), sorted(me.zone("drop"))) == (["Plant"], ["Gown", "Tailor"])


# --- into the deck --------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1.9", "4.1.10", "6.4.4")
@pytest.mark.parametrize("first", ["Gown", "Tailor"])
@pytest.mark.parametrize("end", ["bottom", "top"])
def test_the_owner_says_in_which_order_a_stack_comes_to_the_deck(wardrobe, me, foe, first, end):
    """Whoever sends it there; the first one named lies deepest."""
    me.has(vanguard=wardrobe.card("Sender", abilities=[sends("deck", "theirs", position=end)], grade=2))
    foe.has(vanguard="Grade 3").dressed("left", "Gown", "Tailor")
    me.uses("Sender")
    foe.is_asked("4.1.9", exactly=["Gown", "Tailor"])
    foe.picks(first)
    deck, other = foe.zone("deck"), {"Gown": "Tailor", "Tailor": "Gown"}[first]
    assert (deck[:2] if end == "bottom" else deck[-2:]) == [first, other]


@pytest.mark.rule("4.1.9", "6.4.4")
def test_two_units_and_their_dresses_are_put_in_one_order(wardrobe, me, foe):
    """Any of the four may lie between any others."""
    me.has(vanguard=wardrobe.card("Sender", abilities=[sends("deck", "theirs", position="bottom")], grade=2))
    wardrobe.card("Cape", GOWN, grade=2)
    foe.has(vanguard="Grade 3").dressed("left", "Gown", "Tailor").dressed("right", "Cape", "Grade 1")
    me.uses("Sender")
    foe.picks("Tailor", "Cape", "Gown")
    assert foe.zone("deck")[:4] == ["Tailor", "Cape", "Gown", "Grade 1"]


@pytest.mark.rule("6.4.4.2", "4.1.9")
def test_what_goes_home_to_the_ride_deck_is_in_no_order(wardrobe, me, foe):
    """One card is left for the deck, and nobody is asked."""
    me.has(vanguard=wardrobe.card("Sender", abilities=[sends("deck", "theirs", position="bottom")], grade=2))
    foe.has(vanguard="Grade 3").dressed("left", "Gown", "Tailor")
    foe.game.set("ride deck cards", (foe.card("Tailor"),))
    me.uses("Sender")
    assert (foe.zone("deck")[0], foe.zone("ride deck")) == ("Gown", ["Tailor"])


@pytest.mark.rule("4.1.9", "11.7.1", "6.4.4")
def test_a_stack_that_pays_is_put_in_order_too(wardrobe, me):
    text = "[ACT](RC):[COST][Put this unit on the bottom of your deck], draw a card."
    wardrobe.card("Suit", f"{GOWN}\n{text}", grade=2)
    me.has(vanguard="Grade 2").dressed("left", "Suit", "Tailor")
    me.uses("Suit", 2).picks("Tailor")
    assert (me.zone("deck")[:2], me.count("hand")) == (["Tailor", "Suit"], 1)


# --- in battles -----------------------------------------------------------------------------------------------


@pytest.mark.rule("10.4.1.5.1", "10.6.1.3", "6.4.2.1", "10.7.1.2.1")
def test_overdressed_upon_the_attacker_drives_and_hits_no_more(wardrobe, me, foe):
    """Of a twin drive the second check is not made."""
    twin = "[AUTO](RC):When this unit attacks, this unit performs a twin drive until end of that battle."
    hears = '[AUTO](Hand):When your drive check reveals a grade 3 card, [overDress] this card on your "Tailor" on (RC).'
    wardrobe.step("battle phase").card("Tailor", twin, grade=1, power=20000)
    wardrobe.card("Suit", f"{GOWN}\n{hears}", grade=2)
    me.has(vanguard="Grade 2", left="Tailor", hand=["Suit"]).deck_top("Grade 3")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    me.attacks("Tailor", "Grade 2")
    foe.guards_with_nothing()
    me.picks(("ability", "Suit/2", "Suit"))
    assert (me.dresses("Suit"), me.zone("hand"), foe.count("damage")) == (["Tailor"], ["Grade 3"], 0)


@pytest.mark.rule("10.6.1.3", "7.36.1.2")
def test_left_in_the_hand_it_lets_both_checks_be_made(wardrobe, me, foe):
    twin = "[AUTO](RC):When this unit attacks, this unit performs a twin drive until end of that battle."
    hears = '[AUTO](Hand):When your drive check reveals a grade 3 card, [overDress] this card on your "Tailor" on (RC).'
    wardrobe.step("battle phase").card("Tailor", twin, grade=1, power=20000)
    wardrobe.card("Suit", f"{GOWN}\n{hears}", grade=2)
    me.has(vanguard="Grade 2", left="Tailor", hand=["Suit"]).deck_top("Grade 3", "Grade 1")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    me.attacks("Tailor", "Grade 2")
    foe.guards_with_nothing()
    me.picks(("let go", "Suit/2", "Suit"))
    assert (sorted(me.zone("hand")), foe.count("damage")) == (["Grade 1", "Grade 3", "Suit"], 1)


@pytest.mark.rule("10.7.1.2.1", "6.4.4", "7.28.1")
def test_a_stack_that_is_moved_out_of_the_way_is_not_hit(wardrobe, me, foe):
    dodge = "Choose one of your rear-guards, and move it to an open back row (RC)."
    wardrobe.step("battle phase").card("Dodge", dodge, **{**SET, "type": "blitz order"})
    me.has(vanguard="Grade 2")
    foe.has(vanguard="Grade 2", hand=["Dodge", "Grade 0"]).dressed("left", "Gown", "Tailor")
    me.attacks("Grade 2", "Gown")
    foe.plays("Dodge").picks("back left")
    assert (foe.zone("back left"), foe.dresses("Gown"), foe.zone("drop")) == (["Gown"], ["Tailor"], ["Dodge"])


@pytest.mark.rule("6.4.3", "6.4.4.1", "10.5.1.2.3", "6.2.4.1")
def test_its_state_counts_on_the_guardian_circle(wardrobe, me, foe):
    state = "[CONT](RC)/(GC):If this unit is in the [overDress] state, this unit gets [Power] +5000/[Shield] +5000."
    wardrobe.step("battle phase").card("Bell", f"{GOWN}\n{state}", grade=2)
    me.has(vanguard="Grade 2")
    foe.has(vanguard="Grade 3", hand=["Grade 0"]).dressed("left", "Bell", "Tailor")
    me.attacks("Grade 2", "Grade 3")
    foe.picks("Bell")
    assert foe.power("Grade 3") == 10000 + 5000 + 5000
    foe.picks("done")
    assert sorted(foe.zone("drop")) == ["Bell", "Tailor"]


@pytest.mark.rule("2.8.2.5", "6.4.2.2", "11.9.4")
def test_what_a_front_trigger_gave_the_unit_beneath_the_new_one_has_not(wardrobe, me, foe):
    text = (
        '[AUTO](Hand):At the end of the battle your vanguard attacked, [overDress] this card on your "Tailor" on '
        "(RC) as [Stand]."
    )
    wardrobe.step("battle phase").card("Suit", f"{GOWN}\n{text}", grade=2, power=9000)
    me.has(vanguard="Grade 2", left="Tailor", hand=["Suit"]).deck_top("Front Trigger")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 2", "Grade 3")
    foe.guards_with_nothing()
    assert me.power("Tailor") == 7000 + 10000
    me.picks(("ability", "Suit/2", "Suit"))
    assert me.power("Suit") == 9000 and not me.is_rested("Suit")


# --- costs, prisons, later effects ------------------------------------------------------------------------------


@pytest.mark.rule("6.4.2.1", "11.8.2.2")
def test_a_stack_is_one_rear_guard_where_two_are_to_be_retired(wardrobe, me):
    text = "[ACT](VC):[COST][Choose two of your rear-guards, and retire them], draw a card."
    me.has(vanguard=wardrobe.card("Reaper", text, grade=2)).dressed("left", "Gown", "Tailor")
    assert me.refused("use", "Reaper", "Reaper/1") == "11.8.2.2"


@pytest.mark.rule("16.2.1.2", "16.2.2.1", "6.4.4.1")
def test_out_of_the_prison_the_unit_comes_without_what_it_wore(wardrobe, me, foe):
    takes = "[ACT](VC):Choose one of your opponent's rear-guards, and imprison it in your Prison."
    out = "[ACT](RC):Your opponent chooses one of his or her cards imprisoned in your Prison, and calls it to (RC)."
    wardrobe.card("Gaol", **SET, subtype="Prison")
    me.has(vanguard=wardrobe.card("Jailer", takes, grade=2), left=wardrobe.card("Opener", out), order_zone=["Gaol"])
    foe.has(vanguard="Grade 2").dressed("left", "Gown", "Tailor")
    me.uses("Jailer").uses("Opener")
    foe.picks("Gown", "front left")
    assert (foe.dresses("Gown"), me.zone("imprisoned")) == ([], ["Tailor"])


@pytest.mark.rule("11.8.13", "6.4.2.1", "7.16.1")
@pytest.mark.parametrize("dressed", [True, False])
def test_what_was_to_be_retired_later_is_spared_as_an_original_dress(wardrobe, me, foe, dressed):
    """It is on no circle as a unit any more, and the unit upon it is another card."""
    text = (
        "[ACT](VC)[1/Turn]:Choose one of your rear-guards, it gets [Power] +5000 until end of turn, and at the end "
        "of that turn, retire it."
    )
    me.has(vanguard=wardrobe.card("Lender", text, grade=2), left="Tailor", hand=["Gown"])
    foe.has(hand=["Grade 0"])
    me.uses("Lender")
    if dressed:
        me.overdresses("Gown", "Tailor")
    me.declines_attack()
    foe.is_asked()
    assert me.zone("drop") == ([] if dressed else ["Tailor"])


@pytest.mark.rule("11.8.15", "6.4.4", "7.15.2")
def test_its_ability_is_played_though_the_stack_has_left(wardrobe, me):
    trap = "[AUTO](RC):When your other rear-guard is placed, choose one of your other rear-guards, and retire it."
    wardrobe.card("Suit", f"{GOWN}\n[AUTO]:When this unit is placed on (RC), draw a card.", grade=2)
    me.has(vanguard="Grade 2", left="Tailor", right=wardrobe.card("Trap", trap), hand=["Suit"])
    me.overdresses("Suit", "Tailor").picks(("ability", "Trap/1", "Trap"))
    assert (me.count("hand"), sorted(me.zone("drop"))) == (1, ["Suit", "Tailor"])


@pytest.mark.rule("5.1.3", "6.4.2.2.1", "7.11.3")
def test_the_original_power_of_all_that_it_wears(wardrobe, me):
    """What they had got is not counted."""
    wears = "[CONT](RC):This unit gets the original [Power] of all of its originalDress."
    wardrobe.card("Mantle", f"[overDress]-Unit in the [overDress] state\n{wears}", grade=2, power=10000)
    lifts = "[ACT](VC)[1/Turn]:Choose one of your rear-guards, and it gets [Power] +5000 until end of turn."
    me.has(vanguard=wardrobe.card("Trainer", lifts, grade=2), left="Tailor", hand=["Gown", "Mantle"])
    me.uses("Trainer").overdresses("Gown", "Tailor").overdresses("Mantle", "Gown")
    assert me.power("Mantle") == 10000 + 9000 + 7000
