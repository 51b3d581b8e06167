"""What filters ask about the words of a card, compiled: all printed forms of a word are that word."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..state.memo import once
from ..words.spelling import folded, folded_all

if TYPE_CHECKING:
    from ..state.compiled import Scoped, Sieve, Test
    from ..state.game import Game
    from .match import Match


def has_part(key: str, part: str) -> Test:
    """Whether a word has these words in it."""
    wanted = folded(part)
    return lambda g, s, c: wanted in folded(g.value(c, key))


def compares_word(compare: Callable[[Any, Any], bool], key: str, word: str) -> Test:
    """How a word of the card compares with this one."""

    def compares(g: Game, s: Scoped, c: int) -> bool:
        value = g.value(c, key)
        return compare(folded(value) if isinstance(value, str) else value, word)

    return compares


def holds_any(key: str, words: frozenset[str]) -> Test:
    """Whether a list of words holds one of these."""
    asked = (key, words)

    def holds(g: Game, s: Scoped, c: int) -> bool:
        match, table = g.match, g.values.get(key)
        if (key in match.changeable if table is None else table) or g.looking_back is not None:
            return not words.isdisjoint(map(folded, g.value(c, key)))
        faces: frozenset[int] = match.memo.get(asked) or once(match, asked, printed_with, match, key, words)
        return g.definition[c] in faces

    return holds


def word_sieve(key: str, words: frozenset[str]) -> Sieve:
    """The cards whose list of words holds one of these."""
    asked = (key, words)

    def sieve(g: Game, s: Scoped, cards: list[int]) -> list[int]:
        match, table = g.match, g.values.get(key)
        if (key in match.changeable if table is None else table) or g.looking_back is not None:
            return [c for c in cards if not words.isdisjoint(map(folded, g.value(c, key)))]
        faces, definition = match.memo.get(asked), g.definition
        if faces is None:
            faces = once(match, asked, printed_with, match, key, words)
        return [c for c in cards if definition[c] in faces]

    return sieve


def printed_with(match: Match, key: str, words: frozenset[str]) -> frozenset[int]:
    """The definitions whose printed list of words holds one of these."""
    return frozenset(i for i, printed in enumerate(match.printed) if not words.isdisjoint(map(folded, printed[key])))


def alike(one: object, other: object) -> bool:
    """Equal values, or lists of words that share one."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return not folded_all(one).isdisjoint(map(folded, other))
    if isinstance(one, str) and isinstance(other, str):
        return folded(one) == folded(other)
    return one is not None and one == other
