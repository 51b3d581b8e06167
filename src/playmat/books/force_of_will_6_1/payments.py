"""1003: the sensible payment out of a purse, and every other way to begin it."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any

from ...kernel.game import Game
from ...kernel.questions import Option
from .givers import PAYING, Supply, Usable, rank_of, will_faces
from .matching import BIT, FREE, Need, Will, asked_for, exchange, matched, will_of
from .purses import Purse, besides, covers, may_spend, purse, suffice
from .zones import POOLS

Steps = tuple[tuple[int, str, tuple[tuple[str, ...], ...], tuple[Will, ...]], ...]
Ways = tuple[Option, ...]
USABLE_BITS, USABLE_SORT = itemgetter(3), itemgetter(4)
MEANT = 0
"""The rank of wills that a player has said to spend."""
WORDS = {bit: word for word, bit in BIT.items()}


def plan(
    g: Game, seat: int, need: Need, what: int | None, without: int | None, given: Sequence[Will]
) -> tuple[Steps, tuple[Will, ...], Ways] | None:
    """The sensible payment out of plain wills: what is used for it, what is spent, and every other way to begin.

    None where it is not plain.
    """
    has = purse(g, seat)
    if has is None:
        return None
    usable, asked = _usable(g, seat, has, what, without, given), asked_for(need)
    found = exchange(tuple(map(USABLE_BITS, usable)), asked)
    if found is None:
        return None
    holder, spared = found
    steps, spend, plain, definition = [], [], has.givers.plain, g.definition
    for unit, at in zip(asked, holder, strict=True):
        _, _, card, _, sort = usable[at]
        if card < 0:
            spend.append(sort)
        else:
            giver = plain[definition[card]]
            word = giver.words[0] if unit == FREE else WORDS[unit]
            steps.append((card, giver.ability, ((word,),), ()))
            spend.append(will_of(word, giver.only))
    ways = _other_ways(has, usable, spared) if spared else ()
    if has.givers.beside:
        ways += _ways_beside(g, has, usable, need, without)
    return tuple(steps), tuple(spend), ways


def _usable(
    g: Game, seat: int, has: Purse, what: int | None, without: int | None, given: Sequence[Will]
) -> list[Usable]:
    """What may be spent, first what is to be spent first: wills meant for it, the pool, stones, then counters."""
    those, pool, supplies = has.givers, g.facts[POOLS[seat]], has.supplies
    if not those.settled and those.stamp is not g.derived:
        those.sorted_out(g)
    usable = those.usable
    found = [
        usable[card]
        for card, _, only in (supplies[len(pool):] if pool else supplies)
        if card != without and (not only or may_spend(g, seat, only, what))
    ]  # fmt: skip
    meant = list(given)
    for at, will in enumerate(pool):
        _, bits, only = supplies[at]
        if only and not may_spend(g, seat, only, what):
            continue
        rank = rank_of(1 if only else 2, bits)
        if will in meant:
            meant.remove(will)
            rank = MEANT
        found.append((rank, at, -1, bits, will))
    found.sort()
    return found


def _other_ways(has: Purse, usable: Sequence[Usable], spared: Sequence[tuple[int, Sequence[int]]]) -> Ways:
    """Every stone and will that might be used in place of another sort; nothing where all payments are alike.

    What is meant to be spent is spent in any case.
    """
    sorts = list(map(USABLE_SORT, usable))
    if len(set(sorts)) == 1:
        return ()
    found: dict[Any, int] = {}
    for at, others in spared:
        sort = sorts[at]
        if sort not in found and usable[at][0] != MEANT:
            rivals: dict[Any, int] = {}
            for other in others:
                if usable[other][0] != MEANT and sorts[other] not in rivals:
                    rivals[sorts[other]] = other
            if len(rivals) > 1 or (rivals and sort not in rivals):
                found = {**rivals, **found, sort: at}
    kinds = has.givers.kinds
    ways: list[Option] = []
    for at in sorted(found.values()):
        card = usable[at][2]
        ways.append(kinds[card][1] if card >= 0 else ("spend", *sorts[at]))
    return tuple(ways)


def _ways_beside(g: Game, has: Purse, usable: Sequence[Usable], need: Need, without: int | None) -> Ways:
    """What gives wills on which no payment relies, where the other wills pay it all without."""
    found: list[Option] = []
    for card, ability, takes_play in besides(g, has):
        left = [b for _, _, c, b, _ in usable if c < 0 or (c != card and not takes_play)]
        if card != without and suffice(left, need):
            found.append(("use", card, ability))
    return tuple(found)


def words_for(g: Game, v: Any, need: Need, card: int, ability: str) -> tuple[tuple[str, ...], ...] | None:
    """What a stone that was picked may give so that the rest can still be paid."""
    giver = will_faces(g).plain[g.definition[card]]
    if len(giver.words) == 1 or giver.ability != ability:
        return None
    has = purse(g, v.seat)
    found = [] if has is None else has.supplies
    fine = [w for w in giver.words if _still(g, v, found, need, card, PAYING[w])]
    return tuple((w,) for w in fine)


def _still(g: Game, v: Any, found: list[Supply], need: Need, card: int, bits: Sequence[int]) -> bool:
    left = [(c, sum(bits) | FREE, only) if c == card else (c, b, only) for c, b, only in found]
    return covers(g, v.seat, left, need, v.what, v.without)


def all_spendable(wills: Sequence[Will], need: Need) -> bool:
    """Whether each of these wills would be spent on the need."""
    bits = [BIT.get(a, 0) | BIT.get(c, 0) | FREE for a, c, _ in wills]
    return matched([-1 if bit == FREE else bit for bit in asked_for(need)], bits) is not None
