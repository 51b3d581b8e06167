"""Who gives wills: magic stones and other cards that give one by resting, for a counter or as they leave.

What gives wills in any other way is listed apart: `will_sources` of the book works it out in full.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from ....kernel import CompiledAbility, Game, Option, once, version_of_values
from ....kernel import nodes as n
from ..lexicon import ATTRIBUTES
from ..matching import BIT, FIRST_SOURCE, FREE, Need
from ..will_sources import Profile, is_relied_on, only_name, profile, set_apart
from ..zones import FIELDS, REMOVED, RULERS

Supply = tuple[int, int, str]
"""A card that gives one will, or -1 for a will of the pool, what it can pay, as bits, and the test that what it is
spent for must pass, if any."""

CARD, BITS, ONLY = itemgetter(0), itemgetter(1), itemgetter(2)
"""The parts of a supply."""

Answers = dict[tuple[int, ...], dict[Need, bool]]
"""By what the wills of a budget can pay: what such budgets are known to pay, or not."""

FACES = "will faces"
"""Under this name they are kept with the match."""
LIMITING = frozenset(
    ("cannot", word) for word in ("have its activate abilities played", "play activate abilities", "rest")
)
NO_RETURNING = ("cannot", "be returned to hand")
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
    leaves: bool
    """Its card goes for it, rested or not."""
    waits: bool
    """It must have been there since the turn began."""
    stone: bool
    rank: int
    """When it is to be spent: stones come before other cards, counters last, and what pays more later."""


@dataclass(slots=True)
class Faces:
    """Card faces of a match that give wills: those that give one in a plain way, and all others."""

    plain: dict[int, Giver]
    besides: dict[int, tuple[tuple[CompiledAbility, Profile], ...]]
    """What such faces have beside, on which no payment relies."""
    others: dict[int, tuple[tuple[CompiledAbility, Profile | None], ...]]
    answers: Answers
    """What is known of all budgets with equal wills, in any game of the match."""
    involved: bool
    """Something in the match may keep cards from giving wills, let them do so from elsewhere than the field, the
    ruler area and the removed area (the will coin's, 1119.2), or change what wills may be spent for."""


def will_faces(g: Game) -> Faces:
    found: Faces = g.match.memo.get(FACES) or once(g.match, FACES, _will_faces, g)
    return found


def _will_faces(g: Game) -> Faces:
    match = g.match

    def returns(face: int) -> bool:
        """Whether a card gives wills for returning something to a hand."""
        costs = [part for a in match.abilities_of[face] if a.sort == "will" for part in a.node.cost]
        return any(isinstance(part, n.Move) and part.verb == "return" for cost in costs for part in n.walk(cost))

    limited = match.locks_kinds or not LIMITING.isdisjoint(match.changeable)
    limited = limited or (NO_RETURNING in match.changeable and any(map(returns, range(len(match.cards)))))
    involved = limited or any(word in match.rule_effects_of for word in SPENDING)
    found = Faces({}, {}, {}, {}, involved)
    for face in range(len(match.cards)):
        _note_face(g, face, found)
    usual = match.tables.mask(("field", "ruler area", "removed"))
    every = (*found.besides.values(), *found.others.values())
    found.involved |= any(ability.zones & ~usual for giving in every for ability, _ in giving)
    found.involved |= any(giver.zones & ~usual for giver in found.plain.values())
    return found


def _note_face(g: Game, face: int, found: Faces) -> None:
    every = [(a, profile(g.match.tables, a)) for a in g.match.abilities_of[face] if a.sort == "will"]
    giving = [(a, told) for a, told in every if told is None or is_relied_on(told)]
    if not every:
        return
    ability, told = giving[0] if giving else every[0]
    words = _one_will(ability, told) if len(giving) == 1 else ()
    if words and told is not None and (told.bare or (told.plain and _takes_one(ability, told))):
        bits = FREE | sum({bit for word in words for bit in PAYING[word]})
        only = only_name(ability.id) if told.restricted else ""
        counter = told.counter[0] if told.counter is not None else ""
        spelt = tuple(dict.fromkeys(each for word in words for each in (ATTRIBUTES if word == "any" else (word,))))
        kinds = g.match.printed[face]["type"]
        waits, stone = not {"resonator", "j-ruler"}.isdisjoint(kinds), "magic stone" in kinds
        rank = rank_of(FIRST_SOURCE + (2 if not told.bare else 0 if stone else 1), bits, only)
        told_of = (bits, ability.id, ability.zones, spelt, counter, only, told.leaves, waits, stone, rank)
        found.plain[face] = Giver(*told_of)
        if len(every) > 1:
            found.besides[face] = tuple((a, t) for a, t in every if a is not ability and t is not None)
    else:
        found.others[face] = tuple(every)


def rank_of(place: int, bits: int, only: str) -> int:
    """When a will is to be spent: what comes first, then what pays less (`matching.supplies_of`)."""
    return place << 8 | (0 if only else (bits & ~FREE).bit_count())


def _one_will(ability: CompiledAbility, told: Profile | None) -> tuple[str, ...]:
    """The words of the will that an ability gives, if it gives one, whatever it costs."""
    if told is None or told.limit or ability.gate is not None or told.produce is None or told.need is not None:
        return ()
    words = tuple(word for choice in told.produce.choices for word in choice)
    single = all(len(choice) == 1 for choice in told.produce.choices) and told.produce.times == n.Number(1)
    return words if single and all(word in PAYING for word in words) else ()


def _takes_one(ability: CompiledAbility, told: Profile) -> bool:
    """Whether its cost is one counter off its card, or the card itself."""
    return len(ability.node.cost) == 1 and (told.leaves or getattr(ability.node.cost[0], "amount", None) == n.Number(1))


class Givers:
    """A player's cards that give wills, or would if they were not rested, as they lie."""

    __slots__ = (
        "beside", "cards", "easy", "faces", "given", "kinds", "leaving", "lie", "limiting", "marked", "odd", "others",
        "place", "places", "plain", "settled", "version", "steady", "there", "usable",
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
        self.given: list[tuple[int, Giver]] = []
        """Both, as they lie."""
        self.others: list[tuple[int, tuple[tuple[CompiledAbility, Profile | None], ...]]] = []
        """Those of which it is not plain what they give."""
        self.beside: list[tuple[int, CompiledAbility, Profile]] = []
        """What may be used beside, on which no payment relies."""
        for card, face, zone, _ in there:
            self._note(card, face, zone, zone == removed)
        self.cards = [card for card, _, _ in self.easy]
        self.lie = itemgetter(*self.cards, 0, 0)
        """Reads out of `g.rested` how the easy ones lie; two more than these, so that it is always a tuple."""
        self.limiting = any(giver.only for _, giver in self.given)
        """Some give wills that may not be spent for everything."""
        self.leaving = any(giver.leaves for _, giver in self.given)
        """Some leave as they give wills, so that nothing else can be paid with them."""
        self.steady = not self.odd and not self.others
        """What they give hangs on nothing but which of them are rested."""
        self.place = {card: at for at, (card, _) in enumerate(self.given)}
        self.kinds: Kinds = {}
        self.usable: dict[int, Usable] = {}
        self.marked: set[int] | None = None
        """Those of them on which something lay or for which something lasted when they were sorted out."""
        self.settled = False
        """No two of them are of one face, so that it does not matter what lies on them."""
        self.version = 0
        """The version of values when they were last sorted out."""

    def _note(self, card: int, face: int, zone: int, removed: bool) -> None:
        """Out of the game no card lies rested, so what leaves from there (1119.2) is easy too."""
        faces = self.faces
        if face in faces.others:
            self.others.append((card, faces.others[face]))
            return
        giver = faces.plain[face]
        if giver.zones >> zone & 1:
            self.given.append((card, giver))
            if not giver.counter and not giver.waits and removed == giver.leaves:
                self.easy.append((card, giver.bits, giver.only))
            else:
                self.odd.append((card, giver))
        for ability, told in faces.besides.get(face, ()):
            if ability.zones >> zone & 1:
                self.beside.append((card, ability, told))

    def sorted_out(self, g: Game) -> Kinds:
        """What each of them is like: stones of one face are alike where nothing is on them."""
        cards = list(self.place)
        marked = set_apart(g, cards)
        if marked != self.marked:
            definition = g.definition
            kinds: Kinds = {}
            usable: dict[int, Usable] = {}
            for at, (card, giver) in enumerate(self.given):
                face = definition[card]
                sort: Sort = face if giver.stone and card not in marked else (face, card)
                kinds[card] = (sort, ("use", card, giver.ability))
                usable[card] = (giver.rank, at, card, giver.bits, sort)
            self.kinds, self.usable, self.marked = kinds, usable, marked
            self.settled = len(set(map(definition.__getitem__, cards))) == len(cards)
        self.version = version_of_values(g)
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
    faces, definition, zone_of, serial = will_faces(g), g.definition, g.zone_of, g.serial
    plain, others, zones = faces.plain, faces.others, g.zones
    cards = zones[FIELDS[seat]] + zones[RULERS[seat]] + zones[REMOVED[seat]]
    there = [
        (card, face, zone_of[card], serial[card])
        for card in cards
        if (face := definition[card]) in plain or face in others
    ]
    if before is not None and before.there == there and before.faces is faces:
        before.places = places
        return before
    return Givers(faces, there, places, REMOVED[seat])
