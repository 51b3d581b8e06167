"""10.31 to 10.38, 3.13.3: specific actions of later sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import (
    Builder,
    Fact,
    Game,
    Goto,
    Row,
    UnknownWord,
    ask,
    goto,
    live,
    moved_slot,
    place,
    procedure,
    reached,
    remember,
    row,
)
from ...kernel import nodes as n
from .._vanguard.circles import REAR_GUARD
from .._vanguard.doing import (
    look_at_next,
    look_or_stop,
    looks_on,
    move_one,
    note_looked,
    note_moved,
    open_or_any,
    some_to_move,
)
from .._vanguard.placing import guard, own_attacked, to_guard
from .._vanguard.turning import seat_of
from .zones import FIELD

FACTS = (Fact("leaping", False),)


# --- 3.13.3 look at up to so many -----------------------------------------------------------------------

LOOK_UP_TO = procedure(
    "3.13.3",
    slots="seat whose most looked looking result",
    rows=[
        row("3.13.3.1", ask("act", seat_of, look_or_stop, "look at another card?"), into="looking"),
        row("3.13.3.2", look_at_next, when=looks_on),
        row("3.13.3.3", goto("3.13.3.1"), when=looks_on),
        row("3.13.3", note_looked),
    ],
)


# --- 10.31 time leap ----------------------------------------------------------------------------------------


def rows_time_leap(b: Builder, node: n.Perform) -> None:
    """10.31.2: the units are bound; for each a card of the next grade comes for this turn, and then it comes back.

    11.32.1: a keyword names the abilities that have this action in them.
    """
    if node.cards is None:
        raise UnknownWord("time leap needs a unit")
    b.add(n.Move(node.cards, "bind", verb="bind", into="leapt"))
    left, one = b.slot("left"), b.slot("leaper")

    def next_one(g: Game, v: Any) -> None:
        first, *rest = getattr(v, left)
        setattr(v, left, tuple(rest))
        setattr(v, one, (first,))

    b.step(lambda g, v: setattr(v, left, tuple([c for c in v.leapt or () if g.is_in(c[0], "bind")])))
    top = b.jump(lambda g, v: not getattr(v, left))
    b.step(next_one)
    before, b.repeating = b.repeating, left  # what was found for one unit is not found for the next
    rows_leap(b, one)
    b.repeating = before
    b.rows.append(Row(b.rule, Goto(top)))
    b.land(top)


def rows_leap(b: Builder, one: str) -> None:
    """One of the units that were bound; 8.8.1: its grade is the one that it had on the field."""
    next_grade = n.Plus(n.ValueOf("grade", n.It(one)), n.Number(1))
    b.match.note_asked_of_gone(next_grade)
    found, came, put = b.slot("found"), b.slot("came"), b.slot("put")
    b.add(n.Search(n.Cards(("deck",), "mine", n.Is("grade", "=", next_grade)), n.Number(1), into=found))
    b.step(lambda g, v: g.set("leaping", True))
    b.add(n.Place("call", n.It(found), REAR_GUARD, into=came))
    b.step(lambda g, v: g.set("leaping", False))
    b.add(n.Shuffle())
    back = n.Sequence((
        n.Move(n.It(came), "deck", position="bottom", verb="put", into=put),
        n.If(n.Did(put), n.Place("call", n.It(one), REAR_GUARD)),
    ))  # fmt: skip
    b.add(n.Later(n.At("end", "turn"), back))


def by_time_leap(g: Game, s: Any) -> bool:
    """A unit comes just now because of a time leap."""
    return bool(g.facts["leaping"])


# --- 10.32 moving to a circle ---------------------------------------------------------------------------------


# 10.32.4: a G unit on whose circle a unit is moved goes home by rules (9.3.1), and not to the soul.
# 3.11.4: who is moved to the guardian circle guards a unit that is attacked.
MOVE = procedure(
    "10.32.1",
    slots="seat cards to where circle moved came ward result",
    rows=[
        row("10.32.1", ask("place", seat_of, open_or_any(FIELD), "to which circle"), into="circle", when=some_to_move),
        row("10.32.1", move_one, when=some_to_move),
        row("10.32.1", goto("10.32.1"), when=some_to_move),
        row("10.32.1", note_moved),
        row("3.11.4", ask("pick one", seat_of, own_attacked, "which unit does it guard"), into="ward", when=to_guard),
        row("3.11.4", guard),
        row("3.11.4", goto("3.11.4"), when=to_guard),
    ],
)


def kept_move(g: Game, before: int, after: int) -> str:
    """10.32.2: whoever intercepts or changes places is moved.

    10.32.3: a unit that is ridden or called is not.
    """
    return "" if g.frames[-1].procedure in ("10.6.1", "10.7.1") else "shift"


# --- 10.38 switch -----------------------------------------------------------------------------------------------


def rows_switch(b: Builder, node: n.Perform) -> None:
    """10.38.1: each goes to the other's zone, together.

    10.38.2: if one of them is gone, or cannot come there, nothing happens.
    """
    if not isinstance(node.cards, n.Both) or len(node.cards.parts) != 2:
        raise UnknownWord("switch needs two cards")
    one, other = [b.env.pairs(part) for part in node.cards.parts]
    slot = moved_slot(b, node.cards, node.into)

    def switch(g: Game, v: Any) -> None:
        there = [card for meant in (one, other) for card in live(g, meant(g, v))[:1]]
        pair = tuple(reached(g, there, v.source))
        may = len(pair) == 2 and at_home(g, *pair)
        setattr(v, slot, pair if may else ())
        if may:
            a, c = pair
            place(g, ((a, g.zone_of[c]), (c, g.zone_of[a])), verb="switch")

    b.step(switch)
    b.step(lambda g, v: setattr(v, slot, remember(g, getattr(v, slot))))


def at_home(g: Game, one: int, other: int) -> bool:
    """10.35.4.1: each would come to a zone of its owner's, as a dominated unit leaves the field for no other."""
    seats = g.match.zone_seat
    return (g.owner[one], g.owner[other]) == (seats[g.zone_of[other]], seats[g.zone_of[one]])


PROCEDURES: Sequence[object] = (LOOK_UP_TO, MOVE)
