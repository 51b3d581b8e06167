"""Nodes that ask something about the game, compiled once to functions.

Each compiled function takes the game and a scope: the running ability's frame, or a light `Scope` for
abilities that are not running. A scope says whose ability it is (`seat`), which card has it (`source`,
and `serial`, to notice that the card has become another object), and the event that set it off.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import count
from typing import TYPE_CHECKING, Any

from ..run.abilities import seen_place
from ..run.remembering import live, looking_back, moved_on, remember
from ..run.values import taken_over
from ..state.game import NO_LIMIT
from ..state.memo import retain, version_of_values
from ..state.records import NOBODY
from ..words import nodes as n
from ..words.errors import UnknownWord, did_you_mean
from ..words.plain import Record
from ..words.spelling import folded_all
from .asked_words import alike, compares_word, has_part, holds_any, word_sieve
from .sieves import all_words, any_test, every_check, every_test, lying, lying_by_master, says_word, through
from .triggers import pairs_by_event

if TYPE_CHECKING:
    from ..state.compiled import AmountOf, CardsOf, Check, Remembered, Scoped, Sieve, Test
    from ..state.game import Game
    from ..state.zone_tables import Tables


COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq, "!=": operator.ne, "<=": operator.le, ">=": operator.ge, "<": operator.lt, ">": operator.gt,
}  # fmt: skip


ZONE_BITS = 8


class Evaluator:
    """Compiles references, filters, amounts and conditions for one book.

    `latest` is the slot that a bare It() means at this point of the ability, `looked` the slot of the
    cards last looked at; the effect builder moves them along. `slots` are those that a node may name, where
    that is known.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.book = tables.book
        self.latest = ""
        self.own_move = ""
        """The slot of the card itself, where the last step moved that."""
        self.of_itself: str | None = None
        """What `latest` was as a step was about the card itself, where the last one was."""
        self.paid: set[str] = set()
        """The slots of cards that pay a cost."""
        self.looked = ""
        self.slots: Sequence[str] | None = None
        self.subject: n.Reference | None = None
        self.trigger: n.Trigger | None = None
        """What set the ability off, where that has cards that a text may speak of."""
        self.before = ""
        """What `latest` was before it became what it is."""
        self.chosen_among: dict[str, str] = {}
        """For slots whose cards were chosen among those of an earlier step, the slot of these."""
        self.asks_event = False
        """Something asked for a card in the event."""
        self.at_event = False
        """What is compiled tells which cards an event is about: one whose move is looked back on is where it was."""
        self.notes: Record = {}
        """What a book keeps in mind while a text is compiled."""

    def _own(self, makers: Mapping[type[n.Node], Callable[[Any, Any], Any]], node: n.Node) -> Any:
        """A node class that the book brings along."""
        if type(node) not in makers:
            raise UnknownWord(f"{self.book.name} cannot read {node!r} here")
        self.tables.hears("own", node, None)
        made = makers[type(node)](self, node)
        self.tables.hears("own end", node, None)
        return made

    def means(self, node: n.Node, meant: str | n.Node) -> None:
        """Tell whoever listens what a reference was compiled to: a slot, or another reference."""
        self.tables.hears("means", node, meant)

    def _slot(self, node: n.Node, given: str, word: str) -> str:
        """The slot that a node names, or without a name the latest; it must have been filled by an earlier step."""
        if given and self.slots is not None and given not in self.slots:
            hint = did_you_mean(given, self.slots)
            raise UnknownWord(f"{word} refers to {given!r}, but no earlier step puts anything there{hint}")
        if not given and not self.latest:
            raise UnknownWord(f"{word} refers to nothing: no earlier step names a card")
        self.means(node, given or self.latest)
        return given or self.latest

    # --- references

    def cards(self, ref: n.Reference) -> CardsOf:
        """The cards meant, as far as they can still be acted on."""
        match ref:
            case n.This():
                return this_card
            case n.It() | n.Role() | n.ByEvent():
                pairs = self.pairs(ref)
                return lambda g, s: live(g, pairs(g, s))
            case n.Cards():
                return self._all_cards(ref)
            case n.Top():
                return self._top(ref)
            case n.Rest():
                return self._rest(ref)
            case n.Both(parts):
                several = [self.cards(part) for part in parts]
                return lambda g, s: list(dict.fromkeys(c for f in several for c in f(g, s)))
        of_cards: CardsOf = self._own(self.book.nodes.references, ref)
        return of_cards

    def pairs(self, ref: n.Reference) -> Callable[[Game, Scoped], Remembered]:
        """The cards meant together with the object each was, also when they have moved on."""
        match ref:
            case n.It(slot, noun):
                meant = n.This() if self.goes_on(ref) else None if slot or self.latest else self.spoken_of(noun)
                if meant is not None:
                    self.means(ref, meant)
                    return self.pairs(meant)
                name = self._slot(ref, slot, "'it'")
                return lambda g, s: getattr(s, name) or ()
            case n.Role(name):
                return self._role(name)
            case n.ByEvent(parts):
                self.asks_event = True
                return pairs_by_event(self, parts)
            case n.This():
                return lambda g, s: ((s.source, s.serial, s.was),)
        cards = self.cards(ref)
        return lambda g, s: remember(g, cards(g, s))

    def spoken_of(self, noun: str) -> n.Reference | None:
        """What "it", or what the text calls it, means before anything was chosen."""
        return (self.book.texts.meant(self.trigger, noun) if noun else None) or self.subject

    def tell_of(self, ref: n.Reference) -> None:
        """A step is about these cards."""
        if ref != n.It() or self.of_itself != self.latest:
            self.of_itself = self.latest if isinstance(ref, n.This) else None

    def spoken_on(self, ref: n.Reference) -> n.Reference:
        """What gets something: an "it" that follows on what the card itself does or gets is that card.

        "Stand this unit, and it gets +5000" speaks of this unit, whatever was chosen to pay for it.
        """
        return n.This() if ref == n.It() and self.of_itself == self.latest else ref

    def goes_on(self, ref: n.Reference) -> bool:
        """Whether an "it" is the card itself, of which the text spoke last, and not what was paid before that."""
        return ref == n.It() and self.latest in self.paid and self.of_itself == self.latest

    def _role(self, name: str) -> Callable[[Game, Scoped], Remembered]:
        events = self.book.words.events
        if not any(name in roles for roles in events.values()):
            raise UnknownWord(f"{self.book.name} has no event with a role {name!r}")
        self.asks_event = True

        def role(g: Game, s: Scoped) -> Remembered:
            event = s.event
            if event is None or name not in events[event[0]]:
                return ()
            pairs: Remembered = event[1 + events[event[0]].index(name)]
            return pairs

        return role

    def _all_cards(self, ref: n.Cards) -> CardsOf:
        if not ref.zones:
            return self._among(ref)
        zones = self.tables.zones_for(ref.zones, ref.side)
        if ref.side != "any" and any(self.tables.zone_seat[z] < 0 for z in zones[0]):
            raise UnknownWord(f"a zone that all share has no side {ref.side!r}: {ref!r}")
        lasting, momentary = split(ref.where) if ref.where is not None else ((), ())
        cards = self._passing(zones, lasting) if lasting else lying(zones)
        usual = through(cards, [self.sieve(part) for part in momentary])
        if ref.side == "any" or not self.book.places.taken_over:
            return usual
        all_of_side = lying_by_master(self.tables.mask(ref.zones), zones, ref.side == "mine")
        by_master = through(all_of_side, [self.sieve(part) for part in (*lasting, *momentary)])
        return lambda g, s: by_master(g, s) if taken_over(g) else usual(g, s)

    def _passing(self, zones: tuple[tuple[int, ...], ...], where: tuple[n.Filter, ...]) -> CardsOf:
        """The cards in these zones, by the seat that asks, that pass filters on nothing but their characteristics.

        They are looked for again when a zone holds others or values may have changed; texts with the same filter share
        them. While values are being worked out, or looked back on, nothing is kept.
        """
        sieves, number = [self.sieve(part) for part in where], _number_of(n.All(where)) << ZONE_BITS
        places = tuple(tuple((zone, number | zone) for zone in those) for those in zones)

        def passing(g: Game, zone: int) -> list[int]:
            found = g.zones[zone]
            for sieve in sieves:
                found = sieve(g, NOBODY, found)
            return found

        def cards(g: Game, s: Scoped) -> list[int]:
            found: list[int] = []
            if g.looking_back is not None or g.layer_limit != NO_LIMIT:
                for zone in zones[s.seat]:
                    found += passing(g, zone)
                return found
            version, versions, lain = g.values_version or version_of_values(g), g.zone_versions, g.zones
            for zone, key in places[s.seat]:
                if lain[zone]:
                    at, kept = (version, versions[zone]), g.memo.get(key)
                    if kept is not None and kept[0] == at:
                        found += kept[1]
                    else:
                        found += retain(g, key, at, passing(g, zone))
            return found

        return cards

    def _among(self, ref: n.Cards) -> CardsOf:
        """Cards of no zone in particular: those of an earlier step that pass the rest of the filter."""
        parts = ref.where.parts if isinstance(ref.where, n.All) else (ref.where,)
        sources = [part.cards for part in parts if isinstance(part, n.Among)]
        if not sources:
            raise UnknownWord(f"cards of no zone and of no earlier step: {ref!r}")
        cards = self._those(sources[0], self.group_of(ref))
        tests = [self.filter(p) for p in parts if isinstance(p, n.Filter) and not isinstance(p, n.Among)]
        return lambda g, s: [c for c in cards(g, s) if all(test(g, s, c) for test in tests)]

    def _those(self, ref: n.Reference, group: str) -> CardsOf:
        """The cards of that slot, where there is one, or else those meant."""
        if not group:
            return self.cards(ref)
        self.means(ref, group)
        return lambda g, s: live(g, getattr(s, group) or ())

    def group_of(self, ref: n.Reference) -> str:
        """The slot of the cards that are chosen among where a text says "among them": what an earlier choice was made
        among, if there was one, and not what it took."""
        where = ref.where if isinstance(ref, n.Cards) else None
        parts = where.parts if isinstance(where, n.All) else (where,)
        slots = [part.cards.slot for part in parts if isinstance(part, n.Among) and isinstance(part.cards, n.It)]
        if not slots:
            return ""
        slot = slots[0] or self.latest
        while slot in self.chosen_among:
            slot = self.chosen_among[slot]
        return slot

    def _top(self, ref: n.Top) -> CardsOf:
        (mine, theirs) = self.tables.zones_for((ref.zone,), ref.side)
        zone = (mine[0], theirs[0])
        count = self.amount(ref.count)

        def top(g: Game, s: Scoped) -> list[int]:
            wanted = count(g, s)
            return g.zones[zone[s.seat]][: -wanted - 1 : -1] if wanted > 0 else []

        return top

    def _rest(self, ref: n.Rest) -> CardsOf:
        looked = self.looked
        if not looked:
            raise UnknownWord("'the rest' refers to nothing: no earlier step looks at cards")
        self.means(ref, looked)
        return lambda g, s: live(g, getattr(s, looked))

    # --- filters

    def filter(self, node: n.Filter) -> Test:
        match node:
            case n.Is():
                return self._is(node)
            case n.InState(state):
                if state in self.book.words.scoped_states:
                    return self.book.words.scoped_states[state]
                self.book.require(state, self.book.words.states, "state")
                told = self.book.words.states[state]
                return lambda g, s, c: told(g, c)
            case n.InZone(zones):
                mask = self.tables.mask(zones)
                if self.at_event:
                    return lambda g, s, c: bool(mask >> seen_place(g, c)[0] & 1)
                return lambda g, s, c: bool(mask >> g.zone_of[c] & 1)
            case n.Other():
                return lambda g, s, c: c != s.source
            case n.Related(relation, to):
                return self._related(relation, to)
            case n.SameAs(key, of):
                return self._same_as(key, of)
            case n.Among(cards):
                among = self.cards(cards)
                return lambda g, s, c: c in among(g, s)
            case n.All(parts):
                return every_test([self.filter(p) for p in parts])
            case n.AnyOf(parts):
                words = self._words(node)
                return holds_any(*words) if words is not None else any_test([self.filter(p) for p in parts])
            case n.Non(part):
                test = self.filter(part)
                return lambda g, s, c: not test(g, s, c)
        of_card: Test = self._own(self.book.nodes.filters, node)
        return of_card

    def sieve(self, node: n.Filter) -> Sieve:
        """The same as `filter` for many cards at once."""
        words = self._words(node)
        if words is not None:
            return word_sieve(*words)
        test = self.filter(node)
        if isinstance(node, n.InState) and node.state not in self.book.words.scoped_states:
            told = self.book.words.states[node.state]
            return lambda g, s, cards: [c for c in cards if told(g, c)]
        return lambda g, s, cards: [c for c in cards if test(g, s, c)]

    def _words(self, node: n.Filter) -> tuple[str, frozenset[str]] | None:
        """The list of words and those words of which it must hold one, where that is what the filter asks."""
        parts = node.parts if isinstance(node, n.AnyOf) else (node,)
        asked = {(p.characteristic, p.value) for p in parts if isinstance(p, n.Is) and p.op in ("has", "contains")}
        keys = {key for key, _ in asked}
        if len(asked) != len(parts) or len(keys) != 1 or not all(isinstance(word, str) for _, word in asked):
            return None
        (key,) = keys
        self.book.require(key, self.tables.characteristics, "characteristic")
        words = folded_all(word for _, word in asked if isinstance(word, str))
        return (key, words) if self.tables.characteristics[key].kind == "words" else None

    def _is(self, node: n.Is) -> Test:
        key, value = node.characteristic, node.value
        self.book.require(key, self.tables.characteristics, "characteristic")
        more = self.tables.characteristics[key].more
        if more and isinstance(value, str):
            return says_word(key, more, node.op, value)
        if node.op in ("has", "contains"):
            words = self._words(node)
            return holds_any(*words) if words is not None else has_part(key, str(value))
        if node.op not in COMPARE:
            raise UnknownWord(f"no comparison {node.op!r}; expected one of has, contains, {', '.join(COMPARE)}")
        compare = COMPARE[node.op]
        if isinstance(value, n.Number):
            number = value.value
            return lambda g, s, c: (v := g.value(c, key)) is not None and compare(v, number)
        if isinstance(value, str):
            return compares_word(compare, key, value)
        amount = self.amount(value)
        return lambda g, s, c: (v := g.value(c, key)) is not None and compare(v, amount(g, s))

    def _related(self, relation: str, to: n.Reference) -> Test:
        """Related to a card as it lies, or, where that has just left, as it lay; nothing is to what it has become."""
        self.book.require(relation, self.book.words.relations, "relation")
        related = self.book.words.relations[relation]
        if not isinstance(to, n.This | n.It | n.Role | n.ByEvent):
            others = self.cards(to)
            return lambda g, s, c: any(related(g, c, o) for o in others(g, s))
        pairs = self.pairs(to)

        def near(g: Game, s: Scoped, c: int) -> bool:
            meant = pairs(g, s)
            if not moved_on(g, meant):
                return any(related(g, c, o) for o, _, _ in meant)
            with looking_back(g, meant):
                past = g.looking_back or {}
                there = [o for o, _, was in meant if g.serial[o] == was or (o != c and o in past)]
                return any(related(g, c, o) for o in there)

        return near

    def _same_as(self, key: str, of: n.Reference) -> Test:
        self.book.require(key, self.tables.characteristics, "characteristic")
        pairs, value = self.pairs(of), all_words(self.tables.characteristics[key])

        def same(g: Game, s: Scoped, c: int) -> bool:
            mine = value(g, c)
            others = pairs(g, s)
            if not moved_on(g, others):
                return any(alike(mine, value(g, o)) for o, _, _ in others)
            with looking_back(g, others):
                return any(alike(mine, value(g, o)) for o, _, _ in others)

        return same

    # --- amounts

    def amount(self, node: n.Amount) -> AmountOf:
        match node:
            case n.Number(value):
                return lambda g, s: value
            case n.Count(n.It() | n.Role() as ref):
                pairs = self.pairs(ref)
                return lambda g, s: len(pairs(g, s))
            case n.Count(ref):
                cards = self.cards(ref)
                return lambda g, s: len(cards(g, s))
            case n.ValueOf(key, of):
                return self._value_of(key, of)
            case n.Times(part, by):
                one = self.amount(part)
                return lambda g, s: one(g, s) * by
            case n.Plus(left, right):
                a, b = self.amount(left), self.amount(right)
                return lambda g, s: a(g, s) + b(g, s)
            case n.Fact(name):
                self.book.require(name, self.book.words.figures, "figure")
                fact = self.book.words.figures[name]
                return lambda g, s: int(fact(g, s))
            case n.Named(slot):
                self._slot(node, slot, "a named number")
                return lambda g, s: getattr(s, slot) or 0
        number: AmountOf = self._own(self.book.nodes.amounts, node)
        return number

    def _value_of(self, key: str, of: n.Reference) -> AmountOf:
        self.book.require(key, self.tables.characteristics, "characteristic")
        pairs = self.pairs(of)

        def total(g: Game, s: Scoped) -> int:
            meant = pairs(g, s)
            if not moved_on(g, meant):
                return sum(g.value(c, key) or 0 for c, _, _ in meant)
            with looking_back(g, meant):
                return sum(g.value(c, key) or 0 for c, _, _ in meant)

        return total

    # --- conditions

    def condition(self, node: n.Condition) -> Check:
        match node:
            case n.Compare(left, op, right):
                if op not in COMPARE:
                    raise UnknownWord(f"no comparison {op!r}; expected one of {', '.join(COMPARE)}")
                a, compare, b = self.amount(left), COMPARE[op], self.amount(right)
                if isinstance(right, n.Number):
                    number = right.value
                    return lambda g, s: compare(a(g, s), number)
                return lambda g, s: compare(a(g, s), b(g, s))
            case n.During():
                return self._during(node)
            case n.Matches(cards, where):
                return self._matches(cards, where)
            case n.Holds(fact):
                self.book.require(fact, self.book.words.figures, "figure")
                holds = self.book.words.figures[fact]
                return lambda g, s: bool(holds(g, s))
            case n.Did(slot):
                name = self._slot(node, slot or self.own_move, "'if you do'")
                return lambda g, s: bool(getattr(s, name))
            case n.Every(parts):
                return every_check([self.condition(p) for p in parts])
            case n.Either(parts):
                checks = [self.condition(p) for p in parts]
                return lambda g, s: any(c(g, s) for c in checks)
            case n.Not(part):
                check = self.condition(part)
                return lambda g, s: not check(g, s)
        holding: Check = self._own(self.book.nodes.conditions, node)
        return holding

    def _during(self, node: n.During) -> Check:
        whose = self.whose(node.whose)
        phase = node.phase
        if node.whole:
            return whose
        self.book.require(phase, self.book.words.phases, "phase")
        return lambda g, s: whose(g, s) and phase in (g.facts["phase"], g.facts["step"])

    def whose(self, word: str) -> Check:
        """Whether the turn is of the named player."""
        if word == "your":
            return lambda g, s: g.facts["turn seat"] == s.seat
        if word == "opponent's":
            return lambda g, s: g.facts["turn seat"] != s.seat
        if word != "any":
            raise UnknownWord(f"no player {word!r}; expected your, opponent's or any")
        return lambda g, s: True

    def _matches(self, cards: n.Reference, where: n.Filter) -> Check:
        pairs, test = self.pairs(cards), self.filter(where)

        def matches(g: Game, s: Scoped) -> bool:
            meant = pairs(g, s)
            if not moved_on(g, meant):
                return bool(meant) and all(test(g, s, c) for c, _, _ in meant)
            with looking_back(g, meant):
                return bool(meant) and all(test(g, s, c) for c, _, _ in meant)

        return matches


@lru_cache(maxsize=4096)
def _number_of(where: n.Filter) -> int:
    """A number for a filter, the same for all that are equal as long as it is kept, and never that of another.

    It lies in no table of a match: numbers that are given out in turn tell what other cards were compiled.
    """
    return next(_NUMBERS)


_NUMBERS = count()


def split(where: n.Filter) -> tuple[tuple[n.Filter, ...], tuple[n.Filter, ...]]:
    """The parts of a filter that ask about nothing but a card's characteristics, and all others."""
    parts = where.parts if isinstance(where, n.All) else (where,)
    lasting = tuple(part for part in parts if is_lasting(part))
    return lasting, tuple(part for part in parts if part not in lasting)


def is_lasting(where: n.Filter) -> bool:
    match where:
        case n.Is(_, _, value):
            return isinstance(value, str | n.Number)
        case n.All(parts) | n.AnyOf(parts):
            return all(map(is_lasting, parts))
        case n.Non(part):
            return is_lasting(part)
    return False


def this_card(g: Game, s: Scoped) -> list[int]:
    return [s.source] if g.serial[s.source] == s.serial else []


def conditional(effect: n.Effect, under: tuple[n.Condition, ...] = ()) -> Iterator[tuple[n.Effect, n.Condition | None]]:
    """The single effects of a continuous ability, each with the condition under which it holds."""
    if isinstance(effect, n.Sequence):
        for part in effect.parts:
            yield from conditional(part, under)
    elif isinstance(effect, n.If):
        yield from conditional(effect.then, (*under, effect.condition))
        if effect.otherwise is not None:
            yield from conditional(effect.otherwise, (*under, n.Not(effect.condition)))
    else:
        yield effect, n.Every(under) if under else None
