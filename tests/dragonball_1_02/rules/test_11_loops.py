"""Section 11: endless loops."""

from __future__ import annotations

import signal
from contextlib import contextmanager

import pytest

from playmat.kernel.words import nodes as n

BELL = n.Cards(("battle",), "mine", n.Is("name", "=", "Bell"))
PUSH = "[Activate: Main] Choose 1 of your Battle Cards and switch it to Rest Mode."
PULL = "[Activate: Main] Choose 1 of your Battle Cards and switch it to Active Mode."


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


def pusher(scene):
    return scene.card("Pusher", f"{PUSH}\n{PULL}", type="leader")


def springs_back(to, what=None, more=()):
    """When a card has been turned one way, it is turned the other way."""
    card = what or n.This()
    back = n.Turn(card, "active" if to == "rest" else "rest")
    effect = n.Sequence((back, *more)) if more else back
    return n.Ability("automatic", effect, trigger=n.On(to, (("card", card),)))


# --- 11-1-1-1 nobody can stop it --------------------------------------------------------------------------


@pytest.mark.rule("11-1-1-1")
def test_two_skills_that_set_each_other_off_are_a_draw(scene, me, foe):
    """11-1-1-1: one raises the bell whenever it rests, the other lowers it whenever it is Active."""
    pusher(scene)
    scene.card("Bell")
    scene.card("Raiser", abilities=[springs_back("rest", BELL)], type="battle")
    scene.card("Lowerer", abilities=[springs_back("stand", BELL)], type="battle")
    me.has(leader="Pusher", battle=["Bell", "Raiser", "Lowerer"])
    with within(10):
        me.uses("Pusher", 1).picks("Bell")
    assert scene.winner is None and scene.result.rule == "11-1-1-1"


@pytest.mark.rule("11-1-1-1")
def test_a_loop_that_grows_for_ever_is_a_draw(scene, me, foe):
    """11-1-1-1: a power that rises in every round gives nobody a choice to stop."""
    pusher(scene)
    grow = n.Modify(n.This(), (n.Add("power", n.Number(1000)),), "end of turn")
    scene.card("Restless", abilities=[springs_back("rest", more=(grow,)), springs_back("stand")])
    me.has(leader="Pusher", battle=["Restless"])
    with within(10):
        me.uses("Pusher", 1)
    assert scene.winner is None and scene.result.rule == "11-1-1-1"


@pytest.mark.rule("11-1-1-1")
def test_a_loop_that_runs_a_deck_out_is_no_draw(scene, me, foe):
    """11-1-1-1: it ends by itself, and the player without a deck loses."""
    pusher(scene)
    draw = n.Perform("draw", n.Number(1))
    scene.card("Restless", abilities=[springs_back("rest", more=(draw,)), springs_back("stand")])
    me.has(leader="Pusher", battle=["Restless"])
    with within(10):
        me.uses("Pusher", 1)
    assert scene.winner is foe and scene.result.rule == "9-2-4"
    assert me.count("hand") == 20


@pytest.mark.rule("11-1-1-1")
def test_a_choice_of_order_does_not_stop_a_loop(scene, me, foe):
    """11-1-1-1: which pending skill comes first is asked in every round, but no answer ends the loop."""
    pusher(scene)
    rests = n.On("rest", (("card", n.This()),))
    idle = n.Ability("automatic", n.Turn(n.Cards(("leader",), "mine"), "active"), trigger=rests)
    scene.card("Restless", abilities=[springs_back("rest"), springs_back("stand"), idle])
    me.has(leader="Pusher", battle=["Restless"])
    me.uses("Pusher", 1)
    rounds = 0
    while me.asked and rounds < 60:
        me.picks(("ability", "Restless/3", "Restless"))
        rounds += 1
    assert rounds < 60
    assert scene.winner is None and scene.result.rule == "11-1-1-1"


# --- 11-1-1-2 one player can stop it ----------------------------------------------------------------------

AGAIN = ("use", "Pusher", "Pusher/1")


def my_loop(scene, me, hand=("Cheap",)):
    """A loop that only I can stop, gone through once: I rest a card, and I may turn it back."""
    pusher(scene)
    rests = n.On("rest", (("card", n.This()),))
    scene.card("Restless", abilities=[n.Ability("automatic", n.YouMay(n.Turn(n.This(), "active")), trigger=rests)])
    scene.card("Cheap", energy_cost="0(-)")
    me.has(leader="Pusher", battle=["Restless"], hand=hand)
    me.uses("Pusher", 1).picks("yes")
    assert scene.result is None and not me.is_rested("Restless")


@pytest.mark.rule("11-1-1-2")
def test_who_can_stop_a_loop_names_how_often_it_is_repeated(scene, me, foe):
    """11-1-1-2: four repeats, then the loop is over and the main phase goes on."""
    my_loop(scene, me)
    me.uses("Pusher", 1)
    me.is_asked("11-1-1-2")
    me.picks(4)
    assert [event[-1][0] for event in scene.events("loop")] == [4]
    assert scene.result is None
    me.is_asked("6-3-1-3")


@pytest.mark.rule("11-1-1", "11-1-1-2")
@pytest.mark.parametrize("barred", [True, False])
def test_what_was_done_in_an_earlier_turn_begins_no_loop(scene, me, foe, barred):
    """11-1-1: the turns between are no loop action, though all cards lie as they did; what barred it is over too."""
    hushed = [n.Ability("continuous", n.Rule(who, (n.Cannot("draw"),))) for who in ("you", "opponent")]
    foe.has(battle=[scene.card("Hush", abilities=hushed)])
    my_loop(scene, me, hand=())
    if barred:
        me.uses("Pusher", 1).picks(1)
        assert not me.offered(*AGAIN)
    me.passes()
    foe.passes()
    scene.pass_until("6-3-1-3", even_if_able=True)
    me.uses("Pusher", 1)
    me.is_asked(exactly=["yes", "no"])
    me.picks("no")


@pytest.mark.rule("11-1-1-2")
def test_a_loop_is_not_begun_again_from_the_same_state(scene, me, foe):
    """11-1-1-2: all cards lie as before, and the request is refused."""
    my_loop(scene, me)
    me.uses("Pusher", 1).picks(4)
    assert not me.is_rested("Restless") and not me.offered(*AGAIN)
    assert me.refused(*AGAIN) == "11-1-1-2"


@pytest.mark.rule("11-1-1-2")
def test_a_loop_is_free_again_in_another_state(scene, me, foe):
    """11-1-1-2: the bar is for the same state; with one more card in play the act is offered."""
    my_loop(scene, me)
    me.uses("Pusher", 1).picks(4)
    assert not me.offered(*AGAIN)
    me.plays("Cheap")
    assert me.offered(*AGAIN)


@pytest.mark.rule("11-1-1-2")
def test_a_loop_may_be_stopped_at_its_choice(scene, me, foe):
    """11-1-1-2: with no further repeat the last round ends where I can decline."""
    my_loop(scene, me)
    me.uses("Pusher", 1).picks(0, rule="11-1-1-2").picks("no")
    assert me.is_rested("Restless")
    me.is_asked("6-3-1-3")


@pytest.mark.rule("11-1-1-2")
def test_a_loop_of_optional_skills_without_an_act_is_found(scene, me, foe):
    """11-1-1-2: a card that springs up by itself and that I may push down cannot go on for ever."""
    pusher(scene)
    stands = n.On("stand", (("card", n.This()),))
    may_rest = n.Ability("automatic", n.YouMay(n.Turn(n.This(), "rest")), trigger=stands)
    scene.card("Restless", abilities=[springs_back("rest"), may_rest])
    me.has(leader="Pusher", battle=["Restless"])
    me.uses("Pusher", 1)
    rounds = 0
    while me.offered("yes") and rounds < 10:
        me.picks("yes")
        rounds += 1
    assert 0 < rounds < 10
    me.is_asked("11-1-1-2")


# --- 11-1-1-3 both can stop it ----------------------------------------------------------------------------


def our_loop(scene, me, foe):
    """A loop that both can stop, gone through once: I rest a card, and the opponent may turn it back."""
    pusher(scene)
    rests = n.On("rest", (("card", n.Cards(("battle",), "theirs")),))
    raises = n.Ability("automatic", n.YouMay(n.Turn(n.Role("card"), "active")), trigger=rests)
    scene.card("Helper", abilities=[raises], type="leader")
    me.has(leader="Pusher", battle=["Battle 1"])
    foe.has(leader="Helper")
    me.uses("Pusher", 1)
    foe.picks("yes")
    assert not me.is_rested("Battle 1")
    me.uses("Pusher", 1)


@pytest.mark.rule("11-1-1-3")
def test_turn_player_then_opponent_name_numbers_and_the_smaller_counts(scene, me, foe):
    """11-1-1-3: nine and two make two, and the opponent stops the loop."""
    our_loop(scene, me, foe)
    me.picks(9, rule="11-1-1-3")
    foe.picks(2, rule="11-1-1-3")
    foe.passes()
    assert [event[-1][0] for event in scene.events("loop")] == [2]
    assert me.is_rested("Battle 1")


@pytest.mark.rule("11-1-1-3")
def test_the_turn_players_smaller_number_counts_as_well(scene, me, foe):
    """11-1-1-3: two and nine make two, and the loop ends where the turn player can stop it."""
    our_loop(scene, me, foe)
    me.picks(2, rule="11-1-1-3")
    foe.picks(9, rule="11-1-1-3")
    me.is_asked("6-3-1-3")
    assert [event[-1][0] for event in scene.events("loop")] == [2]
    assert not me.is_rested("Battle 1")


@pytest.mark.rule("11-1-1-3")
def test_who_named_the_larger_number_does_not_begin_again(scene, me, foe):
    """11-1-1-3: from an identical state the turn player, who named nine, may not resume the loop."""
    our_loop(scene, me, foe)
    me.picks(9)
    foe.picks(2).passes()
    me.uses("Pusher", 2)
    assert not me.is_rested("Battle 1")
    assert not me.offered(*AGAIN) and me.refused(*AGAIN) == "11-1-1-3"


@pytest.mark.rule("11-1-1-3")
def test_the_opponent_who_named_the_larger_number_does_not_go_on(scene, me, foe):
    """11-1-1-3: two and nine; I may begin again, and the opponent, who named nine, may not turn the card back."""
    our_loop(scene, me, foe)
    me.picks(2)
    foe.picks(9)
    me.uses("Pusher", 1)
    me.is_asked("6-3-1-3")
    assert me.is_rested("Battle 1")


@pytest.mark.rule("11-1-1-3")
def test_equal_numbers_end_the_loop_too(scene, me, foe):
    """11-1-1-3: neither named fewer; the loop ends before my act, which is not begun again."""
    our_loop(scene, me, foe)
    me.picks(3)
    foe.picks(3)
    me.is_asked("6-3-1-3")
    assert [event[-1][0] for event in scene.events("loop")] == [3]
    assert not me.is_rested("Battle 1") and me.refused(*AGAIN) == "11-1-1-3"
