"""What texts of this book ask about or change that the kernel has no node for.

References, filters, conditions, amounts, events and changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ....kernel import Amount, Change, Condition, Effect, Filter, Number, Reference, Trigger

ONE = Number(1)

# --- references, filters and conditions --------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Added(Reference):
    """The card that this addition is added to ("added resonator", "bestowed resonator", 1121.3a)."""


@dataclass(frozen=True, slots=True)
class Doer(Reference):
    """ "It", or what the text calls it, as the one that does the deed: what that meant before this step chose its
    targets."""

    noun: str = ""


@dataclass(frozen=True, slots=True)
class ThisWay(Reference):
    """The cards that the latest deed of this text was done to ("cards rested in this way"), not what it targets since.

    Of cards that are rested or recovered those that were not so before (104.3).
    """


@dataclass(frozen=True, slots=True)
class FromTop(Reference):
    """Cards from the top of a zone on until the first that passes the filter, that one included."""

    zone: str
    until: Filter


@dataclass(frozen=True, slots=True)
class Another(Filter):
    """Neither this card, nor the card this one is added to, nor one that this text targeted before."""


@dataclass(frozen=True, slots=True)
class Attributeless(Filter):
    """A card with no attribute (208.4)."""


@dataclass(frozen=True, slots=True)
class Called(Filter):
    """The card has this name, as its own or in addition to it (202.3a)."""

    name: str


@dataclass(frozen=True, slots=True)
class HasChosen(Filter):
    """The card has the attribute, race, type, name or total cost chosen before."""

    what: str


@dataclass(frozen=True, slots=True)
class HasCounters(Filter):
    """So many counters of that name are on the card."""

    name: str
    op: str = ">="
    number: Amount = ONE


@dataclass(frozen=True, slots=True)
class OfTarget(Filter):
    """The card is the targeted player's own."""


@dataclass(frozen=True, slots=True)
class Extreme(Filter):
    """No other of these cards has a higher ("highest") or a lower ("lowest") number; those without one do not count.

    `among` None: among all cards in fields of the type that the noun names.
    """

    which: Literal["highest", "lowest"]
    characteristic: str
    among: Reference | None = None


@dataclass(frozen=True, slots=True)
class NotAsPrinted(Filter):
    """The card's ATK or DEF differs from the printed one (909.7)."""


@dataclass(frozen=True, slots=True)
class Targeting(Filter):
    """A spell or ability in the chase that targets at least one of these cards."""

    cards: Reference


@dataclass(frozen=True, slots=True)
class TargetsOne(Condition):
    """The spell being played targets at least one card that passes the filter."""

    where: Filter


# --- amounts -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AsRuler(Filter):
    """The ruler side of the card passes the filter, whichever side is up (705.3)."""

    where: Filter


@dataclass(frozen=True, slots=True)
class RemovedCard(Reference):
    """ "That removed card": what this text has removed from the game, or, where it removed none, what other texts of
    this card have (1004.1)."""


@dataclass(frozen=True, slots=True)
class X(Amount):
    """The number chosen for X as the text was played (903.2d), or given by `Where` around it.

    `paid_for`: the number of the [Awakening] whose cost the X is in.
    """

    paid_for: int | None = None


@dataclass(frozen=True, slots=True)
class ChosenNumber(Amount):
    """The number chosen before."""


@dataclass(frozen=True, slots=True)
class CountDifferent(Amount):
    """How many different values of a characteristic the referenced cards show."""

    characteristic: str
    cards: Reference


@dataclass(frozen=True, slots=True)
class Counters(Amount):
    """How many counters of a name are on the referenced cards; the empty name counts every kind."""

    name: str
    on: Reference


@dataclass(frozen=True, slots=True)
class EventAmount(Amount):
    """The amount of the event that set the ability off ("that much", "that damage")."""


@dataclass(frozen=True, slots=True)
class Damage(Amount):
    """The damage that lies on the cards ("dealt to"), or that these objects dealt this turn ("dealt by")."""

    way: Literal["dealt to", "dealt by"]
    cards: Reference


@dataclass(frozen=True, slots=True)
class Printed(Amount):
    """The number that is printed on the card as a characteristic (909.7)."""

    characteristic: str
    of: Reference


@dataclass(frozen=True, slots=True)
class Half(Amount):
    """Half of an amount, rounded up to the next hundred."""

    of: Amount


@dataclass(frozen=True, slots=True)
class Share(Amount):
    """How often a number goes into an amount ("for each 500 life")."""

    of: Amount
    size: int


@dataclass(frozen=True, slots=True)
class LifePaid(Amount):
    """The life that was paid as this card was played, as long as it is the object that came of it."""


@dataclass(frozen=True, slots=True)
class PutIntoFieldThisTurn(Amount):
    """How many cards that pass the filter you put into a field this turn."""

    where: Filter


@dataclass(frozen=True, slots=True)
class RollResult(Amount):
    """The result of the latest roll (1023.1)."""


# --- events ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CounterPut(Trigger):
    """A counter of that name is put on one of these cards."""

    name: str
    on: Reference


# --- changes -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AttackCost(Change):
    """The card cannot attack unless its controller does this as it attacks."""

    cost: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Become(Change):
    """ATK and DEF become these numbers, and the types, races and attributes named replace those it had (1020)."""

    attack: Amount | None = None
    defence: Amount | None = None
    types: tuple[str, ...] = ()
    races: tuple[str, ...] = ()
    attributes: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ForEach(Change):
    """The changes as many times as the amount says."""

    changes: tuple[Change, ...]
    times: Amount


@dataclass(frozen=True, slots=True)
class Must(Change):
    """The card must do this if able (710.2): "attack", "block", "be attacked", "be blocked", ..."""

    action: str


@dataclass(frozen=True, slots=True)
class OneOf(Change):
    """One of several changes (each a list of them), chosen by the player as the effect is made."""

    options: tuple[tuple[Change, ...], ...]
