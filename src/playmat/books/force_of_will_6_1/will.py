"""Wills (203, 907) and paying them (1003).

A will is plain data: (attribute or "void", characteristic "" or "moon", restriction "" or a name). What a player
has produced and not spent lies in the facts "will 0" and "will 1" as a sorted tuple. A restriction names a test of
the match: the will may be spent only to play cards that pass it.

`matching` works out which wills pay what, `wells` which will abilities there are. Here are the pool, what a will
may be spent for, the procedures 907.3 (use a will ability) and 1003 (pay), and the words of card texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...kernel.evaluate import Scope
from ...kernel.game import Game
from ...kernel.questions import Option
from ...kernel.standing import standing
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
    Well,
    Will,
    fits,
    joined,
    most_wills,
    simple,
    units_of,
    way_to_pay,
)  # fmt: skip
from .purses import besides, pays, purse
from .will_sources import ANSWERS, PROBING, situation, sources
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
    g.facts[POOLS[seat]] = tuple(sorted(wills))
    if g.match.phase_matters:
        g.derived = {}


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
    alike = [s.says for s in standing(g, "spend as") if s.scope.seat == seat]
    any_for = [s.says[1] for s in standing(g, "any will for") if s.scope.seat == seat and _meant(g, s, what)]
    known: dict[Will, Masks] = {}

    def masks(will: Will) -> Masks:
        if will not in known:
            plain = _bits(will, alike)
            free_to_spend = not will[2] or (what is not None and _allowed(g, seat, will[2], what))
            known[will] = (_for_card(plain, any_for) if free_to_spend else 0, 0 if will[2] else plain)
        return known[will]

    return masks


def _meant(g: Game, stands: Any, what: int | None) -> bool:
    return what is not None and bool(stands.says[0](g, stands.scope, what))


def _allowed(g: Game, seat: int, restriction: str, what: int) -> bool:
    return g.match.tests[restriction](g, Scope(what, g.serial[what], seat), what)


def _bits(will: Will, alike: Sequence[tuple[str, str]]) -> int:
    own = BIT.get(will[0], 0) | BIT.get(will[1], 0) | FREE
    for word, like in alike:
        if BIT.get(word, 0) & (BIT.get(will[0], 0) | BIT.get(will[1], 0)):
            own |= BIT[like]
    return own


def _for_card(bits: int, any_for: Sequence[str]) -> int:
    """The attribute cost of the card may be paid with other wills; 907.6b: one of no attribute is none of them."""
    for word in any_for:
        if bits & (COLOURED if word == "any" else BIT[word]):
            bits |= COLOURED
    return bits


# --- can it be paid -----------------------------------------------------------------------------------------


def bill_of(
    g: Game, seat: int, need: Need, what: int | None, without: int | None, given: tuple[Will, ...] = ()
) -> Bill:
    wells = tuple(well for well in sources(g, seat).wells if well.card != without)
    return Bill(tuple(units_of(need)), pool(g, seat), given, wells, payer(g, seat, what))


def converters_of(g: Game, seat: int, without: int | None) -> tuple[Converter, ...]:
    return tuple(c for c in sources(g, seat).converters if c.card != without)


def can_pay(g: Game, seat: int, need: Need, *, what: int | None = None, without: int | None = None) -> bool:
    """1003.4: whether the pool and the will abilities together pay it all.

    what: the card being played, which restricted wills ask about. without: a card that the same cost uses up.
    """
    if need == NOTHING:
        return True
    found = purse(g, seat)
    if found is not None:
        return pays(g, seat, found, need, what, without)
    kept = situation(g, seat)
    if kept[PROBING]:
        return True
    asked = (need, what, without)
    answers: dict[Any, bool] = kept[ANSWERS]
    if asked not in answers:
        answers[asked] = _payable(g, seat, need, what, without)
    return answers[asked]


def _payable(g: Game, seat: int, need: Need, what: int | None, without: int | None) -> bool:
    units = units_of(need)
    bill, converters = bill_of(g, seat, need, what, without), converters_of(g, seat, without)
    if most_wills(bill, converters) < len(units):
        return False
    if all(map(simple, bill.wells)):
        masks = [bill.masks(will)[0] for will in bill.pool]
        masks += [joined(bill.masks, _all_wills(well))[0] for well in bill.wells]
        if fits(masks, units):
            return True
        if not converters:
            return False
    return way_to_pay(bill, converters) is not None


def _all_wills(well: Well) -> list[tuple[int, Will]]:
    return [(0, will) for each in well.outputs for will in each.slots[0]]


def most_x(g: Game, seat: int, need: Need, times: int, what: int | None = None, without: int | None = None) -> int:
    """The greatest X, to be paid `times` over, that can be paid beside the need; -1 when not even 0 can."""
    most = most_wills(bill_of(g, seat, need, what, without), converters_of(g, seat, without))
    for x in range(max(most - len(need.attributes) - need.free, 0) // times, -1, -1):
        if can_pay(g, seat, Need(need.attributes, need.free + x * times), what=what, without=without):
            return x
    return -1


def priority_will_acts(g: Game, seat: int) -> list[Option]:
    """907.2: the will abilities a player with priority may use, of alike cards one: ("use", card, ability).

    Not to be changed.
    """
    has = purse(g, seat)
    if has is not None:
        acts = has.acts(g)
        if has.givers.beside:
            return acts + [("use", card, ability) for card, ability, _ in besides(g, has)]
        return acts
    there = sources(g, seat)
    found: dict[tuple[object, ...], Option] = {}
    for well in there.wells:
        for each in well.outputs:
            found.setdefault((*well.like, each.ability), ("use", well.card, each.ability))
    for converter in there.converters:
        spared = converter.card if converter.whole else None
        if can_pay(g, seat, converter.need, what=None, without=spared):
            for each in converter.outputs:
                found.setdefault((-1, converter.card, each.ability), ("use", converter.card, each.ability))
    for card, ability, _ in there.others:
        found.setdefault((-1, card, ability), ("use", card, ability))
    return list(found.values())


# --- 907.3 using a will ability -------------------------------------------------------------------------------




















# --- 1003 paying ------------------------------------------------------------------------------------------------




























# --- producing -----------------------------------------------------------------------------------------------------
