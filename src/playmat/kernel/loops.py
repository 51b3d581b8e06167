"""Loops that a player can stop: the same act out of the same situation a second time.

A book's window for acts calls `depart` before it carries out an act. When the act was already taken from an
equal situation, a loop is about to start over; the book asks how often it is repeated, which changes
nothing since it leads back here, and `bar`s the act from this situation.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .questions import Option

if TYPE_CHECKING:
    from .game import Game

END = 0xFFFF


def situation(g: Game) -> int:
    """A number for how the table stands, without history, serial numbers and time stamps."""
    definition = g.definition
    columns = array("H")
    for cards in g.zones:
        columns.extend([definition[c] for c in cards])
        columns.append(END)
    state = hashlib.blake2b(columns.tobytes(), digest_size=7)
    state.update(g.rested)
    state.update(g.face_down)
    others = ([(e[1], e[2], e[4], e[5], e[6]) for e in g.effects], g.waiting, g.timed, g.marks, _facts(g))
    state.update(repr(others).encode())
    return int.from_bytes(state.digest())


def _facts(g: Game) -> list[object]:
    return [g.facts.get(key) for key in ("turn", "phase", "step", "battles", "locked", "replacements")]


def restarts(g: Game, act: Option) -> bool:
    """Whether this act was already taken from an equal situation in this phase."""
    here = situation(g)
    return any(entry[:2] == (here, act) for entry in g.facts.get("path", ()))


def depart(g: Game, act: Option) -> None:
    """Note that an act is taken from here."""
    path = g.facts.get("path", ())
    if path:
        path = (*path[:-1], (*path[-1][:2], path[-1][2] | g.askers))
    g.askers = 0
    g.facts["path"] = (*path, (situation(g), act, 0))


def deciders(g: Game, act: Option) -> int:
    """Mask of the seats that made a choice in the loop which this act would start over."""
    here = situation(g)
    path = g.facts.get("path", ())
    start = max(i for i, entry in enumerate(path) if entry[:2] == (here, act))
    mask = g.askers
    for entry in path[start:]:
        mask |= entry[2]
    return int(mask)


def bar(g: Game, act: Option) -> None:
    """Do not offer this act again while the situation is the same."""
    g.facts["barred"] = (*g.facts.get("barred", ()), (situation(g), act))


def unbarred(g: Game, options: Sequence[Option]) -> list[Option]:
    barred = g.facts.get("barred")
    if not barred:
        return list(options)
    here = situation(g)
    gone = {act for at, act in barred if at == here}
    return [option for option in options if option not in gone]


def new_path(g: Game) -> None:
    """Forget the acts of an earlier phase."""
    g.facts["path"], g.facts["barred"] = (), ()
