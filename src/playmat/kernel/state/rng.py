"""Chance as data: a keyed hash (BLAKE2b) of a counter, equal on every machine.

The whole generator is one integer kept in the game, so a fork copies the future and a save keeps it. It holds the key,
which the seed alone decides, above a counter of blocks. A block is the hash of its number under the key: whoever sees
what came of some blocks can tell neither the key nor any other block.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b, shake_128
from math import perm
from secrets import randbits
from struct import unpack
from typing import TypeVar

from ..words.errors import GameError
from ..words.reading import short

T = TypeVar("T")


SEED_BITS = 128


SEEDS = 1 << SEED_BITS


KEY_BYTES = 16


KEYS = 1 << 8 * KEY_BYTES


COUNTER_BITS = 64


COUNTER = (1 << COUNTER_BITS) - 1


BLOCK = 1 << 512
"""A block is a number below it, each as likely as the others."""
STRETCH = 448
"""Bits of a block that a shuffle uses: so few that hardly ever a block is thrown away."""


def fresh_seed() -> int:
    """A seed that nobody can guess, from the system."""
    return randbits(SEED_BITS)


def require_seed(seed: object, whose: str) -> int:
    """The seed, if it is one; GameError says what is wrong with it."""
    if type(seed) is int and 0 <= seed < SEEDS:
        return seed
    large = type(seed) is int and seed.bit_length() > SEED_BITS
    given = f"of over {SEED_BITS} bits" if large else short(seed)
    raise GameError(f"seed {given} of {whose}; expected a whole number from 0 to 2**{SEED_BITS} - 1")


def derived_seed(seed: int, word: str) -> int:
    """A seed for something beside the game, such as a bot, that tells nothing of the seed it was made of.

    It has so few bits that programs in any language can read it.
    """
    key = seed.to_bytes(KEY_BYTES, "little")
    return int.from_bytes(blake2b(word.encode(), key=key, digest_size=6, person=b"playmat other").digest(), "little")


def seed_state(seed: int) -> int:
    """The starting state for a seed."""
    key = blake2b(seed.to_bytes(KEY_BYTES, "little"), digest_size=KEY_BYTES, person=b"playmat seed").digest()
    return int.from_bytes(key, "little") << COUNTER_BITS


def is_state(value: object) -> bool:
    """Whether a generator can come to this state."""
    return type(value) is int and 0 <= value >> COUNTER_BITS < KEYS


def block(state: int) -> int:
    """The block that a state stands before."""
    key = (state >> COUNTER_BITS).to_bytes(KEY_BYTES, "little")
    return int.from_bytes(blake2b((state & COUNTER).to_bytes(8, "little"), key=key).digest(), "little")


def below(state: int, bound: int) -> tuple[int, int]:
    """A uniform number in [0, bound) and the next state; rejection keeps it exact. A bound is at most a block."""
    limit = BLOCK - BLOCK % bound
    while True:
        number = block(state)
        state += 1
        if number < limit:
            return number % bound, state


def shuffle(state: int, items: MutableSequence[T]) -> int:
    """Put the items in a uniformly random order, in place; give the next state.

    Every item goes to one of the places up to its own. A block decides that for as many of them as it has room for: one
    number tells all their places, as if each of them were a digit of it.
    """
    left = len(items)
    while left > 1:
        many = min(left - 1, STRETCH // left.bit_length())
        number, state = below(state, perm(left, many))
        for bound in range(left, left - many, -1):
            number, j = divmod(number, bound)
            items[bound - 1], items[j] = items[j], items[bound - 1]
        left -= many
    return state


def scattered(key: str, items: Sequence[T]) -> list[T]:
    """The items in an order that the key alone decides, for what is imagined: one hash for all of them."""
    return all_scattered(key, [items])[0]


def all_scattered(key: str, several: Sequence[Sequence[T]]) -> list[list[T]]:
    """The same of several sequences, each within itself."""
    many = sum(map(len, several))
    lots = unpack(f"<{many}I", shake_128(key.encode()).digest(4 * many))
    found, first = [], 0
    for items in several:
        last = first + len(items)
        order = sorted(range(len(items)), key=lots[first:last].__getitem__)
        found.append(list(map(items.__getitem__, order)))
        first = last
    return found
