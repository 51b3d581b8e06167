"""17.4: a turn that an effect ends."""

from __future__ import annotations

from ...kernel import Builder, Fact, Frame, Game, Timed, emit, end_effects, row, sort_timed, unwind
from ...kernel import nodes as n
from .._vanguard.battling import clear_battle
from .._vanguard.lasting import END_OF_BATTLE, END_OF_RIDE_PHASE, END_OF_STAND_PHASE, TURN_BEGINS
from .._vanguard.nodes import ORDER_OVER
from .._vanguard.ordering import BY_ORDER

OVER = "turn is over"
FACTS = (Fact(OVER, False, loops=True, until=TURN_BEGINS),)
TURN, END_PHASE = "9.1.2", "9.9"
SHORTER = (END_OF_BATTLE, END_OF_RIDE_PHASE, *END_OF_STAND_PHASE)
"""The moments within a turn that periods end with."""


def rows_end_turn(b: Builder, node: n.Perform) -> None:
    b.step(end_periods)


def end_periods(g: Game, v: Frame) -> None:
    """17.4.1.1: what would end within this turn, but for its end, is over.

    17.4.1.2: the rest of the effect is done first; in the end phase there is nowhere to go.
    """
    turn = g.facts["turn"]
    end_effects(g, lambda each: each.until.moment in SHORTER and each.until.number <= turn)
    emit(g, "end turn early", note=g.facts["turn seat"])
    if g.facts["phase"] != "end phase":
        g.set(OVER, True)


def is_over(g: Game, v: Frame) -> bool:
    return bool(g.facts[OVER])


def to_end_phase(g: Game, v: Frame) -> None:
    """17.4.1.2: whatever else was going on is left as it is, and nothing is checked on the way.

    17.4.2, 17.4.3: damage that is still to be worked off, and abilities in stand by, wait for the end phase.
    """
    g.set(OVER, False)
    clear_battle(g, v)
    g.set("fighting", False)
    g.set("ordered attacks", ())
    g.set(BY_ORDER, None)
    sort_timed(g, lambda each: not waits_for_battle(g, each))
    unwind(g, TURN, END_PHASE)


def waits_for_battle(g: Game, entry: Timed) -> bool:
    """It is to happen as this battle ends, which has no close step any more."""
    triggers = g.match.abilities[entry.ability].triggers
    return any(trigger.kind in ("begin close step", "end battle", ORDER_OVER) for trigger in triggers)


GO = row("17.4.1.2", to_end_phase, when=is_over)
"""Where an effect has resolved wholly."""
ACTIONS = {"end turn": rows_end_turn}
