"""1010: destroying. A destroyed J-ruler goes to the ruler area with its ruler side up (1010.1a, 1108)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import (
    Builder,
    Frame,
    Game,
    UnknownWord,
    add_effect,
    after_move,
    emit,
    goto,
    leave,
    moved_slot,
    procedure,
    remember,
    replaces_last,
    row,
    run,
)
from ...kernel import nodes as n
from .counters import put_counters
from .sides import is_back_up, turn_over
from .zones import controller_of, record

LOST_JUDGMENT = "judgment lost"


def destructible(g: Game, v: Frame) -> None:
    """1010.2, 1010.3: cards that nothing keeps from being destroyed.

    A text that means no rulers names cards in fields, so a ruler among them was named (307.4, 308.4).
    """
    left = [c for c in dict.fromkeys(v.cards) if lies_open(g, c) and not g.cannot(c, "be destroyed", v.by)]
    last = replaces_last(g, len(left))
    v.left, v.going = tuple(sorted(left, key=lambda card: last((card,)))), ()


def lies_open(g: Game, card: int) -> bool:
    """READING 1010.1: in a play ground, or in a standby area, whose cards old texts destroy as well (1404.2)."""
    return g.is_in(card, "play ground") or g.is_in(card, "standby")


def any_left(g: Game, v: Frame) -> bool:
    return bool(v.left)


def next_card(g: Game, v: Frame) -> None:
    v.card, v.left, v.replaced = v.left[0], v.left[1:], None


def doom(g: Game, v: Frame) -> None:
    """910.1: a card whose destruction was replaced is not destroyed."""
    if not v.replaced and lies_open(g, v.card):
        v.going = (*v.going, (v.card, g.serial[v.card]))


def spare_the_gone(g: Game, v: Frame) -> None:
    """910.1: a card that what replaced the destruction of another one took elsewhere is not destroyed."""
    v.going = tuple((card, serial) for card, serial in v.going if g.serial[card] == serial)


def rulers_of(g: Game, v: Frame) -> tuple[int, ...]:
    """Those destroyed that go to a ruler area."""
    return tuple(card for card, _ in v.going if "j-ruler" in g.value(card, "type"))


def others_of(g: Game, v: Frame) -> tuple[int, ...]:
    return tuple(card for card, _ in v.going if "j-ruler" not in g.value(card, "type"))


def announce_rulers(g: Game, v: Frame) -> None:
    """A J-ruler stays the same object (302.3), so what it says of its destruction is heard while it is one."""
    v.fallen = tuple((card, g.has(card, "imperishable")) for card in rulers_of(g, v))
    for card, _ in v.fallen:
        report(g, v, card, None)


def fall(g: Game, v: Frame) -> None:
    """1010.1, 1010.1a, 1108.2: ruler side up in its owner's ruler area."""
    for card, imperishable in v.fallen:
        if g.is_in(card, "ruler area"):
            if is_back_up(g, card):
                turn_over(g, card)
            if not imperishable:
                put_counters(g, card, "astral", 1)
                lose_judgment(g, card)


def lose_judgment(g: Game, ruler: int) -> None:
    """1010.1a: for the rest of the game, whatever becomes of the counter."""
    change = g.match.changes[LOST_JUDGMENT]
    add_effect(g, g.owner[ruler], ruler, remember(g, (ruler,)), change, None, ("never", 0))


def announce(g: Game, v: Frame) -> None:
    """READING 906.7: a card that is destroyed hears of those that are destroyed with it, as of their moves; a J-ruler
    does before its other side is up."""
    fallen = {card for card, _ in v.fallen}
    left = tuple((card, g.last[card].zone) for card, serial in v.going if g.serial[card] != serial)
    for card, serial in v.going:
        if card not in fallen and g.serial[card] != serial:
            report(g, v, card, card, tuple(each for each in left if each[0] != card))
    v.result = tuple(card for card, serial in v.going if card in fallen or g.serial[card] != serial)
    for card, serial in v.going:
        if card not in fallen and g.serial[card] != serial:
            *_, held = g.last[card]
            types = (held or {}).get("type") or g.match.printed[g.definition[card]]["type"]
            record(g, "destroyed", controller_of(g, card, serial), types)


def report(g: Game, v: Frame, card: int, past: int | None, left: tuple[tuple[int, int], ...] = ()) -> None:
    """The fact "cause" is there only while the destruction is heard of."""
    if card in (v.battle or ()):
        g.set("cause", "battle damage")
    emit(g, "destroy", card, v.by, past=past, left=left)
    g.set("cause", None)


DESTROY = procedure(
    "1010",
    slots="cards by battle left card replaced going fallen result",
    rows=[
        row("1010.3", destructible),
        row("1010.1", leave(), when=lambda g, v: not v.left),
        row("910.2", next_card),
        row("910.2", run("replace event", kind="destroy", roles=lambda g, v: (v.card, v.by),
                         seat=lambda g, v: g.master(v.card)), into="replaced"),
        row("910.1", doom),
        row("910.3", goto("910.2"), when=any_left),
        row("910.1", spare_the_gone),
        row("1010.1", announce_rulers),
        row("1010.1", run("302.4", cards=others_of, rulers=rulers_of, verb="destroy")),
        row("1010.1", announce),
        row("1010.1a", fall),
    ],
)  # fmt: skip
"""Destroy `cards` at the same time. `by`: the spell or ability that does it, or its card; None for a rule process.
`battle`: those of them that battle damage destroys. `result`: those that were destroyed."""


def rows_destroy(b: Builder, node: n.Move) -> None:
    """The rows of a move with the verb "destroy"; what was destroyed is followed to where it went."""
    if node.to != "graveyard" or node.position or node.state or node.order:
        raise UnknownWord(f"destroyed cards go to their owners' graveyards, not as {node!r} says (1010.1)")
    cards, slot, gone = b.env.cards(node.cards), moved_slot(b, node.cards, node.into), b.slot("destroyed")

    def keep(g: Game, v: Any) -> None:
        setattr(v, slot, getattr(v, gone) or ())
        after_move(g, v, slot)

    b.run("1010", into=gone, cards=lambda g, v: tuple(cards(g, v)), by=acting)
    b.step(keep)


def acting(g: Game, v: Any) -> int:
    """The spell or ability in the chase that this text is, or its card where nothing of it is there."""
    item = getattr(v, "item", None)
    return int(item if item is not None else v.source)


VERBS: dict[str, Callable[[Builder, Any], None]] = {"destroy": rows_destroy}
"""Move nodes with these verbs have rows of their own."""

RULE_CHANGES: dict[str, n.Change] = {LOST_JUDGMENT: n.Exclude("keywords", "judgment")}
PROCEDURES = (DESTROY,)
