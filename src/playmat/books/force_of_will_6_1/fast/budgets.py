"""What wills a player can have now, and whether they pay: the plain case.

Where anything but plain givers and the pool could give wills, or let them be spent otherwise, there is no budget, and
the book's `will` works it out in full.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import compress
from operator import itemgetter, not_
from typing import Any

from ....kernel import CompiledAbility, Game, Option, altered_cards, retain, table_of, version_of_values
from ..abilities import may_rest, why_not_use
from ..matching import BIT, FREE, Need, Will
from ..will import may_spend
from ..will_sources import Profile
from ..zones import FIELDS, POOLS, REMOVED, RULERS, count_of
from .givers import BITS, CARD, ONLY, SPENDING, Answers, Giver, Givers, Kinds, Supply, givers, will_faces

BUDGETS, INVOLVED = ("budget 0", "budget 1"), -1
"""Under these names budgets are kept, and with what is derived whether any effect bears on them; as a card's number, it
is none's."""
PLACES = tuple(itemgetter(FIELDS[seat], RULERS[seat], REMOVED[seat]) for seat in (0, 1))
"""Reads out of `g.zone_versions` what is another when a card that may give wills has come or gone."""


class Budget:
    """The wills a player can have now, and what they pay, which is kept for all budgets with equal wills."""

    __slots__ = ("_acts", "_kinds", "_told", "bits", "givers", "paid", "restricted", "supplies")

    def __init__(self, found: list[Supply], those: Givers, pool: tuple[Will, ...]) -> None:
        self.supplies, self.givers = found, those
        self.restricted = (those.limiting or pool != ()) and any(map(ONLY, found))
        spendable = [supply for supply in found if not ONLY(supply)] if self.restricted else found
        self.bits = bare = tuple(sorted(map(BITS, spendable)))
        """What the wills that may be spent for anything can pay."""
        answers = those.faces.answers
        paid = answers.get(bare)
        self.paid: dict[Need, bool] = _new_answers(answers, bare) if paid is None else paid
        self._kinds: Kinds | None = None
        self._acts: list[Option] = []
        """What may be used of what lies so, as it was last told what is alike."""
        self._told = 0
        """The version of values then."""

    def pays(self, need: Need) -> bool:
        """Whether the wills that may be spent for anything pay this."""
        found = self.paid.get(need)
        if found is None:
            found = self.paid[need] = suffice(self.bits, need)
        return found

    def acts(self, g: Game, version: int) -> list[Option]:
        """The cards that may be used, of those that are alike one. Not to be changed."""
        if self._told != version and self.supplies:
            those = self.givers
            kinds = those.kinds if those.settled or those.version == version else those.sorted_out(g)
            if self._kinds is not kinds:
                each = list(filter(None, map(kinds.get, map(CARD, self.supplies))))
                first = dict(reversed(each))
                self._kinds, self._acts = kinds, list(map(first.__getitem__, dict(each)))
            self._told = version
        return self._acts


MOST_BUDGETS = 4096


def _new_answers(answers: Answers, bits: tuple[int, ...]) -> dict[Need, bool]:
    if len(answers) >= MOST_BUDGETS:
        answers.clear()
    made = answers[bits] = {}
    return made


Near = tuple[Any, Any, int, tuple[Will, ...]]
"""What a player's wills hang on, as long as nothing derived changes: which cards lie where, and how, the turn, and the
pool."""
NEVER: Near = (None, None, -1, ())
UNKNOWN = (-1, False)
NOTHING: tuple[tuple[int, Near], tuple[None, None, dict[Any, Budget]]] = ((-1, NEVER), (None, None, {}))
"""What is kept before anything is."""


def budget(g: Game, seat: int) -> Budget | None:
    """The wills a player can have now; None where it is not plain."""
    facts, version = g.facts, g.values_version or version_of_values(g)
    if is_involved(g, version):
        return None
    near = (g.seat_versions[seat], g.turn_versions[seat], facts["turn"], facts[POOLS[seat]])
    return budget_now(g, seat, near, version)


def budget_now(g: Game, seat: int, now: Near, version: int) -> Budget | None:
    """The same, where it was looked up what it hangs on, and that no effect bears on it.

    It is kept with those who fill it, and is what it was before where only other things have changed. Beside it are
    kept the others that they fill, if they are steady, by how they lie and the pool; not by them, or they would hold
    each other.
    """
    known: Budget | None
    those: Givers | None
    (at, was), (known, those, others) = g.memo.get(BUDGETS[seat]) or NOTHING
    if was == now and (at == version or (those is not None and those.steady)):
        return known
    (moved, turned, turn, pool), (had_moved, had_turned, had_turn, had_pool) = now, was
    if those is None or had_moved != moved:
        places = PLACES[seat](g.zone_versions)
        if those is None or those.places != places:
            newest = givers(g, seat, places, those)
            if newest is not those:
                others = {}
            those, known = newest, None
    if those.steady:
        lie = those.lie(g.rested)
        known = others.get((lie, pool))
        if known is None:
            found = list(compress(those.easy, map(not_, lie)))
            known = others[lie, pool] = Budget(_in_pool(pool) + found if pool else found, those, pool)
    elif known is None or at != version or (had_turned, had_turn, had_pool) != (turned, turn, pool):
        supplies = _supplies(g, those, pool)
        if known is None or known.supplies != supplies or known.givers is not those:
            known = None if supplies is None else Budget(supplies, those, pool)
    retain(g, BUDGETS[seat], (version, now), (known, those, others))
    return known


def _supplies(g: Game, those: Givers, pool: tuple[Will, ...]) -> list[Supply] | None:
    """What those who might give wills give now, the pool first; None where that cannot be told at once."""
    for card, giving in those.others:
        for each in giving:
            if might_give(g, card, *each):
                return None
    found = list(compress(those.easy, map(not_, those.lie(g.rested))))
    marks = g.marks
    odd = [
        supply
        for card, giver in those.odd if not giver.counter or (card, "counters") in marks
        for supply in _supplies_of(g, card, giver)
    ]  # fmt: skip
    if odd:
        place = those.place
        found = sorted(found + odd, key=lambda supply: place[supply[0]])
    return _in_pool(pool) + found if pool else found


@lru_cache(maxsize=4096)
def _in_pool(pool: tuple[Will, ...]) -> list[Supply]:
    """Wills of the pool as supplies. Not to be changed."""
    return [(-1, BIT.get(attribute, 0) | BIT.get(kind, 0) | FREE, only) for attribute, kind, only in pool]


def _supplies_of(g: Game, card: int, giver: Giver) -> list[Supply]:
    """What a card gives now: once for each counter on it, or once if it goes for it or may rest."""
    if giver.counter:
        return [(card, giver.bits, giver.only)] * count_of(g, card, giver.counter)
    if not giver.leaves and (g.rested[card] or (giver.waits and not may_rest(g, card))):
        return []
    return [(card, giver.bits, giver.only)]


def is_involved(g: Game, version: int) -> bool:
    """Whether an effect changes who gives wills, or what they may be spent for."""
    involved: bool
    at, involved = g.memo.get(INVOLVED) or UNKNOWN
    return involved if at == version else retain(g, INVOLVED, version, _is_involved(g))


def _is_involved(g: Game) -> bool:
    faces = will_faces(g)
    if faces.involved or altered_cards(g):
        return True
    for card in table_of(g, "type"):
        if g.definition[card] in faces.plain or g.definition[card] in faces.others:
            return True
    return any(g.match.rule_effects[effect.name].word in SPENDING for effect in g.rule_effects)


def besides(g: Game, has: Budget) -> list[tuple[int, str, bool]]:
    """What may be used beside, on which no payment relies: (card, ability, takes cards in play)."""
    return [
        (card, ability.id, told.takes_play)
        for card, ability, told in has.givers.beside
        if why_not_use(g, g.master(card), card, ability) is None
    ]


def might_give(g: Game, card: int, ability: CompiledAbility, told: Profile | None) -> bool:
    """Whether an ability that is not plain could give wills now, as far as can be told at once."""
    if not ability.zones >> g.zone_of[card] & 1:
        return False
    if told is None:
        return True
    if told.rests_itself and g.rested[card]:
        return False
    if told.counter is None:
        return True
    name, number = told.counter
    return count_of(g, card, name) >= number


def covers(g: Game, seat: int, found: list[Supply], need: Need, what: int | None, without: Collection[int]) -> bool:
    """Whether these wills pay the need."""
    return suffice([b for card, b, only in found
                    if card not in without and (not only or is_for(g, seat, only, what))], need)  # fmt: skip


def suffice(bits: Sequence[int], need: Need) -> bool:
    """Whether wills that can pay these pay the need: no set of attributes asks for more than there is."""
    attributes, free = need
    if len(bits) < len(attributes) + free:
        return False
    if not attributes:
        return True
    if len(attributes) == 1:
        return any(map(BIT[attributes[0]].__and__, bits))
    subsets = [(0, 0)]
    for word in dict.fromkeys(attributes):
        bit, count = BIT[word], attributes.count(word)
        subsets += [(mask | bit, total + count) for mask, total in subsets]
    for mask, total in subsets[1:]:
        if sum(map(bool, map(mask.__and__, bits))) < total:
            return False
    return True


def pays(g: Game, seat: int, has: Budget, need: Need, what: int | None, without: Collection[int]) -> bool:
    """Whether a player's wills pay the need of that card; `without` are cards that the same cost uses up."""
    if has.restricted or (without and not frozenset(without).isdisjoint(map(CARD, has.supplies))):
        return covers(g, seat, has.supplies, need, what, without)
    paid = has.paid.get(need)
    return has.pays(need) if paid is None else paid


def is_for(g: Game, seat: int, only: str, what: int | None) -> bool:
    """Whether a will with this restriction may be spent for that card."""
    return what is not None and may_spend(g, seat, only, what)
