"""1002, 1121, 1406: additions, the cards they are added to, and what becomes of one whose card has gone.

An addition is controlled by the player in whose field it lies, whoever controls the card it is added to (313.2).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from typing import Any

from ...kernel import (
    Ask,
    Builder,
    CardsOf,
    Evaluator,
    Frame,
    Game,
    Goto,
    Option,
    Row,
    UnknownWord,
    after_move,
    ask,
    emit,
    enter,
    goto,
    leave,
    mark,
    moved_slot,
    place,
    procedure,
    remember,
    row,
    table_of,
)
from ...kernel import nodes as n
from . import nodes as f
from .zones import FIELDS, controller_of, faces, host_of, lies_in, put_on, was_there

SUBTYPES: dict[str, tuple[tuple[str, str], ...]] = {
    "resonator": (("resonator", "field"),),
    "ruler": (("ruler", "ruler area"),),
    "j-ruler": (("j-ruler", "field"),),
    "j/resonator": (("resonator", "field"), ("j-ruler", "field")),
    "j/ruler": (("ruler", "ruler area"), ("j-ruler", "field")),
}
"""1406.2a: the types of cards an old addition is added to, and where those lie. A field addition needs none."""
OLD = "old additions"


# --- which cards --------------------------------------------------------------------------------------


def needs_host(g: Game, card: int) -> bool:
    """1406.2a: an old addition other than a field one cannot be without a card."""
    return "addition" in g.value(card, "type") and g.value(card, "subtype") in SUBTYPES


def fits(g: Game, addition: int, host: int) -> bool:
    """1406.3: whether the addition may be added to this card. One without a subtype may be to any in a play ground.

    1205.1: to itself it may not.
    """
    if host == addition or not g.is_in(host, "play ground") or g.cannot(host, "have additions", addition):
        return False
    subtype = g.value(addition, "subtype")
    if not subtype:
        return True
    types = g.value(host, "type")
    for kind, zone in SUBTYPES.get(subtype, ()):
        if kind in types and g.is_in(host, zone):
            return True
    return False


def hosts_for(g: Game, addition: int) -> list[int]:
    """1406.2a: the cards that a played addition may target, and to which an effect may add it."""
    return [c for seat in (0, 1) for zone in ("field", "ruler area") for c in g.in_zone(seat, zone)
            if fits(g, addition, c)]  # fmt: skip


def illegal_additions(g: Game) -> list[int]:
    """1406.4a: old additions that are added to nothing, to a card that does not fit, or to themselves.

    1121.4: others are not among them; one with Bestow stays without a card.
    """
    old, changed, (one, other) = faces(g, OLD, is_old_face), table_of(g, "subtype"), FIELDS
    if not changed and not (old and (lies_in(g, one, old) or lies_in(g, other, old))):
        return []
    cards = g.zones[one] + g.zones[other]
    found = {*compress(cards, map(old.__contains__, map(g.definition.__getitem__, cards))), *changed}
    return [c for c in sorted(found) if g.zone_of[c] in FIELDS and needs_host(g, c) and not _well_added(g, c)]


def is_old_face(g: Game, face: int) -> bool:
    """1406.2a: an addition by print that is added to a card."""
    return g.match.printed[face]["subtype"] in SUBTYPES


def _well_added(g: Game, addition: int) -> bool:
    host = host_of(g, addition)
    return host is not None and fits(g, addition, host)


# --- 1002 adding --------------------------------------------------------------------------------------


def join(g: Game, addition: int, host: int) -> None:
    """1002.1: the addition, in a field, is added to the card from now on. Adding targets nothing (1002.2a)."""
    if host_of(g, addition) != host:
        put_on(g, addition, "added to", host, g.serial[host])
        emit(g, "add", addition, host)


def addable(g: Game, v: Frame) -> bool:
    """1002.2: otherwise it stays in the area it is in."""
    return v.addition is not None and v.host is not None and fits(g, v.addition, v.host)


def outside(g: Game, v: Frame) -> bool:
    return not g.is_in(v.addition, "field")


def bring_in(g: Game, v: Frame) -> None:
    v.held = g.serial[v.host]
    mark(g, v.addition, "joining", True)
    place(g, ((v.addition, g.match.zone_number[v.seat, "field"]),), verb="add")


def add(g: Game, v: Frame) -> None:
    mark(g, v.addition, "joining", None)
    if g.is_in(v.addition, "field") and (v.held is None or g.serial[v.host] == v.held):
        join(g, v.addition, v.host)


ADD = procedure(
    "1002",
    slots="addition host seat held",
    rows=[
        row("1002.2", leave(), when=lambda g, v: not addable(g, v)),
        row("1002.1", bring_in, when=outside),
        row("1002.1", add),
    ],
)
"""Add a card to another, in the field of `seat` unless it lies in a field already."""


# --- 1406.3 an effect puts an old addition into a field -----------------------------------------------


def arriving(g: Game, v: Frame) -> bool:
    return bool(v.additions)


def next_addition(g: Game, v: Frame) -> None:
    v.addition, v.additions = v.additions[0], v.additions[1:]


def controller(g: Game, v: Frame) -> int:
    return g.master(v.addition)


def possible_hosts(g: Game, v: Frame) -> list[Option]:
    return list(hosts_for(g, v.addition)) if g.is_in(v.addition, "field") else []


def add_chosen(g: Game, v: Frame) -> None:
    if v.host is not None:
        join(g, v.addition, v.host)


ARRIVE = procedure(
    "1406.3",
    slots="additions addition host",
    rows=[
        row("1406.3", next_addition),
        row("1406.3", ask("pick one", controller, possible_hosts, "to which card is it added"), into="host"),
        row("1002.2a", add_chosen),
        row("1406.3", goto("1406.3"), when=arriving),
    ],
)


def after_arrival(g: Game, moves: Sequence[tuple[int, int, int, int]]) -> None:
    """1406.3: an old addition that an effect put into a field is added to a card its controller chooses.

    A resolving spell has its target (1406.2b) and comes in by "1002". This may start rows, so it is the last thing
    that is done after a move.
    """
    old, changed = faces(g, OLD, is_old_face), table_of(g, "subtype")
    arrived = []
    for card, before, after, _ in moves:
        if (g.definition[card] in old or card in changed) and after in FIELDS and before not in FIELDS:
            if (card, "joining") not in g.marks and needs_host(g, card) and host_of(g, card) is None:
                arrived.append(card)
    if arrived:
        enter(g, "1406.3", additions=tuple(arrived))


def may_arrive(g: Game, card: int) -> bool:
    """1406.3: with no card to be added to, an old addition stays in the zone it is in."""
    return not needs_host(g, card) or bool(hosts_for(g, card))


# --- what card text says about additions --------------------------------------------------------------


def rows_attach(b: Builder, node: f.Attach) -> None:
    """1002.1, 1121.2, 1121.3: where several cards are meant, each of them is added to the first of the others."""
    cards, hosts = b.env.cards(node.addition), b.env.cards(node.to)
    slot, left, host = moved_slot(b, node.addition, ""), b.slot("adding"), b.slot("host")
    if b.node.keyword == "bestow":
        b.needs.append(lambda g, s: host_of(g, s.source) is None)

    def gather(g: Game, v: Any) -> None:
        setattr(v, left, tuple(cards(g, v)))
        setattr(v, slot, remember(g, getattr(v, left)))
        setattr(v, host, next(iter(hosts(g, v)), None))

    def step_on(g: Game, v: Any) -> None:
        setattr(v, left, getattr(v, left)[1:])

    def going(g: Game, v: Any) -> bool:
        return bool(getattr(v, left))

    b.step(gather)
    top = len(b.rows)
    b.run("1002", when=going, addition=lambda g, v: getattr(v, left)[0], host=lambda g, v: getattr(v, host),
          seat=lambda g, v: v.seat)  # fmt: skip
    b.step(step_on)
    b.rows.append(Row(b.rule, Goto(top), "", going))
    b.step(lambda g, v: follow_added(g, v, slot))


def follow_added(g: Game, v: Frame, slot: str) -> None:
    """Those that came into a field are followed there; one that lay in it is what it was."""
    held = getattr(v, slot)
    setattr(v, slot, tuple(card for card, serial, _ in held if g.serial[card] != serial))
    after_move(g, v, slot)
    setattr(v, slot, (*getattr(v, slot), *(entry for entry in held if g.serial[entry[0]] == entry[1])))


def rows_move_addition(b: Builder, node: n.Perform) -> None:
    """The addition goes onto another resonator it fits, which its text's controller chooses."""
    if node.cards is None:
        raise UnknownWord("moving an addition needs the addition that is moved (1002.1)")
    cards, chosen = b.env.cards(node.cards), b.slot("host")

    def others(g: Game, v: Any) -> list[Option]:
        return [
            host
            for addition in cards(g, v)[:1] if g.is_in(addition, "field")
            for host in hosts_for(g, addition)
            if host != host_of(g, addition) and "resonator" in g.value(host, "type")
        ]  # fmt: skip

    def move_on(g: Game, v: Any) -> None:
        host = getattr(v, chosen)
        if host is not None:
            join(g, cards(g, v)[0], host)

    b.ask(Ask("pick one", b.seat(node.who), others, "onto which resonator"), chosen)
    b.step(move_on)


def added_to(g: Game, source: int) -> tuple[int, int] | None:
    """The card an addition is added to and which object that was, also when it has just left (911.1)."""
    found = g.marks.get((source, "added to"))
    if found is None:
        return None
    _, host, was = found
    return host, was


def reference_added(env: Evaluator, node: f.Added) -> CardsOf:
    """1121.3a: the card this addition is added to; while a move is looked back on, the one that left."""

    def added(g: Game, s: Any) -> list[int]:
        host = host_of(g, s.source)
        if host is not None:
            return [host]
        found = added_to(g, s.source)
        if found is None:
            return []
        host, was = found
        return [host] if was_there(g, host) and g.last[host].serial == was else []

    return added


def controller_of_added(g: Game, s: Any) -> list[int]:
    """Whose the card is, or last was, that this addition is or was added to."""
    found = added_to(g, s.source)
    return [controller_of(g, *found)] if found is not None else []


Rows = Callable[[Builder, Any], None]
Maker = Callable[[Any, Any], Any]
ACTIONS: dict[str, Rows] = {"move addition": rows_move_addition}
NODE_ROWS: dict[type[n.Node], Rows] = {f.Attach: rows_attach}
REFERENCES: dict[type[n.Node], Maker] = {f.Added: reference_added}
PROCEDURES = (ADD, ARRIVE)
