"""Section 604: all that a player with priority may do, listed.

Most of it can be told from print: what a card or an ability costs, and when it may be played. `acts` and `using` say
in full what may be done; here they are asked only about what the wills at hand would pay. What is worked out is kept
beside what the kernel derives, with what it hangs on, and worked out anew when that has changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...kernel import loops
from ...kernel import nodes as n
from ...kernel.costs import flattened
from ...kernel.derive import altered_cards, in_force
from ...kernel.evaluate import Check, Scope, walk
from ...kernel.game import Game
from ...kernel.match import CompiledAbility
from ...kernel.questions import Option
from ...kernel.rows import distinct
from ...kernel.triggers import abilities
from . import lifebreak
from .acts import (
    AT_MAIN_TIMING,
    FROM_REMOVED,
    PASS,
    affords,
    anything_closes,
    anything_forbids,
    elsewhere,
    is_closed,
    is_instant,
    is_instant_face,
    main_acts,
    main_timing,
    may_chase,
    may_judge,
    may_play,
    may_play_set,
    waits_to_be_set_off,
)
from .attacks import can_battle, forced_attackers
from .costs import (
    NOTHING,
    UNCHANGED,
    changed_sorts,
    changes,
    is_fickle_face,
    plus,
    sort_played,
    steady_costs,
    total,
    wills,
)
from .matching import Need
from .nodes import Cast, PayWill, RemoveCounters
from .plain import POOLS, Purse, pays, purse_now
from .playing import Price
from .sides import other_side, switch
from .texts import SPELL
from .using import anything_bars, is_barred, is_steady, may_rest, rests_itself
from .will import priority_will_acts
from .zones import CHASE, FIELDS, GRAVEYARDS, HANDS, RULERS, STANDBYS, lies_in

TIMELY = ("at any time", "at main timing")
UNSEEN = ("hand", "standby", "graveyard", "removed")
SHIFTING = ("keywords", "type", ("may", FROM_REMOVED))
OFFERS = tuple((f"quick offers {seat}", f"main offers {seat}") for seat in (0, 1))
LEADS = tuple((f"quick leads {seat}", f"main leads {seat}") for seat in (0, 1))
"""Under these names lists are kept."""
CLIMATE = "climate"
"""Under this name it is kept with what is derived what holds for all that is played."""
UNUSUAL, LIMITED, FORBIDDEN, CLOSING, CHANGED = range(-5, 0)
"""Whether cards may be played that have no such face or lie elsewhere, whether something may keep abilities or cards
from being played, or from being chased to others, and the sorts of what is played whose costs change; None if that
hangs on the moment. No card has such a number."""


def climate(g: Game) -> dict[int, Any]:
    """Work it out, where nothing is kept of it."""
    found = g.derived[CLIMATE] = {
        UNUSUAL: bool(altered_cards(g)) or is_shifted(g) or lifebreak.is_on(g),
        LIMITED: anything_bars(g),
        FORBIDDEN: anything_forbids(g),
        CLOSING: anything_closes(g),
        CHANGED: changed_sorts(g) if steady_costs(g) else None,
    }
    return found


class Outlook:
    """What is the same for everything that a player might do now."""

    __slots__ = ("abroad", "at_main", "changed", "closed", "forbidden", "has", "limited", "restless", "seat")

    def __init__(self, g: Game, seat: int, at_main: bool, has: Purse | None, found: dict[int, Any]) -> None:
        self.seat, self.at_main = seat, at_main
        changed, self.limited = found[CHANGED], found[LIMITED]
        self.closed = found[CLOSING] and is_closed(g)
        self.forbidden = found[FORBIDDEN] or self.closed
        self.restless = changed is None
        """Something was asked about that may change with the phase or the battle."""
        self.changed: frozenset[str] = changed_sorts(g) if changed is None else changed
        self.has = has
        """The player's wills, where they are plain."""
        self.abroad = has is None or changed is None or bool(changed)
        """Something was asked about that may hang on more than the player's own cards and wills."""

    def is_dearer(self, g: Game, card: int, face: Face) -> bool:
        """Whether a card costs more or less than is printed."""
        return (face.fickle or "" in self.changed) and bool(changes(g, self.seat, card, ""))

    def is_short(self, face: Face) -> bool:
        """Whether the wills surely do not pay for a card with this face."""
        has = self.has
        if has is None or face.fickle or "" in self.changed:
            return False
        if len(has.supplies) < face.least:
            return True
        if has.restricted:
            return False
        for need in face.ways:
            if has.pays(need):
                return False
        return True


class Timely(NamedTuple):
    """What may be done at main timing, or at any time, as far as print tells, by face."""

    cards: dict[int, Face]
    futures: frozenset[int]
    """1117.2: cards that may be played with their other side."""
    waiting: dict[int, Face]
    """706.3: cards that may be played from standby."""
    buried: dict[int, Face]
    """1115.2: cards that may be played from the graveyard."""
    uses: dict[int, tuple[Activate, ...]]
    zones: tuple[tuple[int, ...], ...]
    """For each seat, where cards may have such abilities."""
    shifting: bool
    """Effects may let cards be played at other times, or from elsewhere."""


def timely(g: Game, at_main: bool) -> Timely:
    found: Timely = g.match.once(TIMELY[at_main], _timely, g, at_main)
    return found


def _timely(g: Game, at_main: bool) -> Timely:
    match, every = g.match, played_faces(g)
    keywords = [printed["keywords"] for printed in match.printed]
    cards = {i: face for i, face in every.items()
             if not face.waits and (face.instant or (at_main and not face.trigger))}  # fmt: skip
    uses = activate_abilities(g, at_main)
    mask = 0
    for those in uses.values():
        for each in those:
            mask |= each.zones
    shifting = ("may", FROM_REMOVED) in match.changeable or bool(match.reaching & match.tables.mask(UNSEEN))
    return Timely(
        cards,
        frozenset(i for i, words in enumerate(keywords) if "shift" in words and (at_main or is_instant_face(g, i))),
        {i: face for i, face in every.items() if face.trigger and not face.waits},
        {i: face for i, face in cards.items() if "remnant" in keywords[i]},
        uses,
        tuple(tuple(z for z in lain_in(seat) if mask >> z & 1) for seat in range(2)),
        shifting,
    )


def lain_in(seat: int) -> tuple[int, ...]:
    """The zones from which a player may play anything."""
    return RULERS[seat], FIELDS[seat], GRAVEYARDS[seat], HANDS[seat], STANDBYS[seat]


class Leads(NamedTuple):
    """What a player's own cards might be used for, by the faces they have and the zones they lie in."""

    hand: tuple[tuple[int, Face], ...]
    waiting: tuple[tuple[int, Face], ...]
    buried: tuple[tuple[int, Face], ...]
    futures: tuple[int, ...]
    uses: tuple[tuple[int, Activate], ...]
    least: int
    """With fewer wills, nothing of it can be paid as long as costs are as printed."""


NEVER = 99
"""More wills than anything costs."""
NO_LEADS = Leads((), (), (), (), (), 0)


def leads(g: Game, seat: int, at_main: bool) -> Leads:
    """Look them up anew, and keep them until another card lies somewhere."""
    found = _leads(g, seat, timely(g, at_main), at_main)
    g.kept[LEADS[seat][at_main]] = (g.moved[seat], found)
    return found


def _leads(g: Game, seat: int, by_print: Timely, at_main: bool) -> Leads:
    cards, futures, waiting, buried, uses, zones = by_print[:6]
    definition, hand, kept = g.definition, g.zones[HANDS[seat]], g.kept
    used: tuple[tuple[int, Activate], ...] = ()
    least = NEVER
    for zone in zones[seat]:
        entry = kept.get((zone, at_main))
        if entry is None or entry[0] != g.filled[zone]:
            entry = kept[zone, at_main] = (g.filled[zone], *_used_in(g, zone, uses))
        if entry[1]:
            used += entry[1]
            least = min(least, entry[2])
    here = _faced(g, hand, cards)
    there = _faced(g, g.zones[STANDBYS[seat]], waiting) if waiting and g.zones[STANDBYS[seat]] else ()
    graveyard = GRAVEYARDS[seat]
    gone = _faced(g, g.zones[graveyard], buried) if buried and lies_in(g, graveyard, buried.keys()) else ()
    later = tuple([c for c in hand if definition[c] in futures]) if futures else ()
    if not (here or there or gone or later or used):
        return NO_LEADS
    for _, face in here + gone:
        if face.least < least:
            least = face.least
    return Leads(here, there, gone, later, used, 0 if there or later else least)


def _faced(g: Game, cards: list[int], faces: dict[int, Face]) -> tuple[tuple[int, Face], ...]:
    """Those of the cards that have one of the faces."""
    definition, found = g.definition, []
    for card in cards:
        face = faces.get(definition[card])
        if face is not None:
            found.append((card, face))
    return tuple(found)


def _used_in(
    g: Game, zone: int, uses: dict[int, tuple[Activate, ...]]
) -> tuple[tuple[tuple[int, Activate], ...], int]:
    """The abilities of the cards in a zone, and how many wills the cheapest of them costs."""
    definition, found, least = g.definition, [], NEVER
    for card in g.zones[zone]:
        for each in uses.get(definition[card], ()):
            if each.zones >> zone & 1:
                found.append((card, each))
                least = min(least, each.least)
    return tuple(found), least


# --- 702, 703, 708, 1115, 1117 cards --------------------------------------------------------------


class Face(NamedTuple):
    """What can be told of playing a card from print alone: whether what it asks about changes with the moment, whether
    it changes its own cost, what it costs, whether it may be played at any time, and whether it is an arrow Trigger or
    has any."""

    spell: CompiledAbility
    least: int
    """How many wills it costs in any case."""
    steady: bool
    fickle: bool
    price: Price
    need: Need | None
    """What it costs, where nothing but its printed cost in wills is to be paid, and by no text of its own less."""
    beside: tuple[Check, ...]
    ways: tuple[Need, ...]
    """What it costs at least in wills, for each way to play it."""
    from_standby: Need | None
    """708.4: what it costs out of standby, at least, where that is nothing but its payment."""
    instant: bool
    waits: bool
    trigger: bool


def played_faces(g: Game) -> dict[int, Face]:
    found: dict[int, Face] = g.match.once("played faces", _played_faces, g)
    return found


def _played_faces(g: Game) -> dict[int, Face]:
    every = enumerate(g.match.abilities_of)
    return {i: _face(g, i, held[0]) for i, held in every if held and held[0].sort == SPELL}


def _face(g: Game, face: int, spell: CompiledAbility) -> Face:
    printed, price = g.match.printed[face], g.match.kept_by_book["prices"][spell.id]
    trigger = "chant" in printed["type"] and "trigger" in printed["keywords"]
    fickle, waits = is_fickle_face(g, face), waits_to_be_set_off(g, face)
    steady = is_steady(g, spell) and not fickle
    need = None if fickle else price.need
    cast = next(part for part in walk(spell.node) if isinstance(part, Cast))
    extra = wills(cast.extra)
    payment = extra if cast.waits and not fickle else None
    ways = tuple(plus(way, extra) for way in (price.printed, *map(wills, cast.ways)))
    instant, least = is_instant_face(g, face), 0 if fickle else price.least
    return Face(spell, least, steady, fickle, price, need, price.beside, ways, payment, instant, waits, trigger)


def playable_cards(g: Game, out: Outlook, own: Leads) -> list[Option]:
    """The cards that this player may play now."""
    found: list[Option] = []
    if own.hand:
        cards = from_hand(g, out, own.hand)
        for card in distinct(g, cards) if len(cards) > 1 else cards:
            found.append(("play", card))
    if own.waiting:
        found += [("play", card) for card, face in own.waiting if may_play_waiting(g, out, card, face)]
    if own.buried:
        found += [("play", card) for card, face in own.buried if affords_now(g, out, card, face)]
    if own.futures:
        found += [("play", card, "future") for card in own.futures if may_play_future(g, out, card)]
    return found


def from_hand(g: Game, out: Outlook, hand: tuple[tuple[int, Face], ...]) -> list[int]:
    """Those of the cards that may be played; most are told by what their printed cost asks of wills."""
    has = out.has
    if has is None or has.restricted or out.forbidden or "" in out.changed:
        return [card for card, face in hand if affords_now(g, out, card, face)]
    paid, found = has.paid, []
    for card, face in hand:
        need = face.need
        if need is None:
            if affords_now(g, out, card, face):
                found.append(card)
        elif paid.get(need) or (need not in paid and has.pays(need)):
            if not face.beside or has_targets(g, out, card, face):
                found.append(card)
    return found


def seat_scope(g: Game, card: int, seat: int) -> Scope:
    return Scope(card, g.serial[card], seat)


def has_targets(g: Game, out: Outlook, card: int, face: Face) -> bool:
    """Whether what a card needs beside its cost is there."""
    out.abroad = True
    out.restless |= not face.steady
    scope = seat_scope(g, card, out.seat)
    for holds in face.beside:
        if not holds(g, scope):
            return False
    return True


def may_play_waiting(g: Game, out: Outlook, card: int, face: Face) -> bool:
    """706.3, 708.4."""
    if out.has is not None and face.from_standby is not None and "" not in out.changed and not out.has.restricted:
        if not out.has.pays(face.from_standby):
            return False
    out.abroad = True
    out.restless |= not face.steady
    return may_play_set(g, out.seat, card)


def changed_cards(g: Game, out: Outlook) -> list[Option]:
    """The same where effects give or take keywords or types of cards that are not in play."""
    seat, at_main, hand = out.seat, out.at_main, g.zones[HANDS[out.seat]]
    here = distinct(g, [card for card in hand if may_play(g, seat, card, at_main)])
    here += [card for card in g.zones[STANDBYS[seat]] if may_play_set(g, seat, card)]
    here += [card for card in elsewhere(g, seat) if may_play(g, seat, card, at_main)]
    futures = [card for card in hand if may_play_future(g, out, card)]
    out.abroad = out.restless = True
    return [*(("play", card) for card in here), *(("play", card, "future") for card in futures)]


def affords_now(g: Game, out: Outlook, card: int, face: Face) -> bool:
    """Whether a card may be played whose time it is, as far as print tells."""
    if out.is_short(face):
        return False
    out.abroad = True
    out.restless |= not face.steady
    if out.has is None or out.forbidden or out.is_dearer(g, card, face):
        return affords(g, out.seat, card)
    return plainly_affords(g, out, out.has, card, face)


def plainly_affords(g: Game, out: Outlook, has: Purse, card: int, face: Face) -> bool:
    """Whether a card that costs what is printed has its targets and can be paid, where nothing forbids to play it."""
    need, spell = face.price.need, face.spell
    if need is not None and not pays(g, out.seat, has, need, card, None):
        return False
    if face.beside and not has_targets(g, out, card, face):
        return False
    return need is not None or spell.payable is None or spell.payable(g, seat_scope(g, card, out.seat))


def may_play_future(g: Game, out: Outlook, card: int) -> bool:
    """1117.2: either side may be played; 1111.2a: at a quick time only if both have Quickcast."""
    other = other_side(g, card)
    face = played_faces(g).get(other) if other is not None else None
    if face is None or out.is_short(face):
        return False
    if not g.has(card, "shift") or not (out.at_main or is_instant(g, card)):
        return False
    out.abroad = True
    out.restless |= not face.steady
    twin = g.fork()
    switch(twin, card)
    return may_play(twin, out.seat, card, out.at_main)


# --- 604.1a abilities -----------------------------------------------------------------------------


class Activate:
    """An ability that is played to the chase by its controller, with what can be told of it at once."""

    __slots__ = ("ability", "abroad", "checks", "fickle", "free", "judgment", "least", "limited", "need", "rests",
                 "sort", "steady", "wholly", "zones")  # fmt: skip

    def __init__(self, g: Game, face: int, ability: CompiledAbility, fickle: bool) -> None:
        self.ability = ability
        self.fickle = fickle
        self.zones = ability.zones
        self.judgment = ability.node.keyword == "judgment"
        self.rests = rests_itself(g, ability)
        self.steady = is_steady(g, ability) and not fickle
        self.sort = sort_played(ability.node)
        self.need = wills(ability.node.cost)
        """The wills it costs at least; those that may be spent only for cards pay none of it."""
        self.free = self.need == NOTHING
        self.least = 0 if fickle else total(self.need)
        self.limited = bool(ability.node.limit) or any(isinstance(part, n.CannotUse) for part in walk(ability.node))
        """It may have been used as often as it may be."""
        gates = () if ability.gate is None else (ability.gate,)
        self.wholly: tuple[Check, ...] = gates if ability.payable is None else (*gates, ability.payable)
        """What must hold for it to be played, all its costs included."""
        self.checks = (*gates, *ability.needs) if costs_wills_alone(g, face, ability) else None
        """What must hold beside, where it costs nothing but these wills and the resting of its card."""
        self.abroad = bool(gates or ability.needs) or not is_at_home(ability.node.cost)
        """Whether it may be played hangs on more than the player's own cards and wills."""


def is_at_home(cost: Sequence[n.Effect]) -> bool:
    """Whether a cost asks about nothing but its player's wills and cards in play."""
    return all(
        isinstance(part, PayWill)
        or (isinstance(part, RemoveCounters) and isinstance(part.of, n.This))
        or (isinstance(part, n.Turn | n.Move) and isinstance(part.cards, n.This | n.It))
        or (isinstance(part, n.Choose) and isinstance(part.among, n.Cards) and part.among.side == "mine")
        for whole in cost for part in flattened(whole)
    )  # fmt: skip


def costs_wills_alone(g: Game, face: int, ability: CompiledAbility) -> bool:
    """Whether it costs wills once at most and perhaps to rest its card, which could give none of them."""
    parts = [part for whole in ability.node.cost for part in flattened(whole)]
    paying = [part for part in parts if isinstance(part, PayWill)]
    resting = [part for part in parts if isinstance(part, n.Turn) and isinstance(part.cards, n.This)]
    if len(paying) > 1 or len(paying) + len(resting) < len(parts):
        return False
    return not (paying and resting) or not any(each.sort == "will" for each in g.match.abilities_of[face])


def activate_abilities(g: Game, at_main: bool) -> dict[int, tuple[Activate, ...]]:
    """By face: the abilities that are played to the chase by their controller."""
    every = {i: tuple(Activate(g, i, a, is_fickle_face(g, i)) for a in those if is_timely(a, at_main))
             for i, those in enumerate(g.match.abilities_of)}  # fmt: skip
    return {i: those for i, those in every.items() if those}


def is_timely(ability: CompiledAbility, at_main: bool) -> bool:
    return ability.sort == "activate" and (at_main or ability.node.keyword not in AT_MAIN_TIMING)


def playable_abilities(g: Game, out: Outlook, own: Leads) -> list[Option]:
    rested, has, changed = g.rested, out.has, out.changed
    found: list[Option] = []
    for card, each in own.uses:
        if each.rests and rested[card]:
            continue
        told = not (each.fickle or has is None or each.sort in changed)
        if told and not each.free and has is not None:
            paid = has.paid.get(each.need)
            if paid is False or (paid is None and not has.pays(each.need)):
                continue
        if may_activate(g, out, card, each, told):
            found.append(("use", card, each.ability.id))
    return found


def altered_abilities(g: Game, out: Outlook, uses: dict[int, tuple[Activate, ...]]) -> list[Option]:
    """The same where cards have gained or lost abilities."""
    altered = altered_cards(g)
    found: list[Option] = []
    for zone in g.match.act_zones[out.seat]:
        for card in g.zones[zone]:
            held = uses.get(g.definition[card], ())
            if card in altered:
                given = [each for each in abilities(g, card) if is_timely(each, out.at_main)]
                held = tuple(Activate(g, g.definition[card], each, True) for each in given)
            for each in held:
                if each.zones >> zone & 1 and not (each.rests and g.rested[card]) and g.master(card) == out.seat:
                    if may_activate(g, out, card, each, False):
                        found.append(("use", card, each.ability.id))
    return found


def may_activate(g: Game, out: Outlook, card: int, each: Activate, paid: bool) -> bool:
    """Whether an ability may be played whose card is not rested in vain; `paid` tells that its wills are there."""
    if each.rests and not may_rest(g, card):
        return False
    if (each.limited or out.limited) and is_barred(g, each.ability, card, out.seat):
        return False
    if each.judgment:
        out.abroad = True
        if not may_judge(g, out.seat, card):
            return False
    checks = each.wholly if not paid or each.checks is None else each.checks
    if checks:
        out.abroad |= each.abroad
        out.restless |= not each.steady
        scope = Scope(card, g.serial[card], out.seat)
        for holds in checks:
            if not holds(g, scope):
                return False
    return not out.closed or may_chase(g, card)


# --- 604 all of it --------------------------------------------------------------------------------


def is_will_act(g: Game, act: Option) -> bool:
    return isinstance(act, tuple) and act[0] == "use" and g.match.abilities[str(act[2])].sort == "will"


def acts(g: Game, seat: int) -> list[Option]:
    """604.1, 604.2; 710.2: no pass while a card must attack. Wills come last but for the pass."""
    at_main = main_timing(g, seat)
    found = kept_offers(g, seat, at_main)
    if at_main:
        found = found + main_acts(g, seat)
    if found or at_main or g.zones[CHASE]:
        found = found + priority_will_acts(g, seat)
    if not at_main or not (can_battle(g) and forced_attackers(g)):
        found = [*found, PASS]
    return loops.unbarred(g, found) if g.facts.get("barred") and len(found) > 1 else found


def offers(g: Game, out: Outlook, own: Leads) -> list[Option]:
    """What may be played now, at main timing or at any time."""
    found = playable_cards(g, out, own)
    return found + playable_abilities(g, out, own) if own.uses else found


def is_shifted(g: Game) -> bool:
    """Whether effects may let cards be played at other times, or from elsewhere."""
    return timely(g, True).shifting and in_force(g, SHIFTING)


def unusual_offers(g: Game, out: Outlook, own: Leads) -> list[Option]:
    """The same where they may."""
    found = changed_cards(g, out) if is_shifted(g) else playable_cards(g, out, own)
    if altered_cards(g):
        found += altered_abilities(g, out, timely(g, out.at_main).uses)
    else:
        found += playable_abilities(g, out, own)
    if lifebreak.is_on(g):
        out.abroad = out.restless = True
        found += lifebreak.acts(g, out.seat)
    return found


def kept_offers(g: Game, seat: int, at_main: bool) -> list[Option]:
    """What may be played now, worked out when something that bears on it has changed. Not to be changed.

    That is anything derived, the player's own cards and wills, and what was used up; where more was asked about, the
    whole table. Where something asks about the moment, nothing is kept.
    """
    facts, key = g.facts, OFFERS[seat][at_main]
    near, locked = (g.moved[seat], g.turned[seat], facts["turn"], facts[POOLS[seat]]), facts.get("locked")
    entry = g.kept.get(key)
    if entry is not None and entry[0] is g.derived and entry[1] == near and entry[2] is locked:
        if entry[3] is None or entry[3] == table(g):
            kept: list[Option] = entry[4]
            return kept
    found, abroad, restless = offers_anew(g, seat, at_main, near)
    if not restless:
        g.kept[key] = (g.derived, near, locked, table(g) if abroad else None, found)
    return found


def table(g: Game) -> tuple[Any, ...]:
    """By this it can be told whether the table is as it was, but for how cards lie, as long as nothing derived changes.

    A text that asks about how cards lie, or what goes on, is not steady, and what hangs on it is not kept at all.
    """
    facts = g.facts
    return (*g.moved, len(facts["done"]), facts["life 0"], facts["life 1"])


def offers_anew(g: Game, seat: int, at_main: bool, near: tuple[Any, ...]) -> tuple[list[Option], bool, bool]:
    """What may be played now; whether it hangs on more than the player's own, and whether on the moment."""
    now, entry = g.derived.get(CLIMATE) or climate(g), g.kept.get(LEADS[seat][at_main])
    own: Leads = leads(g, seat, at_main) if entry is None or entry[0] != g.moved[seat] else entry[1]
    if own is NO_LEADS and not now[UNUSUAL]:
        return [], False, False
    has = purse_now(g, seat, near)
    if now[UNUSUAL]:
        out = Outlook(g, seat, at_main, has, now)
        return unusual_offers(g, out, own), out.abroad, out.restless
    if has is not None and len(has.supplies) < own.least and now[CHANGED] is UNCHANGED:
        return [], False, False
    out = Outlook(g, seat, at_main, has, now)
    return offers(g, out, own), out.abroad, out.restless
