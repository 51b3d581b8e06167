"""11.13 to 11.22: what keywords do and forbid, and the tallies that they ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import Builder, Check, Fact, Frame, Game, UnknownWord, add_effect, emit, remember
from ...kernel import nodes as n
from .._vanguard.lasting import END_OF_TURN, TURN_BEGINS
from .._vanguard.rulings import BY_OPPONENTS
from .nodes import ByRevelation

# --- 11.13 resist -------------------------------------------------------------------------------------

# 11.13.1: with resist, effects of the opponent cannot choose it; one's own can.
PROHIBITIONS = frozenset({BY_OPPONENTS})


# --- 11.19 unite --------------------------------------------------------------------------------------

CALLED = "called"
REVEALED = "revealed into the soul"
FACTS = (
    Fact(CALLED, (0, 0), texts=True, until=TURN_BEGINS),
    # 11.20.3: whose revelation put which object there in this turn.
    Fact(REVEALED, (), texts=True, until=TURN_BEGINS),
)


def called_this_turn(g: Game, s: Any) -> int:
    return int(g.facts[CALLED][s.seat])


# --- 11.20 revelation ---------------------------------------------------------------------------------


def revelation_now(g: Game) -> Frame | None:
    """The revelation that does what happens now."""
    for v in reversed(g.frames):
        if v.source is not None:
            ability = g.match.abilities.get(v.procedure)
            return v if ability is not None and ability.node.keyword == "revelation" else None
    return None


def note_revealed(g: Game, moves: Sequence[tuple[int, int, int, int]]) -> None:
    """11.20.3: what a revelation puts into the soul is known as that for as long as a text may ask."""
    souls = g.match.masks["soul"]
    put = [card for card, _, after, _ in moves if souls >> after & 1]
    v = revelation_now(g) if put else None
    if v is not None:
        g.set(REVEALED, (*g.facts[REVEALED], *[(v.seat, card, g.serial[card]) for card in put]))


def by_revelation(env: Any, node: ByRevelation) -> Check:
    """11.20.3: asked after the event, also of a card that has left the soul since."""
    cards = env.pairs(node.cards)

    def holds(g: Game, s: Any) -> bool:
        put = g.facts[REVEALED]
        return any((s.seat, card, serial) in put for card, serial, _ in cards(g, s))

    return holds


CONDITIONS: dict[type[n.Node], Any] = {ByRevelation: by_revelation}
FIGURES = {"cards you called this turn": called_this_turn}


# --- 11.19 unite, counted -----------------------------------------------------------------------------


def count_calls(g: Game, seat: int, many: int) -> None:
    """11.19.1: how many cards each player has called to rear-guard or guardian circles in this turn."""
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
    """11.21.1: until end of turn; one that is blazing does not become so again.

    11.21.2: of a pair in legion both are vanguards, and both become blazing.
    """
    if node.cards is None:
        raise UnknownWord("blaze needs a unit")
    cards = b.affected(node.cards)

    def blaze(g: Game, v: Any) -> None:
        for unit in cards(g, v):
            if BLAZING not in g.value(unit, "states"):
                until = (END_OF_TURN, g.facts["turn"])
                add_effect(g, v.seat, v.source, remember(g, (unit,)), g.match.changes[BLAZING], None, until)
                emit(g, "blaze", unit)

    b.step(blaze)
