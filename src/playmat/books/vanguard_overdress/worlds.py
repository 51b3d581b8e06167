"""7.32, 7.33: the World of each player, and Final Rush, which effects bring about and others ask for."""

from __future__ import annotations

from typing import Any

from ...kernel import Builder, Game, emit, permission, table_of
from ...kernel import nodes as n
from .nodes import World

WORLDS = ("Dark Night", "Abyssal Dark Night")
FINAL_RUSH = "final rush"
KEY = "world"


def world_of(g: Game, seat: int) -> str:
    """7.33.1.1: empty, as long as no effect says another.

    7.33.2.1: of several the newest, and it alone.
    """
    word: str = table_of(g, KEY).get(-1 - seat, "")
    return word


def world(match: Any, env: Any, name: str, node: World, card: Any) -> tuple[Any, ...]:
    env.book.require(node.word, WORLDS, "World")
    return ("set", KEY, None, node.word, None)


def is_world(word: str, own: bool) -> Any:
    return lambda g, s: world_of(g, s.seat if own else 1 - s.seat) == word


def in_final_rush(g: Game, s: Any) -> bool:
    """7.32.1: for as long as the effect lasts that said so."""
    return bool(permission(g, -1 - s.seat, FINAL_RUSH))


FIGURES = {
    "you are in Final Rush": in_final_rush,
    **{f"your World is {word}": is_world(word, True) for word in WORLDS},
    **{f"your opponent's World is {word}": is_world(word, False) for word in WORLDS},
}


def rows_tell_world(b: Builder, node: n.Perform) -> None:
    """A World that comes by an effect is told to both players."""
    seat = b.seat(node.who)
    b.step(lambda g, v: emit(g, "world", note=(seat(g, v), world_of(g, seat(g, v)))))


EVENTS: dict[str, tuple[str, ...]] = {"world": ()}
CHANGES: dict[type[n.Node], Any] = {World: world}
ACTIONS = {"tell world": rows_tell_world}
