"""11.8.12.1.2, 11.11.1: the states that units were in as they left the field, for whoever looks back on them.

11.9.7: and what cards were as they were ridden, played or revealed, for texts that ask what happened this turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...kernel import Compiled, Fact, Game, once
from ...kernel import nodes as n
from .._vanguard.lasting import TURN_BEGINS
from .._vanguard.nodes import ThisTurn

LEFT = "states of those who left"
SHOWN = "cards as they were"
FACTS = (Fact(LEFT, (), until=TURN_BEGINS), Fact(SHOWN, (), until=TURN_BEGINS))
"""Of each unit that left the field in some of these states: the card, the object it was, its original dresses, the
states. No ability that looks back waits for another turn."""
NOTHING: tuple[int, tuple[str, ...]] = (0, ())


def is_past(g: Game, card: int) -> bool:
    """Whether it is asked about as it was where it left."""
    return g.looking_back is not None and card in g.looking_back


def then(g: Game, card: int) -> tuple[int, tuple[str, ...]]:
    """How many original dresses it had, and its states."""
    serial = g.last[card].serial
    return next(((dresses, words) for c, s, dresses, words in g.facts[LEFT] if (c, s) == (card, serial)), NOTHING)


def also_then(word: str, now: Callable[[Game, int], bool]) -> Callable[[Game, int], bool]:
    """A state that is told of a unit as it is, and of one that has left as it was."""

    def told(g: Game, card: int) -> bool:
        if is_past(g, card):
            _, words = then(g, card)
            return word in words
        return now(g, card)

    return told


# --- what happened this turn --------------------------------------------------------------------------------

KEYS = ("grade", "name", "other names", "main type", "subtype", "type", "trigger")
"""What texts may ask of a card that was ridden, played or revealed."""


def asks_of_the_turn(match: Compiled) -> bool:
    return any(isinstance(part, ThisTurn) for each in match.abilities.values() for part in n.walk(each.node))


def note_as_it_is(g: Game, kind: str, card: int) -> None:
    """What the card is as this happens: it may be another later."""
    if once(g.match, "asks of the turn", asks_of_the_turn, g.match):
        values = tuple([(key, g.value(card, key)) for key in KEYS])
        others = [entry for entry in g.facts[SHOWN] if entry[:2] != (kind, card)]
        g.set(SHOWN, (*others, (kind, card, values)))


def as_it_was(g: Game, kind: str, card: int) -> Mapping[str, Any] | None:
    """What was noted of it as that happened."""
    return next((dict(values) for k, c, values in g.facts[SHOWN] if (k, c) == (kind, card)), None)
