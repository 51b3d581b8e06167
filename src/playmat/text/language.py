"""A book's language: its grammar and lexicon, ready to read cards and to print them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from copy import copy
from pathlib import Path
from typing import Any

from playmat.kernel.words import nodes
from playmat.kernel.words.cards import Known
from playmat.kernel.words.nodes import Ability
from playmat.text.errors import CardTextAmbiguous, CardTextDamaged, CardTextDeclined, GrammarError, Stop
from playmat.text.grammar import Grammar, Words, read_grammar
from playmat.text.lexicon import Lexicon
from playmat.text.limits import find_excess
from playmat.text.links import Maker, link, unlink
from playmat.text.normalise import find_damage, normalise
from playmat.text.parse import OutOfSteps, Reading, Scanner, closed, scanners
from playmat.text.printing import words_of

START = "ability"


def node_classes(*modules: Any) -> dict[str, type[Any]]:
    """The node classes of the kernel and of further modules, by name."""
    return {
        name: value
        for module in (nodes, *modules)
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, nodes.Node)
    }


class Language:
    """Reads one printed ability a line; every reading prints back to the very line it was read from."""

    def __init__(
        self,
        files: Iterable[Path],
        lexicon: Lexicon,
        classes: Mapping[str, type[Any]] | None = None,
        makers: Mapping[str, Maker] | None = None,
    ) -> None:
        self.lexicon = lexicon
        self.makers = makers or {}
        self.grammar: Grammar = read_grammar(files, lexicon, classes or node_classes(), START)
        self._scanners = scanners(self.grammar)
        self._small = _vocabulary(self.grammar)
        self._starts = re.compile(lexicon.sentence_start)

    def knowing(self, known: Known) -> Language:
        """The same language where only these words are known of the classes that they are of."""
        if not known:
            return self
        told = copy(self)
        told._scanners = closed(self.grammar, self._scanners, known)
        return told

    def normalise(self, text: str) -> str:
        return normalise(text, self.lexicon)

    def read(self, name: str, text: str) -> tuple[Ability, ...]:
        """The abilities of a card's text; raises when any part of it is not understood."""
        if excess := find_excess(text):
            raise CardTextDamaged(name, text, excess.at, excess.reason)
        clean = self.normalise(text)
        if damage := find_damage(clean, self.lexicon):
            raise CardTextDamaged(name, clean, damage.at, damage.reason)
        lines = clean.split("\n") if clean else []
        return tuple(self._read_line(name, number, line) for number, line in enumerate(lines, 1))

    def _read_line(self, name: str, number: int, line: str) -> Ability:
        small = self._small_starts(line)
        scanned = self._scanners | self._own_scanners(name)
        reading = Reading(self.grammar, scanned, small, line)
        try:
            readings = reading.whole(START)
            stop = None if readings else self._stop(scanned, line, small, reading.furthest)
        except (OutOfSteps, RecursionError) as fault:
            at, why = (fault.at, fault.why) if isinstance(fault, OutOfSteps) else (0, "it says too much in one line")
            stop = Stop(line, at, (), why)
        if stop is not None:
            raise CardTextDeclined(name, number, stop)
        if len(readings) > 1:
            raise CardTextAmbiguous(name, number, line, tuple(readings))
        ability, unfilled = link(readings[0], self.makers)
        if unfilled:
            raise CardTextDeclined(name, number, Stop(line, len(line), (f"a step that makes {unfilled!r}",)))
        printed = self.print(ability)
        if printed != line:
            raise CardTextDeclined(name, number, _where_they_part(line, printed))
        return ability

    def _own_scanners(self, name: str) -> dict[str, Scanner]:
        """What the card that is being read calls itself."""
        own = {kind: each.label for kind, each in self.lexicon.opens.items() if each.own}
        pattern = re.compile(re.escape(self.normalise(name))) if own else None
        return {kind: Scanner(pattern, label, True) for kind, label in own.items() if pattern is not None}

    def _stop(self, scanned: dict[str, Scanner], line: str, small: str, reached: int) -> Stop:
        """Where a text stops; it is read once more, and watched where reading came as far as it did."""
        watched = Reading(self.grammar, scanned, small, line, watch=reached)
        watched.whole(START)
        stop = watched.stop()
        return Stop(line, stop.at, stop.expected, stop.reason)

    def _small_starts(self, line: str) -> str:
        """The line with sentence capitals made small, where the grammar knows the word as small."""

        def small(found: re.Match[str]) -> str:
            word = found.group(1)
            lowered = word[0].lower() + word[1:]
            return lowered if lowered in self._small else word

        return self._starts.sub(small, line)

    def print(self, ability: Ability) -> str:
        """The printed line of an ability."""
        words = words_of(self.grammar, START, unlink(ability, self.makers))
        if words is None:
            raise GrammarError(f"no phrase rules of this book can say {ability!r}")
        return words


def _where_they_part(line: str, printed: str) -> Stop:
    at = 0
    while line[at : at + 1] and line[at : at + 1] == printed[at : at + 1]:
        at += 1
    return Stop(line, at, (printed[at : at + 20],))


def _vocabulary(grammar: Grammar) -> frozenset[str]:
    """The words that the grammar prints with a small first letter."""
    texts = [item.text for rule in grammar.rules.values() for item in rule.items if isinstance(item, Words)]
    texts += [word for listed in grammar.lexicon.words.values() for word in listed]
    return frozenset(word for text in texts for word in re.findall(r"(?<![\w-])[a-z][A-Za-z'-]*", text))
