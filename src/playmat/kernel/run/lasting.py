"""Effects that outlast the ability that made them: on cards, on players, on the rules; and their end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from ..state.compiled import changing
from ..state.frames import TimedScope
from ..state.memo import touch
from ..state.records import Effect, RuleEffect, Scope, Until
from ..words.plain import Plain
from .abilities import unusable, working
from .events import emit

if TYPE_CHECKING:
    from ..state.compiled import CompiledChange, Scoped
    from ..state.frames import Frame
    from ..state.game import Game
    from ..state.records import Slots


NO_MOMENT = ("", 0)
"""In place of a moment and its number: there is none that it could last until, so no effect is made."""


def add_effect(
    g: Game,
    seat: int,
    source: int,
    cards: Plain,
    change: CompiledChange,
    amount: Plain,
    until: tuple[str, int],
    stamp: int | None = None,
    slots: Slots | None = None,
) -> None:
    """Leave a lasting effect on remembered cards, on a player when `cards` is a seat, or on a group when it is None.

    `stamp` is when its ability was played; without one, or where books count from the making, it is of now. `slots` are
    what the group is told by.
    """
    if until == NO_MOMENT:
        return
    at = g.now() if stamp is None or g.match.book.values.aged_as_made else stamp
    events = g.match.book.values.reports.get(change.key)
    before = _numbers(g, cards, change.key) if events is not None and _is_heard(g, events) else []
    g.effects.append(Effect(at, seat, source, g.serial[source], cards, change.name, amount, Until(*until), slots))
    touch(g)
    if events is not None:
        _report(g, change.key, events, before)


def _is_heard(g: Game, events: tuple[str, str]) -> bool:
    return bool(g.timed) or not g.match.heard.isdisjoint(events)


def _numbers(g: Game, cards: Plain, key: Plain) -> list[tuple[int, Plain]]:
    """What the remembered cards have now of a number; a player has none, and of a group any card may be part."""
    if isinstance(cards, int):
        return []
    if cards is None:
        return [(card, g.value(card, key)) for card in range(len(g.definition))]
    return [(card, g.value(card, key)) for card, serial, _ in cards if g.serial[card] == serial]


def _report(g: Game, key: Plain, events: tuple[str, str], before: list[tuple[int, Plain]]) -> None:
    """Tell of each number that is another now; one that an effect left as it was is not told of."""
    larger, smaller = events
    for card, number in before:
        now = g.value(card, key)
        if now != number:
            emit(g, larger if now > number else smaller, card)


def pile_effects(g: Game, since: int, times: int) -> None:
    """Let the lasting effects that were made since there were so many count so many times more, in one go."""
    for effect in g.effects[since:]:
        if isinstance(effect.amount, int):
            g.effects.append(effect._replace(amount=effect.amount * times, stamp=g.now()))
    touch(g)


def end_effects(g: Game, over: Callable[[Effect], bool]) -> None:
    """End the lasting effects that are over."""
    g.effects = [effect for effect in g.effects if not over(effect)]
    touch(g)


def expire(g: Game, moment: str, number: int, locks: bool = True) -> bool:
    """End what lasts until this moment; tell whether any effect on a card or a player ended.

    Facts that last until then are again what they were at the start. Without `locks`, what is used up stays so.
    """
    ended = over = False
    if g.effects:
        left = [effect for effect in g.effects if lasts(effect.until, moment, number)]
        ended, g.effects = len(left) != len(g.effects), left
    if g.locks and locks:
        left_locked = [lock for lock in g.locks if lasts(lock.until, moment, number)]
        if len(left_locked) != len(g.locks):
            g.locks = tuple(left_locked)
    if g.replacing or g.rule_effects:
        replacing = tuple([each for each in g.replacing if lasts(each.until, moment, number)])
        rule_effects = tuple([each for each in g.rule_effects if lasts(each.until, moment, number)])
        over = len(replacing) != len(g.replacing) or len(rule_effects) != len(g.rule_effects)
        g.replacing, g.rule_effects = replacing, rule_effects
    match, facts = g.match, g.facts
    for word, start in match.ending.get(moment, ()):
        if facts[word] is not start:
            facts[word] = start
            bears = match.bearing.get(word)
            over = over or (match.bears_on_cards(word) if bears is None else bears)
    if ended or over:
        touch(g)
    return ended


def lasts(until: Until, moment: str, number: int) -> bool:
    """Whether something that ends then is there after this moment."""
    return until.moment != moment or until.number > number


# --- effects on the rules -------------------------------------------------------------------------


class Ruling(NamedTuple):
    """An effect on the rules that holds now, and whose it is. `number` tells a lasting one; 0 for an ability's."""

    says: Any
    scope: Scoped
    name: str
    number: int


def leave_rule_effect(g: Game, v: Frame, name: str, until: tuple[str, int], slots: Slots) -> None:
    """Let an effect of a resolved ability on the rules last until then; it remembers what its maker had chosen."""
    g.rule_effects = (*g.rule_effects, RuleEffect(name, v.source, v.serial, v.seat, Until(*until), slots, g.now()))
    touch(g)


def end_rule_effect(g: Game, number: int) -> None:
    """End a lasting effect on the rules that is used up."""
    g.rule_effects = tuple(effect for effect in g.rule_effects if effect.number != number)
    touch(g)


def rulings(g: Game, word: str) -> list[Ruling]:
    """The effects of this word on the rules that hold now, those of cards first."""
    match, found = g.match, []
    if word in match.rule_effects_of:
        for ability, card, _ in working(g, match.rule_effects_of[word], changing(word)):
            scope = Scope(card, g.serial[card], g.master(card))
            if (ability.gate is None or ability.gate(g, scope)) and not unusable(g, ability.id, card):
                found += [
                    Ruling(s.says, scope, s.name, 0)
                    for s in ability.rule_effects
                    if s.word == word and (s.condition is None or s.condition(g, scope))
                ]
    for effect in g.rule_effects:
        made = match.rule_effects[effect.name]
        if made.word == word:
            left = TimedScope(effect.source, effect.serial, effect.seat, effect.slots)
            found.append(Ruling(made.says, left, effect.name, effect.number))
    return found
