"""Nodes that Dragon Ball needs beside the kernel's: energy, cards under cards, tokens, and keyword skills.

Words that the kernel's nodes take from this book (events, states, prohibitions) are declared by the book;
here is only what has a shape of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ...kernel import Amount, Change, Condition, Effect, Filter, GainAbility, Include, Is, Node, Reference, This
from ...kernel import nodes as n

# --- references and filters ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Under(Reference):
    """The cards that lie under another one in its stack (10-4-4), as far as they pass a filter."""

    card: Reference
    where: Filter | None = None


@dataclass(frozen=True, slots=True)
class BeingPlayed(Reference):
    """The card whose play this [Counter: Play] answers (10-9-3-1)."""


@dataclass(frozen=True, slots=True)
class Bottom(Reference):
    """The last `count` cards of an ordered zone."""

    count: Amount
    zone: str


@dataclass(frozen=True, slots=True)
class Here(This):
    """The card that has the skill, where the text says it lies: the skill works in those areas (2-12-2)."""

    zones: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WordCount(Filter):
    """How many words of a characteristic the card has: colours, characters, traits."""

    characteristic: str
    op: str
    count: int


@dataclass(frozen=True, slots=True)
class NoSkills(Filter):
    """The card has no skill."""


@dataclass(frozen=True, slots=True)
class CopyOfThis(Filter):
    """The card has the name of the one with the skill, wherever that is."""


@dataclass(frozen=True, slots=True)
class WithSkill(Filter):
    """The card has a keyword skill, also one that is negated: that does nothing, but it is there (8-3-2)."""

    skill: Is


@dataclass(frozen=True, slots=True)
class EachThere(Condition):
    """For each filter there is a card of a side in some areas that passes it."""

    of: tuple[Filter, ...]
    zones: tuple[str, ...]
    side: Literal["mine", "theirs", "any"] = "mine"


@dataclass(frozen=True, slots=True)
class LookedThrough(Condition):
    """The player of the skill has looked through the deck in this text."""


@dataclass(frozen=True, slots=True)
class CanLeave(Filter):
    """Nothing keeps a skill from taking the card out of the Battle Area, to this zone if one is named."""

    to: str = ""


@dataclass(frozen=True, slots=True)
class Includes(Filter):
    """One of the card's character names, or of its traits, has these words in it."""

    characteristic: str
    words: str


# --- changes ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GrantedKeyword(Include):
    """A keyword skill that is gained, with the note printed behind it, which says nothing of its own (2-12-3)."""

    reminder: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class KeywordNote(Change):
    """Beside a keyword skill that is gained or lost: that it was, which a negated skill still tells (8-3-2)."""

    what: str
    word: str


@dataclass(frozen=True, slots=True)
class GrantedSkill(GainAbility):
    """A skill that is gained, with the note printed behind it."""

    reminder: str = field(default="", compare=False)


# --- costs --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PayEnergy(Effect):
    """Rest energy: one of each specified colour, and `free` more of any (2-11-1)."""

    specified: tuple[str, ...]
    free: int = 0


@dataclass(frozen=True, slots=True)
class PaidTogether(PayEnergy):
    """The energy of an Extra Card's skill out of the hand: paid with the energy of the card (8-6-2-3, 8-6-2-3-1)."""


# --- effects ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gather(Effect):
    """All of the cards become "them" with nothing to decide ("choose all ...")."""

    cards: Reference


@dataclass(frozen=True, slots=True)
class ChooseEach(Effect):
    """Choose one of your cards for each filter; all of them must pass `where` too. A deck is looked through."""

    zones: tuple[str, ...]
    of: tuple[Filter, ...]
    where: Filter | None = None
    up_to: bool = True


@dataclass(frozen=True, slots=True)
class Answered(Effect):
    """The effect of an [Auto] skill whose cost was paid: it can be answered with [Counter] first (8-6-2-4)."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class Together(Effect):
    """Choices made one after another; all that was chosen is "them". In one phrase the first "up to" is said of all."""

    choices: tuple[n.Choose | n.Search, ...]
    one_phrase: bool = True


@dataclass(frozen=True, slots=True)
class Share(Node):
    """What each of both players is to choose of their own: so many cards of some areas."""

    zones: tuple[str, ...]
    where: Filter | None
    count: Amount


@dataclass(frozen=True, slots=True)
class BothChoose(Effect):
    """Both players choose, before anything happens, the turn player first (1-3-4); all that was chosen is "them"."""

    shares: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class ChooseWithin(Effect):
    """Choose any number of cards whose values add up to no more than `at_most`."""

    among: Reference
    characteristic: str
    at_most: Amount


@dataclass(frozen=True, slots=True)
class NegateKeyword(Effect):
    """Choose keyword skills that the card has; it does not have them for a time (8-3-2)."""

    count: Amount
    card: Reference
    until: str = ""


@dataclass(frozen=True, slots=True)
class PutUnder(Effect):
    """Put cards under another one, to lie in its stack."""

    cards: Reference
    under: Reference


@dataclass(frozen=True, slots=True)
class PutOnTop(Effect):
    """Put a card on another one; the stack is one card, the upper one (10-4-4). `state`: the mode it takes."""

    card: Reference
    on: Reference
    state: str = ""


@dataclass(frozen=True, slots=True)
class PlayNegated(Effect):
    """Play cards whose skills are negated from the moment they lie there (8-3-2)."""

    cards: Reference
    state: str = ""
    until: str = ""


@dataclass(frozen=True, slots=True)
class PlayOnTop(Effect):
    """Play a card on another one; the stack is one card, the upper one (10-4-4). `state`: the mode it takes.

    `evolves`: the lower card evolves into it.
    """

    card: Reference
    on: Reference
    state: str = ""
    evolves: bool = False


@dataclass(frozen=True, slots=True)
class DivertPlay(Effect):
    """The card being played goes elsewhere instead (10-9-3-1)."""

    to: str
    position: str = ""
    order: str = ""
    state: str = ""
    side: str = ""


@dataclass(frozen=True, slots=True)
class Token(Node):
    """A Battle Card that is no card of a deck; without combo values it cannot combo."""

    name: str
    power: int
    combo_cost: int | None = None
    combo_power: int | None = None


@dataclass(frozen=True, slots=True)
class PlayTokens(Effect):
    """Play so many tokens, called `name` in the sentence and defined by `token`."""

    count: Amount
    name: str
    token: Token


# --- keyword skills whose meaning needs more than their name ------------------------------------


@dataclass(frozen=True, slots=True)
class Block(Effect):
    """You may rest this card; then it is the target of the attack (10-3-1)."""


@dataclass(frozen=True, slots=True)
class Evolve(Effect):
    """Play this card on top of one of your Battle Cards that passes the filter; mode and effects stay (10-4-4)."""

    onto: Filter


@dataclass(frozen=True, slots=True)
class Union(Effect):
    """Play this card with one card of yours for each filter.

    "potara": of your Battle Area, in Active Mode on top of them, stacked together. "fusion": they go from your hand to
    the Drop Area, all of the same power.
    """

    way: str
    of: tuple[Filter, ...]
