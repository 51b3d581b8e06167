"""Replacement effects: another event in place of one that is about to happen.

An event is held up only if some card in the match can replace it. Then the fitting replacements are
found; each applies at most once to an event and to what is done in its place; the master of the affected card
picks among several, and may decline an optional one, which is not offered where it could not be carried out.
What replaces is an ability like any other: a procedure with its own rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import nodes as n
from .costs import CostPlan, flattened
from .evaluate import Check, Evaluator, Scope, conditional, walk
from .questions import NO, Option
from .rows import Frame, ask, enter, goto, procedure, row
from .triggers import CompiledTrigger, begin, compile_trigger, hear, remembered, unusable, working

if TYPE_CHECKING:
    from .atoms import Targets
    from .cards import Card
    from .game import Game
    from .match import Match
    from .rows import Procedure


@dataclass(frozen=True, slots=True, eq=False)
class Replacement:
    """What a continuous ability puts in place of an event: the procedure `name`."""

    name: str
    triggers: tuple[CompiledTrigger, ...]
    condition: Check | None
    optional: bool
    doable: Check | None
    """Whether an optional one can be carried out."""


def compile_replacements(
    match: Match, env: Evaluator, name: str, effect: n.Effect, card: Card
) -> tuple[Replacement, ...]:
    found: list[Replacement] = []
    for node, condition in conditional(effect):
        if isinstance(node, n.Instead):
            check = env.condition(condition) if condition is not None else None
            found.append(compile_instead(match, f"{name}/r{len(found)}", node, check, card))
    return tuple(found)


def compile_instead(match: Match, name: str, node: n.Instead, condition: Check | None, card: Card) -> Replacement:
    """Compile the replacing effect as an ability named `name`."""
    env = Evaluator(match.tables)
    event = match.book.held_form(node.event)
    ability = n.Ability("automatic", node.do, trigger=event)
    doable = _doable(match, name, ability, card) if node.optional else None
    made = Replacement(name, compile_trigger(env, event), condition, node.optional, doable)
    match.replacements[name] = made
    match.add_ability(name, ability, card, whole=True)
    return made


def _doable(match: Match, name: str, ability: n.Ability, card: Card) -> Check:
    """Whether all that the effect takes is there, as with a cost; what depends on an earlier step is not asked."""
    from .effects import Builder

    parts = [p for p in flattened(ability.effect) if not (isinstance(p, n.Choose) and _looks_back(p))]
    return CostPlan(Builder(match, name, ability, card), tuple(parts)).payable


def _looks_back(node: n.Node) -> bool:
    return any(isinstance(part, n.It | n.Rest | n.Named) for part in walk(node))


def replaced_moves(g: Game, targets: Targets, how: tuple[Any, ...]) -> bool:
    """Hold up those moves that may be replaced; True if the whole group now runs as rows of its own."""
    if not _may_replace(g, "move"):
        return False
    held = tuple([target for target in targets if _fitting(g, target)])
    if not held:
        return False
    enter(g, "replace", targets=targets, held=held, how=how)
    return True


def replaced_draw(g: Game, deck: int, hand: int, how: tuple[Any, ...]) -> bool:
    """Hold up a draw that may be replaced; True if it now runs as rows, and with it all that the step draws after."""
    top = g.frames[-1] if g.frames else None
    if top is not None and top.procedure == "replace" and top.row == 0 and top.draws:
        top.draws = (*top.draws, (deck, hand))
        return True
    if not _fitting(g, (g.zones[deck][-1], hand), drawn=True):
        return False
    enter(g, "replace", targets=(), held=(), how=how, draws=((deck, hand),), drawn=1)
    return True


def _fitting(g: Game, target: tuple[int, int], drawn: bool = False) -> list[tuple[str, int, int]]:
    """Replacements that fit the move of this card, or its draw: (name, source, seat)."""
    card, after = target
    found = _fitting_event(g, "move", (card, g.zone_of[card], after))
    return [*found, *_fitting_event(g, "draw", (card,))] if drawn else found


def _fitting_event(g: Game, kind: str, roles: tuple[Any, ...]) -> list[tuple[str, int, int]]:
    match = g.match
    found: list[tuple[str, int, int]] = []
    if not _may_replace(g, kind):
        return found
    for ability, source, zone in working(g, match.replacing, "replaces"):
        scope = Scope(source, g.serial[source], match.zone_seat[zone])
        if ability.replacements and not unusable(g, ability.id, source):
            if ability.gate is None or ability.gate(g, scope):
                found += _those(g, ability.replacements, scope, kind, roles)
    for name, source, serial, seat in lasting(g):
        scope = Scope(source, serial, seat)
        found += _those(g, (match.replacements[name],), scope, kind, roles)
    return found


def _may_replace(g: Game, kind: str) -> bool:
    """Whether anything of the match replaces events of this kind and something is there that might."""
    match = g.match
    kinds = match.made.get("replaced")
    if kind not in (match.once("replaced", _replaced_kinds, match) if kinds is None else kinds):
        return False
    return bool(g.facts.get("replacements") or working(g, match.replacing, "replaces"))


def _replaced_kinds(match: Match) -> frozenset[str]:
    """The kinds of event that anything in the match replaces."""
    return frozenset(trigger.kind for each in match.replacements.values() for trigger in each.triggers)


def lasting(g: Game) -> tuple[tuple[str, int, int, int], ...]:
    """Replacements that a resolved effect set up: (name, source, serial, seat)."""
    return tuple(entry[:4] for entry in g.facts.get("replacements", ()))


def _those(
    g: Game, replacements: Sequence[Replacement], scope: Scope, kind: str, roles: tuple[Any, ...]
) -> list[tuple[str, int, int]]:
    found = []
    for r in replacements:
        if (r.name, scope.source) in g.replaced or (r.condition is not None and not r.condition(g, scope)):
            continue
        if any(t.kind == kind and t.matches(g, scope, roles) for t in r.triggers) and _can_do(g, r, scope, kind, roles):
            found.append((r.name, scope.source, scope.seat))
    return found


def _can_do(g: Game, r: Replacement, scope: Scope, kind: str, roles: tuple[Any, ...]) -> bool:
    if r.doable is None:
        return True
    return r.doable(g, Scope(scope.source, scope.serial, scope.seat, (kind, *remembered(g, kind, roles))))


# --- the rows -----------------------------------------------------------------------------------
#
# `before` keeps what had been applied when a replacement began. While it runs, it is among those applied, whatever
# card comes up; when it is over, the next card held up is another event.


def replace_procedure(cite: str) -> Procedure:
    """Rows that offer the replacements of each held-up card and then do what is left of the move.

    `draws` are draws still to come, each as (deck, hand): they are held up and made one after another.
    """
    return procedure(
        "replace",
        slots="targets held how target choice before draws drawn",
        rows=[
            row(cite, next_draw, when=draw_due),
            row(cite, next_card, when=more_held),
            row(cite, ask("pick one", affected_seat, choices, "which replacement applies"), into="choice"),
            row(cite, apply_choice, when=card_held),
            row(cite, replacement_over, when=replacing),
            row(cite, goto(cite), when=more_held),
            row(cite, move_the_rest),
            row(cite, goto(cite), when=draw_due),
        ],
    )


def draw_due(g: Game, v: Frame) -> bool:
    return bool(v.draws) and not v.held


def next_draw(g: Game, v: Frame) -> None:
    (deck, hand), v.draws = v.draws[0], v.draws[1:]
    pile = g.zones[deck]
    v.targets = v.held = ((pile[-1], hand),) if pile else ()


def more_held(g: Game, v: Frame) -> bool:
    return bool(v.held)


def card_held(g: Game, v: Frame) -> bool:
    return v.target is not None


def next_card(g: Game, v: Frame) -> None:
    v.target, v.held = v.held[0], v.held[1:]


def affected_seat(g: Game, v: Frame) -> int:
    return g.master(v.target[0])


def choices(g: Game, v: Frame) -> list[Option]:
    return [] if v.target is None else _offer(g, _fitting(g, v.target, bool(v.drawn)))


def _offer(g: Game, fitting: list[tuple[str, int, int]]) -> list[Option]:
    must = [f for f in fitting if not g.match.replacements[f[0]].optional]
    options: list[Option] = [("replace", source, name) for name, source, _ in fitting]
    return [*options, NO] if fitting and not must else options


def apply_choice(g: Game, v: Frame) -> None:
    """Run the chosen replacement; the event it replaced never happens."""
    target, choice = v.target, v.choice
    v.target = None
    if choice is None or choice == NO:
        return
    _, source, name = choice
    seat = next(s for n, c, s in _fitting(g, target, bool(v.drawn)) if (n, c) == (name, source))
    v.targets = tuple(t for t in v.targets if t != target)
    v.before, g.replaced = g.replaced, (*g.replaced, (name, source))
    begin(g, name, seat, source, g.serial[source], ("move", *remembered(g, "move", target)))


def replacing(g: Game, v: Frame) -> bool:
    return v.before is not None


def replacement_over(g: Game, v: Frame) -> None:
    g.replaced, v.before = v.before, None


def move_the_rest(g: Game, v: Frame) -> None:
    from .atoms import move_now

    move_now(g, v.targets, v.how)
    if v.drawn:
        for card, _ in v.targets:
            hear(g, "draw", (card,))


# --- events that a book announces before they happen ---------------------------------------------


def replace_event_procedure(cite: str) -> Procedure:
    """Rows that offer replacements of an event with its roles; `result` is 1 when it was replaced."""
    return procedure(
        "replace event",
        slots="kind roles seat choice before result",
        idle=lambda g, v: not g.match.replacements,
        rows=[
            row(cite, ask("pick one", affected, event_choices, "which replacement applies"), into="choice"),
            row(cite, apply_to_event, when=lambda g, v: v.choice not in (None, NO)),
            row(cite, replacement_over, when=replacing),
        ],
    )


def affected(g: Game, v: Frame) -> int:
    return int(v.seat)


def event_choices(g: Game, v: Frame) -> list[Option]:
    return _offer(g, _fitting_event(g, v.kind, v.roles))


def apply_to_event(g: Game, v: Frame) -> None:
    _, source, name = v.choice
    seat = next(s for n, c, s in _fitting_event(g, v.kind, v.roles) if (n, c) == (name, source))
    v.result = 1
    v.before, g.replaced = g.replaced, (*g.replaced, (name, source))
    begin(g, name, seat, source, g.serial[source], (v.kind, *remembered(g, v.kind, v.roles)))
