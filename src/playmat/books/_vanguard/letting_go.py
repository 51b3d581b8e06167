"""Abilities with a limit that wait: they may be played, or cease to exist without it."""

from __future__ import annotations

from ...kernel import Frame, Game, Option, once, take_option, waiting_options
from .limiting import limited

LET_GO = "let go"
ACTS = {LET_GO: ("ability", "card")}


def to_play_or_let_go(g: Game, seat: int) -> list[Option]:
    """Of what waits, that which has a limit may also cease to exist without being played."""
    found = waiting_options(g, seat)
    spare: frozenset[str] = once(g.match, LET_GO, limited, g.match)
    kept: list[Option] = [
        (LET_GO, *option[1:]) for option, w in found.items() if w.ability in spare and isinstance(option, tuple)
    ]
    return [*found, *kept]


def turn_players_waiting(g: Game, v: Frame) -> list[Option]:
    return to_play_or_let_go(g, g.facts["turn seat"])


def other_players_waiting(g: Game, v: Frame) -> list[Option]:
    return to_play_or_let_go(g, 1 - g.facts["turn seat"])


def is_let_go(g: Game, v: Frame) -> bool:
    return isinstance(v.played, tuple) and v.played[0] == LET_GO


def let_go(g: Game, v: Frame) -> None:
    _, *which = v.played
    take_option(g, ("ability", *which))
