"""Section 604: all that a player with priority may do, listed.

Most of it can be told from print: what a card or an ability costs, and when it may be played. `acts` and `using` say
in full what may be done; here they are asked only about what the wills at hand would pay. What is worked out is kept
beside what the kernel derives, with what it hangs on, and worked out anew when that has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from operator import itemgetter
from typing import Any

from ...kernel import loops
from ...kernel import nodes as n
from ...kernel.costs import flattened
from ...kernel.derive import altered_cards, in_force, table_of
from ...kernel.evaluate import Check, Scope, walk
from ...kernel.game import Game
from ...kernel.match import CompiledAbility
from ...kernel.questions import Option
from ...kernel.rows import distinct
from ...kernel.triggers import abilities
from . import lifebreak
from .acts import (
    AT_MAIN_TIMING,
    FORBIDDING,
    FROM_REMOVED,
    PASS,
    UNCHASED,
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
)
from .attacks import STATES_BATTLE, forced_attackers
from .matching import Need
from .nodes import Cast, PayWill, RemoveCounters
from .playing import Price, waits_to_be_set_off
from .prices import (
    UNCHANGED,
    changed_sorts,
    changes,
    is_fickle_face,
    plus,
    sort_played,
    steady_costs,
    takes_itself,
    total,
    wills,
)
from .purses import Purse, pays, purse_now
from .sides import other_side, switch
from .texts import SPELL
from .using import LIMITING, anything_bars, is_barred, is_used_up, may_rest, rests_itself
from .will import priority_will_acts
from .zones import CHASE, FIELDS, GRAVEYARDS, HANDS, POOLS, RULERS, STANDBYS, any_unchased, lies_in

TIMELY = ("at any time", "at main timing")
UNSEEN = ("hand", "standby", "graveyard", "removed")
SHIFTING = ("keywords", "type", ("may", FROM_REMOVED))
OFFERS = tuple((f"quick offers {seat}", f"main offers {seat}") for seat in (0, 1))
LEADS = tuple((f"quick leads {seat}", f"main leads {seat}") for seat in (0, 1))
"""Under these names lists are kept."""
CLIMATE, NOW = "climate", -1
"""Under these names it is kept with what is derived what holds for all that is played; no card has such a number."""
WEATHER = (*LIMITING, *FORBIDDING, UNCHASED)
"""What may be forbidden that bears on it."""
TABLE, MOMENT, POSTURE = 1, 2, 4
"""What is asked about beside a player's own cards and wills: the whole table; what may change with the phase or the
battle; which cards lie rested that may have to be turned to play a card."""


class Climate:
    """What holds for all that is played, as long as nothing that is derived changes."""

    __slots__ = ("changed", "closing", "forbidden", "limited", "unusual")

    def __init__(
        self, unusual: bool, limited: bool, forbidden: bool, closing: bool, changed: frozenset[str] | None
    ) -> None:
        self.unusual = unusual
        """Cards may be played that have no such face or lie elsewhere."""
        self.limited, self.forbidden, self.closing = limited, forbidden, closing
        """Something may keep abilities or cards from being played, or from being chased to others."""
        self.changed = changed
        """The sorts of what is played whose costs change; None if that hangs on the moment."""


FAIR = tuple({NOW: Climate(False, False, False, closing, UNCHANGED)} for closing in (False, True))
"""The climate where nothing bears on anything, but for texts of the match that nobody may chase, where it has such."""


def climate(g: Game) -> dict[int, Climate]:
    """Work it out, where nothing is kept of it."""
    changed = changed_sorts(g) if steady_costs(g) else None
    unusual = bool(altered_cards(g)) or is_shifted(g) or lifebreak.is_on(g)
    if unusual or changed is not UNCHANGED or g.match.locks_kinds or in_force(g, WEATHER):
        found = {NOW: Climate(unusual, anything_bars(g), anything_forbids(g), anything_closes(g), changed)}
    else:
        found = FAIR[any_unchased(g)]
    g.derived[CLIMATE] = found
    return found


class Outlook:
    """What is the same for everything that a player might do now."""

    __slots__ = ("asked", "at_main", "changed", "closed", "forbidden", "has", "limited", "seat")

    def __init__(
        self, g: Game, seat: int, at_main: bool, has: Purse | None, now: Climate, changed: frozenset[str]
    ) -> None:
        self.seat = seat
        self.at_main = at_main
        self.limited = now.limited
        self.closed = closed = now.closing and bool(g.zones[CHASE]) and is_closed(g)
        self.forbidden = closed or now.forbidden
        self.changed = changed
        """The sorts of what is played whose costs change."""
        self.has = has
        """The player's wills, where they are plain."""
        self.asked = 0 if has is not None else TABLE
        """What was asked about: TABLE, MOMENT, POSTURE."""
        if changed is not UNCHANGED:
            self.asked = TABLE if now.changed is changed else TABLE | MOMENT

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


Lead = tuple["Face | None", "tuple[Activate, ...]", bool, int]
"""What a card with some face might be used for where it lies: whether it may be played, which abilities of it, and
whether it may be played with its other side (1117.2); and how many wills the cheapest of this costs."""


class Places:
    """The zones where a player's cards might be used for something, with what for, by face."""

    __slots__ = ("leads", "stamps", "zones")

    def __init__(self, seat: int, leads: dict[int, dict[int, Lead]]) -> None:
        self.zones, self.leads = tuple(leads), tuple(leads.values())
        self.stamps: Callable[[list[int]], tuple[int, ...]] = itemgetter(*leads, HANDS[seat], HANDS[seat])
        """Reads out of `g.filled` what is another when a card has come to a zone or left it: in the order of the
        zones, with the hand behind them, so that there are several in any case."""


class Timely:
    """What may be done at main timing, or at any time, as far as print tells, by face."""

    __slots__ = ("places", "shifting", "uses")

    def __init__(self, uses: dict[int, tuple[Activate, ...]], places: list[Places], shifting: bool) -> None:
        self.uses = uses
        self.places = places
        """For each seat."""
        self.shifting = shifting
        """Effects may let cards be played at other times, or from elsewhere."""


def timely(g: Game, at_main: bool) -> Timely:
    found: Timely = g.match.made.get(TIMELY[at_main]) or g.match.once(TIMELY[at_main], _timely, g, at_main)
    return found


def _timely(g: Game, at_main: bool) -> Timely:
    match, every = g.match, played_faces(g)
    keywords = [printed["keywords"] for printed in match.printed]
    cards = {i: face for i, face in every.items()
             if not face.waits and (face.instant or (at_main and not face.trigger))}  # fmt: skip
    uses = activate_abilities(g, at_main)
    turning = (i for i, words in enumerate(keywords) if "shift" in words)
    futures = frozenset(i for i in turning if at_main or is_instant_face(g, i))
    waiting = {i: face for i, face in every.items() if face.trigger and not face.waits}
    buried = {i: face for i, face in cards.items() if "remnant" in keywords[i]}
    shifting = ("may", FROM_REMOVED) in match.changeable or bool(match.reaching & match.tables.mask(UNSEEN))
    places: list[Places] = []
    for seat in range(2):
        there: dict[int, dict[int, Lead]] = {}
        played = {HANDS[seat]: cards, STANDBYS[seat]: waiting, GRAVEYARDS[seat]: buried}
        for zone in lain_in(seat):
            later = futures if zone == HANDS[seat] else frozenset[int]()
            found = leads_in(zone, played.get(zone, {}), uses, later, free=zone == STANDBYS[seat])
            if found:
                there[zone] = found
        places.append(Places(seat, there))
    return Timely(uses, places, shifting)


def leads_in(
    zone: int, faces: dict[int, Face], uses: dict[int, tuple[Activate, ...]], futures: frozenset[int], *, free: bool
) -> dict[int, Lead]:
    """What cards might be used for in a zone, by face; 708.4: out of standby cards may cost nothing."""
    found: dict[int, Lead] = {}
    for i in sorted({*faces, *uses, *futures}):
        face, used = faces.get(i), tuple(each for each in uses.get(i, ()) if each.zones >> zone & 1)
        if face is not None or used or i in futures:
            costs = [each.least for each in used]
            if face is not None:
                costs.append(0 if free else face.least)
            found[i] = (face, used, i in futures, 0 if i in futures else min(costs))
    return found


def lain_in(seat: int) -> tuple[int, ...]:
    """The zones from which a player may play anything."""
    return RULERS[seat], FIELDS[seat], GRAVEYARDS[seat], HANDS[seat], STANDBYS[seat]


Found = tuple[tuple[tuple[int, "Face"], ...], tuple[tuple[int, "Activate"], ...], tuple[int, ...], int]
"""What the cards of a zone might be used for: which may be played, which abilities, which cards with their other sides;
and how many wills the cheapest of it costs."""


class Leads:
    """What a player's own cards might be used for, by the faces they have and the zones they lie in."""

    __slots__ = ("buried", "cards", "futures", "hand", "least", "lie", "uses", "waiting")

    def __init__(self, seat: int, parts: dict[int, Found]) -> None:
        self.hand, _, self.futures, _ = parts.get(HANDS[seat], NOTHING_FOUND)
        self.waiting = parts.get(STANDBYS[seat], NOTHING_FOUND)[0]
        self.buried = parts.get(GRAVEYARDS[seat], NOTHING_FOUND)[0]
        self.uses: tuple[tuple[int, Activate], ...] = ()
        self.least = NEVER
        """With fewer wills, nothing of it can be paid as long as costs are as printed."""
        for _, used, _, least in parts.values():
            if used:
                self.uses += used
            if least < self.least:
                self.least = least
        self.cards = bool(self.hand or self.waiting or self.buried or self.futures)
        """Some card might be played."""
        minding = [card for card, each in self.uses if each.minds]
        self.lie: Callable[[Any], Any] = itemgetter(*minding) if minding else len
        """Reads out of `g.rested` how the cards lie of abilities that mind it."""


NEVER = 99
"""More wills than anything costs."""
NOTHING_FOUND: Found = ((), (), (), NEVER)
NO_LEADS = Leads(0, {})


def leads(g: Game, seat: int, at_main: bool) -> Leads:
    """Look them up anew, zone by zone, and keep them until another card lies somewhere."""
    name, places = LEADS[seat][at_main], timely(g, at_main).places[seat]
    stamps, before = places.stamps(g.filled), g.kept.get(name)
    if before is None or before[2] is not places:
        parts = [_found_in(g, zone, known) for zone, known in zip(places.zones, places.leads, strict=True)]
        found = _joined(seat, places, parts)
    else:
        _, found, _, was, parts = before
        if was != stamps:
            old, parts = parts, []
            # There are two stamps more than zones, so it is no strict zip.
            for zone, known, then, now, part in zip(places.zones, places.leads, was, stamps, old, strict=False):
                parts.append(part if then == now else _found_in(g, zone, known))
            if parts != old:
                found = _joined(seat, places, parts)
    g.kept[name] = (g.moved[seat], found, places, stamps, parts)
    return found


def _joined(seat: int, places: Places, parts: list[Found]) -> Leads:
    every = zip(places.zones, parts, strict=True)
    something = {zone: part for zone, part in every if part is not NOTHING_FOUND}
    return Leads(seat, something) if something else NO_LEADS


def _found_in(g: Game, zone: int, known: dict[int, Lead]) -> Found:
    definition, cards = g.definition, g.zones[zone]
    faced, used, later, least = [], [], [], NEVER
    for card in compress(cards, map(known.__contains__, map(definition.__getitem__, cards))):
        face, uses, future, costs = known[definition[card]]
        if face is not None:
            faced.append((card, face))
        for each in uses:
            used.append((card, each))
        if future:
            later.append(card)
        if costs < least:
            least = costs
    return (tuple(faced), tuple(used), tuple(later), least) if faced or used or later else NOTHING_FOUND


# --- 702, 703, 708, 1115, 1117 cards --------------------------------------------------------------


class Face:
    """What can be told of playing a card from print alone."""

    __slots__ = ("asks", "beside", "fickle", "from_standby", "instant", "least", "need", "price", "spell", "trigger",
                 "waits", "ways")  # fmt: skip

    def __init__(self, g: Game, face: int, spell: CompiledAbility) -> None:
        printed = g.match.printed[face]
        cast = next(part for part in walk(spell.node) if isinstance(part, Cast))
        extra = wills(cast.extra)
        self.spell = spell
        self.price: Price = g.match.kept_by_book["prices"][spell.id]
        self.fickle = fickle = is_fickle_face(g, face)
        """It changes its own cost."""
        self.asks = TABLE
        """What it asks about."""
        if fickle or not is_steady(g, spell):
            self.asks |= MOMENT
        if any(isinstance(part, n.Turn) for part in walk((cast.extra, cast.ways))):
            self.asks |= POSTURE
        self.least = 0 if fickle else self.price.least
        """How many wills it costs in any case."""
        self.need: Need | None = None if fickle else self.price.need
        """What it costs, where nothing but its printed cost in wills is to be paid, and by no text of its own less."""
        self.beside: tuple[Check, ...] = self.price.beside
        self.ways = tuple(plus(way, extra) for way in (self.price.printed, *map(wills, cast.ways)))
        """What it costs at least in wills, for each way to play it."""
        self.from_standby = extra if cast.waits and not fickle else None
        """708.4: what it costs out of standby, at least, where that is nothing but its payment."""
        self.instant = is_instant_face(g, face)
        """It may be played at any time."""
        self.waits = waits_to_be_set_off(g, face)
        """It is an arrow Trigger."""
        self.trigger = "chant" in printed["type"] and "trigger" in printed["keywords"]
        """It is a chant with any Trigger."""


def played_faces(g: Game) -> dict[int, Face]:
    found: dict[int, Face] = g.match.once("played faces", _played_faces, g)
    return found


def _played_faces(g: Game) -> dict[int, Face]:
    every = enumerate(g.match.abilities_of)
    return {i: Face(g, i, held[0]) for i, held in every if held and held[0].sort == SPELL}


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
    out.asked |= face.asks
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
    return has_targets(g, out, card, face) and may_play_set(g, out.seat, card)


def changed_cards(g: Game, out: Outlook) -> list[Option]:
    """The same where effects give or take keywords or types of cards that are not in play."""
    seat, at_main, hand = out.seat, out.at_main, g.zones[HANDS[out.seat]]
    here = distinct(g, [card for card in hand if may_play(g, seat, card, at_main)])
    here += [card for card in g.zones[STANDBYS[seat]] if may_play_set(g, seat, card)]
    here += [card for card in elsewhere(g, seat) if may_play(g, seat, card, at_main)]
    futures = [card for card in hand if may_play_future(g, out, card)]
    out.asked |= MOMENT
    return [*(("play", card) for card in here), *(("play", card, "future") for card in futures)]


def affords_now(g: Game, out: Outlook, card: int, face: Face) -> bool:
    """Whether a card may be played whose time it is, as far as print tells."""
    if out.is_short(face):
        return False
    out.asked |= face.asks
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
    out.asked |= face.asks
    twin = g.fork()
    switch(twin, card)
    return may_play(twin, out.seat, card, out.at_main)


# --- 604.1a abilities -----------------------------------------------------------------------------


class Activate:
    """An ability that is played to the chase by its controller, with what can be told of it at once."""

    __slots__ = ("ability", "asks", "checks", "counted", "demanding", "fickle", "judgment", "least", "limited", "minds",
                 "need", "rests", "sort", "wanted", "wholly", "zones")  # fmt: skip

    def __init__(self, g: Game, face: int, ability: CompiledAbility, fickle: bool) -> None:
        self.ability = ability
        self.fickle = fickle
        self.zones = ability.zones
        self.judgment = ability.node.keyword == "judgment"
        self.rests = rests_itself(g, ability)
        cost = ability.node.cost
        self.minds = self.judgment or takes_itself(cost) or any(isinstance(part, n.Turn) for part in walk(cost))
        """Whether it may be played may hang on whether its card lies rested, be it that its card gives wills for it."""
        self.sort = sort_played(ability.node)
        self.need = wills(cost)
        """The wills it costs at least; those that may be spent only for cards pay none of it."""
        self.least = 0 if fickle else total(self.need)
        """How many wills it costs in any case."""
        self.limited = bool(ability.node.limit) or any(isinstance(part, n.CannotUse) for part in walk(ability.node))
        """It may have been used as often as it may be."""
        self.counted = takes_counters(cost)
        """Some counter on its card must be removed for it."""
        word = taken_type(cost)
        self.wanted = frozenset(i for i, printed in enumerate(g.match.printed) if word in printed["type"])
        """The faces of which a card in the player's field must be taken for it, where it asks for a type."""
        self.demanding = self.counted or word is not None
        gates = () if ability.gate is None else (ability.gate,)
        self.wholly: tuple[Check, ...] = gates if ability.payable is None else (*gates, ability.payable)
        """What must hold for it to be played, all its costs included."""
        self.checks = (*gates, *ability.needs) if costs_wills_alone(g, face, ability) else None
        """What must hold beside, where it costs nothing but these wills and the resting of its card."""
        self.asks = TABLE if gates or ability.needs or not is_at_home(cost) else 0
        """What it asks about."""
        if fickle or not is_steady(g, ability):
            self.asks |= MOMENT


def is_at_home(cost: Sequence[n.Effect]) -> bool:
    """Whether a cost asks about nothing but its player's wills and cards in play, no battle among it."""
    if any(isinstance(part, n.InState) for part in walk(cost)):
        return False
    return all(
        isinstance(part, PayWill)
        or (isinstance(part, RemoveCounters) and isinstance(part.of, n.This))
        or (isinstance(part, n.Turn | n.Move) and isinstance(part.cards, n.This | n.It))
        or (isinstance(part, n.Choose) and isinstance(part.among, n.Cards) and part.among.side == "mine")
        for whole in cost for part in flattened(whole)
    )  # fmt: skip


def takes_counters(cost: Sequence[n.Effect]) -> bool:
    """Whether some counter on the card itself must be removed."""
    return any(
        isinstance(part, RemoveCounters) and isinstance(part.of, n.This)
        and isinstance(part.amount, n.Number) and part.amount.value > 0
        for whole in cost for part in flattened(whole)
    )  # fmt: skip


def taken_type(cost: Sequence[n.Effect]) -> str | None:
    """The type that some card in the player's field must have that is chosen for it."""
    for part in (part for whole in cost for part in flattened(whole)):
        match part:
            case n.Choose(among=n.Cards(("field",), "mine", where), count=n.Number(count), up_to=False) if count > 0:
                for each in where.parts if isinstance(where, n.All) else (where,):
                    if isinstance(each, n.Is) and each.characteristic == "type" and each.op == "has":
                        return str(each.value) if isinstance(each.value, str) else None
    return None


def lacks(g: Game, seat: int, card: int, each: Activate) -> bool:
    """Whether it can be told at once that a counter or a card of some type is missing that it costs."""
    if each.counted:
        return (card, "counters") not in g.marks
    return not lies_in(g, FIELDS[seat], each.wanted) and not table_of(g, "type")


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
        told = has is not None and not each.fickle and each.sort not in changed
        if told and each.least and has is not None:
            paid = has.paid.get(each.need)
            if paid is False or (paid is None and not has.pays(each.need)):
                continue
        if each.demanding and lacks(g, out.seat, card, each):
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
    if out.limited:
        if is_barred(g, each.ability, card, out.seat):
            return False
    elif each.limited and is_used_up(g, each.ability, card):
        return False
    if each.judgment:
        out.asked |= TABLE
        if not may_judge(g, out.seat, card):
            return False
    checks = each.wholly if not paid or each.checks is None else each.checks
    if checks:
        out.asked |= each.asks
        scope = Scope(card, g.serial[card], out.seat)
        for holds in checks:
            if not holds(g, scope):
                return False
    return not out.closed or may_chase(g, card)


# --- 604 all of it --------------------------------------------------------------------------------


def acts(g: Game, seat: int) -> list[Option]:
    """604.1, 604.2; 710.2: no pass while a card must attack. Wills come last but for the pass."""
    at_main = main_timing(g, seat)
    found = kept_offers(g, seat, at_main)
    if at_main:
        found = [*found, *main_acts(g, seat), *priority_will_acts(g, seat)]
        if not forced_attackers(g):
            found.append(PASS)
    elif found or g.zones[CHASE]:
        found = [*found, *priority_will_acts(g, seat), PASS]
    else:
        found = [PASS]
    return loops.unbarred(g, found) if g.facts.get("barred") and len(found) > 1 else found


def offers(g: Game, out: Outlook, own: Leads) -> list[Option]:
    """What may be played now, at main timing or at any time."""
    found = playable_cards(g, out, own) if own.cards else []
    if not own.uses:
        return found
    used = playable_abilities(g, out, own)
    return found + used if found else used


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
        out.asked |= MOMENT
        found += lifebreak.acts(g, out.seat)
    return found


def kept_offers(g: Game, seat: int, at_main: bool) -> list[Option]:
    """What may be played now, worked out when something that bears on it has changed. Not to be changed.

    That is anything derived, the player's own cards and wills, and what was used up; where more was asked about, the
    whole table. Where costs may change with the moment, it is as long as they do not; where anything else asks about
    the moment, nothing is kept.
    """
    facts, key = g.facts, OFFERS[seat][at_main]
    near, locked = (g.moved[seat], g.turned[seat], facts["turn"], facts[POOLS[seat]]), facts.get("locked")
    entry, last = g.kept.get(key), None
    if entry is not None and entry[0] is g.derived and entry[2] is locked:
        if entry[1] != near:
            last = entry
        elif (entry[3] is None or entry[3] == table(g)) and (entry[4] or changed_sorts(g) is UNCHANGED):
            kept: list[Option] = entry[5]
            return kept
    return offers_anew(g, seat, at_main, near, locked, last)


def table(g: Game) -> tuple[Any, ...]:
    """By this it can be told whether the table is as it was, but for how cards lie, as long as nothing derived changes.

    With it goes who attacks, blocks and is attacked. A text that asks about how cards lie, or what else goes on, is
    not steady, and what hangs on it is not kept at all.
    """
    facts = g.facts
    return (*g.moved, len(facts["done"]), facts["life 0"], facts["life 1"],
            facts["attacker"], facts["blocker"], facts["attacked"])  # fmt: skip


def offers_anew(g: Game, seat: int, at_main: bool, near: tuple[Any, ...], locked: Any, last: Any) -> list[Option]:
    """What may be played now; it is kept, unless it hangs on the moment.

    `last` was kept when nothing derived was otherwise, nor what was used up.
    """
    derived, kept = g.derived, g.kept
    now: Climate = (derived.get(CLIMATE) or climate(g))[NOW]
    entry = kept.get(LEADS[seat][at_main])
    own: Leads = leads(g, seat, at_main) if entry is None or entry[0] != near[0] else entry[1]
    unusual, changed, beyond, alike = now.unusual, now.changed, None, None
    steady = changed is not None
    if own is NO_LEADS and not unusual:
        found: list[Option] = []
    else:
        has = purse_now(g, seat, near)
        if changed is None:
            changed = changed_sorts(g)
        if has is not None and len(has.supplies) < own.least and changed is UNCHANGED and not unusual:
            found = []
        elif last is not None and changed is UNCHANGED and is_alike(g, last, near, has, own):
            _, _, _, beyond, _, found, alike = last
        else:
            out = Outlook(g, seat, at_main, has, now, changed)
            found = unusual_offers(g, out, own) if unusual else offers(g, out, own)
            asked = out.asked
            if asked & MOMENT or (unusual and not steady):
                return found
            if asked & TABLE:
                beyond = table(g)
            if has is not None and changed is UNCHANGED and not (unusual or has.restricted or asked & POSTURE):
                alike = (has.paid, own.lie(g.rested))
    kept[OFFERS[seat][at_main]] = (derived, near, locked, beyond, steady, found, alike)
    return found


def is_alike(g: Game, last: Any, near: tuple[Any, ...], has: Purse | None, own: Leads) -> bool:
    """Whether nothing is otherwise than it was but which cards have given or could give wills, which pay the same."""
    _, was, _, beyond, _, _, alike = last
    if alike is None or has is None or has.paid is not alike[0] or has.restricted:
        return False
    if was[0] != near[0] or was[2] != near[2] or own.lie(g.rested) != alike[1]:
        return False
    return beyond is None or bool(beyond == table(g))


def is_steady(g: Game, ability: CompiledAbility) -> bool:
    """Whether the text asks about nothing that changes without a trace: how cards lie, or how a battle stands.

    Whose turn it is, and which cards have a role in a battle, leave one (`offers.table`).
    """
    known: dict[str, bool] = g.match.kept_by_book.setdefault("steady", {})
    if ability.id not in known:
        turns = any(isinstance(part, n.Turn) and not isinstance(part.cards, n.This) for part in walk(ability.node.cost))
        known[ability.id] = not turns and not any(map(is_fleeting, walk(ability.node)))
    return known[ability.id]


def is_fleeting(part: n.Node) -> bool:
    """Whether a part of a text asks about what changes without a trace."""
    if isinstance(part, n.InState):
        return part.state not in STATES_BATTLE
    if isinstance(part, n.During):
        return part.phase not in ("", "turn")
    return isinstance(part, n.Related | n.Holds | n.Fact)
