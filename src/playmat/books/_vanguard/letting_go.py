"""Abilities with a limit that wait: they may be played, or cease to exist without it."""

from __future__ import annotations

from typing import Any

from ...kernel import Frame, Game, Option, once, take_option, waiting_options
from .limiting import limited

LET_GO = "let go"
ACTS = {LET_GO: ("ability", "card")}


def to_play_or_let_go(g: Game, seat: int) -> list[Option]:
    """Of what waits, that which has a limit may also cease to exist without being played."""
    found = waiting_options(g, seat)
    spare: frozenset[str] = once(g.match, LET_GO, limited, g.match)
    return [*found, *[let_go_of(option) for option, w in found.items() if w.ability in spare]]


def let_go_of(option: Any) -> Option:
    """That what this option stands for ceases to exist."""
    _, *which = option
    return (LET_GO, *which)


def turn_players_waiting(g: Game, v: Frame) -> list[Option]:
    return to_play_or_let_go(g, g.facts["turn seat"])


def other_players_waiting(g: Game, v: Frame) -> list[Option]:
    return to_play_or_let_go(g, 1 - g.facts["turn seat"])


def is_let_go(g: Game, v: Frame) -> bool:
    word, *_ = v.played
    return bool(word == LET_GO)


def let_go(g: Game, v: Frame) -> None:
    _, *which = v.played
    take_option(g, ("ability", *which))
