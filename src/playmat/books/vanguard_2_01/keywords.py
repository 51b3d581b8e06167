"""11.13 to 11.22: what keywords do and forbid, and the tallies that they ask for."""

from __future__ import annotations

from typing import Any

from ...kernel import Builder, Fact, Frame, Game, UnknownWord, add_effect, emit, remember
from ...kernel import nodes as n
from .._vanguard.lasting import END_OF_TURN, TURN_BEGINS

# --- 11.13 resist -------------------------------------------------------------------------------------

BY_OPPONENTS = "be chosen by an opponent's effect"
# 11.13.1: with resist, effects of the opponent cannot choose it; one's own can.
PROHIBITIONS = frozenset({BY_OPPONENTS})
OPPOSING = {"be chosen": BY_OPPONENTS}


# --- 11.19 unite --------------------------------------------------------------------------------------

CALLED = "called"
FACTS = (Fact(CALLED, (0, 0), texts=True, until=TURN_BEGINS),)


def called_this_turn(g: Game, s: Any) -> int:
    return int(g.facts[CALLED][s.seat])


# --- 11.20 revelation ---------------------------------------------------------------------------------


def revealing(g: Game, s: Any) -> int | None:
    """11.20.3: the card of the same master whose revelation does what happens now."""
    for v in reversed(g.frames):
        if v.source is not None:
            ability = g.match.abilities.get(v.procedure)
            does = ability is not None and ability.node.keyword == "revelation" and v.seat == s.seat
            return int(v.source) if does else None
    return None


def own_revelation(g: Game, s: Any) -> bool:
    return revealing(g, s) is not None


def others_revelation(g: Game, s: Any) -> bool:
    return revealing(g, s) not in (None, s.source)


FIGURES = {
    "cards you called this turn": called_this_turn,
    "your revelation does it": own_revelation,
    "your other unit's revelation does it": others_revelation,
}


# --- 11.19 unite, counted -----------------------------------------------------------------------------


def count_calls(g: Game, seat: int, many: int) -> None:
    """11.19.1: how many cards each player has called to rear-guard or guardian circles in this turn."""
    if many:
        first, second = g.facts[CALLED]
        g.set(CALLED, (first + many, second) if seat == 0 else (first, second + many))


def count_called(g: Game, v: Frame) -> None:
    """11.19.1: with those that come now, whose own arrival may ask for it."""
    count_calls(g, v.seat, len([circle for circle in v.circles or () if circle is not None]))


def count_guards(g: Game, v: Frame) -> None:
    """11.19.1: an interceptor is not called."""
    count_calls(g, 1 - g.facts["turn seat"], len([card for card in v.guards if not g.is_in(card, "field")]))


# --- 11.21 blaze --------------------------------------------------------------------------------------

BLAZING = "blazing"
EVENTS = {"blaze": ("card",)}
CHANGES = {BLAZING: n.Include("states", BLAZING)}


def rows_blaze(b: Builder, node: n.Perform) -> None:
    """11.21.1: until end of turn; one that is blazing does not become so again."""
    if node.cards is None:
        raise UnknownWord("blaze needs a unit")
    cards = b.env.cards(node.cards)

    def blaze(g: Game, v: Any) -> None:
        for unit in cards(g, v):
            if BLAZING not in g.value(unit, "states"):
                until = (END_OF_TURN, g.facts["turn"])
                add_effect(g, v.seat, v.source, remember(g, (unit,)), g.match.changes[BLAZING], None, until)
                emit(g, "blaze", unit)

    b.step(blaze)
