"""Nodes that the Vanguard books need beside the kernel's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...kernel import Amount, Change, Condition, Effect, Filter, Reference
from ...kernel import nodes as n


@dataclass(frozen=True, slots=True)
class BattleOpponent(Reference):
    """The unit this card battles: what it attacks while it attacks, its attacker while it is attacked."""


@dataclass(frozen=True, slots=True)
class InBattle(Reference):
    """The units that have this part in the battle: "attacker", "booster", "attacked", or those of them that were "hit".

    `zones` and `side` are where they were when the battle began for them; a unit that has left since is read as
    it was on the field.
    """

    part: str
    zones: tuple[str, ...]
    side: Literal["mine", "theirs", "any"] = "any"
    where: Filter | None = None


@dataclass(frozen=True, slots=True)
class OncePerTurn(n.CannotUse):
    """The restriction icon: the ability cannot be used again until then, if it has changed anything."""


@dataclass(frozen=True, slots=True)
class OneClan(Filter):
    """The card has one clan and no other."""


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
class NoMore(Effect):
    """What is done several times here is done no more."""


@dataclass(frozen=True, slots=True)
class Handled(Amount):
    """How many of the cards of an earlier step fit, as they were then, wherever they are by now."""

    cards: Reference
    where: Filter | None = None


@dataclass(frozen=True, slots=True)
class Portion(Amount):
    """How often a number goes into another: "for every two cards"."""

    amount: Amount
    by: int


@dataclass(frozen=True, slots=True)
class ThisTurn(Amount):
    """How often this has happened since the turn began, or since the battle did."""

    trigger: n.Trigger
    since: Literal["turn", "battle"] = "turn"


@dataclass(frozen=True, slots=True)
class OpenCircles(Amount):
    """The rear-guard circles of a side, all or those of a row, that none of the cards there is on."""

    there: n.Cards
    row: str = ""


@dataclass(frozen=True, slots=True)
class CausedBy(Condition):
    """What happens now is part of an effect (or, with `paid`, of the payment) of the same master's ability.

    Of a card that fits, and of an ability that is told by that keyword, where the text says so.
    """

    where: Filter | None = None
    keyword: str = ""
    paid: bool = False


ORDER_OVER = "end of an ordered battle"
"""The event that a battle which a text ordered comes to its end."""
THAT_ATTACK = "end of that attack"
"""The duration through the attacks that the same effect orders."""


@dataclass(frozen=True, slots=True)
class Attack(Effect):
    """Units attack by order, one after another; without `target` their master chooses as in any attack.

    Of several targets each attacker attacks one, or, with `at_once`, all of them together.
    """

    attackers: Reference
    target: Reference | None = None
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class Opens(Condition):
    """A keyword opens the ability: its own condition holds, or something has enabled that keyword."""

    keyword: str
    condition: Condition
