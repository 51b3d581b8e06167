"""Rule 803.5: what it costs to attack with a card, and whether all of it can be paid.

Each cost is an ability that pays it, but for the wills, which are paid together. First comes what takes no other cards,
then the wills, then what chosen cards are rested for, then what moves them, and last what takes all cards of a sort, so
that a card may be rested for one cost and banished for another. Whether there is enough for all of them together is
known before the attack is offered, and while one is paid nothing is offered or used up that another needs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Any

from ...kernel import (
    CostPlan,
    Frame,
    Game,
    Scope,
    UnknownWord,
    can_assign,
    flattened,
    made_once,
    permission,
    table_of,
    turn,
)
from ...kernel import nodes as n
from .counters import remove_counters
from .inner_nodes import Spared
from .matching import NOTHING, Need
from .nodes import AttackCost, PayWill, RemoveCounters
from .prices import deeds, plus, wills
from .will import can_pay
from .will_sources import spent_giving
from .zones import count_of

if TYPE_CHECKING:
    from ...kernel import Card, CompiledAbility, Evaluator, Match, Test

ATTACK_COST = ("cost", "attack")
"""Under what `derive` keeps the costs of attacking: for each card the abilities that pay them, with their scopes."""
PAYING = "803.5"
PLANS, PRICES = "attack costs", "wills of attack costs"
"""Under these names the match keeps, by ability, what each cost asks for: its plan, and its wills."""
MOVE, TURN = "move", "Turn"
MOST_PARTS = 4096
"""How many parts of costs are kept with what they spare."""

Cost = tuple[str, int, int]
"""The ability that pays, the card it comes from and its serial number: plain data, for a frame holds it."""
WILLS: Cost = ("wills", -1, -1)
"""Stands among the costs where the wills of all of them are paid."""
Use = tuple[str, int]
"""What is done with a card that was chosen to pay, and the card."""


def attack_cost_change(
    match: Match, env: Evaluator, name: str, node: AttackCost, card: Card
) -> tuple[str, Any, None, str, None]:
    """A cost of attacking, in the fields of a compiled change: it lists the ability that pays it."""
    if any(isinstance(part, PayWill) and part.x for part in node.cost):
        raise UnknownWord("an attack cannot cost X wills: nobody chooses X then; expected a number (803.5)")
    beside = deeds(node.cost)
    name, paying = f"{name}/attack", n.Ability("activated", n.Nothing(), zones=("field",), cost=beside)
    match.kept_by_book.setdefault(PLANS, {})[name] = match.builder(name, paying, card, whole=True).cost
    match.kept_by_book.setdefault(PRICES, {})[name] = wills(node.cost)
    sparing = replace(paying, cost=tuple(map(spare, beside)))
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
    """What attacking with the card costs."""
    return [(name, scope.source, scope.serial) for name, scope in table_of(g, ATTACK_COST).get(card, ())]


def in_order(g: Game, costs: Sequence[Cost]) -> tuple[Cost, ...]:
    """The costs as they are paid one after another, the wills in their place among them."""
    found = [(paid_when(plan_of(g, cost)), at, cost) for at, cost in enumerate(costs)]
    if price_of_all(g, costs) != NOTHING:
        found.append((0, len(costs), WILLS))
    return tuple(cost for _, _, cost in sorted(found))


def paid_when(plan: CostPlan) -> int:
    if not plan.choices:
        return 3 if any(isinstance(deed.cards, n.Both | n.Cards) for deed in turns_and_moves(plan)) else 0
    return 2 if any(use_in(plan, which) == MOVE for which in range(len(plan.choices))) else 1


def turns_and_moves(plan: CostPlan) -> list[n.Move | n.Turn]:
    return [deed for _, some in plan.deeds for deed in some if isinstance(deed, n.Move | n.Turn)]


def price_of_all(g: Game, costs: Sequence[Cost]) -> Need:
    """The wills that the costs come to together; no text about what abilities cost bears on them."""
    need = NOTHING
    for name, _, _ in costs:
        need = plus(need, g.match.kept_by_book[PRICES][name])
    return need


def plan_of(g: Game, cost: Cost) -> CostPlan:
    plan: CostPlan = g.match.kept_by_book[PLANS][cost[0]]
    return plan


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
    if not all(can_pay_cost(twin, seat, cost) for cost in costs):
        return False
    if not (life_suffices(twin, seat, costs) and take_counters(twin, costs)):
        return False
    return any(True for _ in kept_back(twin, seat, costs, price_of_all(g, costs)))


def can_pay_cost(g: Game, seat: int, cost: Cost) -> bool:
    """An attacker's controller pays, whoever brought the cost about."""
    ability, (_, source, serial) = _ability(g, cost), cost
    return ability.payable is None or ability.payable(g, Scope(source, serial, seat))


def _ability(g: Game, cost: Cost) -> CompiledAbility:
    return g.match.abilities[cost[0]]


# --- several costs together -----------------------------------------------------------------------------


def kept_back(g: Game, seat: int, costs: Sequence[Cost], need: Need) -> Iterator[tuple[int, ...]]:
    """The cards that are kept for the costs and so give no wills, in each way that leaves enough of both; as few as may
    be come first."""
    asked = [each for cost in costs for each in wanted(g, seat, cost)]
    givers = {use: spent_giving(g, seat, "rest" if use == TURN else use) for use, _, _ in asked if use in (TURN, MOVE)}
    rivals = sorted({card for use, pool, _ in asked for card in pool if card in givers.get(use, ())})
    for many in range(min(len(rivals), sum(many for _, _, many in asked)) + 1):
        for kept in combinations(rivals, many):
            used = [(use, card) for use, found in givers.items() for card in found.difference(kept)]
            if cards_suffice(g, seat, costs, used if need != NOTHING else ()) and can_pay(g, seat, need, without=kept):
                yield kept


def kept_from_wills(g: Game, seat: int, costs: Sequence[Cost], need: Need) -> tuple[int, ...]:
    """The first such cards, as the wills are paid."""
    return next(kept_back(g, seat, costs, need), ())


def take_counters(g: Game, costs: Sequence[Cost]) -> bool:
    """Remove the counters that the costs come to together; False where there are not as many."""
    due: Counter[tuple[int, str]] = Counter()
    for name, source, _ in costs:
        for part in (part for whole in g.match.abilities[name].node.cost for part in flattened(whole)):
            match part:
                case RemoveCounters(counter, n.Number(amount), n.This() | n.It("")):
                    due[source, counter] += amount
    for (card, counter), amount in due.items():
        if count_of(g, card, counter) < amount:
            return False
        remove_counters(g, card, counter, amount)
    return True


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
    """What a cost takes: the use made of the cards, those that it may be, and how many it must be."""
    _, source, serial = cost
    plan, scope = plan_of(g, cost), Scope(source, serial, seat)
    for deed in turns_and_moves(plan):
        if isinstance(deed.cards, n.This):
            yield use_of((deed,)), [source], 1
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
