"""What all forks of a game share: the book, the cards in it, and their abilities compiled to functions and rows.

A `Match` is built once from decks and never changes, with one exception that no game can notice: cards
may be added to it before play (`add_card`), which is how scenario tables are set up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..run import values
from ..run.held import replace_event_procedure, replace_procedure
from ..run.loops import rearrange, spot
from ..run.rows import resume, where
from ..state.compiled import MASTER, NO_NAMES, Compiled, CompiledAbility, Engine, Part, free_name, uses_of
from ..state.memo import renewed
from ..words import nodes as n
from ..words.cards import Card
from ..words.errors import CardError, PlaymatError
from ..words.facts import ANY_FACT, WHICH_PHASE, WHOSE_TURN
from ..words.nodes import walk
from ..words.plain import Record
from ..words.shared import MAKING
from .builder import Builder
from .changes import compile_change, compile_parts
from .effects import ROWS, rows_rule_effect
from .lint import check_ability
from .readings import asks_of_gone, reads
from .replacements import compile_replacements
from .rule_effects import compile_rule_effects
from .selectors import Evaluator
from .triggers import compile_trigger

if TYPE_CHECKING:
    from ..state.compiled import CardsOf, Check, CompiledChange, CompiledRuleEffect, Key, Replacement
    from ..words.book import Book, Deck


ENGINE = Engine(resume, where, rearrange, values.derive, spot)


class Match(Compiled):
    """Cards compiled for play. `match_of` gives the same compiled cards to every game of the same decks."""

    __slots__ = ("__weakref__", "_given", "namesakes")

    def __init__(self, book: Book, decks: Sequence[Deck] = ()) -> None:
        super().__init__(book, ENGINE)
        self._given: Mapping[int, str] = NO_NAMES
        """The names given for a card that is joining, and for whatever its text brings along."""
        self.namesakes: list[Card] = []
        """Cards that are equal to one of the match: they are kept, for they are known by their identity."""
        cite = book.cites["replacement"].rule
        self.procedures["replace"] = replace_procedure(cite)
        self.procedures["replace event"] = replace_event_procedure(cite)
        for word, change in book.values.rule_changes.items():
            self._add_rule_change(word, change)
        for name, ability in book.values.rule_abilities.items():
            self.add_ability(name, ability, Card("the rules", {}))
        for deck in decks:
            for card in deck.cards():
                self.add_card(card)

    def _add_rule_change(self, word: str, node: n.Change | n.Modify) -> None:
        """A lasting change that rules make, and the group that it follows if it is made of one."""
        env = Evaluator(self.tables)
        (change,) = node.changes if isinstance(node, n.Modify) else (node,)
        made = self.changes[word] = compile_change(self, env, word, change, Card("the rules", {}))
        self._note_change(made)
        if isinstance(node, n.Modify):
            self.add_group(word, made, node, env.cards(node.cards), env)

    def builder(self, name: str, node: n.Ability, card: Card, **how: Any) -> Builder:
        """What makes the rows of an ability, with the kernel's rows for each effect."""
        return Builder(self, name, node, card, ROWS, rows_rule_effect, **how)

    def add_card(self, card: Card, names: Mapping[int, str] = NO_NAMES) -> int:
        """The number of a card definition, compiling it when it is new."""
        known = self.number_of.get(id(card))
        if known is not None:
            return known
        with LOCK:
            before, self._given = self._given, names or self._given
            try:
                return self._joined_card(card)
            finally:
                self._given = before

    def _joined_card(self, card: Card) -> int:
        if card in self.cards:
            self.namesakes.append(card)
            number = self.number_of[id(card)] = self.cards.index(card)
            return number
        number = len(self.cards)
        self.cards.append(card)
        self.number_of[id(card)] = number
        self.printed.append(self._printed(card))
        self.abilities_of.append(())
        name = self._given.get(id(card)) or free_name(card.name, self.names)
        self.names.append(name)
        nodes = self.book.texts.card_abilities(card)
        compiled = tuple(self.add_ability(f"{name}/{i}", node, card) for i, node in enumerate(nodes, 1))
        self.abilities_of[number] = compiled
        self._index(number, compiled)
        renewed(self)
        for other in self.book.sight.with_it(card):
            self.add_card(other)
        return number

    def _printed(self, card: Card) -> Record:
        unknown = set(card.printed) - set(self.tables.characteristics)
        if unknown:
            raise CardError(f"{card.name!r} has {sorted(unknown)}, no characteristics of {self.book.name}")
        values = {c.name: card.printed.get(c.name, c.missing) for c in self.book.words.characteristics}
        values["name"] = card.printed.get("name", card.name)
        return values

    def add_ability(self, name: str, node: n.Ability, card: Card, whole: bool = False) -> CompiledAbility:
        """Compile an ability (once for a name) with everything inside it; `whole`: played and resolved in one."""
        if name in self.abilities:
            return self.abilities[name]
        try:
            ability = self._compile(name, node, card, whole=whole)
        except PlaymatError as fault:
            fault.add_note(f"in {name!r}: {node!r}")
            raise
        self.abilities[name] = ability
        if ability.kind == "activated":
            self._note_act_zones(ability)
        return ability

    def on_demand(self, name: str) -> bool:
        """Compile, once, what the book makes in play under a name; False where it makes nothing of that name.

        A change that a text makes is called by the text's name and its own, and comes with the text.
        """
        with LOCK:
            if name in self.abilities or name in self.changes:
                return True
            text, _, _ = name.rpartition("/")
            for called in (name, text):
                made = None if called in self.abilities else self.book.texts.on_demand(self, called)
                if made is not None:
                    self._add_made(called, *made)
                    break
            return name in self.abilities or name in self.changes

    def _add_made(self, name: str, node: n.Ability | n.Change, card: Card) -> None:
        if isinstance(node, n.Ability):
            self.add_ability(name, node, card)
        else:
            self.add_change(name, node, card)
        renewed(self)

    def _note_act_zones(self, ability: CompiledAbility) -> None:
        for z, seat in enumerate(self.zone_seat):
            for s in range(self.book.seats):
                if ability.zones >> z & 1 and seat in (s, -1) and z not in self.act_zones[s]:
                    self.act_zones[s].append(z)

    def _compile(
        self,
        name: str,
        node: n.Ability,
        card: Card,
        slots: tuple[str, ...] = (),
        latest: str = "",
        subject: n.Reference | None = None,
        heard: n.Trigger | None = None,
        whole: bool = False,
    ) -> CompiledAbility:
        check_ability(self.tables, node, name in self.laters)
        self.tables.hears("ability", node, None)
        env = Evaluator(self.tables)
        env.latest, env.slots = latest, slots
        words = node.zones or self.book.texts.default_zones(node)
        gate = env.condition(node.gate) if node.gate is not None else None
        situation = env.condition(node.trigger.condition) if isinstance(node.trigger, n.Whenever) else None
        triggers = compile_trigger(env, node.trigger) if situation is None else ()
        parts: tuple[Part, ...] = ()
        replacements: tuple[Replacement, ...] = ()
        rule_effects: tuple[CompiledRuleEffect, ...] = ()
        payable = None
        needs: tuple[Check, ...] = ()
        base = node.kind == "continuous" and self.book.texts.is_base(node)
        about_event = False
        if node.kind == "continuous":
            parts = compile_parts(self, env, name, node.effect, card, 0 if base else None)
            replacements = compile_replacements(self, env, name, node.effect, card)
            rule_effects = compile_rule_effects(self, env, name, node.effect)
            if parts:
                self._note_reading(node, self.tables.mask(words))
        else:
            meant = {"latest": latest, "meant": subject, "heard": heard}
            builder = self.builder(name, node, card, inherited=slots, whole=whole, **meant)
            for procedure in builder.build():
                self.procedures[procedure.name] = procedure
            payable, needs = builder.playable(), tuple(builder.needs)
            about_event = builder.env.asks_event
        self._note_reach(node, words)
        self.note_asked_of_gone(node)
        self.heard |= {trigger.kind for trigger in triggers}
        self.has_situations |= situation is not None
        self.tables.hears("ability end", node, None)
        return CompiledAbility(
            name, node, self.tables.mask(words), gate, triggers, situation, parts, replacements, rule_effects, name,
            payable, needs, self.book.texts.sort_of(node), base, about_event,
        )  # fmt: skip

    def note_asked_of_gone(self, node: n.Node) -> None:
        """What this asks of cards that have left is kept as they leave; a book says so of steps it builds itself."""
        telling = self.tables.telling
        followed = reads(node, telling) & self.book.values.followed  # of what stands in for a card that is gone
        self.asked_of_gone |= self.tables.told_by(asks_of_gone(node, telling) | followed)

    def add_later(
        self,
        name: str,
        node: n.Ability,
        card: Card,
        slots: tuple[str, ...],
        latest: str,
        subject: n.Reference | None = None,
        heard: n.Trigger | None = None,
    ) -> None:
        """Compile what an ability sets up for later; it shares the slots of its maker, and what "it" meant there."""
        if name not in self.abilities:
            self.laters.add(name)
            self.abilities[name] = self._compile(name, node, card, slots, latest, subject, heard)

    def _note_reach(self, node: n.Ability, words: tuple[str, ...]) -> None:
        """Note in which zones this ability, which works where the words say, may change cards.

        A continuous one without a word changes its card wherever it is; others act on it where their event is played.
        """
        placed = bool(words) or node.kind == "continuous"
        for part in walk(node):
            if isinstance(part, n.Modify):
                reached = self.tables.mask(words) if isinstance(part.cards, n.This) and placed else 0
                for ref in walk(part.cards):
                    if isinstance(ref, n.Cards) and ref.zones:
                        reached |= self.tables.mask(ref.zones)
                self.reaching |= reached
                for key in {key for change in part.changes for key in remembered_keys(change)}:
                    self.remembering[key] = self.remembering.get(key, 0) | reached

    def _note_reading(self, node: n.Ability, zones: int) -> None:
        """Note what the meaning of a continuous ability depends on."""
        self.deriving |= zones
        for part in walk(node):
            if isinstance(part, n.Cards | n.InZone):
                self.deriving |= self.tables.mask(part.zones)
            elif isinstance(part, n.Top):
                self.deriving |= self.tables.mask((part.zone,))
            self._note_state(part)

    def _note_state(self, part: n.Node) -> None:
        if isinstance(part, n.During):
            self.asked_facts |= WHOSE_TURN if part.whole else WHICH_PHASE
        elif isinstance(part, n.Holds | n.Fact) or type(part) in self.book.nodes.of_the_moment:
            self.asked_facts.add(ANY_FACT)
        self.state_matters |= isinstance(part, n.InState | n.Related) or type(part) in self.book.nodes.filters

    def note_part(self, key: Key, read: frozenset[str]) -> None:
        """Note that a continuous ability changes this key and asks about those characteristics."""
        self.key_reads.setdefault(key, set()).update(read)
        self.clusters.clear()

    def note_whole(self, changes: Sequence[CompiledChange], read: frozenset[str]) -> None:
        """Note that one effect makes these changes: if it asks who fits by what it changes, they belong together."""
        keys = frozenset([change.key for change in changes if isinstance(change.key, str)])
        if len(keys) > 1 and keys & read:
            for key in keys:
                self.note_part(key, keys)

    def _note_change(self, change: CompiledChange) -> None:
        if change.key not in self.changeable:
            renewed(self)
        self.changeable.add(change.key)
        if change.op == "set" and change.word is None and isinstance(change.key, str):
            self.gives_numbers |= self.tables.characteristics[change.key].counts_from is None
        if change.op == "cannot":
            self.bars[change.key[1]] = change.key
            if change.key[1] == self.book.moves.out_of_reach:
                self.shielded = change.key
        self.key_layer[change.key] = max(self.key_layer.get(change.key, 0), change.layer)
        if change.op == "cannot" and change.key[1].startswith("use "):
            self.locks_kinds = True
        self.lends |= change.key == MASTER
        if change.key == "abilities":
            self.grants = True
            if change.op == "gain":
                gained = self.abilities[change.word]
                self.gained_uses.update(uses_of(gained, own=True))
                self.gained_keys.update(part.change.key for part in gained.parts)
            else:
                self.loses = True
            self.changeable.add("keywords")
            self.key_layer.setdefault("keywords", change.layer)

    def may_lose(self) -> None:
        """Note that something takes abilities, or gives a card others for its own."""
        self.grants = self.loses = True
        renewed(self)

    def add_group(self, name: str, change: CompiledChange, node: n.Modify, cards: CardsOf, env: Evaluator) -> None:
        """A group of cards that a lasting effect with this change follows; one for all changes of the effect."""
        check = env.condition(node.when) if node.when is not None else None
        read = self.group_reads(node) | change.reads
        self.groups[name] = Part(change, cards, "", check, read)
        self.note_part(change.key, read)
        for ref in (*walk(node.cards), *walk(node.when)):
            if isinstance(ref, n.Cards):
                self.deriving |= self.tables.mask(ref.zones)
            self._note_state(ref)

    def group_reads(self, node: n.Modify) -> frozenset[str]:
        """What is asked about to tell who is of the group."""
        return self.tables.told_by(reads((node.cards, node.when), self.tables.telling))

    def add_change(
        self, name: str, node: n.Change, card: Card, env: Evaluator | None = None, layer: int | None = None
    ) -> CompiledChange:
        if name not in self.changes:
            self.changes[name] = compile_change(self, env or Evaluator(self.tables), name, node, card, layer)
            self._note_change(self.changes[name])
        return self.changes[name]

    def _index(self, number: int, abilities: tuple[CompiledAbility, ...]) -> None:
        """Note for what this card must be asked, so that nobody else ever is."""
        for ability in abilities:
            for trigger in ability.triggers:
                index = self.own if trigger.own else self.listeners
                put(index.setdefault(trigger.kind, {}), number, ability)
            if ability.kind == "activated":
                self.acting.add(number)
            for key in {part.change.key for part in ability.parts}:
                put(self.parts_of.setdefault(key, {}), number, ability)
            if ability.replacements:
                put(self.replacing, number, ability)
            for word in {s.word for s in ability.rule_effects}:
                put(self.rule_effects_of.setdefault(word, {}), number, ability)
                self.rule_effect_zones[number] = self.rule_effect_zones.get(number, 0) | ability.zones
            if ability.situation is not None:
                put(self.situations, number, ability)
        self._note_zones(abilities)

    def _note_zones(self, abilities: tuple[CompiledAbility, ...]) -> None:
        """Remember in which zones a card must be asked, by what it is asked for."""
        for ability in abilities:
            for use in uses_of(ability, own=False):
                self.zones_of[use] = self._joined(self.zones_of.get(use, ()), ability.zones)
            for part in ability.parts:
                key = part.change.key
                self.part_zones[key] = self._joined(self.part_zones.get(key, ()), ability.zones)

    def _joined(self, zones: tuple[int, ...], mask: int) -> tuple[int, ...]:
        mask |= sum(1 << z for z in zones)
        return tuple(z for z in range(len(self.zone_names)) if mask >> z & 1)


def remembered_keys(change: n.Change) -> tuple[str, ...]:
    """What this changes of a card that may be asked of it when it has left; "" for anything."""
    match change:
        case n.Add(key, _) | n.Set(key, _) | n.Include(key, _) | n.Exclude(key, _) | n.Copy(key, _):
            return (key,)
        case n.Cannot() | n.May():
            return ()
    return ("",)


KEPT = 128
"""How many compiled matches are kept: as many as eleven decks have pairs, each of them first once, and some more."""


LOCK = MAKING
"""One thread at a time compiles; games only read what was compiled."""
PROTOTYPES: dict[tuple[object, ...], Match] = {}
"""Compiled matches by book and cards, the latest used last; a prototype keeps its cards, so their ids stay theirs."""


def match_of(book: Book, decks: Sequence[Deck], demand: Callable[[Book, Deck], None] | None = None) -> Match:
    """What is compiled of these decks; games of the same cards share it.

    `demand` raises what is wrong with a deck; decks that have passed are not looked at again.
    """
    parts = [tuple([(part, *map(id, cards)) for part, cards in deck.parts.items()]) for deck in decks]
    key = (id(book), demand, *parts)
    with LOCK:
        found = PROTOTYPES.pop(key, None)
        if found is None:
            if demand is not None:
                for deck in decks:
                    demand(book, deck)
            found = Match(book, decks)
        PROTOTYPES[key] = found
        while len(PROTOTYPES) > KEPT:
            del PROTOTYPES[next(iter(PROTOTYPES))]
    return found


def put(index: dict[int, tuple[CompiledAbility, ...]], number: int, ability: CompiledAbility) -> None:
    """Add an ability to those of a definition."""
    index[number] = (*index.get(number, ()), ability)
