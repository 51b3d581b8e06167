"""7.26: the numbers of icons, which effects make more or less, for a time or for the next time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...kernel import AmountOf, Builder, Game, end_effects, table_of
from ...kernel import nodes as n
from .._vanguard import placing
from .._vanguard.doing import rows_counter_charge
from .nodes import Icon, IconBy, UseUp

BLASTS, CHARGES = ("counter blast", "soul blast"), ("soul charge", "counter charge")
ALWAYS, NEXT = "icon", "next icon"
"""The words that such changes are kept under, with the action of the icon."""


def more_or_less(g: Game, seat: int, source: int, action: str) -> int:
    """7.26.1: what is said of the player's icons and of those of this card.

    7.26.2.1: several such changes are added together, those of the next time too.
    """
    tables = [table_of(g, (word, action)) for word in (ALWAYS, NEXT)]
    return sum(by for table in tables if table for whose in (-1 - seat, source) for by, _ in table.get(whose, ()))


def icon(env: Any, node: Icon) -> AmountOf:
    written, action = env.amount(node.written), node.action
    return lambda g, s: int(written(g, s)) + more_or_less(g, s.seat, s.source, action)


def icon_by(match: Any, env: Any, name: str, node: IconBy, card: Any) -> tuple[Any, ...]:
    return ("list", (NEXT if node.once else ALWAYS, node.action), None, -node.by if node.less else node.by, None)


def with_icon(node: n.Perform) -> n.Perform:
    """The same with the number that the icon has when it is performed."""
    if isinstance(node.count, Icon):
        return node
    return replace(node, count=Icon(node.action, node.count or n.Number(1)))


def cost_form(node: n.Effect) -> n.Effect:
    """1.3.2.3: of a number below one nothing is chosen, and the cost is paid."""
    if isinstance(node, n.Perform) and node.action in BLASTS:
        return n.Sequence((placing.cost_form(with_icon(node)), UseUp(node.action)))
    return with_icon(node) if isinstance(node, n.Perform) and node.action in CHARGES else node


def rows_blast(b: Builder, node: n.Perform) -> None:
    """7.22.3, 7.23.3: as an effect with as many cards as it says, or not at all."""
    done = placing.cost_form(with_icon(node))
    among = next(each.among for each in n.walk(done) if isinstance(each, n.Choose))
    enough = n.Compare(n.Count(among), ">=", with_icon(node).count or n.Number(1))
    b.add(n.If(enough, n.Sequence((done, UseUp(node.action)))))


def rows_charge(rows: Callable[[Builder, n.Perform], None]) -> Callable[[Builder, n.Perform], None]:
    def charge(b: Builder, node: n.Perform) -> None:
        rows(b, with_icon(node))
        b.add(UseUp(node.action))

    return charge


def rows_use_up(b: Builder, node: UseUp) -> None:
    """7.26.2: what was said of the next time is over once it is done, whatever came between."""
    key = (NEXT, node.action)

    def use_up(g: Game, v: Any) -> None:
        def is_over(each: Any) -> bool:
            return bool(g.match.changes[each.change].key == key and each.cards == v.seat)

        if any(map(is_over, g.effects)):
            end_effects(g, is_over)

    b.step(use_up)


# 7.22.1, 7.23.1, 7.24.1, 7.25.1: face-up damage, soul, face-down damage, and single cards off the top of the deck.
ACTIONS = {
    **dict.fromkeys(BLASTS, rows_blast),
    "soul charge": rows_charge(placing.rows_soul_charge),
    "counter charge": rows_charge(rows_counter_charge),
}
AMOUNTS: dict[type[n.Node], Any] = {Icon: icon}
CHANGES: dict[type[n.Node], Any] = {IconBy: icon_by}
EFFECTS: dict[type[n.Node], Any] = {UseUp: rows_use_up}
