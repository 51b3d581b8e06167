"""What a rulebook tells the kernel, in ten groups: its places, words, notes, nodes, procedures, texts, values, moves,
what is seen, and its cards.

A `Book` is data. Everything the kernel calls by a name (a zone, a phase, an event, a state) is declared here, so that a
misspelt word in a card or a row is found when it is loaded. Hooks are plain functions; each has a neutral default
where a book may be silent.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from .asking import other_card
from .cards import Card, Known
from .errors import UnknownRule, UnknownWord, did_you_mean
from .facts import Fact, Mark
from .plain import Plain, Record

if TYPE_CHECKING:
    from ..build.builder import Builder
    from ..build.match import Match
    from ..build.selectors import Evaluator
    from ..run.atoms import Batch
    from ..run.tables import Procedure
    from ..state.compiled import Compiled, Roles, Scoped
    from ..state.game import Game
    from .cards import Value
    from .nodes import Ability, Change, Effect, Modify, Node, Reference, Trigger

Seen = Literal["all", "owner", "none"]
CardState: TypeAlias = "Callable[[Game, int], bool]"
ScopedState: TypeAlias = "Callable[[Game, Scoped, int], bool]"
CardRelation: TypeAlias = "Callable[[Game, int, int], bool]"
HoldsNow: TypeAlias = "Callable[[Game, Scoped], bool]"
"""Whether something of whose effect it is counts now."""
FigureOf: TypeAlias = "Callable[[Game, Scoped], int]"
UntilOf: TypeAlias = "Callable[[Game, int], tuple[str, int]]"
Compiler: TypeAlias = "Mapping[type[Node], Callable[[Evaluator, Any], Any]]"
"""Node classes of the book's own, each with the function that compiles a node of it."""
RowMaker: TypeAlias = "Callable[[Builder, Any], None]"
"""Adds the rows of a node."""
ChangeMaker: TypeAlias = "Callable[[Match, Evaluator, str, Any, Card], tuple[Any, ...]]"
"""Gives the fields of a compiled change: operation, key, amount, word, test."""
MovedCards: TypeAlias = "Sequence[tuple[int, int, int, int]]"
"""(card, from zone, to zone, the seats that saw it as bits)."""
Batches: TypeAlias = "tuple[Batch, ...]"
"""Cards that move at one moment, in lots: each card with the number of its zone, and how those of the lot go."""


class Cite(NamedTuple):
    """The rule behind a word, and the sentence that a refusal says."""

    rule: str
    says: str = ""


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
    singly: bool = False
    """Cards that leave it for another zone go one by one, however many an effect moves."""

    @property
    def public(self) -> bool:
        return self.face_up == "all"


@dataclass(frozen=True, slots=True)
class Characteristic:
    """A printed value: a "number", a "word", or "words" (a list). `missing` is the value of a card without it."""

    name: str
    kind: Literal["number", "word", "words"]
    missing: Value = None
    more: str = ""
    """The characteristic that holds further words of this one: a card may have several of them at once."""
    counts_from: int | None = None
    """What is added to counts from this on a card without the number; None where such a card stays without."""
    states: tuple[str, ...] = ()
    """States of a card that this characteristic tells: to ask about one is to ask about this."""


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
        """All cards of all parts, copies one by one."""
        return [card for part in self.parts.values() for card in part]


def add_nothing(g: Game, key: str, table: dict[int, Plain]) -> None:
    """A book without numbers made by rules, or without cards that stand for others."""


def add_no_rows(builder: Builder) -> None:
    """A book that adds nothing there."""


def other_side(card: Card) -> tuple[Card, ...]:
    """The card on the back of this one, where it has one."""
    back = card.extra.get("back")
    return (back,) if isinstance(back, Card) else ()


# --- the groups -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Places:
    """Where cards lie."""

    zones: tuple[Zone, ...]
    """Every zone, in the order in which they are numbered."""
    groups: Mapping[str, tuple[str, ...]]
    """Words that mean several zones."""
    same_object: tuple[str, ...] = ()
    """Groups within which a moved card stays the same object."""
    one_place: tuple[tuple[str, str], ...] = ()
    """Pairs of zones that are one place: a card that goes from one to the other stays where it is and becomes another
    object there. That is told by the verb it goes with, and is no move."""
    rule_zones: tuple[str, ...] = ()
    """Zones or groups whose cards `rule_numbers` looks at, and where lasting effects reach cards."""
    reached_zones: tuple[str, ...] = ()
    """More zones where effects reach cards; what the rules add there the book itself declares void when it changes."""
    taken_over: bool = False
    """Whether an effect may give a card another master than the seat of its zone."""


@dataclass(frozen=True, slots=True)
class Words:
    """The words that texts and rows may use."""

    characteristics: tuple[Characteristic, ...]
    """What is printed on a card."""
    events: Mapping[str, tuple[str, ...]]
    """Event names with the roles of the cards that take part."""
    phases: tuple[str, ...]
    """Phases and steps of a turn."""
    durations: Mapping[str, UntilOf]
    """Duration words: the moment that ends them, and the number of that moment that is the last."""
    states: Mapping[str, CardState]
    """What a card may be said to be beside its characteristics."""
    relations: Mapping[str, CardRelation] = field(default_factory=dict)
    """What one card may be to another."""
    figures: Mapping[str, FigureOf] = field(default_factory=dict)
    """Numbers and conditions that texts name and the rules tell: "battles this turn"."""
    prohibitions: frozenset[str] = frozenset()
    """What an effect may forbid."""
    at_times: Mapping[str, tuple[str, HoldsNow]] = field(default_factory=dict)
    """Prohibitions that count only at times: what they forbid then, and whether they do for whose effect it is."""
    permissions: frozenset[str] = frozenset()
    """What an effect may allow."""
    scoped_states: Mapping[str, ScopedState] = field(default_factory=dict)
    """States that hang on whose text asks about them."""
    ability_sorts: Mapping[str, Callable[[Ability], bool]] = field(default_factory=dict)
    """Sorts of abilities that may be lost, beside the kernel's kinds."""
    acts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For each word that an option begins with, the roles of its parts: {"call": ("card", "place")}."""


@dataclass(frozen=True, slots=True)
class Notes:
    """What is noted about a game beyond its cards."""

    facts: tuple[Fact, ...] = ()
    """Facts of the game, beside the turn and where it stands."""
    marks: tuple[Mark, ...] = ()
    """What may be noted on a card."""
    options: Mapping[str, object] = field(default_factory=dict)
    """Options of a match with their defaults."""
    unsound: Callable[[Game], str | None] = lambda g: None
    """What is wrong with a game that was loaded and that the rules could not have come to, in a sentence."""


@dataclass(frozen=True, slots=True)
class Nodes:
    """What the book adds to the language of effects: its own node classes, and words of the kernel's."""

    actions: Mapping[str, RowMaker] = field(default_factory=dict)
    """Words of Perform nodes, each with the function that adds its rows."""
    placements: Mapping[str, RowMaker] = field(default_factory=dict)
    """Ways to bring cards into play, each with the function that adds its rows."""
    effects: Mapping[type[Node], RowMaker] = field(default_factory=dict)
    """Effects of the book's own, with the function that adds their rows."""
    references: Compiler = field(default_factory=dict)
    """Sets of cards."""
    filters: Compiler = field(default_factory=dict)
    """Questions about one card."""
    amounts: Compiler = field(default_factory=dict)
    """Numbers."""
    conditions: Compiler = field(default_factory=dict)
    """Questions about the game."""
    triggers: Compiler = field(default_factory=dict)
    """Events that set abilities off."""
    rule_effects: Compiler = field(default_factory=dict)
    """Effects that change a rule rather than a card: the function gives the book's word for it and what it says."""
    changes: Mapping[type[Node], ChangeMaker] = field(default_factory=dict)
    """Changes of cards, with the function that gives the fields of the compiled change."""
    of_players: frozenset[type[Node]] = frozenset()
    """Changes of the book's own that players may have, as cards have others."""
    of_the_moment: frozenset[type[Node]] = frozenset()
    """Those whose meaning hangs on facts of the game, as that of `During` or `Fact` does."""


@dataclass(frozen=True, slots=True)
class Procedures:
    """How the game is played."""

    tables: Mapping[str, Procedure]
    """The numbered procedures, by name."""
    first: str
    """The one that a game begins with, and that never ends."""
    set_up: Callable[[Game, Sequence[Deck]], None]
    """Lays the decks out before the first procedure runs."""
    stages: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Places in a turn where a scene may begin, each with the procedures that stand there, outermost first."""


@dataclass(frozen=True, slots=True)
class Texts:
    """How abilities are read, played and paid for."""

    default_zones: Callable[[Ability], tuple[str, ...]]
    """Where an ability works that names no zone."""
    card_abilities: Callable[[Card], tuple[Ability, ...]] = lambda card: card.abilities
    """The abilities that the rules see in what a card says."""
    as_meant: Callable[[Card], tuple[Ability, ...]] = lambda card: card.abilities
    """What a card says, with what each word of it belongs to; who explains a card tells of these."""
    sort_of: Callable[[Ability], str] = lambda ability: ability.kind
    """The book's word for the sort of an ability."""
    is_base: Callable[[Ability], bool] = lambda ability: False
    """Whether a continuous ability is a part of what its card is, before any effect and whatever it loses."""
    bare_it: Reference | None = None
    """What "it" means in an ability that no event sets off, before anything was chosen."""
    meant: Callable[[Trigger | None, str], Reference | None] = other_card
    """What "it", or the noun that the text calls it by, means in an ability that an event sets off, before anything was
    chosen; None where the event has no such card."""
    least_named: int = 0
    """The least number a player may name where nothing is said."""
    follows: Callable[[Modify], bool] = lambda effect: False
    """Whether what this effect, once resolved, does to a group of cards reaches those that fit later, and only while
    they do."""
    never_twice: bool = False
    """Whether what is chosen for one of several times that something is done cannot be chosen for another of them."""
    finds_any: bool = False
    """Whether a search of a hidden zone for any card at all must find one."""
    apart: Callable[[Ability], bool] = lambda ability: False
    """Whether playing an ability and resolving it are two procedures, with time between them."""
    declared: frozenset[type[Node]] = frozenset()
    """Effects whose choices are made as an ability is played, before its cost is paid."""
    frame_slots: tuple[str, ...] = ()
    """Slots that every frame of an ability has beside the kernel's."""
    after_cost: Callable[[Builder], None] = add_no_rows
    """Adds rows between an ability's cost and its effect."""
    after_effect: Callable[[Builder], None] = add_no_rows
    """Adds rows after an ability's effect."""
    played: Callable[[Builder], None] = add_no_rows
    """Adds the rows that end the playing of an ability that is played apart."""
    used_later: Callable[[Ability], bool] = lambda ability: False
    """Abilities that a limit counts as used from a row on that the book adds with `Builder.use_up`, not at once."""
    cost_form: Callable[[Effect], Effect] = lambda effect: effect
    """A cost written as choices and what is done with them, for the book's own cost words."""
    cost_order: Callable[[tuple[Effect, ...]], tuple[Effect, ...]] = lambda cost: cost
    """The parts of a cost in the order in which they are paid."""
    cost_sums: Callable[[Builder, tuple[Effect, ...]], list[Any]] = lambda builder, cost: []
    """Checks of what several parts of a cost take together of one thing, beside the check of each part."""
    cost_checks: Mapping[Any, Callable[[Builder, Any], Any]] = field(default_factory=dict)
    """Whether a part of a cost can be paid, by the word of an action or the class of a node."""
    cost_draws: Mapping[type[Node], Callable[[Builder, Any], Any]] = field(default_factory=dict)
    """What a part of a cost draws on that is paid with the help of cards, by the class of a node: a `Draw`."""
    cost_lost: Callable[[Game, Scoped], bool] | None = None
    """Whether this ability has lost its cost now: then nothing of it is done, and it counts as paid."""
    waits: Callable[[Game, int, str, Roles], int] = lambda g, card, event, roles: 1
    """How many times an ability of this card waits that an event has set off, with what is in its roles."""
    all_of_none: bool = False
    """Whether a cost that takes all cards of some sort can be paid where there are none."""
    on_demand: Callable[[Compiled, str], tuple[Ability | Change, Card] | None] = lambda match, name: None
    """What the book makes in play under this name, an ability or a change, and of which card; None where nothing. A
    save holds the name, and it is made anew of that."""
    paid_together: bool = False
    """Whether all parts of a cost are paid at one moment, or one after another as they are written."""
    cost_feeds: Callable[[Game, Scoped, int], bool] | None = None
    """Whether a card that one part of a cost moves to an area of the payer's is there for a later part; None where
    cards pay from where they lay at first."""


@dataclass(frozen=True, slots=True)
class Values:
    """What cards are, after all effects."""

    layer: Callable[[str, str], int]
    """The layer of a change, by its operation and characteristic; printed values are layer 0."""
    change_form: Callable[[Change], tuple[Change, ...]] = lambda change: (change,)
    """A change in the kernel's words, for the book's own."""
    rule_numbers: Callable[[Game, Plain, dict[int, Plain]], None] = add_nothing
    """Adds what the rules themselves add to a number, after all card effects."""
    rule_layer: int | None = None
    """The layer of what the rules add; without one, that of the number, and younger than any effect."""
    rule_written: frozenset[str] = frozenset()
    """The characteristics that `rule_numbers` may change."""
    rule_idle: Callable[[Game, Plain], bool] = lambda g, key: False
    """Whether neither `rule_numbers` nor `follow` would change anything of this now, where that is told at a glance."""
    floored: frozenset[str] = frozenset()
    """Numbers that read as zero when they come out below it."""
    followed: frozenset[str] = frozenset()
    """Characteristics that cards which stand for others have as those have them."""
    follow: Callable[[Game, str, dict[int, Plain]], None] = add_nothing
    """Lets such cards be what those are, in one of these."""
    rule_changes: Mapping[str, Change | Modify] = field(default_factory=dict)
    """Lasting changes that rules make, by name. A `Modify` of one change is made of whatever is among its cards, for as
    long as it lasts."""
    rule_abilities: Mapping[str, Ability] = field(default_factory=dict)
    """Abilities that rules give, by name."""
    aged_as_made: bool = False
    """Whether a lasting effect is as old as the step that made it, and not as the play of its ability."""
    reports: Mapping[Plain, tuple[str, str]] = field(default_factory=dict)
    """Numbers that are heard of when a lasting effect makes them larger, or smaller: the two events of the card."""


@dataclass(frozen=True, slots=True)
class Moves:
    """What happens when cards move or turn."""

    arrives_rested: Callable[[Game, int, int, int], bool] = lambda g, card, before, after: False
    """The orientation in which a card comes to a zone when nothing else is said, by zone numbers."""
    may_enter: Callable[[Game, int, str], bool] = lambda g, card, zone: True
    """Whether an effect may put the card into the zone."""
    destination: Callable[[Game, int, str], str] = lambda g, card, zone: zone
    """The zone to which a card goes that an effect sends to this one."""
    before_move: Callable[[Game, Batches], Batches] | None = None
    """What the rules make of a move of any text or rule before it happens: other zones, another face, more cards or
    fewer. What it gives moves at one moment; what effects replace is looked for only then."""
    along: Callable[[Game, Batches], Batches] | None = None
    """The same lots, and after them the cards that go along with some of these wherever they go, at the same moment:
    asked once it is settled where each goes, whatever was replaced. Both are asked also where cards are only put in
    order before they go, so that neither changes anything."""
    after_move: Callable[[Game, MovedCards], None] | None = None
    """What the rules do as soon as cards have moved, in the middle of whatever goes on."""
    homes: tuple[str, ...] = ()
    """Zones to which rules bring cards that an effect sends elsewhere, and where it does nothing more with them."""
    kept_move: Callable[[Game, int, int], str | None] = lambda g, before, after: "shift"
    """The event of a card that moves and stays the same object, by zone numbers; none where it is empty. None where
    nothing moves, since both zones are one place: the card is there since it came to the first of them."""
    renewing: frozenset[str] = frozenset()
    """Verbs with which a moved card becomes another object, even where it would stay the same one."""
    lies_as: Callable[[Game, int, bool], Mapping[int, int]] | None = None
    """Which side of a card counts where it lies, by the number of the zone and whether face down: for the number of the
    definition of a card or of any side of it, that of the side; a card that is not among them is the same however it
    lies. None where all cards are."""
    tied: Callable[[Game], Mapping[int, int]] | None = None
    """Cards that are rested and stood up only together with another, and that other."""
    turn_words: tuple[str, str] = ("stand", "rest")
    """The events of a card that is turned upright, and of one that is rested."""
    turn_bars: tuple[str, str] = ("stand", "rest")
    """The prohibitions that keep a card from being turned upright, and from being rested."""
    verb_bars: Mapping[str, str] = field(default_factory=dict)
    """The prohibition that keeps a card from being moved with this verb by an effect."""
    effect_bars: Mapping[str, str] = field(default_factory=dict)
    """Prohibitions with their form that counts only against effects, and not where a cost is paid."""
    verb_reaches: Mapping[str, Callable[[Game, int], bool]] = field(default_factory=dict)
    """Which cards can be moved with this verb by an effect at all; all of them where it is not named."""
    out_of_reach: str = ""
    """The prohibition that keeps effects from a card: none changes, moves or turns it."""
    spared: bool = False
    """Whether a card out of reach of an effect cannot be chosen by it, and cannot pay for it, either."""
    opposing: Mapping[str, str] = field(default_factory=dict)
    """Prohibitions with their form that counts only against effects of the other player."""
    looks_back: Callable[[Game, int, int], bool] = lambda g, before, after: True
    """Whether triggers read a moved card as it was (True) or as it is where it went, by zone numbers."""
    reads_past: bool = True
    """Whether an effect reads a card that moved on as it was in the zone it left, or as it is where it went."""
    held_form: Callable[[Trigger], Trigger] = lambda trigger: trigger
    """An event as it is held up for replacement, where it is a move by another name."""
    replaceable: frozenset[str] = frozenset()
    """Events that the book holds up for replacements, beside moves: it runs "replace event" before them."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What is seen beside what lies open."""

    shows: Callable[[Game, int | None, int], Record] = lambda g, seat, card: {}
    """What a seat may know of a card that it sees, beside its characteristics, how it lies and its marks."""
    also_seen: Callable[[Game, int, Sequence[int]], Mapping[int, int]] | None = None
    """Of cards in the zone of this number, those that seats see by an effect although the zone hides them: for each of
    them these seats, as bits. It may name other cards of the zone too."""
    with_it: Callable[[Card], tuple[Card, ...]] = other_side
    """The cards that come into the game with a card: its other side, and what the rules make of it."""
    adds: frozenset[str] = frozenset()
    """The words that `shows` may add, where the book declares them."""
    keeps_back: Callable[[Game, Container[int]], None] | None = None
    """Take out of a game what goes on and only those know of who know these cards: that one might be revealed now."""


@dataclass(frozen=True, slots=True)
class CardLists:
    """How cards and decks are read and judged."""

    card_from: Callable[[Mapping[str, Plain], Known], Card]
    """A card out of a record of a card list; its text names no words but those that are known."""
    known_words: Callable[[Iterable[Mapping[str, Plain]]], Known]
    """The words that the cards of a list have: names, and what else a text may call cards by."""
    deck_from: Callable[[Mapping[str, Plain], Callable[[str], Card]], Deck]
    """A deck out of its record and a look-up of cards."""
    check_deck: Callable[[Deck], list[DeckFault]]
    """What is wrong with a deck, rule by rule."""


@dataclass(frozen=True, repr=False)
class Book:
    """A rulebook as data."""

    name: str
    title: str
    seats: int
    rules: Mapping[str, Plain]
    """Every numbered rule, by its id."""
    cites: Mapping[str, Cite]
    """The rule and the sentence for each word that legality answers with, and for what the kernel does on the book's
    behalf (`KERNEL_CITES`)."""
    why_not: Callable[[Game, int, Plain], str | None]
    """The word in `cites` for what forbids a seat this act now; None where the question itself says it all."""
    places: Places
    words: Words
    notes: Notes
    nodes: Nodes
    procedures: Procedures
    texts: Texts
    values: Values
    moves: Moves
    sight: Sight
    cards: CardLists

    def __repr__(self) -> str:
        return f"<book {self.name}, {len(self.rules)} rules>"

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
        if word in self.places.groups:
            return self.places.groups[word]
        self.require(word, [z.name for z in self.places.zones], "zone")
        return (word,)

    def rule_for(self, word: str) -> str:
        """The rule behind a word of `cites`."""
        return self.cites[word].rule


KERNEL_CITES = (
    "seats", "concede", "game over", "endless loop", "loop", "set up", "effect", "order", "replacement",
    "win by effect",
)  # fmt: skip
"""What the kernel does on a book's behalf. Beside them it may cite "shared loop", where a loop that both players can
stop has a rule of its own, or "named more", where by that rule who named the larger number does not go on with it,
"mode", where modes are declared, and "payment", where what is done to pay is told from the effect."""
