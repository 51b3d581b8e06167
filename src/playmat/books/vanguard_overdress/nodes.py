"""Nodes that the texts of vanguard-overdress need beside those of the kernel and of the family."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...kernel import Amount, Change, Condition, Effect, Filter, Node, Reference
from ...kernel import nodes as n


@dataclass(frozen=True, slots=True)
class Listed(Effect):
    """Effects that are written as a list, one below the other; each may have a requirement of its own."""

    items: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Band(Node):
    """One line of a list that is done by a number: how that must stand to `bound`, and what is done then."""

    compare: str
    bound: Amount
    effect: Effect


@dataclass(frozen=True, slots=True)
class ByNumber(Effect):
    """A list whose lines are done by a number, which is told once, before any of them."""

    number: Amount
    bands: tuple[Band, ...]


@dataclass(frozen=True, slots=True)
class ChooseUnchosen(Effect):
    """One of several effects; what was chosen before in this turn for the same ability of the card is no option."""

    options: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Distinct(Amount):
    """How many different words or numbers of one sort the cards have together; with `part`, of names that have it.

    With `sharing` "none" cards are counted: as many as there are of which no two share a word.
    """

    cards: Reference
    sort: str = "name"
    part: str = ""
    sharing: Literal["", "none"] = ""


@dataclass(frozen=True, slots=True)
class Original(Change):
    """The original number is another one, and what is added to it is added to that."""

    characteristic: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseOriginal(Change):
    """What the card had originally of this is gone."""

    characteristic: str


@dataclass(frozen=True, slots=True)
class Match(Effect):
    """A number of cards becomes as much as that of another, for a time, by a fixed amount more or less."""

    cards: Reference
    characteristic: str
    of: Reference
    until: str = ""


@dataclass(frozen=True, slots=True)
class OfOpponent(Filter):
    """The card is the other player's."""


@dataclass(frozen=True, slots=True)
class World(Change):
    """The player's World is this one."""

    word: str


@dataclass(frozen=True, slots=True)
class Has(Change):
    """The card has an ability that another card of the match has, by its name."""

    ability: str


@dataclass(frozen=True, slots=True)
class Icon(Amount):
    """The number of an icon: as it is written, and what effects make it more or less."""

    action: str
    written: Amount


@dataclass(frozen=True, slots=True)
class OneMoreOrder(Change):
    """The player may play one order more in a turn; what is said several times adds up."""


@dataclass(frozen=True, slots=True)
class IconBy(Change):
    """The number of an icon is more or less by this; `once`: only for the next time."""

    action: str
    by: int
    less: bool = False
    once: bool = False


@dataclass(frozen=True, slots=True)
class UseUp(Effect):
    """What was said of the next time that this is done is over."""

    action: str


@dataclass(frozen=True, slots=True)
class ChooseMost(Effect):
    """Choose as many of the cards as there are, up to a number; whoever has fewer proves it."""

    among: n.Cards
    count: Amount | None = None


@dataclass(frozen=True, slots=True)
class GiveOn(Effect):
    """What triggers have given to one unit is given to others as well."""

    source: Reference
    to: Reference


@dataclass(frozen=True, slots=True)
class CancelTriggers(Effect):
    """What triggers have given to these units is over."""

    cards: Reference


@dataclass(frozen=True, slots=True)
class PutOnto(Effect):
    """What a card in the hand says of itself: in the main phase it may be put on one of these units, or, with several
    sorts of them, on one of each."""

    onto: tuple[Reference, ...]


@dataclass(frozen=True, slots=True)
class OverDress(Effect):
    """A card is put on one of these rear-guards, which becomes its original dress."""

    card: Reference
    onto: Reference
    state: str = ""


@dataclass(frozen=True, slots=True)
class Dresses(Reference):
    """The original dresses that are linked to a unit, or those of them that fit."""

    of: Reference
    where: Filter | None = None


@dataclass(frozen=True, slots=True)
class OuterDress(Reference):
    """The unit that an original dress is linked to."""

    of: Reference


@dataclass(frozen=True, slots=True)
class Boost(Effect):
    """Units boost others by instruction, as far as they stand and those attack."""

    booster: Reference
    boosted: Reference


@dataclass(frozen=True, slots=True)
class Dressed(Filter):
    """The unit has so many original dresses or more."""

    least: int = 1


@dataclass(frozen=True, slots=True)
class MakeTokens(Effect):
    """Tokens of this name, to be put where the next step says; with `up_to` as few as the player likes."""

    name: str
    count: Amount
    up_to: bool = False
    who: Literal["you", "opponent"] = "you"
    """Whose zone they are put into, and so who owns them."""


@dataclass(frozen=True, slots=True)
class Arms(Effect):
    """What an arms order is: its sort, of which a unit holds one, and the card name of whoever may hold it."""

    sort: str
    holder: str


@dataclass(frozen=True, slots=True)
class HolderOf(Reference):
    """The units that hold these arms orders."""

    arms: Reference


@dataclass(frozen=True, slots=True)
class IsArms(Filter):
    """The card is an arms order of this sort."""

    sort: str


@dataclass(frozen=True, slots=True)
class Sung(Condition):
    """A song of yours was sung this turn: one of this name, or any; by your vanguard's ability, where that is said."""

    name: str = ""
    by_vanguard: bool = False


@dataclass(frozen=True, slots=True)
class Frame(Effect):
    """What stands after this in the text works only with a vanguard that has this in its name, and Glitter."""

    name: str


HAS_GRADE: Filter = n.Is("grade", ">=", n.Number(0))


@dataclass(frozen=True, slots=True)
class Parity(Filter):
    """The card has a grade, and half of it leaves this rest: 1 for an odd grade, 0 for an even one."""

    rest: int
    known: Filter = HAS_GRADE


@dataclass(frozen=True, slots=True)
class PutInStandBy(Effect):
    """The automatic abilities of these cards that have this keyword wait to be played."""

    cards: Reference
    keyword: str
