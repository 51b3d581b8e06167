"""Rules that this book words otherwise than the first: one scene in both books, and what comes of it in each."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Add, Modify, Number, Perform, Sequence, Set, This

FIRST, NEWEST = "vanguard-1.10", "vanguard-2.01"


def both(older, newer):
    """The scene in either book, with what is to be expected there."""
    return pytest.mark.parametrize(("book", "expected"), [(FIRST, older), (NEWEST, newer)])


def laid(scene, book, stage):
    """The two players of a table of that book."""
    scene.book(book).turn_of(0).step(stage).declining("assist")
    return scene.players


def trigger(scene, book, kind):
    """A trigger whose icon has 10000 power, where icons have a number."""
    number = {"trigger_power": 10000} if book == NEWEST else {}
    return scene.card("Loud Trigger", grade=0, trigger=kind, **number)


# --- 2.8 triggers -------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.8.1.1.2", "2.8.1.1.3", "2.8.1.1.5")
@pytest.mark.parametrize("kind", ["critical", "draw", "heal"])
@both(7000 + 5000, 7000 + 10000)
def test_a_trigger_gives_the_number_of_its_icon(scene, book, expected, kind):
    me, _ = laid(scene, book, "battle phase")
    me.has(vanguard="Grade 2", left="Grade 1").deck_top(trigger(scene, book, kind))
    me.attacks("Grade 2", "Stone").picks("power", "Grade 1")
    if kind == "critical":
        me.picks("Grade 1")
    assert me.power("Grade 1") == expected


@pytest.mark.rule("2.8.1.1.4")
@both(["Grade 1", "Grade 0"], ["Grade 2", "Grade 1", "Grade 0"])
def test_a_stand_trigger_chooses_among_rear_guards_or_among_all_units(scene, book, expected):
    me, _ = laid(scene, book, "battle phase")
    me.has(vanguard="Grade 2", left="Grade 1", back="Grade 0").deck_top("Stand Trigger")
    me.attacks("Grade 2", "Stone").picks("stand").is_asked(exactly=expected)


@pytest.mark.rule("2.8.1.1.4")
def test_a_stand_trigger_stands_what_was_chosen_if_it_is_a_rear_guard(scene, me, foe):
    """In the first book only a rear-guard can be chosen for it."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2").deck_top("Stand Trigger")
    me.put("front left", "Grade 1", rested=True)
    me.attacks("Grade 2", "Stone").picks("stand", "Grade 1", "Grade 1")
    assert not me.is_rested("Grade 1")


# --- 3 text, shields ----------------------------------------------------------------------------------------------


@pytest.mark.rule("3.1.1.3.10")
@pytest.mark.parametrize("zone", ["drop", "soul", "hand"])
@both(9000, 9000 + 2000)
def test_text_without_a_zone_works_on_the_field_or_anywhere(scene, book, expected, zone):
    me, _ = laid(scene, book, "main phase")
    scene.card("Lamp", "[CONT]:All of your vanguards get [Power] +2000.", grade=0)
    me.has(vanguard="Grade 2", **{zone: ["Lamp"]})
    scene.start()
    assert me.power("Grade 2") == expected


@pytest.mark.rule("3.11.2", "8.5.2.1.1.2", "7.5.1.2.2", "8.5.2.1")
@both(["Grade 0", "done"], ["Grade 0", "Grade 3", "Shieldless", "done"])
def test_what_may_guard(scene, book, expected):
    """The first book asks for a shield and for a grade up to the vanguard's; here every card of the hand may."""
    me, foe = laid(scene, book, "battle phase")
    scene.card("Shieldless", grade=0, shield=None)
    scene.card("Grade 3", grade=3, shield=5000)
    me.has(left="Grade 1", right="Grade 1")
    foe.has(vanguard="Grade 1", hand=["Grade 0", "Grade 3", "Shieldless"])
    me.attacks("Grade 1", "Grade 1")
    foe.is_asked(exactly=expected)


# --- 6 the turn ---------------------------------------------------------------------------------------------------


OLD = [f"{phase} phase" for phase in ("stand", "draw", "ride")]
NEW = [f"{step} step" for step in ("draw", "G assist", "ride", "stride")]
PARTS = [*OLD[:2], *NEW[:2], *OLD[2:], *NEW[2:]]


@pytest.mark.rule("6.2.2", "6.4.1.1.3", "6.5.1")
@both(OLD, PARTS)
def test_draw_and_ride_phase_have_steps(scene, book, expected):
    me, _ = laid(scene, book, "stand phase")
    me.has(vanguard="Grade 2", hand=["Grade 3"])
    me.picks("pass", about="ride").is_asked(about="act")
    began = [event[0].removeprefix("begin ") for event in scene.game.log if event[0].startswith("begin ")]
    assert [part for part in began if part in PARTS] == expected


@pytest.mark.rule("6.4.1.1.3", "6.2.2")
@pytest.mark.parametrize(("book", "asked"), [(FIRST, False), (NEWEST, True)])
def test_after_the_draw_and_what_it_set_off_comes_the_g_assist(scene, book, asked):
    me, _ = laid(scene, book, "draw phase")
    scene.declining()
    scene.card("Drawn", "[AUTO](VC):When you draw a card, Soul-Charge 1.", grade=1)
    me.has(vanguard="Drawn", hand=["Grade 0"])
    scene.start()
    assert (scene.game.question.about == "assist") == asked
    assert me.count("soul") == 1
    scene.looked = True


@pytest.mark.rule("6.5.1", "6.5.1.1.4", "6.2.2")
@pytest.mark.parametrize(("book", "asked"), [(FIRST, False), (NEWEST, True)])
def test_after_the_ride_and_what_it_set_off_comes_the_stride(scene, book, asked):
    me, foe = laid(scene, book, "ride phase")
    scene.card("Ridden", "[AUTO]:When this unit is placed on (VC), Soul-Charge 1.", grade=3)
    me.has(vanguard="Grade 3", hand=["Ridden", "Grade 3"])
    foe.has(vanguard="Grade 3")
    if book == NEWEST:
        me.g_zone("Grand")
    me.rides("Ridden")
    assert me.count("soul") == 2
    assert (scene.game.question.about == "stride") == asked
    scene.looked = True


@pytest.mark.rule("6.8.1.5")
def test_the_end_phase_goes_round_without_unlocking_again(scene, me, foe):
    """What locks a card at the end of the turn comes after the unlocking, and another round brings none.

    The first book has no locks, and its end phase goes round from its beginning.
    """
    scene.step("battle phase")
    locks = "at the end of that turn, choose one of your rear-guards, and lock it."
    scene.card("Jailer", f"[AUTO](VC):When this unit attacks, {locks}", grade=2)
    me.has(vanguard="Jailer", left="Grade 1")
    me.attacks("Jailer", "Stone").declines_attack()
    scene.pass_until("6.6.1.2", even_if_able=True)
    assert me.zone("front left, locked") == ["Grade 1"]


# --- 7 battle -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.3.1.1")
@both(2, 1)
def test_how_often_the_beginning_of_a_start_step_is_heard(scene, book, expected):
    me, _ = laid(scene, book, "battle phase")
    scene.card("Starter", "[AUTO](VC):At the beginning of your start step, draw a card.", grade=2)
    me.has(vanguard="Starter", left="Grade 1", right="Grade 1")
    me.attacks("Grade 1", "Stone").is_asked(exactly=["yes", "no"])
    assert me.count("hand") == expected


@pytest.mark.rule("7.4.1.5", "7.4.1.3", "7.4.1.6")
@both([False, False], [False, True])
def test_when_the_attacker_rests(scene, book, expected):
    """Asked for the attacker it stands; asked for the target it rests here, and in the first book not yet."""
    me, foe = laid(scene, book, "battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(left="Grade 0")
    me.picks("yes").is_asked(about="attacker")
    seen = [me.is_rested("Grade 1")]
    me.picks("Grade 1").is_asked(about="target", exactly=["Stone", "Grade 0"])
    assert [*seen, me.is_rested("Grade 1")] == expected


@pytest.mark.rule("7.4.1.11")
@both(7000, 7000 + 5000)
def test_whether_the_booster_counts_when_abilities_on_attacking_are_played(scene, book, expected):
    me, _ = laid(scene, book, "battle phase")
    scene.card("Asker", "[AUTO](RC):When this unit attacks, you may draw a card.", grade=1)
    me.has(vanguard="Grade 2", left="Asker", back_left="Grade 0")
    me.attacks("Asker", "Stone", boost="Grade 0").is_asked(exactly=["yes", "no"])
    assert me.power("Asker") == expected


@pytest.mark.rule("7.5.1.2", "7.5.1.2.1", "7.5.1.2.4")
@both(0, 2)
def test_guardians_are_declared_together_or_one_by_one(scene, book, expected):
    """A guardian and an interceptor were named: how many of them lie on the circle while there is more to name."""
    me, foe = laid(scene, book, "battle phase")
    me.has(left="Grade 1", right="Grade 1")
    foe.has(vanguard="Grade 1", left="Grade 2", hand=["Grade 0", "Grade 1"])
    me.attacks("Grade 1", "Grade 1")
    foe.picks("Grade 0", "Grade 2").is_asked(exactly=["Grade 1", "done"])
    assert foe.count("guardians") == expected


@pytest.mark.rule("7.5.1.2.1", "7.5.1.2")
@both(False, True)
def test_a_play_timing_comes_again_after_a_guardian(scene, book, expected):
    """What a guardian draws as it comes may guard too: here one is asked again, in the first book one is not."""
    me, foe = laid(scene, book, "battle phase")
    scene.card("Caller", "[AUTO]:When this unit is placed on (GC), draw a card.", grade=0)
    me.has(left="Grade 1", right="Grade 1")
    foe.has(vanguard="Grade 1", hand=["Caller"]).deck_top("Grade 0")
    me.attacks("Grade 1", "Grade 1")
    foe.picks("Caller")
    if book == FIRST and foe.asked:
        foe.picks("done")
    assert foe.offered("Grade 0") == expected


@pytest.mark.rule("7.4.1.8.4")
@pytest.mark.parametrize("book", [FIRST, NEWEST])
def test_who_battles_a_whole_row_chooses_no_target(scene, book):
    """An effect may change how the target is chosen; the first book speaks of more targets. No difference here."""
    me, foe = laid(scene, book, "battle phase")
    sweeps = "[CONT](VC):This unit battles every unit in your opponent's front row in one attack."
    scene.card("Sweeper", sweeps, grade=2, power=20000)
    me.has(vanguard="Sweeper", left="Grade 1")
    foe.has(left="Grade 0", right="Grade 1", back="Grade 0")
    me.picks("yes", "Sweeper").is_asked(about="attack")
    assert (foe.zone("left"), foe.zone("right"), foe.count("damage")) == ([], [], 1)
    assert foe.zone("back") == ["Grade 0"]


@pytest.mark.rule("7.6.1.2", "7.6.1.3", "11.2.3.1", "7.5.1.2.1")
@pytest.mark.parametrize(("unit", "skill", "checks"), [
    ("vanguard", None, 1), ("vanguard", "twin drive", 2), ("left", "twin drive", 0),
])  # fmt: skip
@pytest.mark.parametrize("book", [FIRST, NEWEST])
def test_a_drive_ability_alone_checks_alike(scene, book, unit, skill, checks):
    """Twin drive means a second check there and a drive of two here; a rear-guard checks in neither."""
    me, _ = laid(scene, book, "battle phase")
    scene.card("Driver", grade=3, skill=skill)
    me.has(**{"vanguard": "Grade 2", unit: "Driver"})
    with me.changes(hand=checks):
        me.attacks("Driver", "Stone")


@pytest.mark.rule("11.2.3.1", "7.6.1.3", "7.6.1.2")
@pytest.mark.parametrize(("unit", "skill", "checks"), [
    ("vanguard", None, 2), ("vanguard", "twin drive", 3), ("left", "twin drive", 3), ("left", None, 2),
])  # fmt: skip
def test_one_more_drive_is_one_more_check(scene, me, foe, unit, skill, checks):
    """The first book has no such number: there nothing makes a third check, and no rear-guard checks."""
    more = Ability("continuous", Modify(This(), (Add("drive", Number(1)),)), zones=("field",))
    scene.step("battle phase").card("Driver", abilities=[more], grade=3, skill=skill)
    me.has(**{"vanguard": "Grade 2", unit: "Driver"})
    with me.changes(hand=checks):
        me.attacks("Driver", "Stone")


@pytest.mark.rule("7.7.1.6", "9.6.1", "9.6.2", "9.6.7")
@both(6, 7)
def test_whether_losing_is_looked_at_between_two_cards_of_damage(scene, book, expected):
    me, foe = laid(scene, book, "battle phase")
    scene.card("Crusher", critical=3, power=20000, grade=1)
    me.has(vanguard="Grade 2", left="Crusher")
    foe.has(damage=4)
    me.attacks("Crusher", "Stone")
    assert (foe.count("damage"), scene.winner) == (expected, me)


@pytest.mark.rule("9.6.1", "9.6.2")
@both((["Grade 3"], ["Grade 1"]), (["Grade 1"], ["Grade 3"]))
def test_whether_dealt_damage_comes_at_once_or_after_the_effect(scene, book, expected):
    """One damage, and a card is drawn: which of them the top card becomes."""
    me, _ = laid(scene, book, "main phase")
    parts = (Perform("deal damage", Number(1)), Perform("draw", Number(1)))
    scene.card("Burner", abilities=[Ability("activated", Sequence(parts), zones=("field",))], grade=2)
    me.has(vanguard="Burner").deck_top("Grade 1", "Grade 3")
    me.uses("Burner")
    assert (me.zone("hand"), me.zone("damage")) == expected


@pytest.mark.rule("7.7.1.7", "7.7.1.8", "7.7.1.9")
@both(([], ["Grade 0"]), (["Grade 0"], []))
def test_whether_what_was_hit_is_there_as_the_hit_is_heard(scene, book, expected):
    me, foe = laid(scene, book, "battle phase")
    scene.card("Striker", "[AUTO](RC):When this unit's attack hits, you may draw a card.", grade=1)
    me.has(vanguard="Grade 2", left="Striker")
    foe.has(left="Grade 0")
    me.attacks("Striker", "Grade 0").is_asked(exactly=["yes", "no"])
    assert (foe.zone("left"), foe.zone("drop")) == expected


@pytest.mark.rule("7.7.1.9", "7.7.1.8")
@both((0, 1), (1, 0))
def test_whether_guardians_are_there_as_the_hit_is_heard(scene, book, expected):
    me, foe = laid(scene, book, "battle phase")
    scene.card("Striker", "[AUTO](RC):When this unit's attack hits, you may draw a card.", grade=1, power=30000)
    me.has(vanguard="Grade 2", left="Striker", right="Grade 1")
    foe.has(vanguard="Grade 1", hand=["Grade 0"])
    me.attacks("Striker", "Grade 1")
    foe.picks("Grade 0")
    me.is_asked(exactly=["yes", "no"])
    assert (foe.count("guardians"), foe.count("drop")) == expected


@pytest.mark.rule("7.8.1.2")
@pytest.mark.parametrize("book", [FIRST, NEWEST])
def test_what_lasts_for_the_battle_is_there_in_the_close_step_and_gone_after(scene, book):
    """Here the roles of attacker and attacked end at the same moment; the first book speaks of effects alone."""
    me, _ = laid(scene, book, "battle phase")
    grows = "[AUTO](RC):When this unit attacks, this unit gets [Power] +3000 until end of that battle."
    ends = "[AUTO](RC):At the end of the battle that this unit attacked, you may draw a card."
    scene.card("Keen", f"{grows}\n{ends}", grade=1, power=7000)
    me.has(vanguard="Grade 2", left="Keen")
    me.attacks("Keen", "Stone").is_asked(exactly=["yes", "no"])
    assert me.power("Keen") == 7000 + 3000
    me.picks("no")
    assert me.power("Keen") == 7000
    assert scene.game.facts["attacker"] is None


# --- 8 to 11 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1.1.2.3.1")
@both(True, False)
def test_whether_a_limit_is_spent_where_nothing_changed(scene, book, expected):
    """The requirement fails, and the ability has done nothing."""
    me, _ = laid(scene, book, "battle phase")
    last = "This ability cannot be used for the rest of that turn."
    text = f"[AUTO](RC):When this unit attacks, if the number of cards in your soul is one or more, draw a card. {last}"
    scene.card("Clerk", text, grade=1)
    me.has(vanguard="Grade 2", left="Clerk")
    me.attacks("Clerk", "Stone")
    if book == NEWEST:
        me.picks(("ability", "Clerk/1", "Clerk"))
    assert bool(scene.game.locks) == expected


@pytest.mark.rule("8.7.1.3", "8.7.1.4")
@both(1000 + 3000, 1000)
def test_what_sets_a_number_comes_by_its_age_or_last(scene, book, expected):
    """Set to 1000 first, and +3000 after it."""
    me, _ = laid(scene, book, "main phase")
    sets, adds = (
        Ability("continuous", Modify(This(), (change,)), zones=("field",))
        for change in (Set("power", Number(1000)), Add("power", Number(3000)))
    )
    scene.card("Torn", abilities=[sets, adds], grade=1)
    me.has(vanguard="Grade 2", left="Torn")
    scene.start()
    assert me.power("Torn") == expected


@pytest.mark.rule("10.7.1.1.1.1.1")
@both(True, False)
def test_whether_two_cards_called_together_may_have_one_circle(scene, book, expected):
    me, _ = laid(scene, book, "main phase")
    scene.card("Caller", "[ACT](VC):Choose two cards from your drop zone, and call them to (RC).", grade=2)
    me.has(vanguard="Caller", drop=["Grade 0", "Grade 1"])
    me.uses("Caller").picks("front left")
    assert me.offered("front left") == expected
    me.is_asked()


@pytest.mark.rule("11.6.1")
@pytest.mark.parametrize(("damage", "lifted"), [(3, 0), (4, 3000), (5, 3000)])
@pytest.mark.parametrize("book", [FIRST, NEWEST])
def test_limit_break_asks_for_four_in_both(scene, book, damage, lifted):
    """The first book knows the mark of four; the rule here speaks of whichever number the mark has."""
    me, _ = laid(scene, book, "main phase")
    scene.card("Breaker", "[CONT](RC)[Limit-Break 4]:This unit gets [Power] +3000.", grade=1, power=7000)
    me.has(vanguard="Grade 2", left="Breaker", damage=damage)
    scene.start()
    assert me.power("Breaker") == 7000 + lifted


# --- what the first book has nothing like ---------------------------------------------------------------------------


def accelerated(scene, me):
    """A rider with the gift of accel: a circle more."""
    scene.card("Swift", gift="accel", grade=2, power=9000, skill=None)
    scene.step("ride phase")
    me.has(vanguard="Grade 2", hand=["Swift", *["Grade 1"] * 6])
    me.rides("Swift")


FIVE = ["front left", "front right", "back left", "back center", "back right"]


@pytest.mark.rule("3.10.1.1", "4.5.2")
def test_a_gained_circle_holds_a_sixth_rear_guard(scene, me, foe):
    """One for each circle, of which there are seven in general; the first book counts five rear-guards at most."""
    accelerated(scene, me)
    for circle in [*FIVE, "accel 1"]:
        me.picks(("call", "Grade 1", circle))
    assert [me.zone(circle) for circle in [*FIVE, "accel 1"]] == [["Grade 1"]] * 6


@pytest.mark.rule("4.5.2", "3.10.1.1")
def test_without_a_gift_there_are_seven_circles(scene, me, foe):
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    assert sorted(option[2] for option in me.options() if option[0] == "call") == sorted(FIVE)


@pytest.mark.rule("4.6.4.1")
@pytest.mark.parametrize(("by", "rested"), [("ride", False), ("stride", True)])
def test_who_comes_over_a_resting_vanguard_stands_unless_it_was_stridden(scene, me, foe, by, rested):
    """The first book knows no stride: there whatever comes to the vanguard circle stands."""
    scene.card("Leap", grade=3)
    me.put("vanguard circle", "Leap", rested=True)
    me.has(hand=["Grade 3", "Grade 3"], left="Grade 1").g_zone("Grand")
    foe.has(vanguard="Grade 3")
    scene.step("ride phase")
    if by == "ride":
        me.rides("Grade 3").picks("pass")
        assert me.is_rested("Grade 3") == rested
    else:
        me.picks("pass").strides("Grand").is_asked(about="act")
        assert me.is_rested("Grand") == rested


@pytest.mark.rule("4.6.6", "4.6.8.2")
@pytest.mark.parametrize("locked", [False, True])
def test_a_circle_with_a_locked_card_is_no_rear_guard_circle(scene, me, foe, locked):
    """It holds its one card, and none is called there; in the first book these five are rear-guard circles for good."""
    scene.card("Keyholder", "[ACT](VC):Choose one of your rear-guards, and lock it.", grade=2)
    me.has(vanguard="Keyholder", left="Grade 0", hand=["Grade 1"])
    if locked:
        me.uses("Keyholder")
    called = {option[2] for option in me.options() if option[0] == "call"}
    assert called == set(FIVE) - ({"front left"} if locked else set())


SEEKS = '[ACT](VC):[Legion 20000]"Mate"'


def pair(scene, me, foe, **mate):
    """A leader of critical 1 with its mate beside it, in my main phase."""
    scene.card("Leader", SEEKS, grade=3, power=10000)
    scene.card("Mate", **{"grade": 2, "power": 9000, "skill": None, **mate})
    me.has(vanguard="Leader", drop=["Grade 0", "Grade 1", "Grade 2", "Grade 3"]).deck_top("Mate")
    foe.has(vanguard="Grade 3")
    me.uses("Leader").picks("Grade 0", "Grade 1", "Grade 2", "Mate")


@pytest.mark.rule("7.7.1.5", "10.25.6")
@pytest.mark.parametrize(("critical", "damage"), [(1, 1), (3, 1)])
def test_a_pair_deals_the_damage_of_its_leader(scene, me, foe, critical, damage):
    """The critical of the mate does not matter; in the first book a vanguard attacks alone."""
    me.has(hand=["Grade 0"])
    pair(scene, me, foe, critical=critical)
    with foe.changes(damage=damage):
        me.attacks("Leader", "Grade 3")


@pytest.mark.rule("6.5.1.1.2")
def test_one_ride_a_turn_also_over_a_pair(scene, me, foe):
    """Both go to the soul, and a second ride is not offered; the first book knows one vanguard alone."""
    me.has(hand=["Grade 3", "Grade 3"])
    pair(scene, me, foe)
    me.picks("pass").passes()
    scene.pass_until("6.6.1.2", even_if_able=True)
    foe.picks("pass").passes()
    scene.pass_until("6.5.1.1.2", even_if_able=True)
    me.rides("Grade 3")
    assert sorted(me.zone("soul")) == ["Leader", "Mate"]
    assert me.why_not("ride", "Grade 3") == "6.5.1.1.2"


@pytest.mark.rule("7.3.1.2.1", "7.4.1.3")
def test_an_attack_by_choice_takes_over_nothing_from_an_ordered_one(scene, me, foe):
    """The ordered attacker and its target are not specified any more when a player decides to attack.

    The first book has no attacks by order.
    """
    order = "[ACT](VC):[Soul-Blast 1] Choose one of your rear-guards, and it attacks your opponent's vanguard."
    scene.card("Captain", order, grade=2)
    me.has(vanguard="Captain", left="Grade 1", right="Grade 2", soul=["Grade 0"])
    foe.has(left="Grade 0")
    me.uses("Captain").picks("Grade 1")
    assert foe.count("damage") == 1
    me.picks("pass", "yes").is_asked(about="attacker", exactly=["Captain", "Grade 2"])
    me.picks("Grade 2").is_asked(about="target", exactly=["Stone", "Grade 0"])


@pytest.mark.rule("10.6.1", "10.28.4")
@pytest.mark.parametrize(("by", "drawn"), [("ride", 1), ("stride", 0)])
def test_what_comes_out_of_the_g_zone_does_not_ride(scene, me, foe, by, drawn):
    """The first book has no G zone: there whatever comes to the vanguard circle from outside the field rides."""
    scene.step("ride phase").card(
        "Elder", "[AUTO]:When a grade 3 or greater unit rides this unit, draw a card.", grade=3
    )
    me.has(vanguard="Elder", hand=["Grade 3", "Grade 3"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    before = me.count("hand")
    if by == "ride":
        me.rides("Grade 3").picks("pass")
    else:
        me.picks("pass").strides("Grand").is_asked(about="act")
    assert me.count("hand") - before == drawn - 1
