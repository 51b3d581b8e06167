"""Moves that card texts make, where this book differs from the kernel: 302 to 314, 1010, 1011, 1019.

A field is that of the text's controller unless its owner's is said (313.2); every other zone is its owner's (302.5).
Where a card may not go it stays, and some go elsewhere (314).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...kernel import (
    Builder,
    Frame,
    Game,
    Goto,
    Pick,
    Row,
    SeatOf,
    UnknownWord,
    after_move,
    move,
    moved_slot,
    pick,
    place,
    procedure,
    row,
)
from ...kernel import nodes as n
from ...kernel import rows_move as kernel_rows_move
from .additions import may_arrive
from .destroying import VERBS
from .entering import enters_rested, forget_offers, run_offers
from .lifebreak import is_on
from .sides import is_back_up, turn_over
from .words import PUT_BY, REMOVED_BY
from .zones import FIELDS, GRAVEYARDS, PLAY_GROUND, RULERS, other_player, put_on, turn_player

Fits = Callable[[Game, Any, int], bool]
FIELD_STATES = {"": None, "yours": None, "rest": True, "face up": None}
"""The states in which a card comes to a field: whether rested, None as the rules say."""


# --- 314 where cards may go --------------------------------------------------------------------------

PERMANENT = frozenset(("resonator", "addition", "regalia", "j-ruler", "ruler"))


def printed_types(g: Game, card: int) -> tuple[str, ...]:
    types: tuple[str, ...] = g.match.printed[g.definition[card]]["type"]
    return types


def may_enter(g: Game, card: int, zone: str) -> bool:
    """314.1, 314.2, 314.3a, 314.5a, 1406.3: whether an effect can put the card there; if not, it is not moved."""
    types = printed_types(g, card)
    if zone == "gone":
        return True
    if "ruler" in types:
        return zone in ("ruler area", "graveyard")
    if "j-ruler" in types:
        return zone in ("ruler area", "field")
    if zone == "ruler area":
        # a chant goes to the graveyard in place of it (314.4)
        return "chant" in types
    return zone != "field" or g.is_in(card, "field") or may_arrive(g, card)


def destination(g: Game, card: int, zone: str) -> str:
    """314.3b, 314.4, 314.5b, 314.5c: the zone a card reaches that is put there, at the same end of it.

    1115.2: out of the chase it may be none but the removed area.
    """
    if spent_zone(g, card, zone) != zone:
        return "removed"
    types = printed_types(g, card)
    if "chant" in types:
        return "graveyard" if zone in ("stone deck", "field", "ruler area") else zone
    if "magic stone" not in types or not PERMANENT.isdisjoint(types):
        # a regalia that its own text treats as a magic stone is none (904.2a)
        return "deck" if zone == "stone deck" else zone
    if zone == "deck" or (zone == "hand" and gained_a_type(g, card)):
        return "stone deck"
    return zone


def spent_zone(g: Game, card: int, zone: str) -> str:
    """1115.2: a card played from the graveyard with Remnant is removed as it leaves the chase."""
    item = g.marks.get((card, "item"))
    if item is None:
        return zone
    _, _, _, _, _, _, slots = item
    return "removed" if ("origin", "graveyard") in slots and g.has(card, "remnant") else zone


def gained_a_type(g: Game, stone: int) -> bool:
    """314.5c: the magic stone is something else as well; one that is not reaches the hand like any card."""
    return bool(PERMANENT & set(g.value(stone, "type")) - set(printed_types(g, stone)))


def kept_move(g: Game, before: int, after: int) -> str:
    """307.6, 705.3: from field to field nothing enters or leaves; a J-ruler that comes from the ruler area or goes
    there enters and leaves a field, though it stays the same card (302.3)."""
    return "" if before in FIELDS and after in FIELDS else "move"


def arrives_rested(g: Game, card: int, before: int, after: int) -> bool:
    """302.3, 303.1b: within the play ground a card keeps its orientation; from elsewhere it comes recovered."""
    if after not in PLAY_GROUND:
        return False
    return bool(g.rested[card]) if before in PLAY_GROUND else enters_rested(g, card, g.match.zone_seat[after])


# --- 302.4 cards that go to graveyards together ------------------------------------------------------


def own_order(seat: SeatOf) -> Pick:
    def own(g: Game, v: Frame) -> list[int]:
        player, owner = seat(g, v), g.owner
        return [c for c in v.cards if owner[c] == player] if len(v.cards) > 1 else []

    def many(g: Game, v: Frame) -> int:
        """All of them: nobody picks more than there are."""
        return len(v.cards)

    return pick(seat, own, many, many, "in which order, the first lies deepest", "order")


def put_away(g: Game, v: Frame) -> None:
    """302.5: each card to its owner's zone, all at the same time."""
    owner = g.owner
    there = [(c, GRAVEYARDS[owner[c]]) for c in (*v.first, *v.second) or v.cards]
    if v.rulers:
        there += [(c, RULERS[owner[c]]) for c in v.rulers]
    place(g, tuple(there), verb=v.verb)


BURY = procedure(
    "302.4",
    slots="cards rulers verb first second",
    rows=[
        row("302.4", own_order(turn_player), into="first"),
        row("302.4", own_order(other_player), into="second"),
        row("302.5", put_away),
    ],
)
"""Put `cards` into graveyards and `rulers` into ruler areas with one verb."""


# --- what texts move ----------------------------------------------------------------------------------


def rows_move(b: Builder, node: n.Move) -> None:
    """The rows that fit the verb and the destination."""
    if node.to != "field" and (node.position == "owner's" or node.state == "yours"):
        raise UnknownWord(f"only a field may be another player's: {node!r} (302.5)")
    if node.to == "lifebreak":
        # 1415.2: without these rules, what texts say about that area is not there
        skip = b.jump(lambda g, v: not is_on(g))
        kernel_rows_move(b, node)
        b.land(skip)
        return
    if node.to == "standby" and not node.state:
        # 310.2: hidden, whoever puts it there
        node = replace(node, state="face down")
    own = VERBS.get(node.verb) or ROWS.get(node.verb)
    if own is not None:
        own(b, node)
    elif node.to == "field":
        rows_put_into_field(b, node)
    elif node.verb in PLAIN:
        (rows_off_the_top if is_off_the_top(node) else kernel_rows_move)(b, node)
    else:
        known = ", ".join((*VERBS, *ROWS, *PLAIN[1:]))
        raise UnknownWord(f"no way to move cards called {node.verb!r}; expected {known}")


def is_off_the_top(node: n.Move) -> bool:
    """Cards from the top of a deck, or of both decks, that lie as they come."""
    parts = node.cards.parts if isinstance(node.cards, n.Both) else (node.cards,)
    return not node.order and all(isinstance(part, n.Top) for part in parts)


def rows_off_the_top(b: Builder, node: n.Move) -> None:
    """304.3, 305.3: one after another, so that nobody arranges them (302.4)."""
    if node.state or node.position not in ("", "top", "bottom"):
        kernel_rows_move(b, node)
        return
    to, may_enter, left = b.book.zone_names(node.to)[0], b.book.moves.may_enter, b.slot("left")
    slot = gathered(b, node, lambda g, v, c: may_enter(g, c, to))
    b.step(lambda g, v: setattr(v, left, getattr(v, slot)))
    top = len(b.rows)

    def put(g: Game, v: Any) -> None:
        card, *rest = getattr(v, left)
        setattr(v, left, tuple(rest))
        zone = g.match.zone_number[g.owner[card], b.book.moves.destination(g, card, to)]
        place(g, ((card, zone),), verb=node.verb or "put", bottom=node.position == "bottom")

    b.rows.append(Row(b.rule, put, "", lambda g, v: bool(getattr(v, left))))
    b.rows.append(Row(b.rule, Goto(top), "", lambda g, v: bool(getattr(v, left))))
    b.step(lambda g, v: after_move(g, v, slot))


def gathered(b: Builder, node: n.Move, fits: Fits) -> str:
    """The slot with the cards that go, as `after_move` expects them."""
    cards, slot = b.env.cards(node.cards), moved_slot(b, node.cards, node.into)
    b.step(lambda g, v: setattr(v, slot, tuple(c for c in cards(g, v) if fits(g, v, c))))
    return slot


def plainly(node: n.Move, to: str, rule: str) -> None:
    """Refuse what a verb leaves no room for."""
    if node.to != to or node.position or node.order or node.state:
        raise UnknownWord(f"cards that are to {node.verb} go to {to!r} and nothing else is said: {node!r} ({rule})")


# --- 1011, 1019 -------------------------------------------------------------------------------------


def rows_banish(b: Builder, node: n.Move) -> None:
    """1011.2: players banish what they control, by choosing it themselves where the text lets the opponent choose."""
    plainly(node, "graveyard", "1011.1")
    seat, may_enter = b.seat(who_chose(b, node.cards)), b.book.moves.may_enter
    slot = gathered(b, node, lambda g, v, c: g.master(c) == seat(g, v) and may_enter(g, c, "graveyard"))
    b.run("302.4", cards=lambda g, v: getattr(v, slot), verb="banish")
    b.step(lambda g, v: after_move(g, v, slot))


def who_chose(b: Builder, ref: n.Reference) -> str:
    """The player who chose what a reference means, where that was the opponent; otherwise you."""
    choosers: dict[str, str] = b.env.notes.get("chooser", {})
    return choosers.get(ref.slot or b.env.latest, "you") if isinstance(ref, n.It) else "you"


def rows_discard(b: Builder, node: n.Move) -> None:
    """1019.1: out of a hand; each owner arranges what goes together (302.4)."""
    plainly(node, "graveyard", "1019.1")
    slot = gathered(b, node, lambda g, v, c: g.is_in(c, "hand"))
    paid = b.paying is not None
    b.run("1019.1", cards=lambda g, v: getattr(v, slot), paid=lambda g, v: paid)
    b.step(lambda g, v: after_move(g, v, slot))


# --- other verbs ------------------------------------------------------------------------------------


def rows_remove(b: Builder, node: n.Move) -> None:
    """1004.1: to the removed area; what removed a card is remembered while it lies there."""
    if node.to != "removed":
        raise UnknownWord(f"removed cards go to the removed area: {node!r} (1004.1)")
    kernel_rows_move(b, node)
    slot = last_moved(b, node)
    b.step(lambda g, v: note_doer(g, v, slot, "removed", REMOVED_BY))


def last_moved(b: Builder, node: n.Move) -> str:
    """The slot that the kernel's move has just filled."""
    if isinstance(node.cards, n.It) and not node.into:
        return node.cards.slot or b.env.latest
    if isinstance(node.cards, n.This | n.Rest) and not node.into:
        return next(slot for slot in reversed(b.slots) if slot.startswith("moved"))
    return b.env.latest


def note_doer(g: Game, v: Any, slot: str, zone: str, word: str) -> None:
    for card, _, _ in getattr(v, slot) or ():
        if g.is_in(card, zone):
            put_on(g, card, word, v.source, v.serial)


def rows_return(b: Builder, node: n.Move) -> None:
    """104.4: cards that cannot be returned to a hand stay; elsewhere they may be put."""
    kernel_rows_move(b, node if node.to == "hand" else replace(node, verb="put"))


def rows_shuffle_in(b: Builder, node: n.Move) -> None:
    """1021.1: in no order that anybody chooses; the shuffling follows."""
    if node.position or node.order or node.state:
        raise UnknownWord(f"cards that are shuffled in lie nowhere in particular: {node!r} (1021.1)")
    to, may_enter = b.book.zone_names(node.to)[0], b.book.moves.may_enter
    slot = gathered(b, node, lambda g, v, c: may_enter(g, c, to))
    number_of = b.match.zone_number

    def put(g: Game, v: Any) -> None:
        there = [(card, number_of[g.owner[card], destination(g, card, to)]) for card in getattr(v, slot)]
        place(g, tuple(there), verb="shuffle")

    b.step(put)
    b.step(lambda g, v: after_move(g, v, slot))


def rows_return_to_ruler(b: Builder, node: n.Move) -> None:
    """To the ruler area with the ruler side up (314.2); it is a J-ruler that leaves the field, and turned there."""
    plainly(node, "ruler area", "314.2")
    may_enter = b.book.moves.may_enter
    slot = gathered(b, node, lambda g, v, c: may_enter(g, c, "ruler area"))

    def arrived(g: Game, v: Any) -> None:
        for card in getattr(v, slot):
            if g.is_in(card, "ruler area") and is_back_up(g, card):
                turn_over(g, card)

    b.step(lambda g, v: move(g, getattr(v, slot), "ruler area", verb=node.verb))
    b.step(arrived)
    b.step(lambda g, v: after_move(g, v, slot))


# --- into a field -----------------------------------------------------------------------------------


def rows_put_into_field(b: Builder, node: n.Move) -> None:
    """313.2: under the control of whose field it is. 304.3: off the top of a deck one after another."""
    if node.position not in ("", "owner's") or node.state not in FIELD_STATES or node.order not in ("", "any"):
        known = ", ".join(word for word in FIELD_STATES if word)
        raise UnknownWord(f"a card comes to a field {known}, its owner's or yours, not as {node!r} says (307.3)")
    rested, owners, may_enter = FIELD_STATES[node.state], node.position == "owner's", b.book.moves.may_enter
    slot = gathered(b, node, lambda g, v, c: may_enter(g, c, "field"))
    singly, left = isinstance(node.cards, n.Top), b.slot("left")
    b.step(lambda g, v: setattr(v, left, getattr(v, slot)))
    top = len(b.rows)

    def next_lot(g: Game, v: Any) -> tuple[int, ...]:
        lot: tuple[int, ...] = getattr(v, left)
        return lot[:1] if singly else lot

    def put(g: Game, v: Any) -> None:
        going = next_lot(g, v)
        setattr(v, left, getattr(v, left)[len(going) :])
        place(g, tuple((c, field_for(g, c, g.owner[c] if owners else v.seat)) for c in going), verb=node.verb or "put",
              rested=rested)  # fmt: skip

    if rested is None:
        run_offers(b, next_lot, lambda g, v: None if owners else v.seat)
    b.step(put)
    b.rows.append(Row(b.rule, Goto(top), "", lambda g, v: bool(getattr(v, left))))
    b.step(lambda g, v: forget_offers(g, getattr(v, slot)))
    b.step(lambda g, v: after_move(g, v, slot))
    b.step(lambda g, v: note_doer(g, v, slot, "field", PUT_BY))


def field_for(g: Game, card: int, seat: int) -> int:
    """The number of the zone that the card reaches: a chant goes to its owner's graveyard instead (314.4)."""
    zone = destination(g, card, "field")
    return g.match.zone_number[seat if zone == "field" else g.owner[card], zone]


ROWS: dict[str, Callable[[Builder, n.Move], None]] = {
    "banish": rows_banish, "discard": rows_discard, "remove": rows_remove, "return": rows_return,
    "shuffle": rows_shuffle_in, "return to ruler": rows_return_to_ruler,
}  # fmt: skip
PLAIN = ("", "put", "erase")
"""Verbs that say nothing beyond the move; what is erased goes to `gone` (1303.3)."""
PROCEDURES = (BURY,)
