"""6.3, 9.6, 4.16: riding from the hand and from the ride deck, and persona ride."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Add,
    Cards,
    Instead,
    Is,
    Modify,
    Move,
    Moved,
    Number,
    Place,
    Sequence,
    This,
)

BONUS = Ability("activated", Modify(This(), (Add("power", Number(5000)),), "end of turn"), zones=("field",))


@pytest.fixture(autouse=True)
def riding(scene, table):
    scene.step("ride phase")


def namesake(scene, persona=True, **fields):
    return scene.card("Namesake", grade=3, power=13000, persona=persona, **fields)


# --- 9.6.2 what may be ridden ---------------------------------------------------------------------------


@pytest.mark.rule("9.6.2", "2.4.2")
def test_from_the_hand_the_same_grade_or_one_more(scene, me):
    me.has(vanguard="Grade 1", hand=["Grade 0", "Stone", "Grade 2", "Grade 3", "Command"])
    me.is_asked("9.6.2", exactly=[("ride", "Stone"), ("ride", "Grade 2"), "pass"])
    assert me.refused("ride", "Grade 3") == "9.6.2"
    assert me.refused("ride", "Command") == "2.9.3.1"


@pytest.mark.rule("9.6.2")
def test_from_the_ride_deck_exactly_one_grade_more(scene, me):
    """9.6.2: of the ride deck neither the same grade nor two more, and nothing that lies face up."""
    scene.card("Up 2", grade=2)
    me.has(vanguard="Stone", hand=["Grade 0"]).ride_deck("Grade 1", "Grade 2", "Grade 3", face_up=("Up 2",))
    me.is_asked("9.6.2", exactly=[("ride", "Grade 2"), "pass"])
    assert me.refused("ride", "Grade 1") == "9.6.2"
    assert me.refused("ride", "Up 2") == "9.6.2"


@pytest.mark.rule("9.6.2", "9.6.2.1")
def test_one_ride_a_turn_and_it_is_a_normal_ride(scene, me):
    me.has(vanguard="Stone", hand=["Grade 2", "Grade 3", "Grade 0"])
    me.rides("Grade 2")
    assert len(scene.events("normal ride")) == 1 and not scene.events("superior ride")
    me.is_asked("9.7.2")
    assert me.refused("ride", "Grade 3") == "9.6.2"


@pytest.mark.rule("6.3.3.1.1", "6.3.3.1.2", "6.3.2.1", "4.16.2")
def test_riding_from_the_ride_deck_shows_the_card_and_discards_one(scene, me, foe):
    """6.3.3.1.2: the card is revealed first, then one of the hand is chosen; it is a normal ride all the same."""
    me.has(vanguard="Stone", hand=["Grade 0", "Grade 3"]).ride_deck("Grade 2", "Grade 3")
    card = me.card("Grade 2", "ride deck")
    scene.start()
    assert not foe.sees(card)
    me.rides("Grade 2")
    me.is_asked("6.3.3.1.2", exactly=["Grade 0", "Grade 3"])
    assert foe.sees(card) and me.zone("ride deck") == ["Grade 2", "Grade 3"]
    me.picks("Grade 3")
    assert (me.zone("vanguard"), me.zone("soul"), me.zone("drop")) == (["Grade 2"], ["Stone"], ["Grade 3"])
    assert me.zone("ride deck") == ["Grade 3"]
    assert len(scene.events("normal ride")) == 1


@pytest.mark.rule("6.3.3.1.2")
@pytest.mark.parametrize(("hand", "may"), [([], False), (["Grade 0"], True)])
def test_without_a_card_to_discard_nothing_is_ridden_from_the_ride_deck(scene, me, hand, may):
    me.has(vanguard="Stone", hand=hand).ride_deck("Grade 2")
    scene.start()
    if may:
        assert me.offered("ride", "Grade 2")
    else:
        me.is_asked("10.3.1.2")
        assert not scene.events("ride")


@pytest.mark.rule("6.3.3.1.2")
@pytest.mark.parametrize(("hand", "rides"), [([], False), (["Grade 0"], True)])
def test_a_text_that_rides_from_the_ride_deck_asks_for_the_discard_too(scene, me, hand, rides):
    up = Ability("activated", Place("ride", Cards(("ride deck",), "mine"), "vanguard circle"), zones=("field",))
    scene.step("main phase").card("Lifter", abilities=[up])
    me.has(vanguard="Stone", left="Lifter", hand=hand).ride_deck("Grade 3")
    me.uses("Lifter")
    assert me.zone("vanguard") == (["Grade 3"] if rides else ["Stone"])
    assert (me.count("drop"), me.count("ride deck")) == ((1, 0) if rides else (0, 1))


# --- 6.3.3 the ride ---------------------------------------------------------------------------------------


@pytest.mark.rule("6.3.1", "6.3.3.2", "6.3.3.2.1", "6.3.3.3", "6.3.3.3.1", "6.3.3.4", "4.9.2.3.1")
def test_the_new_vanguard_stands_and_the_old_one_goes_to_the_soul(scene, me, foe):
    me.put("vanguard circle", "Stone", rested=True)
    me.has(soul=["Grade 0"], hand=["Grade 2"])
    me.rides("Grade 2")
    assert (me.zone("vanguard"), me.zone("soul")) == (["Grade 2"], ["Grade 0", "Stone"])
    assert not me.is_rested("Grade 2") and foe.zone("vanguard") == ["Stone"]


@pytest.mark.rule("6.3.4", "4.1.8", "4.9.2.3.1")
@pytest.mark.parametrize(("placement", "power"), [("ride", 7000), ("move", 12000)])
def test_a_unit_that_is_ridden_from_a_circle_is_a_new_card(scene, me, placement, power):
    """6.3.4: what it had got is gone; moved to the circle it stays what it was."""
    go = Ability("activated", Place(placement, This(), "vanguard circle"), zones=("rear-guard circle",))
    scene.step("main phase").card("Wanderer", abilities=[BONUS, go])
    me.has(vanguard="Grade 2", left="Wanderer", hand=["Grade 0"])
    me.uses("Wanderer", 1).uses("Wanderer", 2)
    assert (me.zone("vanguard"), me.zone("soul")) == (["Wanderer"], ["Grade 2"])
    assert me.power("Wanderer") == power
    assert len(scene.events("ride")) == (placement == "ride")


@pytest.mark.rule("6.3.5", "11.8.12.1.4")
@pytest.mark.parametrize(("where", "drawn"), [("vanguard", 1), ("left", 0)])
def test_being_ridden_upon_is_heard_by_the_vanguard_alone(scene, me, where, drawn):
    scene.card("Mentor", "[AUTO]:When rode upon, draw a card.")
    me.has(**{where: "Mentor"}, hand=["Grade 2"])
    if where != "vanguard":
        me.has(vanguard="Stone")
    with me.changes(hand=drawn - 1):
        me.rides("Grade 2")


@pytest.mark.rule("6.3.6")
def test_of_several_the_master_says_which_is_ridden_first(scene, me):
    both = Ability("activated", Place("ride", Cards(("hand",), "mine"), "vanguard circle"), zones=("field",))
    scene.step("main phase").card("Pair", abilities=[both])
    me.has(vanguard="Pair", hand=["Grade 2", "Grade 3"])
    me.uses("Pair").picks("Grade 3", rule="6.3.6")
    assert (me.zone("vanguard"), me.zone("soul")) == (["Grade 2"], ["Pair", "Grade 3"])


# --- 6.3.7 persona ride -------------------------------------------------------------------------------------


@pytest.mark.rule("6.3.7", "2.13.2", "7.12.1.3", "7.12.1.3.1", "7.12.1.3.2")
@pytest.mark.parametrize(("below", "above", "is_one"), [(True, True, True), (True, False, False), (False, True, False)])
def test_a_persona_ride_needs_both_icons(scene, me, below, above, is_one):
    """Two cards of one name, with the icon or without: a card is drawn and the front row gets 10000."""
    one = namesake(scene, below)
    me.put("vanguard circle", one)
    scene.cards.pop(one)
    namesake(scene, above)
    me.has(hand=["Namesake"], left="Grade 1", back="Grade 0")
    with me.changes(hand=0 if is_one else -1):
        me.rides("Namesake")
    more = 10000 if is_one else 0
    assert (me.power("Grade 1"), me.power("Grade 0")) == (7000 + more, 5000)
    assert len(scene.events("persona ride")) == is_one


@pytest.mark.rule("6.3.7")
def test_another_name_is_no_persona_ride(scene, me):
    namesake(scene)
    scene.card("Stranger", grade=3, power=13000, persona=True)
    me.has(vanguard="Namesake", hand=["Stranger"])
    with me.changes(hand=-1):
        me.rides("Stranger")
    assert me.power("Stranger") == 13000


@pytest.mark.rule("6.3.7", "6.3.2.2")
def test_a_ride_by_an_effect_is_no_persona_ride(scene, me):
    text = "[ACT](RC):Choose a card from your hand, and ride it."
    namesake(scene)
    scene.step("main phase").card("Summoner", text)
    me.has(vanguard="Namesake", left="Summoner", hand=["Namesake"])
    me.uses("Summoner")
    assert (me.count("hand"), me.power("Namesake"), len(scene.events("superior ride"))) == (0, 13000, 1)


@pytest.mark.rule("7.12.1.3.2")
def test_what_comes_to_the_front_row_later_has_the_power_while_it_is_there(scene, me):
    """7.12.1.3.2: units of the front row, whichever those are; behind it the power is gone."""
    namesake(scene)
    me.has(vanguard="Namesake", left="Grade 1", hand=["Namesake", "Grade 2"])
    me.rides("Namesake").calls("Grade 2", "right")
    assert me.power("Grade 2") == 9000 + 10000
    me.exchanges("left")
    assert me.power("Grade 1") == 7000
    me.exchanges("left")
    assert me.power("Grade 1") == 7000 + 10000


@pytest.mark.rule("7.12.1.3.2")
def test_it_lasts_until_the_end_of_the_turn(scene, me, foe):
    namesake(scene)
    me.has(vanguard="Namesake", left="Grade 1", hand=["Namesake"])
    me.rides("Namesake").declines_attack()
    foe.is_asked()
    assert me.power("Grade 1") == 7000


# --- 4.16.4 back to the ride deck ---------------------------------------------------------------------------


@pytest.mark.rule("4.16.4", "4.16.5")
@pytest.mark.parametrize("begins", [True, False])
def test_a_card_of_the_ride_deck_goes_back_there_and_not_to_the_deck(scene, me, foe, begins):
    """4.16.4: face up, for all to see; a card that was none of the ride deck goes to the deck."""
    back = Ability("activated", Sequence((Move(Cards(("soul",), "mine"), "deck"),)), zones=("field",))
    scene.step("main phase").card("Tidier", abilities=[back])
    me.has(vanguard="Tidier", soul=["Grade 2"])
    card = me.card("Grade 2", "soul")
    if begins:
        scene.game.set("ride deck cards", (card,))
    with me.changes(deck=0 if begins else 1):
        me.uses("Tidier")
    assert me.zone("ride deck") == (["Grade 2"] if begins else [])
    if begins:
        assert foe.sees(card) and not scene.game.face_down[card]


@pytest.mark.rule("6.3.4", "6.3.5", "6.3.2.2")
def test_a_rear_guard_that_rides_has_ridden(scene, me):
    """6.3.4: from another circle too; the vanguard under it was ridden upon."""
    scene.step("main phase").card(
        "Mentor", "[ACT](VC):Choose one of your rear-guards, and ride it.\n[AUTO]:When rode upon, draw a card."
    )
    me.has(vanguard="Mentor", left="Grade 2")
    with me.changes(hand=1):
        me.uses("Mentor")
    assert len(scene.events("superior ride")) == 1


@pytest.mark.rule("6.3.6", "6.3.3.1.1")
@pytest.mark.parametrize("first", ["Grade 2", "Grade 3"])
def test_of_several_the_one_that_is_ridden_next_is_revealed(scene, me, first):
    """Each as its ride comes, and none before."""
    both = Ability("activated", Place("ride", Cards(("hand",), "mine"), "vanguard circle"), zones=("field",))
    scene.step("main phase").card("Pair", abilities=[both])
    me.has(vanguard="Pair", hand=["Grade 2", "Grade 3"])
    me.uses("Pair").picks(first)
    (second,) = {"Grade 2", "Grade 3"} - {first}
    shown = [scene.game.match.cards[event[4]].name for event in scene.events("show") if event[1] == "6.3.3.1.1"]
    assert shown == [first, second]


@pytest.mark.rule("6.3.7", "11.10.1")
@pytest.mark.parametrize("instead", [True, False])
def test_who_did_not_come_to_the_circle_was_no_persona_ride(scene, me, instead):
    would = Moved(Cards(("hand",), "mine", Is("name", "=", "Namesake")), ("hand",), ("vanguard circle",))
    bound = Move(Cards(("hand",), "mine", Is("name", "=", "Namesake")), "bind")
    turns_away = Ability("continuous", Instead(would, bound), zones=("field",))
    namesake(scene)
    me.has(vanguard="Namesake", hand=["Namesake"], left=scene.card("Porter", abilities=[turns_away] if instead else []))
    me.rides("Namesake")
    assert len(scene.events("persona ride")) == (not instead)
    assert me.zone("bind") == (["Namesake"] if instead else [])


@pytest.mark.rule("6.3.4", "6.3.3.2.1")
def test_a_vanguard_that_is_told_to_ride_itself_does_not(scene, me):
    itself = Ability("activated", Place("ride", This(), "vanguard circle"), zones=("vanguard circle",))
    scene.step("main phase").card("Ouroboros", abilities=[itself], grade=2)
    me.has(vanguard="Ouroboros", left="Grade 1", hand=["Grade 0"])
    with me.changes(soul=0):
        me.uses("Ouroboros")
    assert me.zone("vanguard") == ["Ouroboros"] and not scene.events("ride")
