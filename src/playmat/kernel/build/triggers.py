"""Triggers compiled: which event sets an ability off, and whether the cards in its roles fit."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING

from ..run.abilities import seen_place
from ..run.events import MOVE, remembered
from ..state.compiled import CompiledTrigger
from ..words import nodes as n
from ..words.errors import UnknownWord

if TYPE_CHECKING:
    from ..state.compiled import Check, Remembered, Roles, Scoped, Test
    from ..state.game import Game
    from .selectors import Evaluator


def compile_trigger(env: Evaluator, node: n.Trigger | None) -> tuple[CompiledTrigger, ...]:
    """One entry for each event that may set the ability off."""
    match node:
        case None:
            return ()
        case n.On(event, roles):
            return (_on(env, node, event, roles),)
        case n.Moved():
            return (_moved(env, node),)
        case n.At(edge, phase, whose):
            env.book.require(phase, env.book.words.phases, "phase")
            turn = env.whose(whose)
            return (CompiledTrigger(f"{edge} {phase}", False, lambda g, s, roles: turn(g, s), node),)
        case n.AnyTrigger(parts):
            return tuple(t for part in parts for t in compile_trigger(env, part))
        case n.OnlyIf(condition, inner):
            check = env.condition(condition)
            return tuple(_only_if(check, t) for t in compile_trigger(env, inner))
    if type(node) in env.book.nodes.triggers:
        made: tuple[CompiledTrigger, ...] = env.book.nodes.triggers[type(node)](env, node)
        return made
    raise UnknownWord(f"no event compiles from {node!r}")


def _only_if(check: Check, trigger: CompiledTrigger) -> CompiledTrigger:
    """The condition may ask about the event itself."""
    kind, fits = trigger.kind, trigger.matches

    def matches(g: Game, s: Scoped, roles: Roles) -> bool:
        if not fits(g, s, roles):
            return False
        heard = copy(s)
        heard.event = (kind, *remembered(g, kind, roles))
        return check(g, heard)

    return CompiledTrigger(kind, trigger.own, matches, trigger.node)


def _on(env: Evaluator, node: n.On, event: str, roles: tuple[tuple[str, n.Reference], ...]) -> CompiledTrigger:
    env.book.require(event, env.book.words.events, "event")
    names = env.book.words.events[event]
    tests: list[tuple[int, Test]] = []
    for name, ref in roles:
        env.book.require(name, names, f"role of {event!r}")
        tests.append((names.index(name), role_test(env, ref)))

    def matches(g: Game, s: Scoped, values: Roles) -> bool:
        for at, test in tests:
            card = values[at]
            if card is None or not test(g, s, card):
                return False
        return True

    own = any(isinstance(ref, n.This) for _, ref in roles)
    return CompiledTrigger(event, own, matches, node)


def role_test(env: Evaluator, ref: n.Reference) -> Test:
    """Whether the card in a role is one of those meant."""
    match ref:
        case n.This():
            return lambda g, s, c: c == s.source
        case n.Cards():
            return _cards_test(env, ref)
        case n.Both(parts):
            tests = [role_test(env, part) for part in parts]
            return lambda g, s, c: any(t(g, s, c) for t in tests)
        case n.It() | n.Role():
            cards = env.cards(ref)
            return lambda g, s, c: c in cards(g, s)
    if type(ref) in env.book.nodes.references:
        own = env.cards(ref)
        return lambda g, s, c: c in own(g, s)
    raise UnknownWord(f"a role cannot be matched by {ref!r}")


def _cards_test(env: Evaluator, ref: n.Cards) -> Test:
    mask = env.tables.mask(ref.zones)
    before, env.at_event = env.at_event, True
    where = env.filter(ref.where) if ref.where is not None else None
    env.at_event = before
    side = ref.side

    def test(g: Game, s: Scoped, c: int) -> bool:
        if c < 0:
            return side == "any" or (-1 - c == s.seat) == (side == "mine")
        zone, seat = seen_place(g, c)
        if not mask >> zone & 1:
            return False
        if side != "any" and (seat == s.seat) != (side == "mine"):
            return False
        return where is None or where(g, s, c)

    return test


def _moved(env: Evaluator, node: n.Moved) -> CompiledTrigger:
    start, end = env.tables.mask(node.from_zones), env.tables.mask(node.to_zones)
    what = role_test(env, node.what)
    from_side, to_side = _side(node.from_side), _side(node.to_side)

    def matches(g: Game, s: Scoped, roles: Roles) -> bool:
        card, before, after = roles
        seats = g.match.zone_seat
        return bool(
            start >> before & 1
            and end >> after & 1
            and from_side(s.seat, seats[before])
            and to_side(s.seat, seats[after])
            and what(g, s, card)
        )

    return CompiledTrigger(MOVE, isinstance(node.what, n.This), matches, node)


def _side(side: str) -> Callable[[int, int], bool]:
    if side == "any":
        return lambda seat, zone_seat: True
    return lambda seat, zone_seat: (seat == zone_seat) == (side == "mine")


def pairs_by_event(
    env: Evaluator, parts: tuple[tuple[n.Trigger, n.Reference], ...]
) -> Callable[[Game, Scoped], Remembered]:
    """The cards that are meant, by which of several events it was."""
    several = [(_set_off_by(env, trigger), env.pairs(ref)) for trigger, ref in parts]
    return lambda g, s: next((pairs(g, s) for fits, pairs in several if fits(g, s)), ())


def _set_off_by(env: Evaluator, node: n.Trigger) -> Check:
    """Whether it was this that set the ability off: the event is the same, and single cards are in their roles."""
    inner = node.trigger if isinstance(node, n.OnlyIf) else node
    kind, roles = (inner.event, inner.roles) if isinstance(inner, n.On) else (MOVE, ())
    single = [(name, ref) for name, ref in roles if not isinstance(ref, n.Cards | n.Both)]
    tests = [(env.pairs(n.Role(name)), env.pairs(ref)) for name, ref in single]

    def fits(g: Game, s: Scoped) -> bool:
        if s.event is None or s.event[0] != kind:
            return False
        return all(any(c == card for c, _, _ in role(g, s) for card, _, _ in meant(g, s)) for role, meant in tests)

    return fits
