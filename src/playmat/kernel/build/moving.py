"""The rows of "put cards there": who goes, in which order, to which end of the zone, in what state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..run.atoms import move, place
from ..run.remembering import follow
from ..run.tables import Ask, Goto, Pick, Row
from ..words import nodes as n
from ..words.errors import UnknownWord

if TYPE_CHECKING:
    from ..run.tables import Step
    from ..state.frames import Frame
    from ..state.game import Game
    from .builder import Builder


ARRIVALS: dict[str, tuple[bool | None, bool]] = {
    "": (None, False), "stand": (False, False), "active": (False, False), "rest": (True, False),
    "face up": (None, False), "face down": (None, True),
}  # fmt: skip
"""For each state to arrive in: rested (None as the book says for that zone), and face down."""


def rows_move(b: Builder, node: n.Move) -> None:
    """Move cards to a zone, together, or singly off the top of a pile."""
    zones = b.book.zone_names(node.to)
    rested, face_down = _arrival(b, node, zones)
    if len(zones) > 1:
        rows_move_somewhere(b, node, zones)
        return
    to_zone, cards = zones[0], b.env.cards(node.cards)
    moved = moved_slot(b, node.cards, node.into)
    barred, may_enter = _barred(b, node.verb), b.book.moves.may_enter

    def gather(g: Game, v: Frame) -> None:
        setattr(v, moved, tuple(c for c in cards(g, v) if may_enter(g, c, to_zone) and not barred(g, v, c)))

    b.step(gather)
    if _arranged(b, node, zones):
        _order_rows(b, moved)
    bottom = _position(b, node.position)

    singly = isinstance(node.cards, n.Top)
    left = b.slot("left") if singly else moved
    b.step(lambda g, v: setattr(v, left, getattr(v, moved)))
    top = len(b.rows)

    number_of, goes_to, receiver = b.match.zone_number, b.book.moves.destination, _receiver(node.side)

    def put(g: Game, v: Frame) -> None:
        going = getattr(v, left)
        if singly:
            setattr(v, left, going[1:])
        targets = tuple(
            (card, number_of[receiver(g, v, card), goes_to(g, card, to_zone)])
            for card in (going[:1] if singly else going)
        )
        place(g, targets, verb=node.verb or "put", bottom=bottom(v), rested=rested, face_down=face_down)

    b.step(put)
    if singly:
        b.rows.append(Row(b.rule, Goto(top), "", lambda g, v: bool(getattr(v, left))))
    b.step(lambda g, v: after_move(g, v, moved))


def _receiver(side: str) -> Callable[[Game, Frame, int], int]:
    """Whose zone a card goes to: its owner's, unless the text says whose."""
    if side == "mine":
        return lambda g, v, card: int(v.seat)
    if side == "theirs":
        return lambda g, v, card: 1 - int(v.seat)
    return lambda g, v, card: g.owner[card]


def rows_move_somewhere(b: Builder, node: n.Move, zones: tuple[str, ...]) -> None:
    """A zone word that means several zones: the ability's master says which."""
    rested, face_down = _arrival(b, node, zones)
    cards, moved, chosen = b.env.cards(node.cards), moved_slot(b, node.cards, node.into), b.slot("zone")
    barred, may_enter = _barred(b, node.verb), b.book.moves.may_enter
    b.step(lambda g, v: setattr(v, moved, tuple(c for c in cards(g, v) if not barred(g, v, c))))

    def places(g: Game, v: Frame) -> list[str]:
        return [zone for zone in zones if any(may_enter(g, c, zone) for c in getattr(v, moved))]

    def enter_there(g: Game, v: Frame) -> None:
        zone = getattr(v, chosen)
        setattr(v, moved, tuple(c for c in getattr(v, moved) if zone is not None and may_enter(g, c, zone)))

    b.ask(Ask("place", b.seat("you"), places, "to which place"), chosen)
    b.step(enter_there)
    if _arranged(b, node, zones):
        _order_rows(b, moved)
    bottom = _position(b, node.position)

    def put(g: Game, v: Frame) -> None:
        if getattr(v, moved):
            move(
                g, getattr(v, moved), getattr(v, chosen), seat=v.seat, verb=node.verb or "put", bottom=bottom(v),
                rested=rested, face_down=face_down,
            )  # fmt: skip

    b.step(put)
    b.step(lambda g, v: after_move(g, v, moved))


def _arrival(b: Builder, node: n.Move, zones: tuple[str, ...]) -> tuple[bool | None, bool]:
    if node.state not in ARRIVALS:
        expected = ", ".join(word for word in ARRIVALS if word)
        raise UnknownWord(f"no state {node.state!r} to arrive in; expected one of {expected}, or none")
    flat = [z.name for z in b.book.places.zones if z.name in zones and not z.oriented]
    if node.state in ("stand", "active", "rest") and flat:
        raise UnknownWord(f"cards in {flat[0]!r} neither stand nor rest, so none arrives there in {node.state!r}")
    return ARRIVALS[node.state]


def _arranged(b: Builder, node: n.Move, zones: tuple[str, ...]) -> bool:
    """Whether somebody says in which order the cards arrive."""
    if node.order not in ("", "any"):
        raise UnknownWord(f"no order {node.order!r} of moved cards; expected any, or none")
    return node.order == "any" or any(z.ordered for z in b.book.places.zones if z.name in zones)


def forbidden(b: Builder, word: str) -> Callable[[Game, Frame, int], bool]:
    """Whether a prohibition keeps this ability from doing that to a card, one against opposing effects included."""
    opposing = b.book.moves.opposing.get(word, "")

    def check(g: Game, v: Frame, card: int) -> bool:
        if g.cannot(card, word, v.source):
            return True
        return bool(opposing) and g.master(card) != v.seat and g.cannot(card, opposing)

    return check


def _barred(b: Builder, verb: str) -> Callable[[Game, Frame, int], bool]:
    """Whether something keeps a card from being moved with this verb."""
    bar = b.book.moves.verb_bars.get(verb, "")
    if not bar:
        return lambda g, v, card: False
    return forbidden(b, bar)


def moved_slot(b: Builder, ref: n.Reference, into: str) -> str:
    """Where the moved cards are remembered: "it" stays what it was when it is what moves."""
    if isinstance(ref, n.It) and not into:
        slot = ref.slot or b.env.latest or b.named_slot("")
        b.match.tables.hears("moves", None, slot)
        return slot
    if isinstance(ref, n.This | n.Rest) and not into:
        return b.slot("moved")
    return b.named_slot(into)


def after_move(g: Game, v: Frame, slot: str) -> None:
    """Follow the cards into the zone they reached."""
    moved = follow(g, getattr(v, slot))
    setattr(v, slot, moved)
    for card, serial, was in moved:
        if card == v.source:
            v.serial, v.was = serial, was


def _order_rows(b: Builder, slot: str) -> None:
    """Each owner arranges the cards of theirs that arrive together; those of the ability's master first."""
    orders = [b.slot("order") for _ in range(b.book.seats)]
    for at, order in enumerate(orders):
        b.step(_clear(order))
        b.rows.append(Row(b.book.cites["order"].rule, _order_pick(slot, at), order))
    b.step(lambda g, v: setattr(v, slot, tuple(c for order in orders for c in getattr(v, order))))


def _clear(slot: str) -> Step:
    return lambda g, v: setattr(v, slot, None)


def _order_pick(slot: str, at: int) -> Pick:
    """A question for the seat that is `at` places after the ability's master."""

    def owner(g: Game, v: Frame) -> int:
        return int(v.seat + at) % g.match.book.seats

    def going(g: Game, v: Frame) -> list[int]:
        return [c for c in getattr(v, slot) if g.owner[c] == owner(g, v)]

    def many(g: Game, v: Frame) -> int:
        return len(going(g, v))

    return Pick(owner, going, many, many, "in which order, the first lies deepest", "order")


def _position(b: Builder, word: str) -> Callable[[Frame], bool]:
    if word == "top or bottom":
        slot = b.slot("end")
        b.ask(Ask("mode", b.seat("you"), lambda g, v: ("top", "bottom"), "top or bottom?", "end of the pile"), slot)
        return lambda v: getattr(v, slot) == "bottom"
    if word not in ("", "top", "bottom"):
        raise UnknownWord(f"no position {word!r}; expected top, bottom or top or bottom")
    return lambda v: word == "bottom"
