"""Section 11: endless loops, and abilities that cannot be used."""

from __future__ import annotations

import signal
from contextlib import contextmanager

import pytest

from playmat.kernel.words import nodes as n

VC = ("vanguard circle",)
RC = ("rear-guard circle",)
DRAW = n.Perform("draw", n.Number(1))
CHARGE = n.Perform("soul charge", n.Number(1))


# --- 11.1 loops -----------------------------------------------------------------------------------------


@contextmanager
def within(seconds):
    """Fail instead of hanging when a loop is not noticed."""

    def too_long(signum, frame):
        raise AssertionError(f"no end after {seconds} s")

    before = signal.signal(signal.SIGALRM, too_long)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def springs_back(to):
    """When this unit has been turned one way, it turns the other way."""
    back = "stand" if to == "rest" else "rest"
    return n.Ability("automatic", n.Turn(n.This(), back), zones=RC, trigger=n.On(to, (("card", n.This()),)))


@pytest.mark.rule("11.1.1.1")
def test_a_loop_that_nobody_can_stop_is_a_draw(scene, me, foe):
    """11.1.1.1: a unit that stands up whenever it rests, and rests whenever it stands up, makes a draw."""
    scene.card("Restless", abilities=[springs_back("rest"), springs_back("stand")])
    scene.card("Pusher", "[ACT](VC):Choose one of your rear-guards, and [Rest] it.")
    me.has(vanguard="Pusher", left="Restless")
    me.uses("Pusher")
    assert scene.winner is None and scene.result.rule == "11.1.1.1"


@pytest.mark.rule("11.1.1.1")
def test_two_abilities_that_set_each_other_off_are_a_draw(scene, me, foe):
    """11.1.1.1: the loop may go through the abilities of two cards."""
    bell = n.Cards(RC, "mine", n.Is("name", "=", "Bell"))
    rests, stands = (n.On(word, (("card", bell),)) for word in ("rest", "stand"))
    scene.card("Bell")
    scene.card("Raiser", abilities=[n.Ability("automatic", n.Turn(bell, "stand"), zones=RC, trigger=rests)])
    scene.card("Lowerer", abilities=[n.Ability("automatic", n.Turn(bell, "rest"), zones=RC, trigger=stands)])
    scene.card("Pusher", "[ACT](VC):Choose one of your rear-guards, and [Rest] it.")
    me.has(vanguard="Pusher", left="Bell", back_left="Raiser", back_right="Lowerer")
    me.uses("Pusher").picks("Bell")
    assert scene.winner is None and scene.result.rule == "11.1.1.1"


@pytest.mark.rule("11.1.1.1")
def test_a_loop_in_which_cards_change_zones_is_a_draw(scene, me, foe):
    """11.1.1.1: the card becomes a new object in every round, and yet nothing new happens."""
    away = n.Ability("automatic", n.Move(n.This(), "bind", verb="bind"), trigger=n.Moved(n.This(), (), RC))
    call = n.Place("call", n.This(), "rear-guard circle", where=("open",))
    back = n.Ability("automatic", call, trigger=n.Moved(n.This(), RC, ("bind",)))
    scene.card("Revenant", abilities=[away, back])
    me.has(vanguard="Grade 2", right="Grade 1", back_left="Grade 1", back="Grade 1", back_right="Grade 1")
    me.has(hand=["Revenant"])
    me.calls("Revenant", "left")
    assert scene.winner is None and scene.result.rule == "11.1.1.1"


@pytest.mark.rule("11.1.1.1")
def test_a_loop_that_makes_something_grow_for_ever_is_a_draw(scene, me, foe):
    """11.1.1.1: a power that rises in every round stops nothing, so nobody can stop the loop."""
    grow = n.Modify(n.This(), (n.Add("power", n.Number(1000)),), "end of turn")
    growing = n.Sequence((n.Turn(n.This(), "stand"), grow))
    grows = n.Ability("automatic", growing, zones=RC, trigger=n.On("rest", (("card", n.This()),)))
    scene.card("Restless", abilities=[grows, springs_back("stand")])
    scene.card("Pusher", "[ACT](VC):Choose one of your rear-guards, and [Rest] it.")
    me.has(vanguard="Pusher", left="Restless")
    with within(5):
        me.uses("Pusher")
    assert scene.winner is None and scene.result.rule == "11.1.1.1"


@pytest.mark.rule("11.1.1.1")
def test_an_order_to_choose_in_every_round_does_not_stop_a_loop(scene, me, foe):
    """11.1.1.1: which of two abilities comes first is asked each time, but no answer ends the loop."""
    rests = n.On("rest", (("card", n.This()),))
    idle = n.Ability("automatic", n.Turn(n.Cards(("damage",), "mine"), "face up"), zones=RC, trigger=rests)
    scene.card("Restless", abilities=[springs_back("rest"), springs_back("stand"), idle])
    scene.card("Pusher", "[ACT](VC):Choose one of your rear-guards, and [Rest] it.")
    me.has(vanguard="Pusher", left="Restless")
    me.uses("Pusher")
    rounds = 0
    while me.asked and rounds < 50:
        me.picks(("ability", "Restless/3", "Restless"))
        rounds += 1
    assert rounds < 50
    assert scene.winner is None and scene.result.rule == "11.1.1.1"


@pytest.mark.rule("11.1.1.1")
def test_a_loop_that_ends_by_itself_is_no_draw(scene, me, foe):
    """11.1.1.1: a round that costs a card of the deck comes to an end; the player without a deck loses."""
    charging = n.Sequence((n.Turn(n.This(), "stand"), CHARGE))
    charges = n.Ability("automatic", charging, zones=RC, trigger=n.On("rest", (("card", n.This()),)))
    scene.card("Restless", abilities=[charges, springs_back("stand")])
    scene.card("Pusher", "[ACT](VC):Choose one of your rear-guards, and [Rest] it.")
    me.has(vanguard="Pusher", left="Restless", deck=49)
    me.uses("Pusher")
    assert scene.winner is foe and scene.result.rule == "9.2.3"
    assert me.count("soul") == 49


PUSHER = """[ACT](VC):Choose one of your rear-guards, and [Rest] it.
[ACT](VC):Choose one of your rear-guards, and [Stand] it."""
PUSH = ("use", "Pusher", "Pusher/1")


def my_loop(scene, me):
    """A loop that only I can stop, gone through once: I rest a unit, and I may stand it up again."""
    scene.card("Restless", "[AUTO](RC):When this unit becomes [Rest], you may [Stand] this unit.")
    scene.card("Pusher", PUSHER)
    me.has(vanguard="Pusher", left="Restless", hand=["Grade 0"])
    me.uses("Pusher", 1).picks("yes")
    assert scene.result is None and not me.is_rested("Restless")


@pytest.mark.rule("11.1.1.1", "11.1.1.2")
def test_a_loop_that_a_player_can_stop_is_no_draw(scene, me, foe):
    """11.1.1.1, 11.1.1.2: its player says how often it is repeated, and the game goes on."""
    my_loop(scene, me)
    me.uses("Pusher", 1)
    me.is_asked("11.1.1.2")
    me.picks(5)
    assert scene.result is None
    assert [event[-1][0] for event in scene.events("loop")] == [5]
    me.is_asked("6.6.1.2")


@pytest.mark.rule("11.1.1.2")
def test_a_loop_is_not_begun_again_from_the_same_situation(scene, me, foe):
    """11.1.1.2: after the repeats all is as before, and the act is refused."""
    my_loop(scene, me)
    me.uses("Pusher", 1).picks(5)
    assert not me.is_rested("Restless")
    assert PUSH not in me.options()
    assert me.refused(*PUSH) == "11.1.1.2"


@pytest.mark.rule("11.1.1.2")
def test_a_loop_may_be_stopped_at_any_of_its_choices(scene, me, foe):
    """11.1.1.2: the last round may end in the middle, with the unit resting."""
    my_loop(scene, me)
    me.uses("Pusher", 1).picks(0, rule="11.1.1.2").picks("no")
    assert me.is_rested("Restless")
    me.is_asked("6.6.1.2")


@pytest.mark.rule("11.1.1.2")
def test_the_loop_is_free_again_when_the_situation_has_changed(scene, me, foe):
    """11.1.1.2: the act is barred only while all is the same."""
    my_loop(scene, me)
    me.uses("Pusher", 1).picks(5)
    assert PUSH not in me.options()
    me.calls("Grade 0", "back_left")
    assert PUSH in me.options()


@pytest.mark.rule("11.1.1.2")
def test_a_loop_of_optional_abilities_without_an_act_is_found(scene, me, foe):
    """11.1.1.2: a unit that springs up by itself and that I may push down cannot go on for ever."""
    stands = n.On("stand", (("card", n.This()),))
    may_rest = n.Ability("automatic", n.YouMay(n.Turn(n.This(), "rest")), zones=RC, trigger=stands)
    scene.card("Restless", abilities=[springs_back("rest"), may_rest])
    scene.card("Pusher", PUSHER)
    me.has(vanguard="Pusher", left="Restless", hand=["Grade 0"])
    me.uses("Pusher", 1)
    rounds = 0
    while "yes" in me.options() and rounds < 10:
        me.picks("yes")
        rounds += 1
    assert rounds < 10
    me.is_asked("11.1.1.2")


def paying_loop(scene, me):
    """A unit springs up whenever it rests, and I rest it to pay as often as it takes until a number is asked for."""
    stands = n.On("stand", (("card", n.This()),))
    pays = n.MayPay(n.Nothing(), cost=(n.Turn(n.This(), "rest"),))
    scene.card("Restless", abilities=[springs_back("rest"), n.Ability("automatic", pays, zones=RC, trigger=stands)])
    scene.card("Pusher", PUSHER)
    me.has(vanguard="Pusher", left="Restless", hand=["Grade 0"])
    me.uses("Pusher", 1).picks("yes", "yes", "yes")


@pytest.mark.rule("11.1.1.2")
def test_a_loop_that_goes_round_by_paying_is_found(scene, me, foe):
    """11.1.1.2: once the number is said it is over, and nothing more is paid."""
    paying_loop(scene, me)
    me.picks(4, rule="11.1.1.2")
    assert not me.is_rested("Restless")
    me.is_asked("6.6.1.2")


@pytest.mark.rule("11.1.1.2")
def test_of_a_loop_that_goes_round_by_paying_one_more_round_may_be_begun(scene, me, foe):
    """11.1.1.2: none is named, so it goes on; back here to pay is no longer offered."""
    paying_loop(scene, me)
    me.picks(0, rule="11.1.1.2")
    assert len(scene.events("rest")) == 1 + 3
    me.is_asked("6.6.1.2")


def our_loop(scene, me, foe):
    """A loop that both can stop, gone through once: I rest a unit, and the opponent may stand it up again."""
    rests = n.On("rest", (("card", n.Cards(RC, "theirs")),))
    stand = n.YouMay(n.Turn(n.Role("card"), "stand"))
    scene.card("Helper", abilities=[n.Ability("automatic", stand, zones=VC, trigger=rests)])
    scene.card("Pusher", PUSHER)
    scene.card("Swing")
    me.has(vanguard="Pusher", left="Swing", hand=["Grade 0"])
    foe.has(vanguard="Helper")
    me.uses("Pusher", 1)
    foe.picks("yes")
    assert not me.is_rested("Swing")
    me.uses("Pusher", 1)


@pytest.mark.rule("11.1.1.3")
def test_turn_player_then_opponent_name_numbers_and_the_smaller_counts(scene, me, foe):
    """11.1.1.3: ten and three make three."""
    our_loop(scene, me, foe)
    me.is_asked("11.1.1.3")
    me.picks(10)
    foe.is_asked("11.1.1.3")
    foe.picks(3)
    foe.passes()
    assert [event[-1][0] for event in scene.events("loop")] == [3]


@pytest.mark.rule("11.1.1.3")
def test_the_turn_players_smaller_number_counts_as_well(scene, me, foe):
    """11.1.1.3: two and ten make two."""
    our_loop(scene, me, foe)
    me.picks(2)
    foe.picks(10, rule="11.1.1.3")
    me.is_asked()
    assert [event[-1][0] for event in scene.events("loop")] == [2]


@pytest.mark.rule("11.1.1.3")
def test_who_named_the_smaller_number_says_where_the_loop_stops(scene, me, foe):
    """11.1.1.3: the opponent's three is smaller, so the opponent stops it: the unit stays resting."""
    our_loop(scene, me, foe)
    me.picks(10)
    foe.picks(3)
    foe.is_asked()
    foe.passes()
    assert me.is_rested("Swing")


@pytest.mark.rule("11.1.1.3")
def test_who_named_the_larger_number_does_not_begin_again(scene, me, foe):
    """11.1.1.3: from an equal situation the turn player, who named ten, may not resume the loop."""
    our_loop(scene, me, foe)
    me.picks(10)
    foe.picks(3)
    foe.passes()
    me.uses("Pusher", 2)
    assert not me.is_rested("Swing")
    assert PUSH not in me.options()
    assert me.refused(*PUSH) == "11.1.1.3"


@pytest.mark.rule("11.1.1.3")
def test_an_opponent_who_named_the_larger_number_does_not_go_on(scene, me, foe):
    """11.1.1.3: two and ten; I may rest the unit once more, and the opponent may not stand it up again."""
    our_loop(scene, me, foe)
    me.picks(2)
    foe.picks(10)
    me.uses("Pusher", 1)
    me.is_asked("6.6.1.2")
    assert me.is_rested("Swing")


@pytest.mark.rule("11.1.1.3")
def test_of_equal_numbers_the_second_is_taken_for_the_smaller(scene, me, foe):
    """11.1.1.3: three and three; the opponent stops the loop, and I do not begin it again."""
    our_loop(scene, me, foe)
    me.picks(3)
    foe.picks(3)
    foe.is_asked()
    foe.passes()
    me.uses("Pusher", 2)
    assert me.refused(*PUSH) == "11.1.1.3"


def seesaw(scene, me, foe):
    """My unit attacks, and so it rests: the opponent may stand it up, and I may push it down again, and so on. Both
    have agreed to that as often as it takes until a number is asked for."""
    down, up = n.Turn(n.This(), "rest"), n.Turn(n.Role("card"), "stand")
    stands = n.On("stand", (("card", n.This()),))
    scene.card("Swing", abilities=[n.Ability("automatic", n.YouMay(down), zones=RC, trigger=stands)])
    rests = n.On("rest", (("card", n.Cards(RC, "theirs")),))
    scene.card("Helper", abilities=[n.Ability("automatic", n.YouMay(up), zones=VC, trigger=rests)])
    me.has(vanguard="Grade 2", left="Swing")
    foe.has(vanguard="Helper", hand=["Grade 0"])
    me.attacks("Swing", "Helper")
    rounds = 0
    while scene.game.question.kind == "yes no" and rounds < 10:
        (me if me.asked else foe).picks("yes")
        rounds += 1
    assert 3 <= rounds < 10


@pytest.mark.rule("11.1.1.3")
def test_in_a_loop_of_automatic_abilities_both_say_how_often(scene, me, foe):
    """11.1.1.3: in a battle, without any act; the turn player is asked first. It is the opponent who would go on, and
    who named fewer: the unit stays resting."""
    seesaw(scene, me, foe)
    me.picks(10, rule="11.1.1.3")
    foe.picks(3, rule="11.1.1.3")
    assert me.is_rested("Swing")
    foe.guards_with_nothing()


@pytest.mark.rule("11.1.1.3")
def test_in_such_a_loop_the_turn_player_who_named_fewer_stops_it(scene, me, foe):
    """11.1.1.3: the opponent, who named more, has the unit stand once more; whether it rests again is up to me."""
    seesaw(scene, me, foe)
    me.picks(3)
    foe.picks(10)
    me.is_asked()
    me.passes()
    assert not me.is_rested("Swing")
    foe.guards_with_nothing()


@pytest.mark.rule("11.1.1.3")
def test_in_such_a_loop_who_named_more_says_yes_no_more(scene, me, foe):
    """11.1.1.3: I named fewer and push it down all the same; the opponent, who named more, may not go on."""
    seesaw(scene, me, foe)
    me.picks(3)
    foe.picks(10)
    me.picks("yes")
    assert me.is_rested("Swing")
    foe.guards_with_nothing()


# --- 11.2 abilities that cannot be used -----------------------------------------------------------------


def forbid(kind, who="you", until="end of turn"):
    """An effect by which a player cannot use abilities of a kind."""
    return n.Rule(who, (n.Cannot(f"use {kind} abilities"),), until)


@pytest.mark.rule("11.2.1.1")
def test_an_activated_ability_that_cannot_be_used_cannot_be_played(scene, me, foe):
    """11.2.1.1: the opponent's ability, though it costs nothing, is not offered, and a request is refused."""
    lock = n.Ability(
        "activated", forbid("activated", "opponent", "end of your opponent's next turn"), zones=VC
    )
    scene.card("Silencer", abilities=[lock], grade=3)
    scene.card("Scholar", "[ACT](VC):Draw a card.")
    me.has(vanguard="Silencer", right="Grade 1")
    foe.has(vanguard="Scholar", left="Grade 1")
    me.uses("Silencer").passes().declines_attack()
    scene.pass_until("6.6.1.2", even_if_able=True)
    assert foe.asked and not foe.offered("use", "Scholar", "Scholar/1")
    assert foe.refused("use", "Scholar", "Scholar/1") == "11.2.1.1"


@pytest.mark.rule("11.2.1.1")
def test_without_the_lock_the_same_ability_is_offered(scene, me, foe):
    """11.2.1.1: the lock is what forbids it; the opponent's own abilities stay free of a lock on me."""
    lock = n.Ability("activated", forbid("activated", "you", "end of your opponent's next turn"), zones=VC)
    scene.card("Silencer", abilities=[lock], grade=3)
    scene.card("Scholar", "[ACT](VC):Draw a card.")
    me.has(vanguard="Silencer", right="Grade 1")
    foe.has(vanguard="Scholar", left="Grade 1")
    me.uses("Silencer").passes().declines_attack()
    scene.pass_until("6.6.1.2", even_if_able=True)
    assert foe.asked and foe.offered("use", "Scholar", "Scholar/1")


@pytest.mark.rule("11.2.1.1")
def test_an_ability_that_forbids_itself_is_refused_for_the_turn(scene, me, foe):
    """11.2.1.1: once used, an ability with the closing sentence cannot be played again in that turn."""
    scene.card("Scholar", "[ACT](VC):Draw a card. This ability cannot be used for the rest of that turn.")
    me.has(vanguard="Scholar", left="Grade 1")
    with me.changes(hand=+1):
        me.uses("Scholar")
    assert me.refused("use", "Scholar", "Scholar/1") == "11.2.1.1"


@pytest.mark.rule("11.2.1.1")
def test_a_lock_on_one_card_leaves_its_twin_free(scene, me, foe):
    """11.2.1.1: the ability of that card is locked, not every ability with the same text."""
    scene.card("Scholar", "[ACT](RC):Draw a card. This ability cannot be used for the rest of that turn.")
    me.has(vanguard="Grade 2", left="Scholar", right="Scholar")
    with me.changes(hand=+2):
        me.uses("Scholar").uses("Scholar")
    assert not me.offered("use", "Scholar", "Scholar/1")


@pytest.mark.rule("11.2.1.2")
def test_an_automatic_ability_that_cannot_be_used_is_not_set_off(scene, me, foe):
    """11.2.1.2: the event passes it by: nothing waits, nothing resolves."""
    scene.card("Silencer", abilities=[n.Ability("activated", forbid("automatic"), zones=VC)])
    scene.card("Arrival", "[AUTO](RC):When this unit is placed on (RC), draw a card.")
    me.has(vanguard="Silencer", hand=["Arrival"])
    me.uses("Silencer")
    with me.changes(hand=-1):
        me.calls("Arrival", "left")
    assert scene.game.waiting == []


@pytest.mark.rule("11.2.1.2")
def test_what_was_not_set_off_does_not_resolve_when_the_lock_ends(scene, me, foe):
    """11.2.1.2: after the turn the ability can be used again, but the event is past."""
    scene.card("Silencer", abilities=[n.Ability("activated", forbid("automatic"), zones=VC)])
    scene.card("Arrival", "[AUTO](RC):When this unit is placed on (RC), Soul-Charge 1.")
    me.has(vanguard="Silencer", right="Grade 1", hand=["Arrival"])
    foe.has(left="Grade 1")
    me.uses("Silencer").calls("Arrival", "left")
    me.passes().declines_attack()
    scene.pass_until("6.6.1.2", even_if_able=True)
    assert scene.game.facts["turn seat"] == foe.seat
    assert me.count("soul") == 0 and scene.game.waiting == []


@pytest.mark.rule("11.2.1.2")
def test_an_event_under_the_lock_is_past_when_the_lock_ends_before_the_check_timing(scene, me, foe):
    """11.2.1.2: locked for the stand phase, an ability on standing up does not come in at its end."""
    lock = forbid("automatic", "opponent", "end of your opponent's next stand phase")
    scene.card("Silencer", abilities=[n.Ability("activated", lock, zones=VC)], grade=3)
    scene.card("Riser", "[AUTO](RC):When this unit becomes [Stand], Soul-Charge 1.")
    me.has(vanguard="Silencer", right="Grade 1")
    foe.put("front left", "Riser", rested=True)
    me.uses("Silencer").passes().declines_attack()
    scene.pass_until("6.6.1.2", even_if_able=True)
    assert foe.asked and not foe.is_rested("Riser")
    assert foe.count("soul") == 0


@pytest.mark.rule("11.2.1.2")
def test_a_lock_on_one_player_does_not_reach_the_other(scene, me, foe):
    """11.2.1.2: the opponent's automatic abilities are set off as before."""
    scene.card("Silencer", abilities=[n.Ability("activated", forbid("automatic"), zones=VC)], grade=3)
    scene.card("Alarm", "[AUTO](VC):When this unit is attacked, Soul-Charge 1.")
    me.has(vanguard="Silencer", right="Grade 1")
    foe.has(vanguard="Alarm")
    me.uses("Silencer")
    with foe.changes(soul=+1):
        me.attacks("Silencer", "Alarm")
        foe.guards_with_nothing()


@pytest.mark.rule("11.2.1.3")
def test_a_waiting_ability_that_becomes_unusable_waits_no_longer(scene, me, foe):
    """11.2.1.3: two abilities wait for the same attack; the first to resolve cancels the other for good."""
    attack = n.On("attack", (("attacker", n.This()),))
    scene.card("Hothead", abilities=[
        n.Ability("automatic", forbid("automatic", until="end of battle"), zones=VC, trigger=attack),
        n.Ability("automatic", CHARGE, zones=VC, trigger=attack),
    ], grade=3)  # fmt: skip
    scene.step("battle phase")
    me.has(vanguard="Hothead", right="Grade 1")
    with me.changes(soul=0):
        me.attacks("Hothead", "Stone")
        me.picks(("ability", "Hothead/1", "Hothead"), rule="8.4.1.2")
        foe.guards_with_nothing()
        me.is_asked("7.2.1.2")
    assert scene.game.waiting == []


@pytest.mark.rule("11.2.1.3")
def test_played_first_the_other_ability_resolves(scene, me, foe):
    """11.2.1.3: only what still waits is cancelled; what resolved before the lock has happened."""
    attack = n.On("attack", (("attacker", n.This()),))
    scene.card("Hothead", abilities=[
        n.Ability("automatic", forbid("automatic", until="end of battle"), zones=VC, trigger=attack),
        n.Ability("automatic", CHARGE, zones=VC, trigger=attack),
    ], grade=3)  # fmt: skip
    scene.step("battle phase")
    me.has(vanguard="Hothead", right="Grade 1")
    with me.changes(soul=+1):
        me.attacks("Hothead", "Stone")
        me.picks(("ability", "Hothead/2", "Hothead"), rule="8.4.1.2")
        foe.guards_with_nothing()
        me.is_asked("7.2.1.2")


@pytest.mark.rule("11.2.1.3")
def test_all_waiting_instances_of_a_locked_ability_are_cancelled(scene, me, foe):
    """11.2.1.3: set off twice by two units that came together, it resolves once and then forbids itself."""
    scene.card(
        "Host",
        "[AUTO](VC):When one of your rear-guards is placed on (RC), Soul-Charge 1. "
        "This ability cannot be used for the rest of that turn.\n"
        "[ACT](VC):Choose two cards from your drop zone, and call them to (RC).",
    )
    me.has(vanguard="Host", drop=["Grade 0", "Grade 1"])
    with me.changes(soul=+1):
        me.uses("Host", 2).picks("front left").picks("front right")
    assert scene.game.waiting == []
