"""11.8.12.1.2, 11.11.1: the states that units were in as they left the field, for whoever looks back on them."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel import Fact, Game
from .._vanguard.lasting import TURN_BEGINS

LEFT = "states of those who left"
FACTS = (Fact(LEFT, (), until=TURN_BEGINS),)
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
