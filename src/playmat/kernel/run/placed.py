"""Abilities that work where their cards lie, found by zone and kept while no card comes or goes there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..state.compiled import Compiled, CompiledAbility, Index, Placed, Use
    from ..state.game import Game


PART, USE, POSTS = "part", "use", "posts"


class Post:
    """Zones in which abilities of certain uses work, with those abilities by definition."""

    __slots__ = ("abilities", "stamps", "uses", "zones")

    def __init__(self, zones: tuple[int, ...], uses: dict[Use, Index]) -> None:
        self.zones, self.uses = zones, uses
        self.stamps: Callable[[list[int]], Any] = itemgetter(*zones) if zones else len
        """Reads out of `g.filled` what is another when a card has come to these zones or left them."""
        self.abilities: dict[int, list[tuple[Use, CompiledAbility]]] = {}
        for use, index in uses.items():
            for definition, abilities in index.items():
                self.abilities.setdefault(definition, []).extend((use, ability) for ability in abilities)


def posted(g: Game, use: Use, index: Index) -> Sequence[Placed]:
    """The printed abilities of this use that work where their cards lie; kept while no card comes or goes there."""
    entry = g.kept.get(use)
    if entry is None or entry[0] is not g.match.made or entry[1](g.filled) != entry[2]:
        entry = _look(g, use, index)
    found: Sequence[Placed] = entry[3][use]
    return found


def _look(g: Game, use: Use, index: Index) -> tuple[Any, ...]:
    """Note what works in the zones of this use, for all uses there at once: cards come and go for all of them."""
    posts = g.match.once(POSTS, dict)
    post = posts[use] if use in posts else _new_post(g.match, use, index)
    entry = (g.match.made, post.stamps, post.stamps(g.filled), _posted(g, post))
    g.kept.update(dict.fromkeys(post.uses, entry))
    return entry


def _posted(g: Game, post: Post) -> dict[Use, Sequence[Placed]]:
    definition, zones, known = g.definition, g.zones, post.abilities
    found: dict[Use, Any] = dict.fromkeys(post.uses, ())
    face_of, strange = definition.__getitem__, known.keys().isdisjoint
    for zone in post.zones:
        cards = zones[zone]
        if not cards or strange(map(face_of, cards)):
            continue
        for card in cards:
            for use, ability in known.get(definition[card], ()):
                if ability.zones >> zone & 1:
                    found[use] += ((ability, card, zone),)
    return found


def _new_post(match: Compiled, use: Use, index: Index) -> Post:
    """The post of a use that is asked for first; it takes over the uses in the same zones."""
    zones = (match.part_zones if use[0] == PART else match.zones_of).get(use[1], ())
    posts: dict[Use, Post] = match.once(POSTS, dict)
    uses = {other: old.uses[other] for other, old in posts.items() if old.zones == zones}
    post = Post(zones, {**uses, use: index})
    posts.update(dict.fromkeys(post.uses, post))
    return post


def printed_parts(g: Game, key: Any) -> Sequence[Placed]:
    """The printed continuous abilities that change this key and work where their cards lie."""
    index = g.match.parts_of.get(key)
    return posted(g, (PART, key), index) if index else ()
