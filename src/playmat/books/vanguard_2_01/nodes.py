"""Nodes that the texts of vanguard-2.01 need beside those of the kernel and of the family."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel import Condition, Effect, Reference


@dataclass(frozen=True, slots=True)
class Dominate(Effect):
    """Whoever resolves this is the master of these units; without a duration until the effect is over."""

    cards: Reference
    until: str = ""


@dataclass(frozen=True, slots=True)
class Become(Effect):
    """Units come to be in a state that the rules know: "engorged", "charging", "hollowed", "successful"."""

    cards: Reference
    state: str
    until: str = "end of turn"


@dataclass(frozen=True, slots=True)
class FlipTo(Effect):
    """A card with two faces is flipped over, so that the face of this name is up."""

    cards: Reference
    name: str


@dataclass(frozen=True, slots=True)
class ByRevelation(Condition):
    """The card came to the soul by a revelation of whoever asks."""

    cards: Reference
