"""Procedures as tables of rows, checked when they are made.

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
or go to a row of the same table. A question that leaves no choice is not asked: its only option is taken. A secret one
is put all the same, and whoever runs the game takes the option (`game.settle`): else others could tell from not seeing
it asked what the seat does not hold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from string import digits as DIGITS
from sys import intern
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ..words.errors import BadProcedure
from ..words.plain import Record

if TYPE_CHECKING:
    from ..state.frames import Frame
    from ..state.game import Game
    from ..words.questions import Option


Step: TypeAlias = "Callable[[Game, Frame], None]"
"""What a row does to the game, with the frame that it stands in."""


Guard: TypeAlias = "Callable[[Game, Frame], bool]"
"""Whether a row is run."""


SeatOf: TypeAlias = "Callable[[Game, Frame], int]"
"""The seat that a row asks."""


KindOf: TypeAlias = "Callable[[Game, Frame, tuple[Option, ...]], str]"


OptionsOf: TypeAlias = "Callable[[Game, Frame], Sequence[Option]]"


NumberOf: TypeAlias = "Callable[[Game, Frame], int]"


Argument: TypeAlias = "Callable[[Game, Frame], object] | str | int | tuple[object, ...] | None"


RESERVED = ("procedure", "row", "returns")


SOURCE = "source"
"""A slot of every frame: the card whose ability runs there, where it is one."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Put one question to a seat; no option at all answers itself with None."""

    kind: str | KindOf
    seat: SeatOf
    options: OptionsOf
    prompt: str
    about: str = ""
    """What is asked, in one word: the slot that the answer goes to."""
    secret: bool = False
    """What is offered hangs on cards that others do not see: it is put even where it leaves no choice."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Let a seat pick from `least` to `most` of the candidates, one at a time, in the order it likes."""

    seat: SeatOf
    candidates: OptionsOf
    least: NumberOf
    most: NumberOf
    prompt: str
    kind: str = "pick some"
    about: str = ""
    secret: bool = False
    """Which candidates there are hangs on cards that others do not see: it is put even where it leaves no choice."""
    counted: bool = False
    """How many candidates there are is open all the same: where all of them must be picked, nobody is asked."""


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
    """One line of a table: its rule, what it does, the slot for what comes of it, and when it is run."""

    rule: str
    action: Action
    into: str = ""
    when: Guard | None = None


STEP: Final = 0
ASK: Final = 1
PICK: Final = 2
RUN: Final = 3
LEAVE: Final = 4
SKIP: Final = 5
BACK: Final = 6
"""What a row does. Steps are most of them, and jumps most of the others: the loop looks for these first."""


Encoded: TypeAlias = "tuple[int, Any, Any, Guard | None, str]"
"""A row before it is linked: op, action, into, when, rule."""
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
    blank: Record
    """A fresh frame's variables: where it is, whose ability it is, if any, and empty slots."""
    code: list[Coded]
    """The rows as the loop reads them, with one that ends the procedure."""

    def __repr__(self) -> str:
        return f"<procedure {self.name}, {len(self.rows)} rows>"


def row(rule: str, action: Action, *, into: str = "", when: Guard | None = None) -> Row:
    """A line of a table."""
    return Row(rule, action, into, when)


def ask(
    kind: str | KindOf, seat: SeatOf, options: OptionsOf, prompt: str, about: str = "", *, secret: bool = False
) -> Ask:
    """Put one question to a seat; `secret`: what is offered hangs on cards that others do not see."""
    return Ask(kind, seat, options, prompt, about, secret)


def pick(
    seat: SeatOf, candidates: OptionsOf, least: NumberOf, most: NumberOf, prompt: str, kind: str = "pick some", *,
    secret: bool = False, counted: bool = False,
) -> Pick:  # fmt: skip
    """Let a seat pick some of the candidates; `secret`: which there are hangs on cards that others do not see, though
    perhaps not how many (`counted`)."""
    return Pick(seat, candidates, least, most, prompt, kind, "", secret, counted)


def run(procedure: str, **arguments: Argument) -> Run:
    """Run another procedure, with its slots filled."""
    return Run(procedure, tuple(arguments.items()))


def goto(rule: str) -> Goto:
    """Go to the first row with this rule."""
    return Goto(rule)


def leave() -> Leave:
    """End the procedure."""
    return Leave()


def procedure(name: str, rows: Sequence[Row], slots: str | Sequence[str] = "", idle: Guard | None = None) -> Procedure:
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


def _linked(code: list[Encoded]) -> list[Coded]:
    """Each row with the one after it, and jumps with where they go."""
    made: list[Coded] = [[*each, at, None] for at, each in enumerate(code, 1)]
    made.append([LEAVE, None, None, None, "", len(made), None])
    for at, each in enumerate(made[:-1]):
        each[-1] = made[at + 1]
        if each[0] == SKIP:
            each[0] = SKIP if each[1] > at else BACK
            each[1] = made[each[1]]
    return made


def _encode(name: str, r: Row, rows: Sequence[Row], slots: tuple[str, ...]) -> Encoded:
    if r.into and r.into not in slots:
        raise BadProcedure(f"{name}: row {r.rule} fills {r.into!r}, which is no slot of it; declared: {slots}")
    if r.into and isinstance(r.action, Goto | Leave):
        raise BadProcedure(f"{name}: row {r.rule} only jumps, it returns nothing to put into {r.into!r}")
    match r.action:
        case Ask() | Pick():
            if not r.into:
                raise BadProcedure(f"{name}: row {r.rule} asks and forgets the answer; give it into=")
            action = replace(r.action, about=r.action.about or r.into.rstrip(DIGITS))
            return (ASK if isinstance(r.action, Ask) else PICK, action, r.into, r.when, r.rule)
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
