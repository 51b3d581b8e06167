"""Rules that this book words otherwise than vanguard-2.01, chapters 1 to 9: one scene in both books, and what comes
of it in each. Where the older book has nothing like the thing, the scene is this book's and says what was before."""

from __future__ import annotations

import pytest
from tests.vanguard_overdress.both_books import NEWEST, SECOND, act, both, laid

import playmat
from playmat.kernel.state.view import log
from playmat.kernel.words.nodes import (
    Add,
    Cards,
    Compare,
    Count,
    If,
    Is,
    Modify,
    Move,
    Number,
    Perform,
    Place,
    Set,
)

VC, RC = ("vanguard circle",), ("rear-guard circle",)

# --- 1 numbers -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.3.6.1")
@both([5000, 0], [5000, 1])
def test_an_increase_that_lowers_is_told_as_a_decrease(scene, book, expected):
    """In both books the power falls; that it did is an event here, and the older book has none."""
    me, _ = laid(scene, book, "main phase")
    adds = act(Modify(Cards(RC, "mine"), (Add("power", Number(-5000)),), "end of turn"))
    text = "[AUTO](RC):When this unit's [Power] is decreased, Soul-Charge 1." if book == NEWEST else ""
    scene.card("Scale", text, power=10000)
    me.has(vanguard=scene.card("Weigher", abilities=[adds], grade=2), left="Scale", hand=["Grade 0"])
    me.uses("Weigher")
    assert [me.power("Scale"), me.count("soul")] == expected


# --- 2 cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.8.2.2", "2.8.2.3", "2.8.2.4", "10.6.1.2.4")
@pytest.mark.parametrize("kind", ["critical", "draw", "heal"])
@both(7000 + 5000, 7000 + 10000)
def test_a_trigger_gives_the_number_of_its_icon_or_always_the_same(scene, book, expected, kind):
    """Icons without a number are of 5000 there."""
    me, _ = laid(scene, book, "battle phase")
    me.has(vanguard="Grade 2", left="Grade 1").deck_top(scene.card("Bell", grade=0, trigger=kind))
    me.attacks("Grade 2", "Stone").picks("power", "Grade 1")
    if kind == "critical":
        me.picks("Grade 1")
    assert me.power("Grade 1") == expected


@pytest.mark.rule("2.8.2.5")
@both([9000 + 5000, 7000 + 5000, 5000], [9000 + 10000, 7000 + 10000, 5000])
def test_what_a_front_trigger_gives_the_front_row(scene, book, expected):
    me, _ = laid(scene, book, "battle phase")
    me.has(vanguard="Grade 2", left="Grade 1", back="Grade 0").deck_top("Front Trigger")
    me.attacks("Grade 2", "Stone")
    assert [me.power(name) for name in ("Grade 2", "Grade 1", "Grade 0")] == expected


@pytest.mark.rule("10.6.1.2.4", "13.5.4")
@pytest.mark.parametrize("check", ["drive", "damage"])
@both(0, 1)
def test_whether_a_trigger_of_a_strange_clan_works(scene, book, expected, check):
    """There a unit must share its clan; here nothing is compared."""
    me, foe = laid(scene, book, "battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Grade 1")
    checks = me if check == "drive" else foe
    checks.deck_top(scene.card("Stranger", grade=0, trigger="draw", clan="Kagero"))
    me.attacks("Grade 2", "Grade 1")
    if expected:
        checks.picks("draw", *(["Grade 1"] if check == "drive" else []))
    drawn = [event for event in scene.events("move") if event[1] in ("2.8.1.1.3", "2.8.2.3")]
    assert len(drawn) == expected


@pytest.mark.rule("2.14.4", "2.14.4.1")
@pytest.mark.parametrize(
    ("fields", "older", "newer"),
    [
        ({"clan": "Pale Moon"}, ("Dark Zone",), ()),
        ({"clan": None, "nation": "Dark Zone"}, ("Dark Zone",), ("Dark Zone",)),
        ({"clan": None, "nation": "Dark States"}, (), ("Dark States", "Dark Zone")),
    ],
)
@pytest.mark.parametrize("book", [SECOND, NEWEST])
def test_which_nations_a_card_is_of(scene, book, fields, older, newer):
    """There a clan tells the nation; here one nation counts as another, which that book does not know."""
    laid(scene, book, "main phase")
    scene.card("Citizen", **fields)
    printed = scene.definition("Citizen").printed
    assert printed["nation"] == (older if book == SECOND else newer)
    assert ("Pale Moon" in printed["clan"]) == (book == NEWEST or bool(older))


@pytest.mark.rule("2.17.1")
@pytest.mark.parametrize(("unit", "skill", "checks"), [
    ("vanguard", None, 1), ("vanguard", "twin drive", 2), ("left", "twin drive", 0),
])  # fmt: skip
@pytest.mark.parametrize("book", [SECOND, NEWEST])
def test_a_vanguard_checks_as_many_cards_as_its_drive_in_both(scene, book, unit, skill, checks):
    """The older book says the same of the leader of a legion, which there is none of here."""
    me, _ = laid(scene, book, "battle phase")
    scene.card("Driver", grade=3, skill=skill)
    me.has(**{"vanguard": "Grade 2", unit: "Driver"})
    with me.changes(hand=checks):
        me.attacks("Driver", "Stone")


# --- 3, 7.29 damage of a vanguard -----------------------------------------------------------------------------------


@pytest.mark.rule("3.1.2", "7.29.1")
@both(0, 2)
def test_whether_damage_is_the_vanguards_or_its_players(scene, book, expected):
    """Two damage are dealt, and another vanguard comes before they are worked off."""
    me, _ = laid(scene, book, "main phase")
    parts = (Perform("deal damage", Number(2)), Place("ride", Cards(("soul",), "mine"), "vanguard circle"))
    me.has(vanguard=scene.card("Martyr", abilities=[act(*parts)], grade=2), soul=["Grade 3"], hand=["Grade 0"])
    with me.changes(damage=expected):
        me.uses("Martyr")
    assert me.zone("vanguard") == ["Grade 3"]


@pytest.mark.rule("7.29.1")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("book", [SECOND, NEWEST])
def test_as_much_damage_is_worked_off_as_was_dealt(scene, book, number):
    me, foe = laid(scene, book, "main phase")
    shot = act(Perform("deal damage", Number(number), who="opponent"))
    me.has(vanguard=scene.card("Cannon", abilities=[shot], grade=2), hand=["Grade 0"])
    with foe.changes(damage=number):
        me.uses("Cannon")


# --- 4 zones -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1.10")
@pytest.mark.parametrize("zone", ["drop", "hand"])
@pytest.mark.parametrize("book", [SECOND, NEWEST])
def test_in_which_order_cards_come_to_a_deck_is_their_owners_to_know(scene, book, zone):
    """The older book says so of cards out of public zones; out of hidden ones nobody else knew them anyway."""
    me, foe = laid(scene, book, "main phase")
    puts = act(Move(Cards((zone,), "mine"), "deck", position="bottom"))
    me.has(vanguard=scene.card("Sorter", abilities=[puts], grade=2), **{zone: ["Grade 1", "Grade 3"]})
    scene.start()
    before = len(list(log(scene.game, foe.seat)))
    me.uses("Sorter").picks("Grade 3")
    told = [event for event in list(log(scene.game, foe.seat))[before:] if event[0] == "move"]
    assert me.zone("deck")[:2] == ["Grade 3", "Grade 1"]
    assert len(told) == 2
    assert not foe.sees(me.card("Grade 3", "deck"))
    if zone == "hand":
        assert "Grade" not in str(told)


@pytest.mark.rule("4.3.2", "4.3.2.3")
@pytest.mark.parametrize("rested", [True, False])
@pytest.mark.parametrize("book", [SECOND, NEWEST])
def test_who_comes_to_a_circle_stands_and_who_changes_circles_stays_as_it_was(scene, book, rested):
    """The older book has no other zone in which cards rest; here the order zone is one."""
    me, _ = laid(scene, book, "main phase")
    call = act(Place("call", Cards(("soul",), "mine"), "rear-guard circle"))
    me.has(vanguard=scene.card("Herald", abilities=[call], grade=2), soul=["Grade 0"], hand=["Grade 1"])
    me.put("front left", "Grade 2", rested=rested)
    me.exchanges("left").uses("Herald").picks("back center")
    assert (me.is_rested("Grade 2"), me.zone("back left")) == (rested, ["Grade 2"])
    assert scene.game.orientation(me.card("Grade 0")) is False
    assert scene.game.orientation(me.card("Stone", "deck")) is None


@pytest.mark.rule("4.3.2.3", "9.2.2")
def test_a_card_in_the_order_zone_stands_and_rests_like_a_unit(scene, me, foe):
    """The older book stands units of the field alone: it has no orders."""
    scene.step("stand phase")
    me.put("order zone", "Fixture", rested=True)
    me.put("front left", "Grade 1", rested=True)
    me.has(vanguard="Grade 2", hand=["Grade 2"])
    foe.put("order zone", "Fixture", rested=True)
    me.is_asked(about="ride")
    assert [me.is_rested("Fixture"), me.is_rested("Grade 1"), foe.is_rested("Fixture")] == [False, False, True]


@pytest.mark.rule("9.2.2")
@pytest.mark.parametrize("book", [SECOND, NEWEST])
def test_in_the_stand_phase_the_turn_players_field_stands(scene, book):
    me, foe = laid(scene, book, "stand phase")
    for player in (me, foe):
        player.put("vanguard circle", "Grade 2", rested=True)
        player.put("front left", "Grade 1", rested=True)
    me.has(hand=["Grade 2"])
    me.is_asked(about="ride")
    assert [player.is_rested(name) for player in (me, foe) for name in ("Grade 2", "Grade 1")] == [
        False, False, True, True,
    ]  # fmt: skip


@pytest.mark.rule("4.3.3.2", "4.11.3")
@both((True, 1), (True, 0))
def test_what_a_face_down_card_of_the_damage_zone_is(scene, book, expected):
    """Both players may look at it in either book; whether it is of grade 3 is another matter."""
    me, foe = laid(scene, book, "main phase")
    grade = Compare(Count(Cards(("damage",), "mine", Is("grade", "=", Number(3)))), ">=", Number(1))
    scene.card("Asker", abilities=[act(If(grade, Perform("draw", Number(1))))], grade=2)
    me.has(vanguard="Asker", left="Grade 0", hand=["Grade 1"])
    me.put("damage", "Grade 3", face_down=True)
    me.uses("Asker")
    assert (foe.sees(me.card("Grade 3", "damage")), me.count("hand") - 1) == expected


@pytest.mark.rule("4.9.2.3.1")
@pytest.mark.parametrize("book", [SECOND, NEWEST])
def test_a_resting_rear_guard_that_comes_to_the_vanguard_circle_stands(scene, book):
    """The older book leaves strides out, over a resting vanguard they rest; here there are none."""
    me, _ = laid(scene, book, "main phase")
    go = act(Place("move", Cards(RC, "mine"), "vanguard circle"))
    me.has(vanguard=scene.card("Usher", abilities=[go], grade=2), hand=["Grade 0"])
    me.put("front left", "Grade 2", rested=True)
    me.uses("Usher")
    assert (me.zone("vanguard"), me.zone("soul"), me.is_rested("Grade 2")) == (["Grade 2"], ["Usher"], False)


FIVE = ["front left", "front right", "back left", "back center", "back right"]


@pytest.mark.rule("4.9.2.5", "4.9.4")
@pytest.mark.parametrize("book", [SECOND, NEWEST])
def test_five_circles_take_calls_and_hold_one_unit_each(scene, book):
    me, _ = laid(scene, book, "main phase")
    me.has(vanguard="Grade 2", left="Grade 0", hand=["Grade 1", "Grade 1"])
    assert sorted({option[2] for option in me.options() if option[0] == "call"}) == sorted(FIVE)
    me.calls("Grade 1", "left")
    assert (me.zone("left"), me.zone("drop")) == (["Grade 1"], ["Grade 0"])


@pytest.mark.rule("4.9.2.5")
@both(FIVE[1:], FIVE)
def test_a_circle_whose_card_was_locked_is_none_to_call_to(scene, book, expected):
    """There it is a lock circle; here nothing locks, and a unit upon its dress lies on a rear-guard circle still."""
    me, _ = laid(scene, book, "main phase")
    if book == SECOND:
        me.put("front left, locked", "Grade 0", face_down=True)
    else:
        me.dressed("left", "Grade 1", "Grade 0")
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    assert sorted({option[2] for option in me.options() if option[0] == "call"}) == sorted(expected)


@pytest.mark.rule("4.9.4")
@pytest.mark.parametrize("book", [SECOND, NEWEST])
def test_the_guardian_circle_holds_as_many_as_come(scene, book):
    me, foe = laid(scene, book, "battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Grade 1", hand=["Grade 0", "Grade 0", "Grade 0", "Grade 1"])
    me.attacks("Grade 2", "Grade 1")
    for at in range(3):
        foe.picks("Grade 0", about="more" if at and book == NEWEST else "guards")
    if book == NEWEST:
        foe.picks("done", about="more")
    assert foe.zone("guardians") == ["Grade 0"] * 3
    foe.is_asked(about="guards")


# --- 5 original values ----------------------------------------------------------------------------------------------


@pytest.mark.rule("5.1.3", "11.9.1")
@both((5000, 9000), (5000, 13000))
def test_what_the_original_power_is(scene, book, expected):
    """The printed one there; here what changes the original value counts too. What is set comes last in both."""
    me, _ = laid(scene, book, "main phase")
    text = "[ACT](RC):Your vanguard's original [Power] becomes 13000 until end of turn." if book == NEWEST else ""
    sets = Modify(Cards(VC, "mine"), (Set("power", Number(5000)),), "end of turn")
    adds = Modify(Cards(VC, "mine"), (Add("power", Number(3000)),), "end of turn")
    scene.card("Setter", abilities=[act(sets), act(adds)], grade=1)
    me.has(vanguard="Grade 2", left="Setter", right=scene.card("Maker", text), hand=["Grade 0"])
    me.uses("Setter", 1).uses("Setter", 2)
    if book == NEWEST:
        me.uses("Maker")
    assert (me.power("Grade 2"), me.value("Grade 2", "original power")) == expected


# --- 6, 7 calls, rides, discards ------------------------------------------------------------------------------------


@pytest.mark.rule("6.2.2.1", "6.2.3.4")
@pytest.mark.parametrize(("by", "normal"), [("rule", 1), ("effect", 0)])
@both(("9.3.6", False), ("6.2.3.4", True))
def test_whether_a_call_is_normal_and_what_becomes_of_the_unit_beneath(scene, book, expected, by, normal):
    """Calls by the rules are normal, by effects not; who is called over leaves by a rule action, or with the call."""
    me, _ = laid(scene, book, "main phase")
    call = act(Place("call", Cards(("soul",), "mine"), "rear-guard circle"))
    me.has(vanguard=scene.card("Herald", abilities=[call], grade=2), left="Grade 0", soul=["Grade 1"], hand=["Grade 1"])
    if by == "rule":
        me.calls("Grade 1", "left")
    else:
        me.uses("Herald").picks("front left")
    assert (me.zone("left"), me.zone("drop")) == (["Grade 1"], ["Grade 0"])
    assert len(scene.events("normal call")) == normal
    (leaves,) = [event for event in scene.events("move") if "retire" in event]
    told = list(scene.game.log)
    assert (leaves[1], told.index(leaves) < told.index(scene.events("call")[0])) == expected


@pytest.mark.rule("6.3.2.1", "9.6.2")
@pytest.mark.parametrize("book", [SECOND, NEWEST])
def test_what_may_be_ridden_from_the_hand(scene, book):
    """The grade of the vanguard or one more, once, in both books; that it is a normal ride is told."""
    me, _ = laid(scene, book, "ride phase")
    me.has(vanguard="Stone", hand=["Grade 0", "Grade 1", "Grade 2", "Grade 3", "Grade 2"])
    me.is_asked(exactly=[("ride", "Grade 1"), ("ride", "Grade 2"), "pass"])
    me.rides("Grade 2").is_asked(about="act")
    assert len(scene.events("normal ride")) == 1
    assert me.why_not("ride", "Grade 2") is not None


@pytest.mark.rule("6.3.2.1", "9.6.2")
def test_what_may_be_ridden_from_the_ride_deck(scene, me, foe):
    """One grade more and face down; the older book knows no ride deck, and every normal ride is from the hand."""
    scene.step("ride phase")
    me.has(vanguard="Stone", hand=["Grade 0"]).ride_deck("Grade 2", "Grade 3", face_up=("Heal Trigger",))
    me.is_asked("9.6.2", exactly=[("ride", "Grade 2"), "pass"])
    me.rides("Grade 2")
    assert (me.zone("vanguard"), me.zone("drop"), len(scene.events("normal ride"))) == (["Grade 2"], ["Grade 0"], 1)


@pytest.mark.rule("7.7.1", "7.7.2")
@pytest.mark.parametrize("zone", ["hand", "deck"])
@pytest.mark.parametrize("book", [SECOND, NEWEST])
def test_whether_a_card_out_of_the_deck_is_discarded(scene, book, zone):
    """There only cards of the hand are discarded."""
    me, _ = laid(scene, book, "main phase")
    scene.card("Sorry", "[AUTO]:When this card is discarded, Soul-Charge 1.")
    text = {"hand": "Choose a card from your hand, and discard it.",
            "deck": "Put the top card of your deck into the drop zone."}[zone]  # fmt: skip
    me.has(vanguard=scene.card("Miller", f"[ACT](VC):{text}", grade=2), left="Grade 1")
    if zone == "deck":
        me.deck_top("Sorry")
    else:
        me.has(hand=["Sorry"])
    with me.changes(soul=int(book == NEWEST or zone == "hand"), drop=1):
        me.uses("Miller")


# --- 8, 9 preparation and turn ---------------------------------------------------------------------------------------


@pytest.mark.rule("8.2.1.3")
@pytest.mark.parametrize("book", [SECOND, NEWEST])
def test_decks_are_shuffled_as_the_game_is_prepared(scene, book):
    """By the seed and not by the list; beside them lie G decks there and ride decks here, face down."""
    decks = ["hedge-in-leaf", "ninth-bell"] if book == SECOND else ["ninth-beacon", "low-fords"]
    games = [playmat.new_game(book, decks, seed=seed).settle() for seed in (1, 2)]
    orders = [[game.card(card) for card in game.in_zone(0, "deck")] for game in games]
    assert orders[0] != orders[1]
    rules = {event[1] for event in games[0].log if event[0] == "shuffle"}
    assert rules == ({"5.4.3.1"} if book == SECOND else {"8.2.1.3"})
    beside = {SECOND: "G zone", NEWEST: "ride deck"}[book]
    lying = games[0].in_zone(0, beside)
    assert lying and all(games[0].face_down[card] for card in lying)


PHASES = ["stand phase", "draw phase", "ride phase", "main phase", "battle phase", "end phase"]
STEPS = ["draw step", "G assist step", "ride step", "stride step"]


@pytest.mark.rule("9.1.2")
@both(
    ["stand phase", "draw phase", *STEPS[:2], "ride phase", *STEPS[2:], *PHASES[3:]],
    PHASES,
)
def test_the_phases_of_a_turn_and_their_steps(scene, book, expected):
    me, foe = laid(scene, book, "stand phase")
    me.has(vanguard="Grade 2", hand=["Grade 3"])
    foe.has(hand=["Stone"])
    me.picks("pass", about="ride").declines_attack()
    foe.is_asked()
    began = [event[0].removeprefix("begin ") for event in scene.game.log if event[0].startswith("begin ")]
    mine = began[: began.index("end phase") + 1]
    assert [part for part in mine if part in (*PHASES, *STEPS)] == expected


@pytest.mark.rule("9.9.3")
@pytest.mark.parametrize("second", [True, False])
@pytest.mark.parametrize("book", [SECOND, NEWEST])
def test_the_end_phase_comes_again_for_who_came_in_it(scene, book, second):
    """In both books; only what the older one does first in it, returns and unlocking, is not here."""
    me, foe = laid(scene, book, "main phase")
    scene.card("Late", "[AUTO](RC):At the end of your turn, Soul-Charge 1." if second else "", grade=1)
    caller = "[AUTO](VC):At the end of your turn, choose a card from your hand, and call it to (RC)."
    me.has(vanguard=scene.card("Caller", caller, grade=2), hand=["Late"])
    foe.has(hand=["Stone"])
    with me.changes(soul=int(second)):
        me.declines_attack()
        while me.asked:
            me.picks("front left")
        foe.is_asked()
    assert me.zone("left") == ["Late"]
