"""11.9.3.1.1.2: effects that are produced at one moment, those of cards that came together.

Where their continuous abilities come to the same in any order nobody is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from ...kernel import Compiled, Frame, Game, Option, Pick, enter, once, procedure, restamp, row, table_of
from .._vanguard.turning import other_player, turn_player

AGES = "11.9.3.1.1.2"


def lasting(match: Compiled) -> frozenset[int]:
    """The definitions of cards with a continuous ability that changes something."""
    return frozenset(number for number, held in enumerate(match.abilities_of) if any(each.parts for each in held))


def after_move(g: Game, moves: Sequence[tuple[int, int, int, int]]) -> None:
    """May start rows, so it is the last thing that is done after a move."""
    if len(moves) < 2:
        return
    changing = once(g.match, ("lasting", len(g.match.abilities_of)), lasting, g.match)
    came = [card for card, before, after, _ in moves if not g.match.kept[before] >> after & 1]
    cards = [card for card in came if g.definition[card] in changing]
    tied = {c for pair in combinations(cards, 2) if order_matters(g, *pair) for c in pair}
    if tied:
        enter(g, AGES, cards=tuple([c for c in cards if c in tied]))


def order_matters(g: Game, one: int, other: int) -> bool:
    keys = sorted(written(g, one) & written(g, other))
    if not keys:
        return False
    return outcome(g, (one, other), keys) != outcome(g, (other, one), keys)


def written(g: Game, card: int) -> set[str]:
    """What the card's continuous abilities change where it is."""
    held = [each for each in g.match.abilities_of[g.definition[card]] if each.zones >> g.zone_of[card] & 1]
    return {part.change.key for each in held for part in each.parts if isinstance(part.change.key, str)}


def outcome(g: Game, order: Sequence[int], keys: Sequence[str]) -> list[dict[int, Any]]:
    """What all cards are in these if the two had come one after the other."""
    twin = g.fork()
    restamp(twin, order)
    return [dict(table_of(twin, key)) for key in keys]


def of_turn_player(g: Game, v: Frame) -> list[Option]:
    return [card for card in v.cards if g.master(card) == g.facts["turn seat"]]


def of_other_player(g: Game, v: Frame) -> list[Option]:
    return [card for card in v.cards if g.master(card) != g.facts["turn seat"]]


def all_of_turn_player(g: Game, v: Frame) -> int:
    return len(of_turn_player(g, v))


def all_of_other_player(g: Game, v: Frame) -> int:
    return len(of_other_player(g, v))


def put_in_order(g: Game, v: Frame) -> None:
    """The turn player's count as the first; what comes last prevails."""
    restamp(g, (*(v.first or ()), *(v.second or ())))


FIRST = "whose effect comes first"
ORDER = procedure(
    AGES,
    slots="cards first second",
    rows=[
        row(AGES, Pick(turn_player, of_turn_player, all_of_turn_player, all_of_turn_player, FIRST, "order", "order"),
            into="first"),
        row(AGES, Pick(other_player, of_other_player, all_of_other_player, all_of_other_player, FIRST, "order",
                       "order"), into="second"),
        row(AGES, put_in_order),
    ],
)  # fmt: skip

PROCEDURES: Sequence[object] = (ORDER,)
