"""Vanguards that are ridden, stridden over or not, in legion or as hearts, and what is shown of cards."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Add,
    Both,
    Cannot,
    Cards,
    Is,
    It,
    Modify,
    Move,
    Number,
    Perform,
    Place,
    Sequence,
    Shuffle,
    This,
)

REAR = ("rear-guard circle",)
VANGUARD = "vanguard circle"
SEEKS = '[ACT](VC):[Legion 20000]"Mate"'


def act(*parts, zones=("field",)):
    return Ability("activated", Sequence(parts), zones=zones)


def lifts(cards, until="end of turn"):
    return Modify(cards, (Add("power", Number(5000)),), until)


# --- riding and striding --------------------------------------------------------------------------------------


@pytest.mark.rule("6.5.1.1.4")
@pytest.mark.parametrize("rides", [True, False])
def test_what_a_ride_sets_off_is_played_in_the_ride_step(scene, me, foe, rides):
    scene.step("ride phase").card("Herald", "[AUTO]:When this unit is placed on (VC), you may draw a card.", grade=2)
    me.has(vanguard="Grade 1", hand=["Herald", "Grade 0"])
    if rides:
        me.rides("Herald").is_asked(exactly=["yes", "no"])
        assert scene.game.facts["step"] == "ride step"
    else:
        me.picks("pass").is_asked(about="act")
        assert scene.game.facts["phase"] == "main phase"


@pytest.mark.rule("10.28.1", "8.5.3.4")
@pytest.mark.parametrize("face_down", [True, False])
def test_where_no_card_can_be_stridden_the_vanguard_stays(scene, me, foe, face_down):
    strides = act(Place("stride", Cards(("G zone",), "mine"), VANGUARD))
    scene.card("Opener", abilities=[strides], grade=1)
    me.has(vanguard="Grade 3", left="Opener")
    me.g_zone("Grand") if face_down else me.g_zone(face_up=("Grand",))
    me.uses("Opener").is_asked(about="act")
    assert (me.zone("vanguard"), me.zone("heart")) == ((["Grand"], ["Grade 3"]) if face_down else (["Grade 3"], []))


@pytest.mark.rule("10.28.1")
@pytest.mark.parametrize(
    ("zone", "type", "strides"), [("G zone", "g unit", 1), ("damage", "g unit", 0), ("G zone", "normal unit", 0)]
)
def test_only_a_g_unit_out_of_the_g_zone_is_stridden(scene, me, foe, zone, type, strides):
    scene.card("Opener", abilities=[act(Place("stride", Cards((zone,), "mine"), VANGUARD))], grade=1)
    scene.card("Riser", type=type, grade=4, power=15000)
    me.has(vanguard="Grade 3", left="Opener").put(zone, "Riser", face_down=True)
    me.uses("Opener").is_asked(about="act")
    assert (me.zone("vanguard"), me.zone("heart")) == ((["Riser"], ["Grade 3"]) if strides else (["Grade 3"], []))
    assert (me.count(zone), len(scene.events("superior stride"))) == (1 - strides, strides)


@pytest.mark.rule("10.28.2", "8.5.2.2.2")
def test_this_unit_means_the_card_that_its_own_text_strode(scene, me, foe):
    rises = Ability("activated", Sequence((Place("stride", This(), VANGUARD), lifts(This()))), zones=("G zone",))
    scene.card("Riser", abilities=[rises], type="g unit", grade=4, power=15000, clan="Testers")
    me.has(vanguard="Grade 3")
    me.g_zone("Riser")
    me.uses("Riser").is_asked()
    assert (me.zone("vanguard"), me.power("Riser")) == (["Riser"], 15000 + 10000 + 5000)


@pytest.mark.rule("9.6.1", "3.9.2", "10.27.3")
@pytest.mark.parametrize("strides", [False, True])
def test_damage_dealt_to_a_vanguard_that_is_a_heart_by_then_is_not_worked_off(scene, me, foe, strides):
    damage = Perform("deal damage", Number(1), cards=Cards((VANGUARD,), "mine"))
    over = (Place("stride", Cards(("G zone",), "mine"), VANGUARD),) if strides else ()
    scene.card("Reckless", abilities=[act(damage, *over)], grade=1)
    me.has(vanguard="Grade 3", left="Reckless")
    me.g_zone("Grand")
    with me.changes(damage=0 if strides else 1):
        me.uses("Reckless").is_asked(about="act")
    assert me.zone("vanguard") == (["Grand"] if strides else ["Grade 3"])


@pytest.mark.rule("10.6.1.2")
@pytest.mark.parametrize("found", [True, False])
def test_a_pair_stays_where_no_unit_comes_to_be_ridden(scene, me, foe, found):
    scene.card("Leader", SEEKS, grade=3)
    scene.card("Mate", grade=2, power=9000, skill=None)
    scene.card("Heir", grade=3)
    ride = act(Place("ride", Cards(("hand",), "mine", Is("name", "=", "Heir")), VANGUARD))
    scene.card("Usher", abilities=[ride], grade=1)
    me.has(vanguard="Leader", left="Usher", drop=["Grade 0", "Grade 1", "Grade 2", "Grade 3"])
    me.has(hand=["Heir"] if found else ["Grade 0"])
    foe.has(vanguard="Grade 3")
    me.deck_top("Mate")
    me.uses("Leader").picks("Grade 0", "Grade 1", "Grade 2").picks("Mate")
    me.uses("Usher").is_asked(about="act")
    assert me.zone("vanguard") == (["Heir"] if found else ["Mate", "Leader"])
    assert sorted(me.zone("soul")) == (["Leader", "Mate"] if found else [])


@pytest.mark.rule("10.27.3")
@pytest.mark.parametrize(("who", "found"), [("a vanguard", False), ("a card", True)])
def test_a_heart_is_a_card_of_its_original_name_and_no_vanguard_of_it(scene, me, foe, who, found):
    there = " on your (VC)" if who == "a card" else ""
    asks = f'If you have {who} with "Lantern" in its original card name{there}'
    scene.card("Lantern of Reeds", grade=3)
    scene.card("Counter", f"[CONT](RC):{asks}, this unit gets [Power] +5000.", power=7000)
    me.has(left="Counter", vanguard="Grade 3", heart=["Lantern of Reeds"])
    assert me.power("Counter") == 7000 + 5000 * found


# --- decks that are shuffled ------------------------------------------------------------------------------------


@pytest.mark.rule("10.35.2.5")
@pytest.mark.parametrize(("goes", "decks"), [("both", [0, 1]), ("own", [0]), ("others", [0]), ("own to drop", [0])])
def test_an_effect_of_a_dominating_player_has_both_decks_shuffled_where_cards_went_to_both(scene, me, foe, goes, decks):
    """Their rear-guard is dominated and counts among mine; the text is one of my own units'."""
    name = {"own": "Grade 0", "others": "Grade 2"}.get(goes)
    back = Cards(REAR, "mine", None if name is None else Is("name", "=", name))
    text = "Dominate-[ACT](VC):Choose one of your opponent's rear-guards, and dominate it until end of turn."
    returns = act(Move(back, "drop" if goes == "own to drop" else "deck"), Shuffle())
    scene.card("Puppeteer", text, abilities=[returns], grade=2)
    me.has(vanguard="Puppeteer", right="Grade 0")
    foe.has(left="Grade 2")
    me.uses("Puppeteer").uses("Puppeteer", 2)
    assert sorted(note[0] for *_, note in scene.events("shuffle")) == decks


# --- locked, deleted, switched, shown ---------------------------------------------------------------------------


@pytest.mark.rule("6.8.1.1", "10.24.1")
@pytest.mark.parametrize(("whose", "locked"), [("your opponent's", False), ("your", True)])
def test_what_is_not_unlocked_in_one_players_end_phase_is_in_the_others(scene, me, foe, whose, locked):
    bars = (Cannot(f"be unlocked in {whose} end phase"),)
    holds = act(Modify(Cards(("lock circle",), "mine"), bars, "end of your opponent's next end phase"))
    scene.card("Keyholder", "[ACT](VC):Choose one of your rear-guards, and lock it.", abilities=[holds], grade=2)
    me.has(vanguard="Keyholder", left="Grade 1")
    me.uses("Keyholder").uses("Keyholder", 2)
    me.picks("pass").passes()
    scene.looked = True
    assert me.zone("front left, locked") == (["Grade 1"] if locked else [])


@pytest.mark.rule("10.26.1", "10.26.2")
@pytest.mark.parametrize("circle", ["front_left", "front_right", "back_left", "back_center", "back_right"])
@pytest.mark.parametrize("mine", [True, False])
def test_a_unit_is_deleted_on_whichever_circle_of_either_player(scene, me, foe, circle, mine):
    whose = "your" if mine else "your opponent's"
    scene.card("Eraser", f"[ACT](VC):Delete all of {whose} rear-guards.", grade=2)
    me.has(vanguard="Eraser")
    (me if mine else foe).has(**{circle: "Grade 2"})
    card = (me if mine else foe).card("Grade 2")
    me.uses("Eraser")
    me.is_asked(about="act")
    assert (scene.game.face_down[card], scene.game.value(card, "power")) == (True, 0)


@pytest.mark.rule("10.38.1")
@pytest.mark.parametrize("hand", [["Grade 0"], []])
def test_switched_cards_are_those_that_are_meant_afterwards(scene, me, foe, hand):
    both = Both((This(), Cards(("hand",), "mine", Is("name", "=", "Grade 0"))))
    scene.card("Twin", abilities=[act(Perform("switch", cards=both), lifts(It()))], grade=1)
    me.has(vanguard="Grade 2", left="Twin", hand=hand)
    me.uses("Twin").is_asked(about="act")
    if hand:
        assert (me.zone("left"), me.power("Grade 0")) == (["Grade 0"], 5000 + 5000)
    else:
        assert me.power("Twin") == 7000


@pytest.mark.rule("4.11.3")
def test_only_a_card_that_lies_face_up_in_the_g_zone_is_shown_as_turned(scene, me, foe):
    me.has(vanguard="Grade 3", left="Grade 1")
    me.g_zone("Grand", face_up=("Bulwark",))
    me.is_asked(about="act")
    shows = scene.the_book.sight.shows
    told = {name: shows(scene.game, 0, me.card(name)).get("part") for name in ("Grand", "Bulwark", "Grade 1")}
    assert told == {"Grand": None, "Bulwark": "turned", "Grade 1": None}


# --- what waits -----------------------------------------------------------------------------------------------


@pytest.mark.rule("12.5.1.1.2")
@pytest.mark.parametrize(("answer", "drawn"), [("let go", 0), ("ability", 1)])
def test_an_ability_that_was_let_go_waits_no_more(scene, me, foe, answer, drawn):
    scene.step("battle phase").card("Thrift", "[AUTO](VC)[1/Turn]:When your unit attacks, draw a card.", grade=2)
    me.has(vanguard="Thrift", left="Grade 1", right="Grade 2")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 1", "Grade 3")
    with me.changes(hand=drawn):
        me.picks((answer, "Thrift/1", "Thrift"))
    foe.is_asked("7.5.1.2")
    assert scene.game.waiting == []
