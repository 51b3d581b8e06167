"""Rules that this book words otherwise than vanguard-2.01, chapters 7 and 10 to 13: one scene in both books, and what
comes of it in each."""

from __future__ import annotations

import pytest
from tests.vanguard_overdress.both_books import NEWEST, SECOND, act, both, laid

from playmat.books._vanguard.nodes import Attack
from playmat.kernel.words.nodes import (
    Ability,
    Add,
    At,
    Cards,
    Modify,
    Move,
    Number,
    On,
    Perform,
    Place,
    Sequence,
    Set,
    This,
    Turn,
)

VC, RC = ("vanguard circle",), ("rear-guard circle",)
BOOKS = pytest.mark.parametrize("book", [SECOND, NEWEST])


def auto(trigger, *parts):
    return Ability("automatic", Sequence(parts), zones=("field",), trigger=trigger)


def guards(player, *names):
    """Call these guardians, together where the book asks for more of them."""
    for at, name in enumerate(names):
        question = player.game.question
        player.picks(name, about="more" if at and question.about == "more" else "guards")


# --- 7.30 ordered attacks --------------------------------------------------------------------------------------------


@pytest.mark.rule("7.30.1", "7.30.1.2")
@both(True, False)
def test_whether_an_ordered_attack_may_be_boosted(scene, book, expected):
    """It comes in the main phase, after the effect; there a booster may be named as in any battle."""
    me, foe = laid(scene, book, "main phase")
    order = act(Attack(This(), Cards(VC, "theirs")), Perform("draw", Number(1)))
    scene.card("Lancer", abilities=[order], grade=2, power=9000)
    me.has(vanguard="Grade 2", left="Lancer", back_left="Grade 0")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    me.uses("Lancer")
    assert (me.asked and me.offered("Grade 0")) == expected
    if expected:
        me.picks("Grade 0", about="booster")
    foe.is_asked(about="guards")
    assert (me.power("Lancer"), me.count("hand")) == (9000 + 5000 * expected, 1)
    assert scene.game.facts["phase"] == "main phase"


# --- 10.1, 10.4 the attack -------------------------------------------------------------------------------------------


@pytest.mark.rule("10.1.5")
@BOOKS
@pytest.mark.parametrize("turned", [True, False])
def test_an_attack_turned_from_vanguard_to_rear_guard_hits_a_rear_guard(scene, book, turned):
    """There the battle changes its kind; here who is attacked is another. What a hit on a vanguard gives is not had."""
    me, foe = laid(scene, book, "battle phase")
    scene.card("Striker", "[AUTO](RC):When this unit's attack hits a vanguard, draw a card.", grade=2, power=20000)
    turns = auto(On("attack", (("attacked", Cards(VC, "mine")),)), Perform("battle", cards=Cards(RC, "mine")))
    scene.card("Shield", abilities=[turns] if turned else [], grade=1, skill=None)
    me.has(vanguard="Grade 2", left="Striker")
    foe.has(vanguard="Grade 2", left="Shield", hand=["Grade 0"])
    with me.changes(hand=0 if turned else 1), foe.changes(damage=0 if turned else 1):
        me.attacks("Striker", "Grade 2")
        foe.guards_with_nothing()
    assert foe.zone("drop") == (["Shield"] if turned else [])


@pytest.mark.rule("10.4.1.3", "10.4.1.6")
@BOOKS
def test_who_may_attack_whom_without_a_legion(scene, book):
    """Standing units of the front row, and units of the front row: the older book adds pairs, and leaves out mates."""
    me, foe = laid(scene, book, "battle phase")
    me.has(vanguard="Grade 2", left="Grade 1", back="Grade 0")
    me.put("front right", "Grade 3", rested=True)
    foe.has(left="Grade 0", back="Grade 1")
    me.picks("yes").is_asked(about="attacker", exactly=["Grade 2", "Grade 1"])
    me.picks("Grade 1").is_asked(about="target", exactly=["Stone", "Grade 0"])


@pytest.mark.rule("10.4.1.3", "10.4.1.6")
def test_in_the_older_book_a_pair_attacks_as_one_and_its_mate_is_no_target(scene):
    me, foe = laid(scene, SECOND, "main phase")
    scene.card("Leader", '[ACT](VC):[Legion 20000]"Mate"', grade=3, power=10000)
    scene.card("Mate", grade=2, power=9000, skill=None)
    me.has(vanguard="Leader", left="Grade 1", drop=["Grade 0", "Grade 1", "Grade 2", "Grade 3"]).deck_top("Mate")
    foe.has(vanguard="Grade 3", left="Grade 1", hand=["Grade 3"])
    me.uses("Leader").picks("Grade 0", "Grade 1", "Grade 2", "Mate")
    me.picks("pass", "yes").is_asked(about="attacker", exactly=["Leader", "Grade 1"])
    me.picks("Grade 1", "Grade 3")
    foe.passes()
    me.declines_attack()
    foe.picks("pass", about="ride").picks("pass", about="act")
    foe.picks("yes").picks("Grade 1", about="attacker")
    foe.is_asked(about="target", exactly=["Leader"] if not me.zone("left") else ["Leader", "Grade 1"])


@pytest.mark.rule("10.4.1.3.1")
@both(["attack step", "close step"], ["attack step"])
def test_where_a_battle_goes_in_which_nobody_can_attack(scene, book, expected):
    """To its close step there, and the player may attack again; here the battle phase is over."""
    me, foe = laid(scene, book, "battle phase")
    nap = auto(At("begin", "attack step", "your"), Turn(Cards(("front row",), "mine"), "rest"))
    me.has(vanguard="Grade 2", back=scene.card("Sandman", abilities=[nap]))
    foe.has(vanguard="Grade 2", hand=["Grade 2"])
    me.picks("yes", about="attack")
    foe.is_asked(about="ride")
    began = [event[0].removeprefix("begin ") for event in scene.game.log if event[0].endswith(" step")]
    assert [step for step in began if step in ("attack step", "guard step", "close step")] == expected
    assert not scene.events("attack")


# --- 10.5 guarding ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.5.1.2", "10.5.1.2.2", "10.5.1.2.3")
@pytest.mark.parametrize("names", [("Grade 0", "Draw Trigger"), ("Left", "Right")])
@both(1, 0)
def test_whether_guardians_come_one_by_one_or_together(scene, book, expected, names):
    """Of the hand or by intercepting: how many of them lie on the circle when the second is named."""
    me, foe = laid(scene, book, "battle phase")
    for name in ("Left", "Right"):
        scene.card(name, grade=2, skill="intercept")
    me.has(vanguard="Grade 3", left="Grade 1")
    foe.has(vanguard="Grade 3", left="Left", right="Right", hand=["Grade 0", "Draw Trigger"])
    me.attacks("Grade 3", "Grade 3")
    foe.picks(names[0])
    assert foe.count("guardians") == expected
    foe.picks(names[1])
    if book == NEWEST and foe.game.question.about == "more":
        foe.picks("done")
    assert sorted(foe.zone("guardians")) == sorted(names)
    foe.is_asked(about="guards")


@pytest.mark.rule("10.5.1.2", "10.5.1.2.2")
def test_the_older_books_fourth_way_to_guard_is_a_g_guardian(scene):
    """Here blitz orders take its place in the play timing."""
    me, foe = laid(scene, SECOND, "battle phase")
    me.has(vanguard="Grade 3")
    foe.has(vanguard="Grade 3", hand=["Heal Trigger"]).g_zone("Bulwark")
    me.attacks("Grade 3", "Grade 3")
    foe.is_asked(about="guards", exactly=["Heal Trigger", "Bulwark", "done"])


@pytest.mark.rule("10.5.1.2.1")
@pytest.mark.parametrize(("attacker", "steps"), [
    ("Grade 2", ["guard step", "drive step", "damage step"]), ("Grade 1", ["guard step", "damage step"]),
])  # fmt: skip
@BOOKS
def test_passing_leads_to_the_drive_step_or_to_the_damage_step(scene, book, attacker, steps):
    me, foe = laid(scene, book, "battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Grade 1", hand=["Grade 0"])
    me.attacks(attacker, "Grade 1")
    foe.guards_with_nothing()
    began = [event[0].removeprefix("begin ") for event in scene.game.log if event[0].endswith(" step")]
    named = [step for step in began if step in ("guard step", "drive step", "damage step")]
    assert named == steps


RETIRES = "[AUTO](VC):When this unit attacks, choose one of your opponent's rear-guards, and retire it."


@pytest.mark.rule("10.5.1.2.1.1")
@pytest.mark.parametrize("retired", [True, False])
@BOOKS
def test_nobody_is_asked_to_guard_what_is_there_no_more(scene, book, retired):
    """There because no unit is left to be named, here because the rule says so."""
    me, foe = laid(scene, book, "battle phase")
    me.has(vanguard=scene.card("Raider", RETIRES if retired else "", grade=2), left="Grade 1")
    foe.has(vanguard="Grade 3", left="Grade 1", hand=["Grade 0"])
    me.attacks("Raider", "Grade 1")
    assert foe.asked != retired
    (me if retired else foe).is_asked(about="attack" if retired else "guards")


# --- 10.7 hitting ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.7.1.7")
@pytest.mark.parametrize("leaves", [False, True])
@BOOKS
def test_an_attack_does_not_hit_also_when_its_attacker_left(scene, book, leaves):
    """Here the rule names the case; there the event is told of the unit, wherever it went."""
    me, foe = laid(scene, book, "battle phase")
    gone = auto(At("begin", "guard step"), Move(This(), "hand"))
    scene.card("Weak", abilities=[gone] if leaves else [], power=1000)
    me.has(vanguard="Grade 2", left="Weak")
    foe.has(vanguard="Grade 2")
    me.attacks("Weak", "Grade 2").is_asked(about="attack")
    assert len(scene.events("miss")) == 1
    assert foe.count("damage") == 0


# --- 11 costs, continuous effects ----------------------------------------------------------------------------------


@pytest.mark.rule("11.7.2")
@BOOKS
@pytest.mark.parametrize("lost", [True, False])
def test_a_cost_that_was_lost_is_not_paid_and_counts_as_paid(scene, book, lost):
    """There the actions of the cost are not done; here it is paid by saying so: the same comes of it."""
    me, _ = laid(scene, book, "main phase")
    scene.card("Payer", "[ACT](RC):[COST][Counter-Blast 1], draw a card.", grade=1)
    frees = "Choose one of your rear-guards, and that unit's abilities lose their costs until end of turn."
    me.has(vanguard=scene.card("Patron", f"[ACT](VC):{frees}", grade=2), left="Payer", hand=["Grade 0"])
    if lost:
        me.uses("Patron")
    assert me.offered("use", "Payer", "Payer/1") == lost
    if lost:
        with me.changes(hand=1, damage=0):
            me.uses("Payer")


@pytest.mark.rule("11.9.3.1.1.1")
@both(2000, 1000)
def test_of_what_age_the_effect_of_an_ability_is(scene, book, expected):
    """An ability calls a unit that sets a power, and then sets it otherwise.

    It was played before that unit came, and its effect was made after it.
    """
    me, _ = laid(scene, book, "main phase")
    sets = [Modify(Cards(VC, "mine"), (Set("power", Number(number)),), until)
            for number, until in ((1000, "end of turn"), (2000, None))]  # fmt: skip
    plays = act(Place("call", Cards(("soul",), "mine"), "rear-guard circle"), sets[0])
    always = Ability("continuous", sets[1], zones=("field",))
    me.has(vanguard="Grade 2", left=scene.card("Player", abilities=[plays]), hand=["Grade 0"])
    me.has(soul=[scene.card("Weight", abilities=[always])])
    me.uses("Player").picks("front right")
    assert me.power("Grade 2") == expected


@pytest.mark.rule("11.9.4")
@BOOKS
def test_a_bonus_for_those_there_goes_along_and_reaches_nobody_later(scene, book):
    """There it does not apply to cards that change zones afterwards; from circle to circle it goes along in both."""
    me, _ = laid(scene, book, "main phase")
    lifts = Modify(Cards(("front row",), "mine"), (Add("power", Number(5000)),), "end of turn")
    me.has(vanguard=scene.card("Herald", abilities=[act(lifts)], grade=2, power=9000), left="Grade 1", hand=["Grade 0"])
    me.uses("Herald").exchanges("left").calls("Grade 0", "left")
    assert (me.power("Grade 1"), me.power("Grade 0"), me.power("Herald")) == (7000 + 5000, 5000, 9000 + 5000)


@pytest.mark.rule("11.9.1")
@pytest.mark.parametrize("first", ["adds", "sets"])
@BOOKS
def test_what_adds_comes_before_what_sets_in_whichever_order_they_were_made(scene, book, first):
    me, _ = laid(scene, book, "main phase")
    changes = {"adds": Add("power", Number(3000)), "sets": Set("power", Number(1000))}
    order = [changes.pop(first), *changes.values()]
    played = [act(Modify(Cards(VC, "mine"), (change,), "end of turn")) for change in order]
    me.has(vanguard="Grade 2", left=scene.card("Twofold", abilities=played), hand=["Grade 0"])
    me.uses("Twofold", 1).uses("Twofold", 2)
    assert me.power("Grade 2") == 1000


# --- 12 what cannot be affected --------------------------------------------------------------------------------------


@pytest.mark.rule("12.5.1")
@both(True, False)
def test_whether_an_effect_may_choose_what_it_cannot_affect(scene, book, expected):
    """There it may be chosen, and nothing is done to it; here it is not offered."""
    whose = {SECOND: "effects of grade 2 or less cards", NEWEST: "your opponent's effects"}
    me, foe = laid(scene, book, "main phase")
    scene.card("Hermit", f"[CONT](RC):This unit cannot be affected by {whose[book]}.", grade=1)
    retires = "[ACT](VC):Choose one of your opponent's rear-guards, and retire it."
    me.has(vanguard=scene.card("Hunter", retires, grade=2), hand=["Grade 0"])
    foe.has(left="Hermit", right="Grade 1", back="Grade 0")
    me.uses("Hunter")
    assert me.offered("Hermit") == expected
    me.picks("Hermit" if expected else "Grade 1")
    assert foe.zone("left") == ["Hermit"] and len(foe.zone("drop")) == int(not expected)


# --- 13 rule actions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.3.1")
@both("7.7.1.9", "13.3.1")
def test_whether_guardians_stay_when_nothing_is_attacked_any_more(scene, book, expected):
    """The attacked rear-guard leaves as a guardian comes: there it stays for the damage step, here it leaves too."""
    me, foe = laid(scene, book, "battle phase")
    flees = auto(On("call", (("card", Cards(("guardian circle",), "mine")),)), Move(Cards(RC, "mine"), "soul"))
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard=scene.card("Recaller", abilities=[flees], grade=2), left="Grade 1", hand=["Grade 0", "Grade 1"])
    me.attacks("Grade 2", "Grade 1")
    guards(foe, "Grade 0")
    if foe.asked and foe.game.question.about == "more":
        foe.picks("done")
    assert foe.zone("soul") == ["Grade 1"]
    (leaves,) = [event for event in scene.events("move") if foe.card("Grade 0") in event and "retire" in event]
    assert leaves[1] == expected


@pytest.mark.rule("13.4.1.1")
@both(False, True)
def test_whether_a_soul_of_which_nothing_can_be_ridden_saves_a_player(scene, book, expected):
    """There any card of the soul is ridden; here one that cannot be is no help."""
    me, foe = laid(scene, book, "main phase")
    leaves = act(Move(Cards(VC, "mine"), "drop"))
    text = "[CONT]:This card cannot be ridden." if book == NEWEST else ""
    me.has(vanguard=scene.card("Abdicator", abilities=[leaves], grade=2), soul=[scene.card("Lead", text, grade=1)])
    me.has(hand=["Grade 0"])
    me.uses("Abdicator")
    assert (scene.result is not None and scene.winner is foe) == expected
    assert me.zone("vanguard") == ([] if expected else ["Lead"])


@pytest.mark.rule("13.5.1")
@both(["trigger", "trigger", "damage", "hand"], ["trigger", "hand", "trigger", "damage"])
def test_whether_damage_waits_until_a_checked_card_has_left_the_trigger_zone(scene, book, expected):
    """A drive check deals damage: there it is worked off beside the card that is checked, here after it."""
    me, foe = laid(scene, book, "battle phase")
    hears = On("drive check", (("card", Cards((), "mine")),))
    scene.card("Spark", abilities=[auto(hears, Perform("deal damage", Number(1), who="opponent"))], grade=2, power=1000)
    me.has(vanguard="Spark", left="Grade 1")
    foe.has(vanguard="Grade 3")
    me.attacks("Spark", "Grade 3").is_asked(about="attack")
    assert [to for _, _, to in scene.moves() if to in ("trigger", "hand", "damage")] == expected


@pytest.mark.rule("13.6.2", "13.5.1")
@pytest.mark.parametrize("takes", [True, False])
@both(1, 0)
def test_whether_a_checked_card_can_leave_before_it_is_damage(scene, book, expected, takes):
    """There the whole process is one rule action; here abilities are played while the card lies in the trigger zone."""
    me, foe = laid(scene, book, "main phase")
    hears = On("damage check", (("card", Cards((), "mine")),))
    scene.card("Taker", abilities=[auto(hears, Move(Cards(("trigger",), "mine"), "hand"))] if takes else [], grade=2)
    shot = act(Perform("deal damage", Number(1), who="opponent"))
    me.has(vanguard=scene.card("Cannon", abilities=[shot], grade=2), hand=["Grade 0"])
    foe.has(vanguard="Taker")
    damage = expected if takes else 1
    with foe.changes(hand=1 - damage, damage=damage):
        me.uses("Cannon")
