"""What wills a player can have now, and whether they pay: the plain case, worked out fast.

Where anything but plain givers and the pool could give wills, or let them be spent otherwise, there is no purse, and
`wells` and `matching` work it out in full.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from operator import itemgetter, not_
from typing import Any

from ...kernel.derive import altered_cards, table_of
from ...kernel.evaluate import Scope
from ...kernel.game import Game
from ...kernel.match import CompiledAbility
from ...kernel.questions import Option
from .givers import BITS, CARD, FACES, ONLY, SPENDING, Giver, Givers, Kinds, Ledgers, Supply, givers, will_faces
from .matching import BIT, FREE, Need, Will
from .using import may_rest, may_use
from .will_sources import Profile
from .zones import FIELDS, POOLS, REMOVED, RULERS, count_of

PURSES, INVOLVED = ("purse 0", "purse 1"), -1
"""Under these names purses are kept, and with what is derived whether any effect bears on them; as a card's number, it
is none's."""
PLACES = tuple(itemgetter(FIELDS[seat], RULERS[seat], REMOVED[seat]) for seat in (0, 1))
"""Reads out of `g.filled` what is another when a card that may give wills has come or gone."""


class Purse:
    """The wills a player can have now, and what they pay, which is kept for all purses with equal wills."""

    __slots__ = ("_acts", "_kinds", "_told", "bits", "givers", "paid", "restricted", "supplies")

    def __init__(self, found: list[Supply], those: Givers, pool: tuple[Will, ...]) -> None:
        self.supplies, self.givers = found, those
        self.restricted = (those.limiting or pool != ()) and any(map(ONLY, found))
        spendable = [supply for supply in found if not supply[2]] if self.restricted else found
        self.bits = bare = tuple(sorted(map(BITS, spendable)))
        """What the wills that may be spent for anything can pay."""
        ledgers = those.faces.ledgers
        paid = ledgers.get(bare)
        self.paid: dict[Need, bool] = _new_ledger(ledgers, bare) if paid is None else paid
        self._kinds: Kinds | None = None
        self._acts: list[Option] = []
        """What may be used of what lies so, as it was last told what is alike."""
        self._told: Any = None
        """What was derived then."""

    def pays(self, need: Need) -> bool:
        """Whether the wills that may be spent for anything pay this."""
        found = self.paid.get(need)
        if found is None:
            found = self.paid[need] = suffice(self.bits, need)
        return found

    def acts(self, g: Game) -> list[Option]:
        """The cards that may be used, of those that are alike one. Not to be changed."""
        if self._told is not g.derived and self.supplies:
            self._told, those = g.derived, self.givers
            kinds = those.kinds if those.settled or those.stamp is g.derived else those.sorted_out(g)
            if self._kinds is not kinds:
                each = list(filter(None, map(kinds.get, map(CARD, self.supplies))))
                first = dict(reversed(each))
                self._kinds, self._acts = kinds, list(map(first.__getitem__, dict(each)))
        return self._acts


MOST_PURSES = 4096


def _new_ledger(ledgers: Ledgers, bits: tuple[int, ...]) -> dict[Need, bool]:
    if len(ledgers) >= MOST_PURSES:
        ledgers.clear()
    made = ledgers[bits] = {}
    return made


def purse(g: Game, seat: int) -> Purse | None:
    """The wills a player can have now; None where it is not plain."""
    facts, entry = g.facts, g.kept.get(PURSES[seat])
    now = (g.moved[seat], g.turned[seat], facts["turn"], facts[POOLS[seat]])
    if entry is None or entry[0] is not g.derived or entry[1] != now:
        return purse_now(g, seat, now)
    known: Purse | None = entry[2]
    return known


NEVER = (None, None, None, None)
UNKNOWN: Any = (None, NEVER, None, None)


def purse_now(g: Game, seat: int, now: tuple[Any, ...]) -> Purse | None:
    """The same, where it was looked up whose cards lie where and how, the turn, and the pool.

    It is kept with those who fill it, and is what it was before where only other things have changed.
    """
    derived = g.derived
    known: Purse | None
    stamp, was, known, those = g.kept.get(PURSES[seat]) or UNKNOWN
    if was[0] != now[0]:
        places = PLACES[seat](g.filled)
        if those is None or those.places != places:
            was, those = NEVER, givers(g, seat, places, those)
    elif stamp is derived and was == now:
        return known
    if (derived.get(INVOLVED) or note_involved(g))[INVOLVED]:
        known = None
    elif (
        known is None or was[1] != now[1] or was[3] != now[3]
        or not (those.steady or (stamp is derived and was[2] == now[2]))
    ):  # fmt: skip
        known = _renewed(known, _supplies(g, seat, those), those, now[3])
    g.kept[PURSES[seat]] = (derived, now, known, those)
    return known


def _renewed(known: Purse | None, found: list[Supply] | None, those: Givers, pool: tuple[Will, ...]) -> Purse | None:
    """The purse with these supplies, which may be that which was known."""
    if known is not None and known.supplies == found and known.givers is those:
        return known
    return None if found is None else Purse(found, those, pool)


def _supplies(g: Game, seat: int, those: Givers) -> list[Supply] | None:
    """What those who might give wills give now; None where that cannot be told at once."""
    pool = g.facts[POOLS[seat]]
    found = list(compress(those.easy, map(not_, those.lie(g.rested))))
    if pool:
        found = _in_pool(pool) + found
    if not those.steady:
        for card, giver in those.odd:
            if giver.counter or not g.rested[card]:
                found += _supplies_of(g, card, giver)
        for card, giving in those.others:
            if any(might_give(g, card, *each) for each in giving):
                return None
    return found


@lru_cache(maxsize=4096)
def _in_pool(pool: tuple[Will, ...]) -> list[Supply]:
    """Wills of the pool as supplies. Not to be changed."""
    return [(-1, BIT.get(attribute, 0) | BIT.get(kind, 0) | FREE, only) for attribute, kind, only in pool]


def _supplies_of(g: Game, card: int, giver: Giver) -> list[Supply]:
    """What a card gives that takes counters off it, or that is not rested and must have been there all turn."""
    if not giver.zones >> g.zone_of[card] & 1:
        return []
    if giver.counter:
        return [(card, giver.bits, giver.only)] * count_of(g, card, giver.counter)
    return [(card, giver.bits, giver.only)] if may_rest(g, card) else []


def note_involved(g: Game) -> dict[int, bool]:
    """Find out whether anything in force is involved, and keep it with what is derived."""
    found = g.derived[INVOLVED] = {INVOLVED: is_involved(g)}
    return found


def is_involved(g: Game) -> bool:
    """Whether an effect changes who gives wills, or what they may be spent for."""
    faces = g.match.made.get(FACES) or will_faces(g)
    if faces.involved or altered_cards(g):
        return True
    for card in table_of(g, "type"):
        if g.definition[card] in faces.plain or g.definition[card] in faces.others:
            return True
    made = g.facts.get("standing") or ()
    return made != () and any(g.match.standings[entry[0]].word in SPENDING for entry in made)


def besides(g: Game, has: Purse) -> list[tuple[int, str, bool]]:
    """What may be used beside, on which no payment relies: (card, ability, takes cards in play)."""
    those = has.givers.beside
    return [(card, ability.id, told.takes_play) for card, ability, told in those if may_use(g, ability, card)]


def might_give(g: Game, card: int, ability: CompiledAbility, told: Profile | None) -> bool:
    """Whether an ability that is not plain could give wills now, as far as can be told at once."""
    if not ability.zones >> g.zone_of[card] & 1:
        return False
    if told is None:
        return True
    if told.rests_itself and g.rested[card]:
        return False
    return told.counter is None or count_of(g, card, told.counter[0]) >= told.counter[1]


def covers(g: Game, seat: int, found: list[Supply], need: Need, what: int | None, without: int | None) -> bool:
    """Whether these wills pay the need."""
    return suffice([b for card, b, only in found
                    if card != without and (not only or may_spend(g, seat, only, what))], need)  # fmt: skip


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
    return all(sum(1 for b in bits if b & mask) >= total for mask, total in subsets[1:])


def pays(g: Game, seat: int, has: Purse, need: Need, what: int | None, without: int | None) -> bool:
    """Whether a player's wills pay the need of that card; `without` is a card that the same cost uses up."""
    if has.restricted or (without is not None and without in map(CARD, has.supplies)):
        return covers(g, seat, has.supplies, need, what, without)
    paid = has.paid.get(need)
    return has.pays(need) if paid is None else paid


def may_spend(g: Game, seat: int, only: str, what: int | None) -> bool:
    """Whether a will with this restriction may be spent for that card."""
    return what is not None and g.match.tests[only](g, Scope(what, g.serial[what], seat), what)
