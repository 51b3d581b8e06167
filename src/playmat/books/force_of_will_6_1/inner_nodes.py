"""Nodes that no text is read to: what a text says becomes these while it is compiled.

Apart from what compiles them, since classes made of the kernel's vocabulary are left to plain Python, as that is.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel import nodes as n
from . import nodes as f


@dataclass(frozen=True, slots=True)
class ThisTurn(n.Condition):
    """The turn in which a delayed ability was made is not over (906.8); its maker leaves it in the slot "set_turn"."""


@dataclass(frozen=True, slots=True)
class WhatWas(n.Filter):
    """The card is, or was in the zone it has just left, one that was chosen before (906.7, 911.1)."""

    ref: n.Reference


@dataclass(frozen=True, slots=True)
class Spared(n.Filter):
    """The card, used in this way, is not needed for the costs of the attack that are still to be paid."""

    use: str


@dataclass(frozen=True, slots=True)
class ChooseX(n.Effect):
    """A part of a cost that takes X cards and nothing else that tells what X is: the player chooses it (903.2d)."""


@dataclass(frozen=True, slots=True)
class AwakenedBy(n.Condition):
    """The cost of this [Awakening] of the card was paid (1109.2)."""

    which: int


@dataclass(frozen=True, slots=True)
class Offered(n.Effect):
    """What a player may do; the slot tells whether it was done."""

    offer: n.YouMay
    slot: str


@dataclass(frozen=True, slots=True)
class Done(n.Effect):
    """Note that something was done."""

    slot: str


@dataclass(frozen=True, slots=True)
class Happened(n.Effect):
    """A step; the slot tells whether it happened: of one that takes or moves cards, whether there were any (104.3)."""

    do: n.Effect
    slot: str


@dataclass(frozen=True, slots=True)
class Perhaps(n.Effect):
    """A step under a condition, which tells in the slot whether it happened; where it is not due, it did not."""

    do: n.If
    slot: str


@dataclass(frozen=True, slots=True)
class BecomeWords(n.Change):
    """All words of a characteristic are replaced by these, at once (1020.1)."""

    characteristic: str
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Turned(n.Effect):
    """Turn cards; the slot tells whether they were turned (104.3)."""

    turn: n.Turn
    slot: str


@dataclass(frozen=True, slots=True)
class Cancelled(n.Effect):
    """Cancel spells or abilities; the slot tells whether any was (104.4)."""

    cancel: f.Cancel | f.CancelUnlessPaid
    slot: str


@dataclass(frozen=True, slots=True)
class ShuffleAndPut(n.Effect):
    """Shuffle a zone of yours and put some of its cards to a place in it (1021.2a)."""

    zone: str
    put: n.Move
