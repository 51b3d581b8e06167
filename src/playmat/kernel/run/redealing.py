"""What is changed of a game that is imagined, or of a twin, before it is played: numbers, faces and times of cards.

Nothing here happens in a game: no event tells of it, and what was worked out is declared void.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING

from ..state import rng
from ..state.memo import ZONE, touch
from ..state.records import Last
from ..words.plain import NEW_TUPLE, Plain

if TYPE_CHECKING:
    from ..state.game import Game


def redefine(g: Game, definitions: list[int]) -> None:
    """Let all cards stand for definitions of another match, which was put in the place of the true one."""
    g.definition = definitions


def renumber(g: Game, cards: Sequence[int], numbers: Sequence[int]) -> None:
    """Let the cards have other numbers of theirs, each with where and how it lies, in a game that is imagined, where
    what they are is dealt anew."""
    if len(cards) < 2:
        return
    named, held = dict(zip(cards, numbers, strict=True)), itemgetter(*cards)
    zones = {g.zone_of[card] for card in cards}
    for column in (g.zone_of, g.serial, g.stamp, g.arrived, g.shown, g.rested, g.face_down, g.known):
        values = held(column)
        if values.count(values[0]) < len(values):  # most columns are alike for cards that nobody has seen
            for number, value in zip(numbers, values, strict=True):
                column[number] = value
    if not named.keys().isdisjoint(g.last):
        g.last = {named.get(card, card): was for card, was in g.last.items()}
    for zone in zones:
        lying = g.zones[zone]
        g.zones[zone] = list(map(named.get, lying, lying))
        touch(g, ZONE, zone)
    touch(g)


def forget_times(twin: Game, unknown: set[int], named: Container[Plain]) -> None:
    """Leave behind when cards came to where nobody can tell them apart, and what unknown ones were before: which of a
    hand was drawn when is told by nothing that a seat sees, not by a hand that was shown either. An object that
    something going on refers to, by its number and its time, stays what it is."""
    hidden, last, zone_of = twin.match.hidden, twin.last, twin.zone_of
    serial, stamp, arrived = twin.serial, twin.stamp, twin.arrived
    for zone, cards in enumerate(twin.zones):
        for card in cards if hidden >> zone & 1 else ():
            if card not in named:
                serial[card] = stamp[card] = arrived[card] = 0
                continue
            for times in (serial, stamp, arrived):
                times[card] = times[card] if times[card] in named else 0
    for card, (was_object, zone, rested, values) in list(last.items()):
        meant, lay_open = card in named and was_object in named, not hidden >> zone & 1
        if card in unknown and not meant and hidden >> zone_of[card] & 1:
            del last[card]
        elif card in unknown or not (meant or lay_open):
            object_ = was_object if meant or lay_open else 0
            last[card] = NEW_TUPLE(Last, (object_, zone, rested, None if card in unknown else values))


def exchange_times(twin: Game, cards: Container[int], meant: Container[Plain], seed: int) -> None:
    """Let cards have come to where they lie unseen at each other's times."""
    for zone, lying in enumerate(twin.zones):
        loose = [card for card in lying if card in cards and card not in meant] if twin.match.hidden >> zone & 1 else []
        others = rng.scattered(f"{seed} times {zone}", loose)
        for column in (twin.serial, twin.stamp, twin.arrived):
            for card, time in zip(loose, [column[other] for other in others], strict=True):
                column[card] = time
