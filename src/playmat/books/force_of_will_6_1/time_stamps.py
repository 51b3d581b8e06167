"""Rule 909.3b: effects that are equally old, those of cards that came at one time; the turn player orders them.

Cards that come together have time stamps one after another. Where their continuous abilities come to the same in any
order nobody is asked. Several abilities of one card apply in the order of its text.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from ...kernel import Frame, Game, enter, pick, procedure, restamp, row, table_of
from .zones import faces, turn_player

SKILLS = frozenset({"abilities", "keywords"})
"""Two words for one thing: a keyword goes with all abilities (909.1c)."""


def after_move(g: Game, moves: Sequence[tuple[int, int, int, int]]) -> None:
    """May start rows, so it is the last thing that is done after a move."""
    lasting = faces(g, "continuous", lambda g, face: any(a.parts for a in g.match.abilities_of[face]))
    cards = [c for c, before, after, _ in moves if g.definition[c] in lasting and not g.match.kept[before] >> after & 1]
    tied = {c for pair in combinations(cards, 2) if order_matters(g, *pair) for c in pair}
    if tied:
        enter(g, "909.3b", cards=tuple(c for c in cards if c in tied))


def order_matters(g: Game, one: int, other: int) -> bool:
    keys = sorted(written(g, one) & written(g, other))
    return bool(keys) and outcome(g, (one, other), keys) != outcome(g, (other, one), keys)


def written(g: Game, card: int) -> set[str]:
    """The characteristics that the card's continuous abilities change where it is."""
    held = [a for a in g.match.abilities_of[g.definition[card]] if a.zones >> g.zone_of[card] & 1]
    keys = {part.change.key for ability in held for part in ability.parts if isinstance(part.change.key, str)}
    return keys | SKILLS if keys & SKILLS else keys


def outcome(g: Game, order: Sequence[int], keys: Sequence[str]) -> list[dict[int, Any]]:
    """What all cards are, as far as these characteristics go, if the cards came one after another."""
    twin = g.fork()
    restamp(twin, order)
    return [{card: plain(value) for card, value in table_of(twin, key).items()} for key in keys]


def plain(value: Any) -> Any:
    """Words are the same in any order."""
    return frozenset(value) if isinstance(value, tuple) else value


def every(g: Game, v: Frame) -> int:
    return len(v.cards)


ORDER = procedure(
    "909.3b",
    slots="cards order",
    rows=[
        row("909.3b", pick(turn_player, lambda g, v: v.cards, every, every, "whose effect applies first", "order"),
            into="order"),
        row("909.3b", lambda g, v: restamp(g, v.order)),
    ],
)  # fmt: skip

PROCEDURES = (ORDER,)
