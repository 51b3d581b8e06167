"""11.8.12.1.2, 11.11.1: what is noted of units before they leave the field."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...kernel import Compiled, Game, once
from ...kernel import nodes as n
from .._vanguard.battling import is_attacking
from .._vanguard.circles import FIELD
from .._vanguard.resolving import is_attacked_there, is_attacking_there
from .._vanguard.states import was_boosted
from .arms import ARMED, is_armed
from .attacking import has_boosted, is_boosted, is_boosting
from .dressing import OVERDRESS, XOVERDRESS, in_overdress_state, in_xoverdress_state
from .keywords import FRIEND, is_friend
from .links import dresses_of
from .moving import Lot
from .nodes import Dressed
from .past import LEFT, also_then

IN_BATTLE = {
    "attacking": is_attacking,
    "attacking now": is_attacking_there,
    "attacked": is_attacked_there,
    "boosted": is_boosted,
    "was boosted": was_boosted,
    "boosting": is_boosting,
    "has boosted": has_boosted,
}
STATES = {
    OVERDRESS: in_overdress_state,
    XOVERDRESS: in_xoverdress_state,
    FRIEND: is_friend,
    ARMED: is_armed,
    **IN_BATTLE,
}


def with_battle_states(states: Mapping[str, Callable[[Game, int], bool]]) -> dict[str, Callable[[Game, int], bool]]:
    """The states of a battle too are told of a unit that has left as they were."""
    return {**states, **{word: also_then(word, holds) for word, holds in IN_BATTLE.items()}}


def states_asked(match: Compiled) -> dict[str, Callable[[Game, int], bool]]:
    """Those of these states that some text of the match asks for; whether there are dresses goes with how many."""
    parts = [part for each in match.abilities.values() for part in n.walk(each.node)]
    words = {part.state for part in parts if isinstance(part, n.InState)}
    if any(isinstance(part, Dressed) for part in parts):
        words.add(OVERDRESS)
    return {word: holds for word, holds in STATES.items() if word in words}


def note(g: Game, batches: tuple[Lot, ...]) -> None:
    """Before anything moves: what the units that leave are, all of them together."""
    field, zone_of, leaving = g.match.masks[FIELD], g.zone_of, []
    for targets, _ in batches:
        for card, zone in targets:
            if field >> zone_of[card] & 1 and not field >> zone & 1:
                leaving.append(card)
    if leaving and (states := once(g.match, "states asked", states_asked, g.match)):
        known = g.facts[LEFT]
        found = [entry for entry in known if entry[0] not in leaving]
        for card in leaving:
            words = tuple([word for word, holds in states.items() if holds(g, card)])
            if words:
                found.append((card, g.serial[card], len(dresses_of(g, card)), words))
        if found or known:
            g.set(LEFT, tuple(found))
