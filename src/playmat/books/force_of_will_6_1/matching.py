"""Section 1003: which wills pay what, worked out on plain data. The game is not asked here: see `will`.

A payment is a matching: each will that is asked for (a unit) takes one that can be had (a supply), from the pool
or from a will ability. What supplies can serve together is a matroid, so taking them greedily in the order of
preference gives the most preferred payment, and where no two supplies of different sorts can stand in for each
other every payment leaves the same behind.

Converters are will abilities that cost wills. One is used only where a payment cannot be made without, and up to
three of them in a row: the wills that it gives replace units, and its cost adds some.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, islice, product
from typing import Any, NamedTuple, TypeAlias

from ...kernel import Option, UnknownWord
from .lexicon import ATTRIBUTES

Will: TypeAlias = "tuple[str, str, str]"
"""Its attribute or "void", its characteristic "" or "moon" (907.6a), and the name of its restriction or ""."""
Masks: TypeAlias = "tuple[int, int]"
"""What a supply can pay, as bits: towards the card being played, and towards anything else."""
PayerOf: TypeAlias = "Callable[[Will], Masks]"

BIT = {word: 1 << i for i, word in enumerate((*ATTRIBUTES, "moon"))}
COLOURED = sum(BIT[attribute] for attribute in ATTRIBUTES)
FREE = 1 << len(BIT)
"""Every will that may be spent at all has this bit; a free unit asks for it."""
ASIDE = len(BIT) + 1
"""How far to the left the bits lie of what is not for the card being played, where both are in one number."""
BRANCHES = 64
"""How many ways to use will abilities with several outputs are looked at."""
CONVERSIONS = 3
NOWHERE: Mapping[int, int] = {}


class Need(NamedTuple):
    """Wills asked for: one of each attribute named ("moon": with that characteristic), and `free` of any kind."""

    attributes: tuple[str, ...]
    free: int


NOTHING = Need((), 0)


class Unit(NamedTuple):
    """One will asked for: the bit it must have, and for whom: 0 the payment, k the k-th converter used for it."""

    bit: int
    purpose: int


def will_of(word: str, restriction: str = "") -> Will:
    """907.6a: a moon will has no attribute."""
    return ("void", "moon", restriction) if word == "moon" else (word, "", restriction)


def word_of(will: Will) -> str:
    attribute, characteristic, _ = will
    return characteristic or attribute


@lru_cache(maxsize=1024)
def asked_for(need: Need) -> tuple[int, ...]:
    """203.3, 203.4, 1003.6: for each will asked for the bit it must have: of its attribute, the moon, or any will's."""
    for word in need.attributes:
        if word not in BIT:
            raise UnknownWord(f"a will to pay is {word!r}, expected one of {', '.join(BIT)} (1003.2)")
    return (*(BIT[word] for word in need.attributes), *[FREE] * need.free)


def units_of(need: Need, purpose: int = 0) -> list[Unit]:
    return [Unit(bit, purpose) for bit in asked_for(need)]


# --- matching supplies with units -------------------------------------------------------------------


def pays(masks: Masks, unit: Unit) -> bool:
    return bool(masks[unit.purpose > 0] & unit.bit)


def assign(supplies: Sequence[Masks], units: Sequence[Unit]) -> list[int] | None:
    """`matched` where it matters for whom a will is asked."""
    return matched(_in_one(supplies), _bits_of(units))


def _in_one(supplies: Sequence[Masks]) -> list[int]:
    return [main | side << ASIDE for main, side in supplies]


def _bits_of(units: Sequence[Unit]) -> list[int]:
    return [unit.bit << ASIDE if unit.purpose else unit.bit for unit in units]


def matched(supplies: Sequence[int], asked: Sequence[int]) -> list[int] | None:
    """For each unit a supply of its own, earlier supplies rather than later ones; None when some unit gets none."""
    holder = [-1] * len(asked)
    missing = len(asked)
    for supply, bits in enumerate(supplies):
        if not missing:
            break
        for at, bit in enumerate(asked):
            if bit & bits:
                if holder[at] < 0:
                    holder[at] = supply
                    missing -= 1
                else:
                    missing -= _place(supplies, asked, holder, supply, set())
                break
    return None if missing else holder


def _place(supplies: Sequence[int], asked: Sequence[int], holder: list[int], supply: int, tried: set[int]) -> bool:
    bits = supplies[supply]
    for at, bit in enumerate(asked):
        if bit & bits and at not in tried:
            tried.add(at)
            if holder[at] < 0 or _place(supplies, asked, holder, holder[at], tried):
                holder[at] = supply
                return True
    return False


def replaceable_by(supplies: Sequence[int], asked: Sequence[int], holder: Sequence[int], bits: int) -> set[int]:
    """The supplies in use of which any one could be spared if an unused one with these bits were taken."""
    found: set[int] = set()
    todo, done = [bits], 0
    while todo:
        bits = todo.pop()
        if bits & ~done:
            done |= bits
            for at, bit in enumerate(asked):
                if bit & bits and holder[at] not in found:
                    found.add(holder[at])
                    todo.append(supplies[holder[at]])
    return found


Exchange: TypeAlias = "tuple[tuple[int, ...], tuple[tuple[int, tuple[int, ...]], ...]]"


@lru_cache(maxsize=8192)
def exchange(supplies: tuple[int, ...], asked: tuple[int, ...]) -> Exchange | None:
    """`matched`, and for each supply that is left which of those in use it could replace.

    Games ask for the same over and over; tuples of numbers are no burden to the garbage collector.
    """
    holder = matched(supplies, asked)
    if holder is None:
        return None
    left = [at for at in range(len(supplies)) if at not in holder]
    spared = {bits: tuple(replaceable_by(supplies, asked, holder, bits)) for bits in {supplies[at] for at in left}}
    return tuple(holder), tuple([(at, spared[supplies[at]]) for at in left])


def fits(masks: Sequence[int], units: Sequence[Unit]) -> bool:
    """Whether supplies with these bits pay units of one purpose: no set of attributes asks for more than there is."""
    if sum(mask & FREE != 0 for mask in masks) < len(units):
        return False
    subsets = [(0, 0)]
    for bit, count in Counter(unit.bit for unit in units if unit.bit != FREE).items():
        subsets += [(bits | bit, total + count) for bits, total in subsets]
    return all(sum(mask & bits != 0 for mask in masks) >= total for bits, total in subsets[1:])


# --- what gives wills -------------------------------------------------------------------------------


class Output(NamedTuple):
    """What using an ability gives: for each will the alternatives for it. `times`: how often the text repeats."""

    ability: str
    slots: tuple[tuple[Will, ...], ...]
    times: int

    def choices(self) -> Iterator[tuple[Will, ...]]:
        """What the player may choose between."""
        return product(*self.slots[: len(self.slots) // self.times])


class Source(NamedTuple):
    """A card that gives wills once, in one of several ways. Sources that are `like` each other are interchangeable."""

    card: int
    outputs: tuple[Output, ...]
    rank: int
    """How dear using it is: 0 for a stone that only rests."""
    like: tuple[Any, ...]

    def narrowed(self, ability: str) -> Source:
        return self._replace(outputs=tuple(output for output in self.outputs if output.ability == ability))


class Converter(NamedTuple):
    """A will ability that costs wills. `once`: no second time; `whole`: it uses up its card."""

    card: int
    outputs: tuple[Output, ...]
    need: Need
    once: bool
    whole: bool


class Bill(NamedTuple):
    """Everything a payment is worked out of: what is asked for, what is there, what is already put forward."""

    units: tuple[Unit, ...]
    pool: tuple[Will, ...]
    given: tuple[Will, ...]
    """Wills of the pool that the player has chosen to spend: they are used in any case."""
    sources: tuple[Source, ...]
    masks: PayerOf

    def unspoken(self) -> Counter[Will]:
        """What of the pool is not put forward yet."""
        return Counter(self.pool) - Counter(self.given)


def words_for(word: str) -> tuple[str, ...]:
    """The wills that a word of a producing text may mean."""
    return ATTRIBUTES if word == "any" else (word,)


def outcomes(choices: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """All that choosing may come to, each as the words of its wills in order."""
    found: list[tuple[str, ...]] = []
    for choice in choices:
        if all(word == "any" for word in choice):
            found += combinations_with_replacement(sorted(ATTRIBUTES), len(choice))
        else:
            found += [tuple(sorted(words)) for words in product(*map(words_for, choice))]
    return list(dict.fromkeys(found))


def outcome(wills: Sequence[Will]) -> tuple[str, ...]:
    return tuple(sorted(map(word_of, wills)))


# --- supplies -----------------------------------------------------------------------------------------


class Supply(NamedTuple):
    """One will that can be had: from the pool (`source`, `output` and `slot` -1), or as a will of an output of a
    source."""

    masks: Masks
    source: int
    output: int
    slot: int
    wills: tuple[tuple[int, Will], ...]
    """The alternatives, each with the output it belongs to."""
    sort: tuple[Any, ...]
    """Supplies of one sort are as good as each other."""


def simple(source: Source) -> bool:
    return all(len(each.slots) == 1 for each in source.outputs)


def branches(sources: Sequence[Source]) -> Iterator[tuple[int, ...]]:
    """Which output each source gives; -1 leaves that open where every output is a single will."""
    return islice(product(*[(-1,) if simple(w) else tuple(range(len(w.outputs))) for w in sources]), BRANCHES)


GIVES_ANYWAY, FIRST_SOURCE = 2, 3
"""The places of what a used card gives beside, and of the cheapest sources; the pool comes before."""


def supplies_of(bill: Bill, picks: Sequence[int], places: Mapping[int, int] = NOWHERE) -> list[Supply]:
    """All wills that can be had, the most expendable first.

    What is put forward comes first, then the pool, those wills in it first that may not be spent for everything, then
    sources by their rank, or as told; of equals those that pay less, and then as they lie.
    """
    given = [_had(bill, will, ("given",)) for will in bill.given]
    had = [_had(bill, will, ("pool", will)) for will in bill.unspoken().elements()]
    for at, (source, pick) in enumerate(zip(bill.sources, picks, strict=True)):
        had += _source_supplies(bill, at, source, pick)

    def expendable(supply: Supply) -> tuple[int, ...]:
        (_, (_, _, restriction)), *_ = supply.wills
        for_card, _ = supply.masks
        pays_so_much = 0 if restriction else (for_card & ~FREE).bit_count()
        if supply.source < 0:
            return (0 if restriction else 1, 0, pays_so_much)
        source = bill.sources[supply.source]
        return (places.get(supply.source, FIRST_SOURCE + source.rank), not simple(source), pays_so_much)

    return given + sorted(had, key=expendable)


def _had(bill: Bill, will: Will, sort: tuple[Any, ...]) -> Supply:
    return Supply(bill.masks(will), -1, -1, -1, ((-1, will),), sort)


def _source_supplies(bill: Bill, at: int, source: Source, pick: int) -> list[Supply]:
    if pick < 0:
        wills = tuple((i, will) for i, each in enumerate(source.outputs) for will in each.slots[0])
        return [Supply(joined(bill.masks, wills), at, -1, 0, wills, ("source", *source.like))]
    found = []
    for slot, alternatives in enumerate(source.outputs[pick].slots):
        wills = tuple((pick, will) for will in alternatives)
        found.append(Supply(joined(bill.masks, wills), at, pick, slot, wills, ("source", alternatives, *source.like)))
    return found


def joined(masks: PayerOf, wills: Sequence[tuple[int, Will]]) -> Masks:
    main = side = 0
    for _, will in wills:
        one, other = masks(will)
        main |= one
        side |= other
    return main, side


# --- ways to pay --------------------------------------------------------------------------------------


class Step(NamedTuple):
    """The next will ability to use: what it may produce (None: anything), and what a converter is paid with."""

    card: int
    ability: str
    wanted: tuple[tuple[str, ...], ...] | None
    spend: tuple[Will, ...]


class Way(NamedTuple):
    """A complete payment: the abilities to use, then the wills to spend, one for each unit.

    `supplies` and `holder` say which supply each unit takes; they are empty when converters take part.
    """

    steps: tuple[Step, ...]
    spend: tuple[Will, ...]
    units: tuple[Unit, ...]
    supplies: tuple[Supply, ...]
    holder: tuple[int, ...]


def direct_way(bill: Bill, places: Mapping[int, int] = NOWHERE) -> Way | None:
    """The preferred payment without converters; it spends all that is given."""
    for picks in branches(bill.sources):
        supplies = supplies_of(bill, picks, places)
        holder = assign([supply.masks for supply in supplies], bill.units)
        if holder is not None and all(i in holder for i in range(len(bill.given))):
            half_used = {s.source for i, s in enumerate(supplies) if i not in holder and s.output >= 0}
            half_used &= {supplies[i].source for i in holder}
            if half_used - set(places):
                # what a used card gives anyway comes before using another
                supplies = supplies_of(bill, picks, {**dict.fromkeys(half_used, GIVES_ANYWAY), **places})
                holder = assign([supply.masks for supply in supplies], bill.units)
                assert holder is not None
            return _way(bill, supplies, holder)
    return None


def _way(bill: Bill, supplies: list[Supply], holder: list[int]) -> Way:
    taken: dict[int, dict[int, tuple[int, Will]]] = {}
    spend: list[Will] = []
    for at, unit in zip(holder, bill.units, strict=True):
        supply = supplies[at]
        output, will = next(each for each in supply.wills if pays(bill.masks(each[1]), unit))
        spend.append(will)
        if supply.source >= 0:
            taken.setdefault(supply.source, {})[supply.slot] = (output, will)
    steps = tuple(_step(bill.sources[source], picked) for source, picked in taken.items())
    return Way(steps, tuple(spend), bill.units, tuple(supplies), tuple(holder))


def _step(source: Source, picked: Mapping[int, tuple[int, Will]]) -> Step:
    used = source.outputs[next(iter(picked.values()))[0]]
    length = len(used.slots) // used.times
    wills = [picked[slot][1] if slot in picked else used.slots[slot][0] for slot in range(length)]
    return Step(source.card, used.ability, (outcome(wills),), ())


def way_to_pay(bill: Bill, converters: Sequence[Converter], depth: int = CONVERSIONS) -> Way | None:
    """The preferred payment, with converters where it cannot be done without."""
    if most_wills(bill, converters) < len(bill.units):
        return None
    found = direct_way(bill)
    if found is None and depth:
        for converter in converters:
            found = way_through(bill, converters, converter, depth)
            if found is not None:
                break
    return found


def most_wills(bill: Bill, converters: Sequence[Converter]) -> int:
    """More wills than this can never be spent."""
    had = len(bill.pool) + sum(largest(source.outputs) for source in bill.sources)
    for converter in converters:
        gain = largest(converter.outputs) - len(converter.need.attributes) - converter.need.free
        had += max(gain, 0) * (1 if converter.once else CONVERSIONS)
    return had


def largest(outputs: Sequence[Output]) -> int:
    return max((len(each.slots) for each in outputs), default=0)


def way_through(
    bill: Bill, converters: Sequence[Converter], converter: Converter, depth: int = CONVERSIONS
) -> Way | None:
    """A payment that uses this converter: its wills pay something, and its cost is paid as well."""
    others = [c for c in converters if not _spoilt(c, converter)]
    sources = tuple(w for w in bill.sources if not converter.whole or w.card != converter.card)
    purpose = 1 + max((unit.purpose for unit in bill.units), default=0)
    cost = units_of(converter.need, purpose)
    for ability, wills, times, covered in _coverings(bill, converter):
        left = (unit for at, unit in enumerate(bill.units) if at not in covered)
        found = way_to_pay(bill._replace(units=(*left, *cost), sources=sources), others, depth - 1)
        if found is not None:
            step = Step(converter.card, ability, (outcome(wills),), ())
            paid = [(bill.units[at], w) for at, w in zip(covered, wills * times, strict=True) if at >= 0]
            return _converted(found, step, paid, purpose)
    return None


def _coverings(bill: Bill, converter: Converter) -> Iterator[tuple[str, tuple[Will, ...], int, list[int]]]:
    """The choices of a converter that help: they pay for an attribute, or give more than they cost."""
    seen: set[frozenset[int]] = set()
    for each in converter.outputs:
        gains = len(each.slots) > len(converter.need.attributes) + converter.need.free
        for wills in each.choices():
            covered = cover(bill.units, [bill.masks(w) for w in wills * each.times])
            paid = frozenset(at for at in covered if at >= 0)
            if paid and paid not in seen and (gains or any(bill.units[at].bit != FREE for at in paid)):
                seen.add(paid)
                yield each.ability, wills, each.times, covered


def _spoilt(other: Converter, used: Converter) -> bool:
    """Whether a converter is not there any more once that one is used."""
    return (other is used and used.once) or (other.card == used.card and used.whole)


def cover(units: Sequence[Unit], masks: Sequence[Masks]) -> list[int]:
    """For each will the unit it pays, attributes before free ones, or -1."""
    found: list[int] = []
    for each in masks:
        payable = [at for at, unit in enumerate(units) if at not in found and pays(each, unit)]
        payable.sort(key=lambda at: units[at].bit == FREE)
        found.append(payable[0] if payable else -1)
    return found


def _converted(way: Way, step: Step, paid: list[tuple[Unit, Will]], purpose: int) -> Way:
    """The way with the converter used last: its cost is set apart, and its wills are spent."""
    cost = tuple(will for will, unit in zip(way.spend, way.units, strict=True) if unit.purpose == purpose)
    rest = [(unit, will) for will, unit in zip(way.spend, way.units, strict=True) if unit.purpose != purpose]
    units, spend = zip(*rest, *paid, strict=True)
    return Way((*way.steps, step._replace(spend=cost)), spend, units, (), ())


# --- other ways ---------------------------------------------------------------------------------------


def exchanged(sorts: Sequence[Any], given: int, spared: Sequence[tuple[int, Sequence[int]]]) -> list[int]:
    """The supplies of which one can stand in for one of another sort, of each sort one, as they lie.

    With none, every payment leaves the same behind. The first `given` supplies are spent in any case; `spared` tells
    for those that are not used which of the used ones they could replace (`exchange`).
    """
    found: dict[Any, int] = {}
    for at, others in spared:
        sort = sorts[at]
        if sort not in found and at >= given:
            rivals: dict[Any, int] = {}
            for other in others:
                if other >= given and sorts[other] not in rivals:
                    rivals[sorts[other]] = other
            if rivals.keys() - {sort}:
                found = {**rivals, **found, sort: at}
    return sorted(found.values())


def alternatives(bill: Bill, way: Way) -> list[Option]:
    """Where the payment is not the only one, the abilities and the wills that may be used in place of others.

    A source of several wills may be used otherwise than the payment does, so it is always one of them.
    """
    bits, asked = tuple(_in_one([supply.masks for supply in way.supplies])), tuple(_bits_of(way.units))
    found = exchange(bits, asked)
    if found is None:
        return []
    _, spared = found
    meant = exchanged([supply.sort for supply in way.supplies], len(bill.given), spared)
    if meant:
        several = {at for at, supply in enumerate(way.supplies) if supply.source >= 0 and supply.output >= 0}
        meant = sorted({*meant, *several})
    options: list[Option] = []
    for supply in map(way.supplies.__getitem__, meant):
        if supply.source >= 0:
            options += [("use", card, ability) for card, ability in uses(bill, supply.source)]
        else:
            options += [("spend", *will) for _, will in supply.wills]
    return list(dict.fromkeys(options))


def uses(bill: Bill, at: int) -> Iterator[tuple[int, str]]:
    """The will abilities of a source of which a payment can make use: (card, ability)."""
    source = bill.sources[at]
    for ability in dict.fromkeys(each.ability for each in source.outputs):
        sources = (*bill.sources[:at], source.narrowed(ability), *bill.sources[at + 1 :])
        way = direct_way(bill._replace(sources=sources), {at: -1})
        if way is not None and any(way.supplies[held].source == at for held in way.holder):
            yield source.card, ability


def conversions(bill: Bill, converters: Sequence[Converter]) -> Iterator[Step]:
    """Converters that the pool pays now, such that the rest can be paid as well."""
    for converter in converters:
        way = way_through(bill, converters, converter, 1)
        if way is not None and not Counter(way.steps[-1].spend) - Counter(bill.pool):
            yield way.steps[-1]


def chosen_use(bill: Bill, converters: Sequence[Converter], card: int, ability: str) -> Step:
    """The step for an ability the player chose, kept to such wills as leave the payment possible."""
    for step in conversions(bill, [c for c in converters if c.card == card]):
        if step.ability == ability:
            return step
    for at, source in enumerate(bill.sources):
        outputs = source.narrowed(ability).outputs
        if source.card == card and outputs:
            left = bill._replace(sources=(*bill.sources[:at], *bill.sources[at + 1 :]))
            made = [(wills, each.times) for each in outputs for wills in each.choices()]
            kept = [wills for wills, times in made if _leaves_payable(left, converters, wills * times)]
            return Step(card, ability, tuple(dict.fromkeys(map(outcome, kept))), ())
    return Step(card, ability, None, ())


def _leaves_payable(left: Bill, converters: Sequence[Converter], made: tuple[Will, ...]) -> bool:
    return way_to_pay(left._replace(pool=(*left.pool, *made)), converters) is not None
