"""The actions that bring units into play, and the rows that card text adds for actions of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...kernel import (
    DONE,
    Builder,
    Frame,
    Game,
    Guard,
    Option,
    UnknownWord,
    after_move,
    draw,
    emit,
    hide,
    is_asked,
    live,
    looking_back,
    mark,
    move,
    moved_slot,
    place,
    remember,
    seats_of,
    sees,
    show,
    swap,
    tell_came,
    tell_done,
)
from ...kernel import nodes as n
from .battling import attacked_units, guardians, placed
from .circles import GUARDIAN, REAR_GUARD, VANGUARD, Field, circle, vanguard
from .turning import EVERYBODY, TO_GUARD

PlaceRows = Callable[[Builder, n.Place], None]
ActionRows = Callable[[Builder, n.Perform], None]


# --- riding -----------------------------------------------------------------------------------------


def ride(g: Game, v: Frame) -> None:
    """Onto the vanguard circle, standing whatever the old vanguard was."""
    v.old = vanguard(g, v.seat)
    v.card = v.cards[-1] if v.cards else None
    if v.card is not None:
        v.outside = int(not g.is_in(v.card, "field"))
        move(g, (v.card,), VANGUARD, seat=v.seat, verb="ride", rested=v.state == "rest")


def old_to_soul(g: Game, v: Frame) -> None:
    move(g, (v.old,), "soul", seat=v.seat)


def report_ride(g: Game, v: Frame) -> None:
    """From outside the field it is a ride; a unit moved from a circle does not ride.

    The old vanguard hears of it as what it was, though it lies in the soul.
    """
    v.result = remember(g, (v.card,))
    if v.outside:
        tell_ride(g, v)


def tell_ride(g: Game, v: Frame) -> None:
    """What is no normal ride is a superior ride."""
    emit(g, "ride", v.card, v.old, past=v.old)
    emit(g, "normal ride" if v.normal else "superior ride", v.card, v.old, past=v.old)


def came(g: Game, v: Frame) -> bool:
    return v.card is not None and g.is_in(v.card, VANGUARD)


def old_leaves(g: Game, v: Frame) -> bool:
    return came(g, v) and v.old not in (None, v.card)


def several_riders(g: Game, v: Frame) -> bool:
    return len(v.cards) > 1


def riders(g: Game, v: Frame) -> list[Option]:
    return list(v.cards)


def put_first(g: Game, v: Frame) -> None:
    """The card that is ridden next lies last in the list."""
    v.cards = (*[c for c in v.cards if c != v.rider], v.rider)


def next_rider(g: Game, v: Frame) -> None:
    v.cards = v.cards[:-1]


def some_rider(g: Game, v: Frame) -> bool:
    return bool(v.cards)


# --- calling ----------------------------------------------------------------------------------------


def open_circles(field: Field) -> Callable[[Game, Frame], list[Option]]:
    """Where the next card of a superior call may go: apart from those before it only where the text says so."""

    def found(g: Game, v: Frame) -> list[Option]:
        if v.to == GUARDIAN:
            return [GUARDIAN]
        taken = (v.circles or ()) if said_apart(v) else ()
        return said_circles(g, v, [c for c in field.rear_guards if c not in taken], field)

    return found


def said_apart(v: Frame) -> bool:
    """The text gives each card a circle of its own."""
    where = v.where or ()
    return "separate" in where or "open" in where


def separate_circles(field: Field) -> Callable[[Game, Frame], list[Option]]:
    """The same where cards that are called together never share a circle, whatever the text says."""

    def found(g: Game, v: Frame) -> list[Option]:
        if v.to == GUARDIAN:
            return [GUARDIAN]
        taken = v.circles or ()
        return said_circles(g, v, [c for c in field.rear_guards if c not in taken], field)

    return found


def said_circles(g: Game, v: Frame, circles: list[str], field: Field) -> list[Option]:
    """Of these circles, those that the text lets the card be called to."""
    where = v.where or ()
    if "open" in where:
        circles = [c for c in circles if not g.in_zone(v.seat, c)]
    if v.column is not None:
        circles = [c for c in circles if field.column[c] == v.column]
    if "front row" in where:
        circles = [c for c in circles if c in field.front]
    if "back row" in where:
        circles = [c for c in circles if c in field.back]
    if "back center" in where:
        circles = [c for c in circles if c == "back center"]
    return list(circles)


def room(circles: Callable[[Game, Frame], list[Option]]) -> Callable[[Game, Frame], int]:
    """How many of the cards find one of these circles, each another."""

    def found(g: Game, v: Frame) -> int:
        many = len(v.cards)
        return many if v.circles else min(many, len(circles(g, v)))

    return found


def called_room(circles: Callable[[Game, Frame], list[Option]]) -> Callable[[Game, Frame], int]:
    """The same for cards that are called: a guardian circle holds them all."""
    on_field = room(circles)
    return lambda g, v: len(v.cards) if v.to == GUARDIAN else on_field(g, v)


def apart_room(circles: Callable[[Game, Frame], list[Option]]) -> Callable[[Game, Frame], int]:
    """The same where cards may share a circle, unless the text says more."""
    apart = called_room(circles)
    return lambda g, v: apart(g, v) if said_apart(v) else len(v.cards)


def too_many(room: Callable[[Game, Frame], int]) -> Guard:
    return lambda g, v: room(g, v) < len(v.cards)


def those_called(g: Game, v: Frame) -> list[Option]:
    return list(v.cards)


def leave_others(g: Game, v: Frame) -> None:
    """Those that were chosen come, and the others stay where they are."""
    v.cards = v.chosen or ()


def kept_in_hand(g: Game, v: Frame, card: int) -> bool:
    """A text keeps the player from calling it from the hand as a guardian, whatever else calls it."""
    return v.to == GUARDIAN and g.is_in(card, "hand") and g.cannot(-1 - v.seat, TO_GUARD, card)


def leave_in_hand(g: Game, v: Frame) -> None:
    v.cards = tuple([card for card in v.cards if not kept_in_hand(g, v, card)])


def make_known(g: Game, v: Frame) -> None:
    """What a card is becomes known as it is called, before its circle is chosen."""
    hidden = [card for card in v.cards if not sees(g, None, card)]
    v.known = remember(g, hidden)
    show(g, hidden, EVERYBODY)


def hide_uncalled(g: Game, v: Frame) -> None:
    if v.known:
        hide(g, v.known)


def circles_missing(g: Game, v: Frame) -> bool:
    return len(v.circles or ()) < len(v.cards)


def take_circle(g: Game, v: Frame) -> None:
    v.circles = (*(v.circles or ()), v.circle)


def call(g: Game, v: Frame) -> None:
    """All arrive together, standing on rear-guard circles, else resting; what may not be there does not come."""
    number, may_enter = g.match.zone_number, g.match.book.moves.may_enter
    pairs = [(c, name) for c, name in zip(v.cards, v.circles or (), strict=True) if may_enter(g, c, name)]
    targets = tuple([(c, number[v.seat, name]) for c, name in pairs])
    rested = v.state == "rest" or v.to == GUARDIAN
    place(g, targets, verb="call", rested=rested)
    v.came = tuple([c for c, circle in targets if g.zone_of[c] == circle])


def report_call(g: Game, v: Frame) -> None:
    """What is no normal call is a superior call."""
    v.came = tuple([c for c in v.came if g.is_in(c, "field")])
    v.result = remember(g, v.came)
    for card in v.came:
        emit(g, "call", card)
        emit(g, "normal call" if v.normal else "superior call", card)


def to_guard(g: Game, v: Frame) -> bool:
    return bool(v.to == GUARDIAN and v.came)


def own_attacked(g: Game, v: Frame) -> list[Option]:
    return [unit for unit in attacked_units(g) if g.master(unit) == v.seat]


def guard(g: Game, v: Frame) -> None:
    """Each is assigned an attacked unit to guard."""
    if v.ward is not None:
        for card in v.came[:1]:
            mark(g, card, "guards", placed(g, v.ward))
            emit(g, "guard", card, v.ward)
    v.came = v.came[1:]


# --- drawing up to ----------------------------------------------------------------------------------


def draw_or_stop(g: Game, v: Frame) -> list[Option]:
    return ["draw", DONE] if v.left > 0 and g.in_zone(v.seat, "deck") else []


def draw_another(g: Game, v: Frame) -> None:
    draw(g, v.seat, "deck", "hand")
    v.left -= 1


def draws_another(g: Game, v: Frame) -> bool:
    return bool(v.drawing == "draw")


NO_COLUMN = "no column"
"""In place of a column: there is no circle beside a unit that is on none."""


# --- card text: ways to bring units into play ----------------------------------------------------------


def cards_to_place(b: Builder, node: n.Place) -> tuple[str, Callable[[Game, Any], tuple[int, ...]]]:
    cards = b.affected(node.cards)
    slot = moved_slot(b, node.cards, node.into)
    return slot, lambda g, v: tuple(cards(g, v))


def who_places(b: Builder, node: n.Place, cards: Callable[[Game, Any], tuple[int, ...]]) -> Callable[[Game, Any], int]:
    """Whose field the units come to, and who says where: the player that is named, or else who owns them."""
    for who in ("opponent", "you"):
        if who in node.where:
            return b.seat(who)
    return lambda g, v: next((int(g.owner[card]) for card in cards(g, v)), int(v.seat))


def beside(b: Builder, node: n.Place, field: Field) -> Callable[[Game, Any, int], str | None]:
    """The column that a unit must be called to, as a seat sees it; None where the text names no unit to call it beside.

    "That unit" is what an earlier step or the event named before the card that is called. One that has left is
    still beside the circles that it was beside.
    """
    if "same column as this" in node.where:
        meant = b.env.pairs(n.This())
    elif "same column as it" in node.where:
        meant = b.env.pairs(n.It(b.env.before if isinstance(node.cards, n.It) else ""))
    else:
        return lambda g, v, seat: None

    def column(g: Game, v: Any, seat: int) -> str:
        for unit in meant(g, v):
            with looking_back(g, (unit,)):
                found, master = field.seen_column(g, unit[0])
            if found is not None:
                return found if master == seat else field.facing[found]
        return NO_COLUMN

    return column


def rows_call(procedure: str, field: Field) -> PlaceRows:
    """Cards are called by the book's procedure of that name."""

    def rows(b: Builder, node: n.Place) -> None:
        column = beside(b, node, field)
        slot, cards = cards_to_place(b, node)
        seat = who_places(b, node, cards)

        def seen(g: Game, v: Any) -> str | None:
            return column(g, v, seat(g, v))

        b.run(procedure, slot, seat=seat, cards=cards, to=node.to, where=node.where, column=seen, state=node.state)
        settle_placing(b, slot)

    return rows


def rows_ride(procedure: str) -> PlaceRows:
    """Cards are ridden by the book's procedure of that name."""

    def rows(b: Builder, node: n.Place) -> None:
        slot, cards = cards_to_place(b, node)
        b.run(procedure, slot, seat=who_places(b, node, cards), cards=cards, state=node.state)
        settle_placing(b, slot)

    return rows


def settle_placing(b: Builder, slot: str) -> None:
    """What came of it, if anything, is told to the rest of the text."""
    b.step(lambda g, v: follow(g, v, slot))
    tell_came(b, slot)


def follow(g: Game, v: Frame, slot: str) -> None:
    """The ability's own card, when it is what came, is still meant by "this unit"."""
    came_now = live(g, getattr(v, slot))
    if v.source in came_now:
        v.serial = v.was = g.serial[v.source]


# --- card text: actions with a count --------------------------------------------------------------------


def in_order(who: str) -> list[Callable[[Game, Any], int]]:
    """The players meant; of both, the turn player first."""
    if who == "each":
        return [lambda g, v: int(g.facts["turn seat"]), lambda g, v: 1 - int(g.facts["turn seat"])]
    return [lambda g, v: int(v.seat) if who == "you" else 1 - int(v.seat)]


def rows_exchange(b: Builder, node: n.Perform) -> None:
    """Two units change places; on rear-guard circles each keeps its orientation.

    With one of them alone there is nothing to exchange.
    """
    if node.cards is None:
        raise UnknownWord("exchange positions needs two units")
    cards, done = b.affected(node.cards), b.slot("exchanged") if is_asked(b) else ""

    def change_places(g: Game, v: Any) -> None:
        found = cards(g, v)
        may = may_change_places(g, found)
        if may:
            one, other = found
            swap(g, g.match.zone_seat[g.zone_of[one]], circle(g, one), circle(g, other))
        if done:
            setattr(v, done, (may,))

    b.step(change_places)
    if done:
        tell_done(b, lambda g, v: getattr(v, done))


def may_change_places(g: Game, units: Sequence[int]) -> bool:
    """Two units, both on rear-guard circles of one field."""
    fields = [g.match.zone_seat[g.zone_of[c]] for c in units if g.is_in(c, REAR_GUARD)]
    return len(units) == len(fields) == 2 and len(set(fields)) == 1


def rows_draw(up_to: str) -> ActionRows:
    """Who draws takes the top card of their own deck; "up to" is asked by the book's procedure of that name."""

    def rows(b: Builder, node: n.Perform) -> None:
        count, seats = b.env.amount(node.count or n.Number(1)), seats_of(node.who)
        if node.up_to:
            for seat in in_order(node.who):
                b.run(up_to, seat=seat, left=count)
            return

        def draws(g: Game, v: Any) -> None:
            """One after another, as many as there are; below one, none."""
            for seat in seats(v):
                for _ in range(count(g, v)):
                    draw(g, seat, "deck", "hand")

        b.step(draws)

    return rows


def rows_soul_charge(b: Builder, node: n.Perform) -> None:
    """An icon names no card: "it" stays what it was, unless the text has a name for what was charged."""
    count, seats = b.env.amount(node.count or n.Number(1)), seats_of(node.who)
    spoken = b.env.latest, b.env.before
    slot = b.named_slot(node.into)
    if not node.into:
        b.only_did(slot, spoken)

    def charge(g: Game, v: Any) -> None:
        """The top cards move singly, one after another."""
        came: tuple[int, ...] = ()
        for seat in seats(v):
            for _ in range(count(g, v)):
                deck = g.in_zone(seat, "deck")
                if deck:
                    came = (*came, deck[-1])
                    move(g, (deck[-1],), "soul", seat=seat, verb="soul charge")
        setattr(v, slot, came)

    b.step(charge)
    b.step(lambda g, v: after_move(g, v, slot))


def rows_blast(b: Builder, node: n.Perform) -> None:
    b.add(cost_form(node))


def rows_whole_blast(b: Builder, node: n.Perform) -> None:
    """As an effect it is done with as many cards as it says, or not at all."""
    done = cost_form(node)
    among = next(each.among for each in n.walk(done) if isinstance(each, n.Choose))
    b.add(n.If(n.Compare(n.Count(among), ">=", node.count or n.Number(1)), done))


def rows_damage(deal: Callable[[Game, int, int | None, int, str], None]) -> ActionRows:
    """Skill damage; its source is the card whose ability deals it, whoever the text says does."""

    def rows(b: Builder, node: n.Perform) -> None:
        count = b.env.amount(node.count or n.Number(1))
        cards = b.env.cards(node.cards) if node.cards is not None else None

        def damage(g: Game, v: Any) -> None:
            hit = cards(g, v) if cards is not None else []
            named = 1 - int(v.seat) if node.who == "opponent" else int(v.seat)
            seat = g.match.zone_seat[g.zone_of[hit[0]]] if hit else named
            deal(g, seat, v.source, count(g, v), "skill damage")

        b.step(damage)

    return rows


def any_unit(g: Game, card: int) -> bool:
    return True


def rows_battle(b: Builder, node: n.Perform, may_be: Callable[[Game, int], bool] = any_unit) -> None:
    """Which unit is attacked changes, among those that may be; guardians guard what is attacked now."""
    if node.cards is None:
        raise UnknownWord("battle needs a unit")
    cards = b.env.cards(node.cards)

    def battle(g: Game, v: Any) -> None:
        found = [c for c in cards(g, v) if may_be(g, c)]
        if found and g.facts["attacker"] is not None:
            g.set("attacked", tuple([placed(g, c) for c in found]))
            for guardian in guardians(g):
                mark(g, guardian, "guards", placed(g, found[0]))

    b.step(battle)


def cost_form(node: n.Effect) -> n.Effect:
    """Counter blast and soul blast as a choice and what is done with it."""
    if not isinstance(node, n.Perform) or node.action not in ("counter blast", "soul blast"):
        return node
    where = node.cards.where if isinstance(node.cards, n.Cards) else None
    if node.action == "soul blast":
        among = n.Cards(("soul",), "mine", where)
        return n.Sequence((n.Choose(among, node.count), n.Move(n.It(), "drop", verb="soul blast")))
    face_up: n.Filter = n.InState("face up")
    among = n.Cards(("damage",), "mine", n.All((face_up, where)) if where is not None else face_up)
    return n.Sequence((n.Choose(among, node.count), n.Turn(n.It(), "face down")))


def soul_charge_check(b: Builder, node: n.Perform) -> Callable[[Game, Any], bool]:
    count = b.env.amount(node.count or n.Number(1))
    return lambda g, s: len(g.in_zone(s.seat, "deck")) >= count(g, s)
