"""Nodes that the Vanguard books need beside the kernel's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...kernel import Filter, Reference


@dataclass(frozen=True, slots=True)
class BattleOpponent(Reference):
    """The unit this card battles: what it attacks while it attacks, its attacker while it is attacked."""


@dataclass(frozen=True, slots=True)
class InBattle(Reference):
    """The units that have this part in the battle: "attacker" or "attacked".

    `zones` and `side` are where they were when the battle began for them; a unit that has left since is read as
    it was on the field.
    """

    part: str
    zones: tuple[str, ...]
    side: Literal["mine", "theirs", "any"] = "any"
    where: Filter | None = None
