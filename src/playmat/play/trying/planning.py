"""Plans: where a scene begins, whose turn it is, where the card lies, and what is done to set its ability off."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ...kernel.build.start import break_in, caused
from ...kernel.run import atoms
from ...kernel.run.events import emit
from ...kernel.state.game import Game
from ...kernel.words import nodes as n
from .laying import FOE, ME
from .wanting import Want

if TYPE_CHECKING:
    from .laying import Case, Table

Event = Callable[["Table", Game], None]
Waited = tuple[n.Trigger, tuple[n.Condition, ...]]
"""An event that an ability waits for, and the conditions that must hold as it happens."""
MOVED = "moved"
"""The role of a card that is moved to set an ability off."""


@dataclass(frozen=True)
class Plan:
    """One way to set an ability off."""

    stage: str
    here: str = ""
    """The zone of the card that has the ability."""
    turn: int = ME
    words: tuple[str, ...] = ()
    """Acts that its master chooses, the first that is offered."""
    foes_words: tuple[str, ...] = ()
    event: Event | None = None
    """What happens at the first question, by the kernel's atoms."""
    cast: tuple[tuple[str, Want], ...] = ()
    """The cards in the roles of the event."""
    wants: tuple[Want, ...] = ()
    reads: tuple[n.Node, ...] = ()
    """Conditions that are to hold beside those of the ability."""
    picks: bool = False
    """The card itself is picked wherever it is offered."""
    times: int = 1
    """How often each act is chosen."""
    rested: bool = False
    """The card lies rested."""
    phase: str = ""
    """The phase in which the event happens."""
    steps: int = 30
    """After so many answers the scene is over."""
    notes: tuple[str, ...] = ()
    """Words for the book's own piece."""


def interrupt(table: Table, g: Game, event: Event) -> None:
    """Let an event happen while a question is open, and play what it sets off; then the question is put again."""

    def happens(game: Game) -> None:
        if table.plan.phase:
            game.set("phase", table.plan.phase)
        if table.cause is None:
            event(table, game)
        else:
            caused(game, lambda g: event(table, g), table.cause.card, table.cause.ability, table.cause.rule)

    break_in(g, table.craft.settle, happens)


# --- what sets an ability off ---------------------------------------------------------------------


def triggers_of(ability: n.Ability) -> list[Waited]:
    """The events that an ability waits for, or replaces, each with the conditions that must hold."""
    found = list(single(ability.trigger)) if ability.trigger is not None else []
    for node in n.walk(ability.effect):
        if isinstance(node, n.Instead):
            found += single(node.event)
    return found


def single(
    trigger: n.Trigger, conditions: tuple[n.Condition, ...] = ()
) -> Iterator[tuple[n.Trigger, tuple[n.Condition, ...]]]:
    match trigger:
        case n.AnyTrigger(parts):
            for part in parts:
                yield from single(part, conditions)
        case n.OnlyIf(condition, inner):
            yield from single(inner, (*conditions, condition))
        case _:
            yield trigger, conditions


def plans_for(case: Case, trigger: n.Trigger, here: str) -> Iterator[Plan]:
    """Plans that make an event happen by the kernel's atoms."""
    craft = case.craft
    match trigger:
        case n.Moved():
            yield from moving(case, trigger, here)
        case n.On(event, roles):
            yield from happening(case, event, roles, here)
        case n.At(edge, phase, whose):
            seats = (FOE,) if whose == "opponent's" else (ME,) if whose == "your" else (ME, FOE)
            for seat in seats:
                if phase in craft.book.procedures.stages:
                    yield Plan(phase, here, seat)
                yield Plan(craft.main, here, seat, event=teller(f"{edge} {phase}"))
        case n.Whenever(condition):
            yield from situations(case, condition, here)


def teller(kind: str) -> Event:
    def event(table: Table, g: Game) -> None:
        emit(g, kind)

    return event


def situations(case: Case, condition: n.Condition, here: str) -> Iterator[Plan]:
    """The situation is there, in the phases that it names and in the main phase."""
    times = [node for node in n.walk(condition) if isinstance(node, n.During)]
    stages = [time.phase for time in times if time.phase in case.craft.book.procedures.stages]
    for seat in (FOE, ME) if any(time.whose == "opponent's" for time in times) else (ME, FOE):
        for stage in dict.fromkeys((*stages, case.craft.main)):
            yield Plan(stage, here, seat, reads=(condition,), event=lambda table, g: None)


def moving(case: Case, trigger: n.Moved, here: str) -> Iterator[Plan]:
    craft = case.craft
    own = isinstance(trigger.what, n.This)
    for to in craft.names(trigger.to_zones) or craft.elsewhere:
        starts = craft.names(trigger.from_zones) or [
            zone for zone in (*craft.names(zones_of(trigger.what)), *craft.elsewhere) if not craft.stays(zone, to)
        ]
        for start in [zone for zone in starts if own or zone != here or not craft.is_single(zone)][:2]:
            plan = Plan(craft.main, start if own else here, event=mover(own, to, seat_of(trigger.to_side)))
            if not own:
                side = trigger.from_side
                if side == "any":
                    side = craft.side_there(start, side_of(trigger.what))
                plan = replace(plan, cast=((MOVED, Want((start,), side, filter_of(trigger.what), 1)),))
            yield plan
            yield replace(plan, turn=FOE)


def mover(own: bool, to: str, seat: int | None) -> Event:
    def event(table: Table, g: Game) -> None:
        card = table.source if own else table.cast.get(MOVED, -1)
        if card >= 0:
            table.craft.move(g, card, to, seat)

    return event


def happening(case: Case, event: str, roles: Sequence[tuple[str, n.Reference]], here: str) -> Iterator[Plan]:
    """An event reported as it is, with the card itself and cards that fit in its roles."""
    craft, given = case.craft, dict(roles)
    names = craft.book.words.events[event]
    cast = tuple(
        (name, Want(zones_of(ref) or craft.zones_in_event(event, name), side_of(ref), filter_of(ref), 1))
        for name, ref in roles
        if not isinstance(ref, n.This)
    )

    def happens(table: Table, g: Game) -> None:
        found = [
            table.source if isinstance(ref, n.This) else craft.in_role(table, g, event, name, ref)
            for name, ref in ((name, given.get(name)) for name in names)
        ]
        if event in craft.book.moves.turn_words:
            rested = event == craft.book.moves.turn_words[1]
            cards = [card for card in found if isinstance(card, int) and card >= 0]
            atoms.turn(g, cards, rested=not rested)
            atoms.turn(g, cards, rested=rested)
        else:
            emit(g, event, *found)

    for seat in (ME, FOE):
        yield Plan(craft.main, here, seat, event=happens, cast=cast)


def filter_of(ref: n.Reference) -> n.Filter | None:
    return ref.where if isinstance(ref, n.Cards) else None


def zones_of(ref: n.Reference) -> tuple[str, ...]:
    return ref.zones if isinstance(ref, n.Cards) else ()


def side_of(ref: n.Reference) -> n.Side:
    return ref.side if isinstance(ref, n.Cards) else "mine"


def seat_of(side: str) -> int | None:
    return {"mine": ME, "theirs": FOE}.get(side)
