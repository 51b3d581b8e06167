"""303.1b: how cards enter a field: recovered, unless a text lets them enter rested, and what may be done against that.

What its player may do so that a card does not enter rested is offered before the card is put there, whatever puts it:
its own resolving, a call, or an effect. Whoever gets the card is its player (313.2).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import Builder, Frame, Game, Scope, begin, goto, mark, permission, procedure, row, show
from ...kernel import nodes as n
from . import nodes as f
from .texts import ENTERING
from .zones import faces

ENTERS_RESTED = "enters rested"
BOTH = 0b11
UPRIGHT = "upright"
"""The mark of a card that enters recovered, since its player did what its text asks for."""

Offer = tuple[int, int, str]
"""A card, the player who gets it, and the ability that offers something for it."""


def enters_rested(g: Game, card: int, seat: int) -> bool:
    """Whether a text lets this card enter a field rested."""
    if g.definition[card] in faces(g, ENTERS_RESTED, comes_rested) and (card, UPRIGHT) not in g.marks:
        if says_rested(g, card, seat):
            return True
    return permission(g, -1 - seat, "resonators enter rested") > 0 and "resonator" in g.value(card, "type")


def says_rested(g: Game, card: int, seat: int) -> bool:
    """Whether the card says so of itself now: on no condition, or on one that holds."""
    scope = Scope(card, g.serial[card], seat)
    told = (s for a in g.match.abilities_of[g.definition[card]] for s in a.rule_effects if s.word == ENTERS_RESTED)
    return any(s.condition is None or s.condition(g, scope) for s in told)


def comes_rested(g: Game, face: int) -> bool:
    return any(s.word == ENTERS_RESTED for a in g.match.abilities_of[face] for s in a.rule_effects)


def offers_something(g: Game, face: int) -> bool:
    return any(a.sort == ENTERING for a in g.match.abilities_of[face])


def stand_enter_rested(env: Any, node: f.EnterRested) -> tuple[str, Any]:
    return ENTERS_RESTED, node


# --- what is offered as cards enter -----------------------------------------------------------------


def offers_for(g: Game, cards: tuple[int, ...], seat: int | None) -> tuple[Offer, ...]:
    """What the texts of these cards offer to `seat`, or to their owners where it is None."""
    known = faces(g, ENTERING, offers_something)
    if not known:
        return ()
    return tuple(
        (card, g.owner[card] if seat is None else seat, ability.id)
        for card in cards
        if g.definition[card] in known
        for ability in g.match.abilities_of[g.definition[card]]
        if ability.sort == ENTERING
    )


def look(g: Game, v: Frame) -> None:
    """Both see the cards that something is offered for: they are about to lie in a field."""
    v.left = offers_for(g, v.cards, v.seat)
    show(g, [card for card, _, _ in v.left], BOTH, tell=False)


def offer_next(g: Game, v: Frame) -> None:
    (card, seat, ability), v.left = v.left[0], v.left[1:]
    begin(g, ability, seat, card, g.serial[card])


def are_left(g: Game, v: Frame) -> bool:
    return bool(v.left)


OFFER = procedure(
    "303.1b",
    slots="cards seat left",
    rows=[
        row("313.2", look),
        row("303.1b", offer_next),
        row("303.1b", goto("303.1b"), when=are_left),
    ],
)
"""Offer what the texts of `cards` let their player do before they enter a field of `seat`, or of their owners."""


def run_offers(b: Builder, cards: Callable[[Game, Any], tuple[int, ...]], seat: Callable[[Game, Any], Any]) -> None:
    """The rows that come before cards are put into a field."""
    b.run("303.1b", when=lambda g, v: bool(offers_for(g, cards(g, v), seat(g, v))), cards=cards, seat=seat)


def rows_upright(b: Builder, node: f.Upright) -> None:
    b.step(lambda g, v: mark(g, v.source, UPRIGHT, True))


def forget_offers(g: Game, cards: tuple[int, ...]) -> None:
    """What was done for a card is over when it was put, also where it did not arrive."""
    for card in cards:
        if (card, UPRIGHT) in g.marks:
            mark(g, card, UPRIGHT, None)


NODE_ROWS: dict[type[n.Node], Callable[[Builder, Any], None]] = {f.Upright: rows_upright}
RULE_EFFECTS: dict[type[n.Node], Callable[[Any, Any], tuple[str, Any]]] = {f.EnterRested: stand_enter_rested}
PROCEDURES = (OFFER,)
