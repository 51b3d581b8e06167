"""The language of card effects: frozen nodes that say what a card does, and nothing about how.

A card's text is parsed into these nodes (`playmat.text`) and printed back from them; the kernel compiles
them to predicates (`selectors`) and rows (`effects`). Families, in the order below: references to cards,
filters, amounts, conditions, events that set an ability off, continuous changes, effects, abilities.

Words such as zone names, characteristics, event names, phases and durations are strings that a book
declares; a node that uses an undeclared word is refused when it is compiled.

`form` remembers which wording was read, so that printing gives it back; it never counts in comparisons.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Literal

Side = Literal["mine", "theirs", "any"]


@dataclass(frozen=True, slots=True)
class Node:
    """A piece of what a text says. `form` is how it was worded, and tells no two of them apart."""

    form: str = field(default="", compare=False, repr=False, kw_only=True)


# --- references: which cards are meant ----------------------------------------------------------


class Reference(Node):
    """A set of cards."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class This(Reference):
    """The card that has the ability."""


@dataclass(frozen=True, slots=True)
class It(Reference):
    """What an earlier step of the same ability chose, found, looked at or moved ("it", "that unit", "them").

    Without a slot it is the latest such set; with one, the set that the step with that `into` made.
    """

    slot: str = ""


@dataclass(frozen=True, slots=True)
class Role(Reference):
    """A card that takes part in the event which set the ability off: Role("attacked"), Role("booster")."""

    name: str


@dataclass(frozen=True, slots=True)
class Cards(Reference):
    """All cards in some zones that pass a filter. `zones` are zone or group names of the book."""

    zones: tuple[str, ...]
    side: Side = "mine"
    where: Filter | None = None


@dataclass(frozen=True, slots=True)
class Top(Reference):
    """The first `count` cards of an ordered zone."""

    count: Amount
    zone: str
    side: Side = "mine"


@dataclass(frozen=True, slots=True)
class Rest(Reference):
    """Those of an earlier look or reveal that no later step took ("the rest")."""


@dataclass(frozen=True, slots=True)
class Both(Reference):
    """Several references together."""

    parts: tuple[Reference, ...]


# --- filters: does one card qualify -------------------------------------------------------------


class Filter(Node):
    """A yes or no about one card."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Is(Filter):
    """A characteristic compared with a value.

    `op` is "=", "!=", "<=", ">=", "<", ">" for numbers and single words, "has" for a word in a list of
    words (a clan, a race, a keyword), "contains" for a part of a name.
    """

    characteristic: str
    op: str
    value: Amount | str


@dataclass(frozen=True, slots=True)
class SameAs(Filter):
    """The card's characteristic equals (or shares a word with) that of the referenced card."""

    characteristic: str
    of: Reference


@dataclass(frozen=True, slots=True)
class InState(Filter):
    """A state the kernel or the book names: "standing", "resting", "face up", "face down", "attacked", ..."""

    state: str


@dataclass(frozen=True, slots=True)
class InZone(Filter):
    """The card is in one of these zones or groups ("in the front row")."""

    zones: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Related(Filter):
    """A relation of places that the book names, with another card: Related("same column", This())."""

    relation: str
    to: Reference


@dataclass(frozen=True, slots=True)
class Other(Filter):
    """Any card but the one that has the ability ("another", "other")."""


@dataclass(frozen=True, slots=True)
class Among(Filter):
    """The card is one of the referenced cards."""

    cards: Reference


@dataclass(frozen=True, slots=True)
class All(Filter):
    parts: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class AnyOf(Filter):
    parts: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Non(Filter):
    part: Filter


# --- amounts ------------------------------------------------------------------------------------


class Amount(Node):
    """A whole number, known when it is asked for."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Number(Amount):
    """A number that the text names."""

    value: int


@dataclass(frozen=True, slots=True)
class Count(Amount):
    """How many cards."""

    cards: Reference


@dataclass(frozen=True, slots=True)
class ValueOf(Amount):
    """A number printed on, or derived for, the referenced card (the sum, if there are several)."""

    characteristic: str
    of: Reference


@dataclass(frozen=True, slots=True)
class Times(Amount):
    amount: Amount
    by: int


@dataclass(frozen=True, slots=True)
class Plus(Amount):
    left: Amount
    right: Amount


@dataclass(frozen=True, slots=True)
class Fact(Amount):
    """A number that the book keeps: Fact("battles this turn")."""

    name: str


@dataclass(frozen=True, slots=True)
class Named(Amount):
    """The number a player named in an earlier step."""

    slot: str = "number"


# --- conditions ---------------------------------------------------------------------------------


class Condition(Node):
    """A yes or no about the game."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Compare(Condition):
    """left op right, with op one of = != <= >= < >. "You have a X" is Compare(Count(...), ">=", Number(1))."""

    left: Amount
    op: str
    right: Amount


@dataclass(frozen=True, slots=True)
class During(Condition):
    """It is this seat's turn and, where one is named, this phase or step: During("your", "main phase")."""

    whose: Literal["your", "opponent's", "any"]
    phase: str = ""


@dataclass(frozen=True, slots=True)
class Matches(Condition):
    """Every referenced card (and at least one) passes the filter: "if it is a grade 3"."""

    cards: Reference
    where: Filter


@dataclass(frozen=True, slots=True)
class Holds(Condition):
    """A fact of the book that is true or false: Holds("the attack hit")."""

    fact: str


@dataclass(frozen=True, slots=True)
class Did(Condition):
    """The step that filled this slot did something ("if you do", "if you called a card this way")."""

    slot: str = ""


@dataclass(frozen=True, slots=True)
class Every(Condition):
    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Either(Condition):
    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Not(Condition):
    part: Condition


# --- what sets an automatic ability off ---------------------------------------------------------


class Trigger(Node):
    """What sets an ability off."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class On(Trigger):
    """An event with what its roles must match: On("attack", (("attacker", This()),)).

    A role is matched by a reference (the card is one of those) or a filter with its side, written as
    Cards(zones, side, where) without regard to where the card is when `zones` is empty.
    """

    event: str
    roles: tuple[tuple[str, Reference], ...] = ()


@dataclass(frozen=True, slots=True)
class Moved(Trigger):
    """A card changes zone. Empty `from_zones` or `to_zones` mean any zone."""

    what: Reference
    from_zones: tuple[str, ...] = ()
    to_zones: tuple[str, ...] = ()
    from_side: Side = "any"
    to_side: Side = "any"


@dataclass(frozen=True, slots=True)
class At(Trigger):
    """The beginning or end of a phase or step: At("begin", "end phase", "your")."""

    edge: Literal["begin", "end"]
    phase: str
    whose: Literal["your", "opponent's", "any"] = "any"


@dataclass(frozen=True, slots=True)
class Whenever(Trigger):
    """A situation rather than an event."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class AnyTrigger(Trigger):
    parts: tuple[Trigger, ...]


@dataclass(frozen=True, slots=True)
class OnlyIf(Trigger):
    """A trigger that counts only while a condition holds ("during your battle phase, when ...")."""

    condition: Condition
    trigger: Trigger


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
    """The master (or the opponent) may do `do`; `then` follows if it was done ("If you do")."""

    do: Effect
    then: Effect | None = None
    who: Literal["you", "opponent"] = "you"


@dataclass(frozen=True, slots=True)
class MayPay(Effect):
    """The ability's own cost is offered ("you may pay the cost. If you do, ...")."""

    then: Effect
    otherwise: Effect | None = None


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
    names a characteristic in which no two of them may be alike.
    """

    among: Reference
    count: Amount | None
    up_to: bool = False
    by: Literal["you", "opponent", "random"] = "you"
    into: str = ""
    each_different: str = ""


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
    whose rule gives the meaning.
    """

    kind: Literal["continuous", "automatic", "activated"]
    effect: Effect
    zones: tuple[str, ...] = ()
    trigger: Trigger | None = None
    gate: Condition | None = None
    cost: tuple[Effect, ...] = ()
    limit: str = ""
    keyword: str = ""
    reminder: str = field(default="", compare=False)


def walk(node: object) -> Iterator[Node]:
    """A node and all nodes inside it, outermost first."""
    if isinstance(node, Node) and is_dataclass(node):
        yield node
        for f in fields(node):
            yield from walk(getattr(node, f.name))
    elif isinstance(node, tuple):
        for part in node:
            yield from walk(part)
