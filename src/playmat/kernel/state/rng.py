"""Chance as data: a 64-bit state stepped by the splitmix generator, equal on every machine.

The whole generator is one integer kept in the game, so a fork copies the future and a save keeps it.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import shake_128
from struct import unpack
from typing import TypeVar

T = TypeVar("T")


MASK = (1 << 64) - 1


STEP = 0x9E3779B97F4A7C15


def mix(state: int) -> int:
    """Scramble a state into a 64-bit number."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def seed_state(seed: int) -> int:
    """A starting state for any integer seed."""
    return mix((seed * STEP + STEP) & MASK)


def below(state: int, bound: int) -> tuple[int, int]:
    """A uniform number in [0, bound) and the next state; rejection keeps it exact."""
    limit = (1 << 64) - (1 << 64) % bound
    while True:
        state = (state + STEP) & MASK
        number = mix(state)
        if number < limit:
            return number % bound, state


def shuffle(state: int, items: MutableSequence[T]) -> int:
    """Put the items in a uniformly random order, in place; give the next state."""
    for i in range(len(items) - 1, 0, -1):
        j, state = below(state, i + 1)
        items[i], items[j] = items[j], items[i]
    return state


def scattered(key: str, items: Sequence[T]) -> list[T]:
    """The items in an order that the key alone decides, for what is imagined: one hash for all of them."""
    many = len(items)
    lots = unpack(f"<{many}Q", shake_128(key.encode()).digest(8 * many))
    return [items[at] for at in sorted(range(many), key=lots.__getitem__)]
