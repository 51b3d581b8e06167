"""What a player's cards might be used for, by the faces they have and the zones they lie in, as far as print tells."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from operator import itemgetter, ne
from typing import Any, NamedTuple

from ....kernel import NEW_TUPLE, Game, once, retain
from ..acts import FROM_THERE
from ..timing import AT_MAIN_TIMING
from ..zones import GRAVEYARDS, HANDS, STANDBYS
from .faces import Activate, Face, played_faces

TIMELY = ("at any time", "at main timing")
CANDIDATES = tuple((f"quick candidates {seat}", f"main candidates {seat}") for seat in (0, 1))
"""Under these names they are kept."""
UNSEEN = ("hand", "standby", "graveyard", "removed")
NEVER = 99
"""More wills than anything costs."""


class Role(NamedTuple):
    """What a card with some face might be used for where it lies: whether it may be played, which abilities of it, and
    whether it may be played with its other side (1117.2); and how many wills the cheapest of this costs."""

    face: Face | None
    uses: tuple[Activate, ...]
    future: bool
    least: int


class Found(NamedTuple):
    """What the cards of a zone might be used for: which may be played, which abilities, which cards with their other
    sides; and how many wills the cheapest of it costs."""

    faced: tuple[tuple[int, Face], ...]
    used: tuple[tuple[int, Activate], ...]
    later: tuple[int, ...]
    least: int


NOTHING_FOUND = Found((), (), (), NEVER)


class Places:
    """The zones where a player's cards might be used for something, with what for, by face."""

    __slots__ = ("roles", "stamps", "zones")

    def __init__(self, seat: int, roles: dict[int, dict[int, Role]]) -> None:
        self.zones, self.roles = tuple(roles), tuple(roles.values())
        self.stamps: Callable[[list[int]], tuple[int, ...]] = itemgetter(*roles, HANDS[seat], HANDS[seat])
        """Reads out of `g.zone_versions` what is another when a card has come to a zone or left it: in the order of the
        zones, with the hand behind them, so that there are several in any case."""


class Timely(NamedTuple):
    """What may be done at main timing, or at any time, as far as print tells."""

    places: tuple[Places, ...]
    """For each seat."""
    shifting: bool
    """Effects may let cards be played at other times, or from elsewhere."""


def timely(g: Game, main: bool) -> Timely:
    found: Timely = g.match.memo.get(TIMELY[main]) or once(g.match, TIMELY[main], _timely, g, main)
    return found


def _timely(g: Game, main: bool) -> Timely:
    match, every = g.match, played_faces(g)
    keywords = [printed["keywords"] for printed in match.printed]
    cards = {i: face for i, face in every.items() if not face.waits and (face.instant or main)}
    uses = activate_abilities(g, main)
    turning = (i for i, words in enumerate(keywords) if "shift" in words)
    futures = frozenset(i for i in turning if main or (i in every and every[i].instant))
    waiting = {i: face for i, face in every.items() if face.trigger and not face.waits}
    buried = {i: face for i, face in cards.items() if "remnant" in keywords[i]}
    shifting = ("may", FROM_THERE) in match.changeable or bool(match.reaching & match.tables.mask(UNSEEN))
    places = []
    for seat in range(2):
        there: dict[int, dict[int, Role]] = {}
        played = {HANDS[seat]: cards, STANDBYS[seat]: waiting, GRAVEYARDS[seat]: buried}
        for zone in sorted({*match.act_zones[seat], *played}):
            later = futures if zone == HANDS[seat] else frozenset[int]()
            found = roles_in(zone, played.get(zone, {}), uses, later, free=zone == STANDBYS[seat])
            if found:
                there[zone] = found
        places.append(Places(seat, there))
    return Timely(tuple(places), shifting)


def roles_in(
    zone: int, faces: dict[int, Face], uses: dict[int, tuple[Activate, ...]], futures: frozenset[int], *, free: bool
) -> dict[int, Role]:
    """What cards might be used for in a zone, by face; 708.4: out of standby cards may cost nothing."""
    found: dict[int, Role] = {}
    for i in sorted({*faces, *uses, *futures}):
        face, used = faces.get(i), tuple(each for each in uses.get(i, ()) if each.zones >> zone & 1)
        if face is not None or used or i in futures:
            costs = [each.least for each in used]
            if face is not None:
                costs.append(0 if free else face.least)
            found[i] = Role(face, used, i in futures, 0 if i in futures else min(costs))
    return found


def activate_abilities(g: Game, main: bool) -> dict[int, tuple[Activate, ...]]:
    """By face: the abilities that are played to the chase by their controller."""
    found: dict[int, tuple[Activate, ...]] = {}
    for face, held in enumerate(g.match.abilities_of):
        now = [a for a in held if a.sort == "activate" and (main or a.node.keyword not in AT_MAIN_TIMING)]
        if now:
            found[face] = tuple(Activate(g, face, ability) for ability in now)
    return found


class Candidates:
    """What a player's own cards might be used for."""

    __slots__ = ("buried", "cards", "futures", "hand", "least", "lie", "uses", "waiting")

    def __init__(self, seat: int, parts: dict[int, Found]) -> None:
        self.hand, _, self.futures, _ = parts.get(HANDS[seat], NOTHING_FOUND)
        self.waiting = parts.get(STANDBYS[seat], NOTHING_FOUND).faced
        self.buried = parts.get(GRAVEYARDS[seat], NOTHING_FOUND).faced
        self.uses: tuple[tuple[int, Activate], ...] = ()
        self.least = NEVER
        """With fewer wills, nothing of it can be paid."""
        for part in parts.values():
            if part is not NOTHING_FOUND:
                _, used, _, least = part
                self.uses += used
                if least < self.least:
                    self.least = least
        self.cards = bool(self.hand or self.waiting or self.buried or self.futures)
        """Some card might be played."""
        minding = [card for card, each in self.uses if each.minds]
        self.lie: Callable[[Any], Any] = itemgetter(*minding) if minding else len
        """Reads out of `g.rested` how the cards lie of abilities that mind it."""


NONE = Candidates(0, {})


class Kept(NamedTuple):
    """Candidates as they were found, and by what it can be told whether they still hold."""

    found: Candidates
    places: Places
    stamps: tuple[int, ...]
    parts: list[Found]


def candidates(g: Game, seat: int, main: bool, before: Kept | None) -> Candidates:
    """Those of now, to be kept until another card lies somewhere; `before` were kept until now.

    They are looked up zone by zone.
    """
    places = (g.match.memo.get(TIMELY[main]) or timely(g, main)).places[seat]
    stamps = places.stamps(g.zone_versions)
    if before is None or before.places is not places:
        parts = [_found_in(g, zone, known) for zone, known in zip(places.zones, places.roles, strict=True)]
        found = _joined(seat, places, parts)
    else:
        found, _, was, parts = before
        if was != stamps:
            old, parts = parts, parts.copy()
            # There are two stamps more than zones: those of the hand again.
            for at in compress(range(len(parts)), map(ne, was, stamps)):
                parts[at] = _found_in(g, places.zones[at], places.roles[at])
            if parts != old:
                found = _joined(seat, places, parts)
    retain(g, CANDIDATES[seat][main], g.seat_versions[seat], NEW_TUPLE(Kept, (found, places, stamps, parts)))
    return found


def _joined(seat: int, places: Places, parts: list[Found]) -> Candidates:
    if parts.count(NOTHING_FOUND) == len(parts):
        return NONE
    return Candidates(seat, dict(zip(places.zones, parts, strict=True)))


def _found_in(g: Game, zone: int, known: dict[int, Role]) -> Found:
    definition, cards = g.definition, g.zones[zone]
    those = list(compress(cards, map(known.__contains__, map(definition.__getitem__, cards))))
    if not those:
        return NOTHING_FOUND
    faced, used, later, least = [], [], [], NEVER
    for card in those:
        face, uses, future, costs = known[definition[card]]
        if face is not None:
            faced.append((card, face))
        for each in uses:
            used.append((card, each))
        if future:
            later.append(card)
        if costs < least:
            least = costs
    found: Found = NEW_TUPLE(Found, (tuple(faced), tuple(used), tuple(later), least))
    return found
