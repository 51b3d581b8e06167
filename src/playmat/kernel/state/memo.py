"""The only module that knows a cache: what was worked out is kept with the versions it holds for.

Three caches, each a dict that forks share and that holds only finished values:

- `g.values`: what continuous effects make of the cards, by key; a fresh dict whenever that may have changed (`touch`).
- `g.memo`: anything else that is worked out of a game, each with the stamp it holds for (`memo`, `recall`, `retain`).
- `match.memo`: what is worked out of the cards of a match, until another card joins them (`once`).

A version is a number that no other state of any game has, so a stamp that is equal means that nothing has changed.
`PLAYMAT_NO_MEMO=1` in the environment plays without any of them: slower, and otherwise the same game.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable, Iterable
from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from .compiled import Compiled
    from .game import Game

T = TypeVar("T")
Stamp = Hashable
KEEPS = os.environ.get("PLAYMAT_NO_MEMO", "") in ("", "0")
"""Whether anything is kept at all."""
VERSIONS = count(1)
"""No two changes have the same number, not even in two forks of a game."""
VALUES, ZONE = "values", "zone"
"""What can change: what cards are; what lies in a zone."""


def touch(g: Game, what: str = VALUES, where: int = -1) -> None:
    """Declare void what was worked out of what cards are, or of the zone `where`."""
    if what is VALUES:
        g.values = {}
        g.values_version = 0
    else:
        touch_move(g, where, where)


def touch_turns(g: Game, cards: Iterable[int]) -> None:
    """The same of which cards of a seat are rested, where these have turned."""
    seats, zone_of, version = g.match.zone_seat, g.zone_of, next(VERSIONS)
    for card in cards:
        g.turn_versions[seats[zone_of[card]]] = version


def touch_move(g: Game, before: int, after: int) -> None:
    """The same of the zones that a card leaves and comes to, and so of what their seats have lying about."""
    seats, zones, holders, version = g.match.zone_seat, g.zone_versions, g.seat_versions, next(VERSIONS)
    zones[before] = zones[after] = zones[-1] = holders[seats[before]] = holders[seats[after]] = version


def version_of_values(g: Game) -> int:
    """A number for what cards are now; it is found only when somebody asks, for that changes often."""
    if not g.values_version:
        g.values_version = next(VERSIONS)
    return g.values_version


def stamp(g: Game, *parts: str | int) -> Stamp:
    """The versions of these parts of a game: VALUES, or the numbers of zones.

    For all that lies with a seat, or is rested there, `g.seat_versions` and `g.turn_versions` tell at once.
    """
    return tuple([version_of_values(g) if part == VALUES else g.zone_versions[int(part)] for part in parts])


def recall(g: Game, key: Hashable, at: Stamp) -> Any:
    """What is kept under the key, if it holds for this stamp."""
    entry = g.memo.get(key)
    return entry[1] if entry is not None and entry[0] == at else None


def retain(g: Game, key: Hashable, at: Stamp, value: T) -> T:
    """Keep a finished value under the key for as long as the stamp is the same."""
    if KEEPS:
        g.memo[key] = (at, value)
    return value


def memo(g: Game, key: Hashable, at: Stamp, make: Callable[[Game], T]) -> T:
    """What is kept under the key for this stamp, or made now and kept."""
    entry = g.memo.get(key)
    if entry is not None and entry[0] == at:
        kept: T = entry[1]
        return kept
    return retain(g, key, at, make(g))


def once(match: Compiled, key: Hashable, make: Callable[..., T], *of: object) -> T:
    """What is made of the cards of a match once for all its games, and again when a card has joined them.

    What was begun before a card joined, here or in another thread, is kept nowhere.
    """
    memo = match.memo
    found = memo.get(key)
    if found is not None:
        kept: T = found
        return kept
    made = make(*of)
    if KEEPS:
        memo[key] = made
    return made


def renewed(match: Compiled) -> None:
    """Declare void what was worked out of the cards of a match: there is another one, or another thing may change."""
    match.memo, match.bearing = {}, {}
    match.version += 1


def forget(g: Game) -> None:
    """Drop all that is kept about a game, as if it had just been loaded."""
    g.memo = {}
    touch(g)
