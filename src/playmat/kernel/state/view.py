"""What a seat may know: its view of the table and its log. For seat None: what both seats may know.

Everything goes through `sight.sees`. Cards that a seat cannot see have no number: as many of them as lie one after
another are one entry, {"hidden": 32}.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..words.plain import Record
from ..words.questions import parts_of
from .memo import once
from .sight import SEEN_BY, knows, seers, sees

if TYPE_CHECKING:
    from .compiled import Compiled
    from .game import Event, Game


ONE_CARD = dict.fromkeys(("face up", "face down", "become", "choose"), ("card",))
"""Events of the kernel's own that are about a card."""


def view(g: Game, seat: int | None) -> Record:
    """The table as this seat may see it, as plain data."""
    question, match, zones = g.question, g.match, g.zones
    return {
        "book": match.book.name,
        "seat": seat,
        "facts": open_facts(g),
        "zones": [
            {name: zone_view(g, seat, number) if zones[number] else [] for name, number in named}
            for named in once(match, "zones of seats", _zones_of_seats, match)
        ],
        "asked": None if question is None else question.seat,
        "question": question_view(g, seat),
        "result": None if g.result is None else [g.result.winner, g.result.rule, g.result.reason],
    }


def _zones_of_seats(match: Compiled) -> list[list[tuple[str, int]]]:
    """The zones of each seat, by their names."""
    names = tuple(dict.fromkeys(match.zone_names))
    return [[(name, match.zone_number[seat, name]) for name in names] for seat in range(match.book.seats)]


def open_facts(g: Game) -> Record:
    """The facts that everybody may know, each as its declaration shows it: the turn, the battle, ..."""
    return {fact.name: fact.seen(g, g.facts[fact.name]) for fact in g.match.facts.values() if fact.seen is not None}


def zone_view(g: Game, seat: int | None, number: int) -> list[Record]:
    """The cards of one zone, bottom first."""
    cards = g.zones[number]
    seen: list[Record] = []
    unseen = 0
    for card in cards:
        if not sees(g, seat, card):
            unseen += 1
            continue
        if unseen:
            seen.append({"hidden": unseen})
            unseen = 0
        seen.append(card_view(g, seat, card))
    return [*seen, {"hidden": unseen}] if unseen else seen


def spread(entries: list[Record]) -> list[Record]:
    """The entries of a zone in a view, one for each card: as many {"hidden": 1} as are hidden.

    >>> spread([{"card": 4}, {"hidden": 2}])
    [{'card': 4}, {'hidden': 1}, {'hidden': 1}]
    """
    return [one for entry in entries for one in ([{"hidden": 1}] * entry["hidden"] if "hidden" in entry else [entry])]


def card_view(g: Game, seat: int | None, card: int) -> Record:
    """A card that this seat sees: what it is now, with what is printed where that differs, how it lies, its open marks,
    and what the book shows of it."""
    match, values = g.match, g.values
    printed = match.printed[g.definition[card]]
    seen, other = {"card": card, **printed}, {}
    for key in once(match, "changeable characteristics", _changeable, match):
        if key not in values or card in values[key]:
            seen[key] = g.value(card, key)
            if seen[key] != printed[key]:
                other[key] = printed[key]
    if other:
        seen["printed"] = other
    seen["face down"] = bool(g.face_down[card])
    if match.tables.zone_of_number[g.zone_of[card]].oriented:
        seen["rested"] = bool(g.rested[card])
    for mark, shown in match.seen_marks:
        if (card, mark) in g.marks:
            seen[mark] = shown(g, g.marks[card, mark])
    return {**seen, **match.book.sight.shows(g, seat, card)}


def _changeable(match: Compiled) -> tuple[str, ...]:
    """The characteristics that anything in the match may change; all others are as printed."""
    return tuple(c.name for c in match.book.words.characteristics if c.name in match.changeable)


def question_view(g: Game, seat: int | None) -> Record | None:
    """The open question, for the seat that it is put to."""
    q = g.question
    if q is None or q.seat != seat:
        return None
    return {
        "seat": q.seat, "rule": q.rule, "kind": q.kind, "about": q.about, "prompt": q.prompt, "source": q.source,
        "least": q.least, "most": q.most, "options": q.options,
        "parts": [parts_of(option, q.kind, q.roles) for option in q.options],
    }  # fmt: skip


def log(g: Game, seat: int | None) -> list[Event]:
    """The events as this seat may know them, oldest first; a hidden card is None and its name is left out."""
    return [told(g, seat, event) for event in g.log]


def told(g: Game, seat: int | None, event: Event) -> Event:
    """One event with its card named, or not, for this seat."""
    kind, rule, whose, *parts = event
    source = whose if whose is not None and _may_know(g, seat, whose) else None
    if kind == "move":
        card, definition, before, after, verb, seen = parts
        names, seats = g.match.zone_names, g.match.zone_seat
        shown = (card, g.match.cards[definition].name) if _was_seen(g, seat, seen) else (None, None)
        return ("move", rule, source, *shown, (seats[before], names[before]), (seats[after], names[after]), verb)
    if kind == "show":
        card, definition, seen = parts
        shown = (card, g.match.cards[definition].name) if _was_seen(g, seat, seen) else (None, None)
        return ("show", rule, source, *shown)
    many = len(g.match.book.words.events.get(kind, ONE_CARD.get(kind, ())))
    if len(parts) > many and type(note := parts[-1]) is tuple and note[:1] == (SEEN_BY,):
        # Whoever comes to know the card later is not told that it was this one.
        kept = parts[:many] if _was_seen(g, seat, note[1]) else [None] * many
        event, parts = (kind, rule, whose, *kept), kept
    unknown = [type(part) is int and part >= 0 and not _may_know(g, seat, part) for part in parts[:many]]
    if not any(unknown):
        return event if source == whose else (kind, rule, source, *parts)
    if kind == "become":
        return (kind, rule, source, None, None)
    return (kind, rule, source, *[None if hidden else part for part, hidden in zip(parts, unknown, strict=False)],
            *parts[many:])  # fmt: skip


def _may_know(g: Game, seat: int | None, card: int) -> bool:
    """Whether a seat can tell a card that takes part in an event; the number of one that it cannot is not told."""
    if seat is None:
        return seers(g, card) | g.known[card] == g.match.tables.everybody
    return knows(g, seat, card)


def _was_seen(g: Game, seat: int | None, mask: int) -> bool:
    everybody = g.match.tables.everybody
    return mask & everybody == everybody if seat is None else bool(mask >> seat & 1)
