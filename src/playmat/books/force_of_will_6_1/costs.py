"""903.2f, 903.2g: what must be paid or done to play something, worked out in the book's order, and then paid.

First what is paid rather than the cost, or that nothing is; then what it costs more, then what it costs less, where
the player says which part shrinks. The cost is then locked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, NamedTuple

from ...kernel import (
    NO,
    YES,
    AmountOf,
    Ask,
    Builder,
    CostPlan,
    Evaluator,
    Game,
    Option,
    Scope,
    Stands,
    Test,
    UnknownWord,
    abilities,
    altered_cards,
    flattened,
    role_test,
    standing,
    stands,
    unusable,
    working,
)
from ...kernel import nodes as n
from . import nodes as f
from .matching import NOTHING, Need
from .will import can_pay, most_x
from .zones import kept

OWN = "own cost"
"""What a card says about its own costs; it is asked only when they are."""
PRINTED = "cost"
"""The way to play a card that pays its cost; others are "way 0", "way 1" ..."""


# --- 903.2f what others say about a cost ------------------------------------------------------------


class CostSays(NamedTuple):
    """What a standing effect does to costs."""

    who: str
    of: Test
    need: Need
    way: str
    times: AmountOf
    ability: str


SORTS = {
    "": ("",), "judgment": ("judgment",), "god's art": ("god's art",), "evolution": ("evolution",),
    "judgment or god's art": ("judgment", "god's art"), "awakening": ("awakening",), "this": ("judgment",),
    "activate": ("activate", "evolution", "god's art", "bestow", "inheritance", "shift"),
}  # fmt: skip
"""For each word of a cost change, the sorts of what is played that it is about; "" is a card."""
UNCHANGED: frozenset[str] = frozenset()


def stand_cost(env: Evaluator, node: f.CostChange) -> tuple[str, CostSays]:
    if node.ability not in SORTS:
        raise UnknownWord(f"no abilities {node.ability!r} whose cost changes; expected {', '.join(SORTS)} (903.2f)")
    if node.way not in ("less", "more", "instead"):
        raise UnknownWord(f"a cost does not change {node.way!r}; expected less, more or instead (903.2f)")
    need, of = Need(node.will.attributes, node.will.free), being_played(env, node.cards)
    own = isinstance(node.cards, n.This) and not node.until
    return OWN if own else "cost", CostSays(node.who, of, need, node.way, env.amount(node.times), node.ability)


def being_played(env: Evaluator, ref: n.Reference) -> Test:
    """A card that is being played, wherever it lies: the zone a text names does not count."""
    if isinstance(ref, n.Cards):
        return role_test(env, n.Cards((), ref.side, ref.where))
    return role_test(env, ref)


def cost_changes(g: Game) -> list[Stands]:
    """The effects on costs that hold now."""
    facts = g.facts
    if "cost" not in g.match.standing_of and not facts.get("standing"):
        return []
    now: Any = None
    if not steady_costs(g):
        now = (*g.moved, *g.turned, facts["turn"], facts["phase"], facts["step"], len(facts["done"]),
               facts["life 0"], facts["life 1"])  # fmt: skip
    found: list[Stands] = kept(g, "cost changes", now, standing, g, "cost")
    return found


def steady_costs(g: Game) -> bool:
    """Whether all that may change costs now does so on no condition."""
    if g.facts.get("standing"):
        return False
    return "cost" not in g.match.standing_of or bool(kept(g, "steady costs", None, _steady_costs, g))


def _steady_costs(g: Game) -> bool:
    texts = working(g, g.match.standing_of["cost"], stands("cost"))
    return not any(ability.gate or each.condition for ability, _, _ in texts for each in ability.standing)


def changed_sorts(g: Game) -> frozenset[str]:
    """The sorts of what is played whose costs some effect may change now; "" are cards."""
    found = cost_changes(g)
    return frozenset(sort for each in found for sort in SORTS[each.says.ability]) if found else UNCHANGED


def is_fickle_face(g: Game, face: int) -> bool:
    """Whether the card itself says what playing it, or something of it, costs more or less."""
    fickle = g.match.standing_of.get(OWN)
    return fickle is not None and face in fickle


def own_changes(g: Game, card: int) -> list[Stands]:
    """What the card itself says about its costs."""
    scope, found = Scope(card, g.serial[card], g.master(card)), []
    for ability in abilities(g, card):
        if ability.zones >> g.zone_of[card] & 1 and (ability.gate is None or ability.gate(g, scope)):
            if not unusable(g, ability.id, card):
                found += [Stands(s.says, scope, s.name, 0) for s in ability.standing
                          if s.word == OWN and (s.condition is None or s.condition(g, scope))]  # fmt: skip
    return found


def changes(g: Game, seat: int, card: int, sort: str) -> list[tuple[CostSays, int]]:
    """What changes the cost of playing this, with how many times over."""
    every, match = cost_changes(g), g.match
    if g.definition[card] in match.standing_of.get(OWN, ()) or (match.grants and card in altered_cards(g)):
        every = every + own_changes(g, card)
    found: list[tuple[CostSays, int]] = []
    for each in every:
        says: CostSays = each.says
        mine = each.scope.seat == seat
        if sort in SORTS[says.ability] and (says.who == "each" or mine == (says.who == "you")):
            if says.of(g, each.scope, card):
                found.append((says, says.times(g, each.scope)))
    return found


def price_of(g: Game, seat: int, card: int, base: Need, sort: str, extra: Need = NOTHING) -> list[Need]:
    """The wills to pay, or several ways to reckon them, the plainest first. `extra` is due beside the cost."""
    return reckoned(changes(g, seat, card, sort), base, extra)


def reckoned(found: list[tuple[CostSays, int]], base: Need, extra: Need = NOTHING) -> list[Need]:
    """The same where it is known what changes the cost."""
    for says, _ in found:
        if says.way == "instead" and total(says.need) < total(base):
            base = says.need
    if extra.attributes or extra.free:
        base = plus(base, extra)
    if not found:
        return [base]
    for says, times in found:
        if says.way == "more":
            base = Need((*base.attributes, *says.need.attributes * times), base.free + says.need.free * times)
    for says, times in found:
        if says.way == "less":
            base = without(base, says.need.attributes * times)
    return outcomes(base, sum(says.need.free * times for says, times in found if says.way == "less"))


def total(need: Need) -> int:
    return len(need.attributes) + need.free


def plus(*needs: Need) -> Need:
    return Need(tuple(a for need in needs for a in need.attributes), sum(need.free for need in needs))


def without(need: Need, attributes: Iterable[str]) -> Need:
    """903.2f-iv: a reduction by an attribute takes that symbol off where it is printed."""
    left = Counter(need.attributes)
    left.subtract(Counter(attributes) & left)
    return Need(tuple(left.elements()), need.free)


def outcomes(need: Need, less: int) -> list[Need]:
    """903.2f-iv: the player says which part shrinks; first the free part."""
    less = min(less, total(need))
    if less <= 0:
        return [need]
    found: dict[Need, None] = {}
    for taken in range(max(0, less - need.free), min(less, len(need.attributes)) + 1):
        for symbols in combinations(need.attributes, taken):
            found[Need(without(need, symbols).attributes, need.free - (less - taken))] = None
    return list(found)


# --- wills in costs -----------------------------------------------------------------------------------


def wills(cost: Sequence[n.Effect], x: int = 0) -> Need:
    parts = [part for whole in cost for part in flattened(whole) if isinstance(part, f.PayWill)]
    return Need(tuple(a for p in parts for a in p.attributes), sum(p.free + p.x * x for p in parts))


def deeds(cost: Sequence[n.Effect]) -> tuple[n.Effect, ...]:
    """The parts of a cost that are no payment of wills."""
    return tuple(part for part in cost if not isinstance(part, f.PayWill))


def takes_itself(cost: Sequence[n.Effect]) -> bool:
    """Whether the cost rests or moves the card itself, so that it cannot give wills for it too."""
    return any(
        isinstance(part, n.Turn | n.Move) and isinstance(part.cards, n.This)
        for whole in cost for part in flattened(whole)
    )  # fmt: skip


def sort_of(b: Builder, node: n.Effect) -> str | None:
    """The sort of what is paid for; None for a payment inside an effect."""
    if not any(part is node for whole in b.node.cost for part in flattened(whole)):
        return None
    return sort_played(b.node)


def sort_played(ability: n.Ability) -> str:
    """The sort of an ability, as far as what changes costs is concerned."""
    return ability.keyword if ability.keyword in ("judgment", "god's art", "evolution") else "activate"


def prices(g: Game, s: Any, node: f.PayWill, sort: str | None) -> list[Need]:
    need = Need(node.attributes, node.free + node.x * (getattr(s, "x", None) or 0))
    return price_of(g, s.seat, s.source, need, sort) if sort is not None else [need]


def check_pay_will(b: Builder, node: f.PayWill) -> Callable[[Game, Any], bool]:
    sort, itself = sort_of(b, node), takes_itself(b.node.cost)

    printed = Need(node.attributes, node.free) if not node.x else None

    def payable(g: Game, s: Any) -> bool:
        spared = s.source if itself else None
        if printed is not None and (sort is None or not changes(g, s.seat, s.source, sort)):
            return can_pay(g, s.seat, printed, what=None, without=spared)
        return any(can_pay(g, s.seat, need, what=None, without=spared) for need in prices(g, s, node, sort))

    return payable


def rows_pay_will(b: Builder, node: f.PayWill) -> None:
    """903.2d, 903.2f-iv, 1003."""
    sort, itself = sort_of(b, node), takes_itself(b.node.cost)
    if node.x and sort is not None:
        x = Ask("number", b.seat("you"), lambda g, v: x_for(g, v, node, sort, itself), "what is X?")
        b.declare(x, "x", "903.2d")
    elif node.x:
        b.ask(Ask("number", b.seat("you"), lambda g, v: x_for(g, v, node, sort, itself), "what is X?"), "x")
    rows_pay(b, lambda g, v: prices(g, v, node, sort), lambda g, v: v.source if itself else None, None)


def x_for(g: Game, v: Any, node: f.PayWill, sort: str | None, itself: bool) -> list[Option]:
    spared = v.source if itself else None
    v.x = 0
    need = prices(g, v, node, sort)[0]
    v.x = None
    return list(range(most_x(g, v.seat, need, node.x, None, spared) + 1))


def rows_pay(
    b: Builder, needs: Callable[[Game, Any], list[Need]], spared: Callable[[Game, Any], Any], what: Any
) -> None:
    """Ask which part shrinks where that is a choice, and pay."""

    def ways(g: Game, v: Any) -> list[Option]:
        found = needs(g, v)
        if len(found) == 1:
            return [plain(found[0])]
        return [plain(need) for need in found if can_pay(g, v.seat, need, what=what and v.source, without=spared(g, v))]

    b.ask(Ask("mode", b.seat("you"), ways, "which part of the cost shrinks"), "need")
    b.run("1003", when=lambda g, v: v.need is not None and v.need != ("pay", 0), seat=b.seat("you"),
          source=lambda g, v: v.source, attributes=lambda g, v: v.need[1:-1], free=lambda g, v: v.need[-1],
          what=lambda g, v: v.source if what else None, without=spared)  # fmt: skip


def plain(need: Need) -> Option:
    return ("pay", *need.attributes, need.free)


# --- what is revealed or discarded as a cost --------------------------------------------------------------


def is_whole_hand(part: n.Effect) -> bool:
    """1019.2: whether a hand is discarded, whatever is in it."""
    if not isinstance(part, n.Move) or part.verb != "discard" or not isinstance(part.cards, n.Cards):
        return False
    return part.cards.zones == ("hand",) and part.cards.where is None


def cost_form(part: n.Effect) -> n.Effect:
    """1005.2: a card that is revealed already cannot be revealed to pay. 1019.2a: an empty hand can be discarded."""
    match part:
        case n.Move(cards=hand) if is_whole_hand(part):
            return replace(part, cards=n.Both((hand,)))
        case n.Sequence((n.Choose(among=n.Cards() as among) as choice, n.Reveal(cards=n.It()))):
            hidden = n.Non(n.InState("revealed"))
            where = hidden if among.where is None else n.All((among.where, hidden))
            return replace(part, parts=(replace(choice, among=replace(among, where=where)), part.parts[1]))
    return part


class PlayPlan(CostPlan):
    """What is done to play a card, which is in the chase by then and pays for nothing itself (903.2b, 903.2g)."""

    def __init__(self, b: Builder, cost: tuple[n.Effect, ...]) -> None:
        super().__init__(b, cost)
        self.spares_this = True


# --- the price of a card ---------------------------------------------------------------------------------


def printed_cost(g: Game, card: int, x: int) -> Need:
    return Need(tuple(g.value(card, "attribute cost")), (g.value(card, "free cost") or 0)
                + (g.value(card, "x cost") or 0) * x)  # fmt: skip


def base_cost(g: Game, s: Any, node: f.Cast, way: str) -> Need:
    """1003.3; 708.4: nothing but its payment for a Trigger card out of standby; 903.2f-ii: nothing when it is free."""
    origin = getattr(s, "origin", None) or g.match.zone_names[g.zone_of[s.source]]
    if way != PRINTED or getattr(s, "free", None) or (node.waits and origin == "standby"):
        return NOTHING
    return printed_cost(g, s.source, getattr(s, "x", None) or 0)


def needs_of(g: Game, s: Any, node: f.Cast, way: str, awake: bool) -> list[Need]:
    """903.2f-iii, 903.2f-iv: what costs more or less is reckoned with all the wills that playing the card needs."""
    found = changes(g, s.seat, s.source, "")
    if not found and not node.extra and way == PRINTED and not awake:
        return [base_cost(g, s, node, way)]
    extra = wills(node.extra)
    if way != PRINTED:
        extra = plus(extra, wills(node.ways[int(way.removeprefix("way "))]))
    if awake:
        extra = plus(extra, wills(node.awakening))
    return reckoned(found, base_cost(g, s, node, way), extra)


def affordable(g: Game, s: Any, node: f.Cast, way: str, awake: bool) -> bool:
    for need in needs_of(g, s, node, way, awake):
        if can_pay(g, s.seat, need, what=s.source, without=None):
            return True
    return False


def can_afford(g: Game, s: Any, node: f.Cast) -> bool:
    """Whether the wills of some way to play the card can be paid; its other costs are looked at beside it."""
    names = [PRINTED, *(f"way {i}" for i in range(len(node.ways)))]
    return any(affordable(g, s, node, name, False) for name in names)


def rows_price(b: Builder, node: f.Cast) -> None:
    """How the card is paid, whether it is awakened, and then the payment itself."""
    plans = {f"way {i}": PlayPlan(b, deeds(way)) for i, way in enumerate(node.ways)}
    extra, awakening = PlayPlan(b, deeds(node.extra)), PlayPlan(b, deeds(node.awakening))

    def ways(g: Game, v: Any) -> list[Option]:
        awake = v.awake == YES
        found: list[Option] = [PRINTED] if v.free or affordable(g, v, node, PRINTED, awake) else []
        if v.free:
            return found
        return found + [w for w, plan in plans.items() if plan.payable(g, v) and affordable(g, v, node, w, awake)]

    b.ask(Ask("mode", b.seat("you"), ways, "how is it paid"), "way")
    rows_pay(b, lambda g, v: needs_of(g, v, node, v.way or PRINTED, v.awake == YES), lambda g, v: None, True)
    for way, plan in plans.items():
        skip = b.jump(_other_way(way))
        plan.add_rows(b)
        b.land(skip)
    extra.add_rows(b)
    if node.awakening:
        skip = b.jump(lambda g, v: v.awake != YES)
        awakening.add_rows(b)
        b.land(skip)


def declare_awakening(b: Builder, node: f.Cast) -> None:
    """1109.2, asked before anything that only the awakened text needs."""
    plan = PlayPlan(b, deeds(node.awakening))
    names = [PRINTED, *(f"way {i}" for i in range(len(node.ways)))]

    def options(g: Game, v: Any) -> list[Option]:
        possible = plan.payable(g, v) and any(affordable(g, v, node, name, True) for name in names)
        return [YES, NO] if possible else [NO]

    b.declare(Ask("yes no", b.seat("you"), options, "awaken it?"), "awake", "1109.2")


def _other_way(way: str) -> Callable[[Game, Any], bool]:
    return lambda g, v: bool(v.way != way)


def need_deeds(b: Builder, node: f.Cast) -> None:
    """903.2g: what must be done beside paying can be done, and where the wills cannot be paid some other way can."""
    if not node.extra and not node.ways:
        b.needs.append(lambda g, s: affordable(g, s, node, PRINTED, False))
        return
    extra = PlayPlan(b, deeds(node.extra))
    plans = [PlayPlan(b, deeds(way)) for way in node.ways]

    def possible(g: Game, s: Any) -> bool:
        if not extra.payable(g, s):
            return False
        if affordable(g, s, node, PRINTED, False):
            return True
        return any(plan.payable(g, s) and affordable(g, s, node, f"way {i}", False) for i, plan in enumerate(plans))

    b.needs.append(possible)


STANDING: dict[type[n.Node], Callable[[Any, Any], tuple[str, Any]]] = {
    f.CostChange: stand_cost,
}  # fmt: skip
NODE_ROWS: dict[type[n.Node], Callable[[Builder, Any], None]] = {f.PayWill: rows_pay_will}
COST_CHECKS: dict[Any, Callable[[Builder, Any], Any]] = {f.PayWill: check_pay_will}
