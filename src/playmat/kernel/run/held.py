"""The rows of an event that is held up: its replacements are offered, and what is left of it then happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..words.questions import NO
from .atoms import move_now, move_together
from .events import begin, hear, remembered
from .replacing import fitting, fitting_event, offer, still_fitting
from .tables import ask, goto, procedure, row

if TYPE_CHECKING:
    from ..state.frames import Frame
    from ..state.game import Game
    from ..words.questions import Option
    from .tables import Procedure


WHICH = "which replacement applies"


# --- the rows -----------------------------------------------------------------------------------
#
# `before` keeps what had been applied when a replacement began. While it runs, it is among those applied, whatever
# card comes up; when it is over, the next card held up is another event.


def replace_procedure(cite: str) -> Procedure:
    """Rows that offer the replacements of each held-up card and then do what is left of the move.

    `draws` are draws still to come, each as (deck, hand): they are held up and made one after another. `result` are
    the cards for which another event took the place of the move or the draw. `were` are the cards of a move and which
    objects they were: one that a replacement took elsewhere does not go on from there. `fits` is what cards that go too
    could replace as all were held up.
    """
    return procedure(
        "replace",
        slots="targets held how batches target choice before draws drawn result were fits",
        rows=[
            row(cite, next_draw, when=draw_due),
            row(cite, next_card, when=more_held),
            row(cite, ask("pick one", affected_seat, choices, WHICH, "replacement"), into="choice"),
            row(cite, apply_choice),
            row(cite, move_replaced, when=replacing),
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


def next_card(g: Game, v: Frame) -> None:
    v.target, v.held = v.held[0], v.held[1:]


def affected_seat(g: Game, v: Frame) -> int:
    return g.master(v.target[0])


def choices(g: Game, v: Frame) -> list[Option]:
    return [] if v.target is None else offer(g, list(replacements(g, v, v.target)))


def replacements(g: Game, v: Frame, target: tuple[int, int]) -> dict[tuple[str, int, int], int]:
    """What may replace the move or the draw of a card, with which object its source is."""
    found = {each: g.serial[each[1]] for each in fitting(g, target, bool(v.drawn))}
    return {**still_fitting(g, target, v.fits), **found} if v.fits else found


def apply_choice(g: Game, v: Frame) -> None:
    """Run the chosen replacement; the event it replaced never happens."""
    target, choice = v.target, v.choice
    v.target = None
    if choice is None or choice == NO:
        return
    _, source, name = choice
    found = replacements(g, v, target)
    seat, serial = next((s, serial) for (n, c, s), serial in found.items() if (n, c) == (name, source))
    v.targets = tuple(t for t in v.targets if t != target)
    v.result = (*(v.result or ()), target[0])
    v.before, g.replaced = g.replaced, (*g.replaced, (name, source))
    begin(g, name, seat, source, serial, ("move", *remembered(g, "move", target)))


def replacing(g: Game, v: Frame) -> bool:
    return v.before is not None


def replacement_over(g: Game, v: Frame) -> None:
    g.replaced, v.before = v.before, None


def move_replaced(g: Game, v: Frame) -> None:
    replacement_over(g, v)
    gone = [card for card, serial in v.were or () if g.serial[card] != serial]
    if gone:
        v.result = (*v.result, *[card for card, _ in v.targets if card in gone])
        v.targets = tuple([target for target in v.targets if target[0] not in gone])
        v.held = tuple([target for target in v.held if target[0] not in gone])


def move_the_rest(g: Game, v: Frame) -> None:
    if v.batches:
        move_together(g, [(tuple([t for t in lot if t in v.targets]), how) for lot, how in v.batches])
    else:
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
            row(cite, ask("pick one", affected, event_choices, WHICH, "replacement"), into="choice"),
            row(cite, apply_to_event, when=lambda g, v: v.choice not in (None, NO)),
            row(cite, replacement_over, when=replacing),
        ],
    )


def affected(g: Game, v: Frame) -> int:
    return int(v.seat)


def event_choices(g: Game, v: Frame) -> list[Option]:
    return offer(g, fitting_event(g, v.kind, v.roles))


def apply_to_event(g: Game, v: Frame) -> None:
    _, source, name = v.choice
    seat = next(s for n, c, s in fitting_event(g, v.kind, v.roles) if (n, c) == (name, source))
    v.result = 1
    v.before, g.replaced = g.replaced, (*g.replaced, (name, source))
    begin(g, name, seat, source, g.serial[source], (v.kind, *remembered(g, v.kind, v.roles)))
