"""105.4a, 903.2g: amounts that are paid: any amount of life, and what several parts of a cost take of one thing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from ...kernel import AmountOf, Ask, Builder, CardsOf, Check, Game, Option, Row, flattened
from ...kernel import nodes as n
from . import nodes as f
from .actions import can_pay_life, counted, life, pay_life
from .words import players
from .zones import HUNDRED, MOST_STEPS, count_of

# --- any amount of life (105.4a) --------------------------------------------------------------------


def amounts_of_life(g: Game, v: Any, kept: int) -> list[Option]:
    """105.4a: as much as leaves what else is to be paid."""
    most = max(life(g, v.seat), 0) - kept
    return [amount for amount in range(0, most + 1, HUNDRED)[:MOST_STEPS] if can_pay_life(g, v.seat, amount)]


def life_to_awaken(b: Builder) -> Callable[[Any], int]:
    """1109.2: the life that the chosen [Awakening] costs of a card come to, which are paid last."""
    cast = b.env.notes.get("cast")
    amounts = [
        sum(part.count.value for whole in cost for part in flattened(whole)
            if isinstance(part, n.Perform) and part.action == "pay life" and isinstance(part.count, n.Number))
        for cost in (cast.awakenings if isinstance(cast, f.Cast) else ())
    ]  # fmt: skip
    return lambda v: sum(amounts[which] for which, _ in getattr(v, "awakened", None) or ())


def rows_pay_any_life(b: Builder, node: f.PayLife) -> None:
    """Where no life can be paid, none is."""
    kept = life_to_awaken(b) if b.paying is not None else lambda v: 0
    ask = Ask("number", b.seat("you"), lambda g, v: amounts_of_life(g, v, kept(v)), "how much life do you pay?", "life")
    b.rows.append(Row("105.4a", ask, "x"))
    b.step(lambda g, v: pay_life(g, v.seat, v.x or 0))


def check_pay_any_life(b: Builder, node: f.PayLife) -> Check:
    return lambda g, s: can_pay_life(g, s.seat, 0)


# --- several parts of a cost (903.2g) ---------------------------------------------------------------


def cost_sums(b: Builder, cost: Sequence[n.Effect]) -> list[Check]:
    """Checks for what more than one part of the cost takes."""
    parts = [part for whole in cost for part in flattened(whole)]
    lives = [part for part in parts if isinstance(part, n.Perform) and part.action == "pay life"]
    taken = [part for part in parts if isinstance(part, f.RemoveCounters) and part.amount is not None]
    return [life_suffices(b, lives)] * (len(lives) > 1) + [counters_suffice(b, taken)] * (len(taken) > 1)


def life_suffices(b: Builder, parts: Sequence[n.Perform]) -> Check:
    paid = [(counted(b, part), players(b, part.who)) for part in parts]

    def enough(g: Game, s: Any) -> bool:
        due: Counter[int] = Counter()
        for count, seats in paid:
            for seat in seats(g, s):
                due[seat] += count(g, s)
        return all(can_pay_life(g, seat, amount) for seat, amount in due.items())

    return enough


def counters_suffice(b: Builder, parts: Sequence[f.RemoveCounters]) -> Check:
    taken: list[tuple[str, CardsOf, AmountOf]] = [
        (part.name, b.env.cards(part.of), b.env.amount(part.amount)) for part in parts if part.amount is not None
    ]

    def enough(g: Game, s: Any) -> bool:
        due: Counter[tuple[int, str]] = Counter()
        for name, cards, amount in taken:
            for card in cards(g, s):
                due[card, name] += amount(g, s)
        return all(count_of(g, card, name) >= number for (card, name), number in due.items())

    return enough


NODE_ROWS: dict[type[n.Node], Callable[[Builder, Any], None]] = {f.PayLife: rows_pay_any_life}
COST_CHECKS: dict[Any, Callable[[Builder, Any], Any]] = {f.PayLife: check_pay_any_life}
