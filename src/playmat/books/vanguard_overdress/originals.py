"""5.1.3, 11.9.1.2, 11.9.1.3: original values, as effects change them; and effects that are out of reach (12.5)."""

from __future__ import annotations

from typing import Any

from ...kernel import (
    Builder,
    Change,
    Characteristic,
    Frame,
    Game,
    Goto,
    Pick,
    Row,
    Test,
    add_effect,
    duration_of,
    end_effects,
    reached,
    remember,
)
from ...kernel import nodes as n
from .._vanguard.nodes import Nullify
from .._vanguard.rulings import whole_of
from .nodes import LoseOriginal, Match, OfOpponent, Original

ORIGINAL = "original "
NUMBERS = ("power", "critical", "shield", "grade")
"""What is original on a card and a number."""
CHARACTERISTICS = (
    Characteristic("original critical", "number"),
    Characteristic("original shield", "number"),
    Characteristic("original grade", "number"),
)


def change_form(change: Change) -> tuple[Change, ...]:
    """5.1.3: an original number is one of its own, and what the number itself begins with.

    11.9.1.3: original abilities are those of the text and of the ability icon.
    """
    match change:
        case Original(key, amount):
            return (change, Original(key.removeprefix(ORIGINAL), amount))
        case LoseOriginal("abilities"):
            return (change, LoseOriginal("keywords"))
        case LoseOriginal(key):
            return (change, LoseOriginal(key.removeprefix(ORIGINAL)))
    return (change,)


def original(match: Any, env: Any, name: str, node: Original, card: Any) -> tuple[Any, ...]:
    """11.9.1.2: before all that is lost, gained or added."""
    return ("base", node.characteristic, env.amount(node.amount), None, None)


def lose_original(match: Any, env: Any, name: str, node: LoseOriginal, card: Any) -> tuple[Any, ...]:
    """11.9.1.3: after all that changes what is original, and before all that is gained or added."""
    return ("strip", node.characteristic, None, None, None)


# 12.5.1: a card out of reach of an effect is not chosen by it, not changed, moved or turned, and pays for none of it.


def of_opponent(env: Any, node: OfOpponent) -> Test:
    return lambda g, s, card: g.master(card) != s.seat


def rows_cancel(b: Builder, node: Nullify) -> None:
    """11.9.8, 11.9.8.1: a cancelled effect is over as a whole.

    12.5.2: an effect of a unit that cannot be affected by this cannot be either.
    """
    pairs, key = b.env.pairs(node.cards), ("cannot", node.action)

    def cancel(g: Game, v: Any) -> None:
        meant = [(card, serial) for card, *serials in pairs(g, v) for serial in serials]
        free = reached(g, [card for card, serial in meant if g.serial[card] == serial], v.source)
        sources = {(card, serial) for card, serial in meant if g.serial[card] != serial or card in free}
        made = [each for each in g.effects if (each.source, each.serial) in sources]
        whole = {whole_of(each) for each in made if g.match.changes[each.change].key == key}
        end_effects(g, lambda each: whole_of(each) in whole)

    b.step(cancel)


def rows_match(b: Builder, node: Match) -> None:
    """11.9.4.1: more or less by as much as it differs by when this resolves.

    11.8.6: of several that fit, one after another in the order that the player likes.
    """
    fitting, meant, key = b.env.cards(node.of), b.affected(node.cards), node.characteristic
    order, left, duration = b.slot("order"), b.slot("left"), duration_of(b, node.until)
    change = b.match.add_change(f"{b.name}/m{b.at}", n.Add(key, n.Number(0)), b.card, b.env)

    def many(g: Game, v: Frame) -> int:
        return len(fitting(g, v))

    def next_one(g: Game, v: Frame) -> None:
        first, *others = getattr(v, left)
        setattr(v, left, tuple(others))
        for card in meant(g, v):
            by = (g.value(first, key) or 0) - (g.value(card, key) or 0)
            add_effect(g, v.seat, v.source, remember(g, (card,)), change, by, duration(g, v.seat))

    b.ask(Pick(b.seat("you"), fitting, many, many, "in which order, the last one counts", "order"), order)
    b.step(lambda g, v: setattr(v, left, getattr(v, order)))
    top = len(b.rows)
    b.step(next_one, lambda g, v: bool(getattr(v, left)))
    b.rows.append(Row(b.rule, Goto(top), "", lambda g, v: bool(getattr(v, left))))


EFFECTS: dict[type[n.Node], Any] = {Nullify: rows_cancel, Match: rows_match}
CHANGES: dict[type[n.Node], Any] = {Original: original, LoseOriginal: lose_original}
FILTERS: dict[type[n.Node], Any] = {OfOpponent: of_opponent}
