"""The common case of wills, worked out fast: plain magic stones and plain wills in the pool.

Where anything else could give wills, or let them be spent otherwise, these functions say None, and `wells` and
`matching` work it out in full.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ...kernel import nodes as n
from ...kernel.derive import altered_cards, table_of
from ...kernel.evaluate import Scope
from ...kernel.game import Game
from ...kernel.match import CompiledAbility
from ...kernel.questions import Option
from .lexicon import ATTRIBUTES
from .matching import BIT, FREE, Need, Unit, Will, assign, replaceable_by, units_of, will_of
from .using import may_rest, may_use
from .wells import Profile, is_relied_on, only_name, profile
from .zones import FIELDS, REMOVED, RULERS, counters_on

Supply = tuple[int, int, str]
"""A card that gives one will, or -1 for a will of the pool, what it can pay, as bits, and the test that what it is
spent for must pass, if any."""

POOLS = ("will 0", "will 1")
PURSES = ("purse 0", "purse 1")
GIVERS = ("givers 0", "givers 1")
STONES = ("stones 0", "stones 1")
FACES, INVOLVED = "will faces", -1
"""Under these names purses and those who give wills are kept, and with what is derived whether any effect bears on
them; as a card's number, it is none's."""
LIMITING = frozenset(
    ("cannot", word) for word in ("have its activate abilities played", "play activate abilities", "rest")
)
SPENDING = ("spend as", "any will for")


PAYING = {**{word: (bit,) for word, bit in BIT.items()}, "void": (), "any": tuple(BIT[a] for a in ATTRIBUTES)}


class Giver(NamedTuple):
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
    rank: tuple[int, int]
    """When it is to be spent: stones come before other cards, counters last, and what pays more later."""


class Faces(NamedTuple):
    """Card faces of a match that give wills: those that give one by resting or for a counter, and all others."""

    plain: dict[int, Giver]
    easy: dict[int, tuple[int, str]]
    """Those of them that need only be unrested: what their will can pay, and what it may be spent for."""
    odd: dict[int, Giver]
    """The rest of them."""
    besides: dict[int, tuple[tuple[CompiledAbility, Profile], ...]]
    """What such faces have beside, on which no payment relies."""
    others: dict[int, tuple[tuple[CompiledAbility, Profile | None], ...]]
    ledgers: dict[tuple[int, ...], dict[Need, bool]]
    """What is known of all purses with equal wills, in any game of the match."""
    involved: bool
    """Something in the match may keep cards from giving wills, let them do so from elsewhere than the field, the
    ruler area and the removed area (the will coin's, 1119.2), or change what wills may be spent for."""


def will_faces(g: Game) -> Faces:
    found: Faces = g.match.made.get(FACES) or g.match.once(FACES, _will_faces, g)
    return found


def _will_faces(g: Game) -> Faces:
    match = g.match
    limited = match.locks_kinds or not LIMITING.isdisjoint(match.changeable)
    found = Faces({}, {}, {}, {}, {}, {}, limited or any(word in match.standing_of for word in SPENDING))
    for face in range(len(match.cards)):
        _note_face(g, face, found)
    usual = match.tables.mask(("field", "ruler area", "removed"))
    far = any(ability.zones & ~usual for giving in found.others.values() for ability, _ in giving)
    return found._replace(involved=True) if far else found


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
        rank = (5 if counter else 3 if stone else 4, bits.bit_count())
        found.plain[face] = Giver(bits, ability.id, ability.zones, spelt, counter, only, waits, stone, rank)
        place = RULERS[0] if "ruler" in kinds else FIELDS[0]
        if not counter and not waits and ability.zones >> place & 1:
            found.easy[face] = (bits, only)
        else:
            found.odd[face] = found.plain[face]
        if len(every) > 1:
            found.besides[face] = tuple((a, t) for a, t in every if a is not ability and t is not None)
    else:
        found.others[face] = tuple(every)


def _one_will(ability: CompiledAbility, told: Profile | None) -> tuple[str, ...]:
    """The words of the will that an ability gives, if it gives one, whatever it costs."""
    if told is None or told.limit or ability.gate is not None or told.produce is None or told.need is not None:
        return ()
    words = tuple(word for choice in told.produce.choices for word in choice)
    single = all(len(choice) == 1 for choice in told.produce.choices) and told.produce.times == n.Number(1)
    return words if single and all(word in PAYING for word in words) else ()


def _takes_a_counter(ability: CompiledAbility) -> bool:
    return len(ability.node.cost) == 1 and getattr(ability.node.cost[0], "amount", None) == n.Number(1)


class Purse:
    """The wills a player can have now, and what they pay, which is kept for all purses with equal wills."""

    __slots__ = ("bits", "paid", "restricted", "supplies")

    def __init__(self, found: list[Supply], ledgers: dict[tuple[int, ...], dict[Need, bool]]) -> None:
        self.supplies = found
        self.bits = bare = tuple(sorted([bits for _, bits, only in found if not only]))
        """What the wills that may be spent for anything can pay."""
        self.restricted = len(bare) < len(found)
        paid = ledgers.get(bare)
        self.paid: dict[Need, bool] = _new_ledger(ledgers, bare) if paid is None else paid

    def pays(self, need: Need) -> bool:
        """Whether the wills that may be spent for anything pay this."""
        found = self.paid.get(need)
        if found is None:
            found = self.paid[need] = suffice(self.bits, need)
        return found


MOST_PURSES = 4096


def _new_ledger(ledgers: dict[tuple[int, ...], dict[Need, bool]], bits: tuple[int, ...]) -> dict[Need, bool]:
    if len(ledgers) >= MOST_PURSES:
        ledgers.clear()
    made = ledgers[bits] = {}
    return made


def purse(g: Game, seat: int) -> Purse | None:
    """The wills a player can have now; None where it is not plain."""
    facts, derived = g.facts, g.derived
    now = (g.moved[seat], g.turned[seat], facts["turn"], facts[POOLS[seat]])
    entry = g.kept.get(PURSES[seat])
    if entry is None or entry[0] is not derived or entry[1] != now:
        found = _supplies(g, seat, will_faces(g))
        made = None if found is None else Purse(found, will_faces(g).ledgers)
        entry = g.kept[PURSES[seat]] = (derived, now, made)
    known: Purse | None = entry[2]
    return known


def supplies(g: Game, seat: int) -> list[Supply] | None:
    """The wills of the purse, one by one."""
    found = purse(g, seat)
    return None if found is None else found.supplies


class Givers(NamedTuple):
    """A player's cards that give wills, or would if they were not rested."""

    easy: tuple[Supply, ...]
    odd: tuple[tuple[int, Giver], ...]
    others: tuple[tuple[int, tuple[tuple[CompiledAbility, Profile | None], ...]], ...]
    """Cards of which it is not plain what they give."""


def givers(g: Game, seat: int, faces: Faces) -> Givers:
    filled = g.filled
    now = (filled[FIELDS[seat]], filled[RULERS[seat]], filled[REMOVED[seat]])
    entry = g.kept.get(GIVERS[seat])
    if entry is None or entry[0] != now:
        entry = g.kept[GIVERS[seat]] = (now, _givers(g, seat, faces))
    found: Givers = entry[1]
    return found


def _givers(g: Game, seat: int, faces: Faces) -> Givers:
    easy, odd, others, definition = faces.easy, faces.odd, faces.others, g.definition
    cards = g.zones[FIELDS[seat]] + g.zones[RULERS[seat]]
    return Givers(
        tuple([(card, *easy[definition[card]]) for card in cards if definition[card] in easy]),
        tuple([(card, odd[definition[card]]) for card in cards if definition[card] in odd]) if odd else (),
        tuple([(card, others[definition[card]]) for card in cards + g.zones[REMOVED[seat]]
               if definition[card] in others]) if others else (),
    )


def _supplies(g: Game, seat: int, faces: Faces) -> list[Supply] | None:
    if is_involved(g):
        return None
    easy, odd, others = givers(g, seat, faces)
    rested, pool = g.rested, g.facts[POOLS[seat]]
    found: list[Supply] = []
    for a, c, only in pool:
        found.append((-1, BIT.get(a, 0) | BIT.get(c, 0) | FREE, only))
    for each in easy:
        if not rested[each[0]]:
            found.append(each)
    for card, giver in odd:
        found += _supplies_of(g, card, giver)
    for card, giving in others:
        if any(might_give(g, card, *each) for each in giving):
            return None
    return found


def _supplies_of(g: Game, card: int, giver: Giver) -> list[Supply]:
    """What a card gives that takes counters off it, or that must have been there since the turn began."""
    if not giver.zones >> g.zone_of[card] & 1:
        return []
    if giver.counter:
        return [(card, giver.bits, giver.only)] * counters_on(g, card).get(giver.counter, 0)
    return [] if g.rested[card] or not may_rest(g, card) else [(card, giver.bits, giver.only)]


def is_involved(g: Game) -> bool:
    """Whether an effect changes who gives wills, or what they may be spent for."""
    entry = g.derived.get(INVOLVED)
    if entry is None:
        entry = g.derived[INVOLVED] = {INVOLVED: _is_involved(g)}
    return bool(entry[INVOLVED])


def _is_involved(g: Game) -> bool:
    faces = will_faces(g)
    if faces.involved or altered_cards(g):
        return True
    for card in table_of(g, "type"):
        if g.definition[card] in faces.plain or g.definition[card] in faces.others:
            return True
    return any(g.match.standings[entry[0]].word in SPENDING for entry in g.facts.get("standing") or ())


def besides(g: Game, seat: int) -> list[tuple[int, str, bool]]:
    """What may be used beside, on which no payment relies: (card, ability, takes cards in play)."""
    known, definition, found = will_faces(g).besides, g.definition, []
    for zone in (FIELDS[seat], RULERS[seat]):
        for card in [c for c in g.zones[zone] if definition[c] in known]:
            for ability, told in known[definition[card]]:
                if ability.zones >> zone & 1 and may_use(g, ability, card):
                    found.append((card, ability.id, told.takes_play))
    return found


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
        bit = BIT[attributes[0]]
        return any(b & bit for b in bits)
    subsets = [(0, 0)]
    for word in dict.fromkeys(attributes):
        bit, count = BIT[word], attributes.count(word)
        subsets += [(mask | bit, total + count) for mask, total in subsets]
    return all(sum(1 for b in bits if b & mask) >= total for mask, total in subsets[1:])


def pays(g: Game, seat: int, has: Purse, need: Need, what: int | None, without: int | None) -> bool:
    """Whether a player's wills pay the need of that card; `without` is a card that the same cost uses up."""
    if has.restricted or (without is not None and any(card == without for card, _, _ in has.supplies)):
        return covers(g, seat, has.supplies, need, what, without)
    return has.pays(need)


def may_spend(g: Game, seat: int, only: str, what: int | None) -> bool:
    """Whether a will with this restriction may be spent for that card."""
    return what is not None and g.match.tests[only](g, Scope(what, g.serial[what], seat), what)


# --- paying ---------------------------------------------------------------------------------------


Usable = tuple[int, int, "Will | None"]
"""A supply that may be spent for what is paid: the card, its bits, and the will where it is one of the pool."""


class Plan(NamedTuple):
    """How to pay: (card, ability, words it may give) in turn, what is then spent, and what else may be done."""

    steps: tuple[tuple[int, str, tuple[str, ...]], ...]
    spend: tuple[Will, ...]
    others: tuple[tuple[str | int, ...], ...]


def plan(
    g: Game, seat: int, need: Need, what: int | None, without: int | None, given: Sequence[Will]
) -> Plan | None:
    """The sensible payment out of plain wills, with every other way to begin; None where it is not plain."""
    found = supplies(g, seat)
    if found is None:
        return None
    pool: tuple[Will, ...] = g.facts[POOLS[seat]]
    usable = [(card, b, pool[i] if card < 0 else None) for i, (card, b, only) in enumerate(found)
              if card != without and (not only or may_spend(g, seat, only, what))]  # fmt: skip
    first, faces, definition = list(given), will_faces(g).plain, g.definition
    if pool:
        usable.sort(key=lambda supply: _rank(g, supply, first))
    else:
        usable.sort(key=lambda supply: faces[definition[supply[0]]].rank)
    units = units_of(need)
    holder = assign([(b, b) for _, b, _ in usable], units)
    if holder is None:
        return None
    steps, spend = [], []
    for unit, at in zip(units, holder, strict=True):
        card, _, will = usable[at]
        if will is not None:
            spend.append(will)
            continue
        giver = faces[definition[card]]
        words = tuple(w for w in giver.words if unit.bit == FREE or BIT.get(w, 0) == unit.bit)[:1]
        steps.append((card, giver.ability, words))
        spend.append(will_of(words[0], giver.only))
    meant = len(given) - len(first)
    ways = _other_ways(g, usable, units, holder, meant)
    return Plan(tuple(steps), tuple(spend), (*ways, *_ways_beside(g, seat, usable, need, without)))


def _rank(g: Game, supply: Usable, given: list[Will]) -> tuple[int, int]:
    """What is to be spent first: wills already meant for it, those of the pool, stones, then counters."""
    card, bits, will = supply
    if will is not None:
        if will in given:
            given.remove(will)
            return (0, 0)
        return (1 if will[2] else 2, bits.bit_count())
    return will_faces(g).plain[g.definition[card]].rank


def _other_ways(
    g: Game, usable: Sequence[Usable], units: Sequence[Unit], holder: Sequence[int], meant: int
) -> tuple[tuple[str | int, ...], ...]:
    """Every stone and will that might be used in place of another sort; nothing where all payments are alike.

    The first `meant` are to be spent in any case.
    """
    if len(usable) == len(units):
        return ()
    masks = [(bits, bits) for _, bits, _ in usable]
    marked = {card for card, _ in g.marks} | lasting_cards(g)
    sorts = [_sort(g, supply, marked) for supply in usable]
    if len(set(sorts)) == 1:
        return ()
    asked: dict[tuple[Any, ...], int] = {}
    for at in range(meant, len(usable)):
        if at not in holder and sorts[at] not in asked:
            spared = [other for other in replaceable_by(masks, units, holder, at) if other >= meant]
            if any(sorts[other] != sorts[at] for other in spared):
                asked[sorts[at]] = at
                for other in spared:
                    asked.setdefault(sorts[other], other)
    faces = will_faces(g).plain
    return tuple(
        ("spend", *will) if will is not None else ("use", card, faces[g.definition[card]].ability)
        for card, _, will in (usable[at] for at in sorted(asked.values()))
    )


def _ways_beside(
    g: Game, seat: int, usable: Sequence[Usable], need: Need, without: int | None
) -> list[tuple[str | int, ...]]:
    """What gives wills on which no payment relies, where the other wills pay it all without."""
    found: list[tuple[str | int, ...]] = []
    for card, ability, takes_play in besides(g, seat) if will_faces(g).besides else ():
        left = [b for c, b, _ in usable if c < 0 or (c != card and not takes_play)]
        if card != without and suffice(left, need):
            found.append(("use", card, ability))
    return found


def _sort(g: Game, supply: Usable, marked: set[int]) -> tuple[Any, ...]:
    """What is alike: equal wills of the pool, and stones of one face with nothing on them."""
    card, _, will = supply
    if will is not None:
        return ("pool", *will)
    face = g.definition[card]
    stone = "magic stone" in g.match.printed[face]["type"]
    return (face, card if not stone or card in marked else -1)


def lasting_cards(g: Game) -> set[int]:
    """The cards for which an effect lasts."""
    return {remembered[0] for effect in g.effects if type(effect[4]) is tuple for remembered in effect[4]}


def words_for(g: Game, v: Any, need: Need, card: int, ability: str) -> tuple[tuple[str, ...], ...] | None:
    """What a stone that was picked may give so that the rest can still be paid."""
    giver = will_faces(g).plain[g.definition[card]]
    if len(giver.words) == 1 or giver.ability != ability:
        return None
    found = supplies(g, v.seat) or []
    fine = [w for w in giver.words if _still(g, v, found, need, card, PAYING[w])]
    return tuple((w,) for w in fine)


def _still(g: Game, v: Any, found: list[Supply], need: Need, card: int, bits: Sequence[int]) -> bool:
    left = [(c, sum(bits) | FREE, only) if c == card else (c, b, only) for c, b, only in found]
    return covers(g, v.seat, left, need, v.what, v.without)


def all_spendable(wills: Sequence[Will], need: Need) -> bool:
    """Whether each of these wills would be spent on the need."""
    bits = [BIT.get(a, 0) | BIT.get(c, 0) | FREE for a, c, _ in wills]
    units = [Unit(b, 0) for b in bits]
    slots = [(unit.bit, unit.bit) if unit.bit != FREE else (-1, -1) for unit in units_of(need)]
    return assign(slots, units) is not None


def will_acts(g: Game, seat: int) -> list[Option] | None:
    """The stones that might be used, of those that are alike one; None where it is not plain."""
    has = purse(g, seat)
    if has is None:
        return None
    faces = will_faces(g)
    key = STONES[seat]
    entry = g.derived.get(key)
    if entry is None or entry[-1] is not has:
        entry = g.derived[key] = {-1: has, -2: _stones(g, has, faces.plain)}
    found: list[Option] = entry[-2]
    if faces.besides:
        return found + [("use", card, ability) for card, ability, _ in besides(g, seat)]
    return found


def _stones(g: Game, has: Purse, plain: Mapping[int, Giver]) -> list[Option]:
    definition = g.definition
    cards = {card: definition[card] for card, _, _ in has.supplies if card >= 0}
    if len(cards) > 1 and len(set(cards.values())) < len(cards):
        marked = {card for card, _ in g.marks} | lasting_cards(g)
        alike: dict[tuple[int, int], int] = {}
        for card, face in cards.items():
            alike.setdefault((face, -1 if plain[face].stone and card not in marked else card), card)
        cards = {card: definition[card] for card in alike.values()}
    return [("use", card, plain[face].ability) for card, face in cards.items()]
