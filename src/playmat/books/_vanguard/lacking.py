"""Players without a vanguard: they ride a card of their soul, or lose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...kernel import Frame, Game, Option
from .circles import VANGUARD


def no_vanguard(g: Game, seat: int) -> bool:
    return not g.in_zone(seat, VANGUARD)


def any_card(g: Game, card: int) -> bool:
    return True


@dataclass(frozen=True)
class Successors:
    """The cards of a soul that may become the vanguard of a player without one."""

    ridable: Callable[[Game, int], bool] = any_card
    """Whether a card can be ridden at all."""

    def of(self, g: Game, seat: int) -> list[int]:
        return [card for card in g.in_zone(seat, "soul") if self.ridable(g, card)]

    def none_left(self, g: Game, seat: int) -> bool:
        """No vanguard, and no card in the soul to ride."""
        return no_vanguard(g, seat) and not self.of(g, seat)

    def wanted(self, g: Game) -> list[int]:
        """Who has no vanguard and a card to ride, the turn player first."""
        first = g.facts["turn seat"]
        return [seat for seat in (first, 1 - first) if no_vanguard(g, seat) and self.of(g, seat)]

    def options(self, g: Game, v: Frame) -> list[Option]:
        return list(self.of(g, v.lacking[0]))


def someone_lacks(g: Game, v: Frame) -> bool:
    return bool(v.lacking)


def who_lacks(g: Game, v: Frame) -> int:
    return int(v.lacking[0])


def the_new(g: Game, v: Frame) -> tuple[int, ...]:
    return (v.successor,)


def next_lacking(g: Game, v: Frame) -> None:
    v.lacking = v.lacking[1:]
