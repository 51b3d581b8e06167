"""8.5.2.3: costs of several parts, paid at one moment, and what texts mean after they were paid."""

from __future__ import annotations

import pytest

ON_CALL = "When another of your rear-guards is placed on (RC), you may pay the cost. If you do, "
HEARS = "[AUTO](RC):When another of your rear-guards is put into the drop zone, draw a card."


# --- what "that unit" means after a payment ---------------------------------------------------------


@pytest.mark.rule("8.5.2.3", "8.6.2")
@pytest.mark.parametrize("cost", ["Counter-Blast 1", "Rest this unit", "Soul-Blast 1 & Counter-Blast 1"])
def test_that_unit_is_the_unit_of_the_event_whatever_was_paid(scene, me, foe, cost):
    """8.5.2.3: what was chosen to pay is not what the text speaks of; the unit that was placed gets the power."""
    scene.card("Patron", f"[AUTO](RC):[{cost}] {ON_CALL}that unit gets [Power]+5000 until end of turn.")
    me.has(vanguard="Grade 2", left="Patron", hand=["Grade 1"], damage=1, soul=1)
    me.calls("Grade 1", "front right").picks("yes")
    assert me.power("Grade 1") == 7000 + 5000
    assert me.power("Patron") == 7000


@pytest.mark.rule("8.5.2.3", "8.6.4.1.2")
def test_that_card_is_the_card_of_the_event_and_not_the_one_that_paid(scene, me, foe):
    """8.5.2.3: the unit that was retired is called back, and the card that was turned stays in the damage zone."""
    scene.card(
        "Warden",
        "[AUTO](VC):[Counter-Blast 1] When one of your rear-guards is put into the drop zone, "
        "you may pay the cost. If you do, call that card to an open (RC).",
        grade=2,
    )
    scene.card("Sapper", "[ACT](RC):Retire this unit.")
    me.has(vanguard="Warden", left="Sapper", damage=1)
    me.uses("Sapper").picks("yes", "back left")
    assert me.zone("back left") == ["Sapper"]
    assert me.zone("damage") == ["Stone"] and me.game.face_down[me.card("Stone", "damage")]


@pytest.mark.rule("8.5.2.3", "8.8.1")
def test_the_units_retired_as_the_cost_are_named_by_their_own_words(scene, me, foe):
    """8.5.2.3: where no event has a unit, the text may speak of what was paid."""
    scene.card(
        "Devourer",
        "[ACT](VC):[Choose two of your rear-guards, and retire them] Increase this unit's [Power] by the sum of the "
        "original [Power] of the units retired as the cost until end of turn.",
        grade=2,
    )
    me.has(vanguard="Devourer", left="Grade 0", right="Grade 1", back="Grade 3")
    me.uses("Devourer").picks("Grade 0", "Grade 1")
    assert me.power("Devourer") == 9000 + 5000 + 7000


# --- cards that must differ ---------------------------------------------------------------------------

PAIR = (
    '[ACT](VC):[Choose a card named "Kettle" and a card named "Goose" from your soul, and put them into your '
    "drop zone] Draw a card."
)


def pair(scene, me, *soul):
    scene.card("Collector", PAIR, grade=2)
    scene.card("Kettle")
    scene.card("Goose")
    me.has(vanguard="Collector", soul=list(soul), hand=["Grade 0"])


@pytest.mark.rule("8.5.2.3")
@pytest.mark.parametrize("soul", [("Kettle", "Kettle"), ("Goose", "Goose"), ("Kettle", "Stone"), ("Kettle",)])
def test_a_pair_of_names_is_not_paid_with_one_of_them_twice(scene, me, foe, soul):
    """8.5.2.3: a part of the cost is not there, so nothing is paid."""
    pair(scene, me, *soul)
    assert me.refused("use", "Collector", "Collector/1") == "8.5.2.3"
    assert me.zone("soul") == list(soul)


@pytest.mark.rule("8.5.2.3")
def test_a_pair_of_names_is_paid_with_one_of_each(scene, me, foe):
    """8.5.2.3: after one Kettle only the Goose is left to choose, and it is taken."""
    pair(scene, me, "Kettle", "Kettle", "Goose")
    me.uses("Collector")
    me.is_asked(exactly=["Kettle", "Kettle", "Goose"])
    me.picks("Kettle")
    assert sorted(me.zone("drop")) == ["Goose", "Kettle"]
    assert me.zone("soul") == ["Kettle"]


@pytest.mark.rule("8.5.2.3")
@pytest.mark.parametrize(("soul", "payable"), [(["Kettle", "Goose"], False), (["Kettle", "Goose", "Goose"], True)])
def test_a_pair_of_names_leaves_a_card_for_the_other_part(scene, me, foe, soul, payable):
    """8.5.2.3: the pair and a soul blast need three cards, one of each name among them."""
    scene.card("Collector", PAIR.replace("[Choose", "[Soul-Blast 1 & Choose"), grade=2)
    scene.card("Kettle")
    scene.card("Goose")
    me.has(vanguard="Collector", soul=soul, hand=["Grade 0"])
    assert me.offered("use", "Collector", "Collector/1") == payable
    if payable:
        me.uses("Collector")
        me.is_asked(exactly=["Goose", "Goose"])
        me.picks("Goose")
        assert sorted(me.zone("drop")) == ["Goose", "Goose", "Kettle"]


# --- at one moment ----------------------------------------------------------------------------------------

OTHER = "Choose another of your rear-guards, and retire it"


@pytest.mark.rule("8.5.2.3", "9.1.3")
@pytest.mark.parametrize("own", ["Retire this unit", "Put this unit into your soul", "Bind this unit"])
@pytest.mark.parametrize("first", [True, False])
def test_what_leaves_with_a_cost_hears_of_what_leaves_with_it(scene, me, foe, own, first):
    """8.5.2.3: the parts are paid simultaneously, so the unit is there as the other goes, in whatever order."""
    parts = f"{own} & {OTHER}" if first else f"{OTHER} & {own}"
    scene.card("Mourner", f"[ACT](RC):[{parts}] Draw a card.\n{HEARS}")
    me.has(left="Mourner", right="Grade 1")
    with me.changes(hand=+2):
        me.uses("Mourner")


@pytest.mark.rule("8.5.2.3", "8.5.2.4.4")
def test_what_an_effect_does_is_done_one_after_another(scene, me, foe):
    """8.5.2.4.4: the counterpart: retired by the first step of an effect, the unit does not hear of the second."""
    scene.card("Mourner", f"[ACT](RC):Retire this unit. Choose one of your rear-guards, and retire it.\n{HEARS}")
    me.has(left="Mourner", right="Grade 1")
    with me.changes(hand=0, drop=+2):
        me.uses("Mourner")


@pytest.mark.rule("8.5.2.3")
@pytest.mark.parametrize("parts", ["Retire this unit & Rest {}", "Rest {} & Retire this unit"])
def test_what_leaves_hears_of_what_is_rested_for_the_same_cost(scene, me, foe, parts):
    """8.5.2.3: the rest and the retirement are one payment."""
    cost = parts.replace("Rest {}", "Choose another of your rear-guards, and [Rest] it")
    scene.card(
        "Watcher",
        f"[ACT](RC):[{cost}] Draw a card.\n[AUTO](RC):When your <<Testers>> rear-guard becomes [Rest], draw a card.",
    )
    me.has(left="Watcher", right="Grade 1")
    with me.changes(hand=+2):
        me.uses("Watcher")
    assert me.is_rested("Grade 1")


@pytest.mark.rule("8.5.2.3", "8.2.1.3")
def test_a_replaced_part_of_a_cost_does_not_hold_up_the_others(scene, me, foe):
    """8.2.1.3: one of the cards goes elsewhere; the rest of the payment happens as it was chosen."""
    scene.card("Ghost", "[CONT](RC):If this unit would be put into the drop zone from (RC), bind this unit instead.")
    scene.card("Toller", f"[ACT](RC):[Put this unit into your soul & {OTHER}] Draw a card.")
    me.has(left="Toller", right="Ghost")
    with me.changes(hand=+1):
        me.uses("Toller")
    assert (me.zone("soul"), me.zone("bind"), me.zone("drop")) == (["Toller"], ["Ghost"], [])


@pytest.mark.rule("8.5.2.3", "10.1.8.1.1")
def test_all_of_a_cost_is_chosen_before_any_of_it_is_paid(scene, me, foe):
    """10.1.8.1.1: at the second choice the first card still lies in the hand."""
    scene.card(
        "Spender",
        "[ACT](VC):[Choose a card from your hand, and discard it & Choose a card from your damage zone, and put it "
        "on the bottom of your deck] Draw a card.",
        grade=2,
    )
    me.has(vanguard="Spender", hand=["Grade 0", "Grade 1"], damage=["Grade 2", "Grade 3"])
    me.uses("Spender").picks("Grade 0")
    me.is_asked(exactly=["Grade 2", "Grade 3"])
    assert me.zone("hand") == ["Grade 0", "Grade 1"] and me.zone("drop") == []
    me.picks("Grade 3")
    assert me.zone("drop") == ["Grade 0"] and me.zone("damage") == ["Grade 2"]


# --- one card, one part ---------------------------------------------------------------------------------------


@pytest.mark.rule("8.5.2.3", "3.17.2")
def test_one_rest_does_not_pay_two_parts(scene, me, foe):
    """3.17.2: a unit that rests for one part cannot rest again for the other."""
    scene.card("Tapper", "[ACT](RC):[Rest this unit & Choose one of your rear-guards, and [Rest] it] Draw a card.")
    me.has(left="Tapper")
    assert me.refused("use", "Tapper", "Tapper/1") == "8.5.2.3"
    assert not me.is_rested("Tapper")


@pytest.mark.rule("8.5.2.3", "3.17.2")
def test_two_rests_pay_two_parts(scene, me, foe):
    """3.17.2: with a second standing unit the cost is paid."""
    scene.card("Tapper", "[ACT](RC):[Rest this unit & Choose one of your rear-guards, and [Rest] it] Draw a card.")
    me.has(left="Tapper", right="Grade 1")
    with me.changes(hand=+1):
        me.uses("Tapper")
    assert me.is_rested("Tapper") and me.is_rested("Grade 1")


@pytest.mark.rule("8.5.2.3")
@pytest.mark.parametrize("own", ["Rest this unit", "Retire this unit"])
def test_a_unit_that_pays_one_part_itself_is_not_chosen_for_another(scene, me, foe, own):
    """8.5.2.3: all parts are paid at the same moment, and one unit is not two."""
    scene.card("Lonely", f"[ACT](RC):[{own} & Choose one of your rear-guards, and retire it] Draw a card.")
    me.has(left="Lonely")
    assert me.refused("use", "Lonely", "Lonely/1") == "8.5.2.3"
