"""Random games of vanguard-overdress, in which what the set shows happens, and first thoughts of the greedy bot."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import playmat
from playmat.kernel.words.questions import DONE
from playmat.play.evaluations import evaluation_of

BOOK = "vanguard-overdress"
DECKS = list(playmat.own_decks(BOOK).values())


def played(seed):
    """The log of a random game; decks change with the seed."""
    chance, pair = Random(seed), [DECKS[seed % len(DECKS)], DECKS[(seed // 2 + 1) % len(DECKS)]]
    game = playmat.new_game(BOOK, pair, seed=seed)
    while game.question is not None:
        game.answer(chance.choice(game.question.options))
    return game.log


def test_what_the_set_shows_happens_in_random_games():
    logs = [event for seed in range(24) for event in played(seed)]
    triggers = Counter(event[-1] for event in logs if event[0] == "trigger")
    assert {"critical", "draw", "front", "heal", "over"} <= set(triggers)
    assert any(event[0] == "persona ride" for event in logs)
    orders = {event[1] for event in logs if event[0] == "move" and event[1] in ("11.8.3.2", "11.8.3.3")}
    assert orders == {"11.8.3.2", "11.8.3.3"}
    rules = {event[1] for event in logs}
    assert {"6.3.3.1.2", "6.2.3.4", "13.5.3", "13.6.2", "10.5.1.2.3", "2.8.2.6"} <= rules


def test_what_single_sets_have_rules_for_happens_in_random_games():
    decks = playmat.own_decks(BOOK)
    logs = []
    for seed in (22, 40, 154, 189):
        chance = Random(seed)
        game = playmat.new_game(BOOK, [decks["wheel-and-rush"], decks["under-the-quay"]], seed=seed)
        while game.settle().question is not None:
            game.answer(chance.choice(game.question.options))
        logs += game.log
    assert {"imprison", "scout", "arm", "delete"} <= {event[-2] for event in logs if event[0] == "move"}
    assert {"sing", "arm", "pass on"} <= {event[0] for event in logs}
    assert {"16.2.3", "16.3.3", "16.3.3.1", "16.3.7", "16.3.8.3.2"} <= {event[1] for event in logs}


# --- first thoughts of the greedy bot ---------------------------------------------------------------------


@pytest.fixture
def table(scene):
    return scene.book(BOOK).turn_of(0)


def habit(scene, looking):
    question = scene.game.question
    assert question is not None
    return evaluation_of(BOOK).habit(scene.game, question, looking)


def test_the_least_shield_is_discarded_for_a_ride(table, scene, me):
    scene.step("ride phase")
    me.has(vanguard="Stone", hand=["Grade 0", "Grade 3", "Grade 1"]).ride_deck("Grade 2")
    me.rides("Grade 2").is_asked(about="paid")
    assert scene.game.card(habit(scene, me.seat)) == "Grade 3"


def test_guarding_that_was_begun_goes_on_until_the_attack_fails(table, scene, me, foe):
    scene.step("battle phase")
    me.has(vanguard=scene.card("Striker", grade=2, power=22000))
    foe.has(vanguard=scene.card("Marshal", grade=2, power=9000), hand=["Grade 0", "Draw Trigger", "Grade 1"])
    me.attacks("Striker", "Marshal")
    foe.is_asked(about="guards")
    assert habit(scene, foe.seat) == DONE
    foe.picks("Grade 1")
    foe.is_asked(about="more")
    assert habit(scene, foe.seat) == DONE
    foe.picks(DONE).is_asked(about="guards")
    assert scene.game.card(habit(scene, foe.seat)) in ("Grade 0", "Draw Trigger")
    foe.picks("Grade 0", DONE).is_asked(about="guards")
    assert habit(scene, foe.seat) == DONE
