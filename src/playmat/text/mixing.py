"""New abilities made of old ones: a part of one in the place of a part of the same kind of another.

A grammar that reads a list of cards may know each of them by heart. What tells is whether it also reads what
the same phrases say in other company: each ability that is made prints by the grammar, and must read back to
itself and to nothing else. Only what makes sense is made: the part fits the kind that is asked for, agrees in
number with the words around it, and all that points to something still does (`playmat.text.pointing`).
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from typing import Any, Literal

from playmat.kernel.words.errors import CardError
from playmat.kernel.words.nodes import Ability, Node, Reference, Trigger, walk
from playmat.text.errors import CardTextAmbiguous, CardTextDeclined, GrammarError
from playmat.text.language import START, Language
from playmat.text.links import link, rebuilt, unlink
from playmat.text.pointing import can_replace
from playmat.text.said import Said, Way, handed, replaced, said, words_said
from playmat.text.sorts import AMOUNT, CARDS, COST, Sorts, agree, family

Outcome = Literal["equal", "unread", "different", "ambiguous"]
OUTCOMES: tuple[Outcome, ...] = ("equal", "unread", "different", "ambiguous")
FEW = 5
TRIES = 60
"""How many parts are tried in a place, and how many places for each ability that is asked for."""


@dataclass(frozen=True)
class Source:
    """An ability that was read, with the card it is on and the phrases that say it."""

    card: str
    ability: Ability
    said: Said


@dataclass(frozen=True)
class Part:
    """A phrase of a source that may be put elsewhere, or be replaced."""

    source: Source
    way: Way
    said: Said
    words: str
    paid: bool = False

    @property
    def standing(self) -> tuple[object, ...]:
        """What a part does where it stands: paid or done, held or carried out, an ability's own trigger or not."""
        ability, value = self.source.ability, self.said.value
        return self.paid, ability.kind == "continuous", isinstance(value, Trigger) and value == ability.trigger


@dataclass(frozen=True)
class Mixed:
    """An ability that was made, and what became of it. `cards`: whose it is, and whose part was put into it."""

    printed: str
    outcome: Outcome
    cards: tuple[str, str]
    swapped: str
    why: str = ""

    def as_json(self) -> dict[str, object]:
        shown = asdict(self)
        cards = list(shown.pop("cards"))
        return {"printed": shown.pop("printed"), "outcome": shown.pop("outcome"), "from": cards, **shown}


@dataclass
class Mixture:
    """How many abilities were made, what became of them, and examples of each outcome."""

    few: int = FEW
    totals: Counter[str] = field(default_factory=Counter)
    examples: dict[str, list[Mixed]] = field(default_factory=lambda: defaultdict(list))

    def add(self, mixed: Mixed) -> None:
        self.totals[mixed.outcome] += 1
        if len(self.examples[mixed.outcome]) < self.few:
            self.examples[mixed.outcome].append(mixed)

    @property
    def made(self) -> int:
        return self.totals.total()

    def as_json(self) -> dict[str, object]:
        shown = [each.as_json() for outcome in OUTCOMES for each in self.examples[outcome]]
        return {"made": self.made, **{outcome: self.totals[outcome] for outcome in OUTCOMES}, "examples": shown}


def mix(
    language: Language,
    cards: Iterable[tuple[str, str]],
    number: int,
    seed: int,
    few: int = FEW,
    across: bool = False,
    tell: Callable[[], None] = lambda: None,
) -> Mixture:
    """Make so many abilities of those on some cards, given as (name, text). `tell` hears of each.

    `across`: parts also go where the grammar asks for another kind of phrase that says the same sort of thing.
    """
    mixture = Mixture(few)
    for mixed in Mixing(language, cards, across).abilities(number, seed):
        mixture.add(mixed)
        tell()
    return mixture


def nodes_of(value: Node) -> str:
    """The family of a node, as a kind that no grammar has: groups of cards apart from what they are told by."""
    return f"{family(type(value))} {isinstance(value, Reference)}"


def _reworded(node: Node, only: set[int] | None = None) -> Node:
    """A node without its wording, which is then found anew."""
    return replace(node, form="") if only is None or id(node) in only else node


def sources_of(language: Language, cards: Iterable[tuple[str, str]]) -> Iterator[Source]:
    """The abilities of those cards whose text is read."""
    for name, text in cards:
        try:
            abilities = language.read(name, text)
        except CardError:
            continue
        for ability in abilities:
            whole = said(language.grammar, START, unlink(ability, language.makers))
            if whole is not None:
                yield Source(name, ability, whole)


class Mixing:
    """The parts of a list of cards, by where they may be put."""

    def __init__(self, language: Language, cards: Iterable[tuple[str, str]], across: bool = False) -> None:
        self.language = language
        self.across = across
        self.sorts = Sorts(language.grammar)
        self.own = {kind for kind, open_class in language.lexicon.opens.items() if open_class.own}
        self.places: dict[str, list[Part]] = defaultdict(list)
        self.by_kind: dict[str, dict[str, Part]] = defaultdict(dict)
        self.fitting: dict[str, list[Part]] = {}
        self.known: set[str] = set()
        for source in sources_of(language, cards):
            self._take_apart(source)

    def _take_apart(self, source: Source) -> None:
        self.known.add(self.language.print(source.ability))
        costs: set[Way] = set()
        for way, phrase in source.said.parts():
            sort = self.sorts.of(phrase) if way else ""
            if sort == COST:
                costs.add(way)
            if sort:
                paid = any(way[: len(cost)] == cost for cost in costs)
                part = Part(source, way, phrase, words_said(self.language.grammar, phrase), paid)
                self.places[sort].append(part)
                self._index(part)

    def _index(self, part: Part) -> None:
        phrase = part.said
        for kind in {phrase.kind, phrase.rule.kind if phrase.rule else phrase.kind}:
            self.by_kind[kind].setdefault(part.words, part)
        if self.across and isinstance(phrase.value, Node):
            self.by_kind[nodes_of(phrase.value)].setdefault(part.words, part)

    def abilities(self, number: int, seed: int) -> Iterator[Mixed]:
        """So many new abilities, or as many as can be made: each sort of part as often as any other."""
        chance = random.Random(seed)
        sorts = sorted(self.places)
        made = 0
        for _ in range(number * TRIES if sorts else 0):
            sort = chance.choice(sorts)
            mixed = self._try(chance, chance.choice(self.places[sort]), sort)
            if mixed is not None:
                yield mixed
                made += 1
                if made == number:
                    return

    def _try(self, chance: random.Random, place: Part, sort: str) -> Mixed | None:
        parts = self._parts_for(place.said)
        for part in chance.sample(parts, min(TRIES, len(parts))):
            if self._fits(place, part, sort):
                ability = self._made(place, part)
                if ability is not None:
                    return self._judged(ability, place, part, sort)
        return None

    def _parts_for(self, phrase: Said) -> list[Part]:
        """The parts of a kind, and where nodes stand, of the kinds that stand for it."""
        kind = phrase.kind
        if self.across and isinstance(phrase.value, Node):
            kind = nodes_of(phrase.value)
        if kind not in self.fitting:
            kinds = handed(self.language.grammar, kind) if isinstance(phrase.value, Node) else {kind: ()}
            found = {words: part for each in kinds for words, part in self.by_kind[each].items()}
            self.fitting[kind] = [found[words] for words in sorted(found)]
        return self.fitting[kind]

    def _fits(self, place: Part, part: Part, sort: str) -> bool:
        old, new = place.said.value, part.said.value
        if old == new or isinstance(old, Node) != isinstance(new, Node):
            return False
        if sort == COST and bool(old) != bool(new):
            return False
        if self.across and place.said.kind != part.said.kind and place.standing != part.standing:
            return False
        if sort in (CARDS, AMOUNT) and not agree(place.words, part.words, old, new):
            return False
        return self._of_any_card(place, part) and can_replace(place.source.ability, old, new)

    def _of_any_card(self, place: Part, part: Part) -> bool:
        """Words in which a card calls itself by name go to that card alone."""
        same = place.source.card == part.source.card
        return same or not any(phrase.kind in self.own for _, phrase in part.said.parts())

    def _made(self, place: Part, part: Part) -> Ability | None:
        """The new ability, unless a slot of it is left unfilled or it has been seen before."""
        whole = replaced(place.source.said, place.way, part.said)
        ability, unfilled = link(whole.value, self.language.makers)
        words = words_said(self.language.grammar, whole)
        if unfilled or words in self.known:
            return None
        self.known.add(words)
        return ability

    def _judged(self, ability: Ability, place: Part, part: Part, sort: str) -> Mixed:
        cards = (place.source.card, part.source.card)
        swap = f"{part.words!r} for {place.words!r}"
        try:
            printed = self._printed(ability, part)
        except GrammarError:
            kinds = f"{part.said.kind} where {place.said.kind} is asked for"
            return Mixed("", "unread", cards, sort, f"{swap}: no phrase rules can say it ({kinds})")
        outcome, why = judged(self.language, cards[0], printed, ability)
        return Mixed(printed, outcome, cards, sort, why and f"{swap}: {why}")

    def _printed(self, ability: Ability, part: Part) -> str:
        """The words of an ability: the part as it was said, or else in any words, or else all of it in any words."""
        inside = {id(node) for node in walk(part.said.value)}
        for change in (None, partial(_reworded, only=inside), _reworded):
            try:
                return self.language.print(rebuilt(ability, change) if change else ability)
            except GrammarError:
                continue
        raise GrammarError("no phrase rules can say it")


def judged(language: Language, name: str, printed: str, ability: Ability) -> tuple[Outcome, str]:
    """Whether a printed ability reads back to what it was made as, and why not."""
    try:
        read = language.read(name, printed)
    except CardTextDeclined as error:
        return "unread", f"stopped at {error.stop.words!r}, expected {' | '.join(error.stop.expected[:3])!r}"
    except CardTextAmbiguous as error:
        return "ambiguous", first_difference(*error.readings[:2])
    except CardError as error:
        return "unread", str(error)
    if len(read) != 1:
        return "different", f"{len(read)} abilities"
    (back,) = read
    return ("equal", "") if back == ability else ("different", first_difference(ability, back))


def first_difference(one: Any, other: Any) -> str:
    """The innermost place at which two values differ, as each has it."""
    if type(one) is type(other):
        pairs = list(_pairs(one, other))
        uneven = [pair for pair in pairs if pair[0] != pair[1]]
        if uneven:
            return first_difference(*uneven[0])
    return f"{one!r} or {other!r}"


def _pairs(one: Any, other: Any) -> Iterator[tuple[Any, Any]]:
    if isinstance(one, tuple) and len(one) == len(other):
        yield from zip(one, other, strict=True)
    elif isinstance(one, Node):
        names = [name for name in type(one).__dataclass_fields__ if type(one).__dataclass_fields__[name].compare]
        yield from ((getattr(one, name), getattr(other, name)) for name in names)
