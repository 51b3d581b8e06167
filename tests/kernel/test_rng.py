"""Chance: the same numbers on every machine, and every outcome as likely as the others."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from playmat.kernel.state import rng

WHOLE = 1 << 64


def test_the_sequence_is_that_of_splitmix():
    """The reference sequence of the generator for the state 1234567."""
    state, numbers = 1234567, []
    for _ in range(5):
        number, state = rng.below(state, WHOLE)
        numbers.append(number)
    assert numbers == [
        6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821,
    ]  # fmt: skip


def test_a_seed_gives_this_order():
    items = list(range(12))
    state = rng.shuffle(rng.seed_state(1), items)
    assert items == PINNED_ORDER
    assert state == PINNED_STATE


def test_any_whole_number_is_a_seed():
    states = [rng.seed_state(seed) for seed in (0, 1, -1, 2**64 + 5)]
    assert len(set(states)) == 4
    assert all(0 <= state < WHOLE for state in states)


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 50])
def test_numbers_below_a_bound_are_even(bound):
    state, counts = rng.seed_state(bound), Counter()
    rounds = 400 * bound
    for _ in range(rounds):
        number, state = rng.below(state, bound)
        counts[number] += 1
    assert set(counts) == set(range(bound))
    chi = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert chi < 2 * bound + 20


def test_numbers_that_would_favour_some_are_thrown_away():
    """With a bound just over half of all numbers, half of the draws must be taken again."""
    bound = (WHOLE >> 1) + 1
    state, again = rng.seed_state(3), 0
    for _ in range(400):
        before = state
        number, state = rng.below(state, bound)
        assert number < bound
        again += state != (before + rng.STEP) & rng.MASK
    assert 140 < again < 260


def test_every_order_is_as_likely():
    state, orders = rng.seed_state(5), Counter()
    for _ in range(4800):
        items = list("abcd")
        state = rng.shuffle(state, items)
        orders["".join(items)] += 1
    assert set(orders) == {"".join(p) for p in permutations("abcd")}
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 60


def test_shuffling_nothing_or_one_uses_no_chance():
    assert rng.shuffle(7, []) == 7
    assert rng.shuffle(7, [1]) == 7


PINNED_ORDER = [10, 3, 9, 5, 2, 4, 1, 7, 11, 6, 0, 8]
PINNED_STATE = 4240941018782677723
