"""What texts of this book do that the kernel has no node for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ....kernel import Ability, Amount, Condition, Effect, Filter, Node, Reference, This, Trigger
from .asked import ONE

THIS = This()

Player = Literal["", "you", "opponent", "each", "target", "controller of it", "controller of that resonator",
                 "controller of the added card", "owner of that resonator", "that player", "turn player",
                 "player of the event", "player of the card of the event"]


# --- playing and paying ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Target(Effect):
    """Targets: chosen as the text is played (903.2e), checked again as it resolves (903.3a).

    From here on they are "it". `among` may be None when only players can be targeted; `players` says which
    players may be targeted as well ("any", "opponent", or "" for none). `count` None: any number.
    """

    among: Reference | None
    count: Amount | None = ONE
    up_to: bool = False
    players: Literal["", "any", "opponent"] = ""
    into: str = ""


@dataclass(frozen=True, slots=True)
class PayWill(Effect):
    """Pay wills (1003): one of each attribute named ("moon" is a will with that characteristic, 1003.6),
    `free` of any kind, and `x` times the number chosen for X."""

    attributes: tuple[str, ...] = ()
    free: int = 0
    x: int = 0


@dataclass(frozen=True, slots=True)
class PayLife(Effect):
    """Pay any amount of life (105.4a); from then on X is what was paid."""


@dataclass(frozen=True, slots=True)
class Produce(Effect):
    """Produce wills (907): the player chooses one of `choices` and gets one will of each word in it, `times` over.

    Words are attributes, "moon" (907.6a), "void" (no attribute) and "any" (an attribute chosen by the player).
    """

    choices: tuple[tuple[str, ...], ...]
    times: Amount = ONE


@dataclass(frozen=True, slots=True)
class SpendOnly(Effect):
    """The will just produced may be spent only to play cards that pass the filter."""

    where: Filter


@dataclass(frozen=True, slots=True)
class SpendAs(Effect):
    """You may spend will of the first word as though it were of the second."""

    will: str
    like: str


@dataclass(frozen=True, slots=True)
class AnyWillFor(Effect):
    """The attribute cost of your cards that pass the filter may be paid with will of that word ("any")."""

    cards: Reference
    will: str


@dataclass(frozen=True, slots=True)
class CostChange(Effect):
    """Playing something costs less or more will (903.2f-iii, 903.2f-iv).

    who: who plays it. cards: what is played, or, with `ability`, the cards whose abilities are ("judgment",
    "god's art", "activate", "awakening", ...). way: "less free" takes nothing off
    the attribute cost; "instead": the will is paid rather than the cost. when: as long as this holds.
    """

    who: Literal["you", "opponent", "each"]
    cards: Reference
    will: PayWill
    way: Literal["less", "less free", "more", "instead"]
    times: Amount = ONE
    ability: str = ""
    until: str = ""
    when: Condition | None = None


@dataclass(frozen=True, slots=True)
class Discount(Effect):
    """In the cost of an ability: it costs that much less to play while the condition holds (903.2f-iv)."""

    condition: Condition
    will: PayWill


@dataclass(frozen=True, slots=True)
class AdditionalCost(Effect):
    """Playing this card also needs these actions (903.2g)."""

    cost: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class AlternativeCost(Effect):
    """As this card is played these actions may be done rather than paying its cost (903.2f-i)."""

    cost: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class PlayFree(Effect):
    """Play the referenced card without paying its cost (903.2f-ii)."""

    cards: Reference


@dataclass(frozen=True, slots=True)
class ChooseWord(Effect):
    """Choose, or name, an attribute, a race, a card type, a card name or a number; later "the chosen ..." means it."""

    what: Literal["attribute", "race", "card type", "card name", "number"]


@dataclass(frozen=True, slots=True)
class ManyModes(Effect):
    """Choose one of several effects, or up to `most` of them while the condition holds (903.2c); None: always."""

    options: tuple[Effect, ...]
    condition: Condition | None
    most: int


@dataclass(frozen=True, slots=True)
class Rather(Effect):
    """In a paragraph of its own: this happens, if the condition holds, in the place of what the one before says."""

    do: Effect
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Where(Effect):
    """An effect in whose text X is this amount ("where X is ...")."""

    do: Effect
    amount: Amount


# --- damage ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal(Effect):
    """A source deals damage to cards, to players, or to both at once (1007). Each card of `source` deals it."""

    amount: Amount
    to: Reference | None = None
    player: Player = ""
    source: Reference = THIS


@dataclass(frozen=True, slots=True)
class DealEachOther(Effect):
    """Two cards deal damage equal to their ATK to each other, at the same time. Each is `This` or a `Target`."""

    first: Node
    second: Node


@dataclass(frozen=True, slots=True)
class DealMore(Effect):
    """If the source would deal damage, it deals that much plus `plus`, or `times` as much, instead.

    `to`, `player`, `battle`: damage to these cards or players, or of that sort, alone.
    """

    source: Reference
    plus: Amount | None = None
    times: int = 1
    to: Reference | None = None
    player: Player = ""
    battle: Literal["", "battle", "non-battle"] = ""
    until: str = ""


@dataclass(frozen=True, slots=True)
class Prevent(Effect):
    """Damage that would be dealt is prevented (1018).

    amount: how much of each damage, None for all of it. to, by: which cards are dealt or deal it, None for any;
    `player` also covers damage to that player. battle: "battle", "non-battle" or both (""). `next_only`: the
    next such damage alone; `first_each_turn`: the first such damage of each turn.
    """

    amount: Amount | None = None
    to: Reference | None = None
    by: Reference | None = None
    player: Player = ""
    battle: Literal["", "battle", "non-battle"] = ""
    next_only: bool = False
    first_each_turn: bool = False
    at_most: Amount | None = None
    until: str = ""


@dataclass(frozen=True, slots=True)
class Redirect(Effect):
    """Damage that would be dealt to these cards or players is dealt to this card instead."""

    cards: Reference | None = None
    player: Player = ""


# --- counters, tokens and additions ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PutCounters(Effect):
    """Put counters of that name on each referenced card (1022.1)."""

    name: str
    amount: Amount
    on: Reference


@dataclass(frozen=True, slots=True)
class RemoveCounters(Effect):
    """Remove counters of that name from the referenced cards; amount None removes all of them."""

    name: str
    amount: Amount | None
    of: Reference


@dataclass(frozen=True, slots=True)
class MoveCounters(Effect):
    """Move counters of that name from one card to another (1022.4); amount None moves all of them."""

    name: str
    amount: Amount | None
    of: Reference
    to: Reference


@dataclass(frozen=True, slots=True)
class EnterWith(Effect):
    """Cards, this one unless others are named, come into the field (or, `at` "shift", shift) with counters (1022.6)."""

    name: str
    amount: Amount
    at: Literal["enter", "shift"] = "enter"
    cards: Reference = THIS


@dataclass(frozen=True, slots=True)
class EnterRested(Effect):
    """This card comes into the field rested, unless its master does `unless`, which he may."""

    unless: Effect | None = None


@dataclass(frozen=True, slots=True)
class PutToken(Effect):
    """Put tokens into your field (1303): their printed ATK, DEF, attributes, race and keywords."""

    amount: Amount
    attack: int
    defence: int
    attributes: tuple[str, ...]
    race: str
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Attach(Effect):
    """Add an addition onto a card (1002, 1121.3)."""

    addition: Reference
    to: Reference


@dataclass(frozen=True, slots=True)
class GainControl(Effect):
    """You control these cards until then: they move to your field as the same objects (302.3)."""

    cards: Reference
    until: str = ""
    when: Condition | None = None


@dataclass(frozen=True, slots=True)
class AsMagicStone(Effect):
    """This card counts as these magic stone types, in every zone (904.2a)."""

    types: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AlsoNamed(Effect):
    """This card has a further name."""

    name: str


# --- the chase ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cancel(Effect):
    """Cancel spells or abilities in the chase (1012)."""

    objects: Reference


@dataclass(frozen=True, slots=True)
class CancelUnlessPaid(Effect):
    """Cancel spells or abilities unless their controller, or that player, pays."""

    objects: Reference
    will: Effect
    who: Literal["controller", "opponent"] = "controller"


@dataclass(frozen=True, slots=True)
class CopyIt(Effect):
    """Copy the referenced spells, abilities or cards in a field (1017.1).

    `new_targets`: a copied spell's or ability's controller may choose new targets.
    """

    objects: Reference
    new_targets: bool = False


@dataclass(frozen=True, slots=True)
class BecomeCopy(Effect):
    """The cards become copies of the first card of `of` (1017.2)."""

    cards: Reference
    of: Reference


@dataclass(frozen=True, slots=True)
class Unchased(Effect):
    """While this text is in the chase, nobody may chase it (1008.2)."""


@dataclass(frozen=True, slots=True)
class LaterThisTurn(Effect):
    """A delayed ability (906.8) that is set off by the event if it happens before the end of the turn."""

    trigger: Trigger
    effect: Effect


@dataclass(frozen=True, slots=True)
class PutOff(Effect):
    """A step that is done at a later moment (906.8), what it targets being chosen as any target is (903.2e)."""

    trigger: Trigger
    effect: Effect


# --- keywords ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Awakening(Effect):
    """An additional cost that may be paid as the card is played, and what it then has (1109).

    `gives` None: the text asks elsewhere whether the card was awakened.
    """

    cost: tuple[Effect, ...]
    gives: Ability | None = None


@dataclass(frozen=True, slots=True)
class BarrierAgainst(Effect):
    """Barrier against spells and abilities of cards that pass the filter, or have one of the attributes (1120.3)."""

    where: Filter | None = None
    attributes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Energize(Effect):
    """The will coin's attributes, one of which it produces (1119)."""

    attributes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GodsArt(Effect):
    """The effect of a God's Art, under the name that may be played once per game (1112)."""

    name: str
    do: Effect


@dataclass(frozen=True, slots=True)
class Numbered(Effect):
    """The number printed after a keyword: [Limit] 2 (1118), [Mana] 5 (1122)."""

    amount: Amount


# --- what the rules add to a card's text -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cast(Effect):
    """A card is played (903.2): it goes to the chase and its price is paid.

    extra: what must be done beside paying its cost (903.2g). ways: what may be done rather than paying it.
    awakenings: additional costs of which each may be paid (1109.2). waits: the card has [Trigger] and costs nothing but
    that when it is played out of standby (708.4). only: what its [Trigger] says must be so for it to be played.
    """

    extra: tuple[Effect, ...] = ()
    ways: tuple[tuple[Effect, ...], ...] = ()
    awakenings: tuple[tuple[Effect, ...], ...] = ()
    waits: bool = False
    only: Condition | None = None


@dataclass(frozen=True, slots=True)
class EnterField(Effect):
    """The resolving card is put into its controller's field (702.3); `added`: attached to its target (1406.2b)."""

    added: bool = False


@dataclass(frozen=True, slots=True)
class Upright(Effect):
    """What would let this card enter rested is bought off."""


@dataclass(frozen=True, slots=True)
class Torrent(Effect):
    """Text that is there only if its player played another card before this turn (1124.2)."""

    do: Effect


@dataclass(frozen=True, slots=True)
class Awakened(Effect):
    """Text that is there only if the card was awakened in this way (1109.2): the number of its [Awakening]."""

    do: Effect
    which: int = 0


@dataclass(frozen=True, slots=True)
class SetOff(Effect):
    """Text of a card that was played because of an event: "it" is what the event was about (708.1a, 906.2)."""

    trigger: Trigger
    do: Effect


@dataclass(frozen=True, slots=True)
class Judge(Effect):
    """A judgment resolves: the ruler goes to the field as a J-ruler (705.3)."""


@dataclass(frozen=True, slots=True)
class TurnOver(Effect):
    """This card is turned from its past to its future side (1117.2)."""
