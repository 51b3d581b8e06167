"""What lasts until a player's next turn ends in that player's next turn, whoever has the turns in between."""

from __future__ import annotations

import pytest

from playmat import new_game, own_decks
from playmat.books._vanguard.circles import vanguard
from playmat.books._vanguard.lasting import DURATIONS
from playmat.books._vanguard.turning import end_of_turn, stand_all
from playmat.kernel.run.lasting import add_effect
from playmat.kernel.run.remembering import remember

BONUS = 5000
MINE, THEIRS = 0, 1


@pytest.fixture
def game():
    decks = own_decks("vanguard-1.10")
    return new_game("vanguard-1.10", [decks["long-vigil"], decks["long-vigil"]], seed=1)


def lasts_through(game, duration, turns, step):
    """Whether a bonus of mine lasts through each of these turns, of the seats named; it is given in the first."""
    card = vanguard(game, MINE)
    before = game.value(card, "power")
    held = []
    for number, seat in enumerate(turns, 3):
        game.set("turn", number)
        game.set("turn seat", seat)
        if not held:
            until = DURATIONS[duration](game, MINE)
            add_effect(game, MINE, card, remember(game, (card,)), game.match.changes["trigger power"], BONUS, until)
        step(game, None)
        held.append(game.value(card, "power") == before + BONUS)
    return held


@pytest.mark.parametrize(
    ("duration", "turns", "held"),
    [
        ("end of turn", [MINE, MINE], [False, False]),
        ("end of your opponent's next turn", [MINE, THEIRS, MINE], [True, False, False]),
        ("end of your opponent's next turn", [THEIRS, MINE, THEIRS], [True, True, False]),
        # with turns that alternation would not have counted
        ("end of your opponent's next turn", [MINE, MINE, THEIRS], [True, True, False]),
        ("end of your opponent's next turn", [THEIRS, THEIRS, MINE], [True, False, False]),
        ("end of your opponent's next turn", [MINE, MINE, MINE, MINE, THEIRS], [True] * 4 + [False]),
    ],
)
def test_until_the_end_of_a_turn(game, duration, turns, held):
    assert lasts_through(game, duration, turns, end_of_turn) == held


@pytest.mark.parametrize(
    ("duration", "turns", "held"),
    [
        ("end of your next stand phase", [MINE, THEIRS, MINE], [True, True, False]),
        ("end of your next stand phase", [MINE, MINE, THEIRS], [True, False, False]),
        ("end of your opponent's next stand phase", [MINE, THEIRS, MINE], [True, False, False]),
        ("end of your opponent's next stand phase", [MINE, MINE, THEIRS], [True, True, False]),
        ("end of your opponent's next stand phase", [THEIRS, MINE, THEIRS], [True, True, False]),
    ],
)
def test_until_the_end_of_a_stand_phase(game, duration, turns, held):
    assert lasts_through(game, duration, turns, stand_all) == held
