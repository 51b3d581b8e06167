"""11.24 to 11.41: keywords of later sets: what opens the abilities that they stand before, and what is paid once.

11.25.1, 11.27.1, 11.28.1, 11.31.1, 11.32.1, 11.38.1, 11.41.1: some only name an ability by what its text says; the
phrase rules read them as labels, by which texts find such cards (11.39.2, 11.40.2, 11.41.1.1).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import Builder, Check, Fact, Game, permission
from ...kernel import nodes as n
from .._vanguard.lasting import TURN_BEGINS
from .._vanguard.nodes import Opens
from .timing import effect_runs

FACTS = (
    # 11.30.1: whether cards were put into the soul of each player this turn, other than by riding.
    Fact("souls grown", (False, False), texts=True, loops=True, until=TURN_BEGINS),
    # 11.40.1: whether each player has paid the cost of a Homare ability this turn.
    Fact("homare paid", (False, False), texts=True, loops=True, until=TURN_BEGINS),
)
# 12.8.1: what may be enabled, each by itself.
KEYWORDS = ("limit break 4", "thunderstrike", "darkness", "dark device", "shinken hissatsu", "wave")
PERMISSIONS = frozenset(f"use {word} abilities" for word in KEYWORDS)


def opens(env: Any, node: Opens) -> Check:
    """12.8.1: a keyword that was enabled opens its own part alone; what else stands before an ability must hold."""
    holds, allowed = env.condition(node.condition), f"use {node.keyword} abilities"

    def open_now(g: Game, s: Any) -> bool:
        return bool(permission(g, s.source, allowed) or permission(g, -1 - s.seat, allowed)) or holds(g, s)

    return open_now


# --- 11.29 charge -------------------------------------------------------------------------------------


def caused_by_effect(g: Game, s: Any) -> bool:
    """11.29.1: what happens now is part of an effect, whoever its master is."""
    return effect_runs(g)


# --- 11.30 darkness -----------------------------------------------------------------------------------


def note_souls(g: Game, moves: Sequence[tuple[int, int, int, int]]) -> None:
    """11.30.2: a unit that goes to the soul because it was ridden does not count."""
    if g.frames[-1].procedure == "10.6.1":
        return
    souls, sides = g.match.masks["soul"], g.match.zone_seat
    grown = {sides[after] for _, _, after, _ in moves if souls >> after & 1}
    if grown:
        first, second = g.facts["souls grown"]
        g.set("souls grown", (first or 0 in grown, second or 1 in grown))


def soul_has_grown(g: Game, s: Any) -> bool:
    """11.30.1: of the ability's master."""
    return bool(g.facts["souls grown"][s.seat])


# --- 11.40 Homare -------------------------------------------------------------------------------------


def rows_homare(b: Builder, node: n.Perform) -> None:
    """11.40.1: a part of the cost of every Homare ability: it notes that one was paid."""

    def note(g: Game, v: Any) -> None:
        mine, theirs = g.facts["homare paid"]
        g.set("homare paid", (True, theirs) if v.seat == 0 else (mine, True))

    b.step(note)


def homare_unpaid(b: Builder, node: n.Perform) -> Check:
    return lambda g, s: not g.facts["homare paid"][s.seat]


FIGURES = {"cards were put into your soul this turn": soul_has_grown, "caused by an effect": caused_by_effect}
CONDITIONS: dict[type[n.Node], Any] = {Opens: opens}
