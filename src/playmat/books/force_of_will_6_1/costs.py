"""903.2f, 903.2g: what must be paid or done to play something, worked out in the book's order, and then paid.

First what is paid rather than the cost, or that nothing is; then what it costs more, then what it costs less, where
the player says which part shrinks. The cost is then locked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, takewhile
from typing import Any, TypeAlias

from ...kernel import NO, YES, Ask, Builder, CardsOf, Check, CostPlan, Draw, Game, Option, flattened, walk
from ...kernel import nodes as n
from . import nodes as f
from .counters import Counted, own_counters, without_counters
from .inner_nodes import ChooseX
from .matching import NOTHING, Need
from .prices import Aiming, CostSays, changes, deeds, plus, reckoned, sort_played, takes_itself, wills
from .targets import can_awaken, choose_x
from .will import can_pay, most_x
from .will_sources import WithoutWills, spent_giving
from .zones import GROUPS, Awakenings

MOST_X = 100
PRINTED = "cost"
"""The way to play a card that pays its cost; others are "way 0", "way 1" ..."""
MOVE = "move"
"""What is done with a card that is chosen for a cost, where it is not turned."""


# --- 903.2f what others say about a cost ------------------------------------------------------------


# --- wills in costs -----------------------------------------------------------------------------------


def sort_of(b: Builder, node: n.Effect) -> str | None:
    """The sort of what is paid for; None for a payment inside an effect."""
    if not any(part is node for whole in b.node.cost for part in flattened(whole)):
        return None
    return sort_played(b.node)


Less: TypeAlias = "tuple[Check, CostSays]"
"""What an ability says about its own cost, and on what condition."""


def discounts(b: Builder) -> list[Less]:
    """903.2f-iv: what the ability says of its own cost."""
    found = []
    for part in b.node.cost:
        if isinstance(part, f.Discount):
            need = Need(part.will.attributes, part.will.free)
            says = CostSays("you", lambda g, s, c: True, need, "less", lambda g, s: 1, "")
            found.append((b.env.condition(part.condition), says))
    return found


def prices(g: Game, s: Any, node: f.PayWill, sort: str | None, less: Sequence[Less] = ()) -> list[Need]:
    need = Need(node.attributes, node.free + node.x * (getattr(s, "x", None) or 0))
    if sort is None:
        return [need]
    own = [(says, 1) for holds, says in less if holds(g, s)]
    return reckoned(changes(g, s.seat, s.source, sort) + own, need)


def counters_taken(b: Builder, sort: str | None) -> Counted:
    """The counters that the same cost removes from the card itself."""
    return () if sort is None else own_counters(b.node.cost)


PayableWithout: TypeAlias = "Callable[[Game, Any, Collection[int]], bool]"
"""Whether wills can be paid while these cards give none."""


def payable_without(b: Builder, node: f.PayWill) -> PayableWithout:
    sort, itself, less = sort_of(b, node), takes_itself(b.node.cost), discounts(b)

    printed, counted = Need(node.attributes, node.free) if not node.x else None, counters_taken(b, sort)

    def payable(g: Game, s: Any, kept: Collection[int]) -> bool:
        if isinstance(s, WithoutWills):
            return True
        if counted:
            g = without_counters(g, s.source, counted, getattr(s, "x", None) or 0)
        spared = (s.source, *kept) if itself else tuple(kept)
        if printed is not None and not less and (sort is None or not changes(g, s.seat, s.source, sort)):
            return can_pay(g, s.seat, printed, what=None, without=spared)
        return any(can_pay(g, s.seat, need, what=None, without=spared) for need in prices(g, s, node, sort, less))

    return payable


def check_pay_will(b: Builder, node: f.PayWill) -> Callable[[Game, Any], bool]:
    payable = payable_without(b, node)
    return lambda g, s: payable(g, s, ())


def draw_on_wills(b: Builder, node: f.PayWill) -> Draw:
    """903.2g: no card gives wills for a cost and is moved or rested for it too, where it can do but one of both."""

    def givers(g: Game, s: Any, how: str) -> frozenset[int]:
        return frozenset() if isinstance(s, WithoutWills) else spent_giving(g, s.seat, how)

    return Draw(givers, payable_without(b, node))


def chosen_givers(b: Builder) -> Callable[[Game, Any], tuple[int, ...]]:
    """The cards that give no wills, for they were chosen for another part of the cost that is being paid."""
    plan = b.paying
    if plan is None or not plan.choices:
        return lambda g, v: ()
    chosen = [(slot, plan.turned.get(which, MOVE)) for which, slot in enumerate(plan.slots)]

    def kept(g: Game, v: Any) -> tuple[int, ...]:
        return tuple(c for slot, how in chosen for c, *_ in getattr(v, slot) or () if c in spent_giving(g, v.seat, how))

    return kept


def rows_pay_will(b: Builder, node: f.PayWill) -> None:
    """903.2d, 903.2f-iv, 1003, 705.2a: wills are a payment wherever a cost names them, in a Judgment too."""
    sort, itself, less = sort_of(b, node), takes_itself(b.node.cost), discounts(b)
    given = chosen_givers(b)

    def spared(g: Game, v: Any) -> tuple[int, ...]:
        return (v.source, *given(g, v)) if itself else given(g, v)

    counted = counters_taken(b, sort)
    if node.x and sort is not None:
        def numbers(g: Game, v: Any) -> list[Option]:
            left = without_counters(g, v.source, counted) if counted else g
            return x_beside(left, v, node, sort, itself, b.cost)

        x = Ask("number", b.seat("you"), choose_x(b, numbers), "what is X?")
        b.declare(x, "x", "903.2d")
    elif node.x:
        b.ask(Ask("number", b.seat("you"), lambda g, v: x_for(g, v, node, sort, spared(g, v)), "what is X?"), "x")
    rows_pay(b, lambda g, v: prices(g, v, node, sort, less), spared, False)


def rows_choose_x(b: Builder, node: ChooseX) -> None:
    """903.2d: X as great as the cost can be paid with."""

    def is_payable(g: Game, v: Any, x: int) -> bool:
        v.x = x
        return b.cost.payable(g, v)

    def numbers(g: Game, v: Any) -> list[Option]:
        found: list[Option] = [*takewhile(lambda x: is_payable(g, v, x), range(MOST_X))]
        v.x = None
        return found

    b.declare(Ask("number", b.seat("you"), choose_x(b, numbers), "what is X?"), "x", "903.2d")


def check_choose_x(b: Builder, node: ChooseX) -> Check:
    return always


def x_for(g: Game, v: Any, node: f.PayWill, sort: str | None, spared: tuple[int, ...]) -> list[Option]:
    v.x = 0
    need = prices(g, v, node, sort)[0]
    v.x = None
    return list(range(most_x(g, v.seat, need, node.x, None, spared) + 1))


def x_beside(g: Game, v: Any, node: f.PayWill, sort: str, itself: bool, plan: CostPlan) -> list[Option]:
    """The same as the ability is played, before anything is chosen for the rest of its cost."""

    def leaves_enough(x: Any) -> bool:
        v.x = x
        enough = plan.feasible(g, v, ())
        v.x = None
        return enough

    found = x_for(g, v, node, sort, (v.source,) if itself else ())
    return [*takewhile(leaves_enough, found)] if plan.choices else found


def rows_pay(
    b: Builder,
    needs: Callable[[Game, Any], list[Need]],
    spared: Callable[[Game, Any], tuple[int, ...]],
    is_card: bool,
) -> None:
    """903.2f-v: ask which part shrinks where that is a choice; with that the price is settled, and then it is paid."""

    def what(g: Game, v: Any) -> int | None:
        return int(v.source) if is_card else None

    def ways(g: Game, v: Any) -> list[Option]:
        found = needs(g, v)
        if len(found) == 1:
            return [plain(found[0])]
        return [plain(need) for need in found if can_pay(g, v.seat, need, what=what(g, v), without=spared(g, v))]

    b.ask(Ask("mode", b.seat("you"), ways, "which part of the cost shrinks"), "need")
    b.run("1003", when=lambda g, v: v.need != ("pay", 0), seat=b.seat("you"),
          source=lambda g, v: v.source, attributes=lambda g, v: v.need[1:-1], free=lambda g, v: v.need[-1],
          what=what, without=spared)  # fmt: skip


def plain(need: Need) -> Option:
    return ("pay", *need.attributes, need.free)


# --- what is revealed or discarded as a cost --------------------------------------------------------------


def is_whole_hand(part: n.Effect) -> bool:
    """1019.2: whether a hand is discarded, whatever is in it."""
    if not isinstance(part, n.Move) or part.verb != "discard" or not isinstance(part.cards, n.Cards):
        return False
    return part.cards.zones == ("hand",) and part.cards.where is None


def cost_form(part: n.Effect) -> n.Effect:
    """1005.2, 1019.2a: a card that is revealed already cannot be revealed to pay; an empty hand can be discarded.

    314.2: a J-ruler that would have to leave the play ground does not, and so pays nothing. 1011.2: nor does a card of
    the other player that would have to be banished. 104.4: what cannot be returned to a hand may be put elsewhere.
    """
    match part:
        case n.Move(verb="return", to=to) if to != "hand":
            return replace(part, verb="put")
        case n.Move(cards=hand) if is_whole_hand(part):
            return replace(part, cards=n.Both((hand,)))
        case n.Sequence((n.Choose(among=n.Cards()) as choice, n.Reveal(cards=n.It()))):
            return replace(part, parts=(but_for(choice, n.InState("revealed")), part.parts[1]))
        case n.Sequence((n.Choose(among=n.Cards()) as choice, n.Move(cards=n.It()) as move)):
            return replace(part, parts=(that_can_go(choice, move), cost_form(move)))
    return part


def that_can_go(choice: n.Choose, move: n.Move) -> n.Choose:
    """The same choice of those cards only that the move is possible with."""
    among = choice.among
    if not isinstance(among, n.Cards):
        return choice
    if move.verb == "banish" and among.side == "any":
        choice = replace(choice, among=replace(among, side="mine"))
    leaves = move.to not in GROUPS["play ground"]
    return but_for(choice, n.Is("type", "has", "j-ruler")) if leaves and may_be_j_ruler(among) else choice


def but_for(choice: n.Choose, barred: n.Filter) -> n.Choose:
    """The same choice of cards, without some."""
    assert isinstance(choice.among, n.Cards)
    among = choice.among
    where = n.Non(barred) if among.where is None else n.All((among.where, n.Non(barred)))
    return replace(choice, among=replace(among, where=where))


def may_be_j_ruler(among: n.Cards) -> bool:
    """Whether cards of a field are meant whose type is not named, or J-rulers too."""
    if not {"field", "play ground"}.intersection(among.zones):
        return False
    named = [part.value for part in walk(among) if isinstance(part, n.Is) and part.characteristic == "type"]
    return not named or "j-ruler" in named


def cost_order(cost: tuple[n.Effect, ...]) -> tuple[n.Effect, ...]:
    """903.2g: counters are removed first, since they may give wills, and an amount of life is chosen out of what is
    left."""
    return tuple(sorted(cost, key=place_in_cost))


def place_in_cost(part: n.Effect) -> int:
    if isinstance(part, f.RemoveCounters):
        return 0
    return 2 if isinstance(part, f.PayLife) else 1


def always(g: Game, s: Any) -> bool:
    return True


class PlayPlan(CostPlan):
    """What is done to play a card, which is in the chase by then and pays for nothing itself (903.2b, 903.2g)."""

    def __init__(self, b: Builder, cost: tuple[n.Effect, ...]) -> None:
        super().__init__(b, cost)
        self.spares_this = True


class PartPlan(PlayPlan):
    """One of the costs of playing a card: no card is offered for it that another of them needs."""

    def __init__(self, b: Builder, cost: tuple[n.Effect, ...], ways: Ways, before: Sequence[tuple[Check, PartPlan]]):
        super().__init__(b, cost)
        self.ways, self.before = ways, before

    def feasible(self, g: Game, s: Any, taken: Sequence[tuple[int, ...]]) -> bool:
        """Beside what was chosen for those paid before it, on their conditions."""
        slots = [slot for holds, plan in self.before if holds(g, s) for slot in plan.slots]
        earlier = [tuple(card for card, *_ in getattr(s, slot) or ()) for slot in slots]
        plan = self.ways.plans[s.way or PRINTED, frozenset(dict(s.awakened or ()))]
        return plan.feasible(g, s, [*earlier, *taken])


# --- the price of a card ---------------------------------------------------------------------------------


def printed_cost(g: Game, card: int, x: int) -> Need:
    return Need(tuple(g.value(card, "attribute cost")), (g.value(card, "free cost") or 0)
                + (g.value(card, "x cost") or 0) * x)  # fmt: skip


def base_cost(g: Game, s: Any, node: f.Cast, way: str) -> Need:
    """1003.3, 703.2: what is printed."""
    return printed_cost(g, s.source, getattr(s, "x", None) or 0) if is_paid(g, s, node, way) else NOTHING


def is_paid(g: Game, s: Any, node: f.Cast, way: str) -> bool:
    """708.4, 903.2f-i, 903.2f-ii: the card's own cost is not out of standby with Trigger, where it is paid otherwise,
    or if it is free."""
    origin = getattr(s, "origin", None) or g.match.zone_names[g.zone_of[s.source]]
    return way == PRINTED and not getattr(s, "free", None) and not (node.waits and origin == "standby")


def needs_of(g: Game, s: Any, node: f.Cast, way: str, awake: Awakenings) -> list[Need]:
    """903.2f-iii, 903.2f-iv: what costs more or less is reckoned with all the wills that playing the card needs."""
    found = changes(g, s.seat, s.source, "", getattr(s, "aims", None))
    if not found and not node.extra and way == PRINTED and not awake:
        return [base_cost(g, s, node, way)]
    extra = wills(node.extra)
    if way != PRINTED:
        extra = plus(extra, wills(node.ways[int(way.removeprefix("way "))]))
    for which, x in awake:
        extra = plus(extra, wills(node.awakenings[which], x))
    return reckoned(found, base_cost(g, s, node, way), extra)


def affordable(
    g: Game, s: Any, node: f.Cast, way: str, awake: Awakenings, without: Collection[int] = ()
) -> bool:
    """Whether the wills of this way to play the card can be paid while these cards give none."""
    kept = tuple(without)
    return any(can_pay(g, s.seat, need, what=s.source, without=kept) for need in needs_of(g, s, node, way, awake))


class Ways:
    """The ways to pay for a card: with its cost or otherwise, and with or without what awakens it."""

    def __init__(self, b: Builder, node: f.Cast) -> None:
        self.node, self.has_x = node, bool(b.card.printed.get("x cost"))
        self.others = {f"way {i}": deeds(way) for i, way in enumerate(node.ways)}
        self.plans = {
            (way, chosen): PlayPlan(b, (*others, *deeds(node.extra), *joint_deeds(node, chosen)))
            for way, others in ((PRINTED, ()), *self.others.items())
            for chosen in subsets(range(len(node.awakenings)))
        }
        """For each of them what is done beside paying wills."""

    def kept(self, g: Game, s: Any, way: str, awake: Awakenings) -> Iterator[tuple[int, ...]]:
        """903.2g, 1003.4: the cards that give no wills, for other parts of the cost need them, in each way that leaves
        enough of both; none at all where the card cannot be paid for so."""

        def leaves_enough(g: Game, s: Any, cards: Collection[int]) -> bool:
            return affordable(g, s, self.node, way, awake, cards)

        plan = self.plans[way, frozenset(dict(awake))]
        if plan.choices:
            wills = Draw(lambda g, s, how: spent_giving(g, s.seat, how), leaves_enough)
            yield from plan.kept_back(g, s, (), [wills])
        elif leaves_enough(g, s, ()):
            yield ()

    def first_kept(self, g: Game, s: Any, way: str, awake: Awakenings) -> tuple[int, ...]:
        """Those of the first such way, as a card is paid for that can be."""
        return next(self.kept(g, s, way, awake), ()) if self.plans[way, frozenset(dict(awake))].choices else ()

    def is_open(self, g: Game, s: Any, way: str, awake: Awakenings) -> bool:
        """Whether the card can be paid for so, in wills and in all else; 903.2d: with an X in a cost that is not paid
        only where that is 0."""
        if self.has_x and getattr(s, "x", None) and not is_paid(g, s, self.node, way):
            return False
        if not self.plans[way, frozenset(dict(awake))].payable(g, s):
            return False
        return any(True for _ in self.kept(g, s, way, awake))

    def some_open(self, g: Game, s: Any, awake: Awakenings = ()) -> bool:
        return any(self.is_open(g, s, way, awake) for way in (PRINTED, *self.others))


def hangs_on_targets(b: Builder) -> bool:
    """Whether the card says that what it costs depends on what it targets."""
    costs = [part for ability in b.card.abilities for part in walk(ability) if isinstance(part, f.CostChange)]
    asks = any(isinstance(part, f.TargetsOne) for ability in b.card.abilities for part in walk(ability))
    return bool(costs) and asks


def can_afford_aiming(g: Game, v: Any, ways: Ways, targets: list[Any]) -> bool:
    """903.2f: whether what was announced can be paid for if it targets these."""
    scope = Aiming(v.source, v.serial, v.seat)
    scope.aims, scope.x, scope.free, scope.origin = [t for t in targets if isinstance(t, int)], v.x, v.free, v.origin
    return ways.some_open(g, scope, v.awakened or ())


def rows_price(b: Builder, node: f.Cast, ways: Ways) -> None:
    """How the card is paid, whether it is awakened, and then the payment itself."""

    def open_ways(g: Game, v: Any) -> list[Option]:
        if v.free or not ways.others:
            return [PRINTED]
        return [way for way in (PRINTED, *ways.others) if ways.is_open(g, v, way, v.awakened or ())]

    def without(g: Game, v: Any) -> tuple[int, ...]:
        return ways.first_kept(g, v, v.way or PRINTED, v.awakened or ())

    b.ask(Ask("mode", b.seat("you"), open_ways, "how is it paid"), "way")
    rows_pay(b, lambda g, v: needs_of(g, v, node, v.way or PRINTED, v.awakened or ()), without, True)
    costs = [(_in_this_way(way), others) for way, others in ways.others.items()]
    costs.append((always, deeds(node.extra)))
    costs += [(_awakened(which), deeds(cost)) for which, cost in enumerate(node.awakenings)]
    rows_parts(b, ways, [(holds, cost) for holds, cost in costs if cost])


def rows_parts(b: Builder, ways: Ways, costs: Sequence[tuple[Check, tuple[n.Effect, ...]]]) -> None:
    """What is done beside paying wills: each of these costs on its condition."""
    plans: list[tuple[Check, PartPlan]] = []
    for holds, cost in costs:
        skip = b.jump(_unless(holds)) if holds is not always else None
        plan = PartPlan(b, cost, ways, tuple(plans))
        plan.paid_beside = len(costs) > 1
        plan.add_rows(b)
        plans.append((holds, plan))
        if skip is not None:
            b.land(skip)


def _unless(holds: Check) -> Check:
    return lambda g, v: not holds(g, v)


def _in_this_way(way: str) -> Check:
    return lambda g, v: bool(getattr(v, "way", None) == way)


def _awakened(which: int) -> Check:
    return lambda g, v: which in dict(getattr(v, "awakened", None) or ())


# --- 1109 awakening ---------------------------------------------------------------------------------------


def declare_awakenings(b: Builder, node: f.Cast, ways: Ways) -> None:
    """1109.2: each by itself, asked before anything that only the awakened text needs."""
    for which in range(len(node.awakenings)):
        declare_awakening(b, node, which, ways)


def subsets(many: Sequence[int]) -> list[frozenset[int]]:
    return [frozenset(chosen) for size in range(len(many) + 1) for chosen in combinations(many, size)]


def joint_deeds(node: f.Cast, chosen: Iterable[int]) -> tuple[n.Effect, ...]:
    """903.2g: what all these costs together take."""
    return tuple(part for which in sorted(chosen) for part in deeds(node.awakenings[which]))


def declare_awakening(b: Builder, node: f.Cast, which: int, ways: Ways) -> None:
    cost = node.awakenings[which]
    has_x = any(part.x for whole in cost for part in flattened(whole) if isinstance(part, f.PayWill))

    def with_x(v: Any, x: int) -> Awakenings:
        return (*(v.awakened or ()), (which, x))

    def numbers_for(g: Game, v: Any) -> list[Option]:
        payable = takewhile(lambda x: ways.some_open(g, v, with_x(v, x)), range(MOST_X))
        return [x for x in payable if has_targets(g, v, x)]

    def has_targets(g: Game, v: Any, x: int) -> bool:
        before, v.awakened = v.awakened, with_x(v, x)
        found = can_awaken(b, which, g, v)
        v.awakened = before
        return found

    def is_open_with(g: Game, v: Any, x: int) -> bool:
        return ways.some_open(g, v, with_x(v, x)) and has_targets(g, v, x)

    def options(g: Game, v: Any) -> list[Option]:
        able = bool(numbers_for(g, v)) if has_x else is_open_with(g, v, 0)
        return [YES, NO] if able else [NO]

    def numbers(g: Game, v: Any) -> list[Option]:
        """903.2d: as much as can be paid; nothing where the cost is not."""
        return numbers_for(g, v) if v.awake == YES else [0]

    def chosen(g: Game, v: Any) -> None:
        if v.awake == YES:
            v.awakened = with_x(v, (v.awake_x or 0) if has_x else 0)

    b.declare_step(lambda g, v: setattr(v, "awaking", which), "1109.2")
    b.declare(Ask("yes no", b.seat("you"), options, "awaken it?"), "awake", "1109.2")
    if has_x:
        b.declare(Ask("number", b.seat("you"), numbers, "what is X?"), "awake_x", "903.2d")
    b.declare_step(chosen, "1109.2")


def note_way(b: Builder, way: str, plan: PlayPlan) -> None:
    """Let the match know whether a card can be paid for in this way, and with which cards that are then given up."""
    moved = [which for which, nodes in plan.deeds if which >= 0 and any(isinstance(node, n.Move) for node in nodes)]
    name = way_name(b.name, way)
    b.match.tests[name] = lambda g, s, c: plan.payable(g, s)
    b.match.choices[name] = lambda g, s: [card for which in moved for card in plan.candidates(g, s, which)]


def way_name(spell: str, way: str) -> str:
    """The name under which a match knows a way to pay for a card."""
    return f"{way} of {spell}"


def given_up(g: Game, spell: str, way: str) -> CardsOf:
    """The cards of which some are given up to pay in this way."""
    found: CardsOf = g.match.choices[way_name(spell, way)]
    return found


def need_deeds(b: Builder, node: f.Cast, ways: Ways) -> None:
    """903.2g: what must be done beside paying can be done, and where the wills cannot be paid some other way can."""
    if not node.extra and not node.ways:
        b.needs.append(lambda g, s: affordable(g, s, node, PRINTED, ()))
        return
    for way, others in ways.others.items():
        note_way(b, way, PlayPlan(b, others))
    b.needs.append(ways.some_open)


def rows_discount(b: Builder, node: f.Discount) -> None:
    """Reckoned with the wills that are paid; by itself it is nothing to do."""


def check_discount(b: Builder, node: f.Discount) -> Check:
    return lambda g, s: True


NODE_ROWS: dict[type[n.Node], Callable[[Builder, Any], None]] = {
    f.PayWill: rows_pay_will, f.Discount: rows_discount, ChooseX: rows_choose_x,
}  # fmt: skip
COST_CHECKS: dict[Any, Callable[[Builder, Any], Any]] = {
    f.PayWill: check_pay_will, f.Discount: check_discount, ChooseX: check_choose_x,
}  # fmt: skip
COST_DRAWS: dict[type[n.Node], Callable[[Builder, Any], Draw]] = {f.PayWill: draw_on_wills}
