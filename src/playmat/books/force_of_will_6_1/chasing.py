"""1012, 1017 and what else happens to what waits in the chase: cancelling, copying, other targets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import (
    NO,
    YES,
    Builder,
    Frame,
    Game,
    Option,
    Pick,
    UnknownWord,
    ask,
    emit,
    goto,
    leave,
    mark,
    move,
    new_frame,
    procedure,
    remember,
    row,
    run,
)
from ...kernel import nodes as n
from . import nodes as f
from .matching import Need
from .moves import spent_zone
from .playing import cease, is_pseudo
from .targets import players_slot
from .tokens import copy_in_field, copy_item
from .will import can_pay
from .zones import controller, is_spell, item_of, record, what_waits


def cancel(g: Game, card: int, by: int) -> None:
    """1012.1. A card may say of itself that it cannot be canceled, which is not said of its abilities.

    A step that calls this does nothing after it."""
    if not g.is_in(card, "chase") or (g.cannot(card, "be canceled", by) and is_spell(g, card)):
        return
    item = what_waits(g, card)
    record(g, "canceled", controller(g, by), item.seat, item.kind)
    emit(g, "cancel", card)
    if is_pseudo(g, card):
        cease(g, card)
    else:
        move(g, (card,), spent_zone(g, card, "graveyard"), verb="cancel")


def next_of(slot: str) -> Callable[[Game, Frame], None]:
    def take(g: Game, v: Frame) -> None:
        v.card, v.cards = v.cards[0], v.cards[1:]
        v.answer = NO

    return take


def payer(g: Game, v: Frame) -> int:
    """Who may pay for what would be canceled: its controller, unless the text names a player."""
    return int(v.payer) if v.payer is not None else controller(g, v.card)


def can_save(g: Game, v: Frame) -> list[Option]:
    if v.attributes is None or not g.is_in(v.card, "chase"):
        return [NO]
    need = Need(tuple(v.attributes), v.free)
    payable = can_pay(g, payer(g, v), need, what=None)
    return [YES, NO] if payable else [NO]


CANCEL = procedure(
    "1012",
    slots="cards card by attributes free payer answer",
    rows=[
        row("1012.1", leave(), when=lambda g, v: not v.cards),
        row("1012.1", next_of("cards")),
        row("1003.4", ask("yes no", payer, can_save, "pay, or it is cancelled"), into="answer"),
        row("1003.4", run("1003", seat=payer, source=lambda g, v: v.card,
                          attributes=lambda g, v: v.attributes, free=lambda g, v: v.free),
            when=lambda g, v: v.answer == YES),
        row("1012.1", lambda g, v: cancel(g, v.card, v.by), when=lambda g, v: v.answer != YES),
        row("1012.1", goto("1012.1")),
    ],
)  # fmt: skip
"""Cancel cards of the chase, each unless its controller pays where wills are given."""


def what_is_cancelled(b: Builder, ref: n.Reference) -> n.Reference:
    """ "Cancel it": of the cards in an event, only a spell or an ability can be meant."""
    if b.env.latest or ref != n.It():
        return ref
    meant = b.env.spoken_of("spell") or ref
    b.match.tables.hears("means", ref, meant)
    return meant


def rows_cancel(b: Builder, node: f.Cancel) -> None:
    cards = b.env.cards(what_is_cancelled(b, node.objects))
    b.run("1012", cards=lambda g, v: tuple(cards(g, v)), by=lambda g, v: v.source)


def rows_cancel_unless_paid(b: Builder, node: f.CancelUnlessPaid) -> None:
    cards, will = b.env.cards(node.objects), node.will
    if not isinstance(will, f.PayWill):
        raise UnknownWord("what keeps a spell from being cancelled is a payment of wills (1012.1)")
    b.run("1012", cards=lambda g, v: tuple(cards(g, v)), by=lambda g, v: v.source, attributes=will.attributes,
          free=lambda g, v: will.free + will.x * (v.x or 0),
          payer=(lambda g, v: 1 - v.seat) if node.who == "opponent" else None)  # fmt: skip


def rows_copy(b: Builder, node: f.CopyIt) -> None:
    """1017.1, 1017.1d: what is there yet, as the newest in the chase; what has left is not copied.

    Who makes the copy may give it other targets where the text says so.
    """
    cards = b.env.cards(node.objects)
    b.run("1017", cards=lambda g, v: tuple(cards(g, v)), seat=lambda g, v: v.seat, anew=int(node.new_targets))


def copy_next(g: Game, v: Frame) -> None:
    card, v.cards = v.cards[0], v.cards[1:]
    v.card, v.left, v.picked = None, (), None
    if g.is_in(card, "chase"):
        v.card = copy_item(g, card, v.seat)
        if v.anew:
            v.left = dict(what_waits(g, v.card).slots).get("targets") or ()
    elif g.is_in(card, "field"):
        copy_in_field(g, card, v.seat)


def retarget(g: Game, v: Frame) -> None:
    """Put what was picked in place of the first target slot left; nothing picked keeps what it had."""
    slot, v.left = v.left[0], v.left[1:]
    picked, v.picked = v.picked or (), None
    if picked:
        item = what_waits(g, v.card)
        cards = remember(g, [c for c in picked if type(c) is int])
        seats = tuple(c[1] for c in picked if type(c) is not int)
        slots = {**dict(item.slots), slot: cards, players_slot(slot): seats}
        mark(g, v.card, "item", tuple(item._replace(slots=tuple(slots.items()))))
        for card, _, _ in cards:
            emit(g, "target", card, item.source)


def chooser(g: Game, v: Frame) -> int:
    return int(v.seat)


def none(g: Game, v: Frame) -> int:
    return 0


def one(g: Game, v: Frame) -> int:
    return 1


def new_targets(g: Game, v: Frame) -> list[Any]:
    """What the slot may hold instead; choosing nothing keeps the targets."""
    item = item_of(g, v.card)
    if item is None or not v.left:
        return []
    values = {"source": item.source, "serial": item.serial, "seat": item.seat, **dict(item.slots)}
    scope = new_frame(g.match.procedures[item.ability], values)
    return g.match.choices[f"{item.ability}/{v.left[0]}"](g, scope)


def held_targets(g: Game, v: Frame) -> int:
    item = item_of(g, v.card)
    slots = dict(item.slots) if item is not None else {}
    slot = v.left[0] if v.left else ""
    return len(slots.get(slot) or ()) + len(slots.get(players_slot(slot)) or ())


COPY = procedure(
    "1017",
    slots="cards seat anew card left picked",
    rows=[
        row("1017.1", leave(), when=lambda g, v: not v.cards and not v.left),
        row("1017.1", copy_next, when=lambda g, v: not v.left),
        row("1017.1c", Pick(chooser, new_targets, none, held_targets, "new target", about="target"),
            into="picked"),
        row("1017.1c", retarget, when=lambda g, v: bool(v.left)),
        row("1017.1", goto("1017.1")),
    ],
)  # fmt: skip


def rows_change_target(b: Builder, node: n.Perform) -> None:
    """Another legal target for what is in the chase, chosen by the controller of this effect."""
    if node.cards is None:
        raise UnknownWord("changing a target needs the spell whose target is changed (903.2e)")
    cards = b.env.cards(node.cards)
    b.run("903.2e", cards=lambda g, v: tuple(cards(g, v)), seat=lambda g, v: v.seat)


def first_to_change(g: Game, v: Frame) -> None:
    v.card, v.cards, v.picked = v.cards[0], v.cards[1:], None
    item = item_of(g, v.card)
    v.left = (dict(item.slots).get("targets") or ())[:1] if item is not None else ()


CHANGE_TARGET = procedure(
    "903.2e",
    slots="cards seat card left picked",
    rows=[
        row("903.2e", leave(), when=lambda g, v: not v.cards),
        row("903.2e", first_to_change),
        row("903.2e", Pick(chooser, new_targets, one, one, "new target", about="target"),
            into="picked"),
        row("903.2e", retarget, when=lambda g, v: bool(v.left)),
        row("903.2e", goto("903.2e")),
    ],
)  # fmt: skip


Rows = Callable[[Builder, Any], None]
ACTIONS: dict[str, Rows] = {"change target": rows_change_target}
NODE_ROWS: dict[type[n.Node], Rows] = {
    f.Cancel: rows_cancel, f.CopyIt: rows_copy, f.CancelUnlessPaid: rows_cancel_unless_paid,
}  # fmt: skip
PROCEDURES = (CANCEL, COPY, CHANGE_TARGET)
