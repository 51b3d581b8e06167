"""Section 907: the will abilities that a player may use now, and what they give.

A payment relies on those whose cost is to rest or move their own card, to take counters off it, or to pay wills,
and which give what their text says. The others, such as those that discard or rest cards of the player's choice,
may be used as well (907.2), but no payment counts on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import compress, repeat
from operator import eq, itemgetter
from typing import Any, NamedTuple

from ...kernel import (
    AmountOf,
    CompiledAbility,
    Evaluator,
    Game,
    Scope,
    Tables,
    abilities,
    altered_cards,
    flattened,
    recall,
    retain,
    version_of_values,
)
from ...kernel import nodes as n
from . import texts
from .abilities import why_not_use
from .matching import Converter, Need, Output, Source, Will, outcomes, will_of, words_for
from .nodes import Counters, PayWill, Produce, RemoveCounters, SpendOnly, Target
from .prices import price_of
from .texts import own_parts
from .zones import count_of

# --- what the text tells ------------------------------------------------------------------------------


class Profile(NamedTuple):
    """What can be told of a will ability from its text alone."""

    produce: Produce | None
    """None: what it gives depends on more than can be told beforehand."""
    times: AmountOf | None
    restricted: bool
    rests: bool
    leaves: bool
    counter: tuple[str, int] | None
    need: Need | None
    plain: bool
    """Its cost touches nothing but its own card and wills, and runs out."""
    bare: bool
    """It rests its card, produces, and that is all."""
    rests_itself: bool
    takes_play: bool
    """Its cost may take other cards that are in play."""
    limit: str


class WillSources(NamedTuple):
    """What may produce wills now; `others` are what no payment relies on: (card, ability, takes cards in play)."""

    sources: tuple[Source, ...]
    converters: tuple[Converter, ...]
    others: tuple[tuple[int, str, bool], ...]


def only_name(ability: str) -> str:
    """The name of the restriction that an ability puts on the wills it produces."""
    return f"{ability}/only"


def is_will_ability(node: n.Ability) -> bool:
    """907.1, for automatic abilities as well: those count where a will ability has set them off."""
    if node.kind != "automatic":
        return texts.is_will_ability(node)
    parts = list(own_parts(node.effect))
    return any(isinstance(p, Produce) for p in parts) and not any(isinstance(p, Target) for p in parts)


@lru_cache(maxsize=4096)
def profile(tables: Tables, ability: CompiledAbility) -> Profile | None:
    """The profile of an activated will ability; None for all others."""
    node = ability.node
    if node.kind != "activated" or not is_will_ability(node):
        return None
    steps = flattened(node.effect)
    made = _foretold(node.effect, steps)
    cost = [part for whole in node.cost for part in flattened(whole)]
    return Profile(
        produce=made,
        times=Evaluator(tables).amount(made.times) if made is not None else None,
        restricted=any(isinstance(part, SpendOnly) for part in steps),
        rests=any(isinstance(part, n.Turn) for part in cost),
        leaves=any(isinstance(part, n.Move) for part in cost),
        counter=next((_counter(part) for part in cost if isinstance(part, RemoveCounters)), None),
        need=_will_cost(cost),
        plain=all(_own_cost(part) for part in cost) and (bool(cost) or bool(node.limit)),
        bare=len(cost) == 1 and isinstance(cost[0], n.Turn) and len(steps) == 1,
        rests_itself=any(isinstance(part, n.Turn) and isinstance(part.cards, n.This) for part in cost),
        takes_play=any(isinstance(part, n.Choose) and not _elsewhere(part) for part in cost),
        limit=node.limit,
    )


def _foretold(effect: n.Effect, steps: Sequence[n.Effect]) -> Produce | None:
    """The one effect that produces, where it happens in any case and its number can be told."""
    made = [part for part in own_parts(effect) if isinstance(part, Produce)]
    if len(made) != 1 or made[0] not in steps or any("chosen" in choice for choice in made[0].choices):
        return None
    match made[0].times:
        case n.Number() | n.Count(cards=n.Cards()) | Counters(on=n.This()):
            return made[0]
    return None


def _own_cost(part: n.Effect) -> bool:
    match part:
        case n.Turn(cards=n.This(), to="rest") | n.Move(cards=n.This()):
            return True
        case RemoveCounters(amount=n.Number(), of=n.This()) | PayWill(x=0):
            return True
    return False


def _counter(part: RemoveCounters) -> tuple[str, int] | None:
    return (part.name, part.amount.value) if isinstance(part.amount, n.Number) else None


def _will_cost(cost: Sequence[n.Effect]) -> Need | None:
    parts = [part for part in cost if isinstance(part, PayWill)]
    if not parts:
        return None
    return Need(tuple(word for part in parts for word in part.attributes), sum(part.free for part in parts))


def _elsewhere(part: n.Choose) -> bool:
    """Whether the choice is among cards that are not in play, so that no will ability can be lost with them."""
    return isinstance(part.among, n.Cards) and set(part.among.zones) <= {"hand", "deck", "graveyard"}


FIRST, SECOND = itemgetter(0), itemgetter(1)


# --- what can be used now -----------------------------------------------------------------------------


class WithoutWills(Scope):
    """Whose ability is meant, where the wills that it costs are left aside: a payment works out if they are there."""


def will_abilities(g: Game, seat: int) -> Iterator[tuple[int, CompiledAbility]]:
    """907.2: the will abilities a player may play now, the wills they cost aside, zone by zone.

    201.4d: a card that becomes a magic stone gets none by that.
    """
    match, altered = g.match, altered_cards(g)
    for zone in sorted(match.act_zones[seat]):
        for card in g.zones[zone]:
            if (g.definition[card] in match.acting or card in altered) and g.master(card) == seat:
                for ability in abilities(g, card):
                    if ability.sort == "will" and ability.zones >> zone & 1:
                        if why_not_use(g, seat, card, ability, WithoutWills) is None:
                            yield card, ability


class Known:
    """What was worked out of a player's wills since anything last happened."""

    __slots__ = ("answers", "events", "locked", "sources", "stamp")

    def __init__(self, g: Game, seat: int) -> None:
        self.events, self.locked, self.stamp = g.events, g.locks, (g.seat_versions[seat], g.turn_versions[seat])
        self.sources = _sources(g, seat)
        self.answers: dict[Any, bool] = {}
        """What can be paid, by what was asked."""

    def holds(self, g: Game, seat: int) -> bool:
        if self.events is not g.events or self.locked is not g.locks:
            return False
        return self.stamp == (g.seat_versions[seat], g.turn_versions[seat])


def known(g: Game, seat: int) -> Known:
    """It is kept as long as cards are what they are."""
    now = version_of_values(g)
    found: Known | None = recall(g, KNOWN[seat], now)
    if found is None or not found.holds(g, seat):
        found = retain(g, KNOWN[seat], now, Known(g, seat))
    return found


KNOWN = (("wills", 0), ("wills", 1))
"""Under these names it is kept."""


def will_sources(g: Game, seat: int) -> WillSources:
    """What may produce wills for a player now; worked out once for each situation."""
    return known(g, seat).sources


def spent_giving(g: Game, seat: int, how: str) -> frozenset[int]:
    """The cards of a player that give wills, and cannot where they are moved or turned as well: those that leave for
    it, and where they are rested also those that rest for it."""
    found = will_sources(g, seat)
    outputs = [(source.card, output.ability) for source in found.sources for output in source.outputs]
    outputs += [(converter.card, output.ability) for converter in found.converters for output in converter.outputs]
    return frozenset(card for card, ability in outputs if leaves(g, ability) or (how == "rest" and rests(g, ability)))


def rests(g: Game, ability: str) -> bool:
    """Whether the will ability rests its own card."""
    told = profile(g.match.tables, g.match.abilities[ability])
    return told is not None and told.rests


def leaves(g: Game, ability: str) -> bool:
    """Whether the will ability takes its own card away."""
    told = profile(g.match.tables, g.match.abilities[ability])
    return told is not None and told.leaves


def _sources(g: Game, seat: int) -> WillSources:
    groups: dict[tuple[int, str], list[tuple[str, Profile]]] = {}
    converters: list[Converter] = []
    others: list[tuple[int, str, bool]] = []
    for card, ability in will_abilities(g, seat):
        told = profile(g.match.tables, ability)
        if told is None:
            continue
        if not is_relied_on(told):
            others.append((card, ability.id, told.takes_play))
        elif told.need is not None:
            converters.append(_converter(g, seat, card, ability.id, told, told.need))
        else:
            counter = told.counter[0] if told.counter is not None and not (told.rests or told.leaves) else ""
            groups.setdefault((card, counter), []).append((ability.id, told))
    return WillSources(tuple(_grouped(g, seat, groups, others)), tuple(converters), tuple(others))


def is_relied_on(told: Profile) -> bool:
    """Whether payments count on such an ability."""
    return told.plain and told.produce is not None and (told.need is None or told.counter is None)


def _converter(g: Game, seat: int, card: int, ability: str, told: Profile, need: Need) -> Converter:
    made, whole = outputs_of(g, seat, card, ability, told), told.rests or told.leaves
    return Converter(card, made, price_of(g, seat, card, need, "activate")[0], whole or bool(told.limit), whole)


def _grouped(
    g: Game, seat: int, groups: dict[tuple[int, str], list[tuple[str, Profile]]], others: list[tuple[int, str, bool]]
) -> list[Source]:
    """Abilities that exclude each other are one source, and each counter that may be taken off is one.

    A counter is not relied on where its card may be given up as well.
    """
    special = set_apart(g, map(FIRST, groups))
    sources: list[Source] = []
    for (card, counter), members in groups.items():
        if counter and any(told.leaves for _, told in groups.get((card, ""), ())):
            others += [(card, name, False) for name, _ in members]
        else:
            sources += _sources_of(g, seat, card, counter, members, card in special)
    return sources


def _sources_of(
    g: Game, seat: int, card: int, counter: str, members: list[tuple[str, Profile]], special: bool
) -> list[Source]:
    outputs = tuple(each for name, told in members for each in outputs_of(g, seat, card, name, told))
    if not outputs:
        return []
    stone = "magic stone" in g.value(card, "type")
    rank = (0 if stone else 1) if all(told.bare for _, told in members) else 2
    like = (g.definition[card], g.zone_of[card], outputs) if stone and not special and rank < 2 else (-1, card)
    count = 1
    if counter and not any(told.limit for _, told in members):
        count = count_of(g, card, counter) // max(told.counter[1] for _, told in members if told.counter)
    return [Source(card, outputs, rank, like)] * count


def set_apart(g: Game, among: Iterable[int]) -> set[int]:
    """Those cards that differ from others of their name: something lies on, is added to or lasts for them."""
    those, words = frozenset(among), list(map(SECOND, g.marks))
    found = set(those.intersection(map(FIRST, g.marks)))
    if "added to" in words:
        hosts = compress(g.marks.values(), map(eq, words, repeat("added to")))
        found.update(those.intersection(map(SECOND, hosts)))
    for _, _, _, _, cards, *_ in g.effects:
        if type(cards) is tuple:
            found.update(those.intersection(map(FIRST, cards)))
    return found


def outputs_of(g: Game, seat: int, card: int, ability: str, told: Profile) -> tuple[Output, ...]:
    """What an ability can give now; nothing where it would give no will."""
    assert told.produce is not None and told.times is not None
    times = told.times(g, Scope(card, g.serial[card], seat))
    if times <= 0:
        return ()
    restriction = only_name(ability) if told.restricted else ""
    choices = told.produce.choices
    if times > 1:
        fixed = [tuple((will_of(word, restriction),) for word in words) for words in outcomes(choices)]
        return tuple(Output(ability, slots * times, times) for slots in fixed)
    rooms = [tuple(_alternatives(word, restriction) for word in choice) for choice in choices]
    if all(len(slots) == 1 for slots in rooms):
        every = tuple(dict.fromkeys(will for slots in rooms for will in slots[0]))
        return (Output(ability, (every,), 1),)
    return tuple(Output(ability, slots, 1) for slots in rooms)


@lru_cache(maxsize=4096)
def _alternatives(word: str, restriction: str) -> tuple[Will, ...]:
    return tuple(will_of(each, restriction) for each in words_for(word))
