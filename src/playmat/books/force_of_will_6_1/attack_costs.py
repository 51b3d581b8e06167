"""Rule 803.5: what it costs to attack with a card, and whether all of it can be paid.

Each cost is an ability that pays it. They are paid one after another, those that move chosen cards last, so that a
card may be rested for one and banished for another. Whether distinct cards are there for all of them is known before
the attack is offered, and while one is paid no card is offered that another needs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...kernel import CostPlan, Frame, Game, Scope, UnknownWord, can_assign, made_once, permission, table_of, turn
from ...kernel import nodes as n
from .inner_nodes import Spared
from .matching import Need
from .nodes import AttackCost, PayWill
from .will import can_pay

if TYPE_CHECKING:
    from ...kernel import Card, CompiledAbility, Evaluator, Match, Test

ATTACK_COST = ("cost", "attack")
"""Under what `derive` keeps the costs of attacking: for each card the abilities that pay them, with their scopes."""
PAYING = "803.5"
PLANS = "attack costs"
MOVE = "move"
MOST_PARTS = 4096
"""How many parts of costs are kept with what they spare."""

Cost = tuple[str, int, int]
"""The ability that pays, the card it comes from and its serial number: plain data, for a frame holds it."""
Use = tuple[str, int]
"""What is done with a card that was chosen to pay, and the card."""


def attack_cost_change(
    match: Match, env: Evaluator, name: str, node: AttackCost, card: Card
) -> tuple[str, Any, None, str, None]:
    """A cost of attacking, in the fields of a compiled change: it lists the ability that pays it."""
    wills = [part for part in node.cost if isinstance(part, PayWill)]
    if any(part.x for part in wills):
        raise UnknownWord("an attack cannot cost X wills: nobody chooses X then; expected a number (803.5)")
    name, paying = f"{name}/attack", n.Ability("activated", n.Nothing(), zones=("field",), cost=node.cost)
    match.kept_by_book.setdefault(PLANS, {})[name] = match.builder(name, paying, card, whole=True).cost
    sparing = replace(paying, cost=tuple(map(spare, node.cost)))
    return ("list", ATTACK_COST, None, match.add_ability(name, sparing, card, whole=True).id, None)


@made_once(MOST_PARTS)
def spare(part: n.Effect) -> n.Effect:
    """A part of a cost that offers no card which another cost needs; the same one for whoever asks."""
    match part:
        case n.Sequence((n.Choose(among=n.Cards() as among) as choice, *_)) as whole:
            _, *deeds = whole.parts  # in the pattern mypyc would make a tuple of them, and want a list
            free = Spared(use_of(tuple(deeds)))
            where = free if among.where is None else n.All((among.where, free))
            return n.Sequence((replace(choice, among=replace(among, where=where)), *deeds))
    return part


def use_of(deeds: Sequence[n.Effect]) -> str:
    """What is done with the chosen cards; a card may be used once in each way, and not after it was moved."""
    return MOVE if any(isinstance(deed, n.Move) for deed in deeds) else type(deeds[0]).__name__ if deeds else ""


def attack_costs(g: Game, card: int) -> list[Cost]:
    """What attacking with the card costs, in the order in which it is paid."""
    found = [(name, scope.source, scope.serial) for name, scope in table_of(g, ATTACK_COST).get(card, ())]
    return sorted(found, key=lambda cost: moves_chosen(plan_of(g, cost))) if len(found) > 1 else found


def plan_of(g: Game, cost: Cost) -> CostPlan:
    plan: CostPlan = g.match.kept_by_book[PLANS][cost[0]]
    return plan


def moves_chosen(plan: CostPlan) -> bool:
    return any(use_in(plan, which) == MOVE for which in range(len(plan.choices)))


def use_in(plan: CostPlan, which: int) -> str:
    return use_of([deed for chosen, deeds in plan.deeds if chosen == which for deed in deeds])


def can_afford(g: Game, card: int) -> bool:
    """803.5: the attacker is rested before its costs are paid, so that is how they are looked at."""
    costs = attack_costs(g, card)
    if not costs:
        return True
    seat, twin = g.master(card), g.fork()
    if not permission(g, card, "attack without resting"):
        turn(twin, (card,), rested=True)
    return all(can_pay_cost(twin, seat, cost) for cost in costs) and (
        len(costs) == 1
        or (wills_suffice(twin, seat, costs) and life_suffices(twin, seat, costs) and cards_suffice(twin, seat, costs))
    )


def can_pay_cost(g: Game, seat: int, cost: Cost) -> bool:
    """An attacker's controller pays, whoever brought the cost about."""
    ability, (_, source, serial) = _ability(g, cost), cost
    return ability.payable is None or ability.payable(g, Scope(source, serial, seat))


def _ability(g: Game, cost: Cost) -> CompiledAbility:
    return g.match.abilities[cost[0]]


# --- several costs together -----------------------------------------------------------------------------


def wills_suffice(g: Game, seat: int, costs: Sequence[Cost]) -> bool:
    """Whether the wills of several costs can be paid together."""
    wills = [part for cost in costs for part in _ability(g, cost).node.cost if isinstance(part, PayWill)]
    attributes = tuple(word for will in wills for word in will.attributes)
    return can_pay(g, seat, Need(attributes, sum(will.free for will in wills)), what=None)


def life_suffices(g: Game, seat: int, costs: Sequence[Cost]) -> bool:
    """Whether the life of several costs can be paid together."""
    total = 0
    for part in (part for cost in costs for part in _ability(g, cost).node.cost):
        match part:
            case n.Perform(action="pay life", count=n.Number(amount)):
                total += amount
    return bool(total <= max(g.facts[f"life {seat}"], 0))


def cards_suffice(g: Game, seat: int, costs: Sequence[Cost], used: Sequence[Use] = ()) -> bool:
    """Whether distinct cards are there for every use that the costs make of chosen cards, beside those used."""
    demands: dict[str, list[list[int]]] = {}
    for cost in costs:
        for use, pool, need in wanted(g, seat, cost):
            left = [card for card in pool if (use, card) not in used and (MOVE, card) not in used]
            demands.setdefault(use, []).extend([left] * need)
    return all(can_assign(pools) for pools in demands.values())


def wanted(g: Game, seat: int, cost: Cost) -> Iterator[tuple[str, list[int], int]]:
    """The choices of a cost: the use made of the cards, those that may be chosen, and how many must be."""
    _, source, serial = cost
    plan, scope = plan_of(g, cost), Scope(source, serial, seat)
    for which in range(len(plan.choices)):
        yield use_in(plan, which), plan.candidates(g, scope, which), plan.need(g, scope, which)


def filter_spared(env: Evaluator, node: Spared) -> Test:
    def spared(g: Game, s: Any, card: int) -> bool:
        paying = next((v for v in reversed(g.frames) if v.procedure == PAYING), None)
        if paying is None or not paying.left:
            return True
        used = {(node.use, c) for c in (*picked(s), card)}
        return cards_suffice(g, paying.seat, paying.left, tuple(used))

    return spared


def picked(s: Any) -> tuple[int, ...]:
    """The cards picked so far for the cost that is being paid."""
    slots = s.__dict__.items() if isinstance(s, Frame) else ()
    return tuple(c for slot, cards in slots if slot.startswith("cost") for c in cards or () if type(c) is int)


FILTERS = {Spared: filter_spared}
