"""16.4: songs and singing."""

from __future__ import annotations

from typing import Any

from ...kernel import Builder, Check, Evaluator, Fact, Game, UnknownWord, as_it_is, emit, flip
from ...kernel import nodes as n
from .._vanguard.circles import VANGUARD
from .._vanguard.lasting import TURN_BEGINS
from .._vanguard.names import names
from .nodes import Sung
from .zones import ORDER_ZONE, WHOLE_ORDER_ZONE

SING, SONG = "sing", "song"
FACTS = (Fact("sung", ((), ()), texts=True, loops=True, until=TURN_BEGINS, seen=as_it_is),)
"""By seat: the songs that were sung in this turn, each with whether an ability of a vanguard did it."""


def is_song(g: Game, card: int) -> bool:
    """16.4.1.1: a card of that subtype in the order zone; face down it has none."""
    return g.is_in(card, WHOLE_ORDER_ZONE) and SONG in g.value(card, "subtype")


def rows_sing(b: Builder, node: n.Perform) -> None:
    """16.4.2.1: what waits for the song to be sung is set off."""
    if node.cards is None:
        raise UnknownWord("sing needs a song")
    cards = b.affected(node.cards)

    def sing(g: Game, v: Any) -> None:
        for card in [each for each in cards(g, v) if is_song(g, each)]:
            sung = list(g.facts["sung"])
            by_vanguard = g.is_in(v.source, VANGUARD)
            sung[v.seat] = (*sung[v.seat], *[(name, by_vanguard) for name in names(g, card)])
            g.set("sung", tuple(sung))
            emit(g, SING, card)

    b.step(sing)


def is_heard(trigger: n.Trigger | None) -> bool:
    """Whether an ability waits for its own card to be sung."""
    roles = (("card", n.This()),)
    return any(isinstance(part, n.On) and part.event == SING and part.roles == roles for part in n.walk(trigger))


def after_effect(b: Builder) -> None:
    """16.4.3: as soon as what was set off has resolved, the song is turned face down."""
    if b.node.trigger is None or not is_heard(b.node.trigger):
        return

    def turn_down(g: Game, v: Any) -> None:
        if g.serial[v.source] == v.serial and g.is_in(v.source, ORDER_ZONE):
            flip(g, (v.source,), face_down=True)

    b.step(turn_down)


def was_sung(env: Evaluator, node: Sung) -> Check:
    def sung(g: Game, s: Any) -> bool:
        return any(node.name in ("", name) and by >= node.by_vanguard for name, by in g.facts["sung"][s.seat])

    return sung


EVENTS = {SING: ("card",)}
ACTIONS = {SING: rows_sing}
CONDITIONS: dict[type[n.Node], Any] = {Sung: was_sung}
