"""What paying for an act takes out of a player's hands: cards that are banished, or leave otherwise, to pay for it.

READING 903.2g: a payment that no other can stand in for is not made without a word. The player is asked before the card
is played, and may leave it: then it is not offered again in the same situation.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from ...kernel import CompiledAbility, Game, Option, Scope, altered_cards, loops, once, walk
from . import nodes as f
from .acts import SET_COST, is_will_use
from .costs import PRINTED, affordable, given_up, needs_of, way_name
from .counters import own_counters, without_counters
from .matching import Need, way_to_pay
from .playing import spell_of
from .prices import Aiming, price_of, sort_played, takes_itself, wills
from .sides import switch
from .will import bill_of, converters_of, is_given_up, sparing
from .will_sources import leaves
from .zones import FIELDS, RULERS, Awakenings, lies_in

MAY_PAY = "what may pay"
"""Under this name it is kept with the match."""


class MayPay(NamedTuple):
    """What may leave to pay for something, in a match: the faces with a will ability for which their card leaves, and
    those that may be played in other ways than their cost."""

    leaving: frozenset[int]
    otherwise: frozenset[int]


def lost_to(g: Game, seat: int, act: Option) -> tuple[int, ...]:
    """The cards of which paying for the act takes some, where it cannot be paid otherwise; mostly none."""
    if not may_lose(g, seat, act):
        return ()
    match act:
        case ("play", int(card)):
            return lost_to_play(g, Scope(card, g.serial[card], seat))
        case ("play", int(card), _):
            twin = g.fork()
            switch(twin, card)
            return lost_to_play(twin, Scope(card, g.serial[card], seat))
        case ("use", int(card), str(name)):
            node = g.match.abilities[name].node
            needs = price_of(g, seat, card, wills(node.cost), sort_played(node))
            left = without_counters(g, card, own_counters(node.cost))
            return lost_wills(left, seat, needs, None, (card,) if takes_itself(node.cost) else ())
        case ("set", int(card)):
            return lost_wills(g, seat, [SET_COST], None, ())
    return ()


def may_lose(g: Game, seat: int, act: Option) -> bool:
    """Whether a card that leaves for wills lies with the player, or the act has other ways to be paid: told at once."""
    leaving, otherwise = g.match.memo.get(MAY_PAY) or once(g.match, MAY_PAY, what_may_pay, g)
    if altered_cards(g) or (leaving and (lies_in(g, FIELDS[seat], leaving) or lies_in(g, RULERS[seat], leaving))):
        return not is_will_use(g, act)
    if not otherwise:
        return False
    match act:
        case ("play", int(card)):
            return g.definition[card] in otherwise
        case ("play", int(), _):
            return True
    return False


def what_may_pay(g: Game) -> MayPay:
    held = list(enumerate(g.match.abilities_of))
    leaving = frozenset(i for i, every in held if any(a.sort == "will" and leaves(g, a.id) for a in every))
    return MayPay(leaving, frozenset(i for i, every in held if any(map(has_other_ways, every))))


def has_other_ways(ability: CompiledAbility) -> bool:
    return any(isinstance(part, f.Cast) and part.ways for part in walk(ability.node))


# --- wills ------------------------------------------------------------------------------------------


def lost_wills(
    g: Game, seat: int, needs: Sequence[Need], what: int | None, without: Collection[int]
) -> tuple[int, ...]:
    """The cards that leave as these wills are paid, in the sensible way; none where they can be paid without."""
    for need in needs:
        if is_paid_without_loss(g, seat, need, what, without):
            return ()
    for need in needs:
        way = way_to_pay(bill_of(g, seat, need, what, without), converters_of(g, seat, without))
        if way is not None:
            return tuple(step.card for step in way.steps if is_given_up(g, step.card, step.ability))
    return ()


def is_paid_without_loss(g: Game, seat: int, need: Need, what: int | None, without: Collection[int]) -> bool:
    spared, steady = sparing(g, bill_of(g, seat, need, what, without), converters_of(g, seat, without))
    return way_to_pay(spared, steady) is not None


# --- cards ------------------------------------------------------------------------------------------


def cast_of(g: Game, card: int) -> f.Cast | None:
    spell = spell_of(g, card)
    return None if spell is None else next(part for part in walk(spell.node) if isinstance(part, f.Cast))


def lost_to_play(g: Game, s: Scope, awake: Awakenings = ()) -> tuple[int, ...]:
    """The same for playing a card; other ways than its cost may give cards up themselves (1110.2)."""
    node, spell = cast_of(g, s.source), spell_of(g, s.source)
    if node is None or spell is None:
        return ()
    found = []
    for way in ways_open(g, s, node, spell.id, awake):
        taken = () if way == PRINTED else tuple(given_up(g, spell.id, way)(g, s))
        lost = (*taken, *lost_wills(g, s.seat, needs_of(g, s, node, way, awake), s.source, ()))
        if not lost:
            return ()
        found.append(lost)
    return tuple(dict.fromkeys(found[0])) if found else ()


def ways_open(g: Game, s: Scope, node: f.Cast, spell: str, awake: Awakenings) -> Iterable[str]:
    """The ways in which the card can be paid now."""
    if affordable(g, s, node, PRINTED, awake):
        yield PRINTED
    for i in range(len(node.ways)):
        way = f"way {i}"
        if g.match.tests[way_name(spell, way)](g, s, s.source) and affordable(g, s, node, way, awake):
            yield way


def lost_to_choice(g: Game, seat: int, card: int, x: int | None, awake: Awakenings) -> tuple[int, ...]:
    """The same for a card that is being played, by the choice that is open: X, or whether it is awakened."""
    if not may_lose(g, seat, ("play", card)):
        return ()
    scope = Aiming(card, g.serial[card], seat)
    scope.x, scope.origin = x, g.frames[-1].origin
    return lost_to_play(g, scope, awake)


def refuse(g: Game, act: Option) -> None:
    """The act is not taken, and not offered again while nothing changes."""
    loops.bar(g, act, "payment refused")
