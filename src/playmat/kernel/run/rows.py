"""The loop that runs rows: it goes on until a question must be put, the game ends, or nothing is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..state.frames import new_frame
from ..words.errors import BadProcedure
from ..words.questions import DONE
from .picking import meant, pick_next, put
from .tables import ASK, BACK, LEAVE, RUN, SKIP

if TYPE_CHECKING:
    from ..state.frames import Frame
    from ..state.game import Game
    from ..words.questions import Option


IDLE_WATCH: Final = 100
"""Rows run without a choice from when on a loop is looked for."""


# --- the loop -----------------------------------------------------------------------------------


def enter(g: Game, name: str, returns: str = "", **values: object) -> None:
    """Start a procedure on top of what runs now. A step that calls this does nothing after it."""
    g.frames.append(new_frame(g.match.procedures[name], values, returns))


def unwind(g: Game, name: str, rule: str) -> None:
    """Leave all that runs within the latest procedure of this name, which goes on at its first row with that rule.

    A step that calls this does nothing after it.
    """
    frames = g.frames
    at = max([at for at, v in enumerate(frames) if v.procedure == name], default=-1)
    rows = g.match.procedures[name].rows if at >= 0 else ()
    places = [number for number, each in enumerate(rows) if each.rule == rule]
    if not places:
        raise BadProcedure(f"nothing to go on at {rule} of {name}: {where(g)}")
    del frames[at + 1 :]
    frames[at] = frames[at].fork()  # another frame, so that the loop looks where it stands
    frames[at].row = places[0]


def advance(g: Game) -> None:
    """Run rows until a question must be put, or the game ends, or nothing is left."""
    frames = g.frames
    procedures = g.match.procedures
    while frames and (over := g.result) is None:  # noqa: F841  named, or mypyc takes it for None while steps run
        v = frames[-1]
        row = procedures[v.procedure].code[v.row]
        while True:
            op, action, into, when, rule, number, after = row
            if when is not None and not when(g, v):
                row = after
            elif not op:
                g.rule = rule
                v.row = number
                action(g, v)
                if frames[-1] is not v or g.result is not None:
                    break
                row = after
            elif op >= SKIP:
                if op == BACK:
                    g.idle += 1
                    if g.idle > IDLE_WATCH and _is_over(g, v, rule, number):
                        break
                row = action
            elif op == RUN:
                g.rule = rule
                name, fixed, asked = action
                callee = procedures[name]
                if callee.idle is not None and callee.idle(g, v):
                    row = after
                    continue
                v.row = number
                fresh = new_frame(callee, fixed, into)
                for name, value in asked:
                    setattr(fresh, name, value(g, v))
                frames.append(v := fresh)
                g.idle += 1
                if g.idle > IDLE_WATCH and not g.goes_on():
                    break
                row = callee.code[0]
            elif op == LEAVE:
                frames.pop()
                if v.returns:
                    setattr(frames[-1], v.returns, v.result)
                break
            else:
                g.rule = rule
                v.row = number - 1
                if op == ASK:
                    options = tuple(action.options(g, v))
                    if len(options) > 1 or (action.secret and options and not g.settling):
                        put(g, v, action, rule, options)
                        return
                    setattr(v, into, options[0] if options else None)
                    g.forced += 1
                elif pick_next(g, v, action, into, rule):
                    return
                row = after
    if g.result is None:
        raise BadProcedure("the game ran out of rows: its first procedure must never end")


def _is_over(g: Game, v: Frame, rule: str, number: int) -> bool:
    """Whether a jump after many rows without a choice is a part of a loop that ends the game."""
    g.rule, v.row = rule, number - 1
    return not g.goes_on()


def resume(g: Game, option: Option) -> None:
    """Give the answer to the row that asked, and go on."""
    v = g.frames[-1]
    asking = g.match.procedures[v.procedure].code[v.row]
    op, action, into, _, _, number, _ = asking
    if op == ASK:
        setattr(v, into, option)
        v.row = number
    elif option == DONE:
        v.row = number
    else:
        taken = getattr(v, into)
        setattr(v, into, (*taken, meant(g, v, action, taken, option)))
    advance(g)


def where(g: Game) -> str:
    """The rules the game stands in, outermost first: '6.7 > 7.6.1 > 7.6.1.6.2'."""
    procedures = g.match.procedures
    parts = []
    for v in g.frames:
        rows = procedures[v.procedure].rows
        parts.append(rows[min(v.row, len(rows) - 1)].rule if rows else v.procedure)
    return " > ".join(parts)
