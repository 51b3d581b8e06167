"""States that units come to be in by keywords: engorged, charging, hollowed, successful, in harmony.

All but harmony are words in the characteristic "status", given by effects that last; so they end with their time and
with the object. Harmony ties two units together and is a fact.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import Builder, Characteristic, Fact, Frame, Game, emit, move, remember, rows_modify
from ...kernel import nodes as n
from .._vanguard.battling import is_attacked, is_attacking
from .._vanguard.circles import units
from .._vanguard.lasting import END_OF_TURN
from .._vanguard.states import has_boosted
from .nodes import Become

# 11.24.1, 11.29.1, 11.33.1, 11.37.2: what units become until the end of the turn.
STATUSES = ("engorged", "charging", "hollowed", "successful")
HARMONY = "in harmony"
CHARACTERISTICS = (Characteristic("status", "words", (), states=STATUSES),)
EVENTS = {f"become {word}": ("card",) for word in (*STATUSES, HARMONY)}
FACTS = (Fact("harmonies", (), values=True, loops=True, until=END_OF_TURN),)

Tie = tuple[tuple[int, int], tuple[int, int]]


def has_become(word: str) -> Callable[[Game, int], bool]:
    return lambda g, card: "status" in g.match.changeable and word in g.value(card, "status")


def rows_become(b: Builder, node: Become) -> None:
    """The state lasts; that a unit comes to be in it is an event only if it was not before."""
    cards, slot, is_so = b.affected(node.cards), b.slot("became"), has_become(node.state)
    b.step(lambda g, v: setattr(v, slot, remember(g, [card for card in cards(g, v) if not is_so(g, card)])))
    rows_modify(b, n.Modify(node.cards, (n.Include("status", node.state),), node.until))

    def tell(g: Game, v: Any) -> None:
        for card, _, _ in getattr(v, slot):
            if is_so(g, card):
                emit(g, f"become {node.state}", card)

    b.step(tell)


# --- 11.29 charge, 11.33 hollow -----------------------------------------------------------------------


def in_all_units(g: Game, word: str) -> list[int]:
    if "status" not in g.match.changeable:
        return []
    return [unit for seat in (0, 1) for unit in units(g, seat) if word in g.value(unit, "status")]


def charged(g: Game, v: Frame) -> None:
    """11.29.2: at the end of a battle, charging units that took part in it go under the deck."""
    battled = [u for u in in_all_units(g, "charging") if is_attacking(g, u) or is_attacked(g, u) or has_boosted(g, u)]
    move(g, battled, "deck", bottom=True)


def hollowed_leave(g: Game, v: Frame) -> None:
    """11.33.2: at the end of the turn; it counts as being retired."""
    move(g, in_all_units(g, "hollowed"), "drop", verb="retire")


# --- 11.34 harmony ------------------------------------------------------------------------------------


def ties(g: Game) -> list[Tie]:
    """11.34.1: those between units that are both on the field yet and have the same master.

    11.34.1.2: whichever columns they are in by now.
    """
    found: list[Tie] = []
    for one, other in g.facts["harmonies"]:
        both = (one[0], other[0]) if all(g.serial[card] == serial for card, serial in (one, other)) else ()
        if both and g.master(one[0]) == g.master(other[0]):
            found.append((one, other))
    return found


def in_harmony(g: Game, card: int) -> bool:
    """11.34.1.2.1: as long as one of the units that it is tied to is there."""
    return any(card in (one[0], other[0]) for one, other in ties(g))


def rows_harmony(b: Builder, node: n.Perform) -> None:
    """11.34.1.1: only if both are there as it resolves.

    11.34.1.3: what waits for a unit that became so is played, whatever leaves by then.

    11.34.1.3.1: a unit that is in harmony already does not become so again.
    """
    cards = b.affected(node.cards or n.Role("card"))

    def tie(g: Game, v: Any) -> None:
        for card in cards(g, v) if g.serial[v.source] == v.serial else ():
            pair = (v.source, card)
            if g.master(card) == g.master(v.source):
                fresh = [unit for unit in pair if not in_harmony(g, unit)]
                g.set("harmonies", (*g.facts["harmonies"], tuple([(unit, g.serial[unit]) for unit in pair])))
                for unit in fresh:
                    emit(g, f"become {HARMONY}", unit)

    b.step(tie)


STATES = {**{word: has_become(word) for word in STATUSES}, HARMONY: in_harmony}
