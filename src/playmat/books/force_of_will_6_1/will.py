"""Wills (203, 907): the pool, what a will may be spent for, and what can be paid (1003.4).

A will is plain data: (attribute or "void", characteristic "" or "moon", restriction "" or a name). What a player
has produced and not spent lies in the facts "will 0" and "will 1" as a sorted tuple. A restriction names a test of
the match: the will may be spent only to play cards that pass it.

`matching` works out which wills pay what, `will_sources` which will abilities there are; `paying` is where they are
used and wills are paid.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from ...kernel import NEW_TUPLE, Frame, Game, Option, Scope, rulings
from .matching import (
    BIT,
    COLOURED,
    FREE,
    NOTHING,
    Bill,
    Converter,
    Masks,
    Need,
    PayerOf,
    Source,
    Step,
    Way,
    Will,
    alternatives,
    chosen_use,
    conversions,
    direct_way,
    fits,
    joined,
    most_wills,
    simple,
    units_of,
    way_to_pay,
)  # fmt: skip
from .will_sources import known, leaves, will_sources
from .zones import POOLS

# --- the pool (907.4) -----------------------------------------------------------------------------


def pool(g: Game, seat: int) -> tuple[Will, ...]:
    found: tuple[Will, ...] = g.facts[POOLS[seat]]
    return found


def add_wills(g: Game, seat: int, wills: Sequence[Will]) -> None:
    """907.4: they stay with the player until spent or until the rules take them."""
    set_pool(g, seat, g.facts[POOLS[seat]] + tuple(wills))


def set_pool(g: Game, seat: int, wills: Iterable[Will]) -> None:
    """What cards are does not hang on it, unless a text asks about facts."""
    g.set(POOLS[seat], tuple(sorted(wills)))


def remove_wills(g: Game, seat: int, wills: Sequence[Will]) -> None:
    left = rest_of(g.facts[POOLS[seat]], wills)
    assert left is not None, "only wills that are there are spent"
    set_pool(g, seat, left)


def rest_of(wills: Sequence[Will], taken: Sequence[Will]) -> list[Will] | None:
    """What is left of wills when some are taken; None where one of those is not there."""
    left = list(wills)
    for will in taken:
        if will not in left:
            return None
        left.remove(will)
    return left


def empty_pools(g: Game) -> None:
    """503.4, 505.5c: unspent wills are gone."""
    for seat in (0, 1):
        if g.facts[POOLS[seat]]:
            set_pool(g, seat, ())


# --- what a will may be spent for ---------------------------------------------------------------------


def payer(g: Game, seat: int, what: int | None) -> PayerOf:
    """What each will can pay now, where `what` is the card being played."""
    alike = [s.says for s in rulings(g, "spend as") if s.scope.seat == seat]
    any_for = [s.says[1] for s in rulings(g, "any will for") if s.scope.seat == seat and _meant(g, s, what)]
    known: dict[Will, Masks] = {}

    def masks(will: Will) -> Masks:
        if will not in known:
            plain, (_, _, only) = _bits(will, alike), will
            free_to_spend = not only or (what is not None and may_spend(g, seat, only, what))
            known[will] = (_for_card(plain, any_for) if free_to_spend else 0, 0 if only else plain)
        return known[will]

    return masks


def _meant(g: Game, stands: Any, what: int | None) -> bool:
    return what is not None and bool(stands.says[0](g, stands.scope, what))


def may_spend(g: Game, seat: int, restriction: str, what: int) -> bool:
    """Whether a will with this restriction may be spent for that card."""
    return g.match.tests[restriction](g, Scope(what, g.serial[what], seat), what)


def _bits(will: Will, alike: Sequence[tuple[str, str]]) -> int:
    """203.3, 1003.6: what a will pays by its attribute, or by the moon as its characteristic, and as any will."""
    attribute, characteristic, _ = will
    printed = BIT.get(attribute, 0) | BIT.get(characteristic, 0)
    bits = printed | FREE
    for word, like in alike:
        if BIT[word] & printed:
            bits |= BIT[like]
    return bits


def _for_card(bits: int, any_for: Sequence[str]) -> int:
    """907.6b: the attribute cost of the card may be paid with other wills, but one of no attribute is none of them."""
    for word in any_for:
        if bits & (COLOURED if word == "any" else BIT[word]):
            bits |= COLOURED
    return bits


# --- can it be paid -----------------------------------------------------------------------------------------


def bill_of(
    g: Game, seat: int, need: Need, what: int | None, without: Collection[int], given: tuple[Will, ...] = ()
) -> Bill:
    sources = tuple(source for source in will_sources(g, seat).sources if source.card not in without)
    return Bill(tuple(units_of(need)), pool(g, seat), tuple(sorted(given)), sources, payer(g, seat, what))


def converters_of(g: Game, seat: int, without: Collection[int]) -> tuple[Converter, ...]:
    return tuple(c for c in will_sources(g, seat).converters if c.card not in without)


def can_pay(g: Game, seat: int, need: Need, *, what: int | None = None, without: tuple[int, ...] = ()) -> bool:
    """1003.4: whether the pool and the will abilities together pay it all.

    what: the card being played, which restricted wills ask about. without: the cards that the same cost uses up.
    """
    if need == NOTHING:
        return True
    asked, answers = (need, what, without, pool(g, seat)), known(g, seat).answers
    if asked not in answers:
        answers[asked] = _payable(g, seat, need, what, without)
    return answers[asked]


def _payable(g: Game, seat: int, need: Need, what: int | None, without: Collection[int]) -> bool:
    units = units_of(need)
    bill, converters = bill_of(g, seat, need, what, without), converters_of(g, seat, without)
    if most_wills(bill, converters) < len(units):
        return False
    if all(map(simple, bill.sources)):
        masks = [for_card for for_card, _ in map(bill.masks, bill.pool)]
        masks += [for_card for for_card, _ in (joined(bill.masks, _all_wills(source)) for source in bill.sources)]
        if fits(masks, units):
            return True
        if not converters:
            return False
    return way_to_pay(bill, converters) is not None


def _all_wills(source: Source) -> list[tuple[int, Will]]:
    return [(0, will) for each in source.outputs for will in each.slots[0]]


def most_x(
    g: Game, seat: int, need: Need, times: int, what: int | None = None, without: tuple[int, ...] = ()
) -> int:
    """The greatest X, to be paid `times` over, that can be paid beside the need; -1 when not even 0 can."""
    most = most_wills(bill_of(g, seat, need, what, without), converters_of(g, seat, without))
    for x in range(max(most - len(need.attributes) - need.free, 0) // times, -1, -1):
        if can_pay(g, seat, Need(need.attributes, need.free + x * times), what=what, without=without):
            return x
    return -1


def will_acts(g: Game, seat: int) -> list[Option]:
    """907.2: the will abilities a player with priority may use, of alike cards one: ("use", card, ability).

    First those that payments rely on, then those that cost wills, then all others.
    """
    there = will_sources(g, seat)
    found: dict[tuple[object, ...], Option] = {}
    for source in there.sources:
        for each in source.outputs:
            found.setdefault((*source.like, each.ability), ("use", source.card, each.ability))
    for converter in there.converters:
        spared = (converter.card,) if converter.whole else ()
        if can_pay(g, seat, converter.need, what=None, without=spared):
            for each in converter.outputs:
                found.setdefault((-1, converter.card, each.ability), ("use", converter.card, each.ability))
    for card, ability, _ in there.others:
        found.setdefault((-1, card, ability), ("use", card, ability))
    return list(found.values())


def is_given_up(g: Game, card: int, ability: str) -> bool:
    """A will coin is no loss: it lies there to be spent (1119.2)."""
    return g.is_in(card, "play ground") and leaves(g, ability)


def sparing(g: Game, bill: Bill, converters: Sequence[Converter]) -> tuple[Bill, tuple[Converter, ...]]:
    """The same bill and converters without what would be given up."""
    kept = []
    for source in bill.sources:
        outputs = tuple(output for output in source.outputs if not is_given_up(g, source.card, output.ability))
        if outputs:
            kept.append(source._replace(outputs=outputs))
    steady = tuple(
        each
        for each in converters
        if not any(is_given_up(g, each.card, output.ability) for output in each.outputs)
    )
    return bill._replace(sources=tuple(kept)), steady


# --- 1003 how it is paid ------------------------------------------------------------------------------------


class Payment(NamedTuple):
    """The sensible payment: the abilities that it uses, the wills it spends, and every other way to begin."""

    steps: tuple[Step, ...]
    spend: tuple[Will, ...]
    others: tuple[Option, ...]


class Due(NamedTuple):
    """What is to be paid, by whom and for what; `given` are wills of the pool that will be spent in any case."""

    seat: int
    need: Need
    what: int | None
    without: tuple[int, ...]
    given: tuple[Will, ...]


def due_of(v: Frame) -> Due:
    """What the procedure 1003 is to pay."""
    need = NEW_TUPLE(Need, (tuple(v.attributes or ()), v.free or 0))
    due: Due = NEW_TUPLE(Due, (v.seat, need, v.what, v.without or (), v.given or ()))
    return due


class Reckoning:
    """A payment worked out from all that may give wills."""

    __slots__ = ("bill", "converters", "due", "g")

    def __init__(self, g: Game, due: Due) -> None:
        self.g, self.due = g, due
        self.bill = bill_of(g, *due)
        self.converters = converters_of(g, due.seat, due.without)

    def payment(self, with_others: bool = True) -> Payment | None:
        """The sensible payment; None where it cannot be paid."""
        way = self._way()
        if way is None:
            return None
        others = [*alternatives(self.bill, way), *self._conversions(), *self._unrelied()] if with_others else []
        return Payment(way.steps, way.spend, tuple(others))

    def _way(self) -> Way | None:
        """903.2g: nothing is given up where wills that are turned into others pay it too."""
        way = way_to_pay(self.bill, self.converters)
        if way is None or not any(is_given_up(self.g, step.card, step.ability) for step in way.steps):
            return way
        return way_to_pay(*sparing(self.g, self.bill, self.converters)) or way

    def _conversions(self) -> list[Option]:
        return [("use", step.card, step.ability) for step in conversions(self.bill, self.converters)]

    def _unrelied(self) -> list[Option]:
        """What gives wills on which no payment relies, where the other wills pay it all without."""
        found: list[Option] = []
        for card, ability, takes_play in will_sources(self.g, self.due.seat).others:
            left = () if takes_play else tuple(source for source in self.bill.sources if source.card != card)
            if card not in self.due.without and direct_way(self.bill._replace(sources=left)) is not None:
                found.append(("use", card, ability))
        return found

    def chosen(self, card: int, ability: str) -> Step:
        """The use of an ability that the player picked."""
        return chosen_use(self.bill, self.converters, card, ability)

    def takes_given(self) -> bool:
        """Whether there is a payment that spends all that is given."""
        return direct_way(self.bill) is not None
