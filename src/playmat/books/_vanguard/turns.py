"""Whose turn comes next, with the turns that effects add."""

from __future__ import annotations

from ...kernel import Builder, Fact, Frame, Game, as_it_is
from ...kernel import nodes as n

# Whose turn it would be to take turns by turns, while extra turns are taken.
FACTS = (Fact("extra turns", (), loops=True, seen=as_it_is), Fact("usual seat", None))


def rows_extra_turn(b: Builder, node: n.Perform) -> None:
    """Right after the current turn; of several the one that was added last comes first."""
    seat = b.seat(node.who)
    b.step(lambda g, v: g.set("extra turns", (seat(g, v), *g.facts["extra turns"])))


def next_turn(g: Game, v: Frame) -> None:
    """Players take turns by turns; extra turns come in between, and afterwards it goes on as it would have."""
    g.set("turn", g.facts["turn"] + 1)
    if g.facts["turn"] == 1:
        return
    if g.facts["usual seat"] is None:
        g.set("usual seat", g.facts["turn seat"])
    extra = g.facts["extra turns"]
    if extra:
        first, *others = extra
        g.set("turn seat", first)
        g.set("extra turns", tuple(others))
        return
    g.set("turn seat", 1 - g.facts["usual seat"])
    g.set("usual seat", None)
