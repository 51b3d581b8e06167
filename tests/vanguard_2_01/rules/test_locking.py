"""Cards that are locked and unlocked, and units that are deleted (10.22, 10.24, 10.26)."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Add,
    At,
    Cannot,
    Cards,
    Choose,
    Is,
    It,
    Modify,
    Number,
    Perform,
    Place,
    Sequence,
    Set,
    This,
    Top,
)

LOCKS = "[ACT](VC):Choose one of your opponent's rear-guards, and lock it."
LOCKS_OWN = "[ACT](VC):Choose one of your rear-guards, and lock it."
DELETES = "[ACT](VC):Delete all of your opponent's vanguards."
FREES = "[ACT](VC):Unlock all of your locked cards."
LEFT = "front left, locked"
PUTS = Place("put locked", Top(Number(1), "deck"), "rear-guard circle")


def keyholder(scene, me, text, **units):
    """My vanguard with this text."""
    scene.card("Keyholder", text, grade=2, skill=None)
    me.has(vanguard="Keyholder", **units)


def end_turn(player):
    """From the main phase to the end of the turn, without an attack."""
    player.picks("pass").passes()


# --- 10.22 lock -----------------------------------------------------------------------------------------


@pytest.mark.rule("10.22.1", "10.22.2", "4.6.7", "10.22.6", "3.8.1")
def test_a_locked_card_lies_face_down_on_its_circle_and_is_no_unit(scene, me, foe):
    keyholder(scene, me, LOCKS)
    foe.has(left="Grade 1", right="Grade 2")
    me.uses("Keyholder").picks("Grade 1")
    card = foe.card("Grade 1")
    assert (foe.zone(LEFT), foe.zone("left"), foe.zone("right")) == (["Grade 1"], [], ["Grade 2"])
    assert scene.game.face_down[card]


@pytest.mark.rule("10.22.3")
def test_a_locked_card_has_no_information(scene, me, foe):
    keyholder(scene, me, LOCKS)
    foe.has(left="Grade 1")
    me.uses("Keyholder")
    card = foe.card("Grade 1")
    values = [scene.game.value(card, word) for word in ("name", "grade", "power", "clan", "keywords", "shield")]
    assert values == ["", None, None, (), (), None]


@pytest.mark.rule("10.22.3", "10.22.10")
@pytest.mark.parametrize(("locked", "power"), [(False, 9000), (True, 7000)])
def test_a_locked_card_does_nothing(scene, me, foe, locked, power):
    lifts = Ability("continuous", Modify(Cards(("front right",), "mine"), (Add("power", Number(2000)),)))
    scene.card("Banner", abilities=[lifts], grade=0)
    keyholder(scene, me, LOCKS_OWN, left="Banner", right="Grade 1")
    if locked:
        me.uses("Keyholder").picks("Banner")
    me.is_asked("6.6.1.2")
    assert me.power("Grade 1") == power


@pytest.mark.rule("10.22.2")
def test_a_locked_card_is_another_card(scene, me, foe):
    """What was given to the unit is gone when it comes back."""
    scene.card("Helper", "[ACT](RC):[Soul-Blast 1] Choose one of your units, and that unit gets [Power] +3000 "
               "until end of turn.", grade=1)  # fmt: skip
    scene.card("Keyholder", f"{LOCKS_OWN}\n{FREES}", grade=2, skill=None)
    me.has(vanguard="Keyholder", left="Grade 1", right="Helper", soul=1)
    me.uses("Helper").picks("Grade 1")
    assert me.power("Grade 1") == 7000 + 3000
    me.uses("Keyholder").picks("Grade 1").uses("Keyholder", 2)
    assert me.power("Grade 1") == 7000


@pytest.mark.rule("10.22.4")
def test_a_locked_card_neither_stands_nor_rests(scene, me, foe):
    scene.card("Waker", "[ACT](RC):[Rest this unit] [Stand] all of your rear-guards.", grade=1)
    keyholder(scene, me, LOCKS_OWN, right="Waker")
    card = me.put("front left", "Grade 1", rested=True)
    me.uses("Keyholder").picks("Grade 1")
    assert scene.game.orientation(card) is None
    me.uses("Waker")
    assert not [event for event in scene.events("stand") if event[3] == card]


@pytest.mark.rule("4.6.7", "10.22.6")
def test_nothing_is_called_to_a_lock_circle(scene, me, foe):
    keyholder(scene, me, LOCKS_OWN, left="Grade 1", hand=["Grade 0"])
    me.uses("Keyholder")
    assert not me.offered("call", "Grade 0", "front left")
    assert me.refused("call", "Grade 0", "front left") == "8.5.2.2.1"
    assert me.offered("call", "Grade 0", "front right")


@pytest.mark.rule("4.6.7", "6.6.1.2.3")
def test_a_lock_circle_is_not_exchanged(scene, me, foe):
    keyholder(scene, me, LOCKS_OWN, left="Grade 1", back_left="Grade 0", right="Grade 2")
    assert me.offered("exchange", "left")
    me.uses("Keyholder").picks("Grade 1")
    assert not me.offered("exchange", "left")
    assert me.refused("exchange", "left") == "6.6.1.2.3"
    assert me.offered("exchange", "right")


@pytest.mark.rule("4.6.7")
def test_no_effect_puts_a_unit_on_a_lock_circle(scene, me, foe):
    scene.card("Caller", f"{LOCKS_OWN}\n[ACT](VC):Choose a card from your hand, and call it to (RC).", grade=2)
    me.has(vanguard="Caller", left="Grade 1", hand=["Grade 0"])
    me.uses("Caller").uses("Caller", 2)
    me.is_asked("10.7.1.1.1", exactly=["front right", "back left", "back center", "back right"])


@pytest.mark.rule("4.6.7")
def test_a_locked_card_is_not_attacked_and_does_not_attack(scene, me, foe):
    keyholder(scene, me, LOCKS)
    foe.has(left="Grade 1", right="Grade 2")
    me.uses("Keyholder").picks("Grade 1")
    me.picks("pass", "yes").is_asked("7.4.1.6", exactly=["Stone", "Grade 2"])


@pytest.mark.rule("10.22.8")
def test_a_locked_g_unit_goes_back_to_the_g_zone(scene, me, foe):
    scene.card("Traveller", type="g unit", grade=4)
    keyholder(scene, me, LOCKS)
    foe.has(left="Traveller", right="Grade 1")
    me.uses("Keyholder").picks("Traveller")
    assert (foe.zone(LEFT), foe.zone("G zone")) == ([], ["Traveller"])
    assert not scene.game.face_down[foe.card("Traveller")]


@pytest.mark.rule("10.22.9", "10.22.9.1")
def test_a_card_is_put_as_a_locked_card_and_what_was_there_leaves(scene, me, foe):
    puts = Ability("activated", PUTS, zones=("vanguard circle",))
    scene.card("Sealer", abilities=[puts], grade=2)
    me.has(vanguard="Sealer", left="Grade 1").deck_top("Grade 3")
    me.uses("Sealer")
    me.is_asked("10.22.9", exactly=["front left", "front right", "back left", "back center", "back right"])
    me.picks("front left")
    assert (me.zone(LEFT), me.zone("left"), me.zone("drop")) == (["Grade 3"], [], ["Grade 1"])
    assert scene.game.face_down[me.card("Grade 3")]


@pytest.mark.rule("10.22.9")
def test_a_card_put_as_a_locked_card_was_not_placed(scene, me, foe):
    scene.card("Sealer", abilities=[Ability("activated", PUTS, zones=("vanguard circle",))], grade=2)
    scene.card("Herald", "[AUTO]:When this unit is placed on (RC), draw a card.", grade=1)
    me.has(vanguard="Sealer").deck_top("Herald")
    with me.changes(hand=0):
        me.uses("Sealer").picks("front left")
        scene.quiet()


@pytest.mark.rule("10.22.9")
def test_the_opponent_says_where_a_card_of_theirs_is_locked(scene, me, foe):
    theirs = Sequence((Choose(Cards(("hand",), "theirs"), Number(1), by="opponent"),
                       Place("put locked", It(), "rear-guard circle", where=("opponent",))))  # fmt: skip
    scene.card("Sealer", abilities=[Ability("activated", theirs, zones=("vanguard circle",))], grade=2)
    me.has(vanguard="Sealer")
    foe.has(hand=["Grade 3"])
    me.uses("Sealer")
    foe.picks("back left")
    assert foe.zone("back left, locked") == ["Grade 3"]


# --- 10.24 unlock, 6.8.1.1.2 ---------------------------------------------------------------------------------


@pytest.mark.rule("10.24.1", "10.22.5", "10.22.7", "10.24.3")
def test_an_unlocked_card_stands_face_up_on_its_circle(scene, me, foe):
    scene.card("Keyholder", f"{LOCKS_OWN}\n{FREES}", grade=2, skill=None)
    me.has(vanguard="Keyholder", hand=["Grade 0"])
    card = me.put("front left", "Grade 1", rested=True)
    me.uses("Keyholder").uses("Keyholder", 2)
    assert (me.zone("left"), me.is_rested("Grade 1"), scene.game.face_down[card]) == (["Grade 1"], False, 0)
    assert not scene.events("stand")
    assert me.offered("call", "Grade 0", "front left")


@pytest.mark.rule("10.24.4", "6.8.1.2")
@pytest.mark.parametrize(("text", "drawn"), [
    ("When this unit is placed on (RC)", 0), ("When this unit is unlocked", 1),
])  # fmt: skip
def test_an_unlocked_card_was_not_placed(scene, me, foe, text, drawn):
    scene.card("Keyholder", f"{LOCKS_OWN}\n{FREES}", grade=2, skill=None)
    scene.card("Sleeper", f"[AUTO]:{text}, draw a card.", grade=1)
    me.has(vanguard="Keyholder", left="Sleeper")
    me.uses("Keyholder")
    with me.changes(hand=drawn):
        me.uses("Keyholder", 2)


@pytest.mark.rule("10.24.2")
def test_an_unlocked_card_is_another_card(scene, me, foe):
    scene.card("Keyholder", f"{LOCKS_OWN}\n{FREES}", grade=2, skill=None)
    me.has(vanguard="Keyholder", left="Grade 1")
    me.uses("Keyholder")
    locked = scene.game.serial[me.card("Grade 1")]
    me.uses("Keyholder", 2)
    assert scene.game.serial[me.card("Grade 1")] != locked


@pytest.mark.rule("6.8.1.1.2", "6.8.1.1")
def test_the_turn_players_locked_cards_come_back_and_no_others(scene, me, foe):
    keyholder(scene, me, f"{LOCKS}\n{LOCKS_OWN}", left="Grade 2")
    foe.has(left="Grade 1")
    me.uses("Keyholder").uses("Keyholder", 2)
    assert (me.zone(LEFT), foe.zone(LEFT)) == (["Grade 2"], ["Grade 1"])
    end_turn(me)
    scene.pass_until("6.6.1.2", even_if_able=True)
    assert (me.zone("left"), foe.zone(LEFT)) == (["Grade 2"], ["Grade 1"])


@pytest.mark.rule("6.8.1.1.2", "6.8.1.2")
def test_what_hears_of_unlocking_is_played_before_the_end_phase_goes_on(scene, me, foe):
    scene.card("Sleeper", "[AUTO]:When this unit is unlocked, draw a card.", grade=1)
    keyholder(scene, me, LOCKS_OWN, left="Sleeper")
    me.uses("Keyholder")
    me.picks("pass")
    with me.changes(hand=1):
        me.passes()
    assert me.zone("left") == ["Sleeper"]


@pytest.mark.rule("6.8.1.1.2", "1.3.3")
@pytest.mark.parametrize(("kept", "where"), [(True, LEFT), (False, "left")])
def test_a_card_may_be_kept_locked_through_the_next_end_phase(scene, me, foe, kept, where):
    keeps = "[ACT](VC):All of your opponent's locked cards cannot be unlocked during his or her next end phase."
    keyholder(scene, me, f"{LOCKS}\n{keeps}")
    foe.has(left="Grade 1")
    me.uses("Keyholder")
    if kept:
        me.uses("Keyholder", 2)
    end_turn(me)
    scene.pass_until("6.6.1.2", even_if_able=True)
    end_turn(foe)
    scene.pass_until("6.6.1.2", even_if_able=True)
    assert foe.zone(where) == ["Grade 1"]


@pytest.mark.rule("6.8.1.1.2")
def test_it_comes_back_a_turn_later(scene, me, foe):
    keeps = "[ACT](VC):All of your opponent's locked cards cannot be unlocked during his or her next end phase."
    keyholder(scene, me, f"{LOCKS}\n{keeps}")
    foe.has(left="Grade 1")
    me.uses("Keyholder").uses("Keyholder", 2)
    for player in (me, foe, me, foe):
        end_turn(player)
        scene.pass_until("6.6.1.2", even_if_able=True)
    assert foe.zone("left") == ["Grade 1"]


# --- 10.26 delete ------------------------------------------------------------------------------------------

TOUGH = "[CONT](VC):Restraint\n[CONT](VC):This unit gets [Power] +1000."


@pytest.mark.rule("10.26.1", "10.26.2", "10.26.4", "4.6.8.1", "10.26.6")
def test_a_deleted_unit_lies_face_down_as_it_stood_and_all_see_it(scene, me, foe):
    keyholder(scene, me, DELETES)
    card = foe.put("vanguard circle", "Grade 2", rested=True)
    me.uses("Keyholder")
    g = scene.game
    assert (g.face_down[card], g.rested[card], foe.zone("vanguard")) == (1, 1, ["Grade 2"])
    assert (me.sees(card), foe.sees(card)) == (True, True)


@pytest.mark.rule("10.26.3", "3.7.1.2")
def test_a_deleted_unit_has_no_power_of_its_own_and_no_text(scene, me, foe):
    scene.card("Tough", TOUGH, grade=2, power=9000, skill="intercept")
    keyholder(scene, me, DELETES)
    foe.has(vanguard="Tough")
    assert foe.power("Tough") == 9000 + 1000
    me.uses("Keyholder")
    assert [foe.value("Tough", word) for word in ("power", "original power", "grade")] == [0, 0, 2]
    assert foe.value("Tough", "keywords") == ("intercept",)
    assert foe.value("Tough", "name") == "Tough"


@pytest.mark.rule("10.26.7", "10.26.9", "10.26.3")
def test_what_a_deleted_unit_was_given_counts(scene, me, foe):
    """2000 more before it is deleted and 3000 after; when it is back, both count still."""
    scene.card("Banner", "[ACT](RC):[Soul-Blast 1] Choose one of your opponent's vanguards, and that unit gets "
               "[Power] +2000 until end of your opponent's next turn.", grade=1)  # fmt: skip
    keyholder(scene, me, DELETES, left="Banner", soul=["Grade 0", "Grade 1"])
    foe.has(vanguard="Grade 2")
    me.uses("Banner").picks("Grade 0").uses("Keyholder")
    assert foe.power("Grade 2") == 0 + 2000
    me.uses("Banner")
    assert foe.power("Grade 2") == 0 + 2000 + 2000
    end_turn(me)
    scene.pass_until("6.6.1.2", even_if_able=True)
    foe.picks("pass")
    foe.is_asked("7.3.1.2")
    assert foe.power("Grade 2") == 0 + 2000 + 2000


@pytest.mark.rule("10.26.7")
def test_a_deleted_unit_gains_an_ability(scene, me, foe):
    gives = '[ACT](RC):Your opponent\'s vanguard gets "[CONT](VC):This unit gets [Power] +4000." until end of turn.'
    scene.card("Teacher", gives, grade=1)
    keyholder(scene, me, DELETES, left="Teacher")
    foe.has(vanguard="Grade 2")
    me.uses("Keyholder").uses("Teacher")
    assert foe.power("Grade 2") == 0 + 4000


@pytest.mark.rule("10.26.8")
def test_the_power_of_a_deleted_unit_is_reduced_as_any(scene, me, foe):
    lowers = "[ACT](RC):Choose one of your opponent's vanguards, and that unit gets [Power] -2000 until end of turn."
    scene.card("Grinder", lowers, grade=1)
    keyholder(scene, me, DELETES, left="Grinder")
    foe.has(vanguard="Grade 2")
    me.uses("Keyholder").uses("Grinder")
    assert foe.power("Grade 2") == -2000


@pytest.mark.rule("10.26.3", "8.7.1.4")
def test_what_is_set_and_added_counts_from_nothing(scene, me, foe):
    lifts = Ability("continuous", Modify(This(), (Set("power", Number(6000)),)), zones=("rear-guard circle",))
    others = Ability("activated", Modify(Cards(("vanguard circle",), "theirs"), (Add("power", Number(500)),)),
                     zones=("rear-guard circle",))  # fmt: skip
    scene.card("Helper", abilities=[lifts, others], grade=1)
    keyholder(scene, me, DELETES, left="Helper")
    foe.has(vanguard="Grade 2")
    me.uses("Keyholder").uses("Helper", 2)
    assert (me.power("Helper"), foe.power("Grade 2")) == (6000, 500)


@pytest.mark.rule("10.26.4")
def test_a_deleted_unit_battles_as_any_other(scene, me, foe):
    scene.step("battle phase").card("Eraser", "[AUTO](RC):When this unit attacks, delete all of your opponent's "
                                    "vanguards.", grade=1, power=1000)  # fmt: skip
    me.has(left="Eraser")
    foe.has(vanguard="Grade 2")
    me.attacks("Eraser", "Grade 2")
    assert foe.count("damage") == 1


@pytest.mark.rule("10.26.5", "6.8.1.1.2")
@pytest.mark.parametrize(("turns", "power"), [(1, 0), (2, 9000)])
def test_a_deleted_unit_comes_back_at_the_end_of_its_players_turn(scene, me, foe, turns, power):
    keyholder(scene, me, DELETES)
    foe.has(vanguard="Grade 2")
    me.uses("Keyholder")
    for player in (me, foe)[:turns]:
        end_turn(player)
        scene.pass_until("6.6.1.2", even_if_able=True)
    assert foe.power("Grade 2") == power


@pytest.mark.rule("10.26.5")
def test_a_unit_that_is_turned_face_up_is_deleted_no_more(scene, me, foe):
    scene.card("Mender", "[ACT](RC):Turn all of your opponent's vanguards face up.", grade=1)
    keyholder(scene, me, DELETES, left="Mender")
    foe.has(vanguard="Grade 2")
    me.uses("Keyholder").uses("Mender")
    assert foe.power("Grade 2") == 9000


@pytest.mark.rule("10.26.3")
@pytest.mark.parametrize(("deletes", "drawn"), [("your opponent's", 1), ("your", 0)])
def test_a_deleted_unit_that_is_ridden_says_nothing(scene, me, foe, deletes, drawn):
    erases = f"[AUTO](VC):At the beginning of your ride phase, delete all of {deletes} vanguards."
    scene.step("ride phase").card("Old Guard", f'{erases}\n[AUTO]:When a card named "Grade 2" rides this unit, '
                                  "draw a card.", grade=1)  # fmt: skip
    me.has(vanguard="Old Guard", hand=["Grade 2"])
    with me.changes(hand=drawn - 1):
        me.rides("Grade 2")


@pytest.mark.rule("10.26.11")
def test_a_deleted_unit_that_is_ridden_lies_in_the_soul_face_up(scene, me, foe):
    scene.step("ride phase").card("Eraser", "[AUTO](VC):At the beginning of your ride phase, delete all of your "
                                  "vanguards.", grade=1)  # fmt: skip
    me.has(vanguard="Eraser", hand=["Grade 2"])
    me.rides("Grade 2")
    card = me.card("Eraser", "soul")
    assert (scene.game.face_down[card], scene.game.value(card, "power")) == (0, 7000)


# --- what is kept locked, and for how long -------------------------------------------------------------------


@pytest.mark.rule("6.8.1.1.2", "1.3.3")
@pytest.mark.parametrize(("kept", "where"), [(True, LEFT), (False, "left")])
def test_a_player_may_keep_an_own_card_locked(scene, me, foe, kept, where):
    keeps = "[ACT](VC):All of your locked cards cannot be unlocked during your next end phase."
    keyholder(scene, me, f"{LOCKS_OWN}\n{keeps}", left="Grade 1")
    me.uses("Keyholder")
    if kept:
        me.uses("Keyholder", 2)
    end_turn(me)
    scene.pass_until("6.6.1.2", even_if_able=True)
    assert me.zone(where) == ["Grade 1"]


@pytest.mark.rule("6.8.1.1.2")
def test_an_own_card_comes_back_in_the_end_phase_after_that(scene, me, foe):
    """The next end phase is the one of this turn, as long as that has not begun."""
    keeps = "[ACT](VC):All of your locked cards cannot be unlocked during your next end phase."
    keyholder(scene, me, f"{LOCKS_OWN}\n{keeps}", left="Grade 1")
    me.uses("Keyholder").uses("Keyholder", 2)
    for player in (me, foe, me):
        end_turn(player)
        scene.pass_until("6.6.1.2", even_if_able=True)
    assert me.zone("left") == ["Grade 1"]


@pytest.mark.rule("6.8.1.1.2", "1.3.3")
@pytest.mark.parametrize("kept", [True, False])
def test_in_an_end_phase_the_next_one_is_that_of_the_next_turn(scene, me, foe, kept):
    """What is locked in the end phase is unlocked in the next one, unless it is kept from that."""
    locks = Perform("lock", cards=Cards(("rear-guard circle",), "mine", Is("name", "=", "Grade 1")))
    bars = (Cannot("be unlocked in your end phase"),)
    keeps = Modify(Cards(("lock circle",), "mine"), bars, "end of your next end phase")
    does = Sequence((locks, keeps)) if kept else locks
    late = Ability("automatic", does, zones=("vanguard circle",), trigger=At("begin", "end phase", "your"))
    scene.card("Warder", abilities=[late], grade=2)
    me.has(vanguard="Warder", left="Grade 1")
    for player in (me, foe, me):
        end_turn(player)
        scene.pass_until("6.6.1.2", even_if_able=True)
    unlocked = [move for move in scene.moves() if move == ("Grade 1", LEFT, "front left")]
    assert len(unlocked) == (0 if kept else 1)


@pytest.mark.rule("10.24.1")
def test_what_is_kept_locked_in_an_end_phase_may_be_unlocked_before_it(scene, me, foe):
    keeps = "[ACT](VC):All of your locked cards cannot be unlocked during your next end phase."
    keyholder(scene, me, f"{LOCKS_OWN}\n{keeps}\n{FREES}", left="Grade 1")
    me.uses("Keyholder").uses("Keyholder", 2).uses("Keyholder", 3)
    assert me.zone("left") == ["Grade 1"]


@pytest.mark.rule("10.24.1")
def test_the_other_player_may_unlock_it_in_the_main_phase(scene, me, foe):
    keeps = "[ACT](VC):All of your opponent's locked cards cannot be unlocked during his or her next end phase."
    keyholder(scene, me, f"{LOCKS}\n{keeps}")
    scene.card("Locksmith", FREES, grade=2)
    foe.has(vanguard="Locksmith", left="Grade 1")
    me.uses("Keyholder").uses("Keyholder", 2)
    end_turn(me)
    scene.pass_until("6.6.1.2", even_if_able=True)
    foe.uses("Locksmith")
    assert foe.zone("left") == ["Grade 1"]


@pytest.mark.rule("10.22.9", "10.22.9.1")
def test_cards_put_together_lie_on_different_circles(scene, me, foe):
    both = Sequence((Choose(Cards(("hand",), "mine"), Number(2)), Place("put locked", It(), "rear-guard circle")))
    scene.card("Sealer", abilities=[Ability("activated", both, zones=("vanguard circle",))], grade=2)
    me.has(vanguard="Sealer", right="Grade 1", hand=["Grade 0", "Grade 3"])
    me.uses("Sealer").picks("front right")
    me.is_asked("10.22.9", exactly=["front left", "back left", "back center", "back right"])
    me.picks("front left")
    assert sorted(me.zone(LEFT) + me.zone("front right, locked")) == ["Grade 0", "Grade 3"]
    assert me.zone("drop") == ["Grade 1"]
