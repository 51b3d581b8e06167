"""Cards found and sifted: by where they lie, by the words they have, by several tests one after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..run.values import taken_over
from ..state.memo import once

if TYPE_CHECKING:
    from ..state.compiled import CardsOf, Check, Scoped, Sieve, Test
    from ..state.game import Game
    from ..words.book import Characteristic
    from ..words.plain import Plain
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


def alike(one: object, other: object) -> bool:
    """Equal values, or lists of words that share one."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return bool(set(one) & set(other))
    return one is not None and one == other


def all_words(characteristic: Characteristic) -> Callable[[Game, int], Plain]:
    """The value of a card in this; where it may have further words, all of them."""
    key, more = characteristic.name, characteristic.more
    if not more:
        return lambda g, c: g.value(c, key)
    return lambda g, c: (g.value(c, key), *g.value(c, more))


def says_word(key: str, more: str, op: str, word: str) -> Test:
    """Whether one of the words that a card has is this one, is not, or has it for a part."""
    if op == "contains":
        return lambda g, s, c: word in g.value(c, key) or any(word in other for other in g.value(c, more))
    said = op == "="
    return lambda g, s, c: (word == g.value(c, key) or word in g.value(c, more)) == said


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


def lying(zones: tuple[tuple[int, ...], ...]) -> CardsOf:
    """All cards in these zones, by the seat that asks."""
    return lambda g, s: [c for z in zones[s.seat] for c in g.zones[z]]


def lying_by_master(mask: int, zones: tuple[tuple[int, ...], ...], mine: bool) -> CardsOf:
    """The same where some cards have another master than the seat of their zone; `mask` are the zones of all seats."""

    def found(g: Game, s: Scoped) -> list[int]:
        taken = taken_over(g)
        own = [c for z in zones[s.seat] for c in g.zones[z] if c not in taken]
        strange = [c for c in taken if mask >> g.zone_of[c] & 1 and (taken[c] == s.seat) == mine]
        return own + sorted(strange)

    return found


def through(cards: CardsOf, sieves: list[Sieve]) -> CardsOf:
    """Those of the cards that pass all of these, one after another."""
    if not sieves:
        return cards

    def passing(g: Game, s: Scoped) -> list[int]:
        found = cards(g, s)
        for sieve in sieves:
            if not found:
                break
            found = sieve(g, s, found)
        return found

    return passing


def every_test(tests: list[Test]) -> Test:
    """Whether a card passes them all, one after another."""
    if len(tests) == 1:
        return tests[0]
    if len(tests) == 2:
        one, other = tests
        return lambda g, s, c: one(g, s, c) and other(g, s, c)

    def passes(g: Game, s: Scoped, c: int) -> bool:
        for test in tests:
            if not test(g, s, c):
                return False
        return True

    return passes


def any_test(tests: list[Test]) -> Test:
    """Whether a card passes one of them."""

    def passes(g: Game, s: Scoped, c: int) -> bool:
        for test in tests:
            if test(g, s, c):
                return True
        return False

    return passes


def every_check(checks: list[Check]) -> Check:
    """Whether all conditions hold, asked one after another."""
    if len(checks) == 1:
        return checks[0]

    def hold(g: Game, s: Scoped) -> bool:
        for check in checks:
            if not check(g, s):
                return False
        return True

    return hold
