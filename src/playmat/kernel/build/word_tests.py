"""Questions about the words of a card: whether it has one, a part of one, or shares one with another card.

A characteristic that is a word may have become several, as a card may have several names: then it is each of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state.memo import once

if TYPE_CHECKING:
    from ..state.compiled import Scoped, Sieve, Test
    from ..state.game import Game
    from .match import Match

# Most of the time nothing changes the words of any card, or can in this match: then print is read at once.


def holds_word(key: str, word: object) -> Test:
    """Whether a value holds this word."""

    def holds(g: Game, s: Scoped, c: int) -> bool:
        match, table = g.match, g.values.get(key)
        if (key in match.changeable if table is None else table) or g.looking_back is not None:
            return word in g.value(c, key)
        return word in match.printed[g.definition[c]][key]

    return holds


def holds_part(key: str, part: str) -> Test:
    """Whether a word, or one of those that it has become, has this part."""

    def holds(g: Game, s: Scoped, c: int) -> bool:
        value = g.value(c, key)
        return any(part in word for word in value) if isinstance(value, tuple) else part in value

    return holds


def is_word(value: object, word: str) -> bool:
    """Whether a value is this word; a word that has become several is each of them."""
    return word in value if isinstance(value, tuple) else value == word


def holds_any(key: str, words: frozenset[str]) -> Test:
    """Whether a list of words holds one of these."""

    def holds(g: Game, s: Scoped, c: int) -> bool:
        match, table = g.match, g.values.get(key)
        if (key in match.changeable if table is None else table) or g.looking_back is not None:
            return not words.isdisjoint(g.value(c, key))
        return not words.isdisjoint(match.printed[g.definition[c]][key])

    return holds


def word_sieve(key: str, words: frozenset[str]) -> Sieve:
    """The cards whose list of words holds one of these."""
    asked = (key, words)

    def sieve(g: Game, s: Scoped, cards: list[int]) -> list[int]:
        match, table = g.match, g.values.get(key)
        if (key in match.changeable if table is None else table) or g.looking_back is not None:
            return [c for c in cards if not words.isdisjoint(g.value(c, key))]
        faces, definition = match.memo.get(asked), g.definition
        if faces is None:
            faces = once(match, asked, printed_with, match, key, words)
        return [c for c in cards if definition[c] in faces]

    return sieve


def printed_with(match: Match, key: str, words: frozenset[str]) -> frozenset[int]:
    """The definitions whose printed list of words holds one of these."""
    return frozenset(i for i, printed in enumerate(match.printed) if not words.isdisjoint(printed[key]))


def alike(one: object, other: object) -> bool:
    """Equal values, or words and lists of words that share one."""
    if isinstance(one, tuple) or isinstance(other, tuple):
        return bool(set(as_words(one)) & set(as_words(other)))
    return one is not None and one == other


def as_words(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)
