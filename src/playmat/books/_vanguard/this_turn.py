"""What has happened in the turn, or in the battle: read out of the record of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ...kernel import AmountOf, Game, read_as
from ...kernel import nodes as n
from .nodes import ThisTurn

BEGINS = {"turn": "begin turn", "battle": "begin start step"}

Event = tuple[Any, ...]
Fits = Callable[[Game, Any, Event], bool]
Then = Callable[[Game, str, int], "Mapping[str, Any] | None"]
"""As what a card took part in an event of a kind: what differed from print; None where it is read as it is now."""


def since(g: Game, kind: str) -> Iterator[Event]:
    """What was recorded since this began, the latest first."""
    link = g.events
    while link is not None:
        event, link = link
        if event[0] == kind:
            return
        yield event


def as_it_is(g: Game, kind: str, card: int) -> Mapping[str, Any] | None:
    return None


def this_turn(events: Mapping[str, Sequence[str]], then: Then = as_it_is) -> Callable[[Any, ThisTurn], AmountOf]:
    """`events` names the roles of each event, in their order. A card that has gone is read as it is printed."""

    def compiled(env: Any, node: ThisTurn) -> AmountOf:
        fits, begins = fitting(env, node.trigger, events, then), BEGINS[node.since]

        def times(g: Game, s: Any) -> int:
            return sum(fits(g, s, event) for event in since(g, begins))

        return times

    return compiled


def fitting(env: Any, trigger: n.Trigger, events: Mapping[str, Sequence[str]], then: Then) -> Fits:
    """Whether a recorded event is one of these."""
    match trigger:
        case n.Moved(what, from_zones, to_zones):
            return moved(env, what, from_zones, to_zones)
        case n.On(kind, roles):
            tests = [(3 + list(events[kind]).index(name), card_test(env, ref)) for name, ref in roles]

            def happened(g: Game, s: Any, event: Event) -> bool:
                return event[0] == kind and all(as_then(g, kind, event[at], test, s, then) for at, test in tests)

            return happened
    raise TypeError(f"nothing is recorded of {trigger}")


def as_then(g: Game, kind: str, card: int | None, test: Callable[..., bool], s: Any, then: Then) -> bool:
    """Whether a card of an event is one that is meant, by what it was in it."""
    if card is None or (values := then(g, kind, card)) is None:
        return test(g, s, card)
    return as_such(g, card, values, test, s)


def as_such(g: Game, card: int, values: Mapping[str, Any], test: Callable[..., bool], s: Any) -> bool:
    """Whether a card is one that is meant, with these values."""
    with read_as(g, card, dict(values)):
        return test(g, s, card)


def moved(env: Any, what: n.Reference, from_zones: tuple[str, ...], to_zones: tuple[str, ...]) -> Fits:
    test = card_test(env, what)
    assert isinstance(what, n.Cards)  # what else there is was refused
    there = env.tables.mask(what.zones)
    out, into = env.tables.mask(from_zones), env.tables.mask(to_zones)

    def happened(g: Game, s: Any, event: Event) -> bool:
        if event[0] != "move":
            return False
        _, _, _, card, side, before, after, *_ = event
        on_it = within(there, before) or within(there, after)
        if not (on_it and within(out, before) and within(into, after)):
            return False
        # A card that lies face down now is another side of itself.
        if g.definition[card] != side:
            return as_such(g, card, g.match.printed[side], test, s)
        return test(g, s, card)

    return happened


def within(zones: int, zone: int) -> bool:
    return bool(zones >> zone & 1)


def card_test(env: Any, ref: n.Reference) -> Callable[[Game, Any, int], bool]:
    """Whether a card of an event is one that is meant."""
    if not isinstance(ref, n.Cards):
        raise TypeError(f"no card of a record is meant by {ref}")
    fits, side = env.filter(ref.where) if ref.where is not None else None, ref.side

    def meant(g: Game, s: Any, card: int | None) -> bool:
        if card is None or (side != "any" and (g.owner[card] == s.seat) != (side == "mine")):
            return False
        return fits is None or bool(fits(g, s, card))

    return meant
