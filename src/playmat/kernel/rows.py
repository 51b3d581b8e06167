"""Procedures as rows, and the loop that runs them.

A numbered procedure of a rulebook, and every ability of a card, is a flat table of rows. A row begins
with its rule id, does one thing, and may be guarded by `when`. A pause is a row number in a frame, and
a frame is plain data: the procedure's name, the row, and its declared slots, which hold only immutable
values. So a game stopped anywhere can be copied, saved and cited.

    DAMAGE_CHECK = procedure("7.6.1.6", slots="left card", rows=[
        row("7.6.1.6.1", flip),
        row("7.6.1.6.3", run("8.4.1")),
        row("7.6.1.6.6", goto("7.6.1.6.1"), when=more),
    ])

What a row may do: call a step, ask one question, pick cards one after another, run another procedure,
or go to a row of the same table. A question that leaves no choice is not asked: its only option is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from sys import intern
from typing import TYPE_CHECKING, Any, TypeAlias

from .errors import BadProcedure
from .questions import DONE, Option, Question
from .sight import sees

if TYPE_CHECKING:
    from .game import Game

Step: TypeAlias = "Callable[[Game, Any], None]"
Guard: TypeAlias = "Callable[[Game, Any], bool]"
SeatOf: TypeAlias = "Callable[[Game, Any], int]"
KindOf: TypeAlias = "Callable[[Game, Any], str]"
OptionsOf: TypeAlias = "Callable[[Game, Any], Sequence[Option]]"
NumberOf: TypeAlias = "Callable[[Game, Any], int]"
Argument: TypeAlias = "Callable[[Game, Any], object] | str | int | tuple[object, ...] | None"

NEW_TUPLE = tuple.__new__
"""Makes a question out of a tuple at once."""
RESERVED = ("procedure", "row", "returns")
SOURCE = "source"
"""A slot of every frame: the card whose ability runs there, where it is one."""
IDLE_WATCH = 100
"""Rows run without a choice from when on a loop is looked for."""


class Frame:
    """One running procedure: where it is and what its slots hold."""

    if TYPE_CHECKING:  # slots are declared by the procedure and checked when the book is loaded

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...

    def fork(self) -> Frame:
        twin = Frame.__new__(Frame)
        twin.__dict__ = self.__dict__.copy()
        return twin


def new_frame(procedure: Procedure, values: Mapping[str, object], returns: str = "") -> Frame:
    """A procedure at its first row, with these values in its slots. Frames are made often, and so without a call."""
    frame = Frame.__new__(Frame)
    frame.__dict__ = {**procedure.blank, **values}
    if returns:
        frame.returns = returns
    return frame


@dataclass(frozen=True, slots=True)
class Ask:
    """Put one question to a seat; no option at all answers itself with None."""

    kind: str | KindOf
    seat: SeatOf
    options: OptionsOf
    prompt: str


@dataclass(frozen=True, slots=True)
class Pick:
    """Let a seat pick from `least` to `most` of the candidates, one at a time, in the order it likes."""

    seat: SeatOf
    candidates: OptionsOf
    least: NumberOf
    most: NumberOf
    prompt: str
    kind: str = "pick some"


@dataclass(frozen=True, slots=True)
class Run:
    """Run another procedure with slots filled from functions of this frame, or plain values."""

    procedure: str
    arguments: tuple[tuple[str, Argument], ...]


@dataclass(frozen=True, slots=True)
class Goto:
    """Go to the first row with this rule id; compiled abilities give the row's number."""

    to: str | int


@dataclass(frozen=True, slots=True)
class Leave:
    """End the procedure here."""


Action: TypeAlias = "Step | Ask | Pick | Run | Goto | Leave"


@dataclass(frozen=True, slots=True)
class Row:
    rule: str
    action: Action
    into: str = ""
    when: Guard | None = None


STEP, ASK, PICK, RUN, SKIP, BACK, LEAVE, END = range(8)
"""What a row does; steps are most of them, so the loop looks for what is 0 first."""

Coded: TypeAlias = list[Any]
"""A row in the form the loop reads: [op, action, into, when, rule, number of the next row, next row]; the action of a
jump is the row it goes to."""


@dataclass(frozen=True, slots=True)
class Procedure:
    """A checked table."""

    name: str
    rows: tuple[Row, ...]
    slots: tuple[str, ...]
    idle: Guard | None
    blank: dict[str, Any]
    """A fresh frame's variables: where it is, whose ability it is, if any, and empty slots."""
    code: list[Coded]
    """The rows as the loop reads them, with one that ends the procedure."""

    def __repr__(self) -> str:
        return f"<procedure {self.name}, {len(self.rows)} rows>"


def row(rule: str, action: Action, *, into: str = "", when: Guard | None = None) -> Row:
    return Row(rule, action, into, when)


def ask(kind: str | KindOf, seat: SeatOf, options: OptionsOf, prompt: str) -> Ask:
    return Ask(kind, seat, options, prompt)


def pick(
    seat: SeatOf, candidates: OptionsOf, least: NumberOf, most: NumberOf, prompt: str, kind: str = "pick some"
) -> Pick:
    return Pick(seat, candidates, least, most, prompt, kind)


def run(procedure: str, **arguments: Argument) -> Run:
    return Run(procedure, tuple(arguments.items()))


def goto(rule: str) -> Goto:
    return Goto(rule)


def leave() -> Leave:
    return Leave()


def procedure(
    name: str, rows: Sequence[Row], slots: str | Sequence[str] = "", idle: Guard | None = None
) -> Procedure:
    """Check a table and make it runnable.

    `slots` names the frame's variables, interned, as names in code are, so that they are found at once; `idle`, where
    given, tells that running it would do nothing.
    """
    names = tuple(map(intern, slots.split() if isinstance(slots, str) else slots))
    for bad in set(names) & set(RESERVED):
        raise BadProcedure(f"{name}: slot {bad!r} is the frame's own; choose another name")
    if len(set(names)) != len(names):
        raise BadProcedure(f"{name}: a slot is declared twice in {slots!r}")
    code = _linked([_encode(name, r, rows, names) for r in rows])
    blank = {"procedure": name, "row": 0, "returns": "", SOURCE: None, **dict.fromkeys(names)}
    return Procedure(name, tuple(rows), names, idle, blank, code)


def _linked(code: list[tuple[int, Any, Any, Guard | None, str]]) -> list[Coded]:
    """Each row with the one after it, and jumps with where they go."""
    made: list[Coded] = [[*each, at, None] for at, each in enumerate(code, 1)]
    made.append([END, None, None, None, "", len(made), None])
    for at, each in enumerate(made[:-1]):
        each[-1] = made[at + 1]
        if each[0] == SKIP:
            each[0] = SKIP if each[1] > at else BACK
            each[1] = made[each[1]]
    return made


def _encode(name: str, r: Row, rows: Sequence[Row], slots: tuple[str, ...]) -> tuple[int, Any, Any, Guard | None, str]:
    if r.into and r.into not in slots:
        raise BadProcedure(f"{name}: row {r.rule} fills {r.into!r}, which is no slot of it; declared: {slots}")
    if r.into and isinstance(r.action, Goto | Leave):
        raise BadProcedure(f"{name}: row {r.rule} only jumps, it returns nothing to put into {r.into!r}")
    match r.action:
        case Ask() | Pick():
            if not r.into:
                raise BadProcedure(f"{name}: row {r.rule} asks and forgets the answer; give it into=")
            return (ASK if isinstance(r.action, Ask) else PICK, r.action, r.into, r.when, r.rule)
        case Run(callee, arguments):
            fixed = {name: value for name, value in arguments if not callable(value)}
            asked = tuple((name, value) for name, value in arguments if callable(value))
            return (RUN, (callee, fixed, asked), r.into, r.when, r.rule)
        case Goto(to):
            targets = [i for i, other in enumerate(rows) if other.rule == to] if isinstance(to, str) else [to]
            if not targets or not 0 <= targets[0] <= len(rows):
                raise BadProcedure(f"{name}: row {r.rule} goes to {to}, which is no row here")
            return (SKIP, targets[0], None, r.when, r.rule)
        case Leave():
            return (LEAVE, None, None, r.when, r.rule)
    if r.into:
        raise BadProcedure(f"{name}: row {r.rule} is a step, it returns nothing to put into {r.into!r}")
    return (STEP, r.action, None, r.when, r.rule)


def check_runs(procedures: Mapping[str, Procedure], others: Sequence[str] = ()) -> None:
    """Every procedure that a row runs exists and has the slots it is given; `others` are the kernel's own."""
    for p in procedures.values():
        for r in p.rows:
            if isinstance(r.action, Run) and r.action.procedure not in others:
                callee = procedures.get(r.action.procedure)
                if callee is None:
                    raise BadProcedure(f"{p.name}: row {r.rule} runs {r.action.procedure}, which does not exist")
                for slot, _ in r.action.arguments:
                    if slot not in callee.slots:
                        raise BadProcedure(f"{p.name}: row {r.rule} fills {slot!r}, no slot of {callee.name}")
                if r.into and "result" not in callee.slots:
                    raise BadProcedure(f"{p.name}: row {r.rule} wants a result, {callee.name} has none")


# --- the loop -----------------------------------------------------------------------------------


def enter(g: Game, name: str, returns: str = "", **values: object) -> None:
    """Start a procedure on top of what runs now. A step that calls this does nothing after it."""
    g.frames.append(new_frame(g.match.procedures[name], values, returns))


def advance(g: Game) -> None:
    """Run rows until a question must be put, or the game ends, or nothing is left."""
    frames = g.frames
    procedures = g.match.procedures
    while frames and g.result is None:
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
            elif op == SKIP:
                row = action
            elif op == RUN:
                g.rule = rule
                callee = procedures[action[0]]
                if callee.idle is not None and callee.idle(g, v):
                    row = after
                    continue
                v.row = number
                frames.append(new_frame(callee, _arguments(g, v, action) if action[2] else action[1], into))
                g.idle += 1
                if g.idle > IDLE_WATCH:
                    g.goes_on()
                break
            elif op <= PICK:
                g.rule = rule
                v.row = number - 1
                if op == ASK:
                    options_of = action.options
                    options = tuple(options_of(g, v))
                    if len(options) > 1:
                        _put(g, v, action, rule, options)
                        return
                    setattr(v, into, options[0] if options else None)
                    g.forced += 1
                elif _pick(g, v, action, into, rule):
                    return
                row = after
            elif op == BACK:
                g.idle += 1
                if g.idle > IDLE_WATCH and _is_over(g, v, rule, number):
                    break
                row = action
            else:
                if op == LEAVE:
                    g.rule = rule
                frames.pop()
                if v.returns:
                    setattr(frames[-1], v.returns, v.result)
                break
    if g.result is None and not frames:
        raise BadProcedure("the game ran out of rows: its first procedure must never end")


def _arguments(g: Game, v: Frame, action: Any) -> dict[str, Any]:
    """What a procedure is run with: what is known from the start, and what this frame tells."""
    values: dict[str, Any] = action[1].copy()
    for name, value in action[2]:
        values[name] = value(g, v)
    return values


def _is_over(g: Game, v: Frame, rule: str, number: int) -> bool:
    """Whether a jump after many rows without a choice is a part of a loop that ends the game."""
    g.rule, v.row = rule, number - 1
    return not g.goes_on()


def _put(g: Game, v: Frame, action: Ask, rule: str, options: tuple[Option, ...]) -> None:
    kind, seat = action.kind, action.seat
    if not isinstance(kind, str):
        kind = kind(g, v)
    g.question = NEW_TUPLE(Question, (seat(g, v), rule, kind, options, action.prompt, v.source))


def _pick(g: Game, v: Frame, action: Pick, into: str, rule: str) -> bool:
    taken: tuple[Option, ...] = getattr(v, into) or ()
    seat = action.seat(g, v)
    while True:
        left = [c for c in action.candidates(g, v) if c not in taken]
        most = min(action.most(g, v) - len(taken), len(left))
        least = min(action.least(g, v) - len(taken), len(left))
        if most <= 0 or (least == len(left) and (action.kind != "order" or len(left) == 1)):
            setattr(v, into, taken + tuple(left[: max(most, 0)]))
            g.forced += 1
            return False
        options = offered(g, seat, left)
        if least <= 0:
            options.append(DONE)
        if len(options) > 1:
            break
        taken = (*taken, meant(g, v, action, taken, options[0]))
    setattr(v, into, taken)
    g.question = NEW_TUPLE(Question, (seat, rule, action.kind, tuple(options), action.prompt, v.source))
    return True


def offered(g: Game, seat: int, candidates: Sequence[Any]) -> list[Option]:
    """The candidates as this seat may be shown them: cards it cannot see by their place, ("hidden", 0), ..."""
    seen, unseen = [], 0
    for candidate in candidates:
        if type(candidate) is not int:
            return list(candidates)
        if sees(g, seat, candidate):
            seen.append(candidate)
        else:
            unseen += 1
    found: list[Option] = distinct(g, seen)
    return found + [("hidden", i) for i in range(unseen)] if unseen else found


def meant(g: Game, v: Frame, action: Pick, taken: tuple[Option, ...], option: Option) -> Option:
    """The candidate that an option stands for."""
    if not (isinstance(option, tuple) and option[0] == "hidden"):
        return option
    left = [c for c in action.candidates(g, v) if c not in taken]
    unseen = [c for c in left if isinstance(c, int) and not sees(g, action.seat(g, v), c)]
    return unseen[int(option[1])]


def distinct(g: Game, cards: Sequence[Any]) -> list[Any]:
    """Of equal cards in a hidden zone, one: that which others can tell apart first, so that the pick tells nothing."""
    if len(cards) < 2 or not isinstance(cards[0], int):
        return list(cards)
    hidden, zone_of, definition, known = g.match.hidden, g.zone_of, g.definition, g.known
    best: dict[Any, int] = {}
    for card in cards:
        zone = zone_of[card]
        key = (zone, definition[card]) if hidden >> zone & 1 else card
        if key not in best or known[card] > known[best[key]]:
            best[key] = card
    return list(best.values())


def resume(g: Game, option: Option) -> None:
    """Give the answer to the row that asked, and go on."""
    v = g.frames[-1]
    asking = g.match.procedures[v.procedure].code[v.row]
    into = asking[2]
    if asking[0] == ASK:
        setattr(v, into, option)
        v.row = asking[5]
    elif option == DONE:
        v.row = asking[5]
    else:
        taken = getattr(v, into)
        setattr(v, into, (*taken, meant(g, v, asking[1], taken, option)))
    advance(g)


def where(g: Game) -> str:
    """The rules the game stands in, outermost first: '6.7 > 7.6.1 > 7.6.1.6.2'."""
    procedures = g.match.procedures
    parts = []
    for v in g.frames:
        rows = procedures[v.procedure].rows
        parts.append(rows[min(v.row, len(rows) - 1)].rule if rows else v.procedure)
    return " > ".join(parts)
