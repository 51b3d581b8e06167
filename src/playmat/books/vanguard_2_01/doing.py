"""10.23, 10.30 to 10.32, 10.36, 10.38, 3.13.3: specific actions of later sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import (
    DONE,
    Ask,
    Builder,
    Fact,
    Filter,
    Frame,
    Game,
    Goto,
    Option,
    Row,
    Test,
    UnknownWord,
    ask,
    goto,
    live,
    moved_slot,
    place,
    procedure,
    remember,
    row,
    rows_look,
    sees,
    show,
)
from ...kernel import nodes as n
from .._vanguard.circles import GUARDIAN, REAR_GUARD, VANGUARD, circle
from .._vanguard.placing import cards_to_place, follow, guard, own_attacked, to_guard
from .._vanguard.turning import seat_of
from .nodes import Declare, IsDeclared
from .zones import FIELD

FACTS = (Fact("leaping", 0),)


# --- 3.13.3 look at up to so many -----------------------------------------------------------------------


def look_or_stop(g: Game, v: Frame) -> list[Option]:
    """3.13.3.1: another card may be looked at, or the player stops; with none left it is over."""
    many = len(v.looked or ())
    return ["look", DONE] if many < v.most and many < len(g.in_zone(v.whose, "deck")) else []


def look_at_next(g: Game, v: Frame) -> None:
    card = g.in_zone(v.whose, "deck")[-1 - len(v.looked or ())]
    v.looked = (*(v.looked or ()), card)
    show(g, (card,), 1 << v.seat)


def looks_on(g: Game, v: Frame) -> bool:
    return bool(v.looking == "look")


def note_looked(g: Game, v: Frame) -> None:
    v.result = remember(g, v.looked or ())


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


def rows_look_at(b: Builder, node: n.Look) -> None:
    """3.13.2: so many are looked at together.

    3.13.3: up to so many, one after another.
    """
    if not node.up_to or not isinstance(node.cards, n.Top):
        rows_look(b, node)
        return
    most, theirs = b.env.amount(node.cards.count), node.cards.side == "theirs"
    seat = b.seat(node.who)
    slot = b.named_slot(node.into)
    b.env.looked = slot
    b.shown.append(slot)
    whose = b.seat("opponent" if theirs else "you")
    b.run("3.13.3", slot, seat=seat, whose=whose, most=most)


# --- 10.23 declare --------------------------------------------------------------------------------------


def rows_declare(b: Builder, node: Declare) -> None:
    """10.23.1, 10.23.2: the name of a card that there is: one that the player brought along, or has seen."""
    if node.into not in b.slots:
        b.slots.append(node.into)
    fits = b.env.filter(node.where) if node.where is not None else None
    b.match.tables.hears("fills", None, node.into)
    b.ask(Ask("name", b.seat("you"), lambda g, v: names(g, v, fits), "declare a card name"), node.into)


def names(g: Game, v: Any, fits: Test | None) -> list[Option]:
    """Those of the cards in the player's own decks, whose lists are known to their owner, and of all cards in sight."""
    decks = g.start.decks
    own = {card.name for card in decks[v.seat].cards()} if decks else set()
    known = [c for c in range(len(g.definition)) if (g.owner[c] == v.seat and g.card(c) in own) or sees(g, v.seat, c)]
    return sorted({g.card(card) for card in known if fits is None or fits(g, v, card)})


def is_declared(env: Any, node: IsDeclared) -> Test:
    """12.7.2.2: one of the card's names is the declared one."""
    slot = node.slot

    def declared(g: Game, s: Any, card: int) -> bool:
        name = getattr(s, slot, None)
        return name is not None and (name == g.value(card, "name") or name in g.value(card, "other names"))

    return declared


# --- 10.30 counter charge ---------------------------------------------------------------------------------


def rows_counter_charge(b: Builder, node: n.Perform) -> None:
    """10.30.1: cards of the damage zone are chosen and turned face up; only those that lie face down can be."""
    face_down: Filter = n.InState("face down")
    among = n.Cards(("damage",), "mine", face_down)
    b.add(n.Choose(among, node.count or n.Number(1)))
    b.add(n.Turn(n.It(), "face up"))


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
    rows_leap(b, one)
    b.rows.append(Row(b.rule, Goto(top)))
    b.land(top)


def rows_leap(b: Builder, one: str) -> None:
    """One of the units that were bound."""
    next_grade = n.Plus(n.ValueOf("grade", n.It(one)), n.Number(1))
    found, came, put = b.slot("found"), b.slot("came"), b.slot("put")
    b.add(n.Search(n.Cards(("deck",), "mine", n.Is("grade", "=", next_grade)), n.Number(1), into=found))
    b.step(lambda g, v: g.set("leaping", 1))
    b.add(n.Place("call", n.It(found), REAR_GUARD, into=came))
    b.step(lambda g, v: g.set("leaping", 0))
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


def open_or_any(g: Game, v: Frame) -> list[Option]:
    """The circles that the text lets a unit be moved to, but for the one it is on."""
    card, *_ = v.cards
    if v.to in (GUARDIAN, VANGUARD):
        return [v.to]
    found = [name for name in FIELD.rear_guards if name != circle(g, card)]
    where = v.where or ()
    if "open" in where:
        found = [name for name in found if not g.in_zone(v.seat, name)]
    for row_word, names_of in (("front row", FIELD.front), ("back row", FIELD.back)):
        if row_word in where:
            found = [name for name in found if name in names_of]
    may_enter = g.match.book.moves.may_enter
    return [name for name in found if may_enter(g, card, name)]


def some_to_move(g: Game, v: Frame) -> bool:
    return bool(v.cards)


def move_one(g: Game, v: Frame) -> None:
    """10.32.1: from one circle of the field to another; the unit stays the object it was."""
    card, *others = v.cards
    v.cards = tuple(others)
    if v.circle is not None and g.is_in(card, "field"):
        v.moved = (*(v.moved or ()), card)
        place(g, ((card, g.match.zone_number[v.seat, v.circle]),), verb="move")


def note_moved(g: Game, v: Frame) -> None:
    v.came = tuple([card for card in v.moved or () if g.is_in(card, "field")])
    v.result = remember(g, v.came)


# 10.32.4: a G unit on whose circle a unit is moved goes home by rules (9.3.1), and not to the soul.
# 3.11.4: who is moved to the guardian circle guards a unit that is attacked.
MOVE = procedure(
    "10.32.1",
    slots="seat cards to where circle moved came ward result",
    rows=[
        row("10.32.1", ask("place", seat_of, open_or_any, "to which circle"), into="circle", when=some_to_move),
        row("10.32.1", move_one, when=some_to_move),
        row("10.32.1", goto("10.32.1"), when=some_to_move),
        row("10.32.1", note_moved),
        row("3.11.4", ask("pick one", seat_of, own_attacked, "which unit does it guard"), into="ward", when=to_guard),
        row("3.11.4", guard, when=to_guard),
        row("3.11.4", goto("3.11.4"), when=to_guard),
    ],
)


def rows_move_unit(b: Builder, node: n.Place) -> None:
    slot, cards = cards_to_place(b, node)
    b.run("10.32.1", slot, seat=b.seat("you"), cards=cards, to=node.to, where=node.where)
    b.step(lambda g, v: follow(g, v, slot))
    if isinstance(node.cards, n.This):
        b.env.subject = node.cards  # the nearest card that "it" may mean


def kept_move(g: Game, before: int, after: int) -> str:
    """10.32.2: whoever intercepts or changes places is moved.

    10.32.3: a unit that is ridden or called is not.
    """
    return "" if g.frames and g.frames[-1].procedure in ("10.6.1", "10.7.1") else "shift"


# --- 10.38 switch -----------------------------------------------------------------------------------------------


def rows_switch(b: Builder, node: n.Perform) -> None:
    """10.38.1: each goes to the other's zone, together.

    10.38.2: if one of them is gone, nothing happens.
    """
    if not isinstance(node.cards, n.Both) or len(node.cards.parts) != 2:
        raise UnknownWord("switch needs two cards")
    one, other = [b.env.pairs(part) for part in node.cards.parts]
    slot = moved_slot(b, node.cards, node.into)

    def switch(g: Game, v: Any) -> None:
        pair = tuple([card for meant in (one, other) for card in live(g, meant(g, v))[:1]])
        setattr(v, slot, pair if len(pair) == 2 else ())
        if len(pair) == 2:
            a, c = pair
            place(g, ((a, g.zone_of[c]), (c, g.zone_of[a])), verb="switch")

    b.step(switch)
    b.step(lambda g, v: setattr(v, slot, remember(g, getattr(v, slot))))


PROCEDURES: Sequence[object] = (LOOK_UP_TO, MOVE)
