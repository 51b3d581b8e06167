"""What texts ask about the turn so far, by what was noted as it was done (`zones.record`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import Game
from .zones import done


def buried_resonators(g: Game, s: Any) -> int:
    return sum(seat == s.seat and "resonator" in types for seat, _, types in done(g, "to graveyard from field"))


def ruler_attacked(g: Game, s: Any) -> int:
    """A J-ruler that attacked and is a ruler again is still the card that attacked (302.3)."""
    kinds = {"ruler", "j-ruler"}
    attacks = done(g, "attack")
    return int(any(g.owner[c] == s.seat and not kinds.isdisjoint(g.value(c, "type")) for c, *_ in attacks))


def hurt(g: Game, s: Any) -> int:
    """1007.2: the damage that was dealt to you this turn."""
    return sum(amount for seat, amount, *_ in done(g, "hurt player") if seat == s.seat)


def resonator_hurt_opponent(g: Game, s: Any) -> int:
    """Whether a resonator that you controlled then dealt damage to the other player this turn."""
    blows = done(g, "hurt player")
    return int(any(seat != s.seat and by == s.seat and "resonator" in types for seat, _, by, types in blows))


def lost_resonator(g: Game, s: Any) -> int:
    """1010.1: whether a resonator that you controlled was destroyed this turn."""
    return int(any(seat == s.seat and "resonator" in types for seat, types in done(g, "destroyed")))


def canceled_spell(g: Game, s: Any) -> int:
    """1012.1: whether you canceled a spell of the other player this turn."""
    return int(any(entry == (s.seat, 1 - s.seat, "spell") for entry in done(g, "canceled")))


THIS_TURN: dict[str, Callable[[Game, Any], int]] = {
    "resonators put into a graveyard from your field this turn": buried_resonators,
    "your J-ruler attacked this turn": ruler_attacked,
    "damage dealt to you this turn": hurt,
    "you were dealt damage this turn": lambda g, s: int(hurt(g, s) > 0),
    "a resonator of yours dealt damage to your opponent this turn": resonator_hurt_opponent,
    "a resonator of yours was destroyed this turn": lost_resonator,
    "you canceled a spell of your opponent this turn": canceled_spell,
}
