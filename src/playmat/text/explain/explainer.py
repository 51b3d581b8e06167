"""Puts sentences together: names steps and costs, and says which of them a reference stands for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from playmat.kernel.words import nodes as n
from playmat.kernel.words.errors import PlaymatError
from playmat.text.explain.asking import PHRASES
from playmat.text.explain.changes import CHANGES
from playmat.text.explain.doing import DONE, TELLINGS
from playmat.text.explain.english import listed, past, sentence, third_person
from playmat.text.explain.vocabulary import Told

if TYPE_CHECKING:
    from playmat.kernel.words.book import Book
    from playmat.text.explain.hearing import Filled, Hearing, Meaning
    from playmat.text.explain.vocabulary import Part, Saying, Telling, Vocabulary


class Unexplained(PlaymatError):
    """A node or a word that nobody has words for."""


class Refers(NamedTuple):
    """A reference of the text: the step that makes it, its node, and what it stands for there."""

    at: str
    node: str
    stands_for: str


@dataclass
class Line:
    """A sentence, numbered if it is a step, with the sentences below it."""

    text: str
    number: str = ""
    inner: list[Line] = field(default_factory=list)

    def lines(self) -> Iterator[Line]:
        """This one and all below it."""
        yield self
        for line in self.inner:
            yield from line.lines()


MANY_ZONES = 4
"""A place that leaves out fewer zones than these, and names more, is told by those that it leaves out."""
OWNERS = {"mine": "your ", "theirs": "your opponent's ", "any": "either player's "}
PLAYERS = {"you": "you", "opponent": "your opponent", "each": "each player", "any": "either player"}


class Explainer:
    """Explains the abilities of one card that was compiled with `hearing` listening."""

    def __init__(self, book: Book, words: Vocabulary, hearing: Hearing) -> None:
        self.book = book
        self.words = words
        self.hearing = hearing
        self.phrases: Mapping[type[n.Node], Saying] = {**PHRASES, **CHANGES, **words.phrases}
        self.tellings: Mapping[type[n.Node], Telling] = {**TELLINGS, **words.tellings}
        self.done: Mapping[type[n.Node], str] = {**DONE, **words.done}
        self.characteristics = {each.name: each for each in book.words.characteristics}
        self.shared = {zone.name for zone in book.places.zones if zone.shared}
        self.labels: dict[int, tuple[int, str]] = {}
        """For each effect that was told, the number of its ability and what the step is called."""
        self.elsewhere: set[int] = set()
        """Steps in which something is done only if what is being told is not."""
        self.ability = 0
        self.at = ""
        """The step being told."""
        self.paying = False
        """Whether a cost is being told: it is paid whole or not at all."""
        self.whole: set[int] = set()
        """Effects that are done whole or not at all."""
        self.standing = False
        """Whether a continuous ability is being told."""
        self.trigger: n.Trigger | None = None
        self.refers: list[Refers] = []

    # --- words

    def say(self, node: n.Node) -> str:
        """The phrase for a node that is no effect."""
        saying = self.phrases.get(type(node))
        if saying is None:
            raise Unexplained(f"{self.book.name} has no words for {type(node).__name__}")
        return saying(self, node)

    def tell(self, node: n.Effect) -> str | Told:
        """The sentence for an effect."""
        telling = self.tellings.get(type(node))
        if telling is None:
            raise Unexplained(f"{self.book.name} has no words for {type(node).__name__}")
        return telling(self, node)

    def word(self, words: Mapping[str, str], word: str) -> str:
        return words.get(word, word)

    def zone(self, word: str) -> str:
        """The name of a zone or group."""
        return self._zone(word)[1]

    def _zone(self, word: str) -> tuple[str, str]:
        if word not in self.words.zones:
            raise Unexplained(f"{self.book.name} has no words for the zone {word!r}")
        return self.words.zones[word]

    def place(self, words: tuple[str, ...], side: str) -> str:
        """Where cards lie: "in your hand or on your field"."""
        return listed([f"{self._zone(word)[0]} {self.owned(word, side)}" for word in words], "or")

    def owned(self, word: str, side: str) -> str:
        owner = "the " if word in self.shared else OWNERS[side]
        return owner + self.zone(word)

    def who(self, word: str, node: n.Node | None = None) -> str:
        """A player as the one who does something."""
        if word in PLAYERS:
            return PLAYERS[word]
        if word not in self.words.players or node is None:
            raise Unexplained(f"{self.book.name} has no words for the player {word!r}")
        return self.words.players[word](self, node)

    def does(self, who: str, verb: str, node: n.Node | None = None) -> str:
        """ "you draw", "your opponent draws"."""
        first, _, rest = verb.partition(" ")
        return f"{self.who(who, node)} {first if who == 'you' else third_person(first)}{' ' if rest else ''}{rest}"

    def lasts(self, until: str) -> str:
        """For how long, before a sentence."""
        if until:
            return self.words.durations.get(until, f"until the {until}") + ", "
        return "" if self.standing else "for the rest of the game, "

    def keyword(self, word: str) -> str:
        """A keyword with what the rules make of it."""
        meaning = self.words.keywords.get(word)
        return f"[{word}] ({meaning})" if meaning else f"[{word}]"

    # --- references

    def meaning(self, node: n.Node, word: str) -> str:
        """What a reference stands for, as the compiler settled it."""
        meaning = self.hearing.meanings.get(id(node))
        if meaning is None:
            raise Unexplained(f"nothing tells what {word} stands for in {self.at or 'the ability'}")
        return self.note(node, self.meant(meaning))

    def note(self, node: n.Node, phrase: str) -> str:
        """Keep what a reference stands for."""
        entry = Refers(self.at, type(node).__name__, phrase)
        if entry not in self.refers:
            self.refers.append(entry)
        return phrase

    def meant(self, meaning: Meaning) -> str:
        if meaning.reference is not None:
            written = list(self.refers)
            said = self.say(meaning.reference)
            self.refers = written
            return said
        nouns = {self.noun(self._told(step)) for step in meaning.filled.by}
        return f"the {nouns.pop() if len(nouns) == 1 else 'cards'} {self.deeds(meaning.filled)}"

    def noun(self, node: n.Node) -> str:
        """What a step is about."""
        return self.words.things(node) or ("card" if takes_one(node) else "cards")

    def implied(self, node: n.Node) -> str:
        """What a word of this effect means that no node in it says."""
        written = {id(part) for part in n.walk(node)}
        found = [meaning for ref, meaning in self.hearing.unwritten.get(id(node), ()) if id(ref) not in written]
        if not found:
            raise Unexplained(f"nothing tells whom {type(node).__name__} speaks of")
        return self.note(node, self.meant(found[-1]))

    def deeds(self, filled: Filled) -> str:
        """What was done to the cards in a slot, and in which steps."""
        here = self._here(filled.by)
        made = alternatives(self.deed(step) for step in here or filled.by)
        moved = [" ".join(self.deed(step)) for step in self._here(filled.moved)]
        not_done = "" if here or not filled.by else " (which is not done here)"
        return " and ".join(dict.fromkeys((made, *moved))) + not_done

    def _here(self, steps: tuple[tuple[n.Node, ...], ...]) -> list[tuple[n.Node, ...]]:
        """Those of the steps that are done where what is being told is done; moves to pay a cost stand in none."""
        return [step for step in steps if step and id(self._told(step)) not in self.elsewhere]

    def deed(self, step: tuple[n.Node, ...]) -> tuple[str, str]:
        """What a step did and where, by the innermost of the effects it stands in that was told."""
        node = next((each for each in reversed(step) if id(each) in self.labels), None)
        if node is None:
            raise Unexplained(f"a reference in {self.at or 'the ability'} stands for a step that was not told")
        return past(self, node), self.step_name(node)

    def step_name(self, node: n.Node) -> str:
        number, name = self.labels[id(node)]
        return name if number == self.ability else f"{name} of ability {number}"

    def _told(self, step: tuple[n.Node, ...]) -> n.Node:
        return next((each for each in reversed(step) if id(each) in self.labels), step[-1])

    # --- steps

    def label(self, node: n.Node, name: str) -> None:
        self.labels[id(node)] = (self.ability, name)

    def steps(self, effect: n.Effect, prefix: str = "", first: int = 1) -> list[Line]:
        """The sentences of an effect, one for each step."""
        lines: list[Line] = []
        for node in in_turn(effect):
            lines.append(self.step(node, f"{prefix}{first + len(lines)}"))
        return lines

    def step(self, node: n.Effect, number: str) -> Line:
        outer, self.at = self.at, f"step {number}"
        self.label(node, f"in step {number}")
        told = self.tell(node)
        if isinstance(told, str):
            line = Line(sentence(told), number)
        else:
            line = Line(sentence(told.text, ":" if told.parts else "."), number)
            self._parts(line, told)
        self.at = outer
        return line

    def _parts(self, line: Line, told: Told) -> None:
        """The steps below a step; those under a heading are in a list of its own."""
        count, outer, trigger = 1, set(self.elsewhere), self.trigger
        self.trigger = told.trigger or trigger
        for heading, part in told.parts:
            before = set(self.labels)
            inner = self.part(part, f"{line.number}.", count)
            if told.alternatives:
                self.elsewhere |= set(self.labels) - before
            count += sum(1 for each in inner if each.number)
            if heading:
                line.inner.append(Line(sentence(heading, ":"), "", inner))
            else:
                line.inner += inner
        self.elsewhere, self.trigger = outer, trigger

    def part(self, part: Part, prefix: str, first: int) -> list[Line]:
        if isinstance(part, n.Effect):
            return self.steps(part, prefix, first)
        return self.head(part, prefix, first)

    # --- abilities

    def head(self, ability: n.Ability, prefix: str = "", first: int = 1) -> list[Line]:
        """An ability within a step: its head as sentences, then its steps."""
        standing, trigger = self.standing, self.trigger
        lines = [Line(text) for text in self.openings(ability)]
        cost = self.costs(ability.cost, prefix)
        if cost:
            lines.append(Line("Its cost:", "", cost))
        lines += self.steps(ability.effect, prefix, first)
        self.standing, self.trigger = standing, trigger
        return lines

    def openings(self, ability: n.Ability) -> list[str]:
        """What kind of ability it is, where and when it works."""
        self.standing, self.trigger = ability.kind == "continuous", ability.trigger
        kind = [self.kind(ability)]
        if ability.keyword:
            kind.append(f"keyword {self.keyword(ability.keyword)}")
        found = [sentence(", ".join(kind)), sentence(f"it works {self.works(ability)}")]
        if ability.trigger is not None:
            found.append(sentence(f"it is set off {self.say(ability.trigger)}"))
        if ability.gate is not None:
            found.append(sentence(f"it is there only while {self.say(ability.gate)}"))
        if ability.limit:
            found.append(sentence(f"it may be used {limited(ability.limit)}"))
        return found

    def kind(self, ability: n.Ability) -> str:
        """By what the book calls such a keyword, or such abilities, or the kind."""
        kinds = self.words.kinds
        words = (f"{ability.kind} {ability.keyword}", self.book.texts.sort_of(ability), ability.kind)
        return next(kinds[word] for word in words if word in kinds)

    def works(self, ability: n.Ability) -> str:
        """Where the card must be; where that is nearly everywhere, where it must not be."""
        if ability.keyword and isinstance(ability.effect, n.Nothing) and not ability.zones:
            return "as the rules of the keyword say"
        zones = ability.zones or self.book.texts.default_zones(ability)
        others = tuple([zone.name for zone in self.book.places.zones if zone.name not in zones])
        if not zones or not others:
            return "wherever this card is"
        if len(zones) > MANY_ZONES > len(others):
            return f"wherever this card is, but not {self.place(others, 'mine')}"
        return f"while this card is {self.place(zones, 'mine')}"

    def costs(self, cost: tuple[n.Effect, ...], prefix: str = "", name: str = "cost") -> list[Line]:
        """The parts of a cost, lettered."""
        return [self.cost_part(part, f"{prefix}{chr(ord('a') + at)}", name) for at, part in enumerate(cost)]

    def payment(self, cost: tuple[n.Effect, ...], name: str) -> str:
        """The parts of a cost within a sentence."""
        lines = self.costs(cost, name=name)
        return "; ".join(f"{line.number} {line.text[0].lower()}{line.text[1:].rstrip('.')}" for line in lines)

    def cost_part(self, part: n.Effect, letter: str, name: str) -> Line:
        outer, self.at, self.paying = self.at, f"{name} ({letter})", True
        self.label(part, f"for {name} ({letter})")
        told: list[str] = []
        for node in in_turn(part):
            self.label(node, f"for {name} ({letter})")
            text = self.tell(node)
            told.append(text if isinstance(text, str) else text.text)
        self.at, self.paying = outer, False
        return Line(sentence("; then ".join(told)), f"({letter})")


def alternatives(deeds: Iterable[tuple[str, str]]) -> str:
    """ "chosen in step 1 or in step 2"."""
    found: dict[str, list[str]] = {}
    for did, where in dict.fromkeys(deeds):
        found.setdefault(did, []).append(where)
    return " or ".join(f"{did} {' or '.join(places)}" for did, places in found.items())


LIMITS = {"turn": "once per turn", "turn twice": "twice per turn", "game": "once per game"}


def limited(limit: str) -> str:
    return LIMITS.get(limit, f"once per {limit}") + " at most"


def in_turn(effect: n.Effect) -> list[n.Effect]:
    """The effects of a sequence, and of the sequences in it, one after another."""
    if isinstance(effect, n.Sequence):
        return [inner for part in effect.parts for inner in in_turn(part)]
    return [effect]


def takes_one(node: n.Node) -> bool:
    """Whether an effect is about one card at most."""
    if isinstance(node, n.Sequence):
        return any(isinstance(part, n.Choose) and takes_one(part) for part in in_turn(node))
    count = getattr(node, "count", None)
    if count is not None:
        return bool(count == n.Number(1))
    cards = getattr(node, "cards", None)
    return isinstance(cards, n.This) or (isinstance(cards, n.Top) and cards.count == n.Number(1))
