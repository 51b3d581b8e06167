"""Section 1301: loops."""

from __future__ import annotations

import signal

import pytest


@pytest.fixture(autouse=True)
def no_hanging():
    """Fail instead of hanging when a loop is not noticed."""

    def stop(signum, frame):
        raise TimeoutError("the loop was not noticed")

    signal.signal(signal.SIGALRM, stop)
    signal.alarm(20)
    yield
    signal.alarm(0)


def use(name):
    return ("use", name, f"{name}/2")


def lamp(scene, text="Recover this card"):
    """A regalia that recovers for nothing, so that I may rest it as often as I like."""
    return scene.card("Lamp", f"{{Rest}}: {text}.", type="Regalia")


def bells(scene, me, foe):
    """Each player has a regalia that recovers the other's: neither can go on without the other."""
    text = "{Rest}: Recover target regalia your opponent controls."
    scene.card("Bell", text, type="Regalia")
    scene.card("Echo", text, type="Regalia")
    me.has(field=["Bell"])
    foe.has(field=["Echo"])


def again(player, name):
    """Use a card's ability until it is found to be a loop, which it is by the third time."""
    for _ in range(3):
        player.uses(name, 2)
    return player


def ring(first, one, second, other):
    """A round of both: one uses a card, the other answers with theirs, and both abilities resolve."""
    below = len(first.chase)
    first.uses(one, 2)
    if first.game.question.rule == "602.1c":
        second.uses(other, 2)
        second.lets_resolve(len(second.chase) - below)


def loops(scene):
    """How often loops were run."""
    return [event[-1][0] for event in scene.events("loop")]


# --- 1301.1a one player can stop it -----------------------------------------------------------------------


@pytest.mark.rule("1301.1a")
def test_who_can_stop_a_loop_says_how_often_it_is_run(scene, me, foe):
    """1301.1a: when the table stands as it stood before I name a number, and the loop is run that often."""
    lamp(scene)
    me.has(field=["Lamp"])
    again(me, "Lamp")
    me.is_asked("1301.1a")
    me.picks(12)
    assert loops(scene) == [12] and not me.is_rested("Lamp")


@pytest.mark.rule("1301.1a")
@pytest.mark.parametrize(("number", "more"), [(0, 1), (1, 0), (12, 0)])
def test_a_loop_that_is_run_so_often_is_not_played_out(scene, me, foe, number, more):
    """1301.1a: the rounds that were named end where they began; of none, the act that was chosen is still done."""
    lamp(scene)
    me.has(field=["Lamp"])
    again(me, "Lamp")
    before = len(scene.events("rest"))
    me.picks(number)
    assert len(scene.events("rest")) - before == more and not me.offered(*use("Lamp"))


@pytest.mark.rule("1301.1a")
def test_the_loop_is_not_begun_again_at_once(scene, me, foe):
    """1301.1a: after that the act is refused, though it could be paid for."""
    lamp(scene)
    me.has(field=["Lamp"], hand=["Chant"]).will("fire")
    again(me, "Lamp").picks(12)
    assert not me.offered(*use("Lamp")) and me.offered("play", "Chant")
    assert me.refused(*use("Lamp"))


@pytest.mark.rule("1301.1a")
def test_after_another_act_the_loop_may_be_begun_again(scene, me, foe):
    """1301.1a: a chant is played in between, and the lamp may be used."""
    lamp(scene)
    me.has(field=["Lamp"], hand=["Chant"]).will("fire")
    again(me, "Lamp").picks(12)
    me.plays("Chant").lets_resolve()
    assert me.offered(*use("Lamp"))


@pytest.mark.rule("1301.1a")
def test_an_act_that_leads_on_is_no_loop(scene, me, foe):
    """1301.1a: each use gains 100 life, so nothing is repeated and no number is asked for."""
    lamp(scene, "Recover this card and gain 100 life")
    me.has(field=["Lamp"])
    me.uses("Lamp", 2).uses("Lamp", 2).uses("Lamp", 2)
    assert me.life == 4000 + 3 * 100 and loops(scene) == []


# --- 1301.1b both can stop it -----------------------------------------------------------------------------


@pytest.mark.rule("1301.1b")
@pytest.mark.parametrize(("mine", "theirs", "runs"), [(10, 3, 3), (2, 7, 2)])
def test_the_smaller_of_two_numbers_counts(scene, me, foe, mine, theirs, runs):
    """1301.1b: my bell is recovered by the opponent's echo and the echo by my bell: both name a number, I first in
    my turn, the smaller one is run, and then I must do something else."""
    bells(scene, me, foe)
    for _ in range(3):
        ring(me, "Bell", foe, "Echo")
    me.is_asked("1301.1b")
    me.picks(mine)
    foe.is_asked("1301.1b")
    foe.picks(theirs)
    assert loops(scene) == [runs] and not me.is_rested("Bell")
    assert me.offered("pass") and not me.offered(*use("Bell"))


@pytest.mark.rule("1301.1b")
def test_the_turn_player_names_first(scene, me, foe):
    """1301.1b: the opponent begins each round, over my chant; in my turn I am asked before them."""
    bells(scene, me, foe)
    me.has(hand=["Chant"]).will("fire")
    me.plays("Chant")
    for _ in range(3):
        me.passes()
        ring(foe, "Echo", me, "Bell")
    me.is_asked("1301.1b")
    me.picks(4)
    foe.is_asked("1301.1b")
    foe.picks(5)
    assert loops(scene) == [4] and not foe.offered(*use("Echo"))


@pytest.mark.rule("1301.1b")
@pytest.mark.parametrize(("mine", "theirs", "stays"), [(10, 3, True), (2, 7, True), (4, 0, False), (0, 4, False)])
def test_a_yes_of_one_player_in_a_loop_of_both(scene, me, foe, mine, theirs, stays):
    """1301.1b: I rest the bell and the opponent may recover it: both can stop this. I, the turn player, name first;
    after the smaller number the opponent, who would go on, does something else: the bell stays rested. With 0 the
    loop is not run, but what was begun is done."""
    scene.card("Bell", "{Rest}: Your opponent may recover all regalia.", type="Regalia")
    me.has(field=["Bell"])
    scene.start()
    for _ in range(3):
        if me.asked and me.game.question.rule == "602.1c":
            me.uses("Bell", 2)
        if foe.asked and foe.offered("yes"):
            foe.picks("yes")
    me.is_asked("1301.1b")
    me.picks(mine)
    foe.is_asked("1301.1b")
    foe.picks(theirs)
    assert me.is_rested("Bell") == stays


@pytest.mark.rule("1301.1b", "605.1")
@pytest.mark.parametrize(("number", "waits"), [(12, []), (0, ["Chant", "Lamp"])])
def test_a_loop_leads_back_to_where_the_other_player_had_passed(scene, me, foe, number, waits):
    """1301.1b, 605.1: I pass over my chant before each round of theirs. The rounds that are named end there: they
    can only pass too, and the chant resolves. With 0 what was begun is done, and waits over it."""
    lamp(scene)
    me.has(hand=["Chant", "Quick Chant"]).will("fire", "fire")
    foe.has(field=["Lamp"])
    me.plays("Chant")
    for _ in range(3):
        me.passes()
        foe.uses("Lamp", 2)
        if foe.game.question.rule == "602.1c":
            foe.lets_resolve(1)
    me.is_asked("1301.1b")
    me.picks(number)
    foe.picks(number)
    assert me.chase == waits


# --- 1301.1c nobody can stop it ---------------------------------------------------------------------------


def treadmill(scene):
    """A regalia that recovers when it rests and rests when it recovers, and something to set it going."""
    scene.card("Wheel", "When this card becomes rested ⇒ Recover this card.\n"
                        "When this card becomes recovered ⇒ Rest this card.", type="Regalia")  # fmt: skip
    scene.card("Push", "Rest target regalia.", type="Chant")


@pytest.mark.rule("1301.1c")
def test_a_loop_that_nobody_can_stop_is_a_draw(scene, me, foe):
    """1301.1c: two abilities that must be played set each other off for ever."""
    treadmill(scene)
    me.has(field=["Wheel"], hand=["Push"]).will("fire")
    me.plays("Push")
    assert scene.winner is None and scene.result.rule == "1301.1c"


@pytest.mark.rule("1301.1c")
def test_such_a_loop_that_somebody_ends_is_no_draw(scene, me, foe):
    """1301.1c: each round costs the opponent 100 of 1000 life, so it ends with the last of them."""
    scene.card("Wheel", "When this card becomes rested ⇒ Recover this card.\n"
                        "When this card becomes recovered ⇒ Rest this card. Your opponent loses 100 life.",
               type="Regalia")  # fmt: skip
    scene.card("Push", "Rest target regalia.", type="Chant")
    me.has(field=["Wheel"], hand=["Push"]).will("fire")
    foe.with_life(1000)
    me.plays("Push")
    assert scene.winner is me and scene.result.rule == "1202.1"
