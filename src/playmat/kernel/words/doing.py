"""What a text does: continuous changes, effects, and the abilities that have them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from .asking import Amount, Condition, Filter, Node, Reference, Total, Trigger

# --- continuous changes -------------------------------------------------------------------------


class Change(Node):
    """One thing that is different about a card for a time."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Add(Change):
    characteristic: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class Set(Change):
    characteristic: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class Include(Change):
    """A word joins a list characteristic: a clan, a race, a keyword."""

    characteristic: str
    word: str


@dataclass(frozen=True, slots=True)
class Exclude(Change):
    """A word leaves a list characteristic; the empty word means all of them."""

    characteristic: str
    word: str = ""


@dataclass(frozen=True, slots=True)
class GainAbility(Change):
    """The card has this ability too."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class LoseAbilities(Change):
    """All abilities of these kinds are gone ("" for every kind)."""

    kind: str = ""


@dataclass(frozen=True, slots=True)
class Cannot(Change):
    """A prohibition the book names: Cannot("attack"), Cannot("be hit"), Cannot("stand")."""

    action: str
    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class May(Change):
    """A permission the book names: May("attack the back row of the same column")."""

    action: str
    extent: Amount | None = None


@dataclass(frozen=True, slots=True)
class Copy(Change):
    """A characteristic becomes that of another card."""

    characteristic: str
    of: Reference


@dataclass(frozen=True, slots=True)
class TakeOver(Change):
    """Whoever makes the effect is the card's master, though it lies in another seat's zone."""


# --- effects ------------------------------------------------------------------------------------


class Effect(Node):
    """Something that an ability does."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Sequence(Effect):
    """Effects one after another. `joins` are the words between them, for printing."""

    parts: tuple[Effect, ...]
    joins: tuple[str, ...] = field(default=(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class If(Effect):
    condition: Condition
    then: Effect
    otherwise: Effect | None = None


@dataclass(frozen=True, slots=True)
class YouMay(Effect):
    """The master (or the opponent) may do `do`; `then` follows if it was done ("If you do"), `otherwise` if not."""

    do: Effect
    then: Effect | None = None
    who: Literal["you", "opponent"] = "you"
    otherwise: Effect | None = None


@dataclass(frozen=True, slots=True)
class MayPay(Effect):
    """A cost is offered ("you may pay the cost. If you do, ..."): the ability's own, or one named inside the effect."""

    then: Effect
    otherwise: Effect | None = None
    cost: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class MustPay(Effect):
    """A cost named inside the effect: paid if possible, with what follows if it was and if it was not."""

    cost: tuple[Effect, ...]
    then: Effect
    otherwise: Effect | None = None


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """Pick cards: `count` of them, or as many as there are; with `up_to` or without a count as few as one likes.

    Cards picked by their information out of a hidden zone may be declined: nobody can check it. `each_different`
    names a characteristic in which no two of them may be alike. With a `total`, one or more cards until it is reached,
    and as many beyond that as one likes.
    """

    among: Reference
    count: Amount | None
    up_to: bool = False
    by: Literal["you", "opponent", "random"] = "you"
    into: str = ""
    each_different: str = ""
    total: Total | None = None


@dataclass(frozen=True, slots=True)
class Search(Effect):
    """Look through cards (a zone, or those looked at before) for up to `count` that fit, into a slot."""

    among: Reference
    count: Amount | None
    up_to: bool = True
    by: Literal["you", "opponent"] = "you"
    into: str = ""


@dataclass(frozen=True, slots=True)
class Look(Effect):
    """See cards privately; they become "them", and "the rest" later."""

    cards: Reference
    up_to: bool = False
    who: Literal["you", "opponent"] = "you"
    into: str = ""


@dataclass(frozen=True, slots=True)
class Reveal(Effect):
    """Show cards to everybody until the effect ends."""

    cards: Reference
    into: str = ""


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """Put cards into a zone of their owner. `verb` is the book's word for it ("retire", "discard", "put").

    `side`: "mine" or "theirs" where the text says whose zone it is, whoever owns the cards.

    `position` for an ordered zone: "top", "bottom", or "top or bottom"; `order` "any" lets a player arrange.
    `state` is the orientation or face they arrive in, where the text gives one: "stand", "rest", "face up" or
    "face down".
    """

    cards: Reference
    to: str
    position: str = ""
    order: str = ""
    state: str = ""
    verb: str = ""
    into: str = ""
    side: str = ""


@dataclass(frozen=True, slots=True)
class Place(Effect):
    """Bring cards into play by a book's own procedure: Place("summon", It(), "field").

    `where` narrows the places ("open", "same column as this", "separate"), `state` the orientation.
    """

    verb: str
    cards: Reference
    to: str
    where: tuple[str, ...] = ()
    state: str = ""
    into: str = ""


@dataclass(frozen=True, slots=True)
class Perform(Effect):
    """An action of the book with a count: Perform("mill", Number(2)), Perform("draw", Number(1))."""

    action: str
    count: Amount | None = None
    who: Literal["you", "opponent", "each"] = "you"
    cards: Reference | None = None
    up_to: bool = False
    into: str = ""


@dataclass(frozen=True, slots=True)
class Turn(Effect):
    """Change orientation or face: "stand", "rest", "face up", "face down"."""

    cards: Reference
    to: str
    into: str = ""


@dataclass(frozen=True, slots=True)
class Shuffle(Effect):
    zone: str = "deck"
    who: Literal["you", "opponent", "each"] = "you"


@dataclass(frozen=True, slots=True)
class Modify(Effect):
    """A continuous effect on cards for a duration the book names ("" for the rest of the game)."""

    cards: Reference
    changes: tuple[Change, ...]
    until: str = ""
    when: Condition | None = None


@dataclass(frozen=True, slots=True)
class Rule(Effect):
    """A continuous effect on a player: Rule("you", Cannot("normal ride"), until="end of turn")."""

    who: Literal["you", "opponent", "each"]
    changes: tuple[Change, ...]
    until: str = ""


@dataclass(frozen=True, slots=True)
class Instead(Effect):
    """A replacement effect: if `event` would happen, `do` happens in its place (`optional`: its master may)."""

    event: Trigger
    do: Effect
    optional: bool = False
    until: str = ""


@dataclass(frozen=True, slots=True)
class Later(Effect):
    """A timed trigger: an ability that waits for its moment, once unless `each_time`."""

    trigger: Trigger
    effect: Effect
    each_time: bool = False


@dataclass(frozen=True, slots=True)
class NameNumber(Effect):
    who: Literal["you", "opponent"] = "you"
    at_most: Amount | None = None
    into: str = "number"


@dataclass(frozen=True, slots=True)
class Mode(Effect):
    """Choose `count` of several effects (one, if it is not given); none of them twice."""

    options: tuple[Effect, ...]
    count: Amount | None = None


@dataclass(frozen=True, slots=True)
class Repeat(Effect):
    effect: Effect
    times: Amount


@dataclass(frozen=True, slots=True)
class EndGame(Effect):
    who: Literal["you", "opponent"]
    how: Literal["win", "lose"]


@dataclass(frozen=True, slots=True)
class CannotUse(Effect):
    """This ability cannot be used again until then."""

    until: str


@dataclass(frozen=True, slots=True)
class Nothing(Effect):
    """No instruction: a keyword whose meaning is a rule of the book."""


# --- abilities ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ability(Node):
    """One ability of a card.

    kind: "continuous", "automatic" or "activated". zones: where it works; empty, the book's default.
    gate: a condition under which it is active at all (limit break). limit: how often it may be used
    ("turn" for once until end of turn, "turn twice" for two times, "game" for once). keyword: the name of a keyword
    whose rule gives the meaning. labels: further keywords that the ability is told by, or opens with. asides: further
    reminders.
    """

    kind: Literal["continuous", "automatic", "activated"]
    effect: Effect
    zones: tuple[str, ...] = ()
    trigger: Trigger | None = None
    gate: Condition | None = None
    cost: tuple[Effect, ...] = ()
    limit: str = ""
    keyword: str = ""
    labels: tuple[str, ...] = ()
    reminder: str = field(default="", compare=False)
    asides: tuple[str, ...] = field(default=(), compare=False)

    @property
    def keywords(self) -> tuple[str, ...]:
        """The keyword and the labels, as far as it has them."""
        return (self.keyword, *self.labels) if self.keyword else self.labels
