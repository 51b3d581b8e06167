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


def situation(g: Game, effects: bool = True) -> int:
    """A number for how the table stands, without history, serial numbers and time stamps.

    Without `effects` it is the same however many lasting effects have piled up.
    """
    definition = g.definition
    columns = array("H")
    for cards in g.zones:
        columns.extend([definition[c] for c in cards])
        columns.append(END)
    state = hashlib.blake2b(columns.tobytes(), digest_size=7)
    state.update(g.rested)
    state.update(g.face_down)
    left = [(e[1], e[2], e[4], e[5], e[6]) for e in g.effects] if effects else ()
    waiting = [w[:3] for w in g.waiting]
    state.update(repr((left, waiting, g.timed, g.marks, _facts(g))).encode())
    return int.from_bytes(state.digest())


def _facts(g: Game) -> list[object]:
    return [g.facts.get(key) for key in ("turn", "phase", "step", "battles", "locked", "replacements")]


def standing(g: Game, effects: bool = True) -> int:
    """The situation together with the procedures that are running, and the rows they run from."""
    at = repr([(f.procedure, f.row) for f in g.frames[:-1]] + [f.procedure for f in g.frames[-1:]]).encode()
    return situation(g, effects) ^ int.from_bytes(hashlib.blake2b(at, digest_size=7).digest())


def restarts(g: Game, act: Option) -> bool:
    """Whether this answer was already given in an equal situation in this phase."""
    path = g.facts.get("path", ())
    if not any(entry[1] == act for entry in path):
        return False
    here = standing(g)
    return any(entry[:2] == (here, act) for entry in path)


def depart(g: Game, act: Option) -> None:
    """Note that an answer is acted on from here."""
    path = g.facts.get("path", ())
    if path:
        path = (*path[:-1], (*path[-1][:2], path[-1][2] | g.askers))
    g.askers = 0
    g.facts["path"] = (*path, (standing(g), act, 0))


def deciders(g: Game, act: Option) -> int:
    """Mask of the seats that made a choice in the loop which this answer would start over."""
    here = standing(g)
    path = g.facts.get("path", ())
    start = max((i for i, entry in enumerate(path) if entry[:2] == (here, act)), default=len(path))
    mask = g.askers
    for entry in path[start:]:
        mask |= entry[2]
    return int(mask)


def bar(g: Game, act: Option, rule: str) -> None:
    """Do not offer this answer again while the situation is the same."""
    g.facts["barred"] = (*g.facts.get("barred", ()), (standing(g), act, rule))


def barred_by(g: Game, act: Option) -> str | None:
    """The rule that bars an answer in this situation."""
    barred = g.facts.get("barred")
    if not barred:
        return None
    here = standing(g)
    return next((rule for at, gone, rule in barred if at == here and gone == act), None)


def unbarred(g: Game, options: Sequence[Option]) -> list[Option]:
    if not g.facts.get("barred"):
        return list(options)
    return [option for option in options if barred_by(g, option) is None]


def new_path(g: Game) -> None:
    """Forget the answers of an earlier phase."""
    g.facts["path"], g.facts["barred"] = (), ()
