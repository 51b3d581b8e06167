"""Nodes that the Vanguard books need beside the kernel's."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel import Reference


@dataclass(frozen=True, slots=True)
class BattleOpponent(Reference):
    """The unit this card battles: what it attacks while it attacks, its attacker while it is attacked."""
