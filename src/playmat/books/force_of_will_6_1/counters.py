"""1022: counters on cards, what they do to ATK and DEF, and the keywords that bring them (1118, 1122).

[Evolution] (1116) is written in its text: put an evolution counter on this card unless it has one. That an attack or
a block takes a limit counter belongs to the battle; that a ruler begins with mana counters, to the preparation.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from ...kernel import (
    AmountOf,
    Ask,
    Builder,
    Check,
    CompiledTrigger,
    Evaluator,
    Game,
    Option,
    Test,
    UnknownWord,
    altered_cards,
    emit,
    flattened,
    role_test,
    rulings,
    walk,
)
from ...kernel import nodes as n
from . import nodes as f
from .targets import choose_x
from .zones import FIELDS, RULERS, count_of, counters_on, lies_in, object_asked, put_on

MODIFIER = re.compile(r"\[?([+-]?\d+)/([+-]?\d+)\]?")
STATS = ("atk", "def")
ENTERS, SHIFTS, NUMBERED = "enters with counters", "shifts with counters", "number of a keyword"
COMPARE = {"=": operator.eq, ">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt}
NOBODY: dict[int, Any] = {}
BRINGS = {"limit": "limit", "mana": "mana"}
"""Keywords with a number that bring so many counters, and the name of those (1118.2, 1122.2)."""


# --- 1022.1 putting and removing ----------------------------------------------------------------------


def put_counters(g: Game, card: int, name: str, amount: int) -> None:
    """1022.1: each counter put is an event of its own, after all of them lie there."""
    if amount > 0:
        _lay(g, card, {name: amount})
        for _ in range(amount):
            emit(g, "counter", card, ("counter", name))


def remove_counters(g: Game, card: int, name: str, amount: int | None) -> int:
    """1022.1b: counters of a name are alike, so it is only counted; the number taken, at most those there.

    The empty name means counters of any kind, taken in the order of their names; None takes all.
    """
    held = counters_on(g, card)
    names = sorted(held) if not name else [name]
    left = sum(held.values()) if amount is None else max(amount, 0)
    taken: dict[str, int] = {}
    for each in names:
        taken[each] = min(held.get(each, 0), left)
        left -= taken[each]
    total = sum(taken.values())
    if total:
        _lay(g, card, {each: -number for each, number in taken.items()})
    return total


def move_counters(g: Game, name: str, amount: int | None, before: int, after: int) -> int:
    """1022.4: only what was there to be taken is put on the other card."""
    moved = remove_counters(g, before, name, amount)
    put_counters(g, after, name, moved)
    return moved


def _lay(g: Game, card: int, more: dict[str, int]) -> None:
    held = counters_on(g, card)
    for name, amount in more.items():
        held[name] = held.get(name, 0) + amount
    put_on(g, card, "counters", tuple(sorted((name, amount) for name, amount in held.items() if amount > 0)))


# --- 1022.6 counters a card comes with ----------------------------------------------------------------


def entering_counters(g: Game, card: int) -> dict[str, int]:
    """1022.6: what all causes together let a card enter with, asked when it has arrived (909.5)."""
    total = _said(g, card, ENTERS) if is_spoken_of(g, card, ENTERS) else {}
    if g.definition[card] in g.match.rule_effects_of.get(NUMBERED, {}) or card in altered_cards(g):
        for name, amount in numbered(g, card).items():
            total[name] = total.get(name, 0) + amount
    return total


def is_spoken_of(g: Game, card: int, word: str) -> bool:
    """Whether the card itself, one in play or an effect might say this; what lies elsewhere speaks of itself alone."""
    saying = g.match.rule_effects_of.get(word, NOBODY)
    if g.definition[card] in saying or altered_cards(g):
        return True
    rule_effects = g.match.rule_effects
    for lasting in g.rule_effects:
        if rule_effects[lasting.name].word == word:
            return True
    if saying:
        for zone in (*FIELDS, *RULERS):
            if lies_in(g, zone, saying.keys()):
                return True
    return False


def numbered(g: Game, card: int) -> dict[str, int]:
    """1118.2, 1122.2b: counters by the number after a keyword; of two equal keywords each brings its own."""
    total: dict[str, int] = {}
    for s in rulings(g, NUMBERED):
        if s.scope.source == card:
            keyword = g.match.abilities[s.name.rpartition("/s")[0]].node.keyword
            if keyword not in BRINGS:
                raise UnknownWord(f"a number after the keyword {keyword!r}; expected {' or '.join(BRINGS)} (1122.2)")
            total[BRINGS[keyword]] = total.get(BRINGS[keyword], 0) + max(s.says(g, s.scope), 0)
    return total


def _said(g: Game, card: int, word: str) -> dict[str, int]:
    total: dict[str, int] = {}
    for s in rulings(g, word):
        name, amount, meant = s.says
        if meant(g, s.scope, card):
            total[name] = total.get(name, 0) + max(amount(g, s.scope), 0)
    return total


def shift_with_counters(g: Game, card: int) -> None:
    """Counters that are put on a card as it shifts (1117.2a)."""
    for name, amount in _said(g, card, SHIFTS).items():
        put_counters(g, card, name, amount)


def after_move(g: Game, moves: Sequence[tuple[int, int, int, int]]) -> None:
    """1022.6: cards that came into a field, as these moves have it, get what they enter with, also a J-ruler out of the
    ruler area (705.3)."""
    told = g.match.rule_effects_of
    if ENTERS not in told and NUMBERED not in told:
        return
    for card, _, after, _ in moves:
        if g.zone_of[card] == after:
            for name, amount in entering_counters(g, card).items():
                put_counters(g, card, name, amount)


# --- 1022.2, 909.1f, 909.1g what they do to numbers ---------------------------------------------------


@lru_cache(maxsize=4096)
def modifier(name: str) -> tuple[int, int] | None:
    """The changes of ATK and DEF that a counter named A/B makes; other names make none.

    >>> modifier("+100/+100"), modifier("mana")
    ((100, 100), None)
    """
    found = MODIFIER.fullmatch(name)
    if found is None:
        return None
    attack, defence = found.groups()
    return int(attack), int(defence)


def rule_numbers(g: Game, key: str, table: dict[int, Any]) -> None:
    """909.1f, then 909.1g: what counters add to a J/resonator comes after all effects, and rounding at the end."""
    if key not in STATS:
        return
    at, zone_of, serial = STATS.index(key), g.zone_of, g.serial
    for (card, word), note in g.marks.items():
        if word == "counters" and zone_of[card] in FIELDS and note[0] == serial[card]:
            _add_counters(g, card, note[1], key, at, table)
    for card, value in table.items():
        if value is not None and value % 100:
            table[card] = rounded(value)


def _add_counters(
    g: Game, card: int, held: tuple[tuple[str, int], ...], key: str, at: int, table: dict[int, Any]
) -> None:
    value, more = table[card] if card in table else g.match.printed[g.definition[card]][key], 0
    for name, number in held:
        change = modifier(name)
        if change is not None:
            more += change[at] * number
    if value is not None and more and is_j_resonator(g, card):
        table[card] = value + more


def is_j_resonator(g: Game, card: int) -> bool:
    """201.2a."""
    types = g.value(card, "type")
    return "resonator" in types or "j-ruler" in types


def rounded(number: int) -> int:
    """909.1g, 1204.1: up to the next hundred.

    >>> rounded(150), rounded(-150), rounded(300)
    (200, -100, 300)
    """
    return -(-number // 100) * 100


# --- what card text says about counters ---------------------------------------------------------------


def rows_put_counters(b: Builder, node: f.PutCounters) -> None:
    cards, amount = b.env.cards(node.on), b.env.amount(node.amount)

    def put(g: Game, v: Any) -> None:
        number = amount(g, v)
        for card in cards(g, v):
            put_counters(g, card, node.name, number)

    b.step(put)


def rows_remove_counters(b: Builder, node: f.RemoveCounters) -> None:
    """In a cost, X is chosen as the ability is played: as many as there are, if the rest of it can be paid then
    (903.2d)."""
    cards = b.env.cards(node.of)
    if isinstance(node.amount, f.X) and any(part is node for part in walk(b.node.cost)):

        def numbers(g: Game, v: Any) -> list[Option]:
            found = [x for x in _numbers(g, cards(g, v), node.name) if is_payable(b, g, v, x)]
            v.x = None
            return found

        b.declare(Ask("number", b.seat("you"), choose_x(b, numbers), "what is X?"), "x")
    amount = b.env.amount(node.amount) if node.amount is not None else None

    def remove(g: Game, v: Any) -> None:
        number = amount(g, v) if amount is not None else None
        for card in cards(g, v):
            remove_counters(g, card, node.name, number)

    b.step(remove)


def is_payable(b: Builder, g: Game, v: Any, x: Option) -> bool:
    v.x = x
    return b.cost.payable(g, v)


def rows_move_counters(b: Builder, node: f.MoveCounters) -> None:
    before, after = b.env.cards(node.of), b.env.cards(node.to)
    amount = b.env.amount(node.amount) if node.amount is not None else None

    def shift_over(g: Game, v: Any) -> None:
        for one, other in zip(before(g, v), after(g, v), strict=False):
            move_counters(g, node.name, amount(g, v) if amount is not None else None, one, other)

    b.step(shift_over)


def _numbers(g: Game, cards: list[int], name: str) -> list[Option]:
    most = min((count_of(g, card, name) for card in cards), default=0)
    return list(range(most + 1))


def can_remove(b: Builder, node: f.RemoveCounters) -> Check:
    """As a cost: the counters are there. All of them can always be removed, also none (104.2)."""
    cards = b.env.cards(node.of)
    if node.amount is None:
        return lambda g, s: bool(cards(g, s))
    amount = b.env.amount(node.amount)

    def enough(g: Game, s: Any) -> bool:
        found = cards(g, s)
        if not found:
            return False
        number = amount(g, s)
        for card in found:
            if count_of(g, card, node.name) < number:
                return False
        return True

    return enough


Counted = tuple[tuple[str, int | None], ...]
"""Counters that are removed: name and number, None for X."""


def own_counters(cost: Sequence[n.Effect]) -> Counted:
    """The counters that a cost removes from the card itself."""
    parts = [part for whole in cost for part in flattened(whole) if isinstance(part, f.RemoveCounters)]
    return tuple(
        (part.name, part.amount.value if isinstance(part.amount, n.Number) else None)
        for part in parts
        if isinstance(part.amount, n.Number | f.X) and part.of in (n.This(), n.It())
    )


def without_counters(g: Game, card: int, counted: Counted, x: int = 0) -> Game:
    """The game as it is once these counters are removed, as far as they are there; the game itself where it is so."""
    if not counted or not counters_on(g, card):
        return g
    twin = g.fork()
    for name, number in counted:
        remove_counters(twin, card, name, x if number is None else number)
    return twin


def stand_enter_with(env: Evaluator, node: f.EnterWith) -> tuple[str, tuple[str, AmountOf, Test]]:
    if node.at not in ("enter", "shift"):
        raise UnknownWord(f"counters come as a card does {node.at!r}; expected enter or shift (1022.6)")
    return (ENTERS if node.at == "enter" else SHIFTS), (node.name, env.amount(node.amount), role_test(env, node.cards))


def stand_numbered(env: Evaluator, node: f.Numbered) -> tuple[str, AmountOf]:
    return NUMBERED, env.amount(node.amount)


def amount_counters(env: Evaluator, node: f.Counters) -> AmountOf:
    """1022.5, 911.1: of a card that moved on, the counters it had."""
    pairs = env.pairs(node.on)
    return lambda g, s: sum(count_of(g, c, node.name, was) for c, _, was in pairs(g, s))


def filter_has_counters(env: Evaluator, node: f.HasCounters) -> Test:
    compare, number = COMPARE[node.op], env.amount(node.number)

    def has(g: Game, s: Any, card: int) -> bool:
        return bool(compare(count_of(g, card, node.name, object_asked(g, card)), number(g, s)))

    return has


def trigger_counter_put(env: Evaluator, node: f.CounterPut) -> tuple[CompiledTrigger, ...]:
    test = role_test(env, node.on)
    said = ("counter", node.name)

    def matches(g: Game, s: Any, roles: tuple[Any, ...]) -> bool:
        card, counter = roles
        return (not node.name or counter == said) and test(g, s, card)

    return (CompiledTrigger("counter", isinstance(node.on, n.This), matches, node),)


Rows = Callable[[Builder, Any], None]
Maker = Callable[[Any, Any], Any]
NODE_ROWS: dict[type[n.Node], Rows] = {
    f.PutCounters: rows_put_counters, f.RemoveCounters: rows_remove_counters, f.MoveCounters: rows_move_counters,
}  # fmt: skip
COST_CHECKS: dict[str | type[n.Node], Maker] = {f.RemoveCounters: can_remove}
RULE_EFFECTS: dict[type[n.Node], Maker] = {f.EnterWith: stand_enter_with, f.Numbered: stand_numbered}
FILTERS: dict[type[n.Node], Maker] = {f.HasCounters: filter_has_counters}
AMOUNTS: dict[type[n.Node], Maker] = {f.Counters: amount_counters}
TRIGGERS: dict[type[n.Node], Maker] = {f.CounterPut: trigger_counter_put}
RULE_WRITTEN = frozenset(STATS)
