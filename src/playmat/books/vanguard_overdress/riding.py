"""6.3, 9.6.2, 4.16: riding from the hand and from the ride deck, and persona ride."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import (
    Builder,
    Fact,
    Frame,
    Game,
    Option,
    add_effect,
    ask,
    distinct,
    draw,
    emit,
    goto,
    hide,
    move,
    procedure,
    remember,
    row,
    run,
    sees,
    show,
)
from ...kernel import nodes as n
from .._vanguard.circles import FRONT_ROW, vanguard
from .._vanguard.lasting import END_OF_TURN
from .._vanguard.names import names
from .._vanguard.placing import (
    came,
    next_rider,
    old_leaves,
    old_to_soul,
    put_first,
    ride,
    riders,
    several_riders,
    some_rider,
    tell_ride,
)
from .._vanguard.turning import EVERYBODY, PASS, seat_of, why_not_ride
from .arms import hand_on
from .cards import PERSONA, UNIT
from .past import note_as_it_is
from .zones import RIDE_DECK

PERSONA_POWER = 10000
UNRIDABLE = "be ridden"
FACTS = (Fact("ride deck cards", ()),)
"""4.16.4: the cards that lay in the ride deck zones as the game began."""

# 7.12.1.3.2: whatever is in the front row at the time, and only as long as it is.
CHANGES = {PERSONA: n.Modify(n.Cards((FRONT_ROW,), "mine"), (n.Add("power", n.Number(PERSONA_POWER)),))}


# --- 9.6.2 what may be ridden -----------------------------------------------------------------------


def can_be_ridden(g: Game, card: int) -> bool:
    """13.4.1.1: a unit that nothing keeps from it."""
    return bool(g.value(card, "main type") == UNIT and not g.cannot(card, UNRIDABLE))


def why_not_ride_unit(g: Game, seat: int, card: int) -> str | None:
    """Why this card cannot be ridden now: a unit of the hand, or of the ride deck face down."""
    if g.value(card, "main type") != UNIT:
        return "no unit"
    if g.cannot(card, UNRIDABLE):
        return "forbidden"
    if card in g.in_zone(seat, "hand"):
        return why_not_ride(g, seat, card)
    if card in g.in_zone(seat, RIDE_DECK) and g.face_down[card]:
        return why_not_ride(g, seat, card) or why_not_from_ride_deck(g, seat, card)
    return "no ride"


def why_not_from_ride_deck(g: Game, seat: int, card: int) -> str | None:
    """9.6.2: exactly one grade higher; 6.3.3.1.2: and a card of the hand is discarded for it."""
    at = vanguard(g, seat)
    if at is None or g.value(card, "grade") != g.value(at, "grade") + 1:
        return "wrong grade to ride from the ride deck"
    return None if g.in_zone(seat, "hand") else "nothing to discard"


def rides(g: Game, v: Frame) -> list[Option]:
    seat = g.facts["turn seat"]
    cards = [*distinct(g, g.in_zone(seat, "hand")), *distinct(g, g.in_zone(seat, RIDE_DECK))]
    return [*(("ride", card) for card in cards if why_not_ride_unit(g, seat, card) is None), PASS]


# --- 6.3.3 the ride ---------------------------------------------------------------------------------


def next_to_ride(g: Game, v: Frame) -> int | None:
    return v.cards[-1] if v.cards else None


def make_known(g: Game, v: Frame) -> None:
    """6.3.3.1.1: what a card in a hidden zone is becomes known.

    6.3.7: a normal ride from the hand over a card of the same name is a persona ride, if both have the icon.
    """
    card, at = next_to_ride(g, v), vanguard(g, v.seat)
    v.persona, v.paid, v.known = False, None, ()
    if card is None:
        return
    if not sees(g, None, card):
        v.known = remember(g, (card,))
        show(g, (card,), EVERYBODY)
    if v.normal and at is not None and g.is_in(card, "hand") and g.has(card, PERSONA) and g.has(at, PERSONA):
        v.persona = bool(set(names(g, card)) & set(names(g, at)))


def from_ride_deck(g: Game, v: Frame) -> bool:
    card = next_to_ride(g, v)
    return card is not None and g.is_in(card, RIDE_DECK)


def hand_of(g: Game, v: Frame) -> list[Option]:
    return list(g.in_zone(v.seat, "hand"))


def discard_for_it(g: Game, v: Frame) -> None:
    """Without a card to discard it is not ridden, nor if it cannot be at all."""
    if v.paid is not None:
        move(g, (v.paid,), "drop", verb="discard")
    if is_not_ridden(g, v):
        v.cards = (*v.cards[:-1], None)


def is_not_ridden(g: Game, v: Frame) -> bool:
    """Not paid for, or such that it cannot be ridden at all."""
    card = next_to_ride(g, v)
    return (from_ride_deck(g, v) and v.paid is None) or (card is not None and bool(g.cannot(card, UNRIDABLE)))


def hide_unridden(g: Game, v: Frame) -> None:
    hide(g, v.known)


def has_ridden(g: Game, v: Frame) -> bool:
    """A vanguard that is told to ride itself does not."""
    return came(g, v) and v.card != v.old


def report(g: Game, v: Frame) -> None:
    """6.3.4: from another circle too it is a ride."""
    v.result = remember(g, (v.card,))
    note_as_it_is(g, "ride", v.card)
    tell_ride(g, v)


def is_persona_ride(g: Game, v: Frame) -> bool:
    return bool(v.persona) and came(g, v)


def draw_for_persona(g: Game, v: Frame) -> None:
    emit(g, PERSONA, v.card)
    draw(g, v.seat, "deck", "hand")


def lift_front_row(g: Game, v: Frame) -> None:
    until = (END_OF_TURN, g.facts["turn"])
    add_effect(g, v.seat, v.card, None, g.match.changes[PERSONA], PERSONA_POWER, until, slots=())


def the_ridden(g: Game, v: Frame) -> int:
    return int(v.card)


# 6.3.7: as part of a ride, or without one, where a text says so: both, one after the other.
ACTIVATE = procedure(
    "7.12.1.3",
    slots="seat card",
    rows=[row("7.12.1.3.1", draw_for_persona), row("7.12.1.3.2", lift_front_row)],
)


def rows_persona(b: Builder, node: n.Perform) -> None:
    """7.12.1.3: by an effect; the unit that makes it is the vanguard, or without one the effect's own card."""
    seat = b.seat(node.who)

    def maker(g: Game, v: Frame) -> int:
        at = vanguard(g, seat(g, v))
        return int(v.source if at is None else at)

    b.run("7.12.1.3", seat=seat, card=maker)


# 6.3.3.1: what is to be ridden is chosen before, by the player or a text.
# 6.3.1, 6.3.3.2, 6.3.3.2.1: the circle is the one of the player who rides; there is one.
# 6.3.2.1, 6.3.2.2: what is no normal ride is a superior ride.
# 6.3.3.3.1, 4.9.2.3.1: it stands whatever the old vanguard was.
# 6.3.5: the unit that was ridden upon hears of it as what it was.
RIDE = procedure(
    "6.3.3",
    slots="seat cards normal state card old outside rider known paid persona result",
    rows=[
        row("6.3.6", ask("pick one", seat_of, riders, "which unit is ridden first"), into="rider",
            when=several_riders),
        row("6.3.6", put_first, when=several_riders),
        row("6.3.3.1.1", make_known),
        row("6.3.3.1.2", ask("pick one", seat_of, hand_of, "which card is discarded to ride from the ride deck",
                                secret=True), into="paid", when=from_ride_deck),
        row("6.3.3.1.2", discard_for_it),
        row("6.3.3.3", ride),
        row("6.3.3.4", old_to_soul, when=old_leaves),
        row("16.3.7", hand_on),
        row("6.3.5", report, when=has_ridden),
        row("6.3.7", run("7.12.1.3", seat=seat_of, card=the_ridden), when=is_persona_ride),
        row("6.3.3.1.1", hide_unridden),
        row("6.3.6", next_rider),
        row("6.3.6", goto("6.3.6"), when=some_rider),
    ],
)  # fmt: skip

PROCEDURES: Sequence[object] = (RIDE, ACTIVATE)
ACTIONS: dict[str, Any] = {"activate persona ride": rows_persona}
