"""What a seat may know: its view of the table and its log.

Everything goes through `sight.sees`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .sight import sees

if TYPE_CHECKING:
    from .game import Event, Game


TELLING = ("move", "show")
"""Events that name a card which not everybody need know."""


def view(g: Game, seat: int) -> dict[str, Any]:
    """The table as this seat may see it, as plain data."""
    question = g.question
    return {
        "seat": seat,
        "facts": public_facts(g),
        "zones": [
            {name: _zone(g, seat, g.match.zone_number[s, name]) for name in dict.fromkeys(g.match.zone_names)}
            for s in range(g.match.book.seats)
        ],
        "asked": None if question is None else question.seat,
        "question": _question(g, seat),
        "result": None if g.result is None else [g.result.winner, g.result.rule, g.result.reason],
    }


def public_facts(g: Game) -> dict[str, Any]:
    known = ("turn", "turn seat", "phase", "step", *g.match.book.public_facts)
    return {key: g.facts[key] for key in known if key in g.facts}


def _zone(g: Game, seat: int, number: int) -> list[dict[str, Any]]:
    return [card_view(g, seat, card) for card in g.zones[number]]


def card_view(g: Game, seat: int, card: int) -> dict[str, Any]:
    if not sees(g, seat, card):
        return {"hidden": True}
    values = {c.name: g.value(card, c.name) for c in g.match.book.characteristics}
    seen = {"card": card, **values, "face down": bool(g.face_down[card])}
    if g.match.tables.zone_of_number[g.zone_of[card]].oriented:
        seen["rested"] = bool(g.rested[card])
    return {**seen, **g.match.book.shows(g, seat, card)}


def _question(g: Game, seat: int) -> dict[str, Any] | None:
    q = g.question
    if q is None or q.seat != seat:
        return None
    return {"seat": q.seat, "rule": q.rule, "kind": q.kind, "options": q.options, "prompt": q.prompt}


def log(g: Game, seat: int) -> list[Event]:
    """The events as this seat may know them, oldest first; a hidden card is None and its name is left out."""
    return [told(g, seat, event) for event in g.log]


def told(g: Game, seat: int, event: Event) -> Event:
    """One event with its card named, or not, for this seat."""
    kind = event[0]
    if kind == "move":
        _, rule, source, card, definition, before, after, verb, seen = event
        known = seen >> seat & 1
        names = g.match.zone_names
        seats = g.match.zone_seat
        shown = (card, g.match.cards[definition].name) if known else (None, None)
        return (
            "move",
            rule,
            source,
            *shown,
            (seats[before], names[before]),
            (seats[after], names[after]),
            verb,
        )
    if kind == "show":
        _, rule, source, card, definition, seen = event
        shown = (card, g.match.cards[definition].name) if seen >> seat & 1 else (None, None)
        return ("show", rule, source, *shown)
    return event
