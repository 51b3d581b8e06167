"""10.35: units in dominated state, whose master is the dominating player.

10.35.1, 10.35.1.1: the master of the effect is the master of the unit for a time; `g.master` tells it.

10.35.1.1.1, 10.35.2, 10.35.2.1, 10.35.2.2, 10.35.2.3: so it is one of that player's units wherever units are named,
counted, changed or used, and none of its original master's.

10.35.1.3: who the master is, is told whenever it is asked for; what ends with somebody's next phase is told then.

10.35.2.3.1: an ability that was set off is played by who was the master then.

10.35.2.4: a locked card is another object, which nobody dominates.

10.35.3, 10.35.3.1, 10.35.3.2: its column is the one that its master sees, its row the one it lies in.

10.35.4.1: a unit that leaves its circle comes to zones of its owner.

10.35.5: the circle stays its owner's.

10.35.8: a gift lifts the units that the circle's player is the master of.

10.35.7: the drive checks of a turn are made by the turn player, who dominates.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import (
    Builder,
    Frame,
    Game,
    emit,
    looking_back,
    remember,
    rows_modify,
    rows_shuffle,
    seen_place,
    shuffle,
    taken_over,
    telling_done_to,
)
from ...kernel import nodes as n
from .._vanguard import states
from .._vanguard.circles import FIGHTING
from .._vanguard.doing import found_cards
from .._vanguard.ordering import end_with_the_effect
from . import legion
from .nodes import Dominate

UNTIL_THE_EFFECT_ENDS = "end of the effect"


def is_dominated(g: Game, card: int) -> bool:
    """10.35.1.1: as long as another player is its master."""
    return g.match.lends and card in taken_over(g)


def shows(g: Game, seat: int | None, card: int) -> dict[str, Any]:
    """What lies on a unit that nothing printed on it tells; both players see who dominates it."""
    shown = states.shows(g, seat, card)
    return {**shown, "dominated by": g.master(card)} if is_dominated(g, card) else shown


def may_be_dominated(g: Game, seat: int, card: int) -> bool:
    """10.35.1.1.2: not what is dominated already; and nobody dominates their own units."""
    return not is_dominated(g, card) and g.master(card) != seat and g.is_in(card, FIGHTING)


def with_partners(g: Game, cards: list[int]) -> list[int]:
    """10.35.1.4: of a pair in legion both are dominated."""
    tied = legion.tied(g)
    return list(dict.fromkeys([unit for card in cards for unit in (card, tied.get(card, card))]))


def rows_dominate(b: Builder, node: Dominate) -> None:
    """10.35.1: the rows that make a unit another player's for a time."""
    cards, tell, slot = b.affected(node.cards), telling_done_to(b, node.cards), b.slot("dominated")

    def look(g: Game, v: Any) -> None:
        found = [card for card in with_partners(g, cards(g, v)) if may_be_dominated(g, v.seat, card)]
        setattr(v, slot, remember(g, found))
        for card in found:
            emit(g, "dominate", card)

    b.step(look)
    rows_modify(b, n.Modify(n.It(slot), (n.TakeOver(),), node.until or UNTIL_THE_EFFECT_ENDS))
    tell(slot)


def after_effect(b: Builder) -> None:
    """10.35.1.2: without a duration it ends with the effect, unless an attack was ordered, and then with that."""
    end_with_the_effect(b, Dominate)


def may_enter(g: Game, card: int, zone: str) -> bool:
    """10.35.4.2, 10.35.5.1: to a rear-guard or vanguard circle only its owner's; texts mean those of their master.

    10.35.4.3: everything else is as usual.
    """
    return not is_dominated(g, card) or not bool(g.match.masks[FIGHTING] & g.match.masks[zone])


# --- whose phase it is ----------------------------------------------------------------------------------


def in_stand_phase_of(own: bool) -> Callable[[Game, Any], bool]:
    """10.35.1.3: "your stand phase" is that of who is the master by then of the unit whose text says so."""

    def holds(g: Game, s: Any) -> bool:
        there = g.serial[s.source] == s.serial
        seat = g.master(s.source) if there else s.seat
        return bool(g.facts["phase"] == "stand phase" and (g.facts["turn seat"] == seat) == own)

    return holds


AT_TIMES = {
    "stand in your stand phase": ("stand", in_stand_phase_of(True)),
    "stand in your opponent's stand phase": ("stand", in_stand_phase_of(False)),
}


# --- shuffling ----------------------------------------------------------------------------------------


def rows_shuffle_too(b: Builder, node: n.Shuffle) -> None:
    """10.35.2.5: where an effect of a dominating player put cards into that deck and the other, both are shuffled."""
    rows_shuffle(b, node, found_cards(b))
    if node.zone == "deck" and node.who == "you":
        b.step(shuffle_other, when=both_decks_grew)


def shuffle_other(g: Game, v: Frame) -> None:
    shuffle(g, 1 - v.seat, "deck")


def both_decks_grew(g: Game, v: Frame) -> bool:
    """Since the ability was played, its effect has put cards into both decks, and its player dominates a unit yet, or
    has just put one of these away.
    """
    own, other = (g.match.zone_number[seat, "deck"] for seat in (v.seat, 1 - v.seat))
    came, link = set(), g.events
    dominates = v.seat in taken_over(g).values()
    while link is not None:
        event, link = link
        match event:
            case ("play", _, _, card, *_) if card == v.source:
                break
            case ("move", _, source, card, _, _, after, *_) if source == v.source:
                came.add(after)
                dominates = dominates or (after == other and was_taken_over(g, card, v.seat))
    return dominates and came.issuperset((own, other))


def was_taken_over(g: Game, card: int, seat: int) -> bool:
    """The player was its master where it lay last, though that is no zone of theirs."""
    if card not in g.last:
        return False
    with looking_back(g, ((card, g.serial[card], g.last[card].serial),)):
        zone, master = seen_place(g, card)
    return master == seat != g.match.zone_seat[zone]
