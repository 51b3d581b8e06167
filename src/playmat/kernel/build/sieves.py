"""Cards found and sifted: by where they lie, by the words they have, by several tests one after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..run.values import taken_over
from ..words.spelling import folded

if TYPE_CHECKING:
    from ..state.compiled import CardsOf, Check, Scoped, Sieve, Test
    from ..state.game import Game
    from ..words.book import Characteristic
    from ..words.plain import Plain


def all_words(characteristic: Characteristic) -> Callable[[Game, int], Plain]:
    """The value of a card in this; where it may have further words, all of them."""
    key, more = characteristic.name, characteristic.more
    if not more:
        return lambda g, c: g.value(c, key)
    return lambda g, c: (g.value(c, key), *g.value(c, more))


def says_word(key: str, more: str, op: str, word: str) -> Test:
    """Whether one of the words that a card has is this one, is not, or has it for a part."""
    wanted = folded(word)
    if op == "contains":
        return lambda g, s, c: any(wanted in folded(said) for said in (g.value(c, key), *g.value(c, more)))
    equal = op == "="
    return lambda g, s, c: any(wanted == folded(said) for said in (g.value(c, key), *g.value(c, more))) == equal


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
