"""All readings of a text: a memoised parser over characters that never prefers one rule to another.

`Reading.of(kind, at)` gives every value that a phrase of that kind may have from that place on, with where
it ends. Values that are equal are kept once; values that differ are all kept, so that an ambiguity is seen
at the top instead of being decided below.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from playmat.kernel.words.cards import Known
from playmat.kernel.words.errors import did_you_mean
from playmat.kernel.words.nodes import Node
from playmat.text.building import Make
from playmat.text.errors import GrammarError, Stop
from playmat.text.grammar import AHEAD, ARTICLE, CAPITAL, Grammar, Mark, Phrase, PhraseRule, Words

STEPS, STEPS_A_SIGN = 12_000, 10
"""What reading a line may take: so many rules tried and phrases compared, and so many more for each sign of it. The
dearest line of all known cards takes half of it."""
MOST_WITHIN = 120
"""Phrases in one another; the deepest known line has a third."""
SIGNS_A_STEP = 32
"""Signs of a phrase that are compared in a step."""


class OutOfSteps(Exception):
    """Reading a line was given up: `why` says what there is too much of."""

    def __init__(self, at: int, why: str) -> None:
        super().__init__(why)
        self.at, self.why = at, why


class Read(NamedTuple):
    """A value read up to `end`; `form` is its wording where the value cannot remember it itself."""

    end: int
    value: Any
    form: str


@dataclass(frozen=True)
class Scanner:
    """The lists and open classes of a lexicon, compiled."""

    pattern: re.Pattern[str]
    label: str
    printed: bool = False
    known: Mapping[str, str] | None = None
    """Where the class is closed: its words as they are printed, with what they stand for."""

    def listed(self, words: str) -> str:
        """The longest beginning of these words that is known; empty where there is none."""
        assert self.known is not None, "asked of a closed class"
        while words and words not in self.known:
            words, _, _ = words.rpartition(" ")
        return words


def scanners(grammar: Grammar) -> dict[str, Scanner]:
    found = {}
    for kind, words in grammar.lexicon.words.items():
        longest_first = sorted(words, key=len, reverse=True)
        # a word ends where no letter follows; a sign ends by itself
        pattern = "(?:" + "|".join(re.escape(word) for word in longest_first) + r")(?:(?<=\W)|(?!\w))"
        found[kind] = Scanner(re.compile(pattern), _list_label(kind, words))
    for kind, open_class in grammar.lexicon.opens.items():
        found[kind] = Scanner(re.compile(open_class.pattern), open_class.label, not open_class.lowered)
    return found


def closed(grammar: Grammar, scanned: Mapping[str, Scanner], known: Known) -> dict[str, Scanner]:
    """The scanners with the words that the cards at hand have."""
    found, words = dict(scanned), dict(known)
    for kind, open_class in grammar.lexicon.opens.items():
        if open_class.of in words:
            listed = {open_class.shown(word): word for word in words[open_class.of]}
            found[kind] = replace(scanned[kind], known=listed)
    return found


def _list_label(kind: str, words: Any) -> str:
    return " / ".join(list(words)[:3]) + (" ..." if len(words) > 3 else "")


class Reading:
    """One text being read: `text` with its sentence capitals made small, `printed` as it stands."""

    def __init__(
        self, grammar: Grammar, scanned: dict[str, Scanner], text: str, printed: str, watch: int | None = None
    ) -> None:
        self.grammar, self.scanned, self.text, self.printed = grammar, scanned, text, printed
        self.lexicon = grammar.lexicon
        self.memo: dict[tuple[str, int], list[Read]] = {}
        self.watched: list[tuple[int, str]] | None = None if watch is None else []
        self.all_from = len(text) + 1 if watch is None else watch - AHEAD
        """From where on all rules are tried, and not only those that may begin there, to tell what was expected."""
        self.unknown: dict[int, str] = {}
        self.steps = self.given = STEPS + STEPS_A_SIGN * len(text)
        """What is left of the budget, and what there was."""
        self.within = 0

    def whole(self, kind: str) -> list[Any]:
        """Every different value of the whole text."""
        return [read.value for read in self.of(kind, 0) if read.end == len(self.text)]

    @property
    def furthest(self) -> int:
        """The last place at which a phrase was looked for."""
        return max(at for _, at in self.memo)

    def of(self, kind: str, at: int) -> list[Read]:
        key = (kind, at)
        found = self.memo.get(key)
        if found is None:
            self.within += 1
            if self.within > MOST_WITHIN:
                raise OutOfSteps(at, f"phrases lie in one another more than {MOST_WITHIN} deep")
            found = self._scan(kind, at) if kind in self.scanned else self._try_rules(kind, at)
            self.memo[key] = found
            self.within -= 1
        return found

    def _spend(self, steps: int, at: int) -> None:
        self.steps -= steps
        if self.steps < 0:
            raise OutOfSteps(at, f"reading it takes more than {self.given} steps, expected shorter sentences")

    def _scan(self, kind: str, at: int) -> list[Read]:
        scanner = self.scanned[kind]
        words = self.lexicon.words.get(kind)
        found = scanner.pattern.match(self.printed if scanner.printed else self.text, at)
        if not found:
            self._missed(at, scanner.label)
            return []
        word = found.group()
        if scanner.known is not None:
            return self._scan_known(scanner, at, word)
        value = words[word] if words is not None else self.lexicon.opens[kind].value(word)
        return [Read(found.end(), value, "")]

    def _scan_known(self, scanner: Scanner, at: int, words: str) -> list[Read]:
        assert scanner.known is not None, "asked of a closed class"
        word = scanner.listed(words)
        if word:
            return [Read(at + len(word), scanner.known[word], "")]
        self._missed(at, scanner.label)
        if self.watched is not None:
            near = did_you_mean(words, scanner.known)
            self.unknown[at] = f"no card has {scanner.label} {words!r}{near}"
        return []

    def _try_rules(self, kind: str, at: int) -> list[Read]:
        reads: list[Read] = []
        if at >= self.all_from:
            rules = self.grammar.kinds[kind]
        else:
            rules = self.grammar.starting(kind, self.text[at : at + AHEAD])
        self._spend(len(rules), at)
        for rule in rules:
            for read in self._try_rule(rule, at):
                if not self._is_known(read, reads, at):
                    reads.append(read)
        return reads

    def _is_known(self, read: Read, reads: list[Read], at: int) -> bool:
        alike = [other for other in reads if other.end == read.end]
        self._spend(1 + (1 + len(alike)) * ((read.end - at) // SIGNS_A_STEP), at)
        return any(other.value == read.value for other in alike)

    def _try_rule(self, rule: PhraseRule, at: int) -> list[Read]:
        states: list[tuple[int, tuple[Read, ...]]] = [(at, ())]
        for item in rule.items:
            if type(item) is Words:
                states = self._past_words(item.text, states)
            elif type(item) is Phrase:
                kind, of = item.kind, self.of
                states = [(read.end, (*reads, read)) for place, reads in states for read in of(kind, place)]
            else:
                states = [(end, reads) for place, reads in states for end in self._mark(item, place)]  # type: ignore[arg-type]
            if len(states) != 1:
                if not states:
                    return []
                self._spend(len(states), at)
        return [built(rule, end, reads) for end, reads in states]

    def _past_words(self, words: str, states: list[tuple[int, tuple[Read, ...]]]) -> list[tuple[int, tuple[Read, ...]]]:
        text, length = self.text, len(words)
        if self.watched is not None:
            for place, _ in states:
                if not text.startswith(words, place):
                    self._missed(place, words)
        return [(place + length, reads) for place, reads in states if text.startswith(words, place)]

    def _mark(self, mark: Mark, at: int) -> list[int]:
        if mark.sign == CAPITAL:
            return [at]
        assert mark.sign == ARTICLE
        for article in ("a", "an"):
            if self.text.startswith(article + " ", at):
                return [at + len(article)]
        self._missed(at, "a ")
        return []

    def _missed(self, at: int, wanted: str) -> None:
        if self.watched is not None:
            self.watched.append((at, wanted))

    def stop(self) -> Stop:
        """The furthest word reached and what would have gone on from there (a watched reading only)."""
        assert self.watched is not None
        reached: dict[int, list[str]] = {}
        for at, wanted in self.watched:
            place, rest = self._where_it_parts(at, wanted)
            reached.setdefault(place, []).append(rest)
        furthest = max(reached, default=0)
        expected = dict.fromkeys(_few_words(words) for words in reached.get(furthest, ()))
        place = furthest if furthest in self.unknown or not self.unknown else max(self.unknown)
        if self.unknown and place >= self._word_start(furthest):
            return Stop(self.text, place, (), self.unknown[place])
        return Stop(self.text, furthest, tuple(sorted(word for word in expected if word)))

    def _word_start(self, at: int) -> int:
        """Where the word begins that stands at a place."""
        while at > 0 and self.text[at - 1].isalnum():
            at -= 1
        return at

    def _where_it_parts(self, at: int, wanted: str) -> tuple[int, str]:
        """The start of the first word in which the text and the wanted words differ."""
        same = 0
        while same < len(wanted) and self.text[at + same : at + same + 1] == wanted[same]:
            same += 1
        start = same
        while start > 0 and (wanted[start - 1].isalnum() or wanted[start - 1] in "-'"):
            start -= 1
        return at + start, wanted[start:]


def _few_words(words: str) -> str:
    return " ".join(words.split()[:4])


def built(rule: PhraseRule, end: int, reads: tuple[Read, ...]) -> Read:
    """What a rule makes of the phrases read in it, with the wording remembered."""
    slots = {phrase.name: read.value for phrase, read in zip(rule.phrases, reads, strict=True)}
    forms = [read.form for read in reads]
    form = f"{rule.id}({','.join(forms)})" if any(forms) else rule.id
    if type(rule.builds) is Make:
        return Read(end, rule.builds.build_as(form, slots), "")
    value = rule.builds.build(slots)
    if not isinstance(value, Node):
        return Read(end, value, form)
    if any(value is read.value for read in reads) or _inside(value, reads):
        if rule.has_words:
            raise GrammarError(f"{rule.where}: {rule.template!r} hands a node on, so its own words are lost")
        return Read(end, value, "")
    return Read(end, replace(value, form=form), "")


def _inside(value: Any, reads: tuple[Read, ...]) -> bool:
    """Whether a joined value is the only item of one of the lists that were read."""
    return any(value is item for read in reads if isinstance(read.value, tuple) for item in read.value)
