"""What filters ask about the words of a card, compiled: all printed forms of a word are that word."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any

from ..state.game import NO_LIMIT
from ..state.memo import once
from ..words.spelling import folded, folded_all

if TYPE_CHECKING:
    from ..state.compiled import Scoped, Sieve, Test
    from ..state.game import Game
    from .match import Match


def has_part(key: str, part: str) -> Test:
    """Whether a word has these words in it."""
    wanted = folded(part)
    return by_print(key, ("part", key, wanted), lambda value: value is not None and wanted in folded(value))


def compares_word(compare: Callable[[Any, Any], bool], key: str, word: str) -> Test:
    """How a word of the card compares with this one."""
    wanted = folded(word)

    def compares(value: Any) -> bool:
        return compare(folded(value) if isinstance(value, str) else value, wanted)

    return by_print(key, (compare, key, wanted), compares)


def holds_any(key: str, words: frozenset[str]) -> Test:
    """Whether a list of words holds one of these."""
    return by_print(key, (key, words), shares_any(words))


def shares_any(words: frozenset[str]) -> Callable[[Any], bool]:
    return lambda value: not words.isdisjoint(map(folded, value))


def by_print(key: str, asked: Hashable, tells: Callable[[Any], bool]) -> Test:
    """What one characteristic tells: found once for every print, and of a single card only while that may change."""

    def holds(g: Game, s: Scoped, c: int) -> bool:
        match, table = g.match, g.values.get(key)
        if (key in match.changeable if table is None else table) or g.looking_back is not None:
            return tells(g.value(c, key))
        prints: frozenset[int] | None = match.memo.get(asked)
        if prints is None:
            prints = once(match, asked, prints_told, match, key, tells)
        return g.definition[c] in prints

    return holds


def word_sieve(key: str, words: frozenset[str]) -> Sieve:
    """The cards whose list of words holds one of these."""
    asked, tells = (key, words), shares_any(words)

    def sieve(g: Game, s: Scoped, cards: list[int]) -> list[int]:
        match, table = g.match, g.values.get(key)
        changed = key in match.changeable if table is None else table
        if g.looking_back is not None or (changed and g.layer_limit != NO_LIMIT):
            return [c for c in cards if tells(g.value(c, key))]
        if changed and table is None:
            table = match.derive(g, key)
        prints, definition = match.memo.get(asked), g.definition
        if prints is None:
            prints = once(match, asked, prints_told, match, key, tells)
        if not table:
            return [c for c in cards if definition[c] in prints]
        return [c for c in cards if (tells(table[c]) if c in table else definition[c] in prints)]

    return sieve


def prints_told(match: Match, key: str, tells: Callable[[Any], bool]) -> frozenset[int]:
    """The definitions of which it is told by what is printed."""
    return frozenset(i for i, printed in enumerate(match.printed) if tells(printed[key]))


def alike(one: Any, other: Any) -> bool:
    """Equal values of one characteristic, or lists of words that share one."""
    if isinstance(one, tuple):
        return not folded_all(one).isdisjoint(map(folded, other))
    if isinstance(one, str) and isinstance(other, str):
        return folded(one) == folded(other)
    return one is not None and bool(one == other)
