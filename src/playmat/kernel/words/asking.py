"""What a text asks: references to cards, filters, amounts, conditions, and what sets an ability off."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from operator import attrgetter
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

    Without a slot it is the latest such set; with one, the set that the step with that `into` made. `noun` is the
    book's word for what the text calls it ("that unit"), or nothing where it says "it".
    """

    slot: str = ""
    noun: str = ""


@dataclass(frozen=True, slots=True)
class Role(Reference):
    """A card that takes part in the event which set the ability off: Role("attacked"), Role("booster")."""

    name: str


@dataclass(frozen=True, slots=True)
class ByEvent(Reference):
    """What is meant where one of several events sets the ability off: for each of them another reference."""

    parts: tuple[tuple[Trigger, Reference], ...]


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


@dataclass(frozen=True, slots=True)
class Total(Node):
    """What a number of the chosen cards must come to together, at least."""

    characteristic: str
    least: Amount


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

    @property
    def whole(self) -> bool:
        """Whether the whole turn is meant."""
        return self.phase in ("", "turn")


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


def other_card(trigger: Trigger | None, noun: str = "") -> Reference | None:
    """What "it" means before anything was chosen: the other card in the event that set the ability off."""
    match trigger:
        case On(_, roles):
            others = [name for name, ref in roles if not isinstance(ref, This)]
            return Role(others[0]) if others else This()
        case Moved(what):
            return This() if isinstance(what, This) else Role("card")
        case OnlyIf(_, inner):
            return other_card(inner, noun)
        case AnyTrigger(parts):
            return by_event(parts, [other_card(part, noun) for part in parts])
    return None


def by_event(triggers: Sequence[Trigger], meant: Sequence[Reference | None]) -> Reference | None:
    """What is meant where any of these sets an ability off, with what each of them alone would mean."""
    if len(set(meant)) == 1:
        return meant[0]
    return ByEvent(tuple((t, ref) for t, ref in zip(triggers, meant, strict=True) if ref is not None))


PARTS: dict[type[Node], Callable[[object], tuple[object, ...]]] = {}
"""By class of nodes: what gives the values of all its fields, in their order, and how it was worded last."""
INNER = (Node, tuple)
"""What is a node or may hold some; named, for unions are made anew wherever they are written."""


def parts_in(node: object) -> list[object]:
    """What lies right inside a node, or a tuple of them, that may itself be or hold nodes."""
    if isinstance(node, Node):
        values = PARTS.get(type(node))
        if values is None:
            names = [f.name for f in fields(node) if f.name != "form"]
            values = PARTS[type(node)] = attrgetter(*names, "form", "form")
        return [part for part in values(node) if isinstance(part, INNER)]
    return [part for part in node if isinstance(part, INNER)] if isinstance(node, tuple) else []


def walk(node: object) -> Iterator[Node]:
    """A node and all nodes inside it, outermost first."""
    todo = [node]
    while todo:
        each = todo.pop()
        if isinstance(each, Node):
            yield each
        todo += reversed(parts_in(each))
