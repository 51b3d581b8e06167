"""The sensible payment (1003) out of a budget, and every other way to begin it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter

from ....kernel import NEW_TUPLE, Game, Option, version_of_values
from ..matching import BIT, FREE, Step, Will, asked_for, exchange, exchanged, matched, will_of
from ..will import Due, Payment
from ..zones import POOLS
from .budgets import Budget, besides, budget, is_for, pays, suffice
from .givers import CARD, PAYING, Usable, rank_of

USABLE_BITS, USABLE_SORT = itemgetter(3), itemgetter(4)
GIVEN = -1
"""The rank of wills that a player has said to spend."""
WORDS = {bit: word for word, bit in BIT.items()}


def reckoning(g: Game, due: Due) -> Reckoning | None:
    """How plain wills pay it; None where it is not plain."""
    has = budget(g, due.seat)
    return Reckoning(g, due, has) if has is not None else None


@lru_cache(maxsize=4096)
def _in_pool(pool: tuple[Will, ...]) -> list[Usable]:
    """Wills of the pool that may be spent for anything. Not to be changed."""
    bits = [BIT.get(attribute, 0) | BIT.get(kind, 0) | FREE for attribute, kind, _ in pool]
    return [(rank_of(1, bits[at], ""), at, -1, bits[at], will) for at, will in enumerate(pool)]


class Reckoning:
    """A payment worked out from plain wills: what the book's own gives, sooner."""

    __slots__ = ("due", "g", "has")

    def __init__(self, g: Game, due: Due, has: Budget) -> None:
        self.g, self.due, self.has = g, due, has

    def usable(self) -> list[Usable]:
        """What may be spent, first what is to be spent first: as in `matching.supplies_of`."""
        g, (seat, _, what, without, given) = self.g, self.due
        those, pool, supplies = self.has.givers, g.facts[POOLS[seat]], self.has.supplies
        restricted = self.has.restricted
        if not those.settled and those.version != version_of_values(g):
            those.sorted_out(g)
        usable, giving = those.usable, supplies[len(pool):] if pool else supplies  # fmt: skip
        if not (without or restricted):
            found = list(map(usable.__getitem__, map(CARD, giving)))
        else:
            found = [
                usable[card]
                for card, _, only in giving
                if card not in without and (not only or is_for(g, seat, only, what))
            ]  # fmt: skip
        if not (given or restricted):
            found += _in_pool(pool)
            found.sort()
            return found
        meant = list(given)
        for at, (will, (_, bits, only)) in enumerate(zip(pool, supplies, strict=False)):
            spendable = not only or is_for(g, seat, only, what)
            if will in meant:
                meant.remove(will)
                found.append((GIVEN, at, -1, bits if spendable else 0, will))
            elif spendable:
                found.append((rank_of(0 if only else 1, bits, only), at, -1, bits, will))
        found.sort()
        return found

    def payment(self, with_others: bool = True) -> Payment | None:
        """The sensible payment; None where it cannot be paid."""
        usable, asked, given = self.usable(), asked_for(self.due.need), range(len(self.due.given))
        found = exchange(tuple(map(USABLE_BITS, usable)), asked)
        if found is None:
            return None
        holder, spared = found
        if given and not all(at in holder for at in given):
            return None
        steps, spend, plain, definition = [], [], self.has.givers.plain, self.g.definition
        for unit, at in zip(asked, holder, strict=True):
            _, _, card, _, sort = usable[at]
            if card < 0:
                spend.append(sort)
            else:
                giver = plain[definition[card]]
                word = giver.words[0] if unit == FREE else WORDS[unit]
                steps.append(NEW_TUPLE(Step, (card, giver.ability, ((word,),), ())))
                spend.append(will_of(word, giver.only))
        return Payment(tuple(steps), tuple(spend), self._others(usable, spared) if with_others else ())

    def _others(self, usable: list[Usable], spared: Sequence[tuple[int, Sequence[int]]]) -> tuple[Option, ...]:
        """The stones and wills that may be used in place of others, and what no payment relies on."""
        found: list[Option] = []
        if spared:
            sorts, kinds = list(map(USABLE_SORT, usable)), self.has.givers.kinds
            several = len(set(sorts)) > 1
            for at in exchanged(sorts, len(self.due.given), spared) if several else ():
                _, _, card, _, sort = usable[at]
                if card >= 0:
                    _, use = kinds[card]
                    found.append(use)
                else:
                    found.append(("spend", *sort))
        return (*found, *self._beside(usable)) if self.has.givers.beside else tuple(found)

    def _beside(self, usable: list[Usable]) -> list[Option]:
        """What gives wills on which no payment relies, where the other wills pay it all without."""
        found: list[Option] = []
        for card, ability, takes_play in besides(self.g, self.has):
            left = [bits for _, _, c, bits, _ in usable if c < 0 or (c != card and not takes_play)]
            if card not in self.due.without and suffice(left, self.due.need):
                found.append(("use", card, ability))
        return found

    def chosen(self, card: int, ability: str) -> Step:
        """The use of a stone that the player picked: it gives such wills that the rest can still be paid."""
        giver = self.has.givers.plain[self.g.definition[card]]
        if giver.ability != ability:
            return Step(card, ability, None, ())
        words = giver.words
        if len(words) > 1:
            left = self.usable()
            at = next(at for at, (_, _, each, _, _) in enumerate(left) if each == card)
            rest = [bits for other, (_, _, _, bits, _) in enumerate(left) if other != at]
            words = tuple(word for word in words if suffice([*rest, sum(PAYING[word]) | FREE], self.due.need))
        return Step(card, ability, tuple((word,) for word in words), ())

    def takes_given(self) -> bool:
        """Whether there is a payment that spends all that is given.

        There is, where all can be paid and each of these wills pays something of its own: what pays so much can always
        be added to until all is paid.
        """
        seat, need, what, without, given = self.due
        bits = [
            BIT.get(attribute, 0) | BIT.get(kind, 0) | FREE if not only or is_for(self.g, seat, only, what) else 0
            for attribute, kind, only in given
        ]
        units = [-1 if bit == FREE else bit for bit in asked_for(need)]
        return matched(units, bits) is not None and pays(self.g, seat, self.has, need, what, without)
