"""Who gives wills: magic stones and other cards that give one by resting or for a counter, and how like they are.

What gives wills in any other way is listed apart; `wells` works it out in full.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from ...kernel import nodes as n
from ...kernel.game import Game
from ...kernel.match import CompiledAbility
from ...kernel.questions import Option
from .lexicon import ATTRIBUTES
from .matching import BIT, FREE, Need
from .will_sources import Profile, is_relied_on, only_name, profile, set_apart
from .zones import FIELDS, REMOVED, RULERS

Supply = tuple[int, int, str]
"""A card that gives one will, or -1 for a will of the pool, what it can pay, as bits, and the test that what it is
spent for must pass, if any."""

CARD, BITS, ONLY = itemgetter(0), itemgetter(1), itemgetter(2)
"""The parts of a supply."""

Ledgers = dict[tuple[int, ...], dict[Need, bool]]
"""By what the wills of a purse can pay: what such purses are known to pay, or not."""

FACES = "will faces"
"""Under this name they are kept with the match."""
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


def will_faces(g: Game) -> Faces:
    found: Faces = g.match.made.get(FACES) or g.match.once(FACES, _will_faces, g)
    return found


def _will_faces(g: Game) -> Faces:
    match = g.match
    limited = match.locks_kinds or not LIMITING.isdisjoint(match.changeable)
    involved = limited or any(word in match.standing_of for word in SPENDING)
    found = Faces({}, {}, {}, {}, {}, involved)
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
