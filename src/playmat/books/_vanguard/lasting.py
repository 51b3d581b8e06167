"""How long effects last: the moments at which they end, each with the turn that it is counted by.

A moment of one player's turns is named by the seat. An effect until a player's next turn ends at the first such moment
of a later turn, whoever has the turns in between, so extra turns need no counting.
"""

from __future__ import annotations

from ...kernel import Game

Moment = tuple[str, int]

TURN_BEGINS = "the turn begins"
END_OF_TURN = "end of turn"
END_OF_ITS_TURN = ("end of a turn of seat 0", "end of a turn of seat 1")
END_OF_STAND_PHASE = ("end of a stand phase of seat 0", "end of a stand phase of seat 1")
END_OF_RIDE_PHASE = "ride phase"
END_OF_BATTLE = "end of battle"
CLOSED = "the battle is closed"
"""The moment at which the statuses of a battle end."""


def this_turn(g: Game, seat: int) -> Moment:
    return (END_OF_TURN, g.facts["turn"])


def this_battle(g: Game, seat: int) -> Moment:
    return (END_OF_BATTLE, g.facts["turn"])


def this_ride_phase(g: Game, seat: int) -> Moment:
    return (END_OF_RIDE_PHASE, g.facts["turn"])


def opponents_next_turn(g: Game, seat: int) -> Moment:
    """The end of the opponent's next turn: this one is not it."""
    return (END_OF_ITS_TURN[1 - seat], g.facts["turn"] + 1)


def opponents_next_stand_phase(g: Game, seat: int) -> Moment:
    return (END_OF_STAND_PHASE[1 - seat], g.facts["turn"] + 1)


def my_next_stand_phase(g: Game, seat: int) -> Moment:
    return (END_OF_STAND_PHASE[seat], g.facts["turn"] + 1)


DURATIONS = {
    "end of turn": this_turn,
    "end of battle": this_battle,
    "end of ride phase": this_ride_phase,
    "end of your opponent's next turn": opponents_next_turn,
    "end of your opponent's next stand phase": opponents_next_stand_phase,
    "end of your next stand phase": my_next_stand_phase,
}
