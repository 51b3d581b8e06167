"""Section 604: the list of `offers`, worked out soon.

Most of it can be told from print: what a card or an ability costs, and when it may be played; the rest is asked only of
what the wills at hand would pay. What is worked out is kept, with what it hangs on, and worked out anew when that has
changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from ....kernel import (
    NEW_TUPLE,
    Game,
    Option,
    Scope,
    altered_cards,
    distinct,
    in_force,
    retain,
    table_of,
    used_up,
    version_of_values,
)
from .. import lifebreak
from ..abilities import has_to_wait, may_rest, why_not_judge, why_not_use
from ..acts import FROM_THERE, PASS, SET_COST, callers, main_acts, set_this_turn, why_not_future, why_not_play
from ..attacks import forced_attackers
from ..costs import PRINTED, needs_of
from ..prices import cost_changes, steady_costs
from ..sides import other_side
from ..timing import UNCHASED
from ..zones import CHASE, FIELDS, LIFE, POOLS, RULERS, faces, lies_in, unchased_texts
from .budgets import Budget, Near, besides, budget_now, is_involved, pays
from .candidates import CANDIDATES, NONE, Candidates, candidates, timely
from .faces import MOMENT, POSTURE, TABLE, Activate, Face, Way, played_faces

OFFERS = tuple((f"quick offers {seat}", f"main offers {seat}") for seat in (0, 1))
"""Under these names lists are kept."""
PLAIN = "plain offers"
"""Under this name it is kept whether the plain case holds."""
TABLE_FACTS = itemgetter("done", *LIFE, "attacker", "blocker", "attacked")
NEVER: tuple[int, Any] = (-1, None)
"""What is kept before anything is."""
SHIFTING = ("keywords", "type", ("may", FROM_THERE))
FORBIDDING = tuple(
    ("cannot", word)
    for word in ("have its activate abilities played", "play activate abilities", "play spells", "play resonators",
                 "play cards from standby")
)  # fmt: skip
RESTRICTIONS = (*FORBIDDING, *UNCHASED)
"""What effects may forbid that bears on all that is played."""


# --- the plain case -------------------------------------------------------------------------------


def surely_printed(g: Game, version: int) -> bool | None:
    """What holds as long as cards are what they are: None where it is not plain, otherwise whether costs surely are as
    in print."""
    if is_restricted(g) or is_involved(g, version):
        return None
    return steady_costs(g) and not changes_costs(g)


def changes_costs(g: Game) -> bool:
    """Whether some effect now may change the cost of what is played."""
    return bool(cost_changes(g))


def is_restricted(g: Game) -> bool:
    """Whether cards have other abilities than in print, or may or may not be played for other reasons."""
    if g.match.locks_kinds or altered_cards(g) or lifebreak.is_on(g) or in_force(g, RESTRICTIONS):
        return True
    return timely(g, True).shifting and in_force(g, SHIFTING)


def is_closed(g: Game) -> bool:
    """Whether something in the chase says that nobody may chase it (1008.2)."""
    texts, marks = unchased_texts(g), g.marks
    for card in g.zones[CHASE] if texts else ():
        item = marks.get((card, "item"))
        if item is not None and item[1] in texts:
            return True
    return False


# --- cards (702, 703, 708, 1115, 1117) ------------------------------------------------------------


class Listing:
    """What is the same for everything that a player might do now; and what was asked about: TABLE, MOMENT, POSTURE."""

    __slots__ = ("asked", "has", "main", "seat")

    def __init__(self, seat: int, main: bool, has: Budget) -> None:
        self.seat, self.main, self.has, self.asked = seat, main, has, 0

    def is_short(self, face: Face) -> bool:
        """Whether the wills surely do not pay for a card with this face."""
        has = self.has
        if face.fickle:
            return False
        if len(has.supplies) < face.least:
            return True
        return not has.restricted and not any(has.pays(need) for need, _ in face.ways)


def playable_cards(g: Game, now: Listing, own: Candidates) -> list[Option]:
    """The cards that this player may play now."""
    found: list[Option] = []
    if own.hand:
        cards = from_hand(g, now, own.hand)
        for card in distinct(g, cards) if len(cards) > 1 else cards:
            found.append(("play", card))
    if own.waiting:
        found += [("play", card) for card, face in own.waiting if may_play_set(g, now, card, face)]
    if own.buried:
        found += [("play", card) for card, face in own.buried if affords(g, now, card, face, face.ways)]
    if own.futures:
        found += [("play", card, "future") for card in own.futures if may_play_future(g, now, card)]
    return found


def from_hand(g: Game, now: Listing, hand: tuple[tuple[int, Face], ...]) -> list[int]:
    """Those of the cards that may be played; most are told by what their printed cost asks of wills."""
    has = now.has
    if has.restricted:
        return [card for card, face in hand if affords(g, now, card, face, face.ways)]
    paid, found = has.paid, []
    for card, face in hand:
        need = face.need
        if need is None:
            if affords(g, now, card, face, face.ways):
                found.append(card)
        elif paid.get(need) or (need not in paid and has.pays(need)):
            if not face.beside or has_targets(g, now, card, face):
                found.append(card)
    return found


def has_targets(g: Game, now: Listing, card: int, face: Face) -> bool:
    """Whether what a card needs beside its cost is there."""
    now.asked |= face.asks
    scope = Scope(card, g.serial[card], now.seat)
    for holds in face.beside:
        if not holds(g, scope):
            return False
    return True


def affords(g: Game, now: Listing, card: int, face: Face, ways: tuple[Way, ...]) -> bool:
    """Whether a card whose time it is has its targets and can be paid in one of these ways."""
    if ways is face.ways and now.is_short(face):
        return False
    now.asked |= face.asks
    if face.takes and (face.fickle or face.asks & POSTURE or now.has.givers.leaving):
        now.asked |= MOMENT
        return why_not_play(g, now.seat, card) is None
    if face.beside and not has_targets(g, now, card, face):
        return False
    scope = Scope(card, g.serial[card], now.seat)
    if face.fickle:
        return any(pays(g, now.seat, now.has, need, card, ()) for need in needs_of(g, scope, face.cast, PRINTED, ()))
    return any(
        pays(g, now.seat, now.has, need, card, ()) and (plan is None or plan.payable(g, scope)) for need, plan in ways
    )


def may_play_set(g: Game, now: Listing, card: int, face: Face) -> bool:
    """Whether a card is played out of standby (706.3, 708.4, 708.5)."""
    now.asked |= face.asks
    return not set_this_turn(g, card) and affords(g, now, card, face, face.from_standby)


def may_play_future(g: Game, now: Listing, card: int) -> bool:
    """The same with its future side up (1117.2).

    Where that has no targets and costs nothing but wills, it need not be turned up to tell.
    """
    other = other_side(g, card)
    face = played_faces(g).get(other) if other is not None else None
    if face is None or face.waits or not (now.main or face.instant) or now.is_short(face):
        return False
    now.asked |= face.asks
    if face.need is not None and not face.beside and not now.has.restricted:
        return True
    return why_not_future(g, now.seat, card) is None


# --- abilities (604.1a) ---------------------------------------------------------------------------


def playable_abilities(g: Game, now: Listing, own: Candidates) -> list[Option]:
    """Those that may be played now; first what is soonest told."""
    rested, paid = g.rested, now.has.paid
    found: list[Option] = []
    for card, each in own.uses:
        if each.rests and rested[card]:
            continue
        need = each.need
        if need is not None:
            told = paid.get(need)
            if told is False or (told is None and not now.has.pays(need)):
                continue
        if may_activate(g, now, card, each):
            found.append(("use", card, each.ability.id))
    return found


def may_activate(g: Game, now: Listing, card: int, each: Activate) -> bool:
    """Whether an ability may be played whose card is not rested in vain."""
    if each.fickle or each.contested:
        now.asked |= each.asks
        return why_not_use(g, now.seat, card, each.ability) is None
    for need in each.needs:
        if not pays(g, now.seat, now.has, need, None, (card,) if each.spared else ()):
            return False
    if each.counted and (card, "counters") not in g.marks:
        return False
    if each.wanted is not None and not lies_in(g, FIELDS[now.seat], each.wanted) and not table_of(g, "type"):
        return False
    if each.rests and not may_rest(g, card):
        return False
    if each.limited and used_up(g, each.ability.id, card):
        return False
    if each.judgment:
        now.asked |= TABLE
        if has_to_wait(g, now.seat, card) or why_not_judge(g, now.seat, card) is not None:
            return False
    if each.checks:
        now.asked |= each.asks
        scope = Scope(card, g.serial[card], now.seat)
        for holds in each.checks:
            if not holds(g, scope):
                return False
    return True


# --- all of it (604) ------------------------------------------------------------------------------


class Kept(NamedTuple):
    """What may be played, as it was found, and what that hangs on."""

    near: Near
    locked: Any
    beyond: tuple[Any, ...] | None
    """How the table was, where that was asked about."""
    found: list[Option]
    alike: tuple[Any, Any] | None
    """What the wills pay, and how cards lie on which it hangs: where they are the same, so is what was found."""
    has: Budget | None
    """The wills; None where they were not asked about."""


ONLY_PASS: list[Option] = [PASS]


def offers(g: Game, seat: int, main: bool) -> list[Option] | None:
    """What the book's `offers` lists, in its order; None where the plain case does not hold. Not to be changed."""
    chase = g.zones[CHASE]
    if chase and is_closed(g):
        return None
    kept = played(g, seat, main)
    if kept is None:
        return None
    found = kept.found
    if not (found or main or chase):
        return ONLY_PASS
    version, has = g.values_version, kept.has
    if has is None:
        has = budget_now(g, seat, kept.near, version)
        if has is None:
            return None
    wills = has.acts(g, version)
    if has.givers.beside:
        wills = wills + [("use", card, ability) for card, ability, _ in besides(g, has)]
    if not main:
        return [*found, *wills, PASS]
    found = [*found, *main_acts(g, seat, pays(g, seat, has, SET_COST, None, ()), callers_now), *wills]
    if not forced_attackers(g):
        found.append(PASS)
    return found


def can_only_pass(g: Game, seats: Sequence[int]) -> bool | None:
    """Whether each of these could but pass, were it not main timing; None where the plain case does not hold."""
    if g.zones[CHASE]:
        return None
    for seat in seats:
        kept = played(g, seat, False)
        if kept is None:
            return None
        if kept.found:
            return False
    return True


def played(g: Game, seat: int, main: bool) -> Kept | None:
    """What may be played, as it was kept or anew; None where the plain case does not hold. Not to be changed."""
    facts, version = g.facts, g.values_version or version_of_values(g)
    here = (g.seat_versions[seat], g.turn_versions[seat], facts["turn"], facts[POOLS[seat]])
    at, last = g.memo.get(OFFERS[seat][main]) or NEVER
    if at != version or last.locked is not g.locks:
        last = None
    elif last.near == here:
        if last.beyond is None or last.beyond == table(g):
            kept: Kept = last
            return kept
        last = None
    at, sure = g.memo.get(PLAIN) or NEVER
    if at != version:
        sure = retain(g, PLAIN, version, surely_printed(g, version))
    if not sure and (sure is None or changes_costs(g)):
        return None
    return played_anew(g, seat, main, here, version, last, bool(sure))


def callers_now(g: Game, seat: int) -> list[int]:
    """Who may call a stone (709.1): where no effect changes types, J-rulers are told by their faces."""
    if table_of(g, "type"):
        return callers(g, seat)
    rested, born = g.rested, faces(g, "j-rulers", is_born_j_ruler)
    found = [card for card in g.zones[RULERS[seat]] if not rested[card]]
    if lies_in(g, FIELDS[seat], born):
        definition = g.definition
        found += [card for card in g.zones[FIELDS[seat]] if definition[card] in born and not rested[card]]
    return found


def is_born_j_ruler(g: Game, face: int) -> bool:
    return "j-ruler" in g.match.printed[face]["type"]


def table(g: Game) -> tuple[Any, ...]:
    """By this it can be told whether the table is as it was, but for how cards lie, as long as nothing derived changes.

    With it goes who attacks, blocks and is attacked. A text that asks about how cards lie, or what else goes on, is
    not steady, and what hangs on it is not kept at all.
    """
    return tuple(g.seat_versions), TABLE_FACTS(g.facts)


def played_anew(
    g: Game, seat: int, main: bool, here: Near, version: int, last: Kept | None, sure: bool
) -> Kept | None:
    """What may be played, worked out when something that bears on it has changed. Not to be changed.

    That is anything about what cards are, the player's own cards and wills, and what was used up; where more was asked
    about, the whole table. Where anything asks about the moment, or costs are not `sure` to be as in print, nothing is
    kept. `last` was kept when no card was otherwise, nor what was used up.
    """
    at, listed = g.memo.get(CANDIDATES[seat][main]) or NEVER
    own = listed.found if at == here[0] else candidates(g, seat, main, listed)
    beyond: tuple[Any, ...] | None = None
    alike: tuple[Any, Any] | None = None
    found: list[Option] = []
    has: Budget | None = None
    if own is not NONE:
        has = budget_now(g, seat, here, version)
        if has is None:
            return None
        if last is not None and last.alike is not None and is_alike(g, last, here, has, own):
            beyond, found, alike = last.beyond, last.found, last.alike
        elif len(has.supplies) >= own.least:
            now = Listing(seat, main, has)
            found = playable_cards(g, now, own) if own.cards else []
            if own.uses:
                found += playable_abilities(g, now, own)
            if now.asked & MOMENT:
                sure = False
            if now.asked & TABLE:
                beyond = table(g)
            if not (has.restricted or now.asked & POSTURE):
                alike = (has.paid, own.lie(g.rested))
    kept: Kept = NEW_TUPLE(Kept, (here, g.locks, beyond, found, alike, has))
    return retain(g, OFFERS[seat][main], version, kept) if sure else kept


def is_alike(g: Game, last: Kept, here: Near, has: Budget, own: Candidates) -> bool:
    """Whether nothing is otherwise than it was but which cards have given or could give wills, which pay the same."""
    if last.alike is None or has.paid is not last.alike[0] or has.restricted:
        return False
    (_, lay), (moved, _, turn, _), (now_moved, _, now_turn, _) = last.alike, last.near, here
    if moved != now_moved or turn != now_turn:
        return False
    return own.lie(g.rested) == lay and (last.beyond is None or last.beyond == table(g))
