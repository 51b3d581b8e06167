"""Nodes that the texts of vanguard-2.01 need beside those of the kernel and of the family."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel import Change, Condition, Effect, Filter, Reference


@dataclass(frozen=True, slots=True)
class Attack(Effect):
    """Units attack by order, one after another; without `target` their master chooses as in any attack.

    Of several targets each attacker attacks one, or, with `at_once`, all of them together.
    """

    attackers: Reference
    target: Reference | None = None
    at_once: bool = False


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
class Declare(Effect):
    """Name a card that there is, which fits."""

    where: Filter | None = None
    into: str = "declared"


@dataclass(frozen=True, slots=True)
class IsDeclared(Filter):
    """The card has the name that was declared."""

    slot: str = "declared"


@dataclass(frozen=True, slots=True)
class AlsoNamed(Change):
    """The card is regarded as one with this name too, or with the names of that card."""

    name: str = ""
    of: Reference | None = None


@dataclass(frozen=True, slots=True)
class Nullify(Effect):
    """Effects of these cards that forbid this are over, each of them wholly."""

    cards: Reference
    action: str


@dataclass(frozen=True, slots=True)
class Opens(Condition):
    """A keyword opens the ability: its own condition holds, or something has enabled that keyword."""

    keyword: str
    condition: Condition
