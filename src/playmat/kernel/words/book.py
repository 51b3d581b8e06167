"""What a rulebook tells the kernel: its zones, words, procedures and the few functions that are its own.

A `Book` is data. Everything the kernel calls by a name (a zone, a phase, an event, a state) is declared
here, so that a misspelt word in a card or a row is found when it is loaded. Hooks are plain functions;
each has a neutral default where a book may be silent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ..run.tables import check_runs
from .cards import Card
from .errors import UnknownRule, UnknownWord, did_you_mean

if TYPE_CHECKING:
    from ..build.builder import Builder
    from ..run.tables import Procedure
    from ..state.game import Game
    from .cards import Value
    from .nodes import Ability, Change, Node, Reference


Seen = Literal["all", "owner", "none"]


CardState: TypeAlias = "Callable[[Game, int], bool]"


CardRelation: TypeAlias = "Callable[[Game, int, int], bool]"


FactOf: TypeAlias = "Callable[[Game, Any], int]"


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for cards; each seat has its own unless `shared`.

    `face_up` and `face_down` say who sees a card lying there in that state. An ordered zone has a top.
    """

    name: str
    rule: str
    face_up: Seen = "all"
    face_down: Seen = "all"
    ordered: bool = False
    shared: bool = False
    oriented: bool = False
    free_order: bool = False
    """Its owner may rearrange it at any time."""

    @property
    def public(self) -> bool:
        return self.face_up == "all"


@dataclass(frozen=True, slots=True)
class Characteristic:
    """A printed value: a "number", a "word", or "words" (a list). `missing` is the value of a card without it."""

    name: str
    kind: Literal["number", "word", "words"]
    missing: Value = None


@dataclass(frozen=True, slots=True)
class DeckFault:
    """One reason why a deck may not be played."""

    rule: str
    message: str


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards a seat brings, by part: {"main": (card, ...), "first": (card,)}."""

    name: str
    parts: Mapping[str, tuple[Card, ...]]

    def cards(self) -> list[Card]:
        return [card for part in self.parts.values() for card in part]


def add_nothing(g: Game, key: str, table: dict[int, Any]) -> None:
    """A book without numbers made by rules, or without cards that stand for others."""


@dataclass(frozen=True)
class Book:
    name: str
    title: str
    seats: int
    zones: tuple[Zone, ...]
    groups: Mapping[str, tuple[str, ...]]
    same_object: tuple[str, ...]
    """Groups within which a moved card stays the same object."""
    characteristics: tuple[Characteristic, ...]
    events: Mapping[str, tuple[str, ...]]
    """Event names with the roles of the cards that take part."""
    phases: tuple[str, ...]
    durations: Mapping[str, Callable[[Game, int], tuple[str, int]]]
    """Duration words: the moment that ends them, and the number of that moment that is the last."""
    states: Mapping[str, CardState]
    relations: Mapping[str, CardRelation]
    facts: Mapping[str, FactOf]
    prohibitions: frozenset[str]
    permissions: frozenset[str]
    actions: Mapping[str, Callable[[Builder, Any], None]]
    """Words of Perform nodes, each with the function that adds its rows."""
    placements: Mapping[str, Callable[[Builder, Any], None]]
    node_rows: Mapping[type[Node], Callable[[Builder, Any], None]]
    """Node classes of the book's own, with the function that adds their rows."""
    procedures: Mapping[str, Procedure]
    first_procedure: str
    rules: Mapping[str, Any]
    cite: Mapping[str, str]
    """Rule ids for what the kernel does on the book's behalf, by the kernel's word for it."""
    layer: Callable[[str, str], int]
    """The layer of a change, by its operation and characteristic; printed values are layer 0."""
    default_zones: Callable[[Any], tuple[str, ...]]
    """Where an ability works that names no zone."""
    set_up: Callable[[Game, Sequence[Deck]], None]
    check_deck: Callable[[Deck], list[DeckFault]]
    why_not: Callable[[Game, int, Any], tuple[str, str] | None]
    card_from: Callable[[Mapping[str, Any]], Card]
    """A card out of a record of a card list."""
    deck_from: Callable[[Mapping[str, Any], Callable[[str], Card]], Deck]
    """A deck out of its record and a look-up of cards."""
    references: Mapping[type[Node], Callable[[Any, Any], Any]] = field(default_factory=dict)
    filters: Mapping[type[Node], Callable[[Any, Any], Any]] = field(default_factory=dict)
    amounts: Mapping[type[Node], Callable[[Any, Any], Any]] = field(default_factory=dict)
    conditions: Mapping[type[Node], Callable[[Any, Any], Any]] = field(default_factory=dict)
    triggers: Mapping[type[Node], Callable[[Any, Any], Any]] = field(default_factory=dict)
    standing: Mapping[type[Node], Callable[[Any, Any], tuple[str, Any]]] = field(default_factory=dict)
    """Node classes of the book's own in these families, with the function that compiles them. A standing effect
    changes a rule of the book rather than a card: its function gives the book's word for it and what it says."""
    changes: Mapping[type[Node], Callable[[Any, Any, str, Any, Card], tuple[Any, ...]]] = field(default_factory=dict)
    """Changes of the book's own, with the function that gives the fields of the compiled change."""
    scoped_states: Mapping[str, Callable[[Game, Any, int], bool]] = field(default_factory=dict)
    """States that hang on whose text asks about them."""
    public_facts: tuple[str, ...] = ()
    """Facts that everybody may know, beside the turn and its phase."""
    with_it: Callable[[Card], tuple[Card, ...]] = lambda card: tuple(
        c for c in (card.extra.get("back"),) if isinstance(c, Card)
    )
    """The cards that come into the game with a card: its other side, and what the rules make of it."""
    shows: Callable[[Game, int, int], dict[str, Any]] = lambda g, seat, card: {}
    """What a seat may know of a card that it sees, beside its characteristics and how it lies."""
    also_seen: Callable[[Game, int], int] | None = None
    """The seats that see a card by an effect although its zone hides it, as bits."""
    is_base: Callable[[Ability], bool] = lambda ability: False
    """Whether a continuous ability is a part of what its card is, before any effect and whatever it loses."""
    destination: Callable[[Game, int, str], str] = lambda g, card, zone: zone
    """The zone to which a card goes that an effect sends to this one."""
    change_form: Callable[[Change], tuple[Change, ...]] = lambda change: (change,)
    """A change in the kernel's words, for the book's own."""
    rule_changes: Mapping[str, Any] = field(default_factory=dict)
    """Lasting changes that rules make, by name."""
    ability_sorts: Mapping[str, Callable[[Ability], bool]] = field(default_factory=dict)
    """Sorts of abilities that may be lost, beside the kernel's kinds."""
    rule_abilities: Mapping[str, Ability] = field(default_factory=dict)
    """Abilities that rules give, by name."""
    bare_it: Reference | None = None
    """What "it" means in an ability that no event sets off, before anything was chosen."""
    follows_groups: bool = False
    """Whether what a resolved effect does to a group of cards reaches those that fit later, and only while they do."""
    cost_form: Callable[[Any], Any] = lambda effect: effect
    """A cost written as choices and what is done with them, for the book's own cost words."""
    cost_checks: Mapping[Any, Callable[[Builder, Any], Any]] = field(default_factory=dict)
    """Whether a part of a cost can be paid, by the word of an action or the class of a node."""
    arrives_rested: Callable[[Game, int, int, int], bool] = lambda g, card, before, after: False
    """The orientation in which a card comes to a zone when nothing else is said, by zone numbers."""
    held_form: Callable[[Any], Any] = lambda trigger: trigger
    """An event as it is held up for replacement, where it is a move by another name."""
    replaceable: frozenset[str] = frozenset()
    """Events that the book holds up for replacements, beside moves: it runs "replace event" before them."""
    reads_past: bool = True
    """Whether an effect reads a card that moved on as it was in the zone it left, or as it is where it went."""
    loop_facts: tuple[str, ...] = ()
    """Facts that tell situations apart when loops are looked for."""
    least_named: int = 0
    """The least number a player may name where nothing is said."""
    floored: frozenset[str] = frozenset()
    """Numbers that read as zero when they come out below it."""
    card_abilities: Callable[[Card], tuple[Ability, ...]] = lambda card: card.abilities
    """The abilities that the rules see in what a card says."""
    sort_of: Callable[[Ability], str] = lambda ability: ability.kind
    """The book's word for the sort of an ability."""
    declared: frozenset[type[Node]] = frozenset()
    """Effects whose choices are made as an ability is played, before its cost is paid."""
    apart: Callable[[Ability], bool] = lambda ability: False
    """Whether playing an ability and resolving it are two procedures, with time between them."""
    played: Callable[[Builder], None] = lambda builder: None
    """Adds the rows that end the playing of such an ability."""
    frame_slots: tuple[str, ...] = ()
    """Slots that every frame of an ability has beside the kernel's."""
    after_cost: Callable[[Builder], None] = lambda builder: None
    """Adds rows between an ability's cost and its effect."""
    after_effect: Callable[[Builder], None] = lambda builder: None
    """Adds rows after an ability's effect."""
    after_move: Callable[[Game, Sequence[tuple[int, int, int, int]]], None] | None = None
    """What the rules do as soon as cards have moved, in the middle of whatever goes on: (card, from, to, seers)."""
    kept_move: str = "shift"
    """The event of a card that moves and stays the same object; none when it is empty."""
    turn_words: tuple[str, str] = ("stand", "rest")
    """The events of a card that is turned upright, and of one that is rested."""
    turn_bars: tuple[str, str] = ("stand", "rest")
    """The prohibitions that keep a card from being turned upright, and from being rested."""
    may_enter: Callable[[Game, int, str], bool] = lambda g, card, zone: True
    """Whether an effect may put the card into the zone."""
    verb_bars: Mapping[str, str] = field(default_factory=dict)
    """The prohibition that keeps a card from being moved with this verb by an effect."""
    opposing: Mapping[str, str] = field(default_factory=dict)
    """Prohibitions with their form that counts only against effects of the other player."""
    looks_back: Callable[[Game, int, int], bool] = lambda g, before, after: True
    """Whether triggers read a moved card as it was (True) or as it is where it went, by zone numbers."""
    rule_numbers: Callable[[Game, str, dict[int, Any]], None] = add_nothing
    """Adds what the rules themselves add to a number, after all card effects."""
    rule_layer: int | None = None
    """The layer of what the rules add; without one, that of the number, and younger than any effect."""
    followed: frozenset[str] = frozenset()
    """Characteristics that cards which stand for others have as those have them."""
    follow: Callable[[Game, str, dict[int, Any]], None] = add_nothing
    """Lets such cards be what those are, in one of these."""
    of_the_moment: frozenset[type[Node]] = frozenset()
    """The book's nodes whose meaning hangs on facts of the game, as that of `During` or `Fact` does."""
    rule_zones: tuple[str, ...] = ()
    """Zones or groups whose cards `rule_numbers` looks at, and where lasting effects reach cards."""
    reached_zones: tuple[str, ...] = ()
    """More zones where effects reach cards; what the rules add there the book itself declares void when it changes."""
    rule_written: frozenset[str] = frozenset()
    """The characteristics that `rule_numbers` may change."""
    first_facts: Mapping[str, object] = field(default_factory=dict)
    match_options: Mapping[str, object] = field(default_factory=dict)
    """Options of a match with their defaults."""

    def __post_init__(self) -> None:
        check_runs(self.procedures, ("replace event",))
        for procedure in self.procedures.values():
            for r in procedure.rows:
                self.require_rule(r.rule, f"procedure {procedure.name}")
        for word, rule in self.cite.items():
            self.require_rule(rule, f"cite {word!r}")
        for zone in self.zones:
            self.require_rule(zone.rule, f"zone {zone.name!r}")

    def require_rule(self, rule: str, at: str) -> None:
        if rule not in self.rules:
            hint = did_you_mean(rule, self.rules)
            raise UnknownRule(f"{self.name} {at}: {rule} is not a rule of this book{hint}")

    def require(self, word: str, known: Iterable[str], what: str) -> None:
        """Refuse a word the book does not declare."""
        if word not in known:
            raise UnknownWord(f"{self.name} has no {what} {word!r}{did_you_mean(word, known)}")

    def zone_names(self, word: str) -> tuple[str, ...]:
        """The zones that a zone or group word means."""
        if word in self.groups:
            return self.groups[word]
        self.require(word, [z.name for z in self.zones], "zone")
        return (word,)
