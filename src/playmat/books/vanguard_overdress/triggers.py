"""2.8: the trigger icons and what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import (
    Builder,
    Frame,
    Game,
    Guard,
    Option,
    abilities,
    add_effect,
    ask,
    begin,
    emit,
    end_effects,
    goto,
    move,
    procedure,
    remember,
    row,
)
from ...kernel import nodes as n
from .._vanguard.checking import (
    PARTS,
    damage_cards,
    draw_for_trigger,
    give,
    give_row,
    heal_chosen,
    may_heal,
    one,
    own_units,
    part_is,
    parts_left,
    some_part_left,
    still_checked,
    take_part,
)
from .._vanguard.rulings import NO_TRIGGERS
from .._vanguard.turning import seat_of
from . import ending
from .nodes import CancelTriggers, GiveOn
from .zones import REMOVED

POWER, OVER_POWER = 10000, 100_000_000
ADDITIONAL = "additional effect"
"""2.8.2.6: the keyword of what an over trigger does besides."""

CHANGES = {
    "trigger power": n.Add("power", n.Number(POWER)),
    "trigger critical": n.Add("critical", n.Number(1)),
}

# 2.8.2.2, 2.8.2.3, 2.8.2.4, 2.8.2.5, 2.8.2.6: what each icon gives.
GIVES = {
    **{kind: PARTS[kind] for kind in ("critical", "draw", "heal")},
    "front": ("front",),
    "over": ("remove", "draw", "over power", ADDITIONAL),
}


def trigger_works(g: Game, v: Frame) -> bool:
    """2.8.2.1: without an icon nothing happens.

    2.8.3.3: and nothing while trigger effects are cancelled.

    2.8.3.3.1: asked as the card has come; what is cancelled later is not undone.
    """
    return still_checked(g, v) and bool(icons_of(g, v.card)) and not g.cannot(-1 - v.seat, NO_TRIGGERS)


def icons_of(g: Game, card: int) -> tuple[str, ...]:
    """The trigger icons of a card: the printed one, and those that it has besides."""
    first = g.value(card, "trigger")
    return tuple(dict.fromkeys([*((first,) if first else ()), *g.value(card, "other triggers")]))


def note_icons(g: Game, v: Frame) -> None:
    v.icons = icons_of(g, v.card)


def icons_left(g: Game, v: Frame) -> list[Option]:
    return list(v.icons)


def take_icon(g: Game, v: Frame) -> None:
    """2.8.4: one trigger is done wholly before the next."""
    v.icons = tuple([icon for icon in v.icons if icon != v.icon])
    v.parts = GIVES[v.icon]
    emit(g, "trigger", v.card, note=v.icon)


def some_icon_left(g: Game, v: Frame) -> bool:
    return bool(v.icons)


def ten_thousand(g: Game, card: int) -> int:
    return POWER


def a_hundred_million(g: Game, card: int) -> int:
    return OVER_POWER


def note_additional(g: Game, v: Frame) -> None:
    """2.8.2.6: only in a drive check; its text is told now, for the card is removed."""
    told = [ability.id for ability in abilities(g, v.card) if ability.node.keyword == ADDITIONAL]
    v.additional = told[0] if told and v.drive else None
    if v.additional is None:
        v.parts = tuple([part for part in v.parts if part != ADDITIONAL])


def draws_for(icon: str) -> Guard:
    """Whether a card is drawn now, and for this icon."""
    return lambda g, v: bool(v.trigger_part == "draw" and v.icon == icon)


def remove_card(g: Game, v: Frame) -> None:
    if still_checked(g, v):
        move(g, (v.card,), REMOVED, verb="remove")


def do_additional(g: Game, v: Frame) -> None:
    begin(g, v.additional, v.seat, v.card, g.serial[v.card])


# 2.8.1: as its card was put into the trigger zone by a check.
# 2.8.2.2.1: both choices are free, also of one unit twice.
# 2.8.3.2: in the order that the player likes.
TRIGGER = procedure(
    "2.8.2",
    slots="seat card drive icons icon parts additional trigger_part receiver healed",
    rows=[
        row("2.8.1", note_icons),
        row("2.8.4", ask("mode", seat_of, icons_left, "which trigger comes first"), into="icon"),
        row("2.8.4", take_icon),
        row("2.8.2.6", note_additional),
        row("2.8.3.2", ask("mode", seat_of, parts_left, "which part of the trigger comes first"),
            into="trigger_part"),
        row("2.8.3.2", take_part),
        row("2.8.2.2", ask("pick one", seat_of, own_units, "which unit gets critical +1"), into="receiver",
            when=part_is("critical")),
        row("2.8.2.2", give("trigger critical", one), when=part_is("critical")),
        row("2.8.2.3", draw_for_trigger, when=draws_for("draw")),
        row("2.8.2.6", draw_for_trigger, when=draws_for("over")),
        row("2.8.2.4", ask("pick one", seat_of, damage_cards, "which damage is healed"), into="healed",
            when=may_heal),
        row("2.8.2.4", heal_chosen, when=may_heal),
        row("2.8.2.5", give_row("trigger power", ten_thousand), when=part_is("front")),
        row("2.8.2.2", ask("pick one", seat_of, own_units, "which unit gets power +10000"), into="receiver",
            when=part_is("power")),
        row("2.8.2.2", give("trigger power", ten_thousand), when=part_is("power")),
        row("2.8.2.6", remove_card, when=part_is("remove")),
        row("2.8.2.6", ask("pick one", seat_of, own_units, "which unit gets power +100000000"), into="receiver",
            when=part_is("over power")),
        row("2.8.2.6", give("trigger power", a_hundred_million), when=part_is("over power")),
        row("2.8.2.6", do_additional, when=part_is(ADDITIONAL)),
        row("2.8.3.2", goto("2.8.3.2"), when=some_part_left),
        row("2.8.4", goto("2.8.4"), when=some_icon_left),
        ending.GO,
    ],
)  # fmt: skip


# --- trigger effects that go on, or end -----------------------------------------------------------------


def trigger_effects(g: Game, card: int) -> list[Any]:
    """2.8.3: what triggers have given to a unit."""
    this = (card, g.serial[card])
    given = [each for each in g.effects if each.change in CHANGES]
    return [each for each in given if any((c, serial) == this for c, serial, _ in each.cards)]


def rows_give_on(b: Builder, node: GiveOn) -> None:
    """2.8.3.1: what is given on is a trigger effect too, and lasts as long."""
    source, to = b.env.cards(node.source), b.affected(node.to)

    def give_on(g: Game, v: Frame) -> None:
        receivers, changes = to(g, v), g.match.changes
        for each in [each for card in source(g, v) for each in trigger_effects(g, card)]:
            until = (each.until.moment, each.until.number)
            add_effect(g, v.seat, v.source, remember(g, receivers), changes[each.change], each.amount, until)
            for unit in receivers:
                emit(g, "bonus", unit, note=(each.change, each.amount))

    b.step(give_on)


def rows_cancel_triggers(b: Builder, node: CancelTriggers) -> None:
    """2.8.3, 11.9.8.1: every trigger effect that one of the units has is over, as a whole."""
    cards = b.affected(node.cards)

    def cancel(g: Game, v: Frame) -> None:
        over = {each for card in cards(g, v) for each in trigger_effects(g, card)}
        end_effects(g, lambda each: each in over)

    b.step(cancel)


EFFECTS: dict[type[n.Node], Any] = {GiveOn: rows_give_on, CancelTriggers: rows_cancel_triggers}
PROCEDURES: Sequence[object] = (TRIGGER,)
