"""Keywords of the years of G units, from generation break to afterimage (11.12 to 11.22)."""

from __future__ import annotations

import pytest

from playmat.books.vanguard_2_01.nodes import ByRevelation
from playmat.kernel.words.nodes import Ability, Add, Cards, If, It, Modify, Moved, Number, This

MORE = "This unit gets [Power] +3000."
DRAWS = "When this unit attacks, draw a card."
ASKS_LATER = (
    "[AUTO](RC):When your card is put into your soul during your turn, this unit gets [Power] +1000 until end of turn. "
    "Then, if it was put into your soul due to the effect of your revelation ability, this unit gets [Power] +2000 "
    "until end of turn."
)


def g_units_face_up(me, many, face_down=0):
    me.g_zone(*("Grand",) * face_down, face_up=("Grand",) * many)


# --- generation break -----------------------------------------------------------------------------------------


@pytest.mark.rule("11.12.1", "11.12.3.1", "11.12.3.1.1", "11.12.3")
@pytest.mark.parametrize(("face_up", "face_down", "works"), [(2, 0, True), (1, 1, False), (0, 2, False), (3, 0, True)])
def test_a_continuous_ability_works_with_enough_g_units_face_up(scene, me, foe, face_up, face_down, works):
    scene.card("Heir", f"[CONT](RC)[Generation Break 2]:{MORE}", power=5000)
    me.has(left="Heir")
    g_units_face_up(me, face_up, face_down)
    scene.start()
    assert me.power("Heir") == (8000 if works else 5000)


@pytest.mark.rule("11.12.1", "11.12.2")
@pytest.mark.parametrize("asked", [1, 2, 3, 4, 8])
@pytest.mark.parametrize("short_by", [0, 1])
def test_each_mark_asks_for_as_many_as_it_says(scene, me, foe, asked, short_by):
    scene.card("Heir", f"[CONT](RC)[Generation Break {asked}]:{MORE}", power=5000)
    me.has(left="Heir")
    g_units_face_up(me, asked - short_by, short_by)
    scene.start()
    assert me.power("Heir") == (5000 if short_by else 5000 + 3000)


@pytest.mark.rule("11.12.1", "11.12.3.1.1")
def test_a_g_unit_on_the_vanguard_circle_counts_and_one_on_another_does_not(scene, me, foe):
    scene.card("Heir", f"[CONT](RC)[Generation Break 1]:{MORE}", power=5000)
    me.has(left="Heir", vanguard="Grand")
    foe.has(left="Heir", right="Grand").g_zone("Grand")
    scene.start()
    assert (me.power("Heir"), foe.power("Heir")) == (8000, 5000)


@pytest.mark.rule("11.12.3.2", "11.12.3.2.1")
@pytest.mark.parametrize(("many", "drawn"), [(1, 1), (0, 0)])
def test_an_automatic_ability_is_set_off_only_while_it_is_open(scene, me, foe, many, drawn):
    scene.step("battle phase").card("Heir", f"[AUTO](RC)[Generation Break 1]:{DRAWS}")
    me.has(left="Heir", right="Grade 1")
    g_units_face_up(me, many)
    with me.changes(hand=drawn):
        me.attacks("Heir", "Stone")


@pytest.mark.rule("11.12.3.2.1")
def test_once_set_off_it_resolves_though_it_shuts(scene, me, foe):
    """Of two that wait, the first turns the G unit face down; the second draws all the same."""
    scene.step("battle phase")
    scene.card(
        "Closer",
        "[AUTO](RC):When one of your rear-guards attacks, choose a face up card from your G zone, "
        "and turn it face down.",
    )
    scene.card("Heir", f"[AUTO](RC)[Generation Break 1]:{DRAWS}")
    me.has(left="Heir", right="Closer")
    g_units_face_up(me, 1)
    me.attacks("Heir", "Stone")
    with me.changes(hand=1):
        me.picks(("ability", "Closer/1", "Closer"))
    assert me.game.face_down[me.card("Grand")]


@pytest.mark.rule("11.12.3.3", "11.12.3.3.1")
def test_an_activated_ability_asks_as_it_is_played(scene, me, foe):
    scene.card("Heir", "[ACT](RC)[Generation Break 1]:[Soul-Blast 1] Draw a card.")
    me.has(left="Heir", soul=2)
    me.g_zone("Grand")
    foe.has(left="Heir")
    scene.start()
    assert not me.offered("use", "Heir", "Heir/1")


@pytest.mark.rule("11.12.3.3", "11.12.3.3.1")
def test_and_is_played_while_it_is_open_though_its_cost_shuts_it(scene, me, foe):
    scene.card(
        "Heir",
        "[ACT](RC)[Generation Break 1]:[Choose a face up card from your G zone, and turn it face down] Draw a card.",
    )
    me.has(left="Heir")
    g_units_face_up(me, 1)
    with me.changes(hand=1):
        me.uses("Heir")
    assert not me.offered("use", "Heir", "Heir/1")


@pytest.mark.rule("11.12.2")
def test_texts_may_ask_for_units_with_generation_break(scene, me, foe):
    scene.card("Heir", f"[CONT](RC)[Generation Break 2]:{MORE}")
    scene.card(
        "Asker",
        "[CONT](RC):If you have a rear-guard with [Generation Break 2], this unit gets [Power] +1000.",
        power=5000,
    )
    me.has(left="Heir", right="Asker")
    foe.has(left="Grade 1", right="Asker")
    scene.start()
    assert (me.power("Asker"), foe.power("Asker")) == (6000, 5000)


# --- resist ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.13.1")
def test_what_has_resist_is_not_chosen_by_the_opponents_effects(scene, me, foe):
    scene.card("Rock", "[CONT](VC/RC)/(GC):Resist (This unit cannot be chosen by the effects of your opponent's cards)")
    scene.card("Chooser", "[ACT](RC):Choose one of your opponent's rear-guards, and retire it.")
    scene.card("Friend", "[ACT](RC):Choose one of your other rear-guards, and retire it.")
    me.has(left="Chooser", right="Friend", back="Rock")
    foe.has(left="Rock", right="Grade 1", back="Grade 2")
    me.uses("Chooser").is_asked(about="chosen", exactly=["Grade 1", "Grade 2"])
    me.picks("Grade 1").uses("Friend")
    me.is_asked(about="chosen", exactly=["Chooser", "Rock"])


@pytest.mark.rule("11.13.1")
def test_resist_does_not_help_where_nothing_is_chosen(scene, me, foe):
    scene.card("Rock", "[CONT](RC):Resist")
    scene.card("Sweeper", "[ACT](RC):Retire all of your opponent's rear-guards.")
    me.has(left="Sweeper")
    foe.has(left="Rock")
    me.uses("Sweeper")
    assert foe.zone("front left") == []


# --- brave, oracle, ritual --------------------------------------------------------------------------------------


@pytest.mark.rule("11.15.1", "11.15.2", "11.15.2.1", "11.16.1", "11.16.2", "11.16.2.1")
@pytest.mark.parametrize(("word", "open_with", "shut_with"), [("Brave", (0, 3), (4,)), ("Oracle", (5, 6), (4,))])
def test_brave_and_oracle_ask_for_the_hand(scene, me, foe, word, open_with, shut_with):
    scene.card("Minder", f"[CONT](RC){word}:{MORE}", power=5000)
    scene.card("Drawer", "[ACT](VC):Draw a card.")
    me.has(left="Minder", vanguard="Drawer")
    for hand in range(7):
        scene.start()
        if hand in open_with:
            assert me.power("Minder") == 8000, hand
        if hand in shut_with:
            assert me.power("Minder") == 5000, hand
        me.uses("Drawer")


@pytest.mark.rule("11.15.3", "11.15.3.1", "11.16.3", "11.16.3.1")
@pytest.mark.parametrize(
    ("word", "hand", "drawn"), [("Brave", 3, 1), ("Brave", 4, 0), ("Oracle", 5, 1), ("Oracle", 4, 0)]
)
def test_when_they_are_shut_nothing_is_set_off(scene, me, foe, word, hand, drawn):
    scene.step("battle phase").card("Minder", f"[AUTO](RC){word}:{DRAWS}")
    me.has(left="Minder", right="Grade 1", hand=hand)
    with me.changes(hand=drawn):
        me.attacks("Minder", "Stone")


@pytest.mark.rule("11.15.3.1", "11.16.3.1")
@pytest.mark.parametrize(("word", "hand", "text", "change"), [
    ("Brave", 3, "draw a card", 2), ("Oracle", 5, "choose a card from your hand, and discard it", 0),
])  # fmt: skip
def test_what_was_set_off_resolves_though_the_hand_changes(scene, me, foe, word, hand, text, change):
    scene.step("battle phase").card("Minder", f"[AUTO](RC){word}:{DRAWS}")
    scene.card("Changer", f"[AUTO](RC):When one of your rear-guards attacks, {text}.")
    me.has(left="Minder", right="Changer", hand=hand)
    me.attacks("Minder", "Stone")
    with me.changes(hand=change):
        me.picks(("ability", "Changer/1", "Changer"))


@pytest.mark.rule("11.15.4", "11.15.4.1", "11.16.4", "11.16.4.1")
@pytest.mark.parametrize(("word", "cost", "hand", "played"), [
    ("Brave", "", 3, True), ("Brave", "", 4, False),
    ("Oracle", "[Choose a card from your hand, and discard it] ", 5, True),
    ("Oracle", "[Choose a card from your hand, and discard it] ", 4, False),
])  # fmt: skip
def test_an_act_asks_as_it_is_played(scene, me, foe, word, cost, hand, played):
    scene.card("Minder", f"[ACT](RC){word}:{cost}Draw two cards.")
    me.has(left="Minder", hand=hand)
    scene.start()
    assert me.offered("use", "Minder", "Minder/1") == played
    if played:
        with me.changes(hand=2 if not cost else 1):
            me.uses("Minder")


@pytest.mark.rule("11.18.1", "11.18.2")
@pytest.mark.parametrize(("drop", "works"), [
    (["Grade 1"] * 3, True), (["Grade 1"] * 2 + ["Grade 2", "Grade 0"], False), (["Grade 1"] * 4, True),
])  # fmt: skip
def test_ritual_asks_for_grade_one_cards_in_the_drop_zone(scene, me, foe, drop, works):
    scene.card("Priest", f"[CONT](RC)Ritual 3:{MORE}", power=5000)
    me.has(left="Priest", drop=drop)
    scene.start()
    assert me.power("Priest") == (8000 if works else 5000)


@pytest.mark.rule("11.18.3", "11.18.3.1")
@pytest.mark.parametrize(("before", "drawn"), [(2, 1), (1, 0)])
def test_the_card_that_comes_to_the_drop_zone_counts_itself(scene, me, foe, before, drawn):
    scene.card("Priest", "[AUTO]Ritual 3:When this unit is put into the drop zone from (RC), draw a card.", grade=1)
    scene.card("Friend", "[ACT](RC):Choose one of your other rear-guards, and retire it.")
    me.has(left="Friend", right="Priest", drop=["Grade 1"] * before)
    with me.changes(hand=drawn):
        me.uses("Friend")


@pytest.mark.rule("11.18.3.2")
def test_ritual_resolves_though_the_drop_zone_empties(scene, me, foe):
    scene.step("battle phase").card("Priest", f"[AUTO](RC)Ritual 3:{DRAWS}")
    scene.card("Digger", "[AUTO](RC):When one of your rear-guards attacks, bind all cards from your drop zone.")
    me.has(left="Priest", right="Digger", drop=["Grade 1"] * 3)
    me.attacks("Priest", "Stone")
    with me.changes(hand=1):
        me.picks(("ability", "Digger/1", "Digger"))
    assert me.count("drop") == 0


@pytest.mark.rule("11.18.4", "11.18.4.1")
@pytest.mark.parametrize(("many", "played"), [(3, True), (2, False)])
def test_an_act_with_ritual_asks_as_it_is_played(scene, me, foe, many, played):
    text = "[ACT](RC)Ritual 3:[Choose a card from your drop zone, and put it on the bottom of your deck] Draw a card."
    scene.card("Priest", text)
    me.has(left="Priest", drop=["Grade 1"] * many)
    scene.start()
    assert me.offered("use", "Priest", "Priest/1") == played
    if played:
        with me.changes(hand=1):
            me.uses("Priest").picks("Grade 1")


@pytest.mark.rule("11.12.1", "11.15.1")
@pytest.mark.parametrize(("face_up", "hand", "works"), [(1, 3, True), (1, 4, False), (0, 3, False)])
def test_of_two_marks_both_must_be_open(scene, me, foe, face_up, hand, works):
    scene.card("Both", f"[CONT](RC)[Generation Break 1]Brave:{MORE}", power=5000)
    scene.card(
        "Asker", "[CONT](RC):If you have another unit with the brave ability, this unit gets [Power] +1000.", power=5000
    )
    me.has(left="Both", right="Asker", hand=hand)
    g_units_face_up(me, face_up)
    scene.start()
    assert (me.power("Both"), me.power("Asker")) == (8000 if works else 5000, 6000)


# --- unite ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.19.1", "11.19.1.1", "11.19.1.1.1")
def test_unite_works_from_the_second_call_of_a_turn_on(scene, me, foe):
    scene.card("Mate", f"[CONT](RC)Unite:{MORE}", power=5000)
    me.has(left="Mate", vanguard="Grade 3", hand=["Grade 1", "Grade 2"])
    foe.has(left="Mate")
    me.calls("Grade 1", "right")
    assert me.power("Mate") == 5000
    me.calls("Grade 2", "back")
    assert (me.power("Mate"), foe.power("Mate")) == (8000, 5000)
    me.declines_attack()
    foe.is_asked()
    assert me.power("Mate") == 5000, "calls of an earlier turn do not count"


@pytest.mark.rule("11.19.1.2")
@pytest.mark.parametrize(("before", "drawn"), [(1, 0), (0, -1)])
def test_the_arriving_card_counts_for_its_own_unite(scene, me, foe, before, drawn):
    scene.card("Mate", "[AUTO]Unite:When this unit is placed on (RC), draw a card.")
    me.has(vanguard="Grade 3", hand=["Mate", "Grade 1"])
    if before:
        me.calls("Grade 1", "right")
    with me.changes(hand=drawn):
        me.calls("Mate", "left")


@pytest.mark.rule("11.19.1.3")
def test_an_act_with_unite(scene, me, foe):
    scene.card("Mate", "[ACT](RC)Unite:Draw a card.")
    me.has(left="Mate", vanguard="Grade 3", hand=["Grade 1", "Grade 1"])
    scene.start()
    assert not me.offered("use", "Mate", "Mate/1")
    me.calls("Grade 1", "right").calls("Grade 1", "back")
    assert me.offered("use", "Mate", "Mate/1")


@pytest.mark.rule("11.19.1")
def test_guardians_that_are_called_count_and_interceptors_do_not(scene, me, foe):
    scene.step("battle phase").card("Mate", f"[CONT](RC)Unite:{MORE}", power=5000)
    me.has(vanguard="Grade 3", left="Grade 3", right="Grade 1")
    foe.has(vanguard="Grade 3", back="Mate", left="Grade 2", hand=["Grade 0", "Grade 1", "Grade 0"])
    me.attacks("Grade 1", "Grade 3")
    foe.picks("Grade 0", "Grade 2")
    assert foe.power("Mate") == 5000
    foe.picks("Grade 1")
    assert foe.power("Mate") == 8000


# --- rescue -----------------------------------------------------------------------------------------------------

RESCUE = (
    "Rescue 1-[ACT](RC):[Rest this unit] Choose a card from your damage zone, heal it, choose one of your vanguards, "
    "and deal one damage. (Perform a damage check. Triggers will also activate)"
)


@pytest.mark.rule("11.17.1", "11.17.1.1")
def test_rescue_heals_and_deals_as_much(scene, me, foe):
    scene.card("Medic", RESCUE)
    me.has(left="Medic", damage=["Grade 1"]).deck_top("Grade 2")
    me.uses("Medic")
    assert (me.zone("damage"), me.zone("drop")) == (["Grade 2"], ["Grade 1"])


@pytest.mark.rule("11.17.1.1", "1.3.2", "9.6.7")
@pytest.mark.parametrize(("damage", "after"), [(5, 5), (2, 2), (1, 2), (0, 2)])
def test_a_rescue_of_two_deals_two_whatever_could_be_healed(scene, me, foe, damage, after):
    heals = "Choose two cards from your damage zone, heal them"
    deals = "choose one of your vanguards, and deal two damage"
    scene.card("Surgeon", f"Rescue 2-[ACT](VC):{heals}, {deals}.", grade=3)
    me.has(vanguard="Surgeon", damage=damage, hand=["Grade 0"])
    me.uses("Surgeon")
    if damage > 2:
        me.picks("Stone", "Stone")
    assert me.count("damage") == after


@pytest.mark.rule("11.17.1.2")
def test_rescue_with_a_number_is_rescue(scene, me, foe):
    scene.card("Medic", RESCUE)
    scene.card(
        "Asker", "[CONT](RC):If you have a unit with the rescue ability, this unit gets [Power] +1000.", power=5000
    )
    me.has(left="Medic", right="Asker")
    foe.has(right="Asker")
    scene.start()
    assert (me.power("Asker"), foe.power("Asker")) == (6000, 5000)


# --- revelation, blaze, afterimage ---------------------------------------------------------------------------------


@pytest.mark.rule("11.20.1", "11.20.2")
@pytest.mark.parametrize("puts", [True, False])
def test_a_revelation_may_put_the_top_card_into_the_soul_and_then_rests_a_rear_guard(scene, me, foe, puts):
    scene.card("Seer", "[AUTO]:Revelation-(RC)")
    me.has(vanguard="Grade 3", left="Grade 1", hand=["Seer"]).deck_top("Grade 2")
    me.calls("Seer", "right")
    assert me.sees(me.card("Grade 2"))
    me.picks("yes" if puts else "no")
    if puts:
        me.is_asked(about="chosen", exactly=["Grade 1", "Seer"])
        me.picks("Grade 1")
    assert (me.zone("soul"), me.is_rested("Grade 1")) == ((["Grade 2"], True) if puts else ([], False))


@pytest.mark.rule("11.20.1", "11.20.2")
def test_it_is_for_the_circle_that_it_names(scene, me, foe):
    scene.card("Seer", "[AUTO]:Revelation-(VC)")
    me.has(vanguard="Grade 3", hand=["Seer"])
    me.calls("Seer", "right")
    me.is_asked(about="act")


@pytest.mark.rule("11.20.2.1")
def test_with_no_standing_rear_guard_none_rests(scene, me, foe):
    scene.card("Seer", "[AUTO]:Revelation-(VC)", grade=3)
    scene.step("ride phase")
    me.has(vanguard="Grade 2", hand=["Seer", "Grade 1"]).deck_top("Grade 2")
    me.put("front left", "Grade 1", rested=True)
    me.rides("Seer").picks("yes").is_asked(about="act")
    assert me.zone("soul") == ["Grade 2", "Grade 2"]


@pytest.mark.rule("11.20.3")
def test_what_a_revelation_puts_into_the_soul_is_told_from_other_cards(scene, me, foe):
    scene.card("Seer", "[AUTO]:Revelation-(RC)")
    scene.card("Charger", "[ACT](VC):Soul-Charge 1.", grade=3)
    text = "When a card is put into your soul due to the effect of your revelation ability, draw a card."
    scene.card("Scribe", f"[AUTO](RC):{text}")
    me.has(vanguard="Charger", back="Scribe", hand=["Seer"])
    with me.changes(hand=0):
        me.uses("Charger")
    with me.changes(hand=0, soul=1):
        me.calls("Seer", "right").picks("yes", "Seer")


@pytest.mark.rule("11.20.3")
@pytest.mark.parametrize(("whose", "drawn"), [("Seer", 1), ("Scribe", 0)])
def test_and_so_is_what_it_rests(scene, me, foe, whose, drawn):
    """Not what the card's own revelation rests, and not what rests to boost or attack."""
    rests = "When this unit [Rest] due to the effect of the revelation ability of your other unit, draw a card."
    scene.card("Seer", "[AUTO]:Revelation-(RC)")
    scene.card("Scribe", f"[AUTO]:Revelation-(RC)\n[AUTO](RC):{rests}")
    me.has(vanguard="Grade 3", hand=[whose], left="Scribe") if whose == "Seer" else me.has(
        vanguard="Grade 3", hand=[whose]
    )
    with me.changes(hand=drawn - 1):
        me.calls(whose, "right").picks("yes")
        if whose == "Seer":
            me.picks("Scribe")


@pytest.mark.rule("11.20.3")
@pytest.mark.parametrize(("by", "gained"), [("Seer", 3000), ("Charger", 1000)])
def test_it_may_be_asked_after_the_card_came_to_the_soul(scene, me, foe, by, gained):
    scene.card("Seer", "[AUTO]:Revelation-(RC)")
    scene.card("Charger", "[ACT](VC):Soul-Charge 1.", grade=3)
    scene.card("Scribe", ASKS_LATER, power=5000)
    me.has(vanguard="Charger", back="Scribe", hand=["Seer"])
    if by == "Seer":
        me.calls("Seer", "right").picks("yes", "Seer")
    else:
        me.uses("Charger")
    assert me.power("Scribe") == 5000 + gained


@pytest.mark.rule("11.20.3")
def test_it_is_that_card_that_is_asked_about(scene, me, foe):
    """Another card came there by a revelation earlier in the turn."""
    scene.card("Seer", "[AUTO]:Revelation-(RC)")
    scene.card("Charger", "[ACT](VC):Soul-Charge 1.", grade=3)
    scene.card("Scribe", ASKS_LATER, power=5000)
    me.has(vanguard="Charger", back="Scribe", hand=["Seer"])
    me.calls("Seer", "right").picks("yes", "Seer").uses("Charger")
    assert me.power("Scribe") == 5000 + 3000 + 1000


@pytest.mark.rule("11.20.3")
def test_a_revelation_of_the_other_player_is_none_of_yours(scene, me, foe):
    """Both hear of the card; for one of them it came by a revelation of their own."""
    gets = If(ByRevelation(It()), Modify(This(), (Add("power", Number(2000)),), "end of turn"))
    hears = Moved(Cards((), "any"), (), ("soul",))
    scene.card("Seer", "[AUTO]:Revelation-(RC)")
    scene.card("Watcher", abilities=[Ability("automatic", gets, zones=("rear-guard circle",), trigger=hears)],
               power=5000)  # fmt: skip
    me.has(vanguard="Grade 3", back="Watcher", hand=["Seer"])
    foe.has(left="Watcher")
    me.calls("Seer", "right").picks("yes", "Seer")
    assert (me.power("Watcher"), foe.power("Watcher")) == (7000, 5000)


@pytest.mark.rule("11.21.1")
@pytest.mark.parametrize(("others", "blazes"), [(["Grade 1"], True), (["Grade 1", "Grade 1"], False)])
def test_the_vanguard_blazes_with_more_rear_guards_than_the_opponent(scene, me, foe, others, blazes):
    scene.card("Torch", "[AUTO](RC):Blaze")
    scene.card("Lamp", "[CONT](RC):If your vanguard is blazing, this unit gets [Power] +2000.", power=5000)
    scene.step("battle phase")
    me.has(left="Torch", right="Lamp")
    foe.has(**dict(zip(("left", "right"), others, strict=False)))
    me.attacks("Torch", "Stone")
    assert me.power("Lamp") == (7000 if blazes else 5000)


@pytest.mark.rule("11.21.1")
def test_it_becomes_blazing_once_and_until_end_of_turn(scene, me, foe):
    scene.card("Torch", "[AUTO](RC):Blaze")
    scene.card("Lamp", "[AUTO](RC):When your vanguard becomes blazing, draw a card.", power=7000)
    scene.step("battle phase")
    me.has(left="Torch", right="Lamp", vanguard="Grade 2")
    with me.changes(hand=1):
        me.attacks("Torch", "Stone").attacks("Lamp", "Stone")
    assert me.value("Grade 2", "states") == ("blazing",)
    me.declines_attack()
    assert me.value("Grade 2", "states") == ()


@pytest.mark.rule("11.22.1")
@pytest.mark.parametrize(("hand", "asked"), [(6, True), (7, False)])
def test_afterimage_returns_as_a_bound_card_comes_to_the_opponents_hand(scene, me, foe, hand, asked):
    scene.card("Ghost", "[AUTO](RC):Afterimage")
    scene.card("Freer", "[ACT](RC):Choose a card from your opponent's bind zone, and put it into its owner's hand.")
    scene.card("Thief", "[ACT](RC):Choose a card from your bind zone, and put it into your hand.")
    me.has(left="Ghost", right="Freer", back="Thief", hand=hand, bind=["Grade 1"])
    foe.has(bind=["Grade 0"])
    if asked:
        me.uses("Freer").picks("yes")
        assert "Ghost" in me.zone("hand")
    else:
        me.uses("Freer").is_asked(about="act")
        assert me.zone("front left") == ["Ghost"]


@pytest.mark.rule("11.22.1")
def test_a_bound_card_that_comes_to_ones_own_hand_is_not_meant(scene, me, foe):
    scene.card("Ghost", "[AUTO](RC):Afterimage")
    scene.card("Thief", "[ACT](RC):Choose a card from your bind zone, and put it into your hand.")
    me.has(left="Ghost", back="Thief", bind=["Grade 1"])
    me.uses("Thief").is_asked(about="act")


# --- why an ability is shut -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("marks", "rule"),
    [
        ("[Generation Break 1]", "11.12.3.3"),
        ("Brave", "11.15.4"),
        ("Oracle", "11.16.4"),
        ("Ritual 2", "11.18.4"),
        ("Unite", "11.19.1.3"),
        ("[Limit-Break 4]", "11.6.3.3"),
        ("[Generation Break 2]Brave", "11.12.3.3"),
        ("Oracle[Generation Break 1]", "11.16.4"),
        ("Thunderstrike 1", "11.26.1.3"),
        ("Darkness", "11.30.1.3"),
        ("Dark Device", "11.36.1.3"),
        ("Shinken Hissatsu", "11.39.1.3"),
        ("[Generation Break 1]Thunderstrike 1", "11.12.3.3"),
    ],
)
def test_the_refusal_names_the_mark(scene, me, foe, marks, rule):
    scene.card("Minder", f"[ACT](RC){marks}:Draw a card.")
    me.has(left="Minder", hand=4)
    foe.has(right="Grade 1")
    assert rule in me.refused("use", "Minder", "Minder/1")


def test_of_two_marks_the_one_that_is_shut_is_named(scene, me, foe):
    scene.card("Minder", "[ACT](RC)[Generation Break 1]Brave:Draw a card.")
    me.has(left="Minder", hand=4)
    g_units_face_up(me, 1)
    assert "11.15.4" in me.refused("use", "Minder", "Minder/1")


@pytest.mark.rule("11.12.3.1", "11.26.1.1", "11.35.1")
@pytest.mark.parametrize("bound", [0, 1])
@pytest.mark.parametrize("face_up", [0, 1])
@pytest.mark.parametrize("marks", ["[Generation Break 1]Thunderstrike 1", "Thunderstrike 1[Generation Break 1]"])
def test_generation_break_and_thunderstrike_must_both_be_open(scene, me, foe, marks, face_up, bound):
    scene.card("Both", f"[CONT](RC){marks}:{MORE}", power=5000)
    me.has(left="Both")
    foe.has(bind=bound)
    g_units_face_up(me, face_up)
    assert me.power("Both") == (8000 if face_up and bound else 5000)


@pytest.mark.rule("11.12.3.1")
def test_texts_find_an_ability_by_either_of_its_marks(scene, me, foe):
    scene.card("Both", f"[CONT](RC)[Generation Break 1]Thunderstrike 1:{MORE}")
    me.has(left="Both")
    scene.start()
    assert {"generation break 1", "thunderstrike"} <= set(me.value("Both", "keywords"))


@pytest.mark.parametrize(("card", "rule"), [("Grand", "6.5.1.2.2"), ("Bulwark", "11.14.2")])
def test_a_skill_of_the_g_zone_is_not_used_in_the_main_phase(scene, me, foe, card, rule):
    me.has(vanguard="Grade 3", left="Grade 1", hand=["Grade 3", "Heal Trigger"]).g_zone(card)
    foe.has(vanguard="Grade 3")
    assert rule in me.refused("use", card, f"{card}/1")
