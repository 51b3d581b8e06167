"""The common case of wills, worked out fast: plain magic stones and plain wills in the pool.

Where anything else could give wills, or let them be spent otherwise, these functions say None, and `wells` and
`matching` work it out in full.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import compress
from operator import itemgetter, not_
from typing import Any

from ...kernel import nodes as n
from ...kernel.derive import altered_cards, table_of
from ...kernel.evaluate import Scope
from ...kernel.game import Game
from ...kernel.match import CompiledAbility
from ...kernel.questions import Option
from .lexicon import ATTRIBUTES
from .matching import BIT, FREE, Need, Will, asked_for, exchange, matched, will_of
from .using import may_rest, may_use
from .wells import Profile, is_relied_on, only_name, profile, set_apart
from .zones import FIELDS, REMOVED, RULERS, counters_on

Supply = tuple[int, int, str]
"""A card that gives one will, or -1 for a will of the pool, what it can pay, as bits, and the test that what it is
spent for must pass, if any."""

CARD, BITS, ONLY = itemgetter(0), itemgetter(1), itemgetter(2)
"""The parts of a supply."""

Ledgers = dict[tuple[int, ...], dict[Need, bool]]
"""By what the wills of a purse can pay: what such purses are known to pay, or not."""

POOLS = ("will 0", "will 1")
PURSES = ("purse 0", "purse 1")
FACES, INVOLVED = "will faces", -1
"""Under these names purses are kept, and with what is derived whether any effect bears on them; as a card's number, it
is none's."""
PLACES = tuple(itemgetter(FIELDS[seat], RULERS[seat], REMOVED[seat]) for seat in (0, 1))
"""Reads out of `g.filled` what is another when a card that may give wills has come or gone."""
LIMITING = frozenset(
    ("cannot", word) for word in ("have its activate abilities played", "play activate abilities", "rest")
)
SPENDING = ("spend as", "any will for")


PAYING = {**{word: (bit,) for word, bit in BIT.items()}, "void": (), "any": tuple(BIT[a] for a in ATTRIBUTES)}


@dataclass(frozen=True, slots=True)
class Giver:
    """An ability that gives one will: what that can pay, the words it may be, and a counter it takes off its card."""

    bits: int
    ability: str
    zones: int
    words: tuple[str, ...]
    counter: str
    only: str
    waits: bool
    """It must have been there since the turn began."""
    stone: bool
    rank: int
    """When it is to be spent: stones come before other cards, counters last, and what pays more later."""


@dataclass(slots=True)
class Faces:
    """Card faces of a match that give wills: those that give one by resting or for a counter, and all others."""

    plain: dict[int, Giver]
    easy: dict[int, tuple[int, str]]
    """Those of them that need only be unrested: what their will can pay, and what it may be spent for."""
    besides: dict[int, tuple[tuple[CompiledAbility, Profile], ...]]
    """What such faces have beside, on which no payment relies."""
    others: dict[int, tuple[tuple[CompiledAbility, Profile | None], ...]]
    ledgers: Ledgers
    """What is known of all purses with equal wills, in any game of the match."""
    involved: bool
    """Something in the match may keep cards from giving wills, let them do so from elsewhere than the field, the
    ruler area and the removed area (the will coin's, 1119.2), or change what wills may be spent for."""
    empty: Purse = field(init=False)
    """That of a player who has none."""


def will_faces(g: Game) -> Faces:
    found: Faces = g.match.made.get(FACES) or g.match.once(FACES, _will_faces, g)
    return found


def _will_faces(g: Game) -> Faces:
    match = g.match
    limited = match.locks_kinds or not LIMITING.isdisjoint(match.changeable)
    involved = limited or any(word in match.standing_of for word in SPENDING)
    found = Faces({}, {}, {}, {}, {}, involved)
    found.empty = Purse([], Givers(found, [], (), -1), ())
    for face in range(len(match.cards)):
        _note_face(g, face, found)
    usual = match.tables.mask(("field", "ruler area", "removed"))
    found.involved |= any(ability.zones & ~usual for giving in found.others.values() for ability, _ in giving)
    return found


def _note_face(g: Game, face: int, found: Faces) -> None:
    every = [(a, profile(g.match.tables, a)) for a in g.match.abilities_of[face] if a.sort == "will"]
    giving = [(a, told) for a, told in every if told is None or is_relied_on(told)]
    if not every:
        return
    ability, told = giving[0] if giving else every[0]
    words = _one_will(ability, told) if len(giving) == 1 else ()
    if words and told is not None and (told.bare or (told.plain and _takes_a_counter(ability))):
        bits = FREE | sum({bit for word in words for bit in PAYING[word]})
        only = only_name(ability.id) if told.restricted else ""
        counter = told.counter[0] if told.counter is not None else ""
        spelt = tuple(dict.fromkeys(each for word in words for each in (ATTRIBUTES if word == "any" else (word,))))
        kinds = g.match.printed[face]["type"]
        waits, stone = not {"resonator", "j-ruler"}.isdisjoint(kinds), "magic stone" in kinds
        rank = rank_of(5 if counter else 3 if stone else 4, bits)
        found.plain[face] = Giver(bits, ability.id, ability.zones, spelt, counter, only, waits, stone, rank)
        place = RULERS[0] if "ruler" in kinds else FIELDS[0]
        if not counter and not waits and ability.zones >> place & 1:
            found.easy[face] = (bits, only)
        if len(every) > 1:
            found.besides[face] = tuple((a, t) for a, t in every if a is not ability and t is not None)
    else:
        found.others[face] = tuple(every)


def rank_of(place: int, bits: int) -> int:
    """When a will is to be spent: what comes first, then what pays less."""
    return place << 8 | bits.bit_count()


def _one_will(ability: CompiledAbility, told: Profile | None) -> tuple[str, ...]:
    """The words of the will that an ability gives, if it gives one, whatever it costs."""
    if told is None or told.limit or ability.gate is not None or told.produce is None or told.need is not None:
        return ()
    words = tuple(word for choice in told.produce.choices for word in choice)
    single = all(len(choice) == 1 for choice in told.produce.choices) and told.produce.times == n.Number(1)
    return words if single and all(word in PAYING for word in words) else ()


def _takes_a_counter(ability: CompiledAbility) -> bool:
    return len(ability.node.cost) == 1 and getattr(ability.node.cost[0], "amount", None) == n.Number(1)


class Givers:
    """A player's cards that give wills, or would if they were not rested."""

    __slots__ = (
        "beside", "cards", "easy", "faces", "kinds", "lie", "limiting", "marked", "odd", "others", "places", "plain",
        "settled", "stamp", "steady", "there", "usable",
    )  # fmt: skip

    def __init__(self, faces: Faces, there: There, places: tuple[int, ...], removed: int) -> None:
        self.faces, self.plain = faces, faces.plain
        """The faces of the match that give one will."""
        self.there, self.places = there, places
        """They with their faces, and what is another when cards have come or gone where they are looked for."""
        self.easy: list[Supply] = []
        """Those that need only be unrested."""
        self.odd: list[tuple[int, Giver]] = []
        """Those that give one will under other conditions."""
        self.others: list[tuple[int, tuple[tuple[CompiledAbility, Profile | None], ...]]] = []
        """Those of which it is not plain what they give."""
        self.beside: list[tuple[int, CompiledAbility, Profile]] = []
        """What may be used beside, on which no payment relies."""
        for card, face, zone, _ in there:
            self._note(card, face, zone, zone == removed)
        self.cards = [each[0] for each in self.easy]
        self.lie = itemgetter(*self.cards, 0, 0)
        """Reads out of `g.rested` how the easy ones lie; two more than these, so that it is always a tuple."""
        self.limiting = any(map(ONLY, self.easy)) or any(giver.only for _, giver in self.odd)
        """Some give wills that may not be spent for everything."""
        self.steady = not self.odd and not self.others
        """What they give hangs on nothing but which of them are rested."""
        self.kinds: Kinds = {}
        self.usable: dict[int, Usable] = {}
        self.marked: set[int] | None = None
        """Those of them on which something lay or for which something lasted when they were sorted out."""
        self.settled = False
        """No two of them are of one face, so that it does not matter what lies on them."""
        self.stamp: Any = None
        """What was derived when they were last sorted out."""

    def _note(self, card: int, face: int, zone: int, removed: bool) -> None:
        """Out of the game there are only those that are not plain (1119.2)."""
        faces = self.faces
        if face in faces.others:
            self.others.append((card, faces.others[face]))
        elif not removed:
            if face in faces.easy:
                self.easy.append((card, *faces.easy[face]))
            else:
                self.odd.append((card, faces.plain[face]))
            for ability, told in faces.besides.get(face, ()):
                if ability.zones >> zone & 1:
                    self.beside.append((card, ability, told))

    def sorted_out(self, g: Game) -> Kinds:
        """What each of them is like: stones of one face are alike where nothing is on them."""
        self.stamp = g.derived
        cards = self.cards + [card for card, _ in self.odd] if self.odd else self.cards
        marked = set_apart(g, cards)
        if marked != self.marked:
            definition, plain = g.definition, self.plain
            self.kinds, self.usable, self.marked = {}, {}, marked
            for at, card in enumerate(cards):
                face = definition[card]
                giver = plain[face]
                sort: Sort = face if giver.stone and card not in marked else (face, card)
                self.kinds[card] = (sort, ("use", card, giver.ability))
                self.usable[card] = (giver.rank, at, card, giver.bits, sort)
            self.settled = len(set(map(definition.__getitem__, cards))) == len(cards)
        return self.kinds


Sort = int | tuple[int, int]
"""What a card is like: its face, with the card where it is not like others of that face."""
Usable = tuple[int, int, int, int, Any]
"""A supply that may be spent for what is paid: when that is best done, its place, the card, its bits and its sort."""
Kinds = dict[int, tuple[Sort, Option]]
"""For cards that give wills, what each is like, and what using it is."""
There = list[tuple[int, int, int, int]]
"""Cards with their faces, their zones and which objects they are."""


def givers(g: Game, seat: int, places: tuple[int, ...], before: Givers | None) -> Givers:
    """Those who might give wills to a player now; the same as before where they still are the same objects."""
    faces, definition, zone_of, serial = g.match.made.get(FACES) or will_faces(g), g.definition, g.zone_of, g.serial
    plain, others, zones = faces.plain, faces.others, g.zones
    cards = zones[FIELDS[seat]] + zones[RULERS[seat]]
    if others:
        cards += zones[REMOVED[seat]]
    there = [
        (card, face, zone_of[card], serial[card])
        for card in cards
        if (face := definition[card]) in plain or face in others
    ]
    if before is not None and before.there == there and before.faces is faces:
        before.places = places
        return before
    return Givers(faces, there, places, REMOVED[seat])


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
    if not found:
        return None if found is None else Purse([], those, ()) if those.beside else those.faces.empty
    if known is not None and known.supplies == found and known.givers is those:
        return known
    return Purse(found, those, pool)


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
        return [(card, giver.bits, giver.only)] * counters_on(g, card).get(giver.counter, 0)
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
    return told.counter is None or counters_on(g, card).get(told.counter[0], 0) >= told.counter[1]


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


# --- paying ---------------------------------------------------------------------------------------


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
