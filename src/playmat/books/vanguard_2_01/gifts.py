"""2.16, 10.6.3, 9.7: imaginary gifts: force, accel and protect.

Facts, by seat: `gift`, the kind that the player has had; `force`, the circles that were specified, one entry each time;
`accel`, how many circles were gained. `gifts due` are those of cards that were ridden since the last check timing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Any

from ...kernel import (
    Builder,
    Card,
    Compiled,
    Fact,
    Frame,
    Game,
    Guard,
    Option,
    add_effect,
    as_it_is,
    ask,
    emit,
    leave,
    made_once,
    new_card,
    once,
    procedure,
    row,
    show,
    vanish,
    walk,
)
from ...kernel import nodes as n
from .._vanguard.circles import FIELD, GUARDIAN, VANGUARD, vanguard
from .._vanguard.lasting import TURN_BEGINS
from .._vanguard.turning import EVERYBODY, seat_of
from .cards import CHARACTERISTICS, GIFTS
from .field import ACCEL, rear_guard_circles
from .zones import ACCELS, LOCKS, REMOVED
from .zones import FIELD as CIRCLES

POWER = 10000
GIFT, FORCE = ("gift 0", "gift 1"), ("force 0", "force 1")
PROTECT = "Protect"

FACTS = (
    *(Fact(name, "", texts=True, loops=True, seen=as_it_is) for name in GIFT),
    *(Fact(name, (), loops=True, seen=as_it_is) for name in FORCE),
    *(Fact(name, 0, loops=True, seen=as_it_is) for name in ACCEL),
    Fact("gifts due", (), loops=True),
)

# 10.6.3.1, 10.6.3.2: whatever unit is on the circle gets it.
# 10.35.8: but for a dominated one, on whosever circle it lies.
OWN = n.Non(n.InState("dominated"))
CHANGES = {
    f"gift on {circle}": n.Modify(n.Cards((circle,), "mine", OWN), (n.Add("power", n.Number(POWER)),))
    for circle in CIRCLES.fighting
}

# --- riding a card with a gift ------------------------------------------------------------------------


def note_gift(g: Game, v: Frame) -> None:
    """10.6.3: the gift of a ridden card waits for the next check timing."""
    gift = g.value(v.card, "gift") if v.outside else ""
    if gift:
        g.set("gifts due", (*g.facts["gifts due"], (v.seat, gift, v.card)))


def gift_due(g: Game, v: Frame) -> bool:
    return bool(g.facts["gifts due"])


def first_due(g: Game) -> tuple[int, str, int]:
    """1.3.4: the turn player's first."""
    due: list[tuple[int, str, int]] = sorted(g.facts["gifts due"], key=lambda one: one[0] != g.facts["turn seat"])
    return due[0]


def take_gift(g: Game, v: Frame) -> None:
    first = first_due(g)
    left = list(g.facts["gifts due"])
    left.remove(first)
    v.seat, v.gift, v.card = first
    g.set("gifts due", tuple(left))


def another_kind(g: Game, v: Frame) -> bool:
    """10.6.3: after one kind of gift no other is had."""
    return g.facts[GIFT[v.seat]] not in ("", v.gift)


def note_kind(g: Game, v: Frame) -> None:
    g.set(GIFT[v.seat], v.gift)
    emit(g, "gift", v.card, note=v.gift)


def gives(gift: str) -> Guard:
    return lambda g, v: bool(v.gift == gift)


# --- 10.6.3.1 force, 10.6.3.2 accel -----------------------------------------------------------------------


def circles_to_specify(g: Game, v: Frame) -> list[Option]:
    return [VANGUARD, *rear_guard_circles(g, v.seat)]


def specify(g: Game, v: Frame) -> None:
    """10.6.3.1.1: one that was specified before may be specified again."""
    g.set(FORCE[v.seat], (*g.facts[FORCE[v.seat]], v.place))
    if g.facts["turn seat"] == v.seat:
        lift(g, v.seat, v.place)


def gain_circle(g: Game, v: Frame) -> None:
    """10.6.3.2.2: the next one, left and right of the front row by turns."""
    gained = g.facts[ACCEL[v.seat]]
    if gained == len(ACCELS):
        return
    g.set(ACCEL[v.seat], gained + 1)
    if g.facts["turn seat"] == v.seat:
        lift(g, v.seat, ACCELS[gained])


def unsound(g: Game) -> str | None:
    """10.6.3, 10.6.3.2: circles were gained by Accel alone, and nothing lies on one that was not gained."""
    for seat in (0, 1):
        gained, kind = g.facts[ACCEL[seat]], g.facts[GIFT[seat]]
        if not 0 <= gained <= len(ACCELS):
            return f"seat {seat} has gained {gained} circles, expected 0 to {len(ACCELS)} (10.6.3.2.2)"
        if gained and kind != "accel":
            had = repr(kind) if kind else "no gift"
            return f"seat {seat} has gained {gained} circles with {had}, expected the gift 'accel' (10.6.3.2)"
        for circle in ACCELS[gained:]:
            for card in (*g.in_zone(seat, circle), *g.in_zone(seat, LOCKS[circle])):
                there = f"{g.card(card)!r} of seat {seat} lies on {circle}"
                return f"{there}, expected a circle that was gained, and {gained} were (10.6.3.2)"
    return None


def lift(g: Game, seat: int, circle: str) -> None:
    """Until another turn begins, the unit on the circle has more power."""
    source = vanguard(g, seat)
    until = (TURN_BEGINS, g.facts["turn"] + 1)
    change = g.match.changes[f"gift on {circle}"]
    add_effect(g, seat, 0 if source is None else source, None, change, POWER, until, slots=())


def lift_circles(g: Game, v: Frame) -> None:
    """10.6.3.1, 10.6.3.2: during the turn of the circle's master."""
    seat = g.facts["turn seat"]
    for circle in (*g.facts[FORCE[seat]], *ACCELS[: g.facts[ACCEL[seat]]]):
        lift(g, seat, circle)


# --- 10.6.3.3 protect -----------------------------------------------------------------------------------


@made_once()
def protect_card() -> Card:
    """10.6.3.3: a sentinel that saves a unit for a card of the hand.

    10.6.3.3.4: what it does not have is zero, or is not there; its grade is no number.
    """
    sentinel = n.Ability("continuous", n.Nothing(), keyword="sentinel")
    pays = n.Sequence((n.Choose(n.Cards(("hand",), "mine"), n.Number(1)), n.Move(n.It(), "drop", verb="discard")))
    unit = n.Choose(n.Cards((FIELD,), "mine"), n.Number(1))
    saves = n.Sequence((unit, n.Modify(n.It(), (n.Cannot("be hit"),), "end of battle")))
    placed = n.Moved(n.This(), (), (GUARDIAN,))
    guards = n.Ability("automatic", n.MayPay(saves), zones=(GUARDIAN,), trigger=placed, cost=(pays,))
    zero = dict.fromkeys(("power", "original power", "shield", "critical", "drive"), 0)
    known = {each.name: each.missing for each in CHARACTERISTICS}
    printed = {**known, **zero, "name": "", "grade": None, "type": "", "keywords": ("sentinel",)}
    return Card(PROTECT, printed, (sentinel, guards), number="protect gift")


def with_it(card: Card) -> tuple[Card, ...]:
    """A card that may bring a Protect card: by its icon, or by what its text says."""
    by_text = any(isinstance(part, n.Perform) and part.action == BY_TEXT["protect"] for part in walk(card.abilities))
    return (protect_card(),) if card.printed.get("gift") == "protect" or by_text else ()


NO_PROTECT = -1
"""In place of its number, where no card of the match gives it."""


def protect_definition(match: Compiled) -> int:
    """The number of the card."""
    return next((i for i, card in enumerate(match.cards) if card == protect_card()), NO_PROTECT)


def is_protect(g: Game, card: int) -> bool:
    return g.definition[card] == once(g.match, PROTECT, protect_definition, g.match)


def add_protect(g: Game, v: Frame) -> None:
    """10.6.3.3, 3.3.2: whoever gained it owns it.

    10.6.3.3.1: both players tell it from the other cards of the hand.
    """
    made = new_card(g, g.match.add_card(protect_card()), v.seat, "hand")
    show(g, (made,), EVERYBODY)


def after_move(g: Game, moves: Sequence[tuple[int, int, int, int]]) -> None:
    """10.6.3.3.3, 10.6.3.3.3.1: it goes where other cards go; out of hand and guardian circle it is removed at once.

    10.6.3.3.3.4: so it is where it was put as a locked card.

    10.6.3.3.1: back in the hand it is told from the others again.
    """
    protect = once(g.match, PROTECT, protect_definition, g.match)
    if protect == NO_PROTECT:
        return
    names = g.match.zone_names
    for card, _, after, _ in moves:
        if g.definition[card] == protect:
            if names[after] == "hand":
                show(g, (card,), EVERYBODY, tell=False)
            elif names[after] not in (GUARDIAN, REMOVED):
                remove(g, card)


def remove(g: Game, card: int) -> None:
    vanish(g, card, g.match.zone_number[g.owner[card], REMOVED], "remove")


def strays(g: Game) -> list[int]:
    """9.7.1, 10.6.3.3.3.2: Protect cards in other zones than the hand and the guardian circle."""
    protect = once(g.match, PROTECT, protect_definition, g.match)
    if protect == NO_PROTECT or protect not in g.definition:
        return []
    masks = g.match.masks
    right = masks["hand"] | masks[GUARDIAN] | masks[REMOVED]
    made = compress(range(len(g.definition)), map(protect.__eq__, g.definition))
    return [card for card in made if not right >> g.zone_of[card] & 1]


def remove_strays(g: Game, v: Frame) -> None:
    for card in strays(g):
        remove(g, card)


def may_enter(g: Game, card: int, zone: str) -> bool:
    """10.6.3.3.2: to no circle but the guardian circle.

    10.6.3.3.3.3: there it is a unit, as whatever is on the field.
    """
    return not (zone == VANGUARD or zone in CIRCLES.rear_guards) or not is_protect(g, card)


def leave_out_protect(g: Game, v: Frame) -> None:
    """10.6.3.3.2: it is never ridden, nor called to a rear-guard circle: nothing of that is done with it."""
    v.cards = tuple([c for c in v.cards if not is_protect(g, c)])


# 2.16.2, 10.6.3: one gift of those that are due.
IMAGINARY_GIFT = procedure(
    "10.6.3",
    slots="seat gift card place",
    rows=[
        row("10.6.3", take_gift),
        row("10.6.3", leave(), when=another_kind),
        row("10.6.3", note_kind),
        row("10.6.3.1", ask("place", seat_of, circles_to_specify, "which circle gets power +10000"), into="place",
            when=gives("force")),
        row("10.6.3.1", specify, when=gives("force")),
        row("10.6.3.2", gain_circle, when=gives("accel")),
        row("10.6.3.3", add_protect, when=gives("protect")),
    ],
)  # fmt: skip


# --- gifts of texts -----------------------------------------------------------------------------------


def rows_gift(b: Builder, node: n.Perform) -> None:
    """10.6.3: each is had in the next check timing, as that of a ridden card."""
    gift, count = node.action.removesuffix(" gift"), b.env.amount(node.count or n.Number(1))

    def get(g: Game, v: Any) -> None:
        g.set("gifts due", (*g.facts["gifts due"], *[(v.seat, gift, v.source)] * count(g, v)))

    b.step(get)


def had_a_gift(g: Game, s: Any) -> bool:
    return bool(g.facts[GIFT[s.seat]])


BY_TEXT = {gift: f"{gift} gift" for gift in GIFTS}
ACTIONS = dict.fromkeys(BY_TEXT.values(), rows_gift)
FIGURES = {"you have had a gift": had_a_gift}
EVENTS = {"gift": ("card",)}
PROCEDURES: Sequence[object] = (IMAGINARY_GIFT,)
