"""How G units come back to the G zone, and what becomes of their hearts (4.6.9, 6.8.1.1.1, 10.6.1, 10.27, 10.28)."""

from __future__ import annotations

import pytest

from playmat.games.vanguard_2_01.kit import STRIDE
from playmat.kernel.words import nodes as n

RETURN = "[ACT](RC):Choose one of your vanguards, and return it to your hand."
RETIRE = "[ACT](RC):Choose one of your other rear-guards, and retire it."


def stridden(scene, me, foe, heart="Grade 3", **zones):
    """My main phase with Grand as the vanguard and a heart."""
    scene.step("ride phase")
    me.has(vanguard=heart, hand=["Grade 3"], **zones).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand").is_asked(about="act")


def face_up_in_g_zone(me, name):
    return not me.game.face_down[me.card(name, "G zone")]


# --- 10.32 moving ---------------------------------------------------------------------------------------


@pytest.mark.rule("10.32.4", "9.3.1", "10.27.6")
def test_a_unit_moved_onto_its_circle_sends_it_home_and_the_heart_to_the_soul(scene, me, foe):
    """The heart is a unit again, but was not placed: the unit that was moved is the one that came last."""
    scene.card("Walker", "[ACT](RC):Move this unit to your (VC).", grade=2)
    sunk = n.Moved(n.Cards((), "any", n.Is("type", "=", "g unit")), (), ("soul",))
    scene.card("Watcher", abilities=[n.Ability("automatic", n.Perform("draw", n.Number(1)), trigger=sunk)])
    stridden(scene, me, foe, left="Walker", right="Watcher")
    with me.changes(hand=0):
        me.uses("Walker")
    assert (me.zone("vanguard"), me.zone("heart"), me.zone("soul")) == (["Walker"], [], ["Grade 3"])
    assert face_up_in_g_zone(me, "Grand")


@pytest.mark.rule("8.4.1.1", "9.6.1")
def test_the_freed_heart_goes_to_the_soul_before_any_damage_is_worked_off(scene, me, foe):
    """That it is one too many comes of a rule action; it is one too, and the damage process waits for it."""
    parts = (n.Perform("deal damage", n.Number(1), who="opponent"), n.Place("move", n.This(), "vanguard circle"))
    scene.card("Walker", abilities=[n.Ability("activated", n.Sequence(parts), zones=("field",))], grade=2)
    foe.has(right="Grade 1").deck_top("Critical Trigger")
    stridden(scene, me, foe, left="Walker")
    me.uses("Walker")
    foe.is_asked("2.8.2")
    assert (me.zone("vanguard"), me.zone("soul")) == (["Walker"], ["Grade 3"])


@pytest.mark.rule("10.32.4", "9.3.1")
def test_a_unit_moved_onto_another_vanguard_sends_that_to_the_soul(scene, me, foe):
    scene.card("Walker", "[ACT](RC):Move this unit to your (VC).", grade=2)
    me.has(vanguard="Grade 3", left="Walker").g_zone("Grand")
    me.uses("Walker")
    assert (me.zone("vanguard"), me.zone("soul"), me.zone("front left")) == (["Walker"], ["Grade 3"], [])
    assert not face_up_in_g_zone(me, "Grand")


@pytest.mark.rule("4.6.9", "10.32.1")
@pytest.mark.parametrize("begins", ["vanguard", "left"])
def test_a_g_unit_that_moves_to_a_rear_guard_circle_stays_if_it_came_from_one(scene, me, foe, begins):
    """From the vanguard circle it goes home instead, and its heart is the vanguard."""
    scene.step("ride phase")
    text = f"{STRIDE}\n[ACT](VC/RC):Move this unit to an open (RC)."
    scene.card("Strider", text, type="g unit", grade=4, power=15000)
    foe.has(vanguard="Grade 3")
    if begins == "vanguard":
        me.has(vanguard="Grade 3", hand=["Grade 3"]).g_zone("Strider")
        me.picks("pass").strides("Strider").uses("Strider", 2).picks("front right")
        assert (me.zone("vanguard"), me.zone("front right")) == (["Grade 3"], [])
        assert face_up_in_g_zone(me, "Strider")
    else:
        scene.step("main phase")
        me.has(vanguard="Grade 3", left="Strider")
        me.uses("Strider", 2).picks("front right")
        assert (me.zone("front left"), me.zone("front right")) == ([], ["Strider"])


@pytest.mark.rule("10.28.3", "4.6.9")
@pytest.mark.parametrize("attacks", [True, False])
def test_a_heart_is_a_vanguard_again_as_the_g_unit_lay_that_an_effect_took(scene, me, foe, attacks):
    trigger = n.On("attack") if attacks else n.At("begin", "battle phase", "your")
    takes = n.Ability("automatic", n.Move(n.Cards(("vanguard circle",), "mine"), "hand"), trigger=trigger)
    scene.card("Taker", abilities=[takes], grade=1)
    stridden(scene, me, foe, left="Taker")
    me.picks("pass")
    if attacks:
        me.attacks("Grand", "Grade 3")
    me.is_asked()
    (heart,) = scene.game.in_zone(0, "vanguard circle")
    assert (me.zone("vanguard"), me.zone("heart"), bool(scene.game.rested[heart])) == (["Grade 3"], [], attacks)


# --- the end of the turn ------------------------------------------------------------------------------------


@pytest.mark.rule("6.8.1.1.1", "10.28.3")
@pytest.mark.parametrize("attacks", [True, False])
def test_at_the_end_it_goes_back_and_the_heart_is_the_vanguard_as_it_lay(scene, me, foe, attacks):
    stridden(scene, me, foe, left="Grade 1")
    if attacks:
        me.attacks("Grand", "Grade 3").picks("no")
    else:
        me.declines_attack()
    assert (me.zone("vanguard"), me.zone("heart"), me.zone("G zone")) == (["Grade 3"], [], ["Grand"])
    assert face_up_in_g_zone(me, "Grand")
    assert me.game.rested[me.card("Grade 3", "vanguard")] == attacks


@pytest.mark.rule("6.8.1.1.1")
def test_g_units_on_rear_guard_circles_go_back_too_of_both_players(scene, me, foe):
    me.has(left="Grand", vanguard="Grade 3")
    foe.has(right="Grand", vanguard="Grade 3")
    me.declines_attack()
    assert me.zone("front left") == foe.zone("front right") == []
    assert face_up_in_g_zone(me, "Grand") and face_up_in_g_zone(foe, "Grand")


@pytest.mark.rule("6.8.1.1.1", "10.27.5")
def test_a_heart_that_is_a_g_unit_follows(scene, me, foe):
    scene.card("Gate", "[ACT](RC):Choose a face down card from your G zone, and [Stride] it on your (VC).")
    scene.card("Second", type="G unit", grade=4, power=20000)
    scene.step("ride phase")
    me.has(vanguard="Grade 3", hand=["Grade 3"], left="Gate").g_zone("Grand", "Second")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand").uses("Gate").declines_attack()
    assert (me.zone("vanguard"), me.zone("heart")) == (["Grade 3"], [])
    assert sorted(me.zone("G zone")) == ["Grand", "Second"]


@pytest.mark.rule("10.27.6")
def test_who_is_a_vanguard_again_was_not_placed(scene, me, foe):
    scene.card("Greeter", "[AUTO](VC):When this unit is placed on (VC), draw a card.", grade=3)
    stridden(scene, me, foe, heart="Greeter", left="Grade 1")
    with me.changes(hand=0):
        me.declines_attack()
    assert me.zone("vanguard") == ["Greeter"]


@pytest.mark.rule("10.27.1", "10.27.6")
def test_it_is_the_unit_that_it_was(scene, me, foe):
    """What it got until end of turn, or for the game, is on it still."""
    when, what = "At the beginning of your ride phase", "this unit gets [Power] +3000"
    text = f"[AUTO](VC):{when}, {what} until end of your opponent's next turn."
    scene.card("Lasting", text, grade=3, power=10000)
    stridden(scene, me, foe, heart="Lasting", left="Grade 1")
    me.declines_attack()
    assert me.power("Lasting") == 13000


# --- wherever it goes ---------------------------------------------------------------------------------------


@pytest.mark.rule("4.6.9", "10.28.3")
@pytest.mark.parametrize("text", [
    "return it to your hand", "put it into your soul", "retire it", "bind it", "put it on the top of your deck",
])  # fmt: skip
def test_a_g_unit_that_leaves_the_vanguard_circle_ends_in_the_g_zone(scene, me, foe, text):
    scene.card("Chaser", f"[ACT](RC):Choose one of your vanguards, and {text}.")
    stridden(scene, me, foe, left="Chaser")
    with me.changes(hand=0, soul=0, drop=0, bind=0, deck=0):
        me.uses("Chaser")
    assert (me.zone("vanguard"), me.zone("heart"), me.zone("G zone")) == (["Grade 3"], [], ["Grand"])
    assert face_up_in_g_zone(me, "Grand")


@pytest.mark.rule("4.6.9")
def test_a_rear_guard_g_unit_is_retired_first_and_that_is_heard(scene, me, foe):
    scene.card("Chaser", RETIRE)
    scene.card("Mourner", "[AUTO](RC):When another of your rear-guards is put into the drop zone, draw a card.")
    me.has(left="Chaser", right="Grand", back="Mourner")
    with me.changes(hand=1, drop=0):
        me.uses("Chaser").picks("Grand")
    assert face_up_in_g_zone(me, "Grand")


@pytest.mark.rule("4.6.9")
def test_a_chain_of_moves_is_finished_before_it_goes_back(scene, me, foe):
    scene.card("Chaser", "[ACT](RC):Choose one of your other rear-guards, retire it, and put it into your soul.")
    scene.card("Keeper", "[AUTO](RC):When a card is put into your soul, draw a card.")
    me.has(left="Chaser", right="Grand", back="Keeper")
    with me.changes(hand=1, soul=0):
        me.uses("Chaser").picks("Grand")
    assert face_up_in_g_zone(me, "Grand")


@pytest.mark.rule("4.6.9")
@pytest.mark.parametrize(("to", "stays"), [("back left", True), ("guardian circle", False), ("vanguard circle", False)])
def test_only_between_rear_guard_circles_does_it_stay(scene, me, foe, to, stays):
    goes = n.Ability("activated", n.Move(n.Cards(("front left",), "mine"), to, verb="put"), zones=("back center",))
    scene.card("Usher", abilities=[goes])
    me.has(left="Grand", back="Usher")
    me.uses("Usher")
    assert (me.zone("back left") == ["Grand"]) == stays
    assert (me.zone("G zone") == ["Grand"]) == (not stays)
    assert me.zone("vanguard") == ["Stone"]


@pytest.mark.rule("4.6.9")
def test_by_a_rule_action_too(scene, me, foe):
    me.has(left="Grand", hand=["Grade 1"], vanguard="Grade 3")
    with me.changes(drop=0):
        me.calls("Grade 1", "left")
    assert (me.zone("front left"), me.zone("G zone")) == (["Grade 1"], ["Grand"])


@pytest.mark.rule("4.6.9")
def test_a_g_unit_that_is_hit_goes_back(scene, me, foe):
    scene.step("battle phase")
    me.has(left="Grade 3")
    foe.has(left="Bulwark")
    me.attacks("Grade 3", "Bulwark")
    assert foe.zone("front left") == [] and face_up_in_g_zone(foe, "Bulwark")


# --- a ride over it -----------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.1.3", "10.6.1.4")
def test_a_ride_over_it_sends_it_back_and_its_heart_to_the_soul(scene, me, foe):
    scene.card("Ladder", "[ACT](RC):Choose a grade 2 card from your hand, and ride it.")
    scene.card("Rider", grade=2)
    scene.step("ride phase")
    me.has(vanguard="Grade 3", hand=["Grade 3", "Rider"], left="Ladder").g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand", "Grade 3").uses("Ladder").picks("Rider")
    assert (me.zone("vanguard"), me.zone("soul"), me.zone("heart")) == (["Rider"], ["Grade 3"], [])
    assert me.zone("G zone") == ["Grand"] and face_up_in_g_zone(me, "Grand")
    g = scene.game
    went = [(g.card(event[3]), event[1]) for event in g.log if event[0] == "move" and event[7] == "return"]
    assert went == [("Grand", "10.6.1.3")], "as a part of the ride, not when the circle is cleared"


@pytest.mark.rule("10.6.1.3")
def test_a_ride_over_another_unit_puts_that_into_the_soul(scene, me, foe):
    scene.card("Ladder", "[ACT](RC):Choose a grade 2 card from your hand, and ride it.")
    me.has(vanguard="Grade 3", hand=["Grade 2"], left="Ladder").g_zone("Grand")
    me.uses("Ladder").picks("Grade 2")
    assert (me.zone("vanguard"), me.zone("soul"), me.zone("G zone")) == (["Grade 2"], ["Grade 3"], ["Grand"])


# --- hearts that leave --------------------------------------------------------------------------------------


def with_three_hearts(scene, me, foe):
    """Grand on the vanguard circle, with hearts of 11000, 9000 and 8000 that two strides and a rule left there."""
    one_heart = n.Choose(n.Cards(("heart",), "mine"), n.Number(1))
    takes = n.Ability("activated", n.Sequence((one_heart, n.Move(n.It(), "drop", verb="put"))), zones=("front left",))
    scene.card("Thief", abilities=[takes])
    for name, power in (("First", 11000), ("Second", 9000), ("Third", 8000)):
        scene.card(name, grade=3, power=power)
    scene.step("ride phase")
    me.has(left="Thief", vanguard="First", heart=["Second", "Third"], hand=["Grade 3"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand")
    me.is_asked("10.28.2.3", exactly=["Second", "Third", "First"])


@pytest.mark.rule("10.28.2.3", "10.27.5.1")
def test_of_several_hearts_one_is_chosen(scene, me, foe):
    with_three_hearts(scene, me, foe)
    me.picks("Second")
    assert (me.power("Grand"), me.value("Grand", "other names")) == (24000, ("Second",))


@pytest.mark.rule("10.27.5.2")
def test_when_the_chosen_heart_leaves_another_is_chosen(scene, me, foe):
    with_three_hearts(scene, me, foe)
    me.picks("First").uses("Thief").picks("First")
    me.is_asked("10.27.5.2", exactly=["Second", "Third"])
    me.picks("Third")
    assert (me.power("Grand"), me.value("Grand", "other names")) == (23000, ("Third",))
    me.uses("Thief").picks("Third")
    assert (me.power("Grand"), me.value("Grand", "other names")) == (24000, ("Second",))
    me.uses("Thief")
    assert (me.power("Grand"), me.value("Grand", "other names")) == (15000, ())


@pytest.mark.rule("10.27.5.2")
def test_when_another_heart_leaves_nothing_changes(scene, me, foe):
    with_three_hearts(scene, me, foe)
    me.picks("First").uses("Thief").picks("Second").is_asked(about="act")
    assert (me.power("Grand"), me.value("Grand", "other names")) == (26000, ("First",))


@pytest.mark.rule("10.27.3")
def test_a_heart_is_a_card_that_texts_may_name(scene, me, foe):
    scene.card("King of Tests", grade=3)
    scene.card("Asker", '[ACT](RC):If you have a heart card with "King" in its card name, draw a card.')
    stridden(scene, me, foe, heart="King of Tests", left="Asker")
    with me.changes(hand=1):
        me.uses("Asker")


# --- ultimate stride ----------------------------------------------------------------------------------------

ULTIMATE = (
    "[Ultimate Stride]-Stride Step-[Choose a card with the same card name as your vanguard from your hand, and discard "
    "it] [Stride] this card on your (VC) from face down."
)


def before_ultimate(scene, me, foe, clan="Granblue", mine="Granblue", face_up=3):
    scene.step("ride phase").card("Last Word", ULTIMATE, type="G unit", grade=4, power=20000, clan=clan)
    scene.card("King", grade=3, clan=mine)
    me.has(vanguard="King", hand=["King", "Grade 3"], left="Grade 1")
    me.g_zone("Last Word", face_up=("Bulwark",) * face_up)
    foe.has(vanguard="Grade 3")


@pytest.mark.rule("8.5.2.1.2", "8.5.2.1.2.1", "8.5.2.1.2.2", "11.42.1", "11.42.2.1", "11.42.3")
@pytest.mark.parametrize(("clan", "mine", "face_up", "rule"), [
    ("Granblue", "Granblue", 3, None), ("Aqua Force", "Granblue", 3, None), ("Kagero", "Granblue", 3, "8.5.2.1.2.1"),
    ("Granblue", "Granblue", 2, "8.5.2.1.2.2"), ("Kagero", "Testers", 3, "8.5.2.1.2.1.1"),
    ("Cray Elemental", "Testers", 3, None), ("Cray Elemental", "Kagero", 3, None),
])  # fmt: skip
def test_an_ultimate_stride_asks_for_the_nation_and_three_face_up(scene, me, foe, clan, mine, face_up, rule):
    before_ultimate(scene, me, foe, clan, mine, face_up)
    me.picks("pass")
    if rule is None:
        me.is_asked("6.5.1.2.2", exactly=[("stride", "Last Word"), "pass"])
        me.strides("Last Word")
        assert (me.zone("vanguard"), me.zone("drop")) == (["Last Word"], ["King"])
    else:
        me.is_asked(about="act")


@pytest.mark.rule("8.5.2.1.2.1.1", "8.5.2.1.2.1", "8.5.2.1.2.2")
@pytest.mark.parametrize(("clan", "mine", "face_up", "rule"), [
    ("Kagero", "Granblue", 3, "8.5.2.1.2.1"), ("Granblue", "Granblue", 2, "8.5.2.1.2.2"),
    ("Kagero", "Testers", 3, "8.5.2.1.2.1.1"),
])  # fmt: skip
def test_the_refusal_says_which(scene, me, foe, clan, mine, face_up, rule):
    before_ultimate(scene, me, foe, clan, mine, face_up)
    me.put("G zone", "Grand", face_down=True)
    me.picks("pass").is_asked("6.5.1.2.2")
    assert rule in me.refused("stride", "Last Word")


@pytest.mark.rule("11.42.3")
def test_what_helps_to_pay_for_strides_does_not_help_an_ultimate_one(scene, me, foe):
    text = "[CONT](Hand):While you are paying the cost for [Stride], this card gets grade +2."
    before_ultimate(scene, me, foe)
    scene.card("Herald", text, grade=1)
    me.has(hand=["Herald"])
    me.picks("pass", ("stride", "Last Word"))
    assert me.zone("drop") == ["King"], "a card of the vanguard's name, and no other, pays"


@pytest.mark.rule("10.28.5")
@pytest.mark.parametrize("ultimate", [True, False])
def test_as_it_comes_back_the_whole_g_zone_is_removed(scene, me, foe, ultimate):
    before_ultimate(scene, me, foe)
    me.put("G zone", "Grand", face_down=True)
    me.picks("pass").strides("Last Word" if ultimate else "Grand", "Grade 3").declines_attack()
    assert (me.count("G zone"), me.count("removed")) == ((0, 5) if ultimate else (5, 0))
    assert me.zone("vanguard") == ["King"]


@pytest.mark.rule("10.27.3")
@pytest.mark.parametrize(("heart", "bonus"), [("Lantern of Reeds", 5000), ("Third", 0)])
def test_original_names_are_asked_of_hearts_too(scene, me, foe, heart, bonus):
    for name in ("Lantern of Ash", "Lantern of Reeds", "Third"):
        scene.card(name, grade=3)
    scene.card("Counter", '[CONT](RC):If you have two or more cards with "Lantern" in its original card name on your '
               "(VC), this unit gets [Power] +5000.", power=7000)  # fmt: skip
    me.has(left="Counter", vanguard="Lantern of Ash", heart=[heart])
    assert me.power("Counter") == 7000 + bonus


# --- what an effect does with a card that has gone home -----------------------------------------------------


@pytest.mark.rule("11.14.3", "4.6.9")
@pytest.mark.parametrize("text", [
    "retire it, and bind that card face up", "return it to its owner's hand, and put that card into its owner's soul",
])  # fmt: skip
@pytest.mark.parametrize("guardian", ["Bulwark", "Grade 0"])
def test_an_effect_goes_no_further_with_a_g_guardian_that_went_home(scene, me, foe, text, guardian):
    sends = f"[AUTO](RC):At the beginning of your damage step, choose one of your opponent's guardians, {text}."
    scene.step("battle phase").card("Striker", sends)
    me.has(vanguard="Grade 3", left="Grade 1", right="Striker")
    foe.has(vanguard="Grade 3", hand=["Heal Trigger", "Grade 0"]).g_zone("Bulwark")
    me.attacks("Grade 1", "Grade 3")
    foe.guards_with(guardian)
    assert (guardian in foe.zone("G zone")) == (guardian == "Bulwark")
    assert (guardian in [*foe.zone("bind"), *foe.zone("soul")]) == (guardian != "Bulwark")


@pytest.mark.rule("4.6.9")
@pytest.mark.parametrize("unit", ["Grand", "Grade 1"])
def test_what_went_home_out_of_the_deck_is_not_called_from_the_g_zone(scene, me, foe, unit):
    text = "Choose one of your rear-guards, put it on the bottom of your deck, and call that card to an open (RC)."
    me.has(vanguard=scene.card("Cellar", f"[ACT](VC):{text}", grade=3), left=unit, hand=["Grade 0"])
    me.uses("Cellar")
    if unit == "Grade 1":
        me.picks("back left")
    me.is_asked("6.6.1.2")
    assert (me.zone("G zone"), me.zone("back left")) == (([unit], []) if unit == "Grand" else ([], [unit]))
