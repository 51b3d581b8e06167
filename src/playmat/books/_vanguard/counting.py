"""Numbers that texts count by: parts of a number, what a step did, and circles that no card is on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...kernel import AmountOf, Game, looking_back
from ...kernel import nodes as n
from .circles import Field
from .nodes import Handled, OneClan, OpenCircles, Portion

CirclesOf = Callable[[Game, int], Sequence[str]]


def portions(env: Any, node: Portion) -> AmountOf:
    whole, by = env.amount(node.amount), node.by
    return lambda g, s: int(whole(g, s)) // by


def open_circles(field: Field, circles_of: CirclesOf) -> Callable[[Any, OpenCircles], AmountOf]:
    """Of the rear-guard circles that a player has now."""

    def compiled(env: Any, node: OpenCircles) -> AmountOf:
        rows = {"": field.rear_guards, "front row": field.front, "back row": field.back}
        row, side = rows[node.row], node.there.side

        def seats(s: Any) -> tuple[int, ...]:
            return (0, 1) if side == "any" else (s.seat if side == "mine" else 1 - s.seat,)

        def count(g: Game, s: Any) -> int:
            return sum(
                circle in row and not g.in_zone(seat, circle) for seat in seats(s) for circle in circles_of(g, seat)
            )

        return count

    return compiled


def is_known(g: Game, card: int, objects: Sequence[int]) -> bool:
    """Whether the card is still what it was then, or is remembered as that."""
    it = {g.serial[card]}
    if card in g.last:
        it.add(g.last[card].serial)
    return not it.isdisjoint(objects)


def handled(env: Any, node: Handled) -> AmountOf:
    """Cards that a step put among hidden ones are counted too; what they are is not known any more."""
    pairs = env.pairs(node.cards)
    fits = env.filter(node.where) if node.where is not None else None

    def count(g: Game, s: Any) -> int:
        meant = pairs(g, s)
        if fits is None:
            return len(meant)
        with looking_back(g, meant):
            return len([card for card, *objects in meant if is_known(g, card, objects) and fits(g, s, card)])

    return count


def one_clan(env: Any, node: OneClan) -> Callable[[Game, Any, int], bool]:
    return lambda g, s, card: len(g.value(card, "clan")) == 1


def amounts(field: Field, circles_of: CirclesOf) -> dict[type[n.Node], Any]:
    """What texts of a book count by, which has this field."""
    return {Handled: handled, Portion: portions, OpenCircles: open_circles(field, circles_of)}
