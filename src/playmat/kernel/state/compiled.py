"""What abilities become when they are compiled: plain records of functions, masks and names. They hold no state."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from ..words import nodes as n  # a compiled record looks the classes of its fields up when it is made
from ..words.facts import ANY_FACT, KERNEL_FACTS
from ..words.plain import Plain, Record
from ..words.questions import KERNEL_ACTS
from .zone_tables import tables_of

if TYPE_CHECKING:
    from ..build.builder import Builder
    from ..run.tables import Procedure
    from ..words.book import Book
    from ..words.cards import Card
    from ..words.questions import Option
    from .frames import Frame, TimedScope
    from .game import Game
    from .records import Scope

Scoped: TypeAlias = "Frame | Scope | TimedScope"
"""Whose ability asks: the frame of one that runs, or what stands for one that does not."""
Key: TypeAlias = "str | tuple[str, ...]"
"""What can be changed: a characteristic, "abilities", ("cannot", action), ("may", action), or the book's own."""
Table: TypeAlias = dict[int, Plain]
"""By card, or -1 - seat for a player: what differs from print."""


Index: TypeAlias = "dict[int, tuple[CompiledAbility, ...]]"
"""By definition: its abilities of some sort."""


Use: TypeAlias = tuple[str, Key]
"""What abilities are asked for: PART with what they change, or USE with the match's word for it."""


@dataclass(frozen=True, slots=True, eq=False)
class CompiledChange:
    """One change of one characteristic. `layer` and `reads` decide when it applies."""

    name: str
    op: str
    key: Key
    amount: Callable[[Game, Scoped], Plain] | None
    word: Any
    by: Bar | None
    layer: int
    reads: frozenset[str]
    grows: bool = False
    """It adds a number that is never below zero."""


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """A change that a continuous ability makes while it works. `cards` None: to a player."""

    change: CompiledChange
    cards: CardsOf | None
    whom: str
    condition: Check | None
    reads: frozenset[str]


@dataclass(frozen=True, slots=True, eq=False)
class CompiledRuleEffect:
    """An effect that changes a rule of the book: the book's `word` for it, and what it says."""

    name: str
    word: str
    says: Any
    condition: Check | None


Roles = tuple[Plain, ...]


Matcher = Callable[["Game", "Scoped", Roles], bool]


@dataclass(frozen=True, slots=True, eq=False)
class CompiledTrigger:
    """`own`: the ability's card itself must be in one of the roles."""

    kind: str
    own: bool
    matches: Matcher
    node: n.Trigger


@dataclass(frozen=True, slots=True, eq=False)
class Replacement:
    """What a continuous ability puts in place of an event: the procedure `name`."""

    name: str
    triggers: tuple[CompiledTrigger, ...]
    condition: Check | None
    optional: bool
    doable: Check | None
    """Whether an optional one can be carried out."""


@dataclass(frozen=True, slots=True, eq=False)
class CompiledAbility:
    """An ability ready to run. `zones` is a mask of the zone numbers where it works."""

    id: str
    node: n.Ability
    zones: int
    gate: Check | None
    triggers: tuple[CompiledTrigger, ...]
    situation: Check | None
    parts: tuple[Part, ...]
    replacements: tuple[Replacement, ...]
    rule_effects: tuple[CompiledRuleEffect, ...]
    procedure: str
    payable: Payable | None
    """Whether its cost can be paid and `needs` holds."""
    needs: tuple[Check, ...]
    """What must hold beside its cost for it to be played."""
    sort: str
    """The book's word for what sort of ability it is."""
    base: bool
    """It is a part of what its card is, before any effect and whatever the card loses."""
    about_event: bool
    """What it does hangs on the cards in the event that set it off."""

    @property
    def kind(self) -> str:
        return self.node.kind


SITUATION, REPLACES = "is a situation", "replaces"
"""What abilities are looked for that wait for a situation, and those that replace events."""
ACTS = "acts"
"""What abilities are looked for that are activated."""


def changing(word: str) -> str:
    """What abilities with an effect of this word on the rules are looked for."""
    return f"changes the rules: {word}"


def uses_of(ability: CompiledAbility, own: bool) -> set[str]:
    """What an ability is looked for: events by their kinds, with `own` those of its own card too, and what it does."""
    uses = {trigger.kind for trigger in ability.triggers if own or not trigger.own}
    uses.update(changing(effect.word) for effect in ability.rule_effects)
    if ability.replacements:
        uses.add(REPLACES)
    if ability.situation is not None:
        uses.add(SITUATION)
    if ability.kind == "activated":
        uses.add(ACTS)
    return uses


class Placed(NamedTuple):
    """An ability that works where its card lies: with that card and the number of the zone."""

    ability: CompiledAbility
    card: int
    zone: int


CardsOf: TypeAlias = "Callable[[Game, Scoped], list[int]]"
"""Which cards are meant, in a scope."""


Test: TypeAlias = "Callable[[Game, Scoped, int], bool]"
"""A yes or no about one card, in a scope."""
Bar: TypeAlias = "Callable[[Game, Scoped, int | None], bool]"
"""Whether a prohibition counts, with regard to the other card that is there, if any."""


Sieve: TypeAlias = "Callable[[Game, Scoped, list[int]], list[int]]"


AmountOf: TypeAlias = "Callable[[Game, Scoped], int]"
"""A number, in a scope."""


Check: TypeAlias = "Callable[[Game, Scoped], bool]"
"""A yes or no about the game, in a scope."""


Remembered: TypeAlias = "tuple[tuple[int, int, int], ...]"
"""(card, the serial by which it is acted on, the serial by which it is read) of each card."""


Payable: TypeAlias = "Callable[[Game, Scoped], bool]"

ABILITIES = "asked for abilities"
MASTER: Final = "master"
"""The key of the table that has the cards whose master is not the seat of their zone."""


def free_name(name: str, taken: Collection[str]) -> str:
    """What a card is called where others are called so: its name, or else marked with the next number that is free."""
    found, again = name, 1
    while any(collide(found, other) for other in taken):
        again += 1
        found = f"{name.replace('/', '|')}~{again}"
    return found


def collide(name: str, other: str) -> bool:
    """Whether two cards cannot be called so at a time: what they do is called by them, a stroke and the line."""
    shorter, longer = (name, other) if len(name) < len(other) else (other, name)
    return longer.startswith(shorter) and longer[len(shorter) : len(shorter) + 1] in ("", "/")


NO_NAMES: Final[Mapping[int, str]] = MappingProxyType({})


class Engine(NamedTuple):
    """What a game calls and does not know: the functions that run it, handed in where matches are made."""

    resume: Callable[[Game, Option], None]
    where: Callable[[Game], str]
    arrange: Callable[[Game, int, str, Sequence[int]], None]
    derive: Callable[[Game, Key], Table]
    spot: Callable[[Game, bool], int]


class Compiled:
    """What all games of the same cards share: the book, the cards, and their abilities as functions and rows."""

    # Slots are read soonest, and what is here is read all the time.
    __slots__ = (
        "book", "engine", "resume", "derive", "tables", "zone_names", "zone_seat", "zone_number", "lots",
        "masks", "hidden", "kept", "renewing", "facts", "bearing", "ending", "marks", "seen_marks", "ruled", "acts",
        "loop_facts", "cards", "names", "printed", "number_of", "procedures", "abilities", "abilities_of", "changes",
        "replacements", "replaced_kinds", "groups", "rule_effects", "tests", "kept_by_book", "memo", "version",
        "choices", "laters", "own", "listeners", "heard", "replacing", "rule_effects_of", "rule_effect_zones",
        "situations", "has_situations", "zones_of", "acting", "act_zones", "changeable", "bars", "key_layer",
        "key_reads", "clusters", "parts_of", "part_zones", "deriving", "reaching", "remembering", "asked_of_gone",
        "asked_facts", "state_matters", "shielded", "lends", "grants", "loses", "gained_uses", "gained_keys",
        "locks_kinds", "gives_numbers",
    )  # fmt: skip

    def __init__(self, book: Book, engine: Engine) -> None:
        self.book = book
        self.engine = engine
        self.resume, self.derive = engine.resume, engine.derive
        self.tables = tables_of(book)
        self._zones()
        self.facts = {fact.name: fact for fact in (*KERNEL_FACTS, *book.notes.facts)}
        self.bearing: dict[str, bool] = {}
        """By fact: whether what cards are hangs on it, as far as anybody has asked."""
        self.ending: dict[str, tuple[tuple[str, Plain], ...]] = {}
        """By the moment that ends them: facts that are then what they were at the start, with that."""
        for fact in self.facts.values():
            if fact.until:
                self.ending[fact.until] = (*self.ending.get(fact.until, ()), (fact.name, fact.start))
        self.marks = {mark.name: mark for mark in book.notes.marks}
        self.seen_marks = tuple((mark.name, mark.seen) for mark in book.notes.marks if mark.seen is not None)
        self.ruled = book.values.rule_written | book.values.followed
        """Characteristics that the rules themselves may change."""
        self.acts = MappingProxyType({**KERNEL_ACTS, **book.words.acts})
        """For each word that an option begins with, the roles of its parts."""
        self.loop_facts = tuple(fact.name for fact in self.facts.values() if fact.loops)
        self._definitions()
        self._who_hears()
        self._what_changes()

    def add_card(self, card: Card, names: Mapping[int, str] = NO_NAMES) -> int:
        """The number of a card definition, compiling it when it is new; a match that is built tells how.

        `names` has names that cards have elsewhere and must have here too, by the identity of the card.
        """
        raise NotImplementedError

    def bears_on_cards(self, word: str) -> bool:
        """Whether what cards are hangs on this fact, with the cards of this match."""
        fact = self.facts.get(word)
        if fact is None:
            self.book.require(word, self.facts, "fact")
            return False
        bears = fact.values
        asked = fact.texts and not self.asked_facts.isdisjoint((word, ANY_FACT))
        found = bears is True or asked or (bears is not False and bears(self))
        self.bearing[word] = found
        return found

    def called(self, name: str) -> int:
        """The number of the card definition that is called so in this match."""
        return self.names.index(name)

    def on_demand(self, name: str) -> bool:
        """Compile what the book makes in play under a name; a match that is built tells how."""
        raise NotImplementedError

    def builder(self, name: str, node: n.Ability, card: Card, **how: Any) -> Builder:
        """What makes the rows of an ability; a match that is built tells how."""
        raise NotImplementedError

    def add_cards(self, cards: Sequence[Card]) -> list[int]:
        """The numbers of card definitions, each compiled when it is new."""
        known = self.number_of
        return [number if (number := known.get(id(card))) is not None else self.add_card(card) for card in cards]

    def _zones(self) -> None:
        """The book's tables that are read most, without a detour."""
        tables = self.tables
        self.zone_names = tables.zone_names
        self.zone_seat = tables.zone_seat
        self.zone_number = tables.zone_number
        self.lots = tables.lots
        self.masks = tables.masks
        self.hidden = tables.hidden
        self.kept = tables.kept
        self.renewing = self.book.moves.renewing

    def _definitions(self) -> None:
        """What is compiled: cards by number, abilities, changes and replacements by name."""
        self.cards: list[Card] = []
        self.names: list[str] = []
        """By number what the card is called here: its name, marked where another card of the match has the same."""
        self.printed: list[Record] = []
        self.number_of: dict[int, int] = {}
        self.procedures: dict[str, Procedure] = dict(self.book.procedures.tables)
        self.abilities: dict[str, CompiledAbility] = {}
        self.abilities_of: list[tuple[CompiledAbility, ...]] = []
        self.changes: dict[str, CompiledChange] = {}
        self.replacements: dict[str, Replacement] = {}
        self.replaced_kinds: set[str] = set()
        """The kinds of event that anything in the match replaces."""
        self.groups: dict[str, Part] = {}
        """By the change: the groups of cards that lasting effects follow."""
        self.rule_effects: dict[str, CompiledRuleEffect] = {}
        self.tests: dict[str, Test] = {}
        """Tests of cards that a book keeps under a name."""
        self.kept_by_book: dict[Any, Any] = {}
        """What a book works out once for all games of these cards."""
        self.memo: dict[Any, Any] = {}
        self.version = 0
        """What was worked out of the cards there are, and a number that is another when a card has joined them."""
        self.choices: dict[str, CardsOf] = {}
        """What a book lets choose among, kept under a name for choosing again."""
        self.laters: set[str] = set()
        """Abilities that others set up for later."""

    def _who_hears(self) -> None:
        """Which cards must be asked when something happens, so that nobody else ever is."""
        self.own: dict[str, dict[int, tuple[CompiledAbility, ...]]] = {}
        self.listeners: dict[str, dict[int, tuple[CompiledAbility, ...]]] = {}
        self.heard: set[str] = set()
        """Kinds of event that some ability of the match waits for."""
        self.replacing: dict[int, tuple[CompiledAbility, ...]] = {}
        self.rule_effects_of: dict[str, dict[int, tuple[CompiledAbility, ...]]] = {}
        """By the book's word: definitions with abilities that have such an effect on the rules."""
        self.rule_effect_zones: dict[int, int] = {}
        """By definition: a mask of the zones where some effect of it on the rules works."""
        self.situations: dict[int, tuple[CompiledAbility, ...]] = {}
        self.has_situations = False
        self.zones_of: dict[str, tuple[int, ...]] = {}
        """Zone numbers where cards lie that may hear an event of this kind, or serve REPLACING and so on."""
        self.acting: set[int] = set()
        """Definitions with an activated ability."""
        self.act_zones: list[list[int]] = [[] for _ in range(self.book.seats)]
        """For each seat the zones in which a card may have an activated ability."""

    def _what_changes(self) -> None:
        """What continuous effects may change, so that everything else is read from print."""
        written = self.book.values.rule_written
        self.changeable: set[Key] = set(written)
        """What something in this match may change: characteristics, ("cannot", action), ("may", action)."""
        self.bars: Record = {}
        """The actions that something in this match may forbid, with their keys."""
        kinds, layer = self.tables.characteristics, self.book.values.layer
        self.key_layer: dict[Key, int] = {
            key: layer("add" if kinds[key].kind == "number" else "include", key) for key in written
        }
        """The last layer in which something changes this key."""
        self.key_reads: dict[Key, set[str]] = {}
        self.clusters: dict[Key, tuple[Key, ...]] = {}
        self.parts_of: dict[Key, Index] = {}
        """By what they change: definitions with their continuous abilities."""
        self.part_zones: dict[Key, tuple[int, ...]] = {}
        self.deriving = self.tables.mask(self.book.places.rule_zones)
        self.reaching = self.tables.mask((*self.book.places.rule_zones, *self.book.places.reached_zones))
        """Zones, as bits, whose cards bear on what cards are, and zones where something may change a card."""
        self.remembering: dict[str, int] = {"": self.reaching}
        """Zones, as bits, where a card may be something else than print, by what of it; "" stands for anything."""
        self.asked_of_gone: set[str] = set()
        """Characteristics that some ability may ask of a card that left; only these are remembered of it."""
        self.asked_facts: set[str] = set()
        """Facts that some continuous ability asks about; `ANY_FACT` stands for all that texts may ask about."""
        self.state_matters = False
        """What some card is hangs on how cards lie: rested, face down, or in a relation that the book names."""
        self.shielded: Key | None = None
        """The key of the prohibition that keeps effects from cards, where something in this match makes one."""
        self.lends = False
        """Something gives cards another master than the seat of their zone."""
        self.gives_numbers = False
        """Something may set a number, be it on cards that have none."""
        self.grants = False
        """Something, or some continuous ability, gives or takes abilities."""
        self.loses = False
        """Something takes abilities, or gives a card others for its own."""
        self.gained_uses: set[str] = set()
        """What abilities are looked for that something gives."""
        self.gained_keys: set[Key] = set()
        """What such abilities change."""
        self.locks_kinds = False
        """Something may keep players or cards from using abilities."""

    def alters(self, use: str) -> bool:
        """Whether cards may gain or lose an ability that has this use."""
        return self.loses or use in self.gained_uses

    def together(self, key: Key) -> tuple[Key, ...]:
        """The keys to be worked out with this one: those of its layer it asks about that ask about it."""
        if key not in self.clusters:
            others = [k for k in self._asks(key) if k != key and key in self._asks(k)]
            self.clusters[key] = (key, *sorted(others, key=str))
        return self.clusters[key]

    def asked_for_abilities(self) -> tuple[Key, ...]:
        """The keys that changes of abilities ask about, directly or through others."""
        if ABILITIES not in self.clusters:
            found: set[Key] = {"abilities"}
            todo: list[Key] = ["abilities"]
            while todo:
                fresh = self.key_reads.get(todo.pop(), set()) - found
                found |= fresh
                todo += fresh
            self.clusters[ABILITIES] = tuple(found - {"abilities"})
        return self.clusters[ABILITIES]

    def _asks(self, key: Key) -> set[Key]:
        """What this key's changes ask about, directly or through others, within its layer."""
        found: set[Key] = set()
        todo = [key]
        while todo:
            for other in self.key_reads.get(todo.pop(), ()):
                if other in self.changeable and other not in found and self.key_layer[other] == self.key_layer[key]:
                    found.add(other)
                    todo.append(other)
        return found
