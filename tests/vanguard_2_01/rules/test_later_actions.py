"""3.13.3, 8.7.3.1, 8.7.6, 10.23 to 10.38, 12.3 to 12.7, 12.11: actions and effects of later sets."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Add,
    Cannot,
    Cards,
    Choose,
    Is,
    It,
    Look,
    Modify,
    Move,
    Number,
    Perform,
    Place,
    Rest,
    Sequence,
    Top,
)

REAR = ("rear-guard circle",)


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=("field",), **fields)


# --- 3.13.3 look at up to so many ---------------------------------------------------------------------


@pytest.mark.rule("3.13.3", "3.13.3.1", "3.13.3.2", "3.13.3.3")
@pytest.mark.parametrize("many", [0, 1, 2, 3])
def test_up_to_so_many_are_looked_at_one_after_another(scene, me, foe, many):
    """Whether to look at the next is decided with those before it seen; what was not looked at is no part of it."""
    names = ["Grade 0", "Grade 1", "Grade 2", "Grade 3"]
    looks = act(Look(Top(Number(3), "deck"), up_to=True), Move(Rest(), "drop"))
    scene.card("Reader", abilities=[looks], grade=2)
    me.has(vanguard="Reader", deck=names[::-1])
    me.uses("Reader")
    for at in range(many):
        seen = [me.sees(me.card(name, "deck")) for name in names]
        assert seen == [True] * at + [False] * (4 - at)
        me.picks("look")
    if many < 3:
        me.picks("done")
    assert me.zone("drop") == names[:many]


# --- 10.23 declare ------------------------------------------------------------------------------------


GUESS = (
    "[ACT](VC):Declare a card name, and reveal the top card of your deck. If the revealed card is the card you "
    "declared, put that card into your hand."
)


@pytest.mark.rule("10.23.1", "10.23.2")
@pytest.mark.parametrize(("name", "drawn"), [("Grade 1", 1), ("Grade 0", 0)])
def test_a_declared_name_is_one_that_there_is(scene, me, foe, name, drawn):
    scene.card("Prophet", GUESS, grade=2)
    me.has(vanguard="Prophet", hand=["Grade 0"], drop=["Grade 1"]).deck_top("Grade 1")
    foe.has(hand=["Grade 3"])
    with me.changes(hand=drawn):
        me.uses("Prophet").is_asked(exactly=["Grade 0", "Grade 1", "Prophet", "Stone"])
        me.picks(name)


# --- 10.29 lost costs ---------------------------------------------------------------------------------


@pytest.mark.rule("10.29.1")
@pytest.mark.parametrize("lost", [False, True])
def test_a_lost_cost_is_not_paid(scene, me, foe, lost):
    frees = "Choose one of your rear-guards, and that unit's abilities lose their costs until end of turn."
    scene.card("Freer", f"[ACT](VC):{frees}")
    scene.card("Scribe", "[ACT](RC):[Soul-Blast 1] Draw a card.", grade=1)
    me.has(vanguard="Freer", left="Scribe", soul=["Grade 0"] if not lost else [])
    if lost:
        assert me.why_not("use", "Scribe", "Scribe/1") == "8.5.2.3"
        me.uses("Freer")
    with me.changes(hand=1, soul=0 if lost else -1):
        me.uses("Scribe")


# --- 10.30 counter charge -----------------------------------------------------------------------------


@pytest.mark.rule("10.30.1")
def test_counter_charge_turns_damage_face_up(scene, me, foe):
    scene.card("Mender", "[ACT](VC):Counter-Charge 1.", grade=2)
    me.has(vanguard="Mender")
    for name, down in (("Grade 0", True), ("Grade 1", True), ("Grade 2", False)):
        me.put("damage", name, face_down=down)
    me.uses("Mender").is_asked(exactly=["Grade 0", "Grade 1"])
    me.picks("Grade 1")
    assert [bool(scene.game.face_down[me.card(f"Grade {n}")]) for n in (0, 1, 2)] == [True, False, False]


# --- 10.31 time leap ----------------------------------------------------------------------------------


LEAP = "Time Leap-[ACT](VC):Choose one of your rear-guards, and time leap it."


@pytest.mark.rule("10.31.1", "10.31.2", "11.32.1")
def test_a_time_leap_brings_the_next_grade_for_a_turn(scene, me, foe):
    scene.card("Clock", LEAP, grade=2)
    scene.card("Later", grade=2, power=9000)
    me.has(vanguard="Clock", left="Grade 1").deck_top("Grade 3", "Later")
    me.uses("Clock").is_asked(exactly=["Later", "done"])
    me.picks("Later", "front right")
    assert (me.zone("bind"), me.zone("right"), me.zone("left")) == (["Grade 1"], ["Later"], [])
    me.picks("pass", "no", "back left")
    bottom, *_ = me.zone("deck")
    assert (bottom, me.zone("bind"), me.zone("back left")) == ("Later", [], ["Grade 1"])


@pytest.mark.rule("10.31.2", "8.8.1")
@pytest.mark.parametrize(("raised", "found"), [(True, "Last"), (False, "Later")])
def test_a_time_leap_goes_by_the_grade_that_the_bound_unit_had(scene, me, foe, raised, found):
    """Bound it is of its printed grade again, but the text speaks of the unit that was bound."""
    raises = "[ACT](VC):Choose one of your rear-guards, and that unit gets grade +1 until end of turn."
    scene.card("Clock", f"{LEAP}\n{raises}", grade=2)
    scene.card("Later", grade=2, power=9000)
    scene.card("Last", grade=3, power=10000)
    me.has(vanguard="Clock", left="Grade 1", deck=["Last", "Later"])
    if raised:
        me.uses("Clock", 2)
    me.uses("Clock").is_asked(exactly=[found, "done"])
    assert me.value("Grade 1", "grade") == 1


@pytest.mark.rule("10.31.2")
def test_what_did_not_go_under_the_deck_brings_nothing_back(scene, me, foe):
    scene.card("Clock", f"{LEAP}\n[ACT](VC):Choose one of your rear-guards, and retire it.", grade=2)
    scene.card("Later", grade=2, power=9000)
    me.has(vanguard="Clock", left="Grade 1").deck_top("Later")
    me.uses("Clock").picks("Later", "front right").uses("Clock", 2).picks("pass", "no")
    assert (me.zone("bind"), me.zone("drop")) == (["Grade 1"], ["Later"])


BORROWS = (
    "[ACT](VC):You may choose one of your rear-guards, and bind it face up. If you do, search your deck for up to one "
    "grade 2 card, call it to (RC), shuffle your deck, and at the end of your turn, put the unit that was called with "
    "this effect on the bottom of your deck. If you put a card on the bottom of your deck this way, choose a card that "
    "was bound with this effect, and call it to (RC)."
)


@pytest.mark.rule("8.1.1.1.2.4", "8.6.6")
@pytest.mark.parametrize("stays", [True, False])
def test_what_is_asked_about_a_later_step_is_asked_when_that_is_done(scene, me, foe, stays):
    """At the end of the turn, and not while the ability resolves; then nothing has been put under the deck yet."""
    scene.card("Clock", f"{BORROWS}\n[ACT](VC):Choose one of your rear-guards, and retire it.", grade=2)
    scene.card("Later", grade=2, power=9000)
    me.has(vanguard="Clock", left="Grade 1").deck_top("Later")
    me.uses("Clock").picks("yes", "Later", "front right")
    assert (me.zone("bind"), me.zone("right")) == (["Grade 1"], ["Later"])
    if stays:
        me.picks("pass", "no", "back left")
        bottom, *_ = me.zone("deck")
        assert (bottom, me.zone("bind"), me.zone("back left")) == ("Later", [], ["Grade 1"])
    else:
        me.uses("Clock", 2).picks("pass", "no")
        assert (me.zone("bind"), me.zone("drop")) == (["Grade 1"], ["Later"])


@pytest.mark.rule("10.31.2")
@pytest.mark.parametrize("leaps", [False, True])
def test_a_text_hears_that_a_unit_came_by_time_leap(scene, me, foe, leaps):
    hears = "[AUTO]:When this unit is placed on (RC) from your deck due to time leap, draw a card."
    fetch = "[ACT](VC):Search your deck for up to one grade 2 card, call it to (RC), and shuffle your deck."
    scene.card("Clock", LEAP if leaps else fetch, grade=2)
    scene.card("Later", hears, grade=2, power=9000)
    me.has(vanguard="Clock", left="Grade 1").deck_top("Later")
    with me.changes(hand=int(leaps)):
        me.uses("Clock").picks("Later", "front right")


@pytest.mark.rule("10.31.2")
def test_what_is_called_after_a_time_leap_did_not_come_by_it(scene, me, foe):
    """One call more, by the same text, once the leap is done."""
    hears = "[AUTO]:When this unit is placed on (RC) from your deck due to time leap, draw a card."
    fetch = "Search your deck for up to one grade 3 card, call it to (RC), and shuffle your deck."
    scene.card("Clock", f"{LEAP}\n[ACT](VC):{fetch}", grade=2)
    scene.card("Later", hears, grade=2, power=9000)
    scene.card("Last", hears, grade=3, power=9000)
    me.has(vanguard="Clock", left="Grade 1").deck_top("Later", "Last")
    with me.changes(hand=1):
        me.uses("Clock").picks("Later", "front right")
    with me.changes(hand=0):
        me.uses("Clock", 2).picks("Last", "back right")


# --- 10.32 moving -------------------------------------------------------------------------------------


HEARS = "[AUTO](RC):When this unit moves to another (RC), draw a card."


@pytest.mark.rule("10.32.1")
def test_a_unit_is_moved_to_another_circle_and_stays_itself(scene, me, foe):
    scene.card("Guide", abilities=[act(Place("move", Cards(REAR), "rear-guard circle", where=("open",)))], grade=2)
    scene.card("Walker", HEARS, grade=1)
    me.has(vanguard="Guide")
    me.put("front left", "Walker", rested=True)
    before = scene.start().game.serial[me.card("Walker")]
    with me.changes(hand=1):
        me.uses("Guide").picks("back left")
    assert (me.zone("back left"), me.is_rested("Walker")) == (["Walker"], True)
    assert scene.game.serial[me.card("Walker")] == before


@pytest.mark.rule("10.32.1")
def test_a_unit_of_the_opponent_is_moved_on_the_opponents_field(scene, me, foe):
    """Whoever moves it; and of which side the circles are open."""
    scene.card("Shover", "[ACT](VC):Choose one of your opponent's rear-guards, and move it to an open (RC).", grade=2)
    me.has(vanguard="Shover", right="Grade 1")
    foe.has(vanguard="Grade 2", left="Grade 1")
    me.uses("Shover")
    me.is_asked("10.32.1", exactly=["front right", "back left", "back center", "back right"])
    me.picks("front right")
    assert (foe.zone("left"), foe.zone("right"), me.zone("right")) == ([], ["Grade 1"], ["Grade 1"])


@pytest.mark.rule("10.32.2")
def test_who_changes_places_is_moved(scene, me, foe):
    scene.card("Walker", HEARS, grade=1)
    me.has(vanguard="Grade 2", left="Walker")
    with me.changes(hand=1):
        me.exchanges("left")


@pytest.mark.rule("10.32.2")
def test_who_intercepts_is_moved(scene, me, foe):
    """To a circle that is no rear-guard circle, which is where a text must look for it."""
    seen = "[AUTO](VC):When your unit is put on (GC), draw a card."
    scene.turn_of(1).step("battle phase").card("Watcher", seen, grade=2)
    me.has(vanguard="Watcher", left="Grade 2")
    foe.has(left="Grade 1", right="Grade 1")
    foe.attacks("Grade 1", "Watcher")
    with me.changes(hand=1):
        me.picks("Grade 2")


@pytest.mark.rule("10.32.3")
def test_who_is_called_is_not_moved(scene, me, foe):
    """Even from one circle to another."""
    scene.card("Guide", abilities=[act(Place("call", Cards(REAR), "rear-guard circle"))], grade=2)
    scene.card("Walker", HEARS, grade=1)
    me.has(vanguard="Guide", left="Walker")
    with me.changes(hand=0):
        me.uses("Guide").picks("back left")
    assert me.zone("back left") == ["Walker"]


@pytest.mark.rule("10.32.1", "3.11.3")
def test_a_unit_moved_to_the_guardian_circle_guards(scene, me, foe):
    when = "At the beginning of the guard step of the battle that your vanguard was attacked"
    text = f"[AUTO](RC):{when}, move this unit to (GC)."
    scene.turn_of(1).step("battle phase").card("Shieldhand", text, grade=1, shield=5000)
    me.has(vanguard="Grade 2", back="Shieldhand")
    foe.has(left="Grade 3", right="Grade 1")
    with me.changes(damage=0, drop=1):
        foe.attacks("Grade 3", "Grade 2")


# --- 10.36 removing, 10.38 switching ------------------------------------------------------------------


@pytest.mark.rule("10.36.1", "10.36.1.1")
def test_a_removed_card_lies_open_out_of_the_game(scene, me, foe):
    scene.card("Eraser", "[ACT](VC):Choose a card from your hand, and remove it.", grade=2)
    me.has(vanguard="Eraser", hand=["Grade 1"])
    me.uses("Eraser")
    assert (me.zone("removed"), foe.sees(me.card("Grade 1"))) == (["Grade 1"], True)


@pytest.mark.rule("10.38.1")
def test_switched_cards_go_to_each_others_zone(scene, me, foe):
    text = "[ACT](RC):Switch this unit with a card from your hand."
    scene.card("Twin", text, grade=1)
    me.has(vanguard="Grade 2", left="Twin", hand=["Grade 0"])
    me.uses("Twin")
    assert (me.zone("left"), me.zone("hand")) == (["Grade 0"], ["Twin"])
    (_, _, _, one, _, _, left, *_), (_, _, _, other, _, _, hand, *_) = scene.events("move")
    assert {(one, left), (other, hand)} == {(me.card("Grade 0"), scene.game.zone_of[me.card("Grade 0")]),
                                            (me.card("Twin"), scene.game.zone_of[me.card("Twin")])}  # fmt: skip


@pytest.mark.rule("10.38.2")
def test_what_is_gone_is_not_switched(scene, me, foe):
    text = "[ACT](RC):[Put this unit into your soul] Switch this unit with a card from your hand."
    scene.card("Twin", text, grade=1)
    me.has(vanguard="Grade 2", left="Twin", hand=["Grade 0"])
    with me.changes(hand=0, soul=1):
        me.uses("Twin")


# --- limits that are let go ---------------------------------------------------------------------------


ONCE = "[AUTO](VC)[1/Turn]:When your unit attacks, draw a card."
SAID = "[AUTO](VC):When your unit attacks, draw a card. This ability cannot be used for the rest of that turn."


@pytest.mark.rule("12.5.1.1.2", "8.1.1.2.3.1.1")
@pytest.mark.parametrize("text", [ONCE, SAID])
@pytest.mark.parametrize("let_go", [False, True])
def test_an_ability_with_a_limit_may_be_let_go_and_is_there_later(scene, me, foe, text, let_go):
    scene.step("battle phase").card("Thrift", text, grade=2)
    me.has(vanguard="Thrift", left="Grade 1", right="Grade 2")
    foe.has(vanguard="Grade 3")
    me.attacks("Grade 1", "Grade 3").is_asked("8.4.1.2", exactly=[("ability", "Thrift/1", "Thrift"), LET_GO])
    me.picks(LET_GO if let_go else ("ability", "Thrift/1", "Thrift"))
    assert me.count("hand") == int(not let_go)
    me.attacks("Grade 2", "Grade 3")
    if let_go:
        me.is_asked("8.4.1.2", exactly=[("ability", "Thrift/1", "Thrift"), LET_GO])


LET_GO = ("let go", "Thrift/1", "Thrift")


@pytest.mark.rule("8.6.3.1")
def test_an_ability_without_a_limit_must_be_played(scene, me, foe):
    scene.step("battle phase").card("Eager", "[AUTO](VC):When your unit attacks, draw a card.", grade=2)
    me.has(vanguard="Eager", left="Grade 1")
    with me.changes(hand=1):
        me.attacks("Grade 1", "Stone")


@pytest.mark.rule("12.2.1.3")
def test_playing_one_instance_cancels_the_others(scene, me, foe):
    text = "[AUTO](VC):When one of your rear-guards is placed on (RC), Soul-Charge 1. " + SAID.split(". ", 1)[1]
    scene.card("Host", text + "\n[ACT](VC):Choose two cards from your drop zone, and call them to (RC).", grade=2)
    me.has(vanguard="Host", drop=["Grade 0", "Grade 1"])
    with me.changes(soul=1):
        me.uses("Host", 2).picks("front left", "front right", ("ability", "Host/1", "Host"))
    assert scene.game.waiting == []


# --- 8.7.3.1 effects on the rules, 8.7.6 nullified effects --------------------------------------------


@pytest.mark.rule("8.7.3.1", "8.7.3")
def test_what_forbids_reaches_units_that_come_later_and_what_lifts_does_not(scene, me, foe):
    bars = Modify(Cards(("field",), "theirs"), (Cannot("intercept"),), "end of turn")
    lifts = Modify(Cards(("field",), "mine"), (Add("power", Number(1000)),), "end of turn")
    scene.card("Marshal", abilities=[act(bars, lifts)], grade=2)
    summon = act(Place("call", Cards(("drop",), "theirs"), "rear-guard circle", where=("opponent",)))
    scene.card("Herald", abilities=[summon], grade=1)
    me.has(vanguard="Marshal", left="Herald", hand=["Grade 1"])
    foe.has(drop=["Grade 2"])
    me.uses("Marshal").calls("Grade 1", "right").uses("Herald")
    foe.picks("front left")
    assert scene.game.cannot(foe.card("Grade 2"), "intercept")
    assert (me.power("Grade 1"), me.power("Herald")) == (7000, me.value("Herald", "original power") + 1000)


WARD = (
    "[AUTO]:When this unit is placed on (GC), choose one of your units that is being attacked, and that unit cannot be "
    "hit until end of that battle."
)
PIERCE = (
    "[AUTO](VC):When your drive check reveals a grade 3 card, choose one of your opponent's guardians, retire it, and "
    'that unit\'s effects with "cannot be hit" are nullified.'
)


@pytest.mark.rule("8.7.6", "8.7.6.1")
@pytest.mark.parametrize("pierces", [False, True])
def test_a_nullified_effect_is_lost_wholly(scene, me, foe, pierces):
    """The guardian also gave power by the same effect, enough to withstand: that is lost with it."""
    ward = WARD.replace("cannot be hit", "gets [Power] +5000, and cannot be hit")
    scene.step("battle phase").card("Piercer", PIERCE if pierces else "", grade=2, power=9000)
    scene.card("Wall", ward, grade=0, shield=0)
    me.has(vanguard="Piercer").deck_top("Grade 3")
    foe.has(vanguard="Grade 1", hand=["Wall"])
    me.attacks("Piercer", "Grade 1")
    with foe.changes(damage=int(pierces)):
        foe.picks("Wall")


# --- 12.3 nullified triggers --------------------------------------------------------------------------


@pytest.mark.rule("12.3.1", "12.3.2")
@pytest.mark.parametrize("nullified", [False, True])
def test_a_nullified_trigger_does_nothing(scene, me, foe, nullified):
    shot = "[ACT](VC):Choose one of your opponent's vanguards, and deal one damage."
    scene.card("Hush", shot + (" During that damage check, all trigger effects are nullified." if nullified else ""))
    me.has(vanguard="Hush")
    foe.has(vanguard="Grade 2").deck_top("Draw Trigger")
    me.uses("Hush")
    if not nullified:
        foe.picks("draw")
    gained = 0 if nullified else 1
    assert (foe.count("damage"), foe.count("hand"), foe.power("Grade 2")) == (1, gained, 9000 + 5000 * gained)


@pytest.mark.rule("12.3.1")
def test_the_next_check_has_its_trigger_again(scene, me, foe):
    shot = "[ACT](VC):Choose one of your opponent's vanguards, and deal one damage."
    hush = f"{shot} During that damage check, all trigger effects are nullified."
    scene.card("Hush", f"{hush}\n{shot}")
    me.has(vanguard="Hush")
    foe.has(vanguard="Grade 2").deck_top("Draw Trigger", "Draw Trigger")
    me.uses("Hush").uses("Hush", 2)
    foe.picks("draw")
    assert foe.count("hand") == 1


# --- 12.4 extra turns ---------------------------------------------------------------------------------


@pytest.mark.rule("12.4.1", "12.4.2")
def test_extra_turns_come_at_once_and_the_last_added_first(scene, me, foe):
    """Mine, the opponent's, mine, and then the opponent's own turn."""
    three = act(Perform("extra turn"), Perform("extra turn", who="opponent"), Perform("extra turn"))
    scene.card("Hourglass", abilities=[three], grade=2)
    me.has(vanguard="Hourglass")
    me.uses("Hourglass").picks("pass")
    seats = []
    for _ in range(5):
        while scene.game.question.about in ("act", "attack", "assist", "ride"):
            player = (me, foe)[scene.game.question.seat]
            turn = scene.game.facts["turn"]
            player.picks(player.options()[-1])
            if scene.game.facts["turn"] != turn:
                break
        seats.append(scene.game.facts["turn seat"])
    assert seats == [0, 1, 0, 1, 0]


@pytest.mark.rule("12.4.2")
def test_of_two_extra_turns_the_last_added_is_the_first(scene, me, foe):
    """The opponent's extra turn, mine, and then the opponent's own."""
    two = act(Perform("extra turn"), Perform("extra turn", who="opponent"))
    scene.card("Hourglass", abilities=[two], grade=2)
    me.has(vanguard="Hourglass")
    me.uses("Hourglass")
    seats = []
    while len(seats) < 3:
        turn, player = scene.game.facts["turn"], (me, foe)[scene.game.question.seat]
        player.picks(player.options()[-1])
        seats += [scene.game.facts["turn seat"]] if scene.game.facts["turn"] != turn else []
    assert seats == [1, 0, 1]


@pytest.mark.rule("12.4.1")
def test_without_one_players_take_turns(scene, me, foe):
    scene.step("end phase").start()
    assert scene.game.facts["turn seat"] == 1


# --- 12.6 for each ------------------------------------------------------------------------------------


@pytest.mark.rule("12.6.1", "12.6.2", "12.6.3")
def test_for_each_the_number_is_fixed_and_nothing_is_chosen_twice(scene, me, foe):
    """Two in the soul, and what is done fills it: still twice, and each time another unit."""
    lifts = "choose one of your rear-guards, and that unit gets [Power] +1000 until end of turn."
    scene.card("Bard", f"[ACT](VC):For each card in your soul, {lifts}", grade=2)
    me.has(vanguard="Bard", soul=["Grade 3", "Grade 3"], left="Grade 0", right="Grade 1", back="Grade 2")
    me.uses("Bard").is_asked(exactly=["Grade 0", "Grade 1", "Grade 2"])
    me.picks("Grade 0").is_asked(exactly=["Grade 1", "Grade 2"])
    me.picks("Grade 1")
    assert [me.power(f"Grade {n}") for n in (0, 1, 2)] == [6000, 8000, 9000]


@pytest.mark.rule("12.6.2")
def test_the_number_does_not_grow_meanwhile(scene, me, foe):
    scene.card("Spring", "[ACT](VC):For each card in your soul, Soul-Charge 1.", grade=2)
    me.has(vanguard="Spring", soul=["Grade 3", "Grade 3"])
    with me.changes(soul=2):
        me.uses("Spring")


# --- 12.7 names ---------------------------------------------------------------------------------------


@pytest.mark.rule("12.7.1", "12.7.2", "12.7.2.1", "12.7.2.2")
def test_a_card_with_two_names_shares_each_of_them(scene, me, foe):
    takes = "this unit is also regarded as a unit with the same card name as that unit until end of turn."
    scene.card("Mime", f"[ACT](RC):Choose one of your other units, and {takes}", grade=1, power=7000)
    scene.card("Caster", abilities=[lifting("Grade 1", 500), lifting("Mime", 30)], grade=2)
    me.has(vanguard="Caster", left="Mime", right="Grade 1")
    assert (me.power("Mime"), me.power("Grade 1")) == (7030, 7500)
    me.uses("Mime").picks("Grade 1")
    assert me.power("Mime") == 7000 + 500 + 30


def lifting(name, more):
    """Rear-guards of that name are so much stronger."""
    named = Cards(REAR, "mine", Is("name", "=", name))
    return Ability("continuous", Modify(named, (Add("power", Number(more)),)), zones=("field",))


@pytest.mark.rule("12.7.1", "12.7.2.2")
@pytest.mark.parametrize("disguised", [False, True])
def test_cards_of_different_names_share_none(scene, me, foe, disguised):
    """Of the three only two may be chosen once two of them share a name."""
    also = 'This unit is also regarded as "Grade 1".'
    scene.card("Mime", f"[CONT](RC):{also}" if disguised else "", grade=0, power=7000)
    picks = Choose(Cards(REAR, "mine"), Number(3), up_to=True, each_different="name")
    scene.card("Chooser", abilities=[act(picks, Modify(It(), (Add("power", Number(1)),), "end of turn"))], grade=2)
    me.has(vanguard="Chooser", left="Mime", right="Grade 1", back="Grade 2")
    me.uses("Chooser").picks("Mime")
    me.is_asked(exactly=["Grade 2", "done"] if disguised else ["Grade 1", "Grade 2", "done"])


# --- 12.11 cannot be affected -------------------------------------------------------------------------


PROUD = "[CONT](RC):This unit cannot be affected by effects of grade 2 or less cards."


@pytest.mark.rule("12.11.1")
@pytest.mark.parametrize(("grade", "reached"), [(2, False), (3, True)])
def test_what_cannot_be_affected_is_neither_changed_nor_moved_nor_turned(scene, me, foe, grade, reached):
    others = Cards(REAR, "mine", Is("name", "=", "Proud"))
    lift = act(Modify(others, (Add("power", Number(1000)),), "end of turn"))
    rest = Ability("activated", Sequence((Move(others, "hand"),)), zones=("field",))
    scene.card("Proud", PROUD, grade=1, power=7000)
    scene.card("Meddler", abilities=[lift, rest], grade=grade)
    me.has(vanguard="Meddler", left="Proud")
    me.uses("Meddler", 1)
    assert me.power("Proud") == 7000 + 1000 * reached
    me.uses("Meddler", 2)
    assert me.zone("left") == ([] if reached else ["Proud"])


# --- 12.1.1.4 loops in one go ----------------------------------------------------------------------------


@pytest.mark.rule("12.1.1.4")
def test_a_loop_that_only_adds_is_done_in_one_go(scene, me, foe):
    """Twice by itself; then the loop is noticed, and seven rounds are one act: +7000."""
    scene.card("Endless", "[ACT](VC):This unit gets [Power] +1000 until end of turn.", grade=2, power=9000)
    me.has(vanguard="Endless")
    me.uses("Endless").uses("Endless").uses("Endless")
    me.is_asked("12.1.1.4")
    assert me.power("Endless") == 9000 + 2000
    with me.changes(hand=0):
        me.picks(7)
    assert me.power("Endless") == 9000 + 2000 + 7000
    assert len(scene.events("play")) == 2
    me.is_asked("6.6.1.2")


@pytest.mark.rule("12.1.1.4")
@pytest.mark.parametrize("rounds", [0, 7])
def test_after_a_loop_in_one_go_another_act_is_done_once(scene, me, foe, rounds):
    scene.card("Endless", "[ACT](VC):This unit gets [Power] +1000 until end of turn.", grade=2, power=9000)
    me.has(vanguard="Endless", hand=["Grade 1"])
    me.uses("Endless").uses("Endless").uses("Endless").picks(rounds)
    me.calls("Grade 1", "left")
    assert me.zone("left") == ["Grade 1"]
    assert me.power("Endless") == 9000 + 2000 + (rounds or 1) * 1000


@pytest.mark.rule("12.1.1.4")
def test_an_act_that_costs_something_is_no_loop(scene, me, foe):
    text = "[ACT](VC):[Soul-Blast 1] This unit gets [Power] +1000 until end of turn."
    scene.card("Fair", text, grade=2, power=9000)
    me.has(vanguard="Fair", soul=["Grade 0", "Grade 0", "Grade 0"])
    for _ in range(2):
        me.uses("Fair").picks("Grade 0")
    me.uses("Fair")
    assert me.power("Fair") == 9000 + 3000
