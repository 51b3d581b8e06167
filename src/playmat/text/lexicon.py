"""The words a book brings to its grammar: closed lists, open classes, and the marks of a printed text.

A closed list maps printed words to values ("two" to 2) one to one; an open class is a pattern whose match
is the value (a name, a clan). Both are used in templates like any other kind of phrase. Repairs and losses
say how the book's texts are misprinted (`playmat.text.normalise`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from playmat.text.errors import GrammarError

SENTENCE_START = r"(?:(?<=[:\[])|(?<=\. )|(?<=\] )|(?<=& )|^)([A-Z][A-Za-z'-]*)(?!\])"

QUOTED = r'(?<=")(?! )[^"\[\]{}\n]+(?<![ .])(?=")'
"""A quoted name; what has icons or ends with a full stop is a quoted text, and mended like any other."""

Replacement = str | Callable[[re.Match[str]], str]


@dataclass(frozen=True)
class Repair:
    """A named replacement, made wherever its pattern is found."""

    name: str
    pattern: re.Pattern[str]
    by: Replacement

    def mend(self, text: str) -> str:
        return self.pattern.sub(self.by, text)


@dataclass(frozen=True)
class Loss:
    """A sign that a text has lost something which could have been one of several things."""

    reason: str
    pattern: re.Pattern[str]


def repair(name: str, pattern: str, by: Replacement) -> Repair:
    return Repair(name, re.compile(pattern), by)


def loss(reason: str, pattern: str) -> Loss:
    return Loss(reason, re.compile(pattern))


@dataclass(frozen=True)
class Open:
    """An open class: whatever the pattern matches, as text or as a whole number.

    `own` narrows it to one text: the name of the card that is being read. It is looked for in the text as
    printed; `lowered`, in the text with its sentence capitals made small, so that a word of the grammar
    which begins a sentence is not taken for one of an open class. `of` names the class of words it belongs to:
    where the words of that class are known, it is closed, and reads those alone.
    """

    pattern: str
    label: str
    number: bool = False
    own: bool = False
    lowered: bool = False
    of: str = ""

    def value(self, text: str) -> str | int:
        return int(text) if self.number else text

    def shown(self, value: str) -> str:
        """How the text prints a word of this class."""
        return value

    def words(self, value: object) -> str | None:
        """The printed words of a value, or None when the value is not of this class."""
        if isinstance(value, bool) or not isinstance(value, int if self.number else str):
            return None
        text = self.shown(str(value))
        return text if re.fullmatch(self.pattern, text) else None


@dataclass(frozen=True)
class Lexicon:
    """A book's words. `clans` and `races` tell apart what sources print in the same angle marks.

    `names` finds what stands between marks for names: the book's repairs are about sentences and leave it alone.
    `sentence_start` finds, as its first group, each word that may owe its capital to its place.
    """

    words: Mapping[str, Mapping[str, object]]
    opens: Mapping[str, Open]
    clans: frozenset[str] = frozenset()
    races: frozenset[str] = frozenset()
    repairs: tuple[Repair, ...] = ()
    losses: tuple[Loss, ...] = ()
    names: str = QUOTED
    sentence_start: str = SENTENCE_START
    printed: Mapping[str, Mapping[object, str]] = field(init=False)

    def __post_init__(self) -> None:
        printed = {kind: _inverse(kind, words) for kind, words in self.words.items()}
        object.__setattr__(self, "printed", printed)

    @property
    def kinds(self) -> frozenset[str]:
        return frozenset(self.words) | frozenset(self.opens)


def _inverse(kind: str, words: Mapping[str, object]) -> dict[object, str]:
    printed = {value: word for word, value in words.items()}
    if len(printed) != len(words):
        raise GrammarError(f"lexicon list {kind!r}: two words have one value, so printing could not choose")
    return printed
