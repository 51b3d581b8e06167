"""11.8.12.1.2, 11.11.1: what is noted of units before they leave the field."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...kernel import Compiled, Game, once
from .._vanguard.battling import is_attacking
from .._vanguard.circles import FIELD
from .._vanguard.resolving import is_attacked_there, is_attacking_there
from .._vanguard.states import was_boosted
from .._vanguard.waiting import of_both
from .arms import ARMED, is_armed
from .attacking import has_boosted, is_boosted, is_boosting
from .dressing import OVERDRESS, XOVERDRESS, in_overdress_state, in_xoverdress_state
from .keywords import FRIEND, is_friend
from .links import dresses_of
from .moving import Lot
from .past import LEFT, also_then
from .zones import ARMS, DRESS, ZONES

LINKED = of_both(ZONES, (DRESS, ARMS))
STATES = {OVERDRESS: in_overdress_state, XOVERDRESS: in_xoverdress_state, FRIEND: is_friend, ARMED: is_armed}
IN_BATTLE = {
    "attacking": is_attacking,
    "attacking now": is_attacking_there,
    "attacked": is_attacked_there,
    "boosted": is_boosted,
    "was boosted": was_boosted,
    "boosting": is_boosting,
    "has boosted": has_boosted,
}


def with_battle_states(states: Mapping[str, Callable[[Game, int], bool]]) -> dict[str, Callable[[Game, int], bool]]:
    """The states of a battle too are told of a unit that has left as they were."""
    return {**states, **{word: also_then(word, holds) for word, holds in IN_BATTLE.items()}}


def knows_friends(match: Compiled) -> bool:
    return any(each.node.keyword == FRIEND for each in match.abilities.values())


def matters(g: Game) -> bool:
    """Whether some unit may be in one of these states."""
    if g.facts["attacker"] is not None or any(LINKED(g.zones)):
        return True
    return once(g.match, "knows friends", knows_friends, g.match)


def note(g: Game, batches: tuple[Lot, ...]) -> None:
    """Before anything moves: what the units that leave are, all of them together."""
    field = g.match.masks[FIELD]
    leaving = [card for targets, _ in batches for card, zone in targets
               if field >> g.zone_of[card] & 1 and not field >> zone & 1]  # fmt: skip
    if not leaving:
        return
    found = [entry for entry in g.facts[LEFT] if entry[0] not in leaving]
    states = STATES if g.facts["attacker"] is None else {**STATES, **IN_BATTLE}
    for card in leaving:
        words = tuple([word for word, holds in states.items() if holds(g, card)])
        if words:
            found.append((card, g.serial[card], len(dresses_of(g, card)), words))
    g.set(LEFT, tuple(found))
