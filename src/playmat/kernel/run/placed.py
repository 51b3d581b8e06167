"""Abilities that work where their cards lie, found by zone and kept while no card comes or goes there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, TypeAlias

from ..state.compiled import Placed
from ..state.memo import KEEPS, once
from ..words.plain import NEW_TUPLE

if TYPE_CHECKING:
    from ..state.compiled import Compiled, CompiledAbility, Index, Key, Use
    from ..state.game import Game


Versions: TypeAlias = int | tuple[int, ...]
"""Of one zone, or of several."""
PART, USE, IN_PLACE = "part", "use", "in place"


class InPlace:
    """Zones in which abilities of certain uses work, with those abilities by definition."""

    __slots__ = ("abilities", "uses", "versions", "zones")

    def __init__(self, zones: tuple[int, ...], uses: dict[Use, Index]) -> None:
        self.zones, self.uses = zones, uses
        self.versions: Callable[[list[int]], Versions] = itemgetter(*zones) if zones else len
        """Reads out of `g.zone_versions` what is another when a card has come to these zones or left them."""
        self.abilities: dict[int, list[tuple[Use, CompiledAbility]]] = {}
        for use, index in uses.items():
            for definition, abilities in index.items():
                self.abilities.setdefault(definition, []).extend((use, ability) for ability in abilities)


class Found:
    """What works in some zones, by use, while the match and the versions of the zones are these."""

    __slots__ = ("by_use", "latest", "match", "read", "versions")

    def __init__(self, g: Game, place: InPlace) -> None:
        self.match, self.read = g.match.version, place.versions
        self.versions = place.versions(g.zone_versions)
        self.latest = g.zone_versions[-1]
        """The version of the zone that changed last; where it is the same, all are. Versions are unlike in any two
        games, so forks that share this may all renew it."""
        self.by_use = _working(g, place)


def posted(g: Game, use: Use, index: Index) -> Sequence[Placed]:
    """The printed abilities of this use that work where their cards lie."""
    entry: Found | None = g.memo.get(use)
    if entry is not None:
        now = g.zone_versions
        if entry.latest == now[-1]:
            return entry.by_use[use]
        # A card that joined the match since may be heard from other zones, but only once it lies in one.
        if entry.match == g.match.version and entry.read(now) == entry.versions:
            entry.latest = now[-1]
            return entry.by_use[use]
    return _look(g, use, index).by_use[use]


def _look(g: Game, use: Use, index: Index) -> Found:
    """Note what works in the zones of this use, for all uses there at once: cards come and go for all of them."""
    places: dict[Use, InPlace] = once(g.match, IN_PLACE, dict)
    place = places[use] if use in places else _new_place(g.match, use, index)
    found = Found(g, place)
    if KEEPS:
        g.memo.update(dict.fromkeys(place.uses, found))
    return found


def _working(g: Game, place: InPlace) -> dict[Use, tuple[Placed, ...]]:
    definition, zones, known = g.definition, g.zones, place.abilities
    found: dict[Use, tuple[Placed, ...]] = dict.fromkeys(place.uses, ())
    face_of, strange = definition.__getitem__, known.keys().isdisjoint
    for zone in filter(zones.__getitem__, place.zones):
        cards = zones[zone]
        if strange(map(face_of, cards)):
            continue
        for card in cards:
            for use, ability in known.get(definition[card], ()):
                if ability.zones >> zone & 1:
                    found[use] += (NEW_TUPLE(Placed, (ability, card, zone)),)
    return found


def _new_place(match: Compiled, use: Use, index: Index) -> InPlace:
    """The zones of a use that is asked for first; they take over the uses in the same zones."""
    sort, word = use
    zones = match.part_zones.get(word, ()) if sort == PART else match.zones_of.get(str(word), ())
    places: dict[Use, InPlace] = once(match, IN_PLACE, dict)
    uses = {other: old.uses[other] for other, old in places.items() if old.zones == zones}
    place = InPlace(zones, {**uses, use: index})
    if KEEPS:
        # A new dict, so that no other thread finds this one half filled.
        match.memo[IN_PLACE] = {**places, **dict.fromkeys(place.uses, place)}
    return place


def printed_parts(g: Game, key: Key) -> Sequence[Placed]:
    """The printed continuous abilities that change this key and work where their cards lie."""
    index = g.match.parts_of.get(key)
    return posted(g, (PART, key), index) if index else ()
