"""Looking card by card, finding, declaring, turning damage up, and moving units from circle to circle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import (
    DONE,
    Ask,
    Builder,
    Filter,
    Frame,
    Game,
    Option,
    Test,
    UnknownWord,
    is_asked,
    live,
    place,
    remember,
    rows_look,
    rows_search,
    rows_shuffle,
    sees,
    show,
    tell_done,
)
from ...kernel import nodes as n
from .circles import GUARDIAN, VANGUARD, Field, circle
from .nodes import Declare, IsDeclared, NoMore
from .placing import PlaceRows, cards_to_place, settle_placing

# --- what was found is not shuffled -----------------------------------------------------------------


FOUND = "found"
"""What the slots begin with that hold found cards as the objects that they were where they were found."""


def rows_find(b: Builder, node: n.Search) -> None:
    rows_search(b, node)
    slot, found = b.env.latest, b.slot(FOUND)
    b.step(lambda g, v: setattr(v, found, getattr(v, slot)))


def found_cards(b: Builder) -> Callable[[Game, Frame], list[int]]:
    """What the text has found before and not moved is held apart while the rest is shuffled."""
    slots = [slot for slot in b.slots if slot.startswith(FOUND)]
    return lambda g, v: [card for slot in slots for card in live(g, getattr(v, slot))]


def rows_shuffle_rest(b: Builder, node: n.Shuffle) -> None:
    rows_shuffle(b, node, found_cards(b))


# --- look at up to so many --------------------------------------------------------------------------


def look_or_stop(g: Game, v: Frame) -> list[Option]:
    """Another card may be looked at, or the player stops; with none left it is over."""
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


def rows_look_at(procedure: str) -> Callable[[Builder, n.Look], None]:
    """So many are looked at together; up to so many, one after another, by the book's procedure of that name."""

    def rows(b: Builder, node: n.Look) -> None:
        if not node.up_to or not isinstance(node.cards, n.Top):
            rows_look(b, node)
            return
        most, theirs = b.env.amount(node.cards.count), node.cards.side == "theirs"
        seat = b.seat(node.who)
        slot = b.named_slot(node.into)
        b.env.looked = slot
        b.shown.append(slot)
        whose = b.seat("opponent" if theirs else "you")
        b.run(procedure, slot, seat=seat, whose=whose, most=most)

    return rows


# --- what texts ask ---------------------------------------------------------------------------------


def is_at_the_bottom(g: Game, card: int) -> bool:
    """It lies under all other cards of its owner's deck."""
    return g.is_in(card, "deck") and g.in_zone(g.owner[card], "deck")[0] == card


# --- up to so many ----------------------------------------------------------------------------------


def rows_no_more(b: Builder, node: NoMore) -> None:
    """Nothing is left to do in the rows that run several times."""
    left = b.repeating
    if not left:
        raise UnknownWord("nothing is done several times here")
    b.step(lambda g, v: setattr(v, left, 0))


# --- declaring --------------------------------------------------------------------------------------


def rows_declare(b: Builder, node: Declare) -> None:
    """The name of a card that there is: one that the player brought along, or has seen."""
    if node.into not in b.slots:
        b.slots.append(node.into)
    fits = b.env.filter(node.where) if node.where is not None else None
    b.match.tables.hears("fills", None, node.into)
    b.ask(Ask("name", b.seat("you"), lambda g, v: names(g, v, fits), "declare a card name"), node.into)


def names(g: Game, v: Any, fits: Test | None) -> list[Option]:
    """Those of the cards in the player's own decks, whose lists are known to their owner, and of all cards in sight."""
    decks = g.start.decks
    own = {card.name for card in decks[v.seat].cards()} if decks else set()
    known = [c for c in range(len(g.definition)) if g.card(c) in own or sees(g, v.seat, c)]
    return sorted({g.card(card) for card in known if fits is None or fits(g, v, card)})


def is_declared(env: Any, node: IsDeclared) -> Test:
    """One of the card's names is the declared one."""
    slot = node.slot

    def declared(g: Game, s: Any, card: int) -> bool:
        name = getattr(s, slot, None)
        return name == g.value(card, "name") or name in g.value(card, "other names")

    return declared


# --- counter charge ---------------------------------------------------------------------------------


def rows_counter_charge(b: Builder, node: n.Perform) -> None:
    """Cards of the damage zone are chosen and turned face up; only those that lie face down can be.

    An icon names no card: "it" stays what it was. With none to turn it was not done.
    """
    face_down: Filter = n.InState("face down")
    among = n.Cards(("damage",), "mine", face_down)
    spoken = b.env.latest, b.env.before
    b.add(n.Choose(among, node.count or n.Number(1)))
    chosen = b.env.latest
    b.add(n.Turn(n.It(), "face up"))
    b.only_did(chosen, spoken)
    if is_asked(b):
        tell_done(b, lambda g, v: [bool(getattr(v, chosen))])


# --- moving to a circle -----------------------------------------------------------------------------


def open_or_any(field: Field) -> Callable[[Game, Frame], list[Option]]:
    """The circles of its player that the text lets a unit be moved to, but for the one it is on."""

    def found(g: Game, v: Frame) -> list[Option]:
        card, *_ = v.cards
        if v.to in (GUARDIAN, VANGUARD):
            return [v.to]
        circles = [name for name in field.rear_guards if name != circle(g, card)]
        where = v.where or ()
        if "open" in where:
            circles = [name for name in circles if not g.in_zone(g.master(card), name)]
        for row_word, names_of in (("front row", field.front), ("back row", field.back)):
            if row_word in where:
                circles = [name for name in circles if name in names_of]
        may_enter = g.match.book.moves.may_enter
        return [name for name in circles if may_enter(g, card, name)]

    return found


def some_to_move(g: Game, v: Frame) -> bool:
    return bool(v.cards)


def move_one(g: Game, v: Frame) -> None:
    """From one circle of the field to another; the unit stays the object it was."""
    card, *others = v.cards
    v.cards = tuple(others)
    if v.circle is not None and g.is_in(card, "field"):
        v.moved = (*(v.moved or ()), card)
        place(g, ((card, g.match.zone_number[g.master(card), v.circle]),), verb="move")


def note_moved(g: Game, v: Frame) -> None:
    v.came = tuple([card for card in v.moved or () if g.is_in(card, "field")])
    v.result = remember(g, v.came)


def rows_move_unit(procedure: str) -> PlaceRows:
    """Units are moved by the book's procedure of that name."""

    def rows(b: Builder, node: n.Place) -> None:
        slot, cards = cards_to_place(b, node)
        b.run(procedure, slot, seat=b.seat("you"), cards=cards, to=node.to, where=node.where)
        settle_placing(b, slot)
        if isinstance(node.cards, n.This):
            b.env.subject = node.cards  # the nearest card that "it" may mean

    return rows
