"""8-6-2: Extra Cards that a skill activates, out of whatever area."""

from __future__ import annotations

from typing import Any

from ...kernel import (
    Builder,
    CompiledAbility,
    Frame,
    Game,
    Goto,
    Row,
    UnknownWord,
    begin,
    emit,
    hear,
    live,
    move,
    procedure,
    remember,
    row,
    run,
)
from ...kernel import nodes as n
from .energy import energy_with, why_not_now

ACTIVATED = ("field", "activate main", "activate battle")
"""10-9-1: a [Counter] is activated at its own time alone."""


def rows_activate(b: Builder, node: n.Perform) -> None:
    """One card after another, in the order of the choice."""
    if node.cards is None:
        raise UnknownWord("activating needs a card")
    cards, left = b.env.cards(node.cards), b.slot("left")
    b.step(lambda g, v: setattr(v, left, remember(g, cards(g, v))))
    top = len(b.rows)
    skip = b.jump(lambda g, v: not getattr(v, left))
    b.run("activation by a skill", seat=b.seat("you"), object=lambda g, v: getattr(v, left)[:1])
    b.step(lambda g, v: setattr(v, left, getattr(v, left)[1:]))
    b.rows.append(Row(b.rule, Goto(top)))
    b.land(skip)


def usable(g: Game, v: Any) -> CompiledAbility | None:
    """The skill of the card that can be activated now.

    2-11-1-2: its energy cost is for cards out of the hand that are activated by an act.

    8-1-3, 8-4-2-2: its condition must be met, and its skill cost payable; what bars the act bars this too.
    """
    for card in live(g, v.object):
        for ability in g.match.abilities_of[g.definition[card]]:
            if ability.node.keyword in ACTIVATED:
                return ability if why_not_now(g, v.seat, card, ability, freely=True) is None else None
    return None


def note_skill(g: Game, v: Frame) -> None:
    skill = usable(g, v)
    v.name = None if skill is None else skill.id


def due(g: Game, v: Frame) -> tuple[tuple[str, ...], int]:
    return energy_with(g.match.abilities[v.name].node)


def use(g: Game, v: Frame) -> None:
    """8-6-2-5-1, 10-2-1: it lies in the Drop Area as its effect is carried out; with [Field] in the Battle Area."""
    ((card, _, _),) = v.object
    if g.match.abilities[v.name].node.keyword != "field":
        move(g, (card,), "drop", verb="use")
    emit(g, "activate", card, note=v.name)
    hear(g, "use", (card,))
    begin(g, v.name, v.seat, card, g.serial[card])


BY_A_SKILL = procedure(
    "activation by a skill",
    slots="seat object name",
    rows=[
        row("8-6-2-1", note_skill),
        row("8-6-2-3", run("2-11-1", seat=lambda g, v: v.seat, specified=lambda g, v: due(g, v)[0],
                           total=lambda g, v: due(g, v)[1]), when=lambda g, v: v.name is not None),
        row("8-6-2-5-1", use, when=lambda g, v: v.name is not None),
    ],
)  # fmt: skip

PROCEDURES = (BY_A_SKILL,)
