"""6-3-1-3-1, 1-3-3: what may be played, and what has come of the plays that a skill makes (10-9-3-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import Game, Scope, remember

NEGATED, DIVERTED = "negated", "diverted"
"""How a play is negated; of one that is diverted, its card goes elsewhere."""


def may_not_play(g: Game, seat: int, card: int) -> bool:
    """1-3-3: whether an effect keeps a player from playing this card, whatever would have it played."""
    return g.cannot(-1 - seat, "play", card) or g.cannot(card, "be played")


def played_together(g: Game, seat: int, cards: Sequence[int], negated: bool) -> list[int]:
    """Those of the cards that are played at once: of two that bar each other in play the one named first."""
    going: list[int] = []
    for card in cards:
        beside = () if negated else going
        if not may_not_play(g, seat, card) and not any(bars_beside(g, seat, each, card) for each in beside):
            going.append(card)
    return going


NO_PLAY = ("cannot", "play")


def bars_beside(g: Game, seat: int, lying: int, card: int) -> bool:
    """1-3-3: whether a card that its player is about to have in play keeps another from being played beside it."""
    if NO_PLAY not in g.match.changeable:
        return False
    scope = Scope(lying, g.serial[lying], seat)
    parts = [part for ability in g.match.abilities_of[g.definition[lying]] for part in ability.parts]
    for part in parts:
        by = part.change.by
        if part.change.key == NO_PLAY and part.whom == "you" and by is not None and by(g, scope, card):
            return part.condition is None or part.condition(g, scope)
    return False


def unplayed(g: Game, v: Any) -> bool:
    """Whether the play that this skill makes was negated."""
    return bool(getattr(v, "unplayed", ""))


def lying(v: Any) -> bool:
    """Whether a counter lets the cards that this skill plays arrive in Rest Mode."""
    return bool(getattr(v, "lying", False))


def note_played(g: Game, v: Any, card: int) -> None:
    """Remember a card that a skill played for the aftermath."""
    if hasattr(v, "came"):
        v.came = (*(v.came or ()), *remember(g, (card,)))
